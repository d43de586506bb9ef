//! Everybody who sails: what all see of him, and what the viewer knows.

use tortuga_core::Seat;

use super::Stage;
use super::voice::values;
use crate::{GlorySource, ShipPlate, StepState, TurnPlace};

impl Stage<'_> {
    pub(super) fn ship_plates(&self) -> Vec<ShipPlate> {
        self.ships().iter().map(|seat| self.ship(seat)).collect()
    }

    fn ship(&self, seat: Seat) -> ShipPlate {
        let (view, voice, place) = (&self.view, &self.voice, seat.index());
        let afloat = view.afloat.has(seat);
        let circle = view.circles[place];
        let treasures = view.treasures[place];
        let (wreck_count, wrecks) = self.wrecks_of(seat);
        let order = self.turn_order();
        let turn = (1..)
            .zip(&order)
            .find(|(_, (one, _))| *one == seat)
            .map(|(place, _)| place);
        ShipPlate {
            seal: voice.seal(seat),
            name: voice.name(seat),
            you: voice.is_viewer(seat),
            henry: self.is_henry(seat),
            sailed: view.sailed[place],
            space: self.space_of(seat).0,
            circle,
            circle_value: self.track_value(circle),
            circles_left: self.circles_left(seat),
            glory: self.glory(seat),
            sources: self.sources(seat),
            barrels: view.barrels[place],
            supply: self.supply(seat),
            on_board: view.pirates[place].count(),
            treasure_count: view.treasure_counts[place],
            treasures: treasures.map_or_else(Vec::new, |tokens| voice.treasures(tokens)),
            sets: treasures.map(|tokens| voice.edition.set_glory(tokens)),
            wreck_count,
            wrecks: values(wrecks),
            hand: self.cards(seat, self.hand_of(seat)),
            discards: self.cards(seat, self.discards(seat)),
            played: self.played(seat),
            has_chosen: view.chosen.has(seat),
            turn_place: turn,
            afloat,
            sunk_in: (!afloat).then_some(view.sunk_in[place]),
            compass: placed(view.compass[place]),
            home: placed(view.home[place]),
            about: self.about_ship(seat),
        }
    }

    /// The card of this round, once it lies on the table or the viewer chose it.
    fn played(&self, seat: Seat) -> Option<crate::SailingCard> {
        let card = self.view.played[seat.index()]?;
        Some(self.sailing_card(seat, card))
    }

    /// Circles that he can spend and still be afloat.
    pub(super) fn circles_left(&self, seat: Seat) -> u8 {
        let last = self.voice.edition.sunk_at().saturating_sub(1);
        last.saturating_sub(self.view.circles[seat.index()])
    }

    fn sources(&self, seat: Seat) -> Vec<GlorySource> {
        let sources = [
            ("islands", self.view.islands[seat.index()]),
            ("fields", self.view.fields[seat.index()]),
            ("compass", self.compass_glory(seat).into()),
            ("home", self.home_glory(seat).into()),
        ];
        let source = |(key, glory): (&'static str, u16)| GlorySource {
            key,
            label: self.voice.say(&format!("source-{key}"), &[]),
            glory,
        };
        sources.map(source).into()
    }

    fn about_ship(&self, seat: Seat) -> String {
        let (view, voice) = (&self.view, &self.voice);
        let colour = view.options.colour(seat);
        let args = [
            ("name", voice.name(seat).into()),
            ("colour", voice.colour(colour).into()),
            ("glory", voice.glory(self.glory(seat)).into()),
            ("space", voice.space(self.space_of(seat)).into()),
        ];
        let mut said = vec![voice.say("ship", &args)];
        if !view.afloat.has(seat) {
            let round = [("round", view.sunk_in[seat.index()].into())];
            said.push(voice.say("ship-sunk", &round));
            return said.join(" ");
        }
        said.push(self.about_track(seat));
        said.extend(self.about_goods(seat));
        let pile = if self.is_henry(seat) {
            "ship-pile"
        } else {
            "ship-hand"
        };
        let piles = [
            (pile, self.hand_of(seat)),
            ("ship-discards", self.discards(seat)),
        ];
        said.extend(piles.map(|(key, cards)| {
            let cards = self.card_list(cards);
            voice.say(key, &[("cards", cards.into())])
        }));
        said.join(" ")
    }

    fn about_track(&self, seat: Seat) -> String {
        let value = self.track_value(self.view.circles[seat.index()]);
        let left = self.circles_left(seat).saturating_add(1);
        let args = [
            ("value", value.unwrap_or_default().to_string().into()),
            ("circles", self.voice.circles(left).into()),
        ];
        self.voice.say("ship-track", &args)
    }

    /// Barrels, pirates, treasures, wreck tokens.
    fn about_goods(&self, seat: Seat) -> Vec<String> {
        let (view, voice, place) = (&self.view, &self.voice, seat.index());
        let treasures = match view.treasures[place] {
            Some(tokens) => voice.list(tokens),
            None => view.treasure_counts[place].to_string(),
        };
        let args = [
            ("barrels", voice.barrels(view.barrels[place]).into()),
            ("pirates", voice.count("pirates", self.supply(seat)).into()),
            ("treasures", treasures.into()),
        ];
        let mut said = vec![voice.say("ship-goods", &args)];
        if let Some(tokens) = view.treasures[place].filter(|tokens| !tokens.is_empty()) {
            let glory = voice.glory(voice.edition.set_glory(tokens));
            said.push(voice.say("ship-sets", &[("glory", glory.into())]));
        }
        let (count, known) = self.wrecks_of(seat);
        if count > 0 {
            let tokens = if known.count() == count {
                voice.values(known)
            } else {
                count.to_string()
            };
            said.push(voice.say("ship-wrecks", &[("tokens", tokens.into())]));
        }
        said
    }

    /// Who has a turn in this round, and how far it is.
    pub(super) fn order(&self) -> Vec<TurnPlace> {
        let places = self.turn_order().into_iter().map(|(seat, card)| TurnPlace {
            seal: self.voice.seal(seat),
            name: self.voice.name(seat),
            value: card.value(),
            state: if self.view.turn == seat {
                StepState::Now
            } else if self.view.due.has(seat) {
                StepState::Later
            } else {
                StepState::Done
            },
        });
        places.collect()
    }
}

/// A place from 1 on; 0 is none yet.
const fn placed(place: u8) -> Option<u8> {
    match place {
        0 => None,
        place => Some(place),
    }
}
