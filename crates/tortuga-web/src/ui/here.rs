//! Games in the page, without a server: for one person among bots, or for several
//! people at one device.

mod handover;
mod keeper;
mod page;
mod thinker;

pub(crate) use page::here_page;
pub(crate) use thinker::think_here;

use tortuga_core::Settings;
use tortuga_solo::{House, Setting, Turn};

pub(crate) use tortuga_solo::Sitting;

use crate::cabin::{self, SavedGame};
use crate::ui::browser;
use crate::wish::query;

/// Where the list of games is kept; each game is kept under its own name.
const LIST: &str = "here";

/// Begins a game in this browser and gives its name: it is at `/here/NAME`.
///
/// # Errors
///
/// Why it cannot be played so, in English; or the browser keeps nothing.
pub(crate) fn begin(
    game: &str,
    options: &Settings,
    sitters: Vec<Sitting>,
) -> Result<String, String> {
    let setting = Setting {
        game: game.to_owned(),
        options: options.clone(),
        sitters,
    };
    let id = browser::nonce().chars().take(12).collect::<String>();
    let id = if id.is_empty() { "game".to_owned() } else { id };
    let house = House::begin(&id, &setting, secret(), &[browser::nonce()]);
    let house = house.map_err(|error| error.to_string())?;
    keep(&house);
    Ok(id)
}

/// The address at which such a game begins in this browser. Bots like the last one
/// take the seats that are left.
pub(crate) fn begin_at(game: &str, options: &Settings, sitters: Vec<Sitting>) -> String {
    let setting = Setting {
        game: game.to_owned(),
        options: options.clone(),
        sitters,
    };
    format!("/here/new{}", query(&setting))
}

/// The games in this browser, the last one first.
pub(crate) fn saved() -> Vec<SavedGame> {
    cabin::read(browser::recall(LIST).as_deref())
}

/// Throws a game away.
pub(crate) fn forget(id: &str) {
    let mut games = saved();
    games.retain(|game| game.id != id);
    browser::keep(LIST, &cabin::write(&games));
    drop_all_of(id);
}

/// The game itself, and what everybody last had before him.
fn drop_all_of(id: &str) {
    browser::forget(&place(id));
    for seat in 0..8 {
        browser::forget(&format!("turn:{id}:{seat}"));
    }
}

/// The record of a game that is over.
pub(crate) fn record(id: &str) -> Option<String> {
    let house = load(id)?;
    (house.turn() == Turn::Over).then(|| house.record().write())
}

/// A game as it was kept.
fn load(id: &str) -> Option<House> {
    let text = browser::recall(&place(id))?;
    House::resume(id, &text).ok()
}

/// Keeps a game as it is now.
fn keep(house: &House) {
    let game = SavedGame {
        id: house.id().to_owned(),
        game: house.game().to_owned(),
        names: house.names().to_vec(),
        people: house.people(),
        over: house.turn() == Turn::Over,
        touched: browser::now(),
    };
    let mut games = saved();
    for gone in cabin::put(&mut games, game) {
        drop_all_of(&gone.id);
    }
    browser::keep(LIST, &cabin::write(&games));
    browser::keep(&place(house.id()), &house.saved());
}

/// Under which key a game is kept.
fn place(id: &str) -> String {
    format!("here/{id}")
}

/// What the luck of a table is made of.
fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    if getrandom::fill(&mut secret).is_err() {
        // A browser without randomness still has a clock.
        secret[..8].copy_from_slice(&browser::now().to_le_bytes());
    }
    secret
}
