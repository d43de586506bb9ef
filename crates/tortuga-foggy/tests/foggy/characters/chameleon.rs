//! Chameleon: takes the colour of what is placed beside it.

use super::{foggy, nothing_follows, place, table};
use crate::common::{Scene, tile};
use tortuga_foggy::{Open, Side};

const BLUE: Option<Side> = Some(Side::Blue);
const RED: Option<Side> = Some(Side::Red);

// rules: FOG-EX-62 FOG-CHAR-CHAMELEON-01 FOG-CHAR-CHAMELEON-02 FOG-CHAR-CHAMELEON-03
#[test]
pub(super) fn face_up() {
    let scene = table("chameleon").hand(0, "chameleon rat wolf rabbit pig");
    let mut scene = scene.hand(1, "wolf wolf rat rabbit pig");
    scene.play_drawing(&["0 place chameleon", "0 at C3"]);
    assert_eq!(scene.colour("C3"), BLUE);
    for (seat, kind, to, shows) in [
        (1, "wolf", "C4", RED),
        (0, "rat", "B3", RED),
        (1, "wolf", "F6", RED),
        (0, "wolf", "D4", RED),
        (1, "rat", "C2", BLUE),
        (0, "rabbit", "D3", BLUE),
    ] {
        scene.play_drawing(&[&format!("{seat} place {kind}"), &format!("{seat} at {to}")]);
        assert_eq!(scene.colour("C3"), shows, "{kind} on {to}");
    }
    assert_eq!(scene.at("C3"), "bH");
}

// rules: FOG-EX-63 FOG-CHAR-CHAMELEON-05
#[test]
fn it_turns_before_the_ability() {
    let scene = table("chameleon mouses").map("C3 bh, C1 rW");
    let mut scene = scene.hand(0, "mouses wolf").hand(1, "wolf");
    place(&mut scene, "mouses", "C2");
    assert_eq!(
        (scene.at("C3"), scene.legal(0)),
        ("bH".into(), vec!["target north".into()])
    );
    let (at, colour) = (tile("C3"), Side::Blue);
    assert_eq!(scene.open(), [Open::Recoloured { tile: at, colour }]);
    scene.play(&["0 target north"]);
    assert_eq!(
        [scene.at("C1"), scene.at("C2"), scene.at("C3")],
        ["bM", "rW", "bH"]
    );
}

// rules: FOG-EX-64 FOG-CHAR-CHAMELEON-06
#[test]
fn a_new_one_recolours_an_old_one() {
    let scene = table("chameleon").map("C3 bH").turn_of(1);
    let mut scene = scene.hand(1, "chameleon wolf").hand(0, "wolf");
    scene.play(&["1 place chameleon", "1 at C4"]);
    nothing_follows(&scene);
    assert_eq!([scene.at("C3"), scene.at("C4")], ["bh", "rH"]);
}

#[test]
fn fog_char_chameleon_06_a_recoloured_one_recolours_nobody() {
    let scene = table("chameleon").map("C3 bH, C4 rh").turn_of(1);
    let mut scene = scene.hand(1, "wolf wolf").hand(0, "wolf");
    scene.play(&["1 place wolf", "1 at C2"]);
    assert_eq!([scene.at("C3"), scene.at("C4")], ["bh", "rh"]);
    assert_eq!((scene.colour("C3"), scene.colour("C4")), (RED, BLUE));
}

#[test]
fn fog_char_chameleon_02_spies_pass_on_their_background() {
    for (kind, shows) in [
        ("wolf", "bH"),
        ("pig", "bH"),
        ("cat", "bH"),
        ("turtle", "bH"),
        ("crow", "bh"),
        ("mole", "bh"),
    ] {
        let before = if shows == "bH" { "bh" } else { "bH" };
        let scene = Scene::turn()
            .lay("C3", before)
            .hand(0, kind)
            .hand(1, "wolf");
        let mut near = scene.clone();
        place(&mut near, kind, "C4");
        assert_eq!(near.at("C3"), shows, "{kind}");
        // Diagonal neighbours are not adjacent.
        let mut diagonal = scene;
        place(&mut diagonal, kind, "D4");
        assert_eq!(diagonal.at("C3"), before, "{kind}");
    }
}

#[test]
fn fog_char_chameleon_03_neutral_tokens_do_not_change_it() {
    for before in ["bH", "bh"] {
        let scene = Scene::turn()
            .lay("C3", before)
            .hand(0, "rabbit prairie_dog hippo wolf");
        let mut scene = scene.hand(1, "wolf wolf wolf wolf");
        scene.play_drawing(&["0 place rabbit", "0 at C2", "1 place wolf", "1 at F6"]);
        scene.play_drawing(&["0 place prairie_dog", "0 at B3", "1 place wolf", "1 at F5"]);
        scene.play_drawing(&["0 place hippo", "0 at C4-D4", "1 place wolf", "1 at F4"]);
        scene.play(&["0 settle low"]);
        assert_eq!(
            (scene.at("C4"), scene.at("C3")),
            ("bO".into(), before.into())
        );
    }
}

#[test]
fn fog_char_chameleon_07_a_hand_and_the_fog_know_no_colour() {
    // Blue's shows red, goes back to his hand, and comes again in blue.
    let scene = table("chameleon snake").map("C3 bh").turn_of(1);
    let mut scene = scene.hand(0, "wolf").hand(1, "snake wolf");
    scene.play_drawing(&["1 place snake", "1 at A1", "1 snake C3", "0 replace wolf"]);
    assert_eq!(scene.in_hand(0), "chameleon");
    place(&mut scene, "chameleon", "F6");
    assert_eq!(
        (scene.at("F6"), scene.colour("F6")),
        ("bH".to_owned(), BLUE)
    );
    // Brought in by an exchange it shows its owner's colour too.
    let scene = table("chameleon snake").map("C3 bW").turn_of(1);
    let mut scene = scene.hand(0, "chameleon").hand(1, "snake wolf");
    scene.play(&[
        "1 place snake",
        "1 at C4",
        "1 snake C3",
        "0 replace chameleon",
    ]);
    assert_eq!(scene.at("C3"), "bH");
}

#[test]
fn fog_char_chameleon_08_it_stays_its_owners() {
    // Blue's Chameleon shows red on C3; the tokens that ask are far from it, or
    // have no colour that would change it.
    let scene = Scene::turn()
        .map("C3 bh")
        .hand(0, "fox snake wolf")
        .hand(1, "snake mole wolf");
    let mut fox = scene.clone();
    place(&mut fox, "fox", "C4");
    assert_eq!(fox.legal(0), ["target north"]);
    let mut own_snake = scene.clone();
    place(&mut own_snake, "snake", "F6");
    nothing_follows(&own_snake);
    let mut snake = scene.clone().turn_of(1);
    snake.play(&["1 place snake", "1 at F6"]);
    assert_eq!(snake.legal(1), ["snake C3"]);
    // Red's Mole is blue, so the Chameleon is blue again, and blue's all the time.
    let mut mole = scene.turn_of(1);
    mole.play(&["1 place mole", "1 at C4"]);
    assert_eq!(
        (mole.at("C3"), mole.legal(1)),
        ("bH".into(), vec!["target north".into()])
    );
    mole.play(&["1 target north"]);
    assert_eq!([mole.at("C3"), mole.at("C4")], ["rL", "bH"]);
}

/// Face down it has its owner's colour and changes for nobody; face up it does
/// not see what is laid face down.
// rules: FOG-CHAR-CHAMELEON-04 FOG-CHAR-CHAMELEON-07 FOG-EX-76
#[test]
pub(super) fn face_down() {
    let scene = foggy("chameleon snake")
        .map("B3 bW?, A3 bW?")
        .hand(0, "chameleon wolf");
    let mut scene = scene.hand(1, "wolf snake wolf");
    let mut up = scene.clone();
    scene.play_drawing(&["0 place chameleon down", "0 at C3"]);
    scene.play(&["1 place snake", "1 at C4"]);
    assert_eq!(scene.open(), [], "nobody learns that it is one");
    scene.play_drawing(&["1 snake A3", "0 replace wolf"]);
    assert_eq!(
        (scene.at("C3"), scene.colour("C3")),
        ("bH?".to_owned(), BLUE)
    );
    assert_eq!(scene.points(), [3, 0]);

    up.play_drawing(&[
        "0 place chameleon",
        "0 at C3",
        "1 place wolf down",
        "1 at D3",
    ]);
    assert_eq!(up.at("C3"), "bH");
    up.play_drawing(&["0 place wolf down", "0 at F6", "1 place snake", "1 at C4"]);
    assert_eq!(up.at("C3"), "bh");
}
