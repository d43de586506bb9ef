//! What one person sees before a decision, as lines of text.

use textwrap::core::display_width;
use tortuga_core::Level;
use tortuga_scene::{Asks, Board, Card, Count, LogLine, Plate, Scene, Seal, StepState};
use tortuga_words::{Arg, Lang};

use crate::play::ink::Ink;
use crate::play::{board, board_foggy, board_glory, board_groo};

/// From this width on the board has wide columns.
const WIDE: usize = 72;
/// No line ends at one of these.
const HARD_BLANK: &str = "\u{a0}";
const HARD_HYPHEN: &str = "\u{2011}";

/// Lines that fit the window.
pub(crate) struct Page {
    pub(crate) lang: Lang,
    pub(crate) width: usize,
    pub(crate) ink: Ink,
    /// How the bots play, seat by seat; none for people.
    bots: Vec<Option<Level>>,
    lines: Vec<String>,
}

impl Page {
    pub(crate) fn new(lang: Lang, width: usize, ink: Ink) -> Self {
        Self {
            lang,
            width,
            ink,
            bots: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// The same for a table with these bots, seat by seat.
    pub(crate) fn with_bots(self, bots: Vec<Option<Level>>) -> Self {
        Self { bots, ..self }
    }

    pub(crate) fn into_lines(self) -> Vec<String> {
        self.lines
    }

    /// The terminal's own words.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        tortuga_words::say(self.lang, &format!("term-{key}"), args)
    }

    /// There is room for wide columns.
    pub(crate) const fn is_wide(&self) -> bool {
        self.width >= WIDE
    }

    /// A line as it is.
    pub(crate) fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    pub(crate) fn blank(&mut self) {
        self.line("");
    }

    /// Text, wrapped; all lines but the first stand further in.
    pub(crate) fn text(&mut self, text: &str, hanging: usize) {
        let hang = " ".repeat(hanging);
        let options = textwrap::Options::new(self.width).subsequent_indent(&hang);
        let lines = textwrap::wrap(text, options);
        self.lines.extend(lines.into_iter().map(|line| soft(&line)));
    }

    /// A heading with a rule behind it.
    pub(crate) fn heading(&mut self, text: &str) {
        let text = shorten(text, self.width);
        let left = self.width.saturating_sub(display_width(&text) + 1);
        let line = format!("{} {}", self.ink.bold(&text), "─".repeat(left));
        self.line(line);
    }

    /// What stands behind a player's name: ` (you)`, or how well a bot plays.
    pub(crate) fn role(&self, seal: &Seal, you: bool) -> String {
        let bot = self.bots.get(usize::from(seal.seat)).copied().flatten();
        let role = match bot {
            _ if you => self.say("you", &[]),
            Some(level) => tortuga_words::say(self.lang, &format!("bot-{level}"), &[]),
            None => return String::new(),
        };
        format!(" ({role})")
    }

    /// A player's letter in the player's colour.
    pub(crate) fn seal(&self, seal: &Seal) -> String {
        self.ink.coloured(seal.colour, &seal.letter.to_string())
    }
}

/// Text cut to a width, with a mark where something is missing.
pub(crate) fn shorten(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if display_width(&short) + display_width(&letter.to_string()) + 1 > width {
            break;
        }
        short.push(letter);
    }
    short.push('…');
    short
}

/// Text that does not part at the end of a line.
pub(crate) fn unbroken(text: &str) -> String {
    text.replace(' ', HARD_BLANK).replace('-', HARD_HYPHEN)
}

/// The same text once its lines are made.
fn soft(text: &str) -> String {
    text.replace(HARD_BLANK, " ").replace(HARD_HYPHEN, "-")
}

/// Where in the game we are, the board, the players, my cards.
pub(crate) fn table(page: &mut Page, scene: &Scene) {
    page.blank();
    let now = scene.steps.iter().find(|step| step.state == StepState::Now);
    let phase = now.map(|step| format!(" · {}", step.label));
    let title = format!("{} · {}", scene.title, scene.round);
    page.heading(&(title + &phase.unwrap_or_default()));
    let over = scene.result.is_some();
    match &scene.board {
        Board::Grog(board) => {
            board::draw(page, board, over);
            page.blank();
            for plate in &scene.plates {
                player(page, plate);
            }
        }
        Board::Groo(board) => board_groo::draw(page, board, &scene.plates, over),
        Board::Foggy(board) => board_foggy::draw(page, board, &scene.plates, over),
        Board::Glory(board) => board_glory::draw(page, board, &scene.plates, over),
    }
    let key = match scene.board {
        Board::Grog(_) | Board::Groo(_) => "your-cards",
        Board::Foggy(_) => "your-tokens",
        // All hands lie open, and the board shows them.
        Board::Glory(_) => return,
    };
    if !scene.hand.is_empty() {
        page.blank();
        hand(page, key, &scene.hand);
    }
}

/// What everybody sees of a player, in a line.
pub(crate) fn player(page: &mut Page, plate: &Plate) {
    let points = page.say("points", &[("count", plate.points.into())]);
    let counts = plate.counts.iter().filter(|count| count.count > 0);
    let facts = [points].into_iter().chain(counts.map(counted)).collect();
    named_player(page, plate, facts);
}

/// The same with these facts instead of points and counts.
pub(crate) fn named_player(page: &mut Page, plate: &Plate, mut facts: Vec<String>) {
    let mark = if plate.acts { "»" } else { " " };
    let name = page.ink.bold(&plate.name) + &page.role(&plate.seal, plate.you);
    if !plate.status.is_empty() {
        facts.push(page.ink.bold(&plate.status));
    }
    let seal = page.seal(&plate.seal);
    page.text(&format!("{mark} {seal} {name}: {}", facts.join(", ")), 4);
}

/// `Coins 8`.
pub(crate) fn counted(count: &Count) -> String {
    format!("{}{HARD_BLANK}{}", count.label, count.count)
}

fn hand(page: &mut Page, key: &str, cards: &[Card]) {
    let titles = cards.iter().map(|card| {
        if card.corner.is_empty() {
            card.title.clone()
        } else {
            format!("{} ({})", card.title, unbroken(&card.corner))
        }
    });
    let held = titles.collect::<Vec<_>>().join(", ");
    let text = page.say(key, &[("cards", held.into())]);
    page.text(&text, 2);
}

/// What happened, sentence by sentence.
pub(crate) fn log(page: &mut Page, lines: &[LogLine]) {
    for line in lines {
        if let Some(round) = &line.round {
            let round = page.ink.faint(&format!("— {round} —"));
            page.text(&round, 2);
        }
        let seal = line.seal.as_ref().map(|seal| page.seal(seal));
        let mark = seal.unwrap_or_else(|| "·".to_owned());
        page.text(&format!("{mark} {}", line.text), 2);
    }
}

/// What is asked.
pub(crate) fn prompt(page: &mut Page, scene: &Scene) {
    page.blank();
    let asks = match scene.prompt.asks {
        Asks::You => page.ink.bold(&scene.prompt.text),
        Asks::Others | Asks::Nobody => scene.prompt.text.clone(),
    };
    page.text(format!("{asks} {}", scene.prompt.fact).trim(), 2);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_wrapped_by_what_it_takes_on_the_screen() {
        assert_eq!(shorten("Haken-Shop", 10), "Haken-Shop");
        assert_eq!(shorten("Schätze und Münzen", 10), "Schätze u…");
        assert_eq!(display_width(&shorten("漢字漢字", 5)), 5);
        let mut page = Page::new(Lang::En, 12, Ink::full());
        let red = Ink::full().coloured("red", "Red");
        page.text(&format!("{red} pays 3 fish"), 2);
        assert_eq!(
            page.into_lines(),
            [format!("{red} pays 3"), "  fish".to_owned()]
        );
    }

    #[test]
    fn notation_stays_in_one_line() {
        let mut page = Page::new(Lang::En, 16, Ink::none());
        page.text(&format!("A fish {}", unbroken("start-good fish")), 1);
        assert_eq!(page.into_lines(), ["A fish", " start-good fish"]);
    }
}
