//! What a card does: the vocabulary of the effects, and what belongs to each word.

use tortuga_core::{Sheet, Slip};

use super::Placed;
use super::fields::{
    plain, read_amount, read_chase, read_convert_die, read_discard_troops, read_gain_symbol,
    read_pay_to_move_groo, read_troop_bonus, read_troop_discount, read_vp_bonus_if_other,
    read_vp_bonus_set,
};
use crate::cards::CardType::{self, Building, Event, GrooEffect, Troop, Wild};
use crate::edition::Effect;
use crate::options::{DeadTarget, FrayScope};

/// The effect of a card.
pub(super) struct EffectRow {
    pub(super) at: usize,
    /// Its word in the file.
    pub(super) op: &'static str,
    pub(super) draft: Draft,
}

/// An effect before the cards that it names are looked up.
pub(super) enum Draft {
    Plain(Effect),
    VpBonusIfOther {
        kind: Placed<String>,
        bonus: u8,
    },
    VpBonusSet {
        members: Vec<Placed<String>>,
        bonus: u8,
    },
    TroopBonus {
        kind: Placed<String>,
        amount: u8,
    },
    Fray(FrayScope),
    GrooIsDead(DeadTarget),
}

impl Draft {
    /// The scope that stands on a fray.
    pub(super) const fn fray_scope(&self) -> Option<FrayScope> {
        if let Self::Fray(scope) = self {
            Some(*scope)
        } else {
            None
        }
    }

    /// The target that stands on Groo is Dead.
    pub(super) const fn dead_target(&self) -> Option<DeadTarget> {
        if let Self::GrooIsDead(target) = self {
            Some(*target)
        } else {
            None
        }
    }
}

/// A word of the vocabulary: on which cards it stands, what belongs to it.
struct Op {
    word: &'static str,
    on: &'static [CardType],
    read: fn(&mut Sheet<'_>, &mut Slip<'_>) -> Option<Draft>,
}

const fn op(
    word: &'static str,
    on: &'static [CardType],
    read: fn(&mut Sheet<'_>, &mut Slip<'_>) -> Option<Draft>,
) -> Op {
    Op { word, on, read }
}

const ANY: &[CardType] = &[Building, Troop, GrooEffect, Wild, Event];

const OPS: [Op; 29] = [
    op("none", ANY, |_, _| plain(Effect::None)),
    op("vp_bonus_if_other", &[Building], read_vp_bonus_if_other),
    op("vp_bonus_set", &[Building], read_vp_bonus_set),
    op("attack_bonus", &[Building], |sheet, slip| {
        plain(Effect::AttackBonus(read_amount(sheet, slip)?))
    }),
    op("defense_bonus", &[Building], |sheet, slip| {
        plain(Effect::DefenseBonus(read_amount(sheet, slip)?))
    }),
    op("troop_bonus", &[Building], read_troop_bonus),
    op("defending_bonus", &[Troop], |sheet, slip| {
        plain(Effect::DefendingBonus(read_amount(sheet, slip)?))
    }),
    op("double_strongest", &[Troop], |_, _| {
        plain(Effect::DoubleStrongest)
    }),
    op("groo_immunity", &[Troop], |_, _| {
        plain(Effect::GrooImmunity)
    }),
    op("groo_damage_reduction", &[Troop], |sheet, slip| {
        plain(Effect::GrooDamageReduction(read_amount(sheet, slip)?))
    }),
    op("block_die_arrival", &[Troop], |_, _| {
        plain(Effect::BlockDieArrival)
    }),
    op("desert_on_groo", &[Troop], |_, _| {
        plain(Effect::DesertOnGroo)
    }),
    op("convert_die", &[Building], read_convert_die),
    op("gain_symbol", &[Building, Wild], read_gain_symbol),
    op("pay_to_move_groo", &[Building], read_pay_to_move_groo),
    op("sacrifice_recover", &[Building], |sheet, slip| {
        let leftover = sheet.flag("leftover", slip)?;
        plain(Effect::SacrificeRecover { leftover })
    }),
    op("troop_discount", &[Building], read_troop_discount),
    op("groo_cost_increase", &[Building], |sheet, slip| {
        plain(Effect::GrooCostIncrease(read_amount(sheet, slip)?))
    }),
    op("hand_limit", &[Building], |sheet, slip| {
        plain(Effect::HandLimit(read_amount(sheet, slip)?))
    }),
    op("move_groo_any", &[GrooEffect, Wild], |_, _| {
        plain(Effect::MoveGrooAny)
    }),
    op("destroy_buildings", &[GrooEffect], |sheet, slip| {
        plain(Effect::DestroyBuildings(read_amount(sheet, slip)?))
    }),
    op("discard_troops", &[GrooEffect], read_discard_troops),
    op("discard_hand", &[GrooEffect], |sheet, slip| {
        plain(Effect::DiscardHand(read_amount(sheet, slip)?))
    }),
    op("chase", &[GrooEffect], read_chase),
    op("fray", &[Wild], |sheet, slip| {
        let scope = sheet.one_of("scope", FrayScope::WORDS, slip)?;
        Some(Draft::Fray(FrayScope::ALL[scope]))
    }),
    op("cancel_groo_effect", &[Wild], |_, _| {
        plain(Effect::CancelGrooEffect)
    }),
    op("battle_bonus", &[Wild], |sheet, slip| {
        plain(Effect::BattleBonus(read_amount(sheet, slip)?))
    }),
    op("steal_card", &[Wild], |_, _| plain(Effect::StealCard)),
    op("groo_is_dead", &[Event], |sheet, slip| {
        let target = sheet.one_of("target", DeadTarget::WORDS, slip)?;
        Some(Draft::GrooIsDead(DeadTarget::ALL[target]))
    }),
];

/// Everything that belongs to some word.
const FIELDS: [&str; 19] = [
    "kind",
    "members",
    "bonus",
    "amount",
    "symbol",
    "from",
    "to",
    "max",
    "choices",
    "must_be_showing",
    "leftover",
    "pay",
    "steps",
    "min_total",
    "all",
    "building_vp",
    "scope",
    "target",
    "op",
];

pub(super) fn read_effect(
    card_type: Option<CardType>,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<EffectRow> {
    let Some(op) = read_op(card_type, sheet, slip) else {
        // Without the word nobody can tell which of them belong to it.
        for field in FIELDS {
            sheet.pass_over(field);
        }
        return None;
    };
    Some(EffectRow {
        at: sheet.at(),
        op: op.word,
        draft: (op.read)(sheet, slip)?,
    })
}

fn read_op(
    card_type: Option<CardType>,
    sheet: &mut Sheet<'_>,
    slip: &mut Slip<'_>,
) -> Option<&'static Op> {
    let at = sheet.at_key("op");
    let op = &OPS[sheet.one_of("op", &OPS.map(|op| op.word), slip)?];
    if card_type.is_some_and(|card_type| !op.on.contains(&card_type)) {
        let on: Vec<&str> = op.on.iter().map(|&one| plural(one)).collect();
        let wanted = format!("{} stands only on {}", op.word, on.join(" and "));
        slip.add(at, wanted);
        return None;
    }
    Some(op)
}

const fn plural(card_type: CardType) -> &'static str {
    match card_type {
        Building => "Buildings",
        Troop => "Troops",
        GrooEffect => "Groo Effects",
        Wild => "Wild cards",
        Event => "Events",
    }
}
