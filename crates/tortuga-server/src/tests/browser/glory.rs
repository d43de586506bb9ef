//! A whole game of Glory Islands against a bot and Captain Henry Morgan, by day,
//! by night and on a phone.

use tempfile::TempDir;
use tortuga_core::QuickLuck;

use super::playing::{play, settled};
use super::steps::{Played, RULE, press, until_asked, walk_grid};
use super::{Browser, Window};
use crate::tests::Running;

const GLORY: Played = Played {
    game: "glory-islands",
    shots: "glory",
    title: "Glory Islands",
};

/// What stands on the page: cells, sea spaces, ships.
const TABLE: &str = "
    const count = (selector) => document.querySelectorAll(selector).length;
    return `${count('[role=grid] .cell')} cells, ${count('.ring .space')} sea spaces, ${count('.boat')} ships`;";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_glory_islands_against_a_bot() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let options = [("seats", "2"), ("side", "back"), ("wrecks", "true")];
    let window = GLORY.chosen(&browser, &server.address, &options).await;
    let note = window.find("[data-testid=so-many-seats]").await;
    assert!(note.text().await.unwrap().contains("Henry Morgan"));
    GLORY.begin(&window, "sailor").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    let table = "25 cells, 24 sea spaces, 3 ships";
    assert_eq!(window.ask(TABLE).await, table);
    walk_grid(&window, ".cell").await;
    walk_ring(&window).await;

    stop_over(&window).await;
    look_into_wreck(&window).await;
    through_the_storm(&window).await;
    pay_for_second_pirate(&window).await;

    let mut luck = QuickLuck::new(6);
    play(&window, &mut luck, 12).await;
    assert!(until_asked(&window).await, "the game is over already");
    open_details(&window).await;
    GLORY.look_around(&window).await;

    play(&window, &mut luck, 5000).await;
    GLORY
        .check_end(&window, &server.address, &["win", "King"])
        .await;
    let choosing = "return String(document.querySelectorAll('[data-testid=order]').length)";
    assert_eq!(window.ask(choosing).await, "0", "nobody chooses any more");
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_ships_fit_on_every_screen() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = GLORY.chosen(&browser, &server.address, &[]).await;
    GLORY.begin(&window, "novice").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    let table = "25 cells, 24 sea spaces, 4 ships";
    assert_eq!(window.ask(TABLE).await, table);
    let mut luck = QuickLuck::new(9);
    play(&window, &mut luck, 9).await;
    assert!(until_asked(&window).await, "the game is over already");
    for (width, height) in [(1440, 900), (390, 844), (360, 640)] {
        window.resize(width, height).await;
        window.shoot(&format!("glory-four-{width}")).await;
        assert_eq!(window.sideways().await, "", "{width}");
    }
    window.close().await;
    server.stop().await;
}

/// The arrow keys go around the ring, and the ring is one stop.
async fn walk_ring(window: &Window) {
    window
        .ask("document.querySelector('.space').focus(); return '';")
        .await;
    for (key, space) in [
        ("ArrowRight", "1"),
        ("ArrowLeft", "0"),
        ("ArrowDown", "23"),
        ("ArrowRight", "23"),
        ("ArrowUp", "0"),
    ] {
        assert_eq!(press(window, key, "space").await, space, "{key}");
    }
    let stops = "return String(document.querySelectorAll('.space[tabindex=\"0\"]').length)";
    assert_eq!(window.ask(stops).await, "1");
}

/// Plays the red 5, which nobody comes before, and makes a stopover at a
/// treasure chest.
async fn stop_over(window: &Window) {
    window.shoot("glory-cards").await;
    window.touch(".sail.can[data-notation='card red-5']").await;
    window.click(".space.legal[data-space='2']").await;
    window.find("[data-testid=ways]").await;
    window.shoot("glory-ways").await;
    window.touch(".ways .btn[data-notation='stopover 2']").await;

    window.find(".cell.legal[data-notation='put 1,2']").await;
    window.shoot("glory-placing").await;
    // The far corner is not in the line of the ship.
    window.click(".cell[data-cell='4-4']").await;
    window.wait(RULE, "GLORY").await;
    window.shoot("glory-why-not").await;
    window.touch(".cell.legal[data-notation='put 1,2']").await;
    keep(window).await;
    window.touch(".space.legal[data-notation='leg 3']").await;
    window.touch(".cell.legal[data-notation='put 3,5']").await;
}

/// Keeps one of the tokens drawn.
async fn keep(window: &Window) {
    window.find("[data-testid=drawn]").await;
    window.shoot("glory-drawn").await;
    window
        .touch("[data-testid=drawn] .btn[data-notation]")
        .await;
}

/// Sails on to the wreck and takes a token.
async fn look_into_wreck(window: &Window) {
    window.touch(".sail.can[data-notation='card red-3a']").await;
    window.touch(".space.legal[data-notation='sail 1']").await;
    window.find("[data-testid=wreck]").await;
    window.shoot("glory-wreck").await;
    let take = "[data-testid=wreck] .btn[data-notation]:not([data-notation$=none])";
    window.touch(take).await;
    settled(window).await;
    window
        .touch("[data-testid=wreck] .btn[data-notation='wreck none']")
        .await;
}

/// Puts a pirate on the storm; it goes on to any empty cell. If others have
/// taken the cells before it, the storm was the only choice and is over.
async fn through_the_storm(window: &Window) {
    settled(window).await;
    let choice = "return String(!!document.querySelector('.cell.storm.legal'))";
    if window.ask(choice).await == "true" {
        window.touch(".cell.storm.legal").await;
    }
    window.find(".cell.storm:not(.legal)").await;
    window.shoot("glory-storm").await;
    let many = "return String(document.querySelectorAll('.cell.legal').length > 10)";
    window.wait(many, "true").await;
    window.touch(".cell.legal:has(use[href='#field'])").await;
}

/// Pays for the special action of the 3.
async fn pay_for_second_pirate(window: &Window) {
    window.find("[data-testid=special]").await;
    window.shoot("glory-special").await;
    window
        .touch("[data-testid=special] .btn[data-notation='special barrel']")
        .await;
    window.find(".cell.legal").await;
    window.shoot("glory-second").await;
    window.touch(".cell.legal").await;
}

/// The cards of all ships, and where their glory comes from: touching a plate
/// fans them out.
async fn open_details(window: &Window) {
    let mut cards = 0;
    for seat in 0..3 {
        let plate = format!("[data-testid=ship-{seat}] .who");
        window.click(&plate).await;
        window.find("[data-testid=fan]").await;
        let crew = "return String(document.querySelectorAll('.company .mini').length)";
        cards += window.ask(crew).await.parse::<u32>().unwrap();
        window.shoot(&format!("glory-fan-{seat}")).await;
        window.click(&plate).await;
    }
    assert_eq!(cards, 18, "every card of three ships lies open");
    let gone = "return String(document.querySelector('[data-testid=fan]') === null)";
    window.wait(gone, "true").await;
}
