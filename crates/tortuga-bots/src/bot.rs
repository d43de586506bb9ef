use tortuga_core::{Level, Perspective, QuickLuck, Rules, Seat};

use crate::clock::{Clock, MACHINE, Now};
use crate::evaluation::{Chances, Evaluation, ranked};
use crate::search::{Finding, Habits, Search};
use crate::weights::Weights;
use crate::{Budget, Candidate, Style, Thought, Watch, exact, one_ply, random, reasons};

/// Room for this many nodes is taken for every search, and given back.
const MOST_NODES: usize = 1 << 20;
/// Nodes for one iteration, if these are counted.
const NODES_AN_ITERATION: usize = 64;

/// A bot for one seat of a game whose rules are known.
pub struct Bot<G: Rules> {
    style: Style,
    budget: Option<Budget>,
    threads: usize,
    now: Option<Now>,
    habits: Habits,
    evaluation: Evaluation<G>,
    luck: QuickLuck,
}

/// What a bot found out about a decision, the best action first.
struct Weighed<G: Rules> {
    findings: Vec<Finding<G::Action>>,
    /// Everybody's chances, if it searched.
    chances: Option<Chances>,
    line: Vec<(Seat, G::Action)>,
}

impl<G: Rules> Bot<G> {
    /// A bot that plays in this style, on one thread, as long as its level
    /// usually thinks. The same seed gives the same play if the budget is one
    /// of iterations.
    pub fn new(style: impl Into<Style>, seed: u64) -> Self {
        let style = style.into();
        Self {
            style,
            budget: match style {
                Style::Level(level) => Budget::of(level),
                Style::Plain => Budget::of(Level::Captain),
                Style::Random => None,
            },
            threads: 1,
            now: MACHINE,
            habits: match style {
                Style::Plain => Habits::PLAIN,
                Style::Level(_) | Style::Random => Habits::USUAL,
            },
            evaluation: Evaluation::fitted(),
            luck: QuickLuck::new(seed),
        }
    }

    /// With another budget; it changes nothing for styles that do not search.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = self.budget.map(|_| budget);
        self
    }

    /// On so many threads, if it is an admiral.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// By this clock: for a page, which has none that a bot could reach by
    /// itself. Without one, time is counted in iterations.
    #[must_use]
    pub fn with_clock(mut self, now: Now) -> Self {
        self.now = Some(now);
        self
    }

    /// With other weights than those that were fitted for its game.
    #[must_use]
    pub fn with_weights(mut self, weights: &Weights) -> Self {
        self.evaluation = Evaluation::new(weights);
        self
    }

    /// With other habits than the usual ones.
    #[must_use]
    pub fn with_habits(mut self, habits: Habits) -> Self {
        self.habits = habits;
        self
    }

    /// How it searches.
    pub const fn habits(&self) -> Habits {
        self.habits
    }

    /// What it may use for a decision; none if it does not search.
    pub const fn budget(&self) -> Option<Budget> {
        self.budget
    }

    /// Chooses one of the legal actions; none if there is none.
    pub fn choose(&mut self, perspective: &Perspective<G>) -> Option<G::Action> {
        self.choose_watched(perspective, &Watch::new())
    }

    /// The same, while somebody watches.
    pub fn choose_watched(
        &mut self,
        perspective: &Perspective<G>,
        watch: &Watch,
    ) -> Option<G::Action> {
        // No choice, no thought.
        if let [only] = perspective.legal[..] {
            return Some(only);
        }
        if self.style == Style::Random {
            return random::any(&perspective.legal, &mut self.luck);
        }
        let findings = self.weigh(perspective, watch)?.findings;
        findings.first().map(|best| best.action)
    }

    /// Thinks about a decision and tells all about it; none if there is nothing
    /// to choose.
    pub fn think(&mut self, perspective: &Perspective<G>, watch: &Watch) -> Option<Thought<G>> {
        let weighed = self.weigh(perspective, watch)?;
        let best = weighed.findings.first()?;
        let candidate = |found: &Finding<G::Action>| Candidate {
            action: found.action,
            visits: found.visits,
            chance: found.chance,
        };
        Some(Thought {
            action: best.action,
            chances: self.outlook(perspective, &weighed),
            candidates: weighed.findings.iter().map(candidate).collect(),
            reasons: match &weighed.findings[..] {
                [best, next, ..] => {
                    let actions = [best.action, next.action];
                    reasons::between(perspective, actions, &self.evaluation, &mut self.luck)
                }
                _ => Vec::new(),
            },
            line: weighed.line,
        })
    }

    /// Everybody's chances, after the best action if there was no search.
    fn outlook(&mut self, perspective: &Perspective<G>, weighed: &Weighed<G>) -> Vec<f32> {
        let world = G::imagine(perspective.edition, &perspective.view, &mut self.luck);
        let seats = ranked::<G>(&world).iter().count();
        let chances = weighed
            .chances
            .unwrap_or_else(|| self.evaluation.verdict(&world).chances);
        chances[..seats].to_vec()
    }

    fn weigh(&mut self, perspective: &Perspective<G>, watch: &Watch) -> Option<Weighed<G>> {
        let (evaluation, luck) = (&self.evaluation, &mut self.luck);
        let looked_at = match self.style {
            // No choice, no thought: only what it leads to.
            _ if perspective.legal.len() == 1 => one_ply::weigh(perspective, evaluation, luck),
            Style::Level(Level::Novice) | Style::Random => {
                one_ply::glance(perspective, evaluation, luck)
            }
            Style::Level(Level::Sailor) => one_ply::weigh(perspective, evaluation, luck),
            Style::Level(Level::Mate | Level::Captain | Level::Admiral) => {
                perspective.legal.first()?;
                match exact::look_through(perspective, evaluation, luck) {
                    Some(findings) => findings,
                    None => return Some(self.search(perspective, watch)),
                }
            }
            Style::Plain => {
                perspective.legal.first()?;
                return Some(self.search(perspective, watch));
            }
        };
        Weighed::looked_at(perspective.seat, looked_at)
    }

    fn search(&mut self, perspective: &Perspective<G>, watch: &Watch) -> Weighed<G> {
        let threads = match self.style {
            Style::Level(Level::Admiral) => self.threads,
            Style::Level(_) | Style::Plain | Style::Random => 1,
        };
        let budget = self.budget.unwrap_or(Budget::Iterations(1));
        let most_nodes = match budget {
            Budget::Iterations(count) => (count as usize).saturating_mul(NODES_AN_ITERATION),
            Budget::Time(_) => MOST_NODES,
        };
        // The first steps of a search make every action known.
        let most_nodes = most_nodes.clamp(perspective.legal.len() + 2, MOST_NODES);
        let clock = Clock::new(budget, self.now, watch);
        let run = |seed: u64| {
            let mut search =
                Search::new(perspective, &self.evaluation, self.habits, most_nodes, seed);
            search.run(&clock);
            search
        };
        let seed = self.luck.bits();
        let searches = on_threads(threads, seed, run);
        Weighed::found(&searches)
    }
}

/// One search on each thread, with a seed of its own.
fn on_threads<S: Send>(threads: usize, seed: u64, run: impl Fn(u64) -> S + Sync) -> Vec<S> {
    if threads < 2 || cfg!(target_family = "wasm") {
        return vec![run(seed)];
    }
    let run = &run;
    let seeds = (0..threads as u64).map(|thread| seed.wrapping_add(thread));
    std::thread::scope(|scope| {
        let start = |seed| scope.spawn(move || run(seed));
        let running: Vec<_> = seeds.map(start).collect();
        let searches = running.into_iter().map(std::thread::ScopedJoinHandle::join);
        searches.filter_map(Result::ok).collect()
    })
}

impl<G: Rules> Weighed<G> {
    fn looked_at(seat: Seat, findings: Vec<Finding<G::Action>>) -> Option<Self> {
        Some(Self {
            line: vec![(seat, findings.first()?.action)],
            findings,
            chances: None,
        })
    }

    /// Adds up what several searches for the same decision found.
    #[expect(clippy::cast_possible_truncation, reason = "a share of one")]
    fn found(searches: &[Search<'_, G>]) -> Self {
        let mut findings: Vec<Finding<G::Action>> = Vec::new();
        for found in searches.iter().flat_map(Search::findings) {
            let known = findings
                .iter_mut()
                .find(|known| known.action == found.action);
            match known {
                Some(known) => known.add(&found),
                None => findings.push(found),
            }
        }
        findings.sort_by(|one, other| {
            let visits = other.visits.cmp(&one.visits);
            visits.then(other.worth.total_cmp(&one.worth))
        });
        let mut chances = [0.0; 8];
        let iterations: u32 = searches.iter().map(|search| search.outlook().1).sum();
        for (seat, chance) in chances.iter_mut().enumerate() {
            let sum: f64 = searches.iter().map(|search| search.outlook().0[seat]).sum();
            *chance = (sum / f64::from(iterations.max(1))) as f32;
        }
        let line = match (searches.first(), findings.first()) {
            (Some(search), Some(best)) => search.line(best.action),
            _ => Vec::new(),
        };
        Self {
            findings,
            chances: Some(chances),
            line,
        }
    }
}
