//! Ten different positions of a game, each with its picture: whatever is asked
//! is asked in words, with an answer for everything, and it fits on a phone.

use std::collections::BTreeSet;

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::act;
use super::steps::{Played, until_asked};
use super::{Browser, Window};
use crate::tests::Running;

/// So many positions that ask for different things are looked at.
const WANTED: usize = 10;

/// What the page offers now, by its verbs: `bid hold pass`.
const OFFERED: &str = "
    const shown = [...document.querySelectorAll('.desk [data-notation], .board [data-notation]')];
    const verbs = shown.map((one) => one.dataset.notation.split(' ')[0]);
    if (document.querySelector('[data-testid^=draft-die-]')) verbs.push('bid');
    if (document.querySelector('[data-testid=fold]')) verbs.push('more');
    return [...new Set(verbs)].sort().join(' ');";

/// What is missing: a prompt, something to do, names for whoever listens, or
/// room. A board may have 1,500 nodes of its own.
const MISSING: &str = "
    const missing = [];
    const board = document.querySelector('.board');
    if (!document.querySelector('.prompt .say').innerText.trim()) missing.push('prompt');
    const nodes = board.querySelectorAll('*').length;
    if (nodes > 1500) missing.push(`${nodes} nodes`);
    for (const one of board.querySelectorAll('button, [role=gridcell]')) {
        if (!one.getAttribute('aria-label') && !one.innerText.trim()) missing.push(one.className);
    }
    const lit = board.querySelectorAll('.legal[data-notation][aria-disabled=true]');
    if (lit.length) missing.push('lit and disabled');
    return missing.join(', ');";

/// Plays games until the page has asked for ten different things.
async fn look_at_positions(game: &Played, seats: &[&str], seed: u64) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let mut luck = QuickLuck::new(seed);
    let mut seen = BTreeSet::new();
    for seats in seats.iter().cycle().take(8) {
        if seen.len() >= WANTED {
            break;
        }
        let options = [("seats", *seats)];
        let window = game.chosen(&browser, &server.address, &options).await;
        game.begin(&window, "novice").await;
        look_at_game(game, &window, &mut luck, &mut seen).await;
        window.close().await;
    }
    assert!(seen.len() >= WANTED, "only {seen:?}");
    server.stop().await;
}

/// Plays one game and looks at whatever is new.
async fn look_at_game(
    game: &Played,
    window: &Window,
    luck: &mut QuickLuck,
    seen: &mut BTreeSet<String>,
) {
    for _ in 0..400 {
        if !until_asked(window).await || seen.len() >= WANTED {
            return;
        }
        let offered = window.ask(OFFERED).await;
        if !offered.is_empty() && seen.insert(offered.clone()) {
            look_at(game, window, &offered, seen.len()).await;
        }
        act(window, luck).await;
    }
}

async fn look_at(game: &Played, window: &Window, offered: &str, number: usize) {
    let name = format!("position-{number:02}-{}", offered.replace(' ', "-"));
    game.shoot(window, &name).await;
    assert_eq!(window.ask(MISSING).await, "", "{offered}");
    window.resize(390, 844).await;
    game.shoot(window, &format!("{name}-390")).await;
    assert_eq!(window.sideways().await, "", "{offered}");
    window.resize(1440, 900).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_positions_of_grog_island() {
    let game = Played {
        game: "grog-island",
        shots: "grog",
        title: "Grog Island",
    };
    look_at_positions(&game, &["3", "2"], 11).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_positions_of_groo() {
    let game = Played {
        game: "groo",
        shots: "groo",
        title: "GROO: The Game",
    };
    look_at_positions(&game, &["3", "4"], 12).await;
}
