//! What is printed in the box: read from TOML, checked, with its tables computed once.

mod read;

use tortuga_core::{Problems, Slip};

use crate::actions::Codes;
use crate::cards::{CardType, Cards, Kind, MOST_CARDS, Span, Timing};
use crate::dice::{Rolls, Symbol, SymbolSet, Symbols};
use crate::features::Glance;
use crate::options::Switches;

/// The deck, the dice and the numbers of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What the edition calls itself.
    pub name: String,
    /// Victory points that win at the end of the own turn (GROO-END-01).
    pub points_to_win: u8,
    /// Cards dealt to everybody, and the limit when drawing (GROO-DRAW-02).
    pub hand_limit: u8,
    /// Attacks in one turn (GROO-ATTACK-02).
    pub attacks_per_turn: u8,
    /// Every kind of card, in the order of the file.
    pub kinds: Vec<CardPrint>,
    /// What the dice can show.
    pub rolls: Rolls,
    /// What holds if a table chooses nothing.
    pub switches: Switches,
    /// Rounds without a card until the stall guard ends the game; 0 is never.
    pub stall_guard_rounds: u8,
    /// A card of the deck is a fray, so that its scope can be chosen.
    pub has_fray: bool,
    /// A card of the deck is Groo is Dead, so that its target can be chosen.
    pub has_groo_is_dead: bool,
    /// The deck as bits.
    pub(crate) deck: Deck,
    /// The deck as bots look at it.
    pub(crate) glance: Glance,
    /// The numbers of the actions that this deck uses.
    pub(crate) codes: Codes,
}

/// One kind of card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPrint {
    /// Its name in notation, such as `military_stable`.
    pub id: String,
    /// What type of card it is.
    pub card_type: CardType,
    /// Copies in the deck.
    pub count: u8,
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
    /// Its effect in English; may be empty.
    pub text_en: String,
    /// Its effect in German; may be empty.
    pub text_de: String,
    /// What it costs; nothing for Wild cards and Events.
    pub cost: Symbols,
    /// Printed victory points of a Building.
    pub vp: u8,
    /// Printed battle value of a Troop.
    pub battle: u8,
    /// When a Wild card may be played.
    pub timing: Option<Timing>,
    /// What it does.
    pub effect: Effect,
}

/// What a card does: a closed vocabulary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// More victory points while another card of this kind is in the town.
    VpBonusIfOther {
        /// Which kind.
        kind: Kind,
        /// How many points.
        bonus: u8,
    },
    /// More victory points while all these kinds are in the town.
    VpBonusSet {
        /// The first bit of every kind of the set.
        members: Cards,
        /// How many points.
        bonus: u8,
    },
    /// Attacks of the owner are stronger.
    AttackBonus(u8),
    /// The owner's town defends itself.
    DefenseBonus(u8),
    /// Each committed Troop of a kind is stronger.
    TroopBonus {
        /// Which kind.
        kind: Kind,
        /// By how much.
        amount: u8,
    },
    /// This Troop is stronger in defence.
    DefendingBonus(u8),
    /// Doubles the strongest other Troop of its side.
    DoubleStrongest,
    /// Groo leaves this Troop's group alone.
    GrooImmunity,
    /// Groo Effects destroy less.
    GrooDamageReduction(u8),
    /// The movement die does not bring Groo here.
    BlockDieArrival,
    /// Runs away when Groo comes.
    DesertOnGroo,
    /// Turns dice of the pool.
    ConvertDie {
        /// What the dice show before.
        from: SymbolSet,
        /// What they may show after.
        to: SymbolSet,
        /// How many dice at most.
        max: u8,
        /// Also in the Leftover Phase.
        leftover: bool,
    },
    /// Gives a private symbol.
    GainSymbol {
        /// One of these.
        choices: SymbolSet,
        /// Only what a die of the pool shows.
        must_be_showing: bool,
        /// Also in the Leftover Phase.
        leftover: bool,
    },
    /// Sends Groo away from the own town.
    PayToMoveGroo {
        /// The price.
        pay: Symbols,
        /// Where to.
        steps: Steps,
        /// Also in the Leftover Phase.
        leftover: bool,
    },
    /// Is given up for a card of the discard pile.
    SacrificeRecover {
        /// Also in the Leftover Phase.
        leftover: bool,
    },
    /// The owner's Troops are cheaper.
    TroopDiscount {
        /// In this symbol.
        symbol: Symbol,
        /// By so many.
        amount: u8,
        /// But never cheaper than this.
        min_total: u8,
    },
    /// Groo Effects of others are dearer while Groo is here.
    GrooCostIncrease(u8),
    /// A larger hand.
    HandLimit(u8),
    /// Moves Groo to any other town.
    MoveGrooAny,
    /// Destroys Buildings.
    DestroyBuildings(u8),
    /// Troops are discarded: so many, or all.
    DiscardTroops(Option<u8>),
    /// Hand cards are discarded.
    DiscardHand(u8),
    /// Moves Groo, who then takes a Troop or a small Building.
    Chase {
        /// Where to.
        steps: Steps,
        /// The printed victory points of the Building.
        building_vp: u8,
    },
    /// Discards all Troops and calls Groo to the leader.
    Fray,
    /// Cancels a Groo Effect.
    CancelGrooEffect,
    /// Strengthens a side of a battle.
    BattleBonus(u8),
    /// Steals a card.
    StealCard,
    /// Turns everybody's Groo Effects against him.
    GrooIsDead,
}

/// One or two ways for Groo; left is positive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// The first, or only, way.
    pub first: i8,
    /// The other way.
    pub second: Option<i8>,
}

impl Steps {
    /// The way with this number.
    pub fn get(self, index: u8) -> Option<i8> {
        match index {
            0 => Some(self.first),
            1 => self.second,
            _ => None,
        }
    }

    /// All ways with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (u8, i8)> {
        let second = self.second.map(|step| (1, step));
        [Some((0, self.first)), second].into_iter().flatten()
    }
}

/// Which bit belongs to which kind, and which kinds can do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    /// The whole deck.
    pub(crate) all: Cards,
    /// The lowest bit of every kind.
    pub(crate) starts: Cards,
    spans: Vec<Span>,
    kind_of: [Kind; MOST_CARDS],
    pub(crate) buildings: Cards,
    pub(crate) troops: Cards,
    pub(crate) groo_effects: Cards,
    pub(crate) events: Cards,
    /// Wild cards by their timing.
    pub(crate) any_time: Cards,
    pub(crate) battle_time: Cards,
    pub(crate) pool_time: Cards,
    pub(crate) counter_time: Cards,
    /// Cards by what they do.
    pub(crate) frays: Cards,
    pub(crate) steals: Cards,
    pub(crate) immune: Cards,
    pub(crate) deserters: Cards,
    pub(crate) sages: Cards,
    pub(crate) reducers: Cards,
    pub(crate) doublers: Cards,
    pub(crate) defending: Cards,
    pub(crate) troop_bonuses: Cards,
    pub(crate) attack_bonuses: Cards,
    pub(crate) defense_bonuses: Cards,
    pub(crate) point_bonuses: Cards,
    pub(crate) discounts: Cards,
    pub(crate) temples: Cards,
    pub(crate) libraries: Cards,
    pub(crate) abilities: Cards,
    pub(crate) keeps: Cards,
}

impl tortuga_core::Edition for Edition {
    const STANDARD: &'static str = include_str!("../data/groo.toml");

    fn read(text: &str) -> Result<Self, Problems> {
        Slip::read_file(text, read::edition)
    }

    fn name(&self) -> &str {
        &self.name
    }
}

impl Edition {
    /// What is printed on a kind of card.
    pub fn print(&self, kind: Kind) -> &CardPrint {
        &self.kinds[kind.index()]
    }

    /// The kind with this name in notation.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        let place = self.kinds.iter().position(|print| print.id == id)?;
        u8::try_from(place).ok().map(Kind)
    }

    /// Every kind of card.
    pub fn all_kinds(&self) -> impl Iterator<Item = Kind> {
        (0..).map(Kind).take(self.kinds.len())
    }

    /// Playing cards in the deck.
    pub fn cards(&self) -> u8 {
        self.deck.all.count()
    }

    /// The bits of a kind, by which [`Cards`] count it.
    pub fn span(&self, kind: Kind) -> Span {
        self.deck.spans[kind.index()]
    }

    /// How many cards of a kind these are.
    pub fn copies(&self, cards: Cards, kind: Kind) -> u8 {
        cards.of(self.span(kind))
    }

    /// The kinds of these cards, each once, in the order of the deck's list.
    pub fn kinds_of(&self, cards: Cards) -> impl Iterator<Item = Kind> {
        self.each(cards.among(self.deck.starts))
    }

    /// The kind of every single card, equal ones one after the other.
    pub fn each(&self, cards: Cards) -> impl Iterator<Item = Kind> {
        cards.numbers().map(|number| self.kind_of(number))
    }

    /// The kind of the card with this number in the deck's list.
    pub(crate) fn kind_of(&self, number: u8) -> Kind {
        self.deck.kind_of[usize::from(number)]
    }

    /// Puts all of these cards to those.
    pub(crate) fn put_all(&self, cards: Cards, to: &mut Cards) {
        for kind in self.each(cards) {
            to.put(self.span(kind));
        }
    }
}

impl Deck {
    /// Lays the kinds of a deck side by side.
    pub(crate) fn of(kinds: &[CardPrint]) -> Self {
        let mut deck = Self::default();
        let mut next = 0;
        for (kind, print) in (0..).map(Kind).zip(kinds) {
            let end = next + usize::from(print.count);
            let bits = (next..end).fold(0, |bits, bit| bits | 1 << bit);
            deck.spans.push(Span(bits));
            deck.kind_of[next..end].fill(kind);
            deck.all.0 |= bits;
            deck.starts.0 |= 1 << next;
            deck.sort(print, bits);
            next = end;
        }
        deck
    }

    /// Notes what the cards of one kind are and can do.
    fn sort(&mut self, print: &CardPrint, bits: u64) {
        let of_type = match print.card_type {
            CardType::Building => Some(&mut self.buildings),
            CardType::Troop => Some(&mut self.troops),
            CardType::GrooEffect => Some(&mut self.groo_effects),
            CardType::Event => Some(&mut self.events),
            // Wild cards are told apart by their timing.
            CardType::Wild => None,
        };
        if let Some(cards) = of_type {
            cards.0 |= bits;
        }
        let at_time = match print.timing {
            Some(Timing::Any) => Some(&mut self.any_time),
            Some(Timing::Battle) => Some(&mut self.battle_time),
            Some(Timing::Pool) => Some(&mut self.pool_time),
            Some(Timing::Counter) => Some(&mut self.counter_time),
            None => None,
        };
        if let Some(cards) = at_time {
            cards.0 |= bits;
        }
        if let Some(cards) = self.doing(print) {
            cards.0 |= bits;
        }
    }

    fn doing(&mut self, print: &CardPrint) -> Option<&mut Cards> {
        let building = print.card_type == CardType::Building;
        Some(match print.effect {
            Effect::VpBonusIfOther { .. } | Effect::VpBonusSet { .. } => &mut self.point_bonuses,
            Effect::AttackBonus(_) => &mut self.attack_bonuses,
            Effect::DefenseBonus(_) => &mut self.defense_bonuses,
            Effect::TroopBonus { .. } => &mut self.troop_bonuses,
            Effect::DefendingBonus(_) => &mut self.defending,
            Effect::DoubleStrongest => &mut self.doublers,
            Effect::GrooImmunity => &mut self.immune,
            Effect::GrooDamageReduction(_) => &mut self.reducers,
            Effect::BlockDieArrival => &mut self.sages,
            Effect::DesertOnGroo => &mut self.deserters,
            Effect::ConvertDie { .. } | Effect::PayToMoveGroo { .. } => &mut self.abilities,
            Effect::GainSymbol { .. } if building => &mut self.abilities,
            Effect::SacrificeRecover { .. } => &mut self.keeps,
            Effect::TroopDiscount { .. } => &mut self.discounts,
            Effect::GrooCostIncrease(_) => &mut self.temples,
            Effect::HandLimit(_) => &mut self.libraries,
            Effect::Fray => &mut self.frays,
            Effect::StealCard => &mut self.steals,
            Effect::None
            | Effect::GainSymbol { .. }
            | Effect::MoveGrooAny
            | Effect::DestroyBuildings(_)
            | Effect::DiscardTroops(_)
            | Effect::DiscardHand(_)
            | Effect::Chase { .. }
            | Effect::CancelGrooEffect
            | Effect::BattleBonus(_)
            | Effect::GrooIsDead => return None,
        })
    }
}

impl Default for Deck {
    fn default() -> Self {
        let none = Cards::NONE;
        Self {
            all: none,
            starts: none,
            spans: Vec::new(),
            kind_of: [Kind(0); MOST_CARDS],
            buildings: none,
            troops: none,
            groo_effects: none,
            events: none,
            any_time: none,
            battle_time: none,
            pool_time: none,
            counter_time: none,
            frays: none,
            steals: none,
            immune: none,
            deserters: none,
            sages: none,
            reducers: none,
            doublers: none,
            defending: none,
            troop_bonuses: none,
            attack_bonuses: none,
            defense_bonuses: none,
            point_bonuses: none,
            discounts: none,
            temples: none,
            libraries: none,
            abilities: none,
            keeps: none,
        }
    }
}
