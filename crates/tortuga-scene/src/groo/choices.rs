//! Every legal action as a button: what it says, and what it means.

use tortuga_core::Seat;
use tortuga_groo::{Action, CardType, Effect, FORMS, Kind, Stage as Phase, Symbol};

use super::voice::Named;
use super::{Legal, Stage};
use crate::Choice;
use crate::speech::capitalised;

/// The key of an action's words, and what they speak of.
type Words = (&'static str, Vec<Named<'static>>);

impl Stage<'_> {
    /// In the order of the verbs, so that a verb's choices stand together, and
    /// within it by number. What ends a decision comes last.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let mut legal: Vec<&Legal> = self.legal.iter().collect();
        legal.sort_by_key(|legal| {
            let ends = legal.action == Action::Done;
            (ends, group(legal), legal.number)
        });
        legal.into_iter().map(|legal| self.choice(legal)).collect()
    }

    fn choice(&self, legal: &Legal) -> Choice {
        Choice {
            number: legal.number,
            notation: legal.notation.clone(),
            verb: FORMS[group(legal)].verb,
            label: capitalised(&self.label(legal.action)),
            amount: None,
            outcome: self.outcome(legal.action),
            about: self.about(legal.action),
        }
    }

    fn label(&self, action: Action) -> String {
        let (key, args) = self.words(action);
        let key = format!("do-{key}");
        match self.helps(action) {
            Some(seat) => self.voice.tell(seat, &key, &args),
            None => self.voice.say(&key, &args),
        }
    }

    /// Cards say themselves what they do.
    fn about(&self, action: Action) -> String {
        if let Some(kind) = card_of(action) {
            return self.voice.about(kind);
        }
        let (key, args) = self.words(action);
        self.voice.say(&format!("about-{key}"), &args)
    }

    /// Whom a Wild card in a battle helps.
    fn helps(&self, action: Action) -> Option<Seat> {
        let Action::Wild(kind, side) = action else {
            return None;
        };
        let bonus = matches!(self.voice.print(kind).effect, Effect::BattleBonus(_));
        bonus.then(|| self.side(side))
    }

    fn words(&self, action: Action) -> Words {
        let voice = &self.voice;
        let card = |kind: Kind| vec![("card", voice.card(kind).into())];
        match action {
            Action::Done => (self.done(), Vec::new()),
            Action::Discard(kind) => ("discard", card(kind)),
            Action::Draw => {
                let limit = self.seen.hand_limit(self.table().active);
                ("draw", vec![("limit", limit.into())])
            }
            Action::Attack(offset) => {
                let name = voice.name(self.left_of_me(offset));
                ("attack", vec![("name", name.into())])
            }
            Action::Commit(kind) if self.table().stage == Phase::Defend => {
                ("commit-defend", card(kind))
            }
            Action::Commit(kind) => ("commit", card(kind)),
            Action::Play(kind) if voice.print(kind).card_type == CardType::Troop => {
                ("play-troop", card(kind))
            }
            Action::Play(kind) => ("play-building", card(kind)),
            Action::PlayGroo(kind, argument) => self.groo_words(kind, argument),
            Action::Ability(kind, argument) => self.ability_words(kind, argument),
            Action::Recover(kind) => {
                let mut args = card(kind);
                args.push(("keep", self.keep().into()));
                ("recover", args)
            }
            Action::Wild(kind, argument) => self.wild_words(kind, argument),
            Action::LoseBuilding(kind) | Action::LoseTroop(kind) => ("lose", card(kind)),
            Action::LoseHand(kind) => ("drop", card(kind)),
            // Luck is no choice of a player.
            Action::Dealer(_) | Action::Drew(_) | Action::Rolled(..) | Action::Stole(_) => {
                ("done-window", Vec::new())
            }
        }
    }

    /// What it means to stop here.
    fn done(&self) -> &'static str {
        let table = self.table();
        if table.window.is_some() {
            return "done-window";
        }
        match table.stage {
            Phase::Discard if table.picked.is_some() => "done-discard-more",
            Phase::Discard => "done-discard",
            Phase::MayDraw(_) => "done-draw",
            Phase::Attack => "done-attack",
            Phase::Commit => "done-commit",
            Phase::Defend if self.seen.committed(table.target).is_empty() => "done-defend-none",
            Phase::Defend => "done-defend",
            Phase::Use => "done-use",
            Phase::Dealer
            | Phase::Deal
            | Phase::Draw(_)
            | Phase::Battle
            | Phase::Roll
            | Phase::LastWord
            | Phase::Over(_) => "done-window",
        }
    }

    /// The Building that is given up to take a card back.
    pub(super) fn keep(&self) -> String {
        let mut kinds = self.voice.edition.all_kinds();
        let keep = kinds.find(|&kind| {
            let effect = self.voice.print(kind).effect;
            matches!(effect, Effect::SacrificeRecover { .. })
        });
        keep.map_or_else(String::new, |kind| self.voice.card(kind))
    }
}

// Cards with an argument.
impl Stage<'_> {
    fn groo_words(&self, kind: Kind, argument: u8) -> Words {
        let mut args = vec![("card", self.voice.card(kind).into())];
        match self.groo_goes_to(kind, argument) {
            Some(town) => {
                args.push(("town", self.voice.town(town).into()));
                ("groo-move", args)
            }
            None => ("groo", args),
        }
    }

    fn ability_words(&self, kind: Kind, argument: u8) -> Words {
        let voice = &self.voice;
        let mut args: Vec<Named<'static>> = vec![("card", voice.card(kind).into())];
        if let Some(town) = self.groo_goes_to(kind, argument) {
            args.push(("town", voice.town(town).into()));
            return ("use-move", args);
        }
        if let Some((from, to, count)) = self.turn(kind, argument) {
            args.push(("from", voice.some(from, count).into()));
            args.push(("to", voice.symbol(to).into()));
            return ("use-turn", args);
        }
        args.push(("gain", voice.some(symbol(argument), 1).into()));
        ("use-gain", args)
    }

    /// What dice an ability turns: from, to, how many.
    fn turn(&self, kind: Kind, argument: u8) -> Option<(Symbol, Symbol, u8)> {
        let Effect::ConvertDie { from, to, max, .. } = self.voice.print(kind).effect else {
            return None;
        };
        if max == 1 {
            return Some((symbol(argument / 4), symbol(argument % 4), 1));
        }
        Some((from.iter().next()?, to.iter().next()?, argument))
    }

    fn wild_words(&self, kind: Kind, argument: u8) -> Words {
        let voice = &self.voice;
        let mut args: Vec<Named<'static>> = vec![("card", voice.card(kind).into())];
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "the others have no argument"
        )]
        let key = match voice.print(kind).effect {
            Effect::MoveGrooAny => {
                let town = self.table().left_of(self.table().groo, argument);
                args.push(("town", voice.town(town).into()));
                "wild-move"
            }
            Effect::StealCard => {
                args.push(("name", voice.name(self.left_of_me(argument)).into()));
                "wild-steal"
            }
            Effect::GainSymbol { .. } => {
                args.push(("gain", voice.some(symbol(argument), 1).into()));
                "wild-gain"
            }
            Effect::BattleBonus(amount) => {
                args.push(("bonus", format!("+{amount}").into()));
                "wild-side"
            }
            Effect::CancelGrooEffect => {
                let effect = self.table().announced.map(|one| voice.card(one.kind));
                args.push(("effect", effect.unwrap_or_default().into()));
                "wild-cancel"
            }
            _ => "wild",
        };
        (key, args)
    }
}

/// The card that an action is about.
const fn card_of(action: Action) -> Option<Kind> {
    match action {
        Action::Discard(kind)
        | Action::Commit(kind)
        | Action::Play(kind)
        | Action::PlayGroo(kind, _)
        | Action::Ability(kind, _)
        | Action::Recover(kind)
        | Action::Wild(kind, _)
        | Action::LoseBuilding(kind)
        | Action::LoseTroop(kind)
        | Action::LoseHand(kind) => Some(kind),
        Action::Done
        | Action::Draw
        | Action::Attack(_)
        | Action::Dealer(_)
        | Action::Drew(_)
        | Action::Rolled(..)
        | Action::Stole(_) => None,
    }
}

fn symbol(place: u8) -> Symbol {
    Symbol::ALL[usize::from(place) % Symbol::ALL.len()]
}

/// The place of an action's verb in the list of forms.
fn group(legal: &Legal) -> usize {
    let verb = legal.notation.split(' ').next().unwrap_or_default();
    let place = FORMS.iter().position(|form| form.verb == verb);
    place.unwrap_or_default()
}
