//! Tells people that it is their turn at a slow table: a call of a web address, a
//! mail, or both; once for every turn, and not in their quiet hours.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;
use url::{Host, Url};

use crate::House;
use crate::config::Config;
use crate::storage::{DueNotice, StorageError};

/// Nobody who is called keeps us waiting longer.
const PATIENCE: Duration = Duration::from_secs(10);
/// What fails is tried so often in all.
const TRIES: u32 = 3;
const MINUTE: i64 = 60_000;
const DAY_MINUTES: i64 = 24 * 60;

/// Sends notices.
pub(crate) struct Notifier {
    web: Option<reqwest::Client>,
    to_private: bool,
    mail: Option<(AsyncSmtpTransport<Tokio1Executor>, Mailbox)>,
    /// Those that are on their way.
    under_way: JoinSet<()>,
}

impl Notifier {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            web: config
                .webhooks
                .then(|| client(config.webhooks_to_private))
                .flatten(),
            to_private: config.webhooks_to_private,
            mail: post_office(config),
            under_way: JoinSet::new(),
        }
    }

    /// Waits for what is on its way: nobody sends it again.
    pub(crate) async fn finish(self) {
        self.under_way.join_all().await;
    }

    /// Sends what is due; each notice is taken before it is sent, so that nobody
    /// is told twice.
    pub(crate) async fn send_all(&mut self, house: &Arc<House>) -> Result<(), StorageError> {
        while self.under_way.try_join_next().is_some() {}
        let now = house.wall.now();
        for notice in house.storage.due_notices(now).await? {
            if let Some(later) = quiet_until(notice.notices.quiet, now) {
                house.storage.put_off(&notice, later).await?;
            } else if house.storage.take_notice(&notice).await? {
                self.send(house, &notice);
            }
        }
        Ok(())
    }

    /// Beside everything else: whoever is called may be slow.
    fn send(&mut self, house: &Arc<House>, notice: &DueNotice) {
        let url = house.config.table_url(&notice.table);
        if let (Some(web), Some(address)) = (&self.web, &notice.notices.webhook)
            && let Ok(address) = Url::parse(address)
            && (self.to_private || !leads_inside(&address))
        {
            let body = json!({
                "event": "your-turn",
                "table": notice.table,
                "game": notice.game,
                "seat": notice.seat.0,
                "turn": notice.turn,
                "name": notice.name,
                "url": url,
            });
            let request = web.post(address).json(&body);
            let house = Arc::clone(house);
            self.under_way.spawn(async move {
                count(&house, call(request).await);
            });
        }
        if let (Some((mail, from)), Some(to)) = (&self.mail, &notice.notices.mail)
            && let Some(letter) = letter(from, to, notice, &url)
        {
            let (mail, house) = (mail.clone(), Arc::clone(house));
            self.under_way.spawn(async move {
                count(&house, post(mail, letter).await);
            });
        }
    }
}

fn count(house: &House, sent: bool) {
    if sent {
        house.metrics.notices.inc();
    } else {
        house.metrics.notices_failed.inc();
        tracing::warn!("a notice could not be sent");
    }
}

/// Calls a web address; what fails is tried again.
async fn call(request: reqwest::RequestBuilder) -> bool {
    for tries in 0..TRIES {
        let Some(again) = request.try_clone() else {
            return false;
        };
        let answer = again.send().await;
        if answer.is_ok_and(|answer| answer.status().is_success()) {
            return true;
        }
        sleep(pause_after(tries)).await;
    }
    false
}

/// Hands a letter in; what fails is tried again.
async fn post(mail: AsyncSmtpTransport<Tokio1Executor>, letter: Message) -> bool {
    for tries in 0..TRIES {
        if mail.send(letter.clone()).await.is_ok() {
            return true;
        }
        sleep(pause_after(tries)).await;
    }
    false
}

/// More and more time between two tries.
const fn pause_after(tries: u32) -> Duration {
    Duration::from_secs(1 << (2 * tries))
}

fn client(to_private: bool) -> Option<reqwest::Client> {
    // The first one stays; there is no other.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut client = reqwest::Client::builder()
        .timeout(PATIENCE)
        // A proxy would look names up for us, and find what is inside.
        .no_proxy()
        // Whoever answers with another address does not get us to call it.
        .redirect(Policy::none());
    if !to_private {
        client = client.dns_resolver(Arc::new(OnlyOutside));
    }
    let client = client.build();
    client
        .inspect_err(|error| tracing::error!(%error, "no webhooks"))
        .ok()
}

fn post_office(config: &Config) -> Option<(AsyncSmtpTransport<Tokio1Executor>, Mailbox)> {
    let (smtp, from) = (config.smtp.as_ref()?, config.mail_from.as_ref()?);
    let _ = rustls::crypto::ring::default_provider().install_default();
    let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp.as_str());
    let transport = transport
        .inspect_err(|error| tracing::error!(%error, "no mails"))
        .ok()?;
    let from = from.parse();
    let from = from
        .inspect_err(|error| tracing::error!(%error, "no mails: who is mail-from?"))
        .ok()?;
    Some((transport.timeout(Some(PATIENCE)).build(), from))
}

fn letter(from: &Mailbox, to: &str, notice: &DueNotice, url: &str) -> Option<Message> {
    let DueNotice { name, game, .. } = notice;
    // Two languages, because nobody has told us which one he reads.
    let text = format!(
        "Ahoy {name},\n\nit is your turn: {game}\nDu bist am Zug: {game}\n\n{url}\n\n\
         You get this because you asked for it in your settings.\n\
         Du bekommst das, weil du es in deinen Einstellungen gewünscht hast.\n"
    );
    Message::builder()
        .from(from.clone())
        .to(to.parse().ok()?)
        .subject("Tortuga: your turn / du bist am Zug")
        .body(text)
        .ok()
}

/// When the quiet hours end that are on now, if they are: minutes after
/// midnight, universal time.
fn quiet_until(quiet: Option<(u16, u16)>, now: i64) -> Option<i64> {
    let (from, to) = quiet?;
    let (from, to) = (i64::from(from), i64::from(to));
    let minute = (now / MINUTE).rem_euclid(DAY_MINUTES);
    // From `from` on, how far is it to now, and to the end?
    let since = (minute - from).rem_euclid(DAY_MINUTES);
    let length = (to - from).rem_euclid(DAY_MINUTES);
    (since < length).then(|| (now / MINUTE + length - since) * MINUTE)
}

/// Does an address name this machine or its network outright?
pub(crate) fn leads_inside(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => is_inside(address.into()),
        Some(Host::Ipv6(address)) => is_inside(address.into()),
        Some(Host::Domain(_)) => false, // its addresses are looked at one by one
        None => true,
    }
}

fn is_inside(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [one, two, ..] = v4.octets();
            v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_unspecified()
                || v4.is_multicast()
                || v4.is_broadcast()
                || v4.is_documentation()
                || one == 0
                || (one == 100 && (64..128).contains(&two))
                || (one == 192 && two == 0)
                || (one == 198 && (18..20).contains(&two))
                || one >= 240
        }
        IpAddr::V6(v6) => {
            let [first, second, ..] = v6.segments();
            // Addresses of the fourth version in disguise: mapped, 6to4, NAT64.
            let disguised = first == 0 || first == 0x2002 || (first, second) == (0x64, 0xff9b);
            disguised
                || v6.is_loopback()
                || v6.is_unspecified()
                || v6.is_multicast()
                || v6.is_unique_local()
                || v6.is_unicast_link_local()
        }
    }
}

/// Finds the addresses of names, apart from those inside.
struct OnlyOutside;

impl Resolve for OnlyOutside {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let outside: Vec<SocketAddr> = found.filter(|one| !is_inside(one.ip())).collect();
            if outside.is_empty() {
                return Err("no address outside".into());
            }
            Ok(Box::new(outside.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;

    #[test]
    fn quiet_hours_put_off_what_comes_in_them() {
        let night = Some((22 * 60, 7 * 60));
        assert_eq!(quiet_until(night, 23 * HOUR), Some(31 * HOUR));
        assert_eq!(quiet_until(night, 3 * HOUR + 1), Some(7 * HOUR));
        assert_eq!(quiet_until(night, 7 * HOUR), None);
        assert_eq!(quiet_until(night, 12 * HOUR), None);
        assert_eq!(quiet_until(Some((60, 120)), 90 * MINUTE), Some(2 * HOUR));
        assert_eq!(quiet_until(Some((60, 60)), 60 * MINUTE), None);
        assert_eq!(quiet_until(None, 0), None);
    }

    #[test]
    fn addresses_inside_are_known() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "::1",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
        ] {
            assert!(is_inside(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "93.184.216.34", "2606:4700::1"] {
            assert!(!is_inside(outside.parse().unwrap()), "{outside}");
        }
        assert!(leads_inside(&Url::parse("http://127.0.0.1/x").unwrap()));
        assert!(leads_inside(&Url::parse("http://[::1]/x").unwrap()));
        assert!(!leads_inside(&Url::parse("https://example.org/x").unwrap()));
    }
}
