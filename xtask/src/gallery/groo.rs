//! The cards of GROO, and its dice.

mod card;

use anyhow::{Context, Result, bail};
use toml::de::DeTable;

use self::card::Card;
use super::read::{items, number, table, text, texts};
use super::{copies, names};

/// A type of cards, and what is printed on them besides name and effect.
struct Section {
    card_type: &'static str,
    title: &'static str,
    about: &'static str,
    numbers: &'static [Print],
}

#[derive(Clone, Copy)]
enum Print {
    Cost,
    VictoryPoints,
    BattleValue,
    Timing,
}

const SECTIONS: [Section; 5] = [
    Section {
        card_type: "building",
        title: "Buildings",
        about: "Orange. They stand in your town. VP count at once, effects from the next turn on.",
        numbers: &[Print::Cost, Print::VictoryPoints],
    },
    Section {
        card_type: "troop",
        title: "Troops",
        about: "Green. They stand in your army, and their effects work at once. A Troop that fought is discarded.",
        numbers: &[Print::Cost, Print::BattleValue],
    },
    Section {
        card_type: "groo_effect",
        title: "Groo Effects",
        about: "Yellow. Played when you use the dice; they hit the town where Groo is.",
        numbers: &[Print::Cost],
    },
    Section {
        card_type: "wild",
        title: "Wild cards",
        about: "Red. They cost nothing. Timing: `any` is at your own main decisions and in all response windows but \
                Counter, `battle` in the Battle window, `pool` while you use the dice, `counter` in the Counter window.",
        numbers: &[Print::Timing],
    },
    Section {
        card_type: "event",
        title: "Events",
        about: "Blue. They act as soon as they are drawn.",
        numbers: &[],
    },
];

const OPENING: &str = "\
# Cards of GROO: The Game

The printed list of the cards is lost. Only what the last column gives to the *rulebook* is certain; an address in it is the
page on the web that told us something, *derived* follows from what is known, and *reconstructed* is our own filling.
Names and texts stand here in English and German; the texts are ours in any case. The [rules](../rules/groo.md) say
exactly what an effect means, and an owner of the box can [type in the printed deck](../editions.md#groo-typing-in-your-deck).

Costs: K Kopins, S Supplies (Vorrat), L Labor (Arbeit), G Groo heads (Groo-Köpfe). VP are victory points (Siegpunkte), BV
is the battle value (Kampfwert). The kinds stand in the order of the edition file, which is the order of their numbers.
";

/// The page for an edition file.
pub(super) fn page(edition: &str) -> Result<String> {
    let edition = DeTable::parse(edition)?;
    let edition = edition.get_ref();
    let mut cards = Vec::new();
    for (kind, table) in items(edition, "card")?.enumerate() {
        cards.push(Card::read(table?).with_context(|| format!("card {kind}"))?);
    }
    if let Some(card) = cards.iter().find(|card| !has_section(card)) {
        bail!("{} is of no known type: {}", card.id, card.type_word);
    }

    let mut lines = vec![OPENING.to_owned()];
    for section in &SECTIONS {
        lines.extend(section.lines(&cards)?);
    }
    lines.extend(dice(edition)?);
    Ok(lines.join("\n") + "\n")
}

fn has_section(card: &Card<'_>) -> bool {
    let mut types = SECTIONS.iter().map(|section| section.card_type);
    types.any(|known| known == card.type_word)
}

impl Section {
    fn lines(&self, cards: &[Card<'_>]) -> Result<Vec<String>> {
        let of_type = |card: &&Card<'_>| card.type_word == self.card_type;
        let cards: Vec<&Card<'_>> = cards.iter().filter(of_type).collect();
        let all: u32 = cards.iter().map(|card| card.count).sum();
        let sum = format!("Cards in the deck: {all}; kinds: {}.", cards.len());

        let mut lines = vec![
            format!("## {}\n", self.title),
            format!("{} {sum}\n", self.about),
            "| Card | In numbers | Effect | How we know |\n|---|---|---|---|".to_owned(),
        ];
        for card in cards {
            lines.push(self.row(card).with_context(|| card.id.to_owned())?);
        }
        lines.push(String::new());
        Ok(lines)
    }

    fn row(&self, card: &Card<'_>) -> Result<String> {
        let mut numbers = vec![copies(card.count)];
        for print in self.numbers {
            numbers.push(print.of(card)?);
        }
        Ok(format!(
            "| {} | {} | {} | <small>{}</small> |",
            names(card.name_en, card.name_de, card.id),
            numbers.join("<br>"),
            card.words(),
            card.provenance()?
        ))
    }
}

impl Print {
    fn of(self, card: &Card<'_>) -> Result<String> {
        Ok(match self {
            Self::Cost => card.cost()?,
            Self::VictoryPoints => format!("{} VP", number(card.table, "vp")?),
            Self::BattleValue => format!("BV {}", number(card.table, "battle")?),
            Self::Timing => format!("timing `{}`", text(card.table, "timing")?),
        })
    }
}

/// What stands on the dice; dice with equal faces share a row.
fn dice(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let mut equal: Vec<(usize, String)> = Vec::new();
    for die in items(edition, "raw_die")? {
        let faces = texts(die?, "faces")?.join(", ");
        match equal.iter_mut().find(|(_, known)| *known == faces) {
            Some((count, _)) => *count += 1,
            None => equal.push((1, faces)),
        }
    }
    let moves = texts(table(edition, "movement_die")?, "faces")?;
    let moves: Vec<String> = moves.into_iter().map(direction).collect();

    let mut lines = vec!["## Dice\n\n| Number | Die | Faces |\n|---|---|---|".to_owned()];
    let rows = equal.into_iter();
    lines.extend(rows.map(|(count, faces)| format!("| {count} | raw material | {faces} |")));
    lines.push(format!("| 1 | movement | {} |", moves.join(", ")));
    Ok(lines)
}

/// A face of the movement die in words; left is positive.
fn direction(steps: &str) -> String {
    match steps.strip_prefix('-') {
        Some(right) => format!("{right} to the right"),
        None if steps == "0" => "Rufferto".to_owned(),
        None => format!("{steps} to the left"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: &str = r#"
        [[raw_die]]
        faces = ["labor", "groo"]
        [[raw_die]]
        faces = ["labor", "groo"]
        [[raw_die]]
        faces = ["kopins"]
        [movement_die]
        faces = [0, 1, -2]
        [[card]]
        id = "mill"
        type = "building"
        count = 2
        name_en = "Mill"
        name_de = "Mühle"
        cost = { labor = 2, kopins = 1 }
        vp = 1
        text_en = "Grinds."
        text_de = "Mahlt."
        provenance = { name = "rulebook", cost = "reconstructed", value = "reconstructed", effect = "reconstructed", count = "reconstructed" }
        [[card]]
        id = "shout"
        type = "wild"
        count = 1
        name_en = "Shout"
        name_de = "Ruf"
        timing = "battle"
        text_en = ""
        text_de = ""
        provenance = { name = "reconstructed", cost = "derived", value = "none", effect = "reconstructed", count = "reconstructed" }
    "#;

    #[test]
    fn every_card_has_a_row_in_the_table_of_its_type() {
        let page = page(DECK).unwrap();
        for line in [
            "Orange. They stand in your town. VP count at once, effects from the next turn on. Cards in the deck: 2; kinds: 1.",
            "| **Mill**<br>*Mühle*<br>`mill` | 2 copies<br>1K+2L<br>1 VP | Grinds.<br>*Mahlt.* | <small>rulebook: name<br>the rest reconstructed</small> |",
            "| **Shout**<br>*Ruf*<br>`shout` | 1 copy<br>timing `battle` | no text | <small>derived: no cost<br>the rest reconstructed</small> |",
        ] {
            assert!(page.lines().any(|known| known == line), "{line}\n{page}");
        }
    }

    #[test]
    fn equal_dice_share_a_row() {
        let page = page(DECK).unwrap();
        let dice = page.split_once("|---|---|---|\n| 2 |").unwrap().1;
        assert_eq!(
            dice,
            " raw material | labor, groo |\n| 1 | raw material | kopins |\n\
             | 1 | movement | Rufferto, 1 to the left, 2 to the right |\n"
        );
    }

    #[test]
    fn no_card_is_left_out() {
        let odd = DECK.replace("\"wild\"", "\"tame\"");
        assert_eq!(
            page(&odd).unwrap_err().to_string(),
            "shout is of no known type: tame"
        );
    }

    #[test]
    fn what_is_missing_is_named() {
        let lost = DECK.replace("name_de = \"Ruf\"", "");
        assert_eq!(
            format!("{:#}", page(&lost).unwrap_err()),
            "card 1: no text name_de"
        );
    }
}
