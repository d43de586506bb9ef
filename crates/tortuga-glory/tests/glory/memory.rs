//! No imagined world can be refuted by anything that the player was ever shown:
//! the test keeps its own list of what that was.

use crate::common::{SECOND, STANDARD, Scene, all_variants};
use crate::imagined::small_box;
use tortuga_core::{QuickLuck, Rules, Seat, Viewer};
use tortuga_glory::{
    Edition, Event, GloryIslands, HENRY, Stage, State, Treasure, Treasures, Wrecks,
};

/// Random games of each variant and box.
const GAMES: u64 = 4;

/// So many tokens had been taken, and these were surely not with a rival: his
/// own, Henry Morgan's, and those he had just drawn.
struct InTheBag {
    time: u8,
    elsewhere: Treasures,
}

/// What one player was shown.
struct Facts {
    seat: Seat,
    bag: Vec<InTheBag>,
    /// A wreck as he left it, and how many wreck tokens had been taken by then.
    wrecks: [Option<(Wrecks, u8)>; 2],
}

impl Facts {
    const fn none(seat: Seat) -> Self {
        Self {
            seat,
            bag: Vec::new(),
            wrecks: [None; 2],
        }
    }

    /// Notes what a step has shown to him.
    fn note(&mut self, state: &State, events: &[Event]) {
        let place = self.seat.index();
        if state.stage == Stage::Keep && state.turn == self.seat {
            let mut elsewhere = state.treasures[place].plus(state.drawn);
            if state.options.has_henry() {
                elsewhere = elsewhere.plus(state.treasures[HENRY.index()]);
            }
            let time = state.taken();
            self.bag.push(InTheBag { time, elsewhere });
        }
        for event in events {
            self.hear(state, event);
        }
    }

    fn hear(&mut self, state: &State, event: &Event) {
        let stack = |space| state.edition.wreck_at(space).expect("a wreck");
        if let Event::Looked {
            seat,
            space,
            tokens,
        } = *event
            && seat == self.seat
        {
            self.wrecks[stack(space)] = Some((tokens, state.wrecks_taken()));
        }
        if let Event::WreckTaken {
            seat, space, value, ..
        } = *event
            && seat == self.seat
        {
            let (mut left, _) = self.wrecks[stack(space)].expect("he looked first");
            left.take(value);
            self.wrecks[stack(space)] = Some((left, state.wrecks_taken()));
        }
    }

    /// Everything still holds in an imagined world.
    fn hold_in(&self, world: &State, bites: &mut Bites) {
        for fact in &self.bag {
            for kind in Treasure::ALL {
                self.bag_holds(world, fact, kind, bites);
            }
        }
        for (stack, fact) in self.wrecks.iter().enumerate() {
            if let Some((left, time)) = *fact {
                wreck_holds(world, stack, left, time, bites);
            }
        }
    }

    fn bag_holds(&self, world: &State, fact: &InTheBag, kind: Treasure, bites: &mut Bites) {
        let all = world.edition.treasures(world.options.seats).of(kind);
        let room = all - fact.elsewhere.of(kind);
        let before: u8 = rivals(world, self.seat)
            .map(|rival| surely_before(world, rival, kind, fact.time))
            .sum();
        assert!(
            before <= room,
            "seat {} knows that rivals had at most {room} of {kind:?}, not {before}, after {}",
            self.seat,
            fact.time
        );
        bites.bag += u32::from(before == room && fact.time > 0);
    }
}

fn rivals(world: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    world.people().without(seat).iter()
}

/// Tokens of a kind that somebody must have taken before this time: those that
/// he cannot have taken since.
fn surely_before(world: &State, seat: Seat, kind: Treasure, time: u8) -> u8 {
    let since = (time..world.taken()).filter(|&place| world.takings.seat(place) == seat);
    let has = world.treasures[seat.index()].of(kind);
    has.saturating_sub(since.count() as u8)
}

/// What he left is there, or went to those who took from it since.
fn wreck_holds(world: &State, stack: usize, left: Wrecks, time: u8, bites: &mut Bites) {
    let mut found = world.stacks[stack];
    let takings = (time..world.wrecks_taken()).map(|place| world.wreck_takings.get(place));
    for taking in takings.filter(|taking| taking.stack == stack) {
        found.put(taking.value.expect("a token"));
        bites.wrecks += 1;
    }
    assert_eq!(found, left, "stack {stack}");
}

/// How often a fact left no other way.
#[derive(Default, Debug)]
struct Bites {
    bag: u32,
    wrecks: u32,
}

fn play(edition: &'static Edition, variant: &[(&str, &str)], seed: u64, bites: &mut Bites) {
    let (mut luck, mut aside) = (QuickLuck::new(seed), QuickLuck::new(!seed));
    let mut scene = Scene::on(edition, variant);
    let mut all: Vec<Facts> = scene.state.people().iter().map(Facts::none).collect();
    loop {
        scene.events.clear();
        scene.random_step(&mut luck);
        if scene.state.stage == Stage::Over {
            return;
        }
        for facts in &mut all {
            facts.note(&scene.state, &scene.events);
            let viewer = Viewer::Seat(facts.seat);
            let view = GloryIslands::view(&scene.state, viewer);
            for _ in 0..3 {
                let world = GloryIslands::imagine(edition, &view, &mut aside);
                facts.hold_in(&world, bites);
                assert_eq!(GloryIslands::audit(&world), Ok(()));
                assert_eq!(GloryIslands::view(&world, viewer), view);
            }
        }
    }
}

// rules: GLORY-REWARD-05 GLORY-WRECK-05
#[test]
fn no_imagined_world_can_be_refuted() {
    let few = [1, 2, 3].map(|copies| small_box(copies, [2, 4, 3, 1]));
    let boxes = few.into_iter().chain([&*STANDARD, &*SECOND]);
    let mut bites = Bites::default();
    for edition in boxes {
        for variant in all_variants() {
            for game in 0..GAMES {
                play(edition, &variant, game, &mut bites);
            }
        }
    }
    assert!(bites.bag > 1000 && bites.wrecks > 1000, "{bites:?}");
}
