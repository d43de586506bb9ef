//! Actions as text: for records, logs, terminals and tests.

mod json;

pub(crate) use json::{outcome_json, state_json};

use tortuga_core::{Form, NotationError, Phrase, Seat, read_name, read_number};

use crate::actions::{Action, MOST_UNITS};
use crate::board::{Building, COLUMNS, Column, Five};
use crate::cards::{GoalKind, Parrot, Treasure};
use crate::dice::{Arrangement, FACES};
use crate::edition::Edition;

/// Every way to write an action.
pub const FORMS: [Form; 27] = [
    Form::of_player("pass", "nothing", "pass"),
    Form::of_player(
        "bid",
        "1 to 5 different dice, from the 1st space on",
        "bid Y A G",
    ),
    Form::of_player("turn", "a die and its new value", "turn Y 6"),
    Form::of_player("hold", "nothing", "hold"),
    Form::of_player("ship", "an anchorage", "ship Y"),
    Form::of_player("idle", "an anchorage", "idle Y"),
    Form::of_player("main", "a number of units from 1 to 38", "main 3"),
    Form::of_player("claim", "nothing", "claim"),
    Form::of_player("end-trade", "nothing", "end-trade"),
    Form::of_player("direct", "a number of units from 0 to 38", "direct 2"),
    Form::of_player("sub", "a good", "sub fish"),
    Form::of_player(
        "build",
        "a peninsula and a building type",
        "build Y sword_shop",
    ),
    Form::of_player("stop-claims", "nothing", "stop-claims"),
    Form::of_player("discard", "a goal card", "discard anchor_shop"),
    Form::of_player("keep", "a goal card", "keep fish"),
    Form::of_player("treasure", "a value from 1 to 3", "treasure 3"),
    Form::of_player("settle", "nothing", "settle"),
    Form::of_player("refuse", "nothing", "refuse"),
    Form::of_player(
        "lock",
        "a peninsula and a building type",
        "lock O hook_shop",
    ),
    Form::of_player("ghost", "a peninsula and a building type", "ghost O pub"),
    Form::of_player("return", "a goal card", "return green"),
    Form::of_player("start-good", "a good", "start-good lemon"),
    Form::of_chance(
        "clouds",
        "5 clouds, from left to right",
        "clouds goal_swap parrot empty pirate_point black",
    ),
    Form::of_chance("starter", "a seat's number", "starter 2"),
    Form::of_chance(
        "drew",
        "goal, treasure or parrot, and a card",
        "drew goal parrots",
    ),
    Form::of_chance(
        "ships",
        "6 ships, from the leftmost anchorage to the open sea",
        "ships coins2 coins4 treasure parrot goal coins3",
    ),
    Form::of_chance(
        "rolled",
        "the pips of the 5 dice, from left to right",
        "rolled 1 5 1 4 3",
    ),
];

pub(crate) fn write(edition: &Edition, action: Action) -> String {
    let letter = |column: Column| edition.columns[column.index()].letter;
    let good = |column: Column| &edition.columns[column.index()].good;
    let house = |building: Building| house(edition, building);
    match action {
        Action::Pass => "pass".to_owned(),
        Action::Bid(row) => {
            let dice = row.dice().iter().map(|&die| letter(die).to_string());
            format!("bid {}", dice.collect::<Vec<_>>().join(" "))
        }
        Action::Turn(die, pips) => format!("turn {} {pips}", letter(die)),
        Action::Hold => "hold".to_owned(),
        Action::Ship(at) => format!("ship {}", letter(at)),
        Action::ShipIdle(at) => format!("idle {}", letter(at)),
        Action::Main(units) => format!("main {units}"),
        Action::Claim => "claim".to_owned(),
        Action::EndTrade => "end-trade".to_owned(),
        Action::Direct(units) => format!("direct {units}"),
        Action::Sub(column) => format!("sub {}", good(column)),
        Action::Build(building) => format!("build {}", house(building)),
        Action::StopClaims => "stop-claims".to_owned(),
        Action::DiscardGoal(kind) => format!("discard {}", edition.goal_id(kind)),
        Action::KeepGoal(kind) => format!("keep {}", edition.goal_id(kind)),
        Action::Treasure(treasure) => format!("treasure {}", treasure.0),
        Action::Settle => "settle".to_owned(),
        Action::Refuse => "refuse".to_owned(),
        Action::Lock(building) => format!("lock {}", house(building)),
        Action::Ghost(building) => format!("ghost {}", house(building)),
        Action::ReturnGoal(kind) => format!("return {}", edition.goal_id(kind)),
        Action::StartGood(column) => format!("start-good {}", good(column)),
        Action::Clouds(clouds) => format!("clouds {}", cloud_ids(edition, clouds).join(" ")),
        Action::Starter(seat) => format!("starter {seat}"),
        Action::DrewGoal(kind) => format!("drew goal {}", edition.goal_id(kind)),
        Action::DrewTreasure(treasure) => format!("drew treasure {}", treasure.0),
        Action::DrewParrot(parrot) => format!("drew parrot {}", edition.parrot_ids[parrot.index()]),
        Action::Ships(ships) => format!("ships {}", ship_ids(edition, ships).join(" ")),
        Action::Rolled(dice) => format!("rolled {}", dice.all().map(|d| d.to_string()).join(" ")),
    }
}

fn cloud_ids(edition: &Edition, clouds: Five) -> Vec<&str> {
    let clouds = clouds.all().into_iter();
    clouds
        .filter_map(|cloud| edition.clouds.get(usize::from(cloud)))
        .map(|c| c.id.as_str())
        .collect()
}

fn ship_ids(edition: &Edition, ships: [u8; 6]) -> Vec<&str> {
    let ships = ships.into_iter();
    ships
        .filter_map(|ship| edition.ships.get(usize::from(ship)))
        .map(|s| s.id.as_str())
        .collect()
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
        Ok(match phrase.verb() {
            "pass" => phrase.bare(Action::Pass)?,
            "bid" => self.bid()?,
            "turn" => {
                let [die, pips] = self.phrase.exactly()?;
                Action::Turn(self.column(die)?, read_number(pips, 1, FACES)?)
            }
            "hold" => phrase.bare(Action::Hold)?,
            "ship" => Action::Ship(self.column(phrase.one()?)?),
            "idle" => Action::ShipIdle(self.column(phrase.one()?)?),
            "main" => Action::Main(read_number(phrase.one()?, 1, MOST_UNITS)?),
            "claim" => phrase.bare(Action::Claim)?,
            "end-trade" => phrase.bare(Action::EndTrade)?,
            "direct" => Action::Direct(read_number(phrase.one()?, 0, MOST_UNITS)?),
            "sub" => Action::Sub(self.good(phrase.one()?)?),
            "build" => Action::Build(self.building()?),
            "stop-claims" => phrase.bare(Action::StopClaims)?,
            "discard" => Action::DiscardGoal(self.goal(phrase.one()?)?),
            "keep" => Action::KeepGoal(self.goal(phrase.one()?)?),
            "treasure" => Action::Treasure(Self::treasure(phrase.one()?)?),
            "settle" => phrase.bare(Action::Settle)?,
            "refuse" => phrase.bare(Action::Refuse)?,
            "lock" => Action::Lock(self.building()?),
            "ghost" => Action::Ghost(self.building()?),
            "return" => Action::ReturnGoal(self.goal(phrase.one()?)?),
            "start-good" => Action::StartGood(self.good(phrase.one()?)?),
            "clouds" => Action::Clouds(Five::new(self.clouds()?)),
            "starter" => Action::Starter(Seat(read_number(phrase.one()?, 0, 3)?)),
            "drew" => self.drew()?,
            "ships" => Action::Ships(self.ships()?),
            "rolled" => Action::Rolled(Five::new(self.pips()?)),
            _ => return Err(phrase.unknown_verb()),
        })
    }

    fn bid(&self) -> Result<Action, NotationError> {
        let words = self.phrase.words();
        let dice = words
            .iter()
            .map(|word| self.column(word))
            .collect::<Result<Vec<_>, _>>()?;
        Arrangement::of(&dice)
            .map(Action::Bid)
            .ok_or_else(|| self.phrase.wrong_length())
    }

    fn column(&self, word: &str) -> Result<Column, NotationError> {
        let letters = self
            .edition
            .columns
            .each_ref()
            .map(|column| column.letter.to_string());
        find(word, letters.iter().map(String::as_str)).map(Column)
    }

    fn good(&self, word: &str) -> Result<Column, NotationError> {
        find(
            word,
            self.edition
                .columns
                .iter()
                .map(|column| column.good.as_str()),
        )
        .map(Column)
    }

    fn goal(&self, word: &str) -> Result<GoalKind, NotationError> {
        let kinds: Vec<&str> = GoalKind::all()
            .map(|kind| self.edition.goal_id(kind))
            .collect();
        find(word, kinds.into_iter()).map(GoalKind)
    }

    fn building(&self) -> Result<Building, NotationError> {
        let [peninsula, kind] = self.phrase.exactly()?;
        let column = self.column(peninsula)?;
        let there = self.edition.on(column);
        let name = |b| {
            self.edition.types[usize::from(self.edition.building(b).kind)]
                .id
                .as_str()
        };
        let names: Vec<&str> = there.iter().map(name).collect();
        let place = find(kind, names.into_iter())?;
        let building = there.iter().nth(usize::from(place));
        Ok(building.expect("a name was found, so its building is there"))
    }

    fn treasure(word: &str) -> Result<Treasure, NotationError> {
        read_number(word, 1, 3).map(Treasure)
    }

    fn drew(&self) -> Result<Action, NotationError> {
        let [stack, card] = self.phrase.exactly()?;
        Ok(
            match find(stack, ["goal", "treasure", "parrot"].into_iter())? {
                0 => Action::DrewGoal(self.goal(card)?),
                1 => Action::DrewTreasure(Self::treasure(card)?),
                _ => {
                    let ids = self.edition.parrot_ids.iter().map(String::as_str);
                    Action::DrewParrot(Parrot::ALL[usize::from(find(card, ids)?)])
                }
            },
        )
    }

    fn clouds(&self) -> Result<[u8; COLUMNS], NotationError> {
        let words: [&str; COLUMNS] = self.phrase.exactly()?;
        let mut clouds = [0; COLUMNS];
        for (cloud, word) in clouds.iter_mut().zip(words) {
            *cloud = find(
                word,
                self.edition.clouds.iter().map(|cloud| cloud.id.as_str()),
            )?;
        }
        Ok(clouds)
    }

    fn ships(&self) -> Result<[u8; 6], NotationError> {
        let words: [&str; 6] = self.phrase.exactly()?;
        let mut ships = [0; 6];
        for (ship, word) in ships.iter_mut().zip(words) {
            *ship = find(word, self.edition.ships.iter().map(|ship| ship.id.as_str()))?;
        }
        Ok(ships)
    }

    /// Seven is readable so that an impossible roll is refused by the rules.
    fn pips(&self) -> Result<[u8; COLUMNS], NotationError> {
        let words: [&str; COLUMNS] = self.phrase.exactly()?;
        let mut pips = [0; COLUMNS];
        for (pip, word) in pips.iter_mut().zip(words) {
            *pip = read_number(word, 0, 7)?;
        }
        Ok(pips)
    }
}

/// The number of the piece that a word names.
fn find<'n>(word: &str, names: impl Iterator<Item = &'n str> + Clone) -> Result<u8, NotationError> {
    read_name(word, names).map(|place| place as u8)
}

fn house(edition: &Edition, building: Building) -> String {
    let print = edition.building(building);
    let letter = edition.columns[print.column.index()].letter;
    format!("{letter} {}", edition.types[usize::from(print.kind)].id)
}

#[cfg(test)]
mod tests {
    use tortuga_core::Edition as _;

    use super::*;
    use crate::actions::ACTION_COUNT;

    fn standard() -> Edition {
        Edition::read(Edition::STANDARD).unwrap()
    }

    #[test]
    fn every_action_is_written_and_read_back() {
        let edition = standard();
        for number in 0..ACTION_COUNT {
            let action = Action::of_number(number).unwrap();
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
            assert_eq!(action.number().is_none(), form.chance, "{}", form.verb);
            assert!(form.example.starts_with(form.verb));
        }
    }

    #[test]
    fn what_cannot_be_read_is_explained() {
        let edition = standard();
        let cases = [
            ("", "an action is missing"),
            ("   ", "an action is missing"),
            (
                "bet Y",
                "\"bet\" is no action; actions begin with: pass, bid",
            ),
            ("bid", "\"bid\" takes 1 to 5 different dice"),
            ("bid Y Y", "\"bid\" takes 1 to 5 different dice"),
            ("bid Y A G O B Y", "\"bid\" takes 1 to 5 different dice"),
            ("bid X", "\"X\" is not one of: G, B, O, Y, A"),
            ("pass now", "\"pass\" takes nothing"),
            ("main 0", "\"0\" is not a number from 1 to 38"),
            ("main +3", "\"+3\" is not a number from 1 to 38"),
            ("main 03", "\"03\" is not a number from 1 to 38"),
            ("main 999", "\"999\" is not a number from 1 to 38"),
            ("build G pub", "\"pub\" is not one of: hook_shop"),
            (
                "drew rum 1",
                "\"rum\" is not one of: goal, treasure, parrot",
            ),
            ("rolled 1 2 3", "\"rolled\" takes the pips of the 5 dice"),
        ];
        for (text, expected) in cases {
            let error = read(&edition, text).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text:?}: {error}");
        }
    }
}
