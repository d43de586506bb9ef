//! What both sides would have more or less for lines, as far as the viewer sees.

use tortuga_foggy::{Action, Kind, Side, TILES, Tile, Token, Weather};

use super::Stage;
use crate::Gain;

type Map = [Token; TILES];

impl Stage<'_> {
    /// If the chosen token is placed here; none where it cannot be.
    pub(super) fn gain_at(&self, tile: Tile) -> Option<Gain> {
        let at = Action::At(tile);
        self.is_legal(at).then(|| self.gain_of(at))?
    }

    /// If this action is taken; none if it changes nothing on the map.
    pub(super) fn gain_of(&self, action: Action) -> Option<Gain> {
        let after = self.map_after(action)?;
        let points = |map: &Map| self.voice.edition.points(self.view.switches, map);
        let (now, then) = (points(&self.view.map), points(&after));
        let gain = |side: Side| {
            let points = |points: [u16; 2]| i16::try_from(points[side.index()]).unwrap_or(i16::MAX);
            points(then) - points(now)
        };
        Some(Gain {
            blue: gain(Side::Blue),
            red: gain(Side::Red),
            yours_only: after
                .iter()
                .any(|token| token.is_down() && token.kind().is_some()),
        })
    }

    /// `Blue +6, Red -3`.
    pub(super) fn gain_words(&self, gain: Gain) -> String {
        let sides = [("gain-blue", gain.blue), ("gain-red", gain.red)];
        let changed = sides.into_iter().filter(|&(_, points)| points != 0);
        let said = changed.map(|(key, points)| {
            let points = format!("{points:+}");
            self.voice.say(key, &[("points", points.into())])
        });
        let said: Vec<String> = said.collect();
        if said.is_empty() {
            return self.voice.say("gain-none", &[]);
        }
        let unseen = |token: &Token| token.is_down() && token.kind().is_none();
        let gain = said.join(", ");
        if self.view.map.iter().any(unseen) {
            return self.voice.say("gain-seen", &[("gain", gain.into())]);
        }
        gain
    }

    /// The map after an action, its ability not counted in.
    pub(super) fn map_after(&self, action: Action) -> Option<Map> {
        let mut map = self.view.map;
        let here = self.view.tile;
        match action {
            Action::At(tile) => self.place(&mut map, tile),
            Action::Target(direction) if !self.token(here).is(Kind::Fox) => {
                map.swap(here.index(), here.step(direction)?.index());
            }
            Action::Swap(two) => {
                let (one, other) = self.swapped(two)?;
                map.swap(one.index(), other.index());
            }
            Action::Frog(Some(direction)) => {
                let from = self.seen.frog_of(self.view.turn)?;
                map.swap(from.index(), from.step(direction)?.index());
            }
            Action::Replace(kind) => {
                let down = self.view.sky.weather == Weather::Foggy;
                map[here.index()] = laid(kind, Side::of(self.view.actor), down);
            }
            Action::Target(_)
            | Action::Frog(None)
            | Action::Pick(_)
            | Action::KeepCard(_)
            | Action::RemoveFog(_)
            | Action::Settle(_)
            | Action::Place(..)
            | Action::Across(_)
            | Action::Name(_)
            | Action::Hire(_)
            | Action::Done
            | Action::Begins(_)
            | Action::Card(_)
            | Action::Opens(_)
            | Action::Dealt(_)
            | Action::Drew(_) => return None,
        }
        Some(map)
    }

    /// The chosen token comes to a tile, and Chameleons beside it take its
    /// colour if it lies face up.
    fn place(&self, map: &mut Map, tile: Tile) {
        let placing = self.view.placing;
        let token = laid(placing.kind(), Side::of(self.view.turn), placing.down());
        map[tile.index()] = token;
        let Some(colour) = token.colour().filter(|_| token.is_up()) else {
            return;
        };
        for neighbour in tile.neighbours().iter() {
            let beside = &mut map[neighbour.index()];
            if beside.is(Kind::Chameleon) && beside.is_up() {
                *beside = beside.showing(colour);
            }
        }
    }
}

const fn laid(kind: Kind, side: Side, down: bool) -> Token {
    if down {
        Token::down(kind, side)
    } else {
        Token::up(kind, side)
    }
}
