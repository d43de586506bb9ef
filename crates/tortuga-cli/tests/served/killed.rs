//! An acknowledged action survives SIGKILL.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::{Actor, Luck as _, QuickLuck, Record, Seat};
use tortuga_protocol::{Ask, Heard, Level, NewTable, Opened, Stage, Tell};

use crate::client::{Client, get, post};
use crate::served::Served;

/// What somebody at the table knows to be safe.
struct Witness {
    cookie: String,
    table: String,
    heard: Vec<Heard>,
    version: u32,
    acknowledged: Vec<String>,
}

#[tokio::test]
async fn ten_kills_lose_no_acknowledged_action() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let mut luck = QuickLuck::new(5);
    let server = Served::start(&data);
    let mut witness = begin(&server).await;
    server.kill();
    let mut safe = 0;
    for kill in 0..10 {
        let server = Served::start(&data);
        let mut client = come_back(&server, &witness).await;
        for step in 0..4 {
            // A lucky game may be over by now: the next one is killed as well.
            while !act(&mut client, &mut witness, &mut luck).await {
                safe += check_record(&server, &witness).await;
                witness = begin(&server).await;
                client = come_back(&server, &witness).await;
            }
            if step == 2 {
                undo(&mut client, &mut witness).await;
            }
        }
        // One more is on its way when the lights go out.
        if let Some((_, action)) = client.seen().legal.first().cloned() {
            let picture = client.seen().version;
            let ask = Ask::Act {
                id: 1000 + kill,
                picture,
                action,
            };
            client.say(&ask).await;
            let wait = luck.below(12);
            tokio::time::sleep(Duration::from_millis(wait.into())).await;
        }
        server.kill();
    }
    let server = Served::start(&data);
    let mut client = come_back(&server, &witness).await;
    while act(&mut client, &mut witness, &mut luck).await {}
    safe += check_record(&server, &witness).await;
    // Four actions before each kill, of which one may be taken back.
    assert!(safe >= 30, "only {safe} actions were acknowledged");
}

/// A table of one person and a bot, and the game begun.
async fn begin(server: &Served) -> Witness {
    let cookie = get(&server.address, "/api/me", "").await.cookie().unwrap();
    let wish = NewTable {
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..NewTable::of("grog-island")
    };
    let opened = post(&server.address, "/api/tables", &cookie, &wish).await;
    let table = opened.json::<Opened>().id;
    let mut client = Client::connect(&server.address, &table, &cookie).await;
    let bot = Ask::SeatBot {
        seat: Seat(1),
        level: Level::Novice,
    };
    client.say(&bot).await;
    client.say(&Ask::Start {}).await;
    while client.picture.is_none() {
        client.next().await;
    }
    Witness {
        cookie,
        table,
        heard: client.heard.clone(),
        version: client.seen().version,
        acknowledged: Vec::new(),
    }
}

/// Everything that was known to be safe is still there.
async fn come_back(server: &Served, witness: &Witness) -> Client {
    let client = Client::connect(&server.address, &witness.table, &witness.cookie).await;
    assert_eq!(client.seat(), Some(Seat(0)));
    assert!(
        client.heard.starts_with(&witness.heard),
        "something was lost"
    );
    assert!(client.seen().version >= witness.version);
    client
}

/// Acts once and waits for the acknowledgement; false when the game is over.
async fn act(client: &mut Client, witness: &mut Witness, luck: &mut QuickLuck) -> bool {
    while client.seen().legal.is_empty() {
        if client.table.stage == Stage::Over {
            return false;
        }
        client.next().await;
    }
    let legal = client.seen().legal.clone();
    let place = luck.below(u32::try_from(legal.len()).unwrap()) as usize;
    let action = legal[place].1.clone();
    if let Tell::Done { .. } = client.act(&action).await {
        witness.acknowledged.push(action);
        witness.heard.clone_from(&client.heard);
        witness.version = client.seen().version;
    }
    true
}

/// Takes back, if that is possible; an acknowledged undo is as safe as an action.
async fn undo(client: &mut Client, witness: &mut Witness) {
    if client.seen().can_undo && matches!(client.undo().await, Tell::Done { .. }) {
        witness.acknowledged.pop();
        witness.heard.clone_from(&client.heard);
        witness.version = client.seen().version;
    }
}

/// All acknowledged actions stand in the record, in their order; how many these are.
async fn check_record(server: &Served, witness: &Witness) -> usize {
    let path = format!("/api/tables/{}/record", witness.table);
    let record = Record::read(&get(&server.address, &path, "").await.body).unwrap();
    let mut own = record
        .actions
        .iter()
        .filter(|line| line.actor == Actor::Seat(Seat(0)));
    for action in &witness.acknowledged {
        assert!(
            own.any(|line| line.action == *action),
            "{action} is missing"
        );
    }
    witness.acknowledged.len()
}
