//! How much the page weighs, and how quick it is. What can be counted is asserted;
//! times are printed for whoever asks (`cargo xtask figures`), and decide nothing.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::play;
use super::{Browser, Window};
use crate::tests::Running;

/// All that came over the wire, in bytes: the page itself and what it asked for.
const WIRE: &str = "
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return String(all.reduce((sum, one) => sum + one.encodedBodySize, 0));";

/// When everything was there that the page needed, in milliseconds after somebody asked for it.
const ARRIVED: &str = "
    const all = performance.getEntriesByType('resource').map((one) => one.responseEnd);
    return String(Math.round(Math.max(...all)));";

/// The most that a newcomer's browser fetches before the page can be used.
const FIRST_LOAD: u32 = 500_000;

/// So many things a board draws at most.
const NODES: u32 = 1_500;

/// The client was built for those who work on it, large and slow.
fn quick() -> bool {
    option_env!("TORTUGA_WEB") == Some("quick")
}

const GAMES: [&str; 4] = ["grog-island", "groo", "glory-islands", "foggy-island"];

/// A number that a script returns.
async fn number(window: &Window, script: &str) -> u32 {
    window.ask(script).await.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_load_is_small() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/").await;
    window.find("[data-testid=play-groo]").await;
    // Fonts come when the text is there.
    window.wait("return document.fonts.status", "loaded").await;
    let wire = number(&window, WIRE).await;
    assert!(wire > 100_000, "{wire} bytes are no page");
    assert!(quick() || wire <= FIRST_LOAD, "{wire} bytes");
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_is_fetched_when_somebody_enters_it() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/").await;
    window.find("[data-testid=play-groo]").await;
    let parts =
        "return performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())
        .filter((name) => /^split_/.test(name)).sort().join(' ')";
    assert_eq!(window.ask(parts).await, "");
    window.click("[data-testid=play-groo]").await;
    window.find("[data-testid=prompt]").await;
    window.find(".board").await;
    assert_eq!(
        window.ask(parts).await,
        "split_groo.wasm split_table.wasm",
        "other games, bots and pages stay where they are"
    );
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_draws_few_things() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    for game in GAMES {
        let path = format!("/here/new?game={game}&person=Mara&bot=novice");
        window.open(&server.address, &path).await;
        window.find("[data-testid=prompt]").await;
        let mut luck = QuickLuck::new(5);
        for _ in 0..3 {
            window.find(".board").await;
            let nodes =
                "return String(document.querySelectorAll('.board svg, .board svg *').length)";
            let nodes = number(&window, nodes).await;
            assert!((20..NODES).contains(&nodes), "{game}: {nodes}");
            play(&window, &mut luck, 12).await;
        }
    }
    window.close().await;
    server.stop().await;
}

/// Milliseconds from a key to the frame after the one that shows what it did.
const REACTION: &str = "
    const done = arguments[arguments.length - 1];
    const times = [];
    const press = () => {
        const began = performance.now();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => {
            times.push(performance.now() - began);
            document.querySelector('dialog[open]')?.close();
            times.length < 20 ? setTimeout(press, 60) : done(String(times.sort((a, b) => a - b)[10].toFixed(1)));
        }));
    };
    press();";

/// The longest time for which the page did not draw, in milliseconds, in three seconds.
const STANDSTILL: &str = "
    const done = arguments[arguments.length - 1];
    let [last, worst, end] = [performance.now(), 0, performance.now() + 3000];
    const frame = () => {
        const now = performance.now();
        worst = Math.max(worst, now - last);
        last = now;
        now < end ? requestAnimationFrame(frame) : done(worst.toFixed(0));
    };
    requestAnimationFrame(frame);";

impl Window {
    /// What a script says that calls back.
    async fn ask_later(&self, script: &str) -> String {
        let answer = self.page.execute_async(script, Vec::new()).await.unwrap();
        answer.convert().unwrap()
    }

    /// Kilobytes that the page's scripts hold, after tidying up.
    async fn heap(&self) -> u64 {
        let cdp = self.page.cdp();
        for _ in 0..2 {
            let tidy = cdp.send_raw("HeapProfiler.collectGarbage", serde_json::json!({}));
            tidy.await.unwrap();
        }
        let told = cdp.send_raw("Runtime.getHeapUsage", serde_json::json!({}));
        let told = told.await.unwrap();
        let bytes = |key: &str| told[key].as_f64().unwrap_or_default();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "kilobytes"
        )]
        let kilobytes = ((bytes("usedSize") + bytes("backingStorageSize")) / 1000.0) as u64;
        kilobytes
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "prints figures"]
async fn figures() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    for (name, path, ready) in [
        ("home", "/", "[data-testid=play-groo]"),
        ("rules", "/rules/groo", ".bookpage h2"),
        ("settings", "/settings", "main"),
    ] {
        cold(&browser, &server.address, name, path, ready).await;
    }
    for game in GAMES {
        let path = format!("/here/new?game={game}&person=Mara&bot=captain");
        cold(&browser, &server.address, game, &path, ".board").await;
    }
    let window = browser.window(1440, 900).await;
    for game in GAMES {
        let path = format!("/here/new?game={game}&person=Mara&bot=novice");
        window.open(&server.address, &path).await;
        window.find(".board").await;
        let reaction = window.ask_later(REACTION).await;
        println!("{game:14} input to paint, median of 20: {reaction} ms");
    }
    captain(&window, &server.address).await;
    twenty_games(&window, &server.address).await;
    window.close().await;
    server.stop().await;
}

/// From nothing to a page that can be used, in a browser that knows nothing.
async fn cold(browser: &Browser, address: &str, name: &str, path: &str, ready: &str) {
    let window = browser.window(1440, 900).await;
    let usable = format!(
        "new MutationObserver((_, watch) => {{
             if (!window.usable && document.querySelector('{ready}')) {{ window.usable = performance.now(); watch.disconnect(); }}
         }}).observe(document, {{ subtree: true, childList: true }});"
    );
    let script = serde_json::json!({ "source": usable });
    let cdp = window.page.cdp();
    let told = cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", script);
    told.await.unwrap();
    window.open(address, path).await;
    window.find(ready).await;
    window.wait("return document.fonts.status", "loaded").await;
    let usable = window.ask("return String(Math.round(window.usable))").await;
    let (wire, arrived) = (window.ask(WIRE).await, window.ask(ARRIVED).await);
    println!(
        "{name:14} cold: {wire} bytes, all there after {arrived} ms, usable after {usable} ms"
    );
    window.close().await;
}

/// A captain thinks in his worker, and the page goes on drawing.
async fn captain(window: &Window, address: &str) {
    let path = "/here/new?game=grog-island&seats=2&bot=captain&person=Mara";
    window.open(address, path).await;
    window.find(".board").await;
    let worst = window.ask_later(STANDSTILL).await;
    println!("a captain thinks: the page stood still for {worst} ms at the most");
}

/// The memory of the page over twenty games, one after the other.
async fn twenty_games(window: &Window, address: &str) {
    let mut luck = QuickLuck::new(11);
    for game in 1..=20 {
        if game == 1 {
            let path = "/here/new?game=foggy-island&person=Mara&bot=novice";
            window.open(address, path).await;
        } else {
            window.click("[data-testid=rematch]").await;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        window.find(".board").await;
        play(window, &mut luck, 5000).await;
        window.find("[data-testid=result]").await;
        if game % 5 == 0 || game == 1 {
            println!("after game {game:2}: {} KB", window.heap().await);
        }
    }
}
