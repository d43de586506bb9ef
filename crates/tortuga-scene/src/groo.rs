//! GROO: The Game: its views, events and actions as scenes and sentences.

mod board;
mod choices;
mod dice;
mod drafts;
mod hand;
mod icons;
mod log;
mod luck;
mod middle;
mod outcomes;
mod pieces;
mod plates;
mod prompt;
mod result;
mod steps;
mod targets;
mod towns;
mod voice;
mod way;

use serde::Deserialize as _;
use serde::de::Error as _;
use serde_json::Value;
use tortuga_core::{Interned, Rules as _, Seat, Seats, Viewer};
use tortuga_groo::{
    Action, Cards, Choice, Edition, Groo, Heard, Kind, SEATS_MAX, Secrets, Stage as Phase, State,
    Table, View,
};

use crate::{GrooWay, Onlook, SceneError, Touch};
use voice::Voice;

crate::doors::doors!(Groo);

/// The way that Groo took last.
pub(crate) fn way(onlook: &Onlook<'_>, heard: &[Value]) -> Result<Option<GrooWay>, SceneError> {
    let voice = Voice::new(onlook, edition(onlook)?);
    Ok(way::way(&voice, heard))
}

/// What one viewer has before him, and what can be asked of it.
struct Stage<'a> {
    voice: Voice<'a>,
    view: View,
    /// The table with nothing in it that the viewer does not see: hands that
    /// are hidden from him are empty here, and so is the draw pile. Nothing is
    /// imagined, so nothing can be betrayed.
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

    const fn table(&self) -> &Table {
        &self.view.table
    }

    /// The viewer's own seat; none for a spectator.
    fn own_seat(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whom the viewer sees the game waiting for: in a window himself, or
    /// nobody in particular.
    fn acting(&self) -> Seats {
        let table = self.table();
        if table.theft.is_some() {
            return Seats::NONE;
        }
        if let Some(choice) = table.choice {
            return Seats::only(choice.seat());
        }
        if table.window.is_some() {
            let asked = self.own_seat().filter(|_| self.view.asked.is_some());
            return asked.map_or(Seats::NONE, Seats::only);
        }
        Groo::to_act(&self.seen).seats()
    }

    const fn is_over(&self) -> bool {
        matches!(self.view.table.stage, Phase::Over(_))
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
                Touch::Ask(Groo::write(self.voice.edition, action))
            }
            _ => Touch::Nothing,
        }
    }

    fn round(&self) -> String {
        match self.table().stage {
            Phase::Over(_) => self.voice.say("over", &[]),
            Phase::Dealer | Phase::Deal => self.voice.say("set-up", &[]),
            Phase::Discard
            | Phase::MayDraw(_)
            | Phase::Draw(_)
            | Phase::Attack
            | Phase::Commit
            | Phase::Defend
            | Phase::Battle
            | Phase::Roll
            | Phase::Use
            | Phase::LastWord => self.voice.tell(self.table().active, "turn", &[]),
        }
    }
}

fn seen(edition: &'static Edition, view: &View) -> State {
    let asked = match view.viewer {
        Viewer::Seat(seat) if view.asked.is_some() => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    State {
        edition: Interned(edition),
        table: view.table,
        secrets: Secrets {
            hands: view.hands.map(|hand| hand.cards.unwrap_or_default()),
            pile: Cards::NONE,
            asked,
            played: view.asked.unwrap_or_default(),
            notes: view.notes,
        },
    }
}

/// Reads a view, and refuses one that no table can give: a number that points
/// nowhere must not stop the client.
fn read_view(edition: &Edition, view: &Value) -> Result<View, SceneError> {
    let view = View::deserialize(view)?;
    let table = &view.table;
    let seats = (2..=SEATS_MAX).contains(&usize::from(table.seats));
    let viewer = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let thieves = table.theft.map(|theft| [theft.thief, theft.victim]);
    let named = [table.dealer, table.active, table.groo, table.user];
    let mut named = named.into_iter().chain([table.target]).chain(viewer);
    let mut more = thieves.into_iter().flatten();
    let chooser = table.choice.map(Choice::seat);
    let at_table = |seat: Seat| seat.0 < table.seats;
    let cards = table.in_play.iter().chain(&table.out);
    let cards = cards.chain([&table.discard]);
    let cards = cards.chain(view.hands.iter().filter_map(|hand| hand.cards.as_ref()));
    let mut numbers = cards.flat_map(|cards| cards.numbers());
    let kinds = [
        table.announced.map(|announced| announced.kind),
        table.event.map(|event| event.kind),
        table.picked,
    ];
    let known = |kind: Kind| kind.index() < edition.kinds.len();
    let sound = seats
        && named.all(at_table)
        && more.all(at_table)
        && chooser.is_none_or(at_table)
        && numbers.all(|number| number < edition.cards())
        && kinds.into_iter().flatten().all(known);
    if sound {
        Ok(view)
    } else {
        Err(serde_json::Error::custom("no table looks like this").into())
    }
}

fn read_legal(edition: &Edition, legal: &[(u16, String)]) -> Result<Vec<Legal>, SceneError> {
    let read = |(number, notation): &(u16, String)| {
        let action = Groo::action(edition, *number)
            .ok_or_else(|| serde_json::Error::custom("no action has this number"))?;
        Ok(Legal {
            number: *number,
            notation: notation.clone(),
            action,
        })
    };
    legal.iter().map(read).collect()
}
