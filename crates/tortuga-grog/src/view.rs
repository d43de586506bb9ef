//! Who sees what, and the worlds that fit to what he sees.

use serde::{Deserialize, Serialize};
use tortuga_core::{Interned, Luck, Seat, Viewer};

use crate::cards::{
    Counts, GOAL_KINDS, GoalKind, GoalQueue, GoalSet, Parrots, QUEUE_MAX, Treasures,
};
use crate::edition::{Edition, MOST_PARROTS, MOST_TREASURES};
use crate::rules::{can_end_turn, first_place};
use crate::state::{Phase, SEATS_MAX, Secrets, State, Table};

/// What one viewer knows and remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub table: Table,
    /// Everybody's cards, as far as the viewer sees them.
    pub hands: [HandView; SEATS_MAX],
    /// The cards drawn at the goal ship.
    pub drawn: Cards<GoalSet>,
    /// Cards in the part of the goal stack that nobody has seen.
    pub unseen_goals: u8,
    /// The cards under the goal stack, from the top down. During the set-up
    /// choice: those the viewer has laid aside himself.
    ///
    /// Who sees what is the rules page's table, to the letter: a card that the
    /// viewer returned and that a rival draws again is one of the rival's
    /// unknown cards from then on, although a good memory could follow it for a
    /// while.
    pub queue: QueueView,
    /// Cards in the treasure stack.
    pub treasure_stack: u8,
    /// Cards in the parrot stack.
    pub parrot_stack: u8,
    /// The cards in the game whose place the viewer does not know.
    pub unknown: Unknown,
}

/// Cards: their number, and their faces if the viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards<T> {
    /// How many.
    pub count: u8,
    /// Which, if the viewer may know.
    pub faces: Option<T>,
}

/// A player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandView {
    /// Goal cards.
    pub goals: Cards<GoalSet>,
    /// Treasure cards.
    pub treasures: Cards<Treasures>,
    /// Parrot cards.
    pub parrots: Cards<Parrots>,
}

/// Cards that are in the game, but the viewer does not know where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unknown {
    /// Goal cards.
    pub goals: GoalSet,
    /// Treasure cards.
    pub treasures: Treasures,
    /// Parrot cards.
    pub parrots: Parrots,
}

/// The cards under the goal stack: who returned each, and which it is if the
/// viewer returned it himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    from = "Vec<(Seat, Option<GoalKind>)>",
    into = "Vec<(Seat, Option<GoalKind>)>"
)]
pub struct QueueView {
    /// A queue in which an unknown card is of a kind that does not exist.
    cards: GoalQueue,
}

/// Stands in a queue for a card whose face is hidden.
const HIDDEN: GoalKind = GoalKind(31);

impl QueueView {
    /// From the top down.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Option<GoalKind>)> {
        self.cards
            .iter()
            .map(|(seat, kind)| (seat, (kind != HIDDEN).then_some(kind)))
    }

    fn push(&mut self, seat: Seat, kind: Option<GoalKind>) {
        self.cards.push(seat, kind.unwrap_or(HIDDEN));
    }

    const fn empty() -> Self {
        Self {
            cards: GoalQueue::EMPTY,
        }
    }
}

impl From<Vec<(Seat, Option<GoalKind>)>> for QueueView {
    /// Cards that cannot be are left out.
    fn from(cards: Vec<(Seat, Option<GoalKind>)>) -> Self {
        let mut queue = Self::empty();
        let exists = |kind: GoalKind| usize::from(kind.0) < GOAL_KINDS;
        for (seat, kind) in cards.into_iter().take(QUEUE_MAX) {
            if seat.index() < SEATS_MAX && kind.is_none_or(exists) {
                queue.push(seat, kind);
            }
        }
        queue
    }
}

impl From<QueueView> for Vec<(Seat, Option<GoalKind>)> {
    fn from(queue: QueueView) -> Self {
        queue.iter().collect()
    }
}

impl<T: Copy> Cards<T> {
    fn seen(faces: T, count: u8, seen: bool) -> Self {
        Self {
            count,
            faces: seen.then_some(faces),
        }
    }
}

/// Builds up what this viewer knows (GROG-SETUP-16).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    // No `..` in these patterns, on purpose: a new field must not compile
    // until somebody has decided who may see it.
    let State {
        edition,
        table,
        secrets,
    } = state;
    let Secrets {
        goals: _,
        drawn,
        unseen,
        treasures: _,
        treasure_stack,
        parrots: _,
        parrot_stack,
        queue: _,
    } = secrets;

    let mut hands = [HandView::default(); SEATS_MAX];
    for seat in table.all().iter() {
        hands[seat.index()] = hand(state, seat, viewer);
    }
    let sees_drawn = drawer(table.phase).is_some_and(|seat| viewer.is(seat));
    let mut view = View {
        viewer,
        table: *table,
        hands,
        drawn: Cards::seen(*drawn, drawn.count(), sees_drawn && !drawn.is_empty()),
        unseen_goals: unseen.count(),
        queue: queue(state, viewer),
        treasure_stack: treasure_stack.count(),
        parrot_stack: parrot_stack.count(),
        unknown: Unknown {
            goals: GoalSet::full(edition.goal_copies),
            treasures: *treasure_stack,
            parrots: *parrot_stack,
        },
    };
    view.count_unknown(secrets);
    view
}

/// Who looks at the cards drawn at the goal ship.
const fn drawer(phase: Phase) -> Option<Seat> {
    if let Phase::DrawGoals { trade, .. } | Phase::KeepGoal(trade) | Phase::ReturnDrawn(trade) =
        phase
    {
        return Some(trade.seat);
    }
    None
}

fn hand(state: &State, seat: Seat, viewer: Viewer) -> HandView {
    let secrets = &state.secrets;
    let own = viewer.is(seat);
    let goals = secrets.goals[seat.index()];
    let treasures = secrets.treasures[seat.index()];
    let parrots = secrets.parrots[seat.index()];
    // At the end the goal cards are revealed.
    let over = matches!(state.table.phase, Phase::Over(_));
    let goal_count = if own {
        goals.count()
    } else {
        public_goal_count(state, seat)
    };
    HandView {
        goals: Cards::seen(goals, goal_count, own || over),
        treasures: Cards::seen(treasures, treasures.count(), own),
        parrots: Cards::seen(parrots, parrots.count(), own),
    }
}

/// The size of another's goal hand. While he chooses, the table learns only
/// whether he has finished, not how many cards he has laid aside.
fn public_goal_count(state: &State, seat: Seat) -> u8 {
    let setup = &state.edition.setup;
    let Phase::ReturnGoals { done } = state.table.phase else {
        return state.secrets.goals[seat.index()].count();
    };
    if done.has(seat) {
        setup.goals_kept
    } else {
        setup.goals_dealt
    }
}

fn queue(state: &State, viewer: Viewer) -> QueueView {
    let mut seen = QueueView::empty();
    match (state.table.phase, viewer) {
        (Phase::ReturnGoals { .. }, Viewer::Spectator) => {}
        (Phase::ReturnGoals { .. }, Viewer::Seat(seat)) => {
            for kind in state.laid_aside(seat) {
                seen.push(seat, Some(kind));
            }
        }
        _ => {
            for (seat, kind) in state.secrets.queue.iter() {
                seen.push(seat, viewer.is(seat).then_some(kind));
            }
        }
    }
    seen
}

impl View {
    /// What is in the game and not in front of the viewer's eyes: the stacks
    /// and the others' cards, all mixed.
    fn count_unknown(&mut self, secrets: &Secrets) {
        let Self {
            table,
            hands,
            drawn,
            queue,
            unknown,
            ..
        } = self;
        for seat in table.all().iter() {
            let hand = &hands[seat.index()];
            if let Some(goals) = hand.goals.faces {
                unknown.goals.take_all(goals);
            }
            if hand.treasures.faces.is_none() {
                add(&mut unknown.treasures, &secrets.treasures[seat.index()]);
                add(&mut unknown.parrots, &secrets.parrots[seat.index()]);
            }
        }
        if let Some(goals) = drawn.faces {
            unknown.goals.take_all(goals);
        }
        for (_, kind) in queue.iter() {
            if let Some(kind) = kind {
                unknown.goals.take(kind);
            }
        }
    }
}

fn add<const N: usize>(counts: &mut Counts<N>, more: &Counts<N>) {
    for (count, more) in counts.0.iter_mut().zip(more.0) {
        *count += more;
    }
}

/// A shuffled pile of cards that are dealt one by one.
struct Pile<const N: usize> {
    cards: [u8; N],
    left: usize,
}

impl<const N: usize> Pile<N> {
    const fn empty() -> Self {
        Self {
            cards: [0; N],
            left: 0,
        }
    }

    fn put(&mut self, card: u8, copies: u8) {
        let end = (self.left + usize::from(copies)).min(N);
        self.cards[self.left..end].fill(card);
        self.left = end;
    }

    fn deal(&mut self, luck: &mut impl Luck) -> u8 {
        let place = luck.below(self.left as u32) as usize;
        self.left -= 1;
        let card = self.cards[place];
        self.cards[place] = self.cards[self.left];
        card
    }

    fn rest(&self) -> &[u8] {
        &self.cards[..self.left]
    }
}

/// Deals everything that the viewer does not know anew.
///
/// Every unknown card is equally likely in every unknown place. That is exact
/// for cards that were drawn; goal cards that somebody chose to keep are more
/// likely good ones, which a bot may weigh in itself. Somebody in the middle of
/// a turn can end it: who has played a parrot has a bid left, who has laid down
/// a treasure card can pay. Hands that could not are dealt again.
pub(crate) fn imagine(edition: Interned<Edition>, view: &View, luck: &mut impl Luck) -> State {
    let mut state = State {
        edition,
        table: view.table,
        secrets: Secrets::default(),
    };
    imagine_goals(&edition, view, &mut state.secrets, luck);
    for _ in 0..MOST_DEALS {
        imagine_hands(view, &mut state.secrets, luck);
        if can_end_turn(&state) {
            break;
        }
    }
    state
}

/// With the standard edition a few deals are enough. A view that somebody made
/// up may fit no position at all; it gets what comes.
const MOST_DEALS: u32 = 10_000;

/// Treasure and parrot cards; the rest of them are the stacks.
fn imagine_hands(view: &View, secrets: &mut Secrets, luck: &mut impl Luck) {
    secrets.treasure_stack = view.unknown.treasures;
    secrets.parrot_stack = view.unknown.parrots;
    let mut treasures = Pile::<{ 3 * MOST_TREASURES }>::empty();
    let mut parrots = Pile::<{ 6 * MOST_PARROTS }>::empty();
    fill(&mut treasures, &view.unknown.treasures);
    fill(&mut parrots, &view.unknown.parrots);
    for seat in view.table.all().iter() {
        let (seat, hand) = (seat.index(), &view.hands[seat.index()]);
        let stack = &mut secrets.treasure_stack;
        secrets.treasures[seat] = hand
            .treasures
            .faces
            .unwrap_or_else(|| deal_counts(&mut treasures, stack, hand.treasures.count, luck));
        let stack = &mut secrets.parrot_stack;
        secrets.parrots[seat] = hand
            .parrots
            .faces
            .unwrap_or_else(|| deal_counts(&mut parrots, stack, hand.parrots.count, luck));
    }
}

fn fill<const N: usize, const K: usize>(pile: &mut Pile<N>, counts: &Counts<K>) {
    for (kind, &copies) in (0..).zip(&counts.0) {
        pile.put(kind, copies);
    }
}

/// Deals a hand; what is dealt leaves the stack.
fn deal_counts<const N: usize, const K: usize>(
    pile: &mut Pile<N>,
    stack: &mut Counts<K>,
    count: u8,
    luck: &mut impl Luck,
) -> Counts<K> {
    let mut hand = Counts::default();
    for _ in 0..count {
        let kind = usize::from(pile.deal(luck));
        hand.0[kind] += 1;
        stack.0[kind] -= 1;
    }
    hand
}

fn imagine_goals(edition: &Edition, view: &View, secrets: &mut Secrets, luck: &mut impl Luck) {
    let mut pile = Pile::<64>::empty();
    for kind in view.unknown.goals.kinds() {
        pile.put(kind.0, view.unknown.goals.copies(kind));
    }
    if let Phase::ReturnGoals { .. } = view.table.phase {
        imagine_choices(edition, view, secrets, &mut pile, luck);
    } else {
        for (seat, kind) in view.queue.iter() {
            let kind = kind.unwrap_or_else(|| GoalKind(pile.deal(luck)));
            secrets.queue.push(seat, kind);
        }
        for seat in view.table.all().iter() {
            let goals = view.hands[seat.index()].goals;
            secrets.goals[seat.index()] = goals
                .faces
                .unwrap_or_else(|| deal_goals(&mut pile, goals.count, luck));
        }
    }
    secrets.drawn = view
        .drawn
        .faces
        .unwrap_or_else(|| deal_goals(&mut pile, view.drawn.count, luck));
    for &kind in pile.rest() {
        secrets.unseen.add(GoalKind(kind));
    }
}

fn deal_goals(pile: &mut Pile<64>, count: u8, luck: &mut impl Luck) -> GoalSet {
    let mut goals = GoalSet::default();
    for _ in 0..count {
        goals.add(GoalKind(pile.deal(luck)));
    }
    goals
}

/// During the set-up choice nobody can tell how far a rival has come before he
/// has finished, so that is imagined too.
fn imagine_choices(
    edition: &Edition,
    view: &View,
    secrets: &mut Secrets,
    pile: &mut Pile<64>,
    luck: &mut impl Luck,
) {
    let setup = &edition.setup;
    let returns = setup.goals_dealt - setup.goals_kept;
    for seat in view.table.all().iter() {
        let first = first_place(&view.table, edition, seat);
        let goals = view.hands[seat.index()].goals;
        if let Some(faces) = goals.faces {
            secrets.goals[seat.index()] = faces;
            for (place, (_, kind)) in (first..).zip(view.queue.cards.iter()) {
                secrets.queue.reserve(place, seat, kind);
            }
            continue;
        }
        let finished = goals.count == setup.goals_kept;
        let laid_aside = if finished {
            returns
        } else {
            luck.below(u32::from(returns)) as u8
        };
        for place in first..first + usize::from(laid_aside) {
            secrets
                .queue
                .reserve(place, seat, GoalKind(pile.deal(luck)));
        }
        secrets.goals[seat.index()] = deal_goals(pile, setup.goals_dealt - laid_aside, luck);
    }
}
