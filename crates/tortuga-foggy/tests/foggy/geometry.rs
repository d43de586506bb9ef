//! The map: tiles, neighbours, quarters.

use crate::common::{Scene, tile};
use tortuga_foggy::{Quarter, Stage, Tile, Tiles};

fn names(tiles: Tiles) -> Vec<String> {
    tiles.iter().map(|tile| tile.to_string()).collect()
}

#[test]
fn fog_ex_41_neighbours_of_a_corner_and_of_a_tile_inside() {
    assert_eq!(names(tile("A1").neighbours()), ["B1", "A2"]);
    assert_eq!(names(tile("C3").neighbours()), ["C2", "B3", "D3", "C4"]);
    assert!(!tile("A1").neighbours().has(tile("B2")));
}

#[test]
fn fog_setup_02_tiles_that_share_an_edge_are_adjacent() {
    for one in Tile::all() {
        for other in Tile::all() {
            let apart = one.row().abs_diff(other.row()) + one.column().abs_diff(other.column());
            let adjacent = one.neighbours().has(other);
            assert_eq!(adjacent, apart == 1, "{one} and {other}");
        }
    }
    // Nor do rows go on at the other edge.
    assert!(!tile("F1").neighbours().has(tile("A2")));
}

#[test]
fn fog_setup_02_abilities_do_not_reach_diagonally() {
    let mut scene = Scene::turn().hand(0, "mouses wolf").map("A1 rW, C1 rW");
    scene.play(&["0 place mouses", "0 at B2"]);
    assert_eq!(scene.state.stage, Stage::Draw, "nobody to swap with");
}

#[test]
fn tiles_are_named_by_column_and_row() {
    let all: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!(all.len(), 36);
    assert_eq!(all[..7], ["A1", "B1", "C1", "D1", "E1", "F1", "A2"]);
    assert_eq!(all[35], "F6");
    for (number, name) in all.iter().enumerate() {
        assert_eq!(tile(name).index(), number);
    }
    for nowhere in ["G1", "A7", "A0", "a1", "", "A", "A11"] {
        assert_eq!(Tile::read(nowhere), None, "{nowhere:?}");
    }
}

#[test]
fn quarters_are_three_by_three() {
    let quarters: Vec<Vec<String>> = Quarter::all()
        .map(|quarter| names(quarter.tiles()))
        .collect();
    let expected = [
        "A1 B1 C1 A2 B2 C2 A3 B3 C3",
        "D1 E1 F1 D2 E2 F2 D3 E3 F3",
        "A4 B4 C4 A5 B5 C5 A6 B6 C6",
        "D4 E4 F4 D5 E5 F5 D6 E6 F6",
    ];
    assert_eq!(
        quarters
            .iter()
            .map(|names| names.join(" "))
            .collect::<Vec<_>>(),
        expected
    );
}
