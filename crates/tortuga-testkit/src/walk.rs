use tortuga_core::{
    Actor, FairLuck, Journal, Luck as _, QuickLuck, Record, Rules, Seat, Seats, ToAct, Viewer,
};

use crate::Suite;
use crate::aside::{legal, pick, viewers};
use crate::configurations::Configuration;

/// More actions than any game may take. A game that needs them has no end.
const MOST_ACTIONS: usize = 50_000;

/// A random game under way: everybody, chance included, does any legal thing.
///
/// For whoever is to act at the same time, the order is random too.
pub struct Walk<'s, G: Rules> {
    suite: &'s Suite<G>,
    configuration: &'s Configuration<G>,
    game: u32,
    seed: u64,
    state: G::State,
    actions: Vec<(Actor, G::Action)>,
    luck: QuickLuck,
    /// Luck that can be checked afterwards, for chance only.
    fair: Option<(FairLuck, u64)>,
    /// For samples and imagination: looking closer does not change the game.
    pub(crate) aside: QuickLuck,
}

impl<'s, G: Rules> Walk<'s, G> {
    pub(crate) fn new(
        suite: &'s Suite<G>,
        configuration: &'s Configuration<G>,
        game: u32,
        seed: u64,
        state: G::State,
    ) -> Self {
        Self {
            suite,
            configuration,
            game,
            seed,
            state,
            actions: Vec::new(),
            luck: QuickLuck::new(seed),
            fair: None,
            aside: QuickLuck::new(!seed),
        }
    }

    /// The position now: the whole truth.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many actions led here.
    pub fn steps(&self) -> usize {
        self.actions.len()
    }

    /// The edition that is played.
    pub fn edition(&self) -> &'static G::Edition {
        self.suite.edition
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.configuration.seats()
    }

    /// Takes one random step and tells what happened; none when the game is over.
    ///
    /// # Errors
    ///
    /// Nobody can go on, or the game does not end.
    pub fn step(&mut self) -> Result<Option<Vec<G::Event>>, String> {
        let mut events = Vec::new();
        let taken = self.step_noting(&mut events)?;
        Ok(taken.then_some(events))
    }

    /// The same without events; true if a step was taken.
    pub(crate) fn step_unheard(&mut self) -> Result<bool, String> {
        self.step_noting(&mut ())
    }

    fn step_noting(&mut self, journal: &mut impl Journal<G::Event>) -> Result<bool, String> {
        let Some((actor, action)) = self.choose()? else {
            return Ok(false);
        };
        self.take(actor, action, journal);
        Ok(true)
    }

    /// What is done next; none when the game is over.
    pub(crate) fn choose(&mut self) -> Result<Option<(Actor, G::Action)>, String> {
        if self.actions.len() >= MOST_ACTIONS {
            return Err(format!("not over after {MOST_ACTIONS} actions"));
        }
        let to_act = G::to_act(&self.state);
        let seats: Vec<Seat> = to_act.seats().iter().collect();
        match to_act {
            ToAct::Nobody => Ok(None),
            ToAct::Chance => Ok(Some((Actor::Chance, self.chance()))),
            ToAct::One(_) | ToAct::Together(_) if seats.is_empty() => {
                Err("seats are to act together, but there are none".to_owned())
            }
            ToAct::One(_) | ToAct::Together(_) => {
                let seat = pick(&mut self.luck, &seats);
                Ok(Some((Actor::Seat(seat), self.decide(seat)?)))
            }
        }
    }

    fn chance(&mut self) -> G::Action {
        match &mut self.fair {
            None => G::chance(&self.state, &mut self.luck),
            Some((fair, asked)) => {
                let mut luck = fair.outcome(*asked);
                *asked += 1;
                G::chance(&self.state, &mut luck)
            }
        }
    }

    fn decide(&mut self, seat: Seat) -> Result<G::Action, String> {
        if !Seats::first(self.seats()).has(seat) {
            return Err(format!("seat {seat} is to act and is not at the table"));
        }
        let legal = legal::<G>(&self.state, seat);
        if legal.is_empty() {
            return Err(format!("seat {seat} is to act and has no legal action"));
        }
        Ok(pick(&mut self.luck, &legal))
    }

    /// Carries out an action. It is written down first, so that the record is
    /// complete even if carrying it out panics.
    pub(crate) fn take(
        &mut self,
        actor: Actor,
        action: G::Action,
        journal: &mut impl Journal<G::Event>,
    ) {
        self.actions.push((actor, action));
        G::apply(&mut self.state, actor, action, journal);
    }

    /// From now on chance is luck that can be checked.
    pub(crate) fn promise(&mut self, fair: FairLuck) {
        self.fair = Some((fair, 0));
    }

    pub(crate) fn options(&self) -> &'s G::Options {
        &self.configuration.options
    }

    pub(crate) fn actions(&self) -> &[(Actor, G::Action)] {
        &self.actions
    }

    /// Which game of its configuration this is.
    pub(crate) fn game(&self) -> u32 {
        self.game
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        viewers(self.seats())
    }

    /// True once in so many times, by luck: a fixed rhythm could always miss
    /// the same step of a game.
    pub(crate) fn once_in(&mut self, times: u32) -> bool {
        self.aside.below(times) == 0
    }

    /// A world that this viewer cannot tell from the truth.
    pub(crate) fn imagine(&mut self, view: &G::View) -> G::State {
        G::imagine(self.suite.edition, view, &mut self.aside)
    }

    /// Another random game that begins with this position.
    pub(crate) fn onward(&self, world: G::State) -> Self {
        let seed = self.seed + 1;
        Self::new(self.suite, self.configuration, self.game, seed, world)
    }

    /// An action in notation.
    pub(crate) fn text(&self, action: G::Action) -> String {
        G::write(self.suite.edition, action)
    }

    /// Options and everything done so far.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new(self.suite.header(self.configuration));
        for &(actor, action) in &self.actions {
            record.push(actor, self.text(action));
        }
        record
    }
}
