//! What comes over the wire, and what it changes here.

use std::time::Duration;

use tortuga_client::{Notice, is_final, number};
use tortuga_protocol::Tell;

use super::clocks::Told;
use super::trouble::{failure, other_version, problem};
use super::visit::{Stay, Visit};
use super::wire::Came;
use crate::line::Trouble;
use crate::output::Failure;

impl Visit<'_> {
    /// Something came over the wire.
    pub(super) async fn came(&mut self, came: Came) -> Result<Stay, Failure> {
        match came {
            Came::Told(tell) => self.told(*tell).await?,
            Came::Garbled => return Err(Failure::No(other_version(self.desk.lang))),
            Came::Lost(trouble) => self.lost(&trouble)?,
        }
        Ok(Stay::Yes)
    }

    async fn told(&mut self, tell: Tell) -> Result<(), Failure> {
        if let Tell::Sorry {
            id: None,
            problem: why,
        } = &tell
            && is_final(*why)
        {
            return Err(Failure::No(problem(self.desk.lang, *why)));
        }
        self.note(&tell);
        let welcome = matches!(tell, Tell::Welcome { .. });
        let kept = matches!(tell, Tell::Kept { .. });
        // It was played before the line broke, or somebody was faster: what was
        // heard tells which.
        let settled = matches!(tell, Tell::Stale { id } if self.asked.again.contains(&id));
        let again = self.client.told(tell);
        self.wire.told(&self.client);
        if settled {
            self.client
                .notice
                .take_if(|notice| *notice == Notice::Stale);
            self.seen.decision = None;
        }
        if welcome {
            self.asked.again = again.iter().filter_map(number).collect();
        }
        if self.client.notice == Some(Notice::OtherVersion) {
            return Err(Failure::No(other_version(self.desk.lang)));
        }
        for ask in again {
            self.wire.say(&ask).await;
        }
        if welcome {
            self.welcomed().await?;
        }
        if kept {
            self.say("kept", &[])?;
        }
        self.fresh.touch();
        Ok(())
    }

    /// What an answer changes here.
    fn note(&mut self, tell: &Tell) {
        match tell {
            Tell::Welcome { clocks, .. } => {
                self.clocks = clocks.clone().map(Told::now);
                self.asked.unnumbered = false;
                self.asked.starts = false;
            }
            Tell::Clocks(clocks) => self.clocks = Some(Told::now(clocks.clone())),
            Tell::Table { .. } => self.asked.unnumbered = false,
            Tell::Sorry { id: None, .. } => {
                self.asked.unnumbered = false;
                self.asked.starts = false;
            }
            Tell::Done { id } => drop(self.asked.acting.take_if(|(acting, _)| acting == id)),
            Tell::Kept { id }
            | Tell::Refused { id, .. }
            | Tell::Stale { id }
            | Tell::Sorry { id: Some(id), .. } => {
                // The decision is the same, and was shown.
                if let Some((_, decision)) = self.asked.acting.take_if(|(acting, _)| acting == id) {
                    self.seen.decision = decision;
                }
            }
            Tell::Picture(_)
            | Tell::Said(_)
            | Tell::HoldOn { .. }
            | Tell::Hint { .. }
            | Tell::Allowed { .. } => {}
        }
    }

    async fn welcomed(&mut self) -> Result<(), Failure> {
        if self.seen.card.is_none() {
            self.arrived().await?;
        }
        if std::mem::take(&mut self.asked.down) {
            self.say("line-back", &[])?;
        }
        Ok(())
    }

    /// The line broke, or could not be opened.
    fn lost(&mut self, trouble: &Trouble) -> Result<(), Failure> {
        let lang = self.desk.lang;
        self.client.lost();
        if self.client.table.is_none() {
            return Err(match &self.client.notice {
                Some(Notice::Sorry(why)) => Failure::No(problem(lang, *why)),
                _ => failure(lang, trouble),
            });
        }
        let delay = self.client.link.delay().unwrap_or_default();
        self.wire.drop_for(Duration::from_millis(delay.into()));
        if !std::mem::replace(&mut self.asked.down, true) {
            self.say("line-broke", &[])?;
        }
        Ok(())
    }
}
