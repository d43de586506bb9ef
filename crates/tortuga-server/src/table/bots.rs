//! Bots: they are hired, they think, and they act.
//!
//! They think beside the table's own task, which listens and keeps time as if
//! there were no bots. Like a person, a bot decides on the picture that it has:
//! if its choice is another one by the time it has thought, it thinks again.

use std::time::Duration;

use tokio::task::JoinError;
use tortuga_bots::Watch;
use tortuga_core::{Seat, Viewer};
use tortuga_play::{No, Play, seed};
use tortuga_protocol::{Level, Tempo};

use super::{Lost, Room};
use crate::shelf;
use crate::storage::Sitting;
use crate::thinkers::{Thinker, Thought};

/// A bot whose action could not be stored tries again after a second, and then
/// less and less often.
const LONGEST_RETRY: Duration = Duration::from_secs(30);

/// No bot takes longer in a pause that no clock ends: somebody would notice
/// that it can answer.
const BLINK: Duration = Duration::from_millis(20);

/// Somebody who thinks. It is enough when nobody waits for it any more.
pub(super) struct Busy {
    /// The picture that is decided on.
    pub(super) picture: u32,
    pub(super) watch: Watch,
}

impl Busy {
    pub(super) fn on(picture: u32) -> Self {
        let watch = Watch::new();
        Self { picture, watch }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.watch.enough();
    }
}

/// A bot has thought.
pub(super) struct Decided {
    seat: Seat,
    thought: Result<Thought<String>, JoinError>,
}

/// What a bot will do when it is its turn.
pub(super) struct Choice {
    /// The picture that it was decided on.
    picture: u32,
    action: String,
}

/// What a bot has to do now.
#[derive(Clone, Copy)]
pub(super) enum Due {
    Think(Seat),
    Act(Seat),
}

impl Room {
    pub(super) fn hire_bots(&mut self) {
        self.minds.clear();
        self.ready.clear();
        // Whoever still thinks was hired before.
        self.busy.clear();
        self.thinking.abort_all();
        self.thinking.detach_all();
        let bot = |(seat, sitting): &(Seat, Sitting)| match sitting {
            Sitting::Bot(level) => Some((*seat, *level)),
            Sitting::Person { .. } => None,
        };
        let bots: Vec<(Seat, Level)> = self.stored.sitters.iter().filter_map(bot).collect();
        for (seat, level) in bots {
            self.hire(seat, level);
        }
        let affairs = self.play.as_ref().map(Play::affairs).unwrap_or_default();
        for seat in affairs.away().iter() {
            self.hire(seat, self.stored.stand_in);
        }
    }

    /// A bot plays for this seat from now on.
    pub(super) fn hire(&mut self, seat: Seat, level: Level) {
        self.dismiss(seat);
        let seed = seed("bot", &self.stored.secret, seat, 0);
        match shelf::hire(&self.stored.game, level, seed) {
            Ok(mind) => drop(self.minds.insert(seat, mind)),
            Err(error) => tracing::error!(%error, "no bot for this game"),
        }
    }

    /// No bot plays for this seat any more. If one still thinks, nobody waits
    /// for it.
    pub(super) fn dismiss(&mut self, seat: Seat) {
        self.minds.remove(&seat);
        self.busy.remove(&seat);
        self.ready.remove(&seat);
    }

    /// What the next bot has to do. They think at the same time where they
    /// choose at the same time, and act in the order of their seats, so that
    /// nobody learns who found it hard.
    pub(super) fn bot_due(&self) -> Option<Due> {
        let waiting = self.waiting_bots();
        let first = *waiting.first()?;
        if self.ready.contains_key(&first) {
            return Some(Due::Act(first));
        }
        let idle = |seat: &Seat| self.minds.contains_key(seat) && !self.ready.contains_key(seat);
        waiting.into_iter().find(idle).map(Due::Think)
    }

    /// Bots do not play for nobody: somebody looks, or will come back because his
    /// clock runs.
    fn somebody_cares(&self) -> bool {
        let timed = self.stored.tempo != Tempo::None;
        let plays = |play: &Play| !play.players().is_empty();
        !self.onlookers.is_empty() || timed && self.play.as_ref().is_some_and(plays)
    }

    /// The bots whose decision the game waits for.
    fn waiting_bots(&self) -> Vec<Seat> {
        let play = self.play.as_ref().filter(|_| self.somebody_cares());
        let seats = play.map(Play::waits_for).unwrap_or_default().iter();
        let bot = |seat: &Seat| self.minds.contains_key(seat) || self.busy.contains_key(seat);
        seats.filter(bot).collect()
    }

    pub(super) async fn do_for_bot(&mut self, due: Due) -> Result<(), Lost> {
        match due {
            Due::Act(seat) => self.let_bot_act(seat).await,
            Due::Think(seat) => {
                if !self.has_no_choice(seat) {
                    self.let_bot_think(seat, None);
                }
                Ok(())
            }
        }
    }

    /// Where there is one thing to do, there is nothing to think about.
    fn has_no_choice(&mut self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        let gallery = play.map(|play| play.gallery(Viewer::Seat(seat)));
        let only = gallery.and_then(|gallery| Some((gallery.version(), gallery.only_choice()?)));
        let Some((picture, action)) = only else {
            return false;
        };
        let action = action.to_owned();
        self.ready.insert(seat, Choice { picture, action });
        true
    }

    async fn let_bot_act(&mut self, seat: Seat) -> Result<(), Lost> {
        let Some(choice) = self.ready.remove(&seat) else {
            return Ok(());
        };
        let played = self.play_for(seat, &choice.action).await?;
        self.tell_what_was_missed();
        self.slow_down(&played);
        match played {
            Err(No::Rules(error)) => self.broke_a_rule(&error),
            Ok(()) | Err(No::Stale | No::Sorry(_)) => Ok(()),
        }
    }

    /// Every bot that could answer in the pause thinks about it, once.
    pub(super) fn let_bots_answer(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| play.pause().is_some()) else {
            return;
        };
        let asks = |seat: &Seat| play.kept(*seat).is_none() && play.can_answer(*seat);
        let idle: Vec<Seat> = self.minds.keys().copied().filter(asks).collect();
        let window = Duration::from_secs(self.stored.window.into());
        let limit = self.clock.as_ref().map_or(BLINK, |_| window / 2);
        for seat in idle {
            self.let_bot_think(seat, Some(limit));
        }
    }

    fn let_bot_think(&mut self, seat: Seat, limit: Option<Duration>) {
        let Some((picture, perspective)) = self.perspective(seat) else {
            return;
        };
        let Some(mind) = self.minds.remove(&seat) else {
            return;
        };
        let busy = Busy::on(picture);
        let thinker = Thinker {
            mind,
            perspective,
            watch: busy.watch.clone(),
            limit,
        };
        self.busy.insert(seat, busy);
        let thinking = self.thinkers.clone().decide(thinker);
        self.thinking.spawn(async move {
            let thought = thinking.await;
            Decided { seat, thought }
        });
    }

    /// A bot has thought: it has its choice ready, and in a pause that is kept
    /// like anybody's answer. If nobody waits for it any more, it is dropped.
    pub(super) fn take_thought(&mut self, decided: Result<Decided, JoinError>) -> Result<(), Lost> {
        let Decided { seat, thought } = decided.map_err(|_| Lost)?;
        let Thought { mind, found } = thought.map_err(|_| Lost)?;
        self.drop_what_is_old();
        let Some(picture) = self.busy.remove(&seat).map(|busy| busy.picture) else {
            // Somebody else may play for the seat by now.
            if self.is_bots(seat) {
                self.minds.entry(seat).or_insert(mind);
            }
            return Ok(());
        };
        self.minds.insert(seat, mind);
        let action = found.ok_or(Lost)?;
        let play = self.play.as_mut();
        match play.filter(|play| play.pause().is_some()) {
            None => drop(self.ready.insert(seat, Choice { picture, action })),
            Some(play) => {
                if let Err(error) = play.keep(seat, &action) {
                    return self.broke_a_rule(&error);
                }
            }
        }
        Ok(())
    }

    /// What is thought about a choice that is not there any more is forgotten,
    /// and whoever thinks about it may stop; so may bots that play for nobody.
    pub(super) fn drop_what_is_old(&mut self) {
        let play = self.play.as_ref();
        let fresh = |seat: Seat, picture: u32| {
            play.is_some_and(|play| play.gallery(Viewer::Seat(seat)).is_fresh(picture))
        };
        let paused = play.is_some_and(|play| play.pause().is_some());
        let alone = !self.somebody_cares() && !paused;
        self.busy
            .retain(|seat, busy| !alone && fresh(*seat, busy.picture));
        self.ready
            .retain(|seat, choice| fresh(*seat, choice.picture));
        self.hints
            .retain(|seat, asked| fresh(*seat, asked.busy.picture));
    }

    /// Does a bot play for this seat?
    fn is_bots(&self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        !self.persons().has(seat) || play.is_some_and(|play| play.affairs().away().has(seat))
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
