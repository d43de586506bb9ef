//! Characters in the team game: whose tokens they concern, and who decides.

use super::{deal, partners, pick, play_round, team, turn};
use crate::common::{tile, token};
use tortuga_core::Seat;
use tortuga_foggy::{Hired, Kind, Open, Side, Stage};

#[test]
fn fog_ex_88_fog_team_09_the_fox_takes_a_partners_token() {
    let scene = turn().map("B2 bC, B4 rW").hand(0, "wolf");
    let mut scene = partners(scene, 2, "fox pig turtle").turn_of(2);
    scene.play(&["2 place fox", "2 at B3"]);
    assert_eq!(scene.legal(2), ["target north"]);
    assert_eq!(
        scene.refused("2 target south"),
        ("not-own", "FOG-CHAR-FOX-02")
    );
    scene.play(&["2 target north", "2 replace pig"]);
    assert_eq!(
        (scene.at("B2"), scene.in_hand(2), scene.in_hand(0)),
        ("bP".to_owned(), "turtle cat".to_owned(), "wolf".to_owned(),)
    );
}

#[test]
fn fog_team_09_mouses_mole_and_snake_spare_the_partners_tokens() {
    for kind in ["mouses", "mole"] {
        let scene = turn().map("B2 bC, B4 rW").hand(1, "wolf");
        let mut scene = partners(scene, 2, &format!("{kind} wolf")).turn_of(2);
        scene.play(&[&format!("2 place {kind}"), "2 at B3"]);
        assert_eq!(scene.legal(2), ["target south"], "{kind}");
    }
    let scene = turn().map("B2 bC, B4 rW").hand(1, "wolf");
    let scene = partners(partners(scene, 2, "snake"), 3, "wolf");
    let mut scene = scene.turn_of(2);
    scene.play(&["2 place snake", "2 at F6"]);
    assert_eq!(scene.legal(2), ["snake B4"]);
}

#[test]
fn fog_team_10_the_next_opponent_exchanges_or_else_the_other() {
    // Seat 2 is followed by seat 3, whose partner is seat 1.
    let scene = || turn().map("B4 rC").hand(1, "pig wolf");
    let mut next = partners(partners(scene(), 2, "snake"), 3, "turtle fox").turn_of(2);
    next.play(&["2 place snake", "2 at F6", "2 snake B4"]);
    assert_eq!(next.legal(next.actor()), ["replace fox", "replace turtle"]);
    assert_eq!(next.actor(), 3);
    next.play(&["3 replace turtle"]);
    assert_eq!(
        (next.in_hand(3), next.in_hand(1)),
        ("fox cat".to_owned(), "wolf pig".to_owned())
    );

    let mut empty = partners(scene(), 2, "snake").turn_of(2);
    empty.play(&["2 place snake", "2 at F6", "2 snake B4"]);
    assert_eq!(empty.actor(), 1);
    let (seat, victim) = (Seat(2), Seat(1));
    let tile = tile("B4");
    assert_eq!(
        empty.open().last(),
        Some(&Open::SnakeNamed { seat, tile, victim })
    );
    // Nobody has a token: nothing.
    let mut nobody = partners(turn().map("B4 rC"), 2, "snake wolf").turn_of(2);
    nobody.play(&["2 place snake", "2 at F6"]);
    assert_ne!(nobody.state.stage, Stage::SnakeTarget);
}

#[test]
fn fog_team_11_the_turtle_gives_its_extra_to_the_next_player() {
    let mut scene = partners(turn(), 2, "turtle wolf").turn_of(2);
    scene.play(&["2 place turtle", "2 at A1"]);
    let (seat, other) = (Seat(2), Seat(3));
    assert_eq!(
        scene.open().last(),
        Some(&Open::TurtleGives { seat, other })
    );
    assert_eq!(scene.state.extras, [0, 0, 0, 1]);
    // Seat 2 has one more placement in this turn.
    assert_eq!(
        (scene.actor(), scene.legal(2)),
        (2, vec!["place wolf".to_owned()])
    );
}

#[test]
fn fog_team_12_only_its_own_player_moves_a_frog() {
    let scene = partners(turn().hand(0, "wolf").map("C3 bG"), 2, "wolf");
    let frog = |by_partner| {
        let mut scene = scene.clone().hand(1, "wolf").turn_of(1);
        let place = tile("C3").index();
        scene.state.map[place] = token("bG").by_partner(by_partner);
        scene.play_drawing(&["1 place wolf", "1 at A1"]);
        scene.state.stage
    };
    // Seat 2 is next: it moves a Frog that it placed, and no other.
    assert_eq!(frog(true), Stage::MoveFrog);
    assert_eq!(frog(false), Stage::PlaceKind);
}

#[test]
fn fog_team_12_only_its_own_player_settles_a_hippo_in_his_own_turn() {
    let scene = || partners(turn().hand(0, "wolf pig").hand(1, "wolf"), 2, "wolf");
    for (player, stage) in [(2, Stage::SettleHippo), (0, Stage::PlaceKind)] {
        let mut scene = scene().waiting(player, "A1-B1").turn_of(1);
        scene.play_drawing(&["1 place wolf", "1 at F6"]);
        assert_eq!((scene.actor(), scene.state.stage), (2, stage));
        if player == 0 {
            assert_eq!(scene.state.hippo_of(Seat(2)), None);
            assert!(scene.state.hippo_of(Seat(0)).is_some());
        } else {
            scene.play(&["2 settle high"]);
            let hippo = scene.state.token(tile("B1"));
            assert!(hippo.is_partners(), "it stays seat 2's token");
        }
    }
}

#[test]
fn fog_ex_86_fog_team_13_after_a_turtle_two_players_run_out_early() {
    let mut scene = team(&[]);
    scene = scene.change(|state| {
        let turtle = state.edition.span(Kind::Turtle);
        let mut band = state.hired[0].tokens();
        band.put(turtle);
        state.hired[0] = Hired::from(band);
        state.piles[2] = state.set(Side::Blue);
    });
    scene.play(&["* dealt turtle"]);
    deal(&mut scene);
    pick(&mut scene);
    assert!(scene.in_hand(0).ends_with("turtle"));
    scene.play(&["0 place turtle", "0 at F6"]);
    let placed = play_round(&mut scene);
    let mut expected = vec![0, 1, 1, 2, 3];
    expected.extend([0, 1, 2, 3].repeat(7));
    expected.extend([2, 3]);
    assert_eq!(placed, expected);
    assert_eq!(placed.len() + 1, 36);
}
