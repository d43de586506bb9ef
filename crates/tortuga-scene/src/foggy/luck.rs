//! What people who bring their own tokens and cards are asked to draw.

use tortuga_core::Seat;
use tortuga_foggy::{
    Action, Heard, Open, Quarter, Side, Stage as Phase, TOKENS_PER_PLAYER, Weather,
};

use super::voice::Voice;
use super::{Stage, log};
use crate::{LuckName, LuckPrompt};

impl Stage<'_> {
    /// None if a person decides now.
    pub(super) fn luck(&self) -> Option<LuckPrompt> {
        Some(match self.view.stage {
            Phase::FirstPlayer => self.first_luck(),
            Phase::QuickWeather => self.card_luck(None),
            Phase::DrawWeather => self.card_luck(Some(self.seen.second())),
            Phase::OpenQuarter => self.quarter_luck(),
            Phase::Deal => self.token_luck(self.dealt_to(), "luck-deal", "dealt "),
            Phase::Draw => self.token_luck(self.view.turn, "luck-draw", "drew "),
            Phase::Hire
            | Phase::PickHand
            | Phase::ChooseWeather
            | Phase::SettleHippo
            | Phase::SettleEarly
            | Phase::RemoveFog
            | Phase::MoveFrog
            | Phase::PlaceKind
            | Phase::PlaceTile
            | Phase::PlacePair
            | Phase::Target
            | Phase::PrairieSwap
            | Phase::SnakeTarget
            | Phase::Replace
            | Phase::Over => return None,
        })
    }

    /// Blue's first player, then red's; the partner gets the rest.
    fn dealt_to(&self) -> Seat {
        let blue = Seat(0);
        if self.view.players[blue.index()].pile_size < TOKENS_PER_PLAYER {
            blue
        } else {
            Seat(1)
        }
    }

    fn first_luck(&self) -> LuckPrompt {
        let seats = self.seen.all();
        let names = seats
            .iter()
            .map(|seat| format!("{seat} {}", self.voice.name(seat)));
        let list = names.collect::<Vec<_>>().join(", ");
        LuckPrompt {
            seat: None,
            text: self.voice.say("luck-first", &[]),
            hint: self.voice.say("luck-seats", &[("list", list.into())]),
            prefix: "first ".to_owned(),
            names: Vec::new(),
        }
    }

    /// A weather card that only this seat may see, or all.
    fn card_luck(&self, seat: Option<Seat>) -> LuckPrompt {
        let names = Weather::ALL.map(|weather| LuckName {
            name: self.voice.weather(weather),
            id: weather.id().to_owned(),
        });
        LuckPrompt {
            seat: seat.map(|seat| seat.0),
            text: match seat {
                Some(seat) => self.voice.tell(seat, "luck-card", &[]),
                None => self.voice.say("luck-quick-weather", &[]),
            },
            hint: self.listed("luck-weather", &names),
            prefix: "card ".to_owned(),
            names: names.into(),
        }
    }

    fn quarter_luck(&self) -> LuckPrompt {
        let names = Quarter::all().map(|quarter| LuckName {
            name: self.voice.quarter(quarter),
            id: quarter.id().to_owned(),
        });
        let names: Vec<LuckName> = names.collect();
        LuckPrompt {
            seat: None,
            text: self.voice.say("luck-quarter", &[]),
            hint: self.listed("luck-quarters", &names),
            prefix: "open ".to_owned(),
            names,
        }
    }

    fn listed(&self, key: &str, names: &[LuckName]) -> String {
        let list: Vec<String> = names.iter().map(|name| name.name.clone()).collect();
        self.voice
            .say(key, &[("list", self.voice.or(&list).into())])
    }

    /// A token that only this seat may see.
    fn token_luck(&self, seat: Seat, key: &str, prefix: &str) -> LuckPrompt {
        let kinds = self.voice.edition.kinds_of(self.seen.set(Side::of(seat)));
        let names = kinds.map(|kind| LuckName {
            name: self.voice.token(kind),
            id: kind.id().to_owned(),
        });
        let names: Vec<LuckName> = names.collect();
        let example = names.first().map(|one| one.name.clone());
        let example = [("example", example.unwrap_or_default().into())];
        LuckPrompt {
            seat: Some(seat.0),
            text: self.voice.tell(seat, key, &[]),
            hint: self.voice.say("luck-token", &example),
            prefix: prefix.to_owned(),
            names,
        }
    }
}

/// An outcome in words, for whoever typed it to look at; none if it is no
/// outcome.
pub(super) fn outcome(voice: &Voice<'_>, action: Action) -> Option<String> {
    let open = match action {
        Action::Begins(seat) => Open::FirstPlayer(seat),
        Action::Opens(quarter) => Open::QuarterOpen(quarter),
        Action::Card(weather) => return Some(format!("{}.", voice.weather(weather))),
        Action::Dealt(kind) | Action::Drew(kind) => return Some(format!("{}.", voice.token(kind))),
        Action::Pick(_)
        | Action::KeepCard(_)
        | Action::RemoveFog(_)
        | Action::Frog(_)
        | Action::Settle(_)
        | Action::Place(..)
        | Action::At(_)
        | Action::Across(_)
        | Action::Target(_)
        | Action::Swap(_)
        | Action::Name(_)
        | Action::Replace(_)
        | Action::Hire(_)
        | Action::Done => return None,
    };
    let line = log::lines(voice, &[Heard::Open(open)]).pop();
    line.map(|(_, line)| line.text)
}
