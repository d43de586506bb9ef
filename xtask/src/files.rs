//! Walking through folders, in the same order on every machine.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// All files with this ending in a folder and the folders below it, in order.
pub(crate) fn files_below(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut files = files_in(folder, ending)?;
    for entry in entries(folder)? {
        if entry.is_dir() {
            files.extend(files_below(&entry, ending)?);
        }
    }
    Ok(files)
}

/// All files with this ending in a folder itself, in order.
pub(crate) fn files_in(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut files = entries(folder)?;
    files.retain(|path| path.is_file() && path.extension().is_some_and(|e| e == ending));
    Ok(files)
}

/// What a folder holds, in order; nothing if there is no such folder.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let read = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = read
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
