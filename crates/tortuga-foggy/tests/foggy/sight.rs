//! Who sees what, and who hears what: the table of the rules page, row by row.

use crate::common::{Scene, tile};
use crate::hiring::hiring;
use tortuga_core::{Rules, Seat, Seats, Viewer};
use tortuga_foggy::{Card, FoggyIsland, Heard, Kind, Open, Side, Stage, View, Weather};

/// Everybody at a table for two, and those who watch.
const VIEWERS: [Viewer; 3] = [
    Viewer::Seat(Seat(0)),
    Viewer::Seat(Seat(1)),
    Viewer::Spectator,
];

/// The same at a table for four.
const AT_FOUR: [Viewer; 5] = [
    Viewer::Seat(Seat(0)),
    Viewer::Seat(Seat(1)),
    Viewer::Seat(Seat(2)),
    Viewer::Seat(Seat(3)),
    Viewer::Spectator,
];

fn view(scene: &Scene, viewer: Viewer) -> View {
    FoggyIsland::view(&scene.state, viewer)
}

fn heard(scene: &Scene, viewer: Viewer) -> Vec<Heard> {
    use tortuga_core::Event as _;
    let events = scene.events.iter();
    events.filter_map(|event| event.heard_by(viewer)).collect()
}

fn among(viewer: Viewer, seats: &[u8]) -> bool {
    seats.iter().any(|&seat| viewer.is(Seat(seat)))
}

/// Only these seats see or have heard a difference between the two worlds.
#[track_caller]
fn only_they_can_tell(seats: &[u8], viewers: &[Viewer], one: &Scene, other: &Scene) {
    assert_ne!(one.state, other.state);
    for &viewer in viewers {
        let same = view(one, viewer) == view(other, viewer);
        assert_eq!(same, !among(viewer, seats), "view of {viewer:?}");
        let sounds_same = heard(one, viewer) == heard(other, viewer);
        assert!(sounds_same || among(viewer, seats), "heard by {viewer:?}");
    }
}

fn played(scene: &Scene, lines: &[&str]) -> Scene {
    let mut scene = scene.clone();
    scene.play(lines);
    scene
}

// ---- hands and piles

#[test]
fn a_hand_and_what_is_in_a_pile_are_their_players() {
    let one = Scene::turn().hand(0, "wolf cat").hand(1, "pig");
    let other = Scene::turn().hand(0, "wolf snake").hand(1, "pig");
    only_they_can_tell(&[0], &VIEWERS, &one, &other);
    for viewer in VIEWERS {
        let [blue, red, ..] = view(&one, viewer).players;
        assert_eq!((blue.hand_size, blue.pile_size), (2, 16));
        assert_eq!((red.hand_size, red.pile_size), (1, 17));
        let own = viewer.is(Seat(0));
        assert_eq!(blue.hand, own.then(|| one.tokens("wolf cat")), "{viewer:?}");
        assert_eq!(blue.pile, own.then_some(one.state.piles[0]), "{viewer:?}");
        assert_eq!(red.hand.is_some(), viewer.is(Seat(1)));
    }
}

#[test]
fn a_drawn_token_is_its_players() {
    let scene = Scene::turn()
        .hand(0, "wolf pig")
        .hand(1, "wolf")
        .stage(Stage::Draw);
    let cat = played(&scene, &["* drew cat"]);
    let fox = played(&scene, &["* drew fox"]);
    only_they_can_tell(&[0], &VIEWERS, &cat, &fox);
    for viewer in VIEWERS {
        let kind = viewer.is(Seat(0)).then_some(Kind::Cat);
        let seat = Seat(0);
        assert_eq!(heard(&cat, viewer), [Heard::Drawn { seat, kind }]);
    }
}

// rules: FOG-SETUP-04 FOG-SETUP-08
#[test]
fn of_a_hand_being_chosen_others_see_only_that_it_is_done() {
    let scene = Scene::with(&[("first_player", "0")]);
    let wolf = played(&scene, &["0 pick wolf"]);
    only_they_can_tell(&[0], &VIEWERS, &wolf, &scene);
    let rest = ["0 pick rabbit", "0 pick rabbit", "0 pick pig", "0 pick pig"];
    let one = played(&wolf, &rest);
    let other = played(&scene, &[&["0 pick rat"], &rest[..]].concat());
    only_they_can_tell(&[0], &VIEWERS, &one, &other);
    for viewer in [VIEWERS[1], VIEWERS[2]] {
        assert_eq!(
            heard(&one, viewer),
            [Heard::Open(Open::HandChosen(Seat(0)))]
        );
        let seen = view(&one, viewer);
        assert_eq!(seen.done, Seats::only(Seat(0)));
        assert_eq!((seen.players[0].hand_size, seen.players[0].hand), (5, None));
    }
}

#[test]
fn the_kind_of_a_placement_is_silent_until_the_tile_is_chosen() {
    let scene = Scene::turn().hand(0, "wolf hippo cat");
    let chosen = ["0 place wolf", "0 place hippo", "0 place cat"];
    for line in chosen {
        let chosen = played(&scene, &[line]);
        only_they_can_tell(&[0], &VIEWERS, &chosen, &scene);
        assert_eq!(view(&chosen, VIEWERS[1]).stage, Stage::PlaceKind);
        assert!(
            VIEWERS
                .iter()
                .all(|&viewer| heard(&chosen, viewer).is_empty())
        );
    }
}

// ---- sets, hires, coins

#[test]
fn hires_are_hidden_until_both_are_done_and_then_open() {
    let mut scene = hiring([60, 60]);
    scene.events.clear();
    let cat = played(&scene, &["0 hire cat"]);
    only_they_can_tell(&[0], &VIEWERS, &cat, &scene);
    let (cat, fox) = (
        played(&cat, &["0 done"]),
        played(&scene, &["0 hire fox", "0 done"]),
    );
    only_they_can_tell(&[0], &VIEWERS, &cat, &fox);
    assert_eq!(view(&cat, VIEWERS[1]).done, Seats::only(Seat(0)));
    let cat = played(&cat, &["1 done"]);
    for viewer in VIEWERS {
        let seen = view(&cat, viewer);
        assert_eq!((seen.coins, seen.hired), ([42, 60], cat.state.hired));
        assert_eq!(cat.words(seen.hired[0].tokens()), "cat");
    }
}

#[test]
fn in_the_team_game_hires_are_hidden_from_the_partner_too() {
    let team = Scene::with(&[("mode", "team"), ("first_player", "0")]);
    let mut scene = team.change(|state| state.coins = [60, 60]).nearly_over(&[]);
    scene.last_token();
    let (cat, fox) = (
        played(&scene, &["0 hire cat"]),
        played(&scene, &["0 hire fox"]),
    );
    only_they_can_tell(&[0], &AT_FOUR, &cat, &fox);
}

#[test]
fn coins_points_and_what_lies_face_up_are_open() {
    let scene = Scene::turn().map("A1 bW, B1 rL, C1 bh").waiting(1, "E6-F6");
    let scene = scene.change(|state| {
        state.coins = [12, 7];
        state.extras = [0, 1, 0, 0];
    });
    for viewer in VIEWERS {
        let seen = view(&scene, viewer);
        assert_eq!((seen.coins, seen.hired), ([12, 7], scene.state.hired));
        assert_eq!(
            (seen.map, seen.hippos),
            (scene.state.map, scene.state.hippos)
        );
        assert_eq!(
            (seen.extras, seen.ground),
            (scene.state.extras, scene.state.ground)
        );
    }
}

// ---- the team deal

#[test]
fn a_deal_is_seen_by_the_team_and_a_partners_share_by_subtraction() {
    let scene = Scene::with(&[("mode", "team"), ("first_player", "0")]);
    let wolf = played(&scene, &["* dealt wolf"]);
    let rat = played(&scene, &["* dealt rat"]);
    only_they_can_tell(&[0, 2], &AT_FOUR, &wolf, &rat);
    for viewer in AT_FOUR {
        let kind = among(viewer, &[0, 2]).then_some(Kind::Wolf);
        let seat = Seat(0);
        assert_eq!(
            heard(&wolf, viewer),
            [Heard::Dealt { seat, kind }],
            "{viewer:?}"
        );
    }
    // Neither sees the other's nine, but each can tell them from his own.
    let own = view(&wolf, AT_FOUR[2]).players;
    assert_eq!(
        (own[0].pile, own[2].pile),
        (None, Some(wolf.state.piles[2]))
    );
}

// ---- weather cards

/// The second player, seat 1, draws these two.
fn drawn(one: &str, other: &str) -> Scene {
    let scene = Scene::turn().hand(0, "wolf").hand(1, "wolf");
    let mut scene = scene
        .change(|state| state.sky.unseen = [3, 3, 2])
        .stage(Stage::DrawWeather);
    scene.play(&[&format!("* card {one}"), &format!("* card {other}")]);
    scene
}

#[test]
fn the_two_cards_and_the_one_laid_back_are_the_second_players() {
    let one = drawn("sunny", "cloudy");
    let other = drawn("sunny", "foggy");
    only_they_can_tell(&[1], &VIEWERS, &one, &other);
    let (one, other) = (
        played(&one, &["1 weather first"]),
        played(&other, &["1 weather first"]),
    );
    only_they_can_tell(&[1], &VIEWERS, &one, &other);
    for viewer in VIEWERS {
        let own = viewer.is(Seat(1));
        let back = own.then_some(Weather::Cloudy);
        let (seat, kept) = (Seat(1), Weather::Sunny);
        assert_eq!(
            heard(&one, viewer)[0],
            Heard::WeatherKept { seat, kept, back }
        );
        let sky = view(&one, viewer).sky;
        assert_eq!((sky.weather, sky.unseen), (Weather::Sunny, 6));
        // Where the card lies everybody knows, and what it shows its player.
        assert_eq!(sky.back[0].weather(), back, "{viewer:?}");
        assert_eq!(sky.back[0] == Card::HIDDEN, !own);
        // What nobody showed him may be anywhere.
        let unknown = if own { [2, 2, 2] } else { [2, 3, 2] };
        assert_eq!(sky.unknown, unknown);
    }
}

// ---- in the fog

/// Foggy weather; blue and red have laid a token face down each.
fn foggy(blue: &str, red: &str) -> Scene {
    let scene = Scene::turn()
        .weather(Weather::Foggy)
        .lay("B2", blue)
        .lay("B4", red);
    scene.hand(0, "wolf").hand(1, "wolf")
}

// rules: FOG-WEATHER-16
#[test]
fn a_face_down_token_is_known_to_its_player_and_shows_its_shield() {
    let one = foggy("bP?", "rC?");
    for viewer in VIEWERS {
        let map = view(&one, viewer).map;
        let (blue, red) = (map[tile("B2").index()], map[tile("B4").index()]);
        assert!(blue.is_down() && red.is_down());
        assert_eq!((blue.owner(), red.owner()), (Side::Blue, Side::Red));
        assert_eq!(blue.kind(), viewer.is(Seat(0)).then_some(Kind::Pig));
        assert_eq!(red.kind(), viewer.is(Seat(1)).then_some(Kind::Cat));
        assert_eq!(red.colour().is_some(), viewer.is(Seat(1)));
    }
    let mut cat = Scene::turn()
        .weather(Weather::Foggy)
        .hand(0, "wolf cat")
        .hand(1, "wolf");
    cat.play(&["0 place cat down", "0 at A1"]);
    for viewer in VIEWERS {
        let kind = viewer.is(Seat(0)).then_some(Kind::Cat);
        let (seat, tile, down) = (Seat(0), tile("A1"), true);
        let placed = Heard::Placed {
            seat,
            tile,
            kind,
            down,
        };
        assert_eq!(heard(&cat, viewer), [placed]);
    }
}

/// Whoever laid it knows it wherever it goes.
#[test]
fn a_face_down_token_is_remembered_after_it_was_moved() {
    let scene = foggy("bP?", "rC?").hand(1, "mouses").turn_of(1);
    let mut scene = scene.lay("C3", "rW?");
    scene.play(&["1 place mouses", "1 at B3", "1 target north"]);
    let moved = tile("B3").index();
    assert_eq!(view(&scene, VIEWERS[0]).map[moved].kind(), Some(Kind::Pig));
    assert_eq!(view(&scene, VIEWERS[1]).map[moved].kind(), None);
    assert_eq!(scene.at("B2"), "rM");
}

// rules: FOG-WEATHER-17
#[test]
fn at_the_end_of_the_round_everybody_sees_all_tokens() {
    let rows = ["bW? bW? bP? rT? rB? rW?"];
    let scene = Scene::turn().weather(Weather::Foggy).nearly_over(&rows);
    assert_eq!(view(&scene, VIEWERS[2]).map[0].kind(), None);
    let mut scene = scene;
    scene.last_token();
    for viewer in VIEWERS {
        let scored = heard(&scene, viewer).into_iter().find_map(|heard| {
            let Heard::Open(Open::RoundScored {
                map,
                points,
                turned_up,
                ..
            }) = heard
            else {
                return None;
            };
            Some((map, points, turned_up))
        });
        let (map, points, turned_up) = scored.expect("the round was scored");
        assert!(turned_up && map.iter().all(|token| token.is_up()));
        // The red Rat belongs to blue's line of four, which a Pig doubles.
        assert_eq!((map[3].kind(), points), (Some(Kind::Rat), [10, 0]));
    }
}

// ---- tokens that went back to a hand

#[test]
fn a_token_that_went_back_is_known_to_all_if_it_lay_face_up() {
    for (lying, known) in [("rC", true), ("rC?", false)] {
        let scene = Scene::turn().weather(Weather::Foggy).lay("B4", lying);
        let mut scene = scene.hand(0, "snake wolf").hand(1, "wolf fox");
        scene.play(&["0 place snake", "0 at F6", "0 snake B4", "1 replace wolf"]);
        assert_eq!(
            (scene.in_hand(1), scene.at("B4")),
            ("fox cat".to_owned(), "rW?".to_owned())
        );
        for viewer in [VIEWERS[0], VIEWERS[2]] {
            let returned = view(&scene, viewer).players[1].returned;
            let kinds: Vec<Kind> = returned.iter().map(|(_, kind)| kind).collect();
            assert_eq!(kinds, if known { vec![Kind::Cat] } else { vec![] });
            let exchanged = heard(&scene, viewer).pop().expect("it was heard");
            let Heard::Exchanged {
                kind, down, back, ..
            } = exchanged
            else {
                panic!("{exchanged:?}");
            };
            // What lies there now nobody else sees.
            assert_eq!((kind, down), (None, true));
            assert_eq!(back, known.then_some(Kind::Cat));
        }
    }
}

// ---- over the wire

#[test]
fn views_and_heard_events_survive_json() {
    let returned = {
        let scene = Scene::turn().weather(Weather::Foggy).lay("B4", "rC");
        let mut scene = scene.hand(0, "snake wolf").hand(1, "wolf fox");
        scene.play(&["0 place snake", "0 at F6", "0 snake B4", "1 replace wolf"]);
        scene
    };
    let mut over = Scene::turn().weather(Weather::Foggy).nearly_over(&["bW?"]);
    over.last_token();
    let scenes = [
        Scene::with(&[]),
        returned,
        over,
        drawn("sunny", "foggy"),
        played(&hiring([40, 40]), &["0 hire cat"]),
    ];
    for scene in scenes {
        for viewer in VIEWERS {
            let seen = view(&scene, viewer);
            let text = serde_json::to_string(&seen).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), seen, "{text}");
            for heard in heard(&scene, viewer) {
                let text = serde_json::to_string(&heard).unwrap();
                assert_eq!(serde_json::from_str::<Heard>(&text).unwrap(), heard);
            }
        }
    }
}
