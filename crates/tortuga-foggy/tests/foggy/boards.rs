//! Scoring of random maps: against a plain scorer, and turned and mirrored.

use crate::common::{STANDARD, Scene};
use tortuga_core::{Luck, QuickLuck};
use tortuga_foggy::{Kind, SIDE_LENGTH, Side, Switches, TILES, Tile, Token};

const SETTINGS: [&[(&str, &str)]; 4] = [
    &[],
    &[("crow_half_is", "taken")],
    &[("crow_pays_once_per_line", "false")],
    &[
        ("crow_half_is", "taken"),
        ("crow_pays_once_per_line", "false"),
    ],
];

/// A random map: mostly few kinds, so that there are lines.
fn random_map(luck: &mut QuickLuck) -> [Token; TILES] {
    let bound = [2, 4, Kind::COUNT as u32][luck.below(3) as usize];
    std::array::from_fn(|_| {
        if luck.below(12) == 0 {
            return Token::NONE;
        }
        let kind = match luck.below(4) {
            0 => [Kind::Cat, Kind::Crow, Kind::Pig][luck.below(3) as usize],
            _ => Kind::ALL[luck.below(bound) as usize],
        };
        let owner = Side::ALL[luck.below(2) as usize];
        match luck.below(4) {
            0 => Token::down(kind, owner),
            1 if kind == Kind::Chameleon => Token::up(kind, owner).showing(owner.other()),
            _ => Token::up(kind, owner),
        }
    })
}

fn switches(settings: &[(&str, &str)]) -> Switches {
    Scene::with(settings).state.switches
}

/// Calls `test` with many maps and every way to count Crows.
fn on_many_maps(mut test: impl FnMut(Switches, [Token; TILES])) {
    let mut luck = QuickLuck::new(8);
    for settings in SETTINGS {
        let switches = switches(settings);
        for _ in 0..500 {
            test(switches, random_map(&mut luck));
        }
    }
}

/// The points of a map, counted as a person does: from every token in every
/// direction, if no token of its colour lies before it.
fn plain_points(switches: Switches, map: &[Token; TILES]) -> [u16; 2] {
    let mut points = [0; 2];
    let colour = |place: Option<(i8, i8)>| at(map, place?).colour();
    for place in places() {
        for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let Some(side) = colour(Some(place)) else {
                continue;
            };
            let before = (place.0 - direction.0, place.1 - direction.1);
            if colour(on_map(before)) == Some(side) {
                continue;
            }
            let next =
                |&(column, row): &(i8, i8)| on_map((column + direction.0, row + direction.1));
            let run = std::iter::successors(Some(place), next);
            let line: Vec<Token> = run
                .take_while(|&place| colour(Some(place)) == Some(side))
                .map(|place| at(map, place))
                .collect();
            let (own, crows) = worth(switches, &line);
            points[side.index()] += own;
            points[side.other().index()] += crows;
        }
    }
    points
}

/// What a line pays to its side and to the other one's Crows.
fn worth(switches: Switches, line: &[Token]) -> (u16, u16) {
    let base = [0, 0, 0, 3, 5, 7, 10][line.len()];
    let count = |kind| line.iter().filter(|token| token.is(kind)).count() as u16;
    let points = match (count(Kind::Cat), count(Kind::Pig)) {
        (0, 0) => base,
        (0, _) => base * 2,
        (_, _) => base * 3,
    };
    let crows = match count(Kind::Crow) {
        0 => 0,
        2.. if switches.every_crow_pays() => (points / 2 * count(Kind::Crow)).min(points),
        _ => points / 2,
    };
    if switches.crow_half_is_taken() {
        (points - crows, crows)
    } else {
        (points, crows)
    }
}

/// All places as column and row.
fn places() -> impl Iterator<Item = (i8, i8)> {
    (0..6).flat_map(|row| (0..6).map(move |column| (column, row)))
}

fn on_map((column, row): (i8, i8)) -> Option<(i8, i8)> {
    ((0..6).contains(&column) && (0..6).contains(&row)).then_some((column, row))
}

fn at(map: &[Token; TILES], (column, row): (i8, i8)) -> Token {
    map[usize::try_from(row * 6 + column).unwrap()]
}

/// Masks find the lines; a plain walk over the map must agree with them.
// rules: FOG-LINE-05 FOG-SCORE-06 FOG-SCORE-07 FOG-SCORE-08
#[test]
fn a_plain_scorer_agrees() {
    let mut scored = 0;
    on_many_maps(|switches, map| {
        let points = STANDARD.points(switches, &map);
        assert_eq!(points, plain_points(switches, &map), "{map:?}");
        scored += u32::from(points != [0, 0]);
    });
    assert!(scored > 1500, "only {scored} of 2000 maps have lines");
}

#[test]
fn fog_inv_08_mirrored_and_rotated_maps_score_alike() {
    let last = SIDE_LENGTH - 1;
    let mirror = |tile: Tile| (last - tile.column(), tile.row());
    let rotate = |tile: Tile| (last - tile.row(), tile.column());
    let moved = |map: &[Token; TILES], to: &dyn Fn(Tile) -> (u8, u8)| {
        let mut moved = [Token::NONE; TILES];
        for tile in Tile::all() {
            let (column, row) = to(tile);
            moved[usize::from(row * SIDE_LENGTH + column)] = map[tile.index()];
        }
        moved
    };
    on_many_maps(|switches, map| {
        let points = STANDARD.points(switches, &map);
        assert_eq!(STANDARD.points(switches, &moved(&map, &mirror)), points);
        let mut turned = map;
        for _ in 0..4 {
            turned = moved(&turned, &rotate);
            assert_eq!(STANDARD.points(switches, &turned), points);
        }
        assert_eq!(turned, map, "four quarter turns");
    });
}

#[test]
fn fog_inv_08_exchanging_blue_and_red_exchanges_the_points() {
    on_many_maps(|switches, map| {
        let [blue, red] = STANDARD.points(switches, &map);
        let exchanged = map.map(exchanged);
        assert_eq!(STANDARD.points(switches, &exchanged), [red, blue]);
    });
}

/// The same token of the other side.
fn exchanged(token: Token) -> Token {
    let Some(kind) = token.kind() else {
        return token;
    };
    let owner = token.owner().other();
    if token.is_down() {
        return Token::down(kind, owner);
    }
    let up = Token::up(kind, owner);
    match (kind, token.colour()) {
        (Kind::Chameleon, Some(colour)) => up.showing(colour.other()),
        _ => up,
    }
}
