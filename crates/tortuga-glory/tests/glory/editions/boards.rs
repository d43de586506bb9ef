//! Boards that cannot be played on.

use tortuga_core::Edition as _;
use tortuga_glory::{Edition, Side};

use super::{changed, read, sizes, told, wrong};

const FRONT: &str = r#"["ABBCC", "AABBC", "ADDBB", "DDEEF", "EEEFF"]"#;
const FRONT_SIZES: &str = "{ A = 4, B = 6, C = 3, D = 4, E = 5, F = 3 }";
const BACK: &str = r#"["ABBCC", "AABBC", "AD.BB", "DDEEF", "EEEFF"]"#;
const BACK_ICONS: &str = r#"["BTPBT", "TPTBP", "PBSPB", "TPBTP", "PTPTB"]"#;

/// What is told if the front has these islands.
#[track_caller]
fn front(islands: &str, sizes: &str) -> Vec<String> {
    told(&[(FRONT, islands), (FRONT_SIZES, sizes)])
}

#[test]
fn an_island_is_in_one_piece() {
    // The corner 1,1 changes places with 5,5: A and F fall apart.
    let islands = r#"["FBBCC", "AABBC", "ADDBB", "DDEEF", "EEEFA"]"#;
    assert_eq!(
        front(islands, FRONT_SIZES),
        [
            "island A is in pieces: its cells must have common edges",
            "island F is in pieces: its cells must have common edges",
        ]
    );
}

/// Corners that touch do not hold an island together.
#[test]
fn a_diagonal_does_not_connect() {
    let islands = r#"["ABBCC", "BABBC", "AADBB", "DDEEF", "EEEFF"]"#;
    assert_eq!(
        front(islands, "{ A = 4, B = 7, C = 3, D = 3, E = 5, F = 3 }"),
        [
            "island A is in pieces: its cells must have common edges",
            "island B has 7 cells; there are prizes for 3 to 6",
            "island B is in pieces: its cells must have common edges",
            "island D is in pieces: its cells must have common edges",
        ]
    );
}

#[test]
fn an_island_has_three_to_six_cells() {
    let islands = r#"["ABBBC", "AABBC", "ADDBB", "DDEEF", "EEEFF"]"#;
    assert_eq!(
        front(islands, "{ A = 4, B = 7, C = 2, D = 4, E = 5, F = 3 }"),
        [
            "island B has 7 cells; there are prizes for 3 to 6",
            "island C has 2 cells; there are prizes for 3 to 6",
        ]
    );
}

#[test]
fn letters_have_no_gap() {
    let islands = r#"["ABBDD", "AABBD", "AEEBB", "EEEFF", "EFFFF"]"#;
    assert_eq!(
        front(islands, "{ A = 4, B = 6, D = 3, E = 6, F = 6 }"),
        ["island C is missing, but later ones are there"]
    );
    let islands = islands
        .replace('D', "C")
        .replace('E', "D")
        .replace('F', "E");
    let sizes = "{ A = 4, B = 6, C = 3, D = 6, E = 6 }";
    assert_eq!(front(&islands, sizes), [""; 0]);
}

#[test]
fn sizes_of_islands_that_are_not_there_mean_nothing() {
    let islands = r#"["ABBCC", "AABBC", "ADDBB", "DDDEE", "DEEEE"]"#;
    let what = front(islands, FRONT_SIZES);
    assert_eq!(
        what,
        [
            "D must be 6, the number of its cells",
            "E must be 6, the number of its cells",
            "\"F\" means nothing here",
        ]
    );
    let sizes = "{ A = 4, B = 6, C = 3, D = 6, E = 6 }";
    let edition = read(&changed(&[(FRONT, islands), (FRONT_SIZES, sizes)]));
    assert_eq!(super::sizes(edition.board(Side::Front)), [4, 6, 3, 6, 6]);
}

#[test]
fn every_island_has_a_name() {
    let at = Edition::STANDARD
        .find("[[island]]\nletter = \"F\"")
        .unwrap();
    let end = at + Edition::STANDARD[at..].find("\n[island_scoring]").unwrap();
    let text = format!("{}{}", &Edition::STANDARD[..at], &Edition::STANDARD[end..]);
    let first = text.find("[[island]]").unwrap();
    let line = 1 + text[..first].matches('\n').count();
    let what = "there must be 6 [[island]] tables, one for each island, not 5";
    assert_eq!(wrong(&text), [(line, what.to_owned())]);

    let more = format!("{}[[island]]\n", &Edition::STANDARD[..end]);
    let more = format!("{more}letter = \"G\"\n{}", &Edition::STANDARD[end..]);
    let told = wrong(&more);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].1, "there must be 1 to 6 [[island]] tables, not 7");
}

// ---- the storm

#[test]
fn glory_storm_01_the_back_has_one_storm_which_is_on_no_island() {
    let none = BACK_ICONS.replace('S', "T");
    assert_eq!(
        told(&[(BACK_ICONS, &none)]),
        [
            "the back must have one storm, not 0",
            "cell 3,3 is on no island, so it must be the storm",
        ]
    );
    let on_land = BACK.replace('.', "D");
    assert_eq!(
        told(&[(BACK, &on_land), ("D = 3", "D = 4")]),
        ["cell 3,3 is a storm, so it must be on no island"]
    );
    let two = BACK_ICONS.replacen("BTPBT", "STPBT", 1);
    assert_eq!(
        told(&[(BACK_ICONS, &two)]),
        [
            "the back must have one storm, not 2",
            "cell 1,1 is a storm, so it must be on no island",
        ]
    );
}

#[test]
fn the_storm_may_be_anywhere() {
    let islands = BACK.replace("AD.BB", "ADDBB").replacen("ABBCC", ".BBCC", 1);
    let icons = BACK_ICONS.replace("PBSPB", "PBTPB").replacen('B', "S", 1);
    let text = changed(&[
        (BACK, &islands),
        (BACK_ICONS, &icons),
        (
            "{ A = 4, B = 6, C = 3, D = 3",
            "{ A = 3, B = 6, C = 3, D = 4",
        ),
        ("storm = 12", "storm = 0"),
    ]);
    let edition = read(&text);
    assert_eq!(edition.board(Side::Back).storm.lowest().unwrap().0, 0);
    assert_eq!(sizes(edition.board(Side::Back)), [3, 6, 3, 4, 5, 3]);
}
