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
use tortuga_protocol::Heard;
use tortuga_scene::{
    Board, GloryBoard, IslandPlate, IslandShare, SailingWay, SeaSpace, ShipPlate, Touch, Wake,
};

use crate::ring::{
    Beam, FIELD, SIDE, WIDE, beam, cell_place, is_lit, middle, rhumbs, shape, tones, trail,
};
use crate::ui::glory::booty::Booty;
use crate::ui::glory::fleet::{Fan, Fleet, provide_fan};
use crate::ui::glory::island::CellBox;
use crate::ui::glory::sea::{Ring, WayBox, Which, provide_which};
use crate::ui::glory::voyage::{Ladders, Order, Track};
use crate::ui::grog::{Cursor, move_cursor};
use crate::ui::groo::piece::notation;
use crate::ui::icon::seal;
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};

/// Something of the table; the default before there is one.
#[track_caller]
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
    provide_fan();
    view! {
        <Fleet />
        <Fan />
        <section class="board" aria-label=words("web-board")>
            <div class="frame glory">
                <div class="sq"><SeaChart /></div>
                <div class="gcol">
                    <Booty />
                    <div class="voyage"><Order /><Track /><Ladders /><IslandList /></div>
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
            <Wakes />
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
    // While the ship sails, its line is not the one that counts.
    let sails = move || look(at, |board| board.spaces.iter().any(is_lit));
    let side = WIDE * FIELD;
    view! {
        <svg class="shores" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
            <path class="rhumb" d=rhumbs() />
            <g filter="url(#shore)">{move || islands.with(|islands| coasts(islands))}</g>
            <g class="beam" class:beam--own=asked class:beam--sails=sails>{move || line.get().map(light)}</g>
        </svg>
    }
}

/// The wakes of the ships that have sailed in this round, over the sea spaces.
#[component]
fn Wakes() -> impl IntoView {
    let wakes = wakes(at_table());
    let side = WIDE * FIELD;
    let behind = |wake: Wake| view! { <path class="trail" d=trail(wake) /> };
    let at = at_table();
    let course = Memo::new(move |_| course(at).map(trail).unwrap_or_default());
    view! {
        <svg class="wakes" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
            {move || wakes.get().into_iter().map(behind).collect_view()}
            <path class="trail trail--drawn" d=move || course.get() />
        </svg>
    }
}

/// The way of the viewer's ship to the space that is in pencil.
fn course(at: AtTable) -> Option<Wake> {
    let notation = at.drawn()?;
    look(at, |board| {
        let ship = board.ships.iter().find(|ship| ship.you && ship.afloat)?;
        let leads = |space: &&SeaSpace| {
            let acts = |way: &SailingWay| way.notation == notation;
            space.touch == Touch::Act(notation.clone()) || space.ways.iter().any(acts)
        };
        let to = board.spaces.iter().find(leads)?.number;
        let (seat, from) = (ship.seal.seat, ship.space);
        Some(Wake { seat, from, to })
    })
}

/// The wakes of this round, of ships that still lie where they sailed.
fn wakes(at: AtTable) -> Memo<Vec<Wake>> {
    Memo::new(move |_| {
        let heard = at.heard(|heard| {
            let told = heard.iter().filter_map(|heard| match heard {
                Heard::Game(value) => Some(value.clone()),
                Heard::TakenBack(_) => None,
            });
            told.collect::<Vec<_>>()
        });
        look(at, |board| {
            let lies = |wake: &Wake| {
                let mut ships = board.ships.iter();
                ships
                    .any(|ship| ship.afloat && ship.seal.seat == wake.seat && ship.space == wake.to)
            };
            let turns = !board.order.is_empty();
            let wakes = tortuga_scene::wakes(&heard).into_iter();
            wakes.filter(|wake| turns && lies(wake)).collect()
        })
    })
}

/// Shore lines like those of an engraved chart, under islands of two tones.
fn coasts(islands: &[Vec<u8>]) -> impl IntoView + use<> {
    let shapes: Vec<String> = islands.iter().map(|cells| shape(cells)).collect();
    let all = shapes.concat();
    let lines = [
        "shore shore--far",
        "shore shore--far wash",
        "shore",
        "shore wash",
        "coasts",
    ];
    let lines = lines.map(|class| view! { <path class=class d=all.clone() /> });
    let land = shapes.into_iter().zip(tones(islands));
    let land =
        land.map(|(path, tone)| view! { <path class=format!("isle isle--{tone}") d=path /> });
    view! { {lines.collect_view()}{land.collect_view()} }
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
    let islands = Memo::new(move |_| {
        look(at, |board| {
            let fills = |island: &IslandPlate| filled_now(board, island);
            let islands = board.islands.iter();
            islands
                .map(|island| (island.clone(), fills(island)))
                .collect::<Vec<_>>()
        })
    });
    let tag = |(island, fills): (IslandPlate, bool)| {
        let (x, y) = middle(cell_place(*island.cells.iter().min()?));
        let percent = |place: u16| f32::from(place - FIELD / 2) * 100.0 / f32::from(WIDE * FIELD);
        let at = format!("left:{}%;top:{}%", percent(x), percent(y));
        let prizes = prizes(&island);
        Some(view! {
            <span class="isletag num" class:fills=fills style=at><b>{island.letter}</b>" "{prizes}</span>
        })
    };
    view! {
        <div class="tags" aria-hidden="true">
            {move || islands.get().into_iter().filter_map(tag).collect_view()}
        </div>
    }
}

/// The viewer could fill this island with the pirate in his hand.
fn filled_now(board: &GloryBoard, island: &IslandPlate) -> bool {
    let cells = || {
        let numbers = island.cells.iter().map(|&cell| usize::from(cell));
        numbers.filter_map(|cell| board.cells.get(cell))
    };
    let last = |cell: &tortuga_scene::IslandCell| {
        cell.pirate.is_none() && matches!(cell.touch, Touch::Act(_))
    };
    island.empty == 1 && cells().any(last) && !cells().any(|cell| cell.lifted)
}

fn prizes(island: &IslandPlate) -> String {
    let prizes = island.prizes.iter().map(u8::to_string);
    prizes.collect::<Vec<_>>().join("·")
}

/// All islands: who stands there, and what that would pay if they were full.
#[component]
fn IslandList() -> impl IntoView {
    let at = at_table();
    let islands = Memo::new(move |_| look(at, |board| board.islands.clone()));
    let rows = move || islands.get().iter().map(island_row).collect_view();
    view! {
        <section class="panel" aria-label=words("web-islands") data-testid="islands">
            <h2 class="label">{words("web-islands")}</h2>
            <ul class="isleplates">{rows}</ul>
            <p class="hint">{words("web-island-shares")}</p>
        </section>
    }
}

fn island_row(island: &IslandPlate) -> impl IntoView + use<> {
    let share = |share: &IslandShare| {
        view! { <span class="share">{seal(&share.seal, "sm")}<b class="num">"×"{share.pirates}</b><i class="num">"+"{share.glory}</i></span> }
    };
    let shares = island.shares.iter().map(share).collect_view();
    let prizes = prizes(island);
    view! {
        <li title=island.about.clone()>
            <span class="sr">{island.about.clone()}</span>
            <span class="tagged num" aria-hidden="true"><b>{island.letter}</b>" "{prizes}</span>
            <span class="shares" aria-hidden="true">{shares}</span>
            <span class="free num" aria-hidden="true">{island.size - island.empty}"/"{island.size}</span>
        </li>
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
