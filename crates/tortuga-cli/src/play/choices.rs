//! The numbered list of what can be done.

use tortuga_core::Seat;
use tortuga_games::{PlayError, Table};
use tortuga_scene::{Choice, Scene};

use crate::play::commands::notation;
use crate::play::page::{Page, unbroken};

/// A list of one verb that is longer is shortened to this many.
const MANY: usize = 12;
/// To leave out fewer saves nobody anything.
const FEW: usize = 3;

/// What somebody may do now, in the order of the numbers on the screen.
pub(crate) struct Choices {
    list: Vec<Choice>,
}

/// What somebody typed, held against the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// One of the choices.
    Choice(Choice),
    /// An action that is not allowed.
    Refused(PlayError),
    /// A number that no choice has.
    NoSuchNumber,
}

/// The same without anybody who knows the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// One of the choices.
    Choice(Choice),
    /// Anything else, in the notation's own case.
    Other(String),
    /// A number that no choice has.
    NoSuchNumber,
}

impl Choices {
    /// Verbs with few choices first, the long lists last.
    pub(crate) fn of(scene: &Scene) -> Self {
        let mut list = scene.choices.clone();
        list.sort_by_key(|choice| list_len(&scene.choices, choice.verb) > MANY);
        Self { list }
    }

    /// The last one in notation, as an example of it.
    pub(crate) fn last(&self) -> &str {
        let last = self.list.last();
        last.map_or("", |choice| choice.notation.as_str())
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// The list; a long one is shortened unless `all` are asked for.
    pub(crate) fn draw(&self, page: &mut Page, all: bool) {
        let digits = self.len().to_string().len();
        let mut left_out = 0;
        let (mut verb, mut shown) = ("", 0);
        for (index, choice) in self.list.iter().enumerate() {
            shown = if choice.verb == verb { shown + 1 } else { 1 };
            verb = choice.verb;
            let long = list_len(&self.list, verb) > MANY + FEW;
            if long && shown > MANY && !all {
                left_out += 1;
                continue;
            }
            let number = page.ink.bold(&format!("{:>digits$}", index + 1));
            page.text(&format!("{number}  {}", line(page, choice)), digits + 2);
        }
        if left_out > 0 {
            let more = page.say("more", &[("count", left_out.into())]);
            page.text(&format!("… {more}"), 2);
        }
    }

    /// What a number or a text means to the rules of this table.
    pub(crate) fn pick(&self, table: &dyn Table, seat: Seat, typed: &str) -> Pick {
        match self.find(typed) {
            Found::Choice(choice) => Pick::Choice(choice),
            Found::NoSuchNumber => Pick::NoSuchNumber,
            Found::Other(text) => match table.check(tortuga_core::Actor::Seat(seat), &text) {
                Err(error) => Pick::Refused(error),
                Ok(()) => Pick::NoSuchNumber,
            },
        }
    }

    /// The choice that a number or a text names, if there is one.
    pub(crate) fn find(&self, typed: &str) -> Found {
        if typed.bytes().all(|byte| byte.is_ascii_digit()) {
            let number: Option<usize> = typed.parse().ok();
            let choice = number.and_then(|number| self.list.get(number.checked_sub(1)?));
            return choice.cloned().map_or(Found::NoSuchNumber, Found::Choice);
        }
        let typed = notation(typed);
        let same = |choice: &&Choice| notation(&choice.notation) == typed;
        if let Some(choice) = self.list.iter().find(same) {
            return Found::Choice(choice.clone());
        }
        if let [choice] = self.without_verb(&typed)[..] {
            return Found::Choice(choice.clone());
        }
        Found::Other(typed)
    }

    /// Choices that say this behind their verb: `C3` is enough for `at C3`.
    fn without_verb(&self, typed: &str) -> Vec<&Choice> {
        let says = |choice: &&Choice| {
            let words = notation(&choice.notation);
            words.split_once(' ').is_some_and(|(_, rest)| rest == typed)
        };
        self.list.iter().filter(says).collect()
    }

    /// An example of an action with this first word.
    pub(crate) fn example(&self, verb: &str) -> Option<&str> {
        let verb = verb.to_lowercase();
        let mut list = self.list.iter().map(|choice| choice.notation.as_str());
        list.find(|notation| notation.split(' ').next() == Some(&verb))
    }
}

fn list_len(choices: &[Choice], verb: &str) -> usize {
    choices.iter().filter(|choice| choice.verb == verb).count()
}

/// `Bid 8: Yellow, Gray → claim on Yellow · bid Y A`.
fn line(page: &Page, choice: &Choice) -> String {
    let outcome = if choice.outcome.is_empty() {
        String::new()
    } else {
        format!(" → {}", choice.outcome)
    };
    let notation = unbroken(&format!("· {}", choice.notation));
    let notation = page.ink.faint(&notation);
    format!("{}{outcome}  {notation}", choice.label)
}
