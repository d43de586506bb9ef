//! The doors of every game's room, which all look alike.

/// Writes the four functions by which the crate asks a game for its models.
///
/// The game's module brings `Stage` (everything one viewer has before him),
/// `Voice` (its words), `Heard`, and modules `log`, `luck` and `result`.
macro_rules! doors {
    ($game:ty) => {
        pub(crate) fn scene(
            onlook: &$crate::Onlook<'_>,
            view: &serde_json::Value,
            legal: &[(u16, String)],
            standings: Option<&serde_json::Value>,
        ) -> Result<$crate::Scene, $crate::SceneError> {
            let stage = Stage::new(onlook, view, legal)?;
            Ok($crate::Scene {
                title: stage.voice.say("title", &[]),
                round: stage.round(),
                steps: stage.steps(),
                prompt: stage.prompt(),
                plates: stage.plates(),
                board: stage.board(),
                hand: stage.hand(),
                choices: stage.choices(),
                result: standings
                    .map(|standings| result::outcome(&stage.voice, standings))
                    .transpose()?,
            })
        }

        pub(crate) fn log(
            onlook: &$crate::Onlook<'_>,
            heard: &[serde_json::Value],
        ) -> Result<Vec<(usize, $crate::LogLine)>, $crate::SceneError> {
            let voice = Voice::new(onlook, edition(onlook)?);
            let heard: Vec<Heard> = heard
                .iter()
                .map(<Heard as serde::Deserialize>::deserialize)
                .collect::<Result<_, _>>()?;
            Ok(log::lines(&voice, &heard))
        }

        pub(crate) fn luck(
            onlook: &$crate::Onlook<'_>,
            view: &serde_json::Value,
        ) -> Result<Option<$crate::LuckPrompt>, $crate::SceneError> {
            Ok(Stage::new(onlook, view, &[])?.luck())
        }

        pub(crate) fn typed_luck(
            onlook: &$crate::Onlook<'_>,
            notation: &str,
        ) -> Result<Option<String>, $crate::SceneError> {
            let edition = edition(onlook)?;
            let voice = Voice::new(onlook, edition);
            let action = <$game as tortuga_core::Rules>::read(edition, notation).ok();
            Ok(action.and_then(|action| luck::outcome(&voice, action)))
        }

        fn edition(
            onlook: &$crate::Onlook<'_>,
        ) -> Result<&'static <$game as tortuga_core::Rules>::Edition, $crate::SceneError> {
            Ok(onlook.edition.hold::<$game>()?.edition)
        }
    };
}

pub(crate) use doors;
