//! The words of one viewer: cards, spaces, islands and treasures in his language.

use std::ops::{Deref, DerefMut};

use tortuga_core::{Rules as _, Seat};
use tortuga_glory::{
    Board, Card, Cell, Colour, Edition, GloryIslands, HENRY, Icon, Island, Name, Options, PLAYERS,
    SPACES, Space, Treasure, Treasures, Wreck, Wrecks,
};
use tortuga_words::Lang;

pub(super) use crate::speech::Named;
use crate::speech::Speech;
use crate::{Onlook, Seal, TreasureCount};

/// Sea spaces from one corner of the ring to the next.
const SIDE: u8 = SPACES / 4;

/// Speaks to one viewer.
pub(super) struct Voice<'a> {
    speech: Speech<'a>,
    pub(super) edition: &'static Edition,
    colours: [Colour; PLAYERS],
}

impl<'a> Deref for Voice<'a> {
    type Target = Speech<'a>;

    fn deref(&self) -> &Speech<'a> {
        &self.speech
    }
}

impl DerefMut for Voice<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.speech
    }
}

/// The mark of a player in this colour.
pub(super) const fn seal(seat: Seat, colour: Colour) -> Seal {
    let letter = match colour {
        Colour::Red => 'R',
        Colour::Green => 'G',
        Colour::Yellow => 'Y',
        Colour::Blue => 'B',
    };
    crate::seal::of_colour(seat, letter, colour.id())
}

impl<'a> Voice<'a> {
    /// Speaks of a table of which no more is known than the names: two of them
    /// are joined by Henry Morgan.
    pub(super) fn new(onlook: &Onlook<'a>, edition: &'static Edition) -> Self {
        let mut voice = Self {
            speech: Speech::new(onlook, GloryIslands::GAME),
            edition,
            colours: Colour::ALL,
        };
        if onlook.names.len() == HENRY.index() {
            voice.colours = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];
            voice.automatic(HENRY, "henry");
        }
        voice
    }

    /// The table has chosen its colours.
    pub(super) fn at_table(&mut self, options: Options) {
        for seat in (0..options.ships()).map(Seat) {
            self.colours[seat.index()] = options.colour(seat);
        }
        if options.has_henry() {
            self.automatic(HENRY, "henry");
        }
    }

    pub(super) fn seal(&self, seat: Seat) -> Seal {
        seal(seat, self.colours[seat.index() % PLAYERS])
    }

    /// What the edition calls something.
    pub(super) fn print(&self, name: &Name) -> String {
        match self.lang {
            Lang::En => name.en.clone(),
            Lang::De => name.de.clone(),
        }
    }

    pub(super) fn island(&self, island: Island) -> String {
        let names = &self.edition.island_names;
        names
            .get(island.index())
            .map_or_else(String::new, |name| self.print(name))
    }

    /// The island of a cell; empty for the storm.
    pub(super) fn island_of(&self, board: &Board, cell: Cell) -> String {
        let island = board.island_of(cell);
        island.map_or_else(String::new, |island| self.island(island))
    }

    pub(super) fn icon(&self, icon: Icon) -> String {
        self.say(&format!("icon-{}", icon_id(icon)), &[])
    }

    pub(super) fn icon_about(&self, icon: Icon) -> String {
        self.say(&format!("icon-{}-about", icon_id(icon)), &[])
    }

    pub(super) fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{}", colour.id()), &[])
    }

    /// `3 (red, 2 black dots)`.
    pub(super) fn card(&self, card: Card) -> String {
        let (dots, black) = self.edition.dots[card.index()];
        let key = if black { "dots-black" } else { "dots-white" };
        let colour = self.colour(card.colour());
        format!("{} ({colour}, {})", card.value(), self.count(key, dots))
    }

    /// The special action of a card with this value: its name and its text.
    pub(super) fn special(&self, value: u8) -> (String, String) {
        let place = usize::from(value.saturating_sub(1));
        let special = self.edition.specials.get(place);
        special.map_or_else(Default::default, |special| {
            (self.print(&special.name), self.print(&special.text))
        })
    }

    pub(super) fn treasure(&self, kind: Treasure) -> String {
        self.print(&self.edition.treasure.names[kind.index()])
    }

    pub(super) fn counted(&self, kind: Treasure, count: u8) -> TreasureCount {
        TreasureCount {
            id: kind.id(),
            name: self.treasure(kind),
            count,
        }
    }

    /// Kind by kind, those that there are.
    pub(super) fn treasures(&self, tokens: Treasures) -> Vec<TreasureCount> {
        let kinds = tokens.kinds();
        kinds
            .map(|kind| self.counted(kind, tokens.of(kind)))
            .collect()
    }

    /// `2 × Spices, Emeralds`; in a word if there are none.
    pub(super) fn listed(&self, counts: &[TreasureCount]) -> String {
        let there = counts.iter().filter(|count| count.count > 0);
        let parts = there.map(|token| match token.count {
            1 => token.name.clone(),
            count => format!("{count} × {}", token.name),
        });
        self.or_none(&parts.collect::<Vec<_>>())
    }

    pub(super) fn list(&self, tokens: Treasures) -> String {
        self.listed(&self.treasures(tokens))
    }

    /// `4, 2, 2`: the dearest first; in a word if there are none.
    pub(super) fn values(&self, tokens: Wrecks) -> String {
        self.numbers(&values(tokens))
    }

    pub(super) fn numbers(&self, values: &[u8]) -> String {
        let words: Vec<String> = values.iter().map(u8::to_string).collect();
        self.or_none(&words)
    }

    fn or_none(&self, words: &[String]) -> String {
        if words.is_empty() {
            return self.say("none", &[]);
        }
        words.join(", ")
    }

    pub(super) fn glory(&self, glory: impl Into<u32>) -> String {
        self.count("glory", glory)
    }

    pub(super) fn circles(&self, circles: u8) -> String {
        self.count("circles", circles)
    }

    pub(super) fn barrels(&self, barrels: u8) -> String {
        self.count("barrels", barrels)
    }

    /// `2 glory for you and 1 glory for Mara`, whoever gets something.
    pub(super) fn shares(&self, glory: [u8; PLAYERS]) -> String {
        let shares = (0..).map(Seat).zip(glory);
        let shares = shares.filter(|&(_, glory)| glory > 0);
        let words = shares.map(|(seat, glory)| {
            let glory = [("glory", self.glory(glory).into())];
            self.tell(seat, "share", &glory)
        });
        self.and(&words.collect::<Vec<_>>())
    }

    /// `the right side, row 2`.
    pub(super) fn space(&self, space: Space) -> String {
        match self.space_kind(space) {
            (key @ ("top" | "right" | "bottom" | "left"), place) => {
                self.say(&format!("space-{key}"), &[("place", place.into())])
            }
            ("corner", corner) => self.say(&format!("space-corner-{corner}"), &[]),
            (key, _) => self.say(&format!("space-{key}"), &[]),
        }
    }

    /// The line of a ship that lies there: `column 5`.
    pub(super) fn line_of(&self, space: Space) -> String {
        let (side, place) = self.space_kind(space);
        let key = match side {
            "top" | "bottom" => "line-column",
            "left" | "right" => "line-row",
            _ => "line-diagonal",
        };
        self.say(key, &[("place", place.into())])
    }

    /// Home, compass, a corner or a side; and which corner, row or column.
    pub(super) fn space_kind(&self, space: Space) -> (&'static str, u8) {
        let (side, place) = (space.0 / SIDE % 4, space.0 % SIDE);
        if space.0 == 0 {
            return ("home", 0);
        }
        if space == self.edition.sea.compass {
            return ("compass", 0);
        }
        match (side, place) {
            (corner, 0) => ("corner", corner),
            (0, place) => ("top", place),
            (1, place) => ("right", place),
            (2, place) => ("bottom", SIDE - place),
            (_, place) => ("left", SIDE - place),
        }
    }
}

/// One by one, the dearest first.
pub(super) fn values(tokens: Wrecks) -> Vec<u8> {
    let dearest = Wreck::ALL.into_iter().rev();
    let copies = dearest.flat_map(|value| {
        let copies = usize::from(tokens.of(value));
        std::iter::repeat_n(value.0, copies)
    });
    copies.collect()
}

pub(super) const fn icon_id(icon: Icon) -> &'static str {
    match icon {
        Icon::PirateField => "field",
        Icon::Chest => "chest",
        Icon::Barrel => "barrel",
        Icon::Storm => "storm",
    }
}
