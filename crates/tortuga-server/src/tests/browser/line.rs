//! No table, no line, another language, another mind.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::{act, play, settled};
use super::{Browser, Window};
use crate::tests::{Client, Running, pick, prepare};

const BANNER: &str = "return document.querySelector('[data-testid=connection]').innerText";
const LINK: &str = "return document.querySelector('[data-testid=connection]').dataset.state";
const PROMPT: &str = "return document.querySelector('[data-testid=prompt] .says').innerText";
const ASKS: &str = "return document.querySelector('[data-testid=prompt]').dataset.asks";
const CAN_UNDO: &str = "return String(document.querySelector('[data-testid=undo]').ariaDisabled)";
const DRAFTED: &str = "return String(document.querySelectorAll('[data-testid^=draft-die-][aria-pressed=true]').length)";

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_exist_is_told_once_and_for_all() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1200, 800).await;
    window.open(&server.address, "/t/nonsense/").await;
    let said = window.find("[data-testid=why-not] b").await;
    assert_eq!(said.text().await.unwrap(), "There is no such table.");
    window.shoot("no-table").await;
    // A second attempt would have been made by now.
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    assert_eq!(window.ask(BANNER).await, "");
    assert_eq!(window.frames().await.len(), 1);
    window.click("[data-testid=home]").await;
    window.find("[data-testid=play-grog-island]").await;
    window.close().await;
    server.stop().await;
}

/// A window at a new table for two with a bot, asked for the first time.
pub(super) async fn at_table(browser: &Browser, address: &str) -> Window {
    let window = browser.window(1440, 900).await;
    window.open(address, "/new/grog-island").await;
    window.choose("option-seats", "2").await;
    window.choose("option-starting_player", "0").await;
    window.click("[data-testid=open-table]").await;
    window.click("[data-testid=fill-bots]").await;
    window.click("[data-testid=start].btn--lamp").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    window
}

/// Plays until a bid is asked for.
pub(super) async fn until_bids(window: &Window) {
    let mut luck = QuickLuck::new(5);
    for _ in 0..200 {
        settled(window).await;
        let asked = "return String(document.querySelector('[data-testid=bid]') !== null \
            && document.querySelector('[data-testid=prompt]').dataset.asks === 'you')";
        if window.ask(asked).await == "true" {
            return;
        }
        play(window, &mut luck, 1).await;
    }
    panic!("no bid is ever asked for:\n{}", window.text().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_line_is_told_and_found_again() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&data).await;
    let address = server.address.clone();
    let browser = Browser::start();
    let window = at_table(&browser, &address).await;
    until_bids(&window).await;
    let before = settled(&window).await;

    server.stop().await;
    window.wait(LINK, "closed").await;
    assert!(window.ask(BANNER).await.contains("Reconnecting"));
    let lit = "return String(document.querySelectorAll('.btn--lamp, .legal, .desk--mine').length)";
    assert_eq!(window.ask(lit).await, "0", "the lamp is out");
    window.click("[data-testid=undo]").await;
    let said = window.find("[data-testid=why-not] b").await;
    assert_eq!(
        said.text().await.unwrap(),
        "The line is down; nothing was sent."
    );

    let server = Running::start_at(&address, &data).await;
    window.wait(LINK, "open").await;
    assert_eq!(settled(&window).await, before);
    window.close_after_outage().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_outlives_a_change_of_language() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = at_table(&browser, &server.address).await;
    until_bids(&window).await;
    window.click("[data-testid^=draft-die-]").await;
    window.wait(DRAFTED, "1").await;
    window.click("[data-testid=lang-de]").await;
    window
        .wait("return document.documentElement.lang", "de")
        .await;
    settled(&window).await;
    assert_eq!(window.ask(DRAFTED).await, "1");
    window.click("[data-testid=lang-en]").await;
    window.close().await;
    server.stop().await;
}

/// Two people; the one in the browser changes his mind.
#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    let prepared = prepare(&data, 2, Vec::new()).await;
    let server = Running::start(&data).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.be(&server.address, &prepared.cookies[0]).await;
    window.open(&server.address, "/t/prepared").await;
    window.find("[data-testid=prompt]").await;
    let cookie = &prepared.cookies[1];
    let mut other = Client::connect(&server.address, &prepared.id, cookie).await;
    let mut luck = QuickLuck::new(6);
    for _ in 0..200 {
        settled(&window).await;
        let before = window.ask(PROMPT).await;
        if window.ask(ASKS).await == "you" {
            act(&window, &mut luck).await;
            settled(&window).await;
            if window.ask(CAN_UNDO).await == "false" {
                window.click("[data-testid=undo]").await;
                window.wait(PROMPT, &before).await;
                let log = window.find("[data-testid=log]").await;
                let log = log.text().await.unwrap();
                assert!(log.contains("takes the last action back"), "{log}");
                window.close().await;
                return server.stop().await;
            }
        }
        other.settle().await;
        if !other.seen().legal.is_empty() {
            let action = pick(&other.seen().legal.clone(), &mut luck);
            other.act(&action).await;
        }
    }
    panic!("nothing can ever be taken back:\n{}", window.text().await);
}
