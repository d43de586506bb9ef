//! The page itself: small components that draw scenes and know no rules.

#![expect(unreachable_pub, reason = "the component macro makes its types public")]

mod api;
mod app;
mod at_table;
mod beside;
mod bid;
mod board_foggy;
mod board_glory;
mod board_grog;
mod board_groo;
mod booty;
mod browser;
mod desk;
mod fleet;
mod hint;
mod home;
mod house;
mod icon;
mod island;
mod lang;
mod levels;
mod lobby;
mod log;
mod map;
mod market;
mod middle;
mod name;
mod notice;
mod pause;
mod piece;
mod piles;
mod plates;
mod quay;
mod result;
mod sailing_card;
mod sea;
mod seats;
mod sides;
mod socket;
mod table;
mod thinking;
mod tile;
mod top;
mod town;
mod voyage;

use wasm_bindgen::prelude::wasm_bindgen;

/// Begins: `boot.js` calls it once.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    browser::clear_boot();
    leptos::mount::mount_to_body(app::App);
}
