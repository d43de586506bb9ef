//! A world that a viewer cannot tell from the truth.

use tortuga_core::{Interned, Luck, Seat, Seats, Viewer, pick_weighted};

use super::View;
use crate::board::{Side, Tile, Tiles};
use crate::edition::Edition;
use crate::memory::Returned;
use crate::options::Weather;
use crate::rules::{can_hire, can_pick};
use crate::state::{Card, SEATS_MAX, Sky, Stage, State};
use crate::tokens::{Kind, Token, Tokens};

pub(crate) fn imagine(edition: Interned<Edition>, view: &View, luck: &mut impl Luck) -> State {
    let mut state = known(edition, view);
    if state.stage == Stage::Hire {
        imagine_bands(&mut state, view, luck);
    } else {
        for side in Side::ALL {
            if let Some(mut deal) = Deal::begin(&mut state, view, side) {
                deal.all(luck);
            }
        }
    }
    if state.stage == Stage::PickHand {
        imagine_picks(&mut state, view, luck);
    }
    state.sky = imagine_sky(view, luck);
    state
}

/// The world as far as the viewer knows it.
fn known(edition: Interned<Edition>, view: &View) -> State {
    let mut state = State {
        edition,
        ground: view.ground,
        hands: [Tokens::NONE; SEATS_MAX],
        piles: [Tokens::NONE; SEATS_MAX],
        switches: view.switches,
        hired: view.hired,
        coins: view.coins,
        gift_spent: view.gift_spent,
        map: view.map,
        sky: Sky {
            weather: view.sky.weather,
            unseen: [0; 3],
            back: [Card::NONE; 4],
            offer: [Card::NONE; 2],
        },
        hippos: view.hippos,
        extras: view.extras,
        returned: [Returned::NONE; SEATS_MAX],
        stage: view.stage,
        round: view.round,
        first: view.first,
        turn: view.turn,
        actor: view.actor,
        tile: view.tile,
        placing: view.placing,
        placements: view.placements,
        frog_steps: view.frog_steps,
        done: view.done,
    };
    for (place, player) in view.players.iter().enumerate() {
        state.hands[place] = player.hand.unwrap_or_default();
        state.piles[place] = player.pile.unwrap_or_default();
        state.returned[place] = player.returned;
    }
    state
}

/// Tokens of one side on their way to the places that the viewer does not see.
struct Deal<'s> {
    state: &'s mut State,
    side: Side,
    /// Tokens not dealt yet.
    left: Tokens,
    /// Face-down tokens whose kind he does not know.
    hidden: Tiles,
    /// Free places in each hand and each pile.
    hands: [u8; SEATS_MAX],
    piles: [u8; SEATS_MAX],
}

impl<'s> Deal<'s> {
    /// The places of a side that he does not see; none if he sees them all.
    fn begin(state: &'s mut State, view: &View, side: Side) -> Option<Self> {
        let unknown =
            |token: Token| token.is_down() && token.owner() == side && token.kind().is_none();
        let hidden = Tile::all()
            .filter(|&tile| unknown(state.token(tile)))
            .collect();
        let (mut hands, mut piles) = ([0; SEATS_MAX], [0; SEATS_MAX]);
        for seat in state.seats_of(side).iter() {
            let player = &view.players[seat.index()];
            if player.hand.is_none() {
                hands[seat.index()] = player.hand_size;
            }
            if player.pile.is_none() {
                piles[seat.index()] = player.pile_size;
            }
        }
        let sees_all = Tiles::is_empty(hidden) && hands == piles && hands == [0; SEATS_MAX];
        (!sees_all).then(|| Self {
            left: unseen(state, side),
            state,
            side,
            hidden,
            hands,
            piles,
        })
    }

    fn all(&mut self, luck: &mut impl Luck) {
        self.returned(luck);
        for tile in self.hidden.iter() {
            if let Some(kind) = self.any(luck) {
                self.lay(tile, kind);
            }
        }
        let seats = self.state.seats_of(self.side);
        for seat in seats.iter() {
            for _ in 0..self.hands[seat.index()] {
                if let Some(kind) = self.any(luck) {
                    self.state.hands[seat.index()].put(self.state.edition.span(kind));
                }
            }
        }
        for seat in seats.iter() {
            let room = self.piles[seat.index()];
            if room == self.left.count() {
                // The last pile is what nobody else has.
                self.state.piles[seat.index()].0 |= std::mem::take(&mut self.left).0;
                return;
            }
            for _ in 0..room {
                if let Some(kind) = self.any(luck) {
                    self.state.piles[seat.index()].put(self.state.edition.span(kind));
                }
            }
        }
    }

    /// A random token of those that are left.
    fn any(&mut self, luck: &mut impl Luck) -> Option<Kind> {
        let count = u32::from(self.left.count());
        if count == 0 {
            // A view that somebody made up.
            return None;
        }
        let number = self.left.at(luck.below(count));
        let kind = self.state.edition.kind_of(number);
        self.left.take(self.state.edition.span(kind));
        Some(kind)
    }

    fn lay(&mut self, tile: Tile, kind: Kind) {
        let token = &mut self.state.map[tile.index()];
        *token = token.revealed(kind);
        self.hidden = self.hidden.without(tile);
    }

    /// Tokens that came back: each is in that hand, or under a token that was
    /// laid since. The one with fewer places first, so that both find one.
    fn returned(&mut self, luck: &mut impl Luck) {
        for seat in self.state.seats_of(self.side).iter() {
            let returned = self.state.returned[seat.index()];
            let mut slots: [usize; Returned::SLOTS] = std::array::from_fn(|slot| slot);
            slots.sort_by_key(|&slot| self.under(slot).count());
            for slot in slots {
                if let Some(kind) = returned.get(slot) {
                    self.put_returned(seat, slot, kind, luck);
                }
            }
        }
    }

    /// The hidden tokens that may be the one of this slot.
    fn under(&self, slot: usize) -> Tiles {
        let marked = |tile: &Tile| self.state.token(*tile).may_be_returned(slot);
        self.hidden.iter().filter(marked).collect()
    }

    fn put_returned(&mut self, seat: Seat, slot: usize, kind: Kind, luck: &mut impl Luck) {
        let span = self.state.edition.span(kind);
        let under = self.under(slot);
        let room = self.hands[seat.index()];
        let places = u32::from(room + under.count());
        // The viewer's own hand has no room: he knows what he holds.
        if places == 0 || !self.left.has(span) {
            return;
        }
        self.left.take(span);
        let place = luck.below(places);
        if let Some(tile) = under.iter().nth(place as usize) {
            self.lay(tile, kind);
        } else {
            self.hands[seat.index()] -= 1;
            self.state.hands[seat.index()].put(span);
        }
    }
}

/// The public set, less what the viewer sees. Partners need no rule of their
/// own: the same subtraction tells what they have together.
fn unseen(state: &State, side: Side) -> Tokens {
    let edition = state.edition.0;
    let mut seen = [0_u32; Kind::COUNT];
    for token in state.map {
        if let Some(kind) = token.kind().filter(|_| token.owner() == side) {
            seen[kind.index()] += 1;
        }
    }
    for seat in state.seats_of(side).iter() {
        for tokens in [state.hand(seat), state.pile(seat)] {
            edition
                .each(tokens)
                .for_each(|kind| seen[kind.index()] += 1);
        }
    }
    seen[Kind::Hippo.index()] += u32::from(state.hippos[side.index()].is_some());
    let mut left = state.set(side);
    for kind in Kind::ALL {
        let span = edition.span(kind);
        for _ in 0..seen[kind.index()].min(u32::from(left.of(span))) {
            left.take(span);
        }
    }
    left
}

/// Whoever has finished has picked something; who has not, nothing yet.
fn imagine_picks(state: &mut State, view: &View, luck: &mut impl Luck) {
    for seat in view.done.iter().filter(|&seat| !view.viewer.is(seat)) {
        // The deal has filled hand and pile; now the hand is chosen from both.
        let tokens = std::mem::take(&mut state.hands[seat.index()]);
        let edition = state.edition.0;
        for kind in edition.each(tokens) {
            state.piles[seat.index()].put(edition.span(kind));
        }
        for _ in 0..edition.hand_size {
            let kinds = Kind::ALL.map(|kind| u32::from(can_pick(state, seat, kind)));
            if let Some(kind) = any_of(kinds, luck) {
                state.piles[seat.index()].take(edition.span(kind));
                state.hands[seat.index()].put(edition.span(kind));
            }
        }
    }
}

/// Whoever has finished hiring may have hired anything that he could pay.
fn imagine_bands(state: &mut State, view: &View, luck: &mut impl Luck) {
    for seat in state.hirers().iter() {
        if view.players[seat.index()].hand.is_some() {
            continue;
        }
        state.hands[seat.index()] = state.hired[Side::of(seat).index()].tokens();
        // One chance in so many to stop, as a random player has it.
        while view.done.has(seat) {
            let kinds = Kind::ALL.map(|kind| u32::from(can_hire(state, seat, kind)));
            let options = 1 + kinds.iter().sum::<u32>();
            if luck.below(options) == 0 {
                break;
            }
            let Some(kind) = any_of(kinds, luck) else {
                break;
            };
            let span = state.edition.span(kind);
            state.hands[seat.index()].put(span);
        }
    }
}

fn any_of(weights: [u32; Kind::COUNT], luck: &mut impl Luck) -> Option<Kind> {
    let sum = weights.iter().sum();
    (sum > 0).then(|| Kind::ALL[pick_weighted(weights, luck.below(sum))])
}

/// The cards that nobody showed him, over the places that he does not know.
fn imagine_sky(view: &View, luck: &mut impl Luck) -> Sky {
    let mut unknown = view.sky.unknown;
    // Whoever laid a card back knows it. Of two players that is the other one;
    // somebody who only watches cannot tell which.
    let knows = match view.viewer {
        Viewer::Seat(seat) => Seats::first(2).without(seat),
        Viewer::Spectator => Seats::first(2),
    };
    let mut fill = |card: Card| {
        if card != Card::HIDDEN {
            return card;
        }
        let weights = unknown.map(u32::from);
        let sum: u32 = weights.iter().sum();
        if sum == 0 {
            return Card::new(Weather::Sunny, knows);
        }
        let place = pick_weighted(weights, luck.below(sum));
        unknown[place] -= 1;
        Card::new(Weather::ALL[place], knows)
    };
    let (back, offer) = (view.sky.back.map(&mut fill), view.sky.offer.map(&mut fill));
    Sky {
        weather: view.sky.weather,
        unseen: unknown,
        back,
        offer,
    }
}
