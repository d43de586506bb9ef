//! Bots that think for long: nobody waits for them who need not.

use std::any::Any;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tortuga_bots::{Advice, Mind, Watch};
use tortuga_core::{QuickLuck, Seat};
use tortuga_protocol::{Ask, Level, Sitter, Stage, Tell};

use super::client::get;
use super::gathering::{guest, open};
use super::{Client, Running, pick, prepare};

/// In these tests an admiral thinks so long, and no better than whom he stands
/// for.
const LONG: Duration = Duration::from_secs(2);
/// Whoever does not wait for a bot is answered by then.
const QUICK: Duration = Duration::from_secs(1);

pub(crate) fn slow(mind: Box<dyn Mind>) -> Box<dyn Mind> {
    Box::new(Slow(mind))
}

struct Slow(Box<dyn Mind>);

impl Mind for Slow {
    fn think(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<Advice> {
        linger(watch);
        self.0.think(perspective, watch)
    }

    fn choose(&mut self, perspective: &(dyn Any + Send), watch: &Watch) -> Option<String> {
        linger(watch);
        self.0.choose(perspective, watch)
    }
}

fn linger(watch: &Watch) {
    let begun = Instant::now();
    while begun.elapsed() < LONG && !watch.is_enough() {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Somebody at a table for two with a bot, the game begun.
async fn against(server: &Running, level: Level) -> (Client, String, String) {
    let mara = guest(server, "Mara").await;
    let id = open(server, &mara, 2).await;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    let seat = Seat(1);
    client.say(&Ask::SeatBot { seat, level }).await;
    client.say(&Ask::Start {}).await;
    while client.picture.is_none() {
        client.next().await;
    }
    (client, id, mara)
}

#[tokio::test]
async fn more_bots_than_cores_keep_nobody_waiting() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let cores = std::thread::available_parallelism().unwrap().get();
    let mut tables = Vec::new();
    for _ in 0..cores + 3 {
        tables.push(against(&server, Level::Admiral).await);
    }

    let begun = Instant::now();
    assert_eq!(get(&server.address, "/healthz", "").await.body, "ok\n");
    let mut other = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    let action = other.seen().legal[0].1.clone();
    other.must(&action).await;
    let (client, id, cookie) = tables.last_mut().unwrap();
    client.settle().await;
    let again = Client::connect(&server.address, id, cookie).await;
    assert_eq!(again.picture, client.picture);
    assert!(begun.elapsed() < QUICK, "{:?}", begun.elapsed());
    server.stop().await;
}

/// Plays until the bot is to act and the last action can be taken back.
async fn until_undoable(client: &mut Client, luck: &mut QuickLuck) {
    loop {
        let seen = client.seen();
        let waits = seen.to_act == [Seat(1)];
        if waits && seen.can_undo {
            return;
        }
        assert_eq!(client.table.stage, Stage::Playing);
        if seen.legal.is_empty() {
            client.next().await;
        } else {
            let action = pick(&client.seen().legal.clone(), luck);
            client.act(&action).await;
        }
    }
}

#[tokio::test]
async fn what_a_bot_thinks_about_can_be_taken_back() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let (mut client, ..) = against(&server, Level::Admiral).await;
    until_undoable(&mut client, &mut QuickLuck::new(5)).await;
    let heard = client.heard.len();
    let begun = Instant::now();
    assert!(matches!(client.undo().await, Tell::Done { .. }));
    let legal = client.seen().legal.clone();
    assert!(!legal.is_empty(), "it is my turn again");
    // The bot may stop, and what it thought is not played.
    tokio::time::sleep(Duration::from_millis(200)).await;
    client.settle().await;
    assert_eq!(client.seen().legal, legal);
    assert!(begun.elapsed() < QUICK, "{:?}", begun.elapsed());
    client.must(&legal[0].1).await;
    let before = client.heard.len();
    assert!(before > heard);
    while client.seen().to_act == [Seat(1)] {
        client.next().await;
    }
    assert!(client.heard.len() > before, "the bot has acted");
    server.stop().await;
}

#[tokio::test]
async fn whoever_leaves_a_thinking_bot_finds_everything_as_it_was() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let (client, id, cookie) = against(&server, Level::Admiral).await;
    let before = client.picture.clone();
    drop(client);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut again = Client::connect(&server.address, &id, &cookie).await;
    assert_eq!(again.picture, before, "bots do not play for nobody");
    let action = again.seen().legal[0].1.clone();
    again.must(&action).await;
    while again.seen().to_act.contains(&Seat(1)) {
        again.next().await;
    }
    server.stop().await;
}

/// Levels are chosen for each seat, may be changed, and outlive a restart.
#[tokio::test]
async fn every_seat_has_its_level() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 4).await;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    let levels = [Level::Sailor, Level::Captain, Level::Novice];
    for (seat, level) in (1..)
        .map(Seat)
        .zip([Level::Mate, Level::Mate, Level::Novice])
    {
        client.say(&Ask::SeatBot { seat, level }).await;
        client.next().await;
    }
    for (seat, level) in (1..).map(Seat).zip(levels) {
        client.say(&Ask::SeatBot { seat, level }).await;
        client.next().await;
    }
    let bots = levels.map(Sitter::Bot);
    let who = |client: &Client| -> Vec<Sitter> {
        let seats = client.table.seats.iter().skip(1);
        seats.map(|seat| seat.who).collect()
    };
    assert_eq!(who(&client), bots);
    server.stop().await;
    let server = Running::start(&data).await;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    assert_eq!(who(&client), bots);
    client.say(&Ask::Start {}).await;
    while client.picture.is_none() {
        client.next().await;
    }
    assert_eq!(who(&client), bots);
    server.stop().await;
}
