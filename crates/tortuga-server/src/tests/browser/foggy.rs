//! A whole game of Foggy Island against a bot, by day, by night and on a phone.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::{act, play, settled};
use super::steps::{Played, RULE, until_asked, walk_grid};
use super::{Browser, Window};
use crate::tests::Running;

const FOGGY: Played = Played {
    game: "foggy-island",
    shots: "foggy",
    title: "Foggy Island",
};

/// What stands on the page: tiles, sides, fog boards.
const TABLE: &str = "
    const count = (selector) => document.querySelectorAll(selector).length;
    return `${count('[role=grid] .tile')} tiles, ${count('[data-testid^=side-]')} sides, ${count('.fogboard')} fog boards`;";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_foggy_island_against_a_bot() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let options = [("mode", "quick"), ("quick_weather", "foggy")];
    let window = FOGGY.chosen(&browser, &server.address, &options).await;
    FOGGY.begin(&window, "sailor").await;
    let mut luck = QuickLuck::new(5);
    hire(&window).await;
    choose_hand(&window).await;
    assert!(until_asked(&window).await, "the game is over already");
    assert_eq!(window.ask(TABLE).await, "36 tiles, 2 sides, 3 fog boards");
    walk_grid(&window, ".tile").await;
    why_not(&window, &mut luck).await;
    lay_hippo(&window).await;

    play(&window, &mut luck, 16).await;
    assert!(until_asked(&window).await, "the game is over already");
    hide_and_show(&window).await;
    FOGGY.look_around(&window).await;

    play(&window, &mut luck, 5000).await;
    FOGGY
        .check_end(&window, &server.address, &["win", "draw"])
        .await;
    window.close().await;
    server.stop().await;
}

/// The number of seats follows the game, and partners sit opposite.
#[tokio::test(flavor = "multi_thread")]
async fn two_teams_sit_at_one_table() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = FOGGY.chosen(&browser, &server.address, &[]).await;
    let seats = "return document.querySelector('[data-testid=so-many-seats]').innerText.trim()";
    window.wait(seats, "2 seats").await;
    window.choose("option-mode", "team").await;
    window.wait(seats, "4 seats").await;
    FOGGY.begin(&window, "sailor").await;
    let mut luck = QuickLuck::new(8);
    play(&window, &mut luck, 40).await;
    choose_tile(&window, &mut luck).await;
    let players = "return [...document.querySelectorAll('[data-testid^=side-]')]
        .map((side) => side.querySelectorAll('.player').length).join()";
    assert_eq!(window.ask(players).await, "2,2");
    for (width, height) in [(1440, 900), (390, 844)] {
        window.resize(width, height).await;
        window.shoot(&format!("foggy-team-{width}")).await;
        assert_eq!(window.sideways().await, "", "{width}");
    }
    window.close().await;
    server.stop().await;
}

/// Hires by touching the shop; what cannot be hired says why.
async fn hire(window: &Window) {
    window.find("[data-testid=shop]").await;
    window.shoot("foggy-hiring").await;
    for mercenary in ["hippo", "mouses", "fox", "snake", "prairie_dog", "frog"] {
        let good = format!(".ware[data-notation='hire {mercenary}']");
        window.touch(&good).await;
        let gone = format!("return String(document.querySelector(\"{good}\") === null)");
        window.wait(&gone, "true").await;
    }
    // What is hired already cannot be hired again.
    window.click(".ware:not([data-notation])").await;
    window.find("[data-testid=rule] .rule-id").await;
    window.resize(390, 844).await;
    window.shoot("foggy-hiring-390").await;
    assert_eq!(window.sideways().await, "");
    window.resize(1440, 900).await;
    window.shoot("foggy-hired").await;
    window.touch(".market .btn[data-notation=done]").await;
}

/// Takes five tokens of the set by touching them.
async fn choose_hand(window: &Window) {
    window.find("[data-testid=picking]").await;
    window.shoot("foggy-picking").await;
    for token in ["fox", "mouses", "snake", "prairie_dog", "hippo"] {
        window
            .touch(&format!(".ware[data-notation='pick {token}']"))
            .await;
    }
}

/// Lays the Hippo by touching one tile and then the other.
async fn lay_hippo(window: &Window) {
    window
        .click("[data-testid=choice][data-notation='place hippo']")
        .await;
    // A tile with one free neighbour needs no second touch.
    window.click(".tile.legal:not([data-notation])").await;
    window.find(".tile.half").await;
    window.shoot("foggy-half").await;
    window.touch(".tile.legal[data-notation]").await;
    let lies = "return String(document.querySelectorAll('.hippo').length > 0)";
    window.wait(lies, "true").await;
    settled(window).await;
    window.shoot("foggy-hippo").await;
}

/// Plays until a tile is to be chosen that changes what a side has for lines.
async fn choose_tile(window: &Window, luck: &mut QuickLuck) {
    let gains = "return String(document.querySelector('.tile.legal .gain .part') !== null)";
    for _ in 0..100 {
        assert!(until_asked(window).await, "the game is over already");
        if window.ask(gains).await == "true" {
            return;
        }
        act(window, luck).await;
    }
    panic!("no tile ever changes anything:\n{}", window.text().await);
}

/// A tile under fog says why nothing can be placed there, and names the rule.
async fn why_not(window: &Window, luck: &mut QuickLuck) {
    let touch = "document.querySelector('.tile.under:not([data-notation])')?.click(); return '';";
    for _ in 0..50 {
        assert!(until_asked(window).await, "the game is over already");
        window.ask(touch).await;
        settled(window).await;
        if window.ask(RULE).await == "FOG" {
            window.shoot("foggy-why-not").await;
            return;
        }
        act(window, luck).await;
    }
    panic!("no tile ever says why not:\n{}", window.text().await);
}

/// Own face-down tokens are in pencil, or hidden if the viewer wants that; the
/// page remembers it.
async fn hide_and_show(window: &Window) {
    let known = "return String(document.querySelectorAll('.tile .token.down.pencil').length > 0)";
    let down = "return String(document.querySelectorAll('.tile .token.down').length > 1)";
    window.wait(known, "true").await;
    window.click("[data-testid=strict]").await;
    window.wait(known, "false").await;
    window.wait(down, "true").await;
    window.page.refresh().await.unwrap();
    window.find("[data-testid=prompt]").await;
    settled(window).await;
    assert_eq!(window.ask(known).await, "false");
    window.shoot("foggy-strict").await;
    window.click("[data-testid=strict]").await;
    window.wait(known, "true").await;
}
