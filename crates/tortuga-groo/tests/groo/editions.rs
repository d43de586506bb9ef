//! Edition files: what stands in one is read, and what is wrong with one is told.

mod effects;
mod mistakes;
mod numbers;

use crate::common::SECOND_DECK;
use tortuga_core::{Edition as _, Rules as _};
use tortuga_groo::{
    CardPrint, CardType, DeadTarget, Edition, Effect, FrayScope, Groo, Symbols, Timing,
};

#[track_caller]
fn read(text: &str) -> Edition {
    Edition::read(text).unwrap_or_else(|problems| panic!("{problems}"))
}

fn standard() -> Edition {
    read(Edition::STANDARD)
}

#[track_caller]
fn card<'e>(edition: &'e Edition, id: &str) -> &'e CardPrint {
    edition.print(edition.kind(id).unwrap_or_else(|| panic!("no {id}")))
}

const TYPES: [CardType; 5] = [
    CardType::Building,
    CardType::Troop,
    CardType::GrooEffect,
    CardType::Wild,
    CardType::Event,
];

/// Cards and kinds of every type.
fn by_type(edition: &Edition) -> [(u8, usize); 5] {
    TYPES.map(|card_type| {
        let kinds = edition.kinds.iter();
        let kinds = kinds.filter(|print| print.card_type == card_type);
        (kinds.clone().map(|print| print.count).sum(), kinds.count())
    })
}

/// Printed victory points and battle values of the whole deck.
fn printed(edition: &Edition) -> (u8, u8) {
    let sum = |value: fn(&CardPrint) -> u8| {
        let kinds = edition.kinds.iter();
        kinds.map(|print| print.count * value(print)).sum()
    };
    (sum(|print| print.vp), sum(|print| print.battle))
}

// ---- what stands in a file is read

#[test]
fn the_standard_deck_has_59_cards_of_43_kinds() {
    let edition = standard();
    assert_eq!(edition.name, "1997-r1");
    assert_eq!((edition.cards(), edition.kinds.len()), (59, 43));
    assert_eq!(
        by_type(&edition),
        [(23, 18), (15, 10), (12, 8), (8, 6), (1, 1)]
    );
    assert_eq!(printed(&edition), (27, 30));
    assert_eq!(
        (
            edition.points_to_win,
            edition.hand_limit,
            edition.attacks_per_turn,
            edition.stall_guard_rounds,
        ),
        (7, 5, 1, 4)
    );
    assert!(edition.has_fray && edition.has_groo_is_dead);
    assert_eq!(edition.rolls.count(), 84 * 5);
    assert_eq!(Groo::action_count(&edition), 239);
}

#[test]
fn the_cards_of_the_standard_deck_are_as_printed() {
    let edition = standard();
    let castle = card(&edition, "castle");
    assert_eq!((castle.cost, castle.vp), (Symbols([1, 1, 2, 0]), 2));
    assert_eq!(castle.effect, Effect::DefenseBonus(2));
    assert_eq!((&*castle.name_en, &*castle.name_de), ("Castle", "Schloss"));
    assert!(castle.text_en.starts_with("Your town has +2 battle value"));
    assert!(castle.text_de.starts_with("Deine Stadt hat +2 Kampfwert"));

    let chakall = card(&edition, "chakall");
    assert_eq!((chakall.cost, chakall.battle), (Symbols([1, 1, 0, 0]), 5));
    assert_eq!(chakall.effect, Effect::GrooImmunity);
    assert_eq!((chakall.vp, chakall.timing), (0, None));
    let minstrel = card(&edition, "minstrel");
    assert_eq!((minstrel.count, minstrel.battle), (1, 0));
    let bowmen = card(&edition, "bowmen");
    assert_eq!((bowmen.count, &*bowmen.text_en), (3, ""));

    let panic = card(&edition, "panic_in_the_ranks");
    assert_eq!(panic.cost, Symbols([0, 0, 0, 2]));
    assert_eq!(panic.effect, Effect::DiscardTroops(None));
    let windfall = card(&edition, "windfall");
    assert_eq!(windfall.timing, Some(Timing::Pool));
    assert_eq!(windfall.cost, Symbols::NONE);
}

#[test]
fn cards_that_name_other_cards_find_them() {
    let edition = standard();
    let residence = edition.kind("residence").unwrap();
    assert_eq!(
        edition.print(residence).effect,
        Effect::VpBonusIfOther {
            kind: residence,
            bonus: 1
        }
    );
    assert_eq!(
        card(&edition, "military_stable").effect,
        Effect::TroopBonus {
            kind: edition.kind("cavalry").unwrap(),
            amount: 1
        }
    );
    for id in ["butcher", "baker", "candlestick_maker"] {
        assert_eq!(
            set_of(&edition, id),
            (["butcher", "baker", "candlestick_maker"].to_vec(), 1)
        );
    }
}

/// The Buildings that a card counts on, and what it is then worth.
#[track_caller]
fn set_of<'e>(edition: &'e Edition, id: &str) -> (Vec<&'e str>, u8) {
    let Effect::VpBonusSet { members, bonus } = card(edition, id).effect else {
        panic!("{id} has no set");
    };
    let kinds = edition.kinds_of(members);
    let ids: Vec<&str> = kinds.map(|kind| edition.print(kind).id.as_str()).collect();
    assert_eq!(usize::from(members.count()), ids.len(), "one bit each");
    (ids, bonus)
}

/// Chance that a fresh roll covers a cost, in tenths of a percent.
#[track_caller]
fn chance(edition: &Edition, cost: [u8; 4], wanted: u64) {
    let ways = |cost| {
        let rolls = edition.rolls.all();
        let covering = rolls.filter(|(pool, _, _)| pool.cover(Symbols(cost)));
        covering
            .map(|(_, _, weight)| u64::from(weight))
            .sum::<u64>()
    };
    let all = ways([0; 4]);
    assert_eq!(all, 279_936);
    assert_eq!((1000 * ways(cost) + all / 2) / all, wanted, "{cost:?}");
}

#[test]
fn a_fresh_roll_covers_a_cost_as_often_as_the_book_says() {
    let edition = standard();
    for (cost, wanted) in [
        ([0, 1, 0, 0], 912),
        ([0, 0, 1, 0], 912),
        ([0, 1, 1, 0], 826),
        ([0, 2, 0, 0], 649),
        ([0, 0, 2, 0], 649),
        ([1, 0, 0, 0], 665),
        ([0, 0, 0, 1], 665),
        ([1, 1, 0, 0], 593),
        ([1, 0, 1, 0], 593),
        ([1, 1, 1, 0], 522),
        ([1, 2, 0, 0], 392),
        ([1, 0, 2, 0], 392),
        ([1, 1, 2, 0], 329),
        ([0, 0, 0, 2], 263),
    ] {
        chance(&edition, cost, wanted);
    }
}

#[test]
fn another_deck_is_read_as_it_stands() {
    let edition = read(SECOND_DECK);
    assert_eq!(edition.name, "second deck");
    assert_eq!((edition.cards(), edition.kinds.len()), (64, 42));
    assert_eq!(
        by_type(&edition),
        [(31, 19), (15, 8), (9, 6), (7, 7), (2, 2)]
    );
    assert_eq!(printed(&edition), (42, 33));
    assert_eq!(
        (
            edition.points_to_win,
            edition.hand_limit,
            edition.attacks_per_turn,
            edition.stall_guard_rounds,
        ),
        (9, 4, 2, 6)
    );
    // These dice can show 61 of the 84 pools.
    assert_eq!(edition.rolls.count(), 61 * 6);
    assert!(edition.rolls.steps().eq([-3, -1, 0, 1, 2, 3]));
    assert_eq!(set_of(&edition, "mill"), (vec!["mill", "bakehouse"], 2));
    assert_eq!(set_of(&edition, "bakehouse"), (vec!["mill"], 1));
}

#[test]
fn another_deck_has_other_defaults() {
    let words = |edition: &Edition| {
        let switches = &edition.switches;
        [
            switches.first_player.word(),
            switches.event_draw.word(),
            switches.win_check.word(),
            switches.final_round_draw.word(),
            switches.groo_two_steps.word(),
            switches.fray_scope.word(),
            switches.groo_is_dead_target.word(),
        ]
    };
    let (standard, second) = (standard(), read(SECOND_DECK));
    assert_eq!(
        words(&standard),
        [
            "dealer",
            "one_by_one",
            "end_of_turn",
            "reshuffle",
            "literal",
            "all_in_play",
            "own_town"
        ]
    );
    assert_eq!(
        words(&second),
        [
            "left_of_dealer",
            "batch",
            "after_leftover",
            "none",
            "short",
            "battle",
            "groo_town"
        ]
    );
    assert!(standard.switches.draw_is_optional);
    assert!(!second.switches.draw_is_optional);
}

/// Counted by hand, verb by verb:
///
/// |           |                                                              |    |
/// |-----------|--------------------------------------------------------------|----|
/// | done, draw, attack | 1 + 1 + 3                                           |  5 |
/// | discard   | kinds that are no Events                                     | 40 |
/// | commit    | Troops                                                       |  8 |
/// | play      | 19 Buildings, 8 Troops                                       | 27 |
/// | groo      | `stroll` 3, `hue_and_cry` 2, four others 1 each              |  9 |
/// | ability   | `dye_works` 2 × 2, `mint` 3, `orchard` 2, `shrine` 1, `toll_gate` 1, `inn` 2 | 13 |
/// | recover   | kinds that are no Events, the `archive` apart                | 39 |
/// | wild      | two frays 1 each, `bait` 3, `second_thoughts` 1, `war_cry` 2, `lucky_find` 2, `light_fingers` 3 | 13 |
/// | lose      | 19 Buildings, 8 Troops, 40 kinds of hand cards               | 67 |
#[test]
fn another_deck_has_its_own_number_of_actions() {
    let edition = read(SECOND_DECK);
    let counted = 5 + 40 + 8 + 27 + 9 + 13 + 39 + 13 + 67;
    assert_eq!(counted, 221);
    assert_eq!(Groo::action_count(&edition), counted);
}

#[test]
fn provenance_may_be_left_out_and_means_nothing() {
    let bare: Vec<&str> = Edition::STANDARD
        .lines()
        .filter(|line| !line.starts_with("provenance"))
        .collect();
    assert_eq!(read(&bare.join("\n")), standard());
}

#[test]
fn a_deck_without_a_fray_or_groo_is_dead_leaves_nothing_to_choose() {
    let (text, _) = effects::with_effect("a_fray", "none", &[]);
    let text = text.replace(
        "op = \"groo_is_dead\", target = \"own_town\"",
        "op = \"none\"",
    );
    let edition = read(&text);
    assert!(!edition.has_fray && !edition.has_groo_is_dead);
    let switches = &edition.switches;
    assert_eq!(switches.fray_scope, FrayScope::AllInPlay);
    assert_eq!(switches.groo_is_dead_target, DeadTarget::OwnTown);
}

/// What is wrong with a text, as line and sentence; nothing if it is sound.
fn wrong(text: &str) -> Vec<(usize, String)> {
    let problems = Edition::read(text).err().map(|problems| problems.0);
    let problems = problems.unwrap_or_default().into_iter();
    problems
        .map(|problem| (problem.line, problem.what))
        .collect()
}
