//! Questions and their answers.

use serde_json::json;
use tortuga_client::{Client, Link, Notice, number};
use tortuga_core::Seat;
use tortuga_protocol::{Ask, Heard, PROTOCOL, Picture, Problem, Tell};

use crate::common::{client, picture, table, welcome};

#[test]
fn a_welcome_opens_the_line_and_replaces_everything() {
    let mut client = client(3);
    assert_eq!(client.link, Link::Open);
    client.told(Tell::Picture(Box::new(picture(4))));
    client.lost();
    client.told(welcome(9));
    assert_eq!(client.heard, [Heard::Game(json!("so far"))]);
    assert_eq!(client.picture.unwrap().version, 9);
}

#[test]
fn what_is_heard_piles_up_in_its_order() {
    let mut client = client(1);
    client.told(Tell::Picture(Box::new(picture(2))));
    client.told(Tell::Picture(Box::new(Picture {
        heard: vec![Heard::TakenBack(Seat(1))],
        ..picture(3)
    })));
    let expected = [
        Heard::Game(json!("so far")),
        Heard::Game(json!(2)),
        Heard::TakenBack(Seat(1)),
    ];
    assert_eq!(client.heard, expected);
    assert!(client.picture.unwrap().heard.is_empty());
}

#[test]
fn questions_are_numbered_and_carry_the_picture() {
    let mut client = client(7);
    let act = client.act("pass").unwrap();
    let action = "pass".to_owned();
    let expected = Ask::Act {
        id: 1,
        picture: 7,
        action,
    };
    assert_eq!(act, expected);
    assert!(client.waits());
    client.told(Tell::Done { id: 1 });
    assert!(!client.waits());
    assert_eq!(client.undo(), Some(Ask::Undo { id: 2, picture: 7 }));
    client.told(Tell::Stale { id: 2 });
    assert!(!client.waits());
    assert_eq!(Client::default().act("pass"), None);
}

#[test]
fn a_second_click_on_the_same_picture_is_none() {
    let mut client = client(7);
    client.explain("bid Y");
    assert!(client.act("pass").is_some());
    assert_eq!(client.act("pass"), None);
    assert_eq!(client.undo(), None);
    client.told(Tell::Picture(Box::new(picture(8))));
    assert!(client.act("pass").is_some());
}

#[test]
fn unanswered_actions_are_asked_again_and_questions_are_not() {
    let mut client = client(7);
    let act = client.act("pass").unwrap();
    let why = client.explain("bid Y");
    client.lost();
    assert_eq!(client.told(welcome(8)), std::slice::from_ref(&act));
    assert!(client.waits_for(number(&act).unwrap()));
    assert!(!client.waits_for(number(&why).unwrap()));
    client.told(Tell::Stale { id: 1 });
    assert_eq!(client.notice, Some(Notice::Stale));
    assert!(!client.waits());
}

/// A client that was told why `bid Y` is not allowed.
fn refused() -> Client {
    let mut client = client(1);
    client.explain("bid Y");
    client.told(Tell::Refused {
        id: 1,
        key: "pips-rise".to_owned(),
        reason: String::new(),
        rule: "GROG-BID-03".to_owned(),
    });
    let key = "pips-rise".to_owned();
    let rule = "GROG-BID-03".to_owned();
    assert_eq!(client.notice, Some(Notice::Refused { key, rule }));
    client
}

#[test]
fn refusals_are_shown_until_something_else_is_allowed() {
    let mut client = refused();
    client.told(Tell::Picture(Box::new(picture(2))));
    assert!(client.notice.is_some());
    client.told(Tell::Picture(Box::new(Picture {
        legal: vec![(0, "pass".to_owned())],
        ..picture(3)
    })));
    assert_eq!(client.notice, None);
}

#[test]
fn refusals_are_shown_until_the_viewer_acts() {
    let mut client = refused();
    client.act("pass");
    assert_eq!(client.notice, None);
}

#[test]
fn that_somebody_was_faster_stays_beside_the_new_picture() {
    let mut client = client(1);
    client.act("pass");
    client.told(Tell::Stale { id: 1 });
    client.told(Tell::Picture(Box::new(picture(2))));
    assert_eq!(client.notice, Some(Notice::Stale));
    client.act("pass");
    assert_eq!(client.notice, None);
}

#[test]
fn problems_with_and_without_a_question_are_told() {
    let mut client = client(1);
    for id in [None, Some(2)] {
        assert!(client.act("pass").is_some());
        let problem = Problem::TooMuch;
        client.told(Tell::Sorry { id, problem });
        assert_eq!(client.notice.take(), Some(Notice::Sorry(problem)));
        assert!(!client.waits());
    }
}

#[test]
fn another_protocol_is_noticed() {
    let mut client = Client::default();
    client.told(Tell::Welcome {
        protocol: PROTOCOL + 1,
        table: table(),
        picture: None,
        heard: Vec::new(),
        clocks: None,
        said: Vec::new(),
    });
    client.told(Tell::Picture(Box::new(picture(2))));
    client.act("pass");
    client.told(Tell::Stale { id: 1 });
    assert_eq!(client.notice, Some(Notice::OtherVersion));
}

#[test]
fn what_nobody_understands_changes_nothing_else() {
    let mut client = client(1);
    let before = client.clone();
    assert_eq!(client.not_understood(), []);
    assert_eq!(client.notice.take(), Some(Notice::OtherVersion));
    assert_eq!(client, before);
}
