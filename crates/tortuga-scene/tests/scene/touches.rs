//! What a touch means, and what people with their own dice are asked for.

use tortuga_core::{Seat, Viewer};
use tortuga_scene::{GrogBoard, House, SceneError, Touch, scene};
use tortuga_words::Lang;

use crate::common::{Script, grog, touches, viewers};

const INES: Viewer = Viewer::Seat(Seat(0));
const MARA: Viewer = Viewer::Seat(Seat(1));
const JONAS: Viewer = Viewer::Seat(Seat(2));

fn board(script: &Script, viewer: Viewer) -> GrogBoard {
    grog(&script.scene(Lang::En, viewer).board).clone()
}

fn house(board: &GrogBoard, id: &str) -> House {
    let houses = board
        .lines
        .iter()
        .flat_map(|line| line.houses.iter().flatten());
    houses.clone().find(|house| house.id == id).unwrap().clone()
}

fn act(action: &str) -> Touch {
    Touch::Act(action.to_owned())
}

fn ask(action: &str) -> Touch {
    Touch::Ask(action.to_owned())
}

#[test]
fn a_house_asks_why_or_is_claimed() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y");
    assert_eq!(
        house(&board(&script, MARA), "Y hat_shop").touch,
        ask("build Y hat_shop")
    );
    assert_eq!(
        house(&board(&script, Viewer::Spectator), "Y hat_shop").touch,
        Touch::Nothing
    );
    script.play("1 pass / 1 ship Y / 1 main 1 / 1 direct 1 / * drew parrot hold / 1 end-trade");
    script.play("2 pass / 2 ship G / 2 main 1 / 2 direct 1 / 2 end-trade / 0 settle");
    let board = board(&script, INES);
    assert_eq!(house(&board, "Y hat_shop").touch, act("build Y hat_shop"));
    assert_eq!(house(&board, "G hook_shop").touch, ask("build G hook_shop"));
    let houses = board
        .lines
        .iter()
        .flat_map(|line| line.houses.iter().flatten());
    assert_eq!(houses.count(), 35);
}

#[test]
fn claiming_brings_a_coin_for_every_other_free_house_of_the_type() {
    let script = Script::three_rolled();
    let board = board(&script, INES);
    assert_eq!(house(&board, "Y hat_shop").income, Some(3));
    assert_eq!(house(&board, "O pub").income, Some(0));
    assert_eq!(house(&board, "A hat_shop").income, Some(0), "black cloud");
}

#[test]
fn ships_and_cards() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y G O / 1 pass");
    let ships = |script: &Script| {
        let board = board(script, MARA);
        let ships = board
            .peninsulas
            .into_iter()
            .filter_map(|peninsula| peninsula.ship);
        ships.map(|ship| ship.touch).collect::<Vec<_>>()
    };
    let expected = [
        act("ship G"),
        act("ship B"),
        act("ship O"),
        act("ship Y"),
        act("ship A"),
    ];
    assert_eq!(ships(&script), expected, "a trio makes a unit anywhere");
    let sea = board(&script, MARA).open_sea.unwrap();
    assert_eq!(sea.touch, Touch::Nothing);
    script.play("1 ship Y");
    assert_eq!(ships(&script)[0], ask("ship G"));
    let marked = board(&script, INES).peninsulas.remove(3).ship.unwrap();
    assert_eq!(marked.markers[0].letter, 'R');

    script.play("1 main 1 / 1 direct 1 / * drew parrot hold / 1 end-trade");
    let cards = script.scene(Lang::En, JONAS).hand;
    let touch = |title: &str| {
        cards
            .iter()
            .find(|card| card.title == title)
            .unwrap()
            .touch
            .clone()
    };
    assert_eq!(touch("Hold the bid"), act("hold"));
    assert_eq!(touch("Coconuts"), ask("return coconut"));
    assert_eq!(touch("Treasure card"), ask("treasure 1"));
}

#[test]
fn the_rules_answer_whatever_is_asked() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y G O");
    for viewer in viewers(3) {
        let Viewer::Seat(seat) = viewer else { continue };
        let scene = script.scene(Lang::En, viewer);
        for touch in touches(&scene) {
            if let Touch::Ask(action) = touch {
                let refused = script.table.check(tortuga_core::Actor::Seat(seat), &action);
                let refused = refused.unwrap_err();
                assert!(
                    matches!(refused, tortuga_games::PlayError::Refused { .. }),
                    "{action}"
                );
            }
        }
    }
}

#[test]
fn luck_that_people_bring() {
    let mut script = Script::three();
    assert_eq!(script.luck(Lang::En, INES), None);
    script.play("0 return hat_shop / 0 return grog / 2 return pub / 2 return gray");
    script.play("1 return lemon / 1 return hook_shop");
    script.play("0 start-good fish / 1 start-good lemon / 2 start-good coconut");
    let asked = script.luck(Lang::De, INES).unwrap();
    assert_eq!(asked.seat, Some(0));
    assert_eq!(asked.text, "Zieh eine Truhenkarte.");
    assert_eq!(asked.hint, "eine davon: 1, 2, 3");
    let asked = script.luck(Lang::En, MARA).unwrap();
    assert_eq!(asked.text, "Ines draws a treasure card.");
    script.play(&format!("* {}3", asked.prefix));
    script.play("* drew treasure 2 / * drew treasure 1");
    script.play("* drew parrot hold / * drew parrot turn_blue / * drew parrot hold");
    script.play("* ships coins2 coins3 treasure parrot goal coins4");
    let asked = script.luck(Lang::En, Viewer::Spectator).unwrap();
    assert_eq!(asked.seat, None);
    assert_eq!(asked.text, "Roll the five dice.");
    assert_eq!(
        asked.hint,
        "1 5 1 4 3, in the order Green, Blue, Orange, Yellow, Gray"
    );
    script.play(&format!("* {}1 5 1 4 3", asked.prefix));
    assert_eq!(script.luck(Lang::En, INES), None);
}

#[test]
fn what_is_no_view_is_refused() {
    let script = Script::three_rolled();
    let onlook = script.onlook(Lang::En, INES);
    let view = script.table.view_json(INES);
    assert!(scene("grog-island", &onlook, &view, &[], None).is_ok());
    let unknown = scene("chess", &onlook, &view, &[], None);
    assert!(matches!(unknown, Err(SceneError::UnknownGame)));
    for (field, value) in [("seats", 9), ("row", 999), ("leader", 3), ("flag", 7)] {
        let mut broken = view.clone();
        broken["table"][field] = value.into();
        let refused = scene("grog-island", &onlook, &broken, &[], None);
        assert!(matches!(refused, Err(SceneError::View(_))), "{field}");
    }
    let nothing = scene("grog-island", &onlook, &serde_json::Value::Null, &[], None);
    assert!(matches!(nothing, Err(SceneError::View(_))));
}
