//! The galleries of the book, each made from an edition file.
//!
//! The pages lie in the repository, so that everybody can read them; the test command fails when
//! one is not what its file gives.

mod foggy;
mod glory;
mod groo;
mod provenance;
mod read;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use toml::de::DeTable;

use self::read::text;
use crate::shell;

/// A page of the book that is made from an edition file.
struct Gallery {
    edition: &'static str,
    page: &'static str,
    make: fn(&str) -> Result<String>,
}

const GALLERIES: [Gallery; 3] = [
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
    Gallery {
        edition: "crates/tortuga-glory/data/glory-islands.toml",
        page: "docs/src/cards/glory-islands.md",
        make: glory::page,
    },
];

/// How every page begins; readers of the book do not see it.
const MADE: &str =
    "<!-- Made by `cargo xtask gallery`; change the edition file and make the page anew. -->\n\n";

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
        let page = (self.make)(&edition).context(self.edition)?;
        Ok(MADE.to_owned() + &page)
    }
}

/// A name in both languages, and what editions and records call the thing.
fn names(english: &str, german: &str, id: &str) -> String {
    format!("**{english}**<br>*{german}*<br>`{id}`")
}

/// What a thing does, in both languages.
fn words(table: &DeTable<'_>) -> Result<String> {
    let (english, german) = (text(table, "text_en")?, text(table, "text_de")?);
    Ok(format!("{english}<br>*{german}*"))
}

/// `1 copy`, `3 copies`.
fn copies(count: u32) -> String {
    match count {
        1 => "1 copy".to_owned(),
        count => format!("{count} copies"),
    }
}
