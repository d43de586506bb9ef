//! The 36 tiles and what lies on them.

use tortuga_foggy::{Action, Direction, Half, Kind, Pair, Side, Stage as Phase, Tile, Token, Two};

use super::Stage;
use super::voice::Named;
use crate::{AcrossChoice, Gain, MapTile, MapToken, TileState, Touch};

impl Stage<'_> {
    pub(super) fn tiles(&self) -> Vec<MapTile> {
        Tile::all().map(|tile| self.tile(tile)).collect()
    }

    fn tile(&self, tile: Tile) -> MapTile {
        let gain = self.gain_at(tile);
        MapTile {
            name: tile.to_string(),
            quarter: tile.quarter().id(),
            state: self.tile_state(tile),
            token: self.map_token(tile),
            gain,
            touch: self.touch_tile(tile),
            across: self.across(tile),
            about: self.about_tile(tile, gain),
        }
    }

    fn tile_state(&self, tile: Tile) -> TileState {
        let ground = self.view.ground;
        if !self.token(tile).is_none() {
            TileState::Token
        } else if ground.covered().has(tile) {
            TileState::Fog
        } else if ground.taken().has(tile) {
            TileState::Kept
        } else {
            TileState::Free
        }
    }

    fn map_token(&self, tile: Tile) -> Option<MapToken> {
        let token = self.token(tile);
        if token.is_none() {
            return None;
        }
        let face = token
            .kind()
            .map(|kind| self.voice.face(kind, token.is_down()));
        Some(MapToken {
            colour: colour(token),
            owner: token.owner().id(),
            down: token.is_down(),
            yours_only: token.is_down() && face.is_some(),
            may_be: self.may_be(token),
            face,
        })
    }

    /// What went back to a hand in sight of all, and may lie here.
    fn may_be(&self, token: Token) -> Vec<String> {
        // Tokens lie face down only where a side is one player.
        let owner = token.owner().index();
        let returned = self.view.players[owner].returned.iter();
        let here = returned.filter(|&(slot, _)| token.may_be_returned(slot));
        here.map(|(_, kind)| self.voice.token(kind)).collect()
    }

    fn about_tile(&self, tile: Tile, gain: Option<Gain>) -> String {
        let voice = &self.voice;
        let place: Named<'_> = ("tile", tile.to_string().into());
        match self.tile_state(tile) {
            TileState::Fog => voice.say("tile-fog", &[place]),
            TileState::Kept => {
                let side = self.keeper(tile).map_or("", Side::id);
                let args = [place, voice.named(Kind::Hippo), ("side", side.into())];
                voice.say("tile-kept", &args)
            }
            TileState::Token => self.about_token(tile),
            TileState::Free => {
                let free = voice.say("tile-free", &[place]);
                let Some(gain) = gain else {
                    return free;
                };
                let gain = [("gain", self.gain_words(gain).into())];
                format!("{free} {}", voice.say("tile-gain", &gain))
            }
        }
    }

    /// Whose Hippo keeps a tile.
    fn keeper(&self, tile: Tile) -> Option<Side> {
        Side::ALL.into_iter().find(|side| {
            let waiting = self.view.hippos[side.index()];
            waiting.is_some_and(|hippo| hippo.pair().tiles().has(tile))
        })
    }

    fn about_token(&self, tile: Tile) -> String {
        let (voice, token) = (&self.voice, self.token(tile));
        let mut args: Vec<Named<'_>> = vec![
            ("tile", tile.to_string().into()),
            ("owner", token.owner().id().into()),
            ("colour", colour(token).into()),
        ];
        args.extend(token.kind().map(|kind| voice.named(kind)));
        if token.is_up() {
            return voice.say("tile-up", &args);
        }
        let mut said = vec![voice.say("tile-down", &args)];
        let may_be = self.may_be(token);
        if token.kind().is_some() {
            said.push(voice.say("tile-yours", &args));
        } else if !may_be.is_empty() {
            let tokens = [("tokens", voice.or(&may_be).into())];
            said.push(voice.say("tile-may-be", &tokens));
        }
        said.join(" ")
    }
}

// Touching.
impl Stage<'_> {
    fn touch_tile(&self, tile: Tile) -> Touch {
        self.touch(|action| self.concerns(action, tile), self.would_be(tile))
    }

    /// Is this action about this tile?
    fn concerns(&self, action: Action, tile: Tile) -> bool {
        match action {
            Action::At(one) | Action::Name(one) => one == tile,
            Action::Across(pair) => pair.tiles().has(tile),
            Action::Frog(step) => self.frog_goes_to(step) == Some(tile),
            Action::Settle(half) => self.settles_on(half) == Some(tile),
            Action::Target(direction) => self.view.tile.step(direction) == Some(tile),
            Action::Swap(two) => self
                .swapped(two)
                .is_some_and(|(a, b)| a == tile || b == tile),
            Action::RemoveFog(quarter) => tile.quarter() == quarter,
            Action::Pick(_)
            | Action::KeepCard(_)
            | Action::Place(..)
            | Action::Replace(_)
            | Action::Hire(_)
            | Action::Done
            | Action::Begins(_)
            | Action::Card(_)
            | Action::Opens(_)
            | Action::Dealt(_)
            | Action::Drew(_) => false,
        }
    }

    /// What touching a tile would mean now, if it were legal.
    fn would_be(&self, tile: Tile) -> Option<Action> {
        let beside = |direction: &Direction| self.view.tile.step(*direction) == Some(tile);
        let direction = Direction::ALL.into_iter().find(beside);
        let stage = self.view.stage;
        if stage == Phase::Target {
            return direction.map(Action::Target);
        }
        if stage == Phase::SnakeTarget {
            return Some(Action::Name(tile));
        }
        if stage == Phase::PlacePair {
            let pair = Pair::all().find(|pair| pair.tiles().has(tile));
            return pair.map(Action::Across);
        }
        let places = matches!(stage, Phase::PlaceKind | Phase::PlaceTile);
        places.then_some(Action::At(tile))
    }

    /// Every way to lay the Hippo across this tile.
    fn across(&self, tile: Tile) -> Vec<AcrossChoice> {
        let legal = self.legal.iter().filter_map(|legal| {
            let Action::Across(pair) = legal.action else {
                return None;
            };
            let other = pair.tiles().without(tile).lowest()?;
            pair.tiles().has(tile).then(|| AcrossChoice {
                other: other.to_string(),
                notation: legal.notation.clone(),
            })
        });
        legal.collect()
    }

    /// Where the viewer's Frog would be after this.
    pub(super) fn frog_goes_to(&self, step: Option<Direction>) -> Option<Tile> {
        let from = self.seen.frog_of(self.view.turn)?;
        step.map_or(Some(from), |direction| from.step(direction))
    }

    /// Where the Hippo that is being settled would sit.
    pub(super) fn settles_on(&self, half: Half) -> Option<Tile> {
        let pair = self.seen.hippo_of(self.view.actor)?;
        Some(match half {
            Half::Low => pair.low(),
            Half::High => pair.high(),
        })
    }

    /// The two tiles that the Prairie Dog would swap.
    pub(super) fn swapped(&self, two: Option<Two>) -> Option<(Tile, Tile)> {
        let (one, other) = two?.directions();
        Some((self.view.tile.step(one)?, self.view.tile.step(other)?))
    }
}

/// Whose lines a token builds, as a client names it.
pub(super) fn colour(token: Token) -> &'static str {
    match (token.kind(), token.colour()) {
        (None, _) => "unknown",
        (Some(_), None) => "neutral",
        (Some(_), Some(side)) => side.id(),
    }
}
