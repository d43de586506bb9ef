//! Sentences for what a viewer heard.

mod battles;
mod cards;
mod dice;

use tortuga_core::{Rules as _, Seat};
use tortuga_groo::{End, Groo, Heard, Kind, Open};
use tortuga_words::ending;

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
            Heard::Open(open) => return self.open(open, heard),
            Heard::CardDrawn { seat, .. } => return self.drawn(seat, heard),
            Heard::CardStolen {
                thief,
                victim,
                kind,
            } => self.stolen(thief, victim, kind),
            // A window opens at the same moments in every game, whoever holds
            // a card; a line for each would bury everything else.
            Heard::WindowOpened(_) => {}
            Heard::Passed => self.rule(self.voice.say("log-let-pass", &[])),
        }
        1
    }

    fn open(&mut self, open: Open, heard: &[Heard]) -> usize {
        let voice = self.voice;
        match open {
            Open::DealerNamed(seat) => self.deed(seat, "log-dealer", &[]),
            Open::TurnBegan(seat) => self.turn(seat),
            Open::Discarded { seat, .. } => return self.discarded(seat, heard),
            Open::DrawDeclined(seat) => self.deed(seat, "log-draw-declined", &[]),
            Open::Reshuffled => self.rule(voice.say("log-reshuffled", &[])),
            Open::WeaselOnItsWay { turns } => self.rule(voice.count("log-weasel", turns)),
            Open::AttackAnnounced { attacker, target } => {
                let target = [("target", voice.whom(target).into())];
                self.deed(attacker, "log-attack", &target);
            }
            Open::TroopCommitted { seat, .. } => return self.committed(seat, heard),
            Open::BattleFought { attack, defence } => self.fought(attack, defence),
            Open::BattleFellApart => self.rule(voice.say("log-fell-apart", &[])),
            Open::TroopsSpent { seat, troops } => self.troops(seat, "log-spent", troops),
            Open::Rolled { pool, step } => self.rolled(pool, step),
            Open::GrooMoved { to, .. } => {
                let town = [("town", voice.town(to).into())];
                self.rule(voice.say("log-groo-moved", &town));
            }
            Open::GrooKeptOut(seat) => {
                let town = [("town", voice.town(seat).into())];
                self.rule(voice.say("log-kept-out", &town));
            }
            Open::TroopsDeserted { seat, troops } => self.troops(seat, "log-deserted", troops),
            Open::CardPlayed { seat, kind, paid } => self.played(seat, kind, paid),
            Open::EffectAnnounced {
                seat, kind, paid, ..
            } => self.paid(seat, "log-announced", kind, paid),
            Open::EffectCancelled { kind } => self.card("log-cancelled", kind),
            Open::EffectHits { kind, seat } => {
                let args = [
                    ("card", voice.card(kind).into()),
                    ("town", voice.town(seat).into()),
                ];
                self.rule(voice.say("log-hits", &args));
            }
            Open::DiceTurned {
                seat,
                kind,
                from,
                to,
                count,
            } => self.turned(seat, kind, (from, to), count),
            Open::SymbolGained { seat, kind, symbol } => self.gained(seat, kind, symbol),
            Open::GrooPaid { seat, kind, paid } => self.paid(seat, "log-groo-paid", kind, paid),
            Open::DiceDone { seat, pool } => return self.done(seat, pool, heard),
            Open::DiceWasted(pool) => self.wasted(pool),
            Open::DicePassed(seat) => self.rule(voice.tell(seat, "log-dice-to", &[])),
            Open::CardRecovered {
                seat,
                kind,
                recovered,
            } => {
                let args = [
                    ("card", voice.card(kind).into()),
                    ("recovered", voice.card(recovered).into()),
                ];
                self.deed(seat, "log-recovered", &args);
            }
            Open::WildPlayed {
                seat,
                kind,
                argument,
            } => self.wild(seat, kind, argument),
            Open::TroopsFrayed { seat, troops } => self.troops(seat, "log-frayed", troops),
            Open::EventDrawn { seat, kind } => {
                let card = [("card", voice.card(kind).into())];
                self.deed(seat, "log-event", &card);
            }
            Open::EffectsRevealed { seat, cards } => self.troops(seat, "log-revealed", cards),
            Open::EffectVoid { kind, .. } => self.card("log-void", kind),
            Open::EventOver { .. } => self.rule(voice.say("log-event-over", &[])),
            Open::BuildingLost { seat, .. } | Open::TroopLost { seat, .. } => {
                return self.lost(seat, heard);
            }
            Open::HandCardLost { seat, .. } => return self.dropped(seat, heard),
            Open::WindowClosed(_) => {}
            Open::GameEnded(end) => self.ended(end),
        }
        1
    }

    /// A sentence about what a seat did.
    fn deed(&mut self, seat: Seat, key: &str, args: &[Named<'_>]) {
        self.lines.push(LogLine {
            seal: Some(seal::of_town(seat)),
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

    fn card(&mut self, key: &str, kind: Kind) {
        let card = [("card", self.voice.card(kind).into())];
        self.rule(self.voice.say(key, &card));
    }

    /// A turn begins: the line has its heading.
    fn turn(&mut self, seat: Seat) {
        self.deed(seat, "log-turn", &[]);
        let heading = self.voice.tell(seat, "turn", &[]);
        if let Some(line) = self.lines.last_mut() {
            line.round = Some(heading);
        }
    }

    fn ended(&mut self, end: End) {
        let key = match end {
            End::Points => "victory-points",
            End::Weasel => "weasel",
            End::Stall => "stall",
        };
        let why = ending(self.voice.lang, Groo::GAME, key);
        self.rule(self.voice.say("log-ended", &[("ending", why.into())]));
    }
}

/// What the first things heard are, up to the first that is something else.
fn run<T>(heard: &[Heard], what: impl Fn(Heard) -> Option<T>) -> Vec<T> {
    heard.iter().map_while(|&heard| what(heard)).collect()
}
