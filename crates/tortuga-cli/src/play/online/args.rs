//! What can be typed for a table at a server.

use std::path::PathBuf;

use clap::Args as Arguments;
use tortuga_protocol::{LONGEST_WINDOW, SHORTEST_WINDOW, Tempo};

/// For a table at a server.
#[derive(Arguments)]
#[command(next_help_heading = "At a server")]
pub(crate) struct OnlineArgs {
    /// Plays at this server: its address, or the link of a table there
    #[arg(long, value_name = "URL")]
    pub(crate) server: Option<String>,
    /// What you are called there
    #[arg(
        long,
        value_name = "NAME",
        requires = "server",
        conflicts_with = "sign_in"
    )]
    pub(crate) name: Option<String>,
    /// You have claimed this name there; asks for its password
    #[arg(long, value_name = "NAME", requires = "server")]
    pub(crate) sign_in: Option<String>,
    /// Where your sessions are kept, so that you come back as the same person
    #[arg(long, value_name = "FILE", requires = "server")]
    pub(crate) session: Option<PathBuf>,
    /// How much time everybody has: none, 15+20 (minutes for the game and seconds for every
    /// decision) or 48h (hours for every decision)
    #[arg(long, value_name = "TEMPO", requires = "server", value_parser = tempo)]
    pub(crate) tempo: Option<Tempo>,
    /// How many seconds a response window lasts
    #[arg(long, value_name = "SECONDS", requires = "server", value_parser = window())]
    pub(crate) window: Option<u16>,
    /// Everybody finds the table in the list of the server
    #[arg(long, requires = "server")]
    pub(crate) public: bool,
    /// Only watches, even if a seat is free
    #[arg(long, requires = "server")]
    pub(crate) watch: bool,
}

fn window() -> impl clap::builder::TypedValueParser<Value = u16> {
    let window = i64::from(SHORTEST_WINDOW)..=i64::from(LONGEST_WINDOW);
    clap::value_parser!(u16).range(window)
}

/// `none`, `15+20` or `48h`.
fn tempo(text: &str) -> Result<Tempo, String> {
    let read = || -> Option<Tempo> {
        if text == "none" {
            return Some(Tempo::None);
        }
        if let Some(hours) = text.strip_suffix('h') {
            let hours = hours.parse().ok()?;
            return Some(Tempo::Slow { hours });
        }
        let (minutes, increment) = text.split_once('+')?;
        let minutes: u32 = minutes.parse().ok()?;
        Some(Tempo::Live {
            bank: minutes.checked_mul(60)?,
            increment: increment.parse().ok()?,
        })
    };
    let tempo = read().ok_or("write none, 15+20 (minutes and seconds) or 48h")?;
    if tempo.is_sane() {
        return Ok(tempo);
    }
    Err("1 to 1440 minutes, at most 3600 seconds, 1 to 720 hours".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tempo_is_typed_in_short() {
        assert_eq!(tempo("none"), Ok(Tempo::None));
        let (bank, increment) = (900, 20);
        assert_eq!(tempo("15+20"), Ok(Tempo::Live { bank, increment }));
        assert_eq!(tempo("48h"), Ok(Tempo::Slow { hours: 48 }));
        for wrong in [
            "", "15", "h", "0h", "721h", "15+", "+5", "0+5", "99999+0", "-1+2",
        ] {
            assert!(tempo(wrong).is_err(), "{wrong}");
        }
    }
}
