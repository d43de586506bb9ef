//! Every legal action as a button: what it says, and what it means.

use tortuga_foggy::{Action, Direction, FORMS, Face, Half, Kind, Tile, Tokens, Two};

use super::voice::Named;
use super::{Legal, Stage};
use crate::Choice;
use crate::speech::capitalised;

/// The verb of the choices that are a tile.
const TILE: &str = "at";

/// The key of an action's words, and what they speak of.
type Words = (&'static str, Vec<Named<'static>>);

impl Stage<'_> {
    /// In the order of the verbs, so that a verb's choices stand together. Among
    /// 36 tiles those that bring or cost points come first, then all by number.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let mut legal: Vec<&Legal> = self.legal.iter().collect();
        legal.sort_by_key(|legal| (group(legal), legal.number));
        let mut choices: Vec<Choice> = legal.iter().map(|legal| self.choice(legal)).collect();
        choices.sort_by_key(|choice| choice.verb == TILE && choice.outcome.is_empty());
        choices
    }

    fn choice(&self, legal: &Legal) -> Choice {
        let (key, args) = self.words(legal.action);
        let label = self.voice.say(&format!("do-{key}"), &args);
        Choice {
            number: legal.number,
            notation: legal.notation.clone(),
            verb: FORMS[group(legal)].verb,
            label: capitalised(&label),
            amount: None,
            outcome: self.outcome(legal.action),
            about: self.about(legal.action, key, &args),
        }
    }

    /// Characters say themselves what they do.
    fn about(&self, action: Action, key: &str, args: &[Named<'_>]) -> String {
        match (action, token_of(action)) {
            (Action::Place(kind, Face::Down), _) => self.about_face_down(kind),
            (Action::Hire(kind), _) => self.voice.about(kind),
            (_, Some(kind)) => self.voice.text(kind),
            (Action::Done, _) if self.seen.has_gift() => self.voice.say("about-done-gift", &[]),
            _ => self.voice.say(&format!("about-{key}"), args),
        }
    }

    fn about_face_down(&self, kind: Kind) -> String {
        let name = |kind| self.voice.token(kind).into();
        let args = [
            ("about", self.voice.text(kind).into()),
            ("pig", name(Kind::Pig)),
            ("cat", name(Kind::Cat)),
            ("crow", name(Kind::Crow)),
        ];
        self.voice.say("about-place-down", &args)
    }

    fn words(&self, action: Action) -> Words {
        let voice = &self.voice;
        let token = |kind: Kind| vec![voice.named(kind)];
        match action {
            Action::Pick(kind) => ("pick", token(kind)),
            Action::KeepCard(which) => ("weather", self.card_words(which)),
            Action::RemoveFog(quarter) => {
                let quarter = voice.quarter(quarter);
                ("fog", vec![("quarter", quarter.into())])
            }
            Action::Frog(step) => self.frog_words(step),
            Action::Settle(half) => ("settle", self.settle_words(half)),
            Action::Place(kind, Face::Down) => ("place-down", token(kind)),
            Action::Place(kind, Face::Up) if self.is_foggy() => ("place-up", token(kind)),
            Action::Place(kind, Face::Up) => ("place", token(kind)),
            Action::At(tile) => {
                let kind = self.view.placing.kind();
                ("at", vec![voice.named(kind), place(tile)])
            }
            Action::Across(pair) => {
                let (one, other) = (pair.low().to_string(), pair.high().to_string());
                ("across", vec![("one", one.into()), ("other", other.into())])
            }
            Action::Target(direction) => self.target_words(direction),
            Action::Swap(two) => self.swap_words(two),
            Action::Name(tile) => ("snake", self.token_on(tile)),
            Action::Replace(kind) => ("replace", token(kind)),
            Action::Hire(kind) => ("hire", self.hire_words(kind)),
            Action::Done => (self.done(), Vec::new()),
            // Luck is no choice of a player.
            Action::Begins(_)
            | Action::Card(_)
            | Action::Opens(_)
            | Action::Dealt(_)
            | Action::Drew(_) => ("done", Vec::new()),
        }
    }

    fn card_words(&self, which: u8) -> Vec<Named<'static>> {
        let offer = self.view.sky.offer;
        let card = offer[usize::from(which) % offer.len()].weather();
        let (name, about) = card.map_or_else(Default::default, |weather| {
            (
                self.voice.weather(weather),
                self.voice.weather_about(weather),
            )
        });
        vec![("weather", name.into()), ("about", about.into())]
    }

    fn frog_words(&self, step: Option<Direction>) -> Words {
        let tile = self.frog_goes_to(step).map(place);
        let mut args = vec![self.voice.named(Kind::Frog)];
        args.extend(tile);
        let Some(direction) = step else {
            return ("frog-stay", args);
        };
        args.push(("direction", self.voice.direction(direction).into()));
        ("frog", args)
    }

    fn settle_words(&self, half: Half) -> Vec<Named<'static>> {
        let mut args = vec![self.voice.named(Kind::Hippo)];
        args.extend(self.settles_on(half).map(place));
        args
    }

    fn target_words(&self, direction: Direction) -> Words {
        let target = self.view.tile.step(direction);
        let args = target.map_or_else(Vec::new, |tile| self.token_on(tile));
        let fox = self.token(self.view.tile).is(Kind::Fox);
        (if fox { "take-back" } else { "swap" }, args)
    }

    fn swap_words(&self, two: Option<Two>) -> Words {
        let Some((one, other)) = self.swapped(two) else {
            return ("prairie-pass", Vec::new());
        };
        let word = |tile| self.voice.say("prairie-token", &self.token_on(tile));
        let args = vec![("one", word(one).into()), ("other", word(other).into())];
        ("prairie", args)
    }

    fn hire_words(&self, kind: Kind) -> Vec<Named<'static>> {
        let print = self.voice.edition.print(kind);
        let gives = print.replaces.map(|basic| self.voice.token(basic));
        vec![
            self.voice.named(kind),
            ("coins", self.voice.coins(print.cost).into()),
            ("gives", gives.unwrap_or_default().into()),
        ]
    }

    /// What it means to stop hiring here.
    fn done(&self) -> &'static str {
        let hires = self.own_seat().map(|seat| self.new_hires(seat));
        if hires.is_none_or(Tokens::is_empty) {
            "done-none"
        } else {
            "done"
        }
    }

    /// What lies on a tile, as far as the viewer knows.
    fn token_on(&self, tile: Tile) -> Vec<Named<'static>> {
        let token = self.token(tile);
        let name = self.voice.token_laid(token.kind(), token.is_down());
        vec![("token", name.into()), place(tile)]
    }
}

fn place(tile: Tile) -> Named<'static> {
    ("tile", tile.to_string().into())
}

/// The character that an action is about, if it says all.
const fn token_of(action: Action) -> Option<Kind> {
    match action {
        Action::Pick(kind)
        | Action::Place(kind, _)
        | Action::Replace(kind)
        | Action::Hire(kind) => Some(kind),
        Action::KeepCard(_)
        | Action::RemoveFog(_)
        | Action::Frog(_)
        | Action::Settle(_)
        | Action::At(_)
        | Action::Across(_)
        | Action::Target(_)
        | Action::Swap(_)
        | Action::Name(_)
        | Action::Done
        | Action::Begins(_)
        | Action::Card(_)
        | Action::Opens(_)
        | Action::Dealt(_)
        | Action::Drew(_) => None,
    }
}

/// The place of an action's verb in the list of forms.
fn group(legal: &Legal) -> usize {
    let verb = legal.notation.split(' ').next().unwrap_or_default();
    let place = FORMS.iter().position(|form| form.verb == verb);
    place.unwrap_or_default()
}
