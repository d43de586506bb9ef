//! Wishes that the line broke on.

use tortuga_client::Client;
use tortuga_core::Seat;
use tortuga_protocol::{Agreement, Ask, Said, SeatCard, Sitter, Stage, TableCard, Tell};

use crate::common::{client, table, welcome};

/// The welcome of whoever comes back to such a table, where this was said.
fn back(change: impl FnOnce(&mut TableCard), texts: &[&str]) -> Tell {
    let Tell::Welcome {
        protocol,
        picture,
        heard,
        clocks,
        ..
    } = welcome(1)
    else {
        unreachable!("it is a welcome");
    };
    let seat = SeatCard {
        who: Sitter::Person,
        name: String::new(),
        here: true,
        stand_in: false,
        resigned: false,
    };
    let mut table = TableCard {
        seats: vec![seat],
        ..table()
    };
    change(&mut table);
    let said = texts.iter().zip(1..).map(|(text, number)| Said {
        number,
        seat: Some(Seat(0)),
        name: String::new(),
        text: (*text).to_owned(),
        at: 0,
    });
    Tell::Welcome {
        protocol,
        table,
        picture,
        heard,
        clocks,
        said: said.collect(),
    }
}

/// Is this asked again by somebody who comes back to such a table?
#[track_caller]
fn check(ask: fn(u32) -> Ask, change: fn(&mut TableCard), again: bool) {
    let mut client = client(1);
    let asked = client.wish(ask);
    client.lost();
    let expected = if again { vec![asked] } else { Vec::new() };
    assert_eq!(client.told(back(change, &[])), expected);
    assert_eq!(client.waits(), again);
}

#[test]
fn wishes_are_asked_again_until_they_are_fulfilled() {
    check(|id| Ask::Resign { id }, |_| {}, true);
    check(
        |id| Ask::Resign { id },
        |table| table.seats[0].resigned = true,
        false,
    );
    check(|id| Ask::GoOn { id }, |table| table.stopped = true, true);
    check(|id| Ask::GoOn { id }, |_| {}, false);
    check(
        |id| Ask::ComeBack { id },
        |table| table.seats[0].stand_in = true,
        true,
    );
    check(|id| Ask::ComeBack { id }, |_| {}, false);
    check(|id| Ask::Rematch { id }, |_| {}, true);
    let open = |table: &mut TableCard| table.rematch = Some("kelp".to_owned());
    check(|id| Ask::Rematch { id }, open, false);
    let stop = |id| Ask::Agree {
        id,
        to: Agreement::Stop,
        yes: true,
    };
    check(stop, |_| {}, true);
    check(stop, |table| table.stopped = true, false);
    let abandon = |id| Ask::Agree {
        id,
        to: Agreement::Abandon,
        yes: true,
    };
    check(abandon, |table| table.stage = Stage::Over, false);
}

#[test]
fn nothing_is_said_twice() {
    let says = |client: &mut Client| {
        let text = "Ahoy".to_owned();
        client.wish(|id| Ask::Say { id, text })
    };
    let mut client = client(1);
    client.told(back(|_| {}, &["Ahoy"]));
    let ask = says(&mut client);
    client.lost();
    assert_eq!(
        client.told(back(|_| {}, &["Ahoy"])),
        [ask],
        "that was before"
    );
    client.lost();
    assert_eq!(client.told(back(|_| {}, &["Ahoy", "Ahoy"])), []);
}

#[test]
fn a_welcome_on_an_open_line_asks_nothing_again() {
    let mut client = client(1);
    client.wish(|id| Ask::Resign { id });
    assert_eq!(client.told(back(|_| {}, &[])), []);
    assert!(!client.waits());
}
