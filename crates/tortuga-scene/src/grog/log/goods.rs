//! Goods, coins and points: what somebody paid, and what for.

use tortuga_core::Seat;
use tortuga_grog::{COLUMNS, Heard, Open};

use super::{Log, run};
use crate::grog::voice::Named;

impl Log<'_> {
    pub(super) fn passed(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        match heard.get(1) {
            Some(&Heard::Open(Open::GoodsReceived { seat: by, goods })) if by == seat => {
                self.received(seat, "log-passed-goods", goods);
                2
            }
            _ => {
                self.deed(seat, "log-passed", &[]);
                1
            }
        }
    }

    /// Who passes before any bid receives nothing.
    pub(super) fn received(&mut self, seat: Seat, key: &str, goods: [u8; COLUMNS]) {
        let goods = self.voice.all_tiles(goods, "");
        if goods.is_empty() {
            self.deed(seat, "log-passed", &[]);
            return;
        }
        let goods = self.voice.and(&goods);
        let args = [
            ("goods", goods.as_str().into()),
            ("gains", goods.as_str().into()),
        ];
        self.deed(seat, key, &args);
    }

    pub(super) fn tiles_returned(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let paid = run(heard, |heard| {
            let Heard::Open(Open::TilesReturned {
                seat: by,
                good,
                tiles,
            }) = heard
            else {
                return None;
            };
            (by == seat).then_some((good, tiles))
        });
        let (gains, told) = self.gains(seat, "", &heard[paid.len()..]);
        let mut goods = [0_u32; COLUMNS];
        for (good, tiles) in &paid {
            if let Some(sum) = goods.get_mut(good.index()) {
                *sum += u32::from(*tiles);
            }
        }
        let args = [
            (
                "goods",
                self.voice.and(&self.voice.all_tiles(goods, "")).into(),
            ),
            ("gains", self.voice.and(&gains).into()),
        ];
        let key = if gains.is_empty() {
            "log-paid-tiles"
        } else {
            "log-sold-tiles"
        };
        self.deed(seat, key, &args);
        paid.len() + told
    }

    pub(super) fn gained(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let (gains, told) = self.gains(seat, "", heard);
        let args = [("gains", self.voice.and(&gains).into())];
        self.deed(seat, "log-gains", &args);
        told
    }

    pub(super) fn claimed(
        &mut self,
        seat: Seat,
        place: Vec<Named<'static>>,
        heard: &[Heard],
    ) -> usize {
        let (gains, told) = self.gains(seat, "+", &heard[1..]);
        let mut args = place;
        args.push(("gains", gains.join(", ").into()));
        let key = if gains.is_empty() {
            "log-claimed"
        } else {
            "log-claimed-gains"
        };
        self.deed(seat, key, &args);
        1 + told
    }

    /// What the spaces of the bidding row give, after the claims.
    pub(super) fn row_points(&mut self, seat: Seat, heard: &[Heard]) -> usize {
        let gained = run(heard, |heard| {
            let Heard::Open(Open::RowPointsGained { seat: by, points }) = heard else {
                return None;
            };
            (by == seat).then_some(u32::from(points))
        });
        let gains = self.voice.gain("points", gained.iter().sum::<u32>());
        self.deed(seat, "log-row-points", &[("gains", gains.into())]);
        gained.len()
    }

    /// The coins and points that a seat gains next, each with this sign; and
    /// how many things heard that were.
    fn gains(&self, seat: Seat, sign: &str, heard: &[Heard]) -> (Vec<String>, usize) {
        let gained = run(heard, |heard| {
            let (by, coins, points) = if let Heard::Open(Open::CoinsGained { seat, coins }) = heard
            {
                (seat, u32::from(coins), 0)
            } else if let Heard::Open(Open::PointsGained { seat, points }) = heard {
                (seat, 0, u32::from(points))
            } else {
                return None;
            };
            (by == seat).then_some((coins, points))
        });
        let coins = ("coins", gained.iter().map(|gain| gain.0).sum::<u32>());
        let points = ("points", gained.iter().map(|gain| gain.1).sum::<u32>());
        let sums = [points, coins].into_iter().filter(|&(_, count)| count > 0);
        let said = sums.map(|(key, count)| format!("{sign}{}", self.voice.count(key, count)));
        (said.collect(), gained.len())
    }
}
