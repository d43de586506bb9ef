//! Hints: for whoever asks, and for nobody else.

use tempfile::TempDir;
use tortuga_protocol::{Ask, Hint, MOST_CANDIDATES, MOST_REASONS, Problem, Tell};

use super::parlour::{ONLOOKER, Parlour};
use super::pauses::{assert_alike, dealt, problem};
use super::{Client, Running, prepare};

fn hint(tell: Tell) -> Hint {
    let Tell::Hint { hint, .. } = tell else {
        panic!("{tell:?}");
    };
    *hint
}

fn ask(id: u32, picture: u32) -> Ask {
    Ask::Hint { id, picture }
}

fn was_told(frames: &[String]) -> bool {
    frames.iter().any(|frame| frame.contains("hint"))
}

#[tokio::test]
async fn a_captain_advises_whoever_asks_and_nobody_else() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let connect = |cookie: String| {
        let address = server.address.clone();
        async move { Client::connect(&address, "prepared", &cookie).await }
    };
    let mut mara = connect(prepared.cookies[0].clone()).await;
    let mut jonas = connect(prepared.cookies[1].clone()).await;
    let mut onlooker = connect(String::new()).await;

    let before = mara.picture.clone();
    let advice = hint(mara.ask(ask).await);
    let legal = |action: &str| mara.seen().legal.iter().any(|(_, own)| own == action);
    assert!(legal(&advice.action), "{advice:?}");
    assert!(advice.candidates.iter().all(|one| legal(&one.action)));
    assert!(advice.candidates.len() <= MOST_CANDIDATES && advice.reasons.len() <= MOST_REASONS);
    assert!(advice.chance <= 1000 && advice.line[0].1 == advice.action);
    assert_eq!(mara.picture, before, "nothing was played");
    for other in [&mut jonas, &mut onlooker] {
        other.settle().await;
        assert!(!was_told(&other.frames), "{:?}", other.frames);
    }

    assert_eq!(problem(&onlooker.ask(ask).await), Problem::NotSeated);
    let stale = mara.ask(|id, picture| ask(id, picture + 1)).await;
    assert!(matches!(stale, Tell::Stale { .. }), "{stale:?}");
    while !mara.seen().legal.is_empty() {
        let action = mara.seen().legal[0].1.clone();
        mara.must(&action).await;
    }
    assert_eq!(problem(&mara.ask(ask).await), Problem::NothingToDecide);
    server.stop().await;
}

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;

/// In a window that B can answer, or not; whoever can asks what to do.
async fn window(cards: &str, asks: bool) -> Parlour {
    let mut parlour = dealt(3, cards).await;
    parlour.must(A, "open 1").await;
    if asks {
        let advice = hint(parlour.ask(B, ask).await);
        assert!(["pass", "card"].contains(&advice.action.as_str()));
        assert_eq!(advice.candidates.len(), 2);
    }
    // Whoever has nothing to answer with learns nothing, whatever the truth is.
    for who in [A, C] {
        assert_eq!(problem(&parlour.ask(who, ask).await), Problem::Pause);
    }
    assert_eq!(
        problem(&parlour.ask(ONLOOKER, ask).await),
        Problem::NotSeated
    );
    parlour.settle().await;
    parlour.wait(std::time::Duration::from_secs(5)).await;
    parlour
}

#[tokio::test(start_paused = true)]
async fn in_a_window_a_hint_tells_nobody_that_somebody_could_answer() {
    let without = window("000", false).await;
    for asks in [false, true] {
        let with = window("010", asks).await;
        for who in [A, C, ONLOOKER] {
            assert_alike(&without, &with, who, "a hint");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn one_question_at_a_time() {
    let mut parlour = dealt(3, "000").await;
    let first = parlour.say(A, ask).await;
    let second = parlour.say(A, ask).await;
    let told = [parlour.answer(A).await, parlour.answer(A).await];
    let busy = Tell::Sorry {
        id: Some(second),
        problem: Problem::StillThinking,
    };
    assert_eq!(told[0], busy);
    assert!(matches!(&told[1], Tell::Hint { id, .. } if *id == first));
    hint(parlour.ask(A, ask).await);
}

#[tokio::test(start_paused = true)]
async fn a_hint_for_a_choice_that_is_gone_is_stale() {
    let mut parlour = dealt(3, "000").await;
    let asked = parlour.say(A, ask).await;
    let acted = parlour.say(A, |id, picture| Ask::Act {
        id,
        picture,
        action: "quiet".to_owned(),
    });
    let acted = acted.await;
    let told = [parlour.answer(A).await, parlour.answer(A).await];
    assert_eq!(told, [Tell::Done { id: acted }, Tell::Stale { id: asked }]);
}

#[tokio::test(start_paused = true)]
async fn whoever_leaves_wants_no_hint() {
    let mut parlour = dealt(1, "000").await;
    parlour.leave().await;
    parlour.say(A, ask).await;
    parlour.leave().await;
    parlour.come_back().await;
    hint(parlour.ask(A, ask).await);
}
