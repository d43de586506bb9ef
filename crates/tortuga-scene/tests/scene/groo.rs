//! Chosen moments of GROO: The Game, in both languages, from a seat and from outside.

use insta::assert_snapshot;
use serde_json::{Value, json};
use tortuga_core::{Seat, Viewer};
use tortuga_scene::{Asks, Board, GrooBoard, Scene, SceneError, Touch, scene, typed_luck};
use tortuga_words::Lang;

use crate::common::{Script, draw_of};
use crate::paper;

const GAME: &str = "groo";
const INES: Viewer = Viewer::Seat(Seat(0));
const MARA: Viewer = Viewer::Seat(Seat(1));
const JONAS: Viewer = Viewer::Seat(Seat(2));

/// Three players; Ines has dealt and is to discard.
fn dealt() -> Script {
    let mut script = Script::begin(GAME, 3, "dealer");
    for hand in [
        "residence wandering pikemen cheese_dip bowmen",
        "blacksmith tavern false_alarm dragon clumsy_oaf",
        "castle pickpocket empty_larder farm war_drums",
    ] {
        for card in hand.split(' ') {
            script.play(&format!("* drew {card}"));
        }
    }
    script
}

/// Ines has rolled; she and Jonas hold Wild cards.
fn rolled() -> Script {
    let mut script = dealt();
    script.play("0 done / * rolled K1 S2 L2 G1 0");
    script
}

/// Ines uses the dice.
fn using() -> Script {
    let mut script = rolled();
    script.play("0 done / 2 done");
    script
}

/// Ines has built, Mara too; Ines draws an Event.
fn event() -> Script {
    let mut script = using();
    script.play("0 groo wandering +1 / 1 done / 2 done");
    script.play("0 play bowmen / 0 play residence / 0 done");
    script.play("0 done / 2 done / 1 play blacksmith / 1 done");
    script.play("0 done / 2 done / 2 done");
    script.play("0 draw / * drew library / * drew groo_is_dead");
    script
}

/// It is Ines's turn again, and she has an army.
fn attacking() -> Script {
    let mut script = event();
    script.play("1 lose blacksmith / 2 drop castle / 2 drop farm");
    script.play("* drew chakall / * drew cavalry");
    script.play("1 done / 1 done / * rolled K1 S3 L1 G1 0 / 2 done / 0 done");
    script.play("1 play dragon / 1 play tavern / 1 done");
    script.play("2 done / 0 done / 2 done / 2 done / 0 done / 0 done / 1 done");
    script.play("2 done / 2 done / * rolled L6 0 / 2 done / 0 done / 2 done");
    script.play("2 done / 0 done / 0 done / 2 done / 0 done / 1 done / 2 done / 0 done");
    script
}

/// Mara defends; the totals are about to be compared.
fn battle() -> Script {
    let mut script = attacking();
    script.play("0 attack +1 / 0 commit bowmen / 0 done / 1 commit dragon / 1 done");
    script
}

/// What this seat has before him, in both languages.
fn seen(script: &Script, viewer: Viewer) -> String {
    let papers = Lang::ALL.map(|lang| {
        let scene = script.scene(lang, viewer);
        let (desk, board) = (paper::desk(&scene), paper::board(&scene));
        format!("--- {lang}, {viewer:?}\n{desk}{board}")
    });
    papers.join("\n")
}

fn board(scene: &Scene) -> &GrooBoard {
    match &scene.board {
        Board::Groo(board) => board,
        Board::Grog(_) | Board::Foggy(_) | Board::Glory(_) => panic!("another game's board"),
    }
}

fn label(scene: &Scene, notation: &str) -> (String, String) {
    let mut choices = scene.choices.iter();
    let found = choices.find(|choice| choice.notation == notation).unwrap();
    (found.label.clone(), found.outcome.clone())
}

#[test]
fn discarding() {
    assert_snapshot!("groo_discard", seen(&dealt(), INES));
}

#[test]
fn a_window_is_asked_of_one_and_seen_by_all() {
    let script = rolled();
    assert_snapshot!("groo_window_asked", seen(&script, INES));
    assert_snapshot!("groo_window_not_asked", seen(&script, MARA));
}

/// Mara and whoever watches cannot tell that Jonas is asked now and Ines was before.
#[test]
fn who_is_asked_changes_nothing_for_others() {
    let mut script = rolled();
    for viewer in [MARA, Viewer::Spectator] {
        let before = script.scene(Lang::En, viewer);
        assert_eq!(before.prompt.asks, Asks::Others);
        assert_eq!(before.prompt.text, "Wild cards may be played now.");
        script.play("0 done");
        assert_eq!(script.scene(Lang::En, viewer), before);
        script = rolled();
    }
}

#[test]
fn using_the_dice() {
    let script = using();
    assert_snapshot!("groo_use", seen(&script, INES));
    let scene = script.scene(Lang::En, INES);
    let (text, outcome) = label(&scene, "groo wandering +1");
    assert_eq!(text, "Wandering: send Groo to Mara's town");
    assert_eq!(outcome, "pay 1 Groo head");
    let (text, outcome) = label(&scene, "play residence");
    assert_eq!(text, "Build Residence");
    assert_eq!(outcome, "pay 1 Labor; +1 VP");
    // Wandering and Cheese Dip could both send Groo to Mara: which, one touch
    // cannot say.
    assert_eq!(board(&scene).towns[1].touch, Touch::Nothing);
}

#[test]
fn a_groo_effect_may_be_cancelled() {
    let mut script = using();
    script.play("0 groo wandering +1");
    assert_snapshot!("groo_counter", seen(&script, MARA));
    script.play("1 wild false_alarm");
    let log = script.log(Lang::En, JONAS);
    let told: Vec<&str> = log
        .iter()
        .rev()
        .take(2)
        .map(|line| line.text.as_str())
        .collect();
    assert_eq!(told, ["Wandering is cancelled.", "Mara plays False Alarm."]);
}

#[test]
fn an_event_makes_everybody_lose() {
    let mut script = event();
    assert_snapshot!("groo_event_building", seen(&script, MARA));
    script.play("1 lose blacksmith");
    assert_snapshot!("groo_event_hand", seen(&script, JONAS));
}

#[test]
fn a_battle() {
    let mut script = attacking();
    assert_snapshot!("groo_attack", seen(&script, INES));
    script.play("0 attack +1 / 0 commit bowmen / 0 done");
    assert_snapshot!("groo_defend", seen(&script, MARA));
    script.play("1 commit dragon / 1 done / 0 done");
    assert_snapshot!("groo_battle_window", seen(&script, JONAS));
    let scene = script.scene(Lang::En, JONAS);
    let drums = label(&scene, "wild war_drums attacker");
    assert_eq!(
        drums,
        (
            "War Drums: +3 for Ines".to_owned(),
            "5 against 5".to_owned()
        )
    );
}

/// A town is touched to attack it; what cannot be touched says why.
#[test]
fn touches() {
    let scene = attacking().scene(Lang::En, INES);
    let towns = &board(&scene).towns;
    assert_eq!(towns[1].touch, Touch::Act("attack +1".to_owned()));
    assert_eq!(towns[1].touch_label, "Attack Mara");
    assert_eq!(towns[0].touch, Touch::Nothing);
    let castle = scene
        .hand
        .iter()
        .find(|card| card.title == "Library")
        .unwrap();
    assert_eq!(castle.touch, Touch::Ask("play library".to_owned()));
    assert_eq!(castle.corner, "1S 1L");
}

#[test]
fn the_log_of_a_few_turns() {
    let script = battle();
    for (name, viewer) in [("jonas", JONAS), ("spectator", Viewer::Spectator)] {
        let papers = Lang::ALL.map(|lang| {
            let log = paper::log(&script.log(lang, viewer));
            format!("--- {lang}\n{log}")
        });
        assert_snapshot!(format!("groo_log_{name}"), papers.join("\n"));
    }
}

/// What a thief takes is known to the thief and to the victim.
#[test]
fn a_stolen_card_is_named_to_two() {
    let mut script = rolled();
    script.play("0 done / 2 wild pickpocket +2");
    let asked = script.luck(Lang::En, JONAS).unwrap();
    assert_eq!((asked.seat, asked.prefix.as_str()), (Some(2), "stole "));
    assert_eq!(asked.text, "Take a card from Mara without looking.");
    script.play("* stole tavern");
    for (viewer, sentence) in [
        (JONAS, "You take Tavern from Mara."),
        (MARA, "Jonas takes Tavern from you."),
        (INES, "Jonas takes a card from Mara."),
        (Viewer::Spectator, "Jonas takes a card from Mara."),
    ] {
        let log = script.log(Lang::En, viewer);
        assert!(log.iter().any(|line| line.text == sentence), "{viewer:?}");
    }
}

#[test]
fn luck_that_people_bring() {
    let script = Script::begin(GAME, 2, "dealer");
    let asked = script.luck(Lang::De, INES).unwrap();
    assert_eq!(asked.seat, Some(0));
    assert_eq!(asked.text, "Teile dir eine Karte aus.");
    let mut names = asked.names.iter();
    assert!(names.any(|name| name.name == "Zauberturm" && name.id == "wizards_keep"));
    assert!(asked.names.iter().all(|name| name.id != "groo_is_dead"));
    let mut script = dealt();
    script.play("0 done");
    let asked = script.luck(Lang::En, MARA).unwrap();
    assert_eq!(asked.seat, None);
    assert_eq!(asked.text, "Ines rolls the seven dice.");
    let said = |notation| typed_luck(GAME, &script.onlook(Lang::De, INES), notation).unwrap();
    assert_eq!(
        said("rolled K2 S2 L1 G1 -1").as_deref(),
        Some(
            "Wurf: 2 Kopins, 2 Vorräte, 1 Arbeit, 1 Groo-Kopf. \
             Bewegungswürfel: 1 Stadt nach rechts."
        )
    );
    assert_eq!(said("drew castle").as_deref(), Some("Schloss."));
    assert_eq!(said("done"), None, "luck is never done");
}

/// Three players with these points, armies, distances and ranks.
fn headline(viewer: Viewer, ended_by: &str, rows: [(i32, i32, i32, u8); 3]) -> [String; 2] {
    let script = dealt();
    let rows: Vec<Value> = (0..)
        .zip(rows)
        .map(|(seat, (score, battle, far, rank))| {
            let source = json!({"key": "building", "of": "castle", "points": score});
            json!({
                "seat": seat, "score": score, "tie_breaks": [battle, far], "rank": rank,
                "winner": rank == 1, "sources": [source],
            })
        })
        .collect();
    let standings = json!({"ended_by": {"key": ended_by, "rule": "GROO-END-01"}, "rows": rows});
    let view = script.table.view_json(viewer);
    Lang::ALL.map(|lang| {
        let names = &script.names;
        let scene = draw_of(GAME, lang, names, viewer, &view, &[], Some(&standings));
        let result = scene.result.unwrap();
        let sources = &result.rows[0].sources;
        assert_eq!(sources[0].label == "Schloss", lang == Lang::De);
        result.headline
    })
}

#[test]
fn headlines() {
    let won = [(7, 0, 0, 1), (8, 0, 1, 2), (3, 0, 1, 3)];
    assert_eq!(
        headline(MARA, "victory-points", won),
        [
            "Ines wins with 7 victory points.",
            "Ines gewinnt mit 7 Siegpunkten."
        ]
    );
    let most = [(4, 0, 0, 2), (6, 0, 1, 1), (3, 0, 1, 3)];
    assert_eq!(
        headline(INES, "weasel", most),
        [
            "Mara wins, 6 to 4. You were 2 points away.",
            "Mara gewinnt 6 zu 4. Dir fehlten 2 Punkte."
        ]
    );
    let army = [(4, 5, 0, 1), (4, 3, 1, 2), (3, 0, 1, 3)];
    assert_eq!(
        headline(INES, "weasel", army)[0],
        "You win, 4 to 4, with the stronger army."
    );
    let far = [(4, 5, 0, 2), (4, 5, 1, 1), (3, 0, 1, 3)];
    assert_eq!(
        headline(INES, "stall", far)[1],
        "Mara gewinnt 4 zu 4, am weitesten von Groo entfernt."
    );
    let shared = [(4, 0, 0, 3), (5, 0, 1, 1), (5, 0, 1, 1)];
    assert_eq!(
        headline(JONAS, "weasel", shared)[0],
        "You and Mara share the victory with 5 victory points."
    );
}

/// Luck and everybody decide at random, up to the end.
#[test]
fn the_result_of_a_whole_game() {
    let mut script = dealt();
    script.play_to_end(4);
    assert_snapshot!("groo_result", seen(&script, INES));
}

#[test]
fn what_is_no_view_is_refused() {
    let script = using();
    let onlook = script.onlook(Lang::En, INES);
    let view = script.table.view_json(INES);
    assert!(scene(GAME, &onlook, &view, &[], None).is_ok());
    for (field, value) in [
        ("seats", json!(9)),
        ("groo", json!(3)),
        ("active", json!(7)),
        ("discard", json!([63])),
        ("announced", json!({"kind": 60, "argument": 0})),
    ] {
        let mut broken = view.clone();
        broken["table"][field] = value;
        let refused = scene(GAME, &onlook, &broken, &[], None);
        assert!(matches!(refused, Err(SceneError::View(_))), "{field}");
    }
}
