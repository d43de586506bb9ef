//! A small card on the table of GROO: a Building, a Troop, a card of a pile.

use leptos::prelude::*;
use tortuga_scene::{Piece, Touch};

use crate::ui::groo::LookedUp;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::table::at_table::at_table;

/// Equal cards that lie together.
#[component]
pub(crate) fn PieceBox(
    #[prop(into)] piece: Signal<Option<Piece>>,
    /// Where it lies, as the wake calls it: `building:0`.
    #[prop(optional, into)]
    place: String,
) -> impl IntoView {
    let at = at_table();
    let woke = move || {
        !place.is_empty()
            && piece.with(|piece| {
                piece
                    .as_ref()
                    .is_some_and(|piece| at.woke(&format!("{place}:{}", piece.id)))
            })
    };
    let is = move |test: fn(&Piece) -> bool| piece.with(|piece| piece.as_ref().is_some_and(test));
    let lit = move || at.lit(is(legal));
    let up = expect_context::<LookedUp>();
    let look_up = move || {
        up.0.set(piece.get_untracked().map(|piece| (piece.name, piece.about)));
    };
    let press = move |_| {
        look_up();
        if let Some(piece) = piece.get_untracked() {
            at.touch(&piece.touch);
        }
    };
    let about = move || piece.with(|piece| piece.as_ref().map(spoken));
    view! {
        <button type="button" class="piece" class:legal=lit class:in-battle=move || is(|piece| piece.committed) class:wake=woke
            class:rests=move || is(|piece| piece.idle > 0)
            data-stop="" data-notation=move || piece.get().and_then(|piece| notation(piece.touch))
            tabindex=move || if lit() { "0" } else { "-1" }
            aria-label=about aria-disabled=move || (!lit()).to_string()
            on:mouseenter=move |_| look_up() on:focus=move |_| look_up() on:click=press>
            {move || piece.get().map(face)}
        </button>
    }
}

/// A card that is there as long as it is shown.
pub(crate) fn piece_box(piece: Piece) -> impl IntoView {
    let piece = Signal::stored(Some(piece));
    view! { <PieceBox piece /> }
}

fn legal(piece: &Piece) -> bool {
    matches!(piece.touch, Touch::Act(_))
}

/// What is played when something is touched, if that is allowed.
pub(crate) fn notation(touch: Touch) -> Option<String> {
    match touch {
        Touch::Act(notation) => Some(notation),
        Touch::Ask(_) | Touch::Nothing => None,
    }
}

/// What whoever listens hears.
fn spoken(piece: &Piece) -> String {
    match piece.count {
        0 | 1 => format!("{}. {}", piece.name, piece.about),
        count => format!("{count}× {}. {}", piece.name, piece.about),
    }
}

/// What the eye gets.
pub(crate) fn face(piece: Piece) -> impl IntoView {
    let count = (piece.count > 1)
        .then(|| view! { <span class="many num">{format!("{}×", piece.count)}</span> });
    let corner = piece
        .value
        .map(|value| view! { <b class="corner num">{value}</b> });
    let rests = (piece.idle > 0).then(|| mark("moon", rest_words(piece.idle, piece.count)));
    let battle = piece
        .committed
        .then(|| mark("k-blades", words("web-in-battle")()));
    view! {
        <span class=format!("band band--{}", piece.band)></span>
        {icon(piece.icon)}{corner}
        <span class="ttl">{count}{piece.name}</span>
        <span class="sort">{piece.sort}</span>
        {rests}{battle}
    }
}

fn mark(glyph: &'static str, text: String) -> impl IntoView {
    view! { <span class="mark">{icon(glyph)}<span>{text}</span></span> }
}

/// That a card rests; of several, how many.
fn rest_words(idle: u8, count: u8) -> String {
    let rests = tortuga_words::say(tongue().get(), "web-rests", &[]);
    if count > 1 {
        format!("{idle} {rests}")
    } else {
        rests
    }
}

/// What the card does that was pointed at or touched last. Whoever listens
/// hears it with the card.
#[component]
pub(crate) fn LookUp() -> impl IntoView {
    let up = expect_context::<LookedUp>();
    let said = move || match up.0.get() {
        Some((name, about)) => view! { <b>{name}</b>" "{about} }.into_any(),
        None => view! { {words("web-look-up")} }.into_any(),
    };
    view! { <p class="lookup" aria-hidden="true" data-testid="look-up">{said}</p> }
}
