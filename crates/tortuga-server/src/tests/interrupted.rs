//! Lines that break, and hands that reach for the same thing at the same moment.

use std::time::Duration;

use futures_util::future::join_all;
use tempfile::TempDir;
use tortuga_core::{QuickLuck, Seat, Settings};
use tortuga_games::{EditionChoice, Table, open_table};
use tortuga_protocol::{Ask, Heard, NewTable, Opened, Picture, Problem, Stage, Tell};

use super::client::post;
use super::gathering::guest;
use super::{Client, GAME, Prepared, Running, pick, prepare_table};
use crate::storage::Storage;

/// Nobody asks faster than he may.
const BREATH: Duration = Duration::from_millis(200);

/// When the line of the first player breaks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Holds,
    /// After every single frame that comes.
    BreaksAfterFrames,
    /// After every action, before anybody could answer.
    BreaksAfterActions,
}

fn table_of(game: &str, settings: &[(&str, &str)]) -> Box<dyn Table> {
    let settings: Settings = settings
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    open_table(game, &EditionChoice::Standard, &settings).unwrap()
}

/// One person against a bot that has one thing to do at a time: itself a person
/// in this process, who never loses his line.
struct Match<'a> {
    server: &'a Running,
    prepared: &'a Prepared,
    line: Line,
    clients: Vec<Client>,
}

impl Match<'_> {
    async fn reconnect(&mut self) {
        let (id, cookie) = (&self.prepared.id, &self.prepared.cookies[0]);
        self.clients[0] = Client::connect(&self.server.address, id, cookie).await;
    }

    /// The next frame of the first player, after which his line may break.
    async fn next(&mut self) {
        self.clients[0].next().await;
        if self.line == Line::BreaksAfterFrames {
            self.reconnect().await;
        }
    }

    /// Everything has come, and no pause is on: nobody answers in any.
    async fn wait_for_both(&mut self) {
        self.clients[0].settle().await;
        while self.clients[0].seen().pause.is_some() {
            self.next().await;
        }
        self.clients[1].settle().await;
        self.clients[1]
            .settle_until(|client| client.seen().pause.is_none())
            .await;
        self.clients[0].settle().await;
    }

    /// The first player acts, however often it takes.
    async fn act(&mut self, action: &str) {
        // Whoever asks again asks on the picture that he decided on.
        let picture = self.clients[0].seen().version;
        let ask = |id, _| Ask::Act {
            id,
            picture,
            action: action.to_owned(),
        };
        if self.line == Line::BreaksAfterActions {
            self.clients[0].say(&ask(7, 0)).await;
            self.reconnect().await;
        }
        let tell = self.clients[0].ask(ask).await;
        // It may have been played before the line broke, and is not played again.
        let played = matches!(tell, Tell::Done { .. } | Tell::Kept { .. });
        assert!(
            played || self.line == Line::BreaksAfterActions,
            "{action}: {tell:?}"
        );
        if self.line == Line::BreaksAfterFrames {
            self.reconnect().await;
        }
    }
}

/// Plays so many decisions; what both have seen and heard at the end.
async fn play(
    game: &str,
    settings: &[(&str, &str)],
    most: u64,
    line: Line,
) -> Vec<(Picture, Vec<Heard>)> {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let table = table_of(game, settings);
    let prepared = prepare_table(&data, table.as_ref(), 2, Vec::new()).await;
    let storage = Storage::open(&data).await.unwrap();
    storage.shorten_pauses_for_test().await;
    storage.close().await;
    let server = Running::start(&data).await;
    let mut clients = Vec::new();
    for cookie in &prepared.cookies {
        clients.push(Client::connect(&server.address, &prepared.id, cookie).await);
    }
    let mut game = Match {
        server: &server,
        prepared: &prepared,
        line,
        clients,
    };
    let mut decisions = [0, 0];
    while decisions[0] < most && game.clients[0].table.stage != Stage::Over {
        tokio::time::sleep(BREATH).await;
        // By turns, so that both runs decide in the same order.
        game.wait_for_both().await;
        while let Some(action) = decide(&game.clients[1], &mut decisions[1]) {
            game.clients[1].must(&action).await;
            game.wait_for_both().await;
        }
        if let Some(action) = decide(&game.clients[0], &mut decisions[0]) {
            game.act(&action).await;
        }
    }
    game.wait_for_both().await;
    let mut ends = Vec::new();
    for client in &mut game.clients {
        client.settle().await;
        ends.push((client.seen().clone(), client.heard.clone()));
    }
    server.stop().await;
    for (picture, _) in &mut ends {
        picture.heard.clear();
    }
    ends
}

/// What somebody does depends on how much he has done before, and nothing else.
fn decide(client: &Client, decisions: &mut u64) -> Option<String> {
    let legal = &client.seen().legal;
    if legal.is_empty() {
        return None;
    }
    *decisions += 1;
    Some(pick(legal, &mut QuickLuck::new(*decisions)))
}

async fn a_broken_line_changes_nothing(game: &str, settings: &[(&str, &str)], most: u64) {
    let whole = play(game, settings, most, Line::Holds).await;
    assert!(whole[0].1.len() > 10, "{game}: hardly anything happened");
    for line in [Line::BreaksAfterFrames, Line::BreaksAfterActions] {
        let broken = play(game, settings, most, line).await;
        assert!(whole == broken, "{game}: something was lost or came twice");
    }
}

#[tokio::test]
async fn a_broken_line_changes_nothing_in_grog_island() {
    a_broken_line_changes_nothing(GAME, &[("seats", "2"), ("starting_player", "0")], 25).await;
}

#[tokio::test]
async fn a_broken_line_changes_nothing_in_glory_islands() {
    a_broken_line_changes_nothing("glory-islands", &[("seats", "2")], 25).await;
}

#[tokio::test]
async fn a_broken_line_changes_nothing_in_foggy_island() {
    a_broken_line_changes_nothing("foggy-island", &[("mode", "quick")], 25).await;
}

/// With pauses, which take their time.
#[tokio::test]
async fn a_broken_line_changes_nothing_in_groo() {
    a_broken_line_changes_nothing("groo", &[("seats", "2"), ("dealer", "0")], 10).await;
}

/// Two windows of one player act on the same picture at the same moment: one
/// action is played.
#[tokio::test]
async fn a_race_for_an_action_has_one_winner() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let table = table_of(GAME, &[("seats", "2"), ("starting_player", "0")]);
    let prepared = prepare_table(&data, table.as_ref(), 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let mut windows = Vec::new();
    for _ in 0..5 {
        let cookie = &prepared.cookies[0];
        windows.push(Client::connect(&server.address, &prepared.id, cookie).await);
    }
    for _ in 0..2 {
        let action = windows[0].seen().legal[0].1.clone();
        let acting = windows.iter_mut().map(|window| window.act(&action));
        let told = join_all(acting).await;
        let done = told.iter().filter(|tell| matches!(tell, Tell::Done { .. }));
        let stale = told
            .iter()
            .filter(|tell| matches!(tell, Tell::Stale { .. }));
        assert_eq!((done.count(), stale.count()), (1, 4), "{told:?}");
        for window in &mut windows {
            window.settle().await;
        }
    }
    server.stop().await;
}

/// Many reach for one seat: one of them sits, the others are told.
#[tokio::test]
async fn a_race_for_a_seat_has_one_winner() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    let wish = NewTable {
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..NewTable::of(GAME)
    };
    let opened = post(&server.address, "/api/tables", &mara, &wish).await;
    let id = opened.json::<Opened>().id;
    let mut rivals = Vec::new();
    for number in 0..6 {
        let cookie = guest(&server, &format!("Rival {number}")).await;
        rivals.push(Client::connect(&server.address, &id, &cookie).await);
    }
    let reach = rivals.iter_mut().map(async |rival| {
        let seat = Seat(1);
        let nonce = String::new();
        rival.say(&Ask::Sit { seat, nonce }).await;
        loop {
            if let Tell::Sorry { problem, .. } = rival.next().await {
                return Err(problem);
            }
            if rival.seat() == Some(seat) {
                return Ok(());
            }
        }
    });
    let told = join_all(reach).await;
    let sat = told.iter().filter(|one| one.is_ok()).count();
    let late = told.iter().filter(|one| **one == Err(Problem::SeatTaken));
    assert_eq!((sat, late.count()), (1, 5), "{told:?}");
    server.stop().await;
}
