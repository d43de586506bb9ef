//! Edition files: what stands in one is read, and what is wrong with one is told.

mod mistakes;
mod numbers;
mod together;

use crate::common::SECOND_BOX;
use tortuga_core::Edition as _;
use tortuga_foggy::{Edition, Kind, Mode, Span, Tokens, Weather};

#[track_caller]
fn read(text: &str) -> Edition {
    Edition::read(text).unwrap_or_else(|problems| panic!("{problems}"))
}

fn standard() -> Edition {
    read(Edition::STANDARD)
}

fn second() -> Edition {
    read(SECOND_BOX)
}

/// Copies of every kind, in the order of the list.
fn counts(edition: &Edition) -> [u8; Kind::COUNT] {
    Kind::ALL.map(|kind| edition.print(kind).count)
}

/// Every mercenary with its cost and what is given up for it.
fn prices(edition: &Edition) -> Vec<(&'static str, u8, &'static str)> {
    let prices = Kind::mercenaries().map(|kind| {
        let print = edition.print(kind);
        let basic = print.replaces.expect("a mercenary is exchanged");
        (kind.id(), print.cost, basic.id())
    });
    prices.collect()
}

/// All mercenaries of a side.
fn everybody(edition: &Edition) -> Tokens {
    let spans = Kind::mercenaries().map(|kind| edition.span(kind));
    Tokens(spans.fold(0, |bits, Span(span)| bits | span))
}

/// Tokens as copies of every kind.
fn counted(edition: &Edition, tokens: Tokens) -> [u8; Kind::COUNT] {
    Kind::ALL.map(|kind| edition.copies(tokens, kind))
}

// ---- the standard box

#[test]
fn fog_setup_03_a_side_has_18_basic_tokens_and_12_mercenaries() {
    let edition = standard();
    assert_eq!(edition.name, "en-r1");
    let counts = counts(&edition);
    assert_eq!(counts[..4], [9, 4, 3, 2]);
    assert_eq!(counts[4..], [1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1]);
    let nobody = edition.set(Tokens::NONE);
    assert_eq!(nobody.count(), 18);
    assert_eq!(counted(&edition, nobody)[..4], [9, 4, 3, 2]);
}

#[test]
fn fog_setup_04_a_hand_has_five_tokens() {
    assert_eq!(standard().hand_size, 5);
}

// rules: FOG-SCORE-02 FOG-SCORE-03 FOG-SCORE-04 FOG-SCORE-06
#[test]
fn lines_are_worth_what_is_printed() {
    let edition = standard();
    assert_eq!(edition.line_points, [0, 0, 0, 3, 5, 7, 10]);
    assert_eq!((edition.pig_multiplier, edition.cat_multiplier), (2, 3));
    assert_eq!(edition.crow_divisor, 2);
}

#[test]
fn fog_weather_01_there_are_eight_cards() {
    let edition = standard();
    let cards = Weather::ALL.map(|weather| edition.weather_cards(weather));
    assert_eq!(cards, [3, 3, 2]);
    assert_eq!(cards.iter().sum::<u8>(), 8);
}

#[test]
fn fog_round_04_rounds_of_the_five_modes() {
    let edition = standard();
    let rounds = Mode::ALL.map(|mode| edition.rounds(mode));
    assert_eq!(rounds, [2, 2, 4, 2, 4]);
}

#[test]
fn fog_quick_03_eighty_coins_before_a_quick_game() {
    assert_eq!(standard().start_coins, 80);
}

#[test]
fn fog_hire_02_every_mercenary_has_its_cost_and_its_exchange() {
    assert_eq!(
        prices(&standard()),
        [
            ("fox", 5, "wolf"),
            ("turtle", 5, "wolf"),
            ("cat", 18, "pig"),
            ("frog", 6, "wolf"),
            ("mouses", 22, "wolf"),
            ("snake", 16, "wolf"),
            ("chameleon", 4, "rat"),
            ("crow", 7, "rat"),
            ("mole", 5, "rat"),
            ("prairie_dog", 8, "rabbit"),
            ("hippo", 4, "rabbit"),
        ]
    );
}

#[test]
fn fog_ex_81_all_twelve_can_be_hired_for_107_coins() {
    let edition = standard();
    let all = everybody(&edition);
    assert_eq!((all.count(), edition.cost(all)), (12, 107));
    let set = edition.set(all);
    assert_eq!(set.count(), 18);
    assert_eq!(counted(&edition, set)[..4], [4, 0, 1, 1]);
    assert_eq!(set.0 & all.0, all.0);
}

/// The lowest bits of a kind stay, whatever is given up (FOG-HIRE-05).
#[test]
fn fog_hire_05_a_set_keeps_its_eighteen() {
    for edition in [standard(), second()] {
        for kind in Kind::mercenaries() {
            let Span(span) = edition.span(kind);
            let set = edition.set(Tokens(span));
            assert_eq!(set.count(), 18, "{}", kind.id());
            let basic = edition.print(kind).replaces.unwrap();
            let left = edition.print(basic).count - edition.print(kind).count;
            assert_eq!(edition.copies(set, basic), left, "{}", kind.id());
        }
    }
}

#[test]
fn the_rulings_of_the_standard_box_are_the_first_values() {
    let defaults = standard().defaults;
    assert_eq!(defaults.mode(), Mode::Basic);
    assert_eq!(
        (defaults.first_player(), defaults.quick_weather()),
        (None, None)
    );
    assert!(!defaults.crow_half_is_taken() && !defaults.every_crow_pays());
    assert!(!defaults.swaps_by_colour() && !defaults.exchange_triggers());
    assert!(!defaults.reacts_to_any_arrival() && !defaults.counts_coins_earned());
    assert!(!defaults.lower_cost_wins() && !defaults.hires_are_open());
    assert!(defaults.hires_between_rounds() && defaults.hiring_alternates());
    assert_eq!((defaults.frog_moves(), defaults.max_extra_rounds()), (1, 3));
}

#[test]
fn names_and_texts_are_read_in_both_languages() {
    let edition = standard();
    let mice = edition.print(Kind::Mouses);
    assert_eq!((&*mice.name_en, &*mice.name_de), ("Mouses", "Mäuse"));
    for kind in Kind::ALL {
        let print = edition.print(kind);
        let words = [
            &print.name_en,
            &print.name_de,
            &print.text_en,
            &print.text_de,
        ];
        assert!(words.iter().all(|words| !words.is_empty()), "{}", kind.id());
        assert_ne!(print.text_en, print.text_de);
    }
}

#[test]
fn provenance_may_be_left_out_and_means_nothing() {
    let bare: Vec<&str> = Edition::STANDARD
        .lines()
        .filter(|line| !line.contains("provenance = "))
        .collect();
    assert!(bare.len() < Edition::STANDARD.lines().count() - 30);
    assert_eq!(read(&bare.join("\n")), standard());
}

// ---- another box

#[test]
fn another_box_is_read_as_it_stands() {
    let edition = second();
    assert_eq!(edition.name, "second box");
    let counts = counts(&edition);
    assert_eq!(counts, [6, 5, 4, 3, 1, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1]);
    assert_eq!(edition.hand_size, 4);
    assert_eq!(edition.line_points, [0, 0, 0, 2, 4, 9, 14]);
    assert_eq!((edition.pig_multiplier, edition.cat_multiplier), (3, 4));
    assert_eq!(edition.crow_divisor, 3);
    assert_eq!(edition.weather_mix, [1, 2, 5]);
    assert_eq!(edition.rounds, [1, 4, 3, 3, 2]);
    assert_eq!(edition.start_coins, 45);
    assert_eq!(edition.print(Kind::Hippo).name_de, "Flusspferd");
    assert_eq!(edition.print(Kind::Rabbit).text_en, "");
}

#[test]
fn another_box_has_other_prices() {
    let edition = second();
    assert_eq!(
        prices(&edition),
        [
            ("fox", 3, "rat"),
            ("turtle", 6, "rabbit"),
            ("cat", 15, "wolf"),
            ("frog", 2, "pig"),
            ("mouses", 19, "rat"),
            ("snake", 12, "pig"),
            ("chameleon", 7, "wolf"),
            ("crow", 9, "wolf"),
            ("mole", 0, "rabbit"),
            ("prairie_dog", 5, "rat"),
            ("hippo", 1, "wolf"),
        ]
    );
    let all = everybody(&edition);
    assert_eq!((all.count(), edition.cost(all)), (14, 94));
    let set = edition.set(all);
    assert_eq!(set.count(), 18);
    assert_eq!(counted(&edition, set)[..4], [1, 2, 0, 1]);
}

/// Eighteen and fourteen tokens are 32: the kinds lie side by side, no bit is
/// free, none is used twice.
#[test]
fn the_largest_box_fills_all_bits() {
    let edition = second();
    let mut used = 0_u32;
    for kind in Kind::ALL {
        let Span(span) = edition.span(kind);
        assert_eq!(used & span, 0, "{}", kind.id());
        used |= span;
    }
    assert_eq!(used, u32::MAX);
    let kinds: Vec<Kind> = edition.kinds_of(Tokens(u32::MAX)).collect();
    assert_eq!(kinds, Kind::ALL);
    assert_eq!(edition.each(Tokens(u32::MAX)).last(), Some(Kind::Hippo));
}

#[test]
fn another_box_turns_every_ruling() {
    let defaults = second().defaults;
    assert_eq!(defaults.mode(), Mode::Basic);
    assert_eq!(
        (defaults.first_player(), defaults.quick_weather()),
        (None, None)
    );
    assert!(defaults.crow_half_is_taken() && defaults.every_crow_pays());
    assert!(defaults.swaps_by_colour() && defaults.exchange_triggers());
    assert!(defaults.reacts_to_any_arrival() && defaults.counts_coins_earned());
    assert!(defaults.lower_cost_wins() && defaults.hires_are_open());
    assert!(!defaults.hires_between_rounds() && !defaults.hiring_alternates());
    assert_eq!((defaults.frog_moves(), defaults.max_extra_rounds()), (3, 1));
}

/// What is wrong with a text, as line and sentence; nothing if it is sound.
fn wrong(text: &str) -> Vec<(usize, String)> {
    let problems = Edition::read(text).err().map(|problems| problems.0);
    let problems = problems.unwrap_or_default().into_iter();
    problems
        .map(|problem| (problem.line, problem.what))
        .collect()
}
