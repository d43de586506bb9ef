//! What the browser around the page offers: its address, a small memory, the
//! clipboard.

use tortuga_protocol::PROTOCOL;
use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, FocusOptions, HtmlElement, HtmlInputElement, Node, Storage, Window,
};

pub(crate) fn window() -> Window {
    web_sys::window().expect("the client runs in a page")
}

pub(crate) fn document() -> Document {
    window().document().expect("a page has a document")
}

/// The window has room for a column beside the text.
pub(crate) fn wide() -> bool {
    let query = window().match_media("(min-width: 901px)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// What the browser shows as the page's title.
pub(crate) fn entitle(title: &str) {
    document().set_title(title);
}

/// Takes away what was shown until the client could draw.
pub(crate) fn clear_boot() {
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
}

/// The path of the page's address, such as `/t/kelp`.
pub(crate) fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// The whole address, for sending to friends.
pub(crate) fn address() -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    origin + &path()
}

/// Where this page comes from: scheme and host.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// What stands behind the path of the address: `?at=37`.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// What the address names within the page, such as `GROG-BID-03`.
pub(crate) fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Changes the address without going anywhere.
pub(crate) fn replace_address(path: &str) {
    use wasm_bindgen::JsValue;
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
    }
}

/// Where a file lies that travels with the page.
pub(crate) fn asset(name: &str) -> String {
    let style = document().query_selector("link[rel=stylesheet]").ok();
    let style = style.flatten().and_then(|link| link.get_attribute("href"));
    let folder = style.unwrap_or_default();
    format!("{}{name}", folder.trim_end_matches("style.css"))
}

/// The whole address of another page of ours.
pub(crate) fn address_of(path: &str) -> String {
    window().location().origin().unwrap_or_default() + path
}

/// Goes to another page of ours.
pub(crate) fn go(path: &str) {
    // It can only fail for addresses that are none.
    let _ = window().location().set_href(path);
}

/// Goes there, and nobody comes back here.
pub(crate) fn go_instead(path: &str) {
    // As above.
    let _ = window().location().replace(path);
}

/// Where a table's socket is.
pub(crate) fn socket_address(table: &str) -> String {
    let location = window().location();
    let scheme = match location.protocol().as_deref() {
        Ok("https:") => "wss",
        _ => "ws",
    };
    let host = location.host().unwrap_or_default();
    format!("{scheme}://{host}/api/tables/{table}/socket?protocol={PROTOCOL}")
}

/// What was kept under this key; a browser may refuse to keep anything.
pub(crate) fn recall(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

pub(crate) fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

/// Keeps it no longer.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// What time it is, in milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, reason = "whole milliseconds")]
pub(crate) fn now() -> i64 {
    js_sys::Date::now() as i64
}

/// The address of a file that lies beside the program that started the page.
pub(crate) fn beside_boot(file: &str) -> Option<String> {
    let boot = document()
        .query_selector("script[src$=\"/boot.js\"]")
        .ok()??;
    let address = boot.get_attribute("src")?;
    Some(address.strip_suffix("boot.js")?.to_owned() + file)
}

/// An address that is a text itself, for saving it as a file.
pub(crate) fn data_address(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:text/plain;charset=utf-8,{text}")
}

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

/// The system around the browser asks for something, in the words of styles.
pub(crate) fn prefers(query: &str) -> bool {
    let asked = window().match_media(query).ok().flatten();
    asked.is_some_and(|asked| asked.matches())
}

/// How many minutes the clock of this machine is behind universal time; below
/// zero where it is ahead.
pub(crate) fn minutes_behind() -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "no place is a day away")]
    let minutes = js_sys::Date::new_0().get_timezone_offset() as i32;
    minutes
}

/// The language that the browser asks for.
pub(crate) fn language() -> Option<String> {
    window().navigator().language()
}

/// Copies a text; `false` where the browser does not allow it.
pub(crate) async fn copy(text: &str) -> bool {
    if !window().is_secure_context() {
        return false;
    }
    let written = window().navigator().clipboard().write_text(text);
    wasm_bindgen_futures::JsFuture::from(written).await.is_ok()
}

/// The text of the file that somebody picked.
pub(crate) async fn picked_text(event: &web_sys::Event) -> Option<String> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0)?;
    let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
    text.ok()?.as_string()
}

/// Changes an attribute of the whole document.
pub(crate) fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Moves the focus to what this selector finds first, and scrolls there if
/// need be.
pub(crate) fn focus(selector: &str) -> bool {
    found(selector).is_some_and(|element| element.focus().is_ok())
}

/// Moves the focus only; what is in sight stays in sight.
pub(crate) fn focus_in_place(selector: &str) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    if let Some(element) = found(selector) {
        let _ = element.focus_with_options(&options);
    }
}

/// Moves the focus on among everything that this selector finds, from what has
/// it now. In a smaller choice it goes on from what was last passed.
pub(crate) fn focus_next(selector: &str, back: bool) {
    let Some(focused) = focused() else { return };
    let all = all(selector);
    // Whatever lies behind the focus, or has it, is further on.
    let passed = |one: &&HtmlElement| {
        let place = focused.compare_document_position(one);
        place & Node::DOCUMENT_POSITION_FOLLOWING == 0
    };
    let passed = all.iter().filter(passed).count();
    let on = all.iter().any(|one| focused.is_same_node(Some(one)));
    let next = match (back, on) {
        (true, true) => passed.checked_sub(2),
        (true, false) => passed.checked_sub(1),
        (false, _) => Some(passed),
    };
    if let Some(next) = next.and_then(|next| all.get(next)) {
        let _ = next.focus();
    }
}

/// Something that this selector finds is in the page.
pub(crate) fn found_any(selector: &str) -> bool {
    found(selector).is_some()
}

/// Moves the focus to one of what this selector finds.
pub(crate) fn focus_at(selector: &str, place: usize) {
    if let Some(one) = all(selector).get(place) {
        let _ = one.focus();
    }
}

fn all(selector: &str) -> Vec<HtmlElement> {
    let Ok(list) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    let nodes = (0..list.length()).filter_map(|place| list.get(place));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}

/// Scrolls to the element with this id and gives it the focus.
pub(crate) fn bring(id: &str) {
    let Some(element) = document().get_element_by_id(id) else {
        return;
    };
    element.scroll_into_view();
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

fn found(selector: &str) -> Option<HtmlElement> {
    let found = document().query_selector(selector).ok().flatten();
    found?.dyn_into().ok()
}

/// Scrolls what this selector finds first to its beginning.
pub(crate) fn to_top(selector: &str) {
    if let Some(element) = found(selector) {
        element.set_scroll_top(0);
    }
}

/// What has the focus, unless it is the page as a whole.
pub(crate) fn focused() -> Option<Element> {
    let focused = document().active_element()?;
    (focused.tag_name() != "BODY").then_some(focused)
}

/// A random text, for the luck of the table.
pub(crate) fn nonce() -> String {
    let mut bytes = [0; 16];
    // Without randomness the nonce is empty, which is allowed.
    if getrandom::fill(&mut bytes).is_err() {
        return String::new();
    }
    let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
    digits.collect()
}
