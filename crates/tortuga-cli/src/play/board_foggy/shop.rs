//! Mercenaries for hire, a line for each.

use textwrap::core::display_width;
use tortuga_scene::{Shop, ShopItem};

use crate::play::page::Page;

pub(super) fn draw(page: &mut Page, shop: &Shop) {
    let title = page.say("foggy-shop", &[("coins", shop.about.clone().into())]);
    page.text(&page.ink.bold(&title), 2);
    let widest = shop
        .goods
        .iter()
        .map(|item| display_width(&item.name))
        .max();
    let widest = widest.unwrap_or_default();
    for item in &shop.goods {
        let line = line(page, item, widest);
        page.text(&line, widest + 4);
    }
    page.text(&page.ink.faint(&page.say("foggy-shop-more", &[])), 2);
}

/// `* Mouses   22 for Wolf`, then what there is to say about it.
fn line(page: &Page, item: &ShopItem, widest: usize) -> String {
    let can = item.why_not.is_empty();
    let mark = if can { "*" } else { " " };
    let blanks = " ".repeat(widest - display_width(&item.name));
    let gives = item.gives_up.as_ref().map(|face| face.name.clone());
    let args = [
        ("cost", format!("{:>3}", item.cost).into()),
        ("gives", gives.unwrap_or_default().into()),
    ];
    let price = page.say("foggy-price", &args);
    let mut notes = Vec::new();
    if item.in_band > 0 {
        notes.push(page.say("foggy-in-band", &[("count", item.in_band.into())]));
    }
    if item.hired > 0 {
        notes.push(page.say("foggy-hired", &[("count", item.hired.into())]));
    }
    if can && item.copies > 1 {
        notes.push(page.say("foggy-copies", &[("count", item.copies.into())]));
    }
    if !can && item.copies > 0 {
        notes.push(item.why_not.clone());
    }
    let notes = notes.join("; ");
    format!("{mark} {}{blanks}{price}  {notes}", item.name)
}
