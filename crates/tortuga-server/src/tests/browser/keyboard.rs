//! Whole games without a mouse: Tab, Shift+Tab, the arrows, Enter, Space and the
//! keys of the page, as the keyboard sends them.

use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tortuga_core::{Luck as _, QuickLuck};

use super::playing::LOOK;
use super::{Browser, Window};
use crate::tests::Running;

/// A key: what it is called, the number of it that browsers know, and what it
/// writes.
struct Key<'a> {
    name: &'a str,
    number: u32,
    text: &'a str,
}

/// Finds a key by its name.
fn key(name: &str) -> Key<'_> {
    let (number, text) = match name {
        "Tab" => (9, ""),
        "Enter" => (13, "\r"),
        "Escape" => (27, ""),
        " " => (32, " "),
        "ArrowLeft" => (37, ""),
        "ArrowUp" => (38, ""),
        "ArrowRight" => (39, ""),
        "ArrowDown" => (40, ""),
        _ => {
            let letter = name.chars().next().unwrap().to_ascii_uppercase();
            (u32::from(letter), name)
        }
    };
    Key { name, number, text }
}

impl Window {
    /// Presses a key and lets it go; where the focus is, is the page's affair.
    pub(super) async fn press(&self, name: &str) {
        self.press_with(name, 0).await;
    }

    /// The same with Shift held.
    pub(super) async fn press_shifted(&self, name: &str) {
        self.press_with(name, 8).await;
    }

    async fn press_with(&self, name: &str, modifiers: u8) {
        let Key { name, number, text } = key(name);
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event = json!({
                "type": if kind == "keyDown" && text.is_empty() { "rawKeyDown" } else { kind },
                "key": name, "windowsVirtualKeyCode": number, "text": text, "modifiers": modifiers,
            });
            let dispatch = self.page.cdp();
            dispatch
                .send_raw("Input.dispatchKeyEvent", event)
                .await
                .unwrap();
        }
    }

    /// Presses Tab until what has the focus is this.
    async fn tab_to(&self, testid: &str) {
        let focused = "return document.activeElement.dataset?.testid ?? ''";
        for _ in 0..200 {
            if self.ask(focused).await == testid {
                return;
            }
            self.press("Tab").await;
        }
        panic!("Tab never comes to {testid}:\n{}", self.text().await);
    }
}

/// What has the focus: `act` plays (at once, or when it is pressed again), `try`
/// leads to something that plays, `grid` lies among things that the arrow keys
/// reach, and anything else is no help.
const FOCUS: &str = "
    const one = document.activeElement;
    if (!one.closest('.desk, .board')) return 'outside';
    if (!one.checkVisibility()) return 'hidden';
    const name = one.dataset.testid ?? '';
    if (one.getAttribute('aria-disabled') !== 'true') {
        if (name === 'choice' || name === 'commit') return 'act';
        if (name === 'bid') return one.classList.contains('btn--lamp') ? 'act' : 'no';
        if (name === 'fold') return one.getAttribute('aria-expanded') === 'true' ? 'no' : 'try';
        if (name.startsWith('draft-die-')) return one.getAttribute('aria-pressed') === 'true' ? 'no' : 'try';
        if (one.dataset.notation) return 'place';
        if (one.matches('.legal')) return 'try';
    }
    return one.closest('[role=grid], .ring, .towns') ? 'grid' : 'no';";

/// What the page shows, short: when it changes, something was done.
const STATE: &str = "
    const text = (selector) => document.querySelector(selector)?.innerText ?? '';
    return [text('[data-testid=prompt] .says'), document.querySelectorAll('.entry').length,
        [...document.querySelectorAll('[data-notation]')].map((one) => one.dataset.notation).join()].join('|');";

/// Somebody who has a keyboard and no plan.
struct Player<'a> {
    window: &'a Window,
    luck: QuickLuck,
    /// Keys pressed.
    pressed: u32,
    /// Things played.
    played: u32,
}

impl Player<'_> {
    async fn press(&mut self, name: &str) {
        self.pressed += 1;
        self.window.press(name).await;
    }

    /// Goes on to the next stop, or back.
    async fn step(&mut self, back: bool) {
        self.pressed += 1;
        if back {
            self.window.press_shifted("Tab").await;
        } else {
            self.window.press("Tab").await;
        }
    }

    /// One of these.
    fn any(&mut self, of: u64) -> u64 {
        u64::from(self.luck.below(u32::try_from(of).unwrap()))
    }

    /// Looks for something to do, and does it.
    async fn act(&mut self) {
        let back = self.any(3) == 0;
        // Not always the first thing that can be done.
        let mut skip = self.any(4);
        for _ in 0..60 {
            self.step(back).await;
            let mut focus = self.window.ask(FOCUS).await;
            if focus == "grid" || (focus == "place" && skip > 0) {
                focus = self.wander().await;
            }
            match focus.as_str() {
                "act" | "place" | "try" if skip > 0 => skip -= 1,
                "act" => {
                    let key = ["Enter", " "][usize::try_from(self.any(2)).unwrap()];
                    return self.play(key).await;
                }
                "place" => {
                    // The first touch is in pencil, the second plays.
                    self.press("Enter").await;
                    return self.play("Enter").await;
                }
                "try" => self.press("Enter").await,
                _ => {}
            }
        }
    }

    /// Walks among the things that the arrow keys reach, until one can be played.
    async fn wander(&mut self) -> String {
        const ARROWS: [&str; 4] = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
        let mut focus = String::new();
        for _ in 0..14 {
            let arrow = usize::try_from(self.any(4)).unwrap();
            for _ in 0..=self.any(3) {
                self.press(ARROWS[arrow]).await;
            }
            focus = self.window.ask(FOCUS).await;
            if focus == "place" {
                break;
            }
        }
        focus
    }

    /// Presses this, and waits until something has changed.
    async fn play(&mut self, key: &str) {
        let before = self.window.ask(STATE).await;
        self.press(key).await;
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            if self.window.ask(STATE).await != before {
                self.played += 1;
                return;
            }
        }
    }

    /// Plays until the game is over.
    async fn play_on(&mut self) {
        let mut idle = 0;
        let mut played = 0;
        for _ in 0..6000 {
            match self.window.ask(LOOK).await.as_str() {
                "over" => return,
                "act" => self.act().await,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
            idle = if self.played > played { 0 } else { idle + 1 };
            played = self.played;
            assert!(idle < 600, "stuck:\n{}", self.window.text().await);
        }
        panic!("it never ends:\n{}", self.window.text().await);
    }
}

/// From home to the end of a game, without a mouse.
async fn by_keyboard(game: &str, seed: u64) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    window.open(&server.address, "/").await;
    let play = format!("play-{game}");
    window.find(&format!("[data-testid={play}]")).await;
    window.tab_to(&play).await;
    window.press("Enter").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    let mut player = Player {
        window: &window,
        luck: QuickLuck::new(seed),
        pressed: 0,
        played: 0,
    };
    let begun = std::time::Instant::now();
    player.play_on().await;
    println!(
        "{game}: {} keys, {} times something was played, {:?}",
        player.pressed,
        player.played,
        begun.elapsed()
    );
    // Whoever listens is told the end, and goes on from there.
    let result = "return String(!!document.activeElement.closest('[data-testid=result]'))";
    window.wait(result, "true").await;
    window.tab_to("record-link").await;
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foggy_island_by_keyboard() {
    by_keyboard("foggy-island", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn glory_islands_by_keyboard() {
    by_keyboard("glory-islands", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn grog_island_by_keyboard() {
    by_keyboard("grog-island", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn groo_by_keyboard() {
    by_keyboard("groo", 4).await;
}
