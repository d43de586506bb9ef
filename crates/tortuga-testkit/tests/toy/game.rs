//! A small game with something of everything: hidden cards, a secret choice
//! made together in two steps, a loaded die, a hidden and a forced decision.
//!
//! Everybody is dealt two cards, low or high. All pick a number and a stake at
//! the same time; the picks are revealed and a die is rolled. Then each in turn
//! buries one of his cards face down, and cheers or not; with an even die there
//! is nothing to cheer about. Who picked the die's half wins his stake.
//!
//! The edition names a [`Fault`] that the rules then have.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;
use tortuga_core::{
    Actor, Ending, Interned, Journal, Luck, NotationError, OptionProblem, OptionSpec, Party,
    Problem, Problems, RuleId, Rules, Seat, Seats, SetUpError, Settings, Source, Standing,
    Standings, ToAct, Viewer,
};

use crate::faults::Fault;

pub(crate) enum Toy {}

pub(crate) struct Edition {
    pub(crate) fault: Fault,
}

impl tortuga_core::Edition for Edition {
    const STANDARD: &'static str = "Sound";

    fn read(text: &str) -> Result<Self, Problems> {
        let problem = |what| Problems(vec![Problem { line: 1, what }]);
        let fault = serde_json::from_value(text.into());
        let fault = fault.map_err(|error| problem(error.to_string()))?;
        Ok(Self { fault })
    }

    fn name(&self) -> &'static str {
        "toy"
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    players: u8,
    stakes: u8,
    fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Card {
    Low,
    High,
}

const CARDS: [Card; 2] = [Card::Low, Card::High];
/// Copies of each card.
const COPIES: u8 = 4;

/// Low and high cards.
pub(crate) type Cards = [u8; 2];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Pick(u8),
    Stake(u8),
    Bury(Card),
    Cheer,
    Hush,
    Dealt(Card),
    Rolled(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Deal,
    Choose,
    Roll,
    Bury(Seat),
    Shout(Seat),
    Over,
}

/// What lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) players: u8,
    pub(crate) stakes: u8,
    pub(crate) phase: Phase,
    pub(crate) done: Seats,
    pub(crate) die: u8,
    pub(crate) cheers: u8,
    pub(crate) first_done: Option<Seat>,
    /// Cards in each hand, and buried by each.
    pub(crate) held: [u8; 3],
    pub(crate) buried: [u8; 3],
}

/// What one seat has to itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Own {
    pub(crate) hand: Cards,
    pub(crate) buried: Option<Card>,
    pub(crate) pick: Option<u8>,
    pub(crate) stake: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) edition: Interned<Edition>,
    pub(crate) table: Table,
    pub(crate) own: [Own; 3],
    pub(crate) deck: Cards,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    /// The viewer's own things; after the choice, everybody's numbers.
    pub(crate) own: [Own; 3],
    /// Cards that he does not see.
    pub(crate) unseen: Cards,
    /// Only a fault writes something here.
    pub(crate) slip: Vec<u8>,
    #[serde(skip)]
    pub(crate) unsaid: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    fault: Fault,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Dealt(Seat, Card),
    Stepped(Seat),
    Done(Seat),
    Revealed([(u8, u8); 3]),
    Rolled(u8),
    Buried(Seat, Card),
    Shouted(Seat, bool),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Heard {
    Dealt(Seat, Option<Card>),
    Stepped(Seat),
    Done(Seat),
    Revealed([(u8, u8); 3]),
    Rolled(u8),
    Buried(Seat, Option<Card>),
    Shouted(Seat, bool),
}

impl tortuga_core::Event for Event {
    type Heard = Heard;

    fn heard_by(&self, viewer: Viewer) -> Option<Heard> {
        let fault = self.fault;
        Some(match self.what {
            What::Dealt(seat, card) => {
                let shown = viewer.is(seat) || fault == Fault::DealIsHeard;
                Heard::Dealt(seat, shown.then_some(card))
            }
            What::Stepped(seat) => {
                let heard = viewer.is(seat) || fault == Fault::StepsAreHeard;
                return heard.then_some(Heard::Stepped(seat));
            }
            What::Done(seat) => Heard::Done(seat),
            What::Revealed(numbers) => Heard::Revealed(numbers),
            What::Rolled(_) if fault == Fault::RollIsSilent => return None,
            What::Rolled(pips) => Heard::Rolled(pips),
            What::Buried(seat, card) => {
                let shown = viewer.is(seat) || fault == Fault::BurialIsHeard;
                Heard::Buried(seat, shown.then_some(card))
            }
            What::Shouted(seat, loud) => Heard::Shouted(seat, loud),
        })
    }

    fn reveals(&self) -> bool {
        match self.what {
            What::Revealed(_) => self.fault != Fault::RevealIsDenied,
            What::Dealt(..) => true,
            _ => false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum Refusal {
    #[error("not now")]
    NotNow,
    #[error("no such card")]
    NoSuchCard,
    #[error("a stake above the limit")]
    AboveLimit,
    #[error("nothing to cheer about")]
    NothingToCheer,
    #[error("nobody knows why")]
    Nameless,
}

impl tortuga_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Nameless => "",
            _ => "TOY-01",
        })
    }

    fn key(&self) -> &'static str {
        "toy"
    }
}

impl State {
    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.edition.fault == fault
    }

    fn seats(&self) -> Seats {
        Seats::first(self.table.players)
    }

    /// The seat after this one, if one comes.
    fn next(&self, seat: Seat) -> Option<Seat> {
        (seat.0 + 1 < self.table.players).then(|| Seat(seat.0 + 1))
    }

    /// Who is dealt the next card.
    fn dealt_to(&self) -> Option<Seat> {
        self.seats().iter().find(|s| self.table.held[s.index()] < 2)
    }
}

const ALL_ACTIONS: [Action; 11] = [
    Action::Pick(1),
    Action::Pick(2),
    Action::Stake(0),
    Action::Stake(1),
    Action::Stake(2),
    Action::Bury(Card::Low),
    Action::Bury(Card::High),
    Action::Cheer,
    Action::Hush,
    // Never legal: a stake that no option allows.
    Action::Stake(3),
    Action::Stake(4),
];

impl Rules for Toy {
    const GAME: &'static str = "toy";
    const VERSION: u32 = 1;
    const FEATURES: &'static [&'static str] = &[];

    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Heard = Heard;
    type View = View;
    type Refusal = Refusal;

    fn option_list(edition: &Edition) -> Vec<OptionSpec> {
        let spec = |key, values: &[&str], default: &str| OptionSpec {
            key,
            values: values.iter().map(|&value| value.to_owned()).collect(),
            default: default.to_owned(),
            rule: RuleId("TOY-01"),
            variant: false,
            about: "A choice.",
        };
        let default = match edition.fault {
            Fault::DefaultIsNoValue => "7",
            _ => "2",
        };
        vec![
            spec("crowd", &["2", "3"], "2"),
            spec("stakes", &["1", "2"], default),
        ]
    }

    fn options(edition: &Edition, chosen: &Settings) -> Result<Options, Vec<OptionProblem>> {
        let fault = edition.fault;
        let settled = match fault {
            Fault::DefaultIsNoValue => OptionSpec::settle(
                &Self::option_list(&Edition {
                    fault: Fault::Sound,
                }),
                chosen,
            )?,
            _ => OptionSpec::settle(&Self::option_list(edition), chosen)?,
        };
        let number = |key: &str| settled[key].parse().unwrap();
        Ok(Options {
            players: number("crowd"),
            stakes: number("stakes"),
            fault,
        })
    }

    fn settings(options: &Options) -> Settings {
        let stakes = match options.fault {
            Fault::SettingsForget => 2,
            _ => options.stakes,
        };
        let pair = |key: &str, value: u8| (key.to_owned(), value.to_string());
        [pair("crowd", options.players), pair("stakes", stakes)].into()
    }

    fn seats(options: &Options) -> u8 {
        options.players
    }

    fn set_up(edition: &'static Edition, options: &Options) -> Result<State, SetUpError> {
        Ok(State {
            edition: Interned(edition),
            table: Table {
                players: options.players,
                stakes: options.stakes,
                phase: Phase::Deal,
                done: Seats::NONE,
                die: 0,
                cheers: 0,
                first_done: None,
                held: [0; 3],
                buried: [0; 3],
            },
            own: [Own::default(); 3],
            deck: [COPIES; 2],
        })
    }

    fn edition(state: &State) -> &'static Edition {
        state.edition.0
    }

    fn players(state: &State) -> Seats {
        state.seats()
    }

    fn to_act(state: &State) -> ToAct {
        match state.table.phase {
            Phase::Deal | Phase::Roll => ToAct::Chance,
            Phase::Choose => ToAct::Together(state.seats().minus(state.table.done)),
            Phase::Bury(seat) | Phase::Shout(seat) => ToAct::One(seat),
            Phase::Over => ToAct::Nobody,
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !Self::to_act(state).seats().has(seat) {
            return;
        }
        let own = &state.own[seat.index()];
        match state.table.phase {
            Phase::Choose if own.pick.is_none() => out.extend([Action::Pick(1), Action::Pick(2)]),
            Phase::Choose => {
                out.extend((0..=state.table.stakes).map(Action::Stake));
                if state.has(Fault::ListsTooMuch) {
                    out.push(Action::Stake(3));
                }
                if state.has(Fault::OrderTells) && state.own[0].hand[0] == 1 {
                    out.reverse();
                }
            }
            Phase::Bury(_) => {
                let held = CARDS
                    .into_iter()
                    .filter(|&card| own.hand[card as usize] > 0);
                out.extend(held.map(Action::Bury));
            }
            Phase::Shout(_) => {
                if state.table.die % 2 == 1 && !state.has(Fault::ListsTooLittle) {
                    out.push(Action::Cheer);
                }
                if state.table.die % 2 == 1 || !state.has(Fault::GetsStuck) {
                    out.push(Action::Hush);
                }
                if state.has(Fault::ListsTwice) {
                    out.push(Action::Hush);
                }
            }
            Phase::Deal | Phase::Roll | Phase::Over => {}
        }
    }

    fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
        match state.table.phase {
            Phase::Deal => {
                let deck =
                    CARDS.map(|card| (Action::Dealt(card), state.deck[card as usize].into()));
                out.extend(deck.into_iter().filter(|&(_, copies)| copies > 0));
            }
            Phase::Roll => {
                out.extend((1..=6).map(|pips| (Action::Rolled(pips), weight(state, pips))));
                if state.has(Fault::OutcomeTwice) {
                    out[5].0 = Action::Rolled(1);
                }
            }
            _ => {}
        }
    }

    fn chance(state: &State, luck: &mut impl Luck) -> Action {
        match state.table.phase {
            Phase::Deal => {
                let [low, high] = state.deck.map(u32::from);
                let lies_low = luck.below(low + high) < low;
                Action::Dealt(if lies_low { Card::Low } else { Card::High })
            }
            _ if state.has(Fault::AsksTwice) => {
                let _ = luck.below(8);
                Action::Rolled(luck.below(6) as u8 + 1)
            }
            // The six weighs three times as much.
            _ => Action::Rolled(luck.below(8).min(5) as u8 + 1),
        }
    }

    fn check(state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        let refuse_unless = |holds, refusal| if holds { Ok(()) } else { Err(refusal) };
        let seat = match actor {
            Actor::Chance => return check_luck(state, action),
            Actor::Seat(seat) => seat,
        };
        if state.has(Fault::LuckFromPlayers) && matches!(action, Action::Rolled(_)) {
            return check_luck(state, action);
        }
        if !Self::to_act(state).seats().has(seat) {
            let anybody = state.has(Fault::AnybodyMay) && seat.0 < state.table.players;
            refuse_unless(anybody && action == Action::Hush, Refusal::NotNow)?;
        }
        let own = &state.own[seat.index()];
        match (state.table.phase, action) {
            (Phase::Choose, Action::Pick(_)) => refuse_unless(own.pick.is_none(), Refusal::NotNow),
            (Phase::Choose, Action::Stake(_)) if own.pick.is_none() => Err(Refusal::NotNow),
            (Phase::Choose, Action::Stake(stake)) => {
                refuse_unless(stake <= state.table.stakes, too_high(state))
            }
            (Phase::Bury(_), Action::Bury(card)) => {
                refuse_unless(own.hand[card as usize] > 0, Refusal::NoSuchCard)
            }
            (Phase::Shout(_), Action::Cheer) => {
                refuse_unless(state.table.die % 2 == 1, Refusal::NothingToCheer)
            }
            (Phase::Shout(_), Action::Hush) => {
                let stuck = state.has(Fault::GetsStuck) && state.table.die.is_multiple_of(2);
                refuse_unless(!stuck, Refusal::NotNow)
            }
            _ if state.has(Fault::NamelessRule) => Err(Refusal::Nameless),
            _ => Err(Refusal::NotNow),
        }
    }

    fn apply(state: &mut State, actor: Actor, action: Action, journal: &mut impl Journal<Event>) {
        let fault = state.edition.fault;
        let mut note = |what| journal.note(|| Event { fault, what });
        match (actor, action) {
            (Actor::Chance, Action::Dealt(card)) => {
                let seat = state.dealt_to().expect("somebody needs a card");
                state.deck[card as usize] -= 1;
                state.own[seat.index()].hand[card as usize] += 1;
                state.table.held[seat.index()] += 1;
                note(What::Dealt(seat, card));
                if state.dealt_to().is_none() {
                    state.table.phase = Phase::Choose;
                }
            }
            (Actor::Chance, Action::Rolled(pips)) => {
                assert!(fault != Fault::Panics || pips < 6, "six is too much");
                state.table.die = pips;
                state.table.phase = Phase::Bury(Seat(0));
                let mut noted = 0;
                journal.note(|| {
                    noted = 1;
                    Event {
                        fault,
                        what: What::Rolled(pips),
                    }
                });
                if fault == Fault::NotesChangeThings {
                    state.table.cheers += noted;
                }
            }
            (Actor::Seat(seat), Action::Pick(pick)) => {
                state.own[seat.index()].pick = Some(pick);
                note(What::Stepped(seat));
            }
            (Actor::Seat(seat), Action::Stake(stake)) => {
                state.own[seat.index()].stake = Some(stake);
                state.table.done = state.table.done.with(seat);
                if fault == Fault::FirstComeFirstServed {
                    state.table.first_done.get_or_insert(seat);
                }
                note(What::Done(seat));
                if state.table.done == state.seats() {
                    state.table.phase = Phase::Roll;
                    note(What::Revealed(numbers(state)));
                }
            }
            (Actor::Seat(seat), Action::Bury(card)) => {
                let own = &mut state.own[seat.index()];
                own.hand[card as usize] -= 1;
                own.buried = (fault != Fault::LosesCards).then_some(card);
                state.table.held[seat.index()] -= 1;
                state.table.buried[seat.index()] += 1;
                note(What::Buried(seat, card));
                let next = state.next(seat);
                state.table.phase = next.map_or(Phase::Shout(Seat(0)), Phase::Bury);
            }
            (Actor::Seat(seat), Action::Cheer | Action::Hush) => {
                let loud = action == Action::Cheer;
                state.table.cheers = state.table.cheers.saturating_add(u8::from(loud));
                note(What::Shouted(seat, loud));
                state.table.phase = match state.next(seat) {
                    Some(next) => Phase::Shout(next),
                    None if fault == Fault::NeverEnds => Phase::Shout(Seat(0)),
                    None => Phase::Over,
                };
            }
            _ => unreachable!("{action:?} was not checked"),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let mut own = [Own::default(); 3];
        let mut unseen = state.deck;
        let numbers_lie_open = !matches!(state.table.phase, Phase::Deal | Phase::Choose);
        for seat in state.seats().iter() {
            let truth = state.own[seat.index()];
            let seen = &mut own[seat.index()];
            if viewer.is(seat) {
                *seen = truth;
                continue;
            }
            if numbers_lie_open {
                (seen.pick, seen.stake) = (truth.pick, truth.stake);
            }
            for card in CARDS {
                let buried = u8::from(truth.buried == Some(card));
                unseen[card as usize] += truth.hand[card as usize] + buried;
            }
        }
        View {
            viewer,
            table: state.table.clone(),
            own,
            unseen,
            slip: slip(state),
            unsaid: u8::from(state.has(Fault::JsonForgets)),
        }
    }

    fn imagine(edition: &'static Edition, view: &View, luck: &mut impl Luck) -> State {
        let mut state = State {
            edition: Interned(edition),
            table: view.table.clone(),
            own: view.own,
            deck: view.unseen,
        };
        let fault = edition.fault;
        let mut draw = |deck: &mut Cards| {
            let [low, high] = deck.map(u32::from);
            let lies_low = match fault {
                Fault::ImaginesNothingNew => low > 0,
                _ => luck.below(low + high) < low,
            };
            let card = if lies_low { Card::Low } else { Card::High };
            if fault != Fault::ImaginesTooMuch {
                deck[card as usize] -= 1;
            }
            card
        };
        for seat in state.seats().iter().filter(|&seat| !view.viewer.is(seat)) {
            let own = &mut state.own[seat.index()];
            for _ in 0..view.table.held[seat.index()] {
                own.hand[draw(&mut state.deck) as usize] += 1;
            }
            if view.table.buried[seat.index()] > 0 {
                own.buried = Some(draw(&mut state.deck));
            }
        }
        if view.table.phase == Phase::Choose {
            imagine_numbers(&mut state, view, luck);
        }
        state
    }

    fn forced_is_public(state: &State, _: Seat) -> bool {
        match state.table.phase {
            Phase::Shout(_) => true,
            Phase::Bury(_) => state.has(Fault::ForcedInPublic),
            _ => false,
        }
    }

    fn decline(state: &State) -> Option<Action> {
        let window = state.has(Fault::AnswersAreOther) || state.has(Fault::AnswersTell);
        let shout = matches!(state.table.phase, Phase::Shout(_));
        (window && shout).then_some(Action::Hush)
    }

    fn asking(state: &State, seat: Seat) -> Option<State> {
        let shout = matches!(state.table.phase, Phase::Shout(_));
        let asked = state.table.phase == Phase::Shout(seat);
        let told = shout && (asked || state.own[0].hand[0] == 1);
        let any = state.has(Fault::AnswersAtAnyTime) || state.has(Fault::AnswersTell) && told;
        any.then(|| {
            let mut world = state.clone();
            if shout {
                world.table.phase = Phase::Shout(seat);
            }
            world
        })
    }

    fn standings(state: &State) -> Option<Standings> {
        let early = state.has(Fault::ResultTooEarly) && state.table.die > 0;
        if state.table.phase != Phase::Over && !early {
            return None;
        }
        let row = |seat: Seat| {
            let own = state.own[seat.index()];
            let half = 1 + u8::from(state.table.die > 3);
            let won = i32::from(own.pick == Some(half)) * i32::from(own.stake.unwrap_or(0));
            let source = Source {
                key: "stake",
                of: String::new(),
                points: won,
            };
            Standing::new(Party::seat(seat), vec![source], vec![])
        };
        let ending = Ending {
            key: "all-shouted",
            rule: RuleId("TOY-01"),
        };
        let rows = state.seats().iter().map(row).collect();
        let mut standings = Standings::ranked(ending, rows);
        match state.edition.fault {
            Fault::ScoreDoesNotAddUp => standings.rows[0].score += 1,
            Fault::RanksStartAtTwo => standings.rows.iter_mut().for_each(|row| row.rank += 1),
            Fault::SomebodyIsLeftOut => drop(standings.rows.pop()),
            _ => {}
        }
        Some(standings)
    }

    fn winners(state: &State) -> Seats {
        if state.has(Fault::WinsTooEarly) && state.table.die > 0 {
            return Self::players(state);
        }
        let rows = Self::standings(state).map_or_else(Vec::new, |standings| standings.rows);
        let all = state.has(Fault::EverybodyWins);
        let winners = rows.iter().filter(|row| row.winner || all);
        winners.map(|row| row.who.seat).collect()
    }

    fn features(_: &State, _: Seat, _: &mut [i32]) {}

    fn left(_: &State) -> i32 {
        0
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut cards: u8 = state.deck.iter().sum();
        for own in &state.own {
            cards += own.hand.iter().sum::<u8>() + u8::from(own.buried.is_some());
        }
        let whole = cards == 2 * COPIES;
        if whole {
            Ok(())
        } else {
            Err("cards were lost or born".to_owned())
        }
    }

    fn action_count(_: &Edition) -> u16 {
        ALL_ACTIONS.len() as u16
    }

    fn number(edition: &Edition, action: Action) -> Option<u16> {
        let place = ALL_ACTIONS.iter().position(|&known| known == action)? as u16;
        Some(match edition.fault {
            Fault::NumbersAreMixedUp if place == 7 => 8,
            _ => place,
        })
    }

    fn action(_: &Edition, number: u16) -> Option<Action> {
        ALL_ACTIONS.get(usize::from(number)).copied()
    }

    fn write(edition: &Edition, action: Action) -> String {
        let card = |card| match card {
            Card::High if edition.fault != Fault::WritesTooLittle => "high",
            Card::Low | Card::High => "low",
        };
        match action {
            Action::Pick(number) => format!("pick {number}"),
            Action::Stake(stake) => format!("stake {stake}"),
            Action::Bury(buried) => format!("bury {}", card(buried)),
            Action::Cheer => "cheer".to_owned(),
            Action::Hush => "hush".to_owned(),
            Action::Dealt(dealt) => format!("dealt {}", card(dealt)),
            Action::Rolled(pips) => format!("rolled {pips}"),
        }
    }

    fn read(edition: &Edition, text: &str) -> Result<Action, NotationError> {
        let fault = edition.fault;
        let mut words: Vec<&str> = text.split(' ').collect();
        if fault == Fault::ReadsTooMuch {
            words.truncate(2);
        }
        if fault == Fault::ReadingPanics && words[0] == "pick" {
            words[1].parse::<u8>().unwrap();
        }
        let number = |word: &str, least, most| {
            let number: u8 = word.parse().ok()?;
            let plain = number.to_string() == word;
            (plain && (least..=most).contains(&number)).then_some(number)
        };
        let card = |word: &str| match word {
            "low" => Some(Card::Low),
            "high" => Some(Card::High),
            _ => None,
        };
        let read = match words[..] {
            ["pick", word] => number(word, 1, 2).map(Action::Pick),
            ["stake", word] => number(word, 0, 4).map(Action::Stake),
            ["bury", word] => card(word).map(Action::Bury),
            ["cheer"] => Some(Action::Cheer),
            ["hush"] => Some(Action::Hush),
            ["dealt", word] => card(word).map(Action::Dealt),
            ["rolled", word] => number(word, 1, 6).map(Action::Rolled),
            _ => None,
        };
        read.ok_or(NotationError::Empty)
    }

    fn outcome_json(edition: &Edition, action: Action) -> Value {
        json!({ "outcome": Self::write(edition, action) })
    }

    fn state_json(state: &State) -> Value {
        json!({ "table": state.table, "own": state.own, "deck": state.deck })
    }
}

fn too_high(state: &State) -> Refusal {
    if state.has(Fault::RefusalTells) && state.own[0].hand[0] == 1 {
        return Refusal::NoSuchCard;
    }
    Refusal::AboveLimit
}

fn check_luck(state: &State, action: Action) -> Result<(), Refusal> {
    match (state.table.phase, action) {
        (Phase::Deal, Action::Dealt(card))
            if state.deck[card as usize] > 0 || state.has(Fault::DealsFromNothing) =>
        {
            Ok(())
        }
        (Phase::Roll, Action::Rolled(_)) => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

fn weight(state: &State, pips: u8) -> u32 {
    let heavy = match state.edition.fault {
        Fault::WeightsAreWrong => 0,
        Fault::OrderIsWrong => 1,
        _ => 6,
    };
    if pips == heavy { 3 } else { 1 }
}

fn numbers(state: &State) -> [(u8, u8); 3] {
    state
        .own
        .map(|own| (own.pick.unwrap_or(0), own.stake.unwrap_or(0)))
}

/// What a faulty view shows besides.
fn slip(state: &State) -> Vec<u8> {
    match state.edition.fault {
        Fault::ViewShowsHands => state.own.iter().map(|own| own.hand[0]).collect(),
        Fault::ViewShowsSteps => state
            .own
            .iter()
            .map(|own| u8::from(own.pick.is_some()))
            .collect(),
        _ => vec![],
    }
}

/// Whoever is done has chosen something; whoever is not may have begun.
fn imagine_numbers(state: &mut State, view: &View, luck: &mut impl Luck) {
    for seat in state.seats().iter().filter(|&seat| !view.viewer.is(seat)) {
        let done = view.table.done.has(seat);
        let own = &mut state.own[seat.index()];
        if done || luck.below(2) == 1 {
            own.pick = Some(luck.below(2) as u8 + 1);
        }
        if done {
            own.stake = Some(luck.below(u32::from(view.table.stakes) + 1) as u8);
        }
    }
}
