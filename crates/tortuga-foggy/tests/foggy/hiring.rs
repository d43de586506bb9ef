//! Hiring mercenaries between the rounds.

use crate::common::{STANDARD, Scene};
use tortuga_core::{Rules as _, Seat, Seats, ToAct, Viewer};
use tortuga_foggy::{Edition, Event, FoggyIsland, Heard, Kind, Open, Side, Stage, Tokens, View};

/// What may be done with a full purse and nobody hired.
const EVERYBODY: [&str; 12] = [
    "hire fox",
    "hire turtle",
    "hire cat",
    "hire frog",
    "hire mouses",
    "hire snake",
    "hire chameleon",
    "hire crow",
    "hire mole",
    "hire prairie_dog",
    "hire hippo",
    "done",
];

/// All of them but these.
fn all_but(gone: &[&str]) -> Vec<&'static str> {
    let others = EVERYBODY.into_iter();
    others.filter(|action| !gone.contains(action)).collect()
}

/// Before round 2 of the mercenary game; both sides have so many coins.
pub(crate) fn hiring(coins: [u16; 2]) -> Scene {
    hiring_with(&STANDARD, &[], coins)
}

pub(crate) fn hiring_with(
    box_: &'static Edition,
    settings: &[(&str, &str)],
    coins: [u16; 2],
) -> Scene {
    let settings = [&[("mode", "mercenary"), ("first_player", "0")], settings].concat();
    let scene = Scene::on(box_, &settings).change(|state| state.coins = coins);
    let mut scene = scene.nearly_over(&[]);
    scene.last_token();
    assert_eq!(scene.state.stage, Stage::Hire);
    scene
}

/// A map that scores 36 to 29.
const SCORED: [&str; 6] = [
    "bW bW bC bW bW bW",
    "bB bB bB bB bB bB",
    "bW bP bW rW rC rW",
    "bB bB bB bB bB bB",
    "rW rW rP rW rW rW",
    "rB rB rB rB rB ..",
];

#[test]
fn fog_ex_85_fog_hire_01_points_are_paid_before_the_hiring() {
    let scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    let mut scene = scene
        .change(|state| state.coins = [4, 0])
        .nearly_over(&SCORED);
    scene.last_token();
    assert_eq!(scene.points(), [36, 29]);
    let coins = [40, 29];
    assert_eq!(scene.state.coins, coins);
    assert!(scene.open().contains(&Open::HiringBegan { coins }));
    assert_eq!(scene.to_act(), ToAct::Together(Seats::first(2)));
    assert_eq!(scene.legal(0), EVERYBODY);
    assert_eq!(scene.legal(1), EVERYBODY);
}

// rules: FOG-HIRE-01 FOG-HIRE-09
#[test]
fn after_every_round_but_the_last_there_is_hiring() {
    for round in 1..=4 {
        let scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
        let mut scene = scene.change(|state| {
            state.round = round;
            state.first = Seat((round - 1) % 2);
            state.coins = [107, 106];
        });
        scene = scene.nearly_over(&[]);
        scene.last_token();
        let expected = if round < 4 { Stage::Hire } else { Stage::Over };
        assert_eq!(scene.state.stage, expected, "after round {round}");
        if round == 4 {
            assert_eq!(scene.refused("0 hire cat"), ("game-over", "FOG-ROUND-04"));
            assert_eq!(scene.to_act(), ToAct::Nobody);
        }
    }
}

#[test]
fn fog_ex_78_fog_hire_02_a_hire_costs_coins_and_a_basic_token() {
    let mut scene = hiring([25, 0]);
    scene.play(&["0 hire mouses"]);
    assert_eq!(scene.legal(0), ["done"]);
    assert_eq!(scene.refused("0 hire hippo"), ("too-dear", "FOG-HIRE-02"));
    scene.play(&["0 done", "1 done"]);
    assert_eq!(scene.state.coins, [3, 0]);
    let set = "wolf wolf wolf wolf wolf wolf wolf wolf rat rat rat rat rabbit rabbit rabbit pig pig mouses";
    assert_eq!(scene.words(scene.state.set(Side::Blue)), set);
    assert_eq!(scene.in_pile(0), set);
}

#[test]
fn fog_hire_02_a_price_can_be_paid_to_the_last_coin() {
    assert_eq!(hiring([22, 22]).legal(0), EVERYBODY);
    assert_eq!(hiring([21, 21]).legal(1), all_but(&["hire mouses"]));
    let poor = hiring([4, 3]);
    assert_eq!(poor.legal(0), ["hire chameleon", "hire hippo", "done"]);
    assert_eq!(poor.legal(1), ["done"]);
    for kind in Kind::mercenaries() {
        let cost = u16::from(STANDARD.print(kind).cost);
        let mut scene = hiring([cost, 0]);
        scene.play(&[&format!("0 hire {}", kind.id()), "0 done", "1 done"]);
        assert_eq!(scene.state.coins, [0, 0], "{}", kind.id());
        let (set, given_up) = (scene.state.set(Side::Blue), STANDARD.print(kind).replaces);
        let basic = given_up.expect("a basic kind");
        let missing = STANDARD.print(basic).count - STANDARD.copies(set, basic);
        assert_eq!((STANDARD.copies(set, kind), missing), (1, 1));
    }
}

#[test]
fn fog_ex_79_all_rats_can_be_given_up() {
    let mut scene = hiring([23, 0]);
    scene.play(&[
        "0 hire crow",
        "0 hire crow",
        "0 hire mole",
        "0 hire chameleon",
    ]);
    assert_eq!(scene.legal(0), ["done"]);
    scene.play(&["0 done", "1 done"]);
    assert_eq!(scene.state.coins, [0, 0]);
    let set = scene.words(scene.state.set(Side::Blue));
    assert!(!set.contains("rat"), "{set}");
    assert!(set.ends_with("pig pig chameleon crow crow mole"), "{set}");
}

/// Both Crows and one each of the others.
const ALL_TWELVE: [&str; 12] = [
    "0 hire mouses",
    "0 hire cat",
    "0 hire snake",
    "0 hire prairie_dog",
    "0 hire crow",
    "0 hire frog",
    "0 hire fox",
    "0 hire turtle",
    "0 hire mole",
    "0 hire chameleon",
    "0 hire hippo",
    "0 hire crow",
];

#[test]
fn fog_ex_81_fog_hire_03_all_twelve_can_be_hired_at_once() {
    let mut scene = hiring([107, 0]);
    scene.play(&ALL_TWELVE);
    assert_eq!(scene.legal(0), ["done"]);
    scene.play(&["0 done", "1 done"]);
    assert_eq!(
        (scene.state.coins, scene.state.hired_cost(Side::Blue)),
        ([0, 0], 107)
    );
    let set = "wolf wolf wolf wolf rabbit pig fox turtle cat frog mouses snake chameleon crow crow mole prairie_dog hippo";
    assert_eq!(scene.words(scene.state.set(Side::Blue)), set);
    assert_eq!(scene.state.set(Side::Blue).count(), 18);
}

/// A box in which Mouses and Snake cost a Pig, too. The reader would refuse it.
pub(crate) fn few_pigs() -> &'static Edition {
    let mut edition = STANDARD.clone();
    for kind in [Kind::Mouses, Kind::Snake] {
        edition.prints[kind.index()].replaces = Some(Kind::Pig);
    }
    Box::leak(Box::new(edition))
}

// rules: FOG-EX-82 FOG-HIRE-03
#[test]
fn what_is_hired_already_or_has_no_basic_token_left_is_not_offered() {
    let mut scene = hiring([107, 0]);
    scene.play(&["0 hire crow"]);
    assert_eq!(scene.legal(0), EVERYBODY);
    scene.play(&["0 hire crow", "0 hire cat"]);
    assert_eq!(scene.legal(0), all_but(&["hire cat", "hire crow"]));
    for third in ["0 hire crow", "0 hire cat"] {
        assert_eq!(scene.refused(third), ("none-to-hire", "FOG-HIRE-03"));
    }
    let mut scene = hiring_with(few_pigs(), &[], [107, 0]);
    scene.play(&["0 hire cat", "0 hire mouses"]);
    assert_eq!(
        scene.legal(0),
        all_but(&["hire cat", "hire mouses", "hire snake"])
    );
    assert_eq!(
        scene.refused("0 hire snake"),
        ("nothing-to-give-up", "FOG-HIRE-02")
    );
}

#[test]
fn fog_hire_04_each_side_hires_from_its_own_twelve() {
    let mut scene = hiring([18, 18]);
    scene.play(&["0 hire cat", "0 done"]);
    assert!(scene.legal(1).contains(&"hire cat".to_owned()));
    scene.play(&["1 hire cat", "1 done"]);
    for side in Side::ALL {
        let cats = STANDARD.copies(scene.state.set(side), Kind::Cat);
        assert_eq!(cats, 1, "{side:?}");
    }
    assert_eq!(scene.state.coins, [0, 0]);
}

#[test]
fn fog_hire_05_hires_stay_and_tokens_given_up_do_not_come_back() {
    let mut scene = hiring([30, 30]);
    scene.play(&["0 hire fox", "0 done", "1 done"]);
    // The next round passes, and the one after it.
    for round in [3, 4] {
        scene = scene.nearly_over(&[]);
        scene.last_token();
        assert_eq!((scene.state.round, scene.state.stage), (round, Stage::Hire));
        assert_eq!(scene.legal(0), all_but_dear(round));
        if round == 3 {
            scene.play(&["1 hire snake", "1 done", "0 hire crow", "0 done"]);
        } else {
            scene.play(&["0 done", "1 done"]);
        }
        let set = scene.state.set(Side::Blue);
        let copies = |kind| STANDARD.copies(set, kind);
        let counts = [Kind::Wolf, Kind::Rat, Kind::Fox, Kind::Crow].map(copies);
        assert_eq!((set.count(), counts), (18, [8, 3, 1, 1]));
    }
    assert_eq!(scene.words(scene.state.hired[1].tokens()), "snake");
}

/// With the Fox hired and 25 coins, or with 18 and a Crow, too.
fn all_but_dear(round: u8) -> Vec<&'static str> {
    match round {
        3 => all_but(&["hire fox"]),
        _ => all_but(&["hire fox", "hire mouses"]),
    }
}

#[test]
fn fog_hire_06_a_hired_mercenary_may_be_in_the_next_hand() {
    let mut scene = hiring([30, 30]);
    scene.play(&["1 hire fox", "1 hire hippo", "0 done", "1 done"]);
    assert_eq!(scene.state.stage, Stage::PickHand);
    assert_eq!(scene.legal(0), ["pick wolf", "pick rat", "pick rabbit"]);
    let picks = [
        "1 pick rabbit",
        "1 pick pig",
        "1 pick pig",
        "1 pick fox",
        "1 pick hippo",
    ];
    scene.play(&picks);
    assert_eq!(scene.in_hand(1), "rabbit pig pig fox hippo");
    assert!(!scene.in_pile(1).contains("fox"));
}

// ---- at the same time, and in secret

/// Hires of both sides in some order; all orders come to the same.
const ORDERS: [[&str; 5]; 3] = [
    [
        "0 hire cat",
        "0 done",
        "1 hire crow",
        "1 hire crow",
        "1 done",
    ],
    [
        "1 hire crow",
        "1 hire crow",
        "1 done",
        "0 hire cat",
        "0 done",
    ],
    [
        "1 hire crow",
        "0 hire cat",
        "0 done",
        "1 hire crow",
        "1 done",
    ],
];

#[test]
fn fog_hire_07_both_hire_at_the_same_time_and_show_it_at_the_end() {
    for order in ORDERS {
        let mut scene = hiring([40, 40]);
        scene.play(&order[..4]);
        // Whoever has finished, nothing is seen yet.
        let seen = scene.spectator();
        assert_eq!(
            (seen.coins, seen.hired),
            ([40, 40], [Tokens::NONE.into(); 2])
        );
        let open: Vec<Open> = scene.open();
        assert!(
            open.iter().all(|open| matches!(open, Open::HiringDone(_))),
            "{open:?}"
        );
        scene.play(&order[4..]);
        assert_eq!(scene.state.coins, [22, 26]);
        let bands = Side::ALL.map(|side| {
            let mercenaries = scene.state.hired[side.index()].tokens();
            let cost = scene.state.hired_cost(side);
            Open::Hired {
                side,
                mercenaries,
                cost,
            }
        });
        assert_eq!(
            scene.open()[1..],
            bands,
            "blue is told first, whoever was quicker"
        );
    }
}

#[test]
fn fog_hire_07_nobody_waits_for_the_other_and_done_is_for_good() {
    let mut scene = hiring([40, 40]);
    scene.play(&["1 done"]);
    assert_eq!(scene.to_act(), ToAct::Together(Seats::only(Seat(0))));
    assert_eq!(
        scene.refused("1 hire cat"),
        ("not-your-turn", "FOG-HIRE-01")
    );
    assert_eq!(scene.legal(1), Vec::<String>::new());
    assert_eq!(scene.legal(0), EVERYBODY);
}

/// What red and those who watch know while blue hires.
fn others(scene: &Scene) -> [View; 2] {
    [scene.view(1), scene.spectator()]
}

// rules: FOG-HIRE-07
#[test]
fn a_hire_is_secret_or_open_as_the_table_chose() {
    let open = [("hire_secrecy", "open")];
    let scenes = [&[][..], &open].map(|settings| hiring_with(&STANDARD, settings, [40, 40]));
    let [mut secret, mut open] = scenes;
    let before = others(&secret);
    secret.play(&["0 hire cat"]);
    assert_eq!(others(&secret), before);
    assert_eq!(
        (secret.heard(1), secret.heard(0)),
        (vec![], vec![Heard::HiredInSecret(Kind::Cat)])
    );
    open.play(&["0 hire cat"]);
    let (seat, kind) = (Seat(0), Kind::Cat);
    let heard = Heard::Open(Open::HiredOpenly { seat, kind });
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        use tortuga_core::Event as _;
        let told: Vec<_> = open
            .events
            .iter()
            .map(|event: &Event| event.heard_by(viewer))
            .collect();
        assert_eq!(told, [Some(heard.clone())]);
        let player = FoggyIsland::view(&open.state, viewer).players[0];
        assert_eq!(player.hand, Some(open.tokens("cat")));
    }
    // Who is asked, and what is legal, stays the same; so does the result.
    assert_eq!(open.to_act(), secret.to_act());
    assert_eq!(
        (open.legal(0), open.legal(1)),
        (secret.legal(0), secret.legal(1))
    );
    for scene in [&mut secret, &mut open] {
        scene.play(&["0 done", "1 done"]);
        assert_eq!(
            (scene.state.coins, scene.state.stage),
            ([22, 40], Stage::PickHand)
        );
    }
}
