//! What somebody has chosen for a new table so far.

use leptos::prelude::*;
use tortuga_core::{Hex32, Settings};
use tortuga_protocol::{Level, NewTable, USUAL_WINDOW};

use crate::setup::{Pace, seats, tempo};
use crate::ui::browser;
use crate::ui::here::Sitting;

/// With whom, and where.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mates {
    /// At the server; they come by a link.
    Friends,
    /// At the server, and the game begins at once.
    Bots,
    /// In this browser, without a server.
    Here,
    /// In this browser, which goes from hand to hand.
    HotSeat,
}

impl Mates {
    /// All of them, in the order in which they are offered.
    pub(crate) const ALL: [Self; 4] = [Self::Friends, Self::Bots, Self::Here, Self::HotSeat];

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Friends => "friends",
            Self::Bots => "bots",
            Self::Here => "here",
            Self::HotSeat => "hot-seat",
        }
    }

    /// By its name.
    pub(crate) fn named(name: &str) -> Self {
        let found = Self::ALL.into_iter().find(|one| one.name() == name);
        found.unwrap_or(Self::Friends)
    }

    /// It is played at the server.
    pub(crate) const fn is_online(self) -> bool {
        match self {
            Self::Friends | Self::Bots => true,
            Self::Here | Self::HotSeat => false,
        }
    }
}

/// The choices for one table.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) game: StoredValue<String>,
    pub(crate) options: RwSignal<Settings>,
    pub(crate) with: RwSignal<Mates>,
    pub(crate) level: RwSignal<Level>,
    pub(crate) pace: RwSignal<Pace>,
    /// In minutes.
    pub(crate) bank: RwSignal<u32>,
    /// In seconds.
    pub(crate) increment: RwSignal<u32>,
    pub(crate) hours: RwSignal<u32>,
    /// In seconds.
    pub(crate) window: RwSignal<u16>,
    pub(crate) public: RwSignal<bool>,
    pub(crate) watchable: RwSignal<bool>,
    pub(crate) edition: RwSignal<Option<Hex32>>,
    /// Who shares this device; a name for every seat, empty for a bot.
    pub(crate) names: RwSignal<Vec<String>>,
}

impl Plan {
    /// Everything as usual.
    pub(crate) fn of(game: String) -> Self {
        Self {
            game: StoredValue::new(game),
            options: RwSignal::new(Settings::new()),
            with: RwSignal::new(Mates::Friends),
            level: RwSignal::new(Level::default()),
            pace: RwSignal::new(Pace::None),
            bank: RwSignal::new(15),
            increment: RwSignal::new(15),
            hours: RwSignal::new(48),
            window: RwSignal::new(USUAL_WINDOW),
            public: RwSignal::new(false),
            watchable: RwSignal::new(true),
            edition: RwSignal::new(None),
            names: RwSignal::new(vec![String::new(); 8]),
        }
    }

    /// How many seats there are; none if the options do not go together.
    pub(crate) fn seats(self) -> Option<u8> {
        self.options
            .with(|options| self.game.with_value(|game| seats(game, options)))
    }

    /// Who sits at a table in this browser: people by their names, bots elsewhere.
    pub(crate) fn sitters(self, me: &str) -> Vec<Sitting> {
        let (count, level) = (untrack(|| self.seats()), self.level.get_untracked());
        let hot = self.with.get_untracked() == Mates::HotSeat;
        let names = self.names.get_untracked();
        let sitter = |seat: usize| {
            let name = names.get(seat).map(|name| name.trim()).unwrap_or_default();
            match (hot, name, seat) {
                (true, name, _) if !name.is_empty() => Sitting::Person(name.to_owned()),
                (_, _, 0) => Sitting::Person(me.to_owned()),
                _ => Sitting::Bot(level),
            }
        };
        (0..count.unwrap_or_default().into()).map(sitter).collect()
    }

    /// The table to ask the server for.
    pub(crate) fn table(self) -> NewTable {
        let game = self.game.get_value();
        let pace = self.pace.get_untracked();
        let bank = self.bank.get_untracked();
        let increment = self.increment.get_untracked();
        let bots = match self.with.get_untracked() {
            Mates::Bots => Some(self.level.get_untracked()),
            Mates::Friends | Mates::Here | Mates::HotSeat => None,
        };
        NewTable {
            options: self.options.get_untracked(),
            nonce: browser::nonce(),
            window: self.window.get_untracked(),
            edition: self.edition.get_untracked(),
            tempo: tempo(pace, bank, increment, self.hours.get_untracked()),
            public: self.public.get_untracked(),
            watchable: self.watchable.get_untracked(),
            bots,
            ..NewTable::of(&game)
        }
    }
}

/// The table that is being planned.
pub(crate) fn plan() -> Plan {
    expect_context()
}
