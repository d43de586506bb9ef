//! The words of one viewer: characters, tiles and sides in his language.

use std::ops::Deref;

use tortuga_core::Rules as _;
use tortuga_foggy::{
    Direction, Edition, FoggyIsland, Kind, Mode, Quarter, Side, Tiles, TokenPrint, Tokens, Weather,
};
use tortuga_words::Lang;

use super::icons;
pub(super) use crate::speech::Named;
use crate::speech::Speech;
use crate::{Onlook, TokenCount, TokenFace};

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
            speech: Speech::new(onlook, FoggyIsland::GAME),
            edition,
        }
    }

    const fn print(&self, kind: Kind) -> &'static TokenPrint {
        self.edition.print(kind)
    }

    /// What the edition calls a character.
    pub(super) fn token(&self, kind: Kind) -> String {
        let print = self.print(kind);
        match self.lang {
            Lang::En => print.name_en.clone(),
            Lang::De => print.name_de.clone(),
        }
    }

    /// The same as a value of a message.
    pub(super) fn named(&self, kind: Kind) -> Named<'static> {
        ("token", self.token(kind).into())
    }

    /// A token that may lie face down, and whose kind may be unknown.
    pub(super) fn token_laid(&self, kind: Option<Kind>, down: bool) -> String {
        match kind {
            None => self.say("token-unknown", &[]),
            Some(kind) if down => self.say("token-down", &[self.named(kind)]),
            Some(kind) => self.token(kind),
        }
    }

    /// What the edition says that a character does.
    pub(super) fn text(&self, kind: Kind) -> String {
        let print = self.print(kind);
        match self.lang {
            Lang::En => print.text_en.clone(),
            Lang::De => print.text_de.clone(),
        }
    }

    /// What it does, and what a mercenary costs.
    pub(super) fn about(&self, kind: Kind) -> String {
        let Some(basic) = self.print(kind).replaces else {
            return self.text(kind);
        };
        let args = [
            ("coins", self.coins(self.print(kind).cost).into()),
            ("gives", self.token(basic).into()),
        ];
        format!("{} {}", self.text(kind), self.say("card-cost", &args))
    }

    pub(super) fn face(&self, kind: Kind, down: bool) -> TokenFace {
        TokenFace {
            id: kind.id(),
            icon: icons::token(kind),
            name: self.token(kind),
            down,
        }
    }

    /// Tokens kind by kind.
    pub(super) fn counts(&self, tokens: Tokens) -> Vec<TokenCount> {
        let kinds = self.edition.kinds_of(tokens);
        kinds
            .map(|kind| self.counted(kind, self.edition.copies(tokens, kind)))
            .collect()
    }

    pub(super) fn counted(&self, kind: Kind, count: u8) -> TokenCount {
        TokenCount {
            id: kind.id(),
            icon: icons::token(kind),
            name: self.token(kind),
            count,
            about: self.about(kind),
        }
    }

    /// `2 × Wolf, Pig`; in a word if there are none.
    pub(super) fn list(&self, tokens: Tokens) -> String {
        let counts = self.counts(tokens);
        let parts = counts.iter().map(|token| match token.count {
            1 => token.name.clone(),
            count => format!("{count} × {}", token.name),
        });
        let parts: Vec<String> = parts.collect();
        if parts.is_empty() {
            return self.say("none", &[]);
        }
        parts.join(", ")
    }

    /// The same for tokens one after the other; a side has no more of a kind
    /// than its set, whatever was said.
    pub(super) fn list_kinds(&self, kinds: impl IntoIterator<Item = Kind>) -> String {
        let mut tokens = Tokens::NONE;
        for kind in kinds {
            let span = self.edition.span(kind);
            if tokens.of(span) < self.print(kind).count {
                tokens.put(span);
            }
        }
        self.list(tokens)
    }

    pub(super) fn points(&self, points: impl Into<u32>) -> String {
        self.count("points", points)
    }

    pub(super) fn coins(&self, coins: impl Into<u32>) -> String {
        self.count("coins", coins)
    }

    pub(super) fn side(&self, side: Side) -> String {
        self.say(&format!("side-{}", side.id()), &[])
    }

    pub(super) fn mode(&self, mode: Mode) -> String {
        self.say(&format!("mode-{}", mode.word()), &[])
    }

    pub(super) fn weather(&self, weather: Weather) -> String {
        self.say(&format!("weather-{}", weather.id()), &[])
    }

    pub(super) fn weather_about(&self, weather: Weather) -> String {
        self.say(&format!("weather-{}-about", weather.id()), &[])
    }

    pub(super) fn quarter(&self, quarter: Quarter) -> String {
        self.say(&format!("quarter-{}", quarter.id()), &[])
    }

    pub(super) fn direction(&self, direction: Direction) -> String {
        self.say(&format!("direction-{}", direction.id()), &[])
    }

    /// `A1-D1`: the ends of a line.
    pub(super) fn ends(tiles: Tiles) -> String {
        let mut tiles = tiles.iter();
        let first = tiles.next().map(|tile| tile.to_string());
        let last = tiles.last().map(|tile| tile.to_string());
        let ends: Vec<String> = first.into_iter().chain(last).collect();
        ends.join("-")
    }
}
