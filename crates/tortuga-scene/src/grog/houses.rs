//! The buildings of the board, line by line.

use tortuga_grog::{Action, Building, CloudReward, Column, Occupant as Piece, Phase};

use super::{Stage, icons};
use crate::{House, Line, Occupant, seal};

impl Stage<'_> {
    pub(super) fn lines(&self) -> Vec<Line> {
        let types = &self.voice.edition.types;
        let mut rows: Vec<u8> = types.iter().map(|print| print.display_row).collect();
        rows.sort_unstable();
        rows.dedup();
        rows.into_iter().map(|row| self.line(row)).collect()
    }

    fn line(&self, row: u8) -> Line {
        let types = (0_u8..).zip(&self.voice.edition.types);
        let kinds: Vec<u8> = types
            .filter(|(_, print)| print.display_row == row)
            .map(|(kind, _)| kind)
            .collect();
        let names: Vec<String> = kinds
            .iter()
            .map(|&kind| self.voice.type_name(kind))
            .collect();
        let abouts: Vec<String> = kinds
            .iter()
            .map(|&kind| self.about_type(kind, kinds.len() > 1))
            .collect();
        let many = kinds.len() > 1;
        let shorts = kinds.iter().filter(|_| many);
        let shorts: Vec<String> = shorts.map(|&kind| self.short_type(kind)).collect();
        Line {
            label: names.join(", "),
            about: abouts.join("; "),
            short: shorts.join(" · "),
            houses: Column::ALL
                .map(|column| self.house_of(&kinds, column))
                .into(),
        }
    }

    fn about_type(&self, kind: u8, of_many: bool) -> String {
        let points = self.voice.edition.types[usize::from(kind)].goal_points;
        let args = [
            ("building", self.voice.type_name(kind).into()),
            ("points", self.voice.count("points", points).into()),
            ("free", self.free_of_type(kind).into()),
        ];
        let key = if of_many { "line-of-many" } else { "line-one" };
        self.voice.say(key, &args)
    }

    /// `Figureheads 4`.
    fn short_type(&self, kind: u8) -> String {
        let points = self.voice.edition.types[usize::from(kind)].goal_points;
        format!("{} {points}", self.voice.short_type_name(kind))
    }

    pub(super) fn free_of_type(&self, kind: u8) -> u8 {
        let all = self.voice.edition.of_type(kind);
        all.and(self.view.table.island.free()).count()
    }

    fn house_of(&self, kinds: &[u8], column: Column) -> Option<House> {
        let edition = self.voice.edition;
        let mut there = edition.on(column).iter();
        let building = there.find(|&b| kinds.contains(&edition.building(b).kind))?;
        Some(self.house(building))
    }

    fn house(&self, building: Building) -> House {
        let edition = self.voice.edition;
        let print = edition.building(building);
        let (letter, id) = (
            edition.columns[print.column.index()].letter,
            &edition.types[usize::from(print.kind)].id,
        );
        let piece = self.view.table.island.on(building);
        House {
            id: format!("{letter} {id}"),
            icon: icons::building(id),
            name: self.voice.type_name(print.kind),
            occupant: occupant(piece),
            income: piece.is_none().then(|| self.income(building)),
            touch: self.touch(&[self.house_action(building)]),
            about: self.about_house(building, piece),
        }
    }

    /// Coins for claiming a free building: one for every other free building
    /// of its type, none under the black cloud (GROG-CLAIM-04).
    pub(super) fn income(&self, building: Building) -> u8 {
        let print = self.voice.edition.building(building);
        if self.is_black(print.column) {
            return 0;
        }
        self.free_of_type(print.kind).saturating_sub(1)
    }

    /// Does the black cloud lie above this peninsula?
    pub(super) fn is_black(&self, column: Column) -> bool {
        self.clouds_are_laid() && self.world.cloud_above(column) == CloudReward::Black
    }

    /// What somebody who touches a building wants at this moment.
    fn house_action(&self, building: Building) -> Action {
        if self.phase() == Phase::Lock {
            Action::Lock(building)
        } else if let Phase::Ghost { .. } = self.phase() {
            Action::Ghost(building)
        } else {
            Action::Build(building)
        }
    }

    fn about_house(&self, building: Building, piece: Option<Piece>) -> String {
        let print = self.voice.edition.building(building);
        let mut args = vec![
            ("building", self.voice.type_name(print.kind).into()),
            ("peninsula", self.voice.peninsula(print.column).into()),
        ];
        let key = match piece {
            None => {
                let coins = self.voice.count("coins", self.income(building));
                args.push(("coins", coins.into()));
                "house-free"
            }
            Some(Piece::Crew(seat)) if self.voice.is_viewer(seat) => "house-own",
            Some(Piece::Crew(seat)) => {
                args.push(("name", self.voice.name(seat).into()));
                "house-crew"
            }
            Some(Piece::Lock) => "house-lock",
            Some(Piece::Ghost) => "house-ghost",
        };
        self.voice.say(key, &args)
    }
}

const fn occupant(piece: Option<Piece>) -> Occupant {
    match piece {
        None => Occupant::Free,
        Some(Piece::Crew(seat)) => Occupant::Crew(seal::of(seat)),
        Some(Piece::Lock) => Occupant::Lock,
        Some(Piece::Ghost) => Occupant::Ghost,
    }
}
