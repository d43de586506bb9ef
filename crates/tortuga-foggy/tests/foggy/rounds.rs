//! Rounds: how they end, and how the next one begins (FOG-ROUND).

use crate::common::Scene;
use tortuga_core::{Actor, Luck, QuickLuck, Rules, Seat, ToAct, play};
use tortuga_foggy::{Event, FoggyIsland, Kind, Open, Stage, Token, Weather};

/// Red's Rabbit is the last token of the round; blue has a line of three.
fn last_token(mode: &str) -> Scene {
    let mut scene = Scene::turn_with(&[("mode", mode)])
        .map("A1 bW, B1 bW, C1 bW")
        .only_free("F6")
        .turn_of(1)
        .pile(0, "")
        .pile(1, "");
    scene.state.hands[1] = scene.tokens("rabbit");
    scene
}

fn is_placement(event: &Event) -> bool {
    matches!(
        event,
        Event::Placed { .. } | Event::Open(Open::HippoLaid { .. })
    )
}

#[test]
fn fog_round_01_a_round_ends_when_all_tiles_are_occupied() {
    let mut scene = Scene::with(&[("first_player", "0")]);
    scene.on_to(Stage::PlaceKind);
    let mut placements = 0;
    while scene.state.round == 1 {
        assert!(placements < 36, "the map is full");
        let line = scene.first_line();
        scene.play(&[&line]);
        placements += scene
            .events
            .iter()
            .filter(|event| is_placement(event))
            .count();
    }
    assert_eq!(placements, 36);
    assert!(matches!(
        scene.open()[0],
        Open::RoundScored { round: 1, .. }
    ));
}

#[test]
fn fog_round_01_tiles_that_a_hippo_keeps_are_not_occupied() {
    let mut scene = Scene::turn()
        .waiting(0, "A1-B1")
        .only_free("F6")
        .turn_of(1)
        .pile(0, "")
        .pile(1, "");
    scene.state.hands[1] = scene.tokens("rabbit wolf");
    scene.play(&["1 place rabbit", "1 at F6", "0 settle low"]);
    assert_eq!((scene.state.round, scene.actor()), (1, 1), "one more token");
    scene.play(&["1 place wolf", "1 at B1"]);
    assert_eq!(scene.state.round, 2);
}

#[test]
fn fog_round_02_turn_up_score_pay_hire_take_back() {
    let mut scene = last_token("mercenary").weather(Weather::Foggy);
    for token in &mut scene.state.map {
        if let (Some(kind), false) = (token.kind(), token.is_none()) {
            *token = Token::down(kind, token.owner());
        }
    }
    scene.play(&["1 place rabbit down", "1 at F6"]);
    let [
        Open::RoundScored {
            round: 1,
            map,
            points: [3, 0],
            turned_up: true,
            ..
        },
        Open::RoundBegan {
            round: 2,
            first: Seat(1),
            additional: false,
        },
        Open::HiringBegan { coins: [3, 0] },
    ] = &scene.open()[..]
    else {
        panic!("{:?}", scene.open());
    };
    assert!(map.iter().all(|token| token.is_up()));
    assert_eq!(scene.state.stage, Stage::Hire);
    scene.play(&["0 done", "1 done"]);
    assert_eq!(
        (scene.state.stage, scene.state.map),
        (Stage::PickHand, [Token::NONE; 36])
    );
    // By shield: spies too go back to their owner.
    let set = "wolf wolf wolf wolf rabbit pig fox turtle cat frog mouses snake \
               chameleon crow crow mole prairie_dog hippo";
    assert_eq!([scene.in_pile(0), scene.in_pile(1)], [set, set]);
    assert_eq!(scene.audit(), Ok(()));
    // Without mercenaries nobody hires.
    let mut scene = last_token("basic");
    scene.play(&["1 place rabbit", "1 at F6"]);
    assert_eq!(scene.state.stage, Stage::PickHand);
}

/// First players of so many rounds and who chooses their weather.
fn starts(rounds: usize, first: &str) -> (Vec<u8>, Vec<u8>) {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", first)]);
    let (mut firsts, mut choosers) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        choosers.push(scene.on_to(Stage::ChooseWeather).actor());
        firsts.push(scene.on_to(Stage::PlaceKind).actor());
        scene.end_round();
    }
    (firsts, choosers)
}

// rules: FOG-ROUND-03 FOG-EX-44
#[test]
fn the_second_player_begins_the_next_round() {
    // The fifth round is an additional one, since nobody has scored.
    assert_eq!(starts(5, "0"), (vec![0, 1, 0, 1, 0], vec![1, 0, 1, 0, 1]));
    assert_eq!(starts(5, "1"), (vec![1, 0, 1, 0, 1], vec![0, 1, 0, 1, 0]));
}

#[test]
fn fog_round_04_two_or_four_rounds() {
    for (mode, rounds) in [
        ("basic", 2),
        ("weather", 2),
        ("mercenary", 4),
        ("quick", 2),
        ("team", 4),
    ] {
        let mut scene = Scene::with(&[("mode", mode), ("first_player", "0")]);
        scene.on_to(Stage::PlaceKind);
        // Somebody is ahead, so that there is no additional round.
        scene.state.coins = [1, 0];
        for _ in 1..rounds {
            scene.end_round();
            assert_ne!(scene.state.stage, Stage::Over, "{mode}");
            scene.on_to(Stage::PlaceKind);
        }
        scene.end_round();
        assert_eq!(
            (scene.state.round, scene.state.stage),
            (rounds, Stage::Over),
            "{mode}"
        );
        assert_eq!(scene.refused("0 pick wolf"), ("game-over", "FOG-ROUND-04"));
    }
}

// rules: FOG-ROUND-05 FOG-ROUND-06
#[test]
fn every_token_is_placed_in_every_round() {
    let mut scene = Scene::with(&[("first_player", "0")]);
    for round in 1..=2 {
        assert_eq!(
            (scene.state.round, scene.state.stage),
            (round, Stage::PickHand)
        );
        assert_eq!(scene.state.map, [Token::NONE; 36]);
        assert_eq!(scene.audit(), Ok(()));
        let sets = [scene.in_pile(0), scene.in_pile(1)];
        assert_eq!(sets[0].split(' ').count(), 18);
        assert_eq!(scene.legal(0), ["pick wolf", "pick rat", "pick rabbit"]);
        let end = if round == 1 {
            Stage::PickHand
        } else {
            Stage::Over
        };
        let events = scene.on_to(Stage::PlaceKind).on_to(end).events.clone();
        for seat in [0, 1] {
            assert_eq!(
                placed_by(&events, seat),
                sets[usize::from(seat)],
                "round {round}"
            );
        }
    }
}

/// What a seat placed, in the order of the kinds.
fn placed_by(events: &[Event], by: u8) -> String {
    let kind = |event: &Event| {
        let &Event::Placed { seat, kind, .. } = event else {
            return None;
        };
        (seat == Seat(by)).then_some(kind)
    };
    let mut kinds: Vec<Kind> = events.iter().filter_map(kind).collect();
    kinds.sort();
    let words: Vec<&str> = kinds.into_iter().map(Kind::id).collect();
    words.join(" ")
}

/// What was counted in a random round.
#[derive(Default)]
struct Count {
    placements: usize,
    /// Fog boards removed and Hippos settled early.
    boards: usize,
    early: usize,
}

/// All twelve mercenaries on both sides, random hands, random play to the end of
/// the round. Before each placement room is made once at the most.
fn random_round(weather: Weather, luck: &mut QuickLuck) -> Count {
    let mut scene = Scene::turn().weather(weather).stage(Stage::PickHand);
    if weather.has_fog() {
        scene = scene.only_open(["nw", "ne", "sw", "se"][luck.below(4) as usize]);
    }
    // Hands and piles may be anything; the deal is not what is tried here.
    for seat in [0, 1] {
        for _ in 0..5 {
            let pile = scene.in_pile(seat);
            let kinds: Vec<&str> = pile.split(' ').collect();
            let kind = kinds[luck.below(kinds.len() as u32) as usize];
            scene = scene.hand(seat, kind);
        }
    }
    let mut scene = scene.stage(Stage::PlaceKind);
    let (mut count, mut room) = (Count::default(), 0);
    while scene.state.round == 1 {
        let board = usize::from(scene.state.stage == Stage::RemoveFog);
        let early = usize::from(scene.state.stage == Stage::SettleEarly);
        count.boards += board;
        count.early += early;
        room += board + early;
        assert!(room <= 1, "room is made twice for one placement");
        random_step(&mut scene, luck);
        if scene.events.iter().any(is_placement) {
            count.placements += 1;
            room = 0;
        }
    }
    count
}

fn random_step(scene: &mut Scene, luck: &mut QuickLuck) {
    let to_act = FoggyIsland::to_act(&scene.state);
    let (actor, action) = if to_act == ToAct::Chance {
        (Actor::Chance, FoggyIsland::chance(&scene.state, luck))
    } else {
        let seat = to_act.seats().lowest().expect("the round goes on");
        let mut legal = Vec::new();
        FoggyIsland::legal(&scene.state, seat, &mut legal);
        assert!(!legal.is_empty(), "{:?}", scene.state);
        let place = luck.below(legal.len() as u32) as usize;
        (Actor::Seat(seat), legal[place])
    };
    scene.events.clear();
    play::<FoggyIsland>(&mut scene.state, actor, action, &mut scene.events).unwrap();
}

// rules: FOG-INV-04 FOG-INV-05 FOG-ROUND-06
#[test]
fn random_rounds_have_36_placements_and_room_for_each() {
    let mut luck = QuickLuck::new(36);
    let (mut boards, mut early) = (0, 0);
    for weather in Weather::ALL {
        for _ in 0..150 {
            let count = random_round(weather, &mut luck);
            assert_eq!(count.placements, 36);
            assert!(count.boards <= if weather.has_fog() { 3 } else { 0 });
            boards += count.boards;
            early += count.early;
        }
    }
    assert!(boards > 800, "{boards} boards in 300 rounds with fog");
    assert!(early > 0, "no Hippo had to be settled early");
}
