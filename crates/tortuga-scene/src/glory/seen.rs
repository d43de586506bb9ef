//! What follows from a view: piles, supplies, glory, the turn order.

use tortuga_core::{Seat, Seats};
use tortuga_glory::{
    Board, Card, Cards, Cell, Cells, HENRY, PLAYERS, SPACES, Space, Step, Treasure, Treasures,
    Wreck, Wrecks,
};

use super::Stage;

/// The card that moves a pirate.
const RELOCATES: u8 = 4;

impl Stage<'_> {
    pub(super) fn printed(&self) -> &'static Board {
        self.voice.edition.board(self.view.options.side)
    }

    /// Everybody who sails, Henry Morgan included, the sunk too.
    pub(super) const fn ships(&self) -> Seats {
        Seats::first(self.view.options.ships())
    }

    pub(super) const fn people_afloat(&self) -> Seats {
        Seats(Seats::first(self.view.options.seats).0 & self.view.afloat.0)
    }

    pub(super) fn is_henry(&self, seat: Seat) -> bool {
        self.view.options.has_henry() && seat == HENRY
    }

    pub(super) fn is_last_round(&self) -> bool {
        self.view.home != [0; PLAYERS]
    }

    pub(super) const fn hand_of(&self, seat: Seat) -> Cards {
        self.view.owned[seat.index()].among(self.view.in_hand)
    }

    pub(super) fn discards(&self, seat: Seat) -> Cards {
        let rest = self.view.owned[seat.index()].apart_from(self.view.in_hand);
        let played = self.view.played[seat.index()];
        played.map_or(rest, |card| rest.without(card))
    }

    /// Cards as they are held: low values first, of equal ones the stronger.
    pub(super) fn sorted(&self, cards: Cards) -> Vec<Card> {
        let mut cards: Vec<Card> = cards.iter().collect();
        let dots = &self.voice.edition.dots;
        cards.sort_by_key(|card| (card.value(), std::cmp::Reverse(dots[card.index()])));
        cards
    }

    /// The card of whose turn it is; none while cards are chosen.
    pub(super) fn card(&self) -> Option<Card> {
        self.view.played[self.view.turn.index()].filter(|_| self.is_turn())
    }

    /// How far the card of this turn sails and reaches.
    pub(super) fn reach(&self) -> u8 {
        self.card().map_or(0, Card::value)
    }

    pub(super) const fn space_of(&self, seat: Seat) -> Space {
        Space::of(self.view.sailed[seat.index()])
    }

    /// The line of the ship that acts, the nearest cell first.
    pub(super) fn line(&self) -> &'static [Cell] {
        self.voice.edition.line(self.space_of(self.view.turn))
    }

    pub(super) fn occupied(&self) -> Cells {
        let pirates = self.view.pirates.iter();
        pirates.fold(Cells::NONE, |all, &cells| all.and(cells))
    }

    pub(super) fn pirate_on(&self, cell: Cell) -> Option<Seat> {
        self.ships()
            .iter()
            .find(|seat| self.view.pirates[seat.index()].has(cell))
    }

    pub(super) fn supply(&self, seat: Seat) -> u8 {
        let edition = self.voice.edition;
        let all = if self.is_henry(seat) {
            edition.henrys_pirates
        } else {
            edition.pirates
        };
        if !self.view.afloat.has(seat) {
            return 0;
        }
        all.saturating_sub(self.view.pirates[seat.index()].count())
    }

    pub(super) fn barrel_supply(&self) -> u8 {
        let taken = self.view.barrels.iter().sum();
        self.voice.edition.barrels.total.saturating_sub(taken)
    }

    /// What a circle is worth; none where ships sink.
    pub(super) fn track_value(&self, circle: u8) -> Option<i8> {
        self.voice.edition.track.get(usize::from(circle)).copied()
    }

    pub(super) fn compass_glory(&self, seat: Seat) -> u8 {
        let bonus = self.voice.edition.sea.compass_bonus;
        bonus_of(bonus, self.view.compass[seat.index()])
    }

    pub(super) fn home_glory(&self, seat: Seat) -> u8 {
        let bonus = self.voice.edition.sea.home_bonus;
        bonus_of(bonus, self.view.home[seat.index()])
    }

    pub(super) fn glory(&self, seat: Seat) -> u16 {
        let bonuses = u16::from(self.compass_glory(seat)) + u16::from(self.home_glory(seat));
        let place = seat.index();
        self.view.islands[place] + self.view.fields[place] + bonuses
    }

    /// Tokens in the bag.
    pub(super) fn bag_count(&self) -> u8 {
        let all = self.voice.edition.treasures(self.view.options.seats);
        let taken: u8 = self.view.treasure_counts.iter().sum();
        all.count()
            .saturating_sub(taken)
            .saturating_sub(self.view.drawn_count)
    }

    /// Tokens of a kind that are in the bag or with rivals, for all the viewer sees.
    pub(super) fn unseen(&self, kind: Treasure) -> u8 {
        let all = self.voice.edition.treasures(self.view.options.seats);
        let known = self.view.treasures.iter().flatten();
        let drawn = self.view.drawn.iter();
        let seen: u8 = known.chain(drawn).map(|tokens| tokens.of(kind)).sum();
        all.of(kind).saturating_sub(seen)
    }

    /// What the viewer would have with one more.
    pub(super) fn sets_with(&self, seat: Seat, kind: Treasure) -> u16 {
        let own = self.view.treasures[seat.index()];
        let mut tokens = own.unwrap_or(Treasures::NONE);
        tokens.put(kind);
        self.voice.edition.set_glory(tokens)
    }

    /// How many wreck tokens somebody has, and those that the viewer knows.
    pub(super) fn wrecks_of(&self, seat: Seat) -> (u8, Wrecks) {
        let takings = self.view.wreck_takings.iter(self.view.wrecks_taken);
        let (mut count, mut known) = (0, Wrecks::NONE);
        for taking in takings.filter(|taking| taking.seat == seat) {
            count += 1;
            let value = taking.value.filter(|value| Wreck::ALL.contains(value));
            if let Some(value) = value {
                known.put(value);
            }
        }
        (count, known)
    }

    /// Everybody with a turn in this round, first one first.
    pub(super) fn turn_order(&self) -> Vec<(Seat, Card)> {
        if !self.is_turn() {
            return Vec::new();
        }
        let seats = self.view.afloat.iter();
        let cards = seats.filter_map(|seat| Some((seat, self.view.played[seat.index()]?)));
        let mut cards: Vec<(Seat, Card)> = cards.collect();
        let dots = &self.voice.edition.dots;
        cards.sort_by_key(|&(_, card)| std::cmp::Reverse((card.value(), dots[card.index()])));
        cards
    }

    /// Does the special action of a 4 move a pirate now?
    pub(super) fn is_relocation(&self) -> bool {
        self.view.step == Step::Special && self.reach() == RELOCATES
    }

    /// Where the viewer's ship is after so many spaces.
    pub(super) const fn space_after(&self, steps: u8) -> Space {
        Space::of(self.view.sailed[self.view.turn.index()] + steps)
    }

    /// Does it reach this mark of the ring for the first time?
    pub(super) const fn passes(&self, steps: u8, mark: u8) -> bool {
        let from = self.view.sailed[self.view.turn.index()];
        from < mark && mark <= from + steps
    }

    pub(super) const fn comes_home(&self, steps: u8) -> bool {
        self.passes(steps, SPACES)
    }
}

/// What the ship with this place gets; 0 is no place yet.
fn bonus_of(bonuses: [u8; PLAYERS], place: u8) -> u8 {
    let place = usize::from(place).checked_sub(1);
    place.map_or(0, |place| bonuses[place])
}
