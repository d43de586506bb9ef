//! The weather of the round, and the cards.

use tortuga_foggy::{Action, Card, Stage as Phase, Weather};

use super::{Stage, icons};
use crate::speech::capitalised;
use crate::{Touch, WeatherBoard, WeatherCard, WeatherFace};

impl Stage<'_> {
    pub(super) fn weather(&self) -> WeatherBoard {
        let sky = &self.view.sky;
        let offer = sky.offer.iter().enumerate();
        let offer = offer.filter(|(_, card)| !card.is_none());
        let back = sky.back.iter().filter(|card| !card.is_none());
        WeatherBoard {
            now: self.weather_now().map(|weather| self.weather_face(weather)),
            offer: offer
                .map(|(place, &card)| self.weather_card(card, self.touch_card(place)))
                .collect(),
            unseen: sky.unseen,
            back: back
                .map(|&card| self.weather_card(card, Touch::Nothing))
                .collect(),
            about: self.weather_words(),
        }
    }

    /// The weather of this round; none before it is known.
    pub(super) fn weather_now(&self) -> Option<Weather> {
        let fixed = !self.view.mode().draws_weather();
        let asked_for = matches!(
            self.view.stage,
            Phase::Hire | Phase::PickHand | Phase::DrawWeather | Phase::ChooseWeather
        );
        let known = (fixed || !asked_for) && self.view.round > 0;
        known.then_some(self.view.sky.weather)
    }

    /// Do tokens lie face down in this round?
    pub(super) fn is_foggy(&self) -> bool {
        self.weather_now() == Some(Weather::Foggy)
    }

    fn touch_card(&self, place: usize) -> Touch {
        let keep = |which: u8| usize::from(which) == place;
        let wanted = |action| matches!(action, Action::KeepCard(which) if keep(which));
        let asked = self.asked().is_some() && self.view.stage == Phase::ChooseWeather;
        let ask = u8::try_from(place).ok().filter(|_| asked);
        self.touch(wanted, ask.map(Action::KeepCard))
    }

    fn weather_face(&self, weather: Weather) -> WeatherFace {
        WeatherFace {
            id: weather.id(),
            icon: icons::weather(weather),
            name: self.voice.weather(weather),
            about: self.voice.weather_about(weather),
        }
    }

    fn weather_card(&self, card: Card, touch: Touch) -> WeatherCard {
        WeatherCard {
            face: card.weather().map(|weather| self.weather_face(weather)),
            touch,
        }
    }

    fn weather_words(&self) -> String {
        let voice = &self.voice;
        let now = match self.weather_now() {
            None => voice.say("weather-later", &[]),
            Some(weather) => {
                let name = [("weather", voice.weather(weather).into())];
                voice.say("weather-now", &name)
            }
        };
        let mut parts = Vec::new();
        if self.view.sky.unseen > 0 {
            parts.push(voice.count("weather-unseen", self.view.sky.unseen));
        }
        let back = self.view.sky.back.iter().filter(|card| !card.is_none());
        let back: Vec<String> = back.map(|card| self.card_name(*card)).collect();
        if !back.is_empty() {
            let cards = [("cards", back.join(", ").into())];
            parts.push(voice.say("weather-back", &cards));
        }
        if parts.is_empty() {
            return now;
        }
        format!("{now} {}.", capitalised(&parts.join("; ")))
    }

    fn card_name(&self, card: Card) -> String {
        match card.weather() {
            Some(weather) => self.voice.weather(weather),
            None => self.voice.say("weather-hidden", &[]),
        }
    }
}
