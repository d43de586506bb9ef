//! Who is to act, and which chapter of the rules decides: a table of contents.

mod choosing;
mod ending;
mod henry;
mod islands;
mod luck;
mod placing;
mod rewards;
pub(crate) mod sailing;
pub(crate) mod special;
mod turn;
mod wrecks;

use serde_json::Value;
use tortuga_core::{
    Actor, Interned, Journal, Luck, NotationError, OptionProblem, OptionSpec, RuleId, Rules, Seat,
    Seats, SetUpError, Settings, Standings, ToAct, Viewer,
};

use crate::actions::{self, Action};
use crate::edition::Edition;
use crate::events::{Event, Heard, Open};
use crate::options::{self, Options};
use crate::refusals::Refusal;
use crate::state::{Stage, State, Step};
use crate::view::View;
use crate::{features, notation, scoring, view};

/// The game Glory Islands.
#[derive(Clone, Copy, Debug)]
pub enum GloryIslands {}

/// Where chapters write down what happens.
trait Notes: Journal<Event> {
    /// Everybody saw it.
    fn open(&mut self, open: impl FnOnce() -> Open) {
        self.note(|| Event::Open(open()));
    }
}
impl<J: Journal<Event>> Notes for J {}

impl Rules for GloryIslands {
    const GAME: &'static str = "glory-islands";
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

    fn option_list(edition: &Edition) -> Vec<OptionSpec> {
        options::option_list(edition)
    }

    fn options(edition: &Edition, chosen: &Settings) -> Result<Options, Vec<OptionProblem>> {
        Options::choose(edition, chosen)
    }

    fn settings(options: &Options) -> Settings {
        options.settings()
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn set_up(edition: &'static Edition, options: &Options) -> Result<State, SetUpError> {
        Ok(choosing::set_up(Interned(edition), *options))
    }

    fn edition(state: &State) -> &'static Edition {
        state.edition.0
    }

    fn players(state: &State) -> Seats {
        state.people()
    }

    fn rivals(state: &State, seat: Seat) -> Seats {
        state.ships().without(seat)
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
        if state.stage == Stage::Over {
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

    fn forced_is_public(state: &State, _: Seat) -> bool {
        forced_is_public(state)
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
        ending::audit(state)
    }

    fn action_count(_: &Edition) -> u16 {
        actions::COUNT
    }

    fn number(_: &Edition, action: Action) -> Option<u16> {
        action.number()
    }

    fn action(_: &Edition, number: u16) -> Option<Action> {
        Action::of_number(number)
    }

    fn write(_: &Edition, action: Action) -> String {
        notation::write(action)
    }

    fn read(_: &Edition, text: &str) -> Result<Action, NotationError> {
        notation::read(text)
    }

    fn outcome_json(_: &Edition, action: Action) -> Value {
        notation::outcome_json(action)
    }

    fn state_json(state: &State) -> Value {
        notation::state_json(state)
    }
}

fn to_act(state: &State) -> ToAct {
    match state.stage {
        Stage::HenryCard | Stage::Look | Stage::Draw => ToAct::Chance,
        Stage::ChooseCards => ToAct::Together(state.choosing()),
        Stage::Sail
        | Stage::SailOn
        | Stage::TakeWreck
        | Stage::TakeMore
        | Stage::Lift
        | Stage::Put
        | Stage::LeaveStorm
        | Stage::Keep
        | Stage::Special => ToAct::One(state.turn),
        Stage::Over => ToAct::Nobody,
    }
}

fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.stage {
        Stage::ChooseCards => choosing::legal(state, seat, out),
        Stage::Sail => sailing::legal(state, out),
        Stage::SailOn => sailing::legal_legs(state, out),
        Stage::TakeWreck | Stage::TakeMore => wrecks::legal(state, out),
        Stage::Lift => placing::legal_lifts(state, out),
        Stage::Put | Stage::LeaveStorm => placing::legal_targets(state, out),
        Stage::Keep => rewards::legal(state, out),
        Stage::Special => special::legal(state, out),
        Stage::HenryCard | Stage::Look | Stage::Draw | Stage::Over => {}
    }
}

/// Whose turn is it, and is this a thing for players at all?
fn check_turn(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let rule = step_rule(state);
    if action.is_luck() {
        return Err(Refusal::NotForPlayers { rule });
    }
    let to_act = to_act(state);
    if to_act == ToAct::Chance {
        return Err(Refusal::LuckComesFirst { rule });
    }
    if !to_act.seats().has(seat) {
        return Err(Refusal::NotYourTurn { seat, rule });
    }
    check_step(state, seat, action)
}

fn check_step(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (state.stage, action) {
        (Stage::ChooseCards, Action::Play(card)) => choosing::check(state, seat, card),
        (Stage::Sail, Action::Sail(steps)) => sailing::check(state, steps),
        (Stage::Sail, Action::StopOver(steps)) => sailing::check_stopover(state, steps),
        (Stage::SailOn, Action::SailOn(steps)) => sailing::check_leg(state, steps),
        (Stage::TakeWreck | Stage::TakeMore, Action::TakeWreck(value)) => {
            wrecks::check(state, value)
        }
        (Stage::Lift, Action::Lift(cell)) => placing::check_lift(state, cell),
        (Stage::Lift, Action::Put(_)) => Err(Refusal::LiftFirst {
            rule: step_rule(state),
        }),
        (Stage::Put, Action::Lift(_)) if state.lifted.is_none() => Err(Refusal::SupplyFirst),
        (Stage::Put | Stage::LeaveStorm, Action::Put(cell)) => placing::check_target(state, cell),
        (Stage::Keep, Action::Keep(kind)) => rewards::check(state, kind),
        (Stage::Special, Action::Special(payment)) => special::check(state, payment),
        _ => Err(Refusal::OtherStepIsDue {
            rule: step_rule(state),
        }),
    }
}

/// The rule that asks for the step that is due.
fn step_rule(state: &State) -> RuleId {
    RuleId(match state.stage {
        Stage::ChooseCards => "GLORY-CARD-01",
        Stage::HenryCard => "GLORY-2P-02",
        Stage::Sail => "GLORY-MOVE-01",
        Stage::SailOn => "GLORY-MOVE-04",
        Stage::Look if state.is_henry(state.turn) => "GLORY-WRECK-07",
        Stage::Look => "GLORY-WRECK-09",
        Stage::TakeWreck => "GLORY-WRECK-03",
        Stage::TakeMore => "GLORY-WRECK-04",
        Stage::Lift | Stage::Put if placing::is_relocation(state) => "GLORY-SPECIAL-05",
        Stage::Lift => "GLORY-PLACE-05",
        Stage::Put => "GLORY-PLACE-01",
        Stage::LeaveStorm => "GLORY-STORM-03",
        Stage::Draw if state.is_henry(state.turn) => "GLORY-2P-10",
        Stage::Draw | Stage::Keep if draws_for_special(state) => "GLORY-SPECIAL-03",
        Stage::Draw | Stage::Keep => "GLORY-REWARD-03",
        Stage::Special => "GLORY-SPECIAL-01",
        Stage::Over => "GLORY-END-01",
    })
}

/// Are tokens drawn for the special action of a 2, not for a chest?
fn draws_for_special(state: &State) -> bool {
    state.step == Step::Special && state.card().value() == special::DRAWS
}

fn apply(state: &mut State, seat: Seat, action: Action, journal: &mut impl Notes) {
    match action {
        Action::Play(card) => choosing::choose(state, seat, card, journal),
        Action::Sail(steps) => sailing::sail(state, steps, journal),
        Action::StopOver(steps) => sailing::stop_over(state, steps, journal),
        Action::SailOn(steps) => sailing::sail_on(state, steps, journal),
        Action::TakeWreck(value) => wrecks::take(state, value, journal),
        Action::Lift(cell) => placing::lift(state, cell, journal),
        Action::Put(cell) => placing::put(state, cell, journal),
        Action::Keep(kind) => rewards::keep(state, kind, journal),
        Action::Special(payment) => special::pay(state, payment, journal),
        Action::Henry(_) | Action::Drew(_) | Action::Found(_) => {
            unreachable!("{action:?} is for chance")
        }
    }
}

/// Can everybody see that there is nothing to choose?
///
/// Hands and board lie open; tokens before a player do not.
const fn forced_is_public(state: &State) -> bool {
    match state.stage {
        Stage::ChooseCards
        | Stage::Sail
        | Stage::SailOn
        | Stage::Lift
        | Stage::Put
        | Stage::LeaveStorm
        | Stage::Special => true,
        Stage::HenryCard
        | Stage::Look
        | Stage::TakeWreck
        | Stage::TakeMore
        | Stage::Draw
        // Two equal tokens must look like any two.
        | Stage::Keep
        | Stage::Over => false,
    }
}
