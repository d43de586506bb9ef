//! Four short sounds, for whoever wants them: your turn, dice, a piece, the end.

use leptos::prelude::*;
use tortuga_scene::{Asks, Scene, wake};
use web_sys::{AudioContext, OscillatorType};

use crate::ui::settings::settings;
use crate::ui::table::at_table::AtTable;

/// A sound: tones one after another, each with its height in hertz.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sound {
    Turn,
    Dice,
    Piece,
    End,
}

impl Sound {
    const fn tones(self) -> &'static [f32] {
        match self {
            Self::Turn => &[523.0, 784.0],
            Self::Dice => &[220.0, 180.0, 240.0, 200.0],
            Self::Piece => &[160.0],
            Self::End => &[392.0, 523.0, 659.0],
        }
    }

    /// How long a tone lasts, in seconds.
    const fn tone(self) -> f64 {
        match self {
            Self::Turn => 0.12,
            Self::Dice => 0.04,
            Self::Piece => 0.07,
            Self::End => 0.16,
        }
    }
}

/// Plays a sound when something happens that has one, if sounds are wanted.
pub(crate) fn listen(at: AtTable) {
    let settings = settings();
    let context = StoredValue::new_local(None::<AudioContext>);
    Effect::new(move |before: Option<Option<Scene>>| {
        let now = at.look(|scene| Some(scene.clone()));
        if let (Some(Some(before)), Some(now)) = (&before, &now)
            && settings.sound_now()
            && let Some(sound) = sound(before, now)
        {
            play(context, sound);
        }
        now
    });
}

/// What is to be heard of what happened; the most important only.
fn sound(before: &Scene, now: &Scene) -> Option<Sound> {
    if now.result.is_some() && before.result.is_none() {
        return Some(Sound::End);
    }
    if now.prompt.asks == Asks::You && before.prompt.asks != Asks::You {
        return Some(Sound::Turn);
    }
    let changed = wake(before, now);
    let some = |kinds: &[&str]| {
        changed
            .iter()
            .any(|name| kinds.iter().any(|kind| name.starts_with(kind)))
    };
    if some(&["die:", "dice"]) {
        Some(Sound::Dice)
    } else if some(&["house:", "tile:", "cell:", "building:", "troop:", "ship:"]) {
        Some(Sound::Piece)
    } else {
        None
    }
}

/// A browser may refuse to make a sound; then there is none.
fn play(context: StoredValue<Option<AudioContext>, LocalStorage>, sound: Sound) {
    context.update_value(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            let mut at = context.current_time();
            for &height in sound.tones() {
                let _ = tone(context, height, at, sound.tone());
                at += sound.tone();
            }
        }
    });
}

fn tone(
    context: &AudioContext,
    height: f32,
    at: f64,
    lasts: f64,
) -> Result<(), wasm_bindgen::JsValue> {
    let voice = context.create_oscillator()?;
    let loudness = context.create_gain()?;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(height);
    loudness.gain().set_value_at_time(0.12, at)?;
    loudness
        .gain()
        .exponential_ramp_to_value_at_time(0.001, at + lasts)?;
    voice.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(at)?;
    voice.stop_with_when(at + lasts)
}
