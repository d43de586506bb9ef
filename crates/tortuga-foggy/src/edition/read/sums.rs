//! All tokens together: whether they add up, and can be exchanged for each other.

use tortuga_core::Slip;

use super::tokens::TokenRow;
use super::{Checks, Placed, Players};

/// Compares the tokens with each other and with the sums of the file.
///
/// Each comparison is made as soon as its own fields could be read, so that a
/// mistake elsewhere hides none of them.
pub(super) fn check(
    tokens: &[TokenRow],
    players: Option<&Players>,
    checks: Option<&Checks>,
    slip: &mut Slip<'_>,
) {
    check_exchanges(tokens, slip);
    if let Some(players) = players {
        check_basic(tokens, players.tokens_per_side, slip);
    }
    if let Some(checks) = checks {
        check_mercenaries(tokens, checks.mercenaries, slip);
        check_costs(tokens, checks.total_cost, slip);
    }
}

/// A side plays a round with its basic tokens, as long as it has not hired.
fn check_basic(tokens: &[TokenRow], (at, wanted): Placed<u8>, slip: &mut Slip<'_>) {
    let basic = tokens.iter().filter(|token| !token.kind.is_mercenary());
    if let Some(total) = total(basic, |_| Some(1))
        && total != u16::from(wanted)
    {
        let what = "the counts of the basic characters add up to";
        slip.add(
            at,
            format!("tokens_per_side is {wanted}, but {what} {total}"),
        );
    }
}

/// Eighteen basic tokens and these must find room in 32 bits.
fn check_mercenaries(tokens: &[TokenRow], (at, wanted): Placed<u8>, slip: &mut Slip<'_>) {
    let hired = tokens.iter().filter(|token| token.kind.is_mercenary());
    if let Some(total) = total(hired, |_| Some(1))
        && total != u16::from(wanted)
    {
        let what = "the counts of the mercenaries add up to";
        slip.add(
            at,
            format!("mercenary_tokens_per_side is {wanted}, but {what} {total}"),
        );
    }
}

fn check_costs(tokens: &[TokenRow], (at, wanted): Placed<u16>, slip: &mut Slip<'_>) {
    if let Some(total) = total(tokens.iter(), |token| token.cost)
        && total != wanted
    {
        let key = "total_cost_of_all_mercenaries";
        slip.add(
            at,
            format!("{key} is {wanted}, but the costs add up to {total}"),
        );
    }
}

/// The sum over all copies; none if a number could not be read.
fn total<'t>(
    tokens: impl Iterator<Item = &'t TokenRow>,
    value: impl Fn(&TokenRow) -> Option<u8>,
) -> Option<u16> {
    let of_one = |token: &TokenRow| Some(u16::from(token.count?) * u16::from(value(token)?));
    tokens.map(of_one).sum()
}

/// All mercenaries can be hired: none waits for a token that is gone for good.
fn check_exchanges(tokens: &[TokenRow], slip: &mut Slip<'_>) {
    for basic in tokens.iter().filter(|token| !token.kind.is_mercenary()) {
        if let Some(at) = one_too_many(basic, tokens) {
            let id = basic.kind.id();
            let what = format!("more mercenaries are exchanged for a {id} than there are");
            slip.add(at, what);
        }
    }
}

/// Where the mercenary stands for which no basic token is left.
fn one_too_many(basic: &TokenRow, tokens: &[TokenRow]) -> Option<usize> {
    let mut left = basic.count?;
    for token in tokens {
        let (Some((at, given_up)), Some(count)) = (token.replaces, token.count) else {
            continue;
        };
        if given_up == basic.kind {
            let Some(rest) = left.checked_sub(count) else {
                return Some(at);
            };
            left = rest;
        }
    }
    None
}
