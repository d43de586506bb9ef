//! What is listed is accepted, everything else refused without a trace.
//!
//! `legal` and `check` tell the same rules twice. In the first games of a
//! configuration every number of the action space is tried at every step, later
//! at every fiftieth.

use tortuga_core::{Actor, Luck as _, Rules, Seat, play};

use crate::aside::{after, place};
use crate::failure::{Failure, Verdict, demand};
use crate::numbers::player_actions;
use crate::{Suite, Walk};

const CHECK: &str = "legality";
const THOROUGH_GAMES: u32 = 20;
const LATER_STRIDE: u32 = 50;
/// How often seats that are not to act try everything.
const IDLE_STRIDE: u32 = 17;
/// How often each listed action is really carried out.
const CARRY_OUT_STRIDE: u32 = 16;
/// Seats that a record can name, at the table or not.
const NAMEABLE_SEATS: u8 = 8;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    let space = player_actions::<G>(suite.edition).map_err(|what| Failure::of::<G>(CHECK, what))?;
    let mut probe = Probe::<G> {
        listed: vec![false; space.len()],
        space,
        list: Vec::new(),
        luck_seen: Vec::new(),
    };
    suite.each_game(CHECK, suite.games(), |walk| probe.game(walk))
}

struct Probe<G: Rules> {
    /// Every action of players by number.
    space: Vec<G::Action>,
    /// The legal list of one seat, and the same by number.
    list: Vec<G::Action>,
    listed: Vec<bool>,
    /// Some outcomes of chance seen before.
    luck_seen: Vec<G::Action>,
}

impl<G: Rules> Probe<G> {
    fn game(&mut self, walk: &mut Walk<'_, G>) -> Verdict {
        loop {
            if walk.game() < THOROUGH_GAMES || walk.once_in(LATER_STRIDE) {
                self.position(walk)?;
            }
            let taken = walk.step_unheard()?;
            self.remember_luck(walk);
            if !taken {
                // Once more: a game that is over refuses everything.
                return self.position(walk);
            }
        }
    }

    fn remember_luck(&mut self, walk: &Walk<'_, G>) {
        if let Some(&(Actor::Chance, outcome)) = walk.actions().last()
            && self.luck_seen.len() < 100
            && !self.luck_seen.contains(&outcome)
        {
            self.luck_seen.push(outcome);
        }
    }

    fn position(&mut self, walk: &mut Walk<'_, G>) -> Verdict {
        let acting = G::to_act(walk.state()).seats();
        for seat in (0..NAMEABLE_SEATS).map(Seat) {
            if acting.has(seat) {
                self.list_is_sound(walk, seat)?;
                self.verdicts(walk, seat)?;
                self.carry_out(walk, seat)?;
            } else {
                self.list.clear();
                G::legal(walk.state(), seat, &mut self.list);
                demand(self.list.is_empty(), || {
                    format!("seat {seat} is not to act, but has a list")
                })?;
                self.listed.fill(false);
                if walk.once_in(IDLE_STRIDE) {
                    self.verdicts(walk, seat)?;
                }
            }
        }
        self.borrowed_actions(walk)
    }

    /// There is something to do; every listed action has a number, and none
    /// stands there twice.
    fn list_is_sound(&mut self, walk: &Walk<'_, G>, seat: Seat) -> Verdict {
        self.list.clear();
        self.listed.fill(false);
        G::legal(walk.state(), seat, &mut self.list);
        demand(!self.list.is_empty(), || {
            format!("seat {seat} is to act and has no legal action")
        })?;
        for &action in &self.list {
            let number = G::number(walk.edition(), action).map(usize::from);
            let flag = number.and_then(|number| self.listed.get_mut(number));
            let flag = flag.ok_or_else(|| format!("{action:?} is listed and has no number"))?;
            let twice = std::mem::replace(flag, true);
            demand(!twice, || {
                format!("seat {seat} has {:?} in its list twice", walk.text(action))
            })?;
        }
        Ok(())
    }

    /// `check` accepts exactly what is listed.
    fn verdicts(&self, walk: &Walk<'_, G>, seat: Seat) -> Verdict {
        for (&action, &listed) in self.space.iter().zip(&self.listed) {
            match G::check(walk.state(), Actor::Seat(seat), action) {
                Ok(()) if listed => {}
                Err(refusal) if !listed => has_a_rule(refusal)?,
                Ok(()) => {
                    let text = walk.text(action);
                    return Err(format!("seat {seat}: {text:?} is accepted but not listed"));
                }
                Err(refusal) => {
                    let text = walk.text(action);
                    return Err(format!(
                        "seat {seat}: {text:?} is listed but refused: {refusal}"
                    ));
                }
            }
        }
        Ok(())
    }

    /// A few random actions really go through `play`, and now and then the
    /// whole list does: what is accepted leads to a sound position, what is
    /// refused leads nowhere.
    fn carry_out(&mut self, walk: &mut Walk<'_, G>, seat: Seat) -> Verdict {
        for _ in 0..2 {
            let number = place(&mut walk.aside, self.space.len());
            let action = self.space[number];
            let mut state = walk.state().clone();
            let refused = play::<G>(&mut state, Actor::Seat(seat), action, &mut ()).is_err();
            demand(!refused || state == *walk.state(), || {
                format!("{:?} was refused and left a trace", walk.text(action))
            })?;
        }
        if walk.once_in(CARRY_OUT_STRIDE) {
            for &action in &self.list {
                let (state, _) = after::<G>(walk.state(), Actor::Seat(seat), action);
                G::audit(&state)
                    .map_err(|what| format!("after {:?}: {what}", walk.text(action)))?;
            }
        }
        Ok(())
    }

    /// Players cannot do what chance does, nor chance what players do.
    fn borrowed_actions(&self, walk: &mut Walk<'_, G>) -> Verdict {
        let seat = Seat(u8::try_from(walk.aside.below(u32::from(walk.seats()))).unwrap_or(0));
        let luck = self.luck_seen.iter().map(|&it| (Actor::Seat(seat), it));
        let players = self.space.iter().map(|&it| (Actor::Chance, it));
        let some_players = players.skip(walk.steps() % 29).step_by(29);
        for (actor, action) in luck.chain(some_players) {
            match G::check(walk.state(), actor, action) {
                Ok(()) => {
                    let text = walk.text(action);
                    return Err(format!("{text:?} is accepted from {actor}"));
                }
                Err(refusal) => has_a_rule(refusal)?,
            }
        }
        Ok(())
    }
}

pub(crate) fn has_a_rule(refusal: impl tortuga_core::Refusal) -> Verdict {
    demand(
        !refusal.rule().0.is_empty() && !refusal.key().is_empty(),
        || format!("the refusal {refusal} names no rule or has no key"),
    )
}
