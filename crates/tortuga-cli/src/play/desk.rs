//! What a person at a screen reads, wherever the table is: here, or at a server.

use tortuga_core::Level;
use tortuga_scene::{Board, Choice, LogLine, Scene};
use tortuga_words::{Arg, Lang};

use crate::output::Failure;
use crate::play::cards::Known;
use crate::play::choices::Choices;
use crate::play::page::{self, Page};
use crate::play::screen::Screen;

/// So many sentences of the log are shown if nobody asks for all.
const LATELY: usize = 25;

/// A screen, and what is the same on every page of it.
pub(crate) struct Desk<'o> {
    pub(crate) screen: Screen<'o>,
    pub(crate) lang: Lang,
    /// The game's name.
    pub(crate) game: String,
    /// How the bots play, seat by seat; none for people.
    pub(crate) bots: Vec<Option<Level>>,
}

impl Desk<'_> {
    /// What the window holds now, empty.
    pub(crate) fn page(&self) -> Page {
        let page = Page::new(self.lang, Screen::width(), self.screen.ink());
        page.with_bots(self.bots.clone())
    }

    pub(crate) fn show(&mut self, page: Page) -> Result<(), Failure> {
        self.screen.show(page.into_lines())
    }

    /// Says one thing.
    pub(crate) fn tell(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Failure> {
        let text = tortuga_words::say(self.lang, &format!("term-{key}"), args);
        self.say(&text)
    }

    /// Shows a sentence.
    pub(crate) fn say(&mut self, text: &str) -> Result<(), Failure> {
        let mut page = self.page();
        page.text(text, 2);
        self.show(page)
    }

    /// Says what can be typed.
    pub(crate) fn nudge(&mut self, choices: &Choices) -> Result<(), Failure> {
        self.tell("nudge", &[("count", choices.len().into())])
    }

    /// Says which rule forbids it.
    pub(crate) fn refuse(&mut self, key: &str, rule: &str) -> Result<(), Failure> {
        let reason = tortuga_words::refusal(self.lang, &self.game, key);
        let args = [("reason", reason.into()), ("rule", rule.to_owned().into())];
        self.tell("refused", &args)
    }

    /// What a choice means.
    pub(crate) fn show_choice(&mut self, choice: &Choice) -> Result<(), Failure> {
        let mut page = self.page();
        let notation = page::unbroken(&format!("· {}", choice.notation));
        let title = format!("{} {notation}", choice.label);
        page.text(&page.ink.bold(&title), 2);
        for text in [&choice.about, &choice.outcome] {
            if !text.is_empty() {
                page.text(&format!("  {text}"), 2);
            }
        }
        self.show(page)
    }

    /// What a card does.
    pub(crate) fn show_card(&mut self, known: &Known) -> Result<(), Failure> {
        let mut page = self.page();
        page.text(&page.ink.bold(&known.title), 2);
        page.text(&format!("  {}", known.about), 2);
        self.show(page)
    }

    /// Every choice, however many there are.
    pub(crate) fn show_all(&mut self, choices: &Choices) -> Result<(), Failure> {
        let mut page = self.page();
        choices.draw(&mut page, true);
        self.show(page)
    }

    /// The book's words for a rule.
    pub(crate) fn rule(&mut self, id: &str) -> Result<(), Failure> {
        let id = id.trim().to_uppercase();
        if id.is_empty() {
            let rule = self.some_rule();
            return self.tell("rule-which", &[("rule", rule.into())]);
        }
        if let Some(text) = tortuga_words::rule(&id) {
            let mut page = self.page();
            if page.lang != Lang::En {
                page.text(&page.ink.faint(&page.say("rule-english", &[])), 2);
            }
            page.text(&format!("{} {text}", page.ink.bold(&id)), 2);
            return self.show(page);
        }
        let say = |key, args: &[_]| tortuga_words::say(self.lang, key, args);
        let unknown = say("rule-unknown", &[("id", id.clone().into())]);
        let near = tortuga_words::closest(&id);
        let near =
            (!near.is_empty()).then(|| say("rule-closest", &[("ids", near.join(", ").into())]));
        self.screen.show([unknown].into_iter().chain(near))
    }

    /// What can be typed, in this order; and what is special in this game.
    pub(crate) fn help(&self, keys: &[&str], scene: Option<&Scene>, example: &str) -> Page {
        let mut page = self.page();
        let args = [
            ("example", example.to_owned().into()),
            ("rule", self.some_rule().into()),
        ];
        let special = scene.and_then(|scene| match scene.board {
            Board::Grog(_) => None,
            Board::Groo(_) => Some("cards"),
            Board::Foggy(_) => Some("tokens"),
            Board::Glory(_) => Some("glory"),
        });
        for key in keys.iter().copied().chain(special) {
            page.text(&page.say(&format!("help-{key}"), &args), 4);
        }
        page
    }

    /// A rule of the game, as an example.
    fn some_rule(&self) -> String {
        let mut rules = tortuga_words::rules_of(&self.game);
        rules
            .next()
            .map_or_else(String::new, |(id, _)| id.to_owned())
    }

    /// What happened, lately or from the beginning.
    pub(crate) fn show_log(&mut self, lines: &[LogLine], all: bool) -> Result<(), Failure> {
        let skipped = if all {
            0
        } else {
            lines.len().saturating_sub(LATELY)
        };
        let mut page = self.page();
        if skipped > 0 {
            page.text(&page.say("log-earlier", &[("count", skipped.into())]), 2);
        }
        page::log(&mut page, &lines[skipped..]);
        self.show(page)
    }

    /// What a level is called.
    pub(crate) fn level_word(&self, level: Level) -> String {
        tortuga_words::say(self.lang, &format!("bot-{level}"), &[])
    }
}
