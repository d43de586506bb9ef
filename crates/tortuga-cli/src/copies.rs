//! `tortuga backup` and `tortuga restore`: the data of a server, copied.

use std::path::PathBuf;

use clap::Args;
use tortuga_server::Admin;

use crate::admin::{failure, wait_for};
use crate::output::{Failure, Output};

const HELP: &str = "\
The copy is the data of one moment, whole, however busy the server is. It holds everything: the names
of people, what they said, and the secrets of games that are not over. Keep it like the data itself.

Examples:
  tortuga backup club-monday.db --data club.db
  tortuga restore club-monday.db --data club.db    where there is no club.db any more";

/// Where the data is, and where the copy goes.
#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct BackupArgs {
    /// The copy to be written; nothing is ever overwritten
    copy: PathBuf,
    /// The file in which the server keeps everything
    #[arg(
        long,
        value_name = "FILE",
        env = "TORTUGA_DATA",
        default_value = "tortuga.db"
    )]
    data: PathBuf,
}

/// Where the copy is, and where the data goes.
#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct RestoreArgs {
    /// The copy
    copy: PathBuf,
    /// The file in which the server will find everything; it must not be there yet
    #[arg(
        long,
        value_name = "FILE",
        env = "TORTUGA_DATA",
        default_value = "tortuga.db"
    )]
    data: PathBuf,
}

/// Copies the data of a server, whether it runs or not.
pub(crate) fn backup(args: &BackupArgs, output: &mut Output) -> Result<(), Failure> {
    wait_for(Admin::backup(&args.data, &args.copy))?.map_err(failure)?;
    output.line(format!(
        "{} is copied to {}, and the copy is whole.",
        args.data.display(),
        args.copy.display()
    ))
}

/// Puts a copy in the place of the data.
pub(crate) fn restore(args: &RestoreArgs, output: &mut Output) -> Result<(), Failure> {
    wait_for(Admin::restore(&args.copy, &args.data))?.map_err(failure)?;
    output.line(format!(
        "{} is there again, as it was when {} was made.",
        args.data.display(),
        args.copy.display()
    ))
}
