//! Clocks: whose time runs, what stops it, and what happens when it is up.

use std::time::Duration;

use tortuga_protocol::{Ask, Problem, Stage, Tell, Tempo};

use super::parlour::{ONLOOKER, Parlour};
use super::pauses::problem;
use super::worlds::{Until, set_up};
use super::{fresh_table, prepare_timed};

const A: usize = 0;
const B: usize = 1;

const LIVE: Tempo = Tempo::Live {
    bank: 30,
    increment: 5,
};

const SECOND: Duration = Duration::from_secs(1);

async fn table(tempo: Tempo) -> Parlour {
    let table = fresh_table(2);
    Parlour::open_timed(table.as_ref(), 2, Vec::new(), tempo).await
}

/// Does the first thing that may be done, until the game waits for somebody else.
async fn finish(parlour: &mut Parlour, who: usize) {
    while let Some((_, action)) = parlour.seen(who).legal.first().cloned() {
        parlour.must(who, &action).await;
    }
}

/// Milliseconds left, as this viewer was last told.
fn left(parlour: &Parlour, who: usize) -> Vec<Option<i64>> {
    parlour.guest(who).clocks.as_ref().unwrap().left.clone()
}

fn running(parlour: &Parlour, who: usize) -> Vec<u8> {
    let clocks = parlour.guest(who).clocks.as_ref().unwrap();
    clocks.running.iter().map(|seat| seat.0).collect()
}

#[tokio::test(start_paused = true)]
async fn time_runs_for_whoever_must_decide_and_everybody_sees_it() {
    let mut parlour = table(LIVE).await;
    assert_eq!(running(&parlour, A), [0, 1], "both choose goal cards");
    parlour.wait(10 * SECOND).await;
    finish(&mut parlour, A).await;
    for who in [A, B, ONLOOKER] {
        assert_eq!(left(&parlour, who), [Some(25_000), Some(20_000)]);
        assert_eq!(running(&parlour, who), [1]);
    }
}

#[tokio::test(start_paused = true)]
async fn when_the_time_is_up_a_bot_takes_the_seat_and_gives_it_back() {
    let mut parlour = table(LIVE).await;
    finish(&mut parlour, A).await;
    parlour.wait(44 * SECOND).await;
    assert!(!parlour.guest(A).card.as_ref().unwrap().seats[1].stand_in);
    parlour.wait(2 * SECOND).await;
    let card = parlour.guest(A).card.clone().unwrap();
    assert!(card.seats[1].stand_in && !card.seats[0].stand_in);
    let tell = parlour.act(B, "pass").await;
    assert!(
        matches!(tell, Tell::Stale { .. }) || problem(&tell) == Problem::StoodIn,
        "{tell:?}"
    );
    // The bot has chosen, and the game has gone on.
    parlour.let_bots_think().await;
    assert!(parlour.seen(A).legal.len() > 1 || parlour.seen(B).legal.len() > 1);
    let tell = parlour.ask(B, |id, _| Ask::ComeBack { id }).await;
    assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
    parlour.settle().await;
    assert!(!parlour.guest(A).card.as_ref().unwrap().seats[1].stand_in);
    assert!(
        left(&parlour, A)[1].unwrap() >= 60_000,
        "some time to look around"
    );
    let again = parlour.ask(B, |id, _| Ask::ComeBack { id }).await;
    assert_eq!(problem(&again), Problem::NotStoodIn);
}

#[tokio::test(start_paused = true)]
async fn a_restart_keeps_the_clocks_and_the_time_down_does_not_count() {
    let mut parlour = table(LIVE).await;
    finish(&mut parlour, A).await;
    parlour.wait(7 * SECOND).await;
    parlour.restart_after(3_600_000).await;
    for who in [A, B] {
        assert_eq!(left(&parlour, who), [Some(35_000), Some(23_000)]);
        assert_eq!(running(&parlour, who), [1]);
    }
    parlour.wait(3 * SECOND).await;
    finish(&mut parlour, B).await;
    assert_eq!(left(&parlour, A)[1], Some(25_000));
}

#[tokio::test(start_paused = true)]
async fn nobodys_time_runs_while_all_have_agreed_to_stop() {
    let mut parlour = table(LIVE).await;
    let agree = |id, _| Ask::Agree {
        id,
        to: tortuga_protocol::Agreement::Stop,
        yes: true,
    };
    parlour.ask(A, agree).await;
    parlour.settle().await;
    let card = parlour.guest(B).card.clone().unwrap();
    assert_eq!(card.wishes.stop.len(), 1);
    assert!(!card.stopped);
    parlour.wait(4 * SECOND).await;
    parlour.ask(B, agree).await;
    parlour.wait(1000 * SECOND).await;
    let card = parlour.guest(A).card.clone().unwrap();
    assert!(card.stopped && card.wishes.stop.is_empty());
    let (_, action) = parlour.seen(A).legal[0].clone();
    let tell = parlour.act(A, &action).await;
    assert_eq!(problem(&tell), Problem::Stopped);
    parlour.ask(B, |id, _| Ask::GoOn { id }).await;
    parlour.wait(SECOND).await;
    finish(&mut parlour, A).await;
    assert_eq!(left(&parlour, B), [Some(30_000), Some(25_000)]);
    assert!(!parlour.guest(A).card.as_ref().unwrap().stopped);
}

/// Steps that others cannot see move no clock that they can: a seat that takes
/// back and chooses anew looks like one that thinks, times included.
#[tokio::test(start_paused = true)]
async fn hidden_steps_move_no_clock() {
    let mut frames = Vec::new();
    for hesitates in [false, true] {
        let mut parlour = table(LIVE).await;
        parlour.wait(2 * SECOND).await;
        let (_, first) = parlour.seen(B).legal[0].clone();
        if hesitates {
            parlour.must(B, &first).await;
            parlour
                .ask(B, |id, picture| Ask::Undo { id, picture })
                .await;
        }
        parlour.settle().await;
        parlour.wait(2 * SECOND).await;
        finish(&mut parlour, B).await;
        parlour.settle().await;
        let sent = |who| -> Vec<(Duration, String)> {
            let all = parlour.frames(who).iter();
            // What he was answered himself counts how often he asked.
            let own = |text: &str| text.contains("\"id\":") && !text.contains("\"welcome\"");
            all.filter(|(_, text)| !own(text) || text.contains("\"picture\""))
                .filter(|(_, text)| !text.starts_with("{\"tell\":\"refused\""))
                .filter(|(_, text)| !text.starts_with("{\"tell\":\"sorry\""))
                .cloned()
                .collect()
        };
        frames.push([sent(A), sent(ONLOOKER)]);
    }
    let [calm, hesitant] = &frames[..] else {
        panic!("two worlds");
    };
    for (calm, hesitant) in calm.iter().zip(hesitant) {
        assert!(calm.len() > 2);
        for (one, other) in calm.iter().zip(hesitant) {
            assert_eq!(one, other);
        }
        assert_eq!(calm.len(), hesitant.len());
    }
}

#[tokio::test(start_paused = true)]
async fn a_slow_table_waits_for_hours_and_says_so_in_the_data() {
    let mut parlour = table(Tempo::Slow { hours: 2 }).await;
    finish(&mut parlour, A).await;
    assert_eq!(left(&parlour, A), [Some(7_200_000), Some(7_200_000)]);
    let standing = parlour.storage().standing("prepared").await.unwrap();
    assert_eq!(standing.stage, Stage::Playing);
    assert_eq!(
        standing.waits_for,
        tortuga_core::Seats::only(tortuga_core::Seat(1))
    );
    let due = standing.due.unwrap() - super::BEGUN;
    assert_eq!(due, 3 * 3_600_000, "two hours and the grace");
    let until = standing.until[1].unwrap() - super::BEGUN;
    assert_eq!(until, 2 * 3_600_000, "his own time, without the grace");
    assert_eq!(standing.until[0], None, "nobody waits for the other");
}

#[tokio::test]
async fn a_clock_runs_out_at_a_table_that_nobody_is_at() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path().join("data");
    let game = fresh_table(3);
    let [dealt, _] = set_up(0, Until::Choice);
    prepare_timed(&data, game.as_ref(), 3, dealt, LIVE).await;
    let storage = crate::storage::Storage::open(&data).await.unwrap();
    // It began long ago, and is to be looked after.
    storage.backdate_for_test("prepared", 1).await;
    storage.close().await;
    let server = super::Running::start(&data).await;
    let storage = crate::storage::Storage::open(&data).await.unwrap();
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let log = storage.log("prepared").await.unwrap();
        let stood_in = log
            .iter()
            .filter(|logged| logged.entry.deed == tortuga_play::Deed::StoodIn);
        if stood_in.count() == 3 {
            storage.close().await;
            return server.stop().await;
        }
    }
    panic!("nobody stood in");
}

/// A sign of life is given every few seconds. What was thought between the last one and
/// the last entry was thought while the server was up, and nobody's clock gets it back.
#[tokio::test]
async fn an_outage_begins_after_the_last_entry() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path().join("data");
    super::prepare(&data, 2, Vec::new()).await;
    let storage = crate::storage::Storage::open(&data).await.unwrap();
    assert_eq!(storage.rise(1_000).await.unwrap(), []);
    let written = crate::storage::Written {
        entries: vec![super::entry(tortuga_core::Actor::Chance, "starter 0")],
        at: 4_000,
        standing: None,
    };
    storage.append("prepared", 0, written).await.unwrap();
    assert_eq!(storage.rise(9_000).await.unwrap(), [(4_000, 9_000)]);
    storage.close().await;
}
