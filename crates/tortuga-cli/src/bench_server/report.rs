//! What came out, in a few lines.

#![expect(
    clippy::cast_precision_loss,
    reason = "figures for people, who read three digits"
)]

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tortuga_core::{FairLuck, Luck as _};

use crate::bench_server::BenchServerArgs;
use crate::bench_server::tally::Counts;

/// What a run has shown.
#[derive(Default)]
pub(super) struct Report {
    pub(super) seconds: f64,
    pub(super) counts: Counts,
    /// Time on a core that the server used.
    pub(super) server: Duration,
    pub(super) players: Duration,
    /// Of the server, now and then, in bytes.
    pub(super) memory: Vec<u64>,
    /// What one more who looks on takes, in bytes.
    pub(super) idle: u64,
    /// How often the disk alone can be written to in a second, before and after.
    pub(super) syncs: (f64, f64),
}

impl Report {
    pub(super) fn text(&self, args: &BenchServerArgs) -> String {
        let mut text = String::new();
        let mut row = |name: &str, what: String| {
            let _ = writeln!(text, "{name:<22}{what}");
        };
        let way = if args.in_process {
            "in one program"
        } else {
            "over sockets"
        };
        let (tables, seats) = (args.tables, args.seats);
        row(
            &args.game,
            format!("{tables} tables of {seats} players, {way}"),
        );
        let moves = self.counts.moves;
        let rate = moves as f64 / self.seconds;
        let games = self.counts.games;
        row(
            "acknowledged moves",
            format!(
                "{rate:.0} a second ({moves} in {:.1} s, {games} games ended)",
                self.seconds
            ),
        );
        let [half, most, nearly, all] = self.counts.waits.map(millis);
        row(
            "until the answer",
            format!("half within {half} ms, 95 % {most} ms, 99 % {nearly} ms, all {all} ms"),
        );
        let (server, players) = (self.each(self.server), self.each(self.players));
        row(
            "CPU a move",
            format!("server {server:.1} µs, players {players:.1} µs"),
        );
        let (before, after) = self.syncs;
        row(
            "the disk alone",
            format!("{before:.0} times a second before, {after:.0} after"),
        );
        if args.idle > 0 {
            let idle = self.idle as f64 / 1024.0;
            row(
                "one more onlooker",
                format!("{idle:.1} KiB of the server's memory"),
            );
        }
        row("memory of the server", self.memory_told());
        let blocks = blocks_a_second() / 1e6;
        row(
            "calibration",
            format!("{blocks:.1} M ChaCha20 blocks a second"),
        );
        text
    }

    fn each(&self, cpu: Duration) -> f64 {
        cpu.as_secs_f64() * 1e6 / self.counts.moves.max(1) as f64
    }

    /// At the beginning, in the middle, at the end, and at the most.
    fn memory_told(&self) -> String {
        let at = |place: usize| {
            self.memory
                .get(place)
                .copied()
                .map_or(0, |bytes| bytes >> 20)
        };
        let last = self.memory.len().saturating_sub(1);
        let most = self.memory.iter().max().map_or(0, |bytes| bytes >> 20);
        let (first, middle, end) = (at(0), at(last / 2), at(last));
        format!("{first} MiB at first, {middle} half way, {end} at the end, {most} at the most")
    }
}

fn millis(wait: Duration) -> String {
    format!("{:.1}", wait.as_secs_f64() * 1000.0)
}

/// By this, runs on other days and machines can be compared.
fn blocks_a_second() -> f64 {
    const BLOCKS: u32 = 2_000_000;
    let fair = FairLuck::new(&[7; 32], &[]);
    let begun = Instant::now();
    let sum: u64 = (0..BLOCKS)
        .map(|number| u64::from(fair.outcome(number.into()).below(1000)))
        .sum();
    assert!(sum > 0, "dice show something");
    f64::from(BLOCKS) / begun.elapsed().as_secs_f64()
}
