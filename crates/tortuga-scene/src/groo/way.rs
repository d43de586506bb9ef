//! The way that Groo took last, from what was heard.

use serde::Deserialize as _;
use serde_json::Value;
use tortuga_core::Seat;
use tortuga_groo::{Heard, Open};

use super::voice::Voice;
use crate::GrooWay;

/// Where Groo went after the last roll; none before the first.
///
/// Cards may have sent him on: the last step is told, with the movement die if
/// it was the die's.
pub(super) fn way(voice: &Voice<'_>, heard: &[Value]) -> Option<GrooWay> {
    let mut moved = None;
    for value in heard.iter().rev() {
        match Heard::deserialize(value).ok()? {
            Heard::Open(Open::GrooMoved { from, to }) => {
                if let Some((from, to)) = moved {
                    return Some(sent(voice, from, to));
                }
                moved = Some((from, to));
            }
            Heard::Open(Open::Rolled { step, .. }) => return Some(wandered(voice, step, moved)),
            Heard::Open(_)
            | Heard::CardDrawn { .. }
            | Heard::CardStolen { .. }
            | Heard::WindowOpened(_)
            | Heard::Passed => {}
        }
    }
    None
}

/// The movement die showed this, and that is where it brought him.
fn wandered(voice: &Voice<'_>, step: i8, moved: Option<(Seat, Seat)>) -> GrooWay {
    let towns = step.unsigned_abs();
    let (icon, said) = match step {
        0 => ("paw", voice.say("way-stay", &[])),
        1.. => ("arrow-l", voice.count("way-left", towns)),
        _ => ("arrow-r", voice.count("way-right", towns)),
    };
    let Some((from, to)) = moved else {
        let stays = [("step", said.as_str().into())];
        let text = if step == 0 {
            said
        } else {
            voice.say("way-stays", &stays)
        };
        return GrooWay {
            icon,
            towns: None,
            text,
        };
    };
    // The die stayed, so a card must have sent him.
    if step == 0 {
        return sent(voice, from, to);
    }
    let args = [
        ("step", said.into()),
        ("from", voice.in_town(from).into()),
        ("to", voice.in_town(to).into()),
    ];
    GrooWay {
        icon,
        towns: Some((from.0, to.0)),
        text: voice.say("way-wandered", &args),
    }
}

/// A card sent him.
fn sent(voice: &Voice<'_>, from: Seat, to: Seat) -> GrooWay {
    let args = [
        ("from", voice.in_town(from).into()),
        ("to", voice.in_town(to).into()),
    ];
    GrooWay {
        icon: "groo",
        towns: Some((from.0, to.0)),
        text: voice.say("way-sent", &args),
    }
}
