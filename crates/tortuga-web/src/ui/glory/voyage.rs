//! Beside the chart: the order of this round, the sailing track, and what is
//! still to be had.

use leptos::prelude::*;
use tortuga_scene::{
    BonusLadder, BonusStep, SailingTrack, Seal, ShipPlate, StepState, TrackMark, TreasureBag,
    TurnPlace,
};

use crate::ring::{circle_middle, dots, snake};
use crate::ui::glory::fleet::treasures;
use crate::ui::glory::look;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::table::at_table::at_table;
use crate::ui::table::plates::count;

/// Who sails when in this round, and with which card; before that, who has
/// chosen.
#[component]
pub(crate) fn Order() -> impl IntoView {
    let at = at_table();
    let seen = Memo::new(move |_| {
        look(at, |board| {
            (
                board.order.clone(),
                board.ships.clone(),
                board.about.clone(),
            )
        })
    });
    let rows = move || {
        let (order, ships, _) = seen.get();
        if order.is_empty() {
            ships
                .into_iter()
                .filter(|ship| ship.afloat && !ship.henry)
                .map(chooser)
                .collect_view()
                .into_any()
        } else {
            order
                .into_iter()
                .map(|turn| sailor(turn, &ships))
                .collect_view()
                .into_any()
        }
    };
    let title = move || {
        let chosen = seen.with(|(order, ..)| order.is_empty());
        words(if chosen {
            "web-order-open"
        } else {
            "web-order"
        })()
    };
    let over = at.over();
    view! {
        <Show when=move || !over.get()>
            <section class="panel" aria-label=title data-testid="order">
                <h2 class="label">{title}</h2>
                <ol class="turns">{rows}</ol>
                <p class="hint">{move || seen.with(|(.., about)| about.clone())}</p>
            </section>
        </Show>
    }
}

fn chooser(ship: ShipPlate) -> impl IntoView {
    let key = if ship.has_chosen {
        "web-has-chosen"
    } else {
        "web-is-choosing"
    };
    let done = ship.has_chosen.then(|| icon("check"));
    view! {
        <li>{seal(&ship.seal, "sm")}<span class="nm">{ship.name}</span><span class="st">{done}{words(key)}</span></li>
    }
}

fn sailor(turn: TurnPlace, ships: &[ShipPlate]) -> impl IntoView + use<> {
    let own = ships.iter().find(|ship| ship.seal.seat == turn.seal.seat);
    let card = own.and_then(|ship| ship.played.as_ref());
    let dots = card.map(|card| dots(card.dots, card.black));
    let name = card.map(|card| card.name.clone());
    let (class, key) = match turn.state {
        StepState::Done => ("sailed", "web-order-done"),
        StepState::Now => ("sails", "web-order-now"),
        StepState::Later => ("", "web-order-later"),
    };
    view! {
        <li class=class>
            {seal(&turn.seal, "sm")}<span class="nm">{turn.name}</span>
            <b class="num" title=name>{turn.value}</b><span class="dots">{dots}</span>
            <span class="st">{words(key)}</span>
        </li>
    }
}

/// The sailing track as a snake of circles.
#[component]
pub(crate) fn Track() -> impl IntoView {
    let at = at_table();
    let track = Memo::new(move |_| look(at, |board| Some(board.track.clone())));
    view! {
        <section class="panel" aria-label=words("web-track") data-testid="track">
            <h2 class="label">{words("web-track")}</h2>
            <p class="sr">{move || track.get().map(|track| track.about)}</p>
            <svg class="track" viewBox="0 0 260 222" aria-hidden="true">{move || track.get().map(circles)}</svg>
            <p class="hint">{words("web-track-about")}</p>
        </section>
    }
}

fn circles(track: SailingTrack) -> impl IntoView {
    let SailingTrack {
        values, markers, ..
    } = track;
    let count = values.len() + 1;
    let values = values.into_iter().map(Some).chain([None]);
    let drawn = values.enumerate().map(|(number, value)| {
        let here = |mark: &TrackMark| usize::from(mark.circle) == number;
        let marks = markers.iter().filter(|mark| here(mark));
        let marks = marks.map(|mark| mark.seal.clone()).collect();
        one_circle(number, value, marks)
    });
    let drawn = drawn.collect_view();
    view! { <path class="snake" d=snake(count) />{drawn} }
}

fn one_circle(number: usize, value: Option<i8>, marks: Vec<Seal>) -> impl IntoView {
    let (x, y) = circle_middle(number);
    let class = match value {
        Some(value) if value < 0 => "circle minus",
        Some(_) => "circle",
        None => "circle deep",
    };
    let said = value.map_or("†".to_owned(), |value| {
        value.to_string().replace('-', "−")
    });
    // Markers on one circle overlap a little.
    let first = i32::from(x) - 6 * i32::try_from(marks.len() - marks.len().min(1)).unwrap_or(0);
    let marks = marks.into_iter().enumerate().map(move |(place, mark)| {
        let x = first + 12 * i32::try_from(place).unwrap_or(0);
        marker(&mark, x, i32::from(y) + 17)
    });
    view! {
        <g class=class>
            <circle cx=x.to_string() cy=y.to_string() r="12.4" />
            <text x=x.to_string() y=(y + 4).to_string()>{said}</text>
            {marks.collect_view()}
        </g>
    }
}

/// A player's mark on the track.
fn marker(seal: &Seal, x: i32, y: i32) -> impl IntoView + use<> {
    let fill = format!("color:var(--p-{})", seal.colour);
    let ink = format!("fill:var(--p-{}-t)", seal.colour);
    let shape = format!("#{}", seal.shape);
    // A triangle is widest at its foot.
    let foot = if seal.shape == "seal-triangle" { 5 } else { 3 };
    view! {
        <use_ href=shape x=(x - 9).to_string() y=(y - 9).to_string() width="18" height="18" style=fill />
        <text class="mark" x=x.to_string() y=(y + foot).to_string() style=ink>{seal.letter}</text>
    }
}

/// Bonuses, barrels and treasures that are left.
#[component]
pub(crate) fn Ladders() -> impl IntoView {
    let at = at_table();
    let ladders = Memo::new(move |_| {
        look(at, |board| {
            vec![
                ("compass", board.compass.clone()),
                ("home", board.home.clone()),
            ]
        })
    });
    let barrels = Memo::new(move |_| look(at, |board| Some(board.barrels.clone())));
    let bag = Memo::new(move |_| look(at, |board| Some(board.bag.clone())));
    view! {
        <section class="panel still" aria-label=words("web-still") data-testid="still">
            <h2 class="label">{words("web-still")}</h2>
            {move || ladders.get().into_iter().map(ladder).collect_view()}
            <ul class="stats">{move || barrels.get().map(count)}</ul>
            {move || bag.get().map(in_bag)}
        </section>
    }
}

fn ladder((glyph, ladder): (&'static str, BonusLadder)) -> impl IntoView {
    let step = |step: BonusStep| {
        let taken = step.taken_by.is_some();
        let by = step.taken_by.map(|mark| seal(&mark, "sm"));
        view! { <li class:taken=taken><b class="num">{step.glory}</b>{by}</li> }
    };
    view! {
        <div class="ladder">
            {icon(glyph)}<span aria-hidden="true">{ladder.name}</span><span class="sr">{ladder.about}</span>
            <ol aria-hidden="true">{ladder.steps.into_iter().map(step).collect_view()}</ol>
        </div>
    }
}

fn in_bag(bag: TreasureBag) -> impl IntoView {
    let lang = tongue().get();
    let set = |(place, glory): (usize, u16)| {
        let args = [("kinds", (place + 1).into()), ("glory", glory.into())];
        tortuga_words::say(lang, "web-set-glory", &args)
    };
    let sets = bag
        .sets
        .iter()
        .map(|&glory| u16::from(glory))
        .enumerate()
        .map(set);
    let sets = sets.collect::<Vec<_>>().join(", ");
    view! {
        <p class="bagline">{icon("bag")}<span aria-hidden="true">{words_with("web-bag", "count", bag.count)}</span><span class="sr">{bag.about}</span></p>
        <details class="unfold">
            <summary>{words("web-unseen")}</summary>
            {treasures(bag.unseen)}
            <p class="hint">{sets}</p>
        </details>
    }
}
