//! Hippo: keeps two tiles until its player's next turn.

use super::{foggy, nothing_follows, place, table};
use crate::common::Scene;
use tortuga_foggy::{Open, Stage, Weather};

/// Both ways to settle a Hippo.
const SETTLING: [&str; 2] = ["settle low", "settle high"];

/// Has the round just been scored?
fn scored(scene: &Scene) -> bool {
    scene
        .open()
        .iter()
        .any(|open| matches!(open, Open::RoundScored { .. }))
}

// rules: FOG-EX-66 FOG-CHAR-HIPPO-01 FOG-CHAR-HIPPO-02 FOG-CHAR-HIPPO-04
#[test]
pub(super) fn face_up() {
    let scene = table("hippo").hand(0, "hippo wolf wolf wolf wolf");
    let mut scene = scene.hand(1, "wolf wolf wolf wolf wolf");
    place(&mut scene, "hippo", "A1-B1");
    nothing_follows(&scene);
    scene.draw().play(&["1 place wolf"]);
    for tile in ["1 at A1", "1 at B1"] {
        assert_eq!(scene.refused(tile), ("tile-kept", "FOG-CHAR-HIPPO-04"));
    }
    assert_eq!(scene.legal(1).len(), 34);
    scene.play_drawing(&["1 at F6"]);
    assert_eq!(
        (scene.actor(), scene.legal(0)),
        (0, SETTLING.map(str::to_owned).to_vec())
    );
    assert_eq!(
        scene.refused("0 place wolf"),
        ("other-step-is-due", "FOG-CHAR-HIPPO-02")
    );
    scene.audit().unwrap();
    scene.play(&["0 settle high"]);
    assert_eq!(
        (scene.at("B1"), scene.colour("B1")),
        ("bO".to_owned(), None)
    );
    scene.audit().unwrap();
    // The turn goes on, and the other tile can be used at once.
    scene.play(&["0 place wolf", "0 at A1"]);
    assert_eq!(scene.at("A1"), "bW");
}

// rules: FOG-EX-67 FOG-CHAR-HIPPO-03
#[test]
fn without_a_pair_it_is_like_a_rabbit() {
    let scene = table("hippo")
        .hand(0, "hippo")
        .hand(1, "wolf wolf")
        .pile(0, "")
        .pile(1, "");
    let mut scene = scene.only_free("A1 C1 F6");
    scene.play(&["0 place hippo"]);
    assert_eq!(scene.legal(0), ["at A1", "at C1", "at F6"]);
    assert_eq!(
        scene.refused("0 at A1-B1"),
        ("one-tile-only", "FOG-CHAR-HIPPO-03")
    );
    scene.play(&["0 at C1"]);
    assert_eq!(
        (scene.at("C1"), scene.state.hippos),
        ("bO".to_owned(), [None; 2])
    );
    // It is final.
    scene.play(&["1 place wolf", "1 at A1"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::PlaceKind));
}

// rules: FOG-EX-68 FOG-CHAR-HIPPO-03 FOG-CHAR-HIPPO-05 FOG-CHAR-HIPPO-07
#[test]
fn with_a_pair_it_takes_the_pair_even_at_the_end() {
    let scene = table("hippo")
        .hand(0, "hippo")
        .hand(1, "wolf")
        .pile(0, "")
        .pile(1, "");
    let mut scene = scene.only_free("E6 F6");
    scene.play(&["0 place hippo"]);
    assert_eq!(scene.legal(0), ["at E6-F6"]);
    assert_eq!(
        scene.refused("0 at E6"),
        ("hippo-needs-two", "FOG-CHAR-HIPPO-03")
    );
    scene.play(&["0 at E6-F6"]);
    // Red has no tile, so blue settles at once.
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::SettleEarly));
    assert_eq!(scene.legal(0), SETTLING);
    assert_eq!(
        scene.refused("1 place wolf"),
        ("not-your-turn", "FOG-CHAR-HIPPO-05")
    );
    scene.play(&["0 settle low", "1 place wolf"]);
    assert_eq!(scene.legal(1), ["at F6"]);
    assert!(!scored(&scene));
    scene.play(&["1 at F6"]);
    assert!(scored(&scene));
    assert_eq!(scene.state.hippos, [None; 2]);
}

// rules: FOG-EX-69 FOG-CHAR-HIPPO-05 FOG-WEATHER-08
#[test]
fn with_fog_left_a_board_is_removed_instead() {
    let map = "A1 bW, B1 rW, C1 bW, A2 rW, B2 bW, C2 rW, A3 bW";
    let scene = table("hippo")
        .weather(Weather::Cloudy)
        .only_open("nw")
        .map(map);
    let mut scene = scene.hand(0, "hippo wolf").hand(1, "wolf wolf");
    scene.play(&["0 place hippo"]);
    assert_eq!(scene.legal(0), ["at B3-C3"]);
    scene.play_drawing(&["0 at B3-C3"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::RemoveFog));
    assert_eq!(scene.legal(1), ["fog ne", "fog sw", "fog se"]);
    scene.play(&["1 fog se", "1 place wolf"]);
    let south_east = ["D4", "E4", "F4", "D5", "E5", "F5", "D6", "E6", "F6"];
    assert_eq!(scene.legal(1), south_east.map(|tile| format!("at {tile}")));
    scene.play_drawing(&["1 at D4"]);
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::SettleHippo));
    scene.play(&["0 settle low", "0 place wolf"]);
    assert_eq!(
        (scene.at("B3"), scene.legal(0)[0].as_str()),
        ("bO".to_owned(), "at C3")
    );
}

// rules: FOG-EX-70 FOG-CHAR-HIPPO-01
#[test]
fn sixty_pairs_on_an_empty_map() {
    let mut scene = table("hippo").hand(0, "hippo wolf");
    scene.play(&["0 place hippo"]);
    let pairs = scene.legal(0);
    assert_eq!(pairs.len(), 60);
    assert!(
        pairs
            .iter()
            .all(|pair| pair.starts_with("at ") && pair.contains('-'))
    );
    assert_eq!(
        scene.refused("0 at C3"),
        ("hippo-needs-two", "FOG-CHAR-HIPPO-03")
    );
}

// rules: FOG-EX-91 FOG-CHAR-HIPPO-05
#[test]
fn of_two_that_wait_the_other_sides_is_settled_first() {
    let scene = table("hippo")
        .waiting(1, "A1-B1")
        .hand(0, "hippo wolf")
        .hand(1, "wolf");
    let scene = scene.pile(0, "").pile(1, "").only_free("E6 F6");
    let scene = scene.change(|state| state.placements = 2);
    for (half, left) in [("1 settle low", "at B1"), ("1 settle high", "at A1")] {
        let mut scene = scene.clone();
        place(&mut scene, "hippo", "E6-F6");
        assert_eq!(
            (scene.actor(), scene.legal(1)),
            (1, SETTLING.map(str::to_owned).to_vec())
        );
        scene.play(&[half, "0 place wolf"]);
        assert_eq!(scene.legal(0), [left]);
        assert!(scene.state.hippos[0].is_some(), "blue's goes on waiting");
        scene.play(&[&format!("0 {left}")]);
        assert_eq!(
            (scene.actor(), scene.legal(0)),
            (0, SETTLING.map(str::to_owned).to_vec())
        );
        scene.play(&["0 settle high", "1 place wolf"]);
        assert_eq!(
            (scene.at("F6"), scene.legal(1)),
            ("bO".into(), vec!["at E6".into()])
        );
        scene.play(&["1 at E6"]);
        assert!(scored(&scene));
    }
}

#[test]
fn fog_char_hippo_05_then_the_turn_goes_on_for_whoever_places() {
    let scene = table("hippo mouses").map("C1 rW").turn_of(1);
    let scene = scene.hand(0, "mouses").hand(1, "hippo");
    let mut scene = scene.pile(0, "").pile(1, "").only_free("A1 B1");
    scene.play(&["1 place hippo", "1 at A1-B1"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::SettleEarly));
    scene.play(&["1 settle low", "0 place mouses", "0 at B1"]);
    assert_eq!(
        (scene.actor(), scene.legal(0)),
        (0, vec!["target east".into()])
    );
    scene.play(&["0 target east"]);
    assert!(scored(&scene));
}

#[test]
fn fog_char_hippo_04_no_frog_and_no_other_hippo() {
    let scene = table("hippo frog")
        .map("A2 rG")
        .waiting(0, "A1-B1")
        .turn_of(1);
    let scene = scene.hand(1, "hippo wolf");
    let mut frog = scene.clone().stage(Stage::MoveFrog);
    assert_eq!(frog.legal(1), ["frog east", "frog south", "frog stay"]);
    assert_eq!(
        frog.refused("1 frog north"),
        ("frog-blocked", "FOG-CHAR-FROG-01")
    );
    let mut hippo = scene;
    hippo.play(&["1 place hippo"]);
    assert_eq!(
        hippo.refused("1 at B1-C1"),
        ("tile-kept", "FOG-CHAR-HIPPO-04")
    );
    assert!(
        !hippo
            .legal(1)
            .iter()
            .any(|pair| pair.contains("A1") || pair.contains("B1"))
    );
}

#[test]
fn fog_char_hippo_06_not_before_an_extra_placement_of_the_same_turn() {
    let scene = table("hippo")
        .hand(0, "hippo wolf wolf")
        .hand(1, "wolf wolf");
    let mut scene = scene.change(|state| state.placements = 2);
    place(&mut scene, "hippo", "A1-B1");
    scene.draw();
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::PlaceKind));
    scene.play_drawing(&["0 place wolf", "0 at F6", "1 place wolf", "1 at E6"]);
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::SettleHippo));
}

// rules: FOG-CHAR-HIPPO-08
#[test]
pub(super) fn face_down() {
    let scene = foggy("hippo").map("A1 bW?, B1 bW?").hand(0, "hippo wolf");
    let mut scene = scene.hand(1, "wolf wolf");
    let mut up = scene.clone();
    scene.play(&["0 place hippo down"]);
    assert_eq!(scene.legal(0).len(), 34);
    assert_eq!(
        scene.refused("0 at C1-D1"),
        ("one-tile-only", "FOG-CHAR-HIPPO-08")
    );
    scene.play(&["0 at C1"]);
    nothing_follows(&scene);
    assert_eq!(
        (scene.at("C1"), scene.state.hippos),
        ("bO?".to_owned(), [None; 2])
    );
    assert_eq!((scene.colour("C1"), scene.points()), (None, [0, 0]));
    scene.play_drawing(&["1 place wolf down", "1 at F6"]);
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::PlaceKind));
    // Face up it lies across two tiles in foggy weather too.
    place(&mut up, "hippo", "C1-D1");
    assert!(up.state.hippos[0].is_some());
}

#[test]
fn fog_char_hippo_09_a_pair_may_cross_a_border_between_open_quarters() {
    let scene = table("hippo").weather(Weather::Cloudy).only_open("nw ne");
    let mut scene = scene.hand(0, "hippo wolf").hand(1, "wolf");
    scene.play(&["0 place hippo"]);
    // 15 pairs in three rows of six, 12 in six columns of three.
    assert_eq!(scene.legal(0).len(), 27);
    assert_eq!(
        scene.refused("0 at C3-C4"),
        ("tile-under-fog", "FOG-WEATHER-10")
    );
    scene.play(&["0 at C2-D2"]);
    assert!(scene.state.hippos[0].is_some());
}
