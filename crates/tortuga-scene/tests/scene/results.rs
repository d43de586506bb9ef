//! Headlines of the result.

use serde_json::{Value, json};
use tortuga_core::{Seat, Viewer};
use tortuga_words::Lang;

use crate::common::{Script, draw};

/// Three players with these scores and ranks.
fn headline(lang: Lang, viewer: Viewer, scores: [(i32, u8); 3]) -> String {
    let script = Script::three();
    let rows: Vec<Value> = (0..)
        .zip(scores)
        .map(|(seat, (score, rank))| {
            json!({
                "seat": seat, "score": score, "tie_breaks": [0], "rank": rank,
                "winner": rank == 1, "sources": [],
            })
        })
        .collect();
    let standings = json!({
        "ended_by": {"key": "last-crew", "rule": "GROG-END-02"},
        "rows": rows,
    });
    let view = script.table.view_json(viewer);
    let scene = draw(lang, &script.names, viewer, &view, &[], Some(&standings));
    scene.result.unwrap().headline
}

#[track_caller]
fn check(viewer: Viewer, scores: [(i32, u8); 3], english: &str, german: &str) {
    assert_eq!(headline(Lang::En, viewer, scores), english);
    assert_eq!(headline(Lang::De, viewer, scores), german);
}

const INES: Viewer = Viewer::Seat(Seat(0));
const JONAS: Viewer = Viewer::Seat(Seat(2));

#[test]
fn one_winner() {
    let scores = [(34, 1), (22, 3), (28, 2)];
    check(INES, scores, "You win, 34 to 28.", "Du gewinnst, 34 zu 28.");
    check(
        Viewer::Spectator,
        scores,
        "Ines wins, 34 to 28.",
        "Ines gewinnt, 34 zu 28.",
    );
    check(
        JONAS,
        scores,
        "Ines wins, 34 to 28. You were 6 points away.",
        "Ines gewinnt, 34 zu 28. Dir fehlten 6 Punkte.",
    );
}

#[test]
fn coins_decide() {
    let scores = [(28, 1), (27, 3), (28, 2)];
    check(
        JONAS,
        scores,
        "Ines wins, 28 to 28, with more coins.",
        "Ines gewinnt, 28 zu 28, mit mehr Münzen.",
    );
    check(
        INES,
        scores,
        "You win, 28 to 28, with more coins.",
        "Du gewinnst, 28 zu 28, mit mehr Münzen.",
    );
}

#[test]
fn a_shared_victory() {
    let scores = [(28, 1), (27, 3), (28, 1)];
    check(
        INES,
        scores,
        "You and Jonas share the victory with 28 points.",
        "Du und Jonas teilt euch den Sieg mit 28 Punkten.",
    );
    check(
        Viewer::Spectator,
        scores,
        "Ines and Jonas share the victory with 28 points.",
        "Ines und Jonas teilen sich den Sieg mit 28 Punkten.",
    );
}
