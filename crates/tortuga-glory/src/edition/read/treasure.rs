//! Treasure tokens.

use tortuga_core::{Sheet, Slip};

use super::{numbers, read_name, remarks};
use crate::edition::{MOST_COPIES, Name, TreasurePrint};
use crate::tokens::Treasure;

/// The most tokens drawn at once. All but one are returned, and a view
/// remembers two returned tokens of a kind at the most.
const MOST_DRAWN: u8 = 3;
/// The most glory of a set.
const MOST_GLORY: u8 = 30;

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<TreasurePrint> {
    let table = sheet.table("treasure", slip, read_table);
    let kinds = sheet.tables("treasure_kind", Treasure::COUNT, slip, read_kind);
    let (copies, [chest_draw, special_draw], sets) = table?;
    Some(TreasurePrint {
        names: kinds?.try_into().ok()?,
        copies,
        chest_draw,
        special_draw,
        sets,
    })
}

/// Copies, draws and sets.
type Table = ([u8; 3], [u8; 2], [u8; 6]);

fn read_table(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Table> {
    remarks(&["provenance"], sheet, slip);
    sheet.fixed_list("types", &Treasure::ALL.map(Treasure::id), slip);
    let copies = sheet.table("copies_each", slip, read_copies);
    let chest_draw = sheet.number("chest_draw", 1..=MOST_DRAWN, slip);
    sheet.number("chest_keep", 1..=1_u8, slip);
    let special_draw = sheet.number("special_draw", 1..=MOST_DRAWN, slip);
    sheet.number("special_keep", 1..=1_u8, slip);
    let sets = read_sets(sheet, slip);
    Some((copies?, [chest_draw?, special_draw?], sets?))
}

/// By the number of players, who do not include Henry Morgan (GLORY-SETUP-04).
fn read_copies(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[u8; 3]> {
    let [two, three, four] = ["p2", "p3", "p4"].map(|key| sheet.number(key, 1..=MOST_COPIES, slip));
    Some([two?, three?, four?])
}

/// Nobody is asked how to split his tokens: the fullest sets first are best,
/// as long as each further kind adds no less than the one before (GLORY-END-04).
fn read_sets(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[u8; 6]> {
    let at = sheet.at_key("set_glory");
    let glory: [u8; 6] = numbers("set_glory", 0..=MOST_GLORY, sheet, slip)?;
    if glory[0] != 0 {
        slip.add(at, "set_glory must begin with 0: no token, no glory");
    }
    let growth = |pair: &[u8]| i16::from(pair[1]) - i16::from(pair[0]);
    if !glory.windows(2).map(growth).is_sorted() {
        let why = "or the fullest sets would not be the best (GLORY-END-04)";
        slip.add(
            at,
            format!("set_glory must grow with each kind by no less than before, {why}"),
        );
    }
    Some(glory)
}

fn read_kind(place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<Name> {
    sheet.one_of("id", &[Treasure::ALL[place].id()], slip);
    remarks(&["provenance"], sheet, slip);
    read_name(sheet, slip)
}
