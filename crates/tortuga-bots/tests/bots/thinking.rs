//! What a bot tells about its thoughts, and how it is stopped.

use std::time::Duration;

use tortuga_bots::{Bot, Budget, Level, Style, Watch, hire};
use tortuga_core::{Perspective, Rules, Seat, Settings};
use tortuga_foggy::FoggyIsland;
use tortuga_games::{EditionChoice, open_table};
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

use crate::common::{Match, SHORT, Setting, THREE, TWO, seats};

/// Some decisions of a game, with a choice.
fn decisions<G: Rules>(setting: Setting) -> Vec<Perspective<G>> {
    let styles = vec![Style::Level(Level::Sailor); seats::<G>(setting)];
    let mut all = Vec::new();
    let mut number = 0;
    Match::<G>::watched(setting, &styles, SHORT, 3, |state, seat, _| {
        let perspective = Perspective::new(state, seat);
        number += usize::from(perspective.legal.len() > 1);
        if perspective.legal.len() > 1 && number % 7 == 0 {
            all.push(perspective);
        }
    });
    all
}

#[test]
fn a_thought_is_whole() {
    whole::<FoggyIsland>(("mode", "team"));
    whole::<GloryIslands>(TWO);
    whole::<GrogIsland>(THREE);
    whole::<Groo>(THREE);
}

fn whole<G: Rules>(setting: Setting) {
    let mut reasons = 0;
    for perspective in decisions::<G>(setting).iter().take(12) {
        for level in [Level::Novice, Level::Sailor, Level::Captain] {
            let mut bot = Bot::<G>::new(level, 1).with_budget(Budget::Iterations(200));
            let thought = bot.think(perspective, &Watch::new()).expect("a choice");
            assert!(perspective.legal.contains(&thought.action));
            assert_eq!(thought.candidates[0].action, thought.action);
            assert_eq!(thought.line[0], (perspective.seat, thought.action));
            let sum: f32 = thought.chances.iter().sum();
            let teams = if seats::<G>(setting) == 4 { 2.0 } else { 1.0 };
            assert!(
                (sum - teams).abs() < 0.01,
                "{level} {sum}: {:?}",
                thought.chances
            );
            assert!(
                thought
                    .candidates
                    .iter()
                    .all(|one| (0.0..=1.0).contains(&one.chance))
            );
            for reason in &thought.reasons {
                assert!(G::FEATURES.contains(&&reason.feature[..]), "{reason:?}");
            }
            reasons += thought.reasons.len();
        }
    }
    assert!(reasons > 10, "{}: {reasons} reasons", G::GAME);
}

/// Whoever has no choice still gets an answer: what he must do, and how he
/// stands then.
#[test]
fn a_thought_about_the_only_action() {
    for level in Level::ALL {
        for mut perspective in decisions::<Groo>(TWO).into_iter().take(4) {
            perspective.legal.truncate(1);
            let mut bot = Bot::<Groo>::new(level, 1).with_budget(SHORT);
            let thought = bot.think(&perspective, &Watch::new()).expect("one action");
            assert_eq!(thought.action, perspective.legal[0]);
            assert_eq!(thought.candidates.len(), 1);
            assert!(
                thought.reasons.is_empty(),
                "there is nothing to compare with"
            );
            perspective.legal.clear();
            assert!(bot.think(&perspective, &Watch::new()).is_none());
        }
    }
}

/// Every iteration tries one action of the one who decides.
#[test]
fn visits_add_up_to_the_budget() {
    for perspective in decisions::<GrogIsland>(TWO).iter().take(5) {
        let budget = Budget::Iterations(333);
        let mut bot = Bot::<GrogIsland>::new(Level::Captain, 1).with_budget(budget);
        let thought = bot.think(perspective, &Watch::new()).expect("a choice");
        let visits: u32 = thought.candidates.iter().map(|one| one.visits).sum();
        assert_eq!(visits, 333);
    }
}

#[test]
fn somebody_who_has_seen_enough_gets_an_answer_at_once() {
    let perspective = &decisions::<Groo>(TWO)[0];
    let mut bot = Bot::<Groo>::new(Level::Admiral, 1)
        .with_budget(Budget::Time(Duration::from_hours(1)))
        .with_threads(2);
    let watch = Watch::new();
    watch.enough();
    let action = bot.choose_watched(perspective, &watch).expect("a choice");
    assert!(perspective.legal.contains(&action));
}

#[test]
fn progress_can_be_watched() {
    let perspective = &decisions::<Groo>(TWO)[0];
    let watch = Watch::new();
    assert_eq!(watch.hundredths(), 0);
    let mut bot = Bot::<Groo>::new(Level::Mate, 1).with_budget(Budget::Iterations(100));
    bot.choose_watched(perspective, &watch);
    assert!(watch.hundredths() >= 90, "{}", watch.hundredths());
}

/// An admiral's threads do not share a tree; what they find is added up.
#[test]
fn threads_add_up() {
    let perspective = &decisions::<GloryIslands>(TWO)[0];
    let mut bot = Bot::<GloryIslands>::new(Level::Admiral, 1)
        .with_budget(Budget::Iterations(200))
        .with_threads(3);
    let thought = bot.think(perspective, &Watch::new()).expect("a choice");
    let visits: u32 = thought.candidates.iter().map(|one| one.visits).sum();
    assert_eq!(visits, 600);
}

#[test]
fn advice_is_in_notation() {
    let table = open_table("groo", &EditionChoice::Standard, &Settings::new());
    let mut table = table.expect("the defaults are fine");
    let mut luck = tortuga_core::QuickLuck::new(8);
    while let Some(outcome) = table.chance(&mut luck) {
        let played = table.play(tortuga_core::Actor::Chance, &outcome);
        played.expect("luck plays by the rules");
    }
    let seat = table.to_act().seats().lowest().unwrap_or(Seat(0));
    let mut bot = hire("groo", Level::Mate, 6).expect("a game on the shelf");
    let perspective = table.perspective(seat);
    let advice = bot.think(perspective.as_ref(), &Watch::new());
    let advice = advice.expect("there is a choice");
    assert!(advice.candidates.len() < 2 || advice.margin().is_some());
    let played = table.play(tortuga_core::Actor::Seat(seat), &advice.action);
    played.expect("advice is legal");
}
