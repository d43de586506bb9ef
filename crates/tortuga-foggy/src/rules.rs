//! Who is to act, and which chapter of the rules decides: a table of contents.

mod abilities;
mod ending;
mod hiring;
mod luck;
mod placing;
mod preparing;
mod turn;
mod weather;

use serde_json::Value;
use tortuga_core::{
    Actor, Interned, Journal, Luck, NotationError, OptionProblem, OptionSpec, RuleId, Rules, Seat,
    Seats, SetUpError, Settings, Standings, ToAct, Viewer,
};

use crate::actions::{self, Action};
use crate::board::Side;
use crate::edition::Edition;
use crate::events::{Event, Heard, Open};
use crate::options::{self, Options, Weather};
use crate::refusals::Refusal;
use crate::state::{Stage, State};
use crate::view::View;
use crate::{features, notation, scoring, view};

pub(crate) use hiring::{band_cost, can_hire};
pub(crate) use preparing::can_pick;

/// The game Foggy Island.
#[derive(Clone, Copy, Debug)]
pub enum FoggyIsland {}

/// Where chapters write down what happens.
trait Notes: Journal<Event> {
    /// Everybody saw it.
    fn open(&mut self, open: impl FnOnce() -> Open) {
        self.note(|| Event::Open(open()));
    }
}
impl<J: Journal<Event>> Notes for J {}

impl Rules for FoggyIsland {
    const GAME: &'static str = "foggy-island";
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
        options::choose(edition, chosen)
    }

    fn settings(options: &Options) -> Settings {
        options.settings()
    }

    fn seats(options: &Options) -> u8 {
        options.mode().seats()
    }

    fn set_up(edition: &'static Edition, options: &Options) -> Result<State, SetUpError> {
        Ok(preparing::set_up(Interned(edition), *options))
    }

    fn edition(state: &State) -> &'static Edition {
        state.edition.0
    }

    fn players(state: &State) -> Seats {
        state.all()
    }

    fn allies(state: &State, seat: Seat) -> Seats {
        state.seats_of(Side::of(seat))
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
        Stage::FirstPlayer
        | Stage::QuickWeather
        | Stage::Deal
        | Stage::DrawWeather
        | Stage::OpenQuarter
        | Stage::Draw => ToAct::Chance,
        Stage::Hire | Stage::PickHand => ToAct::Together(state.choosing()),
        Stage::ChooseWeather => ToAct::One(state.second()),
        Stage::RemoveFog
        | Stage::MoveFrog
        | Stage::PlaceKind
        | Stage::PlaceTile
        | Stage::PlacePair => ToAct::One(state.turn),
        Stage::SettleHippo
        | Stage::SettleEarly
        | Stage::Target
        | Stage::PrairieSwap
        | Stage::SnakeTarget
        | Stage::Replace => ToAct::One(state.actor),
        Stage::Over => ToAct::Nobody,
    }
}

fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.stage {
        Stage::Hire => hiring::legal(state, seat, out),
        Stage::PickHand => preparing::legal_picks(state, seat, out),
        Stage::ChooseWeather => weather::legal_cards(state, out),
        Stage::RemoveFog => weather::legal_removals(state, out),
        Stage::SettleHippo | Stage::SettleEarly => turn::legal_settling(out),
        Stage::MoveFrog => turn::legal_steps(state, out),
        Stage::PlaceKind => placing::legal_kinds(state, out),
        Stage::PlaceTile => placing::legal_tiles(state, out),
        Stage::PlacePair => placing::legal_pairs(state, out),
        Stage::Target => abilities::legal_targets(state, out),
        Stage::PrairieSwap => abilities::legal_swaps(state, out),
        Stage::SnakeTarget => abilities::legal_names(state, out),
        Stage::Replace => abilities::legal_replacements(state, out),
        Stage::FirstPlayer
        | Stage::QuickWeather
        | Stage::Deal
        | Stage::DrawWeather
        | Stage::OpenQuarter
        | Stage::Draw
        | Stage::Over => {}
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
        (Stage::Hire, Action::Hire(kind)) => hiring::check(state, seat, kind),
        (Stage::PickHand, Action::Pick(kind)) => preparing::check_pick(state, seat, kind),
        (Stage::ChooseWeather, Action::KeepCard(which)) => weather::check_card(state, which),
        (Stage::RemoveFog, Action::RemoveFog(quarter)) => weather::check_removal(state, quarter),
        (Stage::Hire, Action::Done)
        | (Stage::SettleHippo | Stage::SettleEarly, Action::Settle(_)) => Ok(()),
        (Stage::MoveFrog, Action::Frog(step)) => turn::check_step(state, step),
        (Stage::PlaceKind, Action::Place(kind, face)) => placing::check_kind(state, kind, face),
        (Stage::PlaceTile, Action::At(tile)) => placing::check_tile(state, tile),
        (Stage::PlaceTile, Action::Across(_)) => Err(placing::one_tile_only(state)),
        (Stage::PlacePair, Action::Across(pair)) => placing::check_pair(state, pair),
        (Stage::PlacePair, Action::At(_)) => Err(Refusal::HippoNeedsTwo),
        (Stage::Target, Action::Target(direction)) => abilities::check_target(state, direction),
        (Stage::PrairieSwap, Action::Swap(two)) => abilities::check_swap(state, two),
        (Stage::SnakeTarget, Action::Name(tile)) => abilities::check_name(state, tile),
        (Stage::Replace, Action::Replace(kind)) => abilities::check_replacement(state, kind),
        (Stage::PlaceKind | Stage::PlaceTile | Stage::PlacePair, Action::Done) => {
            Err(Refusal::NoPass)
        }
        _ => Err(Refusal::OtherStepIsDue {
            rule: step_rule(state),
        }),
    }
}

/// The rule that asks for the step that is due, as far as everybody knows.
const fn step_rule(state: &State) -> RuleId {
    RuleId(match state.stage {
        Stage::FirstPlayer => "FOG-SETUP-06",
        Stage::QuickWeather => "FOG-QUICK-02",
        Stage::Hire => "FOG-HIRE-01",
        Stage::Deal => "FOG-TEAM-03",
        Stage::PickHand => "FOG-SETUP-04",
        Stage::DrawWeather | Stage::ChooseWeather => "FOG-WEATHER-02",
        Stage::OpenQuarter => "FOG-WEATHER-07",
        Stage::SettleHippo => "FOG-CHAR-HIPPO-02",
        Stage::SettleEarly => "FOG-CHAR-HIPPO-05",
        Stage::RemoveFog => "FOG-WEATHER-08",
        Stage::MoveFrog => "FOG-CHAR-FROG-01",
        Stage::PlaceKind | Stage::PlaceTile | Stage::PlacePair => "FOG-TURN-05",
        Stage::Target | Stage::Replace => "FOG-TURN-10",
        Stage::PrairieSwap => "FOG-CHAR-PRAIRIE-01",
        Stage::SnakeTarget => "FOG-CHAR-SNAKE-01",
        Stage::Draw => "FOG-TURN-06",
        Stage::Over => "FOG-ROUND-04",
    })
}

fn apply(state: &mut State, seat: Seat, action: Action, journal: &mut impl Notes) {
    match action {
        Action::Pick(kind) => preparing::pick(state, seat, kind, journal),
        Action::Hire(kind) => hiring::hire(state, seat, kind, journal),
        Action::Done => hiring::done(state, seat, journal),
        Action::KeepCard(which) => weather::keep(state, which, journal),
        Action::RemoveFog(quarter) => weather::remove(state, quarter, journal),
        Action::Settle(half) => turn::settle(state, half, journal),
        Action::Frog(step) => turn::move_frog(state, step, journal),
        Action::Place(kind, face) => placing::choose(state, kind, face),
        Action::At(tile) => placing::place(state, tile, journal),
        Action::Across(pair) => placing::lay_across(state, pair, journal),
        Action::Target(direction) => abilities::target(state, direction, journal),
        Action::Swap(two) => abilities::prairie_swap(state, two, journal),
        Action::Name(tile) => abilities::name(state, tile, journal),
        Action::Replace(kind) => abilities::replace(state, kind, journal),
        Action::Begins(_)
        | Action::Card(_)
        | Action::Opens(_)
        | Action::Dealt(_)
        | Action::Drew(_) => unreachable!("{action:?} is for chance"),
    }
}

/// Can everybody see that there is nothing to choose?
///
/// The map and the shields lie open; of a hand only its size does. Which kind
/// is placed stays silent until the tile is chosen, so one answer holds for
/// both steps.
fn forced_is_public(state: &State, seat: Seat) -> bool {
    match state.stage {
        Stage::Hire => {
            // After a secret hire a lone Done tells that the purse is empty.
            hiring::new_hires(state, seat).is_empty() || state.switches.hires_are_open()
        }
        Stage::PlaceKind | Stage::PlaceTile => {
            // In foggy weather a mercenary could lie either way, so a single
            // option tells that the last token is a basic one.
            state.hand(seat).count() == 1 && state.sky.weather != Weather::Foggy
        }
        Stage::Replace => state.hand(seat).count() == 1,
        Stage::RemoveFog
        | Stage::MoveFrog
        | Stage::SettleHippo
        | Stage::SettleEarly
        | Stage::Target
        | Stage::PrairieSwap
        | Stage::SnakeTarget => true,
        Stage::FirstPlayer
        | Stage::QuickWeather
        | Stage::Deal
        | Stage::PickHand
        | Stage::DrawWeather
        | Stage::ChooseWeather
        | Stage::OpenQuarter
        // Nobody else sees that it is the Hippo, and so that there is one place.
        | Stage::PlacePair
        | Stage::Draw
        | Stage::Over => false,
    }
}
