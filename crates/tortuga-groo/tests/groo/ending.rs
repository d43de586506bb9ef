//! The end of the game (GROO-END).

use crate::common::Scene;
use tortuga_core::{Rules, Seat, Standings};
use tortuga_groo::{DrawPhase, End, Groo, Open, Refusal, Stage, Window};

const LAST_DRAW: Stage = Stage::MayDraw(DrawPhase::Second);
/// Seven printed points.
const SEVEN: &str = "castle temple wizards_keep library";
/// Nine of them.
const NINE: &str = "castle temple wizards_keep government_building library";

/// Seat 0 is asked whether he draws in phase 6.
fn phase_6(settings: &[(&str, &str)]) -> Scene {
    Scene::turn_with(settings).stage(LAST_DRAW)
}

fn standings(scene: &Scene) -> Standings {
    Groo::standings(&scene.state).expect("the game is over")
}

#[test]
fn groo_end_01_seven_points_at_the_end_of_the_own_turn_win() {
    let scene = phase_6(&[("seats", "3")]).town(0, SEVEN);
    let scene = scene.play(&["0 done"]).saw(Open::GameEnded(End::Points));
    let standings = standings(&scene);
    assert_eq!(standings.ended_by.key, "victory-points");
    assert_eq!(standings.ended_by.rule.0, "GROO-END-01");
    let winners = standings.rows.iter().map(|row| row.winner);
    assert!(winners.eq([true, false, false]));
    scene
        .is_over(End::Points)
        .refuses("1 done", Refusal::GameOver)
        .refuses("* rolled K6 0", Refusal::GameOver);
    // Six are not enough.
    let six = phase_6(&[("seats", "3")]).town(0, "castle temple wizards_keep");
    six.play(&["0 done"]).is_at(Stage::Discard).awaits(1);
}

#[test]
fn groo_end_02_no_turn_ends_without_its_roll() {
    let scene = Scene::turn(2)
        .town(0, SEVEN)
        .play(&["0 done", "0 done"])
        .is_at(Stage::Roll)
        .awaits_luck()
        .play(&["* rolled S6 0", "0 done", "1 done"])
        .is_at(LAST_DRAW);
    assert!(Groo::standings(&scene.state).is_none());
    scene.play(&["0 done"]).is_over(End::Points);
}

/// Seat 0 has seven points and is done with the dice; two places in his hand
/// are free.
fn after_the_dice(win_check: &str) -> Scene {
    Scene::turn_with(&[("seats", "2"), ("win_check", win_check)])
        .stage(Stage::Use)
        .town(0, "castle temple wizards_keep residence")
        .hand(0, "clumsy_oaf bowmen dragon")
        .play(&["0 done"])
}

#[test]
fn groo_end_03_the_check_comes_after_phase_6_and_an_event_can_still_spoil_it() {
    after_the_dice("end_of_turn")
        .is_at(LAST_DRAW)
        .play(&["0 draw", "* drew groo_is_dead", "0 lose residence"])
        .play(&["* drew farm", "* drew tavern", "* drew sage"])
        .is_at(Stage::Discard)
        .awaits(1)
        .has_points(&[6, 0]);
}

#[test]
fn groo_end_03_by_the_other_ruling_it_comes_before_phase_6_and_only_there() {
    after_the_dice("after_leftover").is_over(End::Points);
    // Nothing is looked at after phase 6.
    let settings = [("seats", "2"), ("win_check", "after_leftover")];
    let late = phase_6(&settings).town(0, SEVEN).play(&["0 done"]);
    late.is_at(Stage::Discard).awaits(1);
    // The Weasel end stays where it is.
    let scene = phase_6(&settings).last_round(0).town(1, SEVEN);
    scene.play(&["0 done"]).is_over(End::Weasel);
}

#[test]
fn groo_end_04_nobody_but_the_active_player_wins() {
    let scene = phase_6(&[("seats", "3")])
        .town(1, NINE)
        .town(2, "residence residence residence farm")
        .has_points(&[0, 9, 7])
        .play(&["0 done"])
        .is_at(Stage::Discard)
        .awaits(1);
    // It is his turn next, and then it counts.
    let actions = [
        "1 done",
        "1 done",
        "* rolled S6 0",
        "1 done",
        "2 done",
        "0 done",
    ];
    scene.play(&actions).play(&["1 done"]).is_over(End::Points);
}

#[test]
fn groo_end_05_more_than_seven_is_as_good_as_seven() {
    let scene = phase_6(&[("seats", "3")])
        .town(0, "residence residence residence farm")
        .town(1, NINE)
        .play(&["0 done"])
        .is_over(End::Points);
    let rows = standings(&scene).rows;
    let found: Vec<_> = rows.iter().map(|row| (row.score, row.rank)).collect();
    assert_eq!(found, [(7, 1), (9, 2), (0, 3)]);
    let nine = phase_6(&[("seats", "3")]).town(0, NINE);
    nine.play(&["0 done"]).is_over(End::Points);
}

#[test]
fn groo_end_06_nobody_is_ever_out_of_the_game() {
    // Seat 1 has nothing at all, and nothing to draw either.
    Scene::turn(3)
        .stage(LAST_DRAW)
        .hand(0, "castle")
        .pile_only("residence")
        .play(&["0 done"])
        .awaits(1)
        .offers(1, &["done"])
        .play(&["1 done", "1 draw", "* drew residence"])
        .has_hand(1, "residence");
    let bare = Scene::dice(3, "L1").town(0, "castle").play(&["0 done"]);
    bare.awaits(1).play(&["1 done"]).awaits(2);
}

/// Seat 0 draws in phase 2 and lacks one card; the pile was renewed so often.
fn one_card_short(shuffles: u8, pile: &str) -> Scene {
    let mut scene = Scene::turn(3)
        .hand(0, "castle temple farm tavern")
        .pile_only(pile)
        .play(&["0 done", "0 draw"]);
    scene.state.table.shuffles = shuffles;
    scene
}

#[test]
fn groo_end_07_the_last_card_of_a_renewed_pile_begins_the_weasel_victory() {
    let on_its_way = |scene: &Scene| scene.state.table.turns_left;
    let again = one_card_short(1, "bowmen").play(&["* drew bowmen"]);
    assert_eq!(on_its_way(&again), Some(2));
    again.saw(Open::WeaselOnItsWay { turns: 2 });
    // The first time through it means nothing, nor does a card that is not the last.
    let first = one_card_short(0, "bowmen").play(&["* drew bowmen"]);
    assert_eq!(on_its_way(&first), None);
    let more = one_card_short(1, "bowmen sage").play(&["* drew bowmen"]);
    assert_eq!(on_its_way(&more), None);
    // An Event is a card like any other here.
    let event = one_card_short(1, "groo_is_dead").play(&["* drew groo_is_dead"]);
    assert_eq!(on_its_way(&event), Some(2));
    // Seven points in another town are no victory.
    let mut rich = one_card_short(1, "bowmen");
    for id in ["residence", "residence", "residence", "library"] {
        let kind = rich.kind(id);
        let edition = rich.edition();
        crate::common::take(edition, &mut rich.state.table.discard, kind);
        crate::common::put(edition, &mut rich.state.table.in_play[1], kind);
    }
    let rich = rich.has_points(&[0, 7, 0]).play(&["* drew bowmen"]);
    assert_eq!(on_its_way(&rich), Some(2));
}

/// A whole turn in which nobody does anything, from phase 1 on.
fn idle_turn(scene: Scene, seat: u8) -> Scene {
    let seats = scene.state.table.seats;
    let mut scene = scene.awaits(seat);
    let own = format!("{seat} done");
    while scene.state.table.stage != Stage::Roll {
        scene = scene.play(&[&own]);
    }
    scene = scene.play(&["* rolled S6 0"]);
    for offset in 0..seats {
        let user = (seat + offset) % seats;
        scene = scene.play(&[&format!("{user} done")]);
    }
    if scene.state.table.stage == LAST_DRAW && scene.state.table.active == Seat(seat) {
        scene = scene.play(&[&own]);
    }
    scene
}

// rules: GROO-DX-14
#[test]
fn groo_end_08_the_turn_is_finished_and_everybody_else_has_one_more() {
    let mut scene = Scene::turn(3)
        .active(1)
        .hand(1, "castle temple farm tavern")
        .pile_only("bowmen")
        .play(&["1 done", "1 draw"]);
    scene.state.table.shuffles = 1;
    let scene = scene
        .play(&[
            "* drew bowmen",
            "* rolled S6 0",
            "1 done",
            "2 done",
            "0 done",
        ])
        .awaits(2);
    let scene = idle_turn(idle_turn(scene, 2), 0);
    scene.is_over(End::Weasel);
    // The usual check comes at the end of the turn that began it.
    let won = phase_6(&[("seats", "3")]).last_round(2).town(0, SEVEN);
    won.play(&["0 done"]).is_over(End::Points);
}

#[test]
fn groo_end_09_drawing_goes_on_with_a_new_pile_and_begins_nothing_new() {
    let scene = phase_6(&[("seats", "3")])
        .last_round(2)
        .hand(0, "castle temple farm tavern")
        .discard_pile("bowmen sage")
        .pile_only("")
        .play(&["0 draw"])
        .saw(Open::Reshuffled)
        .awaits_luck()
        .play(&["* drew bowmen"])
        .awaits(1);
    assert_eq!(scene.state.table.turns_left, Some(1));
    // A further empty pile does not count the turns anew.
    let scene = phase_6(&[("seats", "3")]).last_round(1);
    let scene = scene.hand(0, "castle temple farm tavern").pile_only("sage");
    let scene = scene.play(&["0 draw", "* drew sage"]).awaits(1);
    assert_eq!(scene.state.table.turns_left, Some(0));
}

#[test]
fn groo_end_09_by_the_other_ruling_nothing_is_drawn_from_then_on() {
    let settings = [("seats", "3"), ("final_round_draw", "none")];
    let mut scene = Scene::turn_with(&settings)
        .hand(0, "castle temple")
        .pile_only("bowmen")
        .play(&["0 done", "0 draw"]);
    scene.state.table.shuffles = 1;
    // Not in the rest of this turn either, though the discard pile is full.
    scene
        .play(&["* drew bowmen"])
        .is_at(Stage::Roll)
        .play(&["* rolled S6 0", "0 done", "1 done", "2 done"])
        .is_at(Stage::Discard)
        .awaits(1)
        .play(&["1 done"])
        .is_at(Stage::Roll)
        .has_hand(0, "castle temple bowmen");
}

#[test]
fn groo_end_10_a_normal_victory_in_the_last_round_ends_it_at_once() {
    let scene = phase_6(&[("seats", "3")])
        .last_round(1)
        .town(0, SEVEN)
        .town(
            1,
            "residence residence residence butcher baker candlestick_maker",
        )
        .has_points(&[7, 12, 0])
        .play(&["0 done"])
        .is_over(End::Points);
    assert!(standings(&scene).rows[0].winner);
}

#[test]
fn groo_end_11_after_the_last_turn_most_points_win() {
    let last = || {
        phase_6(&[("seats", "3")])
            .last_round(0)
            .town(2, "castle farm")
    };
    let scene = last().town(1, "residence").play(&["0 done"]);
    let standings = standings(&scene.clone().is_over(End::Weasel));
    assert_eq!(standings.ended_by.key, "weasel");
    let found: Vec<_> = standings
        .rows
        .iter()
        .map(|row| (row.score, row.rank))
        .collect();
    assert_eq!(found, [(0, 3), (1, 2), (3, 1)]);
    // First the usual check, even if another has more.
    let normal = last().town(0, "temple wizards_keep government_building library");
    normal.play(&["0 done"]).is_over(End::Points);
    // Then the End window: a fray or Groo's seat may still decide a tie.
    last()
        .town(1, "temple residence")
        .army(1, "bowmen")
        .hand(2, "a_fray")
        .play(&["0 done"])
        .has_window(Some(Window::End))
        .is_at(Stage::LastWord)
        .awaits(2)
        .play(&["2 wild a_fray"])
        .has_army(1, "")
        .is_over(End::Weasel);
}
