//! Chosen moments of Glory Islands, in both languages, from a seat, from another
//! one and from outside.

use insta::assert_snapshot;
use serde_json::json;
use tortuga_core::{QuickLuck, Seat, Viewer};
use tortuga_scene::{
    Board, Choice, GloryBoard, Scene, SceneError, Touch, log, marked, scene, typed_luck,
};
use tortuga_words::Lang;

use crate::common::{Script, viewers};
use crate::paper;

const GAME: &str = "glory-islands";
const INES: Viewer = Viewer::Seat(Seat(0));
const MARA: Viewer = Viewer::Seat(Seat(1));

fn table(seats: &str, options: &[(&str, &str)]) -> Script {
    let all: Vec<(&str, &str)> = [("seats", seats)].iter().chain(options).copied().collect();
    Script::with(GAME, &all)
}

/// Ines (red) plays a 5, Mara (green) a 3, Jonas (yellow) the 1.
fn first_round() -> Script {
    let mut script = table("3", &[]);
    script.play("0 card red-5 / 1 card green-3a / 2 card yellow-1");
    script
}

/// Ines has stopped over and sailed on to the corner, where she placed on the
/// chest and drew.
fn drawing() -> Script {
    let mut script = first_round();
    script.play("0 stopover 1 / 0 put 1,1 / 0 leg 1 / 0 put 1,2");
    script.play("* drew ruby / * drew spice");
    script
}

/// What a viewer has before him, in both languages.
fn seen(script: &Script, viewer: Viewer) -> String {
    let papers = Lang::ALL.map(|lang| {
        let scene = script.scene(lang, viewer);
        let (desk, board) = (paper::desk(&scene), paper::board(&scene));
        format!("--- {lang}, {viewer:?}\n{desk}{board}")
    });
    papers.join("\n")
}

fn board(scene: &Scene) -> &GloryBoard {
    match &scene.board {
        Board::Glory(board) => board,
        Board::Grog(_) | Board::Groo(_) | Board::Foggy(_) => panic!("another game's board"),
    }
}

fn choice(scene: &Scene, notation: &str) -> Choice {
    let mut choices = scene.choices.iter();
    choices
        .find(|choice| choice.notation == notation)
        .unwrap()
        .clone()
}

#[test]
fn choosing_cards() {
    let mut script = table("3", &[]);
    script.play("1 card green-3a");
    assert_snapshot!("glory_choosing", seen(&script, INES));
    // The card that Mara chose still seems to be in her hand, but to her.
    let ines = script.scene(Lang::En, INES);
    let hand = |scene: &Scene| {
        let cards = board(scene).ships[1].hand.iter();
        cards
            .map(|card| (card.id.clone(), card.chosen))
            .collect::<Vec<_>>()
    };
    assert_eq!(hand(&ines)[2], ("green-3a".to_owned(), false));
    assert!(hand(&script.scene(Lang::En, MARA))[2].1);
    assert!(board(&ines).ships[1].has_chosen && board(&ines).ships[1].played.is_none());
}

#[test]
fn sailing_with_a_5() {
    let script = first_round();
    assert_snapshot!("glory_sailing", seen(&script, INES));
    let scene = script.scene(Lang::En, INES);
    let spaces = &board(&scene).spaces;
    assert_eq!(spaces[1].ways.len(), 2, "sail there, or stop over");
    assert_eq!(spaces[1].touch, Touch::Nothing);
    assert_eq!(spaces[5].touch, Touch::Act("sail 5".to_owned()));
    assert_eq!(spaces[6].touch, Touch::Nothing);
    assert_eq!(
        choice(&scene, "stopover 2").label,
        "Stop over after 2: the top side, column 2"
    );
}

#[test]
fn fields_and_bonuses_are_told_before() {
    let mut script = table("3", &[]);
    script.play("0 card red-5 / 1 card green-4 / 2 card yellow-1");
    // Ines lands on the field 1,3 in column 3; Mara comes by.
    script.play("0 sail 3 / 0 put 1,3");
    let scene = script.scene(Lang::En, MARA);
    assert_eq!(choice(&scene, "sail 3").outcome, "fields: 1 glory for Ines");
    assert_eq!(choice(&scene, "sail 2").outcome, "");
    let touch = |space: usize| board(&scene).spaces[space].touch.clone();
    assert_eq!(touch(4), Touch::Act("sail 4".to_owned()));
    assert_eq!(touch(5), Touch::Ask("sail 5".to_owned()));
    assert_eq!(touch(6), Touch::Nothing);
    script.play("1 sail 3");
    let told = script.log(Lang::En, MARA);
    let last = &told.last().unwrap().text;
    assert_eq!(last, "Pirate fields in your line: 1 glory for Ines.");
}

#[test]
fn placing() {
    let mut script = first_round();
    script.play("0 sail 5");
    assert_snapshot!("glory_placing", seen(&script, INES));
    let scene = script.scene(Lang::En, INES);
    let put = choice(&scene, "put 2,5");
    assert_eq!(put.label, "Put a pirate on 2,5 (pirate field, Cutlass Cay)");
    assert_eq!(put.outcome, "1 glory for you");
    let other = |cell: usize| board(&scene).cells[cell].touch.clone();
    assert_eq!(other(0), Touch::Ask("put 1,1".to_owned()));
    assert_eq!(other(4), Touch::Act("put 1,5".to_owned()));
}

#[test]
fn a_full_island_is_told_before() {
    let mut script = table("3", &[]);
    script.play("0 card red-5 / 1 card green-4 / 2 card yellow-2");
    // Cutlass Cay: Ines on 1,4 (barrel) and 2,5; Mara fills it from column 5.
    script.play("0 stopover 4 / 0 put 1,4 / 0 leg 1 / 0 put 2,5");
    script.play("1 sail 4 / 1 put 4,4 / * drew ruby / * drew ruby / 1 keep ruby / 1 special sail");
    script.play("1 lift 4,4");
    let put = choice(&script.scene(Lang::En, MARA), "put 1,5");
    assert_eq!(
        put.outcome,
        "draw 2 treasures, keep 1, fills Cutlass Cay: 4 glory for Ines and 2 glory for you"
    );
    script.play("1 put 1,5 / * drew spice / * drew crown / 1 keep crown");
    let told = script.log(Lang::De, INES);
    let island = told
        .iter()
        .find(|line| line.text.contains("Säbelriff"))
        .unwrap();
    assert_eq!(
        island.text,
        "Mara füllt Säbelriff. 2 Piraten von dir: 4 Ruhm; 1 Pirat von Mara: 2 Ruhm."
    );
}

#[test]
fn the_storm() {
    let mut script = table("3", &[("side", "back")]);
    script.play("0 card red-5 / 1 card green-3a / 2 card yellow-1");
    script.play("0 sail 3 / 0 put 3,3");
    assert_snapshot!("glory_storm", seen(&script, INES));
}

#[test]
fn keeping_a_treasure_for_owner_rival_and_spectator() {
    let script = drawing();
    assert_snapshot!("glory_keeping", seen(&script, INES));
    assert_snapshot!("glory_keeping_rival", seen(&script, MARA));
    assert_snapshot!("glory_keeping_spectator", seen(&script, Viewer::Spectator));
    let rival = script.scene(Lang::En, MARA);
    let drawn = board(&rival).drawn.clone().unwrap();
    assert!(drawn.tokens.is_empty() && drawn.count == 2);
}

#[test]
fn a_look_into_a_wreck() {
    let mut script = table("3", &[("wrecks", "true")]);
    script.play("0 card red-5 / 1 card green-3a / 2 card yellow-1");
    script.play("0 sail 5 / 0 put 2,5 / 1 sail 1 / 1 put 2,1 / * drew ruby / * drew ruby");
    script.play("1 keep ruby / 1 special none / 2 sail 1 / 2 put 1,1");
    script.play("0 card red-4 / 1 card green-2 / 2 card yellow-2 / 0 sail 1");
    script.play("* found 1 / * found 4 / * found 2 / * found 2 / * found 3");
    assert_snapshot!("glory_wreck", seen(&script, INES));
    assert_snapshot!("glory_wreck_rival", seen(&script, MARA));
    script.play("0 wreck 4");
    let scene = script.scene(Lang::En, INES);
    assert_eq!(
        choice(&scene, "wreck 3").label,
        "Take a token worth 3 for 1 barrel"
    );
    script.play("0 wreck none");
    let scene = script.scene(Lang::En, INES);
    assert_eq!(board(&scene).spaces[6].wreck_seen, [3, 2, 2, 1]);
    assert_eq!(board(&scene).ships[0].wrecks, [4]);
    let mara = script.scene(Lang::En, MARA);
    let ships = &board(&mara).ships;
    assert!(ships[0].wrecks.is_empty() && ships[0].wreck_count == 1);
    assert!(board(&mara).spaces[6].wreck_seen.is_empty());
}

#[test]
fn the_special_action_of_a_4() {
    let mut script = table("3", &[]);
    script.play("0 card red-4 / 1 card green-3a / 2 card yellow-1 / 0 sail 4 / 0 put 1,4");
    assert_snapshot!("glory_special", seen(&script, INES));
    script.play("0 special sail / 0 lift 1,4");
    assert_snapshot!("glory_relocating", seen(&script, INES));
}

#[test]
fn the_log_of_a_round() {
    let mut script = drawing();
    script.play("0 keep ruby");
    let mut luck = QuickLuck::new(3);
    while board(&script.scene(Lang::En, INES)).round < 3 {
        script.play_on(&mut luck);
    }
    for (name, viewer) in [("ines", INES), ("spectator", Viewer::Spectator)] {
        let logs = Lang::ALL.map(|lang| paper::log(&script.log(lang, viewer)));
        assert_snapshot!(format!("glory_log_{name}"), logs.join("\n"));
    }
}

#[test]
fn the_result_with_henry() {
    let mut script = table("2", &[("wrecks", "true"), ("side", "back")]);
    script.play_to_end(4);
    let results = viewers(2).map(|viewer| {
        let desk = paper::desk(&script.scene(Lang::En, viewer));
        format!("--- {viewer:?}\n{desk}")
    });
    let german = paper::desk(&script.scene(Lang::De, Viewer::Spectator));
    let results: Vec<String> = results.chain([german]).collect();
    assert_snapshot!("glory_result_henry", results.join("\n"));
}

#[test]
fn colours_are_those_that_the_table_chose() {
    let mut script = table("2", &[("colours", "blue-green-red-yellow")]);
    script.play("0 card blue-1 / 1 card red-2 / * henry green-5");
    let scene = script.scene(Lang::En, INES);
    let letters = board(&scene).ships.iter().map(|ship| ship.seal.letter);
    assert_eq!(letters.collect::<String>(), "BRG");
    assert_eq!(board(&scene).ships[2].name, "Captain Henry Morgan");
    assert_eq!(scene.plates.len(), 2);
    let seals = |lines: Vec<tortuga_scene::LogLine>| {
        let seals = lines.into_iter().filter_map(|line| line.seal);
        seals
            .map(|seal| (seal.seat, seal.letter))
            .collect::<Vec<_>>()
    };
    let lines = marked(script.log(Lang::En, INES), &scene.plates);
    let seals = seals(lines);
    assert!(seals.contains(&(0, 'B')) && seals.contains(&(1, 'R')) && seals.contains(&(2, 'G')));
    assert!(!seals.contains(&(0, 'R')) && !seals.contains(&(1, 'Y')));
}

#[test]
fn luck_that_people_bring() {
    let mut script = table("2", &[("wrecks", "true")]);
    script.play("0 card red-5 / 1 card yellow-1");
    let henry = script.luck(Lang::En, INES).unwrap();
    assert_eq!((henry.seat, henry.prefix.as_str()), (None, "henry "));
    assert!(henry.hint.contains("green-3b"), "{}", henry.hint);
    script.play("* henry green-3a / 0 sail 5 / 0 put 1,5");
    let drawn = script.luck(Lang::De, INES).unwrap();
    assert_eq!((drawn.seat, drawn.names.len()), (Some(0), 5));
    assert_eq!(drawn.text, "Zieh ein Schatzplättchen aus dem Beutel.");
    let said = |notation| typed_luck(GAME, &script.onlook(Lang::De, INES), notation).unwrap();
    for (notation, words) in [
        ("henry green-3a", "3 (grün, 3 schwarze Punkte)."),
        ("drew crown", "Saphirkrone."),
        ("found 4", "Ein Wrackplättchen mit Wert 4."),
    ] {
        assert_eq!(said(notation).as_deref(), Some(words));
    }
    assert_eq!(said("sail 3"), None);
    assert_eq!(said("rum"), None);
}

#[test]
fn what_is_no_view_is_refused() {
    let script = drawing();
    let onlook = script.onlook(Lang::En, INES);
    let view = script.table.view_json(INES);
    assert!(scene(GAME, &onlook, &view, &[], None).is_ok());
    for (field, value) in [
        ("turn", json!(3)),
        ("afloat", json!(255)),
        ("circles", json!([200, 0, 0, 0])),
        ("sailed", json!([250, 0, 0, 0])),
        ("compass", json!([9, 0, 0, 0])),
        ("owned", json!([u32::MAX, 0, 0, 0])),
        ("in_hand", json!(u32::MAX)),
        ("played", json!([99, null, null, null])),
        ("pirates", json!([u32::MAX, 0, 0, 0])),
        ("lifted", json!(25)),
        ("treasures", json!([u32::MAX, null, null, null])),
        ("treasure_counts", json!([200, 200, 200, 200])),
        ("wrecks_taken", json!(60)),
        ("stage", json!("tea")),
    ] {
        let mut broken = view.clone();
        broken[field] = value;
        let drawn = scene(GAME, &onlook, &broken, &[], None);
        assert!(matches!(drawn, Err(SceneError::View(_))), "{field}");
    }
    let unknown = scene(GAME, &onlook, &view, &[(999, "fly".to_owned())], None);
    assert!(unknown.is_err());
    assert!(log(GAME, &onlook, &[json!({"open": "tea"})]).is_err());
}
