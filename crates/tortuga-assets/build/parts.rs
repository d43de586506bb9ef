//! Cuts the client into the parts that it names, so that a browser fetches what it
//! shows.
//!
//! What several parts need is cut into many small pieces, one for every company of
//! parts. They travel in packs, because a browser waits for every file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::Outcome;

/// The file in which the program looks for its parts.
const LOADER: &str = "parts.js";

/// Gives a piece out of its pack; a pack that did not come is asked for again.
const PIECE: &str = r#"const packs = new Map();
function piece(pack, from, to) {
    if (!packs.has(pack)) {
        const coming = fetch(new URL(`./${pack}.pack`, import.meta.url)).then((answer) => {
            if (!answer.ok) throw new Error(`${pack}: ${answer.status}`);
            return answer.arrayBuffer();
        });
        coming.catch(() => packs.delete(pack));
        packs.set(pack, coming);
    }
    const headers = { "Content-Type": "application/wasm" };
    return packs.get(pack).then((bytes) => new Response(bytes.slice(from, to), { headers }));
}
"#;

/// Cuts the program; gives the part that begins.
pub(crate) fn cut(wasm: &Path, out: &Path, content: &Path) -> Outcome<PathBuf> {
    let whole = fs::read(wasm)?;
    let main = out.join("tortuga_web.wasm");
    let mut options = Options::new(&whole);
    options.output_dir = content;
    options.main_out_path = &main;
    options.main_module = "./tortuga_web.js";
    let link = format!("./{LOADER}");
    options.link_name = &link;
    let cut = transform(options)?;
    let mut wanted: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (part, pieces) in &cut.prefetch_map {
        for piece in pieces {
            wanted.entry(piece).or_default().insert(family(part));
        }
    }
    pack(content, &wanted)?;
    Ok(main)
}

/// Boards are alike, and whoever needs the rules needs nearly the same.
fn family(part: &str) -> &'static str {
    match part {
        "foggy" | "glory" | "grog" | "groo" => "boards",
        "here" | "bots" => "rules",
        "table" => "table",
        _ => "pages",
    }
}

/// Lays all pieces into packs, each named after those who want it, and tells the
/// loader.
fn pack(content: &Path, wanted: &BTreeMap<&str, BTreeSet<&str>>) -> Outcome<()> {
    let loader = content.join(LOADER);
    let mut script = fs::read_to_string(&loader)?;
    let mut packs: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (piece, families) in wanted {
        let file = content.join(format!("{piece}.wasm"));
        let bytes = bare(&fs::read(&file)?)?;
        let fetched = format!("fetch(new URL(\"./{piece}.wasm\", import.meta.url))");
        if !script.contains(&fetched) {
            return Err(format!("{LOADER} does not fetch {piece}").into());
        }
        if piece.starts_with("chunk_") {
            let families: Vec<&str> = families.iter().copied().collect();
            let name = families.join("-");
            let pack = packs.entry(name.clone()).or_default();
            let (from, to) = (pack.len(), pack.len() + bytes.len());
            pack.extend(bytes);
            script = script.replace(&fetched, &format!("piece(\"{name}\", {from}, {to})"));
            fs::remove_file(file)?;
        } else {
            fs::write(file, bytes)?;
        }
    }
    for (name, bytes) in packs {
        fs::write(content.join(format!("{name}.pack")), bytes)?;
    }
    Ok(fs::write(loader, format!("{PIECE}{script}"))?)
}

/// A module without its custom sections: names are for those who debug.
fn bare(module: &[u8]) -> Outcome<Vec<u8>> {
    const HEAD: usize = 8;
    const CUSTOM: u8 = 0;
    let short = || "a part of the client ends too early";
    let mut bare = module.get(..HEAD).ok_or_else(short)?.to_vec();
    let mut rest = &module[HEAD..];
    while let Some((&kind, after)) = rest.split_first() {
        let (length, digits) = number(after).ok_or_else(short)?;
        let (section, next) = rest
            .split_at_checked(1 + digits + length)
            .ok_or_else(short)?;
        if kind != CUSTOM {
            bare.extend(section);
        }
        rest = next;
    }
    Ok(bare)
}

/// A number as WebAssembly writes it, seven bits a byte, and how many bytes that took.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut value = 0;
    for (place, &byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte < 0x80 {
            return Some((value, place + 1));
        }
    }
    None
}
