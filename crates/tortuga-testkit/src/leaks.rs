//! Nobody sees, hears or infers what is hidden from him.
//!
//! Five questions, at steps all over a random game, for each seat and for
//! somebody who only watches:
//!
//! 1. *Dealt anew.* If all that he cannot know is dealt anew, does his view
//!    change? Do his own legal actions, or their order?
//! 2. *The same action* in the truth and in such a world: does he hear the
//!    same, and see the same after it? A difference is fair only where an event
//!    says that it reveals something, and beyond a pause, where one world may
//!    wait for an answer that the other does not have.
//! 3. *Other luck.* Outcomes that sound alike to him must look alike after it,
//!    and the other way round: what he hears and his view forgets would be
//!    lost to his imagination.
//! 4. *A hidden choice* of somebody else, one that would not have been legal in
//!    every world he can imagine: the same as with luck. (Public choices may
//!    well sound different and come to the same.)
//! 5. *What he may not do.* Does the reason for a refusal tell him something?
//!    He may try whatever he likes, so no refusal may depend on more than he
//!    knows.

use tortuga_core::{Actor, Rules, ToAct, Viewer};

use crate::aside::{Hearing, after, is_over, legal, outcomes, pick, view_differences};
use crate::failure::{Failure, Verdict, demand};
use crate::{Suite, Walk};

const STRIDE: u32 = 2;
const JSON_STRIDE: u32 = 16;
/// Other outcomes or choices that are compared with the one taken.
const OTHERS: usize = 4;
const WORLDS: usize = 3;
/// How often a seat tries everything that has a number.
const REFUSAL_STRIDE: u32 = 16;

pub(crate) fn run<G: Rules>(suite: &Suite<G>) -> Result<(), Failure> {
    suite.each_game("leaks", suite.games(), |walk| game(walk))
}

fn game<G: Rules>(walk: &mut Walk<'_, G>) -> Verdict {
    loop {
        let next = walk.choose()?;
        // Chance is always looked at: it is rare and deals the secrets.
        let by_chance = next.is_some_and(|(actor, _)| actor == Actor::Chance);
        if by_chance || next.is_none() || walk.once_in(STRIDE) {
            for viewer in walk.viewers() {
                look(walk, viewer, next).map_err(|what| format!("{viewer:?}: {what}"))?;
            }
        }
        let Some((actor, action)) = next else {
            return Ok(());
        };
        walk.take(actor, action, &mut ());
    }
}

/// One viewer, one moment, and what is done next.
fn look<G: Rules>(
    walk: &mut Walk<'_, G>,
    viewer: Viewer,
    next: Option<(Actor, G::Action)>,
) -> Verdict {
    let view = G::view(walk.state(), viewer);
    if walk.once_in(JSON_STRIDE) {
        crosses_the_wire::<G>(&view)?;
    }
    let world = dealt_anew(walk, viewer, &view)?;
    if walk.once_in(REFUSAL_STRIDE) {
        refusals_are_equal(walk, viewer, &world)?;
    }
    let Some((actor, action)) = next else {
        return Ok(());
    };
    let text = walk.text(action);
    let at = |what| format!("{actor} {text}: {what}");
    same_action(walk, viewer, &world, (actor, action)).map_err(at)?;
    match actor {
        Actor::Chance => other_luck(walk, viewer, action).map_err(at),
        Actor::Seat(seat) if !viewer.is(seat) => {
            hidden_choice(walk, viewer, &view, (actor, action)).map_err(at)
        }
        Actor::Seat(_) => Ok(()),
    }
}

fn crosses_the_wire<G: Rules>(view: &G::View) -> Verdict {
    let text = serde_json::to_string(view).map_err(|error| format!("no JSON: {error}"))?;
    let read: G::View = serde_json::from_str(&text)
        .map_err(|error| format!("the view's JSON cannot be read: {error}"))?;
    demand(read == *view, || {
        let differences = view_differences::<G>(view, &read);
        format!("the view comes back from JSON as another: {differences}")
    })
}

/// Deals what is hidden anew and looks again.
fn dealt_anew<G: Rules>(
    walk: &mut Walk<'_, G>,
    viewer: Viewer,
    view: &G::View,
) -> Result<G::State, String> {
    let world = walk.imagine(view);
    let seen = G::view(&world, viewer);
    demand(seen == *view, || {
        let differences = view_differences::<G>(view, &seen);
        format!("his view changes when what is hidden is dealt anew: {differences}")
    })?;
    own_actions_are_equal(walk, viewer, (walk.state(), &world))?;
    Ok(world)
}

fn own_actions_are_equal<G: Rules>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    (one, other): (&G::State, &G::State),
) -> Verdict {
    let Viewer::Seat(seat) = viewer else {
        return Ok(());
    };
    let (one, other) = (legal::<G>(one, seat), legal::<G>(other, seat));
    demand(one == other, || {
        let texts = |list: &[G::Action]| -> Vec<String> {
            let some = list.iter().take(12);
            some.map(|&action| walk.text(action)).collect()
        };
        let (one, other) = (texts(&one), texts(&other));
        format!("his own actions depend on what is hidden: {one:?} or {other:?}")
    })
}

/// Whatever he tries himself is accepted in both worlds, or refused in both for
/// the same reason. Whether it is his turn or not: he may always try.
fn refusals_are_equal<G: Rules>(walk: &Walk<'_, G>, viewer: Viewer, world: &G::State) -> Verdict {
    let Viewer::Seat(seat) = viewer else {
        return Ok(());
    };
    let actor = Actor::Seat(seat);
    let numbers = 0..G::action_count(walk.edition());
    for action in numbers.filter_map(|number| G::action(walk.edition(), number)) {
        let here = G::check(walk.state(), actor, action);
        let there = G::check(world, actor, action);
        demand(here == there, || {
            let text = walk.text(action);
            format!("{text:?}: why he may not depends on what is hidden: {here:?} or {there:?}")
        })?;
    }
    Ok(())
}

fn same_action<G: Rules>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    world: &G::State,
    (actor, action): (Actor, G::Action),
) -> Verdict {
    if hidden_progress::<G>(walk.state(), viewer, actor) || G::check(world, actor, action).is_err()
    {
        return Ok(());
    }
    let (truth, events) = after::<G>(walk.state(), actor, action);
    let (world, other_events) = after::<G>(world, actor, action);
    let one = Hearing::<G>::of(&events, viewer);
    let other = Hearing::of(&other_events, viewer);
    heard_crosses_the_wire(&one)?;
    if something_is_revealed(&one, &other)? || pauses_are_alike(&one, &other)? {
        return Ok(());
    }
    if is_over::<G>(&truth) || is_over::<G>(&world) {
        return Ok(());
    }
    views_are_equal::<G>(viewer, (&truth, &world))?;
    own_actions_are_equal(walk, viewer, (&truth, &world))
}

/// In a simultaneous choice nobody knows how far another has come: the same
/// step may be his last in one world and not in the other.
fn hidden_progress<G: Rules>(state: &G::State, viewer: Viewer, actor: Actor) -> bool {
    let together = matches!(G::to_act(state), ToAct::Together(_));
    together && !matches!(actor, Actor::Seat(seat) if viewer.is(seat))
}

fn heard_crosses_the_wire<G: Rules>(hearing: &Hearing<G>) -> Verdict {
    for heard in &hearing.heard {
        let text = serde_json::to_string(heard).map_err(|error| format!("no JSON: {error}"))?;
        let read: Result<G::Heard, _> = serde_json::from_str(&text);
        demand(read.as_ref().is_ok_and(|read| read == heard), || {
            format!("{heard:?} comes back from JSON as {read:?}")
        })?;
    }
    Ok(())
}

/// Compares what is heard in two worlds up to the first event that shows
/// something hidden, which may differ; true if one did.
fn something_is_revealed<G: Rules>(one: &Hearing<G>, other: &Hearing<G>) -> Result<bool, String> {
    for at in 0..one.heard.len().max(other.heard.len()) {
        let (here, there) = (one.heard.get(at), other.heard.get(at));
        if here == there {
            continue;
        }
        let reveals = |hearing: &Hearing<G>| hearing.reveals.get(at) == Some(&true);
        demand(reveals(one) || reveals(other), || {
            format!("he hears what is hidden: {here:?}, in another world {there:?}")
        })?;
        return Ok(true);
    }
    Ok(false)
}

/// Two worlds that sounded alike pause alike or not at all; true if they pause.
fn pauses_are_alike<G: Rules>(one: &Hearing<G>, other: &Hearing<G>) -> Result<bool, String> {
    match (&one.pause, &other.pause) {
        (None, None) => Ok(false),
        (Some(here), Some(there)) => {
            let differences = || view_differences::<G>(&here.view, &there.view);
            demand(here.view == there.view, || {
                format!(
                    "what he sees at the pause depends on what is hidden: {}",
                    differences()
                )
            })?;
            demand(here.asked == there.asked, || {
                let (here, there) = (&here.asked, &there.asked);
                format!("what he could answer depends on what is hidden: {here:?} or {there:?}")
            })?;
            Ok(true)
        }
        _ => Err("there is a pause in one world and none in the other".to_owned()),
    }
}

fn views_are_equal<G: Rules>(viewer: Viewer, (one, other): (&G::State, &G::State)) -> Verdict {
    let (one, other) = (G::view(one, viewer), G::view(other, viewer));
    demand(one == other, || {
        let differences = view_differences::<G>(&one, &other);
        format!("he heard the same and sees another thing: {differences}")
    })
}

fn other_luck<G: Rules>(walk: &mut Walk<'_, G>, viewer: Viewer, outcome: G::Action) -> Verdict {
    let listed: Vec<G::Action> = outcomes::<G>(walk.state())
        .into_iter()
        .map(|(outcome, _)| outcome)
        .collect();
    for _ in 0..OTHERS.min(listed.len()) {
        let other = pick(&mut walk.aside, &listed);
        alike(walk, viewer, Actor::Chance, (outcome, other))?;
    }
    Ok(())
}

fn hidden_choice<G: Rules>(
    walk: &mut Walk<'_, G>,
    viewer: Viewer,
    view: &G::View,
    (actor, action): (Actor, G::Action),
) -> Verdict {
    let worlds: Vec<G::State> = (0..WORLDS).map(|_| walk.imagine(view)).collect();
    let is_hidden = |action| worlds.iter().any(|w| G::check(w, actor, action).is_err());
    let Actor::Seat(seat) = actor else {
        return Ok(());
    };
    if !is_hidden(action) {
        return Ok(());
    }
    heard_and_seen(walk, viewer, view, (actor, action))?;
    let listed = legal::<G>(walk.state(), seat);
    for _ in 0..OTHERS {
        let other = pick(&mut walk.aside, &listed);
        if is_hidden(other) {
            alike(walk, viewer, actor, (action, other))?;
        }
    }
    Ok(())
}

/// What he hears of a hidden choice, his view knows too: that it was made, at
/// least. A step that changes nothing for him is silent.
fn heard_and_seen<G: Rules>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    before: &G::View,
    (actor, action): (Actor, G::Action),
) -> Verdict {
    let (state, events) = after::<G>(walk.state(), actor, action);
    let heard = Hearing::<G>::of(&events, viewer).heard;
    demand(
        heard.is_empty() || G::view(&state, viewer) != *before,
        || format!("he hears {heard:?}, but his view does not change"),
    )
}

/// Two things that might be done: they sound alike if and only if they look
/// alike afterwards.
fn alike<G: Rules>(
    walk: &Walk<'_, G>,
    viewer: Viewer,
    actor: Actor,
    (action, other): (G::Action, G::Action),
) -> Verdict {
    let (one, events) = after::<G>(walk.state(), actor, action);
    let (two, other_events) = after::<G>(walk.state(), actor, other);
    let (hears, also) = (
        Hearing::<G>::of(&events, viewer),
        Hearing::<G>::of(&other_events, viewer),
    );
    let over = is_over::<G>(&one) || is_over::<G>(&two);
    if hears.heard == also.heard && pauses_are_alike(&hears, &also)? {
        return Ok(());
    }
    if hears.pause.is_some() || also.pause.is_some() || over {
        return Ok(());
    }
    let compared = || format!("compared with {:?}: ", walk.text(other));
    let view = G::view(&one, viewer);
    if hears.heard == also.heard {
        return views_are_equal::<G>(viewer, (&one, &two))
            .map_err(|what| format!("{}{what}", compared()));
    }
    demand(view != G::view(&two, viewer), || {
        let (here, there) = (&hears.heard, &also.heard);
        format!(
            "{}he hears {here:?} or {there:?}, but his view knows no difference",
            compared()
        )
    })
}
