//! Games in the page, without a server.

use std::time::Duration;

use tempfile::TempDir;
use tortuga_core::{QuickLuck, Record};

use super::playing::{LOOK, act, play, settled};
use super::{Browser, Window};
use crate::tests::Running;
use crate::tests::playing::verified;

/// The record that the page offers when the game is over.
const RECORD: &str = "
    const link = document.querySelector('[data-testid=record-link]').href;
    return decodeURIComponent(link.slice(link.indexOf(',') + 1));";

/// A server, and a window in which a game of this kind has begun.
async fn begun(browser: &Browser, query: &str) -> (TempDir, Running, Window) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    let path = format!("/here/new?{query}");
    window.open(&server.address, &path).await;
    window
        .find("[data-testid=prompt], [data-testid=hand-over]")
        .await;
    (folder, server, window)
}

/// Somebody has won, every word was found, and the record proves its luck.
async fn check_end(window: &Window, name: &str) {
    window.find("[data-testid=result]").await;
    window.shoot(&format!("here-{name}-result")).await;
    let text = window.text().await;
    assert!(!text.contains("[web-") && !text.contains("{ $"), "{text}");
    let record = Record::read(&window.ask(RECORD).await).unwrap();
    assert!(verified(&record) > 20);
}

/// A whole game against novices; the server goes as soon as a bot has moved.
async fn against_novices(name: &str, query: &str, with_server: bool) {
    let browser = Browser::start();
    let (_folder, server, window) = begun(&browser, query).await;
    let mut luck = QuickLuck::new(3);
    play(&window, &mut luck, 6).await;
    // The worker has the module by then: a bot has answered.
    window.shoot(&format!("here-{name}")).await;
    let left = if with_server {
        Some(server)
    } else {
        server.stop().await;
        None
    };
    play(&window, &mut luck, 5000).await;
    check_end(&window, name).await;
    if let Some(server) = left {
        window.close().await;
        server.stop().await;
    } else {
        window.close_after_outage().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn grog_island_when_the_server_is_gone() {
    let query = "game=grog-island&seats=3&person=Mara&bot=novice&bot=novice";
    against_novices("grog", query, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn groo_when_the_server_is_gone() {
    let query = "game=groo&seats=2&bot=novice&person=Mara";
    against_novices("groo", query, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn glory_islands_in_the_page() {
    let query = "game=glory-islands&seats=2&person=Mara&bot=novice";
    against_novices("glory", query, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foggy_island_in_the_page() {
    let query = "game=foggy-island&mode=mercenary&person=Mara&bot=novice";
    against_novices("foggy", query, true).await;
}

/// What a captain thinks about does not hold the page up, and a hint comes.
#[tokio::test(flavor = "multi_thread")]
async fn a_captain_thinks_beside_the_page() {
    let browser = Browser::start();
    let query = "game=grog-island&seats=2&person=Mara&bot=captain";
    let (_folder, server, window) = begun(&browser, query).await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    window
        .ask(
            "window.longest = 0; let last = performance.now();
             setInterval(() => { const now = performance.now();
                 window.longest = Math.max(window.longest, now - last); last = now; }, 5);
             return '';",
        )
        .await;
    window.click("[data-testid=hint]").await;
    window.find("[data-testid=counsel]").await;
    window.shoot("here-hint").await;
    let longest: f64 = window
        .ask("return String(window.longest)")
        .await
        .parse()
        .unwrap();
    // He thinks for a fifth of a second and looks at reasons after that.
    assert!(longest < 190.0, "the page stood still for {longest} ms");
    window.close().await;
    server.stop().await;
}

/// Who loads the page again finds the game as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_reload_goes_on_where_it_was() {
    let browser = Browser::start();
    let query = "game=grog-island&seats=2&person=Mara&bot=novice";
    let (_folder, server, window) = begun(&browser, query).await;
    let mut luck = QuickLuck::new(5);
    play(&window, &mut luck, 20).await;
    until_asked(&window).await;
    window.ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));").await;
    let before = settled(&window).await;
    window.page.refresh().await.unwrap();
    window.find("[data-testid=prompt]").await;
    assert_eq!(settled(&window).await, before);
    play(&window, &mut luck, 5).await;

    // A game that is not here is nowhere.
    window.open(&server.address, "/here/nothing").await;
    window.find("[data-testid=home]").await;
    window.close().await;
    server.stop().await;
}

async fn until_asked(window: &Window) {
    for _ in 0..400 {
        if window.ask(LOOK).await == "act" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody is asked any more:\n{}", window.text().await);
}

/// Where the device is: at somebody who must decide, to be passed on, on its way.
const WHERE: &str = "
    if (document.querySelector('[data-testid=result]')) return 'over';
    if (document.querySelector('[data-testid=hand-over]')) return 'on its way';
    if (document.querySelector('[data-testid=pass-on]')) return 'pass on';
    const prompt = document.querySelector('[data-testid=prompt]');
    return prompt?.dataset.asks === 'you' ? 'act' : 'wait';";

/// The words on the cards that only whoever has the device may see.
const SECRETS: &str = "
    const cards = document.querySelectorAll('.handbox [aria-label], .handbox b, .handbox .nm');
    return [...cards].map((card) => card.getAttribute('aria-label') || card.innerText).join('|');";

/// Two people at one device: between them nothing of either is in the page, and the
/// screen between them is the same whatever they hold.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_device_and_no_secret() {
    let browser = Browser::start();
    let query = "game=grog-island&seats=2&person=Mara&person=Jonas";
    let (_folder, server, window) = begun(&browser, query).await;
    let mut luck = QuickLuck::new(8);
    let (mut handed, mut moves) = (0, 0);
    let mut screens: Vec<(String, String)> = Vec::new();
    let mut secrets = String::new();
    while moves < 30 {
        match window.ask(WHERE).await.as_str() {
            "over" => break,
            "on its way" => {
                handed += 1;
                let dom = window.dom().await;
                assert!(!dom.contains("data-notation"), "{dom}");
                for testid in ["prompt", "log", "choice", "hint"] {
                    assert!(!dom.contains(&format!("data-testid=\"{testid}\"")), "{dom}");
                }
                for word in secrets.split('|').filter(|word| word.len() > 3) {
                    let text = window.text().await;
                    assert!(!text.contains(word), "{word}: {text}");
                }
                let title = window.ask("return document.title").await;
                window.shoot("here-hand-over").await;
                screens.push((title, without_address(&dom)));
                window.click("[data-testid=i-am]").await;
                window.find("[data-testid=prompt]").await;
            }
            "pass on" => {
                window.shoot("here-pass-on").await;
                secrets = window.ask(SECRETS).await;
                window.click("[data-testid=pass-on]").await;
                window.find("[data-testid=hand-over]").await;
            }
            "act" => {
                act(&window, &mut luck).await;
                moves += 1;
            }
            _ => {}
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(handed > 3, "{handed}");
    // In every world, and at every moment, the screen for one person is the same.
    for one in &screens {
        for other in screens.iter().filter(|other| other.0 == one.0) {
            assert_eq!(one.1, other.1);
        }
    }
    window
        .click("[data-testid=i-am], [data-testid=prompt]")
        .await;
    // A reload gives the device to nobody.
    window.page.refresh().await.unwrap();
    window.find("[data-testid=hand-over]").await;
    for (width, height) in [(390, 844), (360, 640)] {
        window.resize(width, height).await;
        for lang in ["de", "en"] {
            window.click(&format!("[data-testid=lang-{lang}]")).await;
            window
                .shoot(&format!("here-hand-over-{width}-{lang}"))
                .await;
            assert_eq!(window.sideways().await, "", "{width} {lang}");
        }
    }
    window.close().await;
    server.stop().await;
}

/// The page without its icons, which are many and the same.
fn without_address(dom: &str) -> String {
    let body = dom.find("<main").unwrap_or(0);
    dom[body..].to_owned()
}

/// Three people, GROO: windows go from hand to hand, and it comes to an end.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_two_people_at_one_device() {
    let browser = Browser::start();
    let query = "game=groo&seats=2&person=Mara&person=Jonas";
    let (_folder, server, window) = begun(&browser, query).await;
    let mut luck = QuickLuck::new(2);
    for _ in 0..6000 {
        match window.ask(WHERE).await.as_str() {
            "over" => break,
            "on its way" => window.click("[data-testid=i-am]").await,
            "pass on" => window.click("[data-testid=pass-on]").await,
            "act" => drop(act(&window, &mut luck).await),
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    check_end(&window, "shared").await;
    window.close().await;
    server.stop().await;
}
