//! The words of one viewer: names, pieces and counts in his language.

use std::ops::Deref;

use tortuga_core::Rules as _;
use tortuga_grog::{
    ARRANGEMENTS, Arrangement, Building, BuildingPrint, COLUMNS, Column, Edition, GoalKind,
    GrogIsland, Parrot,
};
use tortuga_words::{Lang, find, name};

use crate::Onlook;
pub(super) use crate::speech::Named;
use crate::speech::Speech;

/// Speaks to one viewer.
pub(super) struct Voice<'a> {
    speech: Speech<'a>,
    pub(super) edition: &'static Edition,
}

impl<'a> Deref for Voice<'a> {
    type Target = Speech<'a>;

    fn deref(&self) -> &Speech<'a> {
        &self.speech
    }
}

impl<'a> Voice<'a> {
    pub(super) fn new(onlook: &Onlook<'a>, edition: &'static Edition) -> Self {
        Self {
            speech: Speech::new(onlook, GrogIsland::GAME),
            edition,
        }
    }

    /// What is gained: `+3 coins`.
    pub(super) fn gain(&self, key: &str, count: impl Into<u32>) -> String {
        format!("+{}", self.count(key, count))
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
        let key = self.key(&format!("tiles-{}", print.good));
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

    /// The same in as few letters as a narrow line has room for.
    pub(super) fn short_type_name(&self, kind: u8) -> String {
        let print = self.edition.types.get(usize::from(kind));
        let key = print.map(|print| format!("grog-island-short-{}", print.id));
        let short = key.and_then(|key| find(self.lang, &key, &[]));
        short.unwrap_or_else(|| self.type_name(kind))
    }

    /// A building as the object of a sentence: `the hat shop`, `den Hut-Shop`.
    pub(super) fn the_building(&self, building: Building) -> String {
        let kind = self.print(building).kind;
        let id = &self.edition.types[usize::from(kind)].id;
        let key = self.key(&format!("the-{id}"));
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
        let key = self.key(&format!("the-die-{id}"));
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
