//! Bringing people to a table: its code, its link, and the link as a picture.

use qrcodegen::{QrCode, QrCodeEcc};

/// The table that somebody means by what he typed or pasted: its code, or its
/// whole link. None if it can be neither.
pub fn table_meant(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let code = match typed.split_once("/t/") {
        Some((_, rest)) => rest.split(['/', '?', '#']).next().unwrap_or_default(),
        None => typed,
    };
    let code = code.to_ascii_lowercase();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let good = !code.is_empty() && code.len() <= 64 && code.chars().all(fits);
    good.then_some(code)
}

/// A link as dark squares on a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// So many squares is it wide and high, with the quiet edge.
    pub size: i32,
    /// The dark ones, as the outline of an SVG path.
    pub path: String,
}

/// A reader needs so much light around the squares.
const EDGE: i32 = 3;

/// The link as a QR code; none if it is too long for one.
pub fn square(link: &str) -> Option<Square> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let places = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let dark = places.filter(|&(x, y)| code.get_module(x, y));
    let path = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + EDGE, y + EDGE));
    Some(Square {
        size: code.size() + 2 * EDGE,
        path: path.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_and_every_kind_of_link_lead_to_the_table() {
        for typed in [
            "kelp42",
            "  KELP42 ",
            "/t/kelp42",
            "http://127.0.0.1:8080/t/kelp42",
            "https://tortuga.example/t/kelp42/",
            "tortuga.example/t/kelp42?from=mail#top",
        ] {
            assert_eq!(table_meant(typed).as_deref(), Some("kelp42"), "{typed}");
        }
    }

    #[test]
    fn what_is_no_table_leads_nowhere() {
        for typed in ["", "   ", "https://example.org/", "two words", "/t/", "ä"] {
            assert_eq!(table_meant(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_link_becomes_squares_with_light_around_them() {
        let square = square("https://tortuga.example/t/abcdefghijkm").unwrap();
        assert!(square.size > 25);
        // The three big corners begin beside the edge.
        assert!(square.path.starts_with("M3 3h1v1h-1z"), "{}", square.path);
        assert!(!square.path.contains("M2 "));
    }

    #[test]
    fn nobody_can_draw_a_book() {
        assert_eq!(super::square(&"x".repeat(5000)), None);
    }
}
