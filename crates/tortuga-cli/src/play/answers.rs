//! Questions at the prompt: what a choice means, what happened, what a rule says.

use serde_json::Value;
use tortuga_core::{NotationError, RuleId, Seat, Viewer};
use tortuga_games::PlayError;
use tortuga_scene::{Board, Scene};
use tortuga_words::Lang;

use crate::output::Failure;
use crate::play::cards::{self, Known};
use crate::play::choices::{Choices, Pick};
use crate::play::page;
use crate::play::session::Session;
use crate::play::turn::Done;

/// So many sentences of the log are shown if nobody asks for all.
const LATELY: usize = 25;

/// What can be typed, in the order of the help.
const HELP: [&str; 9] = [
    "choose", "explain", "hint", "all", "board", "log", "undo", "rules", "quit",
];

impl Session<'_> {
    /// What a choice means, or why it is not one.
    pub(crate) fn explain(
        &mut self,
        seat: Seat,
        choices: &Choices,
        typed: &str,
    ) -> Result<Done, Failure> {
        match choices.pick(self.game.history.table(), seat, typed) {
            Pick::NoSuchNumber => return self.nudge(choices),
            Pick::Refused(PlayError::Notation(error)) => {
                let scene = self.scene(Viewer::Seat(seat))?;
                match cards::find(&scene, typed) {
                    Some(known) => self.show_card(&known)?,
                    None => self.unreadable(choices, typed, &error)?,
                }
            }
            Pick::Refused(PlayError::Refused { key, rule, .. }) => {
                self.refuse(key, rule)?;
                return self.rule(&rule.to_string());
            }
            Pick::Choice(choice) => {
                let mut page = self.page();
                let notation = page::unbroken(&format!("· {}", choice.notation));
                let title = format!("{} {notation}", choice.label);
                page.text(&page.ink.bold(&title), 2);
                for text in [&choice.about, &choice.outcome] {
                    if !text.is_empty() {
                        page.text(&format!("  {text}"), 2);
                    }
                }
                self.show(page)?;
            }
        }
        Ok(Done::No)
    }

    /// What a card does.
    fn show_card(&mut self, known: &Known) -> Result<(), Failure> {
        let mut page = self.page();
        page.text(&page.ink.bold(&known.title), 2);
        page.text(&format!("  {}", known.about), 2);
        self.show(page)
    }

    /// The book's words for a rule.
    pub(crate) fn rule(&mut self, id: &str) -> Result<Done, Failure> {
        let id = id.trim().to_uppercase();
        if id.is_empty() {
            let rule = self.some_rule();
            self.tell("rule-which", &[("rule", rule.into())])?;
            return Ok(Done::No);
        }
        if let Some(text) = tortuga_words::rule(&id) {
            let mut page = self.page();
            if page.lang != Lang::En {
                page.text(&page.ink.faint(&page.say("rule-english", &[])), 2);
            }
            page.text(&format!("{} {text}", page.ink.bold(&id)), 2);
            self.show(page)?;
            return Ok(Done::No);
        }
        let say = |key, args: &[_]| tortuga_words::say(self.game.lang, key, args);
        let unknown = say("rule-unknown", &[("id", id.clone().into())]);
        let near = tortuga_words::closest(&id);
        let near =
            (!near.is_empty()).then(|| say("rule-closest", &[("ids", near.join(", ").into())]));
        self.screen.show([unknown].into_iter().chain(near))?;
        Ok(Done::No)
    }

    pub(crate) fn help(&mut self, scene: &Scene, choices: &Choices) -> Result<Done, Failure> {
        let mut page = self.page();
        let args = [
            ("example", choices.last().to_owned().into()),
            ("rule", self.some_rule().into()),
        ];
        for key in HELP {
            page.text(&page.say(&format!("help-{key}"), &args), 4);
        }
        if let Board::Groo(_) = scene.board {
            page.text(&page.say("help-cards", &[]), 4);
            if self.game.seating.alone().is_none() {
                page.text(&page.say("help-windows", &[]), 4);
            }
        }
        if let Board::Foggy(_) = scene.board {
            page.text(&page.say("help-tokens", &[]), 4);
        }
        if let Board::Glory(_) = scene.board {
            page.text(&page.say("help-glory", &[]), 4);
        }
        self.show(page)?;
        Ok(Done::No)
    }

    /// A rule of the game, as an example.
    fn some_rule(&self) -> String {
        let game = self.game.history.table().game();
        let mut rules = tortuga_words::rules_of(game);
        rules
            .next()
            .map_or_else(String::new, |(id, _)| id.to_owned())
    }

    /// What this viewer heard, lately or from the beginning.
    pub(crate) fn show_log(&mut self, viewer: Viewer, all: bool) -> Result<Done, Failure> {
        let heard = self.game.history.all(viewer);
        let heard: Vec<Value> = heard.flat_map(|(_, heard)| heard.to_vec()).collect();
        let lines = self.log(viewer, &heard)?;
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
        self.show(page)?;
        Ok(Done::No)
    }

    /// Says which rule forbids it.
    pub(crate) fn refuse(&mut self, key: &str, rule: RuleId) -> Result<(), Failure> {
        let game = self.game.history.table().game();
        let reason = tortuga_words::refusal(self.game.lang, game, key);
        let args = [("reason", reason.into()), ("rule", rule.to_string().into())];
        self.tell("refused", &args)
    }

    /// What is wrong with words that are no action, and how to write one.
    pub(crate) fn unreadable(
        &mut self,
        choices: &Choices,
        typed: &str,
        error: &NotationError,
    ) -> Result<(), Failure> {
        let verb = typed.split_whitespace().next().unwrap_or_default();
        let (key, word) = match error {
            NotationError::Empty | NotationError::UnknownVerb { .. } => ("not-understood", verb),
            NotationError::WrongLength { .. } => ("wrong-length", verb),
            NotationError::BadWord { word, .. } => ("bad-word", word.as_str()),
        };
        self.tell(key, &[("word", word.to_owned().into())])?;
        match choices.example(verb) {
            Some(example) => self.tell("example", &[("example", example.to_owned().into())]),
            None => Ok(()),
        }
    }
}
