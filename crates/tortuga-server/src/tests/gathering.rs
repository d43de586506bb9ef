//! Before the game: names, seats, bots, and who may do what.

use tempfile::TempDir;
use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{
    Ask, Failed, GameCard, Level, Lobby, Me, NewName, NewTable, Opened, Problem, Sitter, Stage,
    Tell,
};

use super::client::{get, post, request};
use super::{Client, GAME, Running};

/// A fresh guest's cookie.
pub(super) async fn guest(server: &Running, name: &str) -> String {
    let answer = get(&server.address, "/api/me", "").await;
    let cookie = answer.cookie().unwrap();
    let wish = NewName {
        name: name.to_owned(),
    };
    let renamed = post(&server.address, "/api/me", &cookie, &wish).await;
    assert_eq!(renamed.json::<Me>().name, name);
    cookie
}

/// A table of this guest's.
pub(super) async fn open(server: &Running, cookie: &str, seats: u8) -> String {
    let wish = NewTable {
        options: [("seats".to_owned(), seats.to_string())].into(),
        nonce: "mine".to_owned(),
        window: 7,
        ..NewTable::of(GAME)
    };
    let opened = post(&server.address, "/api/tables", cookie, &wish).await;
    opened.json::<Opened>().id
}

async fn sorry(client: &mut Client, ask: &Ask) -> Problem {
    client.say(ask).await;
    loop {
        if let Tell::Sorry { problem, .. } = client.next().await {
            return problem;
        }
    }
}

fn sit(seat: u8) -> Ask {
    Ask::Sit {
        seat: Seat(seat),
        nonce: String::new(),
    }
}

#[tokio::test]
async fn a_guest_is_known_again_and_can_change_his_name() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let first = get(&server.address, "/api/me", "").await;
    assert!(first.json::<Me>().name.starts_with("Guest "));
    let cookie = first.cookie().unwrap();
    assert!(
        get(&server.address, "/api/me", &cookie)
            .await
            .cookie()
            .is_none()
    );
    let mara = guest(&server, "Mara").await;
    assert_eq!(
        get(&server.address, "/api/me", &mara)
            .await
            .json::<Me>()
            .name,
        "Mara"
    );
    for name in ["", "  ", "a name that is much too long for a plate"] {
        let me = NewName {
            name: name.to_owned(),
        };
        let answer = post(&server.address, "/api/me", &mara, &me).await;
        assert_eq!(answer.status, 422);
        assert_eq!(answer.json::<Failed>().problem, Problem::BadName);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_games_on_the_shelf_are_offered_with_their_options() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let games: Vec<GameCard> = get(&server.address, "/api/games", "").await.json();
    let named = |name: &str| games.iter().find(|card| card.game == name).unwrap();
    assert_eq!(named(GAME).options[0].key, "seats");
    assert_eq!(named("foggy-island").options[0].key, "mode");
    assert_eq!(get(&server.address, "/healthz", "").await.body, "ok\n");
    server.stop().await;
}

#[tokio::test]
async fn a_table_with_bots_begins_at_once() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    for game in ["grog-island", "glory-islands", "groo", "foggy-island"] {
        let wish = NewTable {
            bots: Some(Level::Novice),
            nonce: "mine".to_owned(),
            ..NewTable::of(game)
        };
        let opened = post(&server.address, "/api/tables", &mara, &wish).await;
        let id = opened.json::<Opened>().id;
        let lobby = get(&server.address, "/api/tables", &mara).await;
        let listed = lobby.json::<Lobby>().mine;
        assert!(
            listed
                .iter()
                .any(|table| table.id == id && table.stage == Stage::Playing)
        );
        let client = Client::connect(&server.address, &id, &mara).await;
        assert_eq!(client.table.stage, Stage::Playing);
        assert_eq!(client.seat(), Some(Seat(0)));
        let (first, others) = client.table.seats.split_first().unwrap();
        assert_eq!((first.who, first.name.as_str()), (Sitter::Person, "Mara"));
        assert!(!others.is_empty());
        let bot = Sitter::Bot(Level::Novice);
        assert!(others.iter().all(|seat| seat.who == bot), "{game}");
        client.seen();
    }
    server.stop().await;
}

#[tokio::test]
async fn friends_sit_down_and_the_host_begins() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let (mara, jonas) = (guest(&server, "Mara").await, guest(&server, "Jonas").await);
    let id = open(&server, &mara, 3).await;
    let mut host = Client::connect(&server.address, &id, &mara).await;
    let mut friend = Client::connect(&server.address, &id, &jonas).await;
    assert!(host.table.host && !friend.table.host);
    assert_eq!(friend.table.window, 7);
    assert_eq!(host.seat(), Some(Seat(0)));
    assert_eq!(friend.table.viewer, Viewer::Spectator);

    assert_eq!(sorry(&mut friend, &sit(0)).await, Problem::SeatTaken);
    assert_eq!(sorry(&mut friend, &sit(3)).await, Problem::SeatTaken);
    assert_eq!(sorry(&mut friend, &Ask::Start {}).await, Problem::NotHost);
    assert_eq!(sorry(&mut friend, &Ask::Stand {}).await, Problem::NotSeated);
    assert_eq!(sorry(&mut host, &Ask::Start {}).await, Problem::SeatsOpen);

    friend.say(&sit(2)).await;
    friend.next().await;
    assert_eq!(friend.seat(), Some(Seat(2)));
    friend.say(&sit(1)).await;
    while friend.seat() != Some(Seat(1)) {
        friend.next().await;
    }
    let bot = Ask::SeatBot {
        seat: Seat(2),
        level: Level::Novice,
    };
    assert_eq!(sorry(&mut friend, &bot).await, Problem::NotHost);
    host.say(&bot).await;
    host.say(&Ask::RemoveBot { seat: Seat(2) }).await;
    host.say(&bot).await;
    host.say(&Ask::Start {}).await;
    while host.table.stage != Stage::Playing {
        host.next().await;
    }
    let names: Vec<String> = host.table.names();
    assert_eq!(names, ["Mara", "Jonas", "Pelican"]);
    assert_eq!(host.table.seats[2].who, Sitter::Bot(Level::Novice));
    while friend.picture.is_none() {
        friend.next().await;
    }
    assert!(
        !friend.seen().legal.is_empty(),
        "goal cards are to be chosen"
    );
    assert_eq!(sorry(&mut host, &Ask::Start {}).await, Problem::Begun);
    assert_eq!(sorry(&mut friend, &Ask::Stand {}).await, Problem::Begun);
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_seen_by_everybody() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    let id = open(&server, &mara, 2).await;
    let mut onlooker = Client::connect(&server.address, &id, "").await;
    let me = NewName {
        name: "Tamara".to_owned(),
    };
    post(&server.address, "/api/me", &mara, &me).await;
    onlooker.next().await;
    assert_eq!(onlooker.table.names()[0], "Tamara");
    server.stop().await;
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, "Mara").await;
    for (game, seats, window) in [
        ("chess", "2", 4),
        (GAME, "9", 4),
        (GAME, "x", 4),
        (GAME, "2", 0),
        (GAME, "2", 61),
    ] {
        let wish = NewTable {
            options: [("seats".to_owned(), seats.to_owned())].into(),
            window,
            ..NewTable::of(game)
        };
        let answer = post(&server.address, "/api/tables", &mara, &wish).await;
        assert_eq!(answer.json::<Failed>().problem, Problem::BadTable);
    }
    let body = r#"{"game":"grog-island","options":{},"nonce":"","peek":1}"#;
    let cookie = format!("Cookie: {mara}");
    let answer = request(&server.address, "POST /api/tables", &[cookie], body).await;
    assert_eq!(answer.status, 422, "unknown fields are not ignored");
    server.stop().await;
}
