//! Icons, seals and dice.

use leptos::prelude::*;
use tortuga_scene::{Die, Seal};

/// An icon of the sprite that the page carries.
pub(crate) fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("#{name}");
    view! { <svg class="i" aria-hidden="true"><use_ href=href /></svg> }
}

/// The strokes of fog, over all of what they lie in.
pub(crate) fn hatch() -> impl IntoView {
    view! { <svg class="hatch" aria-hidden="true"><rect width="100%" height="100%" fill="url(#fog-hatch)" /></svg> }
}

/// A player's mark: colour, shape and letter. Names stand beside it, so it is
/// silent for whoever listens.
pub(crate) fn seal(seal: &Seal, size: &str) -> impl IntoView + use<> {
    let class = format!("seal seal--{size}");
    let fill = format!("color:var(--p-{})", seal.colour);
    let ink = format!("color:var(--p-{}-t)", seal.colour);
    let shape = format!("#{}", seal.shape);
    view! {
        <span class=class aria-hidden="true">
            <svg style=fill><use_ href=shape /></svg>
            <b style=ink>{seal.letter}</b>
        </span>
    }
}

/// A die: a rounded square with pips in the colours of its peninsula.
pub(crate) fn die(die: &Die) -> impl IntoView + use<> {
    let class = format!("die pen-{}", die.colour);
    let pips = pips(die.pips).iter().map(|&(x, y)| {
        view! { <circle cx=x.to_string() cy=y.to_string() r="3.2" /> }
    });
    view! {
        <svg class=class viewBox="0 0 36 36" aria-hidden="true">
            <rect x="1" y="1" width="34" height="34" rx="6.5" />
            {pips.collect_view()}
        </svg>
    }
}

/// Where the pips of a face are.
fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(18, 18)],
        2 => &[(10, 10), (26, 26)],
        3 => &[(10, 10), (18, 18), (26, 26)],
        4 => &[(10, 10), (26, 10), (10, 26), (26, 26)],
        5 => &[(10, 10), (26, 10), (18, 18), (10, 26), (26, 26)],
        6 => &[(10, 9), (26, 9), (10, 18), (26, 18), (10, 27), (26, 27)],
        _ => &[],
    }
}
