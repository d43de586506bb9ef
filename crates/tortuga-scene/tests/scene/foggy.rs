//! Chosen moments of Foggy Island, in both languages, from both sides and from
//! outside.

use insta::assert_snapshot;
use serde_json::{Value, json};
use tortuga_core::{QuickLuck, Seat, Viewer};
use tortuga_scene::{
    Asks, Board, FoggyBoard, Scene, SceneError, Touch, log, scene, strict_heard, strict_view,
    typed_luck,
};
use tortuga_words::Lang;

use crate::common::{Script, draw_of, viewers};
use crate::paper;

const GAME: &str = "foggy-island";
const INES: Viewer = Viewer::Seat(Seat(0));
const MARA: Viewer = Viewer::Seat(Seat(1));

/// A table at which Ines begins.
fn table(mode: &str, options: &[(&str, &str)]) -> Script {
    let all = [("mode", mode), ("first_player", "0")];
    let all: Vec<(&str, &str)> = all.iter().chain(options).copied().collect();
    Script::with(GAME, &all)
}

fn each(script: &mut Script, before: &str, words: &str) {
    for word in words.split(' ') {
        script.play(&format!("{before} {word}"));
    }
}

/// Both hands are chosen in the basic game.
fn basic() -> Script {
    let mut script = table("basic", &[]);
    each(&mut script, "0 pick", "wolf wolf rat rabbit pig");
    each(&mut script, "1 pick", "wolf wolf wolf rat pig");
    script
}

/// Ines is about to place the third token of a line.
fn line_of_three() -> Script {
    let mut script = basic();
    script.play("0 place wolf / 0 at A1 / * drew wolf");
    script.play("1 place rat / 1 at C1 / * drew rat");
    script.play("0 place pig");
    script
}

/// A quick game in this weather; both have hired.
fn quick(weather: &str) -> Script {
    let mut script = table("quick", &[("quick_weather", weather)]);
    each(&mut script, "0 hire", "cat mouses snake hippo crow");
    each(
        &mut script,
        "1 hire",
        "mouses snake fox prairie_dog frog crow",
    );
    script.play("0 done / 1 done");
    each(&mut script, "0 pick", "wolf rat cat snake hippo");
    each(&mut script, "1 pick", "wolf rat fox mouses snake");
    script
}

/// Foggy: each has laid a token face down, and Ines one face up.
fn foggy() -> Script {
    let mut script = quick("foggy");
    script.play("* open nw");
    script.play("0 place cat down / 0 at A1 / * drew wolf");
    script.play("1 place wolf down / 1 at B2 / * drew rabbit");
    script.play("0 place wolf down / 0 at B1 / * drew wolf");
    script.play("1 place snake / 1 at C3");
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

fn board(scene: &Scene) -> &FoggyBoard {
    match &scene.board {
        Board::Foggy(board) => board,
        Board::Grog(_) | Board::Groo(_) | Board::Glory(_) => panic!("another game's board"),
    }
}

fn choice(scene: &Scene, notation: &str) -> (String, String) {
    let mut choices = scene.choices.iter();
    let found = choices.find(|choice| choice.notation == notation).unwrap();
    (found.label.clone(), found.outcome.clone())
}

#[test]
fn choosing_a_hand() {
    let mut script = table("basic", &[]);
    each(&mut script, "0 pick", "wolf rat");
    assert_snapshot!("foggy_hand", seen(&script, INES));
    each(&mut script, "0 pick", "rat rabbit pig");
    assert_snapshot!("foggy_hand_chosen", seen(&script, INES));
}

#[test]
fn placing() {
    let script = line_of_three();
    assert_snapshot!("foggy_placing", seen(&script, INES));
    let scene = script.scene(Lang::En, INES);
    let on = |tile: &str| choice(&scene, &format!("at {tile}"));
    assert_eq!(on("B1"), ("On B1".to_owned(), "Blue +6".to_owned()));
    assert_eq!(on("F6"), ("On F6".to_owned(), String::new()));
    let german = script.scene(Lang::De, INES);
    let b1 = choice(&german, "at B1");
    assert_eq!(b1, ("Auf B1".to_owned(), "Blau +6".to_owned()));
}

/// What Mara sees while Ines has chosen a token and not yet its tile.
#[test]
fn a_chosen_token_is_nobody_elses_business() {
    let mut script = basic();
    let before = script.scene(Lang::En, MARA);
    script.play("0 place pig");
    assert_eq!(script.scene(Lang::En, MARA), before);
}

#[test]
fn hiring() {
    let mut script = table("quick", &[("quick_weather", "sunny")]);
    each(&mut script, "0 hire", "cat mouses snake");
    assert_snapshot!("foggy_hiring", seen(&script, INES));
    let mara = script.scene(Lang::En, MARA);
    script.play("0 done");
    assert_snapshot!("foggy_hiring_done", seen(&script, INES));
    let later = script.scene(Lang::En, MARA);
    assert_eq!(board(&later).shop, board(&mara).shop);
    assert_eq!(later.plates[0].status, "begins this round, has finished");
}

#[test]
fn choosing_the_weather() {
    let mut script = table("mercenary", &[]);
    each(&mut script, "0 pick", "wolf wolf wolf wolf wolf");
    each(&mut script, "1 pick", "wolf wolf wolf wolf wolf");
    script.play("* card sunny / * card foggy");
    assert_snapshot!("foggy_weather", seen(&script, MARA));
    let ines = script.scene(Lang::En, INES);
    assert_eq!(ines.prompt.text, "Mara chooses the weather.");
    assert!(
        board(&ines)
            .weather
            .offer
            .iter()
            .all(|card| card.face.is_none())
    );
    script.play("1 weather second / * open se");
    let about = |viewer| board(&script.scene(Lang::En, viewer)).weather.about.clone();
    assert!(about(MARA).contains("laid back: Sunny"), "{}", about(MARA));
    assert!(
        about(INES).contains("laid back: unknown"),
        "{}",
        about(INES)
    );
}

#[test]
fn the_foggy_map_for_owner_enemy_and_spectator() {
    let script = foggy();
    assert_snapshot!("foggy_map_ines", seen(&script, INES));
    assert_snapshot!("foggy_map_mara", seen(&script, MARA));
    assert_snapshot!("foggy_map_spectator", seen(&script, Viewer::Spectator));
}

#[test]
fn the_snake_and_what_takes_the_place() {
    let mut script = foggy();
    script.play("1 snake A1");
    assert_snapshot!("foggy_replace", seen(&script, INES));
    script.play("0 replace wolf / * drew wolf");
    let tile = |viewer| board(&script.scene(Lang::En, viewer)).tiles[0].clone();
    assert_eq!(
        tile(INES).about,
        "A1: a face-down token of blue. Only you know: Wolf."
    );
    assert_eq!(tile(MARA).about, "A1: a face-down token of blue.");
}

#[test]
fn the_hippo_waits() {
    let mut script = quick("sunny");
    script.play("0 place hippo");
    assert_snapshot!(
        "foggy_hippo_pairs",
        paper::desk(&script.scene(Lang::De, INES))
    );
    script.play("0 at A1-B1 / * drew wolf");
    assert_snapshot!("foggy_hippo_waits", seen(&script, MARA));
    script.play("1 place wolf / 1 at F6 / * drew wolf");
    let scene = script.scene(Lang::En, INES);
    assert_eq!(scene.prompt.text, "Put your Hippo on one of its two tiles.");
    let about = &board(&scene).hippos[0].about;
    assert_eq!(about, "Your Hippo lies across A1 and B1 and settles now.");
    assert_eq!(
        board(&scene).tiles[1].touch,
        Touch::Act("settle high".to_owned())
    );
}

/// A mercenary can be laid in two ways in the fog, so its touch does not choose.
#[test]
fn a_hand_in_the_fog() {
    let mut script = quick("foggy");
    script.play("* open nw");
    let scene = script.scene(Lang::En, INES);
    let touch = |name: &str| scene.hand.iter().find(|card| card.title == name).unwrap();
    assert_eq!(
        touch("Wolf").touch,
        Touch::Act("place wolf down".to_owned())
    );
    assert_eq!(touch("Cat").touch, Touch::Nothing);
    let up = choice(&scene, "place cat");
    assert_eq!(up.0, "Place the Cat face up");
    let german = choice(&script.scene(Lang::De, INES), "place cat down");
    assert_eq!(german.0, "Katze verdeckt legen");
}

/// Whoever plays by the letter is reminded of nothing (FOG-WEATHER-16).
#[test]
fn a_strict_view_forgets_what_lies_face_down() {
    let script = foggy();
    let view = strict_view(GAME, &script.table.view_json(INES)).unwrap();
    let strict = draw_of(GAME, Lang::En, &script.names, INES, &view, &[], None);
    let board = board(&strict);
    assert_eq!(board.tiles[0].about, "A1: a face-down token of blue.");
    assert!(board.tiles.iter().all(|tile| {
        let token = tile.token.as_ref();
        token.is_none_or(|token| !token.down || token.face.is_none())
    }));
    assert_eq!(board.sides[0].left_face_down, 2);
    assert!(board.sides[0].left.iter().any(|token| token.id == "cat"));
    let placed = json!({"placed": {"seat": 0, "tile": 0, "kind": "cat", "down": true}});
    let heard = strict_heard(GAME, &placed).unwrap();
    let lines = log(GAME, &script.onlook(Lang::En, INES), &[heard]).unwrap();
    assert_eq!(lines[0].text, "You place a face-down token on A1.");
    let grog = json!({"any": 1});
    assert_eq!(strict_view("grog-island", &grog).unwrap(), grog);
    assert_eq!(strict_heard("groo", &grog).unwrap(), grog);
}

#[test]
fn the_log_of_a_round() {
    let mut script = foggy();
    let mut luck = QuickLuck::new(3);
    while board(&script.scene(Lang::En, INES)).progress.round == 1 {
        script.play_on(&mut luck);
    }
    for (name, viewer) in [("ines", INES), ("spectator", Viewer::Spectator)] {
        let logs = Lang::ALL.map(|lang| paper::log(&script.log(lang, viewer)));
        assert_snapshot!(format!("foggy_log_{name}"), logs.join("\n"));
    }
}

#[test]
fn the_result_of_whole_games() {
    for mode in ["basic", "quick", "team"] {
        let mut script = table(mode, &[]);
        script.play_to_end(4);
        let results = viewers(script.table.seats()).map(|viewer| {
            let desk = paper::desk(&script.scene(Lang::En, viewer));
            format!("--- {viewer:?}\n{desk}")
        });
        let german = paper::desk(&script.scene(Lang::De, Viewer::Spectator));
        let results: Vec<String> = results.chain([german]).collect();
        assert_snapshot!(format!("foggy_result_{mode}"), results.join("\n"));
    }
}

#[test]
fn luck_that_people_bring() {
    let script = Script::with(GAME, &[("mode", "team")]);
    let first = script.luck(Lang::En, Viewer::Spectator).unwrap();
    assert_eq!((first.seat, first.prefix.as_str()), (None, "first "));
    let mut script = table("team", &[]);
    let dealt = script.luck(Lang::De, INES).unwrap();
    assert_eq!(dealt.text, "Teile dir ein Plättchen deines Teams aus.");
    assert_eq!(dealt.seat, Some(0));
    each(
        &mut script,
        "* dealt",
        "wolf wolf wolf wolf wolf rat rat rat rat",
    );
    let dealt = script.luck(Lang::En, Viewer::Spectator).unwrap();
    assert_eq!(
        (dealt.seat, dealt.text.as_str()),
        (Some(1), "Deal Mara a token of the team.")
    );
    let said = |notation| typed_luck(GAME, &script.onlook(Lang::De, INES), notation).unwrap();
    for (notation, words) in [
        ("first 1", "Mara ist Startspieler."),
        ("card foggy", "Neblig."),
        (
            "open se",
            "Nebeltafeln liegen auf dem Inselplan; der Südosten ist frei.",
        ),
        ("dealt rat", "Ratte."),
        ("drew prairie_dog", "Präriehund."),
    ] {
        assert_eq!(said(notation).as_deref(), Some(words));
    }
    assert_eq!(said("done"), None);
    assert_eq!(said("rum"), None);
}

#[test]
fn what_is_no_view_is_refused() {
    let script = foggy();
    let onlook = script.onlook(Lang::En, INES);
    let view = script.table.view_json(INES);
    assert_eq!(script.scene(Lang::En, INES).prompt.asks, Asks::Others);
    for (field, value) in [
        ("tile", json!(36)),
        ("turn", json!(2)),
        ("actor", json!(200)),
        ("map", json!([1, 2])),
        ("stage", json!("tea")),
    ] {
        let mut broken = view.clone();
        broken[field] = value;
        let drawn = scene(GAME, &onlook, &broken, &[], None);
        assert!(matches!(drawn, Err(SceneError::View(_))), "{field}");
    }
    let mut odd: Value = view;
    odd["switches"] = json!(u32::MAX);
    drop(scene(GAME, &onlook, &odd, &[], None));
    let unknown = scene(GAME, &onlook, &odd, &[(999, "fly".to_owned())], None);
    assert!(unknown.is_err());
}
