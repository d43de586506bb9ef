//! What this browser keeps of its owner's likes: theme, motion, sound, hints. The
//! language lies in [`lang`](crate::ui::lang).

pub(crate) mod page;

use leptos::prelude::*;

use crate::taste::{Motion, Theme};
use crate::ui::browser;

/// The likes, for all components.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    theme: RwSignal<Theme>,
    motion: RwSignal<Motion>,
    sound: RwSignal<bool>,
    hints: RwSignal<bool>,
}

const THEME: &str = "theme";
const MOTION: &str = "motion";
const SOUND: &str = "sound";
const HINTS: &str = "hints";

/// Reads what was kept, and lets everybody below know.
pub(crate) fn provide_settings() {
    let settings = Settings {
        theme: RwSignal::new(kept(THEME)),
        motion: RwSignal::new(kept(MOTION)),
        sound: RwSignal::new(browser::recall(SOUND).as_deref() == Some("on")),
        hints: RwSignal::new(browser::recall(HINTS).as_deref() != Some("off")),
    };
    Effect::new(move || browser::mark("data-theme", settings.theme.get().shown(wants_night())));
    Effect::new(move || {
        let motion = if settings.still() { "reduced" } else { "full" };
        browser::mark("data-motion", motion);
    });
    provide_context(settings);
}

/// The likes; whoever reads one in a view follows its changes.
pub(crate) fn settings() -> Settings {
    expect_context()
}

fn kept<T: std::str::FromStr + Default>(key: &str) -> T {
    let kept = browser::recall(key).and_then(|name| name.parse().ok());
    kept.unwrap_or_default()
}

fn wants_night() -> bool {
    browser::prefers("(prefers-color-scheme: dark)")
}

impl Settings {
    pub(crate) fn theme(self) -> Theme {
        self.theme.get()
    }

    pub(crate) fn choose_theme(self, theme: Theme) {
        browser::keep(THEME, theme.name());
        self.theme.set(theme);
    }

    /// Day becomes night, and night day.
    pub(crate) fn turn_theme(self) {
        self.choose_theme(self.theme.get_untracked().turned(wants_night()));
    }

    pub(crate) fn motion(self) -> Motion {
        self.motion.get()
    }

    pub(crate) fn choose_motion(self, motion: Motion) {
        browser::keep(MOTION, motion.name());
        self.motion.set(motion);
    }

    /// Nothing shall move. The whole document is marked `data-motion="reduced"` then.
    pub(crate) fn still(self) -> bool {
        let system = browser::prefers("(prefers-reduced-motion: reduce)");
        self.motion.get().is_still(system)
    }

    /// Nothing shall move, asked once.
    pub(crate) fn still_now(self) -> bool {
        untrack(|| self.still())
    }

    /// Sounds are wanted; they are not unless somebody says so.
    pub(crate) fn sound(self) -> bool {
        self.sound.get()
    }

    /// Sounds are wanted, asked once.
    pub(crate) fn sound_now(self) -> bool {
        self.sound.get_untracked()
    }

    pub(crate) fn choose_sound(self, on: bool) {
        browser::keep(SOUND, switch(on));
        self.sound.set(on);
    }

    /// Whoever plays wants to see that he may ask for a hint.
    pub(crate) fn hints(self) -> bool {
        self.hints.get()
    }

    pub(crate) fn choose_hints(self, on: bool) {
        browser::keep(HINTS, switch(on));
        self.hints.set(on);
    }
}

const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
