//! What has changed between two pictures, by name.

use tortuga_core::{QuickLuck, Seat, Viewer};
use tortuga_scene::{Scene, wake};
use tortuga_words::Lang;

use crate::common::Script;

const INES: Viewer = Viewer::Seat(Seat(0));

fn seen(script: &Script) -> Scene {
    script.scene(Lang::En, INES)
}

/// What these actions change, as Ines sees it.
#[track_caller]
fn check(script: &mut Script, actions: &str, names: &[&str]) {
    let before = seen(script);
    script.play(actions);
    let found: Vec<String> = wake(&before, &seen(script)).into_iter().collect();
    assert_eq!(found, names, "{actions}");
}

#[test]
fn a_bid_moves_its_dice() {
    let mut script = Script::three_rolled();
    check(&mut script, "0 bid Y", &["bid", "die:Y"]);
    check(&mut script, "1 bid B", &["bid", "die:B", "die:Y"]);
}

#[test]
fn a_crew_member_stands_on_a_house() {
    let mut script = Script::three_rolled();
    script.play("0 bid Y");
    script.play("1 pass / 1 ship Y / 1 main 1 / 1 direct 1 / * drew parrot hold / 1 end-trade");
    script.play("2 pass / 2 ship G / 2 main 1 / 2 direct 1 / 2 end-trade / 0 settle");
    let before = seen(&script);
    script.play("0 build Y hat_shop");
    let wake = wake(&before, &seen(&script));
    assert!(wake.contains("house:Y hat_shop") && wake.contains("plate:0"));
    assert_eq!(
        wake.iter().filter(|one| one.starts_with("house:")).count(),
        1
    );
}

#[test]
fn a_pirate_goes_ashore_and_its_ship_has_moved() {
    let mut script = Script::with("glory-islands", &[("seats", "3")]);
    script.play("0 card red-5 / 1 card green-3a / 2 card yellow-1");
    let before = seen(&script);
    script.play("0 stopover 1 / 0 put 1,1");
    let wake = wake(&before, &seen(&script));
    assert!(
        wake.contains("ship:0") && !wake.contains("ship:1"),
        "{wake:?}"
    );
    assert!(wake.iter().any(|one| one.starts_with("cell:")), "{wake:?}");
}

/// Nothing changes by looking, or in another language; and whatever happens in
/// a whole game, something of it can be seen.
#[test]
fn the_same_table_has_no_wake_in_any_language() {
    for game in ["grog-island", "groo", "foggy-island", "glory-islands"] {
        let mut script = Script::with(game, &[]);
        let first = seen(&script);
        let mut luck = QuickLuck::new(5);
        for _ in 0..60 {
            let now = seen(&script);
            let german = script.scene(Lang::De, INES);
            assert!(wake(&now, &german).is_empty(), "{game}");
            if !script.play_on(&mut luck) {
                break;
            }
        }
        assert!(!wake(&first, &seen(&script)).is_empty(), "{game}");
    }
}
