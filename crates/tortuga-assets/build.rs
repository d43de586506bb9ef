//! Builds the browser client for WebAssembly, packs it, and lays everything
//! that is embedded into `OUT_DIR/site`.
//!
//! `TORTUGA_WEB=skip` leaves the client out, for editors that check all the time;
//! `TORTUGA_WEB=quick` builds it large and slow within seconds, for whoever works on it.

use std::env;
use std::error::Error;
use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, exit};

use wasm_bindgen_cli_support::Bindgen;

#[path = "build/parts.rs"]
mod parts;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// The page's styles in the order in which they are read; they travel as one file.
const STYLES: [&str; 11] = [
    "tokens", "pages", "home", "reading", "solo", "table", "grog", "groo", "foggy", "glory",
    "motion",
];

/// The rules in the book's words, which the page fetches when somebody reads them.
const RULES: &str = "docs/src/rules";

/// One type for all views instead of one for each makes the program a tenth smaller;
/// and whoever cuts it must know what refers to what.
const FLAGS: &str = "--cfg erase_components -Clink-args=--emit-relocs";

const TARGET: &str = "wasm32-unknown-unknown";
const SKIPPED_PAGE: &str = "<!doctype html><title>Tortuga</title><p>This build has no browser \
    client: it was built with TORTUGA_WEB=skip. Build it without to get one.";

fn main() {
    if let Err(error) = build() {
        println!("cargo::error={}", error.to_string().replace('\n', " "));
        exit(1);
    }
}

fn build() -> Outcome<()> {
    println!("cargo::rerun-if-env-changed=TORTUGA_WEB");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let site = out.join("site");
    remove(&site)?;
    fs::create_dir_all(&site)?;
    let wish = env::var("TORTUGA_WEB").unwrap_or_default();
    if wish == "skip" {
        println!("cargo::rustc-env=TORTUGA_WEB_VERSION=skipped");
        fs::write(site.join("index.html"), SKIPPED_PAGE)?;
        return Ok(());
    }
    // Asked for now: a build script may have been compiled in another copy of the tree.
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let root = root.canonicalize()?;
    watch(&root)?;
    need_target()?;
    let profile = if wish == "quick" { "web-quick" } else { "web" };
    let wasm = compile(&root, &out, profile)?;
    let version = lay_out(&root, &wasm, &out, &site)?;
    println!("cargo::rustc-env=TORTUGA_WEB_VERSION={version}");
    Ok(())
}

/// What is not a source file of the client, but changes it.
fn watch(root: &Path) -> Outcome<()> {
    let mut watched = vec![
        root.join("Cargo.toml"),
        root.join("Cargo.lock"),
        root.join("crates/tortuga-web/static"),
        root.join(RULES),
        root.join("crates/tortuga-assets/build.rs"),
        root.join("crates/tortuga-assets/build"),
    ];
    for room in fs::read_dir(root.join("crates"))? {
        watched.push(room?.path().join("Cargo.toml"));
    }
    for path in watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    Ok(())
}

/// Stops with one clear line if Rust's library for WebAssembly is not there.
fn need_target() -> Outcome<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output()?;
    let sysroot = String::from_utf8(output.stdout)?;
    let folder = Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if folder.is_dir() {
        return Ok(());
    }
    let on_ci = env::var("CI").is_ok_and(|value| value == "true" || value == "1");
    // A person's toolchain is never changed unasked.
    if !on_ci || !add_target()? {
        let missing = format!("the browser client needs Rust's {TARGET} target");
        return Err(format!("{missing}; run: rustup target add {TARGET}").into());
    }
    Ok(())
}

fn add_target() -> Outcome<bool> {
    let mut rustup = Command::new("rustup");
    Ok(rustup.args(["target", "add", TARGET]).status()?.success())
}

/// Builds the client in a target directory of its own: cargo holds a lock on
/// the one that this script runs in, and would wait for itself for ever.
fn compile(root: &Path, out: &Path, profile: &str) -> Outcome<PathBuf> {
    // OUT_DIR is target/PROFILE/build/PACKAGE/out.
    let target = out
        .ancestors()
        .nth(4)
        .ok_or("OUT_DIR is not where it was")?;
    let target = target.join("web");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(root)
        .args(["build", "--locked", "--package", "tortuga-web", "--lib"])
        .args(["--profile", profile, "--target", TARGET, "--target-dir"])
        .arg(&target);
    for (name, _) in env::vars_os().filter(|(name, _)| is_ours(name)) {
        cargo.env_remove(name);
    }
    cargo.env("RUSTFLAGS", FLAGS);
    // What it complains about goes to this script's own errors, which cargo
    // shows if the build fails.
    if !cargo.stdout(Stdio::null()).status()?.success() {
        return Err("the browser client does not build; see above".into());
    }
    let built = target.join(TARGET).join(profile);
    watch_sources(&built.join("tortuga_web.d"))?;
    Ok(built.join("tortuga_web.wasm"))
}

/// Variables that are meant for this build and would lead another astray.
fn is_ours(name: &OsStr) -> bool {
    const PREFIXES: [&str; 4] = [
        "CARGO_CFG_",
        "CARGO_FEATURE_",
        "CARGO_PKG_",
        "CARGO_MANIFEST_",
    ];
    const NAMES: [&str; 12] = [
        "CARGO_BUILD_TARGET",
        "CARGO_BUILD_TARGET_DIR",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_TARGET_DIR",
        "HOST",
        "OPT_LEVEL",
        "OUT_DIR",
        "PROFILE",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTC_WRAPPER",
        "RUSTFLAGS",
        "TARGET",
    ];
    let Some(name) = name.to_str() else {
        return false;
    };
    NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// Cargo has noted every file that the client was built from, in every crate
/// of ours and the texts that they include.
fn watch_sources(noted: &Path) -> Outcome<()> {
    let noted = fs::read_to_string(noted)?;
    let (_, files) = noted
        .split_once(": ")
        .ok_or("the dependency file is empty")?;
    let files = files.trim().replace("\\ ", "\0");
    for file in files.split_ascii_whitespace() {
        println!("cargo::rerun-if-changed={}", file.replace('\0', " "));
    }
    Ok(())
}

/// Puts the page on top and everything else into a folder that is named after
/// the content, so that browsers may keep it for ever.
fn lay_out(root: &Path, wasm: &Path, out: &Path, site: &Path) -> Outcome<String> {
    let content = out.join("content");
    remove(&content)?;
    copy_all(&root.join("crates/tortuga-web/static"), &content)?;
    copy_all(&root.join(RULES), &content.join("rules"))?;
    join_styles(&content)?;
    let main = parts::cut(wasm, out, &content)?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(main).web(true)?.typescript(false);
    bindgen
        // The other parts reach the stack and the table of functions through these.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.generate(&content)?;

    let version = hash_all(&content)?;
    let page = fs::read_to_string(content.join("index.html"))?;
    let icons = fs::read_to_string(content.join("icons.svg"))?;
    let page = page
        .replace("{version}", &version)
        .replace("{icons}", &icons);
    fs::write(site.join("index.html"), page)?;
    fs::remove_file(content.join("index.html"))?;
    fs::remove_file(content.join("icons.svg"))?;
    fs::rename(&content, site.join(&version))?;
    pack_all(site)?;
    Ok(version)
}

/// One file of styles instead of many, because a browser waits for each.
fn join_styles(content: &Path) -> Outcome<()> {
    let folder = content.join("styles");
    let mut joined = String::new();
    for name in STYLES {
        joined += &fs::read_to_string(folder.join(format!("{name}.css")))?;
    }
    fs::write(content.join("style.css"), joined)?;
    Ok(fs::remove_dir_all(folder)?)
}

fn copy_all(from: &Path, to: &Path) -> Outcome<()> {
    for file in files_below(from)? {
        let copy = to.join(file.strip_prefix(from)?);
        fs::create_dir_all(copy.parent().unwrap_or(to))?;
        fs::copy(&file, copy)?;
    }
    Ok(())
}

fn hash_all(folder: &Path) -> Outcome<String> {
    let mut hasher = DefaultHasher::new();
    for file in files_below(folder)? {
        file.strip_prefix(folder)?.hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Puts a compressed twin beside every file that gets smaller by it.
fn pack_all(folder: &Path) -> Outcome<()> {
    for file in files_below(folder)? {
        let name = file.extension().and_then(OsStr::to_str);
        if !matches!(name, Some("wasm" | "pack" | "js" | "css" | "html" | "md")) {
            continue;
        }
        let bytes = fs::read(&file)?;
        let mut packed = Vec::new();
        let params = brotli::enc::BrotliEncoderParams {
            quality: 11,
            ..Default::default()
        };
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut packed, &params)?;
        let twin = format!("{}.br", file.display());
        fs::write(twin, packed)?;
    }
    Ok(())
}

/// Every file below a folder, in the order of their names.
fn files_below(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn remove(folder: &Path) -> Outcome<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}
