//! Every legal action as a button: what it says, and what it means.

use tortuga_glory::{Action, Cell, FORMS, Icon, Payment, Stage as Phase, Wreck};

use super::voice::Named;
use super::{Legal, Stage};
use crate::Choice;
use crate::speech::capitalised;

/// The key of an action's words, and what they speak of.
type Words = (&'static str, Vec<Named<'static>>);

impl Stage<'_> {
    /// In the order of the verbs, so that a verb's choices stand together.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let mut legal: Vec<&Legal> = self.legal.iter().collect();
        legal.sort_by_key(|legal| (group(legal), legal.number));
        legal.iter().map(|legal| self.choice(legal)).collect()
    }

    fn choice(&self, legal: &Legal) -> Choice {
        Choice {
            number: legal.number,
            notation: legal.notation.clone(),
            verb: FORMS[group(legal)].verb,
            label: self.label(legal.action),
            amount: None,
            outcome: self.outcome(legal.action),
            about: self.about(legal.action),
        }
    }

    /// What a button says.
    pub(super) fn label(&self, action: Action) -> String {
        let (key, args) = self.words(action);
        capitalised(&self.voice.say(&format!("do-{key}"), &args))
    }

    fn about(&self, action: Action) -> String {
        if let Action::Play(card) = action {
            let sinks = self.own_seat().is_some_and(|seat| self.sinks(seat, card));
            return self.about_card(card, sinks);
        }
        if let Action::Put(cell) = action
            && self.printed().storm.has(cell)
        {
            return self.voice.icon_about(Icon::Storm);
        }
        let (key, args) = self.words(action);
        self.voice.say(&format!("about-{key}"), &args)
    }

    fn words(&self, action: Action) -> Words {
        match action {
            Action::Play(card) => ("card", vec![("card", self.voice.card(card).into())]),
            Action::Sail(steps) => ("sail", self.way(steps)),
            Action::StopOver(steps) => ("stopover", self.way(steps)),
            Action::SailOn(steps) => ("leg", self.way(steps)),
            Action::TakeWreck(Some(value)) => self.wreck_words(value),
            Action::Lift(cell) => ("lift", self.cell_words(cell)),
            Action::Put(cell) if self.printed().storm.has(cell) => ("put-storm", Vec::new()),
            Action::Put(cell) => ("put", self.cell_words(cell)),
            Action::Keep(kind) => {
                let treasure = self.voice.treasure(kind);
                ("keep", vec![("treasure", treasure.into())])
            }
            Action::Special(payment) => self.special_words(payment),
            Action::TakeWreck(None)
            // Luck is no choice of a player.
            | Action::Henry(_)
            | Action::Drew(_)
            | Action::Found(_) => ("wreck-none", Vec::new()),
        }
    }

    fn way(&self, steps: u8) -> Vec<Named<'static>> {
        let space = self.voice.space(self.space_after(steps));
        vec![("steps", steps.into()), ("space", space.into())]
    }

    fn wreck_words(&self, value: Wreck) -> Words {
        let mut args = vec![("value", value.0.into())];
        if self.view.stage != Phase::TakeMore {
            return ("wreck", args);
        }
        let cost = self.voice.edition.wrecks.extra_cost;
        args.push(("barrels", self.voice.barrels(cost).into()));
        ("wreck-more", args)
    }

    fn cell_words(&self, cell: Cell) -> Vec<Named<'static>> {
        let board = self.printed();
        let icon = board.icon(cell);
        vec![
            ("cell", cell.to_string().into()),
            ("icon", self.voice.icon(icon).into()),
            ("island", self.voice.island_of(board, cell).into()),
            ("about", self.voice.icon_about(icon).into()),
        ]
    }

    fn special_words(&self, payment: Option<Payment>) -> Words {
        let (name, text) = self.voice.special(self.reach());
        let mut args = vec![("special", name.into()), ("about", text.into())];
        let Some(payment) = payment else {
            return ("special-none", args);
        };
        args.push(("price", self.price_label(payment).into()));
        ("special", args)
    }
}

/// The place of an action's verb in the list of forms.
fn group(legal: &Legal) -> usize {
    let verb = legal.notation.split(' ').next().unwrap_or_default();
    let place = FORMS.iter().position(|form| form.verb == verb);
    place.unwrap_or_default()
}
