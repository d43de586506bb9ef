//! Names of icons.

use tortuga_grog::{CloudReward, Edition, Goal, GoalKind, MainTrade};

/// The sign of a building type; a type of somebody's own edition gets a plain house.
pub(super) fn building(id: &str) -> &'static str {
    match id {
        "hat_shop" => "b-hat",
        "hook_shop" => "b-hook",
        "peg_leg_shop" => "b-pegleg",
        "eye_patch_shop" => "b-eyepatch",
        "sword_shop" => "b-sword",
        "anchor_shop" => "b-anchor",
        "cannonball_foundry" => "b-cannonball",
        "coffin_shop" => "b-coffin",
        "figurehead_studio" => "b-figurehead",
        "fortune_teller_studio" => "b-fortune",
        "voodoo_doll_workshop" => "b-voodoo",
        "pub" => "b-pub",
        _ => "c-house",
    }
}

/// A good; one of somebody's own edition comes in a barrel.
pub(super) fn good(id: &str) -> &'static str {
    match id {
        "coconut" => "g-coconut",
        "fish" => "g-fish",
        "grog" => "g-grog",
        "lemon" => "g-lemon",
        "treasure_map" => "g-map",
        _ => "barrel",
    }
}

pub(super) const fn cloud(reward: CloudReward) -> &'static str {
    match reward {
        CloudReward::GoalSwap => "goal",
        CloudReward::PiratePoint => "skull",
        CloudReward::Parrot => "parrot",
        CloudReward::Empty | CloudReward::Black => "",
    }
}

pub(super) const fn trade(main: MainTrade) -> &'static str {
    match main {
        MainTrade::Coins(_) => "coin",
        MainTrade::Treasure => "chest",
        MainTrade::Parrot => "parrot",
        MainTrade::Goal => "goal",
    }
}

pub(super) fn goal(edition: &Edition, kind: GoalKind) -> &'static str {
    match kind.goal() {
        Goal::Buildings(_) => building(edition.goal_id(kind)),
        Goal::Goods(_) => good(edition.goal_id(kind)),
        Goal::Peninsula(_) => "goal",
        Goal::Parrots => "parrot",
    }
}
