//! Beside a replay: what just happened, and the whole story to jump into.

use leptos::html::Ol;
use leptos::prelude::*;
use tortuga_scene::{LogLine, Seal};
use wasm_bindgen::JsCast;

use crate::replay::Told;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::words;
use crate::ui::replay::bar::place;
use crate::ui::replay::showing::Showing;
use crate::ui::table::at_table::at_table;
use crate::ui::table::result::Breakdown;

/// The moment in words, and every sentence of the log.
#[component]
pub(crate) fn Moves(showing: Showing, seals: Memo<Vec<Seal>>) -> impl IntoView {
    let at = at_table();
    let now = Memo::new(move |_| showing.now());
    let said = move || {
        let result = at.look(|scene| scene.result.as_ref().map(|result| result.headline.clone()));
        let told = now.get().and_then(|place| {
            let line = |told: &Vec<Told>| told.get(place).map(|told| told.line.text.clone());
            showing.told.with(line)
        });
        result.or(told).unwrap_or_else(words("web-replay-laid"))
    };
    let list = NodeRef::<Ol>::new();
    keep_in_sight(now, list);
    let chosen = Selector::new(move || now.get());
    let lines = move || {
        let seals = seals.get();
        showing.told.with(|told| {
            let each = told.iter().enumerate();
            each.map(|(number, told)| line(showing, told, number, &seals, chosen.clone()))
                .collect_view()
        })
    };
    view! {
        <aside class="side rpside" aria-label=words("web-log")>
            <div class="rpnow">
                <p class="label">{move || place(showing)}" · "{move || at.look(|scene| scene.round.clone())}</p>
                <h2 data-testid="replay-now" aria-live="polite">{said}</h2>
            </div>
            <Breakdown />
            <ol class="moves" data-testid="moves" node_ref=list>{lines}</ol>
        </aside>
    }
}

fn line(
    showing: Showing,
    told: &Told,
    number: usize,
    seals: &[Seal],
    chosen: Selector<Option<usize>>,
) -> impl IntoView + use<> {
    let at = told.at;
    let LogLine {
        seal: mark,
        text,
        round,
    } = told.line.clone();
    // Where a table chooses its colours, its plates know them.
    let own = mark.map(|mark| {
        let known = seals.iter().find(|seal| seal.seat == mark.seat);
        known.cloned().unwrap_or(mark)
    });
    let mark = match own {
        Some(mark) => seal(&mark, "sm").into_any(),
        None => view! { <span class="no">{icon("die")}</span> }.into_any(),
    };
    let round = round.map(|round| view! { <p class="roundline">{round}</p> });
    let here = move || chosen.selected(&Some(number));
    let marked = here.clone();
    let current = move || marked().then_some("step");
    // One stop for the keyboard: the arrows go on from there.
    let stop = move || if here() { "0" } else { "-1" };
    let go = move |_| {
        showing.playing.set(false);
        showing.go(at);
    };
    view! {
        <li>
            {round}
            <button type="button" class="mv" data-at=at.to_string() aria-current=current tabindex=stop on:click=go>
                <span class="mvn num">{at}</span>{mark}<span>{text}</span>
            </button>
        </li>
    }
}

/// The sentence of this moment stays in the middle of its list; the page itself
/// does not move.
fn keep_in_sight(now: Memo<Option<usize>>, list: NodeRef<Ol>) {
    Effect::new(move || {
        now.track();
        request_animation_frame(move || {
            let Some(Some(list)) = list.try_get_untracked() else {
                return;
            };
            let found = list.query_selector(".mv[aria-current]").ok().flatten();
            let found = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
            let top = found.map_or(0, |found| found.offset_top());
            list.set_scroll_top(top - list.client_height() / 2);
        });
    });
}
