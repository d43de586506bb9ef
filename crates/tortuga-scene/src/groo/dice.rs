//! The dice, and who may use them.

use tortuga_groo::{Stage as Phase, Symbol, Symbols};

use super::{Stage, icons};
use crate::{DicePool, SymbolDie, seal};

/// The dice that are rolled, but for the one that moves Groo.
const DICE: u8 = 6;

/// A die may be turned, but only payment takes it away.
fn spent(pool: Symbols) -> u8 {
    let left = Symbol::ALL.into_iter().map(|symbol| pool.of(symbol));
    DICE.saturating_sub(left.sum())
}

impl Stage<'_> {
    pub(super) fn dice(&self) -> DicePool {
        let table = self.table();
        let in_use = table.stage == Phase::Use;
        DicePool {
            pool: self.shown(table.pool),
            spent: if in_use { spent(table.pool) } else { 0 },
            private: self.shown(table.private),
            user: in_use.then(|| seal::of_town(table.user)),
            about: self.about_dice(),
        }
    }

    pub(super) fn shown(&self, symbols: Symbols) -> Vec<SymbolDie> {
        let all = Symbol::ALL.into_iter();
        let each =
            all.flat_map(|symbol| std::iter::repeat_n(symbol, usize::from(symbols.of(symbol))));
        let die = |symbol: Symbol| SymbolDie {
            letter: symbol.letter(),
            icon: icons::symbol(symbol),
            label: self.voice.symbol(symbol),
        };
        each.map(die).collect()
    }

    fn about_dice(&self) -> String {
        let table = self.table();
        if table.stage != Phase::Use {
            return self.voice.say("dice-none", &[]);
        }
        let said = |key: &str, symbols: Symbols| {
            let dice = [("dice", self.voice.symbols(symbols).into())];
            self.voice.tell(table.user, key, &dice)
        };
        let mut about = vec![said("dice-of", table.pool)];
        if !table.private.is_empty() {
            about.push(said("dice-private", table.private));
        }
        about.join(" ")
    }
}
