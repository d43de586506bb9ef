//! Levels for each seat, bots that think, and hints.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::play;
use super::steps::{press, until_asked};
use super::{Browser, Window};
use crate::tests::Running;

/// How well the bots play, as the seats say.
const SEATS: &str =
    "return [...document.querySelectorAll('.seat small')].map((one) => one.innerText).join(', ')";

/// How many things on the page are marked as advised.
const MARKED: &str = "
    const marked = [...document.querySelectorAll('[data-notation]')].filter((one) =>
        one.checkVisibility() && getComputedStyle(one).outlineStyle === 'double');
    return String(marked.length > 0);";

const WOULD: &str = "return document.querySelector('[data-testid=would]')?.innerText ?? ''";
const MARGIN: &str = "return document.querySelector('[data-testid=margin]')?.innerText ?? ''";
const REASONS: &str = "return document.querySelector('[data-testid=reasons]')?.innerText ?? ''";

/// A window at a new table for three.
async fn lobby(browser: &Browser, address: &str) -> Window {
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    window.open(address, "/new/grog-island").await;
    window.choose("option-seats", "3").await;
    window.click("[data-testid=open-table]").await;
    window.find("[data-testid=fill-bots]").await;
    window
}

/// Nothing is cut off on a phone, in either language.
async fn fits_a_phone(window: &Window, name: &str) {
    window.resize(360, 640).await;
    for lang in ["de", "en"] {
        window.click(&format!("[data-testid=lang-{lang}]")).await;
        window.shoot(&format!("{name}-360-{lang}")).await;
        assert_eq!(window.sideways().await, "", "{name} {lang}");
    }
    window.resize(1440, 900).await;
}

/// Chooses levels: one for all free seats, another for one, and changes a bot's.
async fn choose_levels(window: &Window) {
    window.click("[data-testid=bots-admiral]").await;
    window.choose("seat-1-level", "novice").await;
    window.click("[data-testid=fill-bots]").await;
    window
        .wait(
            SEATS,
            "White · you, the host, Red · a bot: Novice, Purple · a bot: Admiral",
        )
        .await;
    window.choose("seat-1-level", "sailor").await;
    window
        .wait(
            SEATS,
            "White · you, the host, Red · a bot: Sailor, Purple · a bot: Admiral",
        )
        .await;
    window.shoot("levels").await;
    fits_a_phone(window, "levels").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_chosen_seat_by_seat_think_visibly_and_a_captain_advises() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = lobby(&browser, &server.address).await;
    choose_levels(&window).await;
    window.click("[data-testid=start].btn--lamp").await;
    window.find("[data-testid=thinks-2] .meter--admiral").await;
    window.shoot("thinks").await;
    let quick = "return String(document.querySelectorAll('[data-testid=thinks-1]').length)";
    assert_eq!(
        window.ask(quick).await,
        "0",
        "a sailor needs no time to think"
    );

    let thinks = "return String(document.querySelectorAll('[data-testid=thinks-2]').length)";
    window.wait(thinks, "0").await;
    until_reasons(&window).await;
    check_hint(&window, ["A captain would: ", "Chance to win: "], "points").await;
    window.shoot("hint").await;
    fits_a_phone(&window, "hint").await;
    window.click("[data-testid=lang-de]").await;
    check_hint(&window, ["Ein Kapitän würde: ", "Gewinnchance: "], "Punkte").await;
    window.click("[data-testid=lang-en]").await;

    press(&window, "Escape", "testid").await;
    window.wait(WOULD, "").await;
    assert_eq!(window.ask(MARKED).await, "false");
    press(&window, "h", "testid").await;
    window.find("[data-testid=would]").await;
    act_as_advised(&window).await;
    window.close().await;
    server.stop().await;
}

/// Asks for hints, and plays, until a hint has a reason that can be told from
/// none.
async fn until_reasons(window: &Window) {
    let mut luck = QuickLuck::new(9);
    for _ in 0..30 {
        assert!(until_asked(window).await, "the game has only begun");
        window.click("[data-testid=hint]").await;
        window.find("[data-testid=would]").await;
        if !window.ask(REASONS).await.is_empty() && window.ask(MARKED).await == "true" {
            return;
        }
        play(window, &mut luck, 1).await;
    }
    panic!("no hint has a reason:\n{}", window.text().await);
}

/// The hint names an action, the margin and its reasons, and the action is
/// marked.
async fn check_hint(window: &Window, begins: [&str; 2], reason: &str) {
    let would = window.ask(WOULD).await;
    assert!(would.starts_with(begins[0]), "{would}");
    assert!(would.len() > begins[0].len() + 3, "{would}");
    let margin = window.ask(MARGIN).await;
    assert!(margin.starts_with(begins[1]), "{margin}");
    let reasons = window.ask(REASONS).await;
    let reasons: Vec<&str> = reasons.lines().collect();
    assert!((1..=2).contains(&reasons.len()), "{reasons:?}");
    assert!(
        reasons.iter().all(|one| one.contains(reason)),
        "{reasons:?}"
    );
    assert_eq!(window.ask(MARKED).await, "true");
}

/// Whoever follows the hint has another picture, and the hint goes.
async fn act_as_advised(window: &Window) {
    let act = "
        const marked = [...document.querySelectorAll('[data-notation]')].find((one) =>
            one.checkVisibility() && getComputedStyle(one).outlineStyle === 'double');
        marked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        if (marked.dataset.testid !== 'choice') marked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return '';";
    window.ask(act).await;
    window.wait(WOULD, "").await;
}
