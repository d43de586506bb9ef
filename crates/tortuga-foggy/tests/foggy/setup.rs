//! Before the first turn: sides, sets, hands, the first player.

use crate::common::{STANDARD, Scene, kinds};
use tortuga_core::{OptionProblem, Rules, Seat, Seats, Settings, ToAct};
use tortuga_foggy::{FoggyIsland, Heard, Hired, Kind, Open, Side, Stage, Tile, Token, Tokens};

const BASIC: &str = "wolf wolf wolf wolf wolf wolf wolf wolf wolf rat rat rat rat \
                     rabbit rabbit rabbit pig pig";

/// A basic game in which seat 0 begins: hands are to be chosen.
fn basic() -> Scene {
    Scene::with(&[("first_player", "0")])
}

#[test]
fn fog_setup_01_the_map_has_36_tiles_all_empty() {
    let mut scene = basic();
    scene.on_to(Stage::PlaceKind).play(&["0 place wolf"]);
    let all: Vec<String> = Tile::all().map(|tile| format!("at {tile}")).collect();
    assert_eq!(scene.legal(0), all);
    assert_eq!(all.len(), 36);
    assert_eq!(scene.state.map, [Token::NONE; 36]);
}

#[test]
fn fog_setup_03_each_side_has_its_own_eighteen() {
    let mut scene = basic();
    assert_eq!([scene.in_pile(0), scene.in_pile(1)], [BASIC, BASIC]);
    // Seat 0 is blue and seat 1 red.
    scene.choose_hand(0, "wolf wolf wolf wolf wolf");
    scene.choose_hand(1, "wolf wolf wolf wolf wolf");
    scene.play_drawing(&["0 place wolf", "0 at A1", "1 place wolf", "1 at B1"]);
    assert_eq!([scene.at("A1"), scene.at("B1")], ["bW", "rW"]);
    assert_eq!(scene.colour("A1"), Some(Side::Blue));
    assert_eq!(scene.colour("B1"), Some(Side::Red));
}

#[test]
fn fog_setup_03_each_side_has_its_own_twelve_mercenaries_to_hire() {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")])
        .change(|state| {
            state.round = 2;
            state.coins = [200, 200];
            state.piles = [Tokens::NONE; 4];
        })
        .stage(Stage::Hire);
    let all: Vec<String> = Kind::mercenaries()
        .map(|kind| format!("hire {}", kind.id()))
        .chain(["done".to_owned()])
        .collect();
    assert_eq!(all.len(), 12, "eleven kinds");
    assert_eq!([scene.legal(0), scene.legal(1)], [all.clone(), all.clone()]);
    // There are two Crows. Nothing that blue hires is missing for red.
    for hire in &all[..11] {
        scene.play(&[&format!("0 {hire}")]);
    }
    assert_eq!(scene.legal(0), ["hire crow", "done"]);
    scene.play(&["0 hire crow"]);
    assert_eq!(scene.legal(0), ["done"]);
    assert_eq!(scene.legal(1), all);
    scene.play(&["0 done", "1 done"]);
    // What is hired lies open for everybody.
    let twelve = scene.view(1).hired[0].tokens();
    assert_eq!(twelve.count(), 12);
    assert_eq!(
        scene.spectator().hired,
        [Hired::from(twelve), Hired::default()]
    );
}

#[test]
fn fog_setup_04_five_tokens_are_chosen_unseen() {
    let mut scene = basic();
    assert_eq!(scene.to_act(), ToAct::Together(Seats::first(2)));
    scene.play(&["0 pick wolf", "0 pick wolf", "0 pick rat", "0 pick rabbit"]);
    assert_eq!(
        scene.to_act(),
        ToAct::Together(Seats::first(2)),
        "one is missing"
    );
    assert_eq!(scene.heard(1), []);
    assert_eq!(scene.heard(0).len(), 4);
    scene.play(&["0 pick pig"]);
    assert_eq!(scene.to_act(), ToAct::Together(Seats::only(Seat(1))));
    assert_eq!(scene.in_hand(0), "wolf wolf rat rabbit pig");
    assert_eq!(scene.heard(0)[0], Heard::Picked(Kind::Pig));
    assert_eq!(scene.heard(1), [Heard::Open(Open::HandChosen(Seat(0)))]);

    let [own, others] = [scene.view(0), scene.view(1)].map(|view| view.players[0]);
    assert_eq!(own.hand, Some(scene.tokens("wolf wolf rat rabbit pig")));
    assert_eq!((others.hand, others.hand_size), (None, 5));
    assert_eq!(scene.spectator().players[0].hand, None);
}

#[test]
fn fog_setup_04_a_hand_is_chosen_out_of_the_whole_set() {
    let mut scene = basic();
    scene.play(&["0 pick rat"]);
    assert_eq!(
        scene.refused("0 pick wolf"),
        ("pick-goes-back", "FOG-SETUP-04")
    );
    assert_eq!(
        scene.refused("0 pick cat"),
        ("pick-not-in-set", "FOG-SETUP-04")
    );
    assert_eq!(
        scene.refused("0 pick pig"),
        ("pick-leaves-too-few", "FOG-SETUP-04")
    );
    scene.play(&["0 pick rat", "0 pick rat", "0 pick rat"]);
    assert_eq!(
        scene.refused("0 pick rat"),
        ("pick-not-in-set", "FOG-SETUP-04")
    );
    assert_eq!(scene.legal(0), ["pick rabbit", "pick pig"]);
    // Mercenaries that were hired belong to the set.
    let mut scene = Scene::turn().stage(Stage::PickHand);
    let kinds = Kind::ALL.into_iter().filter(|&kind| kind != Kind::Rat);
    let all: Vec<String> = kinds.map(|kind| format!("pick {}", kind.id())).collect();
    // Of the last kinds too few are left for five.
    assert_eq!(scene.legal(0), all[..11]);
    scene.choose_hand(0, "chameleon crow crow mole hippo");
    assert_eq!(scene.in_hand(0), "chameleon crow crow mole hippo");
}

// rules: FOG-EX-90
#[test]
fn hands_are_picked_in_the_order_of_the_kinds() {
    let mut scene = basic();
    assert_eq!(scene.legal(0), ["pick wolf", "pick rat", "pick rabbit"]);
    let mut rabbits = scene.clone();
    rabbits.play(&["0 pick rabbit"]);
    for forced in ["pick rabbit", "pick rabbit", "pick pig", "pick pig"] {
        assert_eq!(rabbits.legal(0), [forced]);
        rabbits.play(&[&format!("0 {forced}")]);
    }
    assert_eq!(rabbits.legal(0), [""; 0]);
    scene.play(&["0 pick wolf", "0 pick rat", "0 pick rabbit", "0 pick pig"]);
    assert_eq!(scene.legal(0), ["pick pig"]);
}

/// Each hand of the basic set can be chosen in one way.
#[test]
fn there_are_41_hands_of_basic_tokens() {
    fn hands(scene: &Scene) -> Vec<String> {
        let legal = scene.legal(0);
        if legal.is_empty() {
            return vec![scene.in_hand(0)];
        }
        let picks = legal.iter().map(|pick| {
            let mut scene = scene.clone();
            scene.play(&[&format!("0 {pick}")]);
            hands(&scene)
        });
        picks.collect::<Vec<_>>().concat()
    }
    let mut hands = hands(&basic());
    assert_eq!(hands.len(), 41);
    hands.sort();
    hands.dedup();
    assert_eq!(hands.len(), 41, "none twice");
}

#[test]
fn fog_setup_05_the_other_thirteen_have_no_order_that_anybody_knows() {
    let mut scene = basic();
    scene.choose_hand(0, "wolf rat rabbit pig pig");
    scene.choose_hand(1, "wolf wolf wolf wolf wolf");
    let pile = "wolf wolf wolf wolf wolf wolf wolf wolf rat rat rat rabbit rabbit";
    assert_eq!(scene.in_pile(0), pile);
    assert_eq!(kinds(pile).len(), 13);
    // The owner knows what is in it, the others how many.
    let [own, others] = [scene.view(0), scene.view(1)].map(|view| view.players[0]);
    assert_eq!((own.pile, own.pile_size), (Some(scene.tokens(pile)), 13));
    assert_eq!((others.pile, others.pile_size), (None, 13));
    // Every token may come next, each as likely as the other.
    scene.play(&["0 place wolf", "0 at A1"]);
    assert_eq!(scene.to_act(), ToAct::Chance);
    let weights = [("drew wolf", 8), ("drew rat", 3), ("drew rabbit", 2)];
    assert_eq!(
        scene.outcomes(),
        weights.map(|(text, weight)| (text.to_owned(), weight))
    );
}

#[test]
fn fog_setup_06_chance_names_the_first_player_or_the_table_does() {
    let mut scene = Scene::with(&[]);
    assert_eq!(scene.to_act(), ToAct::Chance);
    let each = |seats: u8| -> Vec<(String, u32)> {
        (0..seats)
            .map(|seat| (format!("first {seat}"), 1))
            .collect()
    };
    assert_eq!(scene.outcomes(), each(2));
    assert_eq!(Scene::with(&[("mode", "team")]).outcomes(), each(4));
    assert_eq!(scene.refused("* first 2"), ("not-at-table", "FOG-SETUP-06"));
    assert_eq!(
        scene.refused("0 pick wolf"),
        ("luck-comes-first", "FOG-SETUP-06")
    );
    scene.play(&["* first 1"]);
    assert_eq!(scene.open()[0], Open::FirstPlayer(Seat(1)));
    scene.on_to(Stage::PlaceKind);
    assert_eq!(scene.actor(), 1);

    for (mode, first) in [("basic", 0), ("basic", 1), ("team", 3)] {
        let mut scene = Scene::with(&[("mode", mode), ("first_player", &first.to_string())]);
        assert_ne!(
            scene.state.stage,
            Stage::FirstPlayer,
            "nothing is left to chance"
        );
        scene.on_to(Stage::PlaceKind);
        assert_eq!(scene.actor(), first, "{mode}");
    }
    let chosen: Settings = [("first_player".to_owned(), "2".to_owned())].into();
    let problems = FoggyIsland::options(&STANDARD, &chosen).unwrap_err();
    assert!(matches!(
        problems[..],
        [OptionProblem::Clash {
            key: "first_player",
            ..
        }]
    ));
}

/// The stages between the end of one round and the first turn of the next.
fn preparation(scene: &mut Scene) -> Vec<Stage> {
    let mut stages = vec![scene.state.stage];
    while scene.state.stage != Stage::PlaceKind {
        let line = scene.first_line();
        scene.play(&[&line]);
        if stages.last() != Some(&scene.state.stage) {
            stages.push(scene.state.stage);
        }
    }
    stages
}

#[test]
fn fog_setup_07_hiring_then_hands_then_weather_then_fog() {
    let mut scene = Scene::turn().change(|state| state.sky.unseen = [0, 3, 2]);
    scene.end_round();
    let stages = [
        Stage::Hire,
        Stage::PickHand,
        Stage::DrawWeather,
        Stage::ChooseWeather,
        Stage::OpenQuarter,
        Stage::PlaceKind,
    ];
    assert_eq!(preparation(&mut scene), stages);
    assert_eq!(scene.state.round, 2);

    let mut scene = Scene::turn_with(&[("mode", "team")]);
    scene.end_round();
    let stages = [Stage::Hire, Stage::Deal, Stage::PickHand, Stage::PlaceKind];
    assert_eq!(preparation(&mut scene), stages);

    let mut scene = Scene::turn_with(&[("mode", "basic")]);
    scene.end_round();
    assert_eq!(preparation(&mut scene), [Stage::PickHand, Stage::PlaceKind]);
}

#[test]
fn fog_setup_08_nobody_learns_anything_of_a_hand_under_way() {
    let picks = ["wolf wolf wolf wolf wolf", "rabbit rabbit rabbit pig pig"];
    let [mut one, mut other] = [basic(), basic()];
    let untouched = one.view(1);
    for step in 0..5 {
        for (scene, hand) in [(&mut one, picks[0]), (&mut other, picks[1])] {
            let kind = kinds(hand)[step].id();
            scene.play(&[&format!("0 pick {kind}")]);
        }
        assert_eq!(one.view(1), other.view(1), "after pick {}", step + 1);
        assert_eq!(one.view(1) == untouched, step < 4, "only the end is seen");
        assert_eq!(one.legal(1), other.legal(1));
    }
}

#[test]
fn fog_setup_08_hands_are_chosen_in_any_order_of_arrival() {
    let mut after = basic();
    after.choose_hand(0, "wolf wolf rat rat pig");
    after.choose_hand(1, "rat rabbit rabbit pig pig");
    let mut before = basic();
    before.choose_hand(1, "rat rabbit rabbit pig pig");
    before.choose_hand(0, "wolf wolf rat rat pig");
    let mut mixed = basic();
    mixed
        .choose_hand(1, "rat rabbit")
        .choose_hand(0, "wolf wolf rat");
    mixed
        .choose_hand(1, "rabbit pig pig")
        .choose_hand(0, "rat pig");
    assert_eq!(after.state, before.state);
    assert_eq!(after.state, mixed.state);
    assert_eq!(after.state.stage, Stage::PlaceKind);
}
