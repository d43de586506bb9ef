//! Actions as text: for records, logs, terminals and tests.

mod json;

pub(crate) use json::{outcome_json, state_json};

use tortuga_core::{NotationError, Seat};

use crate::actions::{Action, MOST_UNITS};
use crate::board::{Building, COLUMNS, Column, Five};
use crate::cards::{GoalKind, Parrot, Treasure};
use crate::dice::{Arrangement, FACES};
use crate::edition::Edition;

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
pub const FORMS: [Form; 27] = [
    form("pass", "nothing", "pass"),
    form(
        "bid",
        "1 to 5 different dice, from the 1st space on",
        "bid Y A G",
    ),
    form("turn", "a die and its new value", "turn Y 6"),
    form("hold", "nothing", "hold"),
    form("ship", "an anchorage", "ship Y"),
    form("idle", "an anchorage", "idle Y"),
    form("main", "a number of units from 1 to 38", "main 3"),
    form("claim", "nothing", "claim"),
    form("end-trade", "nothing", "end-trade"),
    form("direct", "a number of units from 0 to 38", "direct 2"),
    form("sub", "a good", "sub fish"),
    form(
        "build",
        "a peninsula and a building type",
        "build Y sword_shop",
    ),
    form("stop-claims", "nothing", "stop-claims"),
    form("discard", "a goal card", "discard anchor_shop"),
    form("keep", "a goal card", "keep fish"),
    form("treasure", "a value from 1 to 3", "treasure 3"),
    form("settle", "nothing", "settle"),
    form("refuse", "nothing", "refuse"),
    form(
        "lock",
        "a peninsula and a building type",
        "lock O hook_shop",
    ),
    form("ghost", "a peninsula and a building type", "ghost O pub"),
    form("return", "a goal card", "return green"),
    form("start-good", "a good", "start-good lemon"),
    luck(
        "clouds",
        "5 clouds, from left to right",
        "clouds goal_swap parrot empty pirate_point black",
    ),
    luck("starter", "a seat's number", "starter 2"),
    luck(
        "drew",
        "goal, treasure or parrot, and a card",
        "drew goal parrots",
    ),
    luck(
        "ships",
        "6 ships, from the leftmost anchorage to the open sea",
        "ships coins2 coins4 treasure parrot goal coins3",
    ),
    luck(
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
        Ok(match self.verb {
            "pass" => self.bare(words, Action::Pass)?,
            "bid" => self.bid(words)?,
            "turn" => {
                let [die, pips] = self.exactly(words)?;
                Action::Turn(self.column(die)?, Self::number(pips, 1, FACES)?)
            }
            "hold" => self.bare(words, Action::Hold)?,
            "ship" => Action::Ship(self.column(self.one(words)?)?),
            "idle" => Action::ShipIdle(self.column(self.one(words)?)?),
            "main" => Action::Main(Self::number(self.one(words)?, 1, MOST_UNITS)?),
            "claim" => self.bare(words, Action::Claim)?,
            "end-trade" => self.bare(words, Action::EndTrade)?,
            "direct" => Action::Direct(Self::number(self.one(words)?, 0, MOST_UNITS)?),
            "sub" => Action::Sub(self.good(self.one(words)?)?),
            "build" => Action::Build(self.building(words)?),
            "stop-claims" => self.bare(words, Action::StopClaims)?,
            "discard" => Action::DiscardGoal(self.goal(self.one(words)?)?),
            "keep" => Action::KeepGoal(self.goal(self.one(words)?)?),
            "treasure" => Action::Treasure(Self::treasure(self.one(words)?)?),
            "settle" => self.bare(words, Action::Settle)?,
            "refuse" => self.bare(words, Action::Refuse)?,
            "lock" => Action::Lock(self.building(words)?),
            "ghost" => Action::Ghost(self.building(words)?),
            "return" => Action::ReturnGoal(self.goal(self.one(words)?)?),
            "start-good" => Action::StartGood(self.good(self.one(words)?)?),
            "clouds" => Action::Clouds(Five::new(self.clouds(words)?)),
            "starter" => Action::Starter(Seat(Self::number(self.one(words)?, 0, 3)?)),
            "drew" => self.drew(words)?,
            "ships" => Action::Ships(self.ships(words)?),
            "rolled" => Action::Rolled(Five::new(self.pips(words)?)),
            _ => return Err(self.unknown_verb()),
        })
    }

    fn unknown_verb(&self) -> NotationError {
        let known = FORMS.map(|form| form.verb).join(", ");
        NotationError::UnknownVerb {
            word: self.verb.to_owned(),
            known,
        }
    }

    fn wrong_length(&self) -> NotationError {
        let form = FORMS.iter().find(|form| form.verb == self.verb);
        let expected = form.map_or("something else", |form| form.takes).to_owned();
        NotationError::WrongLength {
            verb: self.verb.to_owned(),
            expected,
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

    fn bid(&self, words: &[&str]) -> Result<Action, NotationError> {
        let dice = words
            .iter()
            .map(|word| self.column(word))
            .collect::<Result<Vec<_>, _>>()?;
        Arrangement::of(&dice)
            .map(Action::Bid)
            .ok_or_else(|| self.wrong_length())
    }

    /// The place of a word among names.
    fn find<'n>(
        word: &str,
        mut names: impl Iterator<Item = &'n str> + Clone,
    ) -> Result<u8, NotationError> {
        let all = names.clone();
        names
            .position(|name| name == word)
            .map(|place| place as u8)
            .ok_or_else(|| {
                let expected = format!("one of: {}", all.collect::<Vec<_>>().join(", "));
                NotationError::BadWord {
                    word: word.to_owned(),
                    expected,
                }
            })
    }

    fn column(&self, word: &str) -> Result<Column, NotationError> {
        let letters = self
            .edition
            .columns
            .each_ref()
            .map(|column| column.letter.to_string());
        Self::find(word, letters.iter().map(String::as_str)).map(Column)
    }

    fn good(&self, word: &str) -> Result<Column, NotationError> {
        Self::find(
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
        Self::find(word, kinds.into_iter()).map(GoalKind)
    }

    fn building(&self, words: &[&str]) -> Result<Building, NotationError> {
        let [peninsula, kind] = self.exactly(words)?;
        let column = self.column(peninsula)?;
        let there = self.edition.on(column);
        let name = |b| {
            self.edition.types[usize::from(self.edition.building(b).kind)]
                .id
                .as_str()
        };
        let names: Vec<&str> = there.iter().map(name).collect();
        let place = Self::find(kind, names.into_iter())?;
        let building = there.iter().nth(usize::from(place));
        Ok(building.expect("a name was found, so its building is there"))
    }

    fn number(word: &str, least: u8, most: u8) -> Result<u8, NotationError> {
        // `parse` would take a sign or leading zeros, and one number has one notation.
        let plain =
            word.bytes().all(|b| b.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        let number = word
            .parse()
            .ok()
            .filter(|number| plain && (least..=most).contains(number));
        number.ok_or_else(|| NotationError::BadWord {
            word: word.to_owned(),
            expected: format!("a number from {least} to {most}"),
        })
    }

    fn treasure(word: &str) -> Result<Treasure, NotationError> {
        Self::number(word, 1, 3).map(Treasure)
    }

    fn drew(&self, words: &[&str]) -> Result<Action, NotationError> {
        let [stack, card] = self.exactly(words)?;
        Ok(
            match Self::find(stack, ["goal", "treasure", "parrot"].into_iter())? {
                0 => Action::DrewGoal(self.goal(card)?),
                1 => Action::DrewTreasure(Self::treasure(card)?),
                _ => {
                    let ids = self.edition.parrot_ids.iter().map(String::as_str);
                    Action::DrewParrot(Parrot::ALL[usize::from(Self::find(card, ids)?)])
                }
            },
        )
    }

    fn clouds(&self, words: &[&str]) -> Result<[u8; COLUMNS], NotationError> {
        let words: [&str; COLUMNS] = self.exactly(words)?;
        let mut clouds = [0; COLUMNS];
        for (cloud, word) in clouds.iter_mut().zip(words) {
            *cloud = Self::find(
                word,
                self.edition.clouds.iter().map(|cloud| cloud.id.as_str()),
            )?;
        }
        Ok(clouds)
    }

    fn ships(&self, words: &[&str]) -> Result<[u8; 6], NotationError> {
        let words: [&str; 6] = self.exactly(words)?;
        let mut ships = [0; 6];
        for (ship, word) in ships.iter_mut().zip(words) {
            *ship = Self::find(word, self.edition.ships.iter().map(|ship| ship.id.as_str()))?;
        }
        Ok(ships)
    }

    /// Seven is readable so that an impossible roll is refused by the rules.
    fn pips(&self, words: &[&str]) -> Result<[u8; COLUMNS], NotationError> {
        let words: [&str; COLUMNS] = self.exactly(words)?;
        let mut pips = [0; COLUMNS];
        for (pip, word) in pips.iter_mut().zip(words) {
            *pip = Self::number(word, 0, 7)?;
        }
        Ok(pips)
    }
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
