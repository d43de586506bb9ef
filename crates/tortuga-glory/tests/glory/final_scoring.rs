//! What is added at the end, and who has won.

use crate::common::{RED, Scene};
use tortuga_core::{Party, Seat};
use tortuga_glory::{Stage, Treasures};

/// A game that is over as it stands.
fn over(scene: Scene) -> Scene {
    scene.change(|state| state.stage = Stage::Over)
}

#[test]
fn glory_end_03_pirates_track_treasures_barrels_and_wrecks_are_added() {
    let scene = Scene::with(&[("seats", "3"), ("wrecks", "true")]).ship(RED, 17);
    let scene = scene.treasures(RED, "ruby ruby spice").change(|state| {
        state.islands[0] = 9;
        state.fields[0] = 3;
        state.compass[0] = 1;
    });
    let mut scene = scene.cards("red-1 green-2 yellow-2");
    scene.on_until(|state| state.turn == Seat(RED));
    scene.play(&[
        "0 sail 1",
        "* found 4",
        "* found 3",
        "* found 2",
        "* found 2",
        "* found 1",
    ]);
    // The second token costs red's barrel.
    scene.play(&["0 wreck 4", "0 wreck 3", "0 put 5,1"]);

    let scene = scene.ship(RED, 23).circle(RED, 25);
    let mut scene = scene.cards("red-5 green-1 yellow-1");
    scene.play(&["0 sail 1", "0 put 5,5"]);
    scene.on_to(Stage::Over);
    assert_eq!(
        scene.sources(0),
        [
            ("islands", 9),
            ("fields", 4),
            ("compass", 4),
            ("home", 6),
            ("pirates", 2),
            ("sailing", -9),
            ("treasures", 4),
            ("barrels", 1),
            ("wrecks", 7),
        ]
    );
    assert_eq!(scene.result()[0].0, 28);
    let rows = scene.standings().rows;
    assert!(rows.iter().all(|row| row.tie_breaks.is_empty()));
    let parties: Vec<Party> = rows.iter().map(|row| row.who).collect();
    assert_eq!(parties, [0, 1, 2].map(|seat| Party::seat(Seat(seat))));
}

/// What so many tokens of each kind are worth.
fn treasure_glory(counts: [u8; 5]) -> i32 {
    let scene = Scene::of(4).change(|state| state.treasures[0] = Treasures::counted(counts));
    let (key, points) = over(scene).sources(0)[6];
    assert_eq!(key, "treasures");
    points
}

// rules: GLORY-EX-11 GLORY-TV-20
#[test]
fn sets_of_treasures() {
    // Emeralds, crowns, doubloons and rubies.
    assert_eq!(treasure_glory([1, 0, 3, 2, 1]), 10 + 3 + 1);
    assert_eq!(treasure_glory([2, 2, 2, 1, 0]), 10 + 6);
    let whole = [
        [1, 0, 0, 0, 0],
        [1, 1, 0, 0, 0],
        [1, 1, 1, 0, 0],
        [1, 1, 1, 1, 0],
        [1; 5],
    ];
    assert_eq!(whole.map(treasure_glory), [1, 3, 6, 10, 15]);
}

/// The best of all ways to lay tokens out in sets, by trying every first set.
fn best_split(counts: [u8; 5], known: &mut Vec<Option<i32>>) -> i32 {
    let place = counts
        .iter()
        .fold(0, |place, &count| place * 4 + usize::from(count));
    if let Some(best) = known[place] {
        return best;
    }
    let mut best = 0;
    for set in 1..32_u8 {
        let has = |kind: usize| set >> kind & 1;
        if (0..5).all(|kind| has(kind) <= counts[kind]) {
            let left = std::array::from_fn(|kind| counts[kind] - has(kind));
            let size = set.count_ones().cast_signed();
            best = best.max(size * (size + 1) / 2 + best_split(left, known));
        }
    }
    known[place] = Some(best);
    best
}

#[test]
fn glory_end_04_the_best_sets_are_found() {
    let mut known = vec![None; 1024];
    for place in 0..1024_u16 {
        let counts = [0, 2, 4, 6, 8].map(|shift| (place >> shift & 3) as u8);
        assert_eq!(
            treasure_glory(counts),
            best_split(counts, &mut known),
            "{counts:?}"
        );
    }
}

#[test]
fn glory_end_05_the_most_glory_wins_and_equal_players_share() {
    let glory = |islands| over(Scene::of(4).change(|state| state.islands = islands));
    // Everybody has 24 points of the track and a barrel.
    let rows = [(45, 1, true), (45, 1, true), (40, 3, false), (30, 4, false)];
    assert_eq!(glory([20, 20, 15, 5]).result(), rows);
    let rows = [
        (45, 2, false),
        (46, 1, true),
        (45, 2, false),
        (30, 4, false),
    ];
    assert_eq!(glory([20, 21, 20, 5]).result(), rows);
    assert!(
        glory([7; 4])
            .result()
            .iter()
            .all(|row| *row == (32, 1, true))
    );
    // It is the final scoring that counts, not the glory before.
    let scene = Scene::of(3)
        .circle(RED, 36)
        .change(|state| state.islands[0] = 50);
    let rows = [(21, 3, false), (25, 1, true), (25, 1, true)];
    assert_eq!(over(scene).result(), rows);
}
