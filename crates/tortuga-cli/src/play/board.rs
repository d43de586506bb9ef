//! The board of Grog Island as text.

use textwrap::core::display_width;
use tortuga_scene::{BiddingSpace, Die, GrogBoard, House, Line, Occupant, Peninsula, Ship, Touch};

use crate::play::page::{Page, counted, shorten, unbroken};

/// The widest that a column of a peninsula needs to be.
const WIDEST_CELL: usize = 15;
/// Room for a building and nothing else.
const NARROW_CELL: usize = 4;
/// The names of buildings get no more than this.
const WIDEST_LABEL: usize = 26;

/// Draws the peninsulas side by side, and what lies around them; once the game
/// is over, without what only helps to decide.
pub(crate) fn draw(page: &mut Page, board: &GrogBoard, over: bool) {
    let wide = Grid::wide(page.width, board);
    let grid = if page.is_wide() && wide.holds(board) {
        wide.around(page, board);
        wide
    } else {
        let narrow = Grid::narrow(page.width, board.peninsulas.len());
        listed(page, board, &narrow);
        narrow
    };
    for line in &board.lines {
        grid.line(page, line);
    }
    if !over {
        page.text(&page.ink.faint(&page.say("legend", &[])), 2);
        page.blank();
        bidding_row(page, board);
    }
    let stacks: Vec<String> = board.stacks.iter().map(counted).collect();
    page.text(&page.ink.faint(&stacks.join(", ")), 2);
}

/// The widths of the columns.
struct Grid {
    label: usize,
    cell: usize,
}

impl Grid {
    fn wide(width: usize, board: &GrogBoard) -> Self {
        let names = board.lines.iter().flat_map(|line| &line.houses).flatten();
        let longest = names.map(|house| display_width(&house.name)).max();
        let label = longest.unwrap_or_default().min(WIDEST_LABEL) + 1;
        let columns = board.peninsulas.len().max(1);
        let cell = (width.saturating_sub(label) / columns).min(WIDEST_CELL);
        Self { label, cell }
    }

    /// Does every word above the buildings fit into its column?
    fn holds(&self, board: &GrogBoard) -> bool {
        board.peninsulas.iter().all(|peninsula| {
            let cloud = peninsula.cloud.as_ref().map(|cloud| cloud.label.as_str());
            let ship = peninsula.ship.as_ref().map(ship);
            let texts = [cloud, ship.as_deref(), Some(&peninsula.good)];
            let mut texts = texts.into_iter().flatten();
            texts.all(|text| longest_word(text) < self.cell)
        })
    }

    fn narrow(width: usize, columns: usize) -> Self {
        let label = width.saturating_sub(columns * NARROW_CELL);
        Self {
            label: label.min(WIDEST_LABEL + 1),
            cell: NARROW_CELL,
        }
    }

    /// Clouds, ships, goods and dice above the buildings.
    fn around(&self, page: &mut Page, board: &GrogBoard) {
        let of_each = |what: &dyn Fn(&Peninsula) -> String| -> Vec<String> {
            board.peninsulas.iter().map(what).collect()
        };
        let names = board.peninsulas.iter().map(|p| {
            let name = format!("{} {}", p.letter, p.name);
            (name.clone(), page.ink.coloured(&p.colour, &name))
        });
        let names: Vec<(String, String)> = names.collect();
        self.painted(page, "", &names);
        let cloud = of_each(&|p| p.cloud.as_ref().map_or(String::new(), |c| c.label.clone()));
        let ship = of_each(&|p| p.ship.as_ref().map_or(String::new(), ship));
        let good = of_each(&|p| p.good.clone());
        let die = of_each(&|p| p.die.as_ref().map_or(String::new(), die));
        for (key, cells) in [
            ("cloud", cloud),
            ("ship", ship),
            ("good", good),
            ("die", die),
        ] {
            self.wrapped(page, &page.say(key, &[]), &cells);
        }
        open_sea(page, board);
    }

    /// A row of words, each wrapped in its column.
    fn wrapped(&self, page: &mut Page, label: &str, cells: &[String]) {
        if cells.iter().all(String::is_empty) {
            return;
        }
        let room = self.cell.saturating_sub(1).max(1);
        let cells: Vec<Vec<String>> = cells
            .iter()
            .map(|cell| {
                textwrap::wrap(cell, room)
                    .into_iter()
                    .map(String::from)
                    .collect()
            })
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for row in 0..height {
            let label = if row == 0 { label } else { "" };
            let words = cells
                .iter()
                .map(|cell| cell.get(row).cloned().unwrap_or_default());
            let words: Vec<(String, String)> = words.map(|word| (word.clone(), word)).collect();
            self.painted(page, label, &words);
        }
    }

    /// A row of texts: how each reads, and how it is painted.
    fn painted(&self, page: &mut Page, label: &str, cells: &[(String, String)]) {
        let mut line = padded(&shorten(label, self.label - 1), self.label);
        for (plain, painted) in cells {
            line += painted;
            line += &" ".repeat(self.cell.saturating_sub(display_width(plain)));
        }
        page.line(line.trim_end());
    }

    /// A display line; where several types share it, a row for each.
    fn line(&self, page: &mut Page, line: &Line) {
        let mut names: Vec<&str> = Vec::new();
        for house in line.houses.iter().flatten() {
            if !names.contains(&house.name.as_str()) {
                names.push(&house.name);
            }
        }
        for name in names {
            let of_type = |house: &&House| house.name == name;
            let cells: Vec<(String, String)> = line
                .houses
                .iter()
                .map(|house| match house.as_ref().filter(of_type) {
                    Some(house) => (building(house), painted(page, house)),
                    None => (String::new(), String::new()),
                })
                .collect();
            self.painted(page, name, &cells);
        }
    }
}

/// Clouds, ships and dice for a narrow window, a line for each peninsula.
fn listed(page: &mut Page, board: &GrogBoard, grid: &Grid) {
    for peninsula in &board.peninsulas {
        let name = format!("{} {}", peninsula.letter, peninsula.name);
        let name = page.ink.coloured(&peninsula.colour, &name);
        let mut facts = vec![peninsula.good.clone()];
        facts.extend(peninsula.die.as_ref().map(|d| {
            let die = die(d);
            format!("{} {die}", page.say("die", &[]))
        }));
        facts.extend(
            peninsula
                .cloud
                .as_ref()
                .map(|cloud| format!("{}: {}", page.say("cloud", &[]), cloud.label)),
        );
        facts.extend(peninsula.ship.as_ref().map(ship));
        page.text(&format!("{name}: {}", facts.join(", ")), 2);
    }
    open_sea(page, board);
    let letters = board.peninsulas.iter().map(|p| {
        let letter = p.letter.to_string();
        (letter.clone(), page.ink.coloured(&p.colour, &letter))
    });
    let letters: Vec<(String, String)> = letters.collect();
    grid.painted(page, "", &letters);
}

fn open_sea(page: &mut Page, board: &GrogBoard) {
    if let Some(at_sea) = &board.open_sea {
        page.text(&page.say("open-sea", &[("ship", ship(at_sea).into())]), 2);
    }
}

/// A ship and the letters of those who trade there.
fn ship(ship: &Ship) -> String {
    let markers = ship
        .markers
        .iter()
        .map(|seal| format!(" ({})", seal.letter));
    ship.name.clone() + &markers.collect::<String>()
}

/// A die; in brackets while it lies in the bidding row.
fn die(die: &Die) -> String {
    if die.in_row {
        format!("({})", die.pips)
    } else {
        die.pips.to_string()
    }
}

/// A building in one to three letters.
fn building(house: &House) -> String {
    let who = match &house.occupant {
        Occupant::Free => house
            .income
            .map_or_else(|| "+0".to_owned(), |coins| format!("+{coins}")),
        Occupant::Crew(seal) => seal.letter.to_string(),
        Occupant::Lock => "#".to_owned(),
        Occupant::Ghost => "~".to_owned(),
    };
    match house.touch {
        Touch::Act(_) => who + "*",
        Touch::Ask(_) | Touch::Nothing => who,
    }
}

fn painted(page: &Page, house: &House) -> String {
    match &house.occupant {
        Occupant::Crew(seal) => page.ink.coloured(seal.colour, &building(house)),
        Occupant::Free | Occupant::Lock | Occupant::Ghost => building(house),
    }
}

fn bidding_row(page: &mut Page, board: &GrogBoard) {
    let spaces = (1..)
        .zip(&board.row)
        .map(|(n, space)| bidding_space(page, n, space));
    let spaces: Vec<String> = spaces.collect();
    let row = page.say("row", &[("spaces", spaces.join("  ").into())]);
    page.text(&row, 2);
    let bid = match &board.bid {
        None => page.say("no-bid", &[]),
        Some(bid) => {
            let name = format!("{} {}", page.seal(&bid.seal), bid.name);
            let args = [("amount", bid.amount.into()), ("name", name.into())];
            page.say("bid", &args)
        }
    };
    page.text(&bid, 2);
}

fn bidding_space(page: &Page, number: u8, space: &BiddingSpace) -> String {
    let die = space.die.as_ref().map(|die| {
        let text = format!("{}{}", die.letter, die.pips);
        page.ink.coloured(&die.colour, &text)
    });
    let die = die.unwrap_or_else(|| "–".to_owned());
    unbroken(&format!("{number} {} {die}", space.label))
}

/// The width of the longest part that a line cannot end in: words part at
/// blanks and behind hyphens.
fn longest_word(text: &str) -> usize {
    let words = text.split_whitespace();
    let parts = words.flat_map(|word| word.split_inclusive('-'));
    parts.map(display_width).max().unwrap_or_default()
}

fn padded(text: &str, width: usize) -> String {
    let left = width.saturating_sub(display_width(text));
    text.to_owned() + &" ".repeat(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_part_at_blanks_and_hyphens_only() {
        for (text, width) in [
            ("Schatzkarte", 11),
            ("2-Münzen-Schiff (W)", 7),
            ("no coins", 5),
            ("", 0),
        ] {
            assert_eq!(longest_word(text), width, "{text}");
        }
    }
}
