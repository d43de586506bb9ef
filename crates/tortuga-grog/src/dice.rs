//! The five dice and every way to lay them out as a bid.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::board::{COLUMNS, Column, Five};

/// How many bidding rows can be written down: ordered choices of 1 to 5 dice.
pub const ARRANGEMENTS: usize = 325;
/// The highest face of a die.
pub(crate) const FACES: u8 = 6;
/// Rolls of five dice.
pub(crate) const ROLLS: usize = 7776;

/// A bidding row: different dice on the spaces from the 1st on, without a gap
/// (GROG-BID-02). Numbered by length, then by colour from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arrangement(pub u16);

impl Arrangement {
    /// The row that these dice make, from the 1st bidding space on.
    pub fn of(dice: &[Column]) -> Option<Self> {
        let first = match dice.len() {
            1 => 0,
            2 => 5,
            3 => 25,
            4 => 85,
            5 => 205,
            _ => return None,
        };
        let mut used = 0_u16;
        let mut rank = 0_u16;
        for (space, die) in dice.iter().enumerate() {
            if die.index() >= COLUMNS || used >> die.0 & 1 == 1 {
                return None;
            }
            let smaller_left = u16::from(die.0) - (used & ((1 << die.0) - 1)).count_ones() as u16;
            rank = rank * (5 - space as u16) + smaller_left;
            used |= 1 << die.0;
        }
        // A shorter row leaves the dice beyond it open; `rank` counts only the
        // places that exist.
        Some(Self(first + rank))
    }

    /// The dice of the row, from the 1st bidding space on.
    pub fn dice(self) -> &'static [Column] {
        let row = &TABLES.rows[usize::from(self.0)];
        &row.dice[..usize::from(row.length)]
    }

    /// The die on a bidding space (1 to 5).
    pub fn on_space(self, space: u8) -> Option<Column> {
        self.dice().get(usize::from(space) - 1).copied()
    }

    /// Which dice lie in the row, one bit a column.
    pub fn mask(self) -> u8 {
        TABLES.rows[usize::from(self.0)].mask
    }

    /// The pips in the row (GROG-BID-05).
    pub fn amount(self, dice: Five) -> u8 {
        self.dice().iter().map(|die| dice.get(die.index())).sum()
    }

    /// The first bidding space that shows more pips than the one to its left (GROG-BID-03).
    pub fn rises_at(self, dice: Five) -> Option<u8> {
        let pips = |die: Column| dice.get(die.index());
        let place = self
            .dice()
            .windows(2)
            .position(|pair| pips(pair[0]) < pips(pair[1]))?;
        Some(place as u8 + 2)
    }
}

#[derive(Clone, Copy, Default)]
struct Row {
    length: u8,
    mask: u8,
    dice: [Column; 5],
}

/// Where a weak order's rows of one set of dice stand in `TABLES.falling`.
#[derive(Clone, Copy, Default)]
struct Span {
    start: u32,
    length: u8,
}

struct Tables {
    rows: Vec<Row>,
    /// For each roll, which of the 541 weak orders its dice stand in.
    order_of_roll: Vec<u16>,
    /// For each weak order and each set of dice, the rows that never rise.
    spans: Vec<[Span; 32]>,
    falling: Vec<Arrangement>,
}

/// Computed once. Which rows never rise depends only on how the dice compare
/// with each other, and five dice can do that in 541 ways.
static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Self {
        let mut tables = Self {
            rows: all_rows(),
            order_of_roll: Vec::with_capacity(ROLLS),
            spans: Vec::new(),
            falling: Vec::new(),
        };
        let mut orders: Vec<[u8; 5]> = Vec::new();
        for roll in 0..ROLLS {
            let order = weak_order(roll_pips(roll as u32));
            let known = orders.iter().position(|&seen| seen == order);
            let number = known.unwrap_or_else(|| {
                orders.push(order);
                let spans = tables.falling_rows(order);
                tables.spans.push(spans);
                orders.len() - 1
            });
            tables.order_of_roll.push(number as u16);
        }
        tables
    }

    fn falling_rows(&mut self, order: [u8; 5]) -> [Span; 32] {
        let mut spans = [Span::default(); 32];
        for mask in 1..32_u8 {
            let start = self.falling.len();
            for (number, row) in (0..).zip(&self.rows) {
                let dice = &row.dice[..usize::from(row.length)];
                let falls = dice.is_sorted_by(|a, b| order[a.index()] >= order[b.index()]);
                if row.mask == mask && falls {
                    self.falling.push(Arrangement(number));
                }
            }
            let length = (self.falling.len() - start) as u8;
            spans[usize::from(mask)] = Span {
                start: start as u32,
                length,
            };
        }
        spans
    }
}

fn all_rows() -> Vec<Row> {
    let mut rows = Vec::with_capacity(ARRANGEMENTS);
    let mut shorter = vec![Row::default()];
    for _ in 0..COLUMNS {
        let longer: Vec<Row> = shorter.iter().flat_map(|row| extensions(*row)).collect();
        rows.extend(&longer);
        shorter = longer;
    }
    rows
}

/// The row with each of the dice that are not in it yet laid behind it.
fn extensions(row: Row) -> impl Iterator<Item = Row> {
    let unused = move |die: &Column| row.mask >> die.0 & 1 == 0;
    Column::ALL.into_iter().filter(unused).map(move |die| {
        let mut longer = row;
        longer.dice[usize::from(row.length)] = die;
        longer.length += 1;
        longer.mask |= 1 << die.0;
        longer
    })
}

/// Each die's place among the values shown: 0 for the lowest value, and so on.
fn weak_order(pips: [u8; 5]) -> [u8; 5] {
    pips.map(|mine| {
        let mut lower: Vec<u8> = pips.into_iter().filter(|&other| other < mine).collect();
        lower.sort_unstable();
        lower.dedup();
        lower.len() as u8
    })
}

/// The roll with this number: the leftmost die counts most.
pub(crate) fn roll_pips(number: u32) -> [u8; 5] {
    let mut left = number;
    let mut pips = [0; 5];
    for die in pips.iter_mut().rev() {
        *die = (left % u32::from(FACES)) as u8 + 1;
        left /= u32::from(FACES);
    }
    pips
}

fn roll_number(dice: Five) -> usize {
    let faces = usize::from(FACES);
    dice.all()
        .into_iter()
        .fold(0, |number, pips| number * faces + usize::from(pips) - 1)
}

/// Hands every legal row whose amount lies between `least` and `most` to `each`.
///
/// Must agree with trying `rises_at` and `amount` on all 325 rows.
pub(crate) fn rows_between(dice: Five, least: u8, most: u8, mut each: impl FnMut(Arrangement)) {
    let tables = &*TABLES;
    let spans = &tables.spans[usize::from(tables.order_of_roll[roll_number(dice)])];
    let amounts = amounts(dice);
    for mask in 1..32 {
        if least <= amounts[mask] && amounts[mask] <= most {
            let Span { start, length } = spans[mask];
            let rows = &tables.falling[start as usize..][..usize::from(length)];
            rows.iter().copied().for_each(&mut each);
        }
    }
}

/// The amount of every set of dice, one bit a column.
fn amounts(dice: Five) -> [u8; 32] {
    let mut amounts = [0; 32];
    for (die, pips) in dice.all().into_iter().enumerate() {
        let bit = 1 << die;
        for rest in 0..bit {
            amounts[bit | rest] = amounts[rest] + pips;
        }
    }
    amounts
}

/// The amounts that can be bid, one bit each, if the dice of `turnable` may
/// show any value.
pub(crate) fn reachable_amounts(dice: Five, turnable: u8) -> u32 {
    let mut sums = 1_u32;
    for (die, pips) in dice.all().into_iter().enumerate() {
        sums |= if turnable >> die & 1 == 1 {
            (1..=FACES).fold(0, |more, pips| more | sums << pips)
        } else {
            sums << pips
        };
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_the_rows() {
        let columns = |text: &str| -> Vec<Column> {
            text.chars()
                .map(|c| Column("GBOYA".find(c).unwrap() as u8))
                .collect()
        };
        let cases = [
            ("Y", 3),
            ("YGO", 62),
            ("YOG", 67),
            ("YAG", 70),
            ("YAGO", 176),
            ("BYAGO", 245),
        ];
        for (text, number) in cases {
            assert_eq!(
                Arrangement::of(&columns(text)),
                Some(Arrangement(number)),
                "{text}"
            );
        }
        for number in 0..ARRANGEMENTS as u16 {
            let row = Arrangement(number);
            assert_eq!(Arrangement::of(row.dice()), Some(row));
        }
        assert_eq!(Arrangement::of(&[]), None);
        assert_eq!(Arrangement::of(&columns("GG")), None);
    }

    #[test]
    fn the_quick_list_agrees_with_trying_all_rows() {
        let mut listed_in_all = 0;
        for roll in 0..ROLLS as u32 {
            let dice = Five::new(roll_pips(roll));
            let mut quick = Vec::new();
            rows_between(dice, 4, 17, |row| quick.push(row));
            quick.sort();
            let all = (0..ARRANGEMENTS as u16).map(Arrangement);
            let plain: Vec<_> = all
                .filter(|row| row.rises_at(dice).is_none())
                .filter(|row| (4..=17).contains(&row.amount(dice)))
                .collect();
            assert_eq!(quick, plain, "{dice:?}");
            rows_between(dice, 0, 30, |_| listed_in_all += 1);
        }
        // The ledger's average of 47.8 rows a roll.
        assert_eq!((listed_in_all * 10 + ROLLS / 2) / ROLLS, 478);
    }

    #[test]
    fn reachable_amounts_agree_with_trying_all_values() {
        let dice = Five::new([4, 4, 5, 6, 6]);
        let mut plain = 0_u32;
        for green in 1..=6 {
            let mut turned = dice;
            turned.set(0, green);
            for row in (0..ARRANGEMENTS as u16).map(Arrangement) {
                plain |= 1 << row.amount(turned);
            }
        }
        assert_eq!(reachable_amounts(dice, 1), plain | 1);
    }
}
