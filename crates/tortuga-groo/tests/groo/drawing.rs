//! Phases 1, 2 and 6: discarding and drawing.

use crate::common::Scene;
use tortuga_core::{RuleId, Seat, Viewer};
use tortuga_groo::{DrawPhase, Heard, Open, Refusal, Stage};

const FIRST: Stage = Stage::MayDraw(DrawPhase::First);
const SECOND: Stage = Stage::MayDraw(DrawPhase::Second);
const DRAWING: Stage = Stage::Draw(DrawPhase::First);
const ROLL: &str = "* rolled K1 S2 L2 G1 0";

/// Seat 1 holds the whole draw pile but these cards; an Event, which nobody can
/// hold, lies on the discard pile.
fn nearly_empty(scene: Scene, keep: &str) -> Scene {
    let mut rest: Vec<String> = Vec::new();
    let mut kept: Vec<&str> = keep.split_whitespace().collect();
    for kind in scene.edition().each(scene.state.secrets.pile) {
        let id = scene.edition().print(kind).id.as_str();
        match kept.iter().position(|&one| one == id) {
            Some(place) => drop(kept.remove(place)),
            None => rest.push(id.to_owned()),
        }
    }
    let (events, cards): (Vec<String>, Vec<String>) =
        rest.into_iter().partition(|id| id == "groo_is_dead");
    scene
        .hand(1, &cards.join(" "))
        .discard_pile(&events.join(" "))
}

#[test]
fn groo_draw_01_any_number_of_cards_before_the_first_is_drawn() {
    let hand = "tavern tavern bowmen wandering cheese_dip";
    let scene = Scene::turn(2).hand(0, hand).offers(
        0,
        &[
            "done",
            "discard tavern",
            "discard bowmen",
            "discard wandering",
            "discard cheese_dip",
            "wild cheese_dip +1",
        ],
    );
    // Every set of cards can be discarded, from none to all, in one way only.
    let ways = scene.ways(0, |state| {
        state.table.stage == Stage::Discard && state.table.discard.count() < 5
    });
    let mut sets: Vec<String> = ways.into_iter().filter(|way| !way.contains('+')).collect();
    assert_eq!(sets.len(), 3 * 2 * 2 * 2);
    sets.dedup();
    assert_eq!(sets.len(), 3 * 2 * 2 * 2);

    let scene = scene
        .refuses("0 discard castle", Refusal::DiscardNotInHand)
        .play(&[
            "0 discard tavern",
            "0 discard tavern",
            "0 discard wandering",
        ])
        .refuses("0 discard bowmen", Refusal::DiscardGoesBack)
        .refuses("0 wild cheese_dip +1", Refusal::WildAfterDiscard)
        .offers(0, &["done", "discard cheese_dip"])
        .play(&["0 discard cheese_dip"])
        .offers(0, &["done"])
        .has_hand(0, "bowmen")
        .has_discarded("tavern tavern wandering cheese_dip");
    scene
        .play(&["0 done", "0 draw", "* drew castle"])
        .refuses(
            "0 discard castle",
            Refusal::LuckComesFirst {
                rule: RuleId("GROO-DRAW-05"),
            },
        )
        .play(&["* drew farm", "* drew sage", "* drew dragon"])
        .has_hand(0, "bowmen castle farm sage dragon");
}

#[test]
fn groo_draw_02_the_limit_is_five_and_limits_drawing_only() {
    let four = "tavern bowmen farm sage";
    let scene = Scene::turn(2)
        .hand(0, four)
        .play(&["0 done", "0 draw", "* drew baker"]);
    scene
        .is_at(Stage::Roll)
        .has_hand(0, "tavern bowmen farm sage baker");
    let scene = Scene::turn(2)
        .hand(0, four)
        .hand(0, "baker")
        .play(&["0 done"]);
    let scene = scene.is_at(Stage::Roll);
    assert_eq!(scene.state.hand_limit(Seat(0)), 5);

    // A Library makes it six for its owner alone.
    let scene = Scene::turn(2)
        .town(0, "library")
        .hand(0, four)
        .hand(0, "baker");
    assert_eq!(
        [0, 1].map(|seat| scene.state.hand_limit(Seat(seat))),
        [6, 5]
    );
    scene
        .play(&["0 done", "0 draw", "* drew castle"])
        .is_at(Stage::Roll);

    // A larger hand stays as it is, in both Draw Phases.
    let seven = "tavern bowmen farm sage baker butcher castle";
    let scene = Scene::turn(2)
        .hand(0, seven)
        .play(&["0 done"])
        .is_at(Stage::Roll);
    let scene = scene.play(&[ROLL, "0 done", "1 done"]);
    scene
        .is_at(Stage::Discard)
        .awaits(1)
        .has_hand(0, seven)
        .has_discarded("");
}

#[test]
fn groo_draw_03_drawing_is_a_question_with_yes_or_no() {
    let three = || Scene::turn(2).hand(0, "tavern bowmen farm");
    let asked = three()
        .play(&["0 done"])
        .is_at(FIRST)
        .offers(0, &["done", "draw"]);

    let no = asked
        .clone()
        .play(&["0 done"])
        .saw(Open::DrawDeclined(Seat(0)));
    let no = no.is_at(Stage::Roll).has_hand(0, "tavern bowmen farm");
    // The question comes again in phase 6.
    let no = no.play(&[ROLL, "0 done", "1 done"]).is_at(SECOND);
    let no = no
        .offers(0, &["done", "draw"])
        .play(&["0 draw", "* drew sage"]);
    no.awaits_luck()
        .play(&["* drew baker"])
        .is_at(Stage::Discard)
        .awaits(1);

    // Yes fills the hand: there is no way to stop after the first card.
    let yes = asked.play(&["0 draw"]).is_at(DRAWING).awaits_luck();
    let yes = yes.play(&["* drew sage"]).is_at(DRAWING).awaits_luck();
    let rule = RuleId("GROO-DRAW-05");
    let yes = yes.refuses("0 done", Refusal::LuckComesFirst { rule });
    yes.play(&["* drew baker"])
        .is_at(Stage::Roll)
        .has_hand(0, "tavern bowmen farm sage baker");
}

#[test]
fn groo_draw_03_with_the_option_nobody_is_asked() {
    let scene = |value| {
        let settings = [("seats", "2"), ("draw_is_optional", value)];
        Scene::turn_with(&settings)
            .hand(0, "tavern bowmen farm sage")
            .play(&["0 done"])
    };
    scene("true").is_at(FIRST).awaits(0);
    let scene = scene("false")
        .is_at(DRAWING)
        .awaits_luck()
        .play(&["* drew baker"]);
    let scene = scene
        .is_at(Stage::Roll)
        .play(&[ROLL, "0 play tavern", "0 done", "1 done"]);
    let scene = scene
        .is_at(Stage::Draw(DrawPhase::Second))
        .play(&["* drew dragon"]);
    scene
        .is_at(Stage::Discard)
        .awaits(1)
        .has_hand(0, "bowmen farm sage baker dragon");
}

#[test]
fn groo_draw_04_only_the_active_player_draws() {
    let scene = Scene::turn(3)
        .stage(Stage::Roll)
        .hand(0, "arcadio bowmen farm sage baker")
        .hand(1, "residence tavern watchtower pikemen dragon")
        .hand(2, "cheese_dip castle temple butcher rampage");
    // Seat 2 uses a Wild card, seat 0 and seat 1 play a card each.
    let scene = scene.play(&[ROLL, "2 wild cheese_dip +1", "0 play arcadio", "0 done"]);
    let scene = scene
        .play(&["1 play residence", "1 done", "2 done"])
        .is_at(SECOND);
    let not_his = |seat| {
        let rule = RuleId("GROO-DRAW-04");
        Refusal::NotYourTurn {
            seat: Seat(seat),
            rule,
        }
    };
    let scene = scene
        .refuses("1 draw", not_his(1))
        .refuses("2 draw", not_his(2));
    let scene = scene.play(&["0 draw", "* drew library"]);
    let sizes = |scene: &Scene| [0, 1, 2].map(|seat| scene.state.hand(Seat(seat)).count());
    assert_eq!(sizes(&scene), [5, 4, 4]);

    // In his own phase 2 seat 1 gets his card; seat 2 still waits.
    let scene = scene.play(&["1 done", "1 draw", "* drew guildhall"]);
    assert_eq!(sizes(&scene), [5, 5, 4]);
    let scene = scene
        .idle_turn()
        .play(&["2 done", "2 draw", "* drew cavalry"]);
    assert_eq!(sizes(&scene), [5, 5, 5]);
}

#[test]
fn groo_draw_05_one_card_at_a_time_from_the_pile() {
    let scene = Scene::turn(2)
        .hand(0, "tavern farm sage")
        .play(&["0 done", "0 draw"]);
    let bowmen = |copies| ("drew bowmen".to_owned(), copies);
    assert!(scene.chances().contains(&bowmen(3)));
    let pile = scene.state.secrets.pile.count();
    let scene = scene
        .refuses("* drew sage", Refusal::NotInPile)
        .play(&["* drew bowmen"]);
    assert!(scene.chances().contains(&bowmen(2)));
    assert_eq!(scene.state.secrets.pile.count(), pile - 1);
    let (seat, kind) = (Seat(0), scene.kind("bowmen"));
    let heard = |viewer| scene.heard(viewer);
    let own = Heard::CardDrawn {
        seat,
        kind: Some(kind),
    };
    assert_eq!(heard(Viewer::Seat(Seat(0))), [own]);
    assert_eq!(
        heard(Viewer::Seat(Seat(1))),
        [Heard::CardDrawn { seat, kind: None }]
    );
}

#[test]
fn groo_draw_05_the_limit_is_read_anew_before_each_card() {
    // Five cards of six; Groo is Dead comes first and takes a Building.
    let scene = Scene::turn(2)
        .town(0, "residence library")
        .hand(0, "clumsy_oaf bowmen dragon cavalry sage")
        .play(&["0 done", "0 draw", "* drew groo_is_dead"])
        .has_hand(0, "bowmen dragon cavalry sage")
        .may_lose(0, &["residence", "library"]);
    let small = scene.clone().play(&["0 lose library", "* drew farm"]);
    small
        .is_at(Stage::Roll)
        .has_hand(0, "bowmen dragon cavalry sage farm");
    let large = scene
        .play(&["0 lose residence", "* drew farm"])
        .is_at(DRAWING);
    large.play(&["* drew baker"]).is_at(Stage::Roll);
}

#[test]
fn groo_draw_06_the_discard_pile_is_shuffled_when_a_card_is_needed() {
    // The last card is taken and no other is needed: nothing happens yet.
    let scene = Scene::turn(2)
        .hand(0, "wandering tavern farm sage")
        .pile_only("bowmen");
    let before = scene.state.table.discard;
    let scene = scene
        .play(&["0 done", "0 draw", "* drew bowmen"])
        .is_at(Stage::Roll);
    assert_eq!(scene.state.secrets.pile.count(), 0);
    assert_eq!(
        (scene.state.table.discard, scene.state.table.shuffles),
        (before, 0)
    );

    // So a card of this turn is in the new pile when phase 6 needs one.
    let scene = scene.play(&[ROLL, "0 groo wandering +1", "0 done", "1 done"]);
    let scene = scene
        .is_at(SECOND)
        .play(&["0 draw"])
        .saw(Open::Reshuffled)
        .has_discarded("");
    assert_eq!(scene.state.table.shuffles, 1);
    assert_eq!(scene.state.secrets.pile.count(), before.count() + 1);
    assert!(scene.chances().contains(&("drew wandering".to_owned(), 3)));
    scene
        .play(&["* drew wandering"])
        .has_hand(0, "wandering tavern farm sage bowmen");

    // In the middle of drawing: the pile is renewed, and drawing goes on.
    let scene = Scene::turn(2)
        .hand(0, "wandering tavern farm")
        .pile_only("bowmen");
    let scene = scene.play(&["0 done", "0 draw", "* drew bowmen"]);
    let scene = scene
        .saw(Open::Reshuffled)
        .has_discarded("")
        .is_at(DRAWING)
        .awaits_luck();
    scene
        .play(&["* drew castle"])
        .is_at(Stage::Roll)
        .has_hand(0, "wandering tavern farm bowmen castle");
}

#[test]
fn groo_draw_07_nothing_is_drawn_from_two_empty_piles() {
    // Nothing but an Event lies there: nobody is asked, no shuffle counts.
    let three = || Scene::turn(2).hand(0, "tavern farm sage");
    let scene = nearly_empty(three(), "").has_discarded("groo_is_dead");
    let scene = scene
        .play(&["0 done"])
        .is_at(Stage::Roll)
        .has_hand(0, "tavern farm sage");
    assert_eq!(scene.state.table.shuffles, 0);

    // One card is left: it is drawn, and that was it.
    let scene = nearly_empty(three(), "bowmen").play(&["0 done", "0 draw", "* drew bowmen"]);
    let scene = scene
        .is_at(Stage::Roll)
        .has_hand(0, "tavern farm sage bowmen");
    assert_eq!(scene.state.table.shuffles, 0);
}
