//! The words of one viewer: names, pieces and counts in his language.

use tortuga_core::{Rules as _, Seat, Viewer};
use tortuga_grog::{
    ARRANGEMENTS, Arrangement, Building, BuildingPrint, COLUMNS, Column, Edition, GoalKind,
    GrogIsland, Parrot,
};
use tortuga_words::{Arg, Lang, find, name, say};

use crate::Onlook;

/// Speaks to one viewer.
pub(super) struct Voice<'a> {
    pub(super) lang: Lang,
    pub(super) edition: &'static Edition,
    names: &'a [String],
    viewer: Viewer,
}

/// A value with its name in a message.
pub(super) type Named<'v> = (&'static str, Arg<'v>);

impl<'a> Voice<'a> {
    pub(super) fn new(onlook: &Onlook<'a>, edition: &'static Edition) -> Self {
        Self {
            lang: onlook.lang,
            edition,
            names: onlook.names,
            viewer: onlook.viewer,
        }
    }

    /// One of the game's messages.
    pub(super) fn say(&self, key: &str, args: &[Named<'_>]) -> String {
        say(self.lang, &Self::key(key), args)
    }

    fn key(key: &str) -> String {
        format!("{}-{key}", GrogIsland::GAME)
    }

    /// A message about what somebody does, with words of its own for the viewer.
    pub(super) fn tell(&self, seat: Seat, key: &str, args: &[Named<'_>]) -> String {
        let you = if self.is_viewer(seat) { "yes" } else { "no" };
        let mut all: Vec<Named<'_>> = vec![("you", you.into()), ("name", self.name(seat).into())];
        all.extend_from_slice(args);
        self.say(key, &all)
    }

    /// So many things of a kind, in the right number: `3 coins`.
    pub(super) fn count(&self, key: &str, count: impl Into<u32>) -> String {
        self.say(key, &[("count", count.into().into())])
    }

    /// What is gained: `+3 coins`.
    pub(super) fn gain(&self, key: &str, count: impl Into<u32>) -> String {
        format!("+{}", self.count(key, count))
    }

    pub(super) fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        let given = self.names.get(seat.index()).filter(|name| !name.is_empty());
        given.cloned().unwrap_or_else(|| {
            let number = u32::from(seat.0) + 1;
            self.say("seat", &[("number", number.into())])
        })
    }

    /// `Mara, Jonas and Ines`.
    pub(super) fn and(&self, items: &[String]) -> String {
        self.joined("and", items)
    }

    /// `Yellow or Gray`.
    pub(super) fn or(&self, items: &[String]) -> String {
        self.joined("or", items)
    }

    fn joined(&self, key: &str, items: &[String]) -> String {
        let [first @ .., last] = items else {
            return String::new();
        };
        if first.is_empty() {
            return last.clone();
        }
        let args = [
            ("first", first.join(", ").into()),
            ("last", last.as_str().into()),
        ];
        self.say(key, &args)
    }

    fn piece(&self, kind: &str, id: &str) -> String {
        name(self.lang, GrogIsland::GAME, kind, id)
    }

    pub(super) fn peninsula(&self, column: Column) -> String {
        let print = self.edition.columns.get(column.index());
        print.map_or_else(String::new, |print| self.piece("peninsula", &print.id))
    }

    pub(super) fn good(&self, column: Column) -> String {
        let print = self.edition.columns.get(column.index());
        print.map_or_else(String::new, |print| self.piece("good", &print.good))
    }

    /// Goods tiles: `2 coconuts`.
    pub(super) fn tiles(&self, column: Column, count: impl Into<u32>) -> String {
        let count = count.into();
        let Some(print) = self.edition.columns.get(column.index()) else {
            return count.to_string();
        };
        let key = Self::key(&format!("tiles-{}", print.good));
        find(self.lang, &key, &[("count", count.into())])
            .unwrap_or_else(|| format!("{count} {}", self.good(column)))
    }

    /// Goods tiles by column: `1 fish, 1 grog`, each with this sign before it.
    pub(super) fn all_tiles<C: Into<u32>>(&self, goods: [C; COLUMNS], sign: &str) -> Vec<String> {
        let counted = Column::ALL.into_iter().zip(goods.map(Into::into));
        counted
            .filter(|&(_, count)| count > 0)
            .map(|(column, count)| format!("{sign}{}", self.tiles(column, count)))
            .collect()
    }

    pub(super) fn print(&self, building: Building) -> BuildingPrint {
        let print = self.edition.buildings.get(building.index());
        print.copied().unwrap_or_default()
    }

    pub(super) fn type_name(&self, kind: u8) -> String {
        let print = self.edition.types.get(usize::from(kind));
        print.map_or_else(String::new, |print| self.piece("building", &print.id))
    }

    /// A building as the object of a sentence: `the hat shop`, `den Hut-Shop`.
    pub(super) fn the_building(&self, building: Building) -> String {
        let kind = self.print(building).kind;
        let id = &self.edition.types[usize::from(kind)].id;
        let key = Self::key(&format!("the-{id}"));
        find(self.lang, &key, &[]).unwrap_or_else(|| self.type_name(kind))
    }

    /// Building and peninsula of a sentence.
    pub(super) fn place(&self, building: Building) -> Vec<Named<'static>> {
        let peninsula = self.peninsula(self.print(building).column);
        vec![
            ("building", self.the_building(building).into()),
            ("peninsula", peninsula.into()),
        ]
    }

    pub(super) fn ship(&self, ship: u8) -> String {
        let print = self.edition.ships.get(usize::from(ship));
        print.map_or_else(String::new, |print| self.piece("ship", &print.id))
    }

    /// A ship in the middle of a sentence: English writes it small.
    pub(super) fn ship_in_sentence(&self, ship: u8) -> String {
        let name = self.ship(ship);
        match self.lang {
            Lang::En => name.to_lowercase(),
            Lang::De => name,
        }
    }

    pub(super) fn cloud(&self, cloud: u8) -> String {
        let print = self.edition.clouds.get(usize::from(cloud));
        print.map_or_else(String::new, |print| self.piece("cloud", &print.id))
    }

    /// A die as the object of a sentence: `the blue die`, `den blauen Würfel`.
    pub(super) fn the_die(&self, column: Column) -> String {
        let id = &self.edition.columns[column.index()].id;
        let key = Self::key(&format!("the-die-{id}"));
        find(self.lang, &key, &[]).unwrap_or_else(|| {
            let args = [("peninsula", self.peninsula(column).into())];
            self.say("the-die", &args)
        })
    }

    pub(super) fn parrot(&self, parrot: Parrot) -> String {
        let id = self.edition.parrot_ids.get(parrot.index());
        id.map_or_else(String::new, |id| self.piece("parrot", id))
    }

    pub(super) fn goal(&self, kind: GoalKind) -> String {
        self.piece("goal", self.edition.goal_id(kind))
    }

    /// The dice of a row, from the 1st space on: `Yellow, Gray`.
    pub(super) fn dice(&self, row: Arrangement) -> String {
        if usize::from(row.0) >= ARRANGEMENTS {
            return String::new();
        }
        let names: Vec<String> = row.dice().iter().map(|&die| self.peninsula(die)).collect();
        names.join(", ")
    }
}
