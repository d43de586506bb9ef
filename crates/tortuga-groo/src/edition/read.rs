//! Reads and checks an edition file, table by table.

mod card;
mod deck;
mod effect;
mod fields;

use tortuga_core::{Sheet, Slip};

use self::card::read_card;
use self::effect::Draft;
use super::{Deck, Edition};
use crate::actions::Codes;
use crate::cards::MOST_CARDS;
use crate::dice::{DICE, FACES, Rolls, Symbol};
use crate::features::Glance;
use crate::options::{
    DeadTarget, EventDraw, FinalRoundDraw, FirstPlayer, FrayScope, Switches, TwoSteps, WinCheck,
};

/// What stands somewhere in the file, with its place there.
type Placed<T> = (usize, T);

pub(super) fn edition(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Edition> {
    let name = sheet.table("meta", slip, |meta, slip| meta.edition_name("groo", slip));
    let game = sheet.table("game", slip, read_game);
    let options = sheet.table("options", slip, read_options);
    sheet.table("symbols", slip, read_order);
    let raw = sheet.tables("raw_die", DICE, slip, |_, die, slip| read_faces(die, slip));
    let movement = sheet.table("movement_die", slip, read_movement);
    let cards = sheet.tables_within("card", 1..=MOST_CARDS, slip, |_, card, slip| {
        Some(read_card(card, slip))
    });

    let cards = cards?;
    deck::check(&cards, game.as_ref(), slip);
    let scope = deck::shared(&cards, "scope", Draft::fray_scope, slip);
    let target = deck::shared(&cards, "target", Draft::dead_target, slip);
    let kinds = deck::kinds(cards, slip)?;

    // The tables below are made for sound numbers only.
    if !slip.is_clean() {
        return None;
    }
    let (game, options, raw) = (game?, options?, raw?);
    let raw: [[Symbol; FACES]; DICE] = raw.try_into().ok()?;
    let rolls = Rolls::of(&raw, movement?);
    Some(Edition {
        name: name?,
        points_to_win: game.points_to_win,
        hand_limit: game.hand_limit.1,
        attacks_per_turn: game.attacks_per_turn,
        switches: Switches {
            fray_scope: scope.unwrap_or(options.switches.fray_scope),
            groo_is_dead_target: target.unwrap_or(options.switches.groo_is_dead_target),
            ..options.switches
        },
        stall_guard_rounds: options.stall_guard_rounds,
        has_fray: scope.is_some(),
        has_groo_is_dead: target.is_some(),
        deck: Deck::of(&kinds),
        glance: Glance::of(&kinds, &rolls),
        codes: Codes::of(&kinds),
        kinds,
        rolls,
    })
}

/// The numbers of the rulebook.
struct GamePrint {
    playing_cards: Placed<u8>,
    points_to_win: u8,
    hand_limit: Placed<u8>,
    attacks_per_turn: u8,
}

fn read_game(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<GamePrint> {
    sheet.number("min_players", 2..=2_u8, slip);
    sheet.number("max_players", 4..=4_u8, slip);
    let at = sheet.at_key("playing_cards");
    let playing_cards = sheet.number("playing_cards", 1..=64_u8, slip);
    let points_to_win = sheet.number("victory_points_to_win", 1..=99_u8, slip);
    let hand_at = sheet.at_key("hand_limit");
    let hand_limit = sheet.number("hand_limit", 1..=10_u8, slip);
    let attacks_per_turn = sheet.number("attacks_per_turn", 1..=9_u8, slip);
    Some(GamePrint {
        playing_cards: (at, playing_cards?),
        points_to_win: points_to_win?,
        hand_limit: (hand_at, hand_limit?),
        attacks_per_turn: attacks_per_turn?,
    })
}

/// What holds if a table chooses nothing.
struct Defaults {
    switches: Switches,
    stall_guard_rounds: u8,
}

fn read_options(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Defaults> {
    let first_player = sheet.one_of("first_player", FirstPlayer::WORDS, slip);
    let draw_is_optional = sheet.flag("draw_is_optional", slip);
    let event_draw = sheet.one_of("event_draw", EventDraw::WORDS, slip);
    let win_check = sheet.one_of("win_check", WinCheck::WORDS, slip);
    let final_round_draw = sheet.one_of("final_round_draw", FinalRoundDraw::WORDS, slip);
    let groo_two_steps = sheet.one_of("groo_two_steps", TwoSteps::WORDS, slip);
    // So many rounds of four turns are counted in a byte.
    let stall_guard_rounds = sheet.number("stall_guard_rounds", 0..=60_u8, slip);
    Some(Defaults {
        switches: Switches {
            first_player: FirstPlayer::ALL[first_player?],
            draw_is_optional: draw_is_optional?,
            event_draw: EventDraw::ALL[event_draw?],
            win_check: WinCheck::ALL[win_check?],
            final_round_draw: FinalRoundDraw::ALL[final_round_draw?],
            groo_two_steps: TwoSteps::ALL[groo_two_steps?],
            // These two stand on the cards that they are about.
            fray_scope: FrayScope::AllInPlay,
            groo_is_dead_target: DeadTarget::OwnTown,
        },
        stall_guard_rounds: stall_guard_rounds?,
    })
}

/// The order of the symbols is part of the numbers of the actions, and fixed.
fn read_order(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<()> {
    let at = sheet.at_key("order");
    let order = sheet.texts("order", slip)?;
    let names = order.into_iter().map(|(_, name)| name);
    if !names.eq(Symbol::ALL.map(Symbol::id)) {
        slip.add(at, "order must be kopins, supplies, labor, groo");
    }
    Some(())
}

fn read_faces(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[Symbol; FACES]> {
    let at = sheet.at_key("faces");
    let faces = read_symbols("faces", sheet, slip)?;
    six_faces(at, faces, slip)
}

fn read_movement(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[i8; FACES]> {
    let at = sheet.at_key("faces");
    let faces = sheet.numbers("faces", -3..=3_i8, slip)?;
    six_faces(at, faces, slip)
}

fn six_faces<T>(at: usize, faces: Vec<T>, slip: &mut Slip<'_>) -> Option<[T; FACES]> {
    let count = faces.len();
    let faces = faces.try_into().ok();
    if faces.is_none() {
        slip.add(at, format!("a die has {FACES} faces, not {count}"));
    }
    faces
}

/// A list of symbols, each of which may stand there more than once.
fn read_symbols(
    key: &'static str,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Vec<Symbol>> {
    let names = sheet.texts(key, slip)?;
    let symbols = names.iter().map(|&(at, name)| {
        let symbol = Symbol::ALL.into_iter().find(|one| one.id() == name);
        if symbol.is_none() {
            slip.add(at, format!("{name:?} is no symbol"));
        }
        symbol
    });
    // All of them are looked at before the first wrong one ends it.
    let symbols: Vec<Option<Symbol>> = symbols.collect();
    symbols.into_iter().collect()
}
