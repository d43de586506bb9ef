use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// A value that exists once and lives as long as the program: an edition.
///
/// # Equality
///
/// Two are equal if they are the same value in memory. The shelf keeps one
/// copy per content, so this is the same question as "the same edition?", and
/// comparing or hashing a state costs one pointer for it.
pub struct Interned<T: 'static>(pub &'static T);

impl<T> Clone for Interned<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Interned<T> {}

impl<T> PartialEq for Interned<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Interned<T> {}

impl<T> Hash for Interned<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

impl<T> Deref for Interned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> fmt::Debug for Interned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(edition)")
    }
}
