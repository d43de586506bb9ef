//! Number, action and text are three names of one thing.
//!
//! Text comes from outside, so it may also be anything else: reading it must
//! not panic, and whatever it was read as must not make `check` panic.

use std::collections::{BTreeMap, BTreeSet};

use tortuga_core::{Actor, QuickLuck, Rules, Seat};

use crate::aside::{outcomes, pick};
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

const CHECK: &str = "numbers";
const GAMES: u32 = 60;
const KEPT_OUTCOMES: usize = 400;
const SPOILT_STRIDE: u32 = 37;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    let failure = |what| Failure::of::<G>(CHECK, what);
    let names = Names::<G> {
        edition: suite.edition,
        of_players: player_actions::<G>(suite.edition).map_err(failure)?,
    };
    let mut words = BTreeSet::new();
    names.whole_space(&mut words).map_err(failure)?;
    let words: Vec<String> = words.into_iter().collect();
    let mut outcomes_seen = BTreeMap::new();
    suite.each_game(CHECK, GAMES, |walk| {
        names.game(walk, &words, &mut outcomes_seen)
    })
}

/// Every action of players by number.
pub(crate) fn player_actions<G: Rules>(edition: &G::Edition) -> Result<Vec<G::Action>, String> {
    let action = |number| {
        let action = G::action(edition, number);
        action.ok_or_else(|| format!("number {number} names no action"))
    };
    (0..G::action_count(edition)).map(action).collect()
}

struct Names<G: Rules> {
    edition: &'static G::Edition,
    of_players: Vec<G::Action>,
}

impl<G: Rules> Names<G> {
    /// Collects the words of all texts on the way.
    fn whole_space(&self, words: &mut BTreeSet<String>) -> Verdict {
        let mut texts = BTreeMap::new();
        for (number, &action) in (0..).zip(&self.of_players) {
            let found = G::number(self.edition, action);
            demand(found == Some(number), || {
                format!("number {number} is {action:?}, whose number is {found:?}")
            })?;
            let text = self.round_trip(action)?;
            words.extend(text.split(' ').map(str::to_owned));
            if let Some(other) = texts.insert(text.clone(), number) {
                return Err(format!("numbers {other} and {number} are both {text:?}"));
            }
        }
        let count = G::action_count(self.edition);
        for beyond in [count, count.saturating_add(1), u16::MAX] {
            demand(
                beyond < count || G::action(self.edition, beyond).is_none(),
                || format!("number {beyond} names an action, but there are only {count}"),
            )?;
        }
        Ok(())
    }

    fn round_trip(&self, action: G::Action) -> Result<String, String> {
        let text = G::write(self.edition, action);
        let one_line = !text.contains(['\t', '\n', '\r']) && text.trim() == text;
        demand(one_line && !text.is_empty(), || {
            format!("{text:?} does not fit into a line of a record")
        })?;
        let read = G::read(self.edition, &text);
        demand(read.as_ref() == Ok(&action), || {
            format!("{action:?} is written {text:?}, which reads {read:?}")
        })?;
        Ok(text)
    }

    fn game(
        &self,
        walk: &mut Walk<'_, G>,
        words: &[String],
        seen: &mut BTreeMap<String, G::Action>,
    ) -> Verdict {
        loop {
            if seen.len() < KEPT_OUTCOMES {
                self.new_outcomes(walk, seen)?;
            }
            if walk.once_in(SPOILT_STRIDE) {
                let action = pick(&mut walk.aside, &self.of_players);
                self.spoilt_texts(walk, action, words)?;
                if let Some(&(_, action)) = walk.actions().last() {
                    self.spoilt_texts(walk, action, words)?;
                }
            }
            if !walk.step_unheard()? {
                return Ok(());
            }
        }
    }

    fn new_outcomes(&self, walk: &Walk<'_, G>, seen: &mut BTreeMap<String, G::Action>) -> Verdict {
        for (outcome, _) in outcomes::<G>(walk.state()) {
            let text = self.round_trip(outcome)?;
            let number = G::number(self.edition, outcome);
            demand(number.is_none(), || {
                format!("{text:?} is chance's and has the number {number:?}")
            })?;
            let json = G::outcome_json(self.edition, outcome);
            demand(!json.is_null(), || format!("{text:?} is null as JSON"))?;
            match seen.insert(text.clone(), outcome) {
                Some(other) if other != outcome => {
                    return Err(format!("{other:?} and {outcome:?} are both {text:?}"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads spoilt forms of a text, and asks the position about what they are
    /// read as.
    fn spoilt_texts(&self, walk: &mut Walk<'_, G>, action: G::Action, words: &[String]) -> Verdict {
        let text = G::write(self.edition, action);
        for spoilt in spoil(&text, words, &mut walk.aside) {
            let Ok(read) = G::read(self.edition, &spoilt) else {
                continue;
            };
            self.round_trip(read)?;
            for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(7))] {
                let _ = G::check(walk.state(), actor, read);
            }
            for seat in G::to_act(walk.state()).seats().iter() {
                let _ = G::check(walk.state(), Actor::Seat(seat), read);
            }
        }
        let longer = format!("{text} zzz");
        demand(G::read(self.edition, &longer).is_err(), || {
            format!("{longer:?} is read as an action")
        })
    }
}

/// Variants of a text that somebody might send by mistake or malice.
fn spoil(text: &str, words: &[String], luck: &mut QuickLuck) -> Vec<String> {
    let cuts = text.char_indices().map(|(at, _)| &text[..at]);
    let mut spoilt: Vec<String> = cuts.map(str::to_owned).collect();
    spoilt.push(text.replace(' ', "  "));
    spoilt.push(text.replace(' ', "\t"));
    spoilt.push(format!(" {text} "));
    spoilt.push(text.to_uppercase());
    spoilt.push(format!("{text} {text}"));
    spoilt.push(format!("{text} \u{1f3f4}"));
    let parts: Vec<&str> = text.split(' ').collect();
    for place in 0..parts.len() {
        let some_word = pick(luck, &words.iter().collect::<Vec<_>>()).as_str();
        for other in [
            "", "0", "4", "5", "9", "255", "256", "-1", "+1", "01", some_word,
        ] {
            let mut parts = parts.clone();
            parts[place] = other;
            spoilt.push(parts.join(" "));
        }
        let mut fewer = parts.clone();
        fewer.remove(place);
        spoilt.push(fewer.join(" "));
    }
    spoilt
}
