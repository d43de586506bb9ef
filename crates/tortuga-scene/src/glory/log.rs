//! Sentences for what a viewer heard.

mod rounds;
mod tokens;
mod turns;

use tortuga_core::Seat;
use tortuga_glory::{HENRY, Heard, Open};

use super::voice::{Named, Voice};
use crate::LogLine;

/// One sentence for each thing heard, or for several that belong together; and
/// the place of the last thing that it was first told with.
pub(super) fn lines(voice: &Voice<'_>, heard: &[Heard]) -> Vec<(usize, LogLine)> {
    let mut log = Log {
        voice,
        lines: Vec::new(),
    };
    let mut places = Vec::new();
    let mut told = 0;
    while told < heard.len() {
        told += log.tell(&heard[told..]);
        places.resize(log.lines.len(), told - 1);
    }
    places.into_iter().zip(log.lines).collect()
}

struct Log<'v> {
    voice: &'v Voice<'v>,
    lines: Vec<LogLine>,
}

impl Log<'_> {
    /// Tells the first thing, and those after it that belong to it; says how
    /// many these were.
    fn tell(&mut self, heard: &[Heard]) -> usize {
        match heard[0] {
            Heard::Open(ref open) => self.open(open),
            Heard::Chosen { seat, card } => self.chosen(seat, card),
            Heard::Drew { seat, .. } => return self.drew(seat, heard),
            Heard::Kept {
                seat,
                kind,
                back,
                returned,
            } => self.kept(seat, kind, back, returned),
            Heard::Found(_) => return self.found(heard),
            Heard::Looked { seat, tokens, .. } => self.looked(seat, tokens),
            Heard::WreckTaken {
                seat,
                value,
                barrels,
                ..
            } => self.wreck_taken(seat, value, barrels),
            Heard::HenryWreck { .. } => self.deed(HENRY, "log-wreck-henry", &[]),
        }
        1
    }

    fn open(&mut self, open: &Open) {
        match *open {
            Open::RoundBegan { round } => self.round(round),
            Open::Revealed(ref shown) => {
                for &shown in shown {
                    self.revealed(shown);
                }
            }
            Open::Sunk { seat } => self.deed(seat, "log-sunk", &[]),
            Open::TurnOrder(ref seats) => self.turn_order(seats),
            Open::Sailed {
                seat,
                steps,
                space,
                stopover,
            } => self.sailed(seat, steps, space, stopover),
            Open::Compass { seat, place, glory } => {
                self.bonus(seat, "log-compass", place, glory);
            }
            Open::Home { seat, place, glory } => self.home(seat, place, glory),
            Open::FieldGlory { seat, glory } => {
                let list = [("list", self.voice.shares(glory).into())];
                self.deed(seat, "log-fields", &list);
            }
            Open::WreckLeft(seat) => self.deed(seat, "log-wreck-left", &[]),
            Open::Lifted { seat, cell } => {
                self.deed(seat, "log-lifted", &[("cell", cell.to_string().into())]);
            }
            Open::IntoStorm(seat) => self.deed(seat, "log-storm", &[]),
            Open::Placed { seat, cell, from } => self.placed(seat, cell, from),
            Open::PlacementLost(seat) => self.deed(seat, "log-lost", &[]),
            Open::FieldTaken { seat, glory } | Open::HenryBarrel { seat, glory } => {
                let glory = [("glory", self.voice.glory(glory).into())];
                self.brings(seat, "log-brings-field", &glory);
            }
            Open::BarrelTaken(seat) => self.brings(seat, "log-brings-barrel", &[]),
            Open::NoBarrel(seat) => self.brings(seat, "log-brings-no-barrel", &[]),
            Open::BagEmpty(seat) => self.brings(seat, "log-brings-nothing", &[]),
            Open::HenryTreasure { seat, kind } => {
                let treasure = [("treasure", self.voice.treasure(kind).into())];
                self.deed(seat, "log-henry-treasure", &treasure);
            }
            Open::SpecialPaid {
                seat,
                value,
                barrels,
                circles,
            } => self.special(seat, value, barrels, circles),
            Open::SpecialLeft(seat) => self.deed(seat, "log-special-left", &[]),
            Open::IslandScored {
                island,
                seat,
                pirates,
                glory,
                extra,
            } => self.island(island, seat, (pirates, glory), extra),
            Open::Swapped {
                strong,
                strong_card,
                weak,
                weak_card,
            } => self.swapped((strong, strong_card), (weak, weak_card)),
            Open::CardsReturned(seat) => self.deed(seat, "log-returned", &[]),
            Open::HenryMerged(seat) => self.deed(seat, "log-merged", &[]),
            Open::GameEnded { treasures, wrecks } => self.ended(treasures, wrecks),
        }
    }

    /// A sentence about what a seat did.
    fn deed(&mut self, seat: Seat, key: &str, args: &[Named<'_>]) {
        let text = self.voice.tell(seat, key, args);
        self.told(seat, text);
    }

    fn told(&mut self, seat: Seat, text: String) {
        self.lines.push(LogLine {
            seal: Some(self.voice.seal(seat)),
            text,
            round: None,
        });
    }

    /// A sentence about what luck or the rules did.
    fn rule(&mut self, text: String) {
        self.lines.push(LogLine {
            seal: None,
            text,
            round: None,
        });
    }
}

/// What the first things heard are, up to the first that is something else.
fn run<T>(heard: &[Heard], what: impl Fn(&Heard) -> Option<T>) -> Vec<T> {
    heard.iter().map_while(what).collect()
}
