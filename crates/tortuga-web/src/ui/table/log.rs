//! The log in words, and what lies beside the board.

use leptos::html::Div;
use leptos::prelude::*;
use tortuga_games::EditionChoice;
use tortuga_scene::{LogLine, Onlook, marked};

use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::plates::Stacks;
use tortuga_client::{chronicle, strict};

/// So close to its end, in pixels, the log follows what is new.
const NEAR: i32 = 40;

/// Everything heard, oldest first; the newest is in sight, unless somebody
/// reads further up. Only a new line is read aloud: a line that is there
/// changes its words with the language and nothing else.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let at = at_table();
    let lines = lines(at);
    let count = Memo::new(move |_| lines.with(Vec::len));
    let place = NodeRef::<Div>::new();
    let follows = StoredValue::new(true);
    let seen = StoredValue::new(0);
    // Only a person scrolls up. What was added in the meantime is no reason to
    // stay behind.
    let note = move |_| {
        if let Some(place) = place.get_untracked() {
            let up = place.scroll_top() < seen.get_value();
            seen.set_value(place.scroll_top());
            follows.update_value(|follows| *follows = is_near(&place) || (*follows && !up));
        }
    };
    follow_the_end(lines, place, follows);
    view! {
        <aside class="side" aria-label=words("web-log")>
            <h2 class="label">{words("web-log")}</h2>
            <div class="log" role="log" aria-live="polite" aria-relevant="additions" data-testid="log" tabindex="0"
                aria-label=words("web-log") node_ref=place on:scroll=note>
                <For each=move || 0..count.get() key=|number| *number let:number>
                    <Entry lines number />
                </For>
            </div>
            <Stacks />
        </aside>
    }
}

fn follow_the_end(lines: Memo<Vec<LogLine>>, place: NodeRef<Div>, follows: StoredValue<bool>) {
    Effect::new(move || {
        lines.track();
        request_animation_frame(move || {
            // The page may be another one by now.
            if let Some(Some(place)) = place.try_get_untracked()
                && follows.get_value()
            {
                place.set_scroll_top(place.scroll_height());
            }
        });
    });
}

/// The newest line is in sight, or nearly.
fn is_near(place: &web_sys::HtmlDivElement) -> bool {
    place.scroll_height() - place.scroll_top() - place.client_height() < NEAR
}

/// The sentences, made anew whenever something was heard.
fn lines(at: AtTable) -> Memo<Vec<LogLine>> {
    let tongue = tongue();
    let heard = Memo::new(move |_| at.page.with(|page| page.heard.clone()));
    let card_of = Memo::new(move |_| {
        card(at, |card| {
            Some((card.game.clone(), card.names(), card.viewer))
        })
    });
    let lines = Memo::new(move |_| {
        let Some((game, names, viewer)) = card_of.get() else {
            return Vec::new();
        };
        let onlook = Onlook {
            lang: tongue.get(),
            edition: &EditionChoice::Standard,
            names: &names,
            viewer,
        };
        heard.with(|heard| {
            if at.strict.get() {
                chronicle(&game, &onlook, &strict(&game, heard))
            } else {
                chronicle(&game, &onlook, heard)
            }
        })
    });
    let plates = Memo::new(move |_| at.look(|scene| scene.plates.clone()));
    Memo::new(move |_| plates.with(|plates| marked(lines.get(), plates)))
}

#[component]
fn Entry(lines: Memo<Vec<LogLine>>, number: usize) -> impl IntoView {
    let line = Memo::new(move |_| lines.with(|lines| lines.get(number).cloned()));
    let round = move || {
        let round = line.get()?.round?;
        Some(view! { <p class="roundline">{round}</p> })
    };
    let mark = move || match line.get().and_then(|line| line.seal) {
        Some(mark) => seal(&mark, "sm").into_any(),
        None => view! { <span class="no">{icon("die")}</span> }.into_any(),
    };
    view! {
        {round}
        <p class="entry">{mark}<span>{move || line.get().map(|line| line.text)}</span></p>
    }
}
