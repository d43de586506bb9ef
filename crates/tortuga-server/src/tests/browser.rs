//! The page in a real browser.

mod affairs;
mod axe;
mod complaints;
mod foggy;
mod glory;
mod groo;
mod here;
mod hints;
mod home;
mod keyboard;
mod line;
mod manners;
mod moments;
mod names;
mod playing;
mod positions;
mod positions2;
mod reading;
mod setting_up;
mod speed;
mod steps;
mod why_not;
mod worlds;

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

/// Keeps every frame that the page receives.
const KEEP_FRAMES: &str = "
    window.framesReceived = [];
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', (frame) => window.framesReceived.push(frame.data));
        }
    };";

/// The driver of all windows of a test; it ends with the test.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
}

impl Browser {
    pub(crate) fn start() -> Self {
        // The driver's own client may speak TLS, and asks who knows how.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .spawn()
            .expect("chromedriver is installed: `cargo xtask test` can do that");
        let output = driver.stdout.take().unwrap();
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                line.split("successfully on port ")
                    .nth(1)?
                    .trim_end_matches('.')
                    .parse()
                    .ok()
            })
            .expect("chromedriver tells its port");
        Self { driver, port }
    }

    /// A window of somebody of his own: other cookies, other storage.
    pub(crate) async fn window(&self, width: u32, height: u32) -> Window {
        let mut capabilities = DesiredCapabilities::chrome();
        let size = format!("--window-size={width},{height}");
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--force-prefers-reduced-motion",
            "--lang=en-US",
            complaints::NO_OTHER_HOST,
            &size,
        ];
        for argument in arguments {
            capabilities.add_arg(argument).unwrap();
        }
        complaints::note_all(&mut capabilities);
        let address = format!("http://127.0.0.1:{}", self.port);
        let page = WebDriver::new(address, capabilities).await.unwrap();
        let script = json!({ "source": KEEP_FRAMES });
        page.cdp()
            .send_raw("Page.addScriptToEvaluateOnNewDocument", script)
            .await
            .unwrap();
        Window { page }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// One person's window.
pub(crate) struct Window {
    page: WebDriver,
}

impl Window {
    pub(crate) async fn open(&self, address: &str, path: &str) {
        self.page
            .goto(format!("http://{address}{path}"))
            .await
            .unwrap();
    }

    /// Becomes the guest with this cookie.
    pub(crate) async fn be(&self, address: &str, cookie: &str) {
        self.open(address, "/healthz").await;
        let (name, value) = cookie.split_once('=').unwrap();
        self.page
            .add_cookie(Cookie::new(name, value))
            .await
            .unwrap();
    }

    /// Waits for something and clicks it.
    pub(crate) async fn click(&self, selector: &str) {
        let found = self.find(selector).await;
        found.scroll_into_view().await.unwrap();
        found.click().await.unwrap();
    }

    /// Touches something on the table twice: the first touch is in pencil, the
    /// second plays.
    pub(crate) async fn touch(&self, selector: &str) {
        let found = self.find(selector).await;
        found.scroll_into_view().await.unwrap();
        found.click().await.unwrap();
        found.click().await.unwrap();
    }

    /// Chooses a value in a list, or among buttons.
    pub(crate) async fn choose(&self, list: &str, value: &str) {
        let list = format!("[data-testid={list}]");
        let option = format!("{list} option[value='{value}'], {list} button[data-value='{value}']");
        self.find(&option).await.click().await.unwrap();
    }

    /// Waits for something that can be seen.
    pub(crate) async fn find(&self, selector: &str) -> WebElement {
        let wait = Duration::from_secs(20);
        let query = self.page.query(By::Css(selector));
        let query = query.wait(wait, Duration::from_millis(50));
        match query.and_displayed().first().await {
            Ok(found) => found,
            Err(error) => panic!("{selector}: {error}\n{}", self.text().await),
        }
    }

    /// Runs a script that returns text.
    pub(crate) async fn ask(&self, script: &str) -> String {
        let returned = self.page.execute(script, Vec::new()).await.unwrap();
        returned
            .convert::<Option<String>>()
            .unwrap()
            .unwrap_or_default()
    }

    /// What reaches beyond the right edge of the window: its classes and how far.
    /// Nothing may, unless it lies in something that scrolls.
    pub(crate) async fn sideways(&self) -> String {
        self.ask(
            "const scrolls = (one) => one && one !== document.body
                 && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
             const wide = [...document.body.querySelectorAll('*')].filter((one) =>
                 one.checkVisibility() && !one.closest('svg svg, symbol, svg.art *, svg.rhumbs, svg.rhumbs *') && !one.classList.contains('sr') && !scrolls(one.parentElement)
                 && one.getBoundingClientRect().right > document.documentElement.clientWidth + 1);
             return wide.map((one) => `${one.tagName} ${one.getAttribute('class')} `
                 + one.getBoundingClientRect().right).join(', ');",
        )
        .await
    }

    /// Makes the window another size, as a phone has it.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.page
            .cdp()
            .send_raw("Emulation.setDeviceMetricsOverride", size)
            .await
            .unwrap();
    }

    /// Waits until a script returns this.
    pub(crate) async fn wait(&self, script: &str, expected: &str) {
        let mut found = String::new();
        for _ in 0..400 {
            found = self.ask(script).await;
            if found == expected {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!(
            "{script} gives {found}, not {expected}:\n{}",
            self.text().await
        );
    }

    /// Everything that can be read.
    pub(crate) async fn text(&self) -> String {
        self.ask("return document.body.innerText").await
    }

    /// The whole page as it is now.
    pub(crate) async fn dom(&self) -> String {
        self.ask("return document.documentElement.outerHTML").await
    }

    /// Every frame that came over the socket since the page was opened.
    pub(crate) async fn frames(&self) -> Vec<String> {
        let frames = self
            .ask("return JSON.stringify(window.framesReceived)")
            .await;
        serde_json::from_str(&frames).unwrap()
    }

    /// Keeps a picture of the page in the folder `TORTUGA_SHOTS`, if somebody
    /// wants to look.
    pub(crate) async fn shoot(&self, name: &str) {
        let Some(folder) = std::env::var_os("TORTUGA_SHOTS") else {
            return;
        };
        let file = std::path::Path::new(&folder).join(format!("{name}.png"));
        self.page.screenshot(&file).await.unwrap();
    }
}
