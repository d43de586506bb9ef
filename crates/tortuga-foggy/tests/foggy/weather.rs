//! Weather cards: drawn, kept, laid back, offered again (FOG-WEATHER-01 to -05, -20).

use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_foggy::{Card, Heard, Stage, Weather};

/// A mercenary game in which seat 0 begins, before the weather of round 1.
fn before_weather() -> Scene {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    scene.choose_hand(0, "wolf rat rabbit pig pig");
    scene.choose_hand(1, "wolf wolf rat rat pig");
    scene
}

fn weighted(outcomes: &[(&str, u32)]) -> Vec<(String, u32)> {
    outcomes
        .iter()
        .map(|&(text, weight)| (text.to_owned(), weight))
        .collect()
}

/// What the cards show, as far as they are known.
fn shown(cards: &[Card]) -> Vec<&'static str> {
    let known = cards.iter().filter(|card| !card.is_none());
    known
        .map(|card| card.weather().map_or("?", Weather::id))
        .collect()
}

/// The round is played with these two cards, the first of which is kept.
fn play_round(scene: &mut Scene, cards: [&str; 2]) {
    scene.on_to(Stage::DrawWeather);
    scene.play(&[
        &format!("* card {}", cards[0]),
        &format!("* card {}", cards[1]),
    ]);
    let second = scene.actor();
    scene.play(&[&format!("{second} weather first")]);
    scene.on_to(Stage::PlaceKind).end_round();
}

/// Cards of the deck: those that nobody has seen and those laid back.
fn deck(scene: &Scene) -> usize {
    let unseen: u8 = scene.state.sky.unseen.iter().sum();
    usize::from(unseen) + shown(&scene.state.sky.back).len()
}

#[test]
fn fog_weather_01_eight_cards_shuffled_once() {
    let mut scene = before_weather();
    let all = [("card sunny", 3), ("card cloudy", 3), ("card foggy", 2)];
    assert_eq!(scene.outcomes(), weighted(&all));
    scene.play(&["* card foggy"]);
    assert_eq!(
        scene.outcomes(),
        weighted(&[all[0], all[1], ("card foggy", 1)])
    );
    scene.play(&["* card foggy", "1 weather first"]);
    // In the next round the other six come, whatever lies under them.
    scene
        .on_to(Stage::PlaceKind)
        .end_round()
        .on_to(Stage::DrawWeather);
    assert_eq!(scene.outcomes(), weighted(&all[..2]));
    assert_eq!(
        scene.refused("* card foggy"),
        ("no-such-card", "FOG-WEATHER-01")
    );
}

#[test]
fn fog_weather_02_the_second_player_draws_two_and_keeps_one() {
    let mut scene = before_weather();
    assert_eq!(
        scene.refused("0 place wolf"),
        ("luck-comes-first", "FOG-WEATHER-02")
    );
    scene.play(&["* card sunny", "* card cloudy"]);
    assert_eq!(
        (scene.state.stage, scene.actor()),
        (Stage::ChooseWeather, 1)
    );
    assert_eq!(
        scene.refused("0 weather first"),
        ("not-your-turn", "FOG-WEATHER-02")
    );
    let mut other = scene.clone();
    other.play(&["1 weather first"]);
    assert_eq!(
        (other.state.sky.weather, shown(&other.state.sky.back)),
        (Weather::Sunny, vec!["cloudy"])
    );
    scene.play(&["1 weather second"]);
    assert_eq!(
        (scene.state.sky.weather, shown(&scene.state.sky.back)),
        (Weather::Cloudy, vec!["sunny"])
    );
    // The next card laid back lies under it. Now the other player chooses.
    scene
        .on_to(Stage::PlaceKind)
        .end_round()
        .on_to(Stage::DrawWeather);
    scene.play(&["* card foggy", "* card cloudy", "0 weather first"]);
    assert_eq!(shown(&scene.state.sky.back), ["sunny", "cloudy"]);
}

#[test]
fn fog_weather_03_the_second_player_alone_sees_both_cards() {
    let mut scene = before_weather();
    scene.play(&["* card sunny", "* card foggy"]);
    let seat = Seat(1);
    let [sunny, foggy] = [Weather::Sunny, Weather::Foggy].map(|weather| Heard::CardDrawn {
        seat,
        weather: Some(weather),
    });
    let hidden = Heard::CardDrawn {
        seat,
        weather: None,
    };
    assert_eq!(scene.heard(1), [sunny, foggy]);
    assert_eq!(scene.heard(0), [hidden.clone(), hidden]);
    assert_eq!(shown(&scene.view(1).sky.offer), ["sunny", "foggy"]);
    assert_eq!(shown(&scene.view(0).sky.offer), ["?", "?"]);
    assert_eq!(shown(&scene.spectator().sky.offer), ["?", "?"]);

    scene.play(&["1 weather second"]);
    let kept = |back| Heard::WeatherKept {
        seat,
        kept: Weather::Foggy,
        back,
    };
    assert_eq!(scene.heard(1), [kept(Some(Weather::Sunny))]);
    assert_eq!(scene.heard(0), [kept(None)]);
    assert_eq!(scene.view(0).sky.weather, Weather::Foggy);
    assert_eq!(shown(&scene.view(1).sky.back), ["sunny"]);
    assert_eq!(shown(&scene.view(0).sky.back), ["?"]);
    assert_eq!(shown(&scene.spectator().sky.back), ["?"]);
}

// rules: FOG-WEATHER-04 FOG-EX-77
#[test]
fn of_two_like_cards_there_is_nothing_to_choose() {
    let mut scene = before_weather();
    scene.play(&["* card sunny", "* card foggy"]);
    assert_eq!(scene.legal(1), ["weather first", "weather second"]);
    let mut scene = before_weather();
    scene.play(&["* card cloudy", "* card cloudy"]);
    assert_eq!(scene.legal(1), ["weather first"]);
    assert_eq!(
        scene.refused("1 weather second"),
        ("cards-alike", "FOG-WEATHER-04")
    );
    scene.play(&["1 weather first"]);
    // After four rounds four cards are left.
    for _ in 0..3 {
        scene.on_to(Stage::PlaceKind).end_round();
    }
    scene.on_to(Stage::PlaceKind);
    assert_eq!((scene.state.round, deck(&scene)), (4, 4));
    assert_eq!(scene.state.sky.unseen, [0; 3]);
}

#[test]
fn fog_weather_05_the_card_of_a_round_leaves_the_game() {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    // Nobody scores, so there are three additional rounds.
    for round in 1..=7 {
        scene.on_to(Stage::PlaceKind);
        assert_eq!(
            (scene.state.round, deck(&scene)),
            (round, 8 - usize::from(round))
        );
        scene.end_round();
    }
    assert_eq!(scene.state.stage, Stage::Over);
}

// rules: FOG-WEATHER-20 FOG-EX-89
#[test]
fn additional_rounds_are_offered_the_cards_laid_back() {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    let rounds = [
        ["sunny", "cloudy"],
        ["cloudy", "sunny"],
        ["foggy", "foggy"],
        ["sunny", "cloudy"],
    ];
    for cards in rounds {
        play_round(&mut scene, cards);
    }
    assert_eq!(
        shown(&scene.state.sky.back),
        ["cloudy", "sunny", "foggy", "cloudy"]
    );
    let more = [
        (1, ["cloudy", "sunny"]),
        (0, ["foggy", "cloudy"]),
        (1, ["sunny", "cloudy"]),
    ];
    for (second, offer) in more {
        scene.on_to(Stage::ChooseWeather);
        let offered = |open: &Heard| matches!(open, Heard::CardsOffered { cards: Some(_), .. });
        assert_eq!(
            scene
                .heard(second)
                .iter()
                .filter(|heard| offered(heard))
                .count(),
            1
        );
        assert!(
            !scene.heard(1 - second).iter().any(offered),
            "of which the other sees nothing"
        );
        assert_eq!(
            (scene.actor(), shown(&scene.state.sky.offer)),
            (second, offer.to_vec())
        );
        assert_eq!(scene.legal(second), ["weather first", "weather second"]);
        // The upper one is kept, the other one goes under the rest.
        scene.play(&[&format!("{second} weather first")]);
        assert_eq!(scene.state.sky.weather.id(), offer[0]);
        assert_eq!(shown(&scene.state.sky.back).last(), Some(&offer[1]));
        scene.on_to(Stage::PlaceKind).end_round();
    }
    assert_eq!(shown(&scene.state.sky.back), ["cloudy"]);
}
