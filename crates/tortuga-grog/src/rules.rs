//! Who is to act, and which chapter of the rules decides: a table of contents.

mod bidding;
mod claiming;
mod luck;
mod round;
mod setup;
mod trading;
mod winning;

use serde_json::Value;
use tortuga_core::{
    Actor, Interned, Journal, Luck, NotationError, OptionProblem, OptionSpec, RuleId, Rules, Seat,
    Seats, SetUpError, Settings, Standings, ToAct, Viewer,
};

use crate::actions::{ACTION_COUNT, Action};
use crate::edition::Edition;
use crate::events::{Event, Heard};
use crate::options::{self, Options};
use crate::refusals::Refusal;
use crate::state::{Claimant, Phase, State, Turn};
use crate::view::View;
use crate::{features, notation, scoring, view};

pub(crate) use setup::first_place;
pub(crate) use trading::{is_available, most_main_units};

/// The game Grog Island.
#[derive(Clone, Copy, Debug)]
pub enum GrogIsland {}

/// Where chapters write down what happens.
trait Notes: Journal<Event> {}
impl<J: Journal<Event>> Notes for J {}

impl Rules for GrogIsland {
    const GAME: &'static str = "grog-island";
    const VERSION: u32 = 1;
    const FEATURES: &'static [&'static str] = features::FEATURES;

    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Heard = Heard;
    type View = View;
    type Refusal = Refusal;

    fn option_list(_: &Edition) -> Vec<OptionSpec> {
        options::option_list()
    }

    fn options(_: &Edition, chosen: &Settings) -> Result<Options, Vec<OptionProblem>> {
        Options::choose(chosen)
    }

    fn settings(options: &Options) -> Settings {
        options.settings()
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn set_up(edition: &'static Edition, options: &Options) -> Result<State, SetUpError> {
        setup::set_up(Interned(edition), options)
    }

    fn edition(state: &State) -> &'static Edition {
        state.edition.0
    }

    fn players(state: &State) -> Seats {
        state.table.all()
    }

    fn to_act(state: &State) -> ToAct {
        to_act(state)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if to_act(state).seats().has(seat) {
            legal(state, seat, out);
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
        luck::outcomes(state, out);
    }

    fn chance(state: &State, luck: &mut impl Luck) -> Action {
        luck::chance(state, luck)
    }

    fn check(state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        if matches!(state.table.phase, Phase::Over(_)) {
            return Err(Refusal::GameOver);
        }
        match actor {
            Actor::Chance => luck::check(state, action),
            Actor::Seat(seat) => check_turn(state, seat, action),
        }
    }

    fn apply(state: &mut State, actor: Actor, action: Action, journal: &mut impl Journal<Event>) {
        match actor {
            Actor::Chance => luck::apply(state, action, journal),
            Actor::Seat(seat) => apply(state, seat, action, journal),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(edition: &'static Edition, view: &View, luck: &mut impl Luck) -> State {
        view::imagine(Interned(edition), view, luck)
    }

    fn forced_is_public(state: &State, seat: Seat) -> bool {
        forced_is_public(state, seat)
    }

    fn standings(state: &State) -> Option<Standings> {
        scoring::standings(state)
    }

    fn winners(state: &State) -> Seats {
        scoring::winners(state)
    }

    fn features(state: &State, seat: Seat, out: &mut [i32]) {
        features::features(state, seat, out);
    }

    fn left(state: &State) -> i32 {
        features::left(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        round::audit(state)
    }

    fn action_count(_: &Edition) -> u16 {
        ACTION_COUNT
    }

    fn number(_: &Edition, action: Action) -> Option<u16> {
        action.number()
    }

    fn action(_: &Edition, number: u16) -> Option<Action> {
        Action::of_number(number)
    }

    fn write(edition: &Edition, action: Action) -> String {
        notation::write(edition, action)
    }

    fn read(edition: &Edition, text: &str) -> Result<Action, NotationError> {
        notation::read(edition, text)
    }

    fn outcome_json(edition: &Edition, action: Action) -> Value {
        notation::outcome_json(edition, action)
    }

    fn state_json(state: &State) -> Value {
        notation::state_json(state)
    }
}

fn to_act(state: &State) -> ToAct {
    let table = &state.table;
    match table.phase {
        Phase::LayClouds { .. }
        | Phase::ChooseStarter
        | Phase::DealGoals { .. }
        | Phase::DealTreasure { .. }
        | Phase::DealParrot { .. }
        | Phase::LayShips
        | Phase::Roll
        | Phase::DrawCards { .. }
        | Phase::DrawGoals { .. }
        | Phase::CloudParrot { .. }
        | Phase::CloudGoal { .. } => ToAct::Chance,
        Phase::ReturnGoals { done } => ToAct::Together(table.all().minus(done)),
        Phase::StartGood { seat }
        | Phase::Auction(Turn { seat, .. })
        | Phase::ChooseShip { seat }
        | Phase::Ghost { seat } => ToAct::One(seat),
        Phase::Trade(trade)
        | Phase::Price { trade, .. }
        | Phase::Substitute { trade, .. }
        | Phase::KeepGoal(trade)
        | Phase::ReturnDrawn(trade)
        | Phase::Build(trade) => ToAct::One(trade.seat),
        Phase::SwapGoal { claimant, .. } => ToAct::One(state.seat_of(claimant)),
        Phase::Pay { .. } | Phase::Claims(_) | Phase::Lock => ToAct::One(table.leader),
        Phase::Over(_) => ToAct::Nobody,
    }
}

impl State {
    /// Who claims.
    pub(crate) const fn seat_of(&self, claimant: Claimant) -> Seat {
        match claimant {
            Claimant::Passer(trade) => trade.seat,
            Claimant::Winner(_) => self.table.leader,
        }
    }
}

fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.table.phase {
        Phase::ReturnGoals { .. } => setup::legal_returns(state, seat, out),
        Phase::StartGood { .. } => setup::legal_start_goods(out),
        Phase::Auction(turn) => bidding::legal(state, turn, out),
        Phase::ChooseShip { .. } => trading::legal_ships(state, seat, out),
        Phase::Trade(trade) => trading::legal_actions(state, trade, out),
        Phase::Price { trade, buys } => trading::legal_directs(state, trade, buys, out),
        Phase::Substitute {
            trade, due, from, ..
        } => {
            trading::legal_subs(state, trade, due, from, out);
        }
        Phase::KeepGoal(_) => out.extend(state.secrets.drawn.kinds().map(Action::KeepGoal)),
        Phase::ReturnDrawn(_) => out.extend(state.secrets.drawn.kinds().map(Action::ReturnGoal)),
        Phase::Build(trade) => {
            out.extend(
                claiming::open_to_passer(state, trade)
                    .iter()
                    .map(Action::Build),
            );
        }
        Phase::SwapGoal { .. } => {
            out.extend(
                state.secrets.goals[seat.index()]
                    .kinds()
                    .map(Action::DiscardGoal),
            );
        }
        Phase::Pay { used, at_most } => winning::legal_payments(state, used, at_most, out),
        Phase::Claims(claims) => {
            out.extend(
                claiming::open_to_winner(state, claims)
                    .iter()
                    .map(Action::Build),
            );
            out.push(Action::StopClaims);
        }
        Phase::Lock => out.extend(winning::lockable(state).iter().map(Action::Lock)),
        Phase::Ghost { .. } => out.extend(round::hauntable(state).iter().map(Action::Ghost)),
        Phase::LayClouds { .. }
        | Phase::ChooseStarter
        | Phase::DealGoals { .. }
        | Phase::DealTreasure { .. }
        | Phase::DealParrot { .. }
        | Phase::LayShips
        | Phase::Roll
        | Phase::DrawCards { .. }
        | Phase::DrawGoals { .. }
        | Phase::CloudParrot { .. }
        | Phase::CloudGoal { .. }
        | Phase::Over(_) => {}
    }
}

/// Whose turn is it, and is this a thing for players at all?
fn check_turn(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let rule = turn_rule(state.table.phase);
    if action.number().is_none() {
        return Err(Refusal::NotForPlayers { rule });
    }
    let to_act = to_act(state);
    if to_act == ToAct::Chance {
        return Err(Refusal::LuckComesFirst { rule });
    }
    if !to_act.seats().has(seat) {
        return Err(Refusal::NotYourTurn { seat, rule });
    }
    check_action(state, seat, action)
}

/// The rule that says who, or what, comes now.
fn turn_rule(phase: Phase) -> RuleId {
    RuleId(match phase {
        Phase::LayClouds { .. } => "GROG-SETUP-02",
        Phase::ChooseStarter => "GROG-SETUP-15",
        Phase::DealGoals { .. } | Phase::ReturnGoals { .. } => "GROG-SETUP-07",
        Phase::StartGood { .. } => "GROG-SETUP-10",
        Phase::DealTreasure { .. } | Phase::DealParrot { .. } => "GROG-SETUP-11",
        Phase::LayShips => "GROG-SETUP-13",
        Phase::Roll => "GROG-BID-01",
        Phase::Auction(_) => "GROG-PASS-04",
        Phase::ChooseShip { .. }
        | Phase::Trade(_)
        | Phase::Price { .. }
        | Phase::Substitute { .. }
        | Phase::Build(_) => "GROG-PASS-01",
        Phase::DrawCards { .. } => "GROG-TRADE-11",
        Phase::DrawGoals { .. } | Phase::KeepGoal(_) | Phase::ReturnDrawn(_) => "GROG-TRADE-12",
        Phase::CloudParrot { .. } | Phase::CloudGoal { .. } | Phase::SwapGoal { .. } => {
            "GROG-CLAIM-03"
        }
        Phase::Pay { .. } => "GROG-WIN-01",
        Phase::Claims(_) | Phase::Lock => "GROG-WIN-09",
        Phase::Ghost { .. } => "GROG-2P-04",
        Phase::Over(_) => "GROG-END-02",
    })
}

fn check_action(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => bidding::check_pass(state),
        Action::Bid(row) => bidding::check_bid(state, row),
        Action::Turn(die, pips) => bidding::check_turn_card(state, die, pips),
        Action::Hold => bidding::check_hold(state),
        Action::Ship(at) => trading::check_ship(state, at),
        Action::ShipIdle(at) => trading::check_idle(state, at),
        Action::Main(units) => trading::check_main(state, units),
        Action::Claim => trading::check_claim(state),
        Action::EndTrade => trading::check_end(state),
        Action::Direct(units) => trading::check_direct(state, units),
        Action::Sub(good) => trading::check_sub(state, good),
        Action::KeepGoal(kind) => trading::check_keep(state, kind),
        Action::ReturnGoal(kind) => setup::check_return(state, seat, kind),
        Action::Build(building) => claiming::check_build(state, building),
        Action::StopClaims => claiming::check_stop(state),
        Action::DiscardGoal(kind) => claiming::check_discard(state, seat, kind),
        Action::Treasure(treasure) => winning::check_treasure(state, treasure),
        Action::Settle => winning::check_settle(state),
        Action::Refuse => winning::check_refuse(state),
        Action::Lock(building) => winning::check_lock(state, building),
        Action::Ghost(building) => round::check_ghost(state, building),
        Action::StartGood(_) => setup::check_start_good(state),
        Action::Clouds(_)
        | Action::Starter(_)
        | Action::DrewGoal(_)
        | Action::DrewTreasure(_)
        | Action::DrewParrot(_)
        | Action::Ships(_)
        | Action::Rolled(_) => Err(Refusal::NotForPlayers {
            rule: turn_rule(state.table.phase),
        }),
    }
}

fn apply(state: &mut State, seat: Seat, action: Action, journal: &mut impl Notes) {
    match (state.table.phase, action) {
        (Phase::ReturnGoals { done }, Action::ReturnGoal(kind)) => {
            setup::return_goal(state, done, seat, kind, journal);
        }
        (Phase::StartGood { .. }, Action::StartGood(good)) => {
            setup::take_start_good(state, seat, good, journal);
        }
        (Phase::Auction(_), Action::Pass) => bidding::pass(state, seat, journal),
        (Phase::Auction(_), Action::Bid(row)) => bidding::bid(state, seat, row, journal),
        (Phase::Auction(turn), Action::Turn(die, pips)) => {
            bidding::turn(state, turn, (die, pips), journal);
        }
        (Phase::Auction(turn), Action::Hold) => bidding::hold(state, turn, journal),
        (Phase::ChooseShip { .. }, Action::Ship(at)) => {
            trading::choose_ship(state, seat, at, journal);
        }
        (Phase::ChooseShip { .. }, Action::ShipIdle(at)) => {
            trading::choose_idle(state, seat, at, journal);
        }
        (Phase::Trade(trade), Action::Main(units)) => trading::start_main(state, trade, units),
        (Phase::Trade(trade), Action::Claim) => trading::start_claim(state, trade),
        (Phase::Trade(_), Action::EndTrade) => bidding::next_after_pass(state, seat, journal),
        (Phase::Price { trade, buys }, Action::Direct(units)) => {
            trading::pay_direct(state, trade, buys, units, journal);
        }
        (
            Phase::Substitute {
                trade, buys, due, ..
            },
            Action::Sub(good),
        ) => {
            trading::pay_sub(state, trade, buys, (due, good), journal);
        }
        (Phase::KeepGoal(trade), Action::KeepGoal(kind)) => {
            trading::keep_goal(state, trade, kind, journal);
        }
        (Phase::ReturnDrawn(trade), Action::ReturnGoal(kind)) => {
            trading::return_drawn(state, trade, kind, journal);
        }
        (Phase::Build(trade), Action::Build(building)) => {
            claiming::claim_by_ship(state, trade, building, journal);
        }
        (Phase::Claims(claims), Action::Build(building)) => {
            claiming::claim_as_winner(state, claims, building, journal);
        }
        (Phase::Claims(_), Action::StopClaims) => winning::after_claims(state, journal),
        (Phase::SwapGoal { claimant, building }, Action::DiscardGoal(kind)) => {
            claiming::discard_goal(state, claimant, building, kind, journal);
        }
        (Phase::Pay { used, .. }, Action::Treasure(treasure)) => {
            winning::use_treasure(state, used, treasure, journal);
        }
        (Phase::Pay { used, .. }, Action::Settle) => winning::settle(state, used, journal),
        (Phase::Pay { .. }, Action::Refuse) => winning::refuse(state, journal),
        (Phase::Lock, Action::Lock(building)) => winning::lock(state, building, journal),
        (Phase::Ghost { .. }, Action::Ghost(building)) => {
            round::place_ghost(state, seat, building, journal);
        }
        (phase, action) => unreachable!("{action:?} was not checked in {phase:?}"),
    }
}

/// Can whoever is in the middle of a turn end it with the cards he holds?
///
/// It holds in every position that can be reached: a parrot or a treasure card
/// is offered only if a way to the end remains (GROG-PARROT-07, GROG-WIN-03).
pub(crate) fn can_end_turn(state: &State) -> bool {
    if let Phase::Auction(turn) = state.table.phase {
        return bidding::can_end_turn(state, turn);
    }
    if let Phase::Pay { used, at_most } = state.table.phase {
        return winning::can_end_payment(state, used, at_most);
    }
    true
}

/// Can everybody see that this seat's one option is its only one?
///
/// The answer rests on what lies open, so that it betrays nothing itself.
fn forced_is_public(state: &State, seat: Seat) -> bool {
    let secrets = &state.secrets;
    match state.table.phase {
        // Without parrot cards the limit decides, and the limit is public.
        Phase::Auction(_) => secrets.parrots[seat.index()].is_empty(),
        // The number of cards left in hand is public; with none there is
        // nothing left but to settle.
        Phase::Pay { .. } => secrets.treasures[seat.index()].is_empty(),
        // One card is no choice, whatever it is; two may be alike.
        Phase::KeepGoal(_) | Phase::ReturnDrawn(_) => secrets.drawn.count() == 1,
        Phase::StartGood { .. }
        | Phase::ChooseShip { .. }
        | Phase::Trade(_)
        | Phase::Price { .. }
        | Phase::Substitute { .. }
        | Phase::Build(_)
        | Phase::Claims(_)
        | Phase::Lock
        | Phase::Ghost { .. } => true,
        Phase::ReturnGoals { .. }
        | Phase::SwapGoal { .. }
        | Phase::LayClouds { .. }
        | Phase::ChooseStarter
        | Phase::DealGoals { .. }
        | Phase::DealTreasure { .. }
        | Phase::DealParrot { .. }
        | Phase::LayShips
        | Phase::Roll
        | Phase::DrawCards { .. }
        | Phase::DrawGoals { .. }
        | Phase::CloudParrot { .. }
        | Phase::CloudGoal { .. }
        | Phase::Over(_) => false,
    }
}
