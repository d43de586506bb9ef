//! Pauses: answers that are kept, who asks for time, standing orders.

use tortuga_client::{Client, number};
use tortuga_core::Seat;
use tortuga_protocol::{Ask, Picture, SeatCard, Sitter, TableCard, Tell};

use crate::common::{client, picture, table, welcome};

/// The viewer sees this pause, or none.
fn see(client: &mut Client, version: u32, pause: Option<u32>) {
    let picture = Picture {
        pause,
        ..picture(version)
    };
    client.told(Tell::Picture(Box::new(picture)));
}

#[test]
fn who_asks_for_time_is_known_until_the_pause_is_over() {
    let mut client = client(1);
    assert!(!client.pauses && !client.paused());
    assert_eq!(client.hold_on(), None);
    see(&mut client, 2, Some(7));
    assert!(client.pauses && client.paused());
    assert_eq!(client.hold_on(), Some(Ask::HoldOn { id: 1, pause: 7 }));
    client.told(Tell::HoldOn { seat: Seat(0) });
    client.told(Tell::Done { id: 1 });
    assert!(!client.waits());
    see(&mut client, 3, Some(7));
    assert_eq!(client.holding, [Seat(0)], "the same pause");
    see(&mut client, 4, Some(8));
    assert_eq!(client.holding, [], "another pause");
    client.told(Tell::HoldOn { seat: Seat(1) });
    see(&mut client, 5, None);
    assert_eq!(client.holding, []);
    assert!(client.pauses && !client.paused());
}

/// A client in a pause, where the viewer has answered.
fn answered() -> Client {
    let mut client = client(1);
    see(&mut client, 2, Some(7));
    client.act("done");
    client.told(Tell::Kept { id: 1 });
    assert!(!client.waits());
    assert_eq!(client.kept.as_deref(), Some("done"));
    client
}

#[test]
fn an_answer_is_marked_until_it_is_changed_or_the_pause_is_over() {
    let mut client = answered();
    assert!(client.act("wild fray").is_some(), "he may change his mind");
    client.told(Tell::Kept { id: 2 });
    assert_eq!(client.kept.as_deref(), Some("wild fray"));
    see(&mut client, 3, Some(8));
    assert_eq!(client.kept, None);
}

#[test]
fn a_standing_order_takes_an_answer_back() {
    let mut client = answered();
    client.pass_windows(true);
    client.told(Tell::Done { id: 2 });
    assert_eq!(client.kept, None);
}

#[test]
fn an_answer_is_given_again_after_the_line_broke() {
    let again = |pause| {
        let mut client = answered();
        client.lost();
        let mut welcome = welcome(2);
        if let Tell::Welcome {
            picture: Some(picture),
            ..
        } = &mut welcome
        {
            picture.pause = pause;
        }
        (client.told(welcome), client.kept)
    };
    let action = "done".to_owned();
    let ask = Ask::Act {
        id: 2,
        picture: 2,
        action,
    };
    assert_eq!(again(Some(7)), (vec![ask], None));
    assert_eq!(again(Some(8)), (Vec::new(), None));
    assert_eq!(again(None), (Vec::new(), None));
}

#[test]
fn alone_is_who_sits_with_bots() {
    let mut client = client(1);
    let mut sit = |sitters: &[Sitter]| {
        let seat = |&who: &Sitter| SeatCard {
            who,
            name: String::new(),
            here: false,
            stand_in: false,
            resigned: false,
        };
        let seats = sitters.iter().map(seat).collect();
        let table = TableCard { seats, ..table() };
        client.told(Tell::Table { table });
        client.alone()
    };
    let bot = Sitter::Bot(tortuga_protocol::Level::Novice);
    assert!(sit(&[Sitter::Person, bot, bot]));
    assert!(!sit(&[Sitter::Person, bot, Sitter::Person]));
}

#[test]
fn a_standing_order_is_a_question_and_not_asked_again() {
    let mut client = client(1);
    let ask = client.pass_windows(true);
    assert_eq!(ask, Ask::PassWindows { id: 1, on: true });
    assert_eq!(number(&ask), Some(1));
    client.told(Tell::HoldOn { seat: Seat(1) });
    client.lost();
    assert_eq!(client.told(welcome(1)), []);
    assert_eq!(client.holding, []);
}
