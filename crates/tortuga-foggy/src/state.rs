//! The whole truth, including what nobody at the table knows.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use tortuga_core::{Interned, Seat, Seats};

use crate::board::{Pair, Quarter, Side, TILES, Tile, Tiles};
use crate::edition::Edition;
use crate::memory::Returned;
use crate::options::{Mode, Switches, Weather};
use crate::tokens::{Kind, Token, Tokens};

/// The most players.
pub const SEATS_MAX: usize = 4;

/// The whole truth, in two cache lines. Search copies it by the million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is printed.
    pub edition: Interned<Edition>,
    /// Which tiles can be used.
    pub ground: Ground,
    /// What each player holds: his hand. While hands are chosen, what he has
    /// chosen so far; while mercenaries are hired, the band that his side will have.
    pub hands: [Tokens; SEATS_MAX],
    /// Each player's pile. It has no order: every draw is chance.
    pub piles: [Tokens; SEATS_MAX],
    /// What the table has chosen.
    pub switches: Switches,
    /// The mercenaries in each side's set.
    pub hired: [Hired; 2],
    /// Coins of each side; without mercenaries, its points.
    pub coins: [u16; 2],
    /// What each side spent of the coins it was given before a quick game.
    pub gift_spent: [u8; 2],
    /// The token on every tile.
    pub map: [Token; TILES],
    /// Weather and weather cards.
    pub sky: Sky,
    /// Each side's Hippo that lies across two tiles.
    pub hippos: [Option<Waiting>; 2],
    /// Extra placements in each player's next turn (FOG-CHAR-TURTLE-01).
    pub extras: [u8; SEATS_MAX],
    /// Tokens that came back to each player's hand in sight of all.
    pub returned: [Returned; SEATS_MAX],
    /// How far the round is.
    pub stage: Stage,
    /// The round, from 1 on; 0 before the first.
    pub round: u8,
    /// Who begins this round.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who decides about the ability or the Hippo under way.
    pub actor: Seat,
    /// The tile that the ability under way is about; A1 without one.
    pub tile: Tile,
    /// The token that is about to be placed.
    pub placing: Placing,
    /// Placements left in this turn, the present one included.
    pub placements: u8,
    /// Before so many more placements of this turn the Frog may step.
    pub frog_steps: u8,
    /// Who has finished the choice that all make at the same time.
    pub done: Seats,
}

/// What is being asked, of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chance names the first player.
    FirstPlayer,
    /// Chance names the weather of a quick game.
    QuickWeather,
    /// Mercenaries are hired.
    Hire,
    /// Chance deals a team's tokens.
    Deal,
    /// Hands are chosen.
    PickHand,
    /// Chance draws the two weather cards.
    DrawWeather,
    /// The second player keeps one of them.
    ChooseWeather,
    /// Chance names the quarter that stays open.
    OpenQuarter,
    /// A Hippo is settled at the start of its player's turn.
    SettleHippo,
    /// A Hippo is settled because there is no free tile.
    SettleEarly,
    /// A fog board is removed.
    RemoveFog,
    /// The Frog may step.
    MoveFrog,
    /// Which token is placed?
    PlaceKind,
    /// On which tile?
    PlaceTile,
    /// Across which two tiles?
    PlacePair,
    /// Which neighbour does the Fox exchange, or Mouses or Mole swap with?
    Target,
    /// Which two neighbours does the Prairie Dog swap?
    PrairieSwap,
    /// Which token does the Snake name?
    SnakeTarget,
    /// Which token takes the place of the one that goes back?
    Replace,
    /// Chance draws a token.
    Draw,
    /// The game is over.
    Over,
}

/// Which tiles are taken, by a token or by a waiting Hippo, and which quarters
/// lie under fog.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ground(u64);

impl Ground {
    const FOG: u32 = TILES as u32;

    /// Tiles with a token or under a waiting Hippo.
    pub const fn taken(self) -> Tiles {
        Tiles(self.0 & Tiles::ALL.0)
    }

    /// Is there a fog board on this quarter?
    pub const fn has_fog(self, quarter: Quarter) -> bool {
        self.0 >> (Self::FOG + quarter.0 as u32) & 1 != 0
    }

    /// Is there any fog board?
    pub const fn is_foggy(self) -> bool {
        self.0 >> Self::FOG != 0
    }

    /// The tiles under fog boards.
    pub const fn covered(self) -> Tiles {
        UNDER_FOG[(self.0 >> Self::FOG) as usize % UNDER_FOG.len()]
    }

    /// Tiles that a token can be placed on.
    pub const fn free(self) -> Tiles {
        Tiles::ALL.apart_from(self.taken().and(self.covered()))
    }

    /// The tile is taken now.
    pub const fn take(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// The tile is free again.
    pub const fn vacate(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// Fog boards on all quarters but this one.
    pub(crate) const fn cover_all_but(&mut self, open: Quarter) {
        self.0 |= (0b1111 & !(1 << open.0)) << Self::FOG;
    }

    /// The fog board of this quarter is gone.
    pub(crate) const fn clear_fog(&mut self, quarter: Quarter) {
        self.0 &= !(1 << (Self::FOG + quarter.0 as u32));
    }
}

/// The tiles under every combination of fog boards.
const UNDER_FOG: [Tiles; 16] = {
    let mut all = [Tiles::NONE; 16];
    let mut boards = 0;
    while boards < all.len() {
        let mut quarter = 0;
        while quarter < Quarter::COUNT {
            if boards >> quarter & 1 != 0 {
                all[boards] = all[boards].and(Quarter(quarter as u8).tiles());
            }
            quarter += 1;
        }
        boards += 1;
    }
    all
};

/// The mercenaries in a set: the upper bits of its [`Tokens`], beyond the
/// eighteen of the basic tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hired(u16);

impl Hired {
    /// Nobody.
    pub const NONE: Self = Self(0);
    const BASIC_BITS: u32 = crate::edition::TOKENS_PER_SIDE as u32;

    /// As tokens.
    pub const fn tokens(self) -> Tokens {
        Tokens((self.0 as u32) << Self::BASIC_BITS)
    }
}

impl From<Tokens> for Hired {
    fn from(mercenaries: Tokens) -> Self {
        Self((mercenaries.0 >> Self::BASIC_BITS) as u16)
    }
}

/// A Hippo across two tiles, and which of the side's players laid it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Waiting(NonZeroU8);

impl Waiting {
    const PARTNER: u8 = 0b0100_0000;

    /// A Hippo that this player laid across these tiles.
    pub fn new(pair: Pair, seat: Seat) -> Self {
        let partner = if is_partner(seat) { Self::PARTNER } else { 0 };
        // The lowest pair is 1, so that nothing is 0.
        Self(NonZeroU8::MIN.saturating_add(pair.0 % Pair::COUNT) | partner)
    }

    /// Its two tiles.
    pub const fn pair(self) -> Pair {
        Pair((self.0.get() & !Self::PARTNER).saturating_sub(1) % Pair::COUNT)
    }

    const fn is_partners(self) -> bool {
        self.0.get() & Self::PARTNER != 0
    }
}

/// A token that was chosen from the hand and still lies in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Placing(u8);

impl Placing {
    /// Nothing is being placed.
    pub const NOTHING: Self = Self(u8::MAX);

    /// This kind, face down or up.
    pub const fn of(kind: Kind, down: bool) -> Self {
        Self((kind as u8) << 1 | down as u8)
    }

    /// The kind; whatever it is if nothing is being placed.
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 >> 1) as usize % Kind::COUNT]
    }

    /// Face down?
    pub const fn down(self) -> bool {
        self.0 & 1 != 0
    }
}

/// The weather and its cards (FOG-WEATHER).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sky {
    /// The weather of this round; until its card is kept, of the last one.
    pub weather: Weather,
    /// Cards that nobody has seen yet, by kind.
    pub unseen: [u8; 3],
    /// Cards laid back, the oldest first; they lie under the unseen ones.
    pub back: [Card; 4],
    /// The two cards that the second player has drawn.
    pub offer: [Card; 2],
}

/// A weather card that somebody has seen, and who knows it; or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    /// No card.
    pub const NONE: Self = Self(0);
    /// A card that the viewer does not know.
    pub const HIDDEN: Self = Self(0b1000_0000);

    /// A card that these seats know.
    pub const fn new(weather: Weather, known_by: Seats) -> Self {
        Self((weather as u8 + 1) | ((known_by.0 & 0b11) << 2))
    }

    /// Is there none?
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// What it shows; none if there is no card, or if the viewer does not know it.
    pub const fn weather(self) -> Option<Weather> {
        match self.0 & 0b11 {
            0 => None,
            number => Some(Weather::ALL[number as usize - 1]),
        }
    }

    /// Who knows it.
    pub const fn known_by(self) -> Seats {
        Seats(self.0 >> 2 & 0b11)
    }
}

/// Does this seat play second for its side?
pub(crate) const fn is_partner(seat: Seat) -> bool {
    seat.0 >= 2
}

impl State {
    /// Which game is played.
    pub const fn mode(&self) -> Mode {
        self.switches.mode()
    }

    /// How many play.
    pub const fn seats(&self) -> u8 {
        self.mode().seats()
    }

    /// All seats at the table.
    pub const fn all(&self) -> Seats {
        Seats::first(self.seats())
    }

    /// Who comes after this seat.
    pub const fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats())
    }

    /// The second player of this round.
    pub const fn second(&self) -> Seat {
        self.next(self.first)
    }

    /// Who began round 1.
    pub const fn starter(&self) -> Seat {
        let seats = self.seats();
        let passed = self.round.saturating_sub(1) % seats;
        Seat((self.first.0 + seats - passed) % seats)
    }

    /// The seats that play for a side.
    pub const fn seats_of(&self, side: Side) -> Seats {
        let first = Seats(0b0101 << side.index());
        Seats(first.0 & self.all().0)
    }

    /// The token on a tile.
    pub const fn token(&self, tile: Tile) -> Token {
        self.map[tile.index()]
    }

    /// What a player holds.
    pub const fn hand(&self, seat: Seat) -> Tokens {
        self.hands[seat.index()]
    }

    /// A player's pile.
    pub const fn pile(&self, seat: Seat) -> Tokens {
        self.piles[seat.index()]
    }

    /// The eighteen tokens of a side.
    pub fn set(&self, side: Side) -> Tokens {
        self.edition.set(self.hired[side.index()].tokens())
    }

    /// What all mercenaries of a side cost (FOG-END-04).
    pub fn hired_cost(&self, side: Side) -> u16 {
        self.edition.cost(self.hired[side.index()].tokens())
    }

    /// The points of a side in all rounds so far (FOG-INV-07).
    pub fn earned(&self, side: Side) -> u16 {
        if self.has_gift() {
            return 0;
        }
        let gift = u16::from(self.gift_spent[side.index()]);
        self.coins[side.index()] + self.hired_cost(side) - gift
    }

    /// Do the coins still come from the bank's gift before a quick game? They
    /// are counted apart, and what is not spent goes back (FOG-QUICK-04).
    pub fn has_gift(&self) -> bool {
        self.mode() == Mode::Quick && self.round == 1 && self.stage == Stage::Hire
    }

    /// Additional rounds that have begun (FOG-END-05).
    pub const fn extra_rounds(&self) -> u8 {
        let rounds = self.edition.0.rounds(self.mode());
        self.round.saturating_sub(rounds)
    }

    /// The waiting Hippo of a player, which no other may settle (FOG-TEAM-12).
    pub fn hippo_of(&self, seat: Seat) -> Option<Pair> {
        let waiting = self.hippos[Side::of(seat).index()]?;
        (waiting.is_partners() == is_partner(seat)).then(|| waiting.pair())
    }

    /// The player whose Hippo waits on that side.
    pub fn hippos_player(&self, side: Side) -> Option<Seat> {
        let waiting = self.hippos[side.index()]?;
        let partner = if waiting.is_partners() { 2 } else { 0 };
        Some(Seat(side.index() as u8 + partner))
    }

    /// Where a player's face-up Frog sits (FOG-CHAR-FROG-01).
    pub fn frog_of(&self, seat: Seat) -> Option<Tile> {
        let side = Side::of(seat);
        let span = self.edition.span(Kind::Frog);
        if !self.hired[side.index()].tokens().has(span) {
            return None;
        }
        let frog = Token::up(Kind::Frog, side).by_partner(is_partner(seat));
        Tile::all().find(|&tile| self.token(tile) == frog)
    }

    /// Everybody who still has to choose something in secret.
    pub fn choosing(&self) -> Seats {
        match self.stage {
            Stage::PickHand => self.all().minus(self.done),
            Stage::Hire => self.hirers().minus(self.done),
            _ => Seats::NONE,
        }
    }

    /// Who hires before this round: one player of each side (FOG-TEAM-08).
    pub const fn hirers(&self) -> Seats {
        let first = self.starter();
        let two = Seats::only(first).with(self.next(first));
        if !matches!(self.mode(), Mode::Team) {
            return two;
        }
        // Before round 2 those who came first in round 1, before round 3 the
        // others, and so on.
        let others = self.switches.hiring_alternates() && self.round % 2 == 1;
        if others {
            Seats(self.all().0 & !two.0)
        } else {
            two
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two cache lines, for all modes.
    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<State>() <= 128, "{} bytes", size_of::<State>());
    }

    #[test]
    fn every_pair_can_wait_for_either_partner() {
        for pair in Pair::all() {
            for seat in [Seat(1), Seat(3)] {
                let waiting = Waiting::new(pair, seat);
                assert_eq!(
                    (waiting.pair(), waiting.is_partners()),
                    (pair, seat == Seat(3))
                );
            }
        }
    }
}
