//! The table of Glory Islands: the islands in their ring of sea, the players,
//! and what lies beside.

pub(crate) mod booty;
pub(crate) mod fleet;
pub(crate) mod island;
pub(crate) mod sailing_card;
pub(crate) mod sea;
pub(crate) mod voyage;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_scene::{Board, GloryBoard, IslandPlate, ShipPlate, Touch};

use crate::ring::{Beam, FIELD, SIDE, WIDE, beam, cell_place, middle, shape, tints};
use crate::ui::glory::booty::Booty;
use crate::ui::glory::fleet::{Fleet, FleetDetails};
use crate::ui::glory::island::CellBox;
use crate::ui::glory::sea::{Ring, WayBox, Which, provide_which};
use crate::ui::glory::voyage::{Ladders, Order, Track};
use crate::ui::grog::{Cursor, move_cursor};
use crate::ui::groo::piece::notation;
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};

/// Something of the table; the default before there is one.
pub(crate) fn look<T: Default>(at: AtTable, look: impl FnOnce(&GloryBoard) -> T) -> T {
    at.look(|scene| {
        let Board::Glory(board) = &scene.board else {
            return T::default();
        };
        look(board)
    })
}

/// The viewer's own ship; none for a spectator.
pub(crate) fn own_ship(at: AtTable) -> Memo<Option<ShipPlate>> {
    Memo::new(move |_| {
        look(at, |board| {
            board.ships.iter().find(|ship| ship.you).cloned()
        })
    })
}

/// The table.
#[component]
pub(crate) fn GloryTable() -> impl IntoView {
    provide_which();
    view! {
        <Fleet />
        <section class="board" aria-label=words("web-board")>
            <div class="frame glory">
                <SeaChart />
                <div class="gcol">
                    <Booty />
                    <div class="voyage"><Order /><Track /><Ladders /><IslandList /><FleetDetails /></div>
                </div>
            </div>
        </section>
    }
}

/// Islands and sea. Every cell and every sea space is made once and follows its
/// own part of the scene.
#[component]
fn SeaChart() -> impl IntoView {
    let cursor = Cursor(RwSignal::new((0, 0)));
    provide_context(cursor);
    let which = expect_context::<Which>();
    let keys = move |event: KeyboardEvent| move_cursor(&event, cursor, SIDE, SIDE);
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            which.0.set(None);
        }
    };
    view! {
        <div class="seachart" on:keydown=escape>
            <Land />
            <Ring />
            <div class="isles" role="grid" aria-label=words("web-islands") on:keydown=keys>
                {(0..SIDE).map(row).collect_view()}
            </div>
            <Tags />
            <WayBox />
        </div>
    }
}

fn row(row: usize) -> impl IntoView {
    let cells = (0..SIDE).map(|column| view! { <CellBox row column /> });
    view! { <div role="row" class="line">{cells.collect_view()}</div> }
}

/// What lies under the cells: the islands with their coasts, and the line of the
/// ship that acts.
#[component]
fn Land() -> impl IntoView {
    let at = at_table();
    let islands = Memo::new(move |_| {
        look(at, |board| {
            let cells = board.islands.iter().map(|island| island.cells.clone());
            cells.collect::<Vec<_>>()
        })
    });
    let line = Memo::new(move |_| look(at, |board| beam(&board.spaces, &board.cells)));
    let asked = move || at.look(|scene| scene.prompt.asks == tortuga_scene::Asks::You);
    let side = WIDE * FIELD;
    view! {
        <svg class="shores" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
            {move || islands.with(|islands| coasts(islands))}
            <g class="beam" class:beam--own=asked>{move || line.get().map(light)}</g>
        </svg>
    }
}

fn coasts(islands: &[Vec<u8>]) -> impl IntoView + use<> {
    let shapes = islands.iter().zip(tints(islands));
    let shapes = shapes.map(|(cells, tint)| {
        let path = shape(cells);
        view! { <path class="coast" d=path.clone() /><path class=format!("isle isle--{tint}") d=path /> }
    });
    shapes.collect_view()
}

/// Bright as far as the card reaches, dotted behind that.
fn light(beam: Beam) -> impl IntoView {
    let line = |class: &'static str, from: (u16, u16), to: (u16, u16)| {
        view! {
            <line class=class x1=from.0.to_string() y1=from.1.to_string() x2=to.0.to_string() y2=to.1.to_string() />
        }
    };
    view! { {line("bright", beam.from, beam.reach)}{line("beyond", beam.reach, beam.end)} }
}

/// The letter of each island and what its places pay. Whoever listens reads it
/// in the list beside the chart.
#[component]
fn Tags() -> impl IntoView {
    let at = at_table();
    let islands = Memo::new(move |_| look(at, |board| board.islands.clone()));
    let tag = |island: IslandPlate| {
        let (x, y) = middle(cell_place(*island.cells.iter().min()?));
        let percent = |place: u16| f32::from(place - FIELD / 2) * 100.0 / f32::from(WIDE * FIELD);
        let at = format!("left:{}%;top:{}%", percent(x), percent(y));
        let prizes = prizes(&island);
        Some(view! { <span class="tag num" style=at><b>{island.letter}</b>" "{prizes}</span> })
    };
    view! {
        <div class="tags" aria-hidden="true">
            {move || islands.get().into_iter().filter_map(tag).collect_view()}
        </div>
    }
}

fn prizes(island: &IslandPlate) -> String {
    let prizes = island.prizes.iter().map(u8::to_string);
    prizes.collect::<Vec<_>>().join("·")
}

/// All islands in words.
#[component]
fn IslandList() -> impl IntoView {
    let at = at_table();
    let islands = Memo::new(move |_| look(at, |board| board.islands.clone()));
    let row = |island: IslandPlate| view! { <li>{island.about}</li> };
    let rows = move || islands.get().into_iter().map(row).collect_view();
    view! {
        <details class="more" data-testid="islands">
            <summary>{words("web-islands")}</summary>
            <ul class="told">{rows}</ul>
        </details>
    }
}

/// A button for something that can be touched.
pub(crate) fn touchable(at: AtTable, touch: Touch, face: impl IntoView + 'static) -> impl IntoView {
    let acts = notation(touch.clone());
    let can = acts.is_some();
    view! {
        <button type="button" class="btn" class:legal=move || at.lit(can) data-notation=acts
            aria-disabled=move || (!at.lit(can)).to_string() on:click=move |_| at.touch(&touch)>{face}</button>
    }
}
