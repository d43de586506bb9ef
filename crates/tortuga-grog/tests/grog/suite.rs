//! The suite that every game passes, on Grog Island; then what only this game
//! can say: how often hidden cards are imagined where, and what whole games
//! may neither lose nor bring forth.

use crate::common::{FRANK, MARTINA, PHIL, Scene, column, goal};
use tortuga_core::{Seat, Seats, Viewer};
use tortuga_grog::{
    Edition, Event, Goal, GoalKind, GoalSet, GrogIsland, Open, Phase, Progress, SEATS_MAX, State,
    Stock, Trade,
};
use tortuga_testkit::{Suite, Verdict, Walk, diversity};

fn suite() -> Suite<GrogIsland> {
    Suite::standard()
}

tortuga_testkit::suite_tests!(GrogIsland, perft "tests/grog.perft");

/// The figures that the rules page names must not be corrected away.
#[test]
fn the_first_figures_are_those_of_the_rules_page() {
    let mut lines = include_str!("../grog.perft").lines();
    let mut first_figure = |start: &str| {
        lines.find(|line| line.starts_with(start));
        let figure = lines.find_map(|line| line.strip_prefix("perft 1 "));
        figure.and_then(|figure| figure.parse().ok())
    };
    assert_eq!(first_figure("# D2"), Some(5));
    assert_eq!(first_figure("# C1"), Some(7776));
    assert_eq!(first_figure("# every row"), Some(325));
    assert_eq!(first_figure("play * rolled 1 5 1 4 3"), Some(39));
    assert_eq!(first_figure("play * rolled 1 2 3 4 5"), Some(31));
    assert_eq!(first_figure("# D8"), Some(14 + 1));
    assert_eq!(first_figure("# D12"), Some(7));
    assert_eq!(first_figure("# D13"), Some(7));
}

// ---- what is imagined, and how often: one fixture for each hidden thing

const AS_PHIL: Viewer = Viewer::Seat(Seat(PHIL));

/// In 2000 worlds that this viewer imagines, the hidden thing comes up as often
/// as it should.
#[track_caller]
fn imagined<T: Ord + std::fmt::Debug>(
    scene: &Scene,
    viewer: Viewer,
    hidden: impl Fn(&State) -> T,
    expected: &[(T, f64)],
) {
    diversity::<GrogIsland, T>(&scene.state, viewer, 2000, hidden, expected);
}

/// Phil holds every goal card but two fish and one parrots; these lie unseen.
fn three_goals_unknown(seats: u8) -> Scene {
    let mut scene = Scene::auction(seats);
    let mut rest = GoalSet::default();
    for id in ["fish", "fish", "parrots"] {
        rest.add(goal(id));
    }
    scene.state.secrets.unseen.take_all(rest);
    scene.state.secrets.goals[usize::from(PHIL)] = scene.state.secrets.unseen;
    scene.state.secrets.unseen = rest;
    scene
}

fn ids(goals: GoalSet) -> String {
    let edition: &'static Edition = &crate::common::STANDARD;
    let id = |kind: &GoalKind| edition.goal_id(*kind);
    Vec::from(goals)
        .iter()
        .map(id)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn imagined_goal_hands() {
    let hand = |world: &State| ids(world.secrets.goals[usize::from(MARTINA)]);
    let one = three_goals_unknown(2).goals(MARTINA, "fish");
    let expected = [("fish", 2.0 / 3.0), ("parrots", 1.0 / 3.0)];
    imagined(&one, AS_PHIL, hand, &expected.map(owned));

    let two = three_goals_unknown(2).goals(MARTINA, "fish parrots");
    let expected = [("fish fish", 1.0 / 3.0), ("fish parrots", 2.0 / 3.0)];
    imagined(&two, AS_PHIL, hand, &expected.map(owned));

    // Two rivals: every card is as likely with the one as with the other.
    let both = three_goals_unknown(3)
        .goals(MARTINA, "fish")
        .goals(FRANK, "parrots");
    let hands = |world: &State| {
        let [_, martina, frank, _] = world.secrets.goals;
        format!("{}, {}", ids(martina), ids(frank))
    };
    let third = 1.0 / 3.0;
    let expected = [
        ("fish, fish", third),
        ("fish, parrots", third),
        ("parrots, fish", third),
    ];
    imagined(&both, AS_PHIL, hands, &expected.map(owned));
}

fn owned((value, probability): (&str, f64)) -> (String, f64) {
    (value.to_owned(), probability)
}

#[test]
fn imagined_goals_drawn_at_the_goal_ship() {
    let mut scene = three_goals_unknown(2);
    scene.state.secrets.drawn = std::mem::take(&mut scene.state.secrets.unseen);
    scene.state.secrets.drawn.take(goal("fish"));
    scene.state.secrets.unseen.add(goal("fish"));
    let scene = scene.phase(Phase::KeepGoal(Trade {
        seat: Seat(MARTINA),
        at: column("A"),
        progress: Progress::MainDone,
    }));
    let drawn = |world: &State| ids(world.secrets.drawn);
    let expected = [("fish fish", 1.0 / 3.0), ("fish parrots", 2.0 / 3.0)];
    imagined(&scene, AS_PHIL, drawn, &expected.map(owned));
    let as_martina = Viewer::Seat(Seat(MARTINA));
    imagined(&scene, as_martina, drawn, &[owned(("fish parrots", 1.0))]);
}

#[test]
fn imagined_cards_under_the_goal_stack() {
    // Martina's, Phil's own, Martina's: he knows which is his, and where it lies.
    let mut scene = three_goals_unknown(2);
    for (seat, id) in [(MARTINA, "fish"), (PHIL, "pub"), (MARTINA, "parrots")] {
        let from = match seat {
            PHIL => &mut scene.state.secrets.goals[usize::from(PHIL)],
            _ => &mut scene.state.secrets.unseen,
        };
        from.take(goal(id));
        scene.state.secrets.queue.push(Seat(seat), goal(id));
    }
    let queue = |world: &State| -> Vec<GoalKind> {
        let cards = world.secrets.queue.iter();
        cards.map(|(_, kind)| kind).collect()
    };
    let lying = |ids: [&str; 3]| (ids.map(goal).to_vec(), 1.0 / 3.0);
    let expected = [
        lying(["fish", "pub", "fish"]),
        lying(["fish", "pub", "parrots"]),
        lying(["parrots", "pub", "fish"]),
    ];
    imagined(&scene, AS_PHIL, queue, &expected);
}

#[test]
fn imagined_unseen_goals() {
    let scene = three_goals_unknown(2).goals(MARTINA, "fish");
    let unseen = |world: &State| ids(world.secrets.unseen);
    let expected = [("fish fish", 1.0 / 3.0), ("fish parrots", 2.0 / 3.0)];
    imagined(&scene, AS_PHIL, unseen, &expected.map(owned));
}

#[test]
fn imagined_treasures() {
    // Two cards of 1, one of 2, one of 3 are unknown to Phil.
    let scene = Scene::auction(2)
        .treasure_stack([2, 1, 2])
        .treasures(MARTINA, &[1, 3])
        .treasures(PHIL, &[3]);
    let sixth = 1.0 / 6.0;
    let hand = |world: &State| world.secrets.treasures[usize::from(MARTINA)].0;
    let expected = [
        ([2, 0, 0], sixth),
        ([1, 1, 0], 2.0 * sixth),
        ([1, 0, 1], 2.0 * sixth),
        ([0, 1, 1], sixth),
    ];
    imagined(&scene, AS_PHIL, hand, &expected);
    // What she does not hold lies in the stack.
    let stack = |world: &State| world.secrets.treasure_stack.0;
    let complement = expected.map(|(hand, p)| ([2 - hand[0], 1 - hand[1], 1 - hand[2]], p));
    imagined(&scene, AS_PHIL, stack, &complement);
}

/// Who has laid down a treasure card can pay with the rest (D11): a world in
/// which he cannot would have no way on.
#[test]
fn imagined_treasures_of_somebody_who_is_paying() {
    // 10 is bid; 8 coins and the card of 1 on the table leave 1 to pay, and
    // dearer cards can no longer be used.
    let scene = Scene::auction(2)
        .treasure_stack([2, 1, 1])
        .treasures(MARTINA, &[1, 1])
        .coins(MARTINA, 8)
        .dice([5, 5, 1, 1, 1])
        .standing_bid(MARTINA, "G B")
        .paying()
        .play(&["1 treasure 1"]);
    let hand = |world: &State| world.secrets.treasures[usize::from(MARTINA)].0;
    imagined(&scene, AS_PHIL, hand, &[([1, 0, 0], 1.0)]);
}

#[test]
fn imagined_parrots() {
    // Two green and one hold are unknown to Phil.
    let scene = Scene::auction(2)
        .parrot_stack([2, 0, 0, 1, 0, 1])
        .parrots(MARTINA, "turn_green hold")
        .parrots(PHIL, "turn_yellow");
    let third = 1.0 / 3.0;
    let hand = |world: &State| world.secrets.parrots[usize::from(MARTINA)].0;
    let expected = [
        ([2, 0, 0, 0, 0, 0], third),
        ([1, 0, 0, 0, 0, 1], 2.0 * third),
    ];
    imagined(&scene, AS_PHIL, hand, &expected);
    let stack = |world: &State| world.secrets.parrot_stack.0;
    let complement = [
        ([0, 0, 0, 0, 0, 1], third),
        ([1, 0, 0, 0, 0, 0], 2.0 * third),
    ];
    imagined(&scene, AS_PHIL, stack, &complement);
    // Somebody who only watches does not see Phil's card either.
    let yellow = |world: &State| world.secrets.parrots[usize::from(PHIL)].0[3];
    let watching = [(1, 1.0 / 4.0), (0, 3.0 / 4.0)];
    imagined(&scene, Viewer::Spectator, yellow, &watching);
}

/// Who has played a parrot card must end his turn with a bid, and can
/// (GROG-PARROT-01, GROG-PARROT-07).
#[test]
fn imagined_parrots_of_somebody_who_is_bidding() {
    // The bid of 20 is Martina's limit: after turning the gray die she can go on
    // only by holding it.
    let scene = Scene::auction(2)
        .parrot_stack([2, 0, 0, 0, 1, 1])
        .parrots(MARTINA, "turn_gray hold")
        .coins(MARTINA, 20)
        .dice([6, 6, 5, 3, 4])
        .standing_bid(PHIL, "G B O Y")
        .turn_of(MARTINA)
        .play(&["1 turn A 1"]);
    let hand = |world: &State| world.secrets.parrots[usize::from(MARTINA)].0;
    imagined(&scene, AS_PHIL, hand, &[([0, 0, 0, 0, 0, 1], 1.0)]);
}

/// Both have six goal cards, Phil's all for buildings, and choose what to return.
fn choosing_goals() -> Scene {
    Scene::new(2)
        .goals(PHIL, "hat_shop hat_shop hook_shop hook_shop pub pub")
        .goals(MARTINA, "fish fish grog grog lemon lemon")
        .phase(Phase::ReturnGoals { done: Seats::NONE })
}

/// Of the 40 cards that Phil does not see, 18 are for buildings.
const FOR_BUILDINGS: f64 = 18.0 / 40.0;

/// The cards Martina has laid aside: are they for buildings? Her places come
/// after Phil's two.
fn laid_aside(world: &State) -> Vec<bool> {
    let left = world.secrets.goals[usize::from(MARTINA)].count();
    let places = 2..2 + usize::from(6 - left);
    let goal = |place| world.secrets.queue.at(place).1.goal();
    let for_buildings = |place| matches!(goal(place), Goal::Buildings(_));
    places.map(for_buildings).collect()
}

#[test]
fn imagined_choice_of_goals_in_progress() {
    // She has returned no card or one, nobody can tell.
    let expected = [
        (vec![], 0.5),
        (vec![true], 0.5 * FOR_BUILDINGS),
        (vec![false], 0.5 * (1.0 - FOR_BUILDINGS)),
    ];
    let scene = choosing_goals();
    imagined(&scene, AS_PHIL, laid_aside, &expected);
    let scene = scene.play(&["1 return fish"]);
    imagined(&scene, AS_PHIL, laid_aside, &expected);
    // His own choice he knows.
    let scene = scene.play(&["0 return pub"]);
    let own = |world: &State| world.secrets.queue.at(0).1;
    imagined(&scene, AS_PHIL, own, &[(goal("pub"), 1.0)]);
}

#[test]
fn imagined_choice_of_goals_when_it_is_made() {
    let both = FOR_BUILDINGS * (17.0 / 39.0);
    let one = FOR_BUILDINGS * (22.0 / 39.0);
    let expected = [
        (vec![true, true], both),
        (vec![true, false], one),
        (vec![false, true], one),
        (vec![false, false], 1.0 - both - 2.0 * one),
    ];
    let scene = choosing_goals().play(&["1 return fish", "1 return grog"]);
    imagined(&scene, AS_PHIL, laid_aside, &expected);
}

// ---- what whole games may neither lose nor bring forth

/// A set of accounts kept from events alone.
#[derive(Default)]
struct Ledger {
    stocks: [Stock; SEATS_MAX],
    /// Coins of treasure cards laid down for the payment under way.
    laid_down: u16,
    used_treasures: [u8; 3],
    played_parrots: [u8; 6],
}

impl Ledger {
    fn stock(&mut self, seat: Seat) -> &mut Stock {
        &mut self.stocks[seat.index()]
    }

    fn enter(&mut self, event: Open) {
        match event {
            Open::StartGoodTaken { seat, good } => self.stock(seat).goods[good.index()] += 1,
            Open::GoodsReceived { seat, goods } => {
                for (owned, received) in self.stock(seat).goods.iter_mut().zip(goods) {
                    *owned += u16::from(received);
                }
            }
            Open::TilesReturned { seat, good, tiles } => {
                self.stock(seat).goods[good.index()] -= u16::from(tiles);
            }
            Open::CoinsGained { seat, coins } => self.stock(seat).coins += coins,
            Open::PointsGained { seat, points } | Open::RowPointsGained { seat, points } => {
                self.stock(seat).points += u16::from(points);
            }
            Open::TreasureUsed { treasure, .. } => {
                self.used_treasures[treasure.index()] += 1;
                self.laid_down += u16::from(treasure.0);
            }
            Open::BidPaid { seat, amount } => {
                let laid_down = std::mem::take(&mut self.laid_down);
                let stock = self.stock(seat);
                stock.coins = stock.coins + laid_down - u16::from(amount);
            }
            Open::DieTurned { die, .. } => self.played_parrots[die.index()] += 1,
            Open::HoldPlayed(_) => self.played_parrots[5] += 1,
            Open::CloudsLaid(_)
            | Open::StarterNamed(_)
            | Open::GoalsChosen(_)
            | Open::ShipsLaid(_)
            | Open::Rolled(_)
            | Open::BidPlaced { .. }
            | Open::Passed(_)
            | Open::MarkerPlaced { .. }
            | Open::BuildingClaimed { .. }
            | Open::PaymentRefused(_)
            | Open::LockPlaced { .. }
            | Open::GhostPlaced { .. }
            | Open::RoundEnded { .. }
            | Open::GameEnded(_) => {}
        }
    }

    /// Cards that left the game are those that are missing from hands and
    /// stacks, and everybody owns what he was heard to gain.
    fn balances(&self, state: &State) -> Verdict {
        let State {
            edition, secrets, ..
        } = state;
        for (kind, used) in self.used_treasures.iter().enumerate() {
            let held: u8 = secrets.treasures.iter().map(|hand| hand.0[kind]).sum();
            let there = held + secrets.treasure_stack.0[kind];
            balance(
                "treasure cards",
                &(there + used),
                &edition.treasures.0[kind],
            )?;
        }
        for (kind, played) in self.played_parrots.iter().enumerate() {
            let held: u8 = secrets.parrots.iter().map(|hand| hand.0[kind]).sum();
            let there = held + secrets.parrot_stack.0[kind];
            balance("parrot cards", &(there + played), &edition.parrots.0[kind])?;
        }
        balance("open possessions", &self.stocks, &state.table.stocks)
    }
}

fn balance<T: PartialEq + std::fmt::Debug>(what: &str, counted: &T, expected: &T) -> Verdict {
    if counted == expected {
        return Ok(());
    }
    Err(format!("{what}: {counted:?} instead of {expected:?}"))
}

#[test]
fn nothing_is_lost_or_born() {
    suite().watch(|walk: &mut Walk<'_, GrogIsland>| {
        let mut ledger = Ledger {
            stocks: walk.state().table.stocks,
            ..Ledger::default()
        };
        while let Some(events) = walk.step()? {
            for event in events {
                if let Event::Open(open) = event {
                    ledger.enter(open);
                }
            }
            ledger.balances(walk.state())?;
        }
        Ok(())
    });
}
