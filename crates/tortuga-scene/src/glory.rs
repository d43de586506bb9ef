//! Glory Islands: its views, events and actions as scenes and sentences.

mod board;
mod cards;
mod cells;
mod choices;
mod hand;
mod islands;
mod log;
mod luck;
mod outcomes;
mod plates;
mod prompt;
mod read;
mod result;
mod sea;
mod seen;
mod ships;
mod steps;
mod tokens;
mod voice;
mod wake;

use serde_json::Value;
use tortuga_core::{Rules as _, Seat, Seats, Settings, Viewer};
use tortuga_games::EditionChoice;
use tortuga_glory::{Action, Colour, GloryIslands, Heard, Stage as Phase, View};

use crate::{Onlook, SceneError, Seal, Touch};
use read::{read_legal, read_view};
use voice::Voice;
pub(crate) use wake::wakes;

crate::doors::doors!(GloryIslands);

/// The mark of a seat in the usual order of colours.
pub(crate) const fn seal(seat: Seat) -> Seal {
    voice::seal(seat, Colour::ALL[seat.index() % Colour::COUNT])
}

/// The mark of a seat where the table chooses its colours; none if the options do
/// not go together.
pub(crate) fn chosen_seal(options: &Settings, seat: Seat) -> Option<Seal> {
    let held = EditionChoice::Standard.hold::<GloryIslands>().ok()?;
    let options = GloryIslands::options(held.edition, options).ok()?;
    (seat.0 < options.seats).then(|| voice::seal(seat, options.colour(seat)))
}

/// What one viewer has before him, and what can be asked of it.
struct Stage<'a> {
    voice: Voice<'a>,
    view: View,
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
        let mut voice = Voice::new(onlook, edition);
        voice.at_table(view.options);
        Ok(Self {
            voice,
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
        match self.view.stage {
            Phase::ChooseCards => self.people_afloat().minus(self.view.chosen),
            Phase::HenryCard | Phase::Look | Phase::Draw | Phase::Over => Seats::NONE,
            Phase::Sail
            | Phase::SailOn
            | Phase::TakeWreck
            | Phase::TakeMore
            | Phase::Lift
            | Phase::Put
            | Phase::LeaveStorm
            | Phase::Keep
            | Phase::Special => Seats::only(self.view.turn),
        }
    }

    /// The viewer, if he is to act.
    fn asked(&self) -> Option<Seat> {
        self.own_seat().filter(|&seat| self.acting().has(seat))
    }

    fn is_over(&self) -> bool {
        self.view.stage == Phase::Over
    }

    /// Are cards revealed, so that there are turns?
    fn is_turn(&self) -> bool {
        !matches!(
            self.view.stage,
            Phase::ChooseCards | Phase::HenryCard | Phase::Over
        )
    }

    /// The legal actions of a sort.
    fn legal_of(&self, wanted: impl Fn(Action) -> bool) -> Vec<&Legal> {
        let legal = self.legal.iter();
        legal.filter(|legal| wanted(legal.action)).collect()
    }

    /// Touching something takes the only legal action that it can mean. If it
    /// can mean several, the choices say which; if none, it asks why `else_ask`
    /// is not legal.
    fn touch(&self, wanted: impl Fn(Action) -> bool, else_ask: Option<Action>) -> Touch {
        match (&self.legal_of(wanted)[..], else_ask) {
            ([legal], _) => Touch::Act(legal.notation.clone()),
            ([], Some(action)) if self.own_seat().is_some() && !self.is_over() => {
                Touch::Ask(GloryIslands::write(self.voice.edition, action))
            }
            _ => Touch::Nothing,
        }
    }

    fn round(&self) -> String {
        if self.is_over() {
            return self.voice.say("over", &[]);
        }
        let key = if self.is_last_round() {
            "round-last"
        } else {
            "round"
        };
        self.voice.say(key, &[("round", self.view.round.into())])
    }
}
