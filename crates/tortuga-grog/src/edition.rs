//! What is printed in the box: read from TOML, checked, with its tables computed once.

mod read;

use tortuga_core::{Problems, Slip};

use crate::board::{BUILDINGS, Building, Buildings, COLUMNS, Column, POSITIONS, TYPES};
use crate::cards::{Goal, GoalKind, Parrots, Treasures};

/// What is printed on board, tiles and cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What the edition calls itself.
    pub name: String,
    /// The columns, from left to right.
    pub columns: [ColumnPrint; COLUMNS],
    /// The building types.
    pub types: [TypePrint; TYPES],
    /// Where each building stands and what it is.
    pub buildings: [BuildingPrint; BUILDINGS],
    /// The ships by number.
    pub ships: [ShipPrint; POSITIONS],
    /// The cloud tiles by number.
    pub clouds: [CloudPrint; COLUMNS],
    /// Names of the parrot cards by number.
    pub parrot_ids: [String; 6],
    /// Treasure cards in the box.
    pub treasures: Treasures,
    /// Parrot cards in the box.
    pub parrots: Parrots,
    /// Copies of each goal card.
    pub goal_copies: u8,
    /// Pirate points on the 3rd bidding space.
    pub third_space_points: u8,
    /// Pirate points on the 5th bidding space.
    pub fifth_space_points: u8,
    /// Units of goods for one claim.
    pub claim_cost: u8,
    /// Tiles of other goods that stand for one demanded tile.
    pub substitution_ratio: u8,
    /// The set-up numbers.
    pub setup: SetupPrint,
    /// The scoring numbers.
    pub scoring: ScoringPrint,
}

/// What belongs to a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColumnPrint {
    /// The peninsula's name in notation, such as `green`.
    pub id: String,
    /// The die's letter in notation.
    pub letter: char,
    /// The good's name in notation, such as `coconut`.
    pub good: String,
    /// The buildings on the peninsula.
    pub buildings: Buildings,
}

/// A type of building.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypePrint {
    /// Its name in notation, such as `hat_shop`.
    pub id: String,
    /// Pirate points for each own crew member, with the goal card.
    pub goal_points: u8,
    /// The line of the picture that it stands on, from the top.
    pub display_row: u8,
    /// All buildings of this type.
    pub buildings: Buildings,
}

/// One building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BuildingPrint {
    /// The peninsula it stands on.
    pub column: Column,
    /// Its type.
    pub kind: u8,
}

/// A ship tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipPrint {
    /// Its name in notation, such as `coins2`.
    pub id: String,
    /// What it gives for a returned tile.
    pub main: MainTrade,
    /// The most tiles it takes; none means no limit.
    pub limit: Option<u8>,
    /// It shows its ghost side when two play.
    pub ghost_in_2p: bool,
}

/// The main trade action of a ship, for each tile returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MainTrade {
    /// So many coins.
    Coins(u8),
    /// One treasure card.
    Treasure,
    /// One parrot card.
    Parrot,
    /// One goal card to look at; one of all is kept.
    Goal,
}

/// A cloud tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CloudPrint {
    /// Its name in notation, such as `black`.
    pub id: String,
    /// What it gives to whoever claims a building below it.
    pub reward: CloudReward,
}

/// What a cloud does to a claim below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloudReward {
    /// Draw a goal card, put one back.
    GoalSwap,
    /// One pirate point.
    PiratePoint,
    /// One parrot card.
    Parrot,
    /// Nothing.
    Empty,
    /// The black cloud: no reward and no coins.
    Black,
}

/// The set-up numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupPrint {
    /// Crew members for each player with 2, 3 and 4 players.
    pub crew: [u8; 3],
    /// Coins at the start.
    pub coins: u8,
    /// Pirate points at the start.
    pub points: u8,
    /// Goal cards dealt to each player.
    pub goals_dealt: u8,
    /// How many of them he keeps.
    pub goals_kept: u8,
    /// Crew members on the ghost ship.
    pub ghost_crew: u8,
    /// Locks in the supply.
    pub locks: u8,
}

/// The scoring numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringPrint {
    /// For each treasure card still owned.
    pub per_treasure: u8,
    /// Coins for one point.
    pub coins_per_point: u8,
    /// For each tile of a good with a goal card.
    pub per_goods_tile: u8,
    /// For the majority on a peninsula with a goal card.
    pub majority: u8,
    /// For being there without the majority.
    pub presence: u8,
    /// For each parrot card with the goal card.
    pub per_parrot: u8,
    /// What a face-down treasure card counts for the limit of a bid.
    pub dearest_treasure: u8,
}

impl tortuga_core::Edition for Edition {
    const STANDARD: &'static str = include_str!("../data/grog-island.toml");

    fn read(text: &str) -> Result<Self, Problems> {
        Slip::read_file(text, read::edition)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

impl Edition {
    /// A building's type and peninsula.
    pub fn building(&self, building: Building) -> BuildingPrint {
        self.buildings[building.index()]
    }

    /// The buildings of one peninsula.
    pub fn on(&self, column: Column) -> Buildings {
        self.columns[column.index()].buildings
    }

    /// The buildings of one type.
    pub fn of_type(&self, kind: u8) -> Buildings {
        self.types[usize::from(kind)].buildings
    }

    /// A goal card's name in notation.
    pub fn goal_id(&self, kind: GoalKind) -> &str {
        match kind.goal() {
            Goal::Buildings(kind) => &self.types[kind].id,
            Goal::Goods(column) => &self.columns[column.index()].good,
            Goal::Peninsula(column) => &self.columns[column.index()].id,
            Goal::Parrots => PARROT_GOAL,
        }
    }

    /// The ship that is the ghost ship when two play.
    ///
    /// # Panics
    ///
    /// If there is none, which the reader does not let pass.
    pub fn ghost_ship(&self) -> u8 {
        let ghost = self.ships.iter().position(|ship| ship.ghost_in_2p);
        ghost.expect("the loader wants exactly one ghost ship") as u8
    }
}

/// The most copies of one kind of treasure card that a box may hold.
pub(crate) const MOST_TREASURES: usize = 20;
/// The most copies of one kind of parrot card that a box may hold.
pub(crate) const MOST_PARROTS: usize = 16;

/// The name of the goal card for parrots.
const PARROT_GOAL: &str = "parrots";

#[cfg(test)]
mod tests {
    use tortuga_core::Edition as _;

    use super::*;

    fn standard() -> Edition {
        Edition::read(Edition::STANDARD).unwrap_or_else(|problems| panic!("{problems}"))
    }

    #[test]
    fn the_standard_edition_is_the_board_of_the_ledger() {
        let edition = standard();
        assert_eq!(edition.name, "2014-r1");
        let points: Vec<u32> = edition
            .columns
            .iter()
            .map(|column| {
                let points = |b| edition.types[usize::from(edition.building(b).kind)].goal_points;
                column.buildings.iter().map(|b| u32::from(points(b))).sum()
            })
            .collect();
        assert_eq!(points, [20, 19, 20, 20, 19]);
        assert_eq!(edition.of_type(0).count(), 4);
        assert_eq!(edition.ghost_ship(), 1);
        assert_eq!(edition.goal_id(GoalKind(13)), "fish");
        assert_eq!(
            (edition.treasures.count(), edition.parrots.count()),
            (32, 28)
        );
    }

    #[test]
    fn all_mistakes_are_told_at_once_with_their_lines() {
        let broken = Edition::STANDARD
            .replace(
                "count = 3\ngoal_points = 3\non = [\"blue\", \"yellow\", \"gray\"]",
                "count = 4\ngoal_points = 3\non = [\"blue\", \"yellow\", \"gray\"]",
            )
            .replace("locks = 6", "locks = -1")
            .replace("die_faces = 6", "die_faces = 8\ndie_colour = 1");
        let problems = Edition::read(&broken).unwrap_err();
        let whats: Vec<&str> = problems.0.iter().map(|p| p.what.as_str()).collect();
        assert_eq!(whats.len(), 4, "{problems}");
        assert_eq!(whats[0], "sword_shop has count 4 but `on` names 3");
        assert!(whats[1].starts_with("locks must be"), "{problems}");
        assert_eq!(whats[2], "die_faces must be 6");
        assert_eq!(whats[3], "\"die_colour\" means nothing here");
        let line = 1 + broken
            .lines()
            .position(|line| line.starts_with("locks"))
            .unwrap();
        assert_eq!(problems.0[1].line, line);
    }

    #[test]
    fn the_three_tellings_of_the_board_must_agree() {
        let broken = Edition::STANDARD.replace("[0, 0, 1, 0, 0], # pub", "[1, 0, 1, 0, 0], # pub");
        let problems = Edition::read(&broken).unwrap_err().to_string();
        assert!(
            problems.contains("column 0 of matrix has 8 buildings instead of 7"),
            "{problems}"
        );
        assert!(
            problems.contains("matrix and `on` disagree about pub on green"),
            "{problems}"
        );
    }
}
