//! A whole game against bots, and two browsers at one table.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::{Luck as _, QuickLuck, Record};

use super::{Browser, Window};
use crate::tests::Running;
use crate::tests::client::get;
use crate::tests::playing::verified;

/// What the page asks for, found out in one go: the result is there, the
/// buttons, the places on the board, and whether a bid can be drafted.
pub(super) const LOOK: &str = "
    if (document.querySelector('[data-testid=result]')) return 'over';
    const prompt = document.querySelector('[data-testid=prompt]');
    if (!prompt || prompt.dataset.asks !== 'you') return 'wait';
    return 'act';";

/// Does one thing that the page offers, as a person would with a mouse: buttons
/// play at once, things on the board at the second touch; tells what it did. A number from 0 to 999 decides what.
pub(super) async fn act(window: &Window, luck: &mut QuickLuck) -> String {
    let number = luck.below(1000);
    let script = format!(
        "const number = {number};
         const shown = (one) => one.getClientRects().length > 0;
         const buttons = [...document.querySelectorAll('[data-testid=choice]')].filter(shown);
         const places = [...document.querySelectorAll('[role=gridcell] [data-notation], \
             [role=gridcell][data-notation], .ship[data-notation], button[data-notation]')].filter(shown);
         const dice = [...document.querySelectorAll('[data-testid^=draft-die-]')].filter(shown);
         const bid = document.querySelector('[data-testid=bid]');
         if (bid && dice.length && (number % 3 === 0 || buttons.length + places.length === 0)) {{
             if (bid.classList.contains('btn--lamp')) {{ bid.click(); return 'bid'; }}
             const free = dice.filter((die) => die.getAttribute('aria-pressed') !== 'true');
             if (free.length === 0) {{
                 document.querySelector('[data-testid=drop-draft]').click(); return 'drop';
             }}
             free[number % free.length].click(); return 'die';
         }}
         const all = [...new Set([...buttons, ...places])];
         if (all.length === 0) {{
             const fold = [...document.querySelectorAll('[data-testid=fold]')].filter(shown).pop();
             if (!fold) return 'nothing';
             fold.click(); return 'fold';
         }}
         const one = all[number % all.length];
         const notation = one.dataset.notation;
         const touch = () => one.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
         touch();
         if (one.dataset.testid !== 'choice') touch();
         return notation;"
    );
    window.ask(&script).await
}

/// Plays until the game is over, or `most` things were done.
pub(super) async fn play(window: &Window, luck: &mut QuickLuck, most: u32) -> u32 {
    let mut done = 0;
    let mut idle = 0;
    while done < most {
        match window.ask(LOOK).await.as_str() {
            "over" => break,
            "act" => {
                let did = act(window, luck).await != "nothing";
                done += u32::from(did);
                idle = if did { 0 } else { idle + 1 };
            }
            _ => idle += 1,
        }
        assert!(idle < 2000, "nothing happens:\n{}", window.text().await);
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    done
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    window.open(&server.address, "/new/grog-island").await;
    window.find("[data-testid=open-table]").await;
    window.click("[data-testid=open-table]").await;
    window.click("[data-testid=fill-bots]").await;
    window.shoot("lobby").await;
    window.click("[data-testid=start]").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    // Whoever looks at another tab sees it, too.
    window.wait("return document.title.slice(0, 2)", "● ").await;
    window.shoot("first-choice").await;

    let mut luck = QuickLuck::new(2);
    play(&window, &mut luck, 25).await;
    window.shoot("playing").await;
    window.click("[data-testid=lang-de]").await;
    let german = window.text().await;
    assert!(german.contains("Runde"), "{german}");
    window.shoot("playing-de").await;
    for (width, height) in [(1440, 900), (1440, 760), (1280, 720)] {
        window.resize(width, height).await;
        window.shoot(&format!("low-{width}-de")).await;
        assert_eq!(window.ask(CUT_OFF).await, "", "{width} by {height}");
    }
    window.click("[data-testid=theme]").await;
    window.shoot("low-night-de").await;
    window.click("[data-testid=theme]").await;
    window.resize(1440, 900).await;
    window.click("[data-testid=lang-en]").await;

    window.wait(LOG_AT_END, "0").await;
    play(&window, &mut luck, 5000).await;
    window.find("[data-testid=result]").await;
    window.wait(LOG_AT_END, "0").await;
    open_log_on_phone(&window).await;
    let result = window
        .find("[data-testid=result]")
        .await
        .text()
        .await
        .unwrap();
    assert!(result.contains("win"), "{result}");
    window.shoot("result").await;
    let text = window.text().await;
    assert!(!text.contains("[web-") && !text.contains("{ $"), "{text}");
    let record = window.find("[data-testid=record-link]").await;
    let link = record.attr("href").await.unwrap().unwrap();
    let path = link
        .split_once("/api")
        .map(|(_, path)| format!("/api{path}"));
    let record = get(&server.address, &path.unwrap(), "").await;
    let record = Record::read(&record.body).unwrap();
    assert!(verified(&record) > 20);
    window.close().await;
    server.stop().await;
}

/// How many screens of the log lie below what is in sight.
const LOG_AT_END: &str = "
    const log = document.querySelector('[data-testid=log]');
    return String(Math.floor((log.scrollHeight - log.scrollTop) / (log.clientHeight + 2)));";

/// A phone opens the log at its end.
async fn open_log_on_phone(window: &Window) {
    window.resize(390, 844).await;
    window.click("[data-testid=view-log]").await;
    window.wait(LOG_AT_END, "0").await;
    window.shoot("log-phone").await;
    window.click("[data-testid=view-table]").await;
    window.resize(1440, 900).await;
}

/// Drops the draft, as the key does.
const ESCAPE: &str =
    "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";

/// The prompt is on the first screen.
pub(super) const PROMPT_IN_SIGHT: &str = "
    scrollTo(0, 0);
    const prompt = document.querySelector('[data-testid=prompt]').getBoundingClientRect();
    return String(prompt.top >= 0 && prompt.bottom <= innerHeight + 1);";

/// What of the board is cut off in a low window: its class and how far down it goes.
const CUT_OFF: &str = "
    const end = document.querySelector('.frame').getBoundingClientRect().bottom;
    const low = [...document.querySelectorAll('.goods, .bidline, .opensea')];
    const cut = low.filter((one) => one.getBoundingClientRect().bottom > end);
    return cut.map((one) => `${one.className} ${one.getBoundingClientRect().bottom - end}`).join(', ');";

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_share_one_table() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas) = (
        browser.window(1440, 900).await,
        browser.window(390, 844).await,
    );
    mara.open(&server.address, "/new/grog-island").await;
    mara.choose("option-seats", "2").await;
    mara.click("[data-testid=open-table]").await;
    mara.find("[data-testid=start]").await;
    let path = mara.ask("return location.pathname").await;
    jonas.open(&server.address, &path).await;
    jonas.click("[data-testid=seat-1-sit]").await;
    jonas.shoot("lobby-phone").await;
    mara.find("[data-testid=start].btn--lamp").await;
    mara.click("[data-testid=start]").await;

    let mut luck = QuickLuck::new(4);
    let mut done = [0, 0];
    while done.iter().any(|&count| count < 12) {
        for (window, done) in [&mara, &jonas].into_iter().zip(&mut done) {
            if window.ask(LOOK).await == "act" {
                act(window, &mut luck).await;
                *done += 1;
                tokio::time::sleep(Duration::from_millis(40)).await;
            }
        }
    }
    let round = "return document.querySelector('.bidline').innerText";
    settled(&mara).await;
    settled(&jonas).await;
    assert_eq!(mara.ask(round).await, jonas.ask(round).await, "one table");
    mara.shoot("shared-mara").await;
    jonas.shoot("shared-phone").await;
    for (width, height) in [(390, 844), (360, 640)] {
        jonas.resize(width, height).await;
        for lang in ["de", "en"] {
            jonas.click(&format!("[data-testid=lang-{lang}]")).await;
            jonas.shoot(&format!("phone-{width}-{lang}")).await;
            assert_eq!(jonas.sideways().await, "", "{width} {lang}");
            jonas.wait(PROMPT_IN_SIGHT, "true").await;
        }
    }

    // Whoever comes back sees what he saw; a draft was in his head only.
    jonas.ask(ESCAPE).await;
    let before = settled(&jonas).await;
    jonas.page.refresh().await.unwrap();
    jonas.find("[data-testid=prompt]").await;
    assert_eq!(settled(&jonas).await, before);
    mara.close().await;
    jonas.close().await;
    server.stop().await;
}

/// What can be read once nothing moves any more.
pub(super) async fn settled(window: &Window) -> String {
    let mut before = String::new();
    loop {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let now = window.text().await;
        if now == before {
            return now;
        }
        before = now;
    }
}
