//! Dice and cards: fair luck, or what people type.

use tortuga_core::{Closing, Ended, FairLuck, Hex32, Seat, Standings, sha256};
use tortuga_games::Table;

/// Whoever rolls the dice and draws the cards.
pub(crate) struct Dealer {
    secret: [u8; 32],
    fair: FairLuck,
    typed: bool,
}

impl Dealer {
    pub(crate) fn new(secret: [u8; 32], seats: u8, typed: bool) -> Self {
        let nonces = vec![String::new(); usize::from(seats)];
        Self {
            fair: FairLuck::new(&secret, &nonces),
            secret,
            typed,
        }
    }

    /// People roll and draw, and type what came.
    pub(crate) const fn is_typed(&self) -> bool {
        self.typed
    }

    /// The outcome that is due, the `k`-th of the game.
    pub(crate) fn deal(&self, table: &dyn Table, k: u64) -> Option<String> {
        table.chance(&mut self.fair.outcome(k))
    }

    /// The seed of a bot's next decision. It depends on nothing that quitting
    /// or taking back could change, so the same game goes on; only where people
    /// type their luck and give no seed, the secret is another one every time.
    pub(crate) fn bot_seed(&self, seat: Seat, actions: usize) -> u64 {
        let mut text = format!("tortuga bot {seat} {actions} ").into_bytes();
        text.extend_from_slice(&self.secret);
        let mut first = [0; 8];
        first.copy_from_slice(&sha256(&text)[..8]);
        u64::from_le_bytes(first)
    }

    /// The line that closes the record.
    pub(crate) fn closing(&self, standings: &Standings) -> Closing {
        Closing {
            ended: Ended::Result,
            by: standings.ended_by.key.to_owned(),
            secret: (!self.typed).then_some(Hex32(self.secret)),
        }
    }
}
