//! A whole game of GROO against a bot, by day, by night and on a phone.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::{act, play, settled};
use super::steps::{Played, RULE, until_asked};
use super::{Browser, Window};
use crate::tests::Running;

const GROO: Played = Played {
    game: "groo",
    shots: "groo",
    title: "GROO: The Game",
};

/// A window at a new table of GROO with bots. They are beginners, so that the
/// game lasts.
async fn at_table(browser: &Browser, address: &str, seats: u8) -> Window {
    let seats = seats.to_string();
    let window = GROO.chosen(browser, address, &[("seats", &seats)]).await;
    GROO.begin(&window, "novice").await;
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
    let mut luck = QuickLuck::new(3);
    let window = midway(&browser, &server.address, &mut luck).await;
    look_into_pile(&window).await;
    GROO.look_around(&window).await;

    play(&window, &mut luck, 5000).await;
    GROO.check_end(&window, &server.address, &["win", "share the victory"])
        .await;
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

/// A window at a game that is well under way and asks for something. A lucky
/// hand may win before that; then another table is opened.
async fn midway(browser: &Browser, address: &str, luck: &mut QuickLuck) -> Window {
    for _ in 0..5 {
        let window = at_table(browser, address, 2).await;
        assert_eq!(window.ask(TOWNS).await, "2 towns, 1 Groo");
        window.shoot("groo-first-choice").await;
        walk(&window).await;
        if why_not(&window, luck).await {
            play(&window, luck, 30).await;
            if until_asked(&window).await {
                return window;
            }
        }
        window.close().await;
    }
    panic!("five games in a row were over at once");
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

/// Plays until a card of the hand cannot be played; that one names the rule.
/// False if the game is over before.
async fn why_not(window: &Window, luck: &mut QuickLuck) -> bool {
    for _ in 0..200 {
        if !until_asked(window).await {
            return false;
        }
        window.ask(TOUCH_ALL).await;
        settled(window).await;
        if window.ask(RULE).await == "GROO" {
            window.shoot("groo-why-not").await;
            return true;
        }
        act(window, luck).await;
    }
    panic!("no card ever says why not:\n{}", window.text().await);
}

/// The discard pile can be spread out and put together again.
async fn look_into_pile(window: &Window) {
    window.click("[data-testid=open-pile]").await;
    window.find("[data-testid=pile] h3").await;
    window.shoot("groo-pile").await;
    window.click("[data-testid=close-pile]").await;
}
