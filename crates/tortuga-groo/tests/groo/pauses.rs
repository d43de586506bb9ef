//! What others notice of a window: the same, whether or not somebody is asked.

use crate::common::Scene;
use tortuga_core::{Event as _, RuleId, Rules, Seat, Seats, Viewer};
use tortuga_groo::{Action, DrawPhase, Event, Groo, Heard, Open, Refusal, Stage, Window};

/// Six moments: the table before a window, and the action that opens it. Seat 2
/// has the card that a window of this kind wants, or another one.
fn moments(holds: bool) -> [(Window, Scene, Vec<&'static str>); 6] {
    let base = |id: &str| {
        let scene = Scene::turn(3)
            .groo(1)
            .town(1, "residence")
            .army(0, "dragon");
        scene
            .hand(2, if holds { id } else { "castle" })
            .hand(0, "clumsy_oaf")
    };
    let dice = |id| base(id).stage(Stage::Use).pool("G2");
    let last_turn = |id| {
        let scene = base(id).stage(Stage::MayDraw(DrawPhase::Second));
        scene.last_round(0)
    };
    let fight = vec!["0 attack +1", "0 commit dragon", "0 done"];
    let effect = vec!["0 groo clumsy_oaf", "1 lose residence"];
    [
        (
            Window::Battle,
            base("war_drums").stage(Stage::Attack),
            fight,
        ),
        (
            Window::Roll,
            base("cheese_dip").stage(Stage::Roll),
            vec!["* rolled S6 0"],
        ),
        (Window::Pass, dice("cheese_dip"), vec!["0 done"]),
        (
            Window::Counter,
            dice("false_alarm"),
            vec!["0 groo clumsy_oaf"],
        ),
        (Window::Effect, dice("cheese_dip"), effect),
        (Window::End, last_turn("cheese_dip"), vec!["0 done"]),
    ]
}

const OTHERS: [Viewer; 3] = [
    Viewer::Seat(Seat(0)),
    Viewer::Seat(Seat(1)),
    Viewer::Spectator,
];
const HOLDER: Viewer = Viewer::Seat(Seat(2));

/// What a viewer hears until the window is closed; seat 2 passes if it is asked.
fn history(scene: Scene, actions: &[&str], viewer: Viewer) -> Vec<Heard> {
    let mut scene = scene;
    let mut heard = Vec::new();
    for action in actions {
        scene = scene.play(&[action]);
        heard.extend(scene.heard(viewer));
    }
    while scene.state.secrets.asked.is_some() {
        scene = scene.play(&["2 done"]);
        heard.extend(scene.heard(viewer));
    }
    heard
}

// rules: GROO-WILD-02
#[test]
fn a_window_that_nobody_can_answer_is_heard_like_one_that_somebody_lets_go_by() {
    for (held, other) in moments(true).into_iter().zip(moments(false)) {
        let (window, scene, actions) = held;
        for viewer in OTHERS {
            let holding = history(scene.clone(), &actions, viewer);
            assert!(holding.contains(&Heard::WindowOpened(window)), "{window:?}");
            let closed = Heard::Open(Open::WindowClosed(window));
            assert!(holding.contains(&closed), "{window:?}");
            assert_eq!(
                holding,
                history(other.1.clone(), &actions, viewer),
                "{window:?}"
            );
        }
        let own = history(scene, &actions, HOLDER);
        assert!(own.contains(&Heard::Passed), "he knows that he was asked");
        assert!(!history(other.1, &actions, HOLDER).contains(&Heard::Passed));
    }
}

/// The table as it lies before everybody's eyes when the window opens.
fn pause(scene: &Scene) -> Scene {
    let mut pauses = scene.events.iter().filter_map(Groo::at_pause);
    let state = *pauses.next_back().expect("a window has opened");
    let events = Vec::new();
    Scene { state, events }
}

// rules: GROO-WILD-02
#[test]
fn at_a_pause_nobody_can_see_who_is_asked_or_whether_somebody_is() {
    for (held, other) in moments(true).into_iter().zip(moments(false)) {
        let (window, scene, actions) = held;
        let waiting = scene.play(&actions).has_window(Some(window)).awaits(2);
        let running = other.1.play(&actions);
        for viewer in OTHERS {
            let view = waiting.view(viewer);
            assert_eq!(view, pause(&waiting).view(viewer), "{window:?}");
            // Where several windows open in one action, the one looked at is among them.
            let pauses = running.events.iter().filter_map(Groo::at_pause);
            let mut views = pauses.map(|state| Groo::view(state, viewer));
            assert!(views.any(|other| other == view), "{window:?}");
            assert_eq!(Groo::seen_to_act(&waiting.state, viewer), Seats::NONE);
        }
        let holder = Seats::NONE.with(Seat(2));
        assert_eq!(Groo::seen_to_act(&waiting.state, HOLDER), holder);
        assert_eq!(waiting.view(HOLDER).asked, Some(false));
        assert_eq!(Groo::decline(&waiting.state), Some(Action::Done));
        assert!(!Groo::forced_is_public(&waiting.state, Seat(2)));
        let rule = RuleId("GROO-WILD-02");
        let seat = Seat(0);
        waiting.refuses("0 done", Refusal::NotYourTurn { seat, rule });
    }
}

/// What a seat could answer, by `Groo::answers`.
fn answers(scene: &Scene, seat: u8) -> Vec<Action> {
    let mut answers = Vec::new();
    Groo::answers(&scene.state, Seat(seat), &mut answers);
    answers
}

// rules: GROO-WILD-02
#[test]
fn at_a_pause_everybody_knows_what_he_himself_could_answer() {
    for (held, other) in moments(true).into_iter().zip(moments(false)) {
        let (window, scene, actions) = held;
        let waiting = scene.play(&actions);
        let mut legal = Vec::new();
        Groo::legal(&waiting.state, Seat(2), &mut legal);
        assert!(legal.len() > 1, "{window:?}");
        assert_eq!(answers(&waiting, 2), legal, "{window:?}");
        assert_eq!(answers(&pause(&waiting), 2), legal, "{window:?}");
        let asking = Groo::asking(&pause(&waiting).state, Seat(2)).unwrap();
        assert_eq!(Groo::view(&asking, HOLDER), waiting.view(HOLDER));
        for seat in [0, 1] {
            assert_eq!(answers(&waiting, seat), [], "{window:?}");
        }
        let running = other.1.play(&actions);
        assert_eq!(answers(&pause(&running), 2), [], "{window:?}");
    }
}

/// Whoever plays a Groo Effect is asked neither about it nor after it.
// rules: GROO-WILD-02
#[test]
fn who_is_not_entitled_has_no_answer() {
    for (window, scene, actions) in moments(true) {
        let id = match window {
            Window::Counter => "false_alarm",
            Window::Effect => "cheese_dip",
            Window::Battle | Window::Roll | Window::Pass | Window::End => continue,
        };
        let waiting = scene.hand(0, id).play(&actions).awaits(2);
        assert_eq!(answers(&waiting, 0), [], "{window:?}");
        assert!(!answers(&waiting, 2).is_empty(), "{window:?}");
    }
}

// rules: GROO-WILD-02
#[test]
fn nothing_before_a_window_is_taken_back_whether_it_was_answered_or_not() {
    for holds in [true, false] {
        for (window, scene, actions) in moments(holds) {
            let scene = scene.play(&actions);
            let events = scene.events.iter();
            let mut opened = events.filter(|event| matches!(event, Event::WindowOpened { .. }));
            assert!(opened.all(Event::reveals), "{window:?}");
        }
    }
    let passed = moments(true).map(|(_, scene, actions)| scene.play(&actions).play(&["2 done"]));
    for scene in passed {
        let mut events = scene.events.iter();
        assert!(events.any(|event| matches!(event, Event::Passed { .. }) && event.reveals()));
    }
}
