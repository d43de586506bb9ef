//! The prompt line: what is asked of the viewer, or whom he waits for.

use tortuga_core::Seat;
use tortuga_foggy::{Card, Kind, Mode, Stage as Phase};

use super::Stage;
use super::voice::Named;
use crate::{Asks, Prompt};

/// The sentence and the fact beside it.
type Asked = (String, String);

impl Stage<'_> {
    pub(super) fn prompt(&self) -> Prompt {
        if self.is_over() {
            return Prompt {
                text: self.voice.say("ask-over", &[]),
                fact: String::new(),
                asks: Asks::Nobody,
            };
        }
        let ((text, fact), asks) = match self.asked() {
            Some(seat) => (self.ask(seat), Asks::You),
            None => (self.wait(), Asks::Others),
        };
        Prompt { text, fact, asks }
    }

    fn ask(&self, seat: Seat) -> Asked {
        match self.view.stage {
            Phase::Hire => self.ask_hire(seat),
            Phase::PickHand => {
                let text = self.voice.count("ask-pick", self.picks_due(seat));
                (text, self.voice.say("fact-pick", &[]))
            }
            Phase::ChooseWeather => self.ask_weather(),
            Phase::RemoveFog => self.said("ask-fog", "fact-fog", &[]),
            Phase::MoveFrog => self.ask_frog(seat),
            Phase::SettleHippo => self.said(
                "ask-settle",
                "fact-settle",
                &[self.voice.named(Kind::Hippo)],
            ),
            Phase::SettleEarly => {
                let text = self
                    .voice
                    .say("ask-settle", &[self.voice.named(Kind::Hippo)]);
                (
                    text,
                    self.voice.tell(self.view.turn, "fact-settle-early", &[]),
                )
            }
            Phase::PlaceKind => self.ask_place(),
            Phase::PlaceTile => self.ask_tile(),
            Phase::PlacePair => {
                self.said("ask-pair", "fact-pair", &[self.voice.named(Kind::Hippo)])
            }
            Phase::Target | Phase::PrairieSwap | Phase::SnakeTarget | Phase::Replace => {
                self.ask_ability()
            }
            // Luck is due, or nobody is: then nothing is asked of a seat.
            Phase::FirstPlayer
            | Phase::QuickWeather
            | Phase::Deal
            | Phase::DrawWeather
            | Phase::OpenQuarter
            | Phase::Draw
            | Phase::Over => self.wait(),
        }
    }

    fn said(&self, text: &str, fact: &str, args: &[Named<'_>]) -> Asked {
        (self.voice.say(text, args), self.voice.say(fact, args))
    }

    fn ask_hire(&self, seat: Seat) -> Asked {
        let coins = [("coins", self.voice.coins(self.coins_left(seat)).into())];
        let fact = if self.seen.has_gift() {
            "fact-hire-gift"
        } else if self.view.switches.counts_coins_earned() {
            "fact-hire-earned"
        } else {
            "fact-hire"
        };
        (
            self.voice.say("ask-hire", &[]),
            self.voice.say(fact, &coins),
        )
    }

    fn ask_weather(&self) -> Asked {
        let offer = self.view.sky.offer.map(Card::weather);
        let name = |place: usize| {
            let weather = offer[place];
            weather.map_or_else(String::new, |weather| self.voice.weather(weather))
        };
        let args = [("one", name(0).into()), ("other", name(1).into())];
        let fact = if offer[0] == offer[1] {
            "fact-weather-alike"
        } else {
            "fact-weather"
        };
        self.said("ask-weather", fact, &args)
    }

    fn ask_frog(&self, seat: Seat) -> Asked {
        let tile = self.seen.frog_of(seat).map(|tile| tile.to_string());
        let args = [
            self.voice.named(Kind::Frog),
            ("tile", tile.unwrap_or_default().into()),
        ];
        self.said("ask-frog", "fact-frog", &args)
    }

    fn ask_place(&self) -> Asked {
        let mut facts = Vec::new();
        if self.view.placements > 1 {
            facts.push(self.voice.count("fact-place", self.view.placements));
        }
        if self.is_foggy() {
            facts.push(self.voice.say("fact-place-foggy", &[]));
        }
        (self.voice.say("ask-place", &[]), facts.join(" "))
    }

    fn ask_tile(&self) -> Asked {
        let placing = self.view.placing;
        let text = self
            .voice
            .say("ask-tile", &[self.voice.named(placing.kind())]);
        let down = placing.down();
        let fact = down.then(|| self.voice.say("fact-tile-down", &[]));
        (text, fact.unwrap_or_default())
    }

    fn ask_ability(&self) -> Asked {
        let tile = self.view.tile;
        let token = self.token(tile);
        let args = [
            (
                "token",
                self.voice.token_laid(token.kind(), token.is_down()).into(),
            ),
            ("tile", tile.to_string().into()),
        ];
        let said = |key: &str| self.said(&format!("ask-{key}"), &format!("fact-{key}"), &args);
        match self.ability_key() {
            Some("snake") => (self.voice.say("ask-snake", &args), self.fact_snake()),
            Some("prairie") => (self.voice.say("ask-prairie", &args), String::new()),
            Some(key) => said(key),
            None => said("swap"),
        }
    }

    /// Who chooses what takes the place; in a team it depends on who holds a
    /// token.
    fn fact_snake(&self) -> String {
        if self.view.mode() == Mode::Team {
            return String::new();
        }
        let victim = self.seen.next(self.view.actor);
        self.voice.tell(victim, "fact-snake", &[])
    }
}

// Waiting.
impl Stage<'_> {
    /// For whom, or for what.
    fn wait(&self) -> Asked {
        let view = &self.view;
        let hippo = [self.voice.named(Kind::Hippo)];
        let text = match view.stage {
            Phase::FirstPlayer => self.voice.say("wait-first", &[]),
            Phase::QuickWeather => self.voice.say("wait-quick-weather", &[]),
            Phase::Deal => self.voice.say("wait-deal", &[]),
            Phase::DrawWeather => self
                .voice
                .tell(self.seen.second(), "wait-draw-weather", &[]),
            Phase::OpenQuarter => self.voice.say("wait-open", &[]),
            Phase::Draw => self.voice.tell(view.turn, "wait-draw", &[]),
            Phase::Hire => self.wait_for_all("wait-hire"),
            Phase::PickHand => self.wait_for_all("wait-pick"),
            Phase::ChooseWeather => self.voice.tell(self.seen.second(), "wait-weather", &[]),
            Phase::RemoveFog => self.voice.tell(view.turn, "wait-fog", &[]),
            Phase::MoveFrog => {
                let frog = [self.voice.named(Kind::Frog)];
                self.voice.tell(view.turn, "wait-frog", &frog)
            }
            Phase::SettleHippo | Phase::SettleEarly => {
                self.voice.tell(view.actor, "wait-settle", &hippo)
            }
            Phase::PlaceKind | Phase::PlaceTile | Phase::PlacePair => {
                self.voice.tell(view.turn, "wait-place", &[])
            }
            Phase::Target | Phase::PrairieSwap | Phase::SnakeTarget => {
                let kind = self.token(view.tile).kind();
                let token = [("token", self.voice.token_laid(kind, false).into())];
                self.voice.tell(view.actor, "wait-ability", &token)
            }
            Phase::Replace => {
                let tile = [("tile", view.tile.to_string().into())];
                self.voice.tell(view.actor, "wait-replace", &tile)
            }
            Phase::Over => self.voice.say("ask-over", &[]),
        };
        (text, String::new())
    }

    fn wait_for_all(&self, key: &str) -> String {
        let seats = self.acting();
        let names: Vec<String> = seats.iter().map(|seat| self.voice.name(seat)).collect();
        self.voice
            .say(key, &[("names", self.voice.and(&names).into())])
    }
}
