//! Actions as text: for records, logs, terminals and tests.

mod json;

pub(crate) use json::{outcome_json, state_json};

use tortuga_core::{NotationError, Seat};

use crate::actions::{ATTACKER, Action, Argument, DEFENDER, turn, turned};
use crate::cards::{CardType, Kind};
use crate::dice::{DICE, Symbol, Symbols};
use crate::edition::{Edition, Effect, Steps};

/// How one kind of action is written. The book's page on records is compared
/// with this list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The first word.
    pub verb: &'static str,
    /// What follows it.
    pub takes: &'static str,
    /// One example with the standard edition.
    pub example: &'static str,
    /// Chance does it, not a player.
    pub chance: bool,
}

const fn form(verb: &'static str, takes: &'static str, example: &'static str) -> Form {
    Form {
        verb,
        takes,
        example,
        chance: false,
    }
}

const fn luck(verb: &'static str, takes: &'static str, example: &'static str) -> Form {
    Form {
        verb,
        takes,
        example,
        chance: true,
    }
}

/// Every way to write an action.
pub const FORMS: [Form; 16] = [
    form("done", "nothing", "done"),
    form("discard", "a card", "discard tavern"),
    form("draw", "nothing", "draw"),
    form("attack", "how many seats to the left", "attack +2"),
    form("commit", "a Troop", "commit bowmen"),
    form("play", "a Building or a Troop", "play residence"),
    form(
        "groo",
        "a Groo Effect and, if it has one, its argument",
        "groo wandering +2",
    ),
    form(
        "use",
        "a Building and what its ability is to do",
        "use pawnshop groo labor",
    ),
    form("recover", "a card of the discard pile", "recover castle"),
    form(
        "wild",
        "a Wild card and, if it has one, its argument",
        "wild windfall labor",
    ),
    form("lose", "a Building or a Troop in play", "lose castle"),
    form("drop", "a hand card", "drop bowmen"),
    luck("dealer", "a seat's number", "dealer 2"),
    luck("drew", "a card", "drew castle"),
    luck(
        "rolled",
        "the symbols of the six dice and Groo's step",
        "rolled K2 S2 L1 G1 -1",
    ),
    luck("stole", "a card", "stole castle"),
];

pub(crate) fn write(edition: &Edition, action: Action) -> String {
    let id = |kind: Kind| {
        edition
            .kinds
            .get(kind.index())
            .map_or("?", |print| &print.id)
    };
    match action {
        Action::Done => "done".to_owned(),
        Action::Discard(kind) => format!("discard {}", id(kind)),
        Action::Draw => "draw".to_owned(),
        Action::Attack(offset) => format!("attack +{offset}"),
        Action::Commit(kind) => format!("commit {}", id(kind)),
        Action::Play(kind) => format!("play {}", id(kind)),
        Action::PlayGroo(kind, argument) => write_card(edition, "groo", kind, argument),
        Action::Ability(kind, argument) => write_card(edition, "use", kind, argument),
        Action::Recover(kind) => format!("recover {}", id(kind)),
        Action::Wild(kind, argument) => write_card(edition, "wild", kind, argument),
        Action::LoseBuilding(kind) | Action::LoseTroop(kind) => format!("lose {}", id(kind)),
        Action::LoseHand(kind) => format!("drop {}", id(kind)),
        Action::Dealer(seat) => format!("dealer {seat}"),
        Action::Drew(kind) => format!("drew {}", id(kind)),
        Action::Rolled(pool, step) => format!("rolled {}", write_roll(pool, step)),
        Action::Stole(kind) => format!("stole {}", id(kind)),
    }
}

fn write_card(edition: &Edition, verb: &str, kind: Kind, argument: u8) -> String {
    let print = edition.print(kind);
    let id = &print.id;
    let symbol = |place: u8| Symbol::ALL[usize::from(place) % 4].id();
    match Argument::of(print.effect) {
        Argument::None => format!("{verb} {id}"),
        Argument::Offset => format!("{verb} {id} +{argument}"),
        Argument::Way => {
            let step = steps(print.effect).and_then(|steps| steps.get(argument));
            format!("{verb} {id} {:+}", step.unwrap_or(0))
        }
        Argument::Symbol => format!("{verb} {id} {}", symbol(argument)),
        Argument::Turn => {
            let (from, to) = turned(argument);
            format!("{verb} {id} {} {}", from.id(), to.id())
        }
        Argument::Dice => format!("{verb} {id} {argument}"),
        Argument::Side => {
            let side = if argument == ATTACKER {
                SIDES[0]
            } else {
                SIDES[1]
            };
            format!("{verb} {id} {side}")
        }
    }
}

const SIDES: [&str; 2] = ["attacker", "defender"];

const fn steps(effect: Effect) -> Option<Steps> {
    match effect {
        Effect::Chase { steps, .. } | Effect::PayToMoveGroo { steps, .. } => Some(steps),
        _ => None,
    }
}

fn write_roll(pool: Symbols, step: i8) -> String {
    let mut words: Vec<String> = Symbol::ALL
        .into_iter()
        .filter(|&symbol| pool.of(symbol) > 0)
        .map(|symbol| format!("{}{}", symbol.letter(), pool.of(symbol)))
        .collect();
    words.push(if step == 0 {
        "0".to_owned()
    } else {
        format!("{step:+}")
    });
    words.join(" ")
}

pub(crate) fn read(edition: &Edition, text: &str) -> Result<Action, NotationError> {
    let mut words = text.split(' ').filter(|word| !word.is_empty());
    let verb = words.next().ok_or(NotationError::Empty)?;
    let words: Vec<&str> = words.collect();
    Reader { edition, verb }.action(&words)
}

/// Reads the words after a verb.
struct Reader<'t> {
    edition: &'t Edition,
    verb: &'t str,
}

impl Reader<'_> {
    fn action(&self, words: &[&str]) -> Result<Action, NotationError> {
        let any = |_: CardType| true;
        Ok(match self.verb {
            "done" => self.bare(words, Action::Done)?,
            "discard" => Action::Discard(self.one_card(words, any)?),
            "draw" => self.bare(words, Action::Draw)?,
            "attack" => Action::Attack(Self::offset(self.one(words)?)?),
            "commit" => Action::Commit(self.one_card(words, |one| one == CardType::Troop)?),
            "play" => Action::Play(self.one_card(words, stands)?),
            "groo" => {
                let (kind, argument) = self.with_argument(words, CardType::GrooEffect)?;
                Action::PlayGroo(kind, argument)
            }
            "use" => {
                let (kind, argument) = self.with_argument(words, CardType::Building)?;
                Action::Ability(kind, argument)
            }
            "recover" => Action::Recover(self.one_card(words, any)?),
            "wild" => {
                let (kind, argument) = self.with_argument(words, CardType::Wild)?;
                Action::Wild(kind, argument)
            }
            "lose" => self.lose(words)?,
            "drop" => Action::LoseHand(self.one_card(words, any)?),
            "dealer" => Action::Dealer(Seat(Self::number(self.one(words)?, 0, 3)?)),
            "drew" => Action::Drew(self.one_card(words, any)?),
            "rolled" => self.rolled(words)?,
            "stole" => Action::Stole(self.one_card(words, any)?),
            _ => return Err(self.unknown_verb()),
        })
    }

    fn unknown_verb(&self) -> NotationError {
        NotationError::UnknownVerb {
            word: self.verb.to_owned(),
            known: FORMS.map(|form| form.verb).join(", "),
        }
    }

    fn wrong_length(&self) -> NotationError {
        let form = FORMS.iter().find(|form| form.verb == self.verb);
        NotationError::WrongLength {
            verb: self.verb.to_owned(),
            expected: form.map_or("something else", |form| form.takes).to_owned(),
        }
    }

    fn exactly<'w, const N: usize>(
        &self,
        words: &[&'w str],
    ) -> Result<[&'w str; N], NotationError> {
        words.try_into().map_err(|_| self.wrong_length())
    }

    fn one<'w>(&self, words: &[&'w str]) -> Result<&'w str, NotationError> {
        self.exactly(words).map(|[word]| word)
    }

    fn bare(&self, words: &[&str], action: Action) -> Result<Action, NotationError> {
        self.exactly(words).map(|[]| action)
    }

    fn one_card(
        &self,
        words: &[&str],
        fits: impl Fn(CardType) -> bool,
    ) -> Result<Kind, NotationError> {
        self.card(self.one(words)?, fits)
    }

    fn card(&self, word: &str, fits: impl Fn(CardType) -> bool) -> Result<Kind, NotationError> {
        let kind = self.edition.kind(word);
        let kind = kind.filter(|&kind| fits(self.edition.print(kind).card_type));
        kind.ok_or_else(|| {
            let kinds = self.edition.kinds.iter();
            let known = kinds.filter(|print| fits(print.card_type));
            let known: Vec<&str> = known.map(|print| print.id.as_str()).collect();
            bad_word(word, format!("one of: {}", known.join(", ")))
        })
    }

    fn lose(&self, words: &[&str]) -> Result<Action, NotationError> {
        let kind = self.one_card(words, stands)?;
        Ok(match self.edition.print(kind).card_type {
            CardType::Troop => Action::LoseTroop(kind),
            _ => Action::LoseBuilding(kind),
        })
    }

    fn with_argument(&self, words: &[&str], wanted: CardType) -> Result<(Kind, u8), NotationError> {
        let [card, rest @ ..] = words else {
            return Err(self.wrong_length());
        };
        let kind = self.card(card, |one| one == wanted)?;
        let effect = self.edition.print(kind).effect;
        let argument = match Argument::of(effect) {
            Argument::None => self.exactly(rest).map(|[]| 0)?,
            Argument::Offset => Self::offset(self.one(rest)?)?,
            Argument::Way => Self::way(self.one(rest)?, effect)?,
            Argument::Symbol => Self::symbol(self.one(rest)?)? as u8,
            Argument::Turn => {
                let [from, to] = self.exactly(rest)?;
                turn(Self::symbol(from)?, Self::symbol(to)?)
            }
            Argument::Dice => Self::number(self.one(rest)?, 1, DICE as u8)?,
            Argument::Side => match self.one(rest)? {
                word if word == SIDES[0] => ATTACKER,
                word if word == SIDES[1] => DEFENDER,
                word => return Err(bad_word(word, format!("one of: {}", SIDES.join(", ")))),
            },
        };
        Ok((kind, argument))
    }

    fn offset(word: &str) -> Result<u8, NotationError> {
        let digits = word.strip_prefix('+').unwrap_or_default();
        Self::number(digits, 1, 3).map_err(|_| bad_word(word, "+1, +2 or +3".to_owned()))
    }

    fn way(word: &str, effect: Effect) -> Result<u8, NotationError> {
        let ways: Vec<(u8, String)> = steps(effect)
            .into_iter()
            .flat_map(Steps::iter)
            .map(|(index, step)| (index, format!("{step:+}")))
            .collect();
        let found = ways.iter().find(|(_, step)| step == word);
        found.map(|&(index, _)| index).ok_or_else(|| {
            let known: Vec<String> = ways.into_iter().map(|(_, step)| step).collect();
            bad_word(word, format!("one of: {}", known.join(", ")))
        })
    }

    fn symbol(word: &str) -> Result<Symbol, NotationError> {
        let found = Symbol::ALL.into_iter().find(|symbol| symbol.id() == word);
        found.ok_or_else(|| {
            let known = Symbol::ALL.map(Symbol::id).join(", ");
            bad_word(word, format!("one of: {known}"))
        })
    }

    fn number(word: &str, least: u8, most: u8) -> Result<u8, NotationError> {
        // `parse` would take a sign or leading zeros, and one number has one notation.
        let plain =
            word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        let number = word.parse().ok();
        let number = number.filter(|number| plain && (least..=most).contains(number));
        number.ok_or_else(|| bad_word(word, format!("a number from {least} to {most}")))
    }

    /// Seven dice are readable, so that an impossible roll is refused by the
    /// rules.
    fn rolled(&self, words: &[&str]) -> Result<Action, NotationError> {
        let [dice @ .., step] = words else {
            return Err(self.wrong_length());
        };
        let mut pool = Symbols::NONE;
        for word in dice {
            let (symbol, count) = Self::dice(word)?;
            if pool.of(symbol) > 0 {
                return Err(self.wrong_length());
            }
            pool = pool.plus(Symbols::only(symbol, count));
        }
        let action = Action::Rolled(pool, Self::step(step)?);
        // One roll has one notation: the symbols in their order.
        if write(self.edition, action) == format!("rolled {}", words.join(" ")) {
            Ok(action)
        } else {
            Err(self.wrong_length())
        }
    }

    fn dice(word: &str) -> Result<(Symbol, u8), NotationError> {
        let mut letters = word.chars();
        let letter = letters.next();
        let symbol = Symbol::ALL
            .into_iter()
            .find(|one| Some(one.letter()) == letter);
        let count = Self::number(letters.as_str(), 1, 7).ok();
        symbol.zip(count).ok_or_else(|| {
            bad_word(
                word,
                "a letter of K, S, L, G and how many dice show it".to_owned(),
            )
        })
    }

    fn step(word: &str) -> Result<i8, NotationError> {
        let steps = (-3..=3_i8).find(|step| match step {
            0 => word == "0",
            step => word == format!("{step:+}"),
        });
        steps.ok_or_else(|| bad_word(word, "a step from -3 to +3, with its sign".to_owned()))
    }
}

fn stands(card_type: CardType) -> bool {
    matches!(card_type, CardType::Building | CardType::Troop)
}

fn bad_word(word: &str, expected: String) -> NotationError {
    NotationError::BadWord {
        word: word.to_owned(),
        expected,
    }
}

#[cfg(test)]
mod tests {
    use tortuga_core::Edition as _;

    use super::*;

    fn standard() -> Edition {
        Edition::read(Edition::STANDARD).unwrap_or_else(|problems| panic!("{problems}"))
    }

    #[test]
    fn every_action_is_written_and_read_back() {
        let edition = standard();
        assert_eq!(edition.codes.count(), 239);
        for number in 0..edition.codes.count() {
            let action = edition.codes.action(number).unwrap();
            let text = write(&edition, action);
            assert_eq!(read(&edition, &text), Ok(action), "{text}");
            assert_eq!(edition.codes.number(action), Some(number), "{text}");
        }
    }

    #[test]
    fn every_roll_is_written_and_read_back() {
        let edition = standard();
        for (pool, step, _) in edition.rolls.all() {
            let action = Action::Rolled(pool, step);
            let text = write(&edition, action);
            assert_eq!(read(&edition, &text), Ok(action), "{text}");
        }
    }

    #[test]
    fn every_example_can_be_read_and_is_written_the_same() {
        let edition = standard();
        for form in FORMS {
            let action = read(&edition, form.example).unwrap();
            assert_eq!(write(&edition, action), form.example);
            assert_eq!(action.is_luck(), form.chance, "{}", form.example);
            assert!(form.example.starts_with(form.verb));
        }
    }

    #[test]
    fn what_is_no_action_is_told_so() {
        let edition = standard();
        let nonsense = [
            "",
            "fly",
            "done now",
            "discard",
            "discard rum",
            "attack 2",
            "attack +4",
            "attack +0",
            "commit residence",
            "play wandering",
            "groo castle",
            "groo wandering",
            "groo wandering -1",
            "groo after_him +2",
            "groo rampage +1",
            "use tavern",
            "use pawnshop groo",
            "use pawnshop groo gold",
            "use marketplace 0",
            "wild tavern",
            "wild windfall gold",
            "wild war_drums left",
            "lose wandering",
            "dealer 4",
            "rolled",
            "rolled K6",
            "rolled K3 K3 0",
            "rolled S3 K3 0",
            "rolled K0 S6 0",
            "rolled K6 +0",
            "rolled K6 1",
            "rolled K6 +4",
            "rolled K06 0",
            "rolled X6 0",
        ];
        for text in nonsense {
            assert!(read(&edition, text).is_err(), "{text:?}");
        }
    }
}
