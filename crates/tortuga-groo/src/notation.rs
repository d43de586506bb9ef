//! Actions as text: for records, logs, terminals and tests.

mod json;

pub(crate) use json::{outcome_json, state_json};

use tortuga_core::{Form, NotationError, Phrase, Seat, read_name, read_number};

use crate::actions::{Action, Argument, turn, turned};
use crate::cards::{CardType, Kind};
use crate::dice::{DICE, Symbol, Symbols};
use crate::edition::{Edition, Effect, Steps};

/// Every way to write an action.
pub const FORMS: [Form; 16] = [
    Form::of_player("done", "nothing", "done"),
    Form::of_player("discard", "a card", "discard tavern"),
    Form::of_player("draw", "nothing", "draw"),
    Form::of_player("attack", "how many seats to the left", "attack +2"),
    Form::of_player("commit", "a Troop", "commit bowmen"),
    Form::of_player("play", "a Building or a Troop", "play residence"),
    Form::of_player(
        "groo",
        "a Groo Effect and, if it has one, its argument",
        "groo wandering +2",
    ),
    Form::of_player(
        "use",
        "a Building and what its ability is to do",
        "use pawnshop groo labor",
    ),
    Form::of_player("recover", "a card of the discard pile", "recover castle"),
    Form::of_player(
        "wild",
        "a Wild card and, if it has one, its argument",
        "wild windfall labor",
    ),
    Form::of_player("lose", "a Building or a Troop in play", "lose castle"),
    Form::of_player("drop", "a hand card", "drop bowmen"),
    Form::of_chance("dealer", "a seat's number", "dealer 2"),
    Form::of_chance("drew", "a card", "drew castle"),
    Form::of_chance(
        "rolled",
        "the symbols of the six dice and Groo's step",
        "rolled K2 S2 L1 G1 -1",
    ),
    Form::of_chance("stole", "a card", "stole castle"),
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
        Argument::Side => format!("{verb} {id} {}", SIDES[usize::from(argument) % 2]),
    }
}

/// The sides of a battle by their numbers.
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
    words.push(written_step(step));
    words.join(" ")
}

/// A step with its sign; staying has none.
fn written_step(step: i8) -> String {
    if step == 0 {
        "0".to_owned()
    } else {
        format!("{step:+}")
    }
}

pub(crate) fn read(edition: &Edition, text: &str) -> Result<Action, NotationError> {
    let phrase = Phrase::read(text, &FORMS)?;
    Reader { edition, phrase }.action()
}

/// Reads the words after a verb.
struct Reader<'t> {
    edition: &'t Edition,
    phrase: Phrase<'t>,
}

impl Reader<'_> {
    fn action(&self) -> Result<Action, NotationError> {
        let phrase = &self.phrase;
        let any = |_: CardType| true;
        Ok(match phrase.verb() {
            "done" => phrase.bare(Action::Done)?,
            "discard" => Action::Discard(self.one_card(any)?),
            "draw" => phrase.bare(Action::Draw)?,
            "attack" => Action::Attack(read_offset(phrase.one()?)?),
            "commit" => Action::Commit(self.one_card(|one| one == CardType::Troop)?),
            "play" => Action::Play(self.one_card(stands)?),
            "groo" => {
                let (kind, argument) = self.with_argument(CardType::GrooEffect)?;
                Action::PlayGroo(kind, argument)
            }
            "use" => {
                let (kind, argument) = self.with_argument(CardType::Building)?;
                Action::Ability(kind, argument)
            }
            "recover" => Action::Recover(self.one_card(any)?),
            "wild" => {
                let (kind, argument) = self.with_argument(CardType::Wild)?;
                Action::Wild(kind, argument)
            }
            "lose" => self.lose()?,
            "drop" => Action::LoseHand(self.one_card(any)?),
            "dealer" => Action::Dealer(Seat(read_number(phrase.one()?, 0, 3)?)),
            "drew" => Action::Drew(self.one_card(any)?),
            "rolled" => self.rolled()?,
            "stole" => Action::Stole(self.one_card(any)?),
            _ => return Err(phrase.unknown_verb()),
        })
    }

    fn one_card(&self, fits: impl Fn(CardType) -> bool) -> Result<Kind, NotationError> {
        self.card(self.phrase.one()?, fits)
    }

    fn card(&self, word: &str, fits: impl Fn(CardType) -> bool) -> Result<Kind, NotationError> {
        let kind = self.edition.kind(word);
        let kind = kind.filter(|&kind| fits(self.edition.print(kind).card_type));
        kind.ok_or_else(|| {
            let kinds = self.edition.kinds.iter();
            let known = kinds.filter(|print| fits(print.card_type));
            NotationError::none_of(word, known.map(|print| print.id.as_str()))
        })
    }

    fn lose(&self) -> Result<Action, NotationError> {
        let kind = self.one_card(stands)?;
        Ok(match self.edition.print(kind).card_type {
            CardType::Troop => Action::LoseTroop(kind),
            _ => Action::LoseBuilding(kind),
        })
    }

    fn with_argument(&self, wanted: CardType) -> Result<(Kind, u8), NotationError> {
        let (card, rest) = self.phrase.split_first()?;
        let kind = self.card(card, |one| one == wanted)?;
        let effect = self.edition.print(kind).effect;
        let argument = match Argument::of(effect) {
            Argument::None => rest.bare(0)?,
            Argument::Offset => read_offset(rest.one()?)?,
            Argument::Way => read_way(rest.one()?, effect)?,
            Argument::Symbol => read_symbol(rest.one()?)? as u8,
            Argument::Turn => {
                let [from, to] = rest.exactly()?;
                turn(read_symbol(from)?, read_symbol(to)?)
            }
            Argument::Dice => read_number(rest.one()?, 1, DICE as u8)?,
            Argument::Side => read_name(rest.one()?, SIDES)? as u8,
        };
        Ok((kind, argument))
    }

    /// Seven dice are readable, so that an impossible roll is refused by the
    /// rules.
    fn rolled(&self) -> Result<Action, NotationError> {
        let phrase = &self.phrase;
        let [dice @ .., step] = phrase.words() else {
            return Err(phrase.wrong_length());
        };
        let mut pool = Symbols::NONE;
        for word in dice {
            let (symbol, count) = read_dice(word)?;
            if pool.of(symbol) > 0 {
                return Err(phrase.wrong_length());
            }
            pool = pool.plus(Symbols::only(symbol, count));
        }
        let action = Action::Rolled(pool, read_step(step)?);
        // One roll has one notation: the symbols in their order.
        if write(self.edition, action) == format!("rolled {}", phrase.words().join(" ")) {
            Ok(action)
        } else {
            Err(phrase.wrong_length())
        }
    }
}

fn read_offset(word: &str) -> Result<u8, NotationError> {
    let digits = word.strip_prefix('+').unwrap_or_default();
    read_number(digits, 1, 3).map_err(|_| NotationError::bad_word(word, "+1, +2 or +3"))
}

fn read_way(word: &str, effect: Effect) -> Result<u8, NotationError> {
    let ways = steps(effect).into_iter().flat_map(Steps::iter);
    let ways: Vec<String> = ways.map(|(_, step)| format!("{step:+}")).collect();
    let place = read_name(word, ways.iter().map(String::as_str))?;
    Ok(place as u8)
}

fn read_symbol(word: &str) -> Result<Symbol, NotationError> {
    let place = read_name(word, Symbol::ALL.map(Symbol::id))?;
    Ok(Symbol::ALL[place])
}

fn read_dice(word: &str) -> Result<(Symbol, u8), NotationError> {
    let mut letters = word.chars();
    let letter = letters.next();
    let symbol = Symbol::ALL
        .into_iter()
        .find(|one| Some(one.letter()) == letter);
    let count = read_number(letters.as_str(), 1, 7).ok();
    symbol.zip(count).ok_or_else(|| {
        NotationError::bad_word(word, "a letter of K, S, L, G and how many dice show it")
    })
}

fn read_step(word: &str) -> Result<i8, NotationError> {
    let steps = (-3..=3_i8).find(|&step| written_step(step) == word);
    steps.ok_or_else(|| NotationError::bad_word(word, "a step from -3 to +3, with its sign"))
}

fn stands(card_type: CardType) -> bool {
    matches!(card_type, CardType::Building | CardType::Troop)
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
