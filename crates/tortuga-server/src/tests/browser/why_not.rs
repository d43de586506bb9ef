//! Whatever is not lit says why, with its rule: asked in every kind of decision that
//! a game against novices comes to.

use std::collections::BTreeMap;

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::{LOOK, act};
use super::{Browser, Window};
use crate::tests::Running;

/// What is asked, by the first words of all that can be done.
const KIND: &str = "
    const words = [...document.querySelectorAll('[data-notation]')].filter((one) => one.dataset.notation)
        .map((one) => one.dataset.notation.split(' ')[0].replace(/[^a-z_-]/g, ''));
    return [...new Set(words)].sort().join(' ');";

/// Touches things that are not lit, one after the other, until one says why: the rule
/// and the reason.
const TOUCH: &str = "
    const done = arguments[arguments.length - 1];
    const dark = [...document.querySelectorAll('.board, .hand')]
        .flatMap((place) => [...place.querySelectorAll('[aria-disabled=true]')])
        .filter((one) => !one.dataset.notation && one.getClientRects().length > 0);
    const said = () => {
        const rule = document.querySelector('[data-testid=rule] .rule-id')?.innerText;
        return rule && `${rule} ${document.querySelector('.whyline p').innerText}`;
    };
    const next = (place) => {
        if (said()) return done(said());
        if (place >= Math.min(dark.length, 40)) return done('');
        dark[place].dispatchEvent(new MouseEvent('click', { bubbles: true }));
        setTimeout(() => next(place + 1), 40);
    };
    document.querySelector('.whyline [data-testid=close]')?.click();
    setTimeout(() => next(0), 40);";

/// Plays a game in the page, and asks in each kind of decision once; gives what was
/// said, by kind.
async fn reasons(window: &Window, most: u32) -> BTreeMap<String, String> {
    let mut reasons: BTreeMap<String, String> = BTreeMap::new();
    let mut luck = QuickLuck::new(21);
    for _ in 0..most {
        match window.ask(LOOK).await.as_str() {
            "over" => break,
            "act" => {
                let kind = window.ask(KIND).await;
                let known = reasons.get(&kind).is_some_and(|said| !said.is_empty());
                if !known {
                    let said = window.page.execute_async(TOUCH, Vec::new()).await.unwrap();
                    reasons.insert(kind, said.convert().unwrap());
                }
                act(window, &mut luck).await;
            }
            _ => {}
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    reasons
}

/// In at least so many kinds of decisions something says why not, by a rule of the game.
async fn asked_everywhere(query: &str, rules: &str, least: usize) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    let path = format!("/here/new?{query}");
    window.open(&server.address, &path).await;
    window.find("[data-testid=prompt]").await;
    let reasons = reasons(&window, 1500).await;
    for (kind, said) in &reasons {
        println!("{kind}: {said}");
        assert!(said.is_empty() || said.starts_with(rules), "{said}");
        assert!(!said.contains("[web-") && !said.contains("{ $"), "{said}");
    }
    let said = reasons.values().filter(|said| !said.is_empty()).count();
    assert!(said >= least, "{said} of {reasons:?}");
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn grog_island_says_why_not() {
    let query = "game=grog-island&seats=2&person=Mara&bot=novice";
    asked_everywhere(query, "GROG-", 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn groo_says_why_not() {
    let query = "game=groo&seats=2&person=Mara&bot=novice";
    asked_everywhere(query, "GROO-", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn glory_islands_says_why_not() {
    let query = "game=glory-islands&seats=3&person=Mara&bot=novice";
    asked_everywhere(query, "GLORY-", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn foggy_island_says_why_not() {
    let query = "game=foggy-island&mode=mercenary&person=Mara&bot=novice";
    asked_everywhere(query, "FOG-", 3).await;
}
