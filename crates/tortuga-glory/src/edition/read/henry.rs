//! Captain Henry Morgan.

use tortuga_core::{Sheet, Slip};

use super::{numbers, remarks};
use crate::cards::Card;
use crate::edition::HenryPrint;

/// The most that a barrel's cell gives him.
pub(super) const MOST_BARREL_GLORY: u8 = 9;

pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<HenryPrint> {
    remarks(&["provenance"], sheet, slip);
    let barrel_glory = sheet.number("barrel_cell_glory", 0..=MOST_BARREL_GLORY, slip);
    // He cannot choose among several tokens, and hides none (GLORY-2P-10).
    sheet.number("chest_draw", 1..=1_u8, slip);
    sheet.fixed_flag("chest_face_up", true, slip);
    let legs = read_legs(sheet, slip);
    // He draws from six cards, of which one is gone at the end of a round.
    let merge_at = sheet.number("reshuffle_when_draw_pile", 0..=5_u8, slip);
    let swaps_cards = sheet.flag("swaps_cards", slip);
    // Nobody could say where his pirate goes (GLORY-2P-13).
    sheet.fixed_flag("uses_storm", false, slip);
    Some(HenryPrint {
        barrel_glory: barrel_glory?,
        legs: legs?,
        merge_at: merge_at?,
        swaps_cards: swaps_cards?,
    })
}

/// He always sails the full value of his card (GLORY-2P-07).
fn read_legs(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[u8; 2]> {
    let at = sheet.at_key("five_card_legs");
    let legs = numbers("five_card_legs", 1..=Card::MOST - 1, sheet, slip)?;
    if legs.iter().sum::<u8>() != Card::MOST {
        slip.add(at, "five_card_legs must be two legs that make 5");
    }
    Some(legs)
}
