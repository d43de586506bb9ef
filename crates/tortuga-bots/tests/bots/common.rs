use std::sync::LazyLock;

use tortuga_bots::{Bot, Level};
use tortuga_core::{Actor, Edition as _, Perspective, QuickLuck, Rules as _, Seat, ToAct, play};
use tortuga_grog::{Action, Edition, GrogIsland, Options, State};

pub(crate) static STANDARD: LazyLock<Edition> =
    LazyLock::new(|| Edition::read(Edition::STANDARD).expect("the standard edition is sound"));

pub(crate) fn set_up(seats: u8) -> State {
    let options = Options {
        seats,
        starting_player: None,
    };
    GrogIsland::set_up(&STANDARD, &options).expect("so many may play")
}

/// One bot for each of these levels, in seat order.
pub(crate) fn bots(levels: &[Level], seed: u64) -> Vec<Bot<GrogIsland>> {
    let seeds = (0..).map(|seat: u64| 100 * seed + seat);
    let bots = levels.iter().zip(seeds);
    bots.map(|(&level, seed)| Bot::new(level, seed)).collect()
}

/// A whole game between bots. Whatever they do goes through the door for
/// everything from outside, so an illegal action fails the test.
pub(crate) struct Match {
    pub(crate) state: State,
    pub(crate) actions: Vec<(Actor, Action)>,
}

impl Match {
    pub(crate) fn played(levels: &[Level], seed: u64) -> Self {
        Self::watched(levels, seed, |_, _, _| ())
    }

    /// The same, with an eye on every decision.
    pub(crate) fn watched(
        levels: &[Level],
        seed: u64,
        mut each: impl FnMut(&State, Seat, Action),
    ) -> Self {
        let mut bots = bots(levels, seed);
        let mut luck = QuickLuck::new(seed);
        let mut state = set_up(u8::try_from(levels.len()).expect("a few"));
        let mut actions = Vec::new();
        loop {
            let (actor, action) = match GrogIsland::to_act(&state) {
                ToAct::Nobody => return Self { state, actions },
                ToAct::Chance => (Actor::Chance, GrogIsland::chance(&state, &mut luck)),
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
            play::<GrogIsland>(&mut state, actor, action, &mut ()).expect("bots play by the rules");
            actions.push((actor, action));
        }
    }
}
