//! Foggy weather: tokens that lie face down (FOG-WEATHER-13 to -19).

use crate::common::{Scene, tile, token, written};
use tortuga_core::Seat;
use tortuga_foggy::{Heard, Kind, Open, Side, Stage, Token, View, Weather};

/// All twelve mercenaries on both sides, foggy weather, all boards gone.
fn foggy() -> Scene {
    Scene::turn().weather(Weather::Foggy)
}

/// A tile as somebody sees it.
fn sees(view: &View, name: &str) -> String {
    written(view.map[tile(name).index()])
}

#[test]
fn fog_weather_13_as_cloudy_but_face_down() {
    let mut scene = Scene::with(&[("mode", "weather"), ("first_player", "0")]);
    scene.on_to(Stage::DrawWeather);
    scene.play(&["* card foggy", "* card foggy", "1 weather first"]);
    assert_eq!(scene.state.stage, Stage::OpenQuarter);
    scene.play(&["* open se", "0 place wolf down"]);
    let tiles =
        ["D4", "E4", "F4", "D5", "E5", "F5", "D6", "E6", "F6"].map(|tile| format!("at {tile}"));
    assert_eq!(scene.legal(0), tiles);
    scene.play(&["0 at E5"]);
    assert_eq!(scene.at("E5"), "bW?");
    let (seat, down, tile) = (Seat(0), true, tile("E5"));
    let placed = |kind| Heard::Placed {
        seat,
        tile,
        kind,
        down,
    };
    assert_eq!(scene.heard(0), [placed(Some(Kind::Wolf))]);
    assert_eq!(scene.heard(1), [placed(None)]);
    // Boards are removed as under clouds.
    let mut scene = foggy()
        .only_open("nw")
        .fill("nw", "A1")
        .hand(0, "wolf")
        .hand(1, "wolf");
    scene.play_drawing(&["0 place wolf down", "0 at A1"]);
    assert_eq!(scene.legal(1), ["fog ne", "fog sw", "fog se"]);
}

// rules: FOG-WEATHER-14 FOG-EX-73
#[test]
fn mercenaries_lie_either_way_and_basic_tokens_face_down() {
    let hand = "wolf wolf rat cat mouses";
    let mut scene = foggy().pile(0, hand).hand(0, hand);
    let kinds = [
        "place wolf down",
        "place rat down",
        "place cat",
        "place cat down",
        "place mouses",
        "place mouses down",
    ];
    assert_eq!(scene.legal(0), kinds);
    assert_eq!(
        scene.refused("0 place wolf"),
        ("face-down-only", "FOG-WEATHER-14")
    );
    scene.play(&["0 place cat", "0 at A1"]);
    assert_eq!(scene.at("A1"), "bC");
}

/// Blue places this token face down on C3, among tokens that it could act on.
fn laid_down(kind: &str) -> Scene {
    let mut scene = foggy()
        .map("C2 rW?, B3 bW?, D3 rP?")
        .hand(0, &format!("wolf pig {kind}"))
        .hand(1, "wolf");
    scene.play(&[&format!("0 place {kind} down"), "0 at C3"]);
    scene
}

// rules: FOG-WEATHER-15 FOG-EX-74
#[test]
fn face_down_mercenaries_have_no_ability() {
    let kinds = Kind::mercenaries().filter(|kind| !matches!(kind, Kind::Crow));
    for kind in kinds.map(Kind::id) {
        let mut scene = laid_down(kind);
        assert_eq!(scene.state.stage, Stage::Draw, "{kind}");
        assert_eq!(
            [scene.at("C2"), scene.at("B3"), scene.at("D3")],
            ["rW?", "bW?", "rP?"]
        );
        assert_eq!(
            (scene.state.placements, scene.state.extras),
            (1, [0; 4]),
            "{kind}"
        );
        assert_eq!(scene.state.hippos, [None; 2]);
        // In blue's next turn nothing happens either, be it Frog or Hippo.
        scene.play_drawing(&["1 place wolf down", "1 at F6"]);
        assert_eq!(
            (scene.state.stage, scene.actor()),
            (Stage::PlaceKind, 0),
            "{kind}"
        );
    }
}

// rules: FOG-WEATHER-15 FOG-EX-74
#[test]
fn face_down_tokens_score_in_their_colour() {
    for (tokens, points) in [
        ("A1 bW?, B1 bH?, C1 bW?", [3, 0]),
        ("A1 bW?, B1 bC?, C1 bW?", [9, 0]),
        ("A1 bW?, B1 bP?, C1 bW?", [6, 0]),
        ("A1 bW?, B1 rK?, C1 bW?", [3, 1]),
        ("A1 bW?, B1 rL?, C1 bW?", [3, 0]),
        ("A1 bW?, B1 bM?, C1 bG?", [3, 0]),
        ("A1 bW?, B1 bD?, C1 bW?, D1 bO?", [0, 0]),
    ] {
        assert_eq!(foggy().map(tokens).points(), points, "{tokens}");
    }
}

#[test]
fn fog_weather_15_a_colour_does_not_depend_on_what_others_remember() {
    // Everybody saw the Cat go back, so it may lie under what is laid next.
    let mut scene = foggy()
        .map("B2 bC")
        .hand(0, "wolf pig fox crow")
        .hand(1, "wolf");
    scene.play(&["0 place fox", "0 at B3", "0 target north", "0 replace wolf"]);
    scene.play_drawing(&[
        "1 place wolf down",
        "1 at F6",
        "0 place pig down",
        "0 at B1",
    ]);
    assert_eq!(scene.colour("B1"), Some(Side::Blue));
    assert_eq!(scene.points(), [6, 0], "B1 to B3 with a Pig");
}

#[test]
fn fog_weather_16_who_laid_a_token_remembers_it() {
    let mut scene = foggy()
        .map("C2 bP?, A1 rW?")
        .hand(0, "wolf cat")
        .hand(1, "mouses wolf");
    scene.play_drawing(&["0 place cat down", "0 at B2"]);
    let [blue, red] = [scene.view(0), scene.view(1)];
    assert_eq!([sees(&blue, "B2"), sees(&blue, "A1")], ["bC?", "??"]);
    assert_eq!([sees(&red, "B2"), sees(&red, "A1")], ["??", "rW?"]);
    assert_eq!(
        [
            sees(&scene.spectator(), "B2"),
            sees(&scene.spectator(), "A1")
        ],
        ["??", "??"]
    );
    // The shield is seen.
    assert_eq!(
        red.map[tile("B2").index()],
        Token::down(Kind::Wolf, Side::Blue).hidden()
    );
    // Whoever moves it learns nothing, and its owner does not forget it.
    scene.play(&["1 place mouses", "1 at B3", "1 target north"]);
    assert_eq!([scene.at("B2"), scene.at("B3")], ["rM", "bC?"]);
    assert_eq!(
        [sees(&scene.view(0), "B3"), sees(&scene.view(1), "B3")],
        ["bC?", "??"]
    );
}

#[test]
fn fog_weather_17_all_are_turned_up_at_the_end_of_the_round() {
    let mut scene = foggy()
        .map("A1 rW?, B1 rW?, C1 rP?")
        .only_free("E6 F6")
        .pile(0, "wolf")
        .pile(1, "pig")
        .hand(0, "wolf")
        .hand(1, "pig");
    scene.play(&["0 place wolf down", "0 at F6"]);
    assert_eq!([scene.at("A1"), scene.at("F6")], ["rW?", "bW?"]);
    assert_eq!(sees(&scene.view(0), "C1"), "??", "not earlier");
    scene.play(&["1 place pig down", "1 at E6"]);
    let Open::RoundScored {
        map,
        points,
        turned_up,
        ..
    } = &scene.open()[0]
    else {
        panic!("{:?}", scene.open());
    };
    assert_eq!((*points, *turned_up), ([0, 6], true));
    assert!(map.iter().all(|token| token.is_up()));
    assert_eq!(map[tile("C1").index()], token("rP"));
    assert_eq!(
        sees(&scene.view(0), "C1"),
        "rP",
        "before the tokens are taken back"
    );
}

// rules: FOG-WEATHER-18 FOG-EX-75
#[test]
fn a_face_down_rabbit_can_be_swapped() {
    // Red in truth are the Crows below C3, blue the Wolves beside it.
    let lines = "A3 bW?, B3 bW?, C4 bK?, C5 bK?";
    let mut scene = foggy()
        .map(&format!("C2 rB?, {lines}"))
        .hand(0, "mouses pig");
    scene.play(&["0 place mouses", "0 at C3"]);
    assert_eq!(scene.points(), [3, 0], "A3 to C3");
    assert_eq!(scene.legal(0), ["target north"]);
    scene.play(&["0 target north"]);
    assert_eq!([scene.at("C2"), scene.at("C3")], ["bM", "rB?"]);
    assert_eq!(scene.points(), [0, 0], "it is white when it is turned up");
    // Face up it is protected.
    let mut scene = foggy().map("C2 rB").hand(0, "mouses pig");
    scene.play(&["0 place mouses", "0 at C3"]);
    assert_eq!(scene.state.stage, Stage::Draw);
}

#[test]
fn fog_weather_18_what_lies_face_down_does_not_change_what_may_be_done() {
    for (kind, owner, expected) in [
        ("mouses", 'r', ["target north"].as_slice()),
        ("mole", 'r', &["target north"]),
        ("fox", 'b', &["target north"]),
        ("snake", 'r', &["snake C2"]),
        ("prairie_dog", 'r', &["swap NS", "swap pass"]),
    ] {
        for letter in ['W', 'B', 'P', 'K', 'H', 'D', 'O'] {
            let mut scene = foggy()
                .map(&format!("C2 {owner}{letter}?, C4 bG?"))
                .hand(0, &format!("{kind} wolf"))
                .hand(1, "wolf");
            // A Fox has the token south of it, too.
            scene.play(&[&format!("0 place {kind}"), "0 at C3"]);
            let mut legal = scene.legal(0);
            legal.retain(|action| kind != "fox" || action != "target south");
            assert_eq!(legal, expected, "{kind} beside {owner}{letter}");
        }
    }
}

/// Blue's Fox on B3 exchanges the Wolf on B2 for a token of this kind.
fn exchanged(weather: Weather, kind: &str) -> Scene {
    let down = weather == Weather::Foggy;
    let mut scene = Scene::turn()
        .weather(weather)
        .map(if down { "B2 bW?" } else { "B2 bW" })
        .hand(0, &format!("fox pig {kind}"))
        .hand(1, "wolf cat");
    scene.play(&["0 place fox", "0 at B3", "0 target north"]);
    scene.play(&[&format!("0 replace {kind}")]).draw();
    scene
}

#[test]
fn fog_weather_19_what_enters_by_exchange_lies_face_down() {
    for (weather, token) in [
        (Weather::Sunny, "bG"),
        (Weather::Cloudy, "bG"),
        (Weather::Foggy, "bG?"),
    ] {
        assert_eq!(exchanged(weather, "frog").at("B2"), token);
    }
    // Such a Frog does not step, such a Chameleon takes no colour.
    let mut scene = exchanged(Weather::Foggy, "frog");
    scene.play_drawing(&["1 place cat down", "1 at F6"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 0));
    let mut scene = exchanged(Weather::Foggy, "chameleon");
    scene.play(&["1 place cat", "1 at B1"]);
    assert_eq!(scene.open(), [], "nothing that anybody sees");
    assert_eq!(scene.state.token(tile("B2")), token("bH?"));
    assert_eq!(scene.colour("B2"), Some(Side::Blue));
}

#[test]
fn fog_ex_76_only_what_lies_face_up_colours_a_chameleon() {
    let mut scene = foggy()
        .map("C3 bH")
        .hand(0, "wolf pig")
        .hand(1, "wolf snake")
        .turn_of(1);
    scene.play_drawing(&["1 place wolf down", "1 at C4"]);
    assert_eq!(scene.at("C3"), "bH");
    scene.play_drawing(&["0 place wolf down", "0 at F6", "1 place snake", "1 at B3"]);
    assert_eq!(scene.at("C3"), "bh");
}
