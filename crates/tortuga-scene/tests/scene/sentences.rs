//! Sentences that are easily a little wrong.

use tortuga_core::{Seat, Viewer};
use tortuga_scene::{Choice, Scene, typed_luck};
use tortuga_words::Lang;

use crate::common::{GAME, Script};

const INES: Viewer = Viewer::Seat(Seat(0));
const JONAS: Viewer = Viewer::Seat(Seat(2));

/// Ines has won with one die and paid for it.
fn ines_claims(die: &str) -> Script {
    let mut script = Script::three_rolled();
    script.play(&format!("0 bid {die} / 1 pass / 1 ship Y / 1 main 1"));
    script.play("1 direct 1 / * drew parrot hold / 1 end-trade");
    script.play("2 pass / 2 ship G / 2 main 1 / 2 direct 1 / 2 end-trade / 0 settle");
    script
}

fn choice(scene: &Scene, notation: &str) -> Choice {
    let mut choices = scene.choices.iter();
    let found = choices.find(|choice| choice.notation == notation);
    found.unwrap().clone()
}

#[test]
fn under_the_black_cloud_nothing_is_promised() {
    let script = ines_claims("A");
    let scene = script.scene(Lang::En, INES);
    assert_eq!(scene.prompt.text, "Claim a building on Gray.");
    assert_eq!(scene.prompt.fact, "The black cloud: no coins, no reward.");
    let claim = choice(&scene, "build A hat_shop");
    assert_eq!(claim.outcome, "no coins");
    assert!(claim.about.contains("no coins and no reward"), "{claim:?}");
    let german = script.scene(Lang::De, INES).prompt.fact;
    assert_eq!(german, "Schwarze Wolke: keine Münzen, keine Belohnung.");
}

#[test]
fn a_claim_brings_what_the_cloud_gives_and_its_coins() {
    for (die, claim, outcome) in [
        ("Y", "build Y hat_shop", "+1 point, +3 coins"),
        ("O", "build O hat_shop", "+3 coins"),
        ("B", "build B hat_shop", "draw 1 parrot card, +3 coins"),
    ] {
        let scene = ines_claims(die).scene(Lang::En, INES);
        assert_eq!(choice(&scene, claim).outcome, outcome);
        assert_eq!(choice(&scene, "stop-claims").outcome, "");
    }
}

#[test]
fn paying_with_other_tiles_only_says_how_many() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y G O / 1 bid Y A G O / 2 pass / 2 ship A / 2 main 1");
    let none = choice(&script.scene(Lang::En, JONAS), "direct 0");
    assert_eq!(none.label, "Pay 3 other tiles");
    assert_eq!(none.outcome, "draw 1 goal card, keep 1");
    let one = choice(&script.scene(Lang::De, JONAS), "direct 1");
    assert_eq!(one.label, "1 Schatzkarte zahlen");
}

#[test]
fn bids_come_by_amount_and_only_bids_have_one() {
    let mut script = Script::three_rolled();
    script.play("0 bid G");
    let scene = script.scene(Lang::En, Viewer::Seat(Seat(1)));
    let amounts: Vec<u8> = scene.choices.iter().filter_map(|c| c.amount).collect();
    assert!(amounts.len() > 12 && amounts.is_sorted(), "{amounts:?}");
    for choice in &scene.choices {
        assert_eq!(choice.amount.is_some(), choice.verb == "bid", "{choice:?}");
    }
}

#[test]
fn typed_luck_is_said_in_words() {
    let script = Script::three();
    let said = |lang, notation| {
        let onlook = script.onlook(lang, Viewer::Spectator);
        typed_luck(GAME, &onlook, notation).unwrap()
    };
    for (notation, words) in [
        (
            "rolled 1 5 1 4 3",
            "Wurf: Grün 1, Blau 5, Orange 1, Gelb 4, Grau 3.",
        ),
        ("drew goal hat_shop", "Hut-Shops."),
        ("drew treasure 1", "1 Münze."),
        ("drew parrot hold", "Das Gebot halten."),
        ("starter 1", "Mara ist Startspieler."),
    ] {
        assert_eq!(said(Lang::De, notation).as_deref(), Some(words));
    }
    assert_eq!(said(Lang::En, "pass"), None, "luck does not pass");
    assert_eq!(said(Lang::En, "rum"), None);
}
