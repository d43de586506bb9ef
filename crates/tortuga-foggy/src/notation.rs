//! Actions as text: for records, logs, terminals and tests.

mod json;

pub(crate) use json::{outcome_json, state_json};

use tortuga_core::{Form, NotationError, Phrase, Seat, read_name, read_number};

use crate::actions::{Action, Face, Half, Two};
use crate::board::{Direction, Pair, Quarter, Tile};
use crate::options::Weather;
use crate::tokens::Kind;

/// Every way to write an action.
pub const FORMS: [Form; 18] = [
    Form::of_player("pick", "a character", "pick wolf"),
    Form::of_player("weather", "first or second", "weather second"),
    Form::of_player("fog", "a quarter", "fog ne"),
    Form::of_player("frog", "a direction, or stay", "frog east"),
    Form::of_player("settle", "low or high", "settle high"),
    Form::of_player(
        "place",
        "a character, and down if it lies face down",
        "place cat down",
    ),
    Form::of_player("at", "a tile, or two for the Hippo", "at A1-B1"),
    Form::of_player("target", "a direction", "target north"),
    Form::of_player("swap", "two directions, or pass", "swap NE"),
    Form::of_player("snake", "a tile", "snake D4"),
    Form::of_player("replace", "a character", "replace pig"),
    Form::of_player("hire", "a mercenary", "hire mouses"),
    Form::of_player("done", "nothing", "done"),
    Form::of_chance("first", "a seat's number", "first 1"),
    Form::of_chance("card", "a weather", "card foggy"),
    Form::of_chance("open", "a quarter", "open nw"),
    Form::of_chance("dealt", "a character", "dealt rat"),
    Form::of_chance("drew", "a character", "drew rabbit"),
];

const CARDS: [&str; 2] = ["first", "second"];
const HALVES: [&str; 2] = ["low", "high"];
const SWAPS: [&str; 7] = ["NE", "NS", "NW", "ES", "EW", "SW", "pass"];
const STEPS: [&str; 5] = ["north", "east", "south", "west", "stay"];
const DOWN: &str = "down";

pub(crate) fn write(action: Action) -> String {
    match action {
        Action::Pick(kind) => format!("pick {}", kind.id()),
        Action::KeepCard(which) => format!("weather {}", CARDS[usize::from(which) % 2]),
        Action::RemoveFog(quarter) => format!("fog {}", quarter.id()),
        Action::Frog(Some(direction)) => format!("frog {}", direction.id()),
        Action::Frog(None) => "frog stay".to_owned(),
        Action::Settle(half) => format!("settle {}", HALVES[half as usize]),
        Action::Place(kind, Face::Up) => format!("place {}", kind.id()),
        Action::Place(kind, Face::Down) => format!("place {} {DOWN}", kind.id()),
        Action::At(tile) => format!("at {tile}"),
        Action::Across(pair) => format!("at {}-{}", pair.low(), pair.high()),
        Action::Target(direction) => format!("target {}", direction.id()),
        Action::Swap(Some(two)) => format!("swap {}", SWAPS[usize::from(two.0) % 6]),
        Action::Swap(None) => "swap pass".to_owned(),
        Action::Name(tile) => format!("snake {tile}"),
        Action::Replace(kind) => format!("replace {}", kind.id()),
        Action::Hire(kind) => format!("hire {}", kind.id()),
        Action::Done => "done".to_owned(),
        Action::Begins(seat) => format!("first {seat}"),
        Action::Card(weather) => format!("card {}", weather.id()),
        Action::Opens(quarter) => format!("open {}", quarter.id()),
        Action::Dealt(kind) => format!("dealt {}", kind.id()),
        Action::Drew(kind) => format!("drew {}", kind.id()),
    }
}

pub(crate) fn read(text: &str) -> Result<Action, NotationError> {
    let phrase = Phrase::read(text, &FORMS)?;
    Ok(match phrase.verb() {
        "pick" => Action::Pick(read_kind(phrase.one()?)?),
        "weather" => Action::KeepCard(read_name(phrase.one()?, CARDS)? as u8),
        "fog" => Action::RemoveFog(read_quarter(phrase.one()?)?),
        "frog" => {
            let place = read_name(phrase.one()?, STEPS)?;
            Action::Frog(Direction::ALL.get(place).copied())
        }
        "settle" => match read_name(phrase.one()?, HALVES)? {
            0 => Action::Settle(Half::Low),
            _ => Action::Settle(Half::High),
        },
        "place" => read_placement(&phrase)?,
        "at" => read_place(phrase.one()?)?,
        "target" => {
            let place = read_name(phrase.one()?, Direction::ALL.map(Direction::id))?;
            Action::Target(Direction::ALL[place])
        }
        "swap" => {
            let place = read_name(phrase.one()?, SWAPS)?;
            Action::Swap(Two::all().nth(place))
        }
        "snake" => Action::Name(read_tile(phrase.one()?)?),
        "replace" => Action::Replace(read_kind(phrase.one()?)?),
        "hire" => {
            let place = read_name(phrase.one()?, Kind::mercenaries().map(Kind::id))?;
            Action::Hire(Kind::ALL[place + Kind::BASIC.len()])
        }
        "done" => phrase.bare(Action::Done)?,
        "first" => Action::Begins(Seat(read_number(phrase.one()?, 0, 3)?)),
        "card" => {
            let place = read_name(phrase.one()?, Weather::ALL.map(Weather::id))?;
            Action::Card(Weather::ALL[place])
        }
        "open" => Action::Opens(read_quarter(phrase.one()?)?),
        "dealt" => Action::Dealt(read_kind(phrase.one()?)?),
        "drew" => Action::Drew(read_kind(phrase.one()?)?),
        _ => return Err(phrase.unknown_verb()),
    })
}

fn read_kind(word: &str) -> Result<Kind, NotationError> {
    let place = read_name(word, Kind::ALL.map(Kind::id))?;
    Ok(Kind::ALL[place])
}

fn read_quarter(word: &str) -> Result<Quarter, NotationError> {
    let place = read_name(word, Quarter::IDS)?;
    Ok(Quarter(place as u8))
}

fn read_tile(word: &str) -> Result<Tile, NotationError> {
    Tile::read(word).ok_or_else(|| NotationError::bad_word(word, "a tile from A1 to F6"))
}

fn read_placement(phrase: &Phrase<'_>) -> Result<Action, NotationError> {
    let (kind, rest) = phrase.split_first()?;
    let kind = read_kind(kind)?;
    let face = match rest.words() {
        [] => Face::Up,
        [DOWN] => Face::Down,
        _ => return Err(phrase.wrong_length()),
    };
    Ok(Action::Place(kind, face))
}

/// One tile, or the two of a Hippo.
fn read_place(word: &str) -> Result<Action, NotationError> {
    let Some((low, high)) = word.split_once('-') else {
        return read_tile(word).map(Action::At);
    };
    let (low, high) = (read_tile(low)?, read_tile(high)?);
    let pair = Pair::all().find(|pair| (pair.low(), pair.high()) == (low, high));
    let wanted = "two adjacent tiles, the left or upper one first";
    pair.map(Action::Across)
        .ok_or_else(|| NotationError::bad_word(word, wanted))
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
            "pick",
            "pick lion",
            "pick wolf wolf",
            "weather third",
            "fog n",
            "frog up",
            "settle A1",
            "place",
            "place cat up",
            "place cat down now",
            "at",
            "at G1",
            "at A7",
            "at a1",
            "at A1-C1",
            "at B1-A1",
            "at A1-",
            "target stay",
            "swap EN",
            "snake north",
            "replace",
            "hire wolf",
            "done now",
            "first 4",
            "card stormy",
            "open n",
            "drew lion",
        ];
        for text in nonsense {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
