//! The whole table: the map, and what lies around it.

use tortuga_foggy::{Action, Kind, Placing, Quarter, Side, Stage as Phase};

use super::Stage;
use crate::speech::capitalised;
use crate::{
    Board, FogQuarter, FoggyBoard, PendingAbility, Progress, TokenCount, TokenFace, WaitingHippo,
    seal,
};

impl Stage<'_> {
    pub(super) fn board(&self) -> Board {
        Board::Foggy(Box::new(FoggyBoard {
            tiles: self.tiles(),
            quarters: Quarter::all()
                .map(|quarter| self.quarter(quarter))
                .collect(),
            lines: self.lines(),
            drafts: self.drafts(),
            hippos: self.hippos(),
            sides: Side::ALL.map(|side| self.side(side)).into(),
            weather: self.weather(),
            progress: self.progress(),
            placing: self.placing(),
            ability: self.ability(),
            shop: self.shop(),
            picking: self.picking(),
            mercenaries: self.mercenaries(),
            held: self.held_tokens(),
            characters: self.characters(),
        }))
    }

    fn characters(&self) -> Vec<TokenCount> {
        let hired = self.view.mode().has_mercenaries();
        let kinds = Kind::ALL
            .into_iter()
            .filter(|kind| hired || !kind.is_mercenary());
        let counted = kinds.map(|kind| {
            let copies = self.voice.edition.print(kind).count;
            self.voice.counted(kind, copies)
        });
        counted.collect()
    }

    fn quarter(&self, quarter: Quarter) -> FogQuarter {
        let fog = self.view.ground.has_fog(quarter);
        let name = self.voice.quarter(quarter);
        let key = if fog { "quarter-fog" } else { "quarter-open" };
        let about = self.voice.say(key, &[("quarter", name.clone().into())]);
        let remove = Action::RemoveFog(quarter);
        FogQuarter {
            id: quarter.id(),
            name,
            fog,
            touch: self.touch(|action| action == remove, fog.then_some(remove)),
            about,
        }
    }

    fn hippos(&self) -> Vec<WaitingHippo> {
        let waiting = Side::ALL.into_iter().filter_map(|side| self.hippo(side));
        waiting.collect()
    }

    fn hippo(&self, side: Side) -> Option<WaitingHippo> {
        let pair = self.view.hippos[side.index()]?.pair();
        let seat = self.seen.hippos_player(side)?;
        let settles = matches!(self.view.stage, Phase::SettleHippo | Phase::SettleEarly);
        let key = if settles && self.view.actor == seat {
            "hippo-settles"
        } else {
            "hippo-waits"
        };
        let args = [
            self.voice.named(Kind::Hippo),
            ("one", pair.low().to_string().into()),
            ("other", pair.high().to_string().into()),
        ];
        Some(WaitingHippo {
            tiles: [pair.low().0, pair.high().0],
            side: side.id(),
            seal: seal::of_side(seat),
            about: self.voice.tell(seat, key, &args),
        })
    }

    /// What the viewer is about to place.
    fn placing(&self) -> Option<TokenFace> {
        let placing = self.view.placing;
        let chosen = placing != Placing::NOTHING;
        chosen.then(|| self.voice.face(placing.kind(), placing.down()))
    }

    fn progress(&self) -> Progress {
        let view = &self.view;
        let mode = capitalised(&self.voice.mode(view.mode()));
        let name = self.voice.name(view.first);
        let args = [("mode", mode.clone().into()), ("name", name.into())];
        let about = if view.round == 0 {
            format!("{mode}.")
        } else {
            self.voice.say("progress", &args)
        };
        let seats = self.seen.all().iter();
        Progress {
            mode,
            round: view.round,
            rounds: self.voice.edition.rounds(view.mode()),
            additional: self.seen.extra_rounds() > 0,
            first: seal::of_side(view.first),
            turn: self.is_turn().then(|| seal::of_side(view.turn)),
            placements: view.placements,
            extras: seats.map(|seat| view.extras[seat.index()]).collect(),
            about,
        }
    }

    /// Are there turns, or is the round still prepared?
    pub(super) fn is_turn(&self) -> bool {
        !matches!(
            self.view.stage,
            Phase::FirstPlayer
                | Phase::QuickWeather
                | Phase::Hire
                | Phase::Deal
                | Phase::PickHand
                | Phase::DrawWeather
                | Phase::ChooseWeather
                | Phase::OpenQuarter
                | Phase::Over
        )
    }

    fn ability(&self) -> Option<PendingAbility> {
        let view = &self.view;
        let key = self.ability_key()?;
        let kind = self.token(view.tile).kind();
        let args = [
            ("token", self.voice.token_laid(kind, false).into()),
            ("tile", view.tile.to_string().into()),
        ];
        let text = self
            .voice
            .tell(view.actor, &format!("ability-{key}"), &args);
        Some(PendingAbility {
            tile: view.tile.0,
            seal: seal::of_side(view.actor),
            text,
        })
    }

    /// What is being resolved, in a word.
    pub(super) fn ability_key(&self) -> Option<&'static str> {
        let kind = self.token(self.view.tile).kind();
        let stage = self.view.stage;
        let keys = [
            (Phase::Replace, "replace"),
            (Phase::PrairieSwap, "prairie"),
            (Phase::SnakeTarget, "snake"),
        ];
        let key = keys.into_iter().find(|(one, _)| *one == stage);
        let target = || match kind {
            Some(Kind::Fox) => "take-back",
            Some(_) | None => "swap",
        };
        let beside = (stage == Phase::Target).then(target);
        key.map(|(_, key)| key).or(beside)
    }
}
