//! `tortuga replay`: a recorded game, once more.

use std::io::BufRead;

use serde_json::{Map, Value, json};
use tortuga_core::{Actor, Record};
use tortuga_games::{Table, open_replay};

use crate::args::ReplayArgs;
use crate::files::{read_edition, read_record};
use crate::output::{Failure, Output};
use crate::report::standings_table;

/// Replays a record as text, step by step, or as JSON.
pub(crate) fn run(args: &ReplayArgs, output: &mut Output) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let record = read_record(&args.file)?;
    let edition = read_edition(args.edition.as_deref())?;
    let mut table = open_replay(&record, &edition)
        .map_err(|error| Failure::in_file(&name, format!("line 1: {error}")))?;
    if args.json {
        as_json(&name, &record, table.as_mut(), output)
    } else {
        as_text(&name, &record, table.as_mut(), args.step, output)
    }
}

/// Plays every line; `each` sees the table after it.
fn play_all(
    name: &str,
    record: &Record,
    table: &mut dyn Table,
    mut each: impl FnMut(usize, &dyn Table) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for (index, line) in record.actions.iter().enumerate() {
        table.play(line.actor, &line.action).map_err(|error| {
            Failure::in_file(
                name,
                format!("line {}: {:?}: {error}", line.line, line.action),
            )
        })?;
        each(index, table)?;
    }
    Ok(())
}

fn as_json(
    name: &str,
    record: &Record,
    table: &mut dyn Table,
    output: &mut Output,
) -> Result<(), Failure> {
    let head = json!({
        "game": table.game(),
        "rules": table.rules(),
        "edition": table.edition(),
        "options": table.settings(),
        "seats": table.seats(),
    });
    output.line(head.to_string())?;
    output.line(position(numbered(0), table))?;
    let played = play_all(name, record, table, |index, table| {
        let line = &record.actions[index];
        let mut step = numbered(index + 1);
        let actor = match line.actor {
            Actor::Chance => json!("chance"),
            Actor::Seat(seat) => json!(seat),
        };
        step.insert("actor".to_owned(), actor);
        step.insert("action".to_owned(), json!(line.action));
        match table.number(&line.action) {
            Some(number) => step.insert("index".to_owned(), json!(number)),
            None => step.insert("outcome".to_owned(), table.outcome_json(&line.action)),
        };
        output.line(position(step, table))
    });
    played?;
    if let Some(standings) = table.standings() {
        let ended_by = standings.ended_by.key;
        output.line(json!({ "standings": standings.rows, "ended_by": ended_by }).to_string())?;
    }
    Ok(())
}

/// The beginning of a line of JSON.
fn numbered(n: usize) -> Map<String, Value> {
    Map::from_iter([("n".to_owned(), json!(n))])
}

/// One line of JSON: the step that led here, and the position.
fn position(mut step: Map<String, Value>, table: &dyn Table) -> String {
    step.insert("to_act".to_owned(), table.to_act_json());
    step.insert("legal".to_owned(), table.legal_json());
    step.insert("state".to_owned(), table.state_json());
    Value::Object(step).to_string()
}

fn as_text(
    name: &str,
    record: &Record,
    table: &mut dyn Table,
    step: bool,
    output: &mut Output,
) -> Result<(), Failure> {
    let seats = &record.header.seats;
    output.line(format!(
        "{} ({}), {}",
        table.game(),
        table.edition().name,
        seats.join(", ")
    ))?;
    let mut before = table.state_json();
    play_all(name, record, table, |index, table| {
        let line = &record.actions[index];
        output.line(format!(
            "{:>5}  {:<12} {}",
            index + 1,
            who(line.actor, seats),
            line.action
        ))?;
        if step {
            let after = table.state_json();
            let mut changes = Vec::new();
            differences("", &before, &after, &mut changes);
            changes
                .iter()
                .try_for_each(|change| output.line(format!("       {change}")))?;
            before = after;
            wait_for_enter(output)?;
        }
        Ok(())
    })?;
    match table.standings() {
        Some(standings) => output.text(&standings_table(table.game(), &standings, seats)),
        None => output.line("The game is not over."),
    }
}

fn who(actor: Actor, seats: &[String]) -> String {
    let Actor::Seat(seat) = actor else {
        return actor.to_string();
    };
    let name = seats.get(seat.index()).cloned();
    name.unwrap_or_else(|| seat.to_string())
}

/// Enter goes on; the end of the input runs through to the end.
fn wait_for_enter(output: &mut Output) -> Result<(), Failure> {
    output.flush()?;
    let mut line = String::new();
    std::io::stdin()
        .lock()
        .read_line(&mut line)
        .map(|_| ())
        .map_err(|error| Failure::BadInput(format!("cannot read Enter: {error}")))
}

/// What left a list and what came into it: `-"pub" +"fish"`.
fn come_and_gone(old: &[Value], new: &[Value]) -> String {
    let mut come = new.to_vec();
    let mut changes = Vec::new();
    for item in old {
        match come.iter().position(|other| other == item) {
            Some(place) => drop(come.remove(place)),
            None => changes.push(format!("-{item}")),
        }
    }
    changes.extend(come.iter().map(|item| format!("+{item}")));
    changes.join(" ")
}

/// What changed between two states, one line for each place.
fn differences(path: &str, before: &Value, after: &Value, changes: &mut Vec<String>) {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let keys = new
                .keys()
                .chain(old.keys().filter(|key| !new.contains_key(*key)));
            for key in keys {
                let path = if path.is_empty() {
                    key.clone()
                } else {
                    format!("{path}.{key}")
                };
                let value = |map: &Map<String, Value>| map.get(key).cloned().unwrap_or(Value::Null);
                differences(&path, &value(old), &value(new), changes);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                differences(&format!("{path}[{index}]"), old, new, changes);
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            changes.push(format!("{path}: {}", come_and_gone(old, new)));
        }
        _ if before != after => changes.push(format!("{path}: {before} -> {after}")),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_told() {
        let before = json!({ "bid": 0, "dice": [1, 2], "stack": ["a", "a", "b"], "gone": 1 });
        let after = json!({ "bid": 6, "dice": [1, 5], "stack": ["a", "c"], "phase": { "x": 1 } });
        let mut changes = Vec::new();
        differences("", &before, &after, &mut changes);
        assert_eq!(
            changes,
            [
                "bid: 0 -> 6",
                "dice[1]: 2 -> 5",
                "stack: -\"a\" -\"b\" +\"c\"",
                "phase: null -> {\"x\":1}",
                "gone: 1 -> null",
            ]
        );
    }
}
