//! The board: clouds, dice, the bidding row and the stacks beside it.

use tortuga_core::Seat;
use tortuga_grog::{CloudReward, Column, Occupant as Piece, Phase};

use super::{Stage, icons};
use crate::{Bid, BiddingSpace, Board, Cloud, Count, Crew, Die, GrogBoard, Peninsula, seal};

impl Stage<'_> {
    pub(super) fn board(&self) -> Board {
        Board::Grog(Box::new(GrogBoard {
            peninsulas: Column::ALL.map(|column| self.peninsula(column)).into(),
            lines: self.lines(),
            open_sea: self.ships_are_laid().then(|| self.ship_at_sea()),
            row: self.row(),
            bid: self.standing_bid(),
            limit: self
                .own_seat()
                .map(|seat| self.world.potential_coin_stock(seat)),
            stacks: self.stacks(),
        }))
    }

    fn peninsula(&self, column: Column) -> Peninsula {
        let print = &self.voice.edition.columns[column.index()];
        let anchored = || self.anchored_ship(column);
        Peninsula {
            letter: print.letter,
            colour: print.id.clone(),
            name: self.voice.peninsula(column),
            cloud: self.clouds_are_laid().then(|| self.cloud(column)),
            crews_about: self.about_crews(column),
            crews: self.crews(column),
            ship: self.ships_are_laid().then(anchored),
            good: self.voice.good(column),
            good_icon: icons::good(&print.good),
            die: self.die(column),
        }
    }

    fn crews(&self, column: Column) -> Vec<Crew> {
        let there = self.voice.edition.on(column);
        let count = |piece: Piece| self.view.table.island.of(piece).and(there).count();
        let ghosts = count(Piece::Ghost);
        let seats = self.view.table.all();
        let crews = seats.iter().map(|seat| (seat, count(Piece::Crew(seat))));
        let crews: Vec<_> = crews.filter(|&(_, crew)| crew > 0).collect();
        let most = |seat, crew: u8| {
            let mut rivals = crews.iter().filter(|rival| rival.0 != seat);
            crew > ghosts && rivals.all(|rival| crew > rival.1)
        };
        let drawn = crews.iter().map(|&(seat, crew)| Crew {
            seal: seal::of(seat),
            count: crew,
            most: most(seat, crew),
        });
        drawn.collect()
    }

    fn about_crews(&self, column: Column) -> String {
        let crews = self.crews(column);
        let told = |crew: &Crew| {
            let name = self.voice.name(Seat(crew.seal.seat));
            let args = [("name", name.into()), ("count", crew.count.into())];
            let key = if crew.most { "crew-most" } else { "crew-there" };
            self.voice.say(key, &args)
        };
        let told: Vec<String> = crews.iter().map(told).collect();
        if told.is_empty() {
            return self.voice.say("crew-none", &[]);
        }
        self.voice
            .say("crews", &[("crews", told.join(", ").into())])
    }

    pub(super) fn clouds_are_laid(&self) -> bool {
        !matches!(self.phase(), Phase::LayClouds { .. })
    }

    fn ships_are_laid(&self) -> bool {
        self.view.table.round > 0
    }

    fn cloud(&self, column: Column) -> Cloud {
        let reward = self.world.cloud_above(column);
        let key = cloud_key(reward);
        Cloud {
            label: self.voice.say(key, &[]),
            about: self.voice.say(&format!("{key}-about"), &[]),
            black: reward == CloudReward::Black,
            icon: icons::cloud(reward),
        }
    }

    /// A die; none while all of them are still to be rolled.
    fn die(&self, column: Column) -> Option<Die> {
        let table = &self.view.table;
        let pips = table.dice.get(column.index());
        let rolled = pips > 0 && table.phase != Phase::Roll;
        let print = &self.voice.edition.columns[column.index()];
        rolled.then(|| Die {
            letter: print.letter,
            colour: print.id.clone(),
            pips,
            in_row: table.row.is_some_and(|row| row.mask() >> column.0 & 1 == 1),
        })
    }

    fn stacks(&self) -> Vec<Count> {
        // While goal cards are chosen, what the viewer has laid aside is not in
        // the stack yet.
        let choosing = matches!(self.phase(), Phase::ReturnGoals { .. });
        let returned = self.view.queue.iter().map(|_| u16::from(!choosing));
        let goals = u16::from(self.view.unseen_goals) + returned.sum::<u16>();
        let mut stacks = vec![
            self.labelled("goal", "goal-stack", goals),
            self.labelled("chest", "treasure-stack", self.view.treasure_stack),
            self.labelled("parrot", "parrot-stack", self.view.parrot_stack),
            self.labelled("lock", "locks", self.world.locks_left()),
        ];
        if self.view.table.seats == 2 {
            stacks.push(self.labelled("ship-ghost", "ghosts", self.world.ghosts_left()));
        }
        stacks
    }
}

/// The key of what a cloud gives.
const fn cloud_key(reward: CloudReward) -> &'static str {
    match reward {
        CloudReward::GoalSwap => "gives-goal-swap",
        CloudReward::PiratePoint => "gives-pirate-point",
        CloudReward::Parrot => "gives-parrot",
        CloudReward::Empty => "gives-empty",
        CloudReward::Black => "gives-black",
    }
}

// The bidding row.
impl Stage<'_> {
    fn row(&self) -> Vec<BiddingSpace> {
        (1..=5).map(|space| self.space(space)).collect()
    }

    fn space(&self, space: u8) -> BiddingSpace {
        let edition = self.voice.edition;
        let (label, icon) = match space {
            1 | 2 => (self.voice.say("space-claim", &[]), "c-house"),
            3 => (
                self.voice.gain("points", edition.third_space_points),
                "skull",
            ),
            4 => (self.voice.say("space-lock", &[]), "lock"),
            _ => (
                self.voice.gain("points", edition.fifth_space_points),
                "skull",
            ),
        };
        let die = self.view.table.row.and_then(|row| row.on_space(space));
        BiddingSpace {
            label,
            icon,
            die: die.and_then(|die| self.die(die)),
        }
    }

    fn standing_bid(&self) -> Option<Bid> {
        let table = &self.view.table;
        (table.bid > 0).then(|| Bid {
            seal: seal::of(table.leader),
            name: self.voice.name(table.leader),
            amount: table.bid,
        })
    }
}
