//! Foggy Island: its views, events and actions as scenes and sentences.

mod board;
mod choices;
mod gains;
mod hand;
mod icons;
mod lines;
mod log;
mod luck;
mod outcomes;
mod plates;
mod prompt;
mod read;
mod result;
mod shop;
mod sides;
mod steps;
mod tiles;
mod voice;
mod weather;

use serde::Deserialize as _;
use serde_json::{Value, json};
use tortuga_core::{Actor, Refusal as _, Rules as _, Seat, Seats, Viewer};
use tortuga_foggy::{Action, FoggyIsland, Heard, Stage as Phase, State, Tile, Token, View};

use crate::{Onlook, SceneError, Touch};
use read::{read_legal, read_view, seen};
use voice::Voice;

crate::doors::doors!(FoggyIsland);

/// The view of somebody who is not reminded of what he laid face down
/// (FOG-WEATHER-16).
pub(crate) fn strict_view(view: &Value) -> Result<Value, SceneError> {
    let mut view = View::deserialize(view)?;
    view.map = view.map.map(|token: Token| {
        if token.is_down() {
            token.hidden()
        } else {
            token
        }
    });
    Ok(json!(view))
}

/// What he heard, without the same.
pub(crate) fn strict_heard(heard: &Value) -> Result<Value, SceneError> {
    let mut heard = Heard::deserialize(heard)?;
    if let Heard::Placed { kind, down, .. } | Heard::Exchanged { kind, down, .. } = &mut heard
        && *down
    {
        *kind = None;
    }
    Ok(json!(heard))
}

/// What one viewer has before him, and what can be asked of it.
struct Stage<'a> {
    voice: Voice<'a>,
    view: View,
    /// The table with nothing in it that the viewer does not see: hands and
    /// piles that are hidden from him are empty here, and a face-down token has
    /// no kind. Nothing is imagined, so nothing can be betrayed.
    seen: State,
    legal: Vec<Legal>,
}

/// An action that the viewer may take.
struct Legal {
    number: u16,
    notation: String,
    action: Action,
}

impl<'a> Stage<'a> {
    fn new(onlook: &Onlook<'a>, view: &Value, legal: &[(u16, String)]) -> Result<Self, SceneError> {
        let edition = edition(onlook)?;
        let view = read_view(edition, view)?;
        Ok(Self {
            voice: Voice::new(onlook, edition),
            seen: seen(edition, &view),
            view,
            legal: read_legal(edition, legal)?,
        })
    }

    /// The viewer's own seat; none for a spectator.
    fn own_seat(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whom the viewer sees the game waiting for.
    fn acting(&self) -> Seats {
        if self.view.stage == Phase::PickHand {
            // Hands that he does not see look empty.
            return self.seen.all().minus(self.view.done);
        }
        FoggyIsland::to_act(&self.seen).seats()
    }

    /// The viewer, if he is to act.
    fn asked(&self) -> Option<Seat> {
        self.own_seat().filter(|&seat| self.acting().has(seat))
    }

    fn is_over(&self) -> bool {
        self.view.stage == Phase::Over
    }

    /// The token on a tile, as far as the viewer knows it.
    const fn token(&self, tile: Tile) -> Token {
        self.seen.token(tile)
    }

    /// The legal actions of a sort.
    fn legal_of(&self, wanted: impl Fn(Action) -> bool) -> Vec<&Legal> {
        let legal = self.legal.iter();
        legal.filter(|legal| wanted(legal.action)).collect()
    }

    fn is_legal(&self, action: Action) -> bool {
        self.legal.iter().any(|legal| legal.action == action)
    }

    /// Touching something takes the only legal action that it can mean. If it
    /// can mean several, the choices say which; if none, it asks why `else_ask`
    /// is not legal.
    fn touch(&self, wanted: impl Fn(Action) -> bool, else_ask: Option<Action>) -> Touch {
        match (&self.legal_of(wanted)[..], else_ask) {
            ([legal], _) => Touch::Act(legal.notation.clone()),
            ([], Some(action)) if self.own_seat().is_some() && !self.is_over() => {
                Touch::Ask(FoggyIsland::write(self.voice.edition, action))
            }
            _ => Touch::Nothing,
        }
    }

    /// Why the viewer, who is asked, may not do this; empty if he may.
    fn why_not(&self, action: Action) -> String {
        let Some(seat) = self.asked().filter(|_| !self.is_legal(action)) else {
            return String::new();
        };
        let refused = FoggyIsland::check(&self.seen, Actor::Seat(seat), action).err();
        refused.map_or_else(String::new, |refusal| {
            tortuga_words::refusal(self.voice.lang, FoggyIsland::GAME, refusal.key())
        })
    }

    fn round(&self) -> String {
        let view = &self.view;
        if self.is_over() {
            return self.voice.say("over", &[]);
        }
        if view.round == 0 {
            return self.voice.say("set-up", &[]);
        }
        let rounds = self.voice.edition.rounds(view.mode());
        match self.seen.extra_rounds() {
            0 => {
                let args = [("round", view.round.into()), ("rounds", rounds.into())];
                self.voice.say("round", &args)
            }
            extra => self.voice.count("round-additional", extra),
        }
    }
}
