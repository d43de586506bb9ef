//! The line breaks, and is tried again.

use tortuga_client::{Client, Link, Notice};
use tortuga_protocol::{Problem, Tell};

use crate::common::{client, welcome};

#[test]
fn a_table_that_does_not_exist_is_not_looked_for_again() {
    let problem = Problem::NoSuchTable;
    let sorry = Tell::Sorry { id: None, problem };
    let mut stranger = Client::default();
    stranger.told(sorry.clone());
    stranger.lost();
    assert_eq!(stranger.link, Link::Nowhere);
    assert_eq!(stranger.link.delay(), None);
    assert_eq!(stranger.notice, Some(Notice::Sorry(problem)));

    let mut known = client(1);
    known.told(sorry);
    known.lost();
    assert_eq!(known.link, Link::Closed(1));
}

#[test]
fn that_the_line_is_down_is_over_with_a_welcome() {
    let mut client = client(1);
    client.lost();
    client.notify(Notice::LineDown);
    client.told(welcome(1));
    assert_eq!(client.notice, None);
}

#[test]
fn the_wait_grows_and_is_never_long() {
    let mut client = client(1);
    let mut delays = Vec::new();
    for _ in 0..8 {
        client.lost();
        delays.push(client.link.delay().unwrap());
    }
    assert_eq!(
        delays,
        [500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]
    );
    assert_eq!(Link::default().delay(), Some(0));
    assert_eq!(Link::Open.delay(), None);
}
