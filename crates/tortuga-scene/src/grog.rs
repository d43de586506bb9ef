//! Grog Island: its views, events and actions as scenes and sentences.

mod board;
mod choices;
mod hand;
mod houses;
mod icons;
mod log;
mod luck;
mod outcomes;
mod plates;
mod prompt;
mod result;
mod ships;
mod steps;
mod voice;
mod waiting;

use serde::Deserialize as _;
use serde::de::Error as _;
use serde_json::Value;
use tortuga_core::{QuickLuck, Rules as _, Seat, Seats, Viewer};
use tortuga_grog::{ARRANGEMENTS, Action, GrogIsland, Heard, Phase, State, View};

use crate::{Onlook, SceneError, Touch};
use voice::Voice;

crate::doors::doors!(GrogIsland);

/// Any will do: nothing that is shown depends on what is imagined.
const SEED: u64 = 1;

/// What one viewer has before him, and what can be asked of it.
struct Stage<'a> {
    voice: Voice<'a>,
    view: View,
    /// A world that the viewer cannot tell from the truth. What lies open in
    /// it, and every count, is true; cards that the view does not show are not.
    world: State,
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
        Self::imagined(onlook, view, legal, SEED)
    }

    fn imagined(
        onlook: &Onlook<'a>,
        view: &Value,
        legal: &[(u16, String)],
        seed: u64,
    ) -> Result<Self, SceneError> {
        let edition = edition(onlook)?;
        let view = read_view(view)?;
        let world = GrogIsland::imagine(edition, &view, &mut QuickLuck::new(seed));
        Ok(Self {
            voice: Voice::new(onlook, edition),
            view,
            world,
            legal: read_legal(legal)?,
        })
    }

    /// The viewer's own seat; none for a spectator.
    fn own_seat(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The seats that have a decision to make.
    fn acting(&self) -> Seats {
        GrogIsland::to_act(&self.world).seats()
    }

    fn phase(&self) -> Phase {
        self.view.table.phase
    }

    fn is_over(&self) -> bool {
        matches!(self.phase(), Phase::Over(_))
    }

    fn offers(&self, wanted: impl Fn(Action) -> bool) -> bool {
        self.legal.iter().any(|legal| wanted(legal.action))
    }

    /// Touching something takes the first of these actions that is legal, or
    /// asks why the first of all is not.
    fn touch(&self, wanted: &[Action]) -> Touch {
        for &action in wanted {
            if let Some(legal) = self.legal.iter().find(|legal| legal.action == action) {
                return Touch::Act(legal.notation.clone());
            }
        }
        match wanted.first() {
            Some(&action) if self.own_seat().is_some() && !self.is_over() => {
                Touch::Ask(GrogIsland::write(self.voice.edition, action))
            }
            _ => Touch::Nothing,
        }
    }

    fn round(&self) -> String {
        match self.view.table.round {
            _ if self.is_over() => self.voice.say("over", &[]),
            0 => self.voice.say("set-up", &[]),
            round => self.voice.say("round", &[("round", round.into())]),
        }
    }
}

/// Reads a view, and refuses one that no table can give: a number that points
/// nowhere must not stop the client.
fn read_view(view: &Value) -> Result<View, SceneError> {
    let view = View::deserialize(view)?;
    let table = &view.table;
    let at_table = |seat: Seat| seat.0 < table.seats;
    let sound = (2..=4).contains(&table.seats)
        && table
            .row
            .is_none_or(|row| usize::from(row.0) < ARRANGEMENTS)
        && table.ships.iter().all(|&ship| ship < 6)
        && table.clouds.all().iter().all(|&cloud| cloud < 5)
        && at_table(table.leader)
        && at_table(table.flag)
        && !matches!(view.viewer, Viewer::Seat(seat) if !at_table(seat));
    if sound {
        Ok(view)
    } else {
        Err(serde_json::Error::custom("no table looks like this").into())
    }
}

fn read_legal(legal: &[(u16, String)]) -> Result<Vec<Legal>, SceneError> {
    let read = |(number, notation): &(u16, String)| {
        let action = Action::of_number(*number)
            .ok_or_else(|| serde_json::Error::custom("no action has this number"))?;
        Ok(Legal {
            number: *number,
            notation: notation.clone(),
            action,
        })
    };
    legal.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tortuga_core::{Actor, Luck as _, ToAct};
    use tortuga_games::EditionChoice;
    use tortuga_grog::Options;
    use tortuga_words::Lang;

    use super::*;

    /// Outcomes are tried out in an imagined world. Whatever is imagined in it,
    /// nothing that is shown may depend on it.
    #[test]
    fn nothing_depends_on_what_is_imagined() {
        let edition = EditionChoice::Standard
            .hold::<GrogIsland>()
            .unwrap()
            .edition;
        let mut luck = QuickLuck::new(7);
        let mut compared = 0;
        for seats in [2, 3, 4, 3] {
            let options = Options {
                seats,
                starting_player: None,
            };
            let mut state = GrogIsland::set_up(edition, &options).unwrap();
            while GrogIsland::to_act(&state) != ToAct::Nobody {
                let actor = match GrogIsland::to_act(&state).seats().lowest() {
                    Some(seat) => Actor::Seat(seat),
                    None => Actor::Chance,
                };
                let action = match actor {
                    Actor::Chance => GrogIsland::chance(&state, &mut luck),
                    Actor::Seat(seat) => {
                        compared += compare(&state, seat);
                        let mut legal = Vec::new();
                        GrogIsland::legal(&state, seat, &mut legal);
                        legal[luck.below(u32::try_from(legal.len()).unwrap()) as usize]
                    }
                };
                GrogIsland::apply(&mut state, actor, action, &mut ());
            }
        }
        assert!(compared > 1000, "only {compared}");
    }

    /// Draws the choices in three imagined worlds; says how many there are.
    fn compare(state: &State, seat: Seat) -> usize {
        let onlook = Onlook {
            lang: Lang::En,
            edition: &EditionChoice::Standard,
            names: &[],
            viewer: Viewer::Seat(seat),
        };
        let mut legal = Vec::new();
        GrogIsland::legal(state, seat, &mut legal);
        let edition = GrogIsland::edition(state);
        let legal: Vec<(u16, String)> = legal
            .into_iter()
            .map(|action| (action.number().unwrap(), GrogIsland::write(edition, action)))
            .collect();
        let view = json!(GrogIsland::view(state, Viewer::Seat(seat)));
        let drawn = [1, 2, 3].map(|seed| {
            let stage = Stage::imagined(&onlook, &view, &legal, seed).unwrap();
            (stage.choices(), stage.prompt(), stage.board())
        });
        assert_eq!(drawn[0], drawn[1]);
        assert_eq!(drawn[1], drawn[2]);
        drawn[0].0.len()
    }
}
