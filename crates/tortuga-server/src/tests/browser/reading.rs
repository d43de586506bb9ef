//! Rules and replays.

use std::path::Path;

use tempfile::TempDir;
use thirtyfour::prelude::*;
use tortuga_core::{QuickLuck, Seat};
use tortuga_protocol::{Ask, Level, Stage};

use super::{Browser, Window};
use crate::tests::gathering::{guest, open};
use crate::tests::{Client, Running, pick};

const HITS: &str = "return document.querySelector('[data-testid=rules-hits]')?.innerText ?? ''";
const NOW: &str = "return document.querySelector('[data-testid=scrub]')?.value ?? ''";
const FITS: &str = "return String(document.documentElement.scrollWidth <= innerWidth)";
const FOCUS: &str = "return document.activeElement.id";

/// Writes into a field as somebody would who types it.
async fn write(window: &Window, testid: &str, text: &str) {
    let field = window.find(&format!("[data-testid={testid}]")).await;
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_searched_and_followed() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    window.open(&server.address, "/rules").await;
    window.click("[data-testid=rules-grog-island]").await;
    window.find("#GROG-BID-03").await;
    window.shoot("rules").await;

    write(&window, "rules-search", "grog-bid-03").await;
    window.wait(HITS, "1 place found").await;
    write(&window, "rules-search", "no such words").await;
    window.wait(HITS, "Nothing found").await;
    write(&window, "rules-search", "flag moves").await;
    window.shoot("rules-found").await;
    window.find(".book mark").await;
    // An ID in a text leads to its rule, and the address says so.
    write(&window, "rules-search", "grog-setup-15").await;
    window.click("#GROG-SETUP-15 p .rule-id").await;
    window.wait(FOCUS, "GROG-SETUP-08").await;
    window.wait("return location.hash", "#GROG-SETUP-08").await;
    window.wait(HITS, "").await;
    // Whoever comes with such an address is there at once.
    window
        .open(&server.address, "/rules/groo#GROO-SETUP-08")
        .await;
    window.wait(FOCUS, "GROO-SETUP-08").await;

    window.click("[data-testid=lang-de]").await;
    window.find("[data-testid=rules-english]").await;
    for (width, height) in [(390, 844), (360, 640)] {
        for game in ["foggy-island", "glory-islands", "grog-island", "groo"] {
            window.resize(width, height).await;
            window
                .open(&server.address, &format!("/rules/{game}"))
                .await;
            window.find(".bookrule").await;
            window.shoot(&format!("rules-{game}-{width}")).await;
            assert_eq!(window.sideways().await, "", "{game} {width}");
        }
    }
    window.close().await;
    server.stop().await;
}

/// A finished game: Mara plays a little against a bot, and gives up.
async fn finished(server: &Running) -> String {
    let mara = guest(server, "Mara").await;
    let id = open(server, &mara, 2).await;
    let mut client = Client::connect(&server.address, &id, &mara).await;
    let (seat, level) = (Seat(1), Level::Novice);
    client.say(&Ask::SeatBot { seat, level }).await;
    client.say(&Ask::Start {}).await;
    let mut luck = QuickLuck::new(3);
    for _ in 0..12 {
        client
            .settle_until(|client| {
                let asked = client
                    .picture
                    .as_ref()
                    .is_some_and(|seen| !seen.legal.is_empty());
                asked || client.table.stage == Stage::Over
            })
            .await;
        let action = pick(&client.seen().legal.clone(), &mut luck);
        client.act(&action).await;
    }
    client.ask(|id, _| Ask::Resign { id }).await;
    while client.table.stage != Stage::Over {
        client.next().await;
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_is_looked_at_again() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    // Before its end a table has no record.
    let jonas = guest(&server, "Jonas").await;
    let running = open(&server, &jonas, 2).await;
    window
        .open(&server.address, &format!("/replay/{running}"))
        .await;
    window.find("[data-testid=replay-sorry]").await;
    window.find("[data-testid=to-table]").await;

    let id = finished(&server).await;
    window
        .open(&server.address, &format!("/replay/{id}?at=30&as=0"))
        .await;
    window.wait(NOW, "30").await;
    window.find("[data-testid=luck].luckchip--good").await;
    window.find("[data-testid=hand-0]").await;
    let others = "return String(!!document.querySelector('[data-testid=hand-1]'))";
    assert_eq!(window.ask(others).await, "false", "no other hand is seen");
    window.shoot("replay").await;
    window.choose("viewpoint", "spectator").await;
    window
        .wait(
            "return String(document.querySelectorAll('.rphand').length)",
            "0",
        )
        .await;
    window.choose("viewpoint", "all").await;
    window.find("[data-testid=hand-0]").await;
    window.find("[data-testid=hand-1]").await;
    window.wait("return location.search", "?at=30&as=all").await;

    scrub(&window).await;
    window.click("[data-testid=link-moment]").await;
    window
        .wait(
            "return String(document.querySelector('[data-testid=link-said]').innerText.length > 5)",
            "true",
        )
        .await;
    window.close().await;
    server.stop().await;
}

/// Back and forth by every means.
async fn scrub(window: &Window) {
    let to = |value: &str| {
        format!(
            "const scrub = document.querySelector('[data-testid=scrub]');
             scrub.value = '{value}'; scrub.dispatchEvent(new Event('input', {{ bubbles: true }})); return '';"
        )
    };
    window.ask(&to("12")).await;
    window.wait("return location.search", "?at=12&as=all").await;
    let press = |key: &str| {
        format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }})); return '';"
        )
    };
    window.ask(&press("Home")).await;
    window.wait(NOW, "0").await;
    window.ask(&press("ArrowRight")).await;
    window.wait(NOW, "1").await;
    window.ask(&press("ArrowLeft")).await;
    window.wait(NOW, "0").await;
    window.click("[data-testid=replay-play]").await;
    window
        .wait(
            "return String(document.querySelector('[data-testid=scrub]').value > 1)",
            "true",
        )
        .await;
    window.click("[data-testid=replay-play]").await;
    window.click("[data-testid=replay-end]").await;
    let last = "const scrub = document.querySelector('[data-testid=scrub]'); return String(scrub.value === scrub.max)";
    window.wait(last, "true").await;
    window.click(".mv[data-at='2']").await;
    window.wait(NOW, "2").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_opened_from_files() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    for name in [
        "foggy-weather-points",
        "glory-3-seats-home",
        "grog-3-seats-last-crew",
        "groo-3-seats-weasel",
    ] {
        window.resize(1440, 900).await;
        window.open(&server.address, "/replay").await;
        let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
        let file = records
            .join(format!("{name}.tortuga"))
            .canonicalize()
            .unwrap();
        window.find(".filebtn").await;
        let field = window.page.find(By::Css("[data-testid=record-file]")).await;
        field
            .unwrap()
            .send_keys(file.to_string_lossy())
            .await
            .unwrap();
        window.find("[data-testid=luck].luckchip--good").await;
        window.ask("const scrub = document.querySelector('[data-testid=scrub]');
            scrub.value = scrub.max / 2; scrub.dispatchEvent(new Event('input', { bubbles: true })); return '';").await;
        window.click("[data-testid=lang-de]").await;
        window.shoot(&format!("replay-{name}")).await;
        for (width, height) in [(390, 844), (360, 640)] {
            window.resize(width, height).await;
            window.shoot(&format!("replay-{name}-{width}")).await;
            // Rhumb lines are longer than the board, which cuts them off.
            assert_eq!(window.ask(FITS).await, "true", "{name} {width}");
        }
        let text = window.text().await;
        assert!(!text.contains("[web-") && !text.contains("{ $"), "{text}");
        window.click("[data-testid=lang-en]").await;
    }
    window.close().await;
    server.stop().await;
}
