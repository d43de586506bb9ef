//! The hands that the chosen viewpoint shows.

use std::sync::Arc;

use leptos::prelude::*;
use tortuga_core::{Seat, Viewer};
use tortuga_scene::{Card, Onlook, Seal, scene, seat_seal};

use crate::replay::{Replay, Viewpoint};
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words};
use crate::ui::replay::showing::{Kept, Showing};

/// One player's cards.
#[derive(Clone, PartialEq)]
struct Hand {
    seat: Seat,
    name: String,
    cards: Vec<Card>,
}

/// Nobody's, one seat's or everybody's cards, as the viewpoint has it.
#[component]
pub(crate) fn Hands(showing: Showing, seals: Memo<Vec<Seal>>) -> impl IntoView {
    // A course for each seat whose cards are seen.
    let courses = Memo::new(move |_| {
        showing
            .replay
            .with_value(|replay| match showing.viewpoint.get() {
                Viewpoint::Spectator => Vec::new(),
                Viewpoint::Seat(seat) => vec![(seat, showing.course.get())],
                Viewpoint::Open => {
                    let kept = |seat| (seat, Kept(Arc::new(replay.course(Viewer::Seat(seat)))));
                    replay.seats().map(kept).collect()
                }
            })
    });
    let tongue = tongue();
    let hands = Memo::new(move |_| {
        let (at, lang) = (showing.at.get(), tongue.get());
        showing.replay.with_value(|replay| {
            courses.with(|courses| {
                let each = courses.iter();
                each.filter_map(|(seat, kept)| hand(replay, *seat, kept, at, lang))
                    .collect::<Vec<Hand>>()
            })
        })
    });
    let game = showing.replay.with_value(|replay| replay.game().to_owned());
    let some = move || hands.with(|hands| !hands.is_empty());
    let rows = move || {
        let each = hands.get().into_iter();
        seals.with(|seals| each.map(|hand| row(&game, seals, hand)).collect_view())
    };
    view! {
        <section class="rphands" class:rphands--none=move || !some() aria-label=words("web-replay-hands") data-testid="hands">{rows}</section>
    }
}

/// What a seat held at a moment; none if it held nothing.
fn hand(
    replay: &Replay,
    seat: Seat,
    kept: &Kept,
    at: usize,
    lang: tortuga_words::Lang,
) -> Option<Hand> {
    let onlook = Onlook {
        lang,
        edition: replay.edition(),
        names: replay.names(),
        viewer: Viewer::Seat(seat),
    };
    let picture = kept.0.picture(at)?;
    let drawn = scene(replay.game(), &onlook, &picture.view, &[], None).ok()?;
    let name = replay.names().get(seat.index()).cloned();
    (!drawn.hand.is_empty()).then(|| Hand {
        seat,
        name: name.unwrap_or_default(),
        cards: drawn.hand,
    })
}

fn row(game: &str, seals: &[Seal], hand: Hand) -> impl IntoView + use<> {
    let known = seals.iter().find(|seal| seal.seat == hand.seat.0);
    let mark = known.cloned().unwrap_or_else(|| seat_seal(game, hand.seat));
    let cards = hand.cards.into_iter().map(|card| {
        let corner = (!card.corner.is_empty()).then(|| view! { <b class="num">{card.corner}</b> });
        view! { <li class="rpcard" title=card.about>{icon(card.icon)}<span>{card.title}</span>{corner}</li> }
    });
    view! {
        <div class="rphand" data-testid=format!("hand-{}", hand.seat)>
            <span class="rpwho">{seal(&mark, "sm")}<b>{hand.name}</b></span>
            <ul>{cards.collect_view()}</ul>
        </div>
    }
}
