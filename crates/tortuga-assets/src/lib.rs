//! The browser client, built by the build script and embedded here.
//!
//! There is one page, [`index`]; everything else lies in a folder whose name
//! is a hash of its content and can be cached for ever.
//!
//! ```
//! let page = tortuga_assets::index();
//! assert_eq!(page.mime, "text/html; charset=utf-8");
//! assert!(tortuga_assets::file("no/such/file").is_none());
//! ```

use include_dir::{Dir, include_dir};

static SITE: Dir<'_> = include_dir!("$OUT_DIR/site");

/// Changes with every change of the client.
pub const VERSION: &str = env!("TORTUGA_WEB_VERSION");

/// The client was left out of this build; [`index`] says how to get it.
pub const SKIPPED: bool = matches!(VERSION.as_bytes(), b"skipped");

/// A file as it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// Its content.
    pub bytes: &'static [u8],
    /// Its content, compressed with Brotli, if that is worth while.
    pub brotli: Option<&'static [u8]>,
    /// Its type, as `Content-Type` says it.
    pub mime: &'static str,
    /// Its entity tag, quotes included.
    pub etag: &'static str,
    /// Its path changes with its content.
    pub immutable: bool,
}

/// The page, for `/` and `/t/{id}`.
///
/// # Panics
///
/// Never: the build script always writes one.
pub fn index() -> File {
    file("index.html").expect("the build script writes index.html")
}

/// The file with this path below `/assets/`.
pub fn file(path: &str) -> Option<File> {
    // Packed twins are no files of their own.
    if extension(path) == "br" {
        return None;
    }
    let bytes = SITE.get_file(path)?.contents();
    let packed = SITE.get_file(format!("{path}.br"));
    Some(File {
        bytes,
        brotli: packed.map(include_dir::File::contents),
        mime: mime(path),
        etag: concat!("\"", env!("TORTUGA_WEB_VERSION"), "\""),
        immutable: path.contains('/'),
    })
}

fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn mime(path: &str) -> &'static str {
    match extension(path) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "md" => "text/markdown; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The paths that a page asks for.
    fn asked(page: &str) -> impl Iterator<Item = &str> {
        let quoted = page.split('"').skip(1).step_by(2);
        quoted.filter_map(|text| text.strip_prefix("/assets/"))
    }

    fn text(file: File) -> &'static str {
        std::str::from_utf8(file.bytes).unwrap()
    }

    #[test]
    fn everything_that_the_page_asks_for_is_there() {
        let page = text(index());
        assert_eq!(asked(page).next().is_none(), SKIPPED);
        for path in asked(page) {
            let file = file(path).unwrap_or_else(|| panic!("{path} is missing"));
            assert!(file.immutable && !file.bytes.is_empty(), "{path}");
        }
    }

    #[test]
    fn the_client_is_packed_well() {
        if SKIPPED {
            return;
        }
        let wasm = file(&format!("{VERSION}/tortuga_web_bg.wasm")).unwrap();
        assert!(wasm.bytes.starts_with(b"\0asm"));
        assert_eq!(wasm.mime, "application/wasm");
        assert!(wasm.brotli.unwrap().len() * 2 < wasm.bytes.len());
    }

    #[test]
    fn the_rules_travel_when_they_are_wanted() {
        if SKIPPED {
            return;
        }
        let rules = file(&format!("{VERSION}/rules/grog-island.md")).unwrap();
        assert_eq!(rules.mime, "text/markdown; charset=utf-8");
        assert!(rules.brotli.unwrap().len() * 2 < rules.bytes.len());
    }

    #[test]
    fn the_page_runs_no_script_of_its_own() {
        let page = text(index());
        for tag in page.split("<script").skip(1) {
            assert!(tag.contains("src=") && tag.contains("></script>"), "{tag}");
        }
        assert!(!page.contains("onclick") && !page.contains("javascript:"));
    }

    #[test]
    fn the_page_itself_is_asked_for_again_and_again() {
        assert!(!index().immutable);
        assert!(index().etag.starts_with('"') && index().etag.ends_with('"'));
    }

    #[test]
    fn packed_files_are_no_files_of_their_own() {
        assert!(file("index.html.br").is_none());
        assert!(file("").is_none() && file("../Cargo.toml").is_none());
    }
}
