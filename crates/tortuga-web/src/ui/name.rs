//! The field for one's own name.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::LONGEST_NAME;

use crate::ui::api::{self, Trouble};
use crate::ui::lang::{tongue, words};
use crate::ui::me::myself;

/// My name, and a button to change it. Enter does the same.
#[component]
pub(crate) fn NameField() -> impl IntoView {
    let myself = myself();
    let name = RwSignal::new(String::new());
    let answer = RwSignal::new(None::<Result<(), Trouble>>);
    Effect::new(move || {
        if let Some(me) = myself.get() {
            name.set(me.name);
        }
    });
    let save = move || {
        spawn_local(async move {
            let saved = api::rename(name.get_untracked()).await;
            answer.set(Some(saved.map(|me| myself.learn(me))));
        });
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        save();
    };
    let tongue = tongue();
    let said = move || {
        answer.get().map(|answer| match answer {
            Ok(()) => words("web-name-saved")(),
            Err(trouble) => trouble.words(tongue.get()),
        })
    };
    let trouble = move || myself.trouble().map(|trouble| trouble.words(tongue.get()));
    view! {
        <form class="name" on:submit=submit>
            <label class="label" for="name">{words("web-your-name")}</label>
            <div class="linkbox">
                <input id="name" class="field" data-testid="name-input" autocomplete="nickname"
                    maxlength=LONGEST_NAME.to_string() bind:value=name
                    on:input=move |_| answer.set(None) />
                <button type="submit" class="btn" data-testid="name-save">{words("web-name-save")}</button>
            </div>
            <p class="hint" role="status">{move || said().or_else(trouble)}</p>
        </form>
    }
}
