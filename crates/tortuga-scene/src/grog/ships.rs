//! The ships: what they trade, and whose trade markers lie on them.

use tortuga_grog::{Action, COLUMNS, Column, MainTrade, ShipPrint};

use super::{Stage, icons};
use crate::{Ship, Touch, seal};

impl Stage<'_> {
    pub(super) fn anchored_ship(&self, at: Column) -> Ship {
        let markers = self.view.table.markers.all();
        let seats = self.view.table.all();
        let here = seats.iter().filter(|seat| markers[seat.index()] == at.0);
        let here: Vec<_> = here.collect();
        let mut ship = self.ship(at.index());
        ship.about = self.about_anchored(at, ship.ghost);
        if !here.is_empty() {
            let names: Vec<String> = here.iter().map(|&seat| self.voice.name(seat)).collect();
            let args = [
                ("about", ship.about.into()),
                ("name", self.voice.and(&names).into()),
            ];
            ship.about = self.voice.say("ship-marked", &args);
        }
        ship.markers = here.into_iter().map(seal::of).collect();
        ship.touch = self.touch(&[Action::Ship(at), Action::ShipIdle(at)]);
        ship
    }

    fn about_anchored(&self, at: Column, ghost: bool) -> String {
        let number = self.view.table.ships[at.index()];
        let args = [
            ("ship", self.voice.ship(number).into()),
            ("peninsula", self.voice.peninsula(at).into()),
            ("good", self.voice.good(at).into()),
            ("offer", self.offer(self.world.ship_at(at)).into()),
        ];
        let key = if ghost { "ship-ghost" } else { "ship-anchored" };
        self.voice.say(key, &args)
    }

    pub(super) fn ship_at_sea(&self) -> Ship {
        let mut ship = self.ship(COLUMNS);
        let key = if ship.ghost {
            "ship-ghost-at-sea"
        } else {
            "ship-at-sea"
        };
        ship.about = self.voice.say(key, &[("ship", ship.name.as_str().into())]);
        ship
    }

    /// The ship on a position, without what depends on where it lies.
    fn ship(&self, position: usize) -> Ship {
        let number = self.view.table.ships[position];
        let edition = self.voice.edition;
        let print = &edition.ships[usize::from(number)];
        let ghost = self.view.table.ghost_position(edition) == Some(position);
        Ship {
            name: if ghost {
                self.voice.say("ghost-ship", &[])
            } else {
                self.voice.ship(number)
            },
            label: match print.main {
                MainTrade::Coins(coins) if !ghost => coins.to_string(),
                MainTrade::Coins(_) | MainTrade::Treasure | MainTrade::Parrot | MainTrade::Goal => {
                    String::new()
                }
            },
            icon: if ghost {
                "ship-ghost"
            } else {
                icons::trade(print.main)
            },
            ghost,
            markers: Vec::new(),
            touch: Touch::Nothing,
            about: String::new(),
        }
    }

    /// What a ship gives for the tiles of its main trade action.
    pub(super) fn offer(&self, ship: &ShipPrint) -> String {
        let voice = &self.voice;
        let limit = match ship.limit {
            Some(limit) => voice.count("offer-limit", limit),
            None => voice.say("offer-no-limit", &[]),
        };
        let what = match ship.main {
            MainTrade::Coins(coins) => voice.count("coins", coins),
            MainTrade::Treasure => voice.count("treasures", 1_u8),
            MainTrade::Parrot => voice.count("parrots", 1_u8),
            MainTrade::Goal => return voice.say("offer-goal", &[("limit", limit.into())]),
        };
        voice.say("offer", &[("what", what.into()), ("limit", limit.into())])
    }
}
