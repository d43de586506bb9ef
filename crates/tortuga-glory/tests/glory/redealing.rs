//! Nobody is betrayed: whatever is hidden from a player, he sees the same
//! table, may do the same and is refused the same.

use crate::common::{SECOND, STANDARD, Scene, all_variants};
use tortuga_core::{Actor, Event as _, Luck, QuickLuck, Rules, Seat, Viewer};
use tortuga_glory::{
    Action, Event, GloryIslands, Heard, Stage, State, Treasure, Treasures, Wreck, WreckTaking,
    WreckTakings, Wrecks,
};

/// Random games of each of the twelve variants, on either box.
const GAMES: u64 = 6;

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    GloryIslands::legal(state, seat, &mut legal);
    legal
}

/// Takes one of these by luck.
fn any<T>(of: &mut Vec<T>, luck: &mut QuickLuck) -> T {
    of.swap_remove(luck.below(of.len() as u32) as usize)
}

/// The same table for this player; all that he may not know is dealt anew.
fn redealt(state: &State, viewer: Seat, luck: &mut QuickLuck) -> State {
    let mut world = *state;
    choose_anew(&mut world, viewer, luck);
    draw_anew(&mut world, viewer, luck);
    stack_anew(&mut world, viewer, luck);
    world
}

/// Others' cards, as long as they are not revealed.
fn choose_anew(world: &mut State, viewer: Seat, luck: &mut QuickLuck) {
    if !matches!(world.stage, Stage::ChooseCards | Stage::HenryCard) {
        return;
    }
    for seat in world.people().without(viewer).iter() {
        if world.played[seat.index()].is_some() {
            let mut hand = world.hand(seat).iter().collect();
            world.played[seat.index()] = Some(any(&mut hand, luck));
        }
    }
}

/// Does this player's token stay hidden from the others?
fn is_hidden(state: &State, seat: Seat) -> bool {
    state.stage != Stage::Over || !state.afloat.has(seat)
}

/// Others' treasures, and what is before them, against the bag.
fn draw_anew(world: &mut State, viewer: Seat, luck: &mut QuickLuck) {
    let mut hidden = world.bag();
    let rivals = world.people().without(viewer);
    let rivals: Vec<Seat> = rivals
        .iter()
        .filter(|&seat| is_hidden(world, seat))
        .collect();
    let drawn = if world.turn == viewer {
        Treasures::NONE
    } else {
        world.drawn
    };
    hidden = hidden.plus(drawn);
    for seat in &rivals {
        hidden = hidden.plus(world.treasures[seat.index()]);
    }
    let copies = |kind: Treasure| std::iter::repeat_n(kind, usize::from(hidden.of(kind)));
    let mut tokens: Vec<Treasure> = Treasure::ALL.into_iter().flat_map(copies).collect();
    let mut some = |count: u8| {
        let mut some = Treasures::NONE;
        (0..count).for_each(|_| some.put(any(&mut tokens, luck)));
        some
    };
    for seat in rivals {
        world.treasures[seat.index()] = some(world.treasures[seat.index()].count());
    }
    if world.turn != viewer {
        world.drawn = some(drawn.count());
    }
}

fn values(tokens: Wrecks) -> Vec<Wreck> {
    let copies = |value: Wreck| std::iter::repeat_n(value, usize::from(tokens.of(value)));
    Wreck::ALL.into_iter().flat_map(copies).collect()
}

/// Others' wreck tokens and the stacks. What he saw in a stack is there or was
/// taken from it since; everything else is anywhere else.
fn stack_anew(world: &mut State, viewer: Seat, luck: &mut QuickLuck) {
    let taken = world.wrecks_taken();
    let looks = world.looks[viewer.index()];
    let group = |stack: usize, place: u8| {
        let look = looks[stack];
        if look.happened() && look.after() <= place {
            stack
        } else {
            2
        }
    };
    let known = |taking: WreckTaking| taking.seat == viewer || !is_hidden(world, taking.seat);
    let before_him = world.stage == Stage::Look && world.turn == viewer;
    // The third group is what he never saw, the pool included.
    let mut groups = [Vec::new(), Vec::new(), values(world.pool())];
    for (place, taking) in (0..).zip(world.wreck_takings.iter(taken)) {
        if !known(taking) {
            groups[group(taking.stack, place)].push(taking.value.expect("a token"));
        }
    }
    if !before_him {
        for stack in 0..2 {
            groups[group(stack, taken)].extend(values(world.stacks[stack]));
        }
    }
    let mut takings = WreckTakingsOf::default();
    for (place, taking) in (0..).zip(world.wreck_takings.iter(taken)) {
        let value = if known(taking) {
            taking.value.expect("a token")
        } else {
            any(&mut groups[group(taking.stack, place)], luck)
        };
        takings.add(place, taking, value);
    }
    let stacks = world.stacks;
    world.wreck_takings = takings.done();
    if !before_him {
        for (stack, tokens) in stacks.into_iter().enumerate() {
            let from = &mut groups[group(stack, taken)];
            let mut some = Wrecks::NONE;
            (0..tokens.count()).for_each(|_| some.put(any(from, luck)));
            world.stacks[stack] = some;
        }
    }
}

/// Takings as records of views have them: six bits each.
#[derive(Default)]
struct WreckTakingsOf(u64);

impl WreckTakingsOf {
    fn add(&mut self, place: u8, taking: WreckTaking, value: Wreck) {
        let bits = u64::from(taking.seat.0) | (taking.stack as u64) << 2 | u64::from(value.0) << 3;
        self.0 |= bits << (6 * u32::from(place));
    }

    fn done(self) -> WreckTakings {
        serde_json::from_value(self.0.into()).expect("takings")
    }
}

/// He cannot tell the two worlds apart, by sight or by what he may do.
fn look_the_same(one: &State, other: &State, seat: Seat) {
    let viewer = Viewer::Seat(seat);
    assert_eq!(
        GloryIslands::view(one, viewer),
        GloryIslands::view(other, viewer)
    );
    assert_eq!(legal(one, seat), legal(other, seat));
    for number in 0..GloryIslands::action_count(one.edition.0) {
        let action = GloryIslands::action(one.edition.0, number).expect("an action");
        let verdicts =
            [one, other].map(|state| GloryIslands::check(state, Actor::Seat(seat), action));
        assert_eq!(verdicts[0], verdicts[1], "{action:?}");
    }
}

/// What a player sees and hears of his own action, unless it shows something.
fn after(state: &State, seat: Seat, action: Action) -> Option<(State, Vec<Heard>)> {
    let (mut state, mut events) = (*state, Vec::new());
    GloryIslands::apply(&mut state, Actor::Seat(seat), action, &mut events);
    if events.iter().any(Event::reveals) {
        return None;
    }
    let viewer = Viewer::Seat(seat);
    let heard = events.iter().filter_map(|event| event.heard_by(viewer));
    let heard = heard.collect();
    Some((state, heard))
}

/// Whatever he does, he learns nothing by it either.
fn answer_the_same(one: &State, other: &State, seat: Seat) {
    for action in legal(one, seat) {
        let (one, other) = (after(one, seat, action), after(other, seat, action));
        let (Some((one, heard)), Some((other, heard_too))) = (one, other) else {
            continue;
        };
        assert_eq!(heard, heard_too, "{action:?}");
        let [one, other] = [one, other].map(|state| GloryIslands::view(&state, Viewer::Seat(seat)));
        assert_eq!(one, other, "{action:?}");
    }
}

/// How often each hidden thing was another one.
#[derive(Default, Debug)]
struct Changed {
    cards: u32,
    treasures: u32,
    drawn: u32,
    stacks: u32,
    takings: u32,
}

impl Changed {
    fn count(&mut self, one: &State, other: &State) {
        self.cards += u32::from(one.played != other.played);
        self.treasures += u32::from(one.treasures != other.treasures);
        self.drawn += u32::from(one.drawn != other.drawn);
        self.stacks += u32::from(one.stacks != other.stacks);
        self.takings += u32::from(one.wreck_takings != other.wreck_takings);
    }

    fn least(&self) -> u32 {
        let all = [
            self.cards,
            self.treasures,
            self.drawn,
            self.stacks,
            self.takings,
        ];
        all.into_iter().min().unwrap_or(0)
    }
}

// rules: GLORY-REWARD-05 GLORY-WRECK-05
#[test]
fn dealing_hidden_things_anew_changes_nothing_for_whoever_may_not_know_them() {
    let mut changed = Changed::default();
    for (edition, variant) in [&STANDARD, &SECOND]
        .into_iter()
        .flat_map(|edition| all_variants().map(move |variant| (edition, variant)))
    {
        for game in 0..GAMES {
            let (mut luck, mut aside) = (QuickLuck::new(game), QuickLuck::new(!game));
            let mut scene = Scene::on(edition, &variant);
            loop {
                for seat in scene.state.people().iter() {
                    let world = redealt(&scene.state, seat, &mut aside);
                    changed.count(&scene.state, &world);
                    look_the_same(&scene.state, &world, seat);
                    answer_the_same(&scene.state, &world, seat);
                }
                if scene.state.stage == Stage::Over {
                    break;
                }
                scene.random_step(&mut luck);
            }
        }
    }
    assert!(changed.least() > 100, "{changed:?}");
}
