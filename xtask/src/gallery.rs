//! The galleries of the book, each made from an edition file.
//!
//! The pages lie in the repository, so that everybody can read them; the test command fails when
//! one is not what its file gives.

mod foggy;
mod groo;
mod provenance;
mod read;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::shell;

/// A page of the book that is made from an edition file.
struct Gallery {
    edition: &'static str,
    page: &'static str,
    make: fn(&str) -> Result<String>,
}

const GALLERIES: [Gallery; 2] = [
    Gallery {
        edition: "crates/tortuga-groo/data/groo.toml",
        page: "docs/src/cards/groo.md",
        make: groo::page,
    },
    Gallery {
        edition: "crates/tortuga-foggy/data/foggy-island.toml",
        page: "docs/src/cards/foggy-island.md",
        make: foggy::page,
    },
];

/// Writes the pages.
pub(crate) fn run() -> Result<()> {
    let root = shell::root()?;
    for gallery in &GALLERIES {
        let page = gallery.page;
        fs::write(root.join(page), gallery.made(&root)?).context(page)?;
        println!("{page} is written");
    }
    Ok(())
}

/// An error if a page is not what its edition file gives.
pub(crate) fn check() -> Result<()> {
    let root = shell::root()?;
    for gallery in &GALLERIES {
        let Gallery { edition, page, .. } = gallery;
        if fs::read_to_string(root.join(page)).context(*page)? != gallery.made(&root)? {
            bail!("{page} is not what {edition} gives; write it anew with `cargo xtask gallery`");
        }
        println!("{page} is what {edition} gives");
    }
    Ok(())
}

impl Gallery {
    fn made(&self, root: &Path) -> Result<String> {
        let edition = fs::read_to_string(root.join(self.edition)).context(self.edition)?;
        (self.make)(&edition).context(self.edition)
    }
}

/// `1 copy`, `3 copies`.
fn copies(count: u32) -> String {
    match count {
        1 => "1 copy".to_owned(),
        count => format!("{count} copies"),
    }
}
