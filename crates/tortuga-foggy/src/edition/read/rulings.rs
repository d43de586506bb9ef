//! What holds if a table chooses nothing: rulings, wherever they stand in the file.

use std::ops::RangeInclusive;

use tortuga_core::{Sheet, Slip};

use crate::options::{
    CHAMELEON_REACTS_TO, Choice, EXCHANGE_TRIGGERS, FINAL_COUNT, FROG_MOVES, HIRE_SECRECY,
    HIRED_COST_TIEBREAK, SWAP_TARGET_BY, Switches,
};

/// A choice, and the number of the value that the file gives it.
pub(super) type Ruling = (&'static Choice, usize);

/// The table of the rulings that stand together.
pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[Ruling; 7]> {
    let swap_target_by = word(&SWAP_TARGET_BY, sheet, slip);
    let exchange_triggers = flag(&EXCHANGE_TRIGGERS, sheet, slip);
    let chameleon_reacts_to = word(&CHAMELEON_REACTS_TO, sheet, slip);
    let frog_moves = number(&FROG_MOVES, 1..=4, sheet, slip);
    let final_count = word(&FINAL_COUNT, sheet, slip);
    let hired_cost_tiebreak = word(&HIRED_COST_TIEBREAK, sheet, slip);
    let hire_secrecy = word(&HIRE_SECRECY, sheet, slip);
    Some([
        swap_target_by?,
        exchange_triggers?,
        chameleon_reacts_to?,
        frog_moves?,
        final_count?,
        hired_cost_tiebreak?,
        hire_secrecy?,
    ])
}

/// All rulings as one; whatever the file does not speak of has its first value.
pub(super) fn defaults(rulings: impl Iterator<Item = Ruling>) -> Switches {
    rulings.fold(Switches::default(), |switches, (choice, value)| {
        switches.with(choice, value)
    })
}

/// A ruling in words.
pub(super) fn word(
    choice: &'static Choice,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Ruling> {
    let value = sheet.one_of(choice.key, choice.values, slip)?;
    Some((choice, value))
}

/// A ruling that is yes or no.
pub(super) fn flag(
    choice: &'static Choice,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Ruling> {
    let word = if sheet.flag(choice.key, slip)? {
        "true"
    } else {
        "false"
    };
    let value = choice.values.iter().position(|&value| value == word);
    Some((choice, value.expect("the choice is yes or no")))
}

/// A ruling that is a number; the values of the choice are these numbers.
pub(super) fn number(
    choice: &'static Choice,
    numbers: RangeInclusive<u8>,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Ruling> {
    let first = *numbers.start();
    let number = sheet.number(choice.key, numbers, slip)?;
    Some((choice, usize::from(number - first)))
}
