//! The map of Foggy Island as it is drawn: where lines and their points lie,
//! and what touching a tile means.
//!
//! A tile is [`TILE`] units wide, so that the map is [`MAP`] units wide.

use std::fmt::Write as _;

use tortuga_scene::{AcrossChoice, MapLine, MapTile, Touch};

use crate::ring::rays;

/// Tiles in a row, and rows.
pub const SIDE: usize = 6;
/// The width of a tile.
pub const TILE: u16 = 100;
/// The width of the map.
pub const MAP: u16 = 600;

/// The width of the sea around the map.
pub const SEA: u16 = 37;
/// The land around the tiles.
pub const BEACH: u16 = 9;
/// Rhumb lines in the sea.
const RHUMBS: u8 = 40;

/// A place on the map: to the right, and down.
pub type Point = (u16, u16);

/// The middle of a tile, by its number from 0 on.
///
/// ```
/// use tortuga_web::chart::centre;
///
/// assert_eq!(centre(7), (150, 150));
/// ```
pub fn centre(tile: u8) -> Point {
    let tile = u16::from(tile);
    let columns = MAP / TILE;
    let middle = |place: u16| place * TILE + TILE / 2;
    (middle(tile % columns), middle(tile / columns))
}

/// The lines between the tiles, as one path in the sea's measure: those between
/// quarters, or all others.
pub fn between(quarters: bool) -> String {
    let (begin, end) = (SEA, SEA + MAP);
    let mut path = String::new();
    for number in 1..MAP / TILE {
        if (number == 3) == quarters {
            let place = SEA + number * TILE;
            write!(path, "M{place} {begin}V{end}M{begin} {place}H{end}")
                .expect("a string takes everything");
        }
    }
    path
}

/// Rhumb lines from the lower right corner of the sea, as one path.
pub fn rhumbs() -> String {
    let whole = MAP + 2 * SEA;
    // One step from the corner, so that all of them have a way to go.
    rays((whole - 1, whole - 1), whole, RHUMBS)
}

/// From where to where a line is drawn; none if it has no tiles.
pub fn ends(line: &MapLine) -> Option<(Point, Point)> {
    Some((centre(*line.tiles.first()?), centre(*line.tiles.last()?)))
}

/// Where the points of each line are written: between two of its tokens, near
/// its middle, and never where those of another line are.
pub fn chips(lines: &[MapLine]) -> Vec<Point> {
    let mut taken: Vec<Point> = Vec::new();
    for line in lines {
        let gaps = gaps(line);
        let free = gaps.iter().find(|gap| !taken.contains(gap));
        let chip = free.or(gaps.first()).copied();
        taken.push(chip.unwrap_or_default());
    }
    taken
}

/// The places between neighbouring tokens of a line, those near its middle
/// first.
fn gaps(line: &MapLine) -> Vec<Point> {
    let between = |pair: &[u8]| {
        let ((x, y), (to_x, to_y)) = (centre(pair[0]), centre(pair[1]));
        (x.midpoint(to_x), y.midpoint(to_y))
    };
    let mut gaps: Vec<(usize, Point)> = line.tiles.windows(2).map(between).enumerate().collect();
    let last = gaps.len().saturating_sub(1);
    gaps.sort_by_key(|&(place, _)| (2 * place).abs_diff(last));
    gaps.into_iter().map(|(_, gap)| gap).collect()
}

/// What touching a tile does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// What the scene says.
    Touch(Touch),
    /// The Hippo is to lie across this tile and one that is still to be named;
    /// none if it is lifted again.
    Half(Option<String>),
}

/// What touching a tile does while a Hippo may lie with one half on `half`.
pub fn press(tile: &MapTile, half: Option<&str>) -> Press {
    if let Some(whole) = other_half(tile, half) {
        return Press::Touch(Touch::Act(whole.notation.clone()));
    }
    let acts = matches!(tile.touch, Touch::Act(_));
    if acts || tile.across.is_empty() {
        return Press::Touch(tile.touch.clone());
    }
    let lifted = half == Some(tile.name.as_str());
    Press::Half((!lifted).then(|| tile.name.clone()))
}

/// Touching the tile does something now.
pub fn is_lit(tile: &MapTile, half: Option<&str>) -> bool {
    match half {
        Some(half) if !tile.across.is_empty() => {
            tile.name == half || other_half(tile, Some(half)).is_some()
        }
        _ => matches!(tile.touch, Touch::Act(_)) || !tile.across.is_empty(),
    }
}

fn other_half<'a>(tile: &'a MapTile, half: Option<&str>) -> Option<&'a AcrossChoice> {
    let half = half?;
    tile.across.iter().find(|across| across.other == half)
}

#[cfg(test)]
mod tests {
    use tortuga_scene::TileState;

    use super::*;

    fn line(tiles: &[u8]) -> MapLine {
        MapLine {
            tiles: tiles.to_vec(),
            side: "blue",
            length: 3,
            multiplier: 1,
            points: 3,
            crow_share: 0,
            yours_only: false,
            about: String::new(),
        }
    }

    fn tile(name: &str, touch: Touch, across: &[&str]) -> MapTile {
        let choice = |other: &&str| AcrossChoice {
            other: (*other).to_owned(),
            notation: format!("at {name}-{other}"),
        };
        MapTile {
            name: name.to_owned(),
            quarter: "nw",
            state: TileState::Free,
            token: None,
            gain: None,
            touch,
            across: across.iter().map(choice).collect(),
            about: String::new(),
        }
    }

    #[test]
    fn a_line_goes_from_its_first_tile_to_its_last() {
        assert_eq!(ends(&line(&[0, 7, 14])), Some(((50, 50), (250, 250))));
        assert_eq!(ends(&line(&[30, 31, 32])), Some(((50, 550), (250, 550))));
        assert_eq!(ends(&line(&[])), None);
    }

    #[test]
    fn quarters_have_lines_of_their_own() {
        assert_eq!(between(true), "M337 37V637M37 337H637");
        assert_eq!(between(false).matches('M').count(), 8);
        assert_eq!(rhumbs().matches('M').count(), 40);
    }

    #[test]
    fn points_stand_in_the_middle_of_a_line() {
        assert_eq!(chips(&[line(&[0, 1, 2, 3])]), [(200, 50)]);
        assert_eq!(chips(&[line(&[0, 6, 12, 18, 24, 30])]), [(50, 300)]);
    }

    #[test]
    fn crossing_lines_do_not_write_over_each_other() {
        // Two diagonals that cross between four tiles.
        let chips = chips(&[line(&[0, 7, 14, 21]), line(&[3, 8, 13, 18])]);
        assert_eq!(chips[0], (200, 200));
        assert_ne!(chips[1], chips[0]);
        let on_the_second = [(300, 100), (200, 200), (100, 300)];
        assert!(on_the_second.contains(&chips[1]));
    }

    #[test]
    fn a_hippo_is_laid_by_touching_one_tile_and_then_the_other() {
        let (one, other) = (
            tile("A1", Touch::Nothing, &["B1", "A2"]),
            tile("B1", Touch::Nothing, &["A1", "C1"]),
        );
        let far = tile("F6", Touch::Nothing, &["F5", "E6"]);
        assert_eq!(press(&one, None), Press::Half(Some("A1".to_owned())));
        assert_eq!(press(&one, Some("A1")), Press::Half(None));
        let laid = Press::Touch(Touch::Act("at B1-A1".to_owned()));
        assert_eq!(press(&other, Some("A1")), laid);
        assert_eq!(press(&far, Some("A1")), Press::Half(Some("F6".to_owned())));
        let lit = |half| [&one, &other, &far].map(|tile| is_lit(tile, half));
        assert_eq!(lit(None), [true; 3]);
        assert_eq!(lit(Some("A1")), [true, true, false]);
    }

    #[test]
    fn other_tiles_do_what_the_scene_says() {
        let act = tile("C3", Touch::Act("at C3".to_owned()), &[]);
        let ask = tile("C4", Touch::Ask("at C4".to_owned()), &[]);
        for half in [None, Some("A1")] {
            assert_eq!(press(&act, half), Press::Touch(act.touch.clone()));
            assert_eq!(press(&ask, half), Press::Touch(ask.touch.clone()));
            assert!(is_lit(&act, half) && !is_lit(&ask, half));
        }
    }

    #[test]
    fn a_pair_that_stands_alone_needs_one_touch() {
        let last = tile("E6", Touch::Act("at E6-F6".to_owned()), &["F6"]);
        assert_eq!(press(&last, None), Press::Touch(last.touch.clone()));
    }
}
