use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::Luck;
use crate::luck::multiply_shift;

/// Fair luck, version 1: chance that everybody can check after the game.
///
/// Before the first action the table publishes a [`commitment`] to its secret,
/// and every seat may add a nonce of its own. The key is
/// `SHA-256("tortuga luck 1\n" ‖ secret ‖ each nonce with its length before it)`,
/// lengths as 4 bytes, little end first. The k-th chance action of a game
/// (counted from 0) uses the first 8 bytes, little end first, of the `ChaCha20`
/// key stream whose 12-byte nonce is 4 zero bytes and `k` as 8 bytes, little
/// end first. Those 64 bits times the sum of the weights, shifted right by 64,
/// point at an outcome in the game's listed order.
///
/// ```
/// use tortuga_core::{FairLuck, Luck};
///
/// let fair = FairLuck::new(&[7; 32], &["anchors aweigh".to_owned()]);
/// assert_eq!(fair.outcome(3).below(6), fair.outcome(3).below(6));
/// ```
#[derive(Clone)]
pub struct FairLuck {
    key: [u8; 32],
}

impl FairLuck {
    /// The luck of a table with this secret and these nonces in seat order.
    pub fn new(secret: &[u8; 32], nonces: &[String]) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"tortuga luck 1\n");
        hash.update(secret);
        for nonce in nonces {
            let length = u32::try_from(nonce.len()).unwrap_or(u32::MAX);
            hash.update(length.to_le_bytes());
            hash.update(nonce.as_bytes());
        }
        Self {
            key: hash.finalize().into(),
        }
    }

    /// The luck of the k-th chance action.
    #[must_use]
    pub fn outcome(&self, k: u64) -> impl Luck + use<> {
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&k.to_le_bytes());
        FairStream(ChaCha20::new(&self.key.into(), &nonce.into()))
    }
}

impl fmt::Debug for FairLuck {
    /// Keeps the key out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairLuck(secret)")
    }
}

struct FairStream(ChaCha20);

impl Luck for FairStream {
    fn below(&mut self, bound: u32) -> u32 {
        let mut bytes = [0; 8];
        self.0.apply_keystream(&mut bytes);
        multiply_shift(u64::from_le_bytes(bytes), bound)
    }
}

/// What the table publishes before the game: `SHA-256("tortuga commitment 1\n" ‖ secret)`.
pub fn commitment(secret: &[u8; 32]) -> Hex32 {
    let mut hash = Sha256::new();
    hash.update(b"tortuga commitment 1\n");
    hash.update(secret);
    Hex32(hash.finalize().into())
}

/// The SHA-256 of some bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// The SHA-256 of some bytes, written in hexadecimal digits.
pub fn sha256_hex(bytes: &[u8]) -> String {
    Hex32(sha256(bytes)).to_string()
}

/// Thirty-two bytes that are written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex32(pub [u8; 32]);

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl From<Hex32> for String {
    fn from(hex: Hex32) -> Self {
        hex.to_string()
    }
}

/// Text that should be 64 hexadecimal digits and is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected 64 hexadecimal digits")]
pub struct HexError;

impl TryFrom<String> for Hex32 {
    type Error = HexError;

    fn try_from(text: String) -> Result<Self, HexError> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !text.is_ascii() {
            return Err(HexError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| HexError)?;
            // `from_str_radix` alone would take a sign.
            if pair.starts_with('+') {
                return Err(HexError);
            }
            *byte = u8::from_str_radix(pair, 16).map_err(|_| HexError)?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_depend_on_secret_nonces_and_number_only() {
        let fair = FairLuck::new(&[1; 32], &["a".to_owned(), "bc".to_owned()]);
        let roll = |luck: &FairLuck, k| luck.outcome(k).below(1_000_000);
        let rolls: Vec<u32> = (0..4).map(|k| roll(&fair, k)).collect();
        let again: Vec<u32> = (0..4).rev().map(|k| roll(&fair, k)).collect();
        assert!(
            rolls.iter().eq(again.iter().rev()),
            "order of asking does not matter"
        );

        let moved = FairLuck::new(&[1; 32], &["ab".to_owned(), "c".to_owned()]);
        assert_ne!(roll(&moved, 0), rolls[0], "lengths separate the nonces");
        let other = FairLuck::new(&[2; 32], &["a".to_owned(), "bc".to_owned()]);
        assert_ne!(roll(&other, 0), rolls[0]);
    }

    #[test]
    fn hexadecimal_digits_round_trip() {
        let hex = commitment(&[9; 32]);
        assert_eq!(Hex32::try_from(hex.to_string()), Ok(hex));
        for bad in [
            String::new(),
            "0".repeat(63),
            "g".repeat(64),
            "+0".repeat(32),
            "é".repeat(32),
        ] {
            assert_eq!(Hex32::try_from(bad), Err(HexError));
        }
        assert_eq!(
            sha256_hex(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
