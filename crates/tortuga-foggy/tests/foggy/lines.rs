//! What is a line and what is none (FOG-LINE).

use crate::common::{STANDARD, Scene, board, tile};
use tortuga_foggy::{Kind, Line, Side, TILES, Tile, Tiles, Token};

/// The lines of a map with these tokens, as in `"A1 bW, B1 rT"`.
fn lines(tokens: &str) -> Vec<String> {
    let mut map = [Token::NONE; TILES];
    for one in tokens.split(", ") {
        let (name, token) = one.split_once(' ').unwrap();
        map[tile(name).index()] = crate::common::token(token);
    }
    on(&map).iter().map(written).collect()
}

/// The same owner letter and kind letter on several tiles.
fn row(tiles: &str, token: &str) -> String {
    let each: Vec<String> = tiles
        .split(' ')
        .map(|tile| format!("{tile} {token}"))
        .collect();
    each.join(", ")
}

fn on(map: &[Token; TILES]) -> Vec<Line> {
    STANDARD.lines(Scene::with(&[]).state.switches, map)
}

/// Colour and tiles, as in `"blue A1 B1 C1"`.
fn written(line: &Line) -> String {
    let tiles: Vec<String> = line.tiles.iter().map(|tile| tile.to_string()).collect();
    assert_eq!(usize::from(line.length), tiles.len());
    format!("{} {}", line.side.id(), tiles.join(" "))
}

#[test]
fn fog_line_01_three_of_one_colour_in_any_direction() {
    for tiles in ["B2 C2 D2", "B2 B3 B4", "B2 C3 D4", "D2 C3 B4"] {
        assert_eq!(lines(&row(tiles, "bW")), [format!("blue {tiles}")]);
        assert_eq!(lines(&row(tiles, "rW")), [format!("red {tiles}")]);
    }
    // Two are none, nor are three that are not consecutive, not straight or white.
    for none in [
        "B2 C2", "B2 B3", "B2 C3", "A1 C1 E1", "A1 B1 B2", "A1 B2 C2",
    ] {
        assert_eq!(lines(&row(none, "bW")), [""; 0], "{none}");
    }
    assert_eq!(lines(&row("A1 B1 C1", "bB")), [""; 0]);
}

#[test]
fn fog_line_02_what_ends_a_run() {
    // The edge: no row goes on in the next one.
    assert_eq!(lines(&row("E1 F1 A2", "bW")), [""; 0]);
    assert_eq!(lines(&row("D1 E1 F1 A2 B2", "bW")), ["blue D1 E1 F1"]);
    assert_eq!(lines(&row("E6 F5 A6", "bW")), [""; 0]);
    // An empty tile, a white token of either owner, a token of the other colour.
    let pieces = row("A3 B3 D3 E3 F3", "bW");
    assert_eq!(lines(&pieces), ["blue D3 E3 F3"]);
    for breaker in ["bB", "rB", "bD", "rO", "rW", "bT", "bK", "bL", "bh", "rH"] {
        let broken = format!("{pieces}, C3 {breaker}");
        assert_eq!(lines(&broken), ["blue D3 E3 F3"], "{breaker}");
    }
    assert_eq!(
        lines(&format!("{pieces}, C3 rT")),
        ["blue A3 B3 C3 D3 E3 F3"]
    );
}

#[test]
fn fog_line_03_a_run_of_six_is_one_line_of_six() {
    assert_eq!(
        lines(&row("A4 B4 C4 D4 E4 F4", "rW")),
        ["red A4 B4 C4 D4 E4 F4"]
    );
    assert_eq!(lines(&row("B4 C4 D4 E4", "rW")), ["red B4 C4 D4 E4"]);
    assert_eq!(lines(&row("B1 C2 D3 E4 F5", "rW")), ["red B1 C2 D3 E4 F5"]);
}

#[test]
fn fog_line_04_the_colour_decides_not_the_owner() {
    // A Rat of red extends blue's run and breaks red's.
    assert_eq!(lines("A1 bW, B1 bW, C1 rT, D1 bW"), ["blue A1 B1 C1 D1"]);
    assert_eq!(lines("A1 rW, B1 rW, C1 rT, D1 rW"), [""; 0]);
    for spy in ["rT", "rK", "rL", "rh"] {
        assert_eq!(
            lines(&format!("A1 bW, B1 {spy}, C1 bW")),
            ["blue A1 B1 C1"],
            "{spy}"
        );
    }
    for own in ["bW", "bP", "bF", "bU", "bC", "bG", "bM", "bS", "bH"] {
        assert_eq!(
            lines(&format!("A1 bW, B1 {own}, C1 rT")),
            ["blue A1 B1 C1"],
            "{own}"
        );
    }
    // Face-down tokens have the colour that they will show.
    assert_eq!(lines("A1 rT?, B1 rK?, C1 bW?"), ["blue A1 B1 C1"]);
}

#[test]
fn fog_line_05_a_token_counts_in_up_to_four_lines() {
    let star = row("A3 B3 C3 C4 C5 D4 E5 D2 E1", "bW");
    let crossing = [
        "blue A3 B3 C3",
        "blue C3 C4 C5",
        "blue C3 D4 E5",
        "blue E1 D2 C3",
    ];
    assert_eq!(lines(&star), crossing);
    // On a full map of one colour no token has more than four.
    let full = [Token::up(Kind::Wolf, Side::Blue); TILES];
    let all = on(&full);
    for tile in Tile::all() {
        let through = all.iter().filter(|line| line.tiles.has(tile)).count();
        assert!((2..=4).contains(&through), "{tile} is in {through} lines");
    }
}

#[test]
fn fog_line_06_there_are_26_places_for_lines() {
    let all = on(&[Token::up(Kind::Wolf, Side::Red); TILES]);
    assert_eq!(all.len(), 26);
    let of_length = |length| all.iter().filter(|line| line.length == length).count();
    // Twelve rows and columns, and on both diagonals 3, 4, 5, 6, 5, 4, 3.
    assert_eq!([3, 4, 5, 6].map(of_length), [4, 4, 4, 12 + 2]);
}

/// Every arrangement of blue, red and nothing on each of the 26 sequences: the
/// lines are its longest runs, at most one of each colour.
// rules: FOG-LINE-01 FOG-LINE-02 FOG-LINE-03 FOG-LINE-06
#[test]
fn every_arrangement_of_every_sequence() {
    let all = on(&[Token::up(Kind::Wolf, Side::Blue); TILES]);
    for sequence in all.iter().map(|line| line.tiles) {
        let tiles: Vec<Tile> = sequence.iter().collect();
        for arrangement in 0..3_u32.pow(tiles.len() as u32) {
            let colours = colours(arrangement, tiles.len());
            let mut map = [Token::NONE; TILES];
            for (tile, colour) in tiles.iter().zip(&colours) {
                if let Some(colour) = *colour {
                    map[tile.index()] = Token::up(Kind::Wolf, colour);
                }
            }
            let found: Vec<(Side, Tiles)> = on(&map)
                .iter()
                .map(|line| (line.side, line.tiles))
                .collect();
            assert_eq!(found, runs(&tiles, &colours), "{tiles:?} {colours:?}");
        }
    }
}

/// The digits of a number to the base of three, as colours.
fn colours(arrangement: u32, length: usize) -> Vec<Option<Side>> {
    let digits = (0..length as u32).map(|place| arrangement / 3_u32.pow(place) % 3);
    let colour = |digit| [None, Some(Side::Blue), Some(Side::Red)][digit as usize];
    digits.map(colour).collect()
}

/// The runs of three or more, blue's first.
fn runs(tiles: &[Tile], colours: &[Option<Side>]) -> Vec<(Side, Tiles)> {
    let mut runs = Vec::new();
    let mut start = 0;
    for end in 1..=colours.len() {
        if end == colours.len() || colours[end] != colours[start] {
            if let (Some(side), true) = (colours[start], end - start >= 3) {
                runs.push((side, tiles[start..end].iter().copied().collect()));
            }
            start = end;
        }
    }
    assert!(runs.len() <= 2, "six tiles have room for two runs");
    runs.sort_by_key(|&(side, _)| side);
    runs
}

#[test]
fn fog_line_07_lines_cross_the_borders_between_quarters() {
    for across in ["B3 C3 D3 E3", "C2 C3 C4 C5", "B2 C3 D4 E5", "D3 C4 B5"] {
        assert_eq!(lines(&row(across, "bW")), [format!("blue {across}")]);
    }
}

#[test]
fn lines_are_listed_rows_first_then_columns_then_diagonals() {
    let map = board(&[
        "bW bW bW rW rW rW",
        "bW .. .. .. .. ..",
        "bW .. .. .. .. ..",
        ".. .. .. .. .. ..",
        ".. .. .. .. .. ..",
        ".. .. .. .. .. ..",
    ]);
    let found: Vec<String> = on(&map).iter().map(written).collect();
    assert_eq!(found, ["blue A1 B1 C1", "red D1 E1 F1", "blue A1 A2 A3"]);
}
