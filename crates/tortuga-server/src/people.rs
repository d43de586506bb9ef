//! Guests: whoever comes with a browser, known by a cookie.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum_extra::extract::cookie::{Cookie, SameSite};
use tortuga_core::{Hex32, sha256};
use tortuga_protocol::LONGEST_NAME;

use crate::storage::{GuestId, Storage, StorageError};

const COOKIE_NAME: &str = "tortuga";

/// A random token that stands for a guest. Only its hash is ever stored.
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

    fn sha256(&self) -> [u8; 32] {
        sha256(&self.0.0)
    }

    /// The header that gives it to the browser. Scripts cannot read it, and
    /// other sites cannot use it.
    pub(crate) fn cookie(&self) -> String {
        Cookie::build((COOKIE_NAME, self.0.to_string()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .permanent()
            .build()
            .to_string()
    }
}

/// Somebody with a name.
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) name: String,
}

/// The guest behind a request.
pub(crate) async fn known(
    storage: &Storage,
    headers: &HeaderMap,
) -> Result<Option<Guest>, StorageError> {
    let Some(token) = Token::of(headers) else {
        return Ok(None);
    };
    let found = storage.guest(token.sha256()).await?;
    Ok(found.map(|(id, name)| Guest { id, name }))
}

/// A new guest, with a name that he may change.
pub(crate) async fn welcome(storage: &Storage) -> Result<(Guest, Token), StorageError> {
    let token = Token::fresh();
    let [high, low, ..] = random_bytes();
    let name = format!("Guest {}", 1000 + u16::from_le_bytes([high, low]) % 9000);
    let id = storage.add_guest(token.sha256(), &name).await?;
    Ok((Guest { id, name }, token))
}

/// A name that others can bear to see: trimmed, without line breaks and
/// invisible marks, not empty, not long.
pub(crate) fn good_name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    (fits && !name.chars().any(is_invisible)).then_some(name)
}

/// Control characters, and marks that hide text or turn its direction.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{feff}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
        )
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
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
    }

    #[test]
    fn a_token_comes_back_in_a_cookie() {
        let token = Token::fresh();
        let cookie = token.cookie();
        assert!(
            cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
            "{cookie}"
        );
        let mut headers = HeaderMap::new();
        let value = cookie.split(';').next().unwrap();
        headers.insert(COOKIE, format!("other=1; {value}").parse().unwrap());
        assert_eq!(Token::of(&headers).unwrap().sha256(), token.sha256());
        headers.insert(COOKIE, "tortuga=short".parse().unwrap());
        assert!(Token::of(&headers).is_none());
    }
}
