//! A whole game of GROO against a bot, by day, by night and on a phone.

use tempfile::TempDir;
use tortuga_core::{QuickLuck, Record};

use super::playing::{LOOK, PROMPT_IN_SIGHT, act, play, settled};
use super::{Browser, Window};
use crate::tests::Running;
use crate::tests::client::get;
use crate::tests::playing::verified;

/// A window at a new table of GROO with bots, asked for the first time.
async fn at_table(browser: &Browser, address: &str, seats: u8) -> Window {
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    window.open(address, "/").await;
    window.choose("game", "groo").await;
    window.choose("option-seats", &seats.to_string()).await;
    window.shoot("groo-home").await;
    window.click("[data-testid=open-table]").await;
    // Bots that play at random let the game last.
    window.click("[data-testid=bots-random]").await;
    window.click("[data-testid=fill-bots]").await;
    let title = window.find(".head h1").await.text().await.unwrap();
    assert_eq!(title, "GROO: The Game");
    window.shoot("groo-lobby").await;
    window.click("[data-testid=start].btn--lamp").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    window
}

/// What stands on the table: towns, and Groo exactly once.
const TOWNS: &str = "
    const count = (selector) => document.querySelectorAll(selector).length;
    return `${count('.town')} towns, ${count('[data-testid=groo]')} Groo`;";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_groo_against_a_bot() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = at_table(&browser, &server.address, 2).await;
    assert_eq!(window.ask(TOWNS).await, "2 towns, 1 Groo");
    window.shoot("groo-first-choice").await;
    walk(&window).await;

    let mut luck = QuickLuck::new(3);
    why_not(&window, &mut luck).await;
    play(&window, &mut luck, 30).await;
    settled(&window).await;
    look_around(&window).await;

    play(&window, &mut luck, 5000).await;
    let result = window.find("[data-testid=result]").await;
    let result = result.text().await.unwrap();
    let won = result.contains("win") || result.contains("share the victory");
    assert!(won, "{result}");
    window.shoot("groo-result").await;
    let text = window.text().await;
    let keys = ["[web-", "[groo-", "{ $"];
    assert!(!keys.iter().any(|key| text.contains(key)), "{text}");
    check_record(&window, &server.address).await;
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_towns_fit_around_every_table() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = at_table(&browser, &server.address, 4).await;
    play(&window, &mut QuickLuck::new(8), 45).await;
    settled(&window).await;
    assert_eq!(window.ask(TOWNS).await, "4 towns, 1 Groo");
    for (width, height) in [(1440, 900), (1280, 720), (900, 1100), (390, 844)] {
        window.resize(width, height).await;
        for lang in ["de", "en"] {
            window.click(&format!("[data-testid=lang-{lang}]")).await;
            window.shoot(&format!("groo-four-{width}-{lang}")).await;
            assert_eq!(window.sideways().await, "", "{width} {lang}");
        }
    }
    window.close().await;
    server.stop().await;
}

/// The arrow keys go from town to town and from card to card.
async fn walk(window: &Window) {
    let press = |key: &str| {
        format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}));
             const town = document.activeElement.closest('.town');
             return town ? town.dataset.testid : '';"
        )
    };
    window
        .ask("document.querySelector('.townhead').focus(); return '';")
        .await;
    assert_eq!(window.ask(&press("ArrowDown")).await, "town-0");
    assert_eq!(window.ask(&press("ArrowUp")).await, "town-1");
    assert_eq!(window.ask(&press("ArrowUp")).await, "town-1");
}

/// Touches cards that cannot be played, until one says why.
const TOUCH_ALL: &str = "
    for (const card of document.querySelectorAll('.hand .card[aria-disabled=true]')) card.click();
    return '';";
const RULE: &str = "
    const rule = document.querySelector('[data-testid=rule] .rule-id');
    return rule ? rule.innerText.slice(0, 5) : '';";

/// Plays until a card of the hand cannot be played; that one names the rule.
async fn why_not(window: &Window, luck: &mut QuickLuck) {
    for _ in 0..200 {
        settled(window).await;
        if window.ask(LOOK).await == "act" {
            window.ask(TOUCH_ALL).await;
            settled(window).await;
            if window.ask(RULE).await == "GROO-" {
                window.shoot("groo-why-not").await;
                return;
            }
            act(window, luck).await;
        }
    }
    panic!("no card ever says why not:\n{}", window.text().await);
}

/// Both languages, day and night, wide and narrow: nothing is cut off.
async fn look_around(window: &Window) {
    window.shoot("groo-playing").await;
    window.click("[data-testid=open-pile]").await;
    window.find("[data-testid=pile] h3").await;
    window.shoot("groo-pile").await;
    window.click("[data-testid=close-pile]").await;
    window.click("[data-testid=lang-de]").await;
    window.shoot("groo-playing-de").await;
    window.click("[data-testid=theme]").await;
    window.shoot("groo-night-de").await;
    for (width, height) in [(1280, 720), (900, 1100), (390, 844), (360, 640)] {
        window.resize(width, height).await;
        for lang in ["de", "en"] {
            window.click(&format!("[data-testid=lang-{lang}]")).await;
            window.shoot(&format!("groo-{width}-{lang}-night")).await;
            assert_eq!(window.sideways().await, "", "{width} {lang}");
        }
        window.wait(PROMPT_IN_SIGHT, "true").await;
    }
    window.click("[data-testid=theme]").await;
    window.resize(390, 844).await;
    window.shoot("groo-390-en").await;
    window.resize(1440, 900).await;
}

async fn check_record(window: &Window, address: &str) {
    let record = window.find("[data-testid=record-link]").await;
    let link = record.attr("href").await.unwrap().unwrap();
    let path = link
        .split_once("/api")
        .map(|(_, path)| format!("/api{path}"));
    let record = get(address, &path.unwrap(), "").await;
    let record = Record::read(&record.body).unwrap();
    assert!(verified(&record) > 20);
}
