//! The prompt line: what is asked of the viewer, in the imperative.

use tortuga_core::Seat;
use tortuga_grog::{Action, Column, NO_TYPE, Phase, Progress, Purchase, Trade, Turn};

use super::Stage;
use crate::{Asks, Prompt};

/// The sentence and the fact beside it.
type Asked = (String, String);

impl Stage<'_> {
    pub(super) fn prompt(&self) -> Prompt {
        if self.is_over() {
            return Prompt {
                text: self.voice.say("ask-over", &[]),
                fact: String::new(),
                asks: Asks::Nobody,
            };
        }
        let asked = self.own_seat().filter(|&seat| self.acting().has(seat));
        let (text, fact, asks) = match asked {
            Some(seat) => {
                let (text, fact) = self.asked(seat);
                (text, fact, Asks::You)
            }
            None => (self.waiting(), String::new(), Asks::Others),
        };
        Prompt { text, fact, asks }
    }

    fn asked(&self, seat: Seat) -> Asked {
        match self.phase() {
            Phase::ReturnGoals { .. } => self.ask_returns(seat),
            Phase::StartGood { .. } => self.ask("start-good", ""),
            Phase::Auction(turn) => self.ask_bid(turn),
            Phase::ChooseShip { .. } => self.ask_ship(),
            Phase::Trade(trade) => self.ask_trade(trade),
            Phase::Price { trade, buys } => self.ask_price(trade, buys),
            Phase::Substitute {
                trade, buys, due, ..
            } => (
                self.voice.count("ask-sub", due),
                self.fact_buys(trade, buys),
            ),
            Phase::KeepGoal(_) => self.ask("keep", "keep"),
            Phase::ReturnDrawn(_) => (
                self.voice.say("ask-return-drawn", &[]),
                self.voice.count("fact-return-drawn", self.view.drawn.count),
            ),
            Phase::Build(_) => self.ask_claim(NO_TYPE),
            Phase::SwapGoal { .. } => self.ask("discard", "discard"),
            Phase::Pay { used, .. } => self.ask_payment(seat, used),
            Phase::Claims(claims) => self.ask_claim(claims.last_type),
            Phase::Lock => {
                let die = self.view.table.row.and_then(|row| row.on_space(4));
                self.ask_on("lock", die.as_slice(), "lock")
            }
            Phase::Ghost { .. } => {
                let at = self.view.table.ghost_anchorage(self.voice.edition);
                self.ask_on("ghost", at.as_slice(), "ghost")
            }
            // Luck is due, or nobody is: then nothing is asked of a seat.
            Phase::LayClouds { .. }
            | Phase::ChooseStarter
            | Phase::DealGoals { .. }
            | Phase::DealTreasure { .. }
            | Phase::DealParrot { .. }
            | Phase::LayShips
            | Phase::Roll
            | Phase::DrawCards { .. }
            | Phase::DrawGoals { .. }
            | Phase::CloudParrot { .. }
            | Phase::CloudGoal { .. }
            | Phase::Over(_) => (self.waiting(), String::new()),
        }
    }

    /// A sentence and a fact that need no values; a fact without a key is empty.
    fn ask(&self, text: &str, fact: &str) -> Asked {
        (self.voice.say(&format!("ask-{text}"), &[]), self.fact(fact))
    }

    fn fact(&self, key: &str) -> String {
        match key {
            "" => String::new(),
            _ => self.voice.say(&format!("fact-{key}"), &[]),
        }
    }

    fn ask_on(&self, text: &str, peninsulas: &[Column], fact: &str) -> Asked {
        let names: Vec<String> = peninsulas
            .iter()
            .map(|&column| self.voice.peninsula(column))
            .collect();
        let args = [("peninsula", self.voice.or(&names).into())];
        (
            self.voice.say(&format!("ask-{text}"), &args),
            self.fact(fact),
        )
    }

    fn ask_returns(&self, seat: Seat) -> Asked {
        let kept = self.voice.edition.setup.goals_kept;
        let hand = self.view.hands[seat.index()].goals.count;
        (
            self.voice.count("ask-return", hand.saturating_sub(kept)),
            self.voice.say("fact-return", &[("count", kept.into())]),
        )
    }

    fn ask_ship(&self) -> Asked {
        let trades = self.offers(|action| matches!(action, Action::Ship(_)));
        let idles = self.offers(|action| matches!(action, Action::ShipIdle(_)));
        match (trades, idles) {
            (true, true) => self.ask("ship", "idle"),
            (true, false) => {
                let ratio = self.voice.edition.substitution_ratio;
                let (text, _) = self.ask("ship", "");
                let fact = self.voice.say("fact-ship", &[("ratio", ratio.into())]);
                (text, fact)
            }
            (false, _) => self.ask("idle", "idle-only"),
        }
    }

    fn ask_trade(&self, trade: Trade) -> Asked {
        let key = match trade.progress {
            Progress::Nothing => "ask-trade",
            _ if self.legal.len() == 1 => "ask-trade-end",
            Progress::Claimed | Progress::MainDone => "ask-trade-on",
        };
        let ship = self.view.table.ships[trade.at.index()];
        let ship = self.voice.ship_in_sentence(ship);
        let offer = self.offer(self.world.ship_at(trade.at));
        let fact = if trade.progress == Progress::MainDone {
            String::new()
        } else {
            format!("{offer}.")
        };
        (self.voice.say(key, &[("ship", ship.into())]), fact)
    }

    fn ask_price(&self, trade: Trade, buys: Purchase) -> Asked {
        let text = self.voice.count("ask-price", self.units_of(buys));
        (text, self.fact_buys(trade, buys))
    }

    fn fact_buys(&self, trade: Trade, buys: Purchase) -> String {
        let what = self.purchase(trade.at, buys);
        self.voice.say("fact-buys", &[("what", what.into())])
    }

    fn ask_payment(&self, seat: Seat, used: u8) -> Asked {
        let bid = [("bid", self.view.table.bid.into())];
        let pays = self.offers(|action| matches!(action, Action::Settle | Action::Treasure(_)));
        let key = match (pays, used) {
            (true, 0) => "ask-pay",
            (true, _) => "ask-pay-now",
            (false, _) => "ask-refuse",
        };
        let coins = self.view.table.stock(seat).coins;
        let args = [
            ("coins", self.voice.count("coins", coins).into()),
            ("used", self.voice.count("coins", used).into()),
        ];
        let fact = if used > 0 {
            "fact-pay-used"
        } else {
            "fact-pay"
        };
        (self.voice.say(key, &bid), self.voice.say(fact, &args))
    }

    /// Names the peninsulas on which a building can be claimed.
    fn ask_claim(&self, last_type: u8) -> Asked {
        let mut open: Vec<Column> = Vec::new();
        for legal in &self.legal {
            if let Action::Build(building) = legal.action {
                let column = self.voice.print(building).column;
                if !open.contains(&column) {
                    open.push(column);
                }
            }
        }
        open.sort_unstable_by_key(|&column| self.place_in_row(column));
        let fact = if last_type != NO_TYPE {
            "build-other"
        } else if open.iter().all(|&column| self.is_black(column)) {
            "build-black"
        } else {
            "build"
        };
        self.ask_on("build", &open, fact)
    }

    /// Peninsulas are named in the order of the bidding row.
    fn place_in_row(&self, column: Column) -> Option<u8> {
        let row = self.view.table.row?;
        (1..=5).find(|&space| row.on_space(space) == Some(column))
    }
}

// The auction has many faces: what is said depends on what can be done.
impl Stage<'_> {
    fn ask_bid(&self, turn: Turn) -> Asked {
        let table = &self.view.table;
        let key = format!("ask-{}", self.bid_key(turn));
        let text = self.voice.say(&key, &[("bid", table.bid.into())]);
        let limit = self.world.potential_coin_stock(turn.seat);
        let limit = [("limit", limit.into())];
        let fact = if table.bid == 0 {
            self.voice.say("fact-limit", &limit)
        } else {
            self.voice.tell(table.leader, "fact-leads", &limit)
        };
        (text, fact)
    }

    fn bid_key(&self, turn: Turn) -> &'static str {
        let bids = self.offers(|action| matches!(action, Action::Bid(_)));
        let turns = self.offers(|action| matches!(action, Action::Turn(..)));
        let holds = self.offers(|action| action == Action::Hold);
        let passes = self.offers(|action| action == Action::Pass);
        if turn.held {
            return if bids { "held" } else { "held-turn" };
        }
        if self.view.table.bid == 0 {
            return match (bids, turns, passes) {
                (true, _, _) => "open",
                (false, true, true) => "open-turn-pass",
                (false, true, false) => "open-turn",
                (false, false, _) => "open-pass",
            };
        }
        match (bids, holds, passes) {
            (true, true, true) => "raise-hold-pass",
            (true, false, true) => "raise-pass",
            (true, true, false) => "raise-hold",
            (true, false, false) => "raise",
            (false, true, true) if turns => "hold-turn-pass",
            (false, true, true) => "hold-pass",
            (false, true, false) if turns => "hold-turn",
            (false, true, false) => "hold",
            (false, false, true) if turns => "turn-pass",
            (false, false, false) => "turn",
            (false, false, true) => "pass",
        }
    }
}
