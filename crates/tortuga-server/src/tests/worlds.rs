//! Two worlds that differ only in what a viewer cannot know send him the same
//! frames, byte for byte.

use tempfile::TempDir;
use tortuga_core::{Actor, QuickLuck, Seat, ToAct, Viewer};
use tortuga_games::Table;
use tortuga_play::{Deed, Entry};
use tortuga_protocol::{Stage, Tell};

use super::{Client, Prepared, Running, entry, follow, fresh_table, pick, prepare};

/// How much of the set-up lies behind us.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Until {
    /// Goal cards are dealt; everybody is to choose.
    Choice,
    /// Treasure and parrot cards are dealt too; the first bid is due.
    Auction,
}

/// The set-up in two worlds: in the second, all cards that seats 1 and 2 were
/// dealt are exchanged.
pub(super) fn set_up(seed: u64, until: Until) -> [Vec<Entry>; 2] {
    let mut luck = QuickLuck::new(seed);
    let mut table = fresh_table(3);
    let mut log = Vec::new();
    let mut draws = Vec::new();
    loop {
        let choosing = matches!(table.to_act(), ToAct::Together(_));
        if (until == Until::Choice && choosing) || is_auction(table.as_ref()) {
            break;
        }
        let step = step(table.as_ref(), &mut luck);
        follow(table.as_mut(), &step);
        if let Some(drawer) = drawer(table.as_ref()) {
            draws.push((log.len(), drawer));
        }
        log.push(step);
    }
    let other = exchanged(&log, &draws);
    assert_ne!(log, other, "the worlds differ");
    [log, other]
}

/// Chance as it comes; whoever is to choose takes the first.
fn step(table: &dyn Table, luck: &mut QuickLuck) -> Entry {
    match table.to_act().seats().lowest() {
        None => entry(Actor::Chance, &table.chance(luck).unwrap()),
        Some(seat) => entry(Actor::Seat(seat), &table.legal(seat)[0].1),
    }
}

/// Some bid may be made.
fn is_auction(table: &dyn Table) -> bool {
    let seat = table.to_act().seats().lowest();
    let bid = |(_, action): &(u16, String)| action.starts_with("bid");
    seat.is_some_and(|seat| table.legal(seat).iter().any(bid))
}

/// Who has just drawn a card that only he sees, and what kind of card.
fn drawer(table: &dyn Table) -> Option<(Seat, String)> {
    let heard = table.heard(Viewer::Spectator);
    let (kind, what) = heard.first()?.as_object()?.iter().next()?;
    let seat = u8::try_from(what.get("seat")?.as_u64()?).unwrap();
    kind.ends_with("-drawn").then(|| (Seat(seat), kind.clone()))
}

/// The same log, with the cards of seats 1 and 2 exchanged, and each choosing
/// from what it then has.
fn exchanged(log: &[Entry], draws: &[(usize, (Seat, String))]) -> Vec<Entry> {
    let of = |seat: u8, kind: &str| -> Vec<usize> {
        let own = draws
            .iter()
            .filter(|(_, (one, what))| one.0 == seat && what == kind);
        own.map(|(at, _)| *at).collect()
    };
    let mut dealt = log.to_vec();
    for kind in ["goal-drawn", "treasure-drawn", "parrot-drawn"] {
        for (one, two) in of(1, kind).into_iter().zip(of(2, kind)) {
            dealt.swap(one, two);
        }
    }
    let mut table = fresh_table(3);
    let mut other = Vec::new();
    for entry in dealt {
        let own = match entry.actor {
            Actor::Seat(seat) => super::entry(entry.actor, &table.legal(seat)[0].1),
            Actor::Chance => entry,
        };
        follow(table.as_mut(), &own);
        other.push(own);
    }
    other
}

/// One of the worlds on a server of its own, with everybody at the table.
pub(super) struct World {
    pub(super) server: Running,
    pub(super) cookies: Vec<String>,
    pub(super) people: Vec<Client>,
    pub(super) onlooker: Client,
    _folder: TempDir,
}

impl World {
    pub(super) async fn open(log: Vec<Entry>) -> Self {
        let folder = TempDir::new().unwrap();
        let data = folder.path().join("data");
        let Prepared { id, cookies, .. } = prepare(&data, 3, log).await;
        let server = Running::start(&data).await;
        let mut people = Vec::new();
        for cookie in &cookies {
            people.push(Client::connect(&server.address, &id, cookie).await);
        }
        let onlooker = Client::connect(&server.address, &id, "").await;
        Self {
            server,
            cookies,
            people,
            onlooker,
            _folder: folder,
        }
    }

    pub(super) async fn stop(self) {
        self.server.stop().await;
    }

    /// Everybody has heard everything.
    pub(super) async fn settle(&mut self) {
        for client in &mut self.people {
            client.settle().await;
        }
        self.onlooker.settle().await;
    }
}

/// Several rounds. Sooner or later somebody plays a card that only one of the
/// worlds has given him, or must pay with it; but not at once.
const MOST_DECISIONS: u32 = 100;
const FEWEST_DECISIONS: u32 = 30;

/// Everything that may be done in both worlds. Parrot and treasure cards stay
/// in the hand: played, they lie open.
pub(super) fn common(one: &Client, other: &Client) -> Vec<(u16, String)> {
    let theirs = &other.seen().legal;
    let shows = |action: &str| {
        ["turn", "hold", "treasure"]
            .iter()
            .any(|verb| action.starts_with(verb))
    };
    let both = one
        .seen()
        .legal
        .iter()
        .filter(|action| theirs.contains(action) && !shows(&action.1));
    both.cloned().collect()
}

#[tokio::test]
async fn a_viewer_cannot_tell_the_worlds_apart() {
    for seed in 0..2 {
        let decisions = play_both(seed, Until::Choice).await;
        assert!(decisions >= FEWEST_DECISIONS, "only {decisions} decisions");
    }
}

#[tokio::test]
async fn nor_where_treasure_and_parrot_cards_differ() {
    for seed in 0..2 {
        let decisions = play_both(seed, Until::Auction).await;
        assert!(decisions >= FEWEST_DECISIONS, "only {decisions} decisions");
    }
}

/// Plays the same open moves in both worlds, as far as that goes, and compares
/// what seat 0 and an onlooker were sent. Tells how many decisions there were.
async fn play_both(seed: u64, until: Until) -> u32 {
    let [one, other] = set_up(seed, until);
    let (mut one, mut other) = (World::open(one).await, World::open(other).await);
    if until == Until::Choice {
        lay_goals_aside(&mut one, &mut other).await;
    }
    let mut luck = QuickLuck::new(seed);
    let mut decisions = 0;
    while decisions < MOST_DECISIONS {
        one.settle().await;
        other.settle().await;
        if one.people[0].table.stage == Stage::Over {
            break; // the goal cards lie open now, and they do differ
        }
        let frames = |world: &World| {
            [
                world.people[0].frames.clone(),
                world.onlooker.frames.clone(),
            ]
        };
        assert!(
            frames(&one) == frames(&other),
            "seed {seed}: the worlds can be told apart after {decisions} decisions"
        );
        let seat = one.onlooker.seen().to_act[0].index();
        let both = common(&one.people[seat], &other.people[seat]);
        if both.is_empty() {
            break;
        }
        let action = pick(&both, &mut luck);
        one.people[seat].must(&action).await;
        other.people[seat].must(&action).await;
        decisions += 1;
    }
    one.stop().await;
    other.stop().await;
    decisions
}

/// The simultaneous choice. In the first world seat 1 hesitates: it takes a
/// card back and chooses again, which must not show.
pub(super) async fn lay_goals_aside(one: &mut World, other: &mut World) {
    let first = one.people[1].seen().legal[0].1.clone();
    one.people[1].must(&first).await;
    assert!(matches!(one.people[1].undo().await, Tell::Done { .. }));
    let last = one.people[1].seen().legal.last().unwrap().1.clone();
    one.people[1].must(&last).await;
    assert!(matches!(one.people[1].undo().await, Tell::Done { .. }));
    for seat in [Seat(2), Seat(1), Seat(0)] {
        for _ in 0..2 {
            for world in [&mut *one, &mut *other] {
                let client = &mut world.people[seat.index()];
                let card = client.seen().legal[0].1.clone();
                client.must(&card).await;
            }
        }
    }
}

fn is_deal(entry: &Entry) -> bool {
    matches!(&entry.deed, Deed::Action(action) if action.starts_with("drew goal"))
}

/// The comparison would notice a leak: with another card in seat 0's own hand
/// the frames differ.
#[tokio::test]
async fn a_difference_that_may_be_seen_is_seen() {
    let [one, _] = set_up(0, Until::Choice);
    let mut other = one.clone();
    let deals: Vec<usize> = (0..one.len()).filter(|&at| is_deal(&one[at])).collect();
    other.swap(deals[0], deals[deals.len() - 1]);
    let (one, other) = (World::open(one).await, World::open(other).await);
    assert_ne!(one.people[0].frames, other.people[0].frames);
    assert_eq!(one.onlooker.frames, other.onlooker.frames);
    one.stop().await;
    other.stop().await;
}
