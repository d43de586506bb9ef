//! How fast the disk is by itself: no server can store more often one by one.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::output::Failure;

/// It is tried for so long.
const TRIAL: Duration = Duration::from_secs(1);

/// How often a second a small piece can be written and brought to the disk.
pub(super) fn syncs_a_second(folder: &Path) -> Result<f64, Failure> {
    let tried = try_out(&folder.join("trial"));
    tried.map_err(|error| Failure::BadInput(format!("the disk cannot be tried: {error}")))
}

fn try_out(path: &Path) -> io::Result<f64> {
    let mut file = File::create(path)?;
    let begun = Instant::now();
    let mut count = 0;
    while begun.elapsed() < TRIAL {
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        count += 1;
    }
    let rate = f64::from(count) / begun.elapsed().as_secs_f64();
    std::fs::remove_file(path)?;
    Ok(rate)
}
