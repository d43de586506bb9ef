//! Phase 5: what is left of the dice goes round (GROO-LEFT).

use crate::common::{SECOND, Scene, symbols};
use tortuga_core::{RuleId, Seat};
use tortuga_groo::{DrawPhase, End, Open, Refusal, Stage, Symbol};

const LAST_DRAW: Stage = Stage::MayDraw(DrawPhase::Second);

#[test]
fn groo_left_01_everybody_else_gets_one_chance_clockwise() {
    let waits = |seat| Refusal::NotYourTurn {
        seat: Seat(seat),
        rule: RuleId("GROO-LEFT-01"),
    };
    Scene::dice(4, "S6")
        .active(2)
        .play(&["2 done"])
        .awaits(3)
        .refuses("0 done", waits(0))
        .refuses("2 done", waits(2))
        .play(&["3 done"])
        .awaits(0)
        .refuses("3 done", waits(3))
        .play(&["0 done"])
        .awaits(1)
        .play(&["1 done"])
        .is_at(LAST_DRAW)
        .awaits(2);
    // Nothing is left, so nobody gets anything.
    Scene::dice(4, "K1")
        .hand(0, "blacksmith")
        .hand(1, "windfall")
        .play(&["0 play blacksmith", "0 done"])
        .is_at(LAST_DRAW)
        .awaits(0);
}

#[test]
fn groo_left_02_at_his_chance_a_player_plays_what_he_likes_and_hands_on_the_rest() {
    Scene::dice(4, "K2 S1 L2 G1")
        .groo(3)
        .hand(1, "residence chakall wandering pikemen")
        .hand(3, "pikemen")
        .play(&["0 done"])
        .offers(
            1,
            &[
                "done",
                "play residence",
                "play chakall",
                "play pikemen",
                "groo wandering +1",
                "groo wandering +2",
                "groo wandering +3",
            ],
        )
        .play(&["1 play residence", "1 groo wandering +3", "1 play chakall"])
        .has_town(1, "residence")
        .has_army(1, "chakall")
        .has_groo(2)
        // He keeps his last card, and the dice that it would have cost.
        .play(&["1 done"])
        .has_pool("K1 L1")
        // Using nothing is allowed.
        .play(&["2 done"])
        .has_pool("K1 L1")
        .play(&["3 play pikemen"])
        .has_army(3, "pikemen");
}

/// Every Building with an ability, and Windfall, in front of seat 1; Groo too.
fn abilities() -> Scene {
    Scene::dice(3, "S2 G1")
        .groo(1)
        .town(
            1,
            "tavern pawnshop marketplace government_building wizards_keep farm guildhall",
        )
        .hand(1, "windfall")
        .discard_pile("dragon")
}

const FOR_ALL_CHANCES: [&str; 10] = [
    "done",
    "use pawnshop supplies kopins",
    "use pawnshop supplies labor",
    "use pawnshop groo kopins",
    "use pawnshop groo supplies",
    "use pawnshop groo labor",
    "wild windfall kopins",
    "wild windfall supplies",
    "wild windfall labor",
    "wild windfall groo",
];

const FOR_THE_OWN_PHASE: [&str; 8] = [
    "use tavern +1",
    "use tavern -1",
    "use marketplace 1",
    "use marketplace 2",
    "use government_building supplies",
    "use farm supplies",
    "use guildhall labor",
    "recover dragon",
];

#[test]
fn groo_left_03_pawnshop_and_windfall_work_here_and_the_other_abilities_do_not() {
    let mut scene = abilities().play(&["0 done"]).offers(1, &FOR_ALL_CHANCES);
    for ability in FOR_THE_OWN_PHASE {
        scene = scene.refuses(&format!("1 {ability}"), Refusal::OwnConstructionOnly);
    }
    scene
        .play(&["1 use pawnshop groo labor", "1 wild windfall kopins"])
        .has_pool("S2 L1")
        .has_private("K1");
    // In his own Construction Phase he has them all.
    let all = [&FOR_ALL_CHANCES[..], &FOR_THE_OWN_PHASE].concat();
    abilities().active(1).offers(1, &all);
}

#[test]
fn groo_left_03_it_is_the_card_that_says_whether_it_works_here() {
    let chance = || {
        Scene::turn_on(&SECOND, &[("seats", "3")])
            .stage(Stage::Use)
            .active(0)
            .pool("S1")
            .town(1, "orchard dye_works")
            .hand(1, "lucky_find")
    };
    chance()
        .play(&["0 done"])
        .offers(1, &["done", "use orchard supplies", "use orchard labor"])
        .refuses(
            "1 use dye_works supplies groo",
            Refusal::OwnConstructionOnly,
        )
        .refuses("1 wild lucky_find groo", Refusal::OwnConstructionOnly);
    chance()
        .active(1)
        .play(&["1 wild lucky_find groo"])
        .has_private("G1");
}

#[test]
fn groo_left_04_the_phase_ends_with_the_last_die_or_the_last_player() {
    // The last die is spent at the first chance: the others get none.
    Scene::dice(4, "K1")
        .hand(1, "blacksmith")
        .hand(2, "blacksmith")
        .play(&["0 done", "1 play blacksmith"])
        // A chance that has begun lasts until Done.
        .awaits(1)
        .offers(1, &["done"])
        .play(&["1 done"])
        .is_at(LAST_DRAW)
        .awaits(0);
    // Everybody had his chance: the active player gets no second one.
    Scene::dice(3, "K1 L1")
        .hand(0, "blacksmith")
        .play(&["0 done", "1 done", "2 done"])
        .saw(Open::DiceWasted(symbols("K1 L1")))
        .has_pool("")
        .is_at(LAST_DRAW)
        .refuses("0 play blacksmith", Refusal::OnlyDrawing);
}

#[test]
fn groo_left_04_dice_that_were_turned_stay_so_for_the_next() {
    Scene::dice(3, "L2")
        .town(1, "pawnshop")
        .hand(2, "blacksmith")
        .play(&["0 done", "1 use pawnshop labor kopins", "1 done"])
        .has_pool("K1 L1")
        .play(&["2 play blacksmith"])
        .has_town(2, "blacksmith");
}

#[test]
fn groo_left_05_nobody_rolls_draws_or_attacks_and_groo_moves_only_by_cards() {
    let other_luck = Refusal::OtherLuckIsDue {
        rule: RuleId("GROO-LEFT-01"),
    };
    Scene::dice(3, "S5 G1")
        .groo(2)
        .army(1, "dragon")
        .army(2, "bowmen")
        .hand(1, "residence")
        .hand(2, "wandering")
        .play(&["0 done"])
        .offers(1, &["done"])
        .refuses("1 draw", Refusal::DrawNotNow)
        .refuses("1 attack +1", Refusal::AttackNotNow)
        .refuses("1 discard residence", Refusal::DiscardNotNow)
        .refuses("* rolled K6 +1", other_luck)
        .refuses("* drew castle", other_luck)
        .play(&["1 done"])
        .has_groo(2)
        .has_hand(1, "residence")
        .play(&["2 groo wandering +2"])
        .has_groo(1)
        .play(&["2 done"])
        .has_groo(1)
        .has_hand(2, "");
}

// rules: GROO-DX-05
#[test]
fn groo_left_06_seven_points_in_another_players_turn_do_not_win() {
    let seven = Scene::dice(2, "L1")
        .town(1, "castle temple wizards_keep")
        .hand(1, "residence")
        .play(&["0 done", "1 play residence"])
        .has_points(&[0, 7])
        .play(&["1 done", "0 done"])
        .is_at(Stage::Discard)
        .awaits(1);
    // He still has them when his own turn with its roll is over.
    seven
        .clone()
        .play(&[
            "1 done",
            "1 done",
            "* rolled S6 0",
            "1 done",
            "0 done",
            "1 done",
        ])
        .is_over(End::Points);
    // Or he loses one of them on the way.
    let spoilt = seven
        .groo(1)
        .hand(0, "clumsy_oaf")
        .play(&["1 done", "1 done", "* rolled G6 0", "1 done"])
        .play(&["0 groo clumsy_oaf", "1 lose residence", "0 done", "1 done"]);
    spoilt.has_points(&[0, 6]).is_at(Stage::Discard).awaits(0);
}

#[test]
fn groo_left_05_the_dice_of_a_turn_do_not_outlast_it() {
    let no_kopins = Refusal::NoSuchDie {
        symbol: Symbol::Kopins,
    };
    Scene::dice(2, "K6")
        .town(1, "pawnshop")
        .play(&["0 done", "1 done", "0 done", "1 done", "1 done"])
        .play(&["* rolled S6 0"])
        .has_pool("S6")
        .refuses("1 use pawnshop kopins labor", no_kopins);
}
