//! Everything that is chosen before a game, and about oneself.

use std::path::Path;

use tempfile::TempDir;
use thirtyfour::By;

use super::line::{at_table, until_bids};
use super::{Browser, Window};
use crate::tests::Running;

/// Picks a file in a field.
async fn pick_file(window: &Window, testid: &str, file: &Path) {
    let field = By::Css(format!("[data-testid={testid}]"));
    let field = window.page.find(field).await.unwrap();
    field.send_keys(file.to_string_lossy()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_swapped_and_left() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let (mara, jonas) = (
        browser.window(1440, 900).await,
        browser.window(1440, 900).await,
    );
    mara.open(&server.address, "/").await;
    mara.click("[data-testid=invite-groo]").await;
    mara.find("[data-testid=qr]").await;
    let path = mara.ask("return location.pathname").await;
    jonas.open(&server.address, &path).await;
    jonas.click("[data-testid=seat-1-sit]").await;
    let who = |seat: u8| {
        format!("return document.querySelector('[data-testid=seat-{seat}] div b').innerText")
    };
    mara.find("[data-testid=seat-1-kick]").await;
    let names = [mara.ask(&who(0)).await, mara.ask(&who(1)).await];
    mara.click("[data-testid=seat-0-swap]").await;
    mara.wait(&who(0), &names[1]).await;
    jonas.wait(&who(1), &names[0]).await;
    jonas.click("[data-testid=seat-0-stand]").await;
    jonas.find("[data-testid=seat-0-sit]").await;
    mara.wait(&who(0), "Free seat").await;
    mara.shoot("lobby-swapped").await;
    mara.close().await;
    jonas.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_edition_is_sent_and_played() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    let standard =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../tortuga-grog/data/grog-island.toml");
    let text = std::fs::read_to_string(standard).unwrap();
    // Hat shops, the first in the file, are worth more in this box.
    let own =
        text.replacen("2014-r1", "my-own-box", 1)
            .replacen("goal_points = 2", "goal_points = 5", 1);
    let (good, bad) = (
        folder.path().join("own.toml"),
        folder.path().join("bad.toml"),
    );
    std::fs::write(&good, own).unwrap();
    std::fs::write(&bad, "name = 7").unwrap();

    window.open(&server.address, "/new/grog-island").await;
    window.find("[data-testid=open-table]").await;
    window.choose("edition", "own").await;
    window.find("[data-testid=edition-file]").await;
    pick_file(&window, "edition-file", &bad).await;
    window.find("[data-testid=edition-said] .trouble").await;
    window.shoot("edition-bad").await;
    pick_file(&window, "edition-file", &good).await;
    let said = window.find("[data-testid=edition-said] .good b").await;
    assert_eq!(said.text().await.unwrap(), "my-own-box");
    window.shoot("edition-good").await;
    window.click("[data-testid=open-table]").await;
    window.find("[data-testid=fill-bots]").await;
    let shown = "return String(document.body.innerText.includes('my-own-box'))";
    window.wait(shown, "true").await;
    window.click("[data-testid=fill-bots]").await;
    window.click("[data-testid=start].btn--lamp").await;
    window.find("[data-testid=prompt][data-asks=you]").await;
    let hats = "return document.querySelector('.rowhead').innerText.replace(/\\s+/g, ' ').trim()";
    window.wait(hats, "Hat shop 5 points each, 4 free").await;
    window.close().await;
    server.stop().await;
}

/// Writes when nothing shall be sent; what is typed into a field for times depends
/// on the system.
const QUIET: &str = "
    for (const [end, time] of [['from', '22:00'], ['to', '07:00']]) {
        const field = document.querySelector(`[data-testid=quiet-${end}]`);
        field.value = time;
        field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return '';";

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_data_taken_home_and_notices_kept() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/me").await;
    window.find("[data-testid=claim]").await;
    window.write("name-input", "Mara").await;
    window.click("[data-testid=name-save]").await;
    let named = "return document.querySelector('[data-testid=me]').innerText.trim()";
    window.wait(named, "Mara").await;
    window.write("claim-password", "kelp and barnacles").await;
    window.click("[data-testid=claim]").await;
    window.find("[data-testid=change-password]").await;

    window.write("old-password", "something else").await;
    window.write("new-password", "barnacles and kelp").await;
    window.click("[data-testid=change-password]").await;
    window.find("[data-testid=password-said].trouble").await;
    window.write("old-password", "kelp and barnacles").await;
    window.click("[data-testid=change-password]").await;
    let said = "return document.querySelector('[data-testid=password-said]').className";
    window.wait(said, "hint").await;

    // Where no mail is sent from, none is promised.
    window.write("notice-mail", "mara@example.org").await;
    window.click("[data-testid=save-notices]").await;
    window.find("[data-testid=notices-said].trouble").await;
    window.page.refresh().await.unwrap();
    window.find("[data-testid=quiet-from]").await;
    window.ask(QUIET).await;
    window.click("[data-testid=save-notices]").await;
    let told = "return document.querySelector('[data-testid=notices-said]').className";
    window.wait(told, "hint").await;
    window.page.refresh().await.unwrap();
    window.find("[data-testid=quiet-from]").await;
    let quiet = "return ['from', 'to'].map((end) => document.querySelector(`[data-testid=quiet-${end}]`).value).join()";
    window.wait(quiet, "22:00,07:00").await;
    window.shoot("me-notices").await;

    let export = window.find("[data-testid=export]").await;
    let link = export.attr("href").await.unwrap().unwrap();
    let fetch = format!(
        "const done = arguments[arguments.length - 1];
         fetch('{link}').then((answer) => answer.text()).then(done);"
    );
    let export = window.page.execute_async(&fetch, Vec::new()).await;
    let export: String = export.unwrap().convert().unwrap();
    assert!(export.contains("Mara"), "{export}");

    window.click("[data-testid=sign-out-everywhere]").await;
    window.find("[data-testid=sign-in]").await;
    window.write("sign-in-name", "Mara").await;
    window.write("sign-in-password", "kelp and barnacles").await;
    window.click("[data-testid=sign-in]").await;
    window.find("[data-testid=sign-in-said].trouble").await;
    window.write("sign-in-password", "barnacles and kelp").await;
    window.click("[data-testid=sign-in]").await;
    window.wait(named, "Mara").await;
    window.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_device_begin_go_away_and_come_back() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1440, 900).await;
    window.open(&server.address, "/new/groo").await;
    window.find("[data-testid=open-table]").await;
    window.choose("with", "hot-seat").await;
    window.write("name-0", "Mara").await;
    window.write("name-1", "Jonas").await;
    window.shoot("new-hot-seat").await;
    window.click("[data-testid=open-table]").await;
    window.find("[data-testid=hand-over]").await;
    let path = window.ask("return location.pathname").await;
    // At home the game is found, goes on, and can be thrown away.
    window.open(&server.address, "/").await;
    window.find("[data-testid=saved-here] li").await;
    window.shoot("home-saved").await;
    window
        .click(&format!("[data-testid=saved-here] a[href='{path}']"))
        .await;
    window.click("[data-testid=i-am]").await;
    window.find("[data-testid=prompt]").await;
    window.open(&server.address, "/").await;
    window.click("[data-testid=saved-here] li button").await;
    let gone = "return String(document.querySelector('[data-testid=saved-here]') === null)";
    window.wait(gone, "true").await;
    window.close().await;
    server.stop().await;
}

/// What has the focus, by its name and number among its like.
const FOCUSED: &str = "
    const one = document.activeElement;
    const name = one.dataset.testid ?? '';
    const all = [...document.querySelectorAll('[data-testid=choice], [data-testid=bid], [data-testid=commit]')];
    return `${name} ${all.indexOf(one) + 1}`;";

/// The keys that the table knows, pressed for good.
#[tokio::test(flavor = "multi_thread")]
async fn keys_of_the_table_and_a_rule_that_opens() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = at_table(&browser, &server.address).await;
    window.resize(1440, 900).await;
    until_bids(&window).await;
    let count = "return String(document.querySelectorAll('[data-testid=choice], [data-testid=bid]').length)";
    let count = window.ask(count).await.parse::<u8>().unwrap();
    assert!(count > 0, "{}", window.text().await);
    for digit in (1..=count.min(9)).rev() {
        window.press(&digit.to_string()).await;
        let focused = window.ask(FOCUSED).await;
        assert!(focused.ends_with(&format!(" {digit}")), "{focused}");
    }
    window.press("l").await;
    assert_eq!(window.ask(FOCUSED).await, "log 0");
    window.press("h").await;
    window.find("[data-testid=counsel]").await;
    window.press("Escape").await;
    let counsel = "return String(document.querySelector('[data-testid=counsel]') === null)";
    window.wait(counsel, "true").await;
    window.press("?").await;
    window.find("[data-testid=keys-box] kbd").await;
    window.press("Escape").await;
    let closed = "return String(document.querySelector('dialog[open]') === null)";
    window.wait(closed, "true").await;
    // What others did since the last turn is shown once more.
    let again = "window.again = false;
        const table = document.querySelector('main.table');
        new MutationObserver(() => { window.again ||= table.classList.contains('again'); })
            .observe(table, { attributes: true });
        return String(document.querySelectorAll('.wake').length > 0);";
    window.wait(again, "true").await;
    window.press("w").await;
    window.wait("return String(window.again)", "true").await;

    // A house cannot be claimed now; the reason names its rule, which opens.
    window.click(".house:not([data-notation])").await;
    let link = window.find("[data-testid=rule-link]").await;
    let id = link.text().await.unwrap();
    window.shoot("why-not").await;
    window.click("[data-testid=rule-link]").await;
    window.find(&format!("[data-testid=rules] #{id}")).await;
    window.wait("return document.activeElement.id", &id).await;
    window.shoot("rule-opened").await;
    window.close().await;
    server.stop().await;
}
