//! Beside the rules: clocks, presence, agreements, giving up, playing again, and
//! manners.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::Seat;
use tortuga_protocol::{Ask, NewTable, Opened, Picture, Tempo};

use super::manners::{SAID, say, two};
use super::{Browser, Window};
use crate::tests::client::post;
use crate::tests::gathering::guest;
use crate::tests::{Client, GAME, Running};

/// Nothing that this selector finds is on the page.
fn none(selector: &str) -> String {
    format!("return String(document.querySelector('{selector}') === null)")
}

/// Chooses something in the menu of the table.
async fn choose_in_menu(window: &Window, name: &str) {
    window.click("[data-testid=menu]").await;
    window.click(&format!("[data-testid={name}]")).await;
}

/// Goes back to the table.
async fn close_menu(window: &Window) {
    window.press("Escape").await;
    window.wait(&none("dialog[open]"), "true").await;
}

/// The seconds on the own clock.
const CLOCK: &str = "
    const [minutes, seconds] = document.querySelector('.top [data-testid=clock]').innerText.trim().split(':');
    return String(Number(minutes) * 60 + Number(seconds));";

async fn seconds(window: &Window) -> u32 {
    window.find(".top [data-testid=clock]").await;
    let shown = window.ask(CLOCK).await;
    shown.parse().unwrap_or_else(|_| panic!("{shown}"))
}

/// A table with the smallest bank, at which Mara looks on and Jonas has sat down.
async fn against_the_clock(server: &Running, window: &Window) -> Client {
    let (mara, jonas) = (guest(server, "Mara").await, guest(server, "Jonas").await);
    let wish = NewTable {
        options: [("seats".to_owned(), "2".to_owned())].into(),
        tempo: Tempo::Live {
            bank: Tempo::SMALLEST_BANK,
            increment: 0,
        },
        ..NewTable::of(GAME)
    };
    let opened = post(&server.address, "/api/tables", &mara, &wish).await;
    let id = opened.json::<Opened>().id;
    let mut other = Client::connect(&server.address, &id, &jonas).await;
    let (seat, nonce) = (Seat(1), String::new());
    other.say(&Ask::Sit { seat, nonce }).await;
    window.be(&server.address, &mara).await;
    window.open(&server.address, &format!("/t/{id}")).await;
    window.click("[data-testid=start].btn--lamp").await;
    // Jonas has chosen, so that his time does not run out with hers and bots do not
    // play the game to its end.
    let legal = |picture: &Picture| !picture.legal.is_empty();
    let asked = |client: &Client| client.picture.as_ref().is_some_and(legal);
    other.settle_until(asked).await;
    while !other.seen().legal.is_empty() {
        let action = other.seen().legal[0].1.clone();
        other.must(&action).await;
    }
    other
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_down_a_bot_stands_in_and_its_owner_comes_back() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    let other = against_the_clock(&server, &window).await;
    let begun = seconds(&window).await;
    assert!((27..=30).contains(&begun), "{begun}");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let later = seconds(&window).await;
    assert!((2..=5).contains(&(begun - later)), "{begun} {later}");
    window.find(".top .clock.runs").await;
    window.shoot("clock").await;
    // Everybody sees who is at the table.
    let away = "return String(document.body.innerText.includes('not here'))";
    assert_eq!(window.ask(away).await, "false");
    drop(other);
    window.wait(away, "true").await;
    window.shoot("away").await;
    // Time is up: a bot takes the seat until its owner wants it back.
    tokio::time::sleep(Duration::from_secs(u64::from(seconds(&window).await))).await;
    window.find("[data-testid=stood-in]").await;
    window.shoot("stood-in").await;
    window.click("[data-testid=come-back]").await;
    window.wait(&none("[data-testid=stood-in]"), "true").await;
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_stop_go_on_abandon_and_play_again() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas, path) = two(&browser, &server.address).await;
    choose_in_menu(&mara, "offer-stop").await;
    mara.find("[data-testid=offer-stop][aria-pressed=true]")
        .await;
    mara.shoot("menu").await;
    jonas.find("[data-testid=wish]").await;
    jonas.shoot("wish").await;
    jonas.click("[data-testid=agree]").await;
    jonas.find("[data-testid=stopped]").await;
    close_menu(&mara).await;
    mara.click("[data-testid=go-on]").await;
    jonas.wait(&none("[data-testid=stopped]"), "true").await;

    choose_in_menu(&jonas, "offer-abandon").await;
    close_menu(&jonas).await;
    mara.click("[data-testid=agree]").await;
    for window in [&mara, &jonas] {
        window.find("[data-testid=ended]").await;
    }
    mara.shoot("abandoned").await;
    mara.click("[data-testid=rematch]").await;
    jonas.click("[data-testid=rematch-link]").await;
    jonas
        .find("[data-testid=seat-0], [data-testid=prompt]")
        .await;
    assert_ne!(jonas.ask("return location.pathname").await, path);
    mara.close().await;
    jonas.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_gives_up_and_means_it() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas, _) = two(&browser, &server.address).await;
    choose_in_menu(&mara, "resign").await;
    mara.find("[data-testid=resign-box] h2").await;
    mara.shoot("resign").await;
    // Whoever is asked may still say no.
    mara.press("Escape").await;
    mara.wait(&none("dialog[open]"), "true").await;
    assert_eq!(mara.ask(&none("[data-testid=ended]")).await, "true");
    choose_in_menu(&mara, "resign").await;
    mara.click("[data-testid=resign-yes]").await;
    for window in [&mara, &jonas] {
        window.find("[data-testid=ended]").await;
    }
    jonas.shoot("resigned").await;
    mara.close().await;
    jonas.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_talks_too_much_is_muted_and_reported() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas, _) = two(&browser, &server.address).await;
    say(&mara, "one").await;
    jonas.click("[data-testid=tab-chat]").await;
    jonas.click(".manners summary").await;
    jonas.click("[data-testid=report]").await;
    jonas.find("[data-testid=report][aria-disabled=true]").await;
    jonas.shoot("reported").await;
    jonas.click("[data-testid=mute]").await;
    jonas.find("[data-testid=mute][aria-pressed=true]").await;
    say(&mara, "two").await;
    jonas.click("[data-testid=mute]").await;
    jonas.find("[data-testid=mute][aria-pressed=false]").await;
    say(&mara, "three").await;
    let last = format!("return ({{ text() {{ {SAID} }} }}).text().split(' ').pop()");
    jonas.wait(&last, "three").await;
    let said = jonas.ask(SAID).await;
    assert!(said.contains("one") && !said.contains("two"), "{said}");
    mara.close().await;
    jonas.close().await;
    server.stop().await;
}
