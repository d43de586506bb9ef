//! Chosen moments of a game, whole, in both languages, from a seat and from outside.

use insta::assert_snapshot;
use tortuga_core::{Seat, Viewer};
use tortuga_words::Lang;

use crate::common::Script;
use crate::paper;

/// What this seat and a spectator have before them, in both languages.
fn seen(script: &Script, seat: u8) -> String {
    let mut papers = Vec::new();
    for lang in Lang::ALL {
        for viewer in [Viewer::Seat(Seat(seat)), Viewer::Spectator] {
            let desk = paper::desk(&script.scene(lang, viewer));
            papers.push(format!("--- {lang}, {viewer:?}\n{desk}"));
        }
    }
    papers.join("\n")
}

fn seen_board(script: &Script, seat: u8) -> String {
    let boards = Lang::ALL.map(|lang| {
        let board = paper::board(&script.scene(lang, Viewer::Seat(Seat(seat))));
        format!("--- {lang}\n{board}")
    });
    boards.join("\n")
}

#[test]
fn set_up_choice() {
    let mut script = Script::three();
    script.play("0 return hat_shop / 2 return pub / 2 return gray");
    assert_snapshot!("set_up_choice", seen(&script, 0));
    assert_snapshot!("set_up_waiting", seen(&script, 2));
    assert_snapshot!("set_up_board", seen_board(&script, 0));
}

#[test]
fn opening_bid() {
    assert_snapshot!("opening_bid", seen(&Script::three_rolled(), 0));
}

#[test]
fn raise() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y G O / 1 bid Y A G");
    assert_snapshot!("raise", seen(&script, 2));
    assert_snapshot!("raise_waiting", seen(&script, 0));
    assert_snapshot!("raise_board", seen_board(&script, 2));
}

#[test]
fn parrots() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y G O");
    assert_snapshot!("parrot_to_turn", seen(&script, 1));
    script.play("1 turn B 1");
    assert_snapshot!("parrot_turned", seen(&script, 1));
    script.play("1 bid Y A / 2 hold");
    assert_snapshot!("parrot_held", seen(&script, 2));
}

/// Mara has bid 8 and Jonas has passed.
fn passed() -> Script {
    let mut script = Script::three_rolled();
    script.play("0 bid Y G O / 1 bid Y A G O / 2 pass");
    script
}

#[test]
fn ship_choice() {
    assert_snapshot!("ship_choice", seen(&passed(), 2));
}

#[test]
fn trade() {
    let mut script = passed();
    script.play("2 ship G");
    assert_snapshot!("trade", seen(&script, 2));
    script.play("2 main 2");
    assert_snapshot!("trade_price", seen(&script, 2));
    script.play("2 direct 1");
    assert_snapshot!("trade_substitute", seen(&script, 2));
    script.play("2 sub grog / 2 sub lemon / 2 sub treasure_map");
    assert_snapshot!("trade_end", seen(&script, 2));
}

/// Jonas trades with the goal ship.
#[test]
fn goal_ship() {
    let mut script = passed();
    script.play("2 ship A / 2 main 2 / 2 direct 1");
    script.play("2 sub coconut / 2 sub coconut / 2 sub grog");
    script.play("* drew goal fish / * drew goal blue");
    assert_snapshot!("goal_ship_keep", seen(&script, 2));
    script.play("2 keep fish");
    assert_snapshot!("goal_ship_return", seen(&script, 2));
}

/// Mara has won with 9: Yellow, Gray, Green, Orange.
fn won() -> Script {
    let mut script = passed();
    script.play("2 ship G / 2 main 1 / 2 direct 1 / 2 end-trade");
    script.play("0 pass / 0 ship B / 0 main 1 / 0 direct 1 / 0 end-trade");
    script
}

#[test]
fn payment() {
    let mut script = won();
    assert_snapshot!("payment", seen(&script, 1));
    script.play("1 treasure 2");
    assert_snapshot!("payment_with_card", seen(&script, 1));
}

#[test]
fn claim() {
    let mut script = won();
    script.play("1 treasure 2 / 1 settle");
    assert_snapshot!("claim", seen(&script, 1));
    assert_snapshot!("claim_board", seen_board(&script, 1));
    script.play("1 build Y sword_shop");
    assert_snapshot!("claim_second", seen(&script, 1));
}

#[test]
fn lock() {
    let mut script = won();
    script.play("1 treasure 2 / 1 settle / 1 build Y sword_shop / 1 build A hat_shop");
    assert_snapshot!("lock", seen(&script, 1));
    assert_snapshot!("lock_board", seen_board(&script, 1));
}

#[test]
fn goal_swap() {
    let mut script = Script::three_rolled();
    script.play("0 bid G / 1 pass / 1 ship Y / 1 main 1 / 1 direct 1");
    script.play("* drew parrot hold / 1 end-trade");
    script.play("2 pass / 2 ship G / 2 main 2 / 2 direct 2 / 2 end-trade / 0 settle");
    assert_snapshot!("goal_swap_claim", seen(&script, 0));
    script.play("0 build G hook_shop / * drew goal hook_shop");
    assert_snapshot!("goal_swap", seen(&script, 0));
}

#[test]
fn ghost_of_two_players() {
    let mut script = Script::two_rolled();
    script.play("0 bid B / 1 pass");
    assert_snapshot!("ghost_ship_choice", seen(&script, 1));
    script.play("1 ship Y / 1 main 1 / 1 direct 1 / * drew parrot hold / 1 end-trade");
    script.play("0 refuse");
    assert_snapshot!("ghost", seen(&script, 1));
    assert_snapshot!("ghost_board", seen_board(&script, 1));
}

#[test]
fn the_log_of_a_round() {
    let mut script = won();
    script.play("1 treasure 2 / 1 settle / 1 build Y sword_shop / 1 build A hat_shop");
    script.play("1 lock O pub / * rolled 2 2 3 6 6");
    let mut papers = Vec::new();
    for lang in Lang::ALL {
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let log = paper::log(&script.log(lang, viewer));
            papers.push(format!("--- {lang}, {viewer:?}\n{log}"));
        }
    }
    assert_snapshot!("log_of_a_round", papers.join("\n"));
}
