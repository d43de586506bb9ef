//! What people call themselves is shown, and never run.

use tempfile::TempDir;

use super::Browser;
use crate::tests::Running;
use crate::tests::gathering::{guest, open};

const NAME: &str = "<img src=x onerror=a()>";

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_never_markup() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let mara = guest(&server, NAME).await;
    let id = open(&server, &mara, 2).await;
    let browser = Browser::start();
    let other = browser.window(1280, 800).await;
    other.open(&server.address, &format!("/t/{id}")).await;
    let shown = format!("return String(document.body.innerText.includes('{NAME}'))");
    let run = "return String(document.querySelectorAll('img[src=x], [onerror]').length)";
    other.wait(&shown, "true").await;
    assert_eq!(other.ask(run).await, "0", "before the game");
    let host = browser.window(1280, 800).await;
    host.be(&server.address, &mara).await;
    host.open(&server.address, &format!("/t/{id}")).await;
    host.click("[data-testid=fill-bots]").await;
    host.click("[data-testid=start]").await;
    other.find("[data-testid=prompt]").await;
    other.wait(&shown, "true").await;
    assert_eq!(other.ask(run).await, "0", "in the game");
    host.close().await;
    other.close().await;
    server.stop().await;
}
