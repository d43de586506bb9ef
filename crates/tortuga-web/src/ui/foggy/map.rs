//! The map of Foggy Island: 36 tiles, the lines under the tokens, fog boards
//! and waiting Hippos over them.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_scene::{FogQuarter, MapLine, Touch, WaitingHippo};

use crate::chart::{BEACH, MAP, Point, SEA, SIDE, between, centre, chips, ends, rhumbs};
use crate::ui::foggy::look;
use crate::ui::foggy::tile::TileCell;
use crate::ui::grog::{Cursor, move_cursor};
use crate::ui::icon::{icon, seal};
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};

/// One half of a Hippo lies on this tile, and the other is still to be named.
#[derive(Clone, Copy)]
pub(crate) struct Half(pub(crate) RwSignal<Option<String>>);

/// The map. Every tile is made once and follows its own part of the scene.
#[component]
pub(crate) fn Map() -> impl IntoView {
    let cursor = Cursor(RwSignal::new((0, 0)));
    provide_context(cursor);
    let half = expect_context::<Half>();
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            half.0.set(None);
        }
        move_cursor(&event, cursor, SIDE, SIDE);
    };
    view! {
        <div class="map">
            <Ground />
            <Runs />
            <div class="tiles" role="grid" aria-label=words("web-map") on:keydown=keys>
                <div role="row" class="line">
                    <span role="columnheader" class="corner"><span class="sr">{words("web-map")}</span></span>
                    {('A'..='F').map(|letter| view! { <span role="columnheader" class="axis">{letter}</span> }).collect_view()}
                </div>
                {(0..SIDE).map(row).collect_view()}
            </div>
            <div class="over" aria-hidden="true"><Chips /><Hippos /><FogBoards /></div>
        </div>
    }
}

fn row(row: usize) -> impl IntoView {
    let tiles = (0..SIDE).map(|column| view! { <TileCell row column /> });
    view! {
        <div role="row" class="line">
            <span role="rowheader" class="axis">{row + 1}</span>
            {tiles.collect_view()}
        </div>
    }
}

/// Lets everybody below know. The half is lifted as soon as no Hippo is to be
/// laid.
pub(crate) fn provide_half() {
    let at = at_table();
    let half = RwSignal::new(None);
    let lays = Memo::new(move |_| {
        look(at, |board| {
            board.tiles.iter().any(|tile| !tile.across.is_empty())
        })
    });
    Effect::new(move || {
        if !lays.get() {
            half.set(None);
        }
    });
    provide_context(Half(half));
}

/// The island in the sea, and the lines between its tiles.
#[component]
fn Ground() -> impl IntoView {
    let whole = MAP + 2 * SEA;
    let land = format!("M{0} {0}h{1}v{1}h-{1}z", SEA - BEACH, MAP + 2 * BEACH);
    let rings = [
        "shore shore--far",
        "shore shore--far wash",
        "shore shore--mid",
        "shore shore--mid wash",
        "shore",
        "shore wash",
        "mainland",
    ];
    let rings = rings.map(|class| view! { <path class=class d=land.clone() /> });
    view! {
        <svg class="ground" viewBox=format!("0 0 {whole} {whole}") aria-hidden="true">
            <path class="rhumb" d=rhumbs() />
            <g filter="url(#shore-wild)">{rings.collect_view()}</g>
            <path class="between" d=between(false) />
            <path class="quarterlines" d=between(true) />
        </svg>
    }
}

/// The lines that the choice in pencil would make.
fn drawn(at: AtTable) -> Memo<Vec<MapLine>> {
    Memo::new(move |_| {
        let notation = at.drawn().unwrap_or_default();
        look(at, |board| {
            let mut drafts = board.drafts.iter();
            let draft = drafts.find(|draft| draft.notation == notation);
            draft.map(|draft| draft.lines.clone()).unwrap_or_default()
        })
    })
}

/// The lines, under the tokens; in pencil those that would be there.
#[component]
fn Runs() -> impl IntoView {
    let at = at_table();
    let lines = Memo::new(move |_| look(at, |board| board.lines.clone()));
    let drawn = drawn(at);
    let runs = move || {
        let (lines, drawn) = (lines.get(), drawn.get());
        let lines = lines.iter().map(|line| run(line, "run"));
        let drawn = drawn.iter().map(|line| run(line, "run run--drawn"));
        lines.chain(drawn).collect_view()
    };
    view! {
        <svg class="runs" viewBox=format!("0 0 {MAP} {MAP}") aria-hidden="true">{runs}</svg>
    }
}

fn run(line: &MapLine, class: &str) -> impl IntoView + use<> {
    let class = format!("{class} run--{}", line.side);
    let pencil = line.yours_only;
    ends(line).map(|((x, y), (to_x, to_y))| {
        view! {
            <line class=class class:pencil=pencil x1=x.to_string() y1=y.to_string()
                x2=to_x.to_string() y2=to_y.to_string() />
        }
    })
}

/// What the lines pay. Whoever listens reads them in the list beside the map.
#[component]
fn Chips() -> impl IntoView {
    let at = at_table();
    let lines = Memo::new(move |_| look(at, |board| board.lines.clone()));
    let drawn = drawn(at);
    move || {
        let drawn = drawn.get();
        // What is there now must not hide what would be.
        let mut lines = if drawn.is_empty() {
            lines.get()
        } else {
            Vec::new()
        };
        let there = lines.len();
        lines.extend(drawn);
        let places = chips(&lines);
        let chip = |(number, (line, place)): (usize, (&MapLine, Point))| {
            let pencil = if number < there { "" } else { "chip--drawn" };
            let class = format!("chip chip--{} {pencil} num", line.side);
            view! { <b class=class style=at_point(place)>{line.points}</b> }
        };
        lines
            .iter()
            .zip(places)
            .enumerate()
            .map(chip)
            .collect_view()
    }
}

/// Where something stands on the map.
fn at_point((x, y): Point) -> String {
    let percent = |place: u16| f32::from(place) * 100.0 / f32::from(MAP);
    format!("left:{}%;top:{}%", percent(x), percent(y))
}

#[component]
fn Hippos() -> impl IntoView {
    let at = at_table();
    let hippos = Memo::new(move |_| look(at, |board| board.hippos.clone()));
    move || hippos.get().into_iter().map(hippo).collect_view()
}

/// A Hippo across two tiles.
fn hippo(hippo: WaitingHippo) -> impl IntoView {
    let [(x, y), (to_x, to_y)] = hippo.tiles.map(centre);
    let class = if x == to_x { "hippo upright" } else { "hippo" };
    let place = at_point((x.midpoint(to_x), y.midpoint(to_y)));
    view! { <div class=class style=place title=hippo.about>{icon("a-hippo")}{seal(&hippo.seal, "sm")}</div> }
}

#[component]
fn FogBoards() -> impl IntoView {
    let at = at_table();
    let quarters = Memo::new(move |_| look(at, |board| board.quarters.clone()));
    move || {
        let fog = quarters.get().into_iter().filter(|quarter| quarter.fog);
        fog.map(|quarter| view! { <FogBoard quarter /> })
            .collect_view()
    }
}

/// A fog board. It only lies there: the tiles under it are what is touched.
#[component]
fn FogBoard(quarter: FogQuarter) -> impl IntoView {
    let at = at_table();
    let legal = matches!(quarter.touch, Touch::Act(_));
    let fog = words("web-fog");
    let said = move || {
        if legal { quarter.name.clone() } else { fog() }
    };
    view! {
        <div class=format!("fogboard fogboard--{}", quarter.id) class:legal=move || at.lit(legal)>
            <svg viewBox="0 0 300 300" aria-hidden="true">
                <g filter="url(#shore-wild)">
                    <rect class="bank" x="7" y="7" width="286" height="286" rx="28" />
                    <rect class="strokes" x="7" y="7" width="286" height="286" rx="28" fill="url(#fog-hatch)" />
                </g>
            </svg>
            <span>{said}</span>
        </div>
    }
}
