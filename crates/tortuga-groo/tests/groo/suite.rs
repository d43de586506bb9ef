//! The suite that every game passes, on GROO and on a second deck; then what
//! only this game can say.

use std::path::Path;

use crate::common::SECOND_DECK;
use tortuga_groo::Groo;
use tortuga_testkit::Suite;

fn suite() -> Suite<Groo> {
    Suite::standard()
}

/// Another deck has other numbers, and every operation of the vocabulary.
fn second() -> Suite<Groo> {
    Suite::on(SECOND_DECK)
}

#[test]
fn options() {
    suite().options();
    second().options();
}

#[test]
fn plays() {
    suite().plays();
    second().plays();
}

#[test]
fn standings() {
    suite().standings();
    second().standings();
}

#[test]
fn legality() {
    suite().legality();
    second().legality();
}

#[test]
fn chance() {
    suite().chance();
    second().chance();
}

#[test]
fn numbers() {
    suite().numbers();
    second().numbers();
}

#[test]
fn records() {
    suite().records();
    second().records();
}

#[test]
fn leaks() {
    suite().leaks();
}

#[test]
fn leaks_of_the_second_deck() {
    second().leaks();
}

#[test]
fn imagination() {
    suite().imagination();
    second().imagination();
}

#[test]
fn together() {
    suite().together();
}

#[test]
fn forced() {
    suite().forced();
    second().forced();
}

#[test]
fn answers() {
    suite().answers();
    second().answers();
}

#[test]
fn perft() {
    suite().perft(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/groo.perft"));
}
