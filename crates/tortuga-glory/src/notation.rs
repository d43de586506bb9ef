//! Actions as text: for records, logs, terminals and tests.

mod json;

pub(crate) use json::{outcome_json, state_json};

use tortuga_core::{Form, NotationError, Phrase, read_name, read_number};

use crate::actions::{Action, Payment};
use crate::board::Cell;
use crate::cards::Card;
use crate::tokens::{Treasure, Wreck};

/// Every way to write an action.
pub const FORMS: [Form; 12] = [
    Form::of_player("card", "a card", "card red-3a"),
    Form::of_player("sail", "a number of spaces", "sail 3"),
    Form::of_player("stopover", "a number of spaces", "stopover 2"),
    Form::of_player("leg", "a number of spaces", "leg 1"),
    Form::of_player("wreck", "a token's value, or none", "wreck 4"),
    Form::of_player("lift", "a cell", "lift 2,2"),
    Form::of_player("put", "a cell", "put 3,4"),
    Form::of_player("keep", "a treasure", "keep ruby"),
    Form::of_player("special", "barrel, sail, or none", "special barrel"),
    Form::of_chance("henry", "a card", "henry green-5"),
    Form::of_chance("drew", "a treasure", "drew spice"),
    Form::of_chance("found", "a token's value", "found 3"),
];

const NONE: &str = "none";
const SPECIALS: [&str; 3] = ["barrel", "sail", NONE];

pub(crate) fn write(action: Action) -> String {
    match action {
        Action::Play(card) => format!("card {card}"),
        Action::Sail(steps) => format!("sail {steps}"),
        Action::StopOver(steps) => format!("stopover {steps}"),
        Action::SailOn(steps) => format!("leg {steps}"),
        Action::TakeWreck(Some(value)) => format!("wreck {}", value.0),
        Action::TakeWreck(None) => format!("wreck {NONE}"),
        Action::Lift(cell) => format!("lift {cell}"),
        Action::Put(cell) => format!("put {cell}"),
        Action::Keep(kind) => format!("keep {}", kind.id()),
        Action::Special(Some(payment)) => format!("special {}", SPECIALS[payment as usize]),
        Action::Special(None) => format!("special {NONE}"),
        Action::Henry(card) => format!("henry {card}"),
        Action::Drew(kind) => format!("drew {}", kind.id()),
        Action::Found(value) => format!("found {}", value.0),
    }
}

pub(crate) fn read(text: &str) -> Result<Action, NotationError> {
    let phrase = Phrase::read(text, &FORMS)?;
    Ok(match phrase.verb() {
        "card" => Action::Play(read_card(phrase.one()?)?),
        "sail" => Action::Sail(read_number(phrase.one()?, 1, 5)?),
        "stopover" => Action::StopOver(read_number(phrase.one()?, 1, 4)?),
        "leg" => Action::SailOn(read_number(phrase.one()?, 1, 4)?),
        "wreck" => match phrase.one()? {
            NONE => Action::TakeWreck(None),
            value => Action::TakeWreck(Some(read_wreck(value)?)),
        },
        "lift" => Action::Lift(read_cell(phrase.one()?)?),
        "put" => Action::Put(read_cell(phrase.one()?)?),
        "keep" => Action::Keep(read_treasure(phrase.one()?)?),
        "special" => Action::Special(match read_name(phrase.one()?, SPECIALS)? {
            0 => Some(Payment::Barrel),
            1 => Some(Payment::Sail),
            _ => None,
        }),
        "henry" => Action::Henry(read_card(phrase.one()?)?),
        "drew" => Action::Drew(read_treasure(phrase.one()?)?),
        "found" => Action::Found(read_wreck(phrase.one()?)?),
        _ => return Err(phrase.unknown_verb()),
    })
}

fn read_card(word: &str) -> Result<Card, NotationError> {
    let wanted = "a card such as red-3a: red, green, yellow or blue, and 1, 2, 3a, 3b, 4 or 5";
    Card::read(word).ok_or_else(|| NotationError::bad_word(word, wanted))
}

fn read_cell(word: &str) -> Result<Cell, NotationError> {
    let wanted = "a cell from 1,1 to 5,5: row, then column";
    Cell::read(word).ok_or_else(|| NotationError::bad_word(word, wanted))
}

fn read_treasure(word: &str) -> Result<Treasure, NotationError> {
    let place = read_name(word, Treasure::ALL.map(Treasure::id))?;
    Ok(Treasure::ALL[place])
}

fn read_wreck(word: &str) -> Result<Wreck, NotationError> {
    Ok(Wreck(read_number(word, 1, 4)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::COUNT;

    #[test]
    fn every_action_is_written_and_read_back() {
        for number in 0..COUNT {
            let action = Action::of_number(number).unwrap();
            let text = write(action);
            assert_eq!(read(&text), Ok(action), "{text}");
        }
    }

    #[test]
    fn every_example_can_be_read_and_is_written_the_same() {
        for form in FORMS {
            let action = read(form.example).unwrap();
            assert_eq!(write(action), form.example);
            assert_eq!(action.is_luck(), form.chance, "{}", form.example);
            assert!(form.example.starts_with(form.verb));
        }
    }

    #[test]
    fn what_is_no_action_is_told_so() {
        let nonsense = [
            "",
            "fly",
            "card",
            "card red",
            "card red-3",
            "card pink-1",
            "card red-1 red-2",
            "sail 0",
            "sail 6",
            "sail x",
            "stopover 5",
            "leg 0",
            "wreck 5",
            "wreck 0",
            "lift 0,1",
            "put 6,1",
            "put 33",
            "put 3,3,3",
            "keep gold",
            "special",
            "special rum",
            "henry",
            "drew 3",
            "found none",
        ];
        for text in nonsense {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
