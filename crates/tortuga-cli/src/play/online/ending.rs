//! The end of a game at a server: the score, the record, another game.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use tortuga_client::Client;
use tortuga_protocol::{Ending, Stage, TableCard};
use tortuga_scene::{LogLine, Scene};

use super::seen::Seen;
use super::trouble::{failure, problem, words};
use super::visit::{Asked, Plan, Visit};
use super::wire::Wire;
use crate::line::Trouble;
use crate::output::Failure;
use crate::play::score;
use crate::play::shell::quoted;

impl Visit<'_> {
    /// The game is over: shows the end once, later only what is new.
    pub(super) fn ended(
        &mut self,
        card: &TableCard,
        scene: &Scene,
        lines: &[LogLine],
        first: usize,
    ) -> Result<(), Failure> {
        if std::mem::replace(&mut self.seen.over, true) {
            return Ok(());
        }
        self.seen.decided = self.seen.decided.min(first);
        let mut page = self.board(scene, lines);
        if let Some(outcome) = &scene.result {
            score::draw(&mut page, outcome);
        }
        page.blank();
        if let Some(ending) = card.ending {
            let key = match ending {
                Ending::Resignation => "ended-resignation",
                Ending::Abandonment => "ended-abandonment",
                Ending::Closed => "ended-closed",
            };
            page.text(&page.ink.bold(&words(page.lang, key, &[])), 0);
        }
        page.text(&words(page.lang, "over", &[]), 0);
        self.desk.show(page)
    }

    /// What follows from what was shown: the record is kept, if that was asked
    /// for, and whoever wants to play again goes to the new table.
    pub(super) async fn follow(&mut self) -> Result<(), Failure> {
        if self.seen.over
            && let Some(file) = self.record.take()
        {
            self.write_record(&file).await?;
        }
        let next = self
            .client
            .table
            .as_ref()
            .and_then(|card| card.rematch.clone());
        match next {
            Some(table) if self.asked.rematch => self.go_over(&table).await,
            _ => Ok(()),
        }
    }

    /// Leaves this table for another.
    async fn go_over(&mut self, table: &str) -> Result<(), Failure> {
        self.wire.close().await;
        self.wire = Wire::new(table);
        self.client = Client::default();
        self.seen = Seen::default();
        self.asked = Asked::default();
        self.clocks = None;
        self.plan = Plan {
            bots: Vec::new(),
            sit: true,
            luck: true,
        };
        let link = self.line.place().link(table);
        self.say("goes-over", &[("link", link.into())])
    }

    /// Keeps the record, in a file of the usual name if none is given.
    pub(super) async fn keep_record(&mut self, file: Option<String>) -> Result<(), Failure> {
        if self.seen.stage() != Some(Stage::Over) {
            let why = problem(self.desk.lang, tortuga_protocol::Problem::NotOver);
            return self.desk.say(&why);
        }
        let usual = || format!("{}-{}.tortuga", self.desk.game, self.wire.table());
        let file = PathBuf::from(file.unwrap_or_else(usual));
        self.write_record(&file).await
    }

    /// A file that is there already is left alone.
    async fn write_record(&mut self, file: &Path) -> Result<(), Failure> {
        let path = format!("/api/tables/{}/record", self.wire.table());
        let record = match self.line.text(&path).await {
            Ok(record) => record,
            Err(Trouble::Sorry(why)) => {
                return self.desk.say(&problem(self.desk.lang, why));
            }
            Err(trouble) => return self.complain(&failure(self.desk.lang, &trouble)),
        };
        let mut options = OpenOptions::new();
        let opened = options.write(true).create_new(true).open(file);
        let written = opened.and_then(|mut file| file.write_all(record.as_bytes()));
        let name = file.display().to_string();
        match written {
            Ok(()) => self
                .desk
                .tell("recorded", &[("file", quoted(&name).into())]),
            Err(error) => self.complain(&Failure::in_file(&name, error)),
        }
    }

    /// Something went wrong that need not end the visit.
    fn complain(&mut self, failure: &Failure) -> Result<(), Failure> {
        match failure {
            Failure::No(text) | Failure::BadInput(text) => self.desk.say(text),
            Failure::NobodyReads => Err(Failure::NobodyReads),
        }
    }
}
