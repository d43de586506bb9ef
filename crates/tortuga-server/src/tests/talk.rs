//! Talk at a table: who hears what, and what may be said.

use tempfile::TempDir;
use tortuga_games::{EditionChoice, open_table};
use tortuga_protocol::{Agreement, Ask, Problem, Stage, Tell};

use super::gathering::guest;
use super::{Client, Running, prepare, prepare_table};
use crate::Admin;

async fn say(client: &mut Client, text: &str) -> Tell {
    let text = text.to_owned();
    client.ask(|id, _| Ask::Say { id, text }).await
}

fn heard(client: &Client) -> Vec<&str> {
    client.said.iter().map(|said| said.text.as_str()).collect()
}

fn problem(tell: &Tell) -> Problem {
    let Tell::Sorry { problem, .. } = tell else {
        panic!("{tell:?}");
    };
    *problem
}

#[tokio::test]
async fn players_do_not_hear_onlookers_before_the_end() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let (address, id) = (server.address.as_str(), prepared.id.as_str());
    let mut one = Client::connect(address, id, &prepared.cookies[0]).await;
    let mut two = Client::connect(address, id, &prepared.cookies[1]).await;
    let watcher = guest(&server, "Wanda").await;
    let mut outside = Client::connect(address, id, &watcher).await;
    let mut nobody = Client::connect(address, id, "").await;
    assert_eq!(problem(&say(&mut nobody, "hello").await), Problem::NoGuest);
    say(&mut one, "  ahoy\nthere ").await;
    say(&mut outside, "he holds all the parrots").await;
    say(&mut two, "<img src=x onerror=alert(1)>").await;
    for client in [&mut one, &mut two, &mut outside, &mut nobody] {
        client.settle().await;
    }
    let script = "<img src=x onerror=alert(1)>";
    assert_eq!(heard(&one), ["ahoy there", script]);
    assert_eq!(heard(&two), ["ahoy there", script]);
    let all = ["ahoy there", "he holds all the parrots", script];
    assert_eq!(heard(&outside), all);
    assert_eq!(heard(&nobody), all);
    assert_eq!(one.said[0].name, "Player 0");
    // Whoever comes back finds what he may hear, and after the end all of it.
    assert_eq!(
        heard(&Client::connect(address, id, &prepared.cookies[0]).await),
        ["ahoy there", script]
    );
    for client in [&mut one, &mut two] {
        let agree = |id, _| Ask::Agree {
            id,
            to: Agreement::Abandon,
            yes: true,
        };
        client.ask(agree).await;
    }
    let after = Client::connect(address, id, &prepared.cookies[0]).await;
    assert_eq!(after.table.stage, Stage::Over);
    assert_eq!(heard(&after), all);
    server.stop().await;
}

#[tokio::test]
async fn talk_has_its_limits_and_whoever_is_muted_is_not_heard() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let (address, id) = (server.address.as_str(), prepared.id.as_str());
    let mut one = Client::connect(address, id, &prepared.cookies[0]).await;
    let mut two = Client::connect(address, id, &prepared.cookies[1]).await;
    for bad in ["", " \u{200b}", &"x".repeat(301)] {
        assert_eq!(problem(&say(&mut two, bad).await), Problem::BadSaying);
    }
    say(&mut two, "you fool").await;
    one.settle().await;
    let said = one.said[0].number;
    for ask in [
        Ask::Mute {
            id: 1,
            said: 99,
            on: true,
        },
        Ask::Report { id: 2, said: 99 },
    ] {
        one.say(&ask).await;
        assert_eq!(problem(&one.until_sorry().await), Problem::NothingSaid);
    }
    one.ask(|id, _| Ask::Report { id, said }).await;
    one.ask(|id, _| Ask::Mute { id, said, on: true }).await;
    say(&mut two, "once more").await;
    one.settle().await;
    assert_eq!(heard(&one), ["you fool"]);
    // It holds wherever he looks from, until he changes his mind.
    let again = Client::connect(address, id, &prepared.cookies[0]).await;
    assert!(heard(&again).is_empty());
    one.ask(|id, _| Ask::Mute {
        id,
        said,
        on: false,
    })
    .await;
    let mut problems = Vec::new();
    for number in 0..10 {
        if let Tell::Sorry { problem, .. } = say(&mut two, &format!("{number}")).await {
            problems.push(problem);
        }
    }
    assert!(problems.contains(&Problem::TooMuch));
    let admin = Admin::open(&data).await.unwrap();
    let faults = admin.faults().await.unwrap();
    assert_eq!(faults.len(), 1);
    assert_eq!(
        (faults[0].text.as_str(), faults[0].by.as_str()),
        ("you fool", "Player 0")
    );
    admin.close().await;
    server.stop().await;
}

#[tokio::test]
async fn partners_do_not_talk_while_their_game_is_on() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let settings = [("mode".to_owned(), "team".to_owned())].into();
    let table = open_table("foggy-island", &EditionChoice::Standard, &settings).unwrap();
    let prepared = prepare_table(&data, table.as_ref(), 4, Vec::new()).await;
    let server = Running::start(&data).await;
    let cookie = &prepared.cookies[0];
    let mut client = Client::connect(&server.address, &prepared.id, cookie).await;
    assert_eq!(
        problem(&say(&mut client, "take the north").await),
        Problem::NoChat
    );
    server.stop().await;
}
