//! The game on the table, drawn as at a table here.

use tortuga_client::{chronicle, strict};
use tortuga_protocol::{Sitter, TableCard};
use tortuga_scene::{LogLine, Onlook, Scene};

use super::trouble::words;
use super::visit::Visit;
use crate::output::Failure;
use crate::play::choices::Choices;
use crate::play::page::{self, Page};

impl Visit<'_> {
    /// What the viewer sees; none before the game begins.
    pub(super) fn scene(&self) -> Result<Option<Scene>, Failure> {
        let (Some(card), Some(picture)) = (&self.client.table, &self.client.picture) else {
            return Ok(None);
        };
        let view = if self.strict_fog {
            tortuga_scene::strict_view(&card.game, &picture.view)
        } else {
            Ok(picture.view.clone())
        };
        let names = card.names();
        let onlook = self.onlook(card, &names);
        let standings = picture.standings.as_ref();
        let scene = view.and_then(|view| {
            tortuga_scene::scene(&card.game, &onlook, &view, &picture.legal, standings)
        });
        let undrawable = |error| Failure::No(format!("this position cannot be drawn: {error}"));
        scene.map(Some).map_err(undrawable)
    }

    fn onlook<'a>(&'a self, card: &TableCard, names: &'a [String]) -> Onlook<'a> {
        Onlook {
            lang: self.desk.lang,
            edition: &self.edition,
            names,
            viewer: card.viewer,
        }
    }

    /// Sentences for everything that the viewer has heard.
    pub(super) fn lines(&self, scene: &Scene) -> Vec<LogLine> {
        let Some(card) = &self.client.table else {
            return Vec::new();
        };
        let names = card.names();
        let onlook = self.onlook(card, &names);
        let lines = if self.strict_fog {
            chronicle(&card.game, &onlook, &strict(&card.game, &self.client.heard))
        } else {
            chronicle(&card.game, &onlook, &self.client.heard)
        };
        tortuga_scene::marked(lines, &scene.plates)
    }

    /// The board, and what happened since the viewer's last decision.
    pub(super) fn board(&self, scene: &Scene, lines: &[LogLine]) -> Page {
        let mut page = self.desk.page();
        page::table(&mut page, scene);
        let news = &lines[self.seen.under_board(lines.len())..];
        if !news.is_empty() {
            page.blank();
            page::log(&mut page, news);
        }
        page
    }

    /// What is asked, the clocks, and the choices.
    pub(super) fn question(&self, page: &mut Page, scene: &Scene) {
        page::prompt(page, scene);
        if let Some(clocks) = self.clock_line() {
            page.text(&page.ink.faint(&clocks), 2);
        }
        if self.client.paused() {
            let key = if self.client.alone() {
                "window-alone"
            } else {
                "window"
            };
            page.text(&page.ink.faint(&words(page.lang, key, &[])), 2);
        }
        Choices::of(scene).draw(page, false);
    }

    /// Everybody's time; none without clocks.
    pub(super) fn clock_line(&self) -> Option<String> {
        let (clocks, card) = (self.clocks.as_ref()?, self.client.table.as_ref()?);
        let list = clocks.line(&card.names());
        Some(words(self.desk.lang, "clocks", &[("list", list.into())]))
    }

    /// Draws everything again.
    pub(super) fn draw_all(&mut self) -> Result<(), Failure> {
        let Some(scene) = self.scene()? else {
            return self.show_seats();
        };
        let lines = self.lines(&scene);
        let mut page = self.board(&scene, &lines);
        self.question(&mut page, &scene);
        self.desk.show(page)
    }

    /// Bots, and bots that play in somebody's place.
    pub(super) fn seat_levels(&mut self, card: &TableCard) {
        let seats = card.seats.iter();
        let levels = seats.map(|seat| match seat.who {
            Sitter::Bot(level) => Some(level),
            Sitter::Person if seat.stand_in || seat.resigned => Some(card.stand_in),
            Sitter::Person | Sitter::Nobody => None,
        });
        self.desk.bots = levels.collect();
    }
}
