//! A game that an address asks for: `/here/new?game=groo&seats=2&person=Mara&bot=novice`.

use tortuga_solo::{Setting, Sitting};

use crate::setup::seats;

/// Reads the query of an address. Everybody at the table stands in it in seat order;
/// whatever is neither the game nor a player is an option.
pub fn wish(query: &str) -> Setting {
    let mut setting = Setting {
        game: String::new(),
        options: [].into(),
        sitters: Vec::new(),
    };
    let pairs = query.trim_start_matches('?').split('&');
    for (key, value) in pairs.filter_map(|pair| pair.split_once('=')) {
        let value = decoded(value);
        match key {
            "game" => setting.game = value,
            "person" => setting.sitters.push(Sitting::Person(value)),
            "bot" => {
                let level = value.parse().unwrap_or_default();
                setting.sitters.push(Sitting::Bot(level));
            }
            _ => drop(setting.options.insert(decoded(key), value)),
        }
    }
    setting
}

/// The same with a full table: seats that are left have bots of the last level that
/// was named.
pub fn filled(mut setting: Setting) -> Setting {
    let level = setting
        .sitters
        .iter()
        .rev()
        .find_map(|sitting| match sitting {
            Sitting::Bot(level) => Some(*level),
            Sitting::Person(_) => None,
        });
    let seats = seats(&setting.game, &setting.options).unwrap_or_default();
    if let Some(level) = level
        && setting.sitters.len() < usize::from(seats)
    {
        setting.sitters.resize(seats.into(), Sitting::Bot(level));
    }
    setting
}

/// The same written as a query.
pub fn query(setting: &Setting) -> String {
    let pair = |key: &str, value: &str| format!("{}={}", encoded(key), encoded(value));
    let sitter = |sitting: &Sitting| match sitting {
        Sitting::Person(name) => pair("person", name),
        Sitting::Bot(level) => pair("bot", level.name()),
    };
    let game = [pair("game", &setting.game)].into_iter();
    let options = setting.options.iter().map(|(key, value)| pair(key, value));
    let sitters = setting.sitters.iter().map(sitter);
    let pairs: Vec<String> = game.chain(options).chain(sitters).collect();
    format!("?{}", pairs.join("&"))
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digits = [rest.next(), rest.next()].map(|digit| digit.map(char::from));
                let value = digits.map(|digit| digit.and_then(|digit| digit.to_digit(16)));
                match value {
                    [Some(high), Some(low)] => u8::try_from(16 * high + low).unwrap_or(b'?'),
                    _ => b'?',
                }
            }
            byte => byte,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn encoded(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use tortuga_protocol::Level;

    use super::*;

    #[test]
    fn a_wish_is_read_as_it_is_written() {
        let setting = Setting {
            game: "grog-island".to_owned(),
            options: [("seats".to_owned(), "3".to_owned())].into(),
            sitters: vec![
                Sitting::Person("Jörg & Ann".to_owned()),
                Sitting::Bot(Level::Captain),
                Sitting::Person("Mara".to_owned()),
            ],
        };
        assert_eq!(wish(&query(&setting)), setting);
    }

    #[test]
    fn whatever_stands_there_is_read_somehow() {
        let setting = wish("?game=groo&person=A+B%&bot=parrot&&x");
        assert_eq!(setting.game, "groo");
        let sitters = [
            Sitting::Person("A B?".to_owned()),
            Sitting::Bot(Level::default()),
        ];
        assert_eq!(setting.sitters, sitters);
    }

    #[test]
    fn bots_like_the_last_one_take_the_seats_that_are_left() {
        let sitters = |query: &str| filled(wish(query)).sitters;
        let bot = Sitting::Bot(Level::Sailor);
        let mara = Sitting::Person("Mara".to_owned());
        let begun = sitters("?game=groo&person=Mara&bot=novice&bot=sailor");
        let all = [mara.clone(), Sitting::Bot(Level::Novice), bot.clone(), bot];
        assert_eq!(begun, all);
        // Nobody said which bots, or there is no such game: whoever begins it says so.
        assert_eq!(
            sitters("?game=groo&person=Mara"),
            std::slice::from_ref(&mara)
        );
        assert_eq!(sitters("?game=rum&person=Mara"), [mara]);
    }
}
