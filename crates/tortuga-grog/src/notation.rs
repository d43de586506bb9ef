//! Actions and states as text: for records, logs, terminals and other programs.

use serde_json::{Value, json};
use tortuga_core::{NotationError, Seat};

use crate::actions::{Action, MOST_UNITS};
use crate::board::{Building, COLUMNS, Column, Five, Occupant};
use crate::cards::{GoalKind, GoalSet, Parrot, Parrots, Treasure, Treasures};
use crate::dice::{Arrangement, FACES};
use crate::edition::Edition;
use crate::state::{
    Claimant, Claims, End, NO_MARKER, NO_TYPE, Phase, Progress, Purchase, State, Trade, Turn,
};

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

/// A chance outcome for other programs. A player's action has none; it is told
/// by its number.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other twenty-two are players' actions"
)]
pub(crate) fn outcome_json(edition: &Edition, action: Action) -> Value {
    match action {
        Action::Clouds(clouds) => json!({ "clouds": cloud_ids(edition, clouds) }),
        Action::Starter(seat) => json!({ "starter": seat }),
        Action::DrewGoal(kind) => json!({ "goal": edition.goal_id(kind) }),
        Action::DrewTreasure(treasure) => json!({ "treasure": treasure.0 }),
        Action::DrewParrot(parrot) => json!({ "parrot": edition.parrot_ids[parrot.index()] }),
        Action::Ships(ships) => json!({ "ships": ship_ids(edition, ships) }),
        Action::Rolled(dice) => json!({ "rolled": dice.all() }),
        _ => Value::Null,
    }
}

/// The whole truth for other programs: every card, every count.
pub(crate) fn state_json(state: &State) -> Value {
    let (table, secrets, edition) = (&state.table, &state.secrets, &*state.edition);
    let players: Vec<Value> = table
        .all()
        .iter()
        .map(|seat| player_json(state, seat))
        .collect();
    let row = table.row.map(|row| letters(edition, row.dice()));
    let queue = secrets.queue.iter();
    json!({
        "phase": phase_json(state),
        "round": table.round,
        "flag": table.flag,
        "clouds": if is_laid(table.clouds.all()) { cloud_ids(edition, table.clouds) } else { vec![] },
        "ships": if is_laid(table.ships) { ship_ids(edition, table.ships) } else { vec![] },
        "dice": table.dice.all(),
        "row": row,
        "bid": table.bid,
        "leader": (table.bid > 0).then_some(table.leader),
        "passed": table.passed.iter().collect::<Vec<_>>(),
        "players": players,
        "locks": state.locks_left(),
        "ghost_crew": state.ghosts_left(),
        "locked": houses(state, Occupant::Lock),
        "haunted": houses(state, Occupant::Ghost),
        "goal_stack": {
            "unseen": goal_names(edition, secrets.unseen),
            "under": queue.map(|(seat, kind)| json!({
                "goal": edition.goal_id(kind),
                "returned_by": seat,
            })).collect::<Vec<_>>(),
        },
        "treasure_stack": treasure_values(secrets.treasure_stack),
        "parrot_stack": parrot_names(edition, secrets.parrot_stack),
        "drawn": goal_names(edition, secrets.drawn),
    })
}

/// Tiles that chance has laid are all different; before, they are all zero.
fn is_laid<const N: usize>(tiles: [u8; N]) -> bool {
    tiles != [0; N]
}

fn player_json(state: &State, seat: Seat) -> Value {
    let (secrets, edition) = (&state.secrets, &*state.edition);
    let stock = state.table.stock(seat);
    let marker = state.table.markers.get(seat.index());
    let marker = (marker != NO_MARKER).then_some(Column(marker));
    let goods: serde_json::Map<String, Value> = edition
        .columns
        .iter()
        .zip(stock.goods)
        .map(|(column, tiles)| (column.good.clone(), tiles.into()))
        .collect();
    json!({
        "coins": stock.coins,
        "points": stock.points,
        "goods": goods,
        "crew": state.crew_left(seat),
        "buildings": houses(state, Occupant::Crew(seat)),
        "marker": marker.map(|column| letters(edition, &[column]).remove(0)),
        "goals": goal_names(edition, secrets.goals[seat.index()]),
        "laid_aside": laid_aside(state, seat),
        "treasures": treasure_values(secrets.treasures[seat.index()]),
        "parrots": parrot_names(edition, secrets.parrots[seat.index()]),
        "potential_coin_stock": state.potential_coin_stock(seat),
    })
}

/// What a seat has laid aside while the set-up choice is under way.
fn laid_aside(state: &State, seat: Seat) -> Vec<&str> {
    if !matches!(state.table.phase, Phase::ReturnGoals { .. }) {
        return Vec::new();
    }
    let edition = state.edition.0;
    state
        .laid_aside(seat)
        .map(|kind| edition.goal_id(kind))
        .collect()
}

fn letters(edition: &Edition, columns: &[Column]) -> Vec<String> {
    columns
        .iter()
        .map(|column| edition.columns[column.index()].letter.to_string())
        .collect()
}

fn goal_names(edition: &Edition, goals: GoalSet) -> Vec<&str> {
    let cards = Vec::<GoalKind>::from(goals).into_iter();
    cards.map(|kind| edition.goal_id(kind)).collect()
}

fn treasure_values(cards: Treasures) -> Vec<u8> {
    let copies = |t: Treasure| std::iter::repeat_n(t.0, usize::from(cards.0[t.index()]));
    Treasure::ALL.into_iter().flat_map(copies).collect()
}

fn parrot_names(edition: &Edition, cards: Parrots) -> Vec<&str> {
    let ids = edition.parrot_ids.iter().map(String::as_str).zip(cards.0);
    ids.flat_map(|(id, copies)| std::iter::repeat_n(id, usize::from(copies)))
        .collect()
}

fn houses(state: &State, occupant: Occupant) -> Vec<String> {
    let standing = state.table.island.of(occupant);
    standing
        .iter()
        .map(|building| house(&state.edition, building))
        .collect()
}

fn house(edition: &Edition, building: Building) -> String {
    let print = edition.building(building);
    let letter = edition.columns[print.column.index()].letter;
    format!("{letter} {}", edition.types[usize::from(print.kind)].id)
}

/// What is to be done next: `name`, and whatever belongs to it.
fn phase_json(state: &State) -> Value {
    let edition = &*state.edition;
    let letter = |column: Column| edition.columns[column.index()].letter.to_string();
    let name = |name: &str| json!({ "name": name });
    let at_seat = |name: &str, seat: Seat| json!({ "name": name, "seat": seat });
    let trading =
        |name: &str, trade: Trade| json!({ "name": name, "trade": trade_json(edition, trade) });
    let claimed = |name: &str, claimant: Claimant, building: Building| {
        let by = claimant_json(edition, claimant);
        json!({ "name": name, "claimant": by, "building": house(edition, building) })
    };
    match state.table.phase {
        Phase::LayClouds { starter_known } => {
            json!({ "name": "lay-clouds", "starter_known": starter_known })
        }
        Phase::ChooseStarter => name("choose-starter"),
        Phase::DealGoals { seat } => at_seat("deal-goals", seat),
        Phase::ReturnGoals { done } => {
            json!({ "name": "return-goals", "done": done.iter().collect::<Vec<_>>() })
        }
        Phase::StartGood { seat } => at_seat("start-good", seat),
        Phase::DealTreasure { seat } => at_seat("deal-treasure", seat),
        Phase::DealParrot { seat } => at_seat("deal-parrot", seat),
        Phase::LayShips => name("lay-ships"),
        Phase::Roll => name("roll"),
        Phase::Auction(Turn { seat, turned, held }) => {
            let turned: Vec<String> = Column::ALL
                .into_iter()
                .filter(|die| turned >> die.0 & 1 == 1)
                .map(letter)
                .collect();
            json!({ "name": "auction", "seat": seat, "turned": turned, "held": held })
        }
        Phase::ChooseShip { seat } => at_seat("choose-ship", seat),
        Phase::Trade(trade) => trading("trade", trade),
        Phase::Price { trade, buys } => json!({
            "name": "price",
            "trade": trade_json(edition, trade),
            "buys": purchase_json(buys),
        }),
        Phase::Substitute {
            trade,
            buys,
            due,
            from,
        } => json!({
            "name": "substitute",
            "trade": trade_json(edition, trade),
            "buys": purchase_json(buys),
            "due": due,
            "from": edition.columns[from.index()].good,
        }),
        Phase::DrawCards { trade, left } => json!({
            "name": "draw-cards",
            "trade": trade_json(edition, trade),
            "left": left,
        }),
        Phase::DrawGoals { trade, left } => json!({
            "name": "draw-goals",
            "trade": trade_json(edition, trade),
            "left": left,
        }),
        Phase::KeepGoal(trade) => trading("keep-goal", trade),
        Phase::ReturnDrawn(trade) => trading("return-drawn", trade),
        Phase::Build(trade) => trading("build", trade),
        Phase::CloudParrot { claimant, building } => claimed("cloud-parrot", claimant, building),
        Phase::CloudGoal { claimant, building } => claimed("cloud-goal", claimant, building),
        Phase::SwapGoal { claimant, building } => claimed("swap-goal", claimant, building),
        Phase::Pay { used, at_most } => {
            json!({ "name": "pay", "used": used, "at_most": at_most })
        }
        Phase::Claims(claims) => {
            json!({ "name": "claims", "claims": claims_json(edition, claims) })
        }
        Phase::Lock => name("lock"),
        Phase::Ghost { seat } => at_seat("ghost", seat),
        Phase::Over(End::LastCrew) => json!({ "name": "over", "by": "last-crew" }),
        Phase::Over(End::RoundLimit) => json!({ "name": "over", "by": "round-limit" }),
    }
}

fn trade_json(edition: &Edition, trade: Trade) -> Value {
    let progress = match trade.progress {
        Progress::Nothing => "nothing",
        Progress::Claimed => "claimed",
        Progress::MainDone => "main-done",
    };
    let at = edition.columns[trade.at.index()].letter.to_string();
    json!({ "seat": trade.seat, "at": at, "progress": progress })
}

fn purchase_json(buys: Purchase) -> Value {
    match buys {
        Purchase::Main(units) => json!({ "main": units }),
        Purchase::Claim => json!("claim"),
    }
}

fn claims_json(edition: &Edition, claims: Claims) -> Value {
    let spaces: Vec<u8> = (0..2)
        .filter(|bit| claims.spaces >> bit & 1 == 1)
        .map(|b| b + 1)
        .collect();
    let last =
        (claims.last_type != NO_TYPE).then(|| &edition.types[usize::from(claims.last_type)].id);
    json!({ "spaces": spaces, "last_type": last })
}

fn claimant_json(edition: &Edition, claimant: Claimant) -> Value {
    match claimant {
        Claimant::Passer(trade) => json!({ "passer": trade_json(edition, trade) }),
        Claimant::Winner(claims) => json!({ "winner": claims_json(edition, claims) }),
    }
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
