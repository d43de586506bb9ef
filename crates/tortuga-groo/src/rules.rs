//! Who is to act, and which chapter of the rules decides: a table of contents.

mod attack;
mod construction;
mod drawing;
mod effects;
mod ending;
mod event;
mod losses;
mod luck;
mod setup;
mod wild;
mod windows;

use serde_json::Value;
use tortuga_core::{
    Actor, Interned, Journal, Luck, NotationError, OptionProblem, OptionSpec, RuleId, Rules, Seat,
    Seats, SetUpError, Settings, Standings, ToAct, Viewer,
};

use crate::actions::Action;
use crate::edition::Edition;
use crate::events::{Event, Heard, Open};
use crate::options::{self, Options};
use crate::refusals::Refusal;
use crate::state::{Choice, Stage, State};
use crate::view::View;
use crate::{features, notation, scoring, view};

pub use attack::totals;
pub(crate) use wild::in_time;
pub(crate) use windows::{can_answer, entitled};

/// The game GROO: The Game.
#[derive(Clone, Copy, Debug)]
pub enum Groo {}

/// Where chapters write down what happens.
trait Notes: Journal<Event> {
    /// Everybody saw it.
    fn open(&mut self, open: impl FnOnce() -> Open) {
        self.note(|| Event::Open(open()));
    }
}
impl<J: Journal<Event>> Notes for J {}

impl Rules for Groo {
    const GAME: &'static str = "groo";
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
        if to_act(state) == ToAct::One(seat) {
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
        if matches!(state.table.stage, Stage::Over(_)) {
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

    fn at_pause(event: &Event) -> Option<&State> {
        match event {
            Event::WindowOpened { pause, .. } | Event::Passed { pause, .. } => Some(pause),
            Event::Open(_) | Event::CardDrawn { .. } | Event::CardStolen { .. } => None,
        }
    }

    fn seen_to_act(state: &State, viewer: Viewer) -> Seats {
        let seats = to_act(state).seats();
        let hidden = state.secrets.asked.is_some_and(|seat| !viewer.is(seat));
        if hidden && state.table.choice.is_none() {
            Seats::NONE
        } else {
            seats
        }
    }

    fn decline(state: &State) -> Option<Action> {
        let asked = Some(to_act(state)) == state.secrets.asked.map(ToAct::One);
        (asked && state.table.window.is_some()).then_some(Action::Done)
    }

    fn asking(state: &State, seat: Seat) -> Option<State> {
        windows::asking(state, seat)
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

    fn action_count(edition: &Edition) -> u16 {
        edition.codes.count()
    }

    fn number(edition: &Edition, action: Action) -> Option<u16> {
        edition.codes.number(action)
    }

    fn action(edition: &Edition, number: u16) -> Option<Action> {
        edition.codes.action(number)
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
    if table.theft.is_some() {
        return ToAct::Chance;
    }
    if let Some(choice) = table.choice {
        return ToAct::One(choice.seat());
    }
    if table.window.is_some() {
        // Between two actions a window always waits for somebody; the table at
        // a pause, which nobody plays on, waits for nobody.
        return state.secrets.asked.map_or(ToAct::Nobody, ToAct::One);
    }
    match table.stage {
        Stage::Dealer | Stage::Deal | Stage::Draw(_) | Stage::Roll => ToAct::Chance,
        Stage::Discard | Stage::MayDraw(_) | Stage::Attack | Stage::Commit => {
            ToAct::One(table.active)
        }
        Stage::Defend => ToAct::One(table.target),
        Stage::Use => ToAct::One(table.user),
        Stage::Battle | Stage::LastWord | Stage::Over(_) => ToAct::Nobody,
    }
}

fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    if let Some(choice) = table.choice {
        return losses::legal(state, choice, out);
    }
    if table.window.is_some() {
        return windows::legal(state, seat, out);
    }
    match table.stage {
        Stage::Discard => drawing::legal_discards(state, out),
        Stage::MayDraw(_) => out.extend([Action::Done, Action::Draw]),
        Stage::Attack => attack::legal_targets(state, out),
        Stage::Commit | Stage::Defend => attack::legal_commits(state, seat, out),
        Stage::Use => construction::legal(state, out),
        Stage::Dealer
        | Stage::Deal
        | Stage::Draw(_)
        | Stage::Roll
        | Stage::Battle
        | Stage::LastWord
        | Stage::Over(_) => {}
    }
}

/// Whose turn is it, and is this a thing for players at all?
fn check_turn(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let rule = turn_rule(state);
    if action.is_luck() {
        return Err(Refusal::NotForPlayers { rule });
    }
    if state.edition.codes.number(action).is_none() {
        return Err(Refusal::NotInDeck);
    }
    match to_act(state) {
        ToAct::Chance => Err(Refusal::LuckComesFirst { rule }),
        ToAct::One(one) if one == seat => check_action(state, seat, action),
        ToAct::One(_) | ToAct::Together(_) | ToAct::Nobody => {
            Err(Refusal::NotYourTurn { seat, rule })
        }
    }
}

/// The rule that says who, or what, comes now. It rests on what lies open.
fn turn_rule(state: &State) -> RuleId {
    let table = &state.table;
    if table.theft.is_some() {
        return RuleId("GROO-WILD-03");
    }
    if let Some(choice) = table.choice {
        return losses::rule(choice, table.stage);
    }
    if table.window.is_some() {
        return RuleId("GROO-WILD-02");
    }
    RuleId(match table.stage {
        Stage::Dealer => "GROO-SETUP-02",
        Stage::Deal => "GROO-SETUP-04",
        Stage::Discard => "GROO-PHASE-04",
        Stage::MayDraw(_) => "GROO-DRAW-04",
        Stage::Draw(_) => "GROO-DRAW-05",
        Stage::Attack => "GROO-ATTACK-01",
        Stage::Commit | Stage::Battle => "GROO-ATTACK-15",
        Stage::Defend => "GROO-ATTACK-05",
        Stage::Roll => "GROO-BUILD-01",
        Stage::Use if table.is_construction() => "GROO-PHASE-04",
        Stage::Use => "GROO-LEFT-01",
        Stage::LastWord | Stage::Over(_) => "GROO-END-11",
    })
}

fn check_action(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let table = &state.table;
    if let Some(choice) = table.choice {
        return losses::check(state, choice, action);
    }
    if table.window.is_some() {
        return windows::check(state, seat, action);
    }
    match table.stage {
        Stage::Discard => drawing::check_discard_phase(state, action),
        Stage::MayDraw(_) => drawing::check_draw_phase(action),
        Stage::Attack => attack::check_attack_phase(state, action),
        Stage::Commit | Stage::Defend => attack::check_commit(state, seat, action),
        Stage::Use => construction::check(state, action),
        Stage::Dealer
        | Stage::Deal
        | Stage::Draw(_)
        | Stage::Roll
        | Stage::Battle
        | Stage::LastWord
        | Stage::Over(_) => Err(not_now(action)),
    }
}

/// Why something that belongs elsewhere is not possible here.
const fn not_now(action: Action) -> Refusal {
    match action {
        Action::Discard(_) => Refusal::DiscardNotNow,
        Action::Draw => Refusal::DrawNotNow,
        Action::Attack(_) => Refusal::AttackNotNow,
        Action::Commit(_) => Refusal::CommitNotNow,
        Action::Play(_) | Action::PlayGroo(..) | Action::Ability(..) | Action::Recover(_) => {
            Refusal::NotUsingDice
        }
        Action::LoseBuilding(_) | Action::LoseTroop(_) | Action::LoseHand(_) => {
            Refusal::NothingToLose
        }
        // Done is possible at every main point; luck was sorted out before.
        Action::Wild(..)
        | Action::Done
        | Action::Dealer(_)
        | Action::Drew(_)
        | Action::Rolled(..)
        | Action::Stole(_) => Refusal::WildInBetween,
    }
}

fn apply(state: &mut State, seat: Seat, action: Action, journal: &mut impl Notes) {
    if state.table.choice.is_some() {
        return losses::lose(state, action, journal);
    }
    if state.table.window.is_some() {
        return windows::answer(state, seat, action, journal);
    }
    match (state.table.stage, action) {
        (_, Action::Wild(kind, argument)) => {
            wild::play_at_main_point(state, seat, (kind, argument), journal);
        }
        (Stage::Discard, Action::Discard(kind)) => drawing::discard(state, kind, journal),
        (Stage::Discard, Action::Done) => drawing::begin(state, crate::DrawPhase::First, journal),
        (Stage::MayDraw(phase), Action::Draw) => drawing::draw(state, phase, journal),
        (Stage::MayDraw(phase), Action::Done) => drawing::decline(state, phase, journal),
        (Stage::Attack, Action::Attack(offset)) => attack::announce(state, offset, journal),
        (Stage::Attack, Action::Done) => attack::over(state),
        (Stage::Commit | Stage::Defend, Action::Commit(kind)) => {
            attack::commit(state, seat, kind, journal);
        }
        (Stage::Commit, Action::Done) => attack::attackers_stand(state, journal),
        (Stage::Defend, Action::Done) => attack::defenders_stand(state, journal),
        (Stage::Use, Action::Play(kind)) => construction::play(state, kind, journal),
        (Stage::Use, Action::PlayGroo(kind, argument)) => {
            effects::announce(state, kind, argument, journal);
        }
        (Stage::Use, Action::Ability(kind, argument)) => {
            construction::use_ability(state, kind, argument, journal);
        }
        (Stage::Use, Action::Recover(kind)) => construction::recover(state, kind, journal),
        (Stage::Use, Action::Done) => construction::done(state, journal),
        (stage, action) => unreachable!("{action:?} was not checked in {stage:?}"),
    }
}

/// Can everybody see that there is nothing to choose?
///
/// Armies and towns lie open. Of a hand only its size does: a lone Done at the
/// dice says that nothing in the hand can be paid, and in the Discard Phase that
/// nothing later in the deck's list is held.
fn forced_is_public(state: &State, seat: Seat) -> bool {
    match state.table.choice {
        Some(Choice::Hand { .. }) => return false,
        Some(Choice::Buildings { .. } | Choice::Troops { .. } | Choice::Chased { .. }) => {
            return true;
        }
        None => {}
    }
    if state.table.window.is_some() {
        return false;
    }
    match state.table.stage {
        Stage::Discard => state.hand(seat).is_empty(),
        Stage::Commit | Stage::Defend => true,
        Stage::Dealer
        | Stage::Deal
        | Stage::MayDraw(_)
        | Stage::Draw(_)
        | Stage::Attack
        | Stage::Battle
        | Stage::Roll
        | Stage::Use
        | Stage::LastWord
        | Stage::Over(_) => false,
    }
}

impl State {
    /// A card leaves a hand in sight of all.
    fn leave_hand(&mut self, seat: Seat, kind: crate::Kind) {
        self.secrets.hands[seat.index()].take(self.edition.span(kind));
        self.secrets.notes.left(kind, seat);
        self.table.quiet = false;
        let clean = &mut self.table.clean[seat.index()];
        // Whatever it was, it may have been one of the clean cards, unless it
        // is a Groo Effect itself.
        if !self.edition.deck.groo_effects.has(self.edition.span(kind)) {
            *clean = clean.saturating_sub(1);
        }
    }

    /// A card goes to the discard pile.
    fn discard(&mut self, kind: crate::Kind) {
        self.table.discard.put(self.edition.span(kind));
    }
}
