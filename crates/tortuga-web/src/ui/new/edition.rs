//! The printed data of one's own box.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::EditionCard;

use crate::ui::api::{self, Trouble};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::new::plan::plan;
use crate::ui::seg::{Choice, Seg};

/// What was found in a file: an edition, or all that is wrong with it.
type Found = Result<EditionCard, (Trouble, Vec<String>)>;

/// The standard edition, or a file.
#[component]
pub(crate) fn EditionLine() -> impl IntoView {
    let plan = plan();
    let own = RwSignal::new(false);
    let found = RwSignal::new(None::<Found>);
    let choices = vec![
        Choice::new("standard", words("web-edition-standard")),
        Choice::new("own", words("web-edition-own")),
    ];
    let chosen = Signal::derive(move || if own.get() { "own" } else { "standard" }.to_owned());
    let choose = move |word: String| {
        own.set(word == "own");
        if !own.get_untracked() {
            plan.edition.set(None);
            found.set(None);
        }
    };
    let send = move |text: String| {
        spawn_local(async move {
            let answer = api::add_edition(plan.game.get_value(), text).await;
            plan.edition.set(answer.as_ref().ok().map(|card| card.hash));
            found.set(Some(answer));
        });
    };
    let picked = move |event: web_sys::Event| {
        spawn_local(async move {
            if let Some(text) = browser::picked_text(&event).await {
                send(text);
            }
        });
    };
    view! {
        <div class="opt">
            <b>{words("web-edition")}</b><small>{words("web-edition-about")}</small>
            <Seg testid="edition" label=Signal::derive(words("web-edition")) choices chosen choose />
        </div>
        <Show when=move || own.get()>
            <p class="filebox">
                <label for="edition-file">{words("web-edition-file")}</label>
                <input id="edition-file" type="file" accept=".toml,text/plain" data-testid="edition-file" on:change=picked />
            </p>
            <div role="status" data-testid="edition-said">{move || found.get().map(told)}</div>
        </Show>
    }
}

/// The name and the hash of what was taken, or every mistake in a line of its own.
fn told(found: Found) -> AnyView {
    let (trouble, mistakes) = match found {
        Ok(card) => {
            let hash = card.hash.to_string();
            return view! {
                <p class="good">{icon("check")}<b>{card.name}</b>" "<code class="hash">{hash}</code></p>
            }
            .into_any();
        }
        Err(wrong) => wrong,
    };
    let lang = tongue().get();
    let line = |mistake| view! { <li><code>{mistake}</code></li> };
    view! {
        <p class="trouble">{trouble.words(lang)}</p>
        <ul class="mistakes" lang="en">{mistakes.into_iter().map(line).collect_view()}</ul>
    }
    .into_any()
}
