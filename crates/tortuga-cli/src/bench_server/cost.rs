//! What a program has used so far: time on a core, and memory.
//!
//! The system tells it under `/proc`; elsewhere everything is nothing.

use std::fs;
use std::path::Path;
use std::time::Duration;

/// Threads of the players are called so.
pub(super) const PLAYERS: &str = "player";
/// The system counts time in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// Who used it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whose {
    /// A whole program.
    Process(u32),
    /// A part of this program: the players' threads, or all others.
    Threads { players: bool },
}

/// What was used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Cost {
    /// On all cores together.
    pub(super) cpu: Duration,
    /// In bytes; of the whole program in any case.
    pub(super) memory: u64,
}

impl Whose {
    /// The players, where this is the server.
    pub(super) fn others(self) -> Self {
        match self {
            Self::Process(_) => Self::Process(std::process::id()),
            Self::Threads { players } => Self::Threads { players: !players },
        }
    }

    /// What was used so far.
    pub(super) fn cost(self) -> Cost {
        let folder = match self {
            Self::Process(id) => format!("/proc/{id}"),
            Self::Threads { .. } => "/proc/self".to_owned(),
        };
        let folder = Path::new(&folder);
        let status = fs::read_to_string(folder.join("status")).unwrap_or_default();
        let cpu = match self {
            Self::Process(_) => cpu(&folder.join("stat")),
            Self::Threads { players } => threads(players),
        };
        Cost {
            cpu,
            memory: resident(&status),
        }
    }
}

/// Threads that have ended are not counted; ours live as long as the program.
fn threads(players: bool) -> Duration {
    let tasks = fs::read_dir("/proc/self/task").into_iter().flatten();
    let folders = tasks.filter_map(|task| Some(task.ok()?.path()));
    let ours = folders.filter(|folder| {
        let name = fs::read_to_string(folder.join("comm")).unwrap_or_default();
        name.starts_with(PLAYERS) == players
    });
    ours.map(|folder| cpu(&folder.join("stat"))).sum()
}

fn cpu(file: &Path) -> Duration {
    let text = fs::read_to_string(file).unwrap_or_default();
    TICK * ticks(&text).unwrap_or_default()
}

/// The name of the program may hold anything, so what counts comes after it.
fn ticks(stat: &str) -> Option<u32> {
    let (_, fields) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let user: u32 = fields.get(11)?.parse().ok()?;
    let system: u32 = fields.get(12)?.parse().ok()?;
    Some(user + system)
}

/// What of the memory is really there, in bytes.
fn resident(status: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() * 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_is_read_whatever_a_program_is_called() {
        let stat = "17 (a ) b) S 1 17 17 0 -1 4194560 900 0 0 0 250 40 0 0 20 0 9 0 5 6 7";
        assert_eq!(ticks(stat), Some(290));
        assert_eq!(ticks("17 (cut off"), None);
        assert_eq!(resident("Name:\ttortuga\nVmRSS:\t    2048 kB\n"), 2 << 20);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_program_uses_something() {
        let work: u64 = (0..40_000_000_u64).fold(1, |sum, one| sum.wrapping_mul(one | 1));
        assert_ne!(work, 0);
        let all = Whose::Process(std::process::id()).cost();
        assert!(all.memory > 1 << 20);
        let rest = Whose::Threads { players: false }.cost();
        assert!(rest.cpu <= Whose::Process(std::process::id()).cost().cpu + TICK * 20);
        assert_eq!(Whose::Threads { players: true }.cost().cpu, Duration::ZERO);
    }
}
