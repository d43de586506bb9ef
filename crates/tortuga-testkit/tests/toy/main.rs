//! The suite on a toy: it passes when the toy is sound, and every check finds
//! what it is there to find when the toy is broken.
#![allow(
    clippy::cast_possible_truncation,
    clippy::similar_names,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a toy: its numbers are below ten, and a fault concerns few of its lines"
)]

mod faults;
mod game;

use std::fs;
use std::path::{Path, PathBuf};

use faults::Fault;
use game::{Action, Card, Toy};
use tortuga_core::{Actor, Edition as _, Rules as _, Seat, Settings, Viewer, play};
use tortuga_testkit::{Check, Suite, diversity};

fn toy(fault: Fault) -> Suite<Toy> {
    Suite::on(&format!("{fault:?}")).with_games(100)
}

/// The check finds the fault and says this about it.
#[track_caller]
fn finds(check: Check<'_>, fault: Fault, what: &str) {
    let Err(failure) = toy(fault).run(check) else {
        panic!("{check:?} does not find {fault:?}");
    };
    let text = failure.to_string();
    assert!(text.contains(what), "{check:?} finds another thing: {text}");
}

#[test]
fn a_sound_game_passes() {
    let suite = toy(Fault::Sound);
    suite.options();
    suite.plays();
    suite.standings();
    suite.legality();
    suite.chance();
    suite.numbers();
    suite.records();
    suite.leaks();
    suite.imagination();
    suite.together();
    suite.forced();
    suite.answers();
}

#[test]
fn options() {
    finds(Check::Options, Fault::DefaultIsNoValue, "is no value of it");
    finds(Check::Options, Fault::SettingsForget, "came from");
}

#[test]
fn plays() {
    finds(Check::Plays, Fault::LosesCards, "cards were lost or born");
    finds(Check::Plays, Fault::NeverEnds, "not over after");
    finds(Check::Plays, Fault::GetsStuck, "has no legal action");
    finds(Check::Plays, Fault::Panics, "panicked: six is too much");
}

/// A failure brings the game along that led to it, the last action included.
#[test]
fn failures_can_be_seen_again() {
    let failure = toy(Fault::Panics).run(Check::Plays).unwrap_err();
    let record = &failure.played.as_ref().unwrap().record;
    assert_eq!(record.actions.last().unwrap().action, "rolled 6");
    assert!(failure.to_string().ends_with("*\trolled 6\n"), "{failure}");
}

#[test]
fn standings() {
    let check = Check::Standings;
    finds(check, Fault::ResultTooEarly, "before the game is over");
    finds(check, Fault::ScoreDoesNotAddUp, "from sources of");
    finds(check, Fault::RanksStartAtTwo, "ranks and victories");
    finds(check, Fault::SomebodyIsLeftOut, "1 rows for 2 seats");
    finds(
        check,
        Fault::WinsTooEarly,
        "have won before the game is over",
    );
    finds(check, Fault::EverybodyWins, "in the standings Seats(");
}

#[test]
fn legality() {
    let check = Check::Legality;
    finds(check, Fault::ListsTooMuch, "is listed but refused");
    finds(check, Fault::ListsTooLittle, "is accepted but not listed");
    finds(check, Fault::ListsTwice, "in its list twice");
    finds(check, Fault::AnybodyMay, "is accepted but not listed");
    finds(check, Fault::NamelessRule, "names no rule");
    finds(check, Fault::LuckFromPlayers, "is accepted from");
}

#[test]
fn chance() {
    let check = Check::Chance;
    finds(check, Fault::WeightsAreWrong, "instead of once below 6");
    finds(check, Fault::OrderIsWrong, "falls on \"rolled 1\"");
    finds(check, Fault::AsksTwice, "below [8, 6] instead of once");
    finds(check, Fault::OutcomeTwice, "is listed twice");
    finds(check, Fault::DealsFromNothing, "not among the outcomes");
}

#[test]
fn numbers() {
    let check = Check::Numbers;
    finds(check, Fault::NumbersAreMixedUp, "whose number is");
    finds(check, Fault::WritesTooLittle, "which reads");
    finds(check, Fault::ReadsTooMuch, "zzz\" is read as an action");
    finds(check, Fault::ReadingPanics, "panicked");
}

#[test]
fn records() {
    let check = Check::Records;
    finds(check, Fault::NotesChangeThings, "/table/cheers: 1 or 0");
    finds(check, Fault::SettingsForget, "gives other options");
    finds(check, Fault::WritesTooLittle, "another state");
}

#[test]
fn leaks() {
    let check = Check::Leaks;
    finds(check, Fault::ViewShowsHands, "sees another thing: /slip/0");
    finds(check, Fault::ViewShowsSteps, "his view changes");
    finds(check, Fault::OrderTells, "his own actions depend");
    finds(check, Fault::JsonForgets, "comes back from JSON");
    finds(check, Fault::DealIsHeard, "his view knows no difference");
    finds(check, Fault::BurialIsHeard, "his view knows no difference");
    finds(check, Fault::StepsAreHeard, "his view does not change");
    finds(check, Fault::RollIsSilent, "sees another thing");
    finds(check, Fault::RevealIsDenied, "he hears what is hidden");
    finds(check, Fault::RefusalTells, "why he may not depends");
}

#[test]
fn imagination() {
    finds(Check::Imagination, Fault::ImaginesTooMuch, "lost or born");
}

#[test]
fn together() {
    let check = Check::Together;
    finds(check, Fault::FirstComeFirstServed, "gives another state");
}

#[test]
fn forced() {
    let check = Check::Forced;
    finds(check, Fault::ForcedInPublic, "might have 2 actions");
}

#[test]
fn answers() {
    let check = Check::Answers;
    finds(check, Fault::AnswersAtAnyTime, "but nobody is asked");
    finds(check, Fault::AnswersAreOther, "is asked and may");
    finds(check, Fault::AnswersTell, "depends on what is hidden");
}

/// Two seats, two cards each: what does seat 1 hold, as seat 0 sees it?
fn rivals_low_cards(fault: Fault, viewer: Viewer, expected: &[(u8, f64)]) {
    let edition = game::Edition::read(&format!("{fault:?}")).unwrap();
    let edition: &'static game::Edition = Box::leak(Box::new(edition));
    let options = Toy::options(edition, &Settings::new()).unwrap();
    let mut state = Toy::set_up(edition, &options).unwrap();
    for card in [Card::Low, Card::Low, Card::Low, Card::High] {
        play::<Toy>(&mut state, Actor::Chance, Action::Dealt(card), &mut ()).unwrap();
    }
    diversity::<Toy, u8>(&state, viewer, 2000, |world| world.own[1].hand[0], expected);
}

const SEAT_0: Viewer = Viewer::Seat(Seat(0));
/// Two of six unseen cards, of which two are low.
const FAIR: [(u8, f64); 3] = [(0, 6.0 / 15.0), (1, 8.0 / 15.0), (2, 1.0 / 15.0)];

#[test]
fn diversity_of_a_fair_imagination() {
    rivals_low_cards(Fault::Sound, SEAT_0, &FAIR);
    rivals_low_cards(Fault::Sound, Viewer::Seat(Seat(1)), &[(1, 1.0)]);
}

#[test]
#[should_panic(expected = "came up 0 times in 2000 worlds, expected about 800")]
fn diversity_of_a_lazy_imagination() {
    rivals_low_cards(Fault::ImaginesNothingNew, SEAT_0, &FAIR);
}

#[test]
#[should_panic(expected = "0 came up 782 times in 2000 worlds, expected about 400")]
fn diversity_with_other_odds() {
    let odds = [(0, 0.2), (1, 0.6), (2, 0.2)];
    rivals_low_cards(Fault::Sound, SEAT_0, &odds);
}

#[test]
#[should_panic(expected = "2 is not expected")]
fn diversity_with_a_value_nobody_expected() {
    rivals_low_cards(Fault::Sound, SEAT_0, &[(0, 0.4), (1, 0.6)]);
}

fn figures(name: &str, text: Option<&str>) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    match text {
        Some(text) => fs::write(&path, text).unwrap(),
        None => drop(fs::remove_file(&path)),
    }
    path
}

/// Deal, deal, deal, deal, pick, stake: what the figures count can be done by
/// hand.
const TOY_PERFT: &str = "\
# comment
position the start
set crowd 2
perft 1 2
perft 4 16
perft 5 32
perft 6 96

position late in the game
play * dealt low
play * dealt low
play * dealt low
play * dealt high
play 0 pick 1
play 1 pick 2
play 1 stake 0
play 0 stake 1
perft 1 6
play * rolled 1
perft 1 1
perft 2 2
perft 4 8
perft 5 0
";

#[test]
fn perft() {
    toy(Fault::Sound).perft(&figures("right.perft", Some(TOY_PERFT)));

    let wrong = TOY_PERFT.replace("perft 5 32", "perft 5 31");
    let wrong = figures("wrong.perft", Some(&wrong));
    let what = "line 6: \"perft 5 31\" is now \"perft 5 32\"";
    finds(Check::Perft(&wrong), Fault::Sound, what);

    let missing = figures("missing.perft", None);
    finds(Check::Perft(&missing), Fault::Sound, "does not exist");

    let listed = figures("listed.perft", Some(TOY_PERFT));
    let what = "128 paths are listed, but 96 are accepted";
    finds(Check::Perft(&listed), Fault::ListsTooMuch, what);

    let illegal = figures("illegal.perft", Some("position x\nplay 0 cheer\n"));
    finds(Check::Perft(&illegal), Fault::Sound, "not now");
}
