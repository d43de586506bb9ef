//! Numbers for people: what came out of many games, and of one.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use tortuga_bots::Style;
use tortuga_core::{EditionMark, Settings, Standings};
use tortuga_words::Lang;

/// What came out of a simulation.
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) edition: EditionMark,
    /// How everybody played.
    pub(crate) players: Style,
    pub(crate) seed: u64,
    pub(crate) checked: bool,
    pub(crate) seconds: f64,
    pub(crate) threads: usize,
    pub(crate) variants: Vec<(Settings, Tally)>,
}

/// Counts over games of one variant.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    games: u64,
    actions: u64,
    shortest: u64,
    longest: u64,
    rows: Vec<RowTally>,
    endings: BTreeMap<&'static str, u64>,
}

/// Counts of one row of the standings.
#[derive(Clone, Copy, Default)]
struct RowTally {
    score: i64,
    score_squared: i64,
    /// Victories; a victory shared by k counts `FULL_WIN / k`.
    wins: u64,
    /// The name of an automatic opponent.
    neutral: Option<&'static str>,
}

/// Divisible by every number of players who can share a victory.
const FULL_WIN: u64 = 12;

impl Tally {
    /// Counts a finished game.
    pub(crate) fn add(&mut self, actions: u64, standings: &Standings) {
        self.shortest = if self.games == 0 {
            actions
        } else {
            self.shortest.min(actions)
        };
        self.longest = self.longest.max(actions);
        self.games += 1;
        self.actions += actions;
        *self.endings.entry(standings.ended_by.key).or_default() += 1;
        self.rows.resize(standings.rows.len(), RowTally::default());
        let winners = standings.rows.iter().filter(|row| row.winner).count() as u64;
        for (tally, row) in self.rows.iter_mut().zip(&standings.rows) {
            let score = i64::from(row.score);
            tally.neutral = row.who.neutral;
            tally.score += score;
            tally.score_squared += score * score;
            if row.winner {
                tally.wins += FULL_WIN / winners;
            }
        }
    }

    /// Adds the counts of other games of this variant.
    pub(crate) fn merge(&mut self, other: &Self) {
        if other.games == 0 {
            return;
        }
        let first = self.games == 0;
        self.shortest = if first {
            other.shortest
        } else {
            self.shortest.min(other.shortest)
        };
        self.longest = self.longest.max(other.longest);
        self.games += other.games;
        self.actions += other.actions;
        self.rows.resize(other.rows.len(), RowTally::default());
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            row.score += other.score;
            row.score_squared += other.score_squared;
            row.wins += other.wins;
            row.neutral = other.neutral;
        }
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "shares and means for people")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}

#[expect(clippy::cast_precision_loss, reason = "shares and means for people")]
fn mean_and_spread(row: &RowTally, games: u64) -> (f64, f64) {
    let games = games as f64;
    let mean = row.score as f64 / games;
    let variance = (row.score_squared as f64 / games - mean * mean).max(0.0);
    (mean, variance.sqrt())
}

fn word(key: &str) -> String {
    tortuga_words::say(Lang::En, key, &[])
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = self.variants.iter().filter(|(_, tally)| tally.games > 0);
        let games: u64 = played.clone().map(|(_, tally)| tally.games).sum();
        let actions: u64 = played.clone().map(|(_, tally)| tally.actions).sum();
        let EditionMark { name, sha256 } = &self.edition;
        let short = sha256.get(..12).unwrap_or(sha256);
        writeln!(
            f,
            "{}, edition {name} ({short}), bots {}, seed {}",
            self.game, self.players, self.seed
        )?;
        let [per_second, actions_per_second] =
            [games, actions].map(|count| rate(per_second(count, self.seconds)));
        writeln!(
            f,
            "{games} games, {actions} actions in {:.1} s on {} threads: {per_second} games/s, {actions_per_second} actions/s",
            self.seconds, self.threads,
        )?;
        if self.checked {
            writeln!(
                f,
                "checked after every action: no dead end, no broken invariant"
            )?;
        }
        for (settings, tally) in played {
            write_variant(f, self.game, settings, tally)?;
        }
        Ok(())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rate for people")]
fn per_second(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds.max(1e-9)
}

/// So many a second: bots that think are slow, and those that do not are not.
pub(crate) fn rate(rate: f64) -> String {
    if rate >= 1e6 {
        format!("{:.2} M", rate / 1e6)
    } else if rate < 10.0 {
        format!("{rate:.2}")
    } else {
        format!("{rate:.0}")
    }
}

fn write_variant(
    f: &mut fmt::Formatter<'_>,
    game: &str,
    settings: &Settings,
    tally: &Tally,
) -> fmt::Result {
    let settings: Vec<String> = settings.iter().map(|(k, v)| format!("{k}={v}")).collect();
    writeln!(f, "\n{}: {} games", settings.join(" "), tally.games)?;
    writeln!(
        f,
        "  {:>8}  {:>10}  {:>10}  {:>6}",
        word("report-seat"),
        word("report-win-share"),
        word("report-mean-score"),
        word("report-spread"),
    )?;
    for (seat, row) in tally.rows.iter().enumerate() {
        let (mean, spread) = mean_and_spread(row, tally.games);
        let wins = 100.0 * share(row.wins, FULL_WIN * tally.games);
        let seat = seat.to_string();
        let who = row.neutral.unwrap_or(&seat);
        writeln!(f, "  {who:>8}  {wins:>8.2} %  {mean:>10.2}  {spread:>6.2}")?;
    }
    let (shortest, longest) = (tally.shortest, tally.longest);
    let mean = share(tally.actions, tally.games);
    writeln!(
        f,
        "  {}: {mean:.1} actions ({shortest} to {longest})",
        word("report-length")
    )?;
    for (ending, count) in &tally.endings {
        let percent = 100.0 * share(*count, tally.games);
        let ending = tortuga_words::ending(Lang::En, game, ending);
        writeln!(f, "  {ending}: {count} ({percent:.2} %)")?;
    }
    Ok(())
}

/// The end of one game: ranks, scores, and where the points come from.
pub(crate) fn standings_table(game: &str, standings: &Standings, names: &[String]) -> String {
    let ending = &standings.ended_by;
    let words = tortuga_words::ending(Lang::En, game, ending.key);
    let mut text = format!("\n{words} ({})\n", ending.rule);
    for row in &standings.rows {
        let seat = row.who.seat;
        let name = row.who.neutral.map(|neutral| {
            let key = format!("{game}-{neutral}");
            tortuga_words::find(Lang::En, &key, &[]).unwrap_or_else(|| neutral.to_owned())
        });
        let name = name
            .or_else(|| names.get(seat.index()).cloned())
            .unwrap_or_default();
        let sources: Vec<String> = row
            .sources
            .iter()
            .map(|source| {
                let words = tortuga_words::source(Lang::En, game, source.key, &source.of);
                format!("{words} {}", source.points)
            })
            .collect();
        let won = if row.winner { " *" } else { "" };
        let line = format!(
            "  {}. {name}: {} points{won} ({})",
            row.rank,
            row.score,
            sources.join(", ")
        );
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{line}");
    }
    text
}

#[cfg(test)]
mod tests {
    use tortuga_core::{Ending, Party, RuleId, Seat, Source, Standing};

    use super::*;

    fn game(scores: &[i32]) -> Standings {
        let ending = Ending {
            key: "last-crew",
            rule: RuleId("GROG-END-02"),
        };
        let row = |(seat, &points): (u8, &i32)| {
            let sources = vec![Source {
                key: "track",
                of: String::new(),
                points,
            }];
            Standing::new(Party::seat(Seat(seat)), sources, vec![])
        };
        Standings::ranked(ending, (0..).zip(scores).map(row).collect())
    }

    #[test]
    fn counting_in_two_places_is_counting_in_one() {
        let games = [
            (10, game(&[3, 5])),
            (30, game(&[4, 4])),
            (20, game(&[9, 1])),
        ];
        let mut one = Tally::default();
        for (actions, game) in &games {
            one.add(*actions, game);
        }
        let (mut left, mut right) = (Tally::default(), Tally::default());
        left.add(games[0].0, &games[0].1);
        right.add(games[1].0, &games[1].1);
        right.add(games[2].0, &games[2].1);
        let mut both = Tally::default();
        both.merge(&left);
        both.merge(&right);
        assert_eq!((both.shortest, both.longest, both.games), (10, 30, 3));
        let wins = |tally: &Tally| tally.rows.iter().map(|row| row.wins).collect::<Vec<_>>();
        assert_eq!(
            wins(&both),
            [18, 18],
            "a shared victory is half a victory each"
        );
        assert_eq!(wins(&both), wins(&one));
        let (mean, spread) = mean_and_spread(&both.rows[0], 3);
        assert!((mean - 16.0 / 3.0).abs() < 1e-9 && (spread - 2.6247).abs() < 1e-3);
    }
}
