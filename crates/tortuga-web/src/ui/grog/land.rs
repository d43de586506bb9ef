//! What the board of Grog Island is drawn on: the sea with its compass, the
//! island with its shore, the clouds, and what a draft would claim.

use leptos::prelude::*;

use crate::island::{rays, shore};
use crate::ui::grog::{look, wash};
use crate::ui::icon::icon;
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};

/// Shore lines from the outermost to the innermost: how wide they are drawn.
const SHORES: [(&str, &str); 3] = [("26", "23.8"), ("17", "14.8"), ("9", "6.8")];

/// The sea: rhumb lines that start at the compass.
#[component]
pub(crate) fn Sea() -> impl IntoView {
    view! {
        <div class="seabed" aria-hidden="true">
            <svg class="rhumbs" viewBox="-1000 -1000 2000 2000"><path d=rays(32, 1400) /></svg>
            {icon("compass")}
            <i class="seaname">{words("web-grog-open-sea")}</i>
        </div>
    }
}

/// The island under the houses: its shore lines, and every peninsula in its
/// own colour. It never changes, so that the browser draws it once.
#[component]
pub(crate) fn Land(lines: usize, columns: usize) -> impl IntoView {
    let at = at_table();
    let size = |count: usize| u8::try_from(count).unwrap_or_default();
    let path = shore(size(columns), size(lines));
    let rings = SHORES.map(|(outer, inner)| {
        let (line, sea) = (path.clone(), path.clone());
        view! {
            <path class="shoreline" d=line stroke-width=outer />
            <path class="shallow" d=sea stroke-width=inner />
        }
    });
    let washes = (0..columns).map(|column| {
        let (class, x) = (format!("peninsula {}", wash(at, column)), column * 100);
        view! { <rect class=class x=x.to_string() y="14" width="100" height=(lines * 40 + 20).to_string() /> }
    });
    let area = format!("grid-area:2/2/{}/{}", lines + 2, columns + 2);
    let view_box = format!("0 0 {} {}", columns * 100, lines * 40);
    let clip = path.clone();
    let ground = path.clone();
    view! {
        <svg class="island" style=area viewBox=view_box preserveAspectRatio="none" aria-hidden="true">
            <clipPath id="island"><path d=clip /></clipPath>
            {rings.collect_view()}
            <path class="ground" d=ground />
            <g clip-path="url(#island)">{washes.collect_view()}</g>
            <path class="coastline" d=path />
        </svg>
    }
}

/// In pencil: the peninsulas on which the draft would claim a house.
#[component]
pub(crate) fn Claims(lines: usize, columns: usize) -> impl IntoView {
    let at = at_table();
    let column = move |column: usize| {
        let area = format!("grid-area:2/{}/{}", column + 2, lines + 2);
        let drafted = Memo::new(move |_| claims(at, column));
        view! { <Show when=move || drafted.get()><div class="claim pencil" style=area.clone() aria-hidden="true"></div></Show> }
    };
    (0..columns).map(column).collect_view()
}

/// Would the draft claim a house in this column? The first two dice do.
pub(crate) fn claims(at: AtTable, column: usize) -> bool {
    let letter = look(at, |board| Some(board.peninsulas.get(column)?.letter));
    at.draft.with(|draft| {
        let mut claims = draft.letters().iter().take(2);
        claims.any(|&die| Some(die) == letter)
    })
}

/// A cloud, as charts have them.
const CLOUD: &str = "M16 42h82a12.5 12.5 0 0 0 3-24.6 14 14 0 0 0-24-8 18 18 0 0 0-31 0 14 14 0 0 0-24 6.6A12.5 12.5 0 0 0 16 42z";

/// The cloud above a peninsula.
#[component]
pub(crate) fn CloudHead(column: usize) -> impl IntoView {
    let at = at_table();
    let head = Memo::new(move |_| {
        look(at, |board| {
            let peninsula = board.peninsulas.get(column)?;
            let about = format!("{}. {}", peninsula.name, peninsula.crews_about);
            Some((about, peninsula.cloud.clone()))
        })
    });
    let cloud = move || {
        let cloud = head.get()?.1?;
        let icon = (!cloud.icon.is_empty()).then(|| icon(cloud.icon));
        let title = head
            .get()
            .map(|(about, _)| format!("{} {about}", cloud.about));
        Some(view! {
            <span class="cloud" class:cloud--black=cloud.black title=title>
                <svg class="billow" viewBox="0 0 114 44" preserveAspectRatio="none" aria-hidden="true"><path d=CLOUD /></svg>
                {icon}<span class="gives" aria-hidden="true">{cloud.label}</span><span class="sr">{cloud.about}</span>
            </span>
        })
    };
    view! {
        <span role="columnheader" class="cloudhead" title=move || head.get().map(|(about, _)| about) style=format!("grid-area:1/{}", column + 2)>
            <span class="sr">{move || head.get().map(|(about, _)| about)}" "</span>{cloud}
        </span>
    }
}
