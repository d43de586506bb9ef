//! Around the board: talk, drafts, keys, what changed, and the way on.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::{LOOK, act, play, settled};
use super::{Browser, Window};
use crate::tests::Running;

pub(super) const SAID: &str = "return [...document.querySelectorAll('[data-testid=saying] p')].map((one) => one.innerText).join('|')";
const PREVIEW: &str = "return document.querySelector('[data-testid=preview]')?.innerText ?? ''";

/// Mara and Jonas at one table of Grog Island, and the path of it.
pub(super) async fn two(browser: &Browser, address: &str) -> (Window, Window, String) {
    let (mara, jonas) = (
        browser.window(1440, 900).await,
        browser.window(1440, 900).await,
    );
    mara.open(address, "/new/grog-island").await;
    mara.choose("option-seats", "2").await;
    mara.click("[data-testid=open-table]").await;
    mara.find("[data-testid=start]").await;
    let path = mara.ask("return location.pathname").await;
    jonas.open(address, &path).await;
    jonas.click("[data-testid=seat-1-sit]").await;
    mara.find("[data-testid=start].btn--lamp").await;
    mara.click("[data-testid=start]").await;
    mara.find("[data-testid=prompt]").await;
    jonas.find("[data-testid=prompt]").await;
    (mara, jonas, path)
}

/// Says something, as a person does with the keyboard.
pub(super) async fn say(window: &Window, text: &str) {
    window.click("[data-testid=tab-chat]").await;
    let field = window.find("[data-testid=say]").await;
    field.send_keys(text).await.unwrap();
    window.click("[data-testid=send]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_talk_and_each_sees_what_the_other_did() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas, path) = two(&browser, &server.address).await;
    say(&mara, "Ahoy, Jonas").await;
    jonas
        .find("[data-testid=tab-chat] [data-testid=unread]")
        .await;
    jonas.click("[data-testid=tab-chat]").await;
    jonas.find("[data-testid=saying]").await;
    assert!(jonas.ask(SAID).await.ends_with("Ahoy, Jonas"));
    jonas.click("[data-testid=tab-log]").await;

    let mut luck = QuickLuck::new(11);
    let since = "return String(document.querySelectorAll('[data-testid=since]').length)";
    let mut seen = false;
    for _ in 0..60 {
        for window in [&mara, &jonas] {
            settled(window).await;
            if window.ask(LOOK).await == "act" {
                act(window, &mut luck).await;
            }
        }
        let woke = "return String(document.querySelectorAll('.wake').length > 0)";
        if mara.ask(since).await == "1" && mara.ask(woke).await == "true" {
            seen = true;
            break;
        }
    }
    assert!(seen, "nothing ever changes:\n{}", mara.text().await);
    mara.shoot("wake").await;

    let onlooker = browser.window(1440, 900).await;
    onlooker.open(&server.address, &path).await;
    onlooker.find(".watching").await;
    assert_eq!(
        onlooker
            .ask("return String(document.querySelectorAll('.acts, .handbox').length)")
            .await,
        "0",
        "who watches has no desk"
    );
    for window in [mara, jonas, onlooker] {
        window.close().await;
    }
    server.stop().await;
}

/// The first thing on the board that can be touched, by its notation.
const FIRST: &str = "
    const one = [...document.querySelectorAll('[role=gridcell][data-notation]')][0];
    if (!one) return '';
    one.click();
    return one.dataset.notation;";

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_drafts_a_key_drops_and_a_second_touch_plays() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/new/foggy-island").await;
    window.click("[data-testid=open-table]").await;
    window.click("[data-testid=fill-bots]").await;
    window.click("[data-testid=start].btn--lamp").await;
    window.find("[data-testid=prompt]").await;

    let mut luck = QuickLuck::new(3);
    let mut drafted = String::new();
    for _ in 0..60 {
        settled(&window).await;
        drafted = window.ask(FIRST).await;
        if !drafted.is_empty() {
            break;
        }
        play(&window, &mut luck, 1).await;
    }
    assert!(!drafted.is_empty(), "{}", window.text().await);
    assert!(
        !window.ask(PREVIEW).await.is_empty(),
        "it is told in pencil"
    );
    window.shoot("drafted").await;
    press(&window, "Escape").await;
    window.wait(PREVIEW, "").await;
    press(&window, "?").await;
    window.find("[data-testid=keys-box] kbd").await;
    window.shoot("keys").await;
    window
        .ask("document.querySelector('[data-testid=keys-box]').close(); return '';")
        .await;

    assert_eq!(window.ask(FIRST).await, drafted);
    let before = window.ask(ENTRIES).await;
    press(&window, "Enter").await;
    let more = format!("return String(document.querySelectorAll('.entry').length > {before})");
    window.wait(&more, "true").await;
    window.close().await;
    server.stop().await;
}

const ENTRIES: &str = "return String(document.querySelectorAll('.entry').length)";

/// Presses a key somewhere on the page.
async fn press(window: &Window, key: &str) {
    let script = format!(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }})); return '';"
    );
    window.ask(&script).await;
}

/// Touches a line of the log, counted from the end.
fn touch_line(from_end: usize) -> String {
    format!(
        "const lines = [...document.querySelectorAll('[data-testid=log] .entry')];
         lines[Math.max(0, lines.length - {from_end})].click(); return '';"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_log_shows_its_moment() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas, _) = two(&browser, &server.address).await;
    let mut luck = QuickLuck::new(5);
    let mut done = 0;
    while done < 14 {
        for window in [&mara, &jonas] {
            if window.ask(LOOK).await == "act" {
                act(window, &mut luck).await;
                done += 1;
            }
        }
    }
    settled(&mara).await;
    // The newest line is in sight.
    let end = "const log = document.querySelector('[data-testid=log]');
        return String(log.scrollHeight - log.scrollTop - log.clientHeight < 40)";
    mara.wait(end, "true").await;
    let now = "return document.querySelector('.prompt .say').innerText";
    let before = mara.ask(now).await;
    mara.ask(&touch_line(3)).await;
    mara.find("[data-testid=to-now]").await;
    mara.shoot("looking-back").await;
    // Nothing can be done then that can be done now.
    let lit = "return String(document.querySelectorAll('.board .legal, .desk--mine').length)";
    mara.wait(lit, "0").await;
    mara.click("[data-testid=to-now]").await;
    mara.wait(now, &before).await;
    // Of what came before the page there is no picture.
    mara.page.refresh().await.unwrap();
    mara.find("[data-testid=prompt]").await;
    settled(&mara).await;
    mara.ask(&touch_line(9)).await;
    mara.find("[data-testid=why-not] .whyline").await;
    mara.close().await;
    jonas.close().await;
    server.stop().await;
}
