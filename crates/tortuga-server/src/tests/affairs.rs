//! What happens beside the rules: giving up, agreeing, playing again, closing.

use tempfile::TempDir;
use tortuga_core::{Ended, Record, Seat};
use tortuga_protocol::{
    Agreement, Ask, Ending, Level, NewTable, Opened, Problem, Sitter, Stage, Tell,
};

use super::client::{get, post};
use super::gathering::{guest, open};
use super::{Client, GAME, Running, prepare};
use crate::Admin;

async fn sorry(client: &mut Client, ask: impl FnOnce(u32) -> Ask) -> Problem {
    let tell = client.ask(|id, _| ask(id)).await;
    let Tell::Sorry { problem, .. } = tell else {
        panic!("{tell:?}");
    };
    problem
}

async fn done(client: &mut Client, ask: impl FnOnce(u32) -> Ask) {
    let tell = client.ask(|id, _| ask(id)).await;
    assert!(matches!(tell, Tell::Done { .. }), "{tell:?}");
}

/// A game of so many people on a server of its own.
async fn people(seats: u8) -> (TempDir, Running, Vec<Client>, Vec<String>) {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, seats, Vec::new()).await;
    let server = Running::start(&data).await;
    let mut clients = Vec::new();
    for cookie in &prepared.cookies {
        clients.push(Client::connect(&server.address, &prepared.id, cookie).await);
    }
    (folder, server, clients, prepared.cookies)
}

#[tokio::test]
async fn whoever_gives_up_against_one_ends_the_game() {
    let (_folder, server, mut clients, _) = people(2).await;
    done(&mut clients[1], |id| Ask::Resign { id }).await;
    clients[0]
        .settle_until(|client| client.table.stage == Stage::Over)
        .await;
    let card = clients[0].table.clone();
    assert_eq!(card.ending, Some(Ending::Resignation));
    assert!(card.seats[1].resigned && !card.seats[0].resigned);
    assert!(clients[0].seen().legal.is_empty() && clients[0].seen().to_act.is_empty());
    let again = sorry(&mut clients[1], |id| Ask::Resign { id }).await;
    assert_eq!(again, Problem::Over);
    let text = get(&server.address, "/api/tables/prepared/record", "").await;
    let record = Record::read(&text.body).unwrap();
    assert_eq!(record.closing.as_ref().unwrap().ended, Ended::Resignation);
    let verified = super::client::post_text(&server.address, "/api/verify", &text.body).await;
    assert_eq!(verified.json::<tortuga_protocol::Verified>().why_not, None);
    server.stop().await;
}

#[tokio::test]
async fn among_three_a_bot_plays_on_for_whoever_gave_up() {
    let (_folder, server, mut clients, _) = people(3).await;
    done(&mut clients[1], |id| Ask::Resign { id }).await;
    let [first, _, third] = &mut clients[..] else {
        panic!("three");
    };
    first.settle().await;
    assert_eq!(first.table.stage, Stage::Playing);
    assert!(first.table.seats[1].resigned);
    // All choose goal cards: the bot for the second.
    for client in [&mut *first, third] {
        while let Some((_, action)) = client.seen().legal.first().cloned() {
            client.must(&action).await;
            client.settle().await;
        }
    }
    while first.seen().to_act != [Seat(0)] {
        first.next().await;
    }
    let back = sorry(&mut clients[1], |id| Ask::ComeBack { id }).await;
    assert_eq!(back, Problem::Resigned);
    // The second but last gives up too: one side is left.
    done(&mut clients[2], |id| Ask::Resign { id }).await;
    clients[0]
        .settle_until(|client| client.table.stage == Stage::Over)
        .await;
    server.stop().await;
}

#[tokio::test]
async fn all_must_agree_to_end_without_a_winner() {
    let (folder, server, mut clients, cookies) = people(2).await;
    let abandon = |yes| {
        move |id| Ask::Agree {
            id,
            to: Agreement::Abandon,
            yes,
        }
    };
    done(&mut clients[0], abandon(true)).await;
    done(&mut clients[0], abandon(false)).await;
    done(&mut clients[1], abandon(true)).await;
    clients[0].settle().await;
    assert_eq!(clients[0].table.wishes.abandon, [Seat(1)]);
    assert_eq!(clients[0].table.stage, Stage::Playing);
    done(&mut clients[0], abandon(true)).await;
    clients[1]
        .settle_until(|client| client.table.stage == Stage::Over)
        .await;
    assert_eq!(clients[1].table.ending, Some(Ending::Abandonment));
    let path = "/api/tables/prepared/record";
    let record = Record::read(&get(&server.address, path, "").await.body).unwrap();
    assert_eq!(record.closing.unwrap().ended, Ended::Abandonment);
    // It is still so after the table was read again.
    drop(clients);
    server.stop().await;
    let server = Running::start(&folder.path().join("data")).await;
    let client = Client::connect(&server.address, "prepared", &cookies[0]).await;
    assert_eq!(client.table.ending, Some(Ending::Abandonment));
    server.stop().await;
}

#[tokio::test]
async fn the_same_people_play_again_one_seat_further_on() {
    let (_folder, server, mut clients, cookies) = people(3).await;
    assert_eq!(
        sorry(&mut clients[0], |id| Ask::Rematch { id }).await,
        Problem::StillOn
    );
    for client in &mut clients {
        let agree = |id| Ask::Agree {
            id,
            to: Agreement::Abandon,
            yes: true,
        };
        done(client, agree).await;
    }
    // Two ask at once: there is one table.
    let (one, rest) = clients.split_at_mut(1);
    let rematch = |id, _| Ask::Rematch { id };
    tokio::join!(one[0].ask(rematch), rest[0].ask(rematch));
    one[0].settle().await;
    rest[0].settle().await;
    let next = one[0].table.rematch.clone().unwrap();
    assert_eq!(rest[0].table.rematch.as_ref(), Some(&next));
    let client = Client::connect(&server.address, &next, &cookies[0]).await;
    assert_eq!(client.seat(), Some(Seat(1)));
    assert_eq!(client.table.names(), ["Player 2", "Player 0", "Player 1"]);
    assert_eq!(client.table.stage, Stage::Gathering);
    assert!(client.table.host);
    assert_ne!(client.table.commitment, one[0].table.commitment);
    server.stop().await;
}

#[tokio::test]
async fn the_host_arranges_the_seats_before_the_game() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let (mara, jonas) = (guest(&server, "Mara").await, guest(&server, "Jonas").await);
    let id = open(&server, &mara, 3).await;
    let mut host = Client::connect(&server.address, &id, &mara).await;
    let mut friend = Client::connect(&server.address, &id, &jonas).await;
    let sit = Ask::Sit {
        seat: Seat(1),
        nonce: String::new(),
    };
    friend.say(&sit).await;
    while friend.seat() != Some(Seat(1)) {
        friend.next().await;
    }
    let swap = Ask::Swap {
        one: Seat(0),
        other: Seat(1),
    };
    friend.say(&swap).await;
    let Tell::Sorry { problem, .. } = friend.until_sorry().await else {
        panic!("swapped");
    };
    assert_eq!(problem, Problem::NotHost);
    host.say(&swap).await;
    host.settle_until(|client| client.seat() == Some(Seat(1)))
        .await;
    friend
        .settle_until(|client| client.seat() == Some(Seat(0)))
        .await;
    assert_eq!(host.table.names()[..2], ["Jonas", "Mara"]);
    assert!(host.table.seats[0].here);
    host.say(&Ask::Swap {
        one: Seat(1),
        other: Seat(2),
    })
    .await;
    host.settle_until(|client| client.seat() == Some(Seat(2)))
        .await;
    host.say(&Ask::Kick { seat: Seat(0) }).await;
    friend.settle_until(|client| client.seat().is_none()).await;
    assert_eq!(friend.table.seats[0].who, Sitter::Nobody);
    server.stop().await;
}

#[tokio::test]
async fn whoever_runs_the_server_closes_a_table() {
    let (folder, server, mut clients, _) = people(2).await;
    let admin = Admin::open(&folder.path().join("data")).await.unwrap();
    admin.close_table("prepared").await.unwrap();
    clients[0]
        .settle_until(|client| client.table.stage == Stage::Over)
        .await;
    assert_eq!(clients[0].table.ending, Some(Ending::Closed));
    assert!(admin.close_table("prepared").await.is_err(), "it is over");
    // One that has not begun goes altogether.
    let mara = guest(&server, "Mara").await;
    let wish = NewTable::of(GAME);
    let opened = post(&server.address, "/api/tables", &mara, &wish).await;
    let id = opened.json::<Opened>().id;
    let mut host = Client::connect(&server.address, &id, &mara).await;
    admin.close_table(&id).await.unwrap();
    let Tell::Sorry { problem, .. } = host.until_sorry().await else {
        panic!("not closed");
    };
    assert_eq!(problem, Problem::Closed);
    assert!(
        Client::try_connect(&server.address, &id, &mara)
            .await
            .is_err()
    );
    admin.close().await;
    server.stop().await;
}

#[tokio::test]
async fn where_nobody_may_watch_only_players_come_in() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    let wish = NewTable {
        watchable: false,
        options: [("seats".to_owned(), "2".to_owned())].into(),
        ..NewTable::of(GAME)
    };
    let opened = post(&server.address, "/api/tables", &mara, &wish).await;
    let id = opened.json::<Opened>().id;
    let mut host = Client::connect(&server.address, &id, &mara).await;
    let mut onlooker = Client::connect(&server.address, &id, "").await;
    let bot = Ask::SeatBot {
        seat: Seat(1),
        level: Level::Novice,
    };
    host.say(&bot).await;
    host.say(&Ask::Start {}).await;
    let Tell::Sorry { problem, .. } = onlooker.until_sorry().await else {
        panic!("he watches");
    };
    assert_eq!(problem, Problem::NotWatchable);
    let refused = Client::try_connect(&server.address, &id, "").await;
    assert!(refused.is_err());
    assert!(
        Client::try_connect(&server.address, &id, &mara)
            .await
            .is_ok()
    );
    server.stop().await;
}
