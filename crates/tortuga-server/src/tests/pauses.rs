//! Pauses: what is held, for how long, and that nobody can tell why.

use std::time::Duration;

use serde_json::json;
use tortuga_core::{Actor, Seat};
use tortuga_protocol::{Ask, Heard, Picture, Problem, Stage, Tell};

use super::entry;
use super::parlour::{ONLOOKER, Parlour};
use super::whispers::{WHISPERS, open};

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

/// Everybody but B.
const OTHERS: [usize; 3] = [A, C, ONLOOKER];

const HALF: Duration = Duration::from_millis(500);
const SECOND: Duration = Duration::from_secs(1);

/// A table where everybody holds so many cards, with people on the first seats.
pub(super) async fn dealt(people: u8, cards: &str) -> Parlour {
    let table = open(WHISPERS).unwrap();
    let deal = entry(Actor::Chance, &format!("deal {cards}"));
    Parlour::open(table.as_ref(), people, vec![deal]).await
}

pub(super) fn problem(tell: &Tell) -> Problem {
    let Tell::Sorry { problem, .. } = tell else {
        panic!("{tell:?}");
    };
    *problem
}

/// What B does in the world where he can answer, and after how many half seconds.
#[derive(Clone, Copy, Debug)]
enum Answer {
    Never,
    Pass(u32),
    /// The same, written in another way.
    Skip(u32),
    Order,
}

/// A opens windows; then everybody but B tries all he can, every half second;
/// whoever could lay a card down does not.
async fn pry(cards: &str, opening: &str, answer: Option<Answer>, hold_on: bool) -> Parlour {
    let mut parlour = dealt(3, cards).await;
    if matches!(answer, Some(Answer::Order)) {
        parlour
            .ask(B, |id, _| Ask::PassWindows { id, on: true })
            .await;
    }
    parlour.must(A, opening).await;
    for half in 1..=60 {
        match answer {
            Some(Answer::Pass(at)) if at == half => parlour.must_keep(B, "pass").await,
            Some(Answer::Skip(at)) if at == half => parlour.must_keep(B, "skip").await,
            Some(_) | None => parlour.settle().await,
        }
        parlour.wait(HALF).await;
        for who in OTHERS {
            try_all(&mut parlour, who, half % 2 == 0).await;
        }
        if hold_on && half == 3 {
            parlour.hold_on(C).await;
            parlour.hold_on(C).await;
        }
    }
    parlour
}

async fn try_all(parlour: &mut Parlour, who: usize, pass: bool) {
    let holds = parlour.seen(who).view["own"].as_u64() > Some(0);
    parlour.act(who, "quiet").await;
    if !holds {
        parlour.act(who, "card").await;
    }
    if pass {
        parlour.act(who, "pass").await;
    }
    parlour.act_late(who, "card").await;
    parlour
        .ask(who, |id, picture| Ask::Undo { id, picture })
        .await;
}

#[track_caller]
pub(super) fn assert_alike(one: &Parlour, other: &Parlour, who: usize, why: &str) {
    let both = one.frames(who).iter().zip(other.frames(who));
    for (place, (one, other)) in both.enumerate() {
        assert_eq!(one, other, "{why}: frame {place} of viewer {who}");
    }
    assert_eq!(one.frames(who).len(), other.frames(who).len(), "{why}");
}

/// The windows, whether C asks for time, and when pictures come, in seconds.
const OPENINGS: [(&str, bool, &[u128]); 4] = [
    ("open 1", false, &[0, 4, 4]),
    ("open 2", false, &[0, 4, 8, 8]),
    ("open 3", false, &[0, 4, 8, 12, 12]),
    ("open 2", true, &[0, 21_500, 25_500, 25_500]),
];

#[tokio::test(start_paused = true)]
async fn nobody_can_tell_whether_somebody_could_answer() {
    for (opening, hold_on, shown) in OPENINGS {
        let without = pry("000", opening, None, hold_on).await;
        let millis = |time: &u128| if *time < 100 { time * 1000 } else { *time };
        let shown: Vec<u128> = shown.iter().map(millis).collect();
        assert_eq!(without.shown(A), shown);
        for answer in [
            Answer::Never,
            Answer::Pass(1),
            Answer::Pass(7),
            Answer::Skip(2),
            Answer::Order,
        ] {
            let with = pry("010", opening, Some(answer), hold_on).await;
            for who in OTHERS {
                let why = format!("{opening}, {hold_on}, {answer:?}");
                assert_alike(&without, &with, who, &why);
            }
            assert_ne!(without.frames(B), with.frames(B), "B himself is asked");
        }
    }
}

/// Whether B could answer too does not matter to anybody, not even to C, who
/// could.
#[tokio::test(start_paused = true)]
async fn nor_whether_one_or_two_are_asked() {
    let one = pry("001", "open 2", None, false).await;
    for answer in [Answer::Never, Answer::Pass(3), Answer::Order] {
        let two = pry("011", "open 2", Some(answer), false).await;
        for who in OTHERS {
            assert_alike(&one, &two, who, &format!("{answer:?}"));
        }
    }
}

/// What a pause looks like to whoever has nothing to answer with.
#[track_caller]
pub(super) fn assert_pause(picture: &Picture) {
    assert!(picture.pause.is_some());
    assert!(picture.to_act.is_empty() && picture.legal.is_empty());
    assert!(!picture.can_undo && picture.standings.is_none());
    assert_eq!(picture.view["window"], true);
}

fn heard(text: &str) -> Heard {
    Heard::Game(json!(text))
}

#[tokio::test(start_paused = true)]
async fn whoever_could_answer_knows_at_once_and_alone() {
    let mut parlour = dealt(3, "011").await;
    parlour.must(A, "open 1").await;
    for (who, seat) in [(B, Seat(1)), (C, Seat(2))] {
        assert_eq!(parlour.seen(who).to_act, [seat]);
        assert_eq!(parlour.seen(who).legal.len(), 2);
        assert_eq!(parlour.seen(who).pause, Some(1));
    }
    for who in [A, ONLOOKER] {
        assert_pause(parlour.seen(who));
    }
    let before = memory(&parlour);
    parlour.wait(SECOND).await;
    parlour.must_keep(C, "pass").await;
    parlour.must_keep(B, "pass").await;
    parlour.wait(2 * SECOND).await;
    assert_eq!(memory(&parlour), before, "nothing is played yet");
    parlour.wait(SECOND).await;
    for who in [B, C] {
        assert!(parlour.guest(who).heard.contains(&heard("passed")));
    }
    assert!(!parlour.guest(A).heard.contains(&heard("passed")));
    assert_eq!(parlour.seen(A).to_act, [Seat(1)]);
    assert_eq!(
        parlour.shown(A),
        [0, 4000, 4000],
        "closed, and a die rolled"
    );
    assert_eq!(parlour.record().await, Err(Problem::NotOver));
}

#[tokio::test(start_paused = true)]
async fn anybody_who_plays_may_ask_for_time_once() {
    let mut parlour = dealt(3, "000").await;
    assert_eq!(problem(&parlour.hold_on(A).await), Problem::NoPause);
    parlour.must(A, "open 2").await;
    assert_eq!(
        problem(&parlour.hold_on(ONLOOKER).await),
        Problem::NotSeated
    );
    parlour.wait(2 * SECOND).await;
    let told = parlour.hold_on(B).await;
    assert!(matches!(told, Tell::Done { .. }), "{told:?}");
    assert_eq!(problem(&parlour.hold_on(B).await), Problem::HeldAlready);
    let tell = serde_json::to_string(&tortuga_play::Tell::HoldOn { seat: Seat(1) }).unwrap();
    for who in [A, B, C, ONLOOKER] {
        let times = parlour
            .frames(who)
            .iter()
            .filter(|(_, frame)| *frame == tell);
        assert_eq!(times.count(), 1);
    }
    parlour.join(None).await;
    parlour.settle().await;
    let latecomer = parlour.frames(ONLOOKER);
    assert!(latecomer.iter().any(|(_, frame)| *frame == tell));
    parlour.wait(19 * SECOND).await;
    assert!(parlour.seen(A).pause.is_some());
    assert_eq!(parlour.shown(A), [0]);
    parlour.wait(SECOND).await;
    assert_eq!(parlour.shown(A), [0, 22_000]);
    let told = parlour.hold_on_in(B, 1).await;
    assert!(matches!(told, Tell::Stale { .. }), "that is over: {told:?}");
    let told = parlour.hold_on_in(B, 2).await;
    assert!(matches!(told, Tell::Done { .. }), "another pause: {told:?}");
}

#[tokio::test(start_paused = true)]
async fn a_standing_order_is_private_and_ends_with_the_next_decision() {
    let mut parlour = dealt(3, "010").await;
    parlour.must(A, "open 2").await;
    parlour.must_keep(B, "card").await;
    let others = OTHERS.map(|who| parlour.frames(who).len());
    let told = parlour
        .ask(B, |id, _| Ask::PassWindows { id, on: true })
        .await;
    assert!(matches!(told, Tell::Done { .. }));
    assert!(parlour.guest(B).card.as_ref().unwrap().pass_windows);
    parlour.settle().await;
    let now = OTHERS.map(|who| parlour.frames(who).len());
    assert_eq!(
        now,
        others.map(|count| count + 1),
        "the answer to settling only"
    );
    parlour.wait(4 * SECOND).await;
    assert_eq!(parlour.seen(B).view["laid"], json!([]), "it is forgotten");
    assert_eq!(parlour.seen(B).legal.len(), 2, "he could still answer");
    assert!(parlour.guest(B).card.as_ref().unwrap().pass_windows);
    parlour.wait(4 * SECOND).await;
    assert_eq!(parlour.seen(B).to_act, [Seat(1)], "it is B's turn");
    assert!(!parlour.guest(B).card.as_ref().unwrap().pass_windows);
    assert_eq!(
        problem(&parlour.pass_windows(ONLOOKER, true).await),
        Problem::NotSeated
    );
}

/// The picture and all that was heard, of everybody.
pub(super) fn memory(parlour: &Parlour) -> Vec<(Picture, Vec<Heard>)> {
    let memory = parlour.guests.iter().map(|guest| {
        let mut picture = guest.picture.clone().unwrap();
        picture.heard.clear();
        (picture, guest.heard.clone())
    });
    memory.collect()
}

/// At every moment of two windows: the same pictures after a restart, and the
/// pause that was running lasts its full time again.
#[tokio::test(start_paused = true)]
async fn a_restart_tells_nothing_early_and_nothing_anew() {
    for cards in ["000", "010", "012"] {
        for halves in 0..18 {
            let mut parlour = dealt(3, cards).await;
            parlour.must(A, "open 2").await;
            if halves > 2 && cards != "000" {
                parlour.must_keep(B, "pass").await;
            }
            for _ in 0..halves {
                parlour.wait(HALF).await;
            }
            let before = memory(&parlour);
            parlour.restart().await;
            assert_eq!(memory(&parlour), before, "{cards}, {halves}");
            let paused = parlour.seen(A).pause.is_some();
            parlour.wait(Duration::from_millis(3999)).await;
            assert_eq!(memory(&parlour), before, "{cards}, {halves}");
            parlour.wait(Duration::from_millis(1)).await;
            assert_eq!(memory(&parlour) != before, paused, "{cards}, {halves}");
        }
    }
}

/// B, C and D are bots; nobody must be kept from knowing anything.
#[tokio::test(start_paused = true)]
async fn one_person_alone_waits_for_nobody_and_has_all_the_time_he_likes() {
    let mut parlour = dealt(1, "000").await;
    parlour.leave().await;
    parlour.must(A, "open 2").await;
    assert_eq!(
        parlour.shown(A)[..4],
        [0, 0, 0, 0],
        "every moment is a picture"
    );
    assert!(parlour.seen(A).pause.is_none());

    let mut parlour = dealt(1, "111").await;
    parlour.leave().await;
    parlour.must(A, "open 1").await;
    parlour.wait(3600 * SECOND).await;
    assert_eq!(parlour.seen(A).to_act, [Seat(0)]);
    assert_eq!(problem(&parlour.hold_on(A).await), Problem::NoPause);
    parlour.must(A, "pass").await;
    for _ in 0..100 {
        if parlour.seen(A).pause.is_none() && parlour.seen(A).to_act == [Seat(0)] {
            break;
        }
        parlour.let_bots_think().await;
    }
    assert_eq!(parlour.seen(A).to_act, [Seat(0)]);
    assert_eq!(parlour.seen(A).view["rolled"].as_array().unwrap().len(), 1);
}

/// Whoever watches must not learn what the one person holds.
#[tokio::test(start_paused = true)]
async fn one_person_who_is_watched_is_protected() {
    let mut seen = Vec::new();
    for cards in ["000", "100"] {
        let mut parlour = dealt(1, cards).await;
        parlour.must(A, "open 1").await;
        parlour.leave().await;
        if cards == "100" {
            parlour.must_keep(A, "pass").await;
        }
        parlour.wait(SECOND).await;
        parlour.join(None).await;
        parlour.wait(SECOND).await;
        assert_pause(parlour.seen(ONLOOKER));
        let held = parlour.frames(ONLOOKER).to_vec();
        parlour.wait(2 * SECOND).await;
        assert!(parlour.seen(ONLOOKER).pause.is_none());
        parlour.let_bots_think().await;
        seen.push((held, parlour.pictures(ONLOOKER)));
    }
    assert_eq!(seen[0], seen[1], "watched");
}

/// Somebody who comes to watch while the one person takes his time.
#[tokio::test(start_paused = true)]
async fn time_runs_from_when_somebody_watches() {
    let mut parlour = dealt(1, "100").await;
    parlour.leave().await;
    parlour.must(A, "open 1").await;
    parlour.wait(100 * SECOND).await;
    parlour.join(None).await;
    parlour.wait(3 * SECOND).await;
    assert_eq!(parlour.seen(A).to_act, [Seat(0)]);
    parlour.wait(SECOND).await;
    assert!(parlour.seen(A).pause.is_none());
}

/// Nobody notices a bot that could answer and does not.
#[tokio::test(start_paused = true)]
async fn bots_pass_unseen_and_act_only_after_the_pause() {
    let mut seen = Vec::new();
    for cards in ["000", "001"] {
        let mut parlour = dealt(2, cards).await;
        parlour.must(A, "quiet").await;
        parlour.must(B, "open 2").await;
        parlour.let_bots_think().await;
        parlour.wait(4 * SECOND).await;
        parlour.let_bots_think().await;
        let all = [A, B, ONLOOKER];
        let held = all.map(|who| parlour.frames(who).to_vec());
        parlour.wait(4 * SECOND).await;
        parlour.let_bots_think().await;
        assert_eq!(parlour.shown(A)[..4], [0, 0, 4000, 8000]);
        let turn = &parlour.seen(A).to_act;
        assert_eq!(*turn, [Seat(0)], "the bot has had its turn");
        seen.push((held, all.map(|who| parlour.pictures(who))));
    }
    assert_eq!(seen[0], seen[1], "a bot");
}

#[tokio::test(start_paused = true)]
async fn the_end_is_held_too() {
    let mut parlour = dealt(3, "000").await;
    parlour.must(A, "end 1").await;
    assert_pause(parlour.seen(ONLOOKER));
    assert_eq!(parlour.record().await, Err(Problem::NotOver));
    parlour.join(None).await;
    assert_eq!(
        parlour.guest(ONLOOKER).card.as_ref().unwrap().stage,
        Stage::Playing
    );
    parlour.wait(4 * SECOND).await;
    assert!(parlour.seen(ONLOOKER).standings.is_some());
    assert_eq!(
        parlour.guest(ONLOOKER).card.as_ref().unwrap().stage,
        Stage::Over
    );
    let record = parlour.record().await.unwrap();
    assert!(!record.contains("pause"), "a pause is no part of the game");
}
