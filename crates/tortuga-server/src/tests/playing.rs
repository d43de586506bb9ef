//! Whole games, and coming back in the middle of them.

use tempfile::TempDir;
use tortuga_core::{Game, QuickLuck, Record, Seat};
use tortuga_games::{EditionChoice, Visitor, setting_of, with_game};
use tortuga_protocol::{Ask, Failed, Heard, Level, Problem, Stage, Tell};

use super::client::get;
use super::gathering::{guest, open};
use super::{Client, Running, pick, prepare};
use crate::storage::Storage;

/// Two people and a bot play by chance until the game is over; an onlooker watches.
#[tokio::test]
async fn a_whole_game_of_people_and_a_bot() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let (mara, jonas) = (guest(&server, "Mara").await, guest(&server, "Jonas").await);
    let id = open(&server, &mara, 3).await;
    let mut people = [
        Client::connect(&server.address, &id, &mara).await,
        Client::connect(&server.address, &id, &jonas).await,
    ];
    let mut onlooker = Client::connect(&server.address, &id, "").await;
    people[1]
        .say(&Ask::Sit {
            seat: Seat(1),
            nonce: "salt".to_owned(),
        })
        .await;
    people[1].next().await;
    people[0]
        .say(&Ask::SeatBot {
            seat: Seat(2),
            level: Level::Novice,
        })
        .await;
    people[0].say(&Ask::Start {}).await;

    let early = get(&server.address, &format!("/api/tables/{id}/record"), &mara).await;
    assert_eq!(early.status, 409);
    assert_eq!(early.json::<Failed>().problem, Problem::NotOver);

    let mut luck = QuickLuck::new(3);
    for client in &mut people {
        while client.picture.is_none() {
            client.next().await;
        }
    }
    while people[0].table.stage != Stage::Over {
        for client in &mut people {
            play_while_asked(client, &mut luck).await;
        }
        // Somebody else is to act, and then somebody of us, or nobody.
        for client in &mut people {
            wait_for_news(client).await;
        }
    }
    let record = get(&server.address, &format!("/api/tables/{id}/record"), "").await;
    assert!(record.head.contains("attachment"));
    let record = Record::read(&record.body).unwrap();
    assert_eq!(record.header.seats, ["Mara", "Jonas", "Pelican"]);
    let luck = record.header.luck.clone().unwrap();
    assert_eq!(luck.nonces, ["mine", "salt", ""]);
    assert!(
        verified(&record) > 20,
        "every outcome of chance is the promised one"
    );

    while onlooker.table.stage != Stage::Over {
        onlooker.next().await;
    }
    assert!(onlooker.seen().standings.is_some());
    assert!(onlooker.seen().legal.is_empty());
    server.stop().await;
}

async fn play_while_asked(client: &mut Client, luck: &mut QuickLuck) {
    while client.table.stage != Stage::Over && !client.seen().legal.is_empty() {
        let action = pick(&client.seen().legal.clone(), luck);
        let tell = client.act(&action).await;
        assert!(
            matches!(tell, Tell::Done { .. } | Tell::Stale { .. }),
            "{tell:?}"
        );
    }
}

/// Reads on until this client is to act or the game is over, or nothing more
/// comes because another person is to act.
async fn wait_for_news(client: &mut Client) {
    while client.table.stage != Stage::Over && client.seen().legal.is_empty() {
        let others = client.seen().to_act.iter().any(|seat| seat.0 < 2);
        if others {
            return client.settle().await;
        }
        client.next().await;
    }
}

/// How many outcomes of chance are the promised ones: all, or this fails.
pub(crate) fn verified(record: &Record) -> u64 {
    struct Verify<'a>(&'a Record);
    impl Visitor for Verify<'_> {
        type Output = u64;

        fn visit<G: tortuga_core::Rules>(self) -> u64 {
            let (held, options) = setting_of::<G>(self.0, &EditionChoice::Standard).unwrap();
            Game::<G>::verify(held.edition, &options, self.0)
                .unwrap()
                .outcomes
        }
    }
    with_game(&record.header.game, Verify(record)).unwrap()
}

/// After every decision of several rounds a second connection shows the very
/// same picture, and after every tenth a server that was started anew.
#[tokio::test]
async fn coming_back_at_any_moment_gives_the_same_picture() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let mut server = Running::start(&data).await;
    let mut luck = QuickLuck::new(11);
    let mut known: [Vec<Heard>; 2] = [Vec::new(), Vec::new()];
    for step in 0..60 {
        for (seat, cookie) in prepared.cookies.iter().enumerate() {
            let mut client = Client::connect(&server.address, &prepared.id, cookie).await;
            assert!(
                client.heard.starts_with(&known[seat]),
                "what was heard stays heard"
            );
            let legal = client.seen().legal.clone();
            if !legal.is_empty() {
                client.must(&pick(&legal, &mut luck)).await;
                if client.seen().can_undo && step % 3 == 0 {
                    assert!(matches!(client.undo().await, Tell::Done { .. }));
                }
            }
            let twin = Client::connect(&server.address, &prepared.id, cookie).await;
            same(&client, &twin);
            if step % 10 == seat {
                server.stop().await;
                server = Running::start(&data).await;
                let again = Client::connect(&server.address, &prepared.id, cookie).await;
                same(&client, &again);
            }
            known[seat] = client.heard.clone();
        }
    }
    server.stop().await;
}

#[track_caller]
fn same(before: &Client, after: &Client) {
    let (mut one, mut two) = (before.seen().clone(), after.seen().clone());
    one.heard.clear();
    two.heard.clear();
    assert_eq!(one, two);
    assert_eq!(before.heard, after.heard);
    assert_eq!(before.table, after.table);
}

/// A decision on an old picture is not played.
#[tokio::test]
async fn whoever_decided_on_an_old_picture_is_told() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let cookie = &prepared.cookies[0];
    let mut here = Client::connect(&server.address, &prepared.id, cookie).await;
    let mut there = Client::connect(&server.address, &prepared.id, cookie).await;
    let action = here.seen().legal[0].1.clone();
    here.must(&action).await;
    assert!(matches!(there.act(&action).await, Tell::Stale { .. }));
    there.settle().await;
    same(&here, &there);
    server.stop().await;
}

/// What cannot be stored is not played, nobody is shown it, and the game goes
/// on as soon as there is room again.
#[tokio::test]
async fn what_cannot_be_stored_did_not_happen() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let mut client = Client::connect(&server.address, &prepared.id, &prepared.cookies[0]).await;
    let before = client.picture.clone();
    let action = client.seen().legal[0].1.clone();

    let storage = Storage::open(&data).await.unwrap();
    storage.fail_for_test(true).await;
    let tell = client.act(&action).await;
    let Tell::Sorry { problem, .. } = tell else {
        panic!("{tell:?}");
    };
    assert_eq!(problem, Problem::NotStored);
    client.settle().await;
    assert_eq!(client.picture, before);

    storage.fail_for_test(false).await;
    storage.close().await;
    client.must(&action).await;
    server.stop().await;
}

/// A game whose first luck could not be stored has not begun for anybody, and
/// begins when somebody comes back.
#[tokio::test]
async fn a_start_that_cannot_be_stored_is_made_up_for() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    client
        .say(&Ask::SeatBot {
            seat: Seat(1),
            level: Level::Novice,
        })
        .await;
    client.next().await;
    let storage = Storage::open(&data).await.unwrap();
    storage.fail_for_test(true).await;
    client.say(&Ask::Start {}).await;
    client.must_end().await;
    storage.fail_for_test(false).await;
    storage.close().await;
    let again = Client::connect(&server.address, &id, &mara).await;
    assert!(again.picture.is_some());
    server.stop().await;
}
