//! What every game's test in the browser does alike.

use tortuga_core::Record;

use super::playing::{LOOK, PROMPT_IN_SIGHT, settled};
use super::{Browser, Window};
use crate::tests::client::get;
use crate::tests::playing::verified;

/// A game, and how it is played here.
pub(super) struct Played {
    /// Its name, as the list of games knows it.
    pub(super) game: &'static str,
    /// What its pictures are called.
    pub(super) shots: &'static str,
    /// What stands above the seats.
    pub(super) title: &'static str,
}

impl Played {
    /// A window where this game is set up, with these options chosen.
    pub(super) async fn chosen(
        &self,
        browser: &Browser,
        address: &str,
        options: &[(&str, &str)],
    ) -> Window {
        let window = browser.window(1440, 900).await;
        window.resize(1440, 900).await;
        window.open(address, &format!("/new/{}", self.game)).await;
        window.find("[data-testid=open-table]").await;
        for (option, value) in options {
            window.choose(&format!("option-{option}"), value).await;
        }
        self.shoot(&window, "new").await;
        window
    }

    /// Opens the table, fills it with bots and starts.
    pub(super) async fn begin(&self, window: &Window, bots: &str) {
        window.click("[data-testid=open-table]").await;
        window.click(&format!("[data-testid=bots-{bots}]")).await;
        window.click("[data-testid=fill-bots]").await;
        let title = window.find(".head h1").await.text().await.unwrap();
        assert_eq!(title, self.title);
        window.find("[data-testid=start].btn--lamp").await;
        self.shoot(window, "lobby").await;
        window.click("[data-testid=start].btn--lamp").await;
        window.find("[data-testid=prompt]").await;
    }

    pub(super) async fn shoot(&self, window: &Window, name: &str) {
        window.shoot(&format!("{}-{name}", self.shots)).await;
    }

    /// Both languages, day and night, wide and narrow: nothing is cut off.
    pub(super) async fn look_around(&self, window: &Window) {
        self.shoot(window, "playing").await;
        window.click("[data-testid=lang-de]").await;
        self.shoot(window, "playing-de").await;
        window.click("[data-testid=theme]").await;
        self.shoot(window, "night-de").await;
        for (width, height) in [(1280, 720), (900, 1100), (390, 844), (360, 640)] {
            window.resize(width, height).await;
            for lang in ["de", "en"] {
                window.click(&format!("[data-testid=lang-{lang}]")).await;
                self.shoot(window, &format!("{width}-{lang}-night")).await;
                assert_eq!(window.sideways().await, "", "{width} {lang}");
            }
            window.wait(PROMPT_IN_SIGHT, "true").await;
        }
        window.click("[data-testid=theme]").await;
        for lang in ["de", "en"] {
            window.click(&format!("[data-testid=lang-{lang}]")).await;
            window.resize(390, 1900).await;
            self.shoot(window, &format!("390-{lang}")).await;
        }
        window.resize(1440, 900).await;
    }

    /// The game is over: somebody has won, every word was found, and the record
    /// proves its luck.
    pub(super) async fn check_end(&self, window: &Window, address: &str, ends: &[&str]) {
        let result = window.find("[data-testid=result]").await;
        let result = result.text().await.unwrap();
        assert!(ends.iter().any(|end| result.contains(end)), "{result}");
        self.shoot(window, "result").await;
        let text = window.text().await;
        let own = format!("[{}-", self.shots);
        let keys = ["[web-", &own, "{ $"];
        assert!(!keys.iter().any(|key| text.contains(key)), "{text}");
        check_record(window, address).await;
    }
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

/// Waits until the viewer is asked for something and nothing moves any more;
/// false if the game is over before.
pub(super) async fn until_asked(window: &Window) -> bool {
    for _ in 0..200 {
        settled(window).await;
        match window.ask(LOOK).await.as_str() {
            "act" => return true,
            "over" => return false,
            _ => {}
        }
    }
    panic!("nobody is asked any more:\n{}", window.text().await);
}

/// Presses a key where the focus is; tells what then has it, by this field of
/// its data.
pub(super) async fn press(window: &Window, key: &str, field: &str) -> String {
    let script = format!(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}));
         return document.activeElement.dataset.{field} || '';"
    );
    window.ask(&script).await
}

/// The arrow keys go from cell to cell of a grid, and the grid is one stop.
pub(super) async fn walk_grid(window: &Window, cell: &str) {
    let focus = format!("document.querySelector('{cell}').focus(); return '';");
    window.ask(&focus).await;
    for (key, expected) in [
        ("ArrowDown", "1-0"),
        ("ArrowRight", "1-1"),
        ("ArrowUp", "0-1"),
        ("ArrowUp", "0-1"),
        ("ArrowLeft", "0-0"),
    ] {
        assert_eq!(press(window, key, "cell").await, expected, "{key}");
    }
    let stops =
        format!("return String(document.querySelectorAll('{cell}[tabindex=\"0\"]').length)");
    assert_eq!(window.ask(&stops).await, "1");
}

/// The rule that the page names now, up to its first hyphen.
pub(super) const RULE: &str =
    "return document.querySelector('[data-testid=rule] .rule-id')?.innerText.split('-')[0] ?? ''";
