//! What came out, for people.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

use tortuga_words::Lang;

use super::outcome::{Meeting, Outcome, Row, Test};
use super::stats::float;

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.heading(f)?;
        if self.overall.is_empty() {
            for meeting in &self.matches {
                f.write_str(&aligned(&self.rows(&meeting.rows)))?;
            }
        } else {
            f.write_str(&aligned(&self.rows(&self.overall)))?;
            writeln!(
                f,
                "\nWin share of the row against the column, in per cent:\n"
            )?;
            f.write_str(&aligned(&self.cross()))?;
        }
        self.automatic(f)?;
        self.test.iter().try_for_each(|test| write_test(f, test))
    }
}

impl Outcome {
    fn heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let purpose = &self.purpose;
        let edition = &purpose.edition;
        let short = edition.sha256.get(..12).unwrap_or(&edition.sha256);
        let (game, name, seed) = (&purpose.game, &edition.name, purpose.seed);
        write!(f, "{game}, {} seats, ", self.seats)?;
        let mut choices = self.choices.iter();
        choices.try_for_each(|choice| write!(f, "{choice}, "))?;
        writeln!(f, "edition {name} ({short}), seed {seed}")?;
        let (games, seconds, threads) = (self.games, self.seconds, self.threads);
        write!(f, "{games} games, seats turned, luck paired")?;
        match self.games_now {
            0 => writeln!(f, "; all of earlier runs")?,
            now if now < games => {
                writeln!(
                    f,
                    "; {now} of them now, in {seconds:.1} s on {threads} threads"
                )?;
            }
            _ => writeln!(f, "; {seconds:.1} s on {threads} threads")?,
        }
        if purpose.faster > 1 {
            writeln!(f, "thinking time divided by {}", purpose.faster)?;
        }
        writeln!(f)
    }

    fn rows(&self, rows: &[Row]) -> Vec<Vec<String>> {
        let heads = [
            "",
            "win share",
            "95 % interval",
            "won",
            "shared",
            "mean rank",
            "budget",
            "a decision",
            "decisions",
        ];
        let heads = heads.map(str::to_owned).to_vec();
        let cells = rows.iter().map(|row| self.cells(row));
        std::iter::once(heads).chain(cells).collect()
    }

    fn cells(&self, row: &Row) -> Vec<String> {
        let name = match row.seats {
            0 | 1 => row.name.clone(),
            seats => format!("{} x{seats}", row.name),
        };
        let interval =
            |[low, high]: [f64; 2]| format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high);
        vec![
            name,
            or_dash(row.share.map(|share| format!("{:.1} %", 100.0 * share))),
            or_dash(row.interval.map(interval)),
            row.won.to_string(),
            row.shared.to_string(),
            or_dash(row.mean_rank.map(|rank| format!("{rank:.2}"))),
            self.budget(&row.name).to_owned(),
            or_dash(row.milliseconds.map(|time| format!("{time:.2} ms"))),
            or_dash(row.decisions.map(|count| format!("{count:.1}"))),
        ]
    }

    fn budget(&self, name: &str) -> &str {
        let place = self.names.iter().position(|one| one == name);
        place.map_or("-", |place| &self.budgets[place])
    }

    /// Who beats whom, in the order of the overall table.
    fn cross(&self) -> Vec<Vec<String>> {
        let names = self.overall.iter().map(|row| row.name.as_str());
        let heads = std::iter::once("").chain(names.clone());
        let line = |name: &str| {
            let against = names.clone().map(|other| self.against(name, other));
            std::iter::once(name.to_owned()).chain(against).collect()
        };
        let mut table = vec![heads.map(str::to_owned).collect()];
        table.extend(names.clone().map(line));
        table
    }

    fn against(&self, name: &str, other: &str) -> String {
        let row = |meeting: &Meeting, name: &str| {
            meeting.rows.iter().find(|row| row.name == name).cloned()
        };
        let both =
            |meeting: &&Meeting| row(meeting, name).is_some() && row(meeting, other).is_some();
        let found = self.matches.iter().filter(|_| name != other).find(both);
        let share = found.and_then(|meeting| row(meeting, name));
        let cell = share.and_then(|row| Some((row.share?, row.interval?)));
        or_dash(cell.map(|(share, [low, high])| {
            format!("{:.1} ±{:.1}", 100.0 * share, 50.0 * (high - low))
        }))
    }

    /// What automatic opponents won.
    fn automatic(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lost = BTreeMap::<&str, u64>::new();
        for (name, count) in self.matches.iter().flat_map(|meeting| &meeting.lost_to) {
            *lost.entry(name).or_default() += count;
        }
        for (name, count) in lost {
            let key = format!("{}-{name}", self.purpose.game);
            let name = tortuga_words::find(Lang::En, &key, &[]).unwrap_or_else(|| name.to_owned());
            let share = 100.0 * float(count) / float(self.games);
            writeln!(
                f,
                "\n{name} won {count} of {} games ({share:.1} %); they count for nobody.",
                self.games
            )?;
        }
        Ok(())
    }
}

fn write_test(f: &mut fmt::Formatter<'_>, test: &Test) -> fmt::Result {
    let percent = |share: f64| {
        let text = format!("{:.1}", 100.0 * share);
        text.trim_end_matches(".0").to_owned()
    };
    let (low, high) = (percent(test.low), percent(test.high));
    match (test.answer, test.settled_after) {
        (Some(answer), Some(games)) if answer > test.low => {
            writeln!(
                f,
                "\nSettled after {games} games: at least {high} % rather than {low} %."
            )
        }
        (Some(_), Some(games)) => {
            writeln!(
                f,
                "\nSettled after {games} games: at most {low} % rather than {high} %."
            )
        }
        _ => writeln!(
            f,
            "\nNot settled: {low} % or {high} %, evidence {:.2} of {:.2}.",
            test.evidence,
            ((1.0 - test.risk) / test.risk).ln()
        ),
    }
}

fn or_dash(cell: Option<String>) -> String {
    cell.unwrap_or_else(|| "-".to_owned())
}

/// The first column to the left, all others to the right.
fn aligned(table: &[Vec<String>]) -> String {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = table.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in table {
        let mut cells = line.iter().zip(&widths);
        let first = cells.next().map(|(cell, &width)| format!("{cell:<width$}"));
        text.extend(first);
        text.extend(cells.map(|(cell, &width)| format!("  {cell:>width$}")));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let table = [["", "share"], ["captain", "6 %"], ["±", "12.5 %"]];
        let table: Vec<Vec<String>> = table.map(|line| line.map(str::to_owned).to_vec()).into();
        let expected = "          share\ncaptain     6 %\n±        12.5 %\n";
        assert_eq!(aligned(&table), expected);
    }
}
