//! Sentences for what a viewer heard.

mod drawn;
mod map;
mod rounds;

use tortuga_core::Seat;
use tortuga_foggy::{Heard, Kind, Open};

use super::voice::{Named, Voice};
use crate::{LogLine, seal};

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
            Heard::Picked(_) => return self.picked(heard),
            Heard::HiredInSecret(_) => return self.hired_in_secret(heard),
            Heard::Dealt { seat, .. } => return self.dealt(seat, heard),
            Heard::Drawn { seat, kind } => self.drawn(seat, kind),
            Heard::CardDrawn { seat, .. } => return self.cards_drawn(seat, heard),
            Heard::CardsOffered { seat, cards } => self.cards_offered(seat, cards),
            Heard::WeatherKept { seat, kept, back } => self.weather_kept(seat, kept, back),
            Heard::Placed {
                seat,
                tile,
                kind,
                down,
            } => self.placed(seat, tile, kind, down),
            Heard::Exchanged {
                seat,
                tile,
                kind,
                down,
                back,
            } => {
                let args = [
                    ("tile", tile.to_string().into()),
                    ("token", self.voice.token_laid(kind, down).into()),
                    ("back", self.voice.token_laid(back, false).into()),
                ];
                self.deed(seat, "log-exchanged", &args);
            }
        }
        1
    }

    fn open(&mut self, open: &Open) {
        let voice = self.voice;
        match *open {
            Open::FirstPlayer(seat) => self.deed(seat, "log-first", &[]),
            Open::QuickWeather(weather) => {
                let weather = [("weather", voice.weather(weather).into())];
                self.rule(voice.say("log-quick-weather", &weather));
            }
            Open::RoundBegan {
                round,
                first,
                additional,
            } => self.round(round, first, additional),
            Open::HiringBegan { coins } => self.hiring(coins),
            Open::HiringDone(seat) => self.deed(seat, "log-hiring-done", &[]),
            Open::HiredOpenly { seat, kind } => {
                let list = [("list", voice.token(kind).into())];
                self.deed(seat, "log-hire", &list);
            }
            Open::Hired {
                side,
                mercenaries,
                cost,
            } => self.hired(side, mercenaries, cost),
            Open::HandChosen(seat) => self.deed(seat, "log-hand", &[]),
            Open::QuarterOpen(quarter) => {
                let quarter = [("quarter", voice.quarter(quarter).into())];
                self.rule(voice.say("log-quarter", &quarter));
            }
            Open::FogRemoved { seat, quarter } => {
                let quarter = [("quarter", voice.quarter(quarter).into())];
                self.deed(seat, "log-fog", &quarter);
            }
            Open::HippoSettled { seat, tile, freed } => self.settled(seat, tile, freed),
            Open::FrogMoved { seat, from, to } => self.frog_moved(seat, from, to),
            Open::FrogStayed(seat) => {
                self.deed(seat, "log-frog-stays", &[voice.named(Kind::Frog)]);
            }
            Open::HippoLaid { seat, pair } => self.hippo_laid(seat, pair),
            Open::Recoloured { tile, colour } => self.recoloured(tile, colour),
            Open::Swapped { seat, one, other } => {
                let args = [
                    ("one", one.to_string().into()),
                    ("other", other.to_string().into()),
                ];
                self.deed(seat, "log-swapped", &args);
            }
            Open::SwapDeclined(seat) => self.deed(seat, "log-declined", &[]),
            Open::FoxChose { seat, tile } => {
                self.deed(seat, "log-fox", &[("tile", tile.to_string().into())]);
            }
            Open::SnakeNamed { seat, tile, victim } => self.snake(seat, tile, victim),
            Open::TurtleGives { seat, other } => self.turtle(seat, other),
            Open::RoundScored {
                round,
                ref map,
                ref lines,
                points,
                turned_up,
            } => self.scored(round, map, lines, (points, turned_up)),
            Open::GameEnded => self.rule(voice.say("log-ended", &[])),
        }
    }

    /// A sentence about what a seat did.
    fn deed(&mut self, seat: Seat, key: &str, args: &[Named<'_>]) {
        let text = self.voice.tell(seat, key, args);
        self.told(seat, text);
    }

    fn told(&mut self, seat: Seat, text: String) {
        self.lines.push(LogLine {
            seal: Some(seal::of_side(seat)),
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
