//! What people who bring their own cards and tokens are asked to draw.

use tortuga_glory::{Action, HENRY, Stage as Phase, Treasure, Wreck};

use super::Stage;
use super::voice::Voice;
use crate::{LuckName, LuckPrompt};

impl Stage<'_> {
    /// None if a person decides now.
    pub(super) fn luck(&self) -> Option<LuckPrompt> {
        Some(match self.view.stage {
            Phase::HenryCard => self.card_luck(),
            Phase::Draw => self.treasure_luck(),
            Phase::Look => self.wreck_luck(),
            Phase::ChooseCards
            | Phase::Sail
            | Phase::SailOn
            | Phase::TakeWreck
            | Phase::TakeMore
            | Phase::Lift
            | Phase::Put
            | Phase::LeaveStorm
            | Phase::Keep
            | Phase::Special
            | Phase::Over => return None,
        })
    }

    /// Henry Morgan's card, for all to see.
    fn card_luck(&self) -> LuckPrompt {
        let cards = self.hand_of(HENRY).iter();
        let ids: Vec<String> = cards.map(|card| card.to_string()).collect();
        LuckPrompt {
            seat: None,
            text: self.voice.say("luck-henry", &[]),
            hint: self.listed("luck-cards", &ids),
            prefix: "henry ".to_owned(),
            names: Vec::new(),
        }
    }

    /// A token for the eyes of who draws it; Henry Morgan's lies face up.
    fn treasure_luck(&self) -> LuckPrompt {
        let turn = self.view.turn;
        let henry = self.is_henry(turn);
        let names = Treasure::ALL.map(|kind| LuckName {
            name: self.voice.treasure(kind),
            id: kind.id().to_owned(),
        });
        let list = names.each_ref().map(|name| name.name.clone());
        let key = if henry {
            "luck-draw-henry"
        } else {
            "luck-draw"
        };
        LuckPrompt {
            seat: (!henry).then_some(turn.0),
            text: self.voice.tell(turn, key, &[]),
            hint: self.listed("luck-treasures", &list),
            prefix: "drew ".to_owned(),
            names: names.into(),
        }
    }

    /// A token for the eyes of who looks; Henry Morgan's for nobody's, so that
    /// whoever types it does it for him.
    fn wreck_luck(&self) -> LuckPrompt {
        let turn = self.view.turn;
        let key = if self.is_henry(turn) {
            "luck-found-henry"
        } else {
            "luck-found"
        };
        let values = Wreck::ALL.map(|value| value.0.to_string());
        LuckPrompt {
            seat: Some(turn.0),
            text: self.voice.tell(turn, key, &[]),
            hint: self.listed("luck-values", &values),
            prefix: "found ".to_owned(),
            names: Vec::new(),
        }
    }

    fn listed(&self, key: &str, list: &[String]) -> String {
        let list = [("list", self.voice.or(list).into())];
        self.voice.say(key, &list)
    }
}

/// An outcome in words, for whoever typed it to look at; none if it is no
/// outcome.
pub(super) fn outcome(voice: &Voice<'_>, action: Action) -> Option<String> {
    match action {
        Action::Henry(card) => Some(format!("{}.", voice.card(card))),
        Action::Drew(kind) => Some(format!("{}.", voice.treasure(kind))),
        Action::Found(value) => {
            let value = [("value", value.0.into())];
            Some(voice.say("luck-outcome", &value))
        }
        Action::Play(_)
        | Action::Sail(_)
        | Action::StopOver(_)
        | Action::SailOn(_)
        | Action::TakeWreck(_)
        | Action::Lift(_)
        | Action::Put(_)
        | Action::Keep(_)
        | Action::Special(_) => None,
    }
}
