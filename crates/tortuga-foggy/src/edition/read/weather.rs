//! The weather cards.

use tortuga_core::{Sheet, Slip};

use super::read_place;
use crate::options::Weather;

/// Weather cards in the box: two for each of four rounds (FOG-WEATHER-20).
pub(super) const CARDS: u8 = 8;
/// Cards that the second player draws (FOG-WEATHER-02).
const DRAWN: u8 = 2;

/// How many cards there are of each weather.
pub(super) fn read(sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<[u8; 3]> {
    let at = sheet.at_key("cards");
    let cards = sheet.number("cards", CARDS..=CARDS, slip);
    sheet.number("drawn_by_second_player", DRAWN..=DRAWN, slip);
    sheet.remark("mix_provenance", slip);
    let mix = sheet.tables("kind", Weather::ALL.len(), slip, read_kind)?;
    let total: u8 = mix.iter().sum();
    if cards.is_some_and(|cards| cards != total) {
        slip.add(
            at,
            format!("cards is {CARDS}, but the counts add up to {total}"),
        );
    }
    mix.try_into().ok()
}

fn read_kind(place: usize, sheet: &mut Sheet<'_>, slip: &mut Slip<'_>) -> Option<u8> {
    let place = read_place(Weather::WORDS, place, sheet, slip);
    let weather = Weather::ALL[place];
    sheet.fixed_flag("fog_boards", weather.has_fog(), slip);
    sheet.fixed_flag("face_down", weather == Weather::Foggy, slip);
    sheet.number("count", 0..=CARDS, slip)
}
