//! Keys: what they do, and a list of them.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ui::browser;
use crate::ui::lang::words;
use crate::ui::table::at_table::AtTable;
use crate::ui::table::dialog::Dialog;
use crate::ui::table::side::Front;

/// Every key, and the key of the words that say what it does.
const KEYS: [(&str, &str); 10] = [
    ("Tab", "web-key-tab"),
    ("← ↑ → ↓", "web-key-arrows"),
    ("Enter", "web-key-enter"),
    ("Esc", "web-key-esc"),
    ("1 … 9", "web-key-numbers"),
    ("U", "web-key-u"),
    ("H", "web-key-h"),
    ("W", "web-key-w"),
    ("L", "web-key-l"),
    ("?", "web-key-help"),
];

/// The list of all keys.
#[component]
pub(crate) fn Keys(open: RwSignal<bool>) -> impl IntoView {
    let line = |(key, says): (&'static str, &'static str)| {
        view! { <dt><kbd>{key}</kbd></dt><dd>{words(says)}</dd> }
    };
    view! {
        <Dialog open title="web-keys" name="keys-box">
            <dl class="keys">{KEYS.map(line).collect_view()}</dl>
        </Dialog>
    }
}

/// Does what the keys say, wherever the focus is.
pub(crate) fn listen(at: AtTable, keys: RwSignal<bool>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let held = event.repeat();
        if held || event.ctrl_key() || event.alt_key() || event.meta_key() || writes(&event) {
            return;
        }
        if browser::found_any("dialog[open]") {
            return;
        }
        match event.key().as_str() {
            "Escape" => at.escape(),
            "Enter" if !presses(&event) => at.commit(),
            "h" | "H" => at.ask_hint(),
            "u" | "U" => at.undo(),
            "w" | "W" => at.since.show_again(),
            "l" | "L" => {
                at.front.set(Front::Log);
                browser::focus_in_place("[data-testid=log]");
            }
            "?" => keys.set(true),
            digit => press_choice(digit),
        }
    });
    on_cleanup(move || handle.remove());
}

/// A digit goes to the button with that number; Enter then presses it, so that a
/// slip of a finger plays nothing.
fn press_choice(key: &str) {
    let number = key.parse::<usize>().ok().filter(|_| key.len() == 1);
    if let Some(place) = number.and_then(|number| number.checked_sub(1)) {
        browser::focus_at(
            "[data-testid=choice], [data-testid=bid], [data-testid=commit]",
            place,
        );
    }
}

/// Somebody is writing a text.
fn writes(event: &ev::KeyboardEvent) -> bool {
    matches!(tag(event).as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}

/// The key presses something that has the focus.
fn presses(event: &ev::KeyboardEvent) -> bool {
    matches!(tag(event).as_deref(), Some("A" | "BUTTON" | "SUMMARY"))
}

fn tag(event: &ev::KeyboardEvent) -> Option<String> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    Some(element.tag_name())
}
