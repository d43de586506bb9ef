/// A source of chance.
///
/// Every chance event of a game asks exactly once, with the sum of all weights
/// as the bound; so a fair die is a fair source and nothing else.
pub trait Luck {
    /// A number from `0` up to, not including, `bound`, each equally likely.
    fn below(&mut self, bound: u32) -> u32;
}

impl<L: Luck + ?Sized> Luck for &mut L {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Quick, repeatable luck for playouts, tests and bots' imagination.
///
/// `SplitMix64`: a counter and a mixing function. It is written here instead of
/// taken from a crate because its numbers must never change: seeds in tests
/// and reports name games by them. It is no secret-keeper; a table where
/// people play uses [`FairLuck`](crate::FairLuck).
#[derive(Clone, Debug)]
pub struct QuickLuck {
    counter: u64,
}

impl QuickLuck {
    /// The luck that belongs to this seed.
    pub const fn new(seed: u64) -> Self {
        Self { counter: seed }
    }

    /// Sixty-four bits of chance.
    pub const fn bits(&mut self) -> u64 {
        self.counter = self.counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.counter;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Luck for QuickLuck {
    fn below(&mut self, bound: u32) -> u32 {
        multiply_shift(self.bits(), bound)
    }
}

/// Maps sixty-four random bits evenly onto `0..bound`.
///
/// The unevenness is below one in four thousand million, and the result needs
/// neither division nor a loop, so it costs the same for every outcome.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a 64-bit number times a 32-bit one, without its lower 64 bits, has 32 bits"
)]
pub(crate) const fn multiply_shift(bits: u64, bound: u32) -> u32 {
    ((bits as u128 * bound as u128) >> 64) as u32
}

/// The index that `at` falls on when the weights are laid end to end, as
/// fair luck version 1 does it.
///
/// Returns the index past the end if `at` is not below the sum of the weights.
pub fn pick_weighted(weights: impl IntoIterator<Item = u32>, at: u32) -> usize {
    let mut left = at;
    let mut index = 0;
    for weight in weights {
        if left < weight {
            return index;
        }
        left -= weight;
        index += 1;
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut luck = QuickLuck::new(1);
        let first: Vec<u32> = (0..8).map(|_| luck.below(100)).collect();
        assert_eq!(first, [56, 74, 97, 44, 44, 76, 87, 52]);
    }

    #[test]
    fn every_number_below_the_bound_comes_about_equally_often() {
        let mut luck = QuickLuck::new(5);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&n| (9_500..10_500).contains(&n)),
            "{seen:?}"
        );
    }

    #[test]
    fn weights_laid_end_to_end() {
        let places: Vec<usize> = (0..6).map(|at| pick_weighted([2, 0, 1, 3], at)).collect();
        assert_eq!(places, [0, 0, 2, 3, 3, 3]);
        assert_eq!(pick_weighted([2, 1], 3), 2, "past the end");
    }
}
