//! From home to a table, in as few clicks as can be; people and settings.

use tempfile::TempDir;

use super::{Browser, Window};
use crate::tests::Running;

impl Window {
    /// Writes into a field, instead of what stood there.
    pub(super) async fn write(&self, testid: &str, text: &str) {
        let field = self.find(&format!("[data-testid={testid}]")).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Nothing is cut off on phones, in either language.
    async fn fits_phones(&self, name: &str) {
        for (width, height) in [(390, 844), (360, 640)] {
            self.resize(width, height).await;
            for lang in ["de", "en"] {
                self.click(&format!("[data-testid=lang-{lang}]")).await;
                self.shoot(&format!("{name}-{width}-{lang}")).await;
                assert_eq!(self.sideways().await, "", "{name} {width} {lang}");
            }
        }
        self.resize(1440, 900).await;
    }
}

const PATH: &str = "return location.pathname";

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_from_home_to_the_first_move() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/").await;
    window.find("[data-testid=play-foggy-island]").await;
    window.shoot("home").await;
    window.fits_phones("home").await;
    window.click("[data-testid=theme]").await;
    window.shoot("home-night").await;
    window.click("[data-testid=play-grog-island]").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    let path = window.ask(PATH).await;
    // At home the table stands first, and waits.
    window.open(&server.address, "/").await;
    let lamp = format!("[data-testid=my-tables] .urgent a[href='{path}']");
    window.click(&lamp).await;
    window.find("[data-testid=prompt]").await;
    window.open(&server.address, "/tables").await;
    window.find(&format!("a[href='{path}']")).await;
    window.fits_phones("tables").await;
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_invite_and_friends_come_by_link_or_code() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let mara = browser.window(1440, 900).await;
    mara.open(&server.address, "/").await;
    mara.click("[data-testid=invite-grog-island]").await;
    mara.find("[data-testid=qr]").await;
    mara.shoot("lobby-empty").await;
    mara.click("[data-testid=copy-link]").await;
    let link = "return document.querySelector('[data-testid=link]').value";
    let link = mara.ask(link).await;
    let code = link.rsplit('/').next().unwrap().to_uppercase();
    let jonas = browser.window(1200, 900).await;
    jonas.open(&server.address, "/").await;
    jonas.write("code", "no table at all").await;
    jonas.click("[data-testid=join]").await;
    jonas.find(".join .trouble").await;
    jonas.write("code", &link).await;
    jonas.click("[data-testid=join]").await;
    jonas.click("[data-testid=seat-1-sit]").await;
    let ines = browser.window(1200, 900).await;
    ines.open(&server.address, "/").await;
    ines.write("code", &code).await;
    ines.click("[data-testid=join]").await;
    ines.click("[data-testid=seat-2-sit]").await;
    mara.find("[data-testid=seat-1-kick]").await;
    mara.click("[data-testid=seat-2-kick]").await;
    ines.find("[data-testid=seat-2-sit]").await;
    mara.click("[data-testid=fill-bots]").await;
    mara.find("[data-testid=start].btn--lamp").await;
    mara.shoot("lobby-full").await;
    mara.fits_phones("lobby").await;
    mara.click("[data-testid=start].btn--lamp").await;
    jonas.find("[data-testid=prompt]").await;
    for window in [mara, jonas, ines] {
        window.close().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_set_up_with_everything() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/new/groo").await;
    window.choose("option-seats", "2").await;
    window.click("[data-testid=more-options]").await;
    window.choose("option-stall_guard_rounds", "0").await;
    window.choose("pace", "live").await;
    window.choose("bank", "30").await;
    window.choose("window", "8").await;
    window.choose("public", "yes").await;
    window.shoot("new-groo").await;
    window.fits_phones("new-groo").await;
    window.choose("with", "bots").await;
    window.choose("level", "novice").await;
    window.click("[data-testid=open-table]").await;
    window.find("[data-testid=prompt]").await;
    let welcome = window.frames().await.concat();
    let tempo = r#""tempo":{"kind":"live","bank":1800,"increment":15}"#;
    for part in [
        tempo,
        r#""window":8"#,
        r#""public":true"#,
        r#""bot":"novice""#,
    ] {
        assert!(welcome.contains(part), "{part}");
    }
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_claimed_and_found_again() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/me").await;
    window.find("[data-testid=claim]").await;
    let named = "return document.querySelector('[data-testid=me]').innerText.trim()";
    window.write("name-input", "Mara").await;
    window.click("[data-testid=name-save]").await;
    window.wait(named, "Mara").await;
    window.write("claim-password", "short").await;
    window.click("[data-testid=claim]").await;
    window.find("[data-testid=claim-said].trouble").await;
    window.shoot("me-guest").await;
    window.fits_phones("me-guest").await;
    window.write("claim-password", "kelp and barnacles").await;
    window.click("[data-testid=claim]").await;
    window.find("[data-testid=change-password]").await;
    window.shoot("me-claimed").await;
    window.click("[data-testid=sign-out]").await;
    window.find("[data-testid=sign-in]").await;
    window.write("sign-in-name", "mara").await;
    window.write("sign-in-password", "kelp and barnacles").await;
    window.click("[data-testid=sign-in]").await;
    window.wait(named, "Mara").await;
    window.click("[data-testid=delete-me]").await;
    window.shoot("me-delete").await;
    window.click("[data-testid=delete-yes]").await;
    window.find("[data-testid=play-groo]").await;
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_stay() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/settings").await;
    window.fits_phones("settings").await;
    for (setting, value) in [
        ("set-lang", "de"),
        ("set-theme", "dark"),
        ("set-motion", "reduced"),
        ("set-sound", "on"),
        ("set-hints", "off"),
    ] {
        window.choose(setting, value).await;
    }
    window.page.refresh().await.unwrap();
    window.find("[data-testid=set-lang]").await;
    window.shoot("settings-de").await;
    let chosen = "return [...document.querySelectorAll('.opt [aria-pressed=true]')]
        .map((one) => one.dataset.value).join()";
    window.wait(chosen, "de,dark,reduced,on,off").await;
    let marks = "const root = document.documentElement;
        return `${root.lang} ${root.dataset.theme} ${root.dataset.motion}`";
    assert_eq!(window.ask(marks).await, "de dark reduced");
    window.close().await;
    server.stop().await;
}
