//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world anew, walks down the tree by what is legal
//! in this world, tries one action more and plays on. The tree is one for all
//! worlds: a node counts how often its action was possible, so that one that is
//! rarely possible is not taken for a bad one. Luck has no nodes: it is drawn
//! anew on every walk. Everybody seeks his own chance to win.

mod habits;
mod rollout;
mod tree;
mod walk;

use tortuga_core::{Actor, Luck as _, Perspective, QuickLuck, Rules, Seat, ToAct};

pub use self::habits::{Habits, UnknownHabit};
pub(crate) use self::rollout::Rollout;
pub(crate) use self::tree::count;
use self::tree::{At, Node, Tree};
use self::walk::Walk;
use crate::clock::Clock;
use crate::evaluation::{Evaluation, Verdict};
use crate::one_ply::weigh;

/// No walk is longer; what comes after it is left to the rollout.
const LONGEST_WALK: usize = 256;

/// One search for one decision.
pub(crate) struct Search<'p, G: Rules> {
    perspective: &'p Perspective<G>,
    evaluation: &'p Evaluation<G>,
    habits: Habits,
    seed: u64,
    luck: QuickLuck,
    /// What this iteration tries first.
    first: Option<At>,
    tree: Tree<G::Action>,
    rollout: Rollout<G>,
    /// The nodes of this iteration's walk.
    path: Vec<At>,
    legal: Vec<G::Action>,
    /// The numbers of legal actions that no node was found for yet.
    open: Vec<u64>,
    /// Where an action is tried.
    trial: Option<G::State>,
    /// Everybody's chances, all iterations together.
    sum: [f64; 8],
    iterations: u32,
}

/// What a search found out about one action.
#[derive(Clone, Copy)]
pub(crate) struct Finding<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// What actions are compared by.
    pub(crate) worth: f32,
    /// The chance to win, for people.
    pub(crate) chance: f32,
}

impl<A> Finding<A> {
    /// What another search found about the same action.
    pub(crate) fn add(&mut self, other: &Self) {
        let visits = self.visits + other.visits;
        let mean = |one: f32, another: f32| {
            let sum = one * count(self.visits) + another * count(other.visits);
            sum / count(visits)
        };
        if visits > 0 {
            (self.worth, self.chance) = (
                mean(self.worth, other.worth),
                mean(self.chance, other.chance),
            );
        }
        self.visits = visits;
    }
}

impl<'p, G: Rules> Search<'p, G> {
    /// A search for a decision that has at least one legal action.
    pub(crate) fn new(
        perspective: &'p Perspective<G>,
        evaluation: &'p Evaluation<G>,
        habits: Habits,
        most_nodes: usize,
        seed: u64,
    ) -> Self {
        let numbers = usize::from(G::action_count(perspective.edition));
        Self {
            perspective,
            evaluation,
            habits,
            seed,
            luck: QuickLuck::new(seed),
            first: None,
            tree: Tree::new(most_nodes, perspective.legal[0]),
            rollout: Rollout::new(),
            path: Vec::with_capacity(LONGEST_WALK),
            legal: Vec::with_capacity(numbers),
            open: vec![0; numbers.div_ceil(64)],
            trial: None,
            sum: [0.0; 8],
            iterations: 0,
        }
    }

    /// Begins with what a sailor says: every own action gets a node, and the
    /// sailor's word about it.
    fn ask_sailor(&mut self) {
        if self.habits.trust.is_none() {
            return;
        }
        let weighed = weigh(self.perspective, self.evaluation, &mut self.luck);
        let root = Tree::<G::Action>::root();
        // The best last: where nothing else decides, it is found first.
        for found in weighed.into_iter().rev() {
            let number = number::<G>(self.perspective.edition, found.action);
            let seat = self.perspective.seat;
            let mut node = Node::new(found.action, number, seat, found.worth);
            node.trust = self.habits.sailor;
            self.tree.grow(root, node);
        }
    }

    /// Goes on until the clock says stop.
    pub(crate) fn run(&mut self, clock: &Clock<'_>) {
        self.ask_sailor();
        while clock.goes_on(self.iterations) {
            self.iterate();
        }
    }

    /// One world more.
    pub(crate) fn iterate(&mut self) {
        let Perspective { edition, view, .. } = self.perspective;
        self.first = self.pick_first();
        let mut state = G::imagine(edition, view, &mut self.luck);
        self.descend(&mut state);
        self.rollout
            .play_on(&mut state, &self.habits, self.evaluation, &mut self.luck);
        let verdict = self.evaluation.verdict(&state);
        self.learn(&verdict);
        self.iterations += 1;
    }

    /// The own action to try in this iteration. The k-th trial of every action
    /// meets the same world and the same luck, so that actions are compared and
    /// not worlds.
    fn pick_first(&mut self) -> Option<At> {
        self.habits.trust?;
        self.legal.clone_from(&self.perspective.legal);
        self.mark_legal();
        let (_, best) = self.best_known(self.perspective.seat, Tree::<G::Action>::root());
        let (child, _) = best?;
        let trial = u64::from(self.tree.node(child).visits);
        self.luck = QuickLuck::new(self.seed.wrapping_add(trial << 32));
        self.luck.bits();
        Some(child)
    }

    /// Walks down the tree to the first action that was never tried.
    fn descend(&mut self, state: &mut G::State) {
        let mut walk = Walk::new(self.perspective.seat);
        self.path.clear();
        while self.path.len() < LONGEST_WALK {
            let to_act = G::to_act(state);
            let seats = to_act.seats();
            match to_act {
                ToAct::Nobody => return,
                ToAct::Chance => {
                    let outcome = G::chance(state, &mut self.luck);
                    G::apply(state, Actor::Chance, outcome, &mut ());
                    continue;
                }
                ToAct::One(_) | ToAct::Together(_) => {}
            }
            let together = matches!(to_act, ToAct::Together(_));
            let Some((seat, at)) = walk.turn(&mut self.tree, seats, together) else {
                return;
            };
            self.legal.clear();
            G::legal(state, seat, &mut self.legal);
            if let [only] = self.legal[..] {
                // No choice, nothing to learn.
                G::apply(state, Actor::Seat(seat), only, &mut ());
                continue;
            }
            let Some(child) = self.choose(state, seat, at) else {
                return;
            };
            let node = self.tree.node(child);
            let new = node.visits == 0;
            G::apply(state, Actor::Seat(seat), node.action, &mut ());
            self.path.push(child);
            walk.step(seat, child);
            if new {
                return;
            }
        }
    }

    /// The action to try now; none if the tree is full and knows none.
    fn choose(&mut self, state: &G::State, seat: Seat, at: At) -> Option<At> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let unknown = self.mark_legal();
        let (known, best) = self.best_known(seat, at);
        let unknown = unknown - known;
        if unknown == 0 || !self.tree.has_room(unknown) {
            return best.map(|(child, _)| child);
        }
        match self.habits.trust {
            None => self.any_unknown(seat, at, unknown),
            Some(trust) => Some(self.grow_all(state, seat, at, trust, best)),
        }
    }

    /// Marks the numbers of all legal actions; tells how many there are.
    fn mark_legal(&mut self) -> usize {
        self.open.fill(0);
        for &action in &self.legal {
            let number = number::<G>(self.perspective.edition, action);
            self.open[usize::from(number / 64)] |= 1 << (number % 64);
        }
        self.legal.len()
    }

    /// Looks at all nodes whose action is legal now and takes them off the
    /// marks; tells how many they are, and which one to try.
    fn best_known(&mut self, seat: Seat, at: At) -> (usize, Option<(At, f32)>) {
        let mut known = 0;
        let mut best: Option<(At, f32)> = None;
        let mut next = self.tree.first_child(at);
        while let Some(child) = next {
            next = self.tree.next_sibling(child);
            let node = self.tree.node_mut(child);
            let (word, bit) = (usize::from(node.number / 64), 1 << (node.number % 64));
            if node.mover != seat || self.open[word] & bit == 0 {
                continue;
            }
            self.open[word] &= !bit;
            known += 1;
            node.available += 1;
            let score = score(node, self.habits.explore);
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((child, score));
            }
        }
        (known, best)
    }

    /// Without an evaluation: any action that was never tried.
    fn any_unknown(&mut self, seat: Seat, at: At, unknown: usize) -> Option<At> {
        let pick = self.luck.below(u32::try_from(unknown).unwrap_or(1));
        let edition = self.perspective.edition;
        let open = |action: &G::Action| is_open(&self.open, number::<G>(edition, *action));
        let mut unknown = self.legal.iter().copied().filter(open);
        let action = unknown.nth(pick as usize)?;
        let mut node = Node::new(action, number::<G>(edition, action), seat, 0.0);
        node.available = 1;
        Some(self.tree.grow(at, node))
    }

    /// With an evaluation: every action that is new here gets a node and a
    /// first opinion; the best of all is to be tried.
    fn grow_all(
        &mut self,
        state: &G::State,
        seat: Seat,
        at: At,
        trust: f32,
        mut best: Option<(At, f32)>,
    ) -> At {
        let edition = self.perspective.edition;
        let mut first = at;
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            let number = number::<G>(edition, action);
            if !is_open(&self.open, number) {
                continue;
            }
            let promise = self.promise(state, seat, action);
            let mut node = Node::new(action, number, seat, promise);
            node.trust = trust;
            node.available = 1;
            let score = score(&node, self.habits.explore);
            let child = self.tree.grow(at, node);
            first = child;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((child, score));
            }
        }
        best.map_or(first, |(child, _)| child)
    }

    /// What the evaluation says right after an action.
    fn promise(&mut self, state: &G::State, seat: Seat, action: G::Action) -> f32 {
        let trial = self.trial.get_or_insert_with(|| state.clone());
        trial.clone_from(state);
        G::apply(trial, Actor::Seat(seat), action, &mut ());
        self.evaluation.worth(trial)[seat.index()]
    }

    /// Everybody who chose on the way learns what came of it.
    fn learn(&mut self, verdict: &Verdict) {
        for &at in &self.path {
            let node = self.tree.node_mut(at);
            node.visits += 1;
            node.total += verdict.worth[node.mover.index()];
        }
        if let Some(&own) = self.path.first() {
            let node = self.tree.node_mut(own);
            node.told += verdict.chances[node.mover.index()];
        }
        for (sum, &chance) in self.sum.iter_mut().zip(&verdict.chances) {
            *sum += f64::from(chance);
        }
    }

    /// What was found out about every action of the one who decides.
    pub(crate) fn findings(&self) -> impl Iterator<Item = Finding<G::Action>> {
        let nodes = self.tree.children(Tree::<G::Action>::root());
        let nodes = nodes.map(|at| self.tree.node(at));
        let own = nodes.filter(|node| node.mover == self.perspective.seat);
        own.map(|node| Finding {
            action: node.action,
            visits: node.visits,
            worth: node.mean(),
            chance: match node.visits {
                0 => node.promise,
                visits => node.told / count(visits),
            },
        })
    }

    /// Everybody's chances, over all iterations, and how many these were.
    pub(crate) const fn outlook(&self) -> (&[f64; 8], u32) {
        (&self.sum, self.iterations)
    }

    /// How the game would go on after `action`, as far as enough worlds agree.
    pub(crate) fn line(&self, action: G::Action) -> Vec<(Seat, G::Action)> {
        /// Fewer trials say too little.
        const ENOUGH: u32 = 8;
        const LONGEST: usize = 6;
        let root = Tree::<G::Action>::root();
        let own = |&at: &At| {
            let node = self.tree.node(at);
            node.mover == self.perspective.seat && node.action == action
        };
        let mut line = Vec::with_capacity(LONGEST);
        let mut next = self.tree.children(root).find(own);
        while let Some(at) = next.filter(|_| line.len() < LONGEST) {
            let node = self.tree.node(at);
            line.push((node.mover, node.action));
            let visits = |at: &At| self.tree.node(*at).visits;
            let most = self.tree.children(at).max_by_key(visits);
            next = most.filter(|at| visits(at) >= ENOUGH);
        }
        line
    }
}

/// Where a trial promises most: what was got so far, and a bonus for what is
/// little known. The evaluation's word counts for `trust` trials.
fn score<A>(node: &Node<A>, explore: f32) -> f32 {
    let trials = count(node.visits) + node.trust;
    node.mean() + explore * (log(node.available) / trials).sqrt()
}

/// About the logarithm to base 2, quick and the same on every machine: the
/// exponent, and a straight line between two powers of two.
fn log(number: u32) -> f32 {
    let bits = count(number.max(1)).to_bits();
    #[expect(clippy::cast_precision_loss, reason = "a straight line will do")]
    let log = bits as f32 * (1.0 / 8_388_608.0);
    log - 127.0
}

fn number<G: Rules>(edition: &G::Edition, action: G::Action) -> u16 {
    G::number(edition, action).unwrap_or(0)
}

fn is_open(open: &[u64], number: u16) -> bool {
    open[usize::from(number / 64)] >> (number % 64) & 1 == 1
}
