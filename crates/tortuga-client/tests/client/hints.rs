//! Hints go with the choice that they are about.

use tortuga_client::{Client, Notice};
use tortuga_protocol::{Ask, Hint, Problem, Tell};

use crate::common::{client, picture, welcome};

/// A picture with something to decide.
fn choice(version: u32) -> Tell {
    let mut choice = picture(version);
    choice.legal.push((0, "pass".to_owned()));
    Tell::Picture(Box::new(choice))
}

fn asked_for_a_hint() -> Client {
    let mut client = client(1);
    client.told(choice(2));
    assert_eq!(client.ask_hint(), Some(Ask::Hint { id: 1, picture: 2 }));
    client
}

fn hint() -> Tell {
    let hint = Hint {
        picture: 2,
        action: "pass".to_owned(),
        chance: 500,
        next: None,
        candidates: Vec::new(),
        line: Vec::new(),
        reasons: Vec::new(),
    };
    Tell::Hint {
        id: 1,
        hint: Box::new(hint),
    }
}

#[test]
fn a_hint_goes_with_its_choice() {
    let mut client = asked_for_a_hint();
    assert!(client.is_advised() && !client.waits());
    assert_eq!(client.ask_hint(), None, "one at a time");
    client.told(hint());
    assert_eq!(client.hint.as_ref().unwrap().action, "pass");
    assert!(!client.is_advised());
    client.told(choice(3));
    assert!(client.hint.is_some(), "others got ready");
    client.told(Tell::Picture(Box::new(picture(4))));
    assert_eq!(client.hint, None);
    assert_eq!(client.ask_hint(), None, "there is nothing to decide");
}

#[test]
fn a_hint_that_comes_too_late_is_not_shown() {
    let mut client = asked_for_a_hint();
    assert!(client.act("pass").is_some(), "it need not be waited for");
    client.told(choice(3));
    client.told(hint());
    assert_eq!((&client.hint, &client.notice), (&None, &None));
    let mut client = asked_for_a_hint();
    client.told(Tell::Stale { id: 1 });
    assert_eq!(client.notice, None);
    let mut client = asked_for_a_hint();
    assert_eq!(client.told(welcome(2)), [], "it is not asked again");
    assert!(!client.is_advised());
}

#[test]
fn a_hint_may_be_refused() {
    let mut client = asked_for_a_hint();
    let problem = Problem::StillThinking;
    client.told(Tell::Sorry {
        id: Some(1),
        problem,
    });
    assert_eq!(client.notice, Some(Notice::Sorry(problem)));
    assert!(!client.is_advised());
}
