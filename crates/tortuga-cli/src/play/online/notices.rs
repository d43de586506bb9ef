//! Answers of the server, in words.

use tortuga_bots::{Advice, Candidate, Reason};
use tortuga_client::Notice;
use tortuga_protocol::{Hint, Problem};

use super::trouble::problem;
use super::visit::Visit;
use crate::output::Failure;
use crate::play::choices::Choices;
use crate::play::hint;

impl Visit<'_> {
    /// Shows the answer that the viewer should read.
    pub(super) fn notice(&mut self) -> Result<(), Failure> {
        let Some(notice) = self.client.notice.take() else {
            return Ok(());
        };
        let lang = self.desk.lang;
        let plain = |key| tortuga_words::say(lang, key, &[]);
        match notice {
            Notice::Refused { key, rule } => {
                self.desk.refuse(&key, &rule)?;
                if self.asked.explains {
                    self.desk.rule(&rule)?;
                }
                Ok(())
            }
            Notice::Sorry(Problem::NoSuchAction) => self.not_understood(),
            Notice::Sorry(why) => self.desk.say(&problem(lang, why)),
            Notice::Allowed => self.desk.say(&plain("web-allowed")),
            Notice::Stale => self.desk.say(&plain("stale")),
            Notice::LineDown => self.desk.say(&plain("web-line-down")),
            // Drafts and looking back are the page's, and another version ends the visit.
            Notice::DraftEmpty | Notice::NoPicture | Notice::OtherVersion => Ok(()),
        }
    }

    /// What was typed is no action, and how to write one.
    pub(super) fn not_understood(&mut self) -> Result<(), Failure> {
        let verb = self.asked.typed.split_whitespace().next();
        let verb = verb.unwrap_or_default().to_owned();
        let choices = self.scene()?.map(|scene| Choices::of(&scene));
        let example = choices.and_then(|choices| choices.example(&verb).map(str::to_owned));
        let key = if example.is_some() {
            "wrong-length"
        } else {
            "not-understood"
        };
        self.desk.tell(key, &[("word", verb.into())])?;
        match example {
            Some(example) => self.desk.tell("example", &[("example", example.into())]),
            None => Ok(()),
        }
    }

    /// Shows an advice that has come.
    pub(super) fn hint(&mut self) -> Result<(), Failure> {
        let Some(hint) = self.client.hint.take() else {
            return Ok(());
        };
        let Some(scene) = self.scene()? else {
            return Ok(());
        };
        let advice = advice(hint);
        let page = hint::drawn(&self.desk, &scene, &advice, |seat| self.name(seat));
        self.desk.show(page)
    }
}

/// What a server tells of a captain's thoughts, as a captain here would say it.
fn advice(hint: Hint) -> Advice {
    let candidates = hint.candidates.into_iter().map(|candidate| Candidate {
        action: candidate.action,
        visits: candidate.visits,
        chance: f32::from(candidate.chance) / 1000.0,
    });
    let reasons = hint.reasons.into_iter().map(|reason| Reason {
        feature: reason.feature,
        points: reason.points,
    });
    Advice {
        action: hint.action,
        chances: Vec::new(),
        candidates: candidates.collect(),
        line: hint.line,
        reasons: reasons.collect(),
    }
}
