//! Counting: how many action paths of a given length a position has.
//!
//! The figures live in a text file beside the game's tests. They are counted
//! twice, along `legal` and by trying every number on `check`, so a rule that
//! slips into one of the two shows at once; and a rule that slips into both
//! shows as a changed figure.
//!
//! What a path is:
//! - where seats act together, the lowest of them acts: the order is free;
//! - where chance acts, every outcome is counted as a last step, but only the
//!   first, the middle and the last of the list are followed further: a roll of
//!   five dice alone would multiply the figure by 7776;
//! - a game that is over has no path of one step or more.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use tortuga_core::{Actor, Rules, Settings, ToAct, play};

use crate::Suite;
use crate::aside::{legal, outcomes};
use crate::failure::{Failure, demand};
use crate::numbers::player_actions;

const UPDATE: &str = "UPDATE_PERFT";

const PREFACE: &str = "\
# How many action paths of a given length lead on from a position.
#
#   position NAME            a new game with the default options
#   set OPTION VALUE         another value for an option
#   play ACTOR ACTION        an action, written as in a record; * is chance
#   perft LENGTH FIGURE      paths of so many actions (? if not counted yet)
#
# Where seats act together, the lowest acts. Where chance acts, every outcome
# counts as a last step, but only the first, the middle and the last are followed.
# The figures are counted along the list of legal actions and by trying every
# number. UPDATE_PERFT=1 in front of the test command writes them anew.
";

pub(crate) fn run<G: Rules>(suite: &Suite<G>, figures: &Path) -> Result<(), Failure> {
    compare(suite, figures).map_err(|what| Failure::of::<G>("perft", what))
}

fn compare<G: Rules>(suite: &Suite<G>, figures: &Path) -> Result<(), String> {
    let old = fs::read_to_string(figures).unwrap_or_else(|_| first_text(suite));
    let new = recounted(suite, &old)?;
    if std::env::var_os(UPDATE).is_some() {
        return fs::write(figures, new).map_err(|error| format!("{}: {error}", figures.display()));
    }
    demand(figures.exists(), || {
        let file = figures.display();
        format!("{file} does not exist; with {UPDATE}=1 it would be:\n{new}")
    })?;
    let changed = old.lines().zip(new.lines()).zip(1..);
    let changed: Vec<String> = changed
        .filter(|((old, new), _)| old != new)
        .map(|((old, new), line)| format!("line {line}: {old:?} is now {new:?}"))
        .collect();
    demand(changed.is_empty(), || {
        let lines = changed.join("\n");
        let file = figures.display();
        format!("{file} has other figures; {UPDATE}=1 would make it:\n{new}\n{lines}")
    })
}

/// A file to begin with: the start of the game for every size of table.
fn first_text<G: Rules>(suite: &Suite<G>) -> String {
    let mut text = PREFACE.to_owned();
    let mut sizes = Vec::new();
    for configuration in suite.configurations() {
        let seats = configuration.seats();
        if sizes.contains(&seats) {
            continue;
        }
        sizes.push(seats);
        let _ = writeln!(text, "\nposition the start with {seats} seats");
        for (key, value) in &configuration.settings {
            let _ = writeln!(text, "set {key} {value}");
        }
        text.push_str("perft 1 ?\nperft 2 ?\nperft 3 ?\n");
    }
    text
}

/// The same text with the figures of today.
fn recounted<G: Rules>(suite: &Suite<G>, text: &str) -> Result<String, String> {
    let space = player_actions::<G>(suite.edition)?;
    let mut counter = Counter::<G> {
        suite,
        space,
        settings: Settings::new(),
        state: None,
    };
    let mut new = String::new();
    for (line, number) in text.lines().zip(1..) {
        let line = counter
            .line(line)
            .map_err(|what| format!("line {number}: {line:?}: {what}"))?;
        new.push_str(&line);
        new.push('\n');
    }
    Ok(new)
}

/// Reads a file of figures line by line.
struct Counter<'s, G: Rules> {
    suite: &'s Suite<G>,
    space: Vec<G::Action>,
    /// What is set for the position.
    settings: Settings,
    /// The position, once it is begun.
    state: Option<G::State>,
}

impl<G: Rules> Counter<'_, G> {
    /// What stands in this line today.
    fn line(&mut self, line: &str) -> Result<String, String> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            _ if line.is_empty() || line.starts_with('#') => {}
            "position" => {
                self.settings.clear();
                self.state = None;
            }
            "set" => {
                let (key, value) = rest.split_once(' ').ok_or("an option and a value")?;
                self.settings.insert(key.to_owned(), value.to_owned());
            }
            "play" => self.play(rest)?,
            "perft" => {
                let (length, _) = rest.split_once(' ').ok_or("a length and a figure")?;
                let length = length.parse().map_err(|_| "not a length")?;
                return Ok(format!("perft {length} {}", self.figure(length)?));
            }
            _ => return Err("expected position, set, play or perft".to_owned()),
        }
        Ok(line.to_owned())
    }

    fn begun(&mut self) -> Result<&mut G::State, String> {
        if self.state.is_none() {
            let edition = self.suite.edition;
            let options = G::options(edition, &self.settings)
                .map_err(|problems| format!("these options cannot be: {problems:?}"))?;
            let state = G::set_up(edition, &options).map_err(|error| error.to_string())?;
            self.state = Some(state);
        }
        self.state.as_mut().ok_or_else(|| "no position".to_owned())
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let (actor, action) = text.split_once(' ').ok_or("an actor and an action")?;
        let actor = Actor::read(actor).ok_or("a seat or *")?;
        let action = G::read(self.suite.edition, action).map_err(|error| error.to_string())?;
        play::<G>(self.begun()?, actor, action, &mut ()).map_err(|refusal| refusal.to_string())
    }

    fn figure(&mut self, length: u32) -> Result<u64, String> {
        let start = self.begun()?.clone();
        let listed = self.paths(&start, length, Way::Listed);
        let tried = self.paths(&start, length, Way::Tried);
        demand(listed == tried, || {
            format!("{listed} paths are listed, but {tried} are accepted")
        })?;
        Ok(listed)
    }

    fn paths(&self, state: &G::State, length: u32, way: Way) -> u64 {
        if length == 0 {
            return 1;
        }
        let (actor, actions) = match G::to_act(state) {
            ToAct::Nobody => return 0,
            ToAct::Chance => (Actor::Chance, Self::luck(state, length)),
            ToAct::One(_) | ToAct::Together(_) => self.choices(state, way),
        };
        if length == 1 {
            return actions.len() as u64;
        }
        let follow = |&action: &G::Action| {
            let mut next = state.clone();
            G::apply(&mut next, actor, action, &mut ());
            self.paths(&next, length - 1, way)
        };
        actions.iter().map(follow).sum()
    }

    fn luck(state: &G::State, length: u32) -> Vec<G::Action> {
        let mut all: Vec<G::Action> = outcomes::<G>(state).into_iter().map(|it| it.0).collect();
        if length > 1 && all.len() > 3 {
            all = vec![all[0], all[all.len() / 2], all[all.len() - 1]];
        }
        all
    }

    fn choices(&self, state: &G::State, way: Way) -> (Actor, Vec<G::Action>) {
        let seats = G::to_act(state).seats();
        let seat = seats.lowest().unwrap_or_default();
        let actor = Actor::Seat(seat);
        let actions = match way {
            Way::Listed => legal::<G>(state, seat),
            Way::Tried => {
                let accepted = |action: &G::Action| G::check(state, actor, *action).is_ok();
                self.space.iter().copied().filter(accepted).collect()
            }
        };
        (actor, actions)
    }
}

/// How a player's actions are found.
#[derive(Clone, Copy)]
enum Way {
    Listed,
    Tried,
}
