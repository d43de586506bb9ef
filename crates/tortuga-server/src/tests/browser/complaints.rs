//! What a browser complains about: errors, warnings, what the page's policy
//! refuses, what is not there, and other hosts. A page of ours gives no cause.

use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{BrowserLogEntry, ChromeCapabilities, LoggingPrefsLogLevel};

use super::{Browser, Window};
use crate::tests::Running;

/// No other host is found, so that whoever asks one is told of in the log.
pub(super) const NO_OTHER_HOST: &str = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/// The browser notes whatever is said on its console, by pages and by itself.
pub(super) fn note_all(capabilities: &mut ChromeCapabilities) {
    let all = LoggingPrefsLogLevel::All;
    capabilities.set_browser_log_level(all).unwrap();
}

/// Something went wrong, or might; other entries are gossip.
fn complains(entry: &BrowserLogEntry) -> bool {
    matches!(entry.level.as_str(), "SEVERE" | "WARNING")
}

/// Our own server said no, which is an answer as good as any: there is no such
/// table, the password is wrong. The browser writes it down as an error. It also
/// looks for a picture of places that are no page and name none.
fn answered(message: &str) -> bool {
    let asked = message.contains("/api/") || message.contains("/favicon.ico ");
    let ours = message.starts_with("http://127.0.0.1:") && asked;
    ours && message.contains("responded with a status of 4")
}

/// Our own server was not there. Only the browser itself may say so, of the line
/// or of a request.
fn unanswered(message: &str) -> bool {
    let ours = message.contains("//127.0.0.1:");
    let line = message.contains("WebSocket connection to 'ws://127.0.0.1:");
    let request = message.contains("net::ERR_CONNECTION_");
    ours && (line || request)
}

impl Window {
    /// What the browser complained about since it was last asked.
    pub(super) async fn complaints(&self) -> Vec<String> {
        let noted = self.page.browser_log().await.unwrap().into_iter();
        let messages = noted.filter(complains).map(|entry| entry.message);
        messages.filter(|message| !answered(message)).collect()
    }

    /// Closes the window; nothing was wrong with any page that it showed.
    pub(crate) async fn close(self) {
        let complaints = self.complaints().await;
        self.page.quit().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }

    /// Closes the window; nothing was wrong but that the server went away.
    pub(crate) async fn close_after_outage(self) {
        let complaints = self.complaints().await.into_iter();
        let complaints: Vec<_> = complaints.filter(|one| !unanswered(one)).collect();
        self.page.quit().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }
}

/// Tries what the policy forbids.
const FORBIDDEN: &str = "
    window.refused = new Set();
    document.addEventListener('securitypolicyviolation', (event) => window.refused.add(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ran = true');
    button.click();
    const other = document.createElement('script');
    other.src = 'http://other.example/script.js';
    document.head.append(other);
    new Image().src = 'http://other.example/picture.png';
    fetch('http://other.example/').catch(() => {});
    const frame = document.createElement('iframe');
    frame.src = 'http://other.example/';
    document.body.append(frame);
    return '';";

const REFUSED: &str = "return [...window.refused].sort().join(' ')";

/// The policy is there and works, and the harness hears of it.
#[tokio::test(flavor = "multi_thread")]
async fn the_policy_of_the_page_refuses_scripts_and_other_hosts() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1200, 800).await;
    window.open(&server.address, "/").await;
    window.find("[data-testid=play-groo]").await;
    let before = window.complaints().await;
    assert!(before.is_empty(), "the page itself is quiet: {before:#?}");
    window.ask(FORBIDDEN).await;
    let all = "connect-src frame-src img-src script-src-attr script-src-elem";
    window.wait(REFUSED, all).await;
    assert_eq!(window.ask("return String(window.ran)").await, "undefined");
    let heard = window.complaints().await;
    let policy = |message: &&String| message.contains("Content Security Policy");
    assert!(heard.iter().filter(policy).count() >= 5, "{heard:#?}");
    window.close().await;
    server.stop().await;
}

/// Whatever else goes wrong in a page is heard of, too, over every way out of it.
#[tokio::test(flavor = "multi_thread")]
async fn complaints_are_heard() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&folder.path().join("data")).await;
    let browser = Browser::start();
    let window = browser.window(1200, 800).await;
    window.open(&server.address, "/settings").await;
    let wrong = "console.warn('one'); console.error('two');
        Promise.reject(new Error('three')); setTimeout(() => { throw new Error('four'); });
        new Image().src = '/assets/five'; return '';";
    window.ask(wrong).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    window.open(&server.address, "/").await;
    let heard = window.complaints().await;
    for part in ["one", "two", "three", "four", "five"] {
        let told = heard.iter().any(|message| message.contains(part));
        assert!(told, "{part}: {heard:#?}");
    }
    window.close().await;
    server.stop().await;
}
