//! Questions at the prompt: what a choice means, what happened, what a rule says.

use serde_json::Value;
use tortuga_core::{NotationError, RuleId, Seat, Viewer};
use tortuga_games::PlayError;
use tortuga_scene::{Board, Scene};

use crate::output::Failure;
use crate::play::cards;
use crate::play::choices::{Choices, Pick};
use crate::play::session::Session;
use crate::play::turn::Done;

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
                    Some(known) => self.desk.show_card(&known)?,
                    None => self.unreadable(choices, typed, &error)?,
                }
            }
            Pick::Refused(PlayError::Refused { key, rule, .. }) => {
                self.refuse(key, rule)?;
                return self.rule(&rule.to_string());
            }
            Pick::Choice(choice) => self.desk.show_choice(&choice)?,
        }
        Ok(Done::No)
    }

    /// The book's words for a rule.
    pub(crate) fn rule(&mut self, id: &str) -> Result<Done, Failure> {
        self.desk.rule(id)?;
        Ok(Done::No)
    }

    pub(crate) fn help(&mut self, scene: &Scene, choices: &Choices) -> Result<Done, Failure> {
        let mut page = self.desk.help(&HELP, Some(scene), choices.last());
        if matches!(scene.board, Board::Groo(_)) && self.game.seating.alone().is_none() {
            page.text(&page.say("help-windows", &[]), 4);
        }
        self.show(page)?;
        Ok(Done::No)
    }

    /// What this viewer heard, lately or from the beginning.
    pub(crate) fn show_log(&mut self, viewer: Viewer, all: bool) -> Result<Done, Failure> {
        let heard = self.game.history.all(viewer);
        let heard: Vec<Value> = heard.flat_map(|(_, heard)| heard.to_vec()).collect();
        let lines = self.log(viewer, &heard)?;
        self.desk.show_log(&lines, all)?;
        Ok(Done::No)
    }

    /// Says which rule forbids it.
    pub(crate) fn refuse(&mut self, key: &str, rule: RuleId) -> Result<(), Failure> {
        self.desk.refuse(key, &rule.to_string())
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
