//! Symbols on the dice, and what the seven dice can show.

use serde::{Deserialize, Serialize};

/// What a raw-material die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// Kopins, the money.
    Kopins,
    /// Supplies.
    Supplies,
    /// Labor.
    Labor,
    /// A Groo head.
    Groo,
}

impl Symbol {
    /// All of them, in the order of an edition file.
    pub const ALL: [Self; 4] = [Self::Kopins, Self::Supplies, Self::Labor, Self::Groo];

    /// The name in notation and in edition files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Kopins => "kopins",
            Self::Supplies => "supplies",
            Self::Labor => "labor",
            Self::Groo => "groo",
        }
    }

    /// The letter in a written roll.
    pub const fn letter(self) -> char {
        match self {
            Self::Kopins => 'K',
            Self::Supplies => 'S',
            Self::Labor => 'L',
            Self::Groo => 'G',
        }
    }

    /// The symbol's place in `ALL`.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Some symbols: a cost, a pool of dice, what is private. Less than 128 each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Symbols(pub [u8; 4]);

/// The highest bit of every byte.
const HIGH: u32 = 0x8080_8080;

impl Symbols {
    /// None at all.
    pub const NONE: Self = Self([0; 4]);

    /// How many of one symbol.
    pub const fn of(self, symbol: Symbol) -> u8 {
        self.0[symbol.index()]
    }

    /// How many in all.
    pub const fn count(self) -> u8 {
        let [kopins, supplies, labor, groo] = self.0;
        kopins + supplies + labor + groo
    }

    /// There is none.
    pub const fn is_empty(self) -> bool {
        u32::from_le_bytes(self.0) == 0
    }

    /// Are at least these among them?
    pub const fn cover(self, cost: Self) -> bool {
        // All four at once: a byte that is too small borrows its highest bit.
        let left = (u32::from_le_bytes(self.0) | HIGH) - u32::from_le_bytes(cost.0);
        left & HIGH == HIGH
    }

    /// These and those.
    #[must_use]
    pub const fn plus(self, more: Self) -> Self {
        let sum = u32::from_le_bytes(self.0) + u32::from_le_bytes(more.0);
        Self(sum.to_le_bytes())
    }

    /// These without those, which must be among them.
    #[must_use]
    pub const fn minus(self, less: Self) -> Self {
        let left = u32::from_le_bytes(self.0) - u32::from_le_bytes(less.0);
        Self(left.to_le_bytes())
    }

    /// So many of one symbol.
    pub const fn only(symbol: Symbol, count: u8) -> Self {
        let mut symbols = [0; 4];
        symbols[symbol.index()] = count;
        Self(symbols)
    }

    /// What both have.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        let [a, b] = [self.0, other.0];
        Self(std::array::from_fn(|place| a[place].min(b[place])))
    }
}

/// A set of symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SymbolSet(pub(crate) u8);

impl SymbolSet {
    /// The same and this one.
    #[must_use]
    pub const fn with(self, symbol: Symbol) -> Self {
        Self(self.0 | 1 << symbol.index())
    }

    /// Is this one in it?
    pub const fn has(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol.index()) != 0
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&one| self.has(one))
    }
}

/// Raw-material dice in the box.
pub const DICE: usize = 6;
/// Faces of every die.
pub const FACES: usize = 6;
/// Ways in which the raw-material dice can fall.
const RAW_WAYS: u32 = (FACES as u32).pow(DICE as u32);
/// Ways in which all seven dice can fall.
pub(crate) const WAYS: u32 = RAW_WAYS * FACES as u32;

/// What the seven dice can show, with the number of ways to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolls {
    /// Every pool that can be.
    pools: Vec<Symbols>,
    /// Ways of the raw-material dice to show an earlier pool; one entry more
    /// than there are pools.
    before: Vec<u32>,
    /// Every step of the movement die, with its faces.
    steps: Vec<(i8, u32)>,
}

impl Rolls {
    /// Counts the ways of these dice.
    pub(crate) fn of(raw: &[[Symbol; FACES]; DICE], movement: [i8; FACES]) -> Self {
        let mut ways = vec![(Symbols::NONE, 1_u32)];
        for &die in raw {
            ways = with_die(&ways, die);
        }
        ways.sort_by_key(|(pool, _)| std::cmp::Reverse(pool.0));
        let mut before = vec![0];
        let mut sum = 0;
        for (_, count) in &ways {
            sum += count;
            before.push(sum);
        }
        let mut steps: Vec<(i8, u32)> = Vec::new();
        let mut faces = movement;
        faces.sort_unstable();
        for face in faces {
            match steps.last_mut() {
                Some((step, count)) if *step == face => *count += 1,
                _ => steps.push((face, 1)),
            }
        }
        Self {
            pools: ways.into_iter().map(|(pool, _)| pool).collect(),
            before,
            steps,
        }
    }

    /// Every outcome with its weight: pool by pool, and within it step by step.
    pub fn all(&self) -> impl Iterator<Item = (Symbols, i8, u32)> {
        let pools = self.pools.iter().zip(self.before.windows(2));
        pools.flat_map(|(&pool, ways)| {
            let count = ways[1] - ways[0];
            let steps = self.steps.iter();
            steps.map(move |&(step, faces)| (pool, step, count * faces))
        })
    }

    /// The outcome at a place among all ways, in the order of `all`.
    pub(crate) fn at(&self, place: u32) -> (Symbols, i8) {
        let raw = place / FACES as u32;
        let pool = self.before.partition_point(|&before| before <= raw) - 1;
        let count = self.before[pool + 1] - self.before[pool];
        let mut left = place - self.before[pool] * FACES as u32;
        for &(step, faces) in &self.steps {
            if left < count * faces {
                return (self.pools[pool], step);
            }
            left -= count * faces;
        }
        unreachable!("the weights of all steps fill the ways of a pool")
    }

    /// Can the raw-material dice show this?
    pub(crate) fn can_show(&self, pool: Symbols) -> bool {
        self.pools.contains(&pool)
    }

    /// Does the movement die have this step?
    pub(crate) fn can_step(&self, step: i8) -> bool {
        self.steps.iter().any(|&(one, _)| one == step)
    }

    /// The steps of the movement die, each once.
    pub fn steps(&self) -> impl Iterator<Item = i8> {
        self.steps.iter().map(|&(step, _)| step)
    }

    /// How many different outcomes there are.
    pub fn count(&self) -> usize {
        self.pools.len() * self.steps.len()
    }
}

fn with_die(ways: &[(Symbols, u32)], die: [Symbol; FACES]) -> Vec<(Symbols, u32)> {
    let mut more: Vec<(Symbols, u32)> = Vec::new();
    for &(pool, count) in ways {
        for face in die {
            let pool = pool.plus(Symbols::only(face, 1));
            match more.iter_mut().find(|(one, _)| *one == pool) {
                Some((_, sum)) => *sum += count,
                None => more.push((pool, count)),
            }
        }
    }
    more
}

#[cfg(test)]
mod tests {
    use super::*;
    use Symbol::{Groo, Kopins, Labor, Supplies};

    fn standard() -> Rolls {
        let die = [Supplies, Supplies, Labor, Labor, Kopins, Groo];
        Rolls::of(&[die; DICE], [0, 0, 1, -1, 2, -2])
    }

    #[test]
    fn the_standard_dice_have_420_outcomes_in_279_936_ways() {
        let rolls = standard();
        assert_eq!(rolls.count(), 420);
        let weights: u32 = rolls.all().map(|(_, _, weight)| weight).sum();
        assert_eq!((weights, WAYS), (279_936, 279_936));
    }

    #[test]
    fn a_place_is_the_outcome_that_the_weights_say() {
        let rolls = standard();
        let mut place = 0;
        for (pool, step, weight) in rolls.all() {
            assert_eq!(rolls.at(place), (pool, step));
            assert_eq!(rolls.at(place + weight - 1), (pool, step));
            place += weight;
        }
    }

    #[test]
    fn what_covers_what() {
        let pool = Symbols([2, 2, 1, 0]);
        assert!(pool.cover(Symbols([2, 0, 1, 0])));
        assert!(!pool.cover(Symbols([0, 0, 0, 1])));
        assert!(!pool.cover(Symbols([3, 0, 0, 0])));
        assert_eq!(pool.minus(Symbols([1, 0, 1, 0])), Symbols([1, 2, 0, 0]));
        assert_eq!(pool.common(Symbols([1, 3, 0, 4])), Symbols([1, 2, 0, 0]));
    }
}
