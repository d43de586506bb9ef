//! The whole truth, including what nobody at the table knows.

use serde::{Deserialize, Serialize};
use tortuga_core::{Interned, Seat, Seats};

use crate::board::left_of;
use crate::cards::{Cards, Kind};
use crate::dice::Symbols;
use crate::edition::{Edition, Effect};
use crate::memory::Memory;
use crate::options::Switches;

/// The most players.
pub const SEATS_MAX: usize = 4;

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is printed.
    pub edition: Interned<Edition>,
    /// What lies open.
    pub table: Table,
    /// What does not.
    pub secrets: Secrets,
}

/// What everybody sees, or has seen and may remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// What stands in front of each player: the Buildings of his town and the
    /// Troops of his army at home.
    pub in_play: [Cards; SEATS_MAX],
    /// Those Buildings that do nothing more in this game turn: built in it
    /// (GROO-CARD-03), or their ability was used. One card has one effect, so
    /// nobody needs to know which of the two it was.
    pub idle: [Cards; SEATS_MAX],
    /// What each player has in the middle of the table: Troops committed to
    /// the battle, or the Event and the Groo Effects that it has turned up.
    pub out: [Cards; SEATS_MAX],
    /// The discard pile.
    pub discard: Cards,
    /// What the draw pile held when it was last renewed; at first any card.
    pub renewed: Cards,
    /// Rolled dice not yet spent.
    pub pool: Symbols,
    /// Symbols that cannot be passed on (GROO-BUILD-09).
    pub private: Symbols,
    /// How many play.
    pub seats: u8,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose six phases are running.
    pub active: Seat,
    /// In whose town Groo is.
    pub groo: Seat,
    /// Who uses the dice.
    pub user: Seat,
    /// Who is attacked.
    pub target: Seat,
    /// How far the turn is.
    pub stage: Stage,
    /// The response window that is open.
    pub window: Option<Window>,
    /// Somebody must choose what he loses.
    pub choice: Option<Choice>,
    /// The Groo Effect that is announced or being resolved.
    pub announced: Option<Announced>,
    /// The Event that is being resolved.
    pub event: Option<EventRun>,
    /// A card is about to be stolen.
    pub theft: Option<Theft>,
    /// Wild bonuses of attacker and defender in this battle.
    pub bonus: [u8; 2],
    /// Something was picked in the choice under way, and this was the last:
    /// only the same or later kinds may follow.
    pub picked: Option<Kind>,
    /// Attacks in this turn.
    pub attacks: u8,
    /// How often the draw pile was renewed.
    pub shuffles: u8,
    /// Turns still to come after this one, once the Weasel Victory is on its
    /// way (GROO-END-08).
    pub turns_left: Option<u8>,
    /// No card was drawn and none left a hand in this turn (GROO-END-12).
    pub quiet: bool,
    /// Turns like that in a row.
    pub quiet_turns: u8,
    /// So many of them end the game; 0 is never.
    pub stall_guard_rounds: u8,
    /// Cards that each player drew since the pile was last renewed.
    pub drawn: [u8; SEATS_MAX],
    /// At least so many cards of each hand are no Groo Effects: those that
    /// outlasted the last Groo is Dead.
    pub clean: [u8; SEATS_MAX],
    /// The rulings that are switches.
    pub switches: Switches,
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secrets {
    /// Each player's hand.
    pub hands: [Cards; SEATS_MAX],
    /// The draw pile. It has no order: every draw is chance.
    pub pile: Cards,
    /// Who is asked in the window; nobody else knows.
    pub asked: Option<Seat>,
    /// A card was played in this sweep of the window.
    pub played: bool,
    /// Who remembers which card in which hand.
    pub notes: Memory,
}

/// How far the turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chance names the dealer.
    Dealer,
    /// Chance deals.
    Deal,
    /// Phase 1.
    Discard,
    /// Phase 2 or 6: does he draw?
    MayDraw(DrawPhase),
    /// Phase 2 or 6: chance draws.
    Draw(DrawPhase),
    /// Phase 3: whom does he attack?
    Attack,
    /// With which Troops?
    Commit,
    /// Which Troops defend?
    Defend,
    /// The battle itself.
    Battle,
    /// Phase 4: chance rolls.
    Roll,
    /// Phase 4 or 5: the dice are used.
    Use,
    /// After the last turn of a Weasel end.
    LastWord,
    /// The game is over.
    Over(End),
}

/// Which Draw Phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawPhase {
    /// Phase 2.
    First,
    /// Phase 6.
    Second,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The active player has the points (GROO-END-01).
    Points,
    /// The draw pile ran out again (GROO-END-11).
    Weasel,
    /// Nobody does anything (GROO-END-12).
    Stall,
}

/// A response window for Wild cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Before the totals of a battle.
    Battle,
    /// After the roll.
    Roll,
    /// Before the dice go on.
    Pass,
    /// A Groo Effect was announced.
    Counter,
    /// After a Groo Effect, or when Groo was moved.
    Effect,
    /// Before the scoring of a Weasel end.
    End,
}

/// Somebody must choose what he loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Buildings whose printed points sum up to exactly this.
    Buildings {
        /// Whose.
        seat: Seat,
        /// How many points are still to be lost.
        due: u8,
    },
    /// So many Troops.
    Troops {
        /// Whose.
        seat: Seat,
        /// How many are still to be lost.
        due: u8,
    },
    /// So many hand cards.
    Hand {
        /// Whose.
        seat: Seat,
        /// How many are still to be lost.
        due: u8,
    },
    /// One Troop, or one Building with these printed points.
    Chased {
        /// Whose.
        seat: Seat,
        /// The Building's points.
        vp: u8,
    },
}

impl Choice {
    /// Who chooses.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Buildings { seat, .. }
            | Self::Troops { seat, .. }
            | Self::Hand { seat, .. }
            | Self::Chased { seat, .. } => seat,
        }
    }
}

/// A Groo Effect between its announcement and the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Announced {
    /// Which card.
    pub kind: Kind,
    /// Its argument.
    pub argument: u8,
}

/// An Event that is being resolved. The card lies in front of the drawer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EventRun {
    /// Which card.
    pub kind: Kind,
    /// Whose Groo Effects are resolved: so many seats left of the drawer.
    pub round: u8,
    /// The number of the next card to be looked at.
    pub next: u8,
}

/// A card on its way from one hand to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Theft {
    /// Who takes it.
    pub thief: Seat,
    /// Who loses it.
    pub victim: Seat,
}

impl Table {
    /// All seats at the table.
    pub const fn all(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// The seat so many places clockwise.
    pub const fn left_of(&self, seat: Seat, offset: u8) -> Seat {
        left_of(seat, offset, self.seats)
    }

    /// All seats clockwise, beginning with this one.
    pub fn round_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |offset| left_of(first, offset, seats))
    }

    /// Is it the active player who uses the dice? Then it is phase 4.
    pub fn is_construction(&self) -> bool {
        self.user == self.active
    }
}

impl State {
    /// A player's Buildings in play.
    pub fn town(&self, seat: Seat) -> Cards {
        self.table.in_play[seat.index()].among(self.edition.deck.buildings)
    }

    /// A player's Troops at home; those committed to a battle are not among them.
    pub fn army(&self, seat: Seat) -> Cards {
        self.table.in_play[seat.index()].among(self.edition.deck.troops)
    }

    /// A player's Troops in the battle.
    pub fn committed(&self, seat: Seat) -> Cards {
        self.table.out[seat.index()].among(self.edition.deck.troops)
    }

    /// A player's Buildings whose effects work now (GROO-CARD-03).
    ///
    /// One bit a card, but not from the lowest on: for counting and walking
    /// through, not for keeping.
    pub(crate) fn working(&self, seat: Seat) -> Cards {
        self.town(seat).apart_from(self.table.idle[seat.index()])
    }

    /// The victory points of a player (GROO-CARD-12).
    pub fn points(&self, seat: Seat) -> u8 {
        self.edition.points(self.town(seat))
    }

    /// The printed battle value of a player's Troops in play (GROO-TIE-01).
    pub fn printed_battle(&self, seat: Seat) -> u8 {
        self.edition.battle(self.army(seat)) + self.edition.battle(self.committed(seat))
    }

    /// How many cards this player's hand may be filled up to (GROO-DRAW-02).
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let libraries = self.working(seat).among(self.edition.deck.libraries);
        let more = self.edition.each(libraries).map(|kind| {
            let Effect::HandLimit(amount) = self.edition.print(kind).effect else {
                return 0;
            };
            amount
        });
        self.edition.hand_limit + more.sum::<u8>()
    }

    /// A player's hand.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.secrets.hands[seat.index()]
    }
}

impl Edition {
    /// The victory points of a town, bonuses included (GROO-CARD-12).
    pub fn points(&self, town: Cards) -> u8 {
        let printed: u8 = self.each(town).map(|kind| self.print(kind).vp).sum();
        let bonuses = town.among(self.deck.point_bonuses);
        let bonus = |kind| self.point_bonus(town, kind);
        printed + self.each(bonuses).map(bonus).sum::<u8>()
    }

    /// The bonus of one Building of this kind in a town (GROO-CARD-11).
    pub fn point_bonus(&self, town: Cards, building: Kind) -> u8 {
        match self.print(building).effect {
            Effect::VpBonusIfOther { kind, bonus } => {
                let others = self.copies(town, kind) - u8::from(kind == building);
                if others > 0 { bonus } else { 0 }
            }
            Effect::VpBonusSet { members, bonus } if town.among(members) == members => bonus,
            _ => 0,
        }
    }

    /// The printed battle value of some Troops.
    pub(crate) fn battle(&self, troops: Cards) -> u8 {
        self.each(troops).map(|kind| self.print(kind).battle).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Search copies states by the million: four cache lines, no more.
    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
    }
}
