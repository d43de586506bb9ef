//! FNV-1a with 64 bits: a short digest that finds differences, not forgeries.

use std::io;

use serde::Serialize;

/// The digest of everything it was given so far.
pub(crate) struct Fnv(u64);

impl Fnv {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Takes in a text and a mark for its end, so that `ab` + `c` differs from `a` + `bc`.
    pub(crate) fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        self.bytes(b"\n");
    }

    /// Takes in a value as its JSON text.
    pub(crate) fn json(&mut self, value: &impl Serialize) {
        serde_json::to_writer(&mut *self, value).expect("plain data, and a digest takes all of it");
        self.bytes(b"\n");
    }

    pub(crate) fn number(&mut self, number: u32) {
        self.bytes(&number.to_le_bytes());
    }

    pub(crate) const fn value(&self) -> u64 {
        self.0
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl io::Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(take_in: impl FnOnce(&mut Fnv)) -> u64 {
        let mut digest = Fnv::new();
        take_in(&mut digest);
        digest.value()
    }

    #[test]
    fn it_is_the_published_function() {
        assert_eq!(of(|digest| digest.bytes(b"foobar")), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn ends_of_texts_count() {
        let whole = of(|digest| digest.text("abc"));
        let parts = of(|digest| {
            digest.text("a");
            digest.text("bc");
        });
        assert_ne!(whole, parts);
    }

    #[test]
    fn a_value_is_its_json() {
        let value = serde_json::json!({ "a": [1, 2] });
        let text = of(|digest| digest.text(r#"{"a":[1,2]}"#));
        assert_eq!(of(|digest| digest.json(&value)), text);
    }
}
