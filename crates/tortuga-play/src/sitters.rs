//! Bots at a table: what they are called, and what luck they think with.

use tortuga_core::{Seat, sha256};

/// What bots are called, by seat: the same in every language.
const BOT_NAMES: [&str; 8] = [
    "Calico", "Marlin", "Pelican", "Gale", "Coral", "Flint", "Tern", "Spray",
];

/// What a bot on this seat is called.
pub fn bot_name(seat: Seat) -> &'static str {
    BOT_NAMES[seat.index() % BOT_NAMES.len()]
}

/// Luck for whoever thinks, which nobody can foresee who does not know the secret.
///
/// # Panics
///
/// Never: a hash is long enough.
pub fn seed(whose: &str, secret: &[u8; 32], seat: Seat, picture: u32) -> u64 {
    let mut bytes = format!("tortuga {whose}\n").into_bytes();
    bytes.extend(secret);
    bytes.push(seat.0);
    bytes.extend(picture.to_le_bytes());
    let hash = sha256(&bytes);
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}
