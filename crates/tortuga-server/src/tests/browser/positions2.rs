//! Positions of Glory Islands and Foggy Island, from recorded games, as the page
//! draws them.

use tempfile::TempDir;

use super::Browser;
use super::moments::{self, Moment};
use crate::tests::Running;

const fn at(name: &'static str, record: &'static str, asked: &'static str, after: usize) -> Moment {
    Moment {
        name,
        record,
        asked,
        after,
    }
}

/// Every decision of Glory Islands, and its end.
const GLORY: [Moment; 20] = [
    at("glory-at-card", "glory-4-seats-home", "card", 60),
    at("glory-at-sail", "glory-4-seats-shared-victory", "sail", 60),
    at("glory-at-stopover", "glory-4-seats-home", "stopover", 90),
    at("glory-at-leg", "glory-4-seats-home", "leg", 90),
    at("glory-at-wreck", "glory-4-seats-storm-wrecks", "wreck", 60),
    at(
        "glory-at-wreck-more",
        "glory-4-seats-storm-wrecks",
        "wreck",
        59,
    ),
    at("glory-at-put", "glory-4-seats-home", "put", 120),
    at("glory-at-lift", "glory-4-seats-shared-victory", "lift", 133),
    at("glory-at-storm", "glory-4-seats-storm-wrecks", "put", 100),
    at("glory-at-storm-on", "glory-4-seats-storm-wrecks", "put", 84),
    at("glory-at-keep", "glory-4-seats-last-afloat", "keep", 90),
    at("glory-at-hunt", "glory-4-seats-home", "special", 120),
    at("glory-at-second", "glory-4-seats-home", "special", 146),
    at(
        "glory-at-second-put",
        "glory-4-seats-shared-victory",
        "put",
        117,
    ),
    at("glory-at-relocate", "glory-4-seats-home", "special", 80),
    at(
        "glory-at-relocate-lift",
        "glory-3-seats-all-sunk",
        "lift",
        60,
    ),
    at("glory-at-henry", "glory-2-seats-henry-wins", "sail", 50),
    at(
        "glory-at-henry-storm",
        "glory-2-seats-storm-wrecks-no-swaps",
        "card",
        60,
    ),
    at("glory-at-end", "glory-4-seats-home", "", 0),
    at("glory-at-end-sunk", "glory-3-seats-one-sunk-wrecks", "", 0),
];

/// Every decision of Foggy Island, and its end.
const FOGGY: [Moment; 20] = [
    at("foggy-at-pick", "foggy-mercenary-coins", "pick", 150),
    at("foggy-at-weather", "foggy-mercenary-coins", "weather", 100),
    at(
        "foggy-at-fog",
        "foggy-mercenary-additional-round",
        "fog",
        60,
    ),
    at("foggy-at-frog", "foggy-mercenary-coins", "frog", 200),
    at("foggy-at-settle", "foggy-mercenary-coins", "settle", 150),
    at("foggy-at-place", "foggy-mercenary-coins", "place", 230),
    at("foggy-at-tile", "foggy-quick-coins", "at", 90),
    at("foggy-at-late", "foggy-mercenary-coins", "at", 440),
    at(
        "foggy-at-down",
        "foggy-mercenary-additional-round",
        "place",
        100,
    ),
    at("foggy-at-target", "foggy-quick-coins", "target", 40),
    at("foggy-at-swap", "foggy-mercenary-hired-cost", "swap", 0),
    at("foggy-at-snake", "foggy-quick-coins", "snake", 60),
    at("foggy-at-replace", "foggy-quick-coins", "replace", 40),
    at("foggy-at-hire", "foggy-mercenary-coins", "hire", 150),
    at("foggy-at-hire-more", "foggy-mercenary-coins", "hire", 360),
    at("foggy-at-hippo", "foggy-mercenary-coins", "at A1-", 0),
    at("foggy-at-team", "foggy-team-coins", "at", 250),
    at("foggy-at-team-pick", "foggy-team-coins", "pick", 160),
    at("foggy-at-end", "foggy-basic-points", "", 0),
    at("foggy-at-end-coins", "foggy-mercenary-coins", "", 0),
];

/// Everything that a board draws, and what lies beside it.
const NODES: &str = "return String(document.querySelectorAll('.board *').length)";
/// The most of it that a phone draws without stuttering.
const MOST: u32 = 1500;

/// On a phone what is asked, and something to do, stay above the tabs at the bottom.
const ACTS_OUT_OF_SIGHT: &str = "
    const end = document.querySelector('.mtabs').getBoundingClientRect().top + 1;
    const inside = (one) => {
        const place = one.getBoundingClientRect();
        return place.top >= 0 && place.bottom <= end;
    };
    const missing = [];
    if (!inside(document.querySelector('[data-testid=prompt]'))) missing.push('prompt');
    const acts = [...document.querySelectorAll('.acts .btn')].filter((one) => one.checkVisibility());
    if (acts.length && !acts.some(inside)) missing.push('acts');
    return document.querySelector('[data-testid=result]') ? '' : missing.join(' ');";

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_of_glory_islands_is_drawn() {
    draw(&GLORY).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_decision_of_foggy_island_is_drawn() {
    draw(&FOGGY).await;
}

/// Draws the moments one after the other, wide and narrow.
async fn draw(moments: &[Moment]) {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    moments::instead_of_a_line(&window).await;
    for moment in moments {
        window.resize(1440, 900).await;
        moment.show(&window, &server.address).await;
        window.shoot(moment.name).await;
        let nodes = window.ask(NODES).await.parse::<u32>().unwrap();
        assert!(nodes < MOST, "{}: {nodes}", moment.name);
        for width in [390, 360] {
            window.resize(width, 844).await;
            window.shoot(&format!("{}-{width}", moment.name)).await;
            assert_eq!(window.sideways().await, "", "{} at {width}", moment.name);
            let hidden = window.ask(ACTS_OUT_OF_SIGHT).await;
            assert_eq!(hidden, "", "{} at {width}", moment.name);
        }
        let asked = if moment.is_end() { "nobody" } else { "you" };
        let asks = "return document.querySelector('[data-testid=prompt]').dataset.asks";
        assert_eq!(window.ask(asks).await, asked, "{}", moment.name);
    }
    window.close().await;
    server.stop().await;
}
