//! People: guests, known by a cookie, and those who have claimed their name with
//! a password.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash};
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum_extra::extract::cookie::{Cookie, SameSite};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tortuga_core::{Hex32, sha256};
use tortuga_protocol::{LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD};

use crate::storage::{GuestId, Storage, StorageError, StoredGuest};

const COOKIE_NAME: &str = "tortuga";

/// A random token that stands for a session. Only its hash is ever stored.
pub(crate) struct Token(Hex32);

impl Token {
    /// A new one.
    pub(crate) fn fresh() -> Self {
        Self(Hex32(random_bytes()))
    }

    /// The one that a request carries.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(COOKIE).iter();
        let texts = cookies.filter_map(|value| value.to_str().ok());
        let ours = texts
            .flat_map(Cookie::split_parse)
            .flatten()
            .find(|cookie| cookie.name() == COOKIE_NAME)?;
        Hex32::try_from(ours.value().to_owned()).ok().map(Self)
    }

    pub(crate) fn sha256(&self) -> [u8; 32] {
        sha256(&self.0.0)
    }

    /// The header that gives it to the browser. Scripts cannot read it, and
    /// other sites cannot use it; where the house is reached by https, it never
    /// travels otherwise.
    pub(crate) fn cookie(&self, secure: bool) -> String {
        Cookie::build((COOKIE_NAME, self.0.to_string()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(secure)
            .permanent()
            .build()
            .to_string()
    }

    /// The header that takes it away again.
    pub(crate) fn no_cookie() -> String {
        let mut cookie = Cookie::build((COOKIE_NAME, ""))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .build();
        cookie.make_removal();
        cookie.to_string()
    }
}

impl From<Hex32> for Token {
    fn from(token: Hex32) -> Self {
        Self(token)
    }
}

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) name: String,
}

impl From<StoredGuest> for Guest {
    fn from(stored: StoredGuest) -> Self {
        let StoredGuest { id, name, .. } = stored;
        Self { id, name }
    }
}

/// The guest behind a request, and his session.
pub(crate) async fn known(
    storage: &Storage,
    headers: &HeaderMap,
) -> Result<Option<(StoredGuest, Token)>, StorageError> {
    let Some(token) = Token::of(headers) else {
        return Ok(None);
    };
    let found = storage.guest(token.sha256()).await?;
    Ok(found.map(|guest| (guest, token)))
}

/// A new guest, with a name that he may change.
pub(crate) async fn welcome(
    storage: &Storage,
    now: i64,
) -> Result<(StoredGuest, Token), StorageError> {
    let token = Token::fresh();
    let [high, low, ..] = random_bytes();
    let name = format!("Guest {}", 1000 + u16::from_le_bytes([high, low]) % 9000);
    let id = storage.add_guest(token.sha256(), &name, now).await?;
    let guest = StoredGuest {
        id,
        name,
        claimed: false,
        banned: false,
    };
    Ok((guest, token))
}

/// A name that others can bear to see: trimmed, without line breaks and
/// invisible marks, not empty, not long.
pub(crate) fn good_name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    (fits && !name.chars().any(is_invisible)).then_some(name)
}

/// Names that people would take for the same: a claimed one is nobody else's,
/// however it is spelt.
pub(crate) fn spelling(name: &str) -> String {
    let letters = name.chars().filter(|c| !c.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}

/// Control characters, and marks that hide text or turn its direction.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{feff}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
        )
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

/// Is this long enough to be a password, and not too long to be worked on?
pub(crate) fn is_password(text: &str) -> bool {
    (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&text.chars().count())
}

/// A password takes a core for a moment, on purpose; so few at a time that the
/// tables do not notice.
static AT_WORK: Semaphore = Semaphore::const_new(2);

/// What is compared with where there is no such name, so that it takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| {
    let hash = Argon2::default().hash_password(&random_bytes());
    hash.map(|hash| hash.to_string()).unwrap_or_default()
});

/// What Argon2id makes of a password; none if it cannot.
pub(crate) async fn hash_password(password: String) -> Option<String> {
    let _turn = AT_WORK.acquire().await.ok()?;
    let hashing = spawn_blocking(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.ok().map(|hash| hash.to_string())
    });
    hashing.await.ok()?
}

/// Is it the password? Without a hash to compare with it is not, and that takes
/// as long to find out.
pub(crate) async fn is_right_password(password: String, hash: Option<String>) -> bool {
    let Ok(_turn) = AT_WORK.acquire().await else {
        return false;
    };
    let comparing = spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let right = PasswordHash::new(&hash).is_ok_and(|hash| {
            Argon2::default()
                .verify_password(password.as_bytes(), &hash)
                .is_ok()
        });
        right && known
    });
    comparing.await.unwrap_or(false)
}

/// Bytes that nobody can foresee.
///
/// # Panics
///
/// If the system has no randomness: a server without it must not run.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(good_name("  Mara \t Lee ").as_deref(), Some("Mara Lee"));
        assert_eq!(good_name("Jörg").as_deref(), Some("Jörg"));
        for bad in ["", "   ", "a\u{202e}b", "a\u{200b}", &"x".repeat(25)] {
            assert_eq!(good_name(bad), None, "{bad:?}");
        }
        assert_eq!(spelling("Mara Lee"), spelling("mARAlee"));
    }

    #[test]
    fn a_token_comes_back_in_a_cookie() {
        let token = Token::fresh();
        let cookie = token.cookie(false);
        assert!(
            cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
            "{cookie}"
        );
        assert!(!cookie.contains("Secure") && token.cookie(true).contains("Secure"));
        let mut headers = HeaderMap::new();
        let value = cookie.split(';').next().unwrap();
        headers.insert(COOKIE, format!("other=1; {value}").parse().unwrap());
        assert_eq!(Token::of(&headers).unwrap().sha256(), token.sha256());
        headers.insert(COOKIE, "tortuga=short".parse().unwrap());
        assert!(Token::of(&headers).is_none());
    }

    /// Where there is no such name, as much is worked on as where there is one.
    #[tokio::test]
    async fn an_unknown_name_costs_as_much_as_a_wrong_password() {
        let hash = hash_password("open sesame".to_owned()).await.unwrap();
        let cost = |hash: &str| -> Vec<String> {
            let parts = hash.split('$').take(4);
            parts.map(str::to_owned).collect()
        };
        assert!(PasswordHash::new(&NOBODY).is_ok());
        assert_eq!(cost(&NOBODY), cost(&hash));
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_never_stored() {
        let hash = hash_password("open sesame".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("sesame"));
        assert!(is_right_password("open sesame".to_owned(), Some(hash.clone())).await);
        assert!(!is_right_password("open barley".to_owned(), Some(hash)).await);
        assert!(!is_right_password("open sesame".to_owned(), None).await);
        assert!(!is_password("short") && is_password("long enough"));
    }
}
