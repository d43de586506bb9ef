//! The characters of Foggy Island, and its weather cards.

mod token;

use anyhow::{Context, Result, bail};
use toml::de::DeTable;

use self::token::Token;
use super::read::{flag, items, number, table, text};
use super::{copies, names, words};

/// A class of characters.
struct Section {
    class: &'static str,
    title: &'static str,
    about: &'static str,
}

const SECTIONS: [Section; 2] = [
    Section {
        class: "basic",
        title: "Basic characters",
        about: "Every side starts with these, in every mode.",
    },
    Section {
        class: "mercenary",
        title: "Mercenaries",
        about: "They are hired between the rounds, in the quick game also before the first: pay the cost in coins, and give up \
                one basic token of the kind that it replaces.",
    },
];

const OPENING: &str = "\
# Characters of Foggy Island

Names, copies, colours and abilities are certain: they stand in the rulebook. (That Prairie Dog and Hippo are neutral
follows from it; that the Chameleon begins in its owner's colour is our ruling.) What mercenaries cost, what they replace
and the mix of the weather cards stood only in pictures that we do not have; these are *reconstructed*, and an owner of
the box can [type in the printed ones](../editions.md#foggy-island-typing-in-your-figures). The texts are ours in any
case; the [rules](../rules/foggy-island.md) say exactly what an ability means.

Names and texts stand here in English and German. *Own colour* (eigene Farbe) builds the lines of its owner, a *spy* (Spion)
those of the enemy, a *neutral* token (neutral) breaks every line. Copies are for each side. In foggy weather tokens may lie
face down (verdeckt), and most abilities sleep then. The kinds stand in the order of the edition file, which is the order of
their numbers.
";

/// The page for an edition file.
pub(super) fn page(edition: &str) -> Result<String> {
    let edition = DeTable::parse(edition)?;
    let edition = edition.get_ref();
    let mut tokens = Vec::new();
    for (kind, table) in items(edition, "token")?.enumerate() {
        tokens.push(Token::read(table?).with_context(|| format!("token {kind}"))?);
    }
    if let Some(token) = tokens.iter().find(|token| !has_section(token)) {
        bail!("{} is of no known class: {}", token.id, token.class);
    }

    let mut lines = vec![OPENING.to_owned()];
    for section in &SECTIONS {
        lines.extend(section.lines(&tokens)?);
    }
    lines.extend(weather(edition)?);
    Ok(lines.join("\n") + "\n")
}

fn has_section(token: &Token<'_>) -> bool {
    SECTIONS.iter().any(|section| section.class == token.class)
}

impl Section {
    fn lines(&self, all: &[Token<'_>]) -> Result<Vec<String>> {
        let of_class = all.iter().filter(|token| token.class == self.class);
        let tokens: Vec<&Token<'_>> = of_class.collect();
        let mut lines = vec![
            format!("## {}\n", self.title),
            format!("{} {}\n", self.about, sums(&tokens)),
            "| Character | In numbers | What it does | How we know |\n|---|---|---|---|".to_owned(),
        ];
        for token in tokens {
            lines.push(row(token, all).with_context(|| token.id.to_owned())?);
        }
        lines.push(String::new());
        Ok(lines)
    }
}

/// How many there are, and what all of them cost if they are hired.
fn sums(tokens: &[&Token<'_>]) -> String {
    let count: u32 = tokens.iter().map(|token| token.count).sum();
    let count = format!("Tokens of a side: {count}; kinds: {}.", tokens.len());
    match tokens.iter().map(|token| token.count * token.cost()).sum() {
        0_u32 => count,
        cost => format!("{count} All of them together cost {cost} coins."),
    }
}

fn row(token: &Token<'_>, all: &[Token<'_>]) -> Result<String> {
    let mut numbers = vec![copies(token.count), token.colour()?.to_owned()];
    if token.is_hired() {
        numbers.push(format!("costs {}", token.cost()));
        numbers.push(format!("replaces {}", token.replaced(all)?));
    }
    numbers.push(token.face_down().to_owned());
    Ok(format!(
        "| {} | {} | {} | <small>{}</small> |",
        names(token.name_en, token.name_de, token.id),
        numbers.join("<br>"),
        words(token.table)?,
        token.provenance()?
    ))
}

fn weather(edition: &DeTable<'_>) -> Result<Vec<String>> {
    let weather = table(edition, "weather")?;
    let cards = number(weather, "cards")?;
    let drawn = number(weather, "drawn_by_second_player")?;
    let known = text(weather, "mix_provenance")?;
    let mut lines = vec![
        "## Weather cards\n".to_owned(),
        format!(
            "Cards: {cards}. Before a round its second player draws {drawn} and keeps one. How many there are of each: {known}.\n"
        ),
        "| Weather | Cards | Map | Tokens |\n|---|---|---|---|".to_owned(),
    ];
    for kind in items(weather, "kind")? {
        lines.push(weather_row(kind?)?);
    }
    Ok(lines)
}

fn weather_row(kind: &DeTable<'_>) -> Result<String> {
    let id = text(kind, "id")?;
    let (english, german) = match id {
        "sunny" => ("Sunny", "sonnig"),
        "cloudy" => ("Cloudy", "bewölkt"),
        "foggy" => ("Foggy", "neblig"),
        _ => bail!("{id} is no known weather"),
    };
    let map = if flag(kind, "fog_boards")? {
        "fog over three quarters"
    } else {
        "open"
    };
    let tokens = if flag(kind, "face_down")? {
        "face down; mercenaries also face up"
    } else {
        "face up"
    };
    let count = number(kind, "count")?;
    Ok(format!(
        "| {} | {count} | {map} | {tokens} |",
        names(english, german, id)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDITION: &str = r#"
        [weather]
        cards = 3
        drawn_by_second_player = 2
        mix_provenance = "reconstructed"
        [[weather.kind]]
        id = "sunny"
        count = 1
        fog_boards = false
        face_down = false
        [[weather.kind]]
        id = "foggy"
        count = 2
        fog_boards = true
        face_down = true
        [[token]]
        id = "wolf"
        class = "basic"
        side = "own"
        count = 9
        name_en = "Wolf"
        name_de = "Wolf"
        text_en = "Builds."
        text_de = "Baut."
        provenance = "rulebook"
        [[token]]
        id = "crow"
        class = "mercenary"
        side = "enemy"
        count = 2
        ability = "score_half_to_owner"
        works_face_down = true
        cost = 7
        replaces = ["wolf"]
        name_en = "Crow"
        name_de = "Krähe"
        text_en = "Steals."
        text_de = "Stiehlt."
        provenance = "rulebook"
        cost_provenance = "reconstructed"
        replaces_provenance = "reconstructed"
        [[token]]
        id = "hippo"
        class = "mercenary"
        side = "neutral"
        count = 1
        ability = "two_tiles_until_next_turn"
        cost = 4
        replaces = ["wolf"]
        name_en = "Hippo"
        name_de = "Nilpferd"
        text_en = "Lies."
        text_de = "Liegt."
        provenance = "rulebook"
        cost_provenance = "rulebook"
        replaces_provenance = "reconstructed"
    "#;

    #[test]
    fn every_character_has_a_row_in_the_table_of_its_class() {
        let page = page(EDITION).unwrap();
        for line in [
            "Every side starts with these, in every mode. Tokens of a side: 9; kinds: 1.",
            "| **Wolf**<br>*Wolf*<br>`wolf` | 9 copies<br>own colour<br>no ability | Builds.<br>*Baut.* | <small>rulebook</small> |",
            "| **Crow**<br>*Krähe*<br>`crow` | 2 copies<br>spy<br>costs 7<br>replaces Wolf<br>works face down | Steals.<br>*Stiehlt.* | <small>rulebook: name, copies, colour, ability<br>the rest reconstructed</small> |",
            "| **Hippo**<br>*Nilpferd*<br>`hippo` | 1 copy<br>neutral<br>costs 4<br>replaces Wolf<br>sleeps face down | Lies.<br>*Liegt.* | <small>rulebook: name, copies, colour, ability, cost<br>the rest reconstructed</small> |",
        ] {
            assert!(page.lines().any(|known| known == line), "{line}\n{page}");
        }
        assert!(
            page.contains("Tokens of a side: 3; kinds: 2. All of them together cost 18 coins.")
        );
    }

    #[test]
    fn the_weather_cards_stand_below() {
        let page = page(EDITION).unwrap();
        let weather = page.split_once("## Weather cards\n\n").unwrap().1;
        assert_eq!(
            weather,
            "Cards: 3. Before a round its second player draws 2 and keeps one. How many there are of each: reconstructed.\n\n\
             | Weather | Cards | Map | Tokens |\n|---|---|---|---|\n\
             | **Sunny**<br>*sonnig*<br>`sunny` | 1 | open | face up |\n\
             | **Foggy**<br>*neblig*<br>`foggy` | 2 | fog over three quarters | face down; mercenaries also face up |\n"
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
        check("\"basic\"", "\"tame\"", "wolf is of no known class: tame");
        check("name_de = \"Krähe\"", "", "token 1: no text name_de");
        check(
            "[\"wolf\"]",
            "[\"dog\"]",
            "crow: no character dog to replace",
        );
        check("\"enemy\"", "\"green\"", "crow: green is no side");
        check("\"sunny\"", "\"windy\"", "windy is no known weather");
    }
}
