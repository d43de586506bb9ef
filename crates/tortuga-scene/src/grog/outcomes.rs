//! What an action does for certain, as far as the viewer can know.

use tortuga_core::{Actor, Rules as _};
use tortuga_grog::{
    Action, Arrangement, Building, CloudReward, Column, Event, GrogIsland, MainTrade, Open, Phase,
    Purchase,
};

use super::Stage;

impl Stage<'_> {
    /// In a few words: `+1 fish, +1 grog`; empty if there is nothing to add to
    /// the button.
    pub(super) fn outcome(&self, action: Action) -> String {
        let voice = &self.voice;
        match action {
            Action::Pass => self.goods_for_passing(),
            Action::DiscardGoal(_) => self.coins_after_swap(),
            Action::Bid(row) => self.spoils(row),
            Action::Turn(..) | Action::Hold => voice.say("out-parrot", &[]),
            Action::Ship(at) => self.offer(self.world.ship_at(at)),
            Action::Main(units) => self.bought(Purchase::Main(units)),
            Action::Claim => {
                let cost = voice.count("units", voice.edition.claim_cost);
                voice.say("out-pay", &[("what", cost.into())])
            }
            Action::Direct(units) => self.paid_directly(units),
            Action::Sub(_) => self.paid_by_trio(),
            Action::Build(building) => self.claimed(building),
            Action::Treasure(treasure) => self.can_pay("out-available", treasure.0, 0),
            Action::Settle => self.can_pay("out-left", 0, self.view.table.bid),
            Action::Refuse => voice.say("out-refuse", &[]),
            // The button says it all, or it is no action of a player.
            Action::ShipIdle(_)
            | Action::StopClaims
            | Action::Lock(_)
            | Action::EndTrade
            | Action::KeepGoal(_)
            | Action::ReturnGoal(_)
            | Action::StartGood(_)
            | Action::Ghost(_)
            | Action::Clouds(_)
            | Action::Starter(_)
            | Action::DrewGoal(_)
            | Action::DrewTreasure(_)
            | Action::DrewParrot(_)
            | Action::Ships(_)
            | Action::Rolled(_) => String::new(),
        }
    }

    /// Lets the rules do it in an imagined world, and tells what the viewer
    /// then has more.
    fn goods_for_passing(&self) -> String {
        let Some(seat) = self.own_seat() else {
            return String::new();
        };
        let mut world = self.world;
        let mut events: Vec<Event> = Vec::new();
        GrogIsland::apply(&mut world, Actor::Seat(seat), Action::Pass, &mut events);
        let received = events.into_iter().find_map(|event| {
            let Event::Open(Open::GoodsReceived { seat: by, goods }) = event else {
                return None;
            };
            (by == seat).then(|| self.voice.all_tiles(goods, "+"))
        });
        match received {
            Some(goods) if !goods.is_empty() => goods.join(", "),
            _ => self.voice.say("out-no-goods", &[]),
        }
    }

    /// The coins of a claim come after its goal card; the building is taken
    /// already, so all free ones of its type count.
    fn coins_after_swap(&self) -> String {
        let Phase::SwapGoal { building, .. } = self.phase() else {
            return String::new();
        };
        match self.free_of_type(self.voice.print(building).kind) {
            0 => String::new(),
            coins => self.voice.gain("coins", coins),
        }
    }

    /// What the spaces of a row give to whoever wins with it.
    fn spoils(&self, row: Arrangement) -> String {
        let (voice, edition) = (&self.voice, self.voice.edition);
        let dice = row.dice();
        let claims: Vec<String> = dice
            .iter()
            .take(2)
            .map(|&die| voice.peninsula(die))
            .collect();
        let claims = [("peninsulas", voice.and(&claims).into())];
        let mut spoils = vec![voice.say("out-claim", &claims)];
        let third = if dice.len() >= 3 {
            edition.third_space_points
        } else {
            0
        };
        let fifth = if dice.len() >= 5 {
            edition.fifth_space_points
        } else {
            0
        };
        if third + fifth > 0 {
            spoils.push(voice.gain("points", third + fifth));
        }
        if let Some(die) = row.on_space(4) {
            let args = [("peninsula", voice.peninsula(die).into())];
            spoils.push(voice.say("out-lock", &args));
        }
        voice.say("out-win", &[("what", spoils.join(", ").into())])
    }

    /// What units buy at the ship of the trade that is going on.
    fn bought(&self, buys: Purchase) -> String {
        let Phase::Trade(trade) = self.phase() else {
            return String::new();
        };
        self.purchase(trade.at, buys)
    }

    pub(super) fn purchase(&self, at: Column, buys: Purchase) -> String {
        let voice = &self.voice;
        let Purchase::Main(units) = buys else {
            return voice.say("out-build", &[]);
        };
        let (key, cards) = match self.world.ship_at(at).main {
            MainTrade::Coins(each) => {
                return voice.gain("coins", u16::from(each) * u16::from(units));
            }
            MainTrade::Treasure => ("out-draw", "treasures"),
            MainTrade::Parrot => ("out-draw", "parrots"),
            MainTrade::Goal => ("out-draw-keep", "goals"),
        };
        voice.say(key, &[("what", voice.count(cards, units).into())])
    }

    fn paid_directly(&self, units: u8) -> String {
        let Phase::Price { trade, buys } = self.phase() else {
            return String::new();
        };
        let price = self.units_of(buys);
        let rest = price.saturating_sub(units) * self.voice.edition.substitution_ratio;
        // Without a demanded tile the button names the others already.
        if rest == 0 || units == 0 {
            return self.purchase(trade.at, buys);
        }
        let tiles = self.voice.count("other-tiles", rest);
        self.voice.say("out-rest", &[("what", tiles.into())])
    }

    /// The price of a purchase.
    pub(super) const fn units_of(&self, buys: Purchase) -> u8 {
        match buys {
            Purchase::Main(units) => units,
            Purchase::Claim => self.voice.edition.claim_cost,
        }
    }

    fn paid_by_trio(&self) -> String {
        let Phase::Substitute {
            trade, buys, due, ..
        } = self.phase()
        else {
            return String::new();
        };
        if due <= 1 {
            return self.purchase(trade.at, buys);
        }
        let tiles = self.voice.count("more-tiles", due - 1);
        self.voice.say("out-due", &[("what", tiles.into())])
    }

    /// What the cloud gives, and the coins: the claim's own gains. What the
    /// bidding row gives after the last claim is none of them.
    fn claimed(&self, building: Building) -> String {
        let coins = match self.income(building) {
            0 => self.voice.say("out-no-coins", &[]),
            coins => self.voice.gain("coins", coins),
        };
        let gains = self.reward(building).into_iter().chain([coins]);
        gains.collect::<Vec<_>>().join(", ")
    }

    /// What the cloud above a building gives; cards while the stack has one.
    fn reward(&self, building: Building) -> Option<String> {
        let voice = &self.voice;
        let column = voice.edition.building(building).column;
        match self.world.cloud_above(column) {
            CloudReward::PiratePoint => Some(voice.gain("points", 1_u8)),
            CloudReward::Parrot if self.view.parrot_stack > 0 => {
                let what = voice.count("parrots", 1_u8);
                Some(voice.say("out-draw", &[("what", what.into())]))
            }
            CloudReward::GoalSwap if self.world.goal_stack_count() > 0 => {
                Some(voice.say("out-swap", &[]))
            }
            CloudReward::Parrot
            | CloudReward::GoalSwap
            | CloudReward::Empty
            | CloudReward::Black => None,
        }
    }

    /// Coins on the track and of cards laid down, with some more or less.
    fn can_pay(&self, key: &str, more: u8, less: u8) -> String {
        let Phase::Pay { used, .. } = self.phase() else {
            return String::new();
        };
        let coins = self.view.table.stock(self.view.table.leader).coins;
        let coins = (coins + u16::from(used) + u16::from(more)).saturating_sub(u16::from(less));
        let coins = self.voice.count("coins", coins);
        self.voice.say(key, &[("coins", coins.into())])
    }
}
