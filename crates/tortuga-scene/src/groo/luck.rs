//! What people who bring their own dice and cards are asked to roll or draw.

use tortuga_core::Seat;
use tortuga_groo::{Action, CardType, Heard, Kind, Open, Stage as Phase, Symbol};

use super::voice::{Named, Voice};
use super::{Stage, log};
use crate::{LuckName, LuckPrompt};

impl Stage<'_> {
    /// None if a person decides now, or is asked in a window.
    pub(super) fn luck(&self) -> Option<LuckPrompt> {
        let table = self.table();
        if let Some(theft) = table.theft {
            let victim = [("victim", self.voice.name(theft.victim).into())];
            return Some(self.card_luck(theft.thief, "luck-steal", "stole ", &victim));
        }
        if table.choice.is_some() || table.window.is_some() {
            return None;
        }
        Some(match table.stage {
            Phase::Dealer => self.dealer_luck(),
            Phase::Deal => self.card_luck(self.dealt_to(), "luck-deal", "drew ", &[]),
            Phase::Draw(_) => self.card_luck(table.active, "luck-draw", "drew ", &[]),
            Phase::Roll => self.roll_luck(),
            Phase::Discard
            | Phase::MayDraw(_)
            | Phase::Attack
            | Phase::Commit
            | Phase::Defend
            | Phase::Battle
            | Phase::Use
            | Phase::LastWord
            | Phase::Over(_) => return None,
        })
    }

    /// The dealer first, then clockwise, each his whole hand.
    fn dealt_to(&self) -> Seat {
        let table = self.table();
        let full = self.voice.edition.hand_limit;
        let mut round = table.round_from(table.dealer);
        let next = round.find(|seat| self.view.hands[seat.index()].count < full);
        next.unwrap_or(table.dealer)
    }

    fn dealer_luck(&self) -> LuckPrompt {
        let seats = self.table().all();
        let names = seats
            .iter()
            .map(|seat| format!("{seat} {}", self.voice.name(seat)));
        let list = names.collect::<Vec<_>>().join(", ");
        LuckPrompt {
            seat: None,
            text: self.voice.say("luck-dealer", &[]),
            hint: self.voice.say("luck-seats", &[("list", list.into())]),
            prefix: "dealer ".to_owned(),
            names: Vec::new(),
        }
    }

    fn roll_luck(&self) -> LuckPrompt {
        let letter = |symbol: Symbol| format!("{} {}", symbol.letter(), self.voice.symbol(symbol));
        let args = [
            ("example", "K2 S2 L1 G1 -1".into()),
            ("order", Symbol::ALL.map(letter).join(", ").into()),
        ];
        LuckPrompt {
            seat: None,
            text: self.voice.tell(self.table().active, "luck-roll", &[]),
            hint: self.voice.say("luck-dice", &args),
            prefix: "rolled ".to_owned(),
            names: Vec::new(),
        }
    }

    /// A card that only this seat may see.
    fn card_luck(&self, seat: Seat, key: &str, prefix: &str, args: &[Named<'_>]) -> LuckPrompt {
        let deals = self.table().stage == Phase::Deal;
        let may_come = |&kind: &Kind| {
            let event = self.voice.print(kind).card_type == CardType::Event;
            !(event && (deals || self.table().theft.is_some()))
        };
        let kinds = self.voice.edition.all_kinds().filter(may_come);
        let names = kinds.map(|kind| LuckName {
            name: self.voice.card(kind),
            id: self.voice.print(kind).id.clone(),
        });
        let names: Vec<LuckName> = names.collect();
        let example = names
            .first()
            .map_or_else(String::new, |one| one.name.clone());
        LuckPrompt {
            seat: Some(seat.0),
            text: self.voice.tell(seat, key, args),
            hint: self.voice.say("luck-card", &[("example", example.into())]),
            prefix: prefix.to_owned(),
            names,
        }
    }
}

/// An outcome in words, for whoever typed it to look at; none if it is no
/// outcome.
pub(super) fn outcome(voice: &Voice<'_>, action: Action) -> Option<String> {
    let open = match action {
        Action::Dealer(seat) => Open::DealerNamed(seat),
        Action::Rolled(pool, step) => Open::Rolled { pool, step },
        Action::Drew(kind) | Action::Stole(kind) => return Some(format!("{}.", voice.card(kind))),
        Action::Done
        | Action::Discard(_)
        | Action::Draw
        | Action::Attack(_)
        | Action::Commit(_)
        | Action::Play(_)
        | Action::PlayGroo(..)
        | Action::Ability(..)
        | Action::Recover(_)
        | Action::Wild(..)
        | Action::LoseBuilding(_)
        | Action::LoseTroop(_)
        | Action::LoseHand(_) => return None,
    };
    let line = log::lines(voice, &[Heard::Open(open)]).pop();
    line.map(|(_, line)| line.text)
}
