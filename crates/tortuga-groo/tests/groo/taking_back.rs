//! Which decisions may be played for a player, and how far back one can be taken.

use crate::common::Scene;
use tortuga_core::{Actor, Event as _, Game, Rules, Seat};
use tortuga_groo::{DrawPhase, Event, Groo, Stage};

// ---- decisions without a choice

/// At this point the seat has one thing to do, or several; if one, may it be
/// played for him?
type Point = (&'static str, Scene, u8, Option<&'static str>, bool);

/// Decisions in the own turn, of the defender, and at the dice.
fn at_main_points() -> Vec<Point> {
    let turn = || Scene::turn(3);
    let attack = |army| {
        turn()
            .stage(Stage::Attack)
            .army(0, army)
            .play(&["0 attack +1"])
    };
    let thrown = turn()
        .hand(0, "farm cheese_dip")
        .play(&["0 discard cheese_dip"]);
    let may_draw = turn().stage(Stage::MayDraw(DrawPhase::First));
    let defend = attack("sage")
        .army(1, "dragon")
        .play(&["0 commit sage", "0 done"]);
    let dice = || Scene::dice(3, "L1");
    vec![
        ("D1", turn(), 0, Some("done"), true),
        ("D1", thrown, 0, Some("done"), false),
        ("D2", may_draw, 0, None, false),
        (
            "D3",
            turn().stage(Stage::Attack).army(0, "sage"),
            0,
            None,
            false,
        ),
        ("D4", attack("sage"), 0, Some("commit sage"), true),
        (
            "D4",
            attack("sage").play(&["0 commit sage"]),
            0,
            Some("done"),
            true,
        ),
        ("D5", defend.clone(), 1, None, true),
        (
            "D5",
            defend.play(&["1 commit dragon"]),
            1,
            Some("done"),
            true,
        ),
        ("D9", dice().hand(0, "castle"), 0, Some("done"), false),
        (
            "D11",
            dice().user(1).hand(1, "castle"),
            1,
            Some("done"),
            false,
        ),
    ]
}

fn losses() -> Vec<Point> {
    let hit = |effect: &str| {
        let scene = Scene::dice(3, "G2").groo(1).hand(0, effect).hand(1, "farm");
        let scene = scene.town(1, "baker").army(1, "bowmen");
        scene.play(&[&format!("0 groo {effect}")])
    };
    let chase = Scene::dice(3, "G1").hand(0, "after_him").town(1, "baker");
    let chase = chase.play(&["0 groo after_him +1"]);
    vec![
        ("D7", hit("clumsy_oaf"), 1, Some("lose baker"), true),
        ("D13", hit("groo_enlists"), 1, Some("lose bowmen"), true),
        ("D14", hit("empty_larder"), 1, Some("drop farm"), false),
        ("D15", chase, 1, Some("lose baker"), true),
    ]
}

/// Whoever is asked in a window has something to play.
fn in_windows() -> Vec<Point> {
    let holder = |card| Scene::turn(3).hand(1, card);
    let battle = holder("cheese_dip").army(0, "sage").stage(Stage::Attack);
    let battle = battle.play(&["0 attack +1", "0 commit sage", "0 done"]);
    let roll = holder("cheese_dip").stage(Stage::Roll);
    let pass = holder("cheese_dip").stage(Stage::Use).pool("L1");
    let effect = |card| {
        let scene = holder(card)
            .stage(Stage::Use)
            .pool("G1")
            .hand(0, "wandering");
        scene.play(&["0 groo wandering +1"])
    };
    let mut end = holder("cheese_dip").stage(Stage::MayDraw(DrawPhase::Second));
    end.state.table.turns_left = Some(0);
    vec![
        ("D6", battle, 1, None, false),
        ("D8", roll.play(&["* rolled S6 0"]), 1, None, false),
        ("D10", pass.play(&["0 done"]), 1, None, false),
        ("D12", effect("false_alarm"), 1, None, false),
        ("D16", end.play(&["0 done"]), 1, None, false),
        ("D17", effect("cheese_dip"), 1, None, false),
    ]
}

fn points() -> Vec<Point> {
    [at_main_points(), losses(), in_windows()].concat()
}

#[test]
fn a_lone_action_is_played_for_a_player_only_where_that_tells_nothing() {
    for (point, scene, seat, lone, public) in points() {
        let legal = scene.legal(seat);
        match lone {
            Some(action) => assert_eq!(legal, [action], "{point}"),
            None => assert!(legal.len() > 1, "{point}: {legal:?}"),
        }
        let found = Groo::forced_is_public(&scene.state, Seat(seat));
        assert_eq!(found, public, "{point}");
    }
    let named: std::collections::BTreeSet<&str> = points().iter().map(|row| row.0).collect();
    assert_eq!(named.len(), 17, "every decision of the list");
}

// ---- taking back

#[test]
fn an_event_reveals_when_somebody_learns_something_hidden() {
    let turn = || Scene::turn(3).hand(0, "farm cheese_dip").army(0, "sage");
    let attack = turn().stage(Stage::Attack);
    let commit = attack.clone().play(&["0 attack +1"]);
    let may_draw = turn().stage(Stage::MayDraw(DrawPhase::First));
    let dice = || Scene::dice(3, "K1 S2 L1 G2").hand(0, "residence wandering clumsy_oaf");
    let built = dice()
        .town(0, "pawnshop farm tavern wizards_keep")
        .discard_pile("castle");
    let theft = Scene::turn(3).hand(0, "pickpocket").hand(1, "sage");
    let theft = theft.play(&["0 wild pickpocket +1"]);
    let losing = dice().town(0, "baker").play(&["0 groo clumsy_oaf"]);
    let larder = Scene::dice(3, "G1")
        .groo(1)
        .hand(0, "empty_larder")
        .hand(1, "farm");
    let won = Scene::turn(3).stage(Stage::MayDraw(DrawPhase::Second));
    let won = won.town(0, "castle temple wizards_keep baker");
    let rows = [
        (turn(), "0 discard farm", true),
        (turn(), "0 wild cheese_dip +1", true),
        (turn(), "0 done", false),
        (may_draw.clone(), "0 done", false),
        (may_draw.clone(), "0 draw", false),
        (may_draw.play(&["0 draw"]), "* drew castle", true),
        (attack.clone(), "0 attack +1", false),
        (attack, "0 done", false),
        (commit.clone(), "0 commit sage", false),
        (commit.play(&["0 commit sage"]), "0 done", true),
        (turn().stage(Stage::Roll), "* rolled S6 0", true),
        (dice(), "0 play residence", true),
        (dice(), "0 groo wandering +1", true),
        (built.clone(), "0 use pawnshop labor kopins", false),
        (built.clone(), "0 use farm supplies", false),
        (built.clone(), "0 use tavern +1", true),
        (built, "0 recover castle", false),
        (dice(), "0 done", true),
        (dice().active(1).user(0), "0 done", false),
        (losing, "0 lose baker", true),
        (Scene::dice(3, "G1"), "0 done", true),
        (larder.play(&["0 groo empty_larder"]), "1 drop farm", true),
        (theft, "* stole sage", true),
        (won, "0 done", true),
    ];
    for (scene, action, reveals) in rows {
        let scene = scene.play(&[action]);
        let found = scene.events.iter().any(Event::reveals);
        assert_eq!(found, reveals, "{action}: {:?}", scene.events);
    }
}

fn say(game: &mut Game<Groo>, actions: &[&str]) {
    for text in actions {
        let (actor, action) = text.split_once(' ').expect("actor, blank, action");
        let action = Groo::read(Groo::edition(game.state()), action).expect("an action");
        let actor = Actor::read(actor).expect("an actor");
        let played = game.play(actor, action);
        played.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// The action that a seat may take back now, in notation.
fn may_take_back(game: &Game<Groo>, seat: u8) -> Option<String> {
    let place = game.can_take_back(Seat(seat))?;
    let (_, action) = game.actions()[place];
    Some(Groo::write(Groo::edition(game.state()), action))
}

#[test]
fn targets_troops_dice_and_losses_can_be_taken_back() {
    let scene = Scene::turn(3).stage(Stage::Attack).army(0, "bowmen dragon");
    let scene = scene.town(1, "baker farm library temple");
    let mut game = Game::<Groo>::from(scene.state);
    say(&mut game, &["0 attack +1", "0 commit dragon"]);
    assert_eq!(may_take_back(&game, 0).as_deref(), Some("commit dragon"));
    game.take_back(Seat(0));
    assert_eq!(may_take_back(&game, 0).as_deref(), Some("attack +1"));
    say(&mut game, &["0 commit bowmen", "0 done"]);
    // The Battle window was open, though nobody could answer.
    assert_eq!(may_take_back(&game, 0), None);
    say(&mut game, &["1 lose temple"]);
    assert_eq!(may_take_back(&game, 1).as_deref(), Some("lose temple"));
    game.take_back(Seat(1));
    assert_eq!(may_take_back(&game, 1), None);

    let scene = Scene::dice(3, "K1 S1 L1")
        .town(0, "pawnshop")
        .hand(0, "residence");
    let mut game = Game::<Groo>::from(scene.state);
    say(&mut game, &["0 use pawnshop supplies labor"]);
    assert!(may_take_back(&game, 0).is_some());
    say(&mut game, &["0 play residence"]);
    assert_eq!(may_take_back(&game, 0), None, "a hand card was shown");
}

#[test]
fn undo_ends_at_a_window_whether_or_not_somebody_can_answer() {
    for card in ["cheese_dip", "sage"] {
        let scene = Scene::dice(3, "S2").town(0, "tavern").hand(1, card);
        let mut game = Game::<Groo>::from(scene.state);
        say(&mut game, &["0 use tavern +1"]);
        assert_eq!(may_take_back(&game, 0), None, "seat 1 holds {card}");
    }
    let scene = Scene::dice(3, "S2").town(0, "tavern").hand(1, "cheese_dip");
    let mut game = Game::<Groo>::from(scene.state);
    say(&mut game, &["0 use tavern +1", "1 done"]);
    assert_eq!(may_take_back(&game, 1), None, "a pass is for good");
}
