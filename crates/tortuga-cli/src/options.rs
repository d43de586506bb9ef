//! The options of a game, as the command line names them.

use tortuga_core::Settings;

use crate::output::Failure;

/// What `--set` and `--seats` choose.
pub(crate) fn chosen(set: &[String], seats: Option<u8>) -> Result<Settings, Failure> {
    let mut chosen = Settings::new();
    for pair in set {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| Failure::BadInput(format!("--set wants KEY=VALUE, not {pair:?}")))?;
        if chosen.insert(key.to_owned(), value.to_owned()).is_some() {
            return Err(Failure::BadInput(format!("--set names {key} twice")));
        }
    }
    let seats = seats.map(|seats| ("seats".to_owned(), seats.to_string()));
    if seats.is_some_and(|(key, value)| chosen.insert(key, value).is_some()) {
        let twice = "--seats and --set seats say the same thing twice";
        return Err(Failure::BadInput(twice.to_owned()));
    }
    Ok(chosen)
}
