//! The words of one viewer: cards, symbols and towns in his language.

use std::ops::Deref;

use tortuga_core::{Rules as _, Seat};
use tortuga_groo::{CardPrint, CardType, Cards, Edition, Groo, Kind, Symbol, Symbols, Timing};
use tortuga_words::Lang;

use crate::Onlook;
pub(super) use crate::speech::Named;
use crate::speech::Speech;

/// Speaks to one viewer.
pub(super) struct Voice<'a> {
    speech: Speech<'a>,
    pub(super) edition: &'static Edition,
}

impl<'a> Deref for Voice<'a> {
    type Target = Speech<'a>;

    fn deref(&self) -> &Speech<'a> {
        &self.speech
    }
}

impl<'a> Voice<'a> {
    pub(super) fn new(onlook: &Onlook<'a>, edition: &'static Edition) -> Self {
        Self {
            speech: Speech::new(onlook, Groo::GAME),
            edition,
        }
    }

    /// What is printed on a card. A number that points nowhere must not stop
    /// the client.
    pub(super) fn print(&self, kind: Kind) -> &'static CardPrint {
        let kinds = &self.edition.kinds;
        kinds.get(kind.index()).unwrap_or(&kinds[0])
    }

    /// What the edition calls a card.
    pub(super) fn card(&self, kind: Kind) -> String {
        let print = self.print(kind);
        match self.lang {
            Lang::En => print.name_en.clone(),
            Lang::De => print.name_de.clone(),
        }
    }

    /// What the edition says that a card does; may be empty.
    pub(super) fn text(&self, kind: Kind) -> &'static str {
        let print = self.print(kind);
        match self.lang {
            Lang::En => &print.text_en,
            Lang::De => &print.text_de,
        }
    }

    /// Type, cost, value and effect of a card in sentences.
    pub(super) fn about(&self, kind: Kind) -> String {
        let parts = [
            self.sort(kind),
            self.worth(kind),
            self.text(kind).to_owned(),
        ];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" ")
    }

    /// A card's type in a word: `Building`.
    pub(super) fn card_type(&self, kind: Kind) -> String {
        self.say(
            &format!("type-{}", type_id(self.print(kind).card_type)),
            &[],
        )
    }

    /// `Building, costs 1 Labor.`
    fn sort(&self, kind: Kind) -> String {
        let print = self.print(kind);
        let mut args: Vec<Named<'_>> = vec![("type", self.card_type(kind).into())];
        let key = match (print.card_type, print.timing) {
            (CardType::Event, _) => "card-free",
            (_, Some(timing)) => {
                let timing = self.say(&format!("timing-{}", timing_id(timing)), &[]);
                args.push(("timing", timing.into()));
                "card-timing"
            }
            (_, None) => {
                args.push(("cost", self.symbols(print.cost).into()));
                "card-costs"
            }
        };
        self.say(key, &args)
    }

    fn worth(&self, kind: Kind) -> String {
        let print = self.print(kind);
        match print.card_type {
            CardType::Building => self.say("card-vp", &[("vp", self.vp(print.vp).into())]),
            CardType::Troop => self.count("card-bv", print.battle),
            CardType::GrooEffect | CardType::Wild | CardType::Event => String::new(),
        }
    }

    /// `2 VP`.
    pub(super) fn vp(&self, points: impl Into<u32>) -> String {
        self.count("vp", points)
    }

    pub(super) fn symbol(&self, symbol: Symbol) -> String {
        self.say(&format!("symbol-{}", symbol.id()), &[])
    }

    /// So many of one symbol: `2 Groo heads`.
    pub(super) fn some(&self, symbol: Symbol, count: u8) -> String {
        self.count(&format!("symbols-{}", symbol.id()), count)
    }

    /// `1 Kopin, 2 Labor`, or nothing in a word.
    pub(super) fn symbols(&self, symbols: Symbols) -> String {
        let shown = Symbol::ALL.into_iter().filter(|&one| symbols.of(one) > 0);
        let parts: Vec<String> = shown.map(|one| self.some(one, symbols.of(one))).collect();
        if parts.is_empty() {
            return self.say("nothing", &[]);
        }
        parts.join(", ")
    }

    /// Cards by name, equal ones together: `2 × Bowmen, Dragon`.
    pub(super) fn list(&self, cards: Cards) -> String {
        let kinds: Vec<Kind> = self.edition.each(cards).collect();
        self.names(&kinds)
    }

    pub(super) fn names(&self, kinds: &[Kind]) -> String {
        let mut named: Vec<(Kind, usize)> = Vec::new();
        for &kind in kinds {
            match named.iter_mut().find(|(one, _)| *one == kind) {
                Some((_, count)) => *count += 1,
                None => named.push((kind, 1)),
            }
        }
        let names = named.into_iter().map(|(kind, count)| match count {
            1 => self.card(kind),
            _ => format!("{count} × {}", self.card(kind)),
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// A town as the object of a sentence: `your town`, `Bo's town`.
    pub(super) fn town(&self, seat: Seat) -> String {
        self.tell(seat, "town", &[])
    }

    /// A town in which something is.
    pub(super) fn in_town(&self, seat: Seat) -> String {
        self.tell(seat, "town-in", &[])
    }

    /// Somebody as the object of a sentence.
    pub(super) fn whom(&self, seat: Seat) -> String {
        self.tell(seat, "whom", &[])
    }
}

const fn type_id(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Building => "building",
        CardType::Troop => "troop",
        CardType::GrooEffect => "groo_effect",
        CardType::Wild => "wild",
        CardType::Event => "event",
    }
}

const fn timing_id(timing: Timing) -> &'static str {
    match timing {
        Timing::Any => "any",
        Timing::Battle => "battle",
        Timing::Pool => "pool",
        Timing::Counter => "counter",
    }
}
