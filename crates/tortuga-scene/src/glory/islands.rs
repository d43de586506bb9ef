//! The islands: who has pirates there, and what they would bring.

use tortuga_core::Seat;
use tortuga_glory::{Cells, Island, PLAYERS};

use super::Stage;
use crate::{IslandPlate, IslandShare};

impl Stage<'_> {
    pub(super) fn islands(&self) -> Vec<IslandPlate> {
        let islands = Island::all().filter(|&island| !self.cells_of(island).is_empty());
        islands.map(|island| self.island(island)).collect()
    }

    fn cells_of(&self, island: Island) -> Cells {
        self.printed().islands[island.index()]
    }

    fn island(&self, island: Island) -> IslandPlate {
        let cells = self.cells_of(island);
        let prizes = self.voice.edition.prizes.get(usize::from(cells.count()));
        let prizes = prizes.into_iter().flatten().copied();
        let (shares, extra) = self.island_shares(cells, self.view.pirates);
        let mut plate = IslandPlate {
            letter: island.letter(),
            name: self.voice.island(island),
            size: cells.count(),
            cells: cells.iter().map(|cell| cell.0).collect(),
            prizes: prizes.filter(|&glory| glory > 0).collect(),
            empty: cells.apart_from(self.occupied()).count(),
            shares,
            extra,
            about: String::new(),
        };
        plate.about = self.about_island(&plate);
        plate
    }

    /// What everybody there would get, and what is extra for who fills it.
    fn island_shares(&self, cells: Cells, pirates: [Cells; PLAYERS]) -> (Vec<IslandShare>, u8) {
        let counts = pirates.map(|pirates| pirates.among(cells).count());
        let (glory, tied) = self.voice.edition.island_shares(cells.count(), counts);
        let there = self.ships().iter().filter(|seat| counts[seat.index()] > 0);
        let mut shares: Vec<IslandShare> = there
            .map(|seat| IslandShare {
                seal: self.voice.seal(seat),
                pirates: counts[seat.index()],
                glory: glory[seat.index()],
            })
            .collect();
        shares.sort_by_key(|share| std::cmp::Reverse((share.pirates, share.glory)));
        let extra = if tied {
            self.voice.edition.all_tied_extra
        } else {
            0
        };
        (shares, extra)
    }

    fn about_island(&self, plate: &IslandPlate) -> String {
        let voice = &self.voice;
        let prizes: Vec<String> = plate.prizes.iter().map(u8::to_string).collect();
        let args = [
            ("letter", plate.letter.to_string().into()),
            ("name", plate.name.clone().into()),
            ("size", plate.size.into()),
            ("empty", plate.empty.into()),
            ("prizes", prizes.join(", ").into()),
        ];
        let mut said = vec![voice.say("island", &args)];
        if plate.shares.is_empty() {
            said.push(voice.say("island-nobody", &[]));
        } else {
            let list = plate.shares.iter().map(|share| self.about_share(share));
            let list = list.collect::<Vec<_>>().join("; ");
            said.push(voice.say("island-now", &[("list", list.into())]));
        }
        if plate.extra > 0 {
            let glory = [("glory", plate.extra.into())];
            said.push(voice.say("island-extra", &glory));
        }
        said.join(" ")
    }

    fn about_share(&self, share: &IslandShare) -> String {
        let args = [
            ("pirates", self.voice.count("pirates", share.pirates).into()),
            ("glory", self.voice.glory(share.glory).into()),
        ];
        self.voice
            .tell(Seat(share.seal.seat), "island-share", &args)
    }

    /// Islands that are full with these pirates but were not before, and what
    /// everybody gets for them if they stay so; whose turn it is fills them.
    pub(super) fn filled(&self, pirates: [Cells; PLAYERS]) -> Vec<(Island, [u8; PLAYERS])> {
        let all = pirates.iter().fold(Cells::NONE, |all, &one| all.and(one));
        let full = Island::all().filter(|&island| {
            let cells = self.cells_of(island);
            !cells.is_empty() && cells.apart_from(all).is_empty()
        });
        let scored = full.map(|island| {
            let cells = self.cells_of(island);
            let counts = pirates.map(|pirates| pirates.among(cells).count());
            let edition = self.voice.edition;
            let (mut glory, tied) = edition.island_shares(cells.count(), counts);
            if tied {
                glory[self.view.turn.index()] += edition.all_tied_extra;
            }
            (island, glory)
        });
        scored.collect()
    }
}
