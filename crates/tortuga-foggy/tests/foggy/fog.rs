//! Sun, clouds and fog boards (FOG-WEATHER-06 to -12).

use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_foggy::{Open, Quarter, Stage, Weather};

/// Round 1 with this weather, up to the first turn or the fog boards.
fn with_weather(card: &str) -> Scene {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    scene.choose_hand(0, "wolf rat rabbit pig pig");
    scene.choose_hand(1, "wolf wolf rat rat pig");
    let card = format!("* card {card}");
    scene.play(&[&card, &card, "1 weather first"]);
    scene
}

#[test]
fn fog_weather_06_in_the_sun_all_is_open() {
    let mut scene = with_weather("sunny");
    assert_eq!(
        scene.legal(0),
        ["place wolf", "place rat", "place rabbit", "place pig"]
    );
    assert_eq!(
        scene.refused("0 place wolf down"),
        ("face-up-only", "FOG-WEATHER-06")
    );
    scene.play(&["0 place wolf"]);
    assert_eq!(scene.legal(0).len(), 36);
    scene.play(&["0 at D4"]);
    assert_eq!(scene.at("D4"), "bW");
}

#[test]
fn fog_weather_07_under_clouds_one_quarter_is_open() {
    let scene = with_weather("cloudy");
    let open = [
        ("open nw", 1),
        ("open ne", 1),
        ("open sw", 1),
        ("open se", 1),
    ];
    assert_eq!(
        scene.outcomes(),
        open.map(|(text, weight)| (text.to_owned(), weight))
    );
    for quarter in Quarter::all() {
        let mut scene = scene.clone();
        scene.play(&[&format!("* open {}", quarter.id())]);
        assert_eq!(scene.open(), [Open::QuarterOpen(quarter)]);
        assert_eq!(
            scene.legal(0),
            ["place wolf", "place rat", "place rabbit", "place pig"]
        );
        assert_eq!(
            scene.refused("0 place wolf down"),
            ("face-up-only", "FOG-WEATHER-07")
        );
        scene.play(&["0 place wolf"]);
        let tiles: Vec<String> = quarter
            .tiles()
            .iter()
            .map(|tile| format!("at {tile}"))
            .collect();
        assert_eq!(scene.legal(0), tiles);
    }
}

/// A whole cloudy round of basic tokens: after how many placements who removed a
/// board, and which ones lay there.
fn removals() -> Vec<(usize, u8, String)> {
    let mut scene = with_weather("cloudy");
    scene.play(&["* open nw", "0 place wolf"]);
    assert_eq!(scene.legal(0).len(), 9);
    let (mut placements, mut removals) = (0, Vec::new());
    while scene.state.round == 1 {
        if scene.state.stage == Stage::RemoveFog {
            let seat = scene.actor();
            removals.push((placements, seat, scene.legal(seat).join(", ")));
            remove_first(&mut scene, seat);
        }
        let line = scene.first_line();
        scene.play(&[&line]);
        placements += usize::from(line.contains(" at "));
    }
    removals
}

/// Who removes a board then places, on one of the nine tiles below it.
fn remove_first(scene: &mut Scene, seat: u8) {
    let hand = scene.in_hand(seat);
    let board = scene.legal(seat)[0].clone();
    scene.play(&[&format!("{seat} {board}")]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, seat));
    assert_eq!(scene.in_hand(seat), hand, "removing is no turn");
    let place = scene.legal(seat)[0].clone();
    scene.play(&[&format!("{seat} {place}")]);
    assert_eq!(scene.legal(seat).len(), 9);
}

// rules: FOG-WEATHER-08 FOG-WEATHER-12 FOG-EX-71
#[test]
fn second_first_and_second_player_remove_a_board() {
    let expected = [
        (9, 1, "fog ne, fog sw, fog se"),
        (18, 0, "fog sw, fog se"),
        (27, 1, "fog se"),
    ];
    assert_eq!(
        removals(),
        expected.map(|(after, seat, fog)| (after, seat, fog.to_owned()))
    );
}

#[test]
fn fog_weather_08_any_board_may_be_removed_and_only_when_no_tile_is_free() {
    let mut scene = Scene::turn()
        .weather(Weather::Cloudy)
        .only_open("sw")
        .fill("sw", "A4")
        .hand(0, "wolf")
        .hand(1, "wolf");
    assert_eq!(
        scene.refused("0 fog se"),
        ("other-step-is-due", "FOG-TURN-05")
    );
    scene.play_drawing(&["0 place wolf", "0 at A4"]);
    assert_eq!(scene.legal(1), ["fog nw", "fog ne", "fog se"]);
    assert_eq!(
        scene.refused("1 place wolf"),
        ("other-step-is-due", "FOG-WEATHER-08")
    );
    assert_eq!(
        scene.refused("0 fog se"),
        ("not-your-turn", "FOG-WEATHER-08")
    );
    scene.play(&["1 fog se"]);
    let quarter = Quarter::all().nth(3).unwrap();
    assert_eq!(
        scene.open(),
        [Open::FogRemoved {
            seat: Seat(1),
            quarter
        }]
    );
    scene.play(&["1 place wolf"]);
    let tiles: Vec<String> = quarter
        .tiles()
        .iter()
        .map(|tile| format!("at {tile}"))
        .collect();
    assert_eq!(scene.legal(1), tiles);
}

// rules: FOG-WEATHER-09 FOG-EX-72
#[test]
fn a_board_is_removed_for_an_extra_placement() {
    let mut scene = Scene::turn()
        .weather(Weather::Cloudy)
        .only_open("nw")
        .fill("nw", "C3")
        .hand(0, "wolf turtle")
        .hand(1, "wolf pig");
    scene.play_drawing(&["0 place turtle", "0 at C3"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::RemoveFog, 0));
    assert_eq!(scene.legal(0), ["fog ne", "fog sw", "fog se"]);
    scene.play_drawing(&["0 fog se", "0 place wolf", "0 at D4"]);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 1));
}

#[test]
fn fog_weather_09_a_tile_vacated_in_an_older_quarter_is_free() {
    // Blue's Hippo lies across the border of two full quarters.
    let mut scene = Scene::turn()
        .weather(Weather::Cloudy)
        .only_open("nw ne")
        .waiting(0, "C3-D3")
        .fill("nw ne", "A1")
        .hand(0, "wolf pig")
        .hand(1, "wolf pig")
        .turn_of(1);
    scene.play_drawing(&["1 place wolf", "1 at A1", "0 settle high"]);
    assert_eq!(
        scene.state.stage,
        Stage::PlaceKind,
        "no board need be removed"
    );
    scene.play(&["0 place wolf"]);
    assert_eq!(scene.legal(0), ["at C3"]);
    scene.play(&["0 at C3"]).draw();
    assert_eq!((scene.state.stage, scene.actor()), (Stage::RemoveFog, 1));
}

#[test]
fn fog_weather_10_nothing_goes_under_a_fog_board() {
    let cloudy = || Scene::turn().weather(Weather::Cloudy).only_open("nw");
    let mut scene = cloudy().hand(0, "wolf");
    scene.play(&["0 place wolf"]);
    assert_eq!(
        scene.refused("0 at D1"),
        ("tile-under-fog", "FOG-WEATHER-10")
    );
    // The Frog.
    let mut scene = cloudy().map("C3 bG").stage(Stage::MoveFrog);
    assert_eq!(scene.legal(0), ["frog north", "frog west", "frog stay"]);
    assert_eq!(
        scene.refused("0 frog east"),
        ("frog-blocked", "FOG-CHAR-FROG-01")
    );
    // The Hippo, with either half.
    let mut scene = cloudy().hand(0, "hippo");
    scene.play(&["0 place hippo"]);
    let lying = ["A1-B1", "B1-C1", "A2-B2", "B2-C2", "A3-B3", "B3-C3"];
    let upright = ["A1-A2", "B1-B2", "C1-C2", "A2-A3", "B2-B3", "C2-C3"];
    let pairs: Vec<String> = lying
        .iter()
        .chain(&upright)
        .map(|pair| format!("at {pair}"))
        .collect();
    assert_eq!(scene.legal(0), pairs);
    for pair in ["C1-D1", "C3-C4", "D1-E1"] {
        let refused = scene.refused(&format!("0 at {pair}"));
        assert_eq!(refused, ("tile-under-fog", "FOG-WEATHER-10"), "{pair}");
    }
}

#[test]
fn fog_weather_11_a_removed_board_does_not_return() {
    let mut scene = Scene::turn()
        .weather(Weather::Cloudy)
        .only_open("nw")
        .fill("nw ne sw se", "A1 F1 A6 F6")
        .hand(0, "wolf pig cat")
        .hand(1, "wolf pig cat");
    scene.play_drawing(&[
        "0 place wolf",
        "0 at A1",
        "1 fog se",
        "1 place wolf",
        "1 at F6",
    ]);
    assert_eq!(scene.legal(0), ["fog ne", "fog sw"]);
    assert_eq!(
        scene.refused("0 fog se"),
        ("no-fog-there", "FOG-WEATHER-11")
    );
    assert_eq!(
        scene.refused("0 fog nw"),
        ("no-fog-there", "FOG-WEATHER-11")
    );
    scene.play_drawing(&["0 fog ne", "0 place pig", "0 at F1", "1 fog sw"]);
    assert!(
        !scene.state.ground.is_foggy(),
        "the rest is played without fog"
    );
    scene.play(&["1 place pig"]);
    assert_eq!(scene.legal(1), ["at A6"]);
    // In the next round there are three again.
    let mut scene = with_weather("cloudy");
    scene
        .on_to(Stage::PlaceKind)
        .end_round()
        .on_to(Stage::DrawWeather);
    scene.play(&[
        "* card cloudy",
        "* card sunny",
        "0 weather first",
        "* open se",
    ]);
    scene.play(&["1 place wolf"]);
    assert_eq!(scene.legal(1).len(), 9);
}
