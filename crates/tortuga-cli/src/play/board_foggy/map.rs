//! The map: 36 tiles in rows and columns, in letters that need no colour.

use textwrap::core::display_width;
use tortuga_scene::{FoggyBoard, Gain, MapTile, MapToken, TileState, Touch};

use crate::play::page::{Page, shorten, unbroken};

/// Tiles in a row.
const ROW: usize = 6;
/// Room for the number of a row.
const LABEL: usize = 3;
/// What parts the quarters from each other.
const PARTS: &str = "| ";
/// No tile needs more.
const WIDEST_TILE: usize = 18;
/// In less, names cannot be told from each other.
const NARROWEST_TILE: usize = 9;

/// Draws the map, or lists it row by row where the window is too narrow.
pub(super) fn draw(page: &mut Page, board: &FoggyBoard) {
    let room = page.width.saturating_sub(LABEL + PARTS.len()) / ROW;
    if room < NARROWEST_TILE {
        return listed(page, board);
    }
    let width = room.min(WIDEST_TILE);
    let columns = ["A", "B", "C", "D", "E", "F"].map(|letter| (letter.to_owned(), None));
    row(page, "", &columns, width);
    for (number, tiles) in (1..).zip(board.tiles.chunks(ROW)) {
        let cells = tiles.iter().map(|tile| cell(tile, width - 1));
        row(
            page,
            &format!("{number}"),
            &cells.collect::<Vec<_>>(),
            width,
        );
        if number == ROW / 2 {
            page.line("");
        }
    }
}

/// What a tile shows, and in whose colour.
type Cell = (String, Option<&'static str>);

fn row(page: &mut Page, label: &str, cells: &[Cell], width: usize) {
    let mut line = format!("{label:LABEL$}");
    for (place, (text, colour)) in cells.iter().enumerate() {
        if place == ROW / 2 {
            line += PARTS;
        }
        line += &colour.map_or_else(|| text.clone(), |colour| page.ink.coloured(colour, text));
        line += &" ".repeat(width.saturating_sub(display_width(text)));
    }
    page.line(line.trim_end());
}

/// Where a window has no room for six columns.
fn listed(page: &mut Page, board: &FoggyBoard) {
    for tiles in board.tiles.chunks(ROW) {
        let cells = tiles.iter().map(|tile| {
            let (text, colour) = cell(tile, WIDEST_TILE);
            let text = unbroken(&format!("{} {text}", tile.name));
            colour.map_or_else(|| text.clone(), |colour| page.ink.coloured(colour, &text))
        });
        let cells: Vec<String> = cells.collect();
        page.text(&cells.join(", "), LABEL);
    }
}

fn cell(tile: &MapTile, width: usize) -> Cell {
    let acts = matches!(tile.touch, Touch::Act(_)) || !tile.across.is_empty();
    let star = if acts { "*" } else { "" };
    match (tile.state, &tile.token) {
        (TileState::Fog, _) => (format!("~~~{star}"), None),
        (TileState::Kept, _) => (format!("=={star}"), None),
        (_, Some(token)) => laid(token, star, width),
        (TileState::Free | TileState::Token, None) if !acts => (".".to_owned(), None),
        (TileState::Free | TileState::Token, None) => (format!("*{}", gained(tile.gain)), None),
    }
}

/// `B Rat/R`: it builds blue's lines and is red's. `(R) ?`: red's, face down.
fn laid(token: &MapToken, star: &str, width: usize) -> Cell {
    let name = token.face.as_ref().map_or("?", |face| face.name.as_str());
    let owner = letter(token.owner);
    let (before, behind) = if token.down {
        (format!("({owner}) "), String::new())
    } else {
        let behind = if token.colour == token.owner {
            String::new()
        } else {
            format!("/{owner}")
        };
        (format!("{} ", letter(token.colour)), behind)
    };
    let room = width.saturating_sub(before.len() + behind.len() + star.len());
    let colour = if token.down {
        token.owner
    } else {
        token.colour
    };
    let painted = (colour != "neutral").then_some(colour);
    (
        format!("{before}{}{behind}{star}", shorten(name, room)),
        painted,
    )
}

/// A side's letter in both languages; nobody's is a dash.
fn letter(side: &str) -> char {
    match side {
        "blue" => 'B',
        "red" => 'R',
        _ => '-',
    }
}

/// `B+6 R-3`, as far as anything changes.
fn gained(gain: Option<Gain>) -> String {
    let gain = gain.map_or([('B', 0), ('R', 0)], |gain| {
        [('B', gain.blue), ('R', gain.red)]
    });
    let changed = gain.into_iter().filter(|&(_, points)| points != 0);
    let words = changed.map(|(side, points)| format!("{side}{points:+}"));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gains_name_only_the_sides_that_change() {
        let gain = |blue, red| {
            gained(Some(Gain {
                blue,
                red,
                yours_only: false,
            }))
        };
        assert_eq!(gain(6, -3), "B+6 R-3");
        assert_eq!(gain(0, 5), "R+5");
        assert_eq!(gain(0, 0), "");
        assert_eq!(gained(None), "");
    }
}
