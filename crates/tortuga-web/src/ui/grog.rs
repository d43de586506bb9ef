//! The board of Grog Island: ten display lines by five peninsulas, clouds
//! above, ships and goods below, the bid on the table under it.

pub(crate) mod bid;
pub(crate) mod house;
pub(crate) mod land;
pub(crate) mod quay;
pub(crate) mod score;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_scene::{Board, GrogBoard, Line};

use crate::ui::browser;
use crate::ui::grog::bid::BidRow;
use crate::ui::grog::house::HouseCell;
use crate::ui::grog::land::{Claims, CloudHead, Land, Sea};
use crate::ui::grog::quay::{GoodsCell, OpenSea, ShipCell};
use crate::ui::grog::score::Tip;
use crate::ui::icon::icon;
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};

/// Where the focus is in the grid: row and column. The grid is one stop for
/// the Tab key; the arrow keys move inside it.
#[derive(Clone, Copy)]
pub(crate) struct Cursor(pub(crate) RwSignal<(usize, usize)>);

impl Cursor {
    /// `0` for the cell that Tab stops at.
    pub(crate) fn tabindex(self, row: usize, column: usize) -> &'static str {
        if self.0.get() == (row, column) {
            "0"
        } else {
            "-1"
        }
    }
}

/// Something of the board; the default before there is one.
#[track_caller]
pub(crate) fn look<T: Default>(at: AtTable, look: impl FnOnce(&GrogBoard) -> T) -> T {
    at.look(|scene| {
        let Board::Grog(board) = &scene.board else {
            return T::default();
        };
        look(board)
    })
}

/// The board. Its size never changes while it is shown, so every cell is made
/// once and follows its own part of the scene.
#[component]
pub(crate) fn GrogTable() -> impl IntoView {
    let at = at_table();
    let sizes = |board: &GrogBoard| (board.lines.len(), board.peninsulas.len());
    let (lines, columns) = untrack(|| look(at, sizes));
    let first = |board: &GrogBoard| {
        let house = board.lines.first()?.houses.iter().position(Option::is_some);
        house.map(|column| (0, column))
    };
    let first = untrack(|| look(at, first));
    let cursor = Cursor(RwSignal::new(first.unwrap_or_default()));
    provide_context(cursor);
    // The ship at open sea is one column further.
    let keys = move |event: KeyboardEvent| move_cursor(&event, cursor, lines + 2, columns + 1);
    view! {
        <section class="board" aria-label=words("web-board")>
            <div class="frame frame--grog">
                <Sea />
                <div class="grog" role="grid" aria-label=words("web-board") on:keydown=keys>
                    <Land lines columns />
                    <Claims lines columns />
                    {(0..columns).map(|column| view! { <Tip lines column /> }).collect_view()}
                    <div role="row" class="line">
                        <span role="columnheader" class="corner"><span class="sr">{words("web-board")}</span></span>
                        {(0..columns).map(|column| view! { <CloudHead column /> }).collect_view()}
                    </div>
                    {(0..lines).map(|line| view! { <HouseLine line columns /> }).collect_view()}
                    <div role="row" class="line">
                        {quay_head("web-ships", "web-grog-ships-about", "ship", lines)}
                        {(0..columns).map(|column| view! { <ShipCell row=lines column /> }).collect_view()}
                        <OpenSea row=lines column=columns />
                    </div>
                    <div role="row" class="line">
                        {quay_head("web-goods", "web-grog-goods-about", "die", lines + 1)}
                        {(0..columns).map(|column| view! { <GoodsCell row=lines + 1 column /> }).collect_view()}
                    </div>
                </div>
                <BidRow />
            </div>
        </section>
    }
}

/// What stands before the ships and before the goods.
fn quay_head(
    label: &'static str,
    about: &'static str,
    glyph: &'static str,
    row: usize,
) -> impl IntoView {
    view! {
        <span role="rowheader" class="rowhead rowhead--quay" style=before(row)>
            <b>{words(label)}</b><small>{words(about)}</small>{icon(glyph)}
        </span>
    }
}

/// The place of a cell, which has the land under it.
pub(crate) fn place(row: usize, column: usize) -> String {
    format!("grid-area:{}/{}", row + 2, column + 2)
}

/// The place of what stands before a row.
fn before(row: usize) -> String {
    format!("grid-area:{}/1", row + 2)
}

/// The class that gives a peninsula's colours.
pub(crate) fn wash(at: AtTable, column: usize) -> String {
    let wash = |board: &GrogBoard| {
        let peninsula = board.peninsulas.get(column);
        let colour = peninsula.map(|peninsula| peninsula.colour.as_str());
        format!("pen-{}", colour.unwrap_or_default())
    };
    // It stays what it is.
    untrack(|| look(at, wash))
}

#[component]
fn HouseLine(line: usize, columns: usize) -> impl IntoView {
    let at = at_table();
    let head = Memo::new(move |_| look(at, |board| board.lines.get(line).cloned()));
    let text = move |part: fn(&Line) -> &String| head.with(|head| head.as_ref().map(part).cloned());
    let glyph = move || head.with(|head| icons(head.as_ref()?).first().map(|name| icon(name)));
    let short = move || text(|line| &line.short).filter(|short| !short.is_empty());
    let about = move || short().or_else(|| text(|line| &line.about));
    view! {
        <div role="row" class="line">
            <span role="rowheader" class="rowhead" class:rowhead--many=move || short().is_some() style=before(line)
                title=move || text(|line| &line.about)>
                <b>{move || text(|line| &line.label)}</b><small>{about}</small>{glyph}
            </span>
            {(0..columns).map(|column| view! { <HouseCell line column /> }).collect_view()}
        </div>
    }
}

/// The types of a line, by their icons, each once.
fn icons(line: &Line) -> Vec<&'static str> {
    let mut icons: Vec<_> = line
        .houses
        .iter()
        .flatten()
        .map(|house| house.icon)
        .collect();
    icons.sort_unstable();
    icons.dedup();
    icons
}

/// Moves the focus to the next cell in the direction of an arrow key.
pub(crate) fn move_cursor(event: &KeyboardEvent, cursor: Cursor, rows: usize, columns: usize) {
    let (down, right) = match event.key().as_str() {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return,
    };
    event.prevent_default();
    let (mut row, mut column) = cursor.0.get_untracked();
    // Some places have no house; the focus jumps over them.
    while let (Some(next_row), Some(next_column)) = (
        row.checked_add_signed(down),
        column.checked_add_signed(right),
    ) {
        if next_row >= rows || next_column >= columns {
            return;
        }
        (row, column) = (next_row, next_column);
        if browser::focus(&format!("[data-cell='{row}-{column}']")) {
            return;
        }
    }
}

/// The name of a die, for whoever listens: `Blue: 5`.
pub(crate) fn die_words(at: AtTable, column: usize) -> String {
    let found = look(at, |board| {
        let peninsula = board.peninsulas.get(column)?;
        let die = peninsula.die.as_ref()?;
        Some((peninsula.name.clone(), die.pips))
    });
    let Some((name, pips)) = found else {
        return String::new();
    };
    let args = [("name", name.into()), ("pips", u32::from(pips).into())];
    tortuga_words::say(crate::ui::lang::tongue().get(), "web-die", &args)
}

/// The same, and that it lies in the draft.
pub(crate) fn drafted_die_words(at: AtTable, column: usize) -> String {
    words_with("web-die-in-draft", "die", die_words(at, column))
}
