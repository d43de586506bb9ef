//! Reads and checks an edition file, table by table.

use tortuga_core::{Sheet, Slip};

use super::{
    BuildingPrint, CloudPrint, CloudReward, ColumnPrint, Edition, MOST_PARROTS, MOST_TREASURES,
    MainTrade, PARROT_GOAL, ScoringPrint, SetupPrint, ShipPrint, TypePrint,
};
use crate::board::{BUILDINGS, Buildings, COLUMNS, Column, POSITIONS, TYPES};
use crate::cards::{Counts, QUEUE_MAX};
use crate::dice::FACES;

const CLOUD_IDS: [&str; 5] = ["goal_swap", "pirate_point", "parrot", "empty", "black"];
const CLOUD_REWARDS: [CloudReward; 5] = [
    CloudReward::GoalSwap,
    CloudReward::PiratePoint,
    CloudReward::Parrot,
    CloudReward::Empty,
    CloudReward::Black,
];

pub(super) fn edition(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Edition> {
    let name = sheet.table("meta", slip, read_meta);
    let columns = sheet.tables("peninsula", COLUMNS, slip, read_peninsula);
    let goods = sheet.tables("good", COLUMNS, slip, read_good);
    let types = sheet.tables("building_type", TYPES, slip, read_type);
    let board = sheet.table("board", slip, read_board);
    let spaces = sheet.tables("bidding_space", 5, slip, read_space);
    let ships = sheet.tables("ship", POSITIONS, slip, read_ship);
    let trade = sheet.table("trade", slip, read_trade);
    let clouds = sheet.tables("cloud", COLUMNS, slip, read_cloud);
    let treasures = sheet.tables("treasure_card", 3, slip, read_treasure);
    let parrots = sheet.tables("parrot_card", 6, slip, read_parrot);
    let goals = sheet.table("goal_cards", slip, read_goal_cards);
    let setup = sheet.table("setup", slip, read_setup);
    let scoring = sheet.table("scoring", slip, read_scoring);
    let colors = sheet.tables("player_color", 4, slip, read_player_color);

    // Each comparison is made as soon as its own tables could be read, so that
    // a mistake elsewhere hides none of them.
    let columns_ref = columns.as_deref();
    compare(columns_ref, goods.as_deref(), slip, check_goods);
    compare(
        types.as_deref().zip(columns_ref),
        board.as_ref(),
        slip,
        check_types,
    );
    compare(columns_ref, parrots.as_deref(), slip, check_turn_cards);
    compare(columns_ref, types.as_deref(), slip, check_goal_names);
    check_part(ships.as_deref(), slip, check_ships);
    check_part(clouds.as_deref(), slip, check_clouds);
    check_part(parrots.as_deref(), slip, check_parrots);
    check_part(colors.as_deref(), slip, |colors, slip| {
        unique(
            "player colors",
            colors.iter().map(|color| (color.at, color.id.as_str())),
            slip,
        );
    });
    compare(goals.as_ref(), setup.as_ref(), slip, check_goal_numbers);
    check_part(setup.as_ref(), slip, check_island_is_never_full);
    if treasures
        .as_ref()
        .is_some_and(|copies| copies.iter().sum::<u8>() < 4)
    {
        let at = sheet.at_key("treasure_card");
        slip.add(
            at,
            "there must be at least 4 treasure cards, one for each player",
        );
    }

    let (columns, types, board, parrots) = (columns?, types?, board?, parrots?);
    let (trade, goals, spaces) = (trade?, goals?, spaces?);
    let mut edition = Edition {
        name: name?,
        columns: array(columns.into_iter().map(|column| column.print)),
        types: array(types.into_iter().map(|kind| kind.print)),
        buildings: [BuildingPrint::default(); BUILDINGS],
        ships: array(ships?.into_iter().map(|(_, ship)| ship)),
        clouds: array(clouds?.into_iter().map(|(_, cloud)| cloud)),
        parrot_ids: array(parrots.iter().map(|parrot| parrot.id.clone())),
        treasures: Counts(array(treasures?.into_iter())),
        parrots: Counts(array(parrots.iter().map(|parrot| parrot.copies))),
        goal_copies: goals.copies,
        third_space_points: spaces[2],
        fifth_space_points: spaces[4],
        claim_cost: trade.0,
        substitution_ratio: trade.1,
        setup: setup?.print,
        scoring: goals.scoring(scoring?),
    };
    number_buildings(&mut edition, &board)?;
    Some(edition)
}

/// Compares two parts of the file, if both could be read.
fn compare<A, B>(
    one: Option<A>,
    other: Option<B>,
    slip: &mut Slip<'_>,
    check: impl FnOnce(A, B, &mut Slip<'_>),
) {
    if let (Some(one), Some(other)) = (one, other) {
        check(one, other, slip);
    }
}

/// Checks a part of the file, if it could be read.
fn check_part<A>(part: Option<A>, slip: &mut Slip<'_>, check: impl FnOnce(A, &mut Slip<'_>)) {
    if let Some(part) = part {
        check(part, slip);
    }
}

/// Whatever is told apart by name must have a name of its own.
fn unique<'n>(what: &str, names: impl Iterator<Item = (usize, &'n str)>, slip: &mut Slip<'_>) {
    let mut seen: Vec<&str> = Vec::new();
    for (at, name) in names {
        if seen.contains(&name) {
            slip.add(at, format!("two {what} are called {name:?}"));
        }
        seen.push(name);
    }
}

/// A list whose length the reader has checked, as an array.
fn array<T, const N: usize>(items: impl Iterator<Item = T>) -> [T; N] {
    let items: Vec<T> = items.collect();
    items
        .try_into()
        .ok()
        .expect("the reader has counted the tables")
}

fn read_meta(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<String> {
    sheet.number("players_min", 2..=2_u8, slip);
    sheet.number("players_max", 4..=4_u8, slip);
    sheet.number("age", 0..=99_u8, slip);
    sheet.flag("board_is_reconstructed", slip);
    sheet.edition_name("grog-island", slip)
}

/// The running number that every table of a list carries.
fn read_index(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    let index = index as u8;
    sheet.number("index", index..=index, slip);
}

/// Names for people; the texts of the clients come from elsewhere.
fn read_names(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) {
    sheet.remark("name_en", slip);
    sheet.remark("name_de", slip);
}

struct PeninsulaRow {
    at: usize,
    print: ColumnPrint,
}

fn read_peninsula(
    index: usize,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<PeninsulaRow> {
    read_index(index, sheet, slip);
    read_names(sheet, slip);
    sheet.remark("provenance", slip);
    let id = sheet.word("id", slip);
    let good = sheet.word("good", slip);
    let letter_at = sheet.at_key("letter");
    let letter = sheet.text("letter", slip)?;
    let mut letters = letter.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        slip.add(letter_at, "letter must be a single capital letter");
        return None;
    };
    if !letter.is_ascii_uppercase() {
        slip.add(letter_at, "letter must be a single capital letter");
        return None;
    }
    let (id, good) = (id?.to_owned(), good?.to_owned());
    let print = ColumnPrint {
        id,
        letter,
        good,
        buildings: Buildings::default(),
    };
    Some(PeninsulaRow {
        at: sheet.at(),
        print,
    })
}

struct GoodRow {
    at: usize,
    id: String,
    color: String,
}

fn read_good(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<GoodRow> {
    read_index(index, sheet, slip);
    read_names(sheet, slip);
    sheet.number("tiles", 1..=99_u8, slip);
    let id = sheet.word("id", slip);
    let color = sheet.word("color", slip);
    Some(GoodRow {
        at: sheet.at(),
        id: id?.to_owned(),
        color: color?.to_owned(),
    })
}

fn check_goods(columns: &[PeninsulaRow], goods: &[GoodRow], slip: &mut Slip<'_>) {
    for (column, good) in columns.iter().zip(goods) {
        if column.print.good != good.id {
            let (id, wanted) = (&column.print.id, &column.print.good);
            slip.add(
                good.at,
                format!(
                    "the good of {id} is {wanted:?}, but this one is {:?}",
                    good.id
                ),
            );
        }
        if column.print.id != good.color {
            slip.add(
                good.at,
                format!(
                    "color must be {:?}, the peninsula at this place",
                    column.print.id
                ),
            );
        }
    }
    for (index, column) in columns.iter().enumerate() {
        let twice = columns[..index]
            .iter()
            .any(|other| other.print.letter == column.print.letter);
        if twice {
            slip.add(
                column.at,
                format!("letter {} is used twice", column.print.letter),
            );
        }
    }
}

struct TypeRow {
    at: usize,
    count: u8,
    on: Vec<String>,
    print: TypePrint,
}

fn read_type(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<TypeRow> {
    read_index(index, sheet, slip);
    read_names(sheet, slip);
    sheet.remark("name_provenance", slip);
    sheet.remark("count_provenance", slip);
    let id = sheet.word("id", slip);
    let count = sheet.number("count", 1..=5_u8, slip);
    let goal_points = sheet.number("goal_points", 0..=20_u8, slip);
    let display_row = sheet.number("display_row", 1..=10_u8, slip);
    let on = sheet.texts("on", slip);
    let confirmed = sheet.texts("on_confirmed", slip);
    let on = on?;
    for (at, name) in confirmed? {
        if !on.iter().any(|&(_, other)| other == name) {
            slip.add(
                at,
                format!("on_confirmed names {name:?}, which is not in `on`"),
            );
        }
    }
    let (id, goal_points, display_row) = (id?.to_owned(), goal_points?, display_row?);
    let print = TypePrint {
        id,
        goal_points,
        display_row,
        buildings: Buildings::default(),
    };
    let on = on.into_iter().map(|(_, name)| name.to_owned()).collect();
    Some(TypeRow {
        at: sheet.at(),
        count: count?,
        on,
        print,
    })
}

type Matrix = Vec<(usize, Vec<i64>)>;

fn read_board(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Matrix> {
    sheet.number("buildings_total", BUILDINGS as u8..=BUILDINGS as u8, slip);
    sheet.number("buildings_per_peninsula", 7..=7_u8, slip);
    let matrix = sheet.grid("matrix", (TYPES, COLUMNS), 1, slip)?;
    for column in 0..COLUMNS {
        let sum: i64 = matrix.iter().map(|(_, row)| row[column]).sum();
        if sum != 7 {
            let at = sheet.at_key("matrix");
            slip.add(
                at,
                format!("column {column} of matrix has {sum} buildings instead of 7"),
            );
        }
    }
    Some(matrix)
}

/// `count`, `on` and the matrix say the same thing three times; all must agree.
fn check_types(
    (types, columns): (&[TypeRow], &[PeninsulaRow]),
    board: &Matrix,
    slip: &mut Slip<'_>,
) {
    for (kind, (row_at, row)) in types.iter().zip(board) {
        let id = &kind.print.id;
        for name in &kind.on {
            if !columns.iter().any(|column| &column.print.id == name) {
                slip.add(
                    kind.at,
                    format!("{id} stands on {name:?}, which is no peninsula"),
                );
            }
        }
        if kind.on.len() != usize::from(kind.count) {
            slip.add(
                kind.at,
                format!(
                    "{id} has count {} but `on` names {}",
                    kind.count,
                    kind.on.len()
                ),
            );
        }
        for (column, &there) in columns.iter().zip(row) {
            let named = kind
                .on
                .iter()
                .filter(|&name| *name == column.print.id)
                .count();
            if named as i64 != there {
                let peninsula = &column.print.id;
                slip.add(
                    *row_at,
                    format!("matrix and `on` disagree about {id} on {peninsula}"),
                );
            }
        }
    }
}

/// Goal cards are named after building types, goods and peninsulas.
fn check_goal_names(columns: &[PeninsulaRow], types: &[TypeRow], slip: &mut Slip<'_>) {
    let types = types.iter().map(|kind| (kind.at, kind.print.id.as_str()));
    let goods = columns
        .iter()
        .map(|column| (column.at, column.print.good.as_str()));
    let peninsulas = columns
        .iter()
        .map(|column| (column.at, column.print.id.as_str()));
    let parrots = std::iter::once((0, PARROT_GOAL));
    let names = parrots.chain(peninsulas).chain(goods).chain(types);
    unique("kinds of goal card", names, slip);
}

const SPACE_REWARDS: [&str; 5] = ["claim", "claim", "pirate_point", "lock", "pirate_point"];

fn read_space(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<u8> {
    let position = index as u8 + 1;
    sheet.number("position", position..=position, slip);
    let reward = SPACE_REWARDS[index];
    sheet.one_of("reward", &[reward], slip);
    if reward == "pirate_point" {
        sheet.number("amount", 0..=9_u8, slip)
    } else {
        Some(0)
    }
}

type Placed<T> = (usize, T);

fn read_ship(
    index: usize,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Placed<ShipPrint>> {
    read_index(index, sheet, slip);
    read_names(sheet, slip);
    sheet.remark("provenance", slip);
    let id = sheet.word("id", slip);
    sheet.number("min_tiles", 1..=1_u8, slip);
    let ghost = sheet.flag("ghost_in_2p", slip);
    let mains = ["coins", "treasure_card", "parrot_card", "goal_draw"];
    let Some(main) = sheet.one_of("main", &mains, slip) else {
        for key in ["gain_per_tile", "max_tiles", "keep"] {
            sheet.pass_over(key);
        }
        return None;
    };
    let most_gain = if main == 0 { 20 } else { 1 };
    let gain = sheet.number("gain_per_tile", 1..=most_gain, slip);
    // Only the goal ship takes tiles without a limit; its stack is the limit.
    let least_limit = u8::from(main != 3);
    let limit = sheet.number("max_tiles", least_limit..=QUEUE_MAX as u8, slip);
    let main = match main {
        0 => MainTrade::Coins(gain?),
        1 => MainTrade::Treasure,
        2 => MainTrade::Parrot,
        _ => {
            sheet.number("keep", 1..=1_u8, slip);
            MainTrade::Goal
        }
    };
    let limit = limit.map(|most| (most > 0).then_some(most))?;
    let ship = ShipPrint {
        id: id?.to_owned(),
        main,
        limit,
        ghost_in_2p: ghost?,
    };
    Some((sheet.at(), ship))
}

fn check_ships(ships: &[Placed<ShipPrint>], slip: &mut Slip<'_>) {
    let ghosts = ships.iter().filter(|(_, ship)| ship.ghost_in_2p).count();
    let goal_ships = ships
        .iter()
        .filter(|(_, ship)| ship.main == MainTrade::Goal)
        .count();
    let at = ships.first().map_or(0, |&(at, _)| at);
    if ghosts != 1 {
        slip.add(
            at,
            format!("one ship must have ghost_in_2p = true, not {ghosts}"),
        );
    }
    if goal_ships != 1 {
        slip.add(
            at,
            format!("one ship must draw goal cards, not {goal_ships}"),
        );
    }
    unique(
        "ships",
        ships.iter().map(|(at, ship)| (*at, ship.id.as_str())),
        slip,
    );
}

fn read_trade(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<(u8, u8)> {
    sheet.number("anchorages", 5..=5_u8, slip);
    sheet.number("open_sea_position", 5..=5_u8, slip);
    sheet.number("ship_positions", 6..=6_u8, slip);
    let cost = sheet.number("claim_cost_tiles", 1..=9_u8, slip);
    // Up to 38 units are paid with so many tiles each; they are counted in a byte.
    let ratio = sheet.number("substitution_ratio", 1..=6_u8, slip);
    Some((cost?, ratio?))
}

fn read_cloud(
    index: usize,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<Placed<CloudPrint>> {
    read_index(index, sheet, slip);
    read_names(sheet, slip);
    sheet.number("copies", 1..=1_u8, slip);
    let Some(reward) = sheet.one_of("id", &CLOUD_IDS, slip) else {
        sheet.pass_over("color");
        sheet.pass_over("suppresses_coins");
        return None;
    };
    let black = CLOUD_REWARDS[reward] == CloudReward::Black;
    sheet.one_of("color", &[if black { "black" } else { "white" }], slip);
    let at = sheet.at_key("suppresses_coins");
    if sheet.flag("suppresses_coins", slip)? != black {
        slip.add(at, "only the black cloud suppresses coins");
    }
    let print = CloudPrint {
        id: CLOUD_IDS[reward].to_owned(),
        reward: CLOUD_REWARDS[reward],
    };
    Some((sheet.at(), print))
}

fn check_clouds(clouds: &[Placed<CloudPrint>], slip: &mut Slip<'_>) {
    unique(
        "clouds",
        clouds.iter().map(|(at, cloud)| (*at, cloud.id.as_str())),
        slip,
    );
}

fn read_treasure(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<u8> {
    let value = index as u8 + 1;
    sheet.number("value", value..=value, slip);
    sheet.remark("provenance", slip);
    sheet.number("copies", 0..=MOST_TREASURES as u8, slip)
}

struct ParrotRow {
    at: usize,
    id: String,
    /// The peninsula whose die it turns, and where that is said.
    die: Option<Placed<String>>,
    copies: u8,
}

fn read_parrot(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<ParrotRow> {
    read_index(index, sheet, slip);
    sheet.remark("provenance", slip);
    let id = sheet.word("id", slip);
    let copies = sheet.number("copies", 0..=MOST_PARROTS as u8, slip);
    let die = if index < COLUMNS {
        sheet.one_of("effect", &["turn_die"], slip);
        let at = sheet.at_key("die");
        Some((at, sheet.word("die", slip)?.to_owned()))
    } else {
        sheet.one_of("effect", &["hold_bid"], slip);
        None
    };
    Some(ParrotRow {
        at: sheet.at(),
        id: id?.to_owned(),
        die,
        copies: copies?,
    })
}

fn check_parrots(parrots: &[ParrotRow], slip: &mut Slip<'_>) {
    unique(
        "parrot cards",
        parrots.iter().map(|parrot| (parrot.at, parrot.id.as_str())),
        slip,
    );
    let at = parrots.first().map_or(0, |parrot| parrot.at);
    if parrots
        .iter()
        .map(|parrot| u16::from(parrot.copies))
        .sum::<u16>()
        < 4
    {
        slip.add(
            at,
            "there must be at least 4 parrot cards, one for each player",
        );
    }
}

/// Turn cards stand in the order of the dice.
fn check_turn_cards(columns: &[PeninsulaRow], parrots: &[ParrotRow], slip: &mut Slip<'_>) {
    let dice = parrots.iter().filter_map(|parrot| parrot.die.as_ref());
    for (column, (at, die)) in columns.iter().zip(dice) {
        let wanted = &column.print.id;
        if die != wanted {
            slip.add(
                *at,
                format!("die must be {wanted:?}, the die at this place"),
            );
        }
    }
}

struct GoalNumbers {
    copies: u8,
    per_goods_tile: u8,
    majority: u8,
    presence: u8,
    per_parrot: u8,
}

impl GoalNumbers {
    fn scoring(&self, rest: ScoringPrint) -> ScoringPrint {
        ScoringPrint {
            per_goods_tile: self.per_goods_tile,
            majority: self.majority,
            presence: self.presence,
            per_parrot: self.per_parrot,
            ..rest
        }
    }
}

fn read_goal_cards(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<GoalNumbers> {
    sheet.number("distinct", 23..=23_u8, slip);
    sheet.number("building_first_index", 0..=0_u8, slip);
    sheet.number("goods_first_index", 12..=12_u8, slip);
    sheet.number("peninsula_first_index", 17..=17_u8, slip);
    sheet.number("parrot_index", 22..=22_u8, slip);
    // Actions are numbered for a stack of at most 38 cards: 46 in all.
    let copies = sheet.number("copies_each", 1..=2_u8, slip);
    let per_goods_tile = sheet.number("goods_points_per_tile", 0..=9_u8, slip);
    let majority = sheet.number("peninsula_majority_points", 0..=20_u8, slip);
    let presence = sheet.number("peninsula_presence_points", 0..=20_u8, slip);
    let per_parrot = sheet.number("parrot_points_per_card", 0..=9_u8, slip);
    let Some(copies) = copies else {
        sheet.pass_over("total");
        return None;
    };
    sheet.number("total", 23 * copies..=23 * copies, slip);
    Some(GoalNumbers {
        copies,
        per_goods_tile: per_goods_tile?,
        majority: majority?,
        presence: presence?,
        per_parrot: per_parrot?,
    })
}

fn check_goal_numbers(goals: &GoalNumbers, setup: &SetupRow, slip: &mut Slip<'_>) {
    let (at, setup) = (setup.at, &setup.print);
    let total = 23 * goals.copies;
    let (dealt, kept) = (setup.goals_dealt, setup.goals_kept);
    if kept >= dealt {
        slip.add(
            at,
            "goals_kept must be less than goals_dealt (GROG-SETUP-07)",
        );
    }
    if 4 * dealt > total {
        slip.add(
            at,
            format!("{total} goal cards are too few to deal {dealt} to four players"),
        );
    }
    if total.saturating_sub(2 * kept) > QUEUE_MAX as u8 {
        slip.add(
            at,
            format!("with {kept} goals kept the stack could pass {QUEUE_MAX} cards"),
        );
    }
}

struct SetupRow {
    at: usize,
    print: SetupPrint,
}

/// A free building is left whatever happens: the last steps of a round and the
/// end of the game count on it.
fn check_island_is_never_full(setup: &SetupRow, slip: &mut Slip<'_>) {
    let SetupPrint {
        crew,
        ghost_crew,
        locks,
        ..
    } = setup.print;
    for (players, crew) in (2_u8..).zip(crew) {
        let ghosts = if players == 2 { ghost_crew } else { 0 };
        let most = u16::from(players) * u16::from(crew) + u16::from(ghosts) + u16::from(locks);
        if usize::from(most) >= BUILDINGS {
            let what = format!(
                "with {players} players, crew, ghosts and locks are {most} in all and could fill the island"
            );
            slip.add(setup.at, what);
        }
    }
}

fn read_setup(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<SetupRow> {
    let crew = sheet.table("crew_by_players", slip, |crew, slip| {
        let two = crew.number("2", 1..=16_u8, slip);
        let three = crew.number("3", 1..=11_u8, slip);
        let four = crew.number("4", 1..=8_u8, slip);
        Some([two?, three?, four?])
    });
    sheet.number("start_goods_of_choice", 1..=1_u8, slip);
    sheet.number("start_treasure_cards", 1..=1_u8, slip);
    sheet.number("start_parrot_cards", 1..=1_u8, slip);
    sheet.number("dice", 5..=5_u8, slip);
    sheet.number("die_faces", FACES..=FACES, slip);
    sheet.number("coin_track_top", 1..=99_u8, slip);
    only(sheet, "goods_supply_limited", false, "GROG-SETUP-04", slip);
    only(sheet, "treasure_stack_limited", true, "GROG-TRADE-16", slip);
    only(sheet, "parrot_stack_limited", true, "GROG-PARROT-09", slip);
    let coins = sheet.number("start_coins", 0..=99_u8, slip);
    let points = sheet.number("start_points", 0..=99_u8, slip);
    let goals_dealt = sheet.number("goals_dealt", 2..=11_u8, slip);
    let goals_kept = sheet.number("goals_kept", 1..=10_u8, slip);
    let ghost_crew = sheet.number("ghost_crew_2p", 0..=20_u8, slip);
    let locks = sheet.number("locks", 0..=20_u8, slip);
    let print = SetupPrint {
        crew: crew?,
        coins: coins?,
        points: points?,
        goals_dealt: goals_dealt?,
        goals_kept: goals_kept?,
        ghost_crew: ghost_crew?,
        locks: locks?,
    };
    Some(SetupRow {
        at: sheet.at(),
        print,
    })
}

/// A value that the rules allow no choice in.
fn only(sheet: &mut Sheet<'_>, key: &'static str, wanted: bool, rule: &str, slip: &mut Slip<'_>) {
    let at = sheet.at_key(key);
    if sheet.flag(key, slip) == Some(!wanted) {
        slip.add(at, format!("{key} must be {wanted} ({rule})"));
    }
}

fn read_scoring(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<ScoringPrint> {
    let per_treasure = sheet.number("points_per_treasure_card", 0..=9_u8, slip);
    let coins_per_point = sheet.number("coins_per_point", 1..=99_u8, slip);
    let dearest = sheet.number("max_treasure_value_for_bidding_limit", 0..=9_u8, slip);
    Some(ScoringPrint {
        per_treasure: per_treasure?,
        coins_per_point: coins_per_point?,
        per_goods_tile: 0,
        majority: 0,
        presence: 0,
        per_parrot: 0,
        dearest_treasure: dearest?,
    })
}

struct ColorRow {
    at: usize,
    id: String,
}

fn read_player_color(index: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<ColorRow> {
    read_index(index, sheet, slip);
    read_names(sheet, slip);
    let id = sheet.word("id", slip)?.to_owned();
    Some(ColorRow { at: sheet.at(), id })
}

/// Numbers the buildings peninsula by peninsula, within one by type.
fn number_buildings(edition: &mut Edition, board: &Matrix) -> Option<()> {
    let mut next = 0;
    for column in Column::ALL {
        for (kind, (_, row)) in board.iter().enumerate() {
            if row[column.index()] == 1 {
                let print = BuildingPrint {
                    column,
                    kind: kind as u8,
                };
                *edition.buildings.get_mut(next)? = print;
                edition.columns[column.index()].buildings.0 |= 1 << next;
                edition.types[kind].buildings.0 |= 1 << next;
                next += 1;
            }
        }
    }
    (next == BUILDINGS).then_some(())
}
