//! What players remember of cards in each other's hands.
//!
//! A card that was taken back from the discard pile in sight of all, or stolen
//! in sight of its owner, is known until its kind leaves the hand. If somebody
//! steals from that hand, those who did not see the card know only that one of
//! so many has gone. Everything here is a bound of fixed size; when there is no
//! room, the oldest is forgotten. That can be somebody else's note: with a deck
//! of many thieves, what one forgets may depend on what another has seen.

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Viewer};

use crate::cards::Kind;

/// Something worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// A card of this kind is in this hand.
    Known {
        /// Which.
        kind: Kind,
        /// Whose hand.
        holder: Seat,
        /// Who knows it: one bit a seat, and the fifth for those who watch.
        knowers: u8,
    },
    /// A card moved from hand to hand, and only these two saw which.
    Moved {
        /// Whose hand it left.
        from: Seat,
        /// Whose hand it joined.
        to: Seat,
        /// Cards in the first hand before.
        of: u8,
    },
}

/// The most notes that are kept.
pub(crate) const NOTES_MAX: usize = 8;

/// Memory in the order in which they were made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Note>", into = "Vec<Note>")]
pub struct Memory([Packed; NOTES_MAX]);

/// A note in three bytes; all zero is none.
///
/// First byte: 1 + the kind of a known card, or `MOVED`. Second: the holder, or
/// from and to. Third: the knowers, or the size of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Packed([u8; 3]);

const MOVED: u8 = u8::MAX;
const WATCHERS: u8 = 1 << 4;
const EVERYBODY: u8 = 0b1_1111;

impl Packed {
    const fn of(note: Note) -> Self {
        match note {
            Note::Known {
                kind,
                holder,
                knowers,
            } => Self([1 + kind.0, holder.0, knowers]),
            Note::Moved { from, to, of } => Self([MOVED, from.0 << 4 | to.0, of]),
        }
    }

    const fn note(self) -> Option<Note> {
        let [first, second, third] = self.0;
        match first {
            0 => None,
            MOVED => Some(Note::Moved {
                from: Seat(second >> 4),
                to: Seat(second & 3),
                of: third,
            }),
            _ => Some(Note::Known {
                kind: Kind(first - 1),
                holder: Seat(second),
                knowers: third,
            }),
        }
    }
}

/// The bit of one who looks.
const fn bit(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => 1 << seat.0,
        Viewer::Spectator => WATCHERS,
    }
}

impl Memory {
    /// Nothing to remember.
    pub const fn is_empty(self) -> bool {
        self.0[0].0[0] == 0
    }

    /// All notes, the oldest first.
    pub fn iter(self) -> impl Iterator<Item = Note> {
        self.0.into_iter().map_while(Packed::note)
    }

    /// Everybody sees this card go into a hand.
    pub(crate) fn all_saw(&mut self, kind: Kind, holder: Seat) {
        self.push(Note::Known {
            kind,
            holder,
            knowers: EVERYBODY & !bit(Viewer::Seat(holder)),
        });
    }

    /// A card is stolen: thief and victim see which.
    pub(crate) fn stolen(&mut self, kind: Kind, (thief, victim): (Seat, Seat), of: u8) {
        // The thief has seen the card go, and need not remember it any more.
        self.forget(kind, victim, bit(Viewer::Seat(thief)));
        let others = EVERYBODY & !bit(Viewer::Seat(thief)) & !bit(Viewer::Seat(victim));
        if self.may_be_known(victim, others) {
            self.push(Note::Moved {
                from: victim,
                to: thief,
                of,
            });
        }
        self.push(Note::Known {
            kind,
            holder: thief,
            knowers: bit(Viewer::Seat(victim)),
        });
    }

    /// A card of this kind left a hand in sight of all.
    pub(crate) fn left(&mut self, kind: Kind, holder: Seat) {
        if !self.is_empty() {
            self.forget(kind, holder, EVERYBODY);
        }
    }

    /// Each of these people forgets one such card in this hand, if he knew one.
    fn forget(&mut self, kind: Kind, holder: Seat, people: u8) {
        let mut left = people;
        let mut notes = Self::default();
        for (place, note) in self.iter().enumerate() {
            let Note::Known {
                kind: one,
                holder: first,
                knowers,
            } = note
            else {
                notes.push(note);
                continue;
            };
            let asked = if one == kind { knowers & left } else { 0 };
            let gone = self.who_thinks_it_there(place, first, holder, asked);
            left &= !gone;
            if knowers & !gone != 0 {
                notes.push(Note::Known {
                    kind: one,
                    holder: first,
                    knowers: knowers & !gone,
                });
            }
        }
        *self = notes.tidy();
    }

    /// Those of these people for whom the card of the note at this place may be
    /// in that hand now.
    fn who_thinks_it_there(&self, place: usize, first: Seat, hand: Seat, people: u8) -> u8 {
        let mut who = 0;
        for person in (0..5).map(|number| 1 << number) {
            if people & person != 0 && self.may_have_gone(place, first, hand, person) {
                who |= person;
            }
        }
        who
    }

    /// Could the card of the note at this place have come to that hand since, as
    /// far as this person knows? Of a move that he saw he knows that it was
    /// another card.
    fn may_have_gone(&self, place: usize, first: Seat, hand: Seat, person: u8) -> bool {
        let mut hands = 1_u8 << first.0;
        for note in self.iter().skip(place + 1) {
            if let Note::Moved { from, to, .. } = note
                && hands & (1 << from.0) != 0
                && person & (1 << from.0 | 1 << to.0) == 0
            {
                hands |= 1 << to.0;
            }
        }
        hands & (1 << hand.0) != 0
    }

    /// Does one of these people know of a card that may be in this hand?
    fn may_be_known(&self, hand: Seat, people: u8) -> bool {
        self.iter().enumerate().any(|(place, note)| match note {
            Note::Known {
                holder, knowers, ..
            } => self.who_thinks_it_there(place, holder, hand, knowers & people) != 0,
            Note::Moved { .. } => false,
        })
    }

    /// Without moves that no known card can have made.
    fn tidy(self) -> Self {
        let mut tidy = Self::default();
        for note in self.iter() {
            let idle = match note {
                Note::Moved { from, .. } => !tidy.may_be_known(from, EVERYBODY),
                Note::Known { .. } => false,
            };
            if !idle {
                tidy.push(note);
            }
        }
        tidy
    }

    fn push(&mut self, note: Note) {
        let end = self.0.iter().position(|packed| packed.0[0] == 0);
        let end = end.unwrap_or_else(|| {
            self.0.copy_within(1.., 0);
            NOTES_MAX - 1
        });
        self.0[end] = Packed::of(note);
    }

    /// What one viewer remembers; of moves that he saw he remembers the card
    /// itself.
    #[must_use]
    pub(crate) fn of(self, viewer: Viewer) -> Self {
        let mut own = Self::default();
        if self.is_empty() {
            return own;
        }
        for note in self.iter() {
            match note {
                Note::Known {
                    kind,
                    holder,
                    knowers,
                } if knowers & bit(viewer) != 0 => own.push(Note::Known {
                    kind,
                    holder,
                    knowers: bit(viewer),
                }),
                Note::Moved { from, to, .. } if !viewer.is(from) && !viewer.is(to) => {
                    own.push(note);
                }
                Note::Known { .. } | Note::Moved { .. } => {}
            }
        }
        own.tidy()
    }
}

impl From<Vec<Note>> for Memory {
    fn from(notes: Vec<Note>) -> Self {
        let mut all = Self::default();
        for note in notes {
            all.push(note);
        }
        all
    }
}

impl From<Memory> for Vec<Note> {
    fn from(notes: Memory) -> Self {
        notes.iter().collect()
    }
}
