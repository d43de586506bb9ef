//! One decision of one person, and everything that can be typed before it.

use tortuga_core::{Actor, Seat, Viewer};
use tortuga_games::PlayError;
use tortuga_scene::Scene;

use crate::output::Failure;
use crate::play::choices::{Choices, Pick};
use crate::play::commands::Command;
use crate::play::history::TooLate;
use crate::play::page;
use crate::play::session::{Session, Stop};

impl Session<'_> {
    /// Lets a person decide.
    pub(crate) fn turn(&mut self, seat: Seat) -> Result<(), Stop> {
        self.hand_over(seat)?;
        let scene = self.scene(Viewer::Seat(seat))?;
        let choices = Choices::of(&scene);
        self.draw(seat, &scene, &choices)?;
        loop {
            let Some(line) = self.desk.screen.ask("> ")? else {
                return Err(Stop::Quit);
            };
            let done = match Command::read(&line) {
                Command::Choose(typed) => self.choose(seat, &choices, &typed)?,
                Command::Undo => self.undo(seat)?,
                Command::Explain(typed) => self.explain(seat, &choices, &typed)?,
                Command::Board => self.draw(seat, &scene, &choices)?,
                Command::All => self.list_all(&choices)?,
                Command::Nothing => self.nudge(&choices)?,
                Command::Hint => self.hint(seat, &scene)?,
                Command::Log { all } => self.show_log(Viewer::Seat(seat), all)?,
                Command::Help => self.help(&scene, &choices)?,
                Command::Rule(id) => self.rule(&id)?,
                Command::Quit => return Err(Stop::Quit),
            };
            if done == Done::Yes {
                return Ok(());
            }
        }
    }

    /// Everything that a person sees before a decision.
    fn draw(&mut self, seat: Seat, scene: &Scene, choices: &Choices) -> Result<Done, Failure> {
        let mut page = self.page();
        page::table(&mut page, scene);
        self.draw_news(&mut page, Viewer::Seat(seat))?;
        page::prompt(&mut page, scene);
        choices.draw(&mut page, false);
        self.show(page)?;
        Ok(Done::No)
    }

    fn list_all(&mut self, choices: &Choices) -> Result<Done, Failure> {
        self.desk.show_all(choices)?;
        Ok(Done::No)
    }

    fn choose(&mut self, seat: Seat, choices: &Choices, typed: &str) -> Result<Done, Failure> {
        match choices.pick(self.game.history.table(), seat, typed) {
            Pick::Choice(choice) => {
                self.advance(Actor::Seat(seat), &choice.notation, None)?;
                return Ok(Done::Yes);
            }
            Pick::NoSuchNumber => return self.nudge(choices),
            Pick::Refused(PlayError::Refused { key, rule, .. }) => self.refuse(key, rule)?,
            Pick::Refused(PlayError::Notation(error)) => self.unreadable(choices, typed, &error)?,
        }
        Ok(Done::No)
    }

    /// Says what can be typed.
    pub(crate) fn nudge(&mut self, choices: &Choices) -> Result<Done, Failure> {
        self.desk.nudge(choices)?;
        Ok(Done::No)
    }

    /// Takes the last decision back, or says why it is too late.
    fn undo(&mut self, seat: Seat) -> Result<Done, Failure> {
        let taken = match self.game.history.take_back(seat) {
            Ok(taken) => taken,
            Err(late) => {
                self.too_late(late)?;
                return Ok(Done::No);
            }
        };
        if let Some(book) = &mut self.game.book {
            book.rewrite(self.game.history.table().actions())?;
        }
        self.tell("undone", &[("what", taken.into())])?;
        Ok(Done::Yes)
    }

    fn too_late(&mut self, late: TooLate) -> Result<(), Failure> {
        match late {
            TooLate::Nothing => self.tell("undo-nothing", &[]),
            TooLate::Chance => self.tell("undo-chance", &[]),
            TooLate::Together => self.tell("undo-together", &[]),
            TooLate::Answered => self.tell("undo-answered", &[]),
            TooLate::Learned => self.tell("undo-learned", &[]),
            TooLate::Other(other) => {
                let name = self.name(other);
                self.tell("undo-other", &[("name", name.into())])
            }
        }
    }
}

/// Is the decision made?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    Yes,
    No,
}
