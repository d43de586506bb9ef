//! Luck that people bring themselves: they roll and draw, and type what came.

use tortuga_core::{Actor, Seat, Viewer};
use tortuga_games::PlayError;
use tortuga_scene::LuckPrompt;

use crate::output::Failure;
use crate::play::commands::{Command, notation};
use crate::play::session::{Session, Stop};

impl Session<'_> {
    /// Asks people for what they rolled or drew.
    pub(crate) fn typed_luck(&mut self) -> Result<(), Stop> {
        match self.luck_prompt()?.seat {
            Some(seat) => self.hand_over(Seat(seat))?,
            None => self.clear_for_all()?,
        }
        let prompt = self.luck_prompt()?;
        self.draw_luck(&prompt)?;
        let mut understood = None;
        loop {
            let Some(line) = self.desk.screen.ask("> ")? else {
                return Err(Stop::Quit);
            };
            match Command::read(&line) {
                Command::Quit => return Err(Stop::Quit),
                Command::Rule(id) => drop(self.rule(&id)?),
                Command::Choose(typed) => understood = self.understand(&prompt, &typed)?,
                Command::Nothing if understood.is_some() => {
                    let outcome = understood.unwrap_or_default();
                    return Ok(self.advance(Actor::Chance, &outcome, None)?);
                }
                Command::Nothing
                | Command::Help
                | Command::Explain(_)
                | Command::Board
                | Command::All
                | Command::Log { .. }
                | Command::Undo
                | Command::Hint => {
                    self.tell("luck-help", &[("hint", prompt.hint.clone().into())])?;
                }
            }
        }
    }

    /// Says what to roll or draw, and once how to type it.
    fn draw_luck(&mut self, prompt: &LuckPrompt) -> Result<(), Failure> {
        let mut page = self.page();
        page.blank();
        page.text(&page.ink.bold(&prompt.text), 2);
        if self.hinted != prompt.hint {
            page.text(&page.ink.faint(&prompt.hint), 2);
            self.hinted.clone_from(&prompt.hint);
        }
        self.show(page)
    }

    fn luck_prompt(&self) -> Result<LuckPrompt, Failure> {
        let table = self.game.history.table();
        let at_screen = self.at_screen_viewer();
        let view = table.view_json(at_screen);
        let prompt = tortuga_scene::luck(table.game(), &self.onlook(at_screen), &view)
            .map_err(|error| Failure::No(error.to_string()))?;
        Ok(prompt.expect("chance is to act"))
    }

    /// Reads what was rolled or drawn, in short or in full notation, and says
    /// it in words: nobody can take it back once it is played.
    fn understand(&mut self, prompt: &LuckPrompt, typed: &str) -> Result<Option<String>, Failure> {
        let full = notation(&named(prompt, typed).replace(',', " "));
        let short = full.strip_prefix(prompt.prefix.as_str()).unwrap_or(&full);
        let text = format!("{}{}", prompt.prefix, apart(short));
        let table = self.game.history.table();
        match table.check(Actor::Chance, &text) {
            Ok(()) => {
                let onlook = self.onlook(self.at_screen_viewer());
                let said = tortuga_scene::typed_luck(table.game(), &onlook, &text)
                    .map_err(|error| Failure::No(error.to_string()))?;
                let what = said.unwrap_or_else(|| text.clone());
                self.tell("understood", &[("what", what.into())])?;
                return Ok(Some(text));
            }
            Err(PlayError::Refused { key, rule, .. }) => self.refuse(key, rule)?,
            Err(PlayError::Notation(_)) => {
                let hint = prompt.hint.clone();
                self.tell("luck-help", &[("hint", hint.into())])?;
            }
        }
        Ok(None)
    }

    /// The person at the screen, or nobody in particular.
    fn at_screen_viewer(&self) -> Viewer {
        let people = self.game.seating.people;
        let person = self.at_screen.filter(|&seat| people.has(seat));
        person.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// A name that people know means what the notation calls it.
fn named<'t>(prompt: &'t LuckPrompt, typed: &'t str) -> &'t str {
    let wanted = typed.trim().to_lowercase();
    let mut names = prompt.names.iter();
    let found = names.find(|name| name.name.to_lowercase() == wanted);
    found.map_or(typed, |name| name.id.as_str())
}

/// `15143` means `1 5 1 4 3`: no die and no card has two digits.
fn apart(typed: &str) -> String {
    if !typed.bytes().all(|byte| byte.is_ascii_digit()) {
        return typed.to_owned();
    }
    let digits = typed.chars().map(String::from);
    digits.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_may_be_typed_without_blanks() {
        for (typed, meant) in [
            ("15143", "1 5 1 4 3"),
            ("1 5 1 4 3", "1 5 1 4 3"),
            ("fish", "fish"),
        ] {
            assert_eq!(apart(typed), meant);
        }
    }
}
