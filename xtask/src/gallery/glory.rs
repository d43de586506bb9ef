//! The boards, cards, track and tokens of Glory Islands.

mod board;
mod cards;

use std::collections::BTreeSet;

use anyhow::Result;
use toml::de::DeTable;

use super::names;
use super::read::{items, number, table, text, texts};

const OPENING: &str = "\
# Boards and cards of Glory Islands

Certain are the number and the values of the cards with their special actions, the cost of a 3, prizes, bonuses, treasures,
barrels and wreck tokens, and both ends of the sailing track: they stand in the rulebook. *Derived* follows from what is
known. The shapes of the islands, the icons on them, most of the dots and the values on the track stood only in pictures that
we do not have; these are *reconstructed*, and an owner of the box can [type in the printed
ones](../editions.md#glory-islands-typing-in-your-figures). The names of the islands and all texts are ours; the
[rules](../rules/glory-islands.md) say exactly what a card does.

Names and texts stand here in English and German. A *pirate field* (Piratenfeld) gives glory, a *chest* (Schatztruhe) a
treasure token, a *barrel* (Fass) a barrel. Rows and columns are numbered as in the rules, from the upper left corner.
";

/// The page for an edition file.
pub(super) fn page(edition: &str) -> Result<String> {
    let edition = DeTable::parse(edition)?;
    let edition = edition.get_ref();
    let mut lines = vec![OPENING.to_owned()];
    let sections = [
        board::islands,
        board::front,
        board::back,
        cards::cards,
        cards::specials,
        treasures,
        track,
        bonuses,
        wrecks,
    ];
    for (number, section) in sections.into_iter().enumerate() {
        lines.extend((number > 0).then(String::new));
        lines.extend(section(edition)?);
    }
    Ok(lines.join("\n") + "\n")
}

fn treasures(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let treasure = table(edition, "treasure")?;
    let tokens = table(treasure, "copies_each")?;
    let tokens: Result<Vec<String>> = ["p2", "p3", "p4"]
        .into_iter()
        .map(|players| Ok(number(tokens, players)?.to_string()))
        .collect();
    let tokens = tokens?.join(" | ");

    let mut lines = vec![
        "## Treasures\n".to_owned(),
        "| Treasure | Tokens with 2 players | 3 players | 4 players |\n|---|---|---|---|"
            .to_owned(),
    ];
    for kind in items(edition, "treasure_kind")? {
        let kind = kind?;
        let (english, german) = (text(kind, "name_en")?, text(kind, "name_de")?);
        let names = names(english, german, text(kind, "id")?);
        lines.push(format!("| {names} | {tokens} |"));
    }
    let sets = texts(treasure, "set_glory")?;
    lines.push(format!(
        "\nA set of one, two, three … different treasures is worth {} glory. How we know: {}.",
        sets.get(1..).unwrap_or_default().join(", "),
        text(treasure, "provenance")?
    ));
    Ok(lines)
}

/// How many circles stand in a row of the table.
const CIRCLES: usize = 10;

fn track(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let track = table(edition, "sailing_track")?;
    let mut lines = vec![
        "## Sailing track\n".to_owned(),
        format!(
            "The marker starts on circle {} and moves on by circles, not by points. How we know: both ends: {}; values \
             between: {}.\n",
            number(track, "start_index")?,
            text(track, "provenance_ends")?,
            text(track, "provenance_values")?
        ),
        "| Circles | Values |\n|---|---|".to_owned(),
    ];
    for (row, values) in texts(track, "values")?.chunks(CIRCLES).enumerate() {
        let first = row * CIRCLES;
        let last = first + values.len() - 1;
        lines.push(format!("| {first} to {last} | {} |", values.join(", ")));
    }
    let sunk = number(track, "sunk_index")?;
    lines.push(format!("| {sunk} | sunk (gesunken) |"));
    Ok(lines)
}

fn bonuses(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let sea = table(edition, "sea")?;
    let mut lines = vec![
        "## Compass and Home\n".to_owned(),
        "| Bonus | Sea space | Glory, first ship to fourth |\n|---|---|---|".to_owned(),
    ];
    for (english, german, id) in [
        ("Compass", "Kompass", "compass"),
        ("Home", "Heimathafen", "home"),
    ] {
        let names = names(english, german, id);
        let space = number(sea, id)?;
        let glory = texts(sea, &format!("{id}_bonus"))?.join(", ");
        lines.push(format!("| {names} | s{space} | {glory} |"));
    }
    Ok(lines)
}

fn wrecks(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let wrecks = table(edition, "wrecks")?;
    let tokens = texts(wrecks, "tokens")?;
    let spaces = texts(table(edition, "sea")?, "wrecks")?;
    let mut lines = vec![
        "## Wreck tokens\n".to_owned(),
        format!(
            "Tokens: {}, in stacks of {} on s{}. How we know: {}.\n",
            tokens.len(),
            number(wrecks, "stack_size")?,
            spaces.join(" and s"),
            text(wrecks, "provenance")?
        ),
        "| Value | Tokens |\n|---|---|".to_owned(),
    ];
    let values: BTreeSet<&str> = tokens.iter().copied().collect();
    for value in values {
        let copies = tokens.iter().filter(|&&token| token == value).count();
        lines.push(format!("| {value} | {copies} |"));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDITION: &str = include_str!("glory/example.toml");

    /// Whether the page of the example holds these lines, one after the other.
    #[track_caller]
    fn holds(lines: &str) {
        let page = page(EDITION).unwrap();
        assert!(page.contains(lines), "{lines}\n{page}");
    }

    #[test]
    fn boards_are_drawn_cell_by_cell() {
        holds(
            "| | 1 | 2 |\n|---|---|---|\n| **1** | **A** barrel | **A** chest |\n| **2** | **B** pirate field | **A** barrel |\n",
        );
        holds("| **1** | **A** barrel | **A** chest |\n| **2** | **B** pirate field | storm |\n");
    }

    #[test]
    fn islands_have_sizes_and_prizes_on_both_sides() {
        holds("| **Rock**<br>*Fels*<br>`A` | 3 | 4, 2 | 2 | 1 |");
        holds("| **Cay**<br>*Riff*<br>`B` | 1 | 7 | 1 | 7 |");
    }

    #[test]
    fn cards_have_costs_dots_and_a_letter_where_a_value_comes_twice() {
        holds(
            "| `red-1` | 1 | 1 | ●●● | <small>rulebook: value<br>derived: cost<br>the rest reconstructed</small> |",
        );
        holds(
            "| `red-3a` | 3 | 4 | ○○ | <small>rulebook: value, cost, dots</small> |\n| `red-3b` | 3 | 4 | ● |",
        );
        holds("| `blue-3` | 3 | 4 | ●● |");
    }

    #[test]
    fn specials_say_what_they_cost_in_both_languages() {
        holds("| 1 | **Back**<br>*Zurück*<br>`return_cards` | nothing | Home.<br>*Heim.* |");
        holds(
            "| 3 | **Two**<br>*Zwei*<br>`second_pirate` | 1 barrel or 2 sailing spaces | More.<br>*Mehr.* |",
        );
    }

    #[test]
    fn what_is_small_stands_below() {
        holds(
            "| **Ruby**<br>*Rubin*<br>`ruby` | 6 | 6 | 7 |\n\nA set of one, two, three … different treasures is worth 1, 3 glory.",
        );
        holds(
            "| 0 to 9 | 9, 8, 7, 6, 5, 4, 3, 2, 1, 0 |\n| 10 to 11 | -1, -3 |\n| 12 | sunk (gesunken) |",
        );
        holds("| **Compass**<br>*Kompass*<br>`compass` | s12 | 4, 2 |");
        holds(
            "Tokens: 3, in stacks of 2 on s6 and s18. How we know: rulebook.\n\n| Value | Tokens |\n|---|---|\n| 1 | 2 |\n| 4 | 1 |\n",
        );
    }

    /// What is wrong with the edition after a change.
    #[track_caller]
    fn check(from: &str, to: &str, expected: &str) {
        let error = page(&EDITION.replace(from, to)).unwrap_err();
        assert_eq!(format!("{error:#}"), expected);
    }

    #[test]
    fn what_is_odd_or_missing_is_named() {
        check("\"PB\"", "\"PX\"", "front: X is no icon");
        check("\"PB\"", "\"P\"", "front: row 2 has 2 islands and 1 icons");
        check(
            "letter = \"B\"",
            "letter = \"C\"",
            "front: island B has no name",
        );
        check("s3 = ", "s4 = ", "Rock: no list s3");
        check(
            "value = 1\nname_en",
            "value = 2\nname_en",
            "special 2: no text v2",
        );
        check("dots = 3", "", "card 0: no number dots");
    }
}
