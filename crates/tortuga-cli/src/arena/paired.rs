//! Luck that stays the same after different moves.

use std::collections::BTreeMap;

use tortuga_core::{Luck, QuickLuck, Rules, sha256};

/// The luck of a pairing: the k-th roll is the same in all its games, and so is
/// the k-th card, however many cards were drawn before the roll.
pub(crate) struct PairedLuck {
    seed: u64,
    pairing: u64,
    /// How many outcomes of each kind there were.
    counts: BTreeMap<String, u64>,
}

impl PairedLuck {
    /// The luck of this pairing.
    pub(crate) const fn new(seed: u64, pairing: u64) -> Self {
        Self {
            seed,
            pairing,
            counts: BTreeMap::new(),
        }
    }

    /// Draws the outcome that is due.
    pub(crate) fn outcome<G: Rules>(&mut self, state: &G::State) -> G::Action {
        let mut luck = self.next(&kind::<G>(state));
        G::chance(state, &mut luck)
    }

    fn next(&mut self, kind: &str) -> QuickLuck {
        let Self { seed, pairing, .. } = self;
        let count = self.counts.entry(kind.to_owned()).or_default();
        let number = hashed(&format!("luck {seed} {pairing} {count} {kind}"));
        *count += 1;
        QuickLuck::new(number)
    }
}

/// A number that belongs to a text.
pub(crate) fn hashed(text: &str) -> u64 {
    let mut first = [0; 8];
    first.copy_from_slice(&sha256(format!("tortuga arena {text}").as_bytes())[..8]);
    u64::from_le_bytes(first)
}

/// What kind of chance is due, such as `rolled` or `drew goal`: the words that
/// its first and its last outcome begin with, without what was rolled or drawn.
fn kind<G: Rules>(state: &G::State) -> String {
    let write = |end: End| G::write(G::edition(state), G::chance(state, &mut { end }));
    common(&write(End::First), &write(End::Last))
}

/// The words that both begin with: the first in any case, the last in none.
fn common(one: &str, other: &str) -> String {
    let words: Vec<&str> = one.split(' ').collect();
    let before_last = words.len().saturating_sub(1).max(1);
    let same = words.iter().zip(other.split(' '));
    let same = same.take(before_last).take_while(|(a, b)| *a == b).count();
    words[..same.max(1)].join(" ")
}

/// Luck that falls on the first or on the last outcome.
#[derive(Clone, Copy)]
enum End {
    First,
    Last,
}

impl Luck for End {
    fn below(&mut self, bound: u32) -> u32 {
        match self {
            Self::First => 0,
            Self::Last => bound.saturating_sub(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tortuga_core::{Actor, Settings, ToAct};
    use tortuga_games::{EditionChoice, Visitor, with_game};

    use super::*;

    #[test]
    fn kinds_are_what_outcomes_begin_with() {
        assert_eq!(common("rolled 1 1 1 1 1", "rolled 6 6 6 6 6"), "rolled");
        assert_eq!(common("drew goal a", "drew goal z"), "drew goal");
        assert_eq!(
            common("drew goal a", "drew goal a"),
            "drew goal",
            "one left"
        );
        assert_eq!(common("storm", "storm"), "storm");
    }

    /// All outcomes of a game in which everybody takes a legal action by the
    /// moves' own luck, kind by kind.
    struct Line {
        moves: u64,
    }

    impl Visitor for Line {
        type Output = BTreeMap<String, Vec<String>>;

        fn visit<G: Rules>(self) -> Self::Output {
            let edition = EditionChoice::Standard.hold::<G>().unwrap().edition;
            let options = G::options(edition, &Settings::new()).unwrap();
            let mut state = G::set_up(edition, &options).unwrap();
            let (mut luck, mut moves) = (PairedLuck::new(1, 5), QuickLuck::new(self.moves));
            let mut seen: Self::Output = BTreeMap::new();
            loop {
                let to_act = G::to_act(&state);
                let (actor, action) = match to_act {
                    ToAct::Nobody => return seen,
                    ToAct::Chance => {
                        let kind = kind::<G>(&state);
                        let action = luck.outcome::<G>(&state);
                        let text = G::write(edition, action);
                        seen.entry(kind).or_default().push(text);
                        (Actor::Chance, action)
                    }
                    ToAct::One(_) | ToAct::Together(_) => {
                        let seat = to_act.seats().lowest().unwrap();
                        let mut legal = Vec::new();
                        G::legal(&state, seat, &mut legal);
                        let pick = moves.below(u32::try_from(legal.len()).unwrap());
                        (Actor::Seat(seat), legal[pick as usize])
                    }
                };
                G::apply(&mut state, actor, action, &mut ());
            }
        }
    }

    #[test]
    fn two_lines_of_play_see_the_same_rolls() {
        for game in ["grog-island", "groo"] {
            let one = with_game(game, Line { moves: 1 }).unwrap();
            let other = with_game(game, Line { moves: 2 }).unwrap();
            let (one, other) = (&one["rolled"], &other["rolled"]);
            let shared = one.len().min(other.len());
            assert!(shared > 5, "{game}");
            assert_eq!(one[..shared], other[..shared], "{game}");
            let different: BTreeSet<_> = one.iter().collect();
            assert!(different.len() > 3, "{game}: it is luck all the same");
        }
    }

    #[test]
    fn each_stack_has_luck_of_its_own() {
        let seen = with_game("grog-island", Line { moves: 1 }).unwrap();
        let kinds: Vec<&str> = seen.keys().map(String::as_str).collect();
        for kind in ["drew goal", "drew treasure", "rolled", "ships"] {
            assert!(kinds.contains(&kind), "{kind} is missing in {kinds:?}");
        }
    }

    #[test]
    fn another_pairing_has_other_luck() {
        let bits = |seed, pairing| PairedLuck::new(seed, pairing).next("rolled").bits();
        assert_eq!(bits(1, 1), bits(1, 1));
        assert_ne!(bits(1, 1), bits(1, 2));
        assert_ne!(bits(1, 1), bits(2, 1));
        let mut luck = PairedLuck::new(1, 1);
        let mut next = |kind: &str| luck.next(kind).bits();
        assert_ne!(next("rolled"), next("rolled"));
    }
}
