//! In the fog nobody is betrayed: whatever the enemy's hidden tokens are, the
//! others see the same table and may do the same.

use crate::common::{Scene, random_step};
use tortuga_core::{Actor, Luck, QuickLuck, Rules, Seat, Viewer};
use tortuga_foggy::{Action, Event, FoggyIsland, Heard, Kind, Open, Side, State, Tile, Tokens};

/// Random games in foggy weather, with all mercenaries on both sides.
const GAMES: u64 = 60;

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    FoggyIsland::legal(state, seat, &mut legal);
    legal
}

/// The same table for everybody but `side`, whose hidden tokens are dealt anew
/// over map, hand and pile.
fn redealt(state: &State, side: Side, luck: &mut QuickLuck) -> State {
    let (mut world, seat, edition) = (*state, side.index(), state.edition.0);
    let hidden = |tile: &Tile| {
        let token = state.token(*tile);
        token.is_down() && token.owner() == side
    };
    let tiles: Vec<Tile> = Tile::all().filter(hidden).collect();
    let under = tiles.iter().filter_map(|&tile| state.token(tile).kind());
    let held = [state.hands[seat], state.piles[seat]];
    let held = held.into_iter().flat_map(|tokens| edition.each(tokens));
    let mut kinds: Vec<Kind> = under.chain(held).collect();
    let mut any = || kinds.swap_remove(luck.below(kinds.len() as u32) as usize);
    for &tile in &tiles {
        world.map[tile.index()] = state.token(tile).revealed(any());
    }
    for (tokens, count) in [
        (&mut world.hands[seat], state.hands[seat].count()),
        (&mut world.piles[seat], state.piles[seat].count()),
    ] {
        *tokens = Tokens::NONE;
        (0..count).for_each(|_| tokens.put(edition.span(any())));
    }
    world
}

/// Nobody else can tell the two worlds apart, by sight or by what he may do.
fn look_the_same(one: &State, other: &State, side: Side) {
    let seat = Seat(1 - side.index() as u8);
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let views = [one, other].map(|state| FoggyIsland::view(state, viewer));
        assert_eq!(views[0], views[1], "{viewer:?}");
    }
    assert_eq!(legal(one, seat), legal(other, seat));
    for number in 0..FoggyIsland::action_count(one.edition.0) {
        let action = FoggyIsland::action(one.edition.0, number).expect("an action");
        let verdicts =
            [one, other].map(|state| FoggyIsland::check(state, Actor::Seat(seat), action));
        assert_eq!(verdicts[0], verdicts[1], "{action:?}");
    }
}

/// What a player sees and hears of his own action, unless all tokens are turned up.
fn after(state: &State, seat: Seat, action: Action) -> Option<(State, Vec<Heard>)> {
    use tortuga_core::Event as _;
    let (mut state, mut events) = (*state, Vec::new());
    FoggyIsland::apply(&mut state, Actor::Seat(seat), action, &mut events);
    let over = |event: &Event| matches!(event, Event::Open(Open::RoundScored { .. }));
    if events.iter().any(over) {
        return None;
    }
    let viewer = Viewer::Seat(seat);
    let heard = events
        .iter()
        .filter_map(|event| event.heard_by(viewer))
        .collect();
    Some((state, heard))
}

/// Whatever he does, he learns nothing by it either.
fn answer_the_same(one: &State, other: &State, side: Side) {
    let seat = Seat(1 - side.index() as u8);
    for action in legal(one, seat) {
        let (one, other) = (after(one, seat, action), after(other, seat, action));
        let (Some((one, heard)), Some((other, heard_too))) = (one, other) else {
            continue;
        };
        assert_eq!(heard, heard_too, "{action:?}");
        let viewer = Viewer::Seat(seat);
        assert_eq!(
            FoggyIsland::view(&one, viewer),
            FoggyIsland::view(&other, viewer)
        );
    }
}

// rules: FOG-INV-06 FOG-WEATHER-18
#[test]
fn dealing_hidden_tokens_anew_changes_nothing_for_the_others() {
    let (mut changed, mut under_tokens) = (0, 0);
    let switches = [
        ("exchange_triggers_abilities", "true"),
        ("chameleon_reacts_to", "any_arrival"),
        ("swap_target_by", "colour"),
        ("frog_moves_per_turn", "3"),
    ];
    for game in 0..GAMES {
        let mut settings = vec![
            ("mode", "quick"),
            ("first_player", "0"),
            ("quick_weather", "foggy"),
        ];
        settings.extend(switches.iter().take(game as usize % 5));
        let band = Scene::turn().state.hired;
        let mut scene = Scene::with(&settings);
        scene.play(&["0 done", "1 done"]);
        let mut state = scene.state;
        state.hired = band;
        state.piles = [
            state.set(Side::Blue),
            state.set(Side::Red),
            Tokens::NONE,
            Tokens::NONE,
        ];
        let (mut luck, mut aside) = (QuickLuck::new(game), QuickLuck::new(!game));
        while let Some((actor, action)) = random_step(&state, &mut luck) {
            FoggyIsland::apply(&mut state, actor, action, &mut ());
            if state.round != 1 {
                break;
            }
            // While hands are chosen, others see only whether that is done.
            if aside.below(4) > 0 || state.ground.taken().is_empty() {
                continue;
            }
            for side in Side::ALL {
                let world = redealt(&state, side, &mut aside);
                changed += u32::from(world != state);
                under_tokens += u32::from(world.map != state.map);
                look_the_same(&state, &world, side);
                answer_the_same(&state, &world, side);
            }
        }
    }
    assert!(
        changed > 1000 && under_tokens > 1000,
        "{changed} {under_tokens}"
    );
}
