//! What then happened, and who heard it.

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Viewer};

use crate::cards::{Cards, Kind};
use crate::dice::{Symbol, Symbols};
use crate::state::{End, State, Window};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody saw it.
    Open(Open),
    /// A card was dealt or drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A card was stolen.
    CardStolen {
        /// By whom.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Which.
        kind: Kind,
    },
    /// A response window is open, or still open after a card. It is noted
    /// whether or not somebody can answer.
    WindowOpened {
        /// Which.
        window: Window,
        /// The table at this moment, with nobody asked yet.
        pause: Box<State>,
    },
    /// Somebody let his chance in a window go by. Nobody else hears of it, so
    /// that it looks like not having been asked.
    Passed {
        /// Who.
        seat: Seat,
        /// The table as it still lies before the others.
        pause: Box<State>,
    },
}

/// Something that everybody saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// The dealer was named; Groo is in his town.
    DealerNamed(Seat),
    /// A player's turn begins.
    TurnBegan(Seat),
    /// A card was discarded in the Discard Phase.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A player does not draw.
    DrawDeclined(Seat),
    /// The discard pile became the draw pile.
    Reshuffled,
    /// The renewed draw pile ran out: so many turns follow after this one.
    WeaselOnItsWay {
        /// How many.
        turns: u8,
    },
    /// An attack was announced.
    AttackAnnounced {
        /// By whom.
        attacker: Seat,
        /// Against whom.
        target: Seat,
    },
    /// A Troop was committed.
    TroopCommitted {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// The totals were compared.
    BattleFought {
        /// Of the attacker.
        attack: u16,
        /// Of the defender.
        defence: u16,
    },
    /// No attacker is left.
    BattleFellApart,
    /// Troops committed to a battle were discarded at its end.
    TroopsSpent {
        /// Whose.
        seat: Seat,
        /// Which.
        troops: Cards,
    },
    /// The dice were rolled.
    Rolled {
        /// The pool.
        pool: Symbols,
        /// The movement die.
        step: i8,
    },
    /// Groo came to another town.
    GrooMoved {
        /// From here.
        from: Seat,
        /// To there.
        to: Seat,
    },
    /// The movement die would have brought Groo to a town that keeps him out.
    GrooKeptOut(Seat),
    /// Troops ran away from Groo.
    TroopsDeserted {
        /// Whose.
        seat: Seat,
        /// Which.
        troops: Cards,
    },
    /// A Building or a Troop was played.
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
        /// What was paid for it.
        paid: Symbols,
    },
    /// A Groo Effect was announced and paid.
    EffectAnnounced {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
        /// Its argument.
        argument: u8,
        /// What was paid for it.
        paid: Symbols,
    },
    /// A Groo Effect was cancelled.
    EffectCancelled {
        /// Which.
        kind: Kind,
    },
    /// A Groo Effect hits a town.
    EffectHits {
        /// Which.
        kind: Kind,
        /// Whose town.
        seat: Seat,
    },
    /// Dice were turned.
    DiceTurned {
        /// By whom.
        seat: Seat,
        /// By which Building.
        kind: Kind,
        /// What they showed.
        from: Symbol,
        /// What they show.
        to: Symbol,
        /// How many.
        count: u8,
    },
    /// A private symbol was gained.
    SymbolGained {
        /// By whom.
        seat: Seat,
        /// By which card.
        kind: Kind,
        /// Which symbol.
        symbol: Symbol,
    },
    /// Groo was paid to go.
    GrooPaid {
        /// By whom.
        seat: Seat,
        /// By which Building.
        kind: Kind,
        /// What was paid.
        paid: Symbols,
    },
    /// A Building was given up for a card of the discard pile.
    CardRecovered {
        /// By whom.
        seat: Seat,
        /// The Building.
        kind: Kind,
        /// The card.
        recovered: Kind,
    },
    /// A Wild card was played.
    WildPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
        /// Its argument.
        argument: u8,
    },
    /// A fray discarded Troops.
    TroopsFrayed {
        /// Whose.
        seat: Seat,
        /// Which.
        troops: Cards,
    },
    /// A player is done with the dice.
    DiceDone {
        /// Who.
        seat: Seat,
        /// What he leaves.
        pool: Symbols,
    },
    /// Dice that nobody used are gone.
    DiceWasted(Symbols),
    /// The dice go to a player in the Leftover Phase.
    DicePassed(Seat),
    /// An Event was drawn.
    EventDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// An Event turned up somebody's Groo Effects.
    EffectsRevealed {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// A Groo Effect that would move Groo does nothing in an Event.
    EffectVoid {
        /// Which.
        kind: Kind,
        /// Whose.
        seat: Seat,
    },
    /// An Event is over and lies on the discard pile, with what it turned up.
    EventOver {
        /// Which.
        kind: Kind,
    },
    /// A Building was lost.
    BuildingLost {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A Troop was lost to a Groo Effect.
    TroopLost {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A hand card was lost.
    HandCardLost {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A response window closed.
    WindowClosed(Window),
    /// The game is over.
    GameEnded(End),
}

/// What one viewer learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// All of it.
    Open(Open),
    /// A card was dealt or drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Which, if the viewer may know.
        kind: Option<Kind>,
    },
    /// A card was stolen.
    CardStolen {
        /// By whom.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Which, if the viewer may know.
        kind: Option<Kind>,
    },
    /// A response window is open.
    WindowOpened(Window),
    /// The viewer himself let his chance go by.
    Passed,
}

impl tortuga_core::Event for Event {
    type Heard = Heard;

    fn heard_by(&self, viewer: Viewer) -> Option<Heard> {
        Some(match *self {
            Self::Open(open) => Heard::Open(open),
            Self::CardDrawn { seat, kind } => Heard::CardDrawn {
                seat,
                kind: viewer.is(seat).then_some(kind),
            },
            Self::CardStolen {
                thief,
                victim,
                kind,
            } => {
                let saw = viewer.is(thief) || viewer.is(victim);
                Heard::CardStolen {
                    thief,
                    victim,
                    kind: saw.then_some(kind),
                }
            }
            Self::WindowOpened { window, .. } => Heard::WindowOpened(window),
            Self::Passed { seat, .. } => return viewer.is(seat).then_some(Heard::Passed),
        })
    }

    fn reveals(&self) -> bool {
        match self {
            // Undo ends at every window, answered or not: otherwise "you may
            // take it back" would mean "nobody holds a card".
            Self::CardDrawn { .. }
            | Self::CardStolen { .. }
            | Self::WindowOpened { .. }
            | Self::Passed { .. } => true,
            Self::Open(open) => open.shows_a_card(),
        }
    }
}

impl Open {
    /// Does a card lie on the table now that was in a hand or a pile before?
    const fn shows_a_card(self) -> bool {
        matches!(
            self,
            Self::Discarded { .. }
                | Self::CardPlayed { .. }
                | Self::EffectAnnounced { .. }
                | Self::WildPlayed { .. }
                | Self::HandCardLost { .. }
                | Self::EventDrawn { .. }
                | Self::EffectsRevealed { .. }
                | Self::GameEnded(_)
        )
    }
}
