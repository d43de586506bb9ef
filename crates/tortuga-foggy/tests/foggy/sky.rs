//! Who knows which weather card: what was drawn, laid back and offered again.

use crate::common::{STANDARD, Scene};
use tortuga_core::{QuickLuck, Rules, Seat, Seats, Viewer};
use tortuga_foggy::{Card, FoggyIsland, SkyView, Stage, Weather};

const BLUE: Seats = Seats::only(Seat(0));
const RED: Seats = Seats::only(Seat(1));

/// The fifth round, an additional one, in which seat 0 begins and seat 1 chooses
/// the weather. So red laid back the cards of rounds 1 and 3, blue the others.
fn fifth_round(cards: [Weather; 4]) -> Scene {
    let [one, two, three, four] = cards;
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    scene.state.round = 5;
    scene.state.sky.unseen = [0; 3];
    scene.state.sky.back = [
        Card::new(one, RED),
        Card::new(two, BLUE),
        Card::new(three, RED),
        Card::new(four, BLUE),
    ];
    scene.on_to(Stage::ChooseWeather);
    scene
}

/// Cards as a viewer knows them, in words: `?` if he does not.
fn words(cards: &[Card]) -> String {
    let there = cards.iter().filter(|card| !card.is_none());
    let words: Vec<&str> = there
        .map(|card| card.weather().map_or("?", Weather::id))
        .collect();
    words.join(" ")
}

/// What a viewer knows of the cards laid back.
fn back(sky: &SkyView) -> String {
    words(&sky.back)
}

#[test]
fn who_draws_two_cards_knows_them_and_who_lays_one_back_remembers_it() {
    let mut scene = Scene::with(&[("mode", "mercenary"), ("first_player", "0")]);
    scene.on_to(Stage::DrawWeather);
    assert_eq!(
        (scene.view(0).sky.unseen, scene.view(0).sky.unknown),
        (8, [3, 3, 2])
    );
    scene.play(&["* card sunny", "* card cloudy"]);
    let [blue, red, nobody] = [scene.view(0).sky, scene.view(1).sky, scene.spectator().sky];
    assert_eq!(
        [words(&blue.offer), words(&red.offer)],
        ["? ?", "sunny cloudy"]
    );
    assert_eq!([blue.unseen, red.unseen, nobody.unseen], [6, 6, 6]);
    assert_eq!(
        [blue.unknown, red.unknown, nobody.unknown],
        [[3, 3, 2], [2, 2, 2], [3, 3, 2]]
    );
    // The kept card is known to all and no longer counted.
    scene.play(&["1 weather first"]);
    let [blue, red, nobody] = [scene.view(0).sky, scene.view(1).sky, scene.spectator().sky];
    assert_eq!(
        [back(&blue), back(&red), back(&nobody)],
        ["?", "cloudy", "?"]
    );
    assert_eq!(
        [blue.unknown, red.unknown, nobody.unknown],
        [[2, 3, 2], [2, 2, 2], [2, 3, 2]]
    );
    // In the next round it is the other way round, and the place is remembered.
    scene
        .on_to(Stage::PlaceKind)
        .end_round()
        .on_to(Stage::DrawWeather);
    scene.play(&["* card foggy", "* card foggy", "0 weather first"]);
    assert_eq!(
        [back(&scene.view(0).sky), back(&scene.view(1).sky)],
        ["? foggy", "cloudy ?"]
    );
    assert_eq!(back(&scene.spectator().sky), "? ?");
}

#[test]
fn in_an_additional_round_the_first_player_knows_the_card_that_is_his() {
    let scene = fifth_round([
        Weather::Sunny,
        Weather::Cloudy,
        Weather::Foggy,
        Weather::Cloudy,
    ]);
    let [blue, red, nobody] = [scene.view(0).sky, scene.view(1).sky, scene.spectator().sky];
    assert_eq!([words(&blue.offer), back(&blue)], ["? cloudy", "? cloudy"]);
    assert_eq!([words(&red.offer), back(&red)], ["sunny cloudy", "foggy ?"]);
    assert_eq!([words(&nobody.offer), back(&nobody)], ["? ?", "? ?"]);
    assert_eq!(
        [blue.unknown, red.unknown, nobody.unknown],
        [[1, 0, 1], [0, 1, 0], [1, 2, 1]]
    );
}

#[test]
fn the_first_player_can_tell_that_his_own_card_went_back() {
    let mut scene = fifth_round([
        Weather::Sunny,
        Weather::Cloudy,
        Weather::Foggy,
        Weather::Cloudy,
    ]);
    scene.play(&["1 weather first"]);
    // Sunny was kept and his was cloudy, so his is the one laid back.
    assert_eq!(back(&scene.view(0).sky), "? cloudy cloudy");
    assert_eq!(back(&scene.view(1).sky), "foggy ? cloudy");
    assert_eq!(back(&scene.spectator().sky), "? ? ?");
    assert_eq!(scene.state.sky.back[2].known_by(), Seats::first(2));
}

#[test]
fn the_first_player_cannot_tell_if_what_was_kept_may_be_his_own_card() {
    // His cloudy card is kept, and sunny goes back.
    let mut his = fifth_round([
        Weather::Sunny,
        Weather::Cloudy,
        Weather::Cloudy,
        Weather::Foggy,
    ]);
    his.play(&["1 weather second"]);
    assert_eq!(back(&his.view(0).sky), "? foggy ?");
    // Or the other cloudy one is: to him it looks the same.
    let mut other = fifth_round([
        Weather::Cloudy,
        Weather::Cloudy,
        Weather::Sunny,
        Weather::Foggy,
    ]);
    other.play(&["1 weather first"]);
    assert_eq!(his.view(0), other.view(0));
    assert_eq!(
        [back(&his.view(1).sky), back(&other.view(1).sky)],
        ["cloudy ? sunny", "sunny ? cloudy"]
    );
    for scene in [his, other] {
        assert_eq!(scene.state.sky.back[2].known_by(), RED);
    }
}

#[test]
fn who_knows_both_cards_on_offer_knows_the_one_laid_back() {
    let mut scene = fifth_round([
        Weather::Sunny,
        Weather::Cloudy,
        Weather::Foggy,
        Weather::Cloudy,
    ]);
    scene
        .play(&["1 weather first"])
        .on_to(Stage::PlaceKind)
        .end_round();
    // Round 6: blue chooses; red knows the foggy card, which is kept.
    scene.on_to(Stage::ChooseWeather);
    assert_eq!(words(&scene.view(0).sky.offer), "foggy cloudy");
    assert_eq!(words(&scene.view(1).sky.offer), "foggy ?");
    let mut other = scene.clone();
    other.play(&["0 weather second"]);
    assert_eq!(
        back(&other.view(1).sky),
        "cloudy foggy",
        "his own went back"
    );
    scene
        .play(&["0 weather first"])
        .on_to(Stage::PlaceKind)
        .end_round();
    assert_eq!(
        [back(&scene.view(0).sky), back(&scene.view(1).sky)],
        ["cloudy cloudy", "cloudy ?"]
    );
    // Round 7: the first card all know since round 5, the second blue laid back.
    scene.on_to(Stage::ChooseWeather);
    assert_eq!(words(&scene.view(0).sky.offer), "cloudy cloudy");
    scene.play(&["1 weather first"]);
    assert_eq!(
        [back(&scene.view(0).sky), back(&scene.view(1).sky)],
        ["cloudy", "cloudy"]
    );
}

/// Bots imagine the cards that they do not know; to their eyes nothing changes.
#[test]
fn imagined_cards_look_the_same_to_who_imagines_them() {
    let mut luck = QuickLuck::new(5);
    let mut scene = fifth_round([
        Weather::Sunny,
        Weather::Cloudy,
        Weather::Foggy,
        Weather::Cloudy,
    ]);
    for line in ["1 weather second", "* open nw"] {
        for viewer in [
            Viewer::Seat(Seat(0)),
            Viewer::Seat(Seat(1)),
            Viewer::Spectator,
        ] {
            let view = FoggyIsland::view(&scene.state, viewer);
            let mut worlds = Vec::new();
            for _ in 0..50 {
                let world = FoggyIsland::imagine(&STANDARD, &view, &mut luck);
                assert_eq!(FoggyIsland::view(&world, viewer), view);
                let cards = words(&[world.sky.offer.as_slice(), &world.sky.back].concat());
                worlds.extend((!worlds.contains(&cards)).then_some(cards));
            }
            let unknown: u8 = view.sky.unknown.iter().sum();
            assert_eq!(worlds.len() > 1, unknown > 1, "{viewer:?}: {worlds:?}");
        }
        scene.play(&[line]);
    }
}
