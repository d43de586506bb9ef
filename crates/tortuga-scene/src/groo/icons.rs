//! Names of icons.

use tortuga_groo::{CardPrint, CardType, Symbol};

/// A card's picture; one of somebody's own deck gets a plain one of its type.
pub(super) fn card(print: &CardPrint) -> &'static str {
    match print.card_type {
        CardType::Building => building(&print.id),
        CardType::Troop => troop(&print.id),
        CardType::GrooEffect => "groo",
        CardType::Wild => wild(&print.id),
        CardType::Event => "skull",
    }
}

fn building(id: &str) -> &'static str {
    match id {
        "blacksmith" => "c-anvil",
        "castle" => "c-castle",
        "tavern" => "c-mug",
        "watchtower" => "c-tower",
        "military_stable" => "c-horseshoe",
        "butcher" => "c-cleaver",
        "baker" => "c-bread",
        "candlestick_maker" => "c-candle",
        "pawnshop" => "c-pawn",
        "marketplace" => "c-scales",
        "government_building" => "c-columns",
        "wizards_keep" => "c-keep",
        "temple" => "c-temple",
        "farm" => "c-wheat",
        "guildhall" => "c-guild",
        "barracks" => "c-tent",
        "library" => "c-book",
        _ => "c-house",
    }
}

fn troop(id: &str) -> &'static str {
    match id {
        "chakall" => "k-blades",
        "bowmen" => "k-bow",
        "dragon" => "k-dragon",
        "pikemen" => "k-pike",
        "cavalry" => "k-horse",
        "minstrel" => "k-lute",
        "sage" => "k-scroll",
        "peasant_mob" => "k-fork",
        "captain_ajax" => "k-captain",
        _ => "k-helmet",
    }
}

fn wild(id: &str) -> &'static str {
    match id {
        "war_drums" => "w-drum",
        "cheese_dip" => "w-cheese",
        _ => "w-spark",
    }
}

pub(super) const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Kopins => "kopin",
        Symbol::Supplies => "supplies",
        Symbol::Labor => "labor",
        Symbol::Groo => "groo",
    }
}

/// The name of a card type's band.
pub(super) const fn band(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Building => "building",
        CardType::Troop => "troop",
        CardType::GrooEffect => "groo-effect",
        CardType::Wild => "wild",
        CardType::Event => "event",
    }
}
