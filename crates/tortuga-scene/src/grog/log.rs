//! Sentences for what a viewer heard.

mod cards;
mod goods;

use tortuga_core::{Rules as _, Seat};
use tortuga_grog::{Column, End, Five, GrogIsland, Heard, Open, POSITIONS};
use tortuga_words::ending;

use super::voice::{Named, Voice};
use crate::{LogLine, seal};

/// One sentence for each thing heard, or for several that belong together; and
/// the place of the last thing that it was first told with.
pub(super) fn lines(voice: &Voice<'_>, heard: &[Heard]) -> Vec<(usize, LogLine)> {
    let mut log = Log {
        voice,
        lines: Vec::new(),
        next_round: None,
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
    /// The round that begins with the next roll, if that was heard.
    next_round: Option<u32>,
}

impl Log<'_> {
    /// Tells the first thing, and those after it that belong to it; says how
    /// many these were.
    fn tell(&mut self, heard: &[Heard]) -> usize {
        match heard[0] {
            Heard::Open(open) => return self.open(open, heard),
            Heard::GoalDrawn { seat, .. } => return self.goals_drawn(seat, heard),
            Heard::TreasureDrawn { seat, .. } => return self.treasures_drawn(seat, heard),
            Heard::ParrotDrawn { seat, .. } => return self.parrots_drawn(seat, heard),
            Heard::GoalLaidAside { seat, kind } => {
                let goal = [("goal", self.voice.goal(kind).into())];
                self.deed(seat, "log-laid-aside", &goal);
            }
            Heard::GoalKept { seat, kind } => {
                let goal = kind.map_or_else(String::new, |kind| self.voice.goal(kind));
                self.deed(seat, "log-kept", &[("goal", goal.into())]);
            }
            Heard::GoalReturned { seat, kind } => {
                let goal = kind.map_or_else(String::new, |kind| self.voice.goal(kind));
                self.deed(seat, "log-returned", &[("goal", goal.into())]);
            }
        }
        1
    }

    fn open(&mut self, open: Open, heard: &[Heard]) -> usize {
        let voice = self.voice;
        match open {
            Open::CloudsLaid(clouds) => self.clouds_laid(clouds),
            Open::StarterNamed(seat) => self.rule(voice.tell(seat, "log-starter", &[])),
            Open::GoalsChosen(seat) => self.deed(seat, "log-chosen", &[]),
            Open::StartGoodTaken { seat, good } => {
                let goods = voice.tiles(good, 1_u8);
                self.deed(seat, "log-start-good", &[("goods", goods.into())]);
            }
            Open::ShipsLaid(ships) => self.ships_laid(ships),
            Open::Rolled(dice) => self.rolled(dice),
            Open::BidPlaced { seat, row, amount } => {
                let args = [("amount", amount.into()), ("dice", voice.dice(row).into())];
                self.deed(seat, "log-bid", &args);
            }
            Open::DieTurned { seat, die, pips } => {
                let args = [("die", voice.peninsula(die).into()), ("pips", pips.into())];
                self.deed(seat, "log-turned", &args);
            }
            Open::HoldPlayed(seat) => self.deed(seat, "log-held", &[]),
            Open::Passed(seat) => return self.passed(seat, heard),
            Open::GoodsReceived { seat, goods } => self.received(seat, "log-gains", goods),
            Open::MarkerPlaced { seat, at, idle } => {
                let key = if idle { "log-idle" } else { "log-ship" };
                self.deed(seat, key, &[("peninsula", voice.peninsula(at).into())]);
            }
            Open::TilesReturned { seat, .. } => return self.tiles_returned(seat, heard),
            Open::CoinsGained { seat, .. } | Open::PointsGained { seat, .. } => {
                return self.gained(seat, heard);
            }
            Open::RowPointsGained { seat, .. } => return self.row_points(seat, heard),
            Open::BuildingClaimed { seat, building } => {
                return self.claimed(seat, voice.place(building), heard);
            }
            Open::TreasureUsed { seat, treasure } => {
                let coins = voice.count("coins", treasure.0);
                self.deed(seat, "log-treasure-used", &[("coins", coins.into())]);
            }
            Open::BidPaid { seat, amount } => {
                let coins = voice.count("coins", amount);
                self.deed(seat, "log-bid-paid", &[("coins", coins.into())]);
            }
            Open::PaymentRefused(seat) => self.deed(seat, "log-refused", &[]),
            Open::LockPlaced { seat, building } => {
                self.deed(seat, "log-locked", &voice.place(building));
            }
            Open::GhostPlaced { seat, building } => {
                self.deed(seat, "log-haunted", &voice.place(building));
            }
            Open::RoundEnded { round, flag } => self.round_ended(round, flag, heard),
            Open::GameEnded(end) => self.ended(end),
        }
        1
    }

    /// A sentence about what a seat did.
    fn deed(&mut self, seat: Seat, key: &str, args: &[Named<'_>]) {
        self.lines.push(LogLine {
            seal: Some(seal::of(seat)),
            text: self.voice.tell(seat, key, args),
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

// Luck and rounds.
impl Log<'_> {
    fn clouds_laid(&mut self, clouds: Five) {
        let above = |(column, cloud): (Column, u8)| {
            let args = [
                ("cloud", self.voice.cloud(cloud).into()),
                ("peninsula", self.voice.peninsula(column).into()),
            ];
            self.voice.say("log-cloud", &args)
        };
        let list = Column::ALL.into_iter().zip(clouds.all()).map(above);
        let list: Vec<String> = list.collect();
        self.rule(format!("{}.", list.join(", ")));
    }

    fn ships_laid(&mut self, ships: [u8; POSITIONS]) {
        self.next_round = Some(1);
        let list = ships.map(|ship| self.voice.ship(ship));
        self.listed("log-ships", &list);
    }

    fn listed(&mut self, key: &str, list: &[String]) {
        let list = [("list", list.join(", ").into())];
        self.rule(self.voice.say(key, &list));
    }

    /// A round begins: the line has its heading.
    fn rolled(&mut self, dice: Five) {
        let die = |(column, pips)| format!("{} {pips}", self.voice.peninsula(column));
        let list: Vec<String> = Column::ALL.into_iter().zip(dice.all()).map(die).collect();
        self.listed("log-rolled", &list);
        let heading = match self.next_round.take() {
            Some(round) => self.voice.say("round", &[("round", round.into())]),
            None => self.voice.say("new-round", &[]),
        };
        if let Some(line) = self.lines.last_mut() {
            line.round = Some(heading);
        }
    }

    /// The last round ends with the game, and then nobody cares for the flag.
    fn round_ended(&mut self, round: u8, flag: Seat, heard: &[Heard]) {
        self.next_round = Some(u32::from(round) + 1);
        if !matches!(heard.get(1), Some(Heard::Open(Open::GameEnded(_)))) {
            self.rule(self.voice.tell(flag, "log-round-ended", &[]));
        }
    }

    fn ended(&mut self, end: End) {
        let key = match end {
            End::LastCrew => "last-crew",
            End::RoundLimit => "round-limit",
        };
        let why = ending(self.voice.lang, GrogIsland::GAME, key);
        self.rule(self.voice.say("log-ended", &[("ending", why.into())]));
    }
}

/// What the first things heard are, up to the first that is something else.
fn run<T>(heard: &[Heard], what: impl Fn(Heard) -> Option<T>) -> Vec<T> {
    heard.iter().map_while(|&heard| what(heard)).collect()
}
