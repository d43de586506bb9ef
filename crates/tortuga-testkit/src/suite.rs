use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use tortuga_core::{Edition as _, EditionMark, Header, Rules, sha256_hex};

use crate::configurations::{Configuration, configurations};
use crate::failure::{Failure, Played, Verdict};
use crate::walk::Walk;
use crate::{
    answers, chance, forced, imagination, leaks, legality, numbers, options, perft, plays, records,
    standings, together,
};

/// Random games of one check, shared among all configurations of a game.
const GAMES: u32 = 480;

/// One promise of the contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check<'f> {
    /// Options and settings say the same; what is wrong is refused.
    Options,
    /// Random games end, and the game's own audit passes after every action.
    Plays,
    /// The result stands when the game is over, not before, and adds up.
    Standings,
    /// What is listed is accepted, everything else refused without a trace.
    Legality,
    /// Luck falls as its weights say; impossible outcomes are refused.
    Chance,
    /// Number, action and text are three names of one thing.
    Numbers,
    /// A record replays to the same states; fair luck verifies; undo is exact.
    Records,
    /// Nobody sees, hears or infers what is hidden from him.
    Leaks,
    /// Imagined worlds are sound positions that can be played to the end.
    Imagination,
    /// Simultaneous choices come to the same in any order of arrival.
    Together,
    /// A forced action is called public only if everybody sees that it is forced.
    Forced,
    /// What a seat could answer in a window rests on what it knows itself.
    Answers,
    /// The numbers of action paths are those of this file.
    Perft(&'f Path),
}

/// The suite for one game.
pub struct Suite<G: Rules> {
    pub(crate) edition: &'static G::Edition,
    mark: EditionMark,
    configurations: Vec<Configuration<G>>,
    games: u32,
}

impl<G: Rules> Suite<G> {
    /// The suite on the standard edition.
    ///
    /// # Panics
    ///
    /// The edition cannot be read, or its default options are refused.
    #[must_use]
    pub fn standard() -> Self {
        Self::on(G::Edition::STANDARD)
    }

    /// The suite on an edition file's text.
    ///
    /// # Panics
    ///
    /// The edition cannot be read, or its default options are refused.
    #[must_use]
    pub fn on(text: &str) -> Self {
        let edition = G::Edition::read(text).unwrap_or_else(|problems| panic!("{problems}"));
        let edition: &'static G::Edition = Box::leak(Box::new(edition));
        let configurations = configurations::<G>(edition);
        assert!(!configurations.is_empty(), "no options are accepted");
        let mark = EditionMark {
            name: edition.name().to_owned(),
            sha256: sha256_hex(text.as_bytes()),
        };
        Self {
            edition,
            mark,
            configurations,
            games: GAMES,
        }
    }

    /// Plays so many random games in each check, shared among the
    /// configurations; at least one of each.
    #[must_use]
    pub fn with_games(self, games: u32) -> Self {
        Self { games, ..self }
    }

    /// Options and settings say the same; what is wrong is refused.
    ///
    /// # Panics
    ///
    /// The promise is broken; so for all checks.
    pub fn options(&self) {
        self.insist(Check::Options);
    }

    /// Random games end, and the game's own audit passes after every action.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn plays(&self) {
        self.insist(Check::Plays);
    }

    /// The result stands when the game is over, not before, and adds up.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn standings(&self) {
        self.insist(Check::Standings);
    }

    /// What is listed is accepted, everything else refused without a trace.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn legality(&self) {
        self.insist(Check::Legality);
    }

    /// Luck falls as its weights say; impossible outcomes are refused.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn chance(&self) {
        self.insist(Check::Chance);
    }

    /// Number, action and text are three names of one thing.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn numbers(&self) {
        self.insist(Check::Numbers);
    }

    /// A record replays to the same states; fair luck verifies; undo is exact.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn records(&self) {
        self.insist(Check::Records);
    }

    /// Nobody sees, hears or infers what is hidden from him.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn leaks(&self) {
        self.insist(Check::Leaks);
    }

    /// Imagined worlds are sound positions that can be played to the end.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn imagination(&self) {
        self.insist(Check::Imagination);
    }

    /// Simultaneous choices come to the same in any order of arrival.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn together(&self) {
        self.insist(Check::Together);
    }

    /// A forced action is called public only if everybody sees that it is forced.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn forced(&self) {
        self.insist(Check::Forced);
    }

    /// What a seat could answer in a window is what it may do when it is asked,
    /// and rests on what it knows itself.
    ///
    /// # Panics
    ///
    /// The promise is broken.
    pub fn answers(&self) {
        self.insist(Check::Answers);
    }

    /// The numbers of action paths are those of this file. How it is written
    /// stands in the file that `UPDATE_PERFT=1` makes where there is none; the
    /// same variable corrects the figures of one that exists.
    ///
    /// # Panics
    ///
    /// A figure differs, or the file cannot be read.
    pub fn perft(&self, figures: &Path) {
        self.insist(Check::Perft(figures));
    }

    /// Hands random games of every configuration to `each`, for promises that
    /// only one game makes.
    ///
    /// # Panics
    ///
    /// `each` has found something.
    pub fn watch(&self, each: impl FnMut(&mut Walk<'_, G>) -> Verdict) {
        if let Err(failure) = self.each_game("watch", self.games, each) {
            panic!("{failure}");
        }
    }

    fn insist(&self, check: Check<'_>) {
        if let Err(failure) = self.run(check) {
            panic!("{failure}");
        }
    }

    /// Runs one check.
    ///
    /// # Errors
    ///
    /// The first broken promise.
    pub fn run(&self, check: Check<'_>) -> Result<(), Failure> {
        match check {
            Check::Options => options::run(self),
            Check::Plays => plays::run(self),
            Check::Standings => standings::run(self),
            Check::Legality => legality::run(self),
            Check::Chance => chance::run(self),
            Check::Numbers => numbers::run(self),
            Check::Records => records::run(self),
            Check::Leaks => leaks::run(self),
            Check::Imagination => imagination::run(self),
            Check::Together => together::run(self),
            Check::Forced => forced::run(self),
            Check::Answers => answers::run(self),
            Check::Perft(figures) => perft::run(self, figures),
        }
    }

    pub(crate) fn configurations(&self) -> &[Configuration<G>] {
        &self.configurations
    }

    /// The number of games that a check plays in all.
    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    /// Plays random games, so many in all, and stops at the first verdict
    /// against one. A panic is a verdict too.
    pub(crate) fn each_game(
        &self,
        check: &'static str,
        games: u32,
        mut each: impl FnMut(&mut Walk<'_, G>) -> Verdict,
    ) -> Result<(), Failure> {
        let configurations = u32::try_from(self.configurations.len()).unwrap_or(u32::MAX);
        let of_each = games.div_ceil(configurations);
        for (configuration, number) in self.configurations.iter().zip(0_u64..) {
            for game in 0..of_each {
                let seed = number * 1_000_000 + u64::from(game);
                self.one_game(check, configuration, (game, seed), &mut each)?;
            }
        }
        Ok(())
    }

    fn one_game(
        &self,
        check: &'static str,
        configuration: &Configuration<G>,
        (game, seed): (u32, u64),
        each: &mut impl FnMut(&mut Walk<'_, G>) -> Verdict,
    ) -> Result<(), Failure> {
        let state = G::set_up(self.edition, &configuration.options).map_err(|error| {
            let settings = &configuration.settings;
            Failure::of::<G>(check, format!("{settings:?} cannot be set up: {error}"))
        })?;
        let mut walk = Walk::new(self, configuration, game, seed, state);
        let verdict = catch_unwind(AssertUnwindSafe(|| each(&mut walk)));
        let verdict = verdict.unwrap_or_else(|panic| Err(message(panic.as_ref())));
        verdict.map_err(|what| {
            let record = walk.record();
            let played = Some(Box::new(Played { seed, record }));
            Failure {
                played,
                ..Failure::of::<G>(check, what)
            }
        })
    }

    /// The first line of a record of such a game.
    pub(crate) fn header(&self, configuration: &Configuration<G>) -> Header {
        let name = |seat: u8| format!("seat {seat}");
        Header {
            tortuga: 1,
            game: G::GAME.to_owned(),
            rules: G::VERSION,
            edition: self.mark.clone(),
            options: configuration.settings.clone(),
            seats: (0..configuration.seats()).map(name).collect(),
            luck: None,
        }
    }
}

/// What a panic said.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", text.unwrap_or("without words"))
}
