//! Who sees what, and the worlds that fit to what he sees.

use serde::{Deserialize, Serialize};
use tortuga_core::{Interned, Luck, Seat, Viewer};

use crate::cards::{Cards, Kind};
use crate::edition::Edition;
use crate::memory::{Memory, NOTES_MAX, Note};
use crate::rules::{can_answer, entitled, in_time};
use crate::state::{Choice, SEATS_MAX, Secrets, State, Table, Window};

/// What one viewer knows and remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// Everybody's hand, as far as the viewer sees it.
    pub hands: [HandView; SEATS_MAX],
    /// Cards in the draw pile.
    pub pile: u8,
    /// The cards that are in the draw pile or in hands that he does not see.
    pub unseen: Cards,
    /// The viewer is asked in the window; whether a card was played in this
    /// sweep he can tell from who played since he was asked last.
    pub asked: Option<bool>,
    /// Cards that he knows in other hands.
    pub notes: Memory,
}

/// A hand: its size, and its cards if the viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandView {
    /// How many.
    pub count: u8,
    /// Which, if the viewer may know.
    pub cards: Option<Cards>,
}

/// Builds up what this viewer knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    // No `..` in these patterns, on purpose: a new field must not compile
    // until somebody has decided who may see it.
    let State {
        edition,
        table,
        secrets,
    } = state;
    let Secrets {
        hands,
        pile,
        asked,
        played,
        notes,
    } = secrets;

    let mut unseen = *pile;
    let mut seen = [HandView::default(); SEATS_MAX];
    for seat in table.all().iter() {
        let cards = hands[seat.index()];
        let own = viewer.is(seat);
        seen[seat.index()] = HandView {
            count: cards.count(),
            cards: own.then_some(cards),
        };
        if !own {
            edition.put_all(cards, &mut unseen);
        }
    }
    View {
        viewer,
        table: *table,
        hands: seen,
        pile: pile.count(),
        unseen,
        asked: asked.filter(|&seat| viewer.is(seat)).map(|_| *played),
        notes: notes.of(viewer),
    }
}

/// Deals everything that the viewer does not know anew.
///
/// Every unseen card is equally likely in every unseen place, as far as it can
/// be there: cards he knows in a hand are there; the pile holds nothing that it
/// did not hold when it was renewed (which copies he has drawn from it himself
/// since then he does not remember); cards that outlasted Groo is Dead are no
/// Groo Effects; whoever must give up cards has them; if somebody else is asked
/// in the open window, somebody can answer.
pub(crate) fn imagine(edition: Interned<Edition>, view: &View, luck: &mut impl Luck) -> State {
    let mut state = State {
        edition,
        table: view.table,
        secrets: Secrets {
            hands: [Cards::NONE; SEATS_MAX],
            pile: Cards::NONE,
            asked: None,
            played: false,
            notes: view.notes,
        },
    };
    for attempt in 0..MOST_DEALS {
        let mut deal = Deal::begin(&mut state, view);
        let placed = deal.known(view.notes, luck);
        if attempt >= FREE_DEALS {
            deal.an_answer(view, luck);
            deal.due_losses(luck);
        }
        let strict = attempt < STRICT_DEALS;
        let dealt = deal.the_rest(strict, luck) && (placed || !strict);
        if dealt && can_go_on(&state) && ask(&mut state, view, luck) {
            break;
        }
    }
    state
}

/// At first every deal is as likely as every other, and those that cannot be
/// are thrown away.
const FREE_DEALS: u32 = 48;
/// If none of them will do, whoever must have certain cards is given them first.
const STRICT_DEALS: u32 = 80;
/// At last the pile may hold what it cannot: better an unlikely world than
/// none. A view that somebody made up may fit no position at all.
const MOST_DEALS: u32 = 96;

/// Whoever must give up hand cards has enough of them.
fn can_go_on(state: &State) -> bool {
    let Some(Choice::Hand { seat, due }) = state.table.choice else {
        return true;
    };
    state.hand(seat).among(later_kinds(state)).count() >= due
}

/// The kinds that may still be picked in the choice under way.
fn later_kinds(state: &State) -> Cards {
    let from = state.table.picked.unwrap_or_default();
    let first = state.edition.span(from).0.trailing_zeros();
    Cards(!((1_u64 << first) - 1))
}

/// Cards on their way to the hands that the viewer does not see.
struct Deal<'s> {
    state: &'s mut State,
    /// Cards not dealt yet. What is left in the end is the draw pile.
    left: Cards,
    /// Free places in each hand.
    room: [u8; SEATS_MAX],
    /// Groo Effects that each hand may still get.
    effects: [u8; SEATS_MAX],
}

impl<'s> Deal<'s> {
    fn begin(state: &'s mut State, view: &View) -> Self {
        let mut room = [0; SEATS_MAX];
        let mut effects = [0; SEATS_MAX];
        for (place, hand) in view.hands.iter().enumerate() {
            state.secrets.hands[place] = hand.cards.unwrap_or_default();
            if hand.cards.is_none() {
                room[place] = hand.count;
                effects[place] = hand.count.saturating_sub(view.table.clean[place]);
            }
        }
        Self {
            left: view.unseen,
            state,
            room,
            effects,
        }
    }

    /// Fills all hands; false if that could not be done. Whatever happens, the
    /// cards that are left are the pile.
    fn the_rest(&mut self, strict: bool, luck: &mut impl Luck) -> bool {
        let renewed = self.state.table.shuffles > 0;
        let held = !(strict && renewed) || self.held_since_the_renewal(luck);
        // First the hands that may hold the fewest Groo Effects: the others can
        // take what these leave.
        let mut places: [usize; SEATS_MAX] = std::array::from_fn(|place| place);
        places.sort_unstable_by_key(|&place| (self.effects[place], place));
        let filled = held && places.into_iter().all(|place| self.fill(place, luck));
        self.state.secrets.pile = self.left;
        filled
    }

    fn give(&mut self, place: usize, kind: Kind) {
        let span = self.state.edition.span(kind);
        self.left.take(span);
        self.state.secrets.hands[place].put(span);
        self.room[place] -= 1;
        let effect = self.state.edition.deck.groo_effects.has(span);
        self.effects[place] = self.effects[place].saturating_sub(u8::from(effect));
    }

    /// Cards that he knows, with the thefts that he did not see played again.
    /// False if one of them cannot be where that leads to.
    fn known(&mut self, notes: Memory, luck: &mut impl Luck) -> bool {
        if notes.is_empty() {
            return true;
        }
        let mut known = [(Kind(0), Seat(0)); NOTES_MAX];
        let mut count = 0;
        for note in notes.iter() {
            match note {
                Note::Known { kind, holder, .. } => {
                    known[count] = (kind, holder);
                    count += 1;
                }
                Note::Moved { from, to, of } => {
                    let pick = luck.below(u32::from(of.max(1))) as usize;
                    let known = known[..count].iter_mut();
                    let mut there = known.filter(|(_, holder)| *holder == from);
                    if let Some((_, holder)) = there.nth(pick) {
                        *holder = to;
                    }
                }
            }
        }
        let mut known = known.into_iter().take(count);
        known.all(|(kind, holder)| self.give_known(holder.index(), kind))
    }

    fn give_known(&mut self, place: usize, kind: Kind) -> bool {
        let span = self.state.edition.span(kind);
        let effect = self.state.edition.deck.groo_effects.has(span);
        let fits = self.room[place] > 0 && (!effect || self.effects[place] > 0);
        let possible = fits && self.left.has(span);
        if possible {
            self.give(place, kind);
        }
        possible
    }

    /// Somebody who may be asked gets a card that he can answer with.
    fn an_answer(&mut self, view: &View, luck: &mut impl Luck) {
        let Some(window) = self.state.table.window.filter(|_| view.asked.is_none()) else {
            return;
        };
        let mut room = [0; SEATS_MAX];
        for seat in others(self.state, view, window) {
            room[seat.index()] = self.room[seat.index()];
        }
        let answers = in_time(self.state);
        if let Some(place) = pick_place(room, luck) {
            self.give_one(place, answers, luck);
        }
    }

    /// Somebody must give up hand cards of certain kinds, so he gets them.
    fn due_losses(&mut self, luck: &mut impl Luck) {
        let Some(Choice::Hand { seat, due }) = self.state.table.choice else {
            return;
        };
        let (place, later) = (seat.index(), later_kinds(self.state));
        let has = self.state.hand(seat).among(later).count();
        for _ in has..due {
            if self.room[place] == 0 || !self.give_one(place, later, luck) {
                return;
            }
        }
    }

    /// What the renewed pile did not hold has been in a hand ever since: first
    /// in those that have drawn less than they hold. False if there is no room.
    fn held_since_the_renewal(&mut self, luck: &mut impl Luck) -> bool {
        let held = self.left.apart_from(self.state.table.renewed);
        let effects = self.state.edition.deck.groo_effects;
        // Groo Effects first: they do not go everywhere.
        let in_order = [held.among(effects), held.apart_from(effects)];
        let mut kinds = in_order
            .into_iter()
            .flat_map(|cards| self.state.edition.0.each(cards));
        kinds.all(|kind| self.give_held(kind, luck))
    }

    fn give_held(&mut self, kind: Kind, luck: &mut impl Luck) -> bool {
        let span = self.state.edition.span(kind);
        let effect = self.state.edition.deck.groo_effects.has(span);
        let drawn = self.state.table.drawn;
        let mut room = self.room;
        for (room, allowed) in room.iter_mut().zip(self.effects) {
            *room = if effect && allowed == 0 { 0 } else { *room };
        }
        let old = std::array::from_fn(|place| room[place].saturating_sub(drawn[place]));
        let place = pick_place(old, luck).or_else(|| pick_place(room, luck));
        place.map(|place| self.give(place, kind)).is_some()
    }

    fn fill(&mut self, place: usize, luck: &mut impl Luck) -> bool {
        let all = Cards(u64::MAX);
        (0..self.room[place]).all(|_| self.give_one(place, all, luck))
    }

    /// A random card among these; an Event is never in a hand.
    fn give_one(&mut self, place: usize, among: Cards, luck: &mut impl Luck) -> bool {
        let deck = &self.state.edition.deck;
        let mut cards = self.left.among(among).apart_from(deck.events);
        if self.effects[place] == 0 {
            cards = cards.apart_from(deck.groo_effects);
        }
        if cards.is_empty() {
            return false;
        }
        let number = cards.at(luck.below(u32::from(cards.count())));
        self.give(place, self.state.edition.kind_of(number));
        true
    }
}

/// A random place, each as likely as its number says.
fn pick_place(weights: [u8; SEATS_MAX], luck: &mut impl Luck) -> Option<usize> {
    let sum: u32 = weights.iter().map(|&weight| u32::from(weight)).sum();
    if sum == 0 {
        return None;
    }
    let weights = weights.map(u32::from);
    Some(tortuga_core::pick_weighted(weights, luck.below(sum)))
}

/// Names the seat that is asked in the window; false if it could be nobody.
fn ask(state: &mut State, view: &View, luck: &mut impl Luck) -> bool {
    let Some(window) = state.table.window.filter(|_| state.table.theft.is_none()) else {
        return true;
    };
    if let (Some(played), Viewer::Seat(seat)) = (view.asked, view.viewer) {
        state.secrets.asked = Some(seat);
        state.secrets.played = played;
        return true;
    }
    let mut able = [0; SEATS_MAX];
    for seat in others(state, view, window) {
        able[seat.index()] = u8::from(can_answer(state, seat));
    }
    state.secrets.asked = pick_place(able, luck).map(|place| Seat(place as u8));
    // A new sweep can always have begun.
    state.secrets.played = false;
    state.secrets.asked.is_some()
}

fn others(state: &State, view: &View, window: Window) -> impl Iterator<Item = Seat> {
    let seats = state.table.all().iter();
    let (state, viewer) = (*state, view.viewer);
    seats.filter(move |&seat| !viewer.is(seat) && entitled(&state, seat, window))
}
