//! Reading what people name on the command line.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use tortuga_core::Record;
use tortuga_games::EditionChoice;

use crate::output::{Failure, remark};

/// No record or edition is anywhere near as large; anything beyond is a
/// mistake that should not fill the memory.
const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// The text of a file; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let read = if name == "-" {
        std::io::stdin()
            .lock()
            .take(LARGEST_FILE + 1)
            .read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::in_file(&name, error))?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Failure::in_file(&name, "the file is larger than 64 MiB"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good]
            .split(|&byte| byte == b'\n')
            .count();
        Failure::in_file(&name, format!("line {line}: not UTF-8 text"))
    })
}

/// The edition that `--edition` names, or the standard one.
pub(crate) fn read_edition(path: Option<&Path>) -> Result<EditionChoice, Failure> {
    path.map_or(Ok(EditionChoice::Standard), |path| {
        read_text(path).map(EditionChoice::Text)
    })
}

/// A record; says so if its last line was cut off.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    let name = path.display().to_string();
    let record = Record::read(&read_text(path)?).map_err(|error| Failure::in_file(&name, error))?;
    if let Some(line) = record.cut_off_at {
        let whole = record.actions.len();
        remark(&format!(
            "{name}: line {line} breaks off in the middle and was left out; {whole} whole actions remain"
        ));
    }
    Ok(record)
}
