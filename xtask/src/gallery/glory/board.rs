//! The islands, and both sides of the board.

use anyhow::{Context, Result, bail, ensure};
use toml::de::DeTable;

use crate::gallery::names;
use crate::gallery::read::{items, table, text, texts};

/// The islands with their sizes and prizes.
pub(super) fn islands(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let (front, back) = (side(edition, "front")?, side(edition, "back")?);
    let prizes = table(edition, "island_scoring")?;
    let mut lines = vec![
        "## Islands\n".to_owned(),
        format!(
            "How we know: sizes: {}; shapes: {}; prizes: {}.\n",
            text(front, "provenance_sizes")?,
            text(front, "provenance_layout")?,
            text(prizes, "provenance")?
        ),
        "| Island | Size in front | Prizes there | Size on the back | Prizes there |\n|---|---|---|---|---|"
            .to_owned(),
    ];
    let prizes = table(prizes, "prizes")?;
    for island in items(edition, "island")? {
        let island = island?;
        let name = text(island, "name_en")?;
        let letter = text(island, "letter")?;
        let mut row = vec![names(name, text(island, "name_de")?, letter)];
        for side in [front, back] {
            let size = texts(side, "islands")?.concat().matches(letter).count();
            row.push(size.to_string());
            row.push(paid(prizes, size).with_context(|| name.to_owned())?);
        }
        lines.push(format!("| {} |", row.join(" | ")));
    }
    Ok(lines)
}

/// The prizes of a size, without those that are nothing. An island may be missing on a side.
fn paid(prizes: &DeTable<'_>, size: usize) -> Result<String> {
    if size == 0 {
        return Ok("-".to_owned());
    }
    let mut prizes = texts(prizes, &format!("s{size}"))?;
    prizes.retain(|&prize| prize != "0");
    Ok(prizes.join(", "))
}

/// The side without a storm.
pub(super) fn front(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let front = side(edition, "front")?;
    let known = format!("shapes and icons: {}", text(front, "provenance_layout")?);
    drawn(edition, front, "Front", &known).context("front")
}

/// The side with the storm.
pub(super) fn back(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let back = side(edition, "back")?;
    let storm = text(back, "provenance_storm")?;
    let known = format!(
        "place of the storm: {storm}; the rest: {}",
        text(back, "provenance_layout")?
    );
    drawn(edition, back, "Back", &known).context("back")
}

fn side<'a>(edition: &'a DeTable<'a>, side: &str) -> Result<&'a DeTable<'a>> {
    table(table(edition, "boards")?, side)
}

/// A side of the board as a table of cells.
fn drawn(
    edition: &DeTable<'_>,
    side: &DeTable<'_>,
    title: &str,
    known: &str,
) -> Result<Vec<String>> {
    let mut letters = Vec::new();
    for island in items(edition, "island")? {
        letters.push(text(island?, "letter")?);
    }
    let (islands, icons) = (texts(side, "islands")?, texts(side, "icons")?);
    let columns = islands.first().map_or(0, |row| row.len());
    let head: Vec<String> = (1..=columns).map(|column| column.to_string()).collect();
    let mut lines = vec![
        format!("## {title} of the board\n\nHow we know: {known}.\n"),
        format!(
            "| | {} |\n|---|{}",
            head.join(" | "),
            "---|".repeat(columns)
        ),
    ];
    for (row, (islands, icons)) in (1..).zip(islands.into_iter().zip(icons)) {
        let (here, there) = (islands.len(), icons.len());
        ensure!(
            here == there,
            "row {row} has {here} islands and {there} icons"
        );
        let cells = islands.chars().zip(icons.chars());
        let cells: Result<Vec<String>> = cells.map(|(on, icon)| cell(on, icon, &letters)).collect();
        lines.push(format!("| **{row}** | {} |", cells?.join(" | ")));
    }
    Ok(lines)
}

/// `**A** barrel`.
fn cell(island: char, icon: char, known: &[&str]) -> Result<String> {
    let icon = match icon {
        'P' => "pirate field",
        'T' => "chest",
        'B' => "barrel",
        'S' => "storm",
        _ => bail!("{icon} is no icon"),
    };
    if island == '.' {
        return Ok(icon.to_owned());
    }
    let letter = island.to_string();
    ensure!(
        known.contains(&letter.as_str()),
        "island {island} has no name"
    );
    Ok(format!("**{island}** {icon}"))
}
