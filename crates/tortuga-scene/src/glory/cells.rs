//! The 25 cells of the square.

use tortuga_glory::{Action, Cell, Icon, Island, Stage as Phase};

use super::Stage;
use super::voice::icon_id;
use crate::{IslandCell, Touch};

impl Stage<'_> {
    pub(super) fn cells(&self) -> Vec<IslandCell> {
        Cell::all().map(|cell| self.cell(cell)).collect()
    }

    fn cell(&self, cell: Cell) -> IslandCell {
        let board = self.printed();
        let icon = board.icon(cell);
        let distance = self.distance(cell);
        IslandCell {
            name: cell.to_string(),
            island: board.island_of(cell).map(Island::letter),
            island_name: self.voice.island_of(board, cell),
            icon: icon_id(icon),
            icon_name: self.voice.icon(icon),
            icon_about: self.voice.icon_about(icon),
            pirate: self.pirate_on(cell).map(|seat| self.voice.seal(seat)),
            lifted: self.view.lifted == Some(cell),
            distance,
            in_range: distance.is_some_and(|distance| distance <= self.reach()),
            touch: self.touch_cell(cell),
            about: self.about_cell(cell),
        }
    }

    /// Its place in the line of the ship that acts.
    fn distance(&self, cell: Cell) -> Option<u8> {
        self.card()?;
        let mut line = (1..).zip(self.line());
        line.find(|&(_, one)| *one == cell).map(|(place, _)| place)
    }

    /// A pirate is lifted from here, or put here; else the rules say why not.
    fn touch_cell(&self, cell: Cell) -> Touch {
        let means = |action| matches!(action, Action::Lift(at) | Action::Put(at) if at == cell);
        let would_be = if self.view.stage == Phase::Lift {
            Action::Lift(cell)
        } else {
            Action::Put(cell)
        };
        let placing = matches!(
            self.view.stage,
            Phase::Lift | Phase::Put | Phase::LeaveStorm
        );
        self.touch(means, placing.then_some(would_be))
    }

    fn about_cell(&self, cell: Cell) -> String {
        let voice = &self.voice;
        let mut said = vec![self.print_of(cell)];
        match self.pirate_on(cell) {
            Some(seat) => said.push(voice.tell(seat, "cell-pirate", &[])),
            None if self.printed().storm.has(cell) => {}
            None => said.push(voice.say("cell-free", &[])),
        }
        if self.view.lifted == Some(cell) {
            said.push(voice.say("cell-lifted", &[]));
        }
        if let Some(distance) = self.distance(cell) {
            let far = distance > self.reach();
            let key = if far { "cell-line-far" } else { "cell-line" };
            said.push(voice.say(key, &[("distance", distance.into())]));
        }
        said.join(" ")
    }

    fn print_of(&self, cell: Cell) -> String {
        let icon = self.printed().icon(cell);
        let args = [
            ("cell", cell.to_string().into()),
            ("icon", self.voice.icon(icon).into()),
            ("island", self.voice.island_of(self.printed(), cell).into()),
            ("about", self.voice.icon_about(icon).into()),
        ];
        let key = match icon {
            Icon::Storm => "cell-storm",
            Icon::PirateField | Icon::Chest | Icon::Barrel => "cell",
        };
        self.voice.say(key, &args)
    }
}
