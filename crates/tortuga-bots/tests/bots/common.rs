use tortuga_bots::{Bot, Budget, Style};
use tortuga_core::{Actor, Perspective, QuickLuck, Rules, Seat, Settings, ToAct, play};
use tortuga_games::EditionChoice;

pub(crate) fn standard<G: Rules>() -> &'static G::Edition {
    let held = EditionChoice::Standard.hold::<G>();
    held.expect("the standard edition is sound").edition
}

/// The one thing that a table chooses: an option and its value.
pub(crate) type Setting = (&'static str, &'static str);

pub(crate) const TWO: Setting = ("seats", "2");
pub(crate) const THREE: Setting = ("seats", "3");
pub(crate) const FOUR: Setting = ("seats", "4");

pub(crate) fn set_up<G: Rules>((key, value): Setting) -> G::State {
    let settings: Settings = [(key.to_owned(), value.to_owned())].into();
    let options = G::options(standard::<G>(), &settings).expect("a setting that can be");
    G::set_up(standard::<G>(), &options).expect("a setting that can be")
}

/// How many play with a setting.
pub(crate) fn seats<G: Rules>(setting: Setting) -> usize {
    G::players(&set_up::<G>(setting)).count() as usize
}

/// Enough for a search to be one, and to be over soon.
pub(crate) const SHORT: Budget = Budget::Iterations(30);

/// One bot for each of these styles, in seat order; those that search do so
/// with the same budget.
pub(crate) fn bots<G: Rules>(styles: &[Style], budget: Budget, seed: u64) -> Vec<Bot<G>> {
    let seeds = (0..).map(|seat: u64| 100 * seed + seat);
    let bots = styles.iter().zip(seeds);
    bots.map(|(&style, seed)| Bot::new(style, seed).with_budget(budget))
        .collect()
}

/// A whole game between bots. Whatever they do goes through the door for
/// everything from outside, so an illegal action fails the test.
pub(crate) struct Match<G: Rules> {
    pub(crate) state: G::State,
    pub(crate) actions: Vec<(Actor, G::Action)>,
}

impl<G: Rules> Match<G> {
    pub(crate) fn played(setting: Setting, styles: &[Style], seed: u64) -> Self {
        Self::watched(setting, styles, SHORT, seed, |_, _, _| ())
    }

    /// The same, with an eye on every decision.
    pub(crate) fn watched(
        setting: Setting,
        styles: &[Style],
        budget: Budget,
        seed: u64,
        mut each: impl FnMut(&G::State, Seat, G::Action),
    ) -> Self {
        let mut bots = bots::<G>(styles, budget, seed);
        let mut luck = QuickLuck::new(seed);
        let mut state = set_up::<G>(setting);
        let mut actions = Vec::new();
        loop {
            let (actor, action) = match G::to_act(&state) {
                ToAct::Nobody => return Self { state, actions },
                ToAct::Chance => (Actor::Chance, G::chance(&state, &mut luck)),
                to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                    let seat = to_act.seats().lowest().expect("somebody is to act");
                    let perspective = Perspective::new(&state, seat);
                    let action = bots[seat.index()]
                        .choose(&perspective)
                        .expect("there is a choice");
                    each(&state, seat, action);
                    (Actor::Seat(seat), action)
                }
            };
            play::<G>(&mut state, actor, action, &mut ()).expect("bots play by the rules");
            actions.push((actor, action));
        }
    }
}
