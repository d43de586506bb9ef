//! The page itself: small components that draw scenes and know no rules.

#![expect(unreachable_pub, reason = "the component macro makes its types public")]

mod api;
mod app;
mod browser;
mod foggy;
mod glory;
mod grog;
mod groo;
mod here;
mod home;
mod icon;
mod lang;
mod lobby;
mod me;
mod name;
mod new;
mod parts;
mod replay;
mod rules;
mod seg;
mod settings;
mod site;
mod table;
mod tables;

use wasm_bindgen::prelude::wasm_bindgen;

/// Thinks about an errand and answers it, both as JSON: `worker.js` calls it, beside
/// the page.
#[wasm_bindgen]
pub async fn think(errand: String) -> String {
    console_error_panic_hook::set_once();
    parts::think(errand).await
}

/// Begins: `boot.js` calls it once.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    browser::clear_boot();
    leptos::mount::mount_to_body(app::App);
}
