use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Looks over a thinking bot's shoulder from another thread: how far it is, and
/// "that is enough".
#[derive(Clone, Default, Debug)]
pub struct Watch(Arc<Inner>);

#[derive(Default, Debug)]
struct Inner {
    enough: AtomicBool,
    hundredths: AtomicU8,
}

impl Watch {
    /// Somebody who is not watching.
    pub fn new() -> Self {
        Self::default()
    }

    /// The bot stops as soon as it can, and names the best move it has found
    /// so far.
    pub fn enough(&self) {
        self.0.enough.store(true, Ordering::Relaxed);
    }

    /// Has somebody said that it is enough?
    pub fn is_enough(&self) -> bool {
        self.0.enough.load(Ordering::Relaxed)
    }

    /// How much of its budget the bot has used, in hundredths.
    pub fn hundredths(&self) -> u8 {
        self.0.hundredths.load(Ordering::Relaxed)
    }

    pub(crate) fn tell(&self, hundredths: u8) {
        self.0
            .hundredths
            .store(hundredths.min(100), Ordering::Relaxed);
    }
}
