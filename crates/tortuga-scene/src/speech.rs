//! A game's messages as one viewer gets them: in his language, by the names at
//! his table, with words of their own for himself.

use tortuga_core::{Seat, Viewer};
use tortuga_words::{Arg, Lang, say};

use crate::Onlook;

/// Speaks to one viewer of one game.
pub(crate) struct Speech<'a> {
    pub(crate) lang: Lang,
    game: &'static str,
    names: &'a [String],
    viewer: Viewer,
    /// A player whom nobody plays, and the key of his name.
    automatic: Option<(Seat, &'static str)>,
}

/// A value with its name in a message.
pub(crate) type Named<'v> = (&'static str, Arg<'v>);

impl<'a> Speech<'a> {
    pub(crate) fn new(onlook: &Onlook<'a>, game: &'static str) -> Self {
        Self {
            lang: onlook.lang,
            game,
            names: onlook.names,
            viewer: onlook.viewer,
            automatic: None,
        }
    }

    /// Nobody sits there; the player has a name of his own.
    pub(crate) const fn automatic(&mut self, seat: Seat, key: &'static str) {
        self.automatic = Some((seat, key));
    }

    /// One of the game's messages.
    pub(crate) fn say(&self, key: &str, args: &[Named<'_>]) -> String {
        say(self.lang, &self.key(key), args)
    }

    /// A message's whole key.
    pub(crate) fn key(&self, key: &str) -> String {
        format!("{}-{key}", self.game)
    }

    /// A message about what somebody does, with words of its own for the viewer.
    pub(crate) fn tell(&self, seat: Seat, key: &str, args: &[Named<'_>]) -> String {
        let you = if self.is_viewer(seat) { "yes" } else { "no" };
        let mut all: Vec<Named<'_>> = vec![("you", you.into()), ("name", self.name(seat).into())];
        all.extend_from_slice(args);
        self.say(key, &all)
    }

    /// So many things of a kind, in the right number: `3 coins`.
    pub(crate) fn count(&self, key: &str, count: impl Into<u32>) -> String {
        self.say(key, &[("count", count.into().into())])
    }

    pub(crate) const fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub(crate) fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        if let Some((_, key)) = self.automatic.filter(|&(at, _)| at == seat) {
            return self.say(key, &[]);
        }
        let given = self.names.get(seat.index()).filter(|name| !name.is_empty());
        given.cloned().unwrap_or_else(|| {
            let number = u32::from(seat.0) + 1;
            self.say("seat", &[("number", number.into())])
        })
    }

    /// `Mara, Jonas and Ines`.
    pub(crate) fn and(&self, items: &[String]) -> String {
        self.joined("and", items)
    }

    /// `Yellow or Gray`.
    pub(crate) fn or(&self, items: &[String]) -> String {
        self.joined("or", items)
    }

    fn joined(&self, key: &str, items: &[String]) -> String {
        let [first @ .., last] = items else {
            return String::new();
        };
        if first.is_empty() {
            return last.clone();
        }
        let args = [
            ("first", first.join(", ").into()),
            ("last", last.as_str().into()),
        ];
        self.say(key, &args)
    }
}

/// A button or a sentence may begin with a word that is small inside of one.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
