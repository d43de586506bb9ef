//! Bots: they are hired, they think, and they act.
//!
//! In a pause a bot thinks beside the table's own task, which listens and keeps
//! time as if no bot could answer.

use std::time::Duration;

use tokio::task::JoinError;
use tortuga_bots::Mind;
use tortuga_core::{Seat, sha256};

use super::{Lost, No, Room};
use crate::shelf;
use crate::storage::Sitting;

/// A bot whose action could not be stored tries again after a second, and then
/// less and less often.
const LONGEST_RETRY: Duration = Duration::from_secs(30);

/// What a bot would do in a pause, and the bot itself.
pub(super) struct Thought {
    seat: Seat,
    /// The pause's number.
    pause: u32,
    mind: Box<dyn Mind>,
    choice: Option<String>,
}

impl Room {
    pub(super) fn hire_bots(&mut self) {
        self.minds.clear();
        // Whoever still thinks was hired before.
        self.thinking.abort_all();
        self.thinking.detach_all();
        for (seat, sitting) in &self.stored.sitters {
            let Sitting::Bot(level) = sitting else {
                continue;
            };
            let seed = bot_seed(&self.stored.secret, *seat);
            match shelf::hire(&self.stored.game, *level, seed) {
                Ok(mind) => drop(self.minds.insert(*seat, mind)),
                Err(error) => tracing::error!(%error, "no bot for this game"),
            }
        }
    }

    /// The bot whose decision the game waits for. Bots do not play for nobody.
    pub(super) fn bot_to_act(&self) -> Option<Seat> {
        let play = self.play.as_ref().filter(|_| !self.onlookers.is_empty())?;
        let mut seats = play.waits_for().iter();
        seats.find(|seat| self.minds.contains_key(seat))
    }

    /// A bot thinks, on a thread of its own, and acts.
    pub(super) async fn let_bot_act(&mut self, seat: Seat) -> Result<(), Lost> {
        let (Some(play), Some(mut mind)) = (&self.play, self.minds.remove(&seat)) else {
            return Err(Lost);
        };
        let perspective = play.table().perspective(seat);
        let thinking = tokio::task::spawn_blocking(move || {
            let choice = mind.choose(perspective.as_ref());
            (mind, choice)
        });
        let (mind, choice) = thinking.await.map_err(|_| Lost)?;
        self.minds.insert(seat, mind);
        let choice = choice.ok_or(Lost)?;
        let played = self.play_for(seat, &choice).await?;
        self.tell_what_was_missed();
        self.slow_down(&played);
        match played {
            Err(No::Rules(error)) => self.broke_a_rule(&error),
            Ok(()) | Err(No::Stale | No::Sorry(_)) => Ok(()),
        }
    }

    /// Every bot that could answer in the pause thinks about it, once.
    pub(super) fn let_bots_think(&mut self) {
        let Some((play, pause)) = self
            .play
            .as_ref()
            .and_then(|play| Some((play, play.pause()?)))
        else {
            return;
        };
        let idle: Vec<Seat> = self.minds.keys().copied().collect();
        for seat in idle {
            if play.kept(seat).is_some() || !play.can_answer(seat) {
                continue;
            }
            let (Some(perspective), Some(mut mind)) = (
                play.table().answering_perspective(seat),
                self.minds.remove(&seat),
            ) else {
                continue;
            };
            self.thinking.spawn_blocking(move || {
                let choice = mind.choose(perspective.as_ref());
                Thought {
                    seat,
                    pause,
                    mind,
                    choice,
                }
            });
        }
    }

    /// A bot has thought: its answer is kept like anybody's. For another pause
    /// it is too late.
    pub(super) fn take_thought(&mut self, thought: Result<Thought, JoinError>) -> Result<(), Lost> {
        let Thought {
            seat,
            pause,
            mind,
            choice,
        } = thought.map_err(|_| Lost)?;
        self.minds.insert(seat, mind);
        let choice = choice.ok_or(Lost)?;
        let play = self.play.as_mut();
        match play.filter(|play| play.pause() == Some(pause)) {
            None => Ok(()),
            Some(play) => match play.keep(seat, &choice) {
                Ok(()) => Ok(()),
                Err(error) => self.broke_a_rule(&error),
            },
        }
    }

    fn broke_a_rule(&self, error: &tortuga_games::PlayError) -> Result<(), Lost> {
        tracing::error!(table = self.stored.id, %error, "a bot broke a rule");
        Err(Lost)
    }

    /// What could not be stored is tried less and less often.
    pub(super) fn slow_down(&mut self, played: &Result<(), No>) {
        self.retry = match played {
            Err(No::Sorry(_)) => (2 * self.retry).clamp(Duration::from_secs(1), LONGEST_RETRY),
            Ok(()) | Err(No::Stale | No::Rules(_)) => Duration::ZERO,
        };
    }
}

/// A bot's own luck, which nobody can foresee who does not know the secret.
fn bot_seed(secret: &[u8; 32], seat: Seat) -> u64 {
    let mut bytes = b"tortuga bot\n".to_vec();
    bytes.extend(secret);
    bytes.push(seat.0);
    let hash = sha256(&bytes);
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}
