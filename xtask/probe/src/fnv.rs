//! FNV-1a with 64 bits: a short digest that finds differences, not forgeries.

/// The digest of the texts so far.
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

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub(crate) const fn value(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(texts: &[&str]) -> u64 {
        let mut digest = Fnv::new();
        for text in texts {
            digest.text(text);
        }
        digest.value()
    }

    #[test]
    fn it_is_the_published_function() {
        let mut digest = Fnv::new();
        digest.bytes(b"foobar");
        assert_eq!(digest.value(), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn ends_of_texts_count() {
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
    }
}
