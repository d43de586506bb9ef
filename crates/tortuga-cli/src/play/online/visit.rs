//! At a table of a server: lines come from the keyboard, pictures over the wire.

use std::path::PathBuf;
use std::pin::pin;

use tokio::time::{Instant, sleep_until};
use tortuga_client::{Client, Link, number};
use tortuga_core::Level;
use tortuga_games::EditionChoice;
use tortuga_protocol::{Ask, Stage};

use super::clocks::Told;
use super::fresh::Fresh;
use super::orders::Order;
use super::seen::{Decision, Seen};
use super::trouble::words;
use super::wire::{Came, Wire};
use crate::line::Line;
use crate::output::Failure;
use crate::play::desk::Desk;
use crate::play::shell::quoted;

/// Somebody at a table of a server.
pub(crate) struct Visit<'o> {
    pub(super) desk: Desk<'o>,
    pub(super) line: Line,
    pub(super) wire: Wire,
    pub(super) client: Client,
    pub(super) seen: Seen,
    pub(super) edition: EditionChoice,
    pub(super) clocks: Option<Told>,
    pub(super) plan: Plan,
    pub(super) asked: Asked,
    pub(super) fresh: Fresh,
    /// Nobody is reminded of what he laid face down.
    pub(super) strict_fog: bool,
    /// Where the record is to be kept when the game is over.
    pub(super) record: Option<PathBuf>,
    /// The flags that must be typed again to come back.
    pub(super) flags: Vec<String>,
}

/// What is to be done on arrival.
#[derive(Default)]
pub(super) struct Plan {
    /// Put these bots on the free seats; if that fills the table, begin.
    pub(super) bots: Vec<Level>,
    /// Take a seat, if one is free.
    pub(super) sit: bool,
    /// Add to the luck of the table, where nobody asked for it yet.
    pub(super) luck: bool,
}

/// What was asked and typed last.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and none follows from another"
)]
pub(super) struct Asked {
    /// The number of an action or an undo that is not answered yet, and the
    /// decision that it was made on.
    pub(super) acting: Option<(u32, Option<Decision>)>,
    /// The action that was typed.
    pub(super) typed: String,
    /// It was only asked about.
    pub(super) explains: bool,
    /// Something that has no number, before the game.
    pub(super) unnumbered: bool,
    /// To begin.
    pub(super) starts: bool,
    /// To be typed twice, and typed once.
    pub(super) sure: Option<Order>,
    /// What was asked again after the line broke.
    pub(super) again: Vec<u32>,
    /// To play again.
    pub(super) rematch: bool,
    /// That the line is down was told.
    pub(super) down: bool,
}

/// What happens next.
enum Step {
    Typed(Option<String>),
    Came(Came),
    Show,
}

/// Does somebody stay at the table?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stay {
    Yes,
    No,
}

impl Visit<'_> {
    /// Stays until somebody leaves.
    pub(crate) async fn run(mut self) -> Result<(), Failure> {
        let mut lines = self.desk.screen.listen();
        let mut interrupted = pin!(tokio::signal::ctrl_c());
        loop {
            let wants = self.wants_line();
            if wants {
                self.desk.screen.prompt()?;
            }
            let due = self.fresh.due();
            let step = tokio::select! {
                _ = &mut interrupted => Step::Typed(None),
                line = lines.recv(), if wants => Step::Typed(line),
                came = self.wire.next(&self.line) => Step::Came(came),
                () = at(due) => Step::Show,
            };
            let stay = match step {
                Step::Typed(None) => Stay::No,
                Step::Typed(Some(line)) => self.typed(&line).await?,
                Step::Came(came) => self.came(came).await?,
                Step::Show => self.show().await?,
            };
            if stay == Stay::No {
                return self.leave().await;
            }
        }
    }

    /// May a line be typed now? At a keyboard always; a file answers question
    /// by question.
    fn wants_line(&self) -> bool {
        if !self.desk.screen.reads_file() {
            return self.seen.card.is_some();
        }
        let busy = self.fresh.is_on()
            || self.client.link != Link::Open
            || self.client.waits()
            || self.client.is_advised()
            || self.asked.unnumbered
            || self.asked.starts
            || self.asked.rematch;
        if busy {
            return false;
        }
        match self.seen.stage() {
            None => false,
            Some(Stage::Gathering | Stage::Over) => true,
            Some(Stage::Playing) => self.is_asked(),
        }
    }

    /// The game waits for the viewer, or could go on if he wanted.
    fn is_asked(&self) -> bool {
        let decides = self.decision().is_some() && self.client.kept.is_none();
        let card = self.client.table.as_ref();
        let stands = card.zip(self.client.seat()).is_some_and(|(card, seat)| {
            let stands = card.seats.get(seat.index());
            card.stopped || stands.is_some_and(|seat| seat.stand_in && !seat.resigned)
        });
        decides || stands
    }

    /// What the viewer may decide now.
    pub(super) fn decision(&self) -> Option<Decision> {
        let picture = self.client.picture.as_ref()?;
        let stage = self.client.table.as_ref()?.stage;
        let decides = stage == Stage::Playing && !picture.legal.is_empty();
        decides.then(|| (picture.pause, picture.legal.clone()))
    }

    /// Shows what is new, and does what follows from it.
    async fn show(&mut self) -> Result<Stay, Failure> {
        if self.fresh.look() {
            self.refresh()?;
            self.follow().await?;
        } else {
            self.wait()?;
        }
        Ok(Stay::Yes)
    }

    /// Sends a question, unless the line is down.
    pub(super) async fn ask(&mut self, ask: Option<Ask>) -> Result<(), Failure> {
        let Some(ask) = ask else {
            return Ok(());
        };
        if !self.can_send() {
            return self.notice();
        }
        if number(&ask).is_none() && !matches!(ask, Ask::Hint { .. }) {
            self.asked.unnumbered = true;
            self.asked.starts |= ask == Ask::Start {};
        }
        self.wire.say(&ask).await;
        Ok(())
    }

    /// Says one thing about the server or the table there.
    pub(super) fn say(
        &mut self,
        key: &str,
        args: &[(&str, tortuga_words::Arg<'_>)],
    ) -> Result<(), Failure> {
        let text = words(self.desk.lang, key, args);
        self.desk.say(&text)
    }

    /// Says goodbye, and how to come back.
    async fn leave(mut self) -> Result<(), Failure> {
        self.wire.close().await;
        self.desk.screen.lift()?;
        if self.seen.stage() == Some(Stage::Over) {
            return self.say("left-over", &[]);
        }
        self.say("left", &[])?;
        let link = self.line.place().link(self.wire.table());
        let mut command = format!("tortuga play --server {}", quoted(&link));
        for flag in &self.flags {
            command = format!("{command} {flag}");
        }
        self.desk.screen.show([format!("  {command}")])
    }
}

/// Waits for a moment; for ever, if there is none.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
