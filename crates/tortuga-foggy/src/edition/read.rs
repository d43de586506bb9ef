//! Reads and checks an edition file, table by table.

mod map;
mod modes;
mod rulings;
mod scoring;
mod sums;
mod tokens;
mod weather;

use tortuga_core::{Sheet, Slip};

use self::tokens::TokenRow;
use super::{Edition, MOST_MERCENARIES, TOKENS_PER_PLAYER, TOKENS_PER_SIDE, Tables};
use crate::board::Side;
use crate::options::Mode;
use crate::tokens::Kind;

/// What stands somewhere in the file, with its place there.
type Placed<T> = (usize, T);

pub(super) fn edition(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Edition> {
    let name = sheet.table("meta", slip, |meta, slip| {
        meta.edition_name("foggy-island", slip)
    });
    map::read(sheet, slip);
    let players = sheet.table("players", slip, read_players);
    let scoring = sheet.table("scoring", slip, scoring::read);
    let tokens = sheet.tables("token", Kind::COUNT, slip, |place, token, slip| {
        Some(tokens::read(place, token, slip))
    });
    let weather_mix = sheet.table("weather", slip, weather::read);
    sheet.table("coins", slip, read_coins);
    let modes = sheet.tables("mode", Mode::ALL.len(), slip, |place, mode, slip| {
        Some(modes::read(place, mode, slip))
    });
    let rulings = sheet.table("rulings", slip, rulings::read);
    let checks = sheet.table("checks", slip, read_checks);

    if let Some(tokens) = &tokens {
        sums::check(tokens, players.as_ref(), checks.as_ref(), slip);
    }
    if let Some(modes) = &modes {
        modes::check(modes, slip);
    }
    // The tables below are made for sound numbers only.
    if !slip.is_clean() {
        return None;
    }
    let (scoring, modes) = (scoring?, modes?);
    let rulings = rulings?.into_iter().chain(scoring.rulings);
    let prints = tokens?.into_iter().map(TokenRow::print);
    let prints: [_; Kind::COUNT] = prints.collect::<Option<Vec<_>>>()?.try_into().ok()?;
    Some(Edition {
        name: name?,
        hand_size: players?.hand_size,
        line_points: scoring.line_points,
        pig_multiplier: scoring.pig_multiplier,
        cat_multiplier: scoring.cat_multiplier,
        crow_divisor: scoring.crow_divisor,
        weather_mix: weather_mix?,
        rounds: modes::rounds(&modes)?,
        start_coins: modes::start_coins(&modes)?,
        defaults: rulings::defaults(rulings.chain(modes::rulings(&modes))),
        tables: Tables::of(&prints),
        prints,
    })
}

/// What every player has.
struct Players {
    hand_size: u8,
    tokens_per_side: Placed<u8>,
}

fn read_players(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Players> {
    // Partners in the team game choose from what they are dealt.
    let hand_size = sheet.number("hand_size", 1..=TOKENS_PER_PLAYER, slip);
    let at = sheet.at_key("tokens_per_side");
    // Two sides fill the 36 tiles of the map.
    let tokens = sheet.number("tokens_per_side", TOKENS_PER_SIDE..=TOKENS_PER_SIDE, slip);
    sheet.fixed_list("sides", &Side::ALL.map(Side::id), slip);
    Some(Players {
        hand_size: hand_size?,
        tokens_per_side: (at, tokens?),
    })
}

/// Coins are counted, not handed out: the bank never runs dry.
fn read_coins(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<()> {
    sheet.numbers("values", 1..=99_u8, slip);
    sheet.number("pieces", 1..=999_u16, slip).map(|_| ())
}

/// Sums that catch a slip of the pen elsewhere in the file.
struct Checks {
    mercenaries: Placed<u8>,
    total_cost: Placed<u16>,
}

fn read_checks(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Checks> {
    sheet.number(
        "basic_tokens_per_side",
        TOKENS_PER_SIDE..=TOKENS_PER_SIDE,
        slip,
    );
    sheet.number("weather_cards", weather::CARDS..=weather::CARDS, slip);
    let lines = scoring::SEQUENCES..=scoring::SEQUENCES;
    sheet.number("scoring_lines_on_board", lines, slip);
    let at = sheet.at_key("mercenary_tokens_per_side");
    let mercenaries = sheet.number("mercenary_tokens_per_side", tokens::MERCENARIES, slip);
    let cost_at = sheet.at_key("total_cost_of_all_mercenaries");
    let most = u16::from(MOST_MERCENARIES) * u16::from(tokens::MOST_COST);
    let total_cost = sheet.number("total_cost_of_all_mercenaries", 0..=most, slip);
    Some(Checks {
        mercenaries: (at, mercenaries?),
        total_cost: (cost_at, total_cost?),
    })
}

/// The number of a table in a list whose names and order are fixed. Where the
/// name is another's, the rest of the table is compared with what that one has.
fn read_place(ids: &[&str], place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> usize {
    let at = sheet.at_key("id");
    let found = sheet.one_of("id", ids, slip).unwrap_or(place);
    if found != place {
        let wanted = ids[place];
        slip.add(
            at,
            format!("id must be {wanted:?} here: the list and its order are fixed"),
        );
    }
    found
}
