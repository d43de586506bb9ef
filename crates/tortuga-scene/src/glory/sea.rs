//! The ring of sea spaces, the bonuses on it and the sailing track.

use tortuga_core::Seat;
use tortuga_glory::{Action, Card, PLAYERS, SPACES, Space, Stage as Phase};

use super::Stage;
use super::voice::values;
use crate::speech::capitalised;
use crate::{
    BonusLadder, BonusStep, SailingTrack, SailingWay, SeaSpace, ShipMark, Touch, TrackMark,
};

impl Stage<'_> {
    pub(super) fn spaces(&self) -> Vec<SeaSpace> {
        (0..SPACES)
            .map(|number| self.space(Space(number)))
            .collect()
    }

    fn space(&self, space: Space) -> SeaSpace {
        let wreck = self.wreck_at(space);
        let ways = self.ways(space);
        SeaSpace {
            number: space.0,
            kind: if wreck.is_some() {
                "wreck"
            } else {
                self.voice.space_kind(space).0
            },
            name: self.voice.space(space),
            line: self
                .voice
                .edition
                .line(space)
                .iter()
                .map(|cell| cell.0)
                .collect(),
            wreck: wreck.and_then(|stack| u8::try_from(stack).ok()),
            wreck_size: wreck.map_or(0, |stack| self.view.stack_sizes[stack]),
            wreck_seen: wreck.map_or_else(Vec::new, |stack| self.wreck_seen(stack)),
            ships: self.ships_at(space),
            touch: match &ways[..] {
                [] => self.touch(|_| false, self.sails_to(space)),
                [way] => Touch::Act(way.notation.clone()),
                _ => Touch::Nothing,
            },
            ways,
            about: self.about_space(space),
        }
    }

    /// The stack of wreck tokens at a space, if the expansion is used.
    pub(super) fn wreck_at(&self, space: Space) -> Option<usize> {
        let stack = self.voice.edition.wreck_at(space);
        stack.filter(|_| self.view.options.wrecks)
    }

    /// What the viewer left in a wreck when he looked.
    fn wreck_seen(&self, stack: usize) -> Vec<u8> {
        let look = self.view.looks[stack];
        if look.happened() {
            values(look.tokens)
        } else {
            Vec::new()
        }
    }

    fn ships_at(&self, space: Space) -> Vec<ShipMark> {
        let afloat = self.view.afloat.iter();
        let there = afloat.filter(|&seat| self.space_of(seat) == space);
        let mark = |seat: Seat| ShipMark {
            seal: self.voice.seal(seat),
            second_lap: self.view.sailed[seat.index()] >= SPACES,
            acts: self.is_turn() && self.view.turn == seat,
        };
        there.map(mark).collect()
    }

    /// How the viewer's ship may come there now.
    fn ways(&self, space: Space) -> Vec<SailingWay> {
        let ways = self.legal.iter().filter_map(|legal| {
            let (steps, stopover) = match legal.action {
                Action::Sail(steps) | Action::SailOn(steps) => (steps, false),
                Action::StopOver(steps) => (steps, true),
                Action::Play(_)
                | Action::TakeWreck(_)
                | Action::Lift(_)
                | Action::Put(_)
                | Action::Keep(_)
                | Action::Special(_)
                | Action::Henry(_)
                | Action::Drew(_)
                | Action::Found(_) => return None,
            };
            (self.space_after(steps) == space).then(|| SailingWay {
                notation: legal.notation.clone(),
                steps,
                stopover,
                label: self.label(legal.action),
            })
        });
        ways.collect()
    }

    /// What would have to be done to sail there, while somebody sails.
    fn sails_to(&self, space: Space) -> Option<Action> {
        let here = self.space_of(self.view.turn).0;
        let steps = (space.0 + SPACES - here) % SPACES;
        let far = |most: u8| (1..=most).contains(&steps);
        if self.view.stage == Phase::SailOn {
            return far(Card::MOST - 1).then_some(Action::SailOn(steps));
        }
        let sails = self.view.stage == Phase::Sail;
        (sails && far(Card::MOST)).then_some(Action::Sail(steps))
    }

    fn about_space(&self, space: Space) -> String {
        let voice = &self.voice;
        let line: Vec<String> = voice
            .edition
            .line(space)
            .iter()
            .map(ToString::to_string)
            .collect();
        let args = [
            ("space", capitalised(&voice.space(space)).into()),
            ("line", line.join(" ").into()),
        ];
        let mut said = vec![voice.say("space-about", &args)];
        let ships = self.view.afloat.iter();
        let ships = ships.filter(|&seat| self.space_of(seat) == space);
        let names: Vec<String> = ships.map(|seat| voice.name(seat)).collect();
        if !names.is_empty() {
            let names = [("names", voice.and(&names).into())];
            said.push(voice.say("space-ships", &names));
        }
        if let Some(stack) = self.wreck_at(space) {
            said.push(voice.count("space-wreck", self.view.stack_sizes[stack]));
            let seen = self.wreck_seen(stack);
            if !seen.is_empty() {
                let tokens = [("tokens", voice.numbers(&seen).into())];
                said.push(voice.say("space-seen", &tokens));
            }
        }
        said.extend(self.bonuses_at(space));
        said.join(" ")
    }

    fn bonuses_at(&self, space: Space) -> Option<String> {
        let sea = &self.voice.edition.sea;
        let (bonus, places) = if space.0 == 0 {
            (sea.home_bonus, self.view.home)
        } else if space == sea.compass {
            (sea.compass_bonus, self.view.compass)
        } else {
            return None;
        };
        let taken = places.iter().filter(|&&place| place > 0).count();
        let ships = usize::from(self.view.options.ships());
        let left: Vec<String> = bonus[..ships]
            .iter()
            .skip(taken)
            .map(u8::to_string)
            .collect();
        if left.is_empty() {
            return None;
        }
        let list = [("list", left.join(", ").into())];
        Some(self.voice.say("space-bonus", &list))
    }

    pub(super) fn compass(&self) -> BonusLadder {
        let sea = &self.voice.edition.sea;
        self.ladder(sea.compass, "compass", sea.compass_bonus, self.view.compass)
    }

    pub(super) fn home(&self) -> BonusLadder {
        let bonus = self.voice.edition.sea.home_bonus;
        self.ladder(Space(0), "home", bonus, self.view.home)
    }

    fn ladder(
        &self,
        space: Space,
        key: &str,
        bonus: [u8; PLAYERS],
        places: [u8; PLAYERS],
    ) -> BonusLadder {
        let voice = &self.voice;
        let who = |place: u8| {
            self.ships()
                .iter()
                .find(|seat| places[seat.index()] == place)
        };
        let ladder = (1..)
            .zip(bonus)
            .take(usize::from(self.view.options.ships()));
        let (mut steps, mut words, mut next) = (Vec::new(), Vec::new(), "ladder-step");
        for (place, glory) in ladder {
            let seat = who(place);
            steps.push(BonusStep {
                glory,
                taken_by: seat.map(|seat| voice.seal(seat)),
            });
            let said = [("glory", glory.into())];
            words.push(match seat {
                Some(seat) => {
                    let name = ("name", voice.name(seat).into());
                    voice.say("ladder-taken", &[said[0].clone(), name])
                }
                None => voice.say(std::mem::replace(&mut next, "ladder-later"), &said),
            });
        }
        let name = voice.say(&format!("ladder-{key}"), &[]);
        let args = [
            ("name", name.clone().into()),
            ("list", words.join(", ").into()),
        ];
        BonusLadder {
            space: space.0,
            name,
            steps,
            about: voice.say("ladder-about", &args),
        }
    }

    pub(super) fn track(&self) -> SailingTrack {
        let ships = self.ships();
        let markers = ships.iter().map(|seat| TrackMark {
            seal: self.voice.seal(seat),
            circle: self.view.circles[seat.index()],
            sunk: !self.view.afloat.has(seat),
        });
        let values = self.voice.edition.track.clone();
        let list: Vec<String> = ships.iter().map(|seat| self.track_mark(seat)).collect();
        let end = |value: Option<&i8>| value.copied().unwrap_or_default().to_string();
        let args = [
            ("first", end(values.first()).into()),
            ("last", end(values.last()).into()),
            ("list", list.join(", ").into()),
        ];
        SailingTrack {
            markers: markers.collect(),
            about: self.voice.say("track-about", &args),
            values,
        }
    }

    fn track_mark(&self, seat: Seat) -> String {
        let name = ("name", self.voice.name(seat).into());
        match self.track_value(self.view.circles[seat.index()]) {
            Some(value) => {
                let value = ("value", value.to_string().into());
                self.voice.say("track-mark", &[name, value])
            }
            None => self.voice.say("track-sunk", &[name]),
        }
    }
}
