//! The plates: what everybody can see of each player.

use leptos::prelude::*;
use tortuga_scene::{Count, Plate};

use crate::ui::grog::look;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::at_table;
use crate::ui::table::thinking::Thinking;

/// All plates in turn order.
#[component]
pub(crate) fn Plates() -> impl IntoView {
    let at = at_table();
    let seats = Memo::new(move |_| at.look(|scene| scene.plates.len()));
    let plate = move |seat: usize| {
        let plate = Memo::new(move |_| at.look(|scene| scene.plates.get(seat).cloned()));
        move || plate.get().map(|plate| view! { <PlateBox plate /> })
    };
    // It scrolls where many sit on a small screen, so the keyboard can go there.
    view! {
        <section class="seats" tabindex="0" aria-label=words("web-players")>
            <For each=move || 0..seats.get() key=|seat| *seat let:seat>{plate(seat)}</For>
        </section>
    }
}

#[component]
fn PlateBox(plate: Plate) -> impl IntoView {
    let label = plate.name.clone();
    let you = plate
        .you
        .then(|| view! { <span class="role">{words("web-seat-you")}</span> });
    let status = status_line(plate.acts, plate.status);
    let seat = usize::from(plate.seal.seat);
    let points = move || words_with("web-points", "count", plate.points);
    let woke = move || at_table().woke(&format!("plate:{seat}"));
    view! {
        <article class="plate" class:plate--now=plate.acts class:wake=woke aria-label=label>
            <div class="who">
                {seal(&plate.seal, "md")}
                <div class="names"><span class="name">{plate.name}</span>{you}</div>
                <div class="score num">{plate.points}<small>{points}</small></div>
            </div>
            <ul class="stats">{plate.counts.into_iter().map(count).collect_view()}</ul>
            {status}
            <Thinking seat />
        </article>
    }
}

/// What is to be said of a player, with the lamp if he is to act.
pub(crate) fn status_line(acts: bool, status: String) -> Option<AnyView> {
    if status.is_empty() {
        return None;
    }
    let state = if acts { "state state--lamp" } else { "state" };
    let lamp = acts.then(|| icon("lamp"));
    Some(view! { <div class=state>{lamp}<span>{status}</span></div> }.into_any())
}

/// A number with an icon; the words are for whoever listens or points at it.
pub(crate) fn count(count: Count) -> impl IntoView {
    let title = count.label.clone();
    view! {
        <li class="stat" title=title>
            {icon(count.icon)}<span class="num">{count.count}</span><span class="sr">" "{count.label}</span>
        </li>
    }
}

/// What lies beside the board.
#[component]
pub(crate) fn Stacks() -> impl IntoView {
    let at = at_table();
    let stacks = Memo::new(move |_| look(at, |board| board.stacks.clone()));
    let some = Memo::new(move |_| stacks.with(|stacks| !stacks.is_empty()));
    view! {
        <Show when=move || some.get()>
            <div class="stacks">
                <h2 class="label">{words("web-stacks")}</h2>
                <ul class="stats">{move || stacks.get().into_iter().map(count).collect_view()}</ul>
            </div>
        </Show>
    }
}
