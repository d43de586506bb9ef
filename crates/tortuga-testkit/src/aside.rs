//! Small things that several checks share.

use serde_json::Value;
use tortuga_core::{Actor, Event as _, Luck as _, QuickLuck, Rules, Seat, ToAct, Viewer};

/// A random place in a list of this length.
pub(crate) fn place(luck: &mut QuickLuck, length: usize) -> usize {
    let bound = u32::try_from(length).expect("lists here are short");
    luck.below(bound) as usize
}

/// A random one of these.
pub(crate) fn pick<T: Copy>(luck: &mut QuickLuck, things: &[T]) -> T {
    things[place(luck, things.len())]
}

/// Everybody who may look: each seat, and somebody who only watches.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    let players = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    players.chain([Viewer::Spectator])
}

/// A fresh list of what a seat may do.
pub(crate) fn legal<G: Rules>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal
}

/// A fresh list of what a seat could answer.
pub(crate) fn answers<G: Rules>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut answers = Vec::new();
    G::answers(state, seat, &mut answers);
    answers
}

/// A fresh list of what chance may do.
pub(crate) fn outcomes<G: Rules>(state: &G::State) -> Vec<(G::Action, u32)> {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    outcomes
}

/// Nobody is to act any more.
pub(crate) fn is_over<G: Rules>(state: &G::State) -> bool {
    G::to_act(state) == ToAct::Nobody
}

/// The state after an action that is legal, and what happened.
pub(crate) fn after<G: Rules>(
    state: &G::State,
    actor: Actor,
    action: G::Action,
) -> (G::State, Vec<G::Event>) {
    let mut state = state.clone();
    let mut events = Vec::new();
    G::apply(&mut state, actor, action, &mut events);
    (state, events)
}

/// What one viewer hears of some events, up to the first after which the table
/// would wait because somebody might answer unseen.
pub(crate) struct Hearing<G: Rules> {
    pub(crate) heard: Vec<G::Heard>,
    /// For each of them: did the event show something that was hidden?
    pub(crate) reveals: Vec<bool>,
    /// What he sees at the pause, if there is one.
    pub(crate) pause: Option<AtPause<G>>,
}

/// What a viewer has before him at a pause.
pub(crate) struct AtPause<G: Rules> {
    pub(crate) view: G::View,
    /// The same as if he were asked; none if he has nothing to answer with.
    pub(crate) asked: Option<(G::View, Vec<G::Action>)>,
}

impl<G: Rules> AtPause<G> {
    fn of(state: &G::State, viewer: Viewer) -> Self {
        let asked = match viewer {
            Viewer::Seat(seat) => G::asking(state, seat).map(|asked| (seat, asked)),
            Viewer::Spectator => None,
        };
        let asked = asked.map(|(seat, asked)| (G::view(&asked, viewer), legal::<G>(&asked, seat)));
        let view = G::view(state, viewer);
        Self { view, asked }
    }
}

impl<G: Rules> Hearing<G> {
    pub(crate) fn of(events: &[G::Event], viewer: Viewer) -> Self {
        let mut hearing = Self {
            heard: Vec::new(),
            reveals: Vec::new(),
            pause: None,
        };
        for event in events {
            if let Some(heard) = event.heard_by(viewer) {
                hearing.heard.push(heard);
                hearing.reveals.push(event.reveals());
            }
            if let Some(state) = G::at_pause(event) {
                hearing.pause = Some(AtPause::of(state, viewer));
                break;
            }
        }
        hearing
    }
}

/// Where two JSON values differ, for people: `/table/bid: 5 or 6; …`.
pub(crate) fn differences(one: &Value, other: &Value) -> String {
    let mut found = Vec::new();
    collect_differences("", one, other, &mut found);
    let more = found.len().saturating_sub(4);
    found.truncate(4);
    if more > 0 {
        found.push(format!("and {more} more"));
    }
    if found.is_empty() {
        return "only in what JSON does not show".to_owned();
    }
    found.join("; ")
}

fn collect_differences(path: &str, one: &Value, other: &Value, found: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            for (key, value) in a {
                collect_differences(&format!("{path}/{key}"), value, &b[key], found);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (a, b)) in a.iter().zip(b).enumerate() {
                collect_differences(&format!("{path}/{index}"), a, b, found);
            }
        }
        _ if one == other => {}
        _ => found.push(format!("{path}: {one} or {other}")),
    }
}

/// Where two views differ, for people.
pub(crate) fn view_differences<G: Rules>(one: &G::View, other: &G::View) -> String {
    let json = |view: &G::View| serde_json::to_value(view).unwrap_or_default();
    differences(&json(one), &json(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_name_the_place() {
        let one = json!({"a": [1, 2], "b": {"c": 3}});
        let other = json!({"a": [1, 5], "b": {"c": 3}});
        assert_eq!(differences(&one, &other), "/a/1: 2 or 5");
        assert_eq!(
            differences(&one, &json!({"b": {"c": 3}})),
            r#": {"a":[1,2],"b":{"c":3}} or {"b":{"c":3}}"#
        );
        assert_eq!(differences(&one, &one), "only in what JSON does not show");
    }
}
