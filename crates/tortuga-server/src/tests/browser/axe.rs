//! axe-core looks at every page, by day and by night: nothing may be hard to
//! read, nameless, or out of reach for whoever listens or has no mouse.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::moments::{self, Moment};
use super::playing::{play, settled};
use super::{Browser, Window};
use crate::tests::Running;
use crate::tests::gathering::{guest, open};

/// The checker, as its makers published it.
const AXE: &str = include_str!("../../../fixtures/axe/axe.min.js");

/// Looks at the page as it is now, and hands over what it found.
const LOOK: &str = "
    const done = arguments[arguments.length - 1];
    // Cards and spaces show numbers and signs in the order of their design; whoever listens hears the
    // same in sentences, and what is printed is not to be found in them word by word. Names are: see below.
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const misnamed = [...document.querySelectorAll('button[aria-label] :is(.ttl, .nm)')].filter((one) => {
        const name = one.firstChild.nodeType === Node.TEXT_NODE ? one.firstChild.data : one.innerText;
        return !one.closest('button').ariaLabel.includes(name);
    });
    axe.run(document, { resultTypes: ['violations'], rules }).then(({ violations }) => {
        const found = misnamed.map((one) => `misnamed: ${one.outerHTML}`).concat(violations.flatMap(({ id, nodes }) => nodes.map((node) =>
            `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} | ${[...node.any, ...node.all, ...node.none].map((one) => one.message).join('; ')}`)));
        done(found.join('\\n'));
    }, (error) => done(String(error)));";

/// What was found on all pages so far.
#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    /// Looks at the page by day and by night.
    async fn look(&mut self, window: &Window, name: &str) {
        for theme in ["light", "dark"] {
            let dress = format!("document.documentElement.dataset.theme = '{theme}'; return '';");
            window.ask(&dress).await;
            let known = "return String(typeof window.axe)";
            if window.ask(known).await == "undefined" {
                window.ask(&format!("{AXE}; return '';")).await;
            }
            let found = window.page.execute_async(LOOK, Vec::new()).await.unwrap();
            let found: String = found.convert().unwrap();
            let lines = found.lines().map(|line| format!("{name}, {theme}: {line}"));
            self.0.extend(lines);
        }
    }

    /// The same on a phone.
    async fn look_narrow(&mut self, window: &Window, name: &str) {
        window.resize(390, 844).await;
        self.look(window, &format!("{name} on a phone")).await;
        window.resize(1440, 900).await;
    }

    /// Nothing was found.
    fn check(self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

/// A server, and a window of somebody new.
async fn begin(browser: &Browser) -> (TempDir, Running, Window) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let window = browser.window(1440, 900).await;
    window.resize(1440, 900).await;
    (folder, server, window)
}

/// Where people can go at any time, and what they find there.
const PAGES: [(&str, &str); 15] = [
    ("/", "[data-testid=play-groo]"),
    ("/tables", "main"),
    ("/me", "[data-testid=claim]"),
    ("/settings", "[data-testid=set-lang]"),
    ("/rules", "[data-testid=rules-groo]"),
    ("/rules/groo", "#GROO-SETUP-08"),
    ("/rules/grog-island", "#GROG-BID-03"),
    ("/rules/glory-islands", "#GLORY-MOVE-01"),
    ("/rules/foggy-island", "#FOG-HIRE-02"),
    ("/replay", ".filebtn"),
    ("/t/nothing", "[data-testid=why-not]"),
    ("/new/foggy-island", "[data-testid=open-table]"),
    ("/new/glory-islands", "[data-testid=open-table]"),
    ("/new/grog-island", "[data-testid=open-table]"),
    ("/new/groo", "[data-testid=open-table]"),
];

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_no_barriers() {
    let browser = Browser::start();
    let (_folder, server, window) = begin(&browser).await;
    let mut findings = Findings::default();
    for (path, there) in PAGES {
        window.open(&server.address, path).await;
        window.find(there).await;
        findings.look(&window, path).await;
        findings.look_narrow(&window, path).await;
    }
    window.click("[data-testid=more-options]").await;
    findings.look(&window, "more options").await;
    findings.check();
    window.close().await;
    server.stop().await;
}

/// Whoever has a password sees other things; a home with tables, too.
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_regulars_have_no_barriers() {
    let browser = Browser::start();
    let (_folder, server, window) = begin(&browser).await;
    let mut findings = Findings::default();
    window.open(&server.address, "/me").await;
    let field = window.find("[data-testid=claim-password]").await;
    window.click("[data-testid=claim]").await;
    window.find("[data-testid=claim-said].trouble").await;
    findings.look(&window, "a short password").await;
    field.send_keys("kelp and barnacles").await.unwrap();
    window.click("[data-testid=claim]").await;
    window.find("[data-testid=change-password]").await;
    findings.look(&window, "me, claimed").await;
    window.click("[data-testid=delete-me]").await;
    findings.look(&window, "me, leaving").await;

    window
        .open(
            &server.address,
            "/here/new?game=groo&seats=2&person=Mara&bot=novice",
        )
        .await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    findings.look(&window, "here").await;
    let mara = guest(&server, "Mara").await;
    open(&server, &mara, 2).await;
    window.open(&server.address, "/").await;
    window.click("[data-testid=invite-grog-island]").await;
    window.find("[data-testid=qr]").await;
    findings.look(&window, "lobby").await;
    window.click("[data-testid=fill-bots]").await;
    window.find("[data-testid=start].btn--lamp").await;
    findings.look(&window, "full lobby").await;
    findings.look_narrow(&window, "full lobby").await;
    window.open(&server.address, "/").await;
    window.find("[data-testid=my-tables] a").await;
    findings.look(&window, "home of a regular").await;
    findings.look_narrow(&window, "home of a regular").await;
    findings.check();
    window.close().await;
    server.stop().await;
}

/// A game that is over, and its moments one by one.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_no_barriers() {
    let browser = Browser::start();
    let (_folder, server, window) = begin(&browser).await;
    let mut findings = Findings::default();
    let path = "/here/new?game=foggy-island&person=Mara&bot=novice";
    window.open(&server.address, path).await;
    window.find("[data-testid=prompt]").await;
    play(&window, &mut QuickLuck::new(6), 5000).await;
    window.click("[data-testid=replay-link]").await;
    for step in ["replay-end", "replay-back", "replay-start"] {
        window.click(&format!("[data-testid={step}]")).await;
        settled(&window).await;
        findings.look(&window, step).await;
        findings.look_narrow(&window, step).await;
    }
    findings.check();
    window.close().await;
    server.stop().await;
}

/// The device on its way from one person to the next.
#[tokio::test(flavor = "multi_thread")]
async fn the_hand_over_has_no_barriers() {
    let browser = Browser::start();
    let (_folder, server, window) = begin(&browser).await;
    let mut findings = Findings::default();
    let path = "/here/new?game=grog-island&seats=2&person=Mara&person=Jonas";
    window.open(&server.address, path).await;
    window.find("[data-testid=hand-over]").await;
    findings.look(&window, "hand-over").await;
    findings.look_narrow(&window, "hand-over").await;
    window.click("[data-testid=i-am]").await;
    let mut luck = QuickLuck::new(8);
    for _ in 0..30 {
        settled(&window).await;
        let there = "return String(!!document.querySelector('[data-testid=pass-on]'))";
        if window.ask(there).await == "true" {
            break;
        }
        play(&window, &mut luck, 1).await;
    }
    window.find("[data-testid=pass-on]").await;
    findings.look(&window, "pass on").await;
    findings.check();
    window.close().await;
    server.stop().await;
}

const fn at(name: &'static str, record: &'static str, asked: &'static str, after: usize) -> Moment {
    Moment {
        name,
        record,
        asked,
        after,
    }
}

/// Looks at moments of one game, and at the dialogs and cards over the first.
async fn look_at_moments(all: &[Moment]) {
    let browser = Browser::start();
    let (_folder, server, window) = begin(&browser).await;
    moments::instead_of_a_line(&window).await;
    let mut findings = Findings::default();
    for moment in all {
        moment.show(&window, &server.address).await;
        findings.look(&window, moment.name).await;
        findings.look_narrow(&window, moment.name).await;
    }
    all[0].show(&window, &server.address).await;
    look_beside(&window, &mut findings, all[0].name).await;
    all[1].show_to_onlookers(&window, &server.address).await;
    findings
        .look(&window, &format!("{}, watching", all[1].name))
        .await;
    findings.check();
    window.close().await;
    server.stop().await;
}

/// What lies over and beside a table: menu, keys, talk, rules.
async fn look_beside(window: &Window, findings: &mut Findings, name: &str) {
    for tab in ["chat", "rules"] {
        window.click(&format!("[data-testid=tab-{tab}]")).await;
        findings.look(window, &format!("{name}, {tab}")).await;
    }
    for (key, dialog) in [("?", "keys-box"), ("", "menu-box")] {
        if key.is_empty() {
            window.click("[data-testid=menu]").await;
        } else {
            window.press(key).await;
        }
        window.find(&format!("[data-testid={dialog}] h2")).await;
        findings.look(window, &format!("{name}, {dialog}")).await;
        window.press("Escape").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_foggy_island_have_no_barriers() {
    look_at_moments(&[
        at("foggy, hiring", "foggy-mercenary-coins", "hire", 0),
        at("foggy, middle", "foggy-mercenary-coins", "at", 200),
        at("foggy, hand", "foggy-mercenary-coins", "pick", 150),
        at("foggy, late", "foggy-mercenary-coins", "place", 430),
        at("foggy, end", "foggy-mercenary-coins", "", 0),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_glory_islands_have_no_barriers() {
    look_at_moments(&[
        at("glory, start", "glory-4-seats-storm-wrecks", "card", 0),
        at("glory, middle", "glory-4-seats-storm-wrecks", "wreck", 60),
        at("glory, sailing", "glory-4-seats-home", "stopover", 90),
        at("glory, pirate", "glory-4-seats-home", "put", 120),
        at("glory, end", "glory-4-seats-home", "", 0),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_grog_island_have_no_barriers() {
    look_at_moments(&[
        at("grog, start", "grog-4-seats-last-crew", "keep", 0),
        at("grog, middle", "grog-3-seats-last-crew", "bid", 60),
        at("grog, trade", "grog-3-seats-last-crew", "sub", 150),
        at("grog, late", "grog-3-seats-last-crew", "build", 300),
        at("grog, end", "grog-3-seats-last-crew", "", 0),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_groo_have_no_barriers() {
    look_at_moments(&[
        at("groo, start", "groo-4-seats-weasel", "play", 0),
        at("groo, middle", "groo-4-seats-weasel", "play", 200),
        at("groo, battle", "groo-4-seats-weasel", "commit", 0),
        at("groo, wild dice", "groo-4-seats-weasel", "wild", 200),
        at("groo, end", "groo-4-seats-weasel", "", 0),
    ])
    .await;
}
