//! Undo goes back to the horizon and not a step further.

use tempfile::TempDir;
use tortuga_core::{Actor, QuickLuck, Seat, ToAct, Viewer};
use tortuga_games::Table;
use tortuga_play::Entry;
use tortuga_protocol::{Heard, Problem, Tell};

use super::{Client, Prepared, Running, follow, fresh_table, prepare, random_step};

/// A moment of a game: what led there, and what a seat does then.
struct Moment {
    seats: u8,
    log: Vec<Entry>,
    seat: Seat,
    action: String,
}

/// Plays random games until somebody is about to do what `wanted` asks for. It
/// sees the table before and after.
fn find(seats: u8, wanted: impl Fn(&dyn Table, &dyn Table, Seat) -> bool) -> Moment {
    for seed in 0..3000 {
        let mut luck = QuickLuck::new(seed);
        let (mut before, mut after) = (fresh_table(seats), fresh_table(seats));
        let mut log = Vec::new();
        while let Some(step) = random_step(before.as_ref(), &mut luck) {
            follow(after.as_mut(), &step);
            if let Actor::Seat(seat) = step.actor
                && before.forced(seat).is_none()
                && wanted(before.as_ref(), after.as_ref(), seat)
            {
                let tortuga_play::Deed::Action(action) = step.deed else {
                    unreachable!("only actions are played");
                };
                return Moment {
                    seats,
                    log,
                    seat,
                    action,
                };
            }
            follow(before.as_mut(), &step);
            log.push(step);
        }
    }
    panic!("no game has such a moment");
}

struct Scene {
    server: Running,
    prepared: Prepared,
    actor: Client,
    rival: Client,
    _folder: TempDir,
}

/// The moment on a server; somebody does it while a rival looks on.
async fn play(moment: &Moment) -> Scene {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, moment.seats, moment.log.clone()).await;
    let server = Running::start(&data).await;
    let seat = moment.seat.index();
    let other = (seat + 1) % usize::from(moment.seats);
    let mut actor = Client::connect(&server.address, &prepared.id, &prepared.cookies[seat]).await;
    let rival = Client::connect(&server.address, &prepared.id, &prepared.cookies[other]).await;
    actor.must(&moment.action).await;
    Scene {
        server,
        prepared,
        actor,
        rival,
        _folder: folder,
    }
}

async fn too_late(scene: &mut Scene) {
    assert!(!scene.actor.seen().can_undo);
    let before = scene.actor.picture.clone();
    let tell = scene.actor.undo().await;
    assert!(
        matches!(
            tell,
            Tell::Sorry {
                problem: Problem::TooLateToUndo,
                ..
            }
        ),
        "{tell:?}"
    );
    assert_eq!(scene.actor.picture, before);
}

fn one(table: &dyn Table, seat: Seat) -> bool {
    table.to_act() == ToAct::One(seat)
}

#[tokio::test]
async fn an_open_step_is_taken_back_and_everybody_sees_it() {
    let moment = find(3, |before, after, seat| {
        one(before, seat) && one(after, seat) && after.can_take_back(seat)
    });
    let mut scene = play(&moment).await;
    assert!(scene.actor.seen().can_undo);
    scene.rival.settle().await;
    let seen = scene.rival.seen().clone();
    assert!(matches!(scene.actor.undo().await, Tell::Done { .. }));
    assert!(scene.actor.heard.contains(&Heard::TakenBack(moment.seat)));
    scene.rival.settle().await;
    assert_ne!(scene.rival.seen().view, seen.view);
    assert!(scene.rival.seen().version > seen.version, "numbers go on");
    assert!(scene.rival.heard.contains(&Heard::TakenBack(moment.seat)));
    scene.actor.must(&moment.action).await;
    scene.rival.settle().await;
    assert_eq!(scene.rival.seen().view, seen.view);
    scene.server.stop().await;
}

#[tokio::test]
async fn luck_is_the_horizon() {
    let moment = find(3, |before, after, seat| {
        one(before, seat) && after.to_act() == ToAct::Chance
    });
    let mut scene = play(&moment).await;
    too_late(&mut scene).await;
    scene.server.stop().await;
}

#[tokio::test]
async fn what_was_learned_without_luck_is_the_horizon() {
    // The unseen goal cards have run out, and the next one lies under the stack
    // in a known order: no luck is asked, and still somebody has seen a card.
    let moment = find(4, |before, after, seat| {
        let drew = |heard: &serde_json::Value| heard.get("goal-drawn").is_some();
        let heard = after.heard(Viewer::Seat(seat));
        one(before, seat) && after.to_act() != ToAct::Chance && heard.iter().any(drew)
    });
    let mut scene = play(&moment).await;
    too_late(&mut scene).await;
    scene.server.stop().await;
}

#[tokio::test]
async fn another_seats_action_is_the_horizon() {
    let moment = find(3, |before, after, seat| {
        let next = after.to_act().seats().lowest();
        one(before, seat)
            && after.can_take_back(seat)
            && next.is_some_and(|next| next.0 == (seat.0 + 1) % 3)
            && matches!(after.to_act(), ToAct::One(_))
            && next.is_some_and(|next| after.forced(next).is_none())
    });
    let mut scene = play(&moment).await;
    assert!(scene.actor.seen().can_undo);
    scene.rival.settle().await;
    let answer = scene.rival.seen().legal[0].1.clone();
    scene.rival.must(&answer).await;
    scene.actor.settle().await;
    too_late(&mut scene).await;
    scene.server.stop().await;
}

/// In a simultaneous choice everybody takes his own steps back, whoever was
/// quicker; nobody else learns of it.
#[tokio::test]
async fn a_hidden_step_is_taken_back_unseen() {
    let moment = find(3, |before, _, _| {
        matches!(before.to_act(), ToAct::Together(_))
    });
    let mut scene = play(&moment).await;
    scene.rival.settle().await;
    let frames = scene.rival.frames.len();
    let theirs = scene.rival.seen().legal[0].1.clone();
    scene.rival.must(&theirs).await;
    assert!(matches!(scene.actor.undo().await, Tell::Done { .. }));
    scene.actor.must(&moment.action).await;
    scene.rival.settle().await;
    let news: Vec<&String> = scene.rival.frames[frames..]
        .iter()
        .filter(|frame| frame.contains("picture\""))
        .collect();
    assert_eq!(news.len(), 1, "only the rival's own step: {news:?}");
    scene.server.stop().await;
}

#[tokio::test]
async fn an_undo_survives_a_restart() {
    let moment = find(3, |before, after, seat| {
        one(before, seat) && one(after, seat) && after.can_take_back(seat)
    });
    let mut scene = play(&moment).await;
    assert!(matches!(scene.actor.undo().await, Tell::Done { .. }));
    let Scene {
        server,
        prepared,
        actor,
        _folder: folder,
        ..
    } = scene;
    server.stop().await;
    let server = Running::start(&folder.path().join("data")).await;
    let cookie = &prepared.cookies[moment.seat.index()];
    let again = Client::connect(&server.address, &prepared.id, cookie).await;
    let mut before = actor.seen().clone();
    before.heard.clear();
    assert_eq!(again.seen(), &before);
    assert_eq!(again.heard, actor.heard);
    server.stop().await;
}

/// Two steps lie this side of the horizon: two go back, and no third.
#[tokio::test]
async fn undo_stops_exactly_at_the_horizon() {
    let moment = find(3, |before, after, seat| {
        // A ship with a choice of trades, and then a choice of how to pay.
        let fresh = one(before, seat) && !before.can_take_back(seat);
        let trades = |(_, action): &(u16, String)| action.starts_with("main");
        let next = after.legal(seat);
        fresh && one(after, seat) && next.len() > 1 && next.iter().all(trades)
    });
    let mut scene = play(&moment).await;
    let second = scene.actor.seen().legal[0].1.clone();
    scene.actor.must(&second).await;
    assert!(matches!(scene.actor.undo().await, Tell::Done { .. }));
    assert!(matches!(scene.actor.undo().await, Tell::Done { .. }));
    too_late(&mut scene).await;
    scene.server.stop().await;
}

/// A simultaneous choice that everybody has finished stays finished.
#[tokio::test]
async fn a_finished_simultaneous_choice_is_the_horizon() {
    let moment = find(3, |before, after, _| {
        matches!(before.to_act(), ToAct::Together(_))
            && !matches!(after.to_act(), ToAct::Together(_))
    });
    let mut scene = play(&moment).await;
    too_late(&mut scene).await;
    scene.server.stop().await;
}

/// What the server played for somebody goes back with the decision before it.
#[tokio::test]
async fn forced_steps_go_back_with_their_decision() {
    let moment = find(3, |before, after, seat| {
        let ends = after
            .forced(seat)
            .is_some_and(|forced| forced == "end-trade");
        one(before, seat) && ends && after.can_take_back(seat)
    });
    let mut scene = play(&moment).await;
    assert_ne!(scene.actor.seen().to_act, [moment.seat], "it was played");
    assert!(matches!(scene.actor.undo().await, Tell::Done { .. }));
    let legal = &scene.actor.seen().legal;
    assert!(legal.iter().any(|(_, action)| *action == moment.action));
    assert!(legal.len() > 1, "back at a real decision");
    scene.server.stop().await;
}
