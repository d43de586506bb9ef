//! Answers in a pause: kept, changed, played when the time is up.

use std::time::Duration;

use serde_json::json;
use tortuga_core::{Actor, Seat, Seats};
use tortuga_play::{Custom, Logged, Play, Terms};
use tortuga_protocol::{Problem, Tell, Tempo};

use super::parlour::{ONLOOKER, Parlour};
use super::pauses::{assert_alike, assert_pause, dealt, memory, problem};
use super::whispers::{WHISPERS, open};
use super::{SECRET, entry, header};

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

const SECOND: Duration = Duration::from_secs(1);

/// Who has laid cards down so far, as the onlooker sees it.
fn laid(parlour: &Parlour) -> &serde_json::Value {
    &parlour.seen(ONLOOKER).view["laid"]
}

#[tokio::test(start_paused = true)]
async fn a_card_is_seen_when_the_time_is_up_and_gives_everybody_the_full_time_again() {
    let mut parlour = dealt(3, "020").await;
    parlour.must(A, "open 1").await;
    parlour.wait(SECOND).await;
    parlour.must_keep(B, "card").await;
    parlour.wait(2 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([]));
    parlour.wait(SECOND).await;
    assert_eq!(*laid(&parlour), json!([1]));
    assert_eq!(parlour.seen(B).pause, Some(2));
    assert_eq!(parlour.seen(B).legal.len(), 2, "he has another one");
    for who in [A, C, ONLOOKER] {
        assert_pause(parlour.seen(who));
    }
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([1]), "an answer counts once");
    assert_eq!(parlour.shown(C), [0, 4000, 8000, 8000]);
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_after_a_silent_holder_is_heard() {
    let mut parlour = dealt(3, "111").await;
    parlour.must(A, "open 1").await;
    parlour.must_keep(C, "card").await;
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([2]));
    for (who, seat) in [(A, Seat(0)), (B, Seat(1))] {
        assert_eq!(parlour.seen(who).to_act, [seat], "he has his choice again");
    }
    assert_pause(parlour.seen(C));
}

/// The order is that of the rules, not that of the answers.
#[tokio::test(start_paused = true)]
async fn the_first_in_the_order_of_the_rules_comes_first() {
    let mut parlour = dealt(3, "111").await;
    parlour.must(A, "open 1").await;
    parlour.must_keep(C, "card").await;
    parlour.must_keep(B, "card").await;
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([1]));
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([1]), "what C answered is forgotten");
    assert!(parlour.seen(C).pause.is_none());
}

#[tokio::test(start_paused = true)]
async fn the_last_answer_counts() {
    for (answers, expected) in [
        (["card", "pass", "card"], json!([1])),
        (["pass", "card", "skip"], json!([])),
    ] {
        let mut parlour = dealt(3, "010").await;
        parlour.must(A, "open 1").await;
        for answer in answers {
            parlour.must_keep(B, answer).await;
            parlour.wait(SECOND).await;
        }
        let tell = parlour.act(B, "quiet").await;
        assert!(matches!(tell, Tell::Refused { .. }), "{tell:?}");
        assert_eq!(problem(&parlour.act(C, "card").await), Problem::Pause);
        parlour.wait(SECOND).await;
        assert_eq!(*laid(&parlour), expected);
    }
}

/// The message is in the table's hands only when the time is up already.
#[tokio::test(start_paused = true)]
async fn whoever_is_too_late_is_told_so() {
    let mut parlour = dealt(3, "010").await;
    parlour.must(A, "open 2").await;
    let tell = parlour.act_in_between(B, "card", 4 * SECOND).await;
    assert!(matches!(tell, Tell::Stale { .. }), "{tell:?}");
    assert_eq!(parlour.seen(B).pause, Some(2));
    let tell = parlour.act_in_between(B, "card", 3 * SECOND).await;
    assert!(matches!(tell, Tell::Kept { .. }), "{tell:?}");
    parlour.wait(SECOND).await;
    assert_eq!(*laid(&parlour), json!([1]));
}

/// A's card opens the window again, and B's choice looks as it did before.
#[tokio::test(start_paused = true)]
async fn an_answer_is_for_the_pause_that_it_was_decided_in() {
    let mut parlour = dealt(3, "110").await;
    parlour.must(A, "open 1").await;
    parlour.must_keep(A, "card").await;
    let legal = parlour.seen(B).legal.clone();
    let tell = parlour.act_in_between(B, "card", 4 * SECOND).await;
    assert!(matches!(tell, Tell::Stale { .. }), "{tell:?}");
    assert_eq!(parlour.seen(B).legal, legal);
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([0]));
}

/// C is a bot that holds two cards and lays one down. Whether B holds one, and
/// when he passes, nobody learns from that.
#[tokio::test(start_paused = true)]
async fn a_bot_does_not_show_whether_somebody_before_it_has_passed() {
    let mut seen = Vec::new();
    for (cards, passes) in [("002", false), ("012", false), ("012", true)] {
        let mut parlour = dealt(2, cards).await;
        parlour.must(A, "open 1").await;
        parlour.let_bots_think().await;
        parlour.wait(3 * SECOND).await;
        if passes {
            parlour.must_keep(B, "pass").await;
        } else {
            parlour.settle().await;
        }
        parlour.wait(SECOND).await;
        assert_eq!(*laid(&parlour), json!([2]));
        assert_eq!(parlour.shown(A), [0, 4000]);
        seen.push(parlour);
    }
    for other in &seen[1..] {
        for who in [A, ONLOOKER] {
            assert_alike(&seen[0], other, who, "a bot behind B");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_behind_a_card_has_its_choice_again() {
    let mut parlour = dealt(2, "012").await;
    parlour.must(A, "open 1").await;
    parlour.let_bots_think().await;
    parlour.must_keep(B, "card").await;
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([1]));
    parlour.let_bots_think().await;
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([1, 2]));
    parlour.let_bots_think().await;
    parlour.wait(4 * SECOND).await;
    assert_eq!(*laid(&parlour), json!([1, 2]), "it holds one card only");
    assert!(parlour.seen(A).pause.is_none());
}

/// The pause begins again, with the answers that were given.
#[tokio::test(start_paused = true)]
async fn what_could_not_be_stored_is_tried_again_when_the_time_is_up_again() {
    let mut parlour = dealt(3, "011").await;
    parlour.must(A, "open 1").await;
    parlour.must_keep(B, "pass").await;
    parlour.must_keep(C, "card").await;
    let before = memory(&parlour);
    parlour.fail(true).await;
    parlour.wait(4 * SECOND).await;
    assert_eq!(memory(&parlour), before, "nothing is shown");
    parlour.fail(false).await;
    parlour.wait(3 * SECOND).await;
    assert_eq!(memory(&parlour), before);
    parlour.wait(SECOND).await;
    assert_eq!(*laid(&parlour), json!([2]));
    assert_eq!(parlour.shown(A), [0, 8000]);
}

/// A restart forgets the answers; the pause lasts its full time again.
#[tokio::test(start_paused = true)]
async fn a_restart_forgets_answers() {
    for again in [false, true] {
        let mut parlour = dealt(3, "010").await;
        parlour.must(A, "open 1").await;
        parlour.must_keep(B, "card").await;
        parlour.wait(3 * SECOND).await;
        let before = memory(&parlour);
        parlour.restart().await;
        if again {
            parlour.must_keep(B, "card").await;
        }
        parlour.wait(3 * SECOND).await;
        assert_eq!(memory(&parlour), before);
        parlour.wait(SECOND).await;
        let expected = if again { json!([1]) } else { json!([]) };
        assert_eq!(*laid(&parlour), expected);
    }
}

/// Where nothing is held, whoever answers before he is asked waits for those
/// before him.
#[test]
fn an_early_answer_waits_until_its_seat_is_asked() {
    let table = open(WHISPERS).unwrap();
    let log = vec![
        entry(Actor::Chance, "deal 011"),
        entry(Actor::Seat(Seat(0)), "open 1"),
    ];
    let log = log
        .into_iter()
        .map(|entry| Logged { entry, at: 0 })
        .collect();
    let terms = Terms {
        tempo: Tempo::None,
        begun: 0,
        outages: [].into(),
        persons: Seats::only(Seat(2)),
    };
    let header = header(table.as_ref());
    let mut play = Play::read(table, header, SECRET, &terms, log).unwrap();
    let custom = Custom {
        people: Seats::only(Seat(2)),
        passing: Seats::NONE,
        holds: false,
        now: 0,
    };
    play.keep(Seat(2), "card").unwrap();
    assert!(!play.owes(custom), "B is asked");
    play.keep(Seat(1), "pass").unwrap();
    assert!(play.owes(custom));
    let expected = [
        entry(Actor::Seat(Seat(1)), "pass"),
        entry(Actor::Seat(Seat(2)), "card"),
    ];
    assert_eq!(play.catch_up(custom).entries, expected);
    assert_eq!(play.asked(), Some(Seat(1)), "he has his choice again");
    assert_eq!(play.kept(Seat(1)), None);
}
