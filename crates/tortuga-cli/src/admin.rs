//! `tortuga admin`: for whoever runs a server.

use std::fmt::Display;
use std::future::Future;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use tokio::runtime::Runtime;
use tortuga_server::{Admin, AdminError};

use crate::output::{Failure, Output};

const HELP: &str = "\
All of it works beside a server that is running. People are named by their numbers, which
`tortuga admin people` tells; names can be anybody's.

Examples:
  tortuga admin people
  tortuga admin tables --data club.db
  tortuga admin reports                what people found fault with
  tortuga admin close k3mzr7h2wxyq     closes a table; its record stays
  tortuga admin rename 17 'Somebody'
  tortuga admin ban 17
  tortuga admin password 17            a new password, told once; all his sessions end";

/// What to look at, or what to do.
#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct AdminArgs {
    /// The file in which the server keeps everything
    #[arg(
        long,
        value_name = "FILE",
        env = "TORTUGA_DATA",
        default_value = "tortuga.db",
        global = true
    )]
    data: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Lists people, those with a claimed name first
    People,
    /// Lists tables, the last touched first, and those that cannot be read
    Tables,
    /// Lists what people found fault with in chats
    Reports,
    /// Closes a table
    Close {
        /// The name in its link
        table: String,
    },
    /// Gives somebody another name
    Rename {
        /// His number
        person: i64,
        /// The new name
        name: String,
    },
    /// Sends somebody away
    Ban {
        /// His number
        person: i64,
    },
    /// Lets somebody in again
    Unban {
        /// His number
        person: i64,
    },
    /// Gives somebody a new password and tells it once
    Password {
        /// His number
        person: i64,
    },
}

/// Does it, and tells what came of it.
pub(crate) fn run(args: &AdminArgs, output: &mut Output) -> Result<(), Failure> {
    let lines = wait_for(async {
        let admin = Admin::open(&args.data).await?;
        let lines = act(&admin, &args.what).await;
        admin.close().await;
        lines
    })?;
    for line in lines.map_err(failure)? {
        output.line(line)?;
    }
    Ok(())
}

async fn act(admin: &Admin, what: &What) -> Result<Vec<String>, AdminError> {
    Ok(match what {
        What::People => people(admin).await?,
        What::Tables => tables(admin).await?,
        What::Reports => reports(admin).await?,
        What::Close { table } => {
            admin.close_table(table).await?;
            vec![format!(
                "{table} is closed within a second of a server running."
            )]
        }
        What::Rename { person, name } => {
            admin.rename(*person, name).await?;
            vec![format!("{person} is called {name} from now on.")]
        }
        What::Ban { person } => {
            admin.ban(*person, true).await?;
            vec![format!("{person} is not welcome any more.")]
        }
        What::Unban { person } => {
            admin.ban(*person, false).await?;
            vec![format!("{person} is welcome again.")]
        }
        What::Password { person } => {
            let password = fresh_password();
            admin.set_password(*person, password.clone()).await?;
            vec![format!("The new password of {person}: {password}")]
        }
    })
}

async fn people(admin: &Admin) -> Result<Vec<String>, AdminError> {
    let mut lines = vec![format!(
        "{:>6}  {:<24}  {:<9}  last here",
        "number", "name", ""
    )];
    for one in admin.people().await? {
        let mark = match (one.banned, one.claimed) {
            (true, _) => "banned",
            (false, true) => "claimed",
            (false, false) => "guest",
        };
        let seen = one.seen.unwrap_or(one.since);
        lines.push(format!(
            "{:>6}  {:<24}  {mark:<9}  {}",
            one.id,
            one.name,
            day(seen)
        ));
    }
    Ok(lines)
}

async fn tables(admin: &Admin) -> Result<Vec<String>, AdminError> {
    let mut lines = vec![format!(
        "{:<12}  {:<14}  {:<9}  {:<10}  seats",
        "table", "game", "", "touched"
    )];
    for one in admin.tables().await? {
        let stage = ["gathering", "playing", "over"][usize::from(one.stage.min(2))];
        let (id, game, seats) = (&one.id, &one.game, one.seats.join(", "));
        let touched = day(one.touched);
        lines.push(format!(
            "{id:<12}  {game:<14}  {stage:<9}  {touched:<10}  {seats}"
        ));
    }
    let damaged = admin.damaged().await?;
    if !damaged.is_empty() {
        lines.push("\nThese cannot be read; `tortuga admin close` closes them:".to_owned());
    }
    for one in damaged {
        let (id, game, why) = (one.id, one.game, one.why);
        lines.push(format!("{id:<12}  {game:<14}  {why}"));
    }
    Ok(lines)
}

async fn reports(admin: &Admin) -> Result<Vec<String>, AdminError> {
    let faults = admin.faults().await?;
    if faults.is_empty() {
        return Ok(vec!["Nobody has found fault with anything.".to_owned()]);
    }
    let line = |one: tortuga_server::Fault| {
        let (number, name) = one.person;
        format!(
            "{}  table {}: {name} ({number}) said: {}  - reported by {}",
            day(one.at),
            one.table,
            one.text,
            one.by
        )
    };
    Ok(faults.into_iter().map(line).collect())
}

/// The day of a moment, in universal time.
fn day(seconds: i64) -> String {
    // Days are counted from 1 March of year 0, so that leap days come last.
    let days = seconds.div_euclid(24 * 3600) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Sixteen letters that are hard to mistake for each other: 80 random bits.
fn fresh_password() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    bytes.map(letter).iter().collect()
}

pub(crate) fn wait_for<T>(what: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = Runtime::new().map_err(failure)?;
    Ok(runtime.block_on(what))
}

pub(crate) fn failure(error: impl Display) -> Failure {
    Failure::BadInput(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_as_people_read_them() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_763_424_000, "2025-11-18"),
            (4_107_542_399, "2100-02-28"),
        ] {
            assert_eq!(day(seconds), expected);
        }
    }

    #[test]
    fn passwords_are_long_and_never_the_same() {
        let [one, other] = [fresh_password(), fresh_password()];
        assert_eq!(one.len(), 16);
        assert_ne!(one, other);
    }
}
