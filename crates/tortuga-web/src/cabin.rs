//! The list of games that are played in the page and kept in the browser.

use serde::{Deserialize, Serialize};

/// No browser keeps more games; the oldest goes first, those that are over before
/// all others.
const MOST: usize = 40;

/// A game in the browser, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The name in its link: `/here/ID`.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Everybody's name, in seat order.
    pub names: Vec<String>,
    /// So many of them are people.
    pub people: usize,
    /// It has ended.
    pub over: bool,
    /// When something last happened, in milliseconds since 1970.
    pub touched: i64,
}

/// Reads the list; whatever is no list is an empty one.
pub fn read(text: Option<&str>) -> Vec<SavedGame> {
    text.and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default()
}

/// The list as text.
pub fn write(games: &[SavedGame]) -> String {
    serde_json::to_string(games).unwrap_or_default()
}

/// Puts a game on top of the list, and gives those that there is no room for.
pub fn put(games: &mut Vec<SavedGame>, game: SavedGame) -> Vec<SavedGame> {
    games.retain(|one| one.id != game.id);
    games.insert(0, game);
    let mut gone = Vec::new();
    while games.len() > MOST {
        let over = games.iter().rposition(|one| one.over);
        gone.push(games.remove(over.unwrap_or(games.len() - 1)));
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: usize, over: bool) -> SavedGame {
        SavedGame {
            id: format!("g{id}"),
            game: "groo".to_owned(),
            names: vec!["Mara".to_owned(), "Calico".to_owned()],
            people: 1,
            over,
            touched: 0,
        }
    }

    #[test]
    fn the_last_one_is_on_top_and_there_once() {
        let mut games = Vec::new();
        for id in [1, 2, 1] {
            assert_eq!(put(&mut games, game(id, false)), []);
        }
        let ids: Vec<&str> = games.iter().map(|one| one.id.as_str()).collect();
        assert_eq!(ids, ["g1", "g2"]);
        assert_eq!(read(Some(&write(&games))), games);
        assert_eq!(read(Some("rum")), []);
        assert_eq!(read(None), []);
    }

    #[test]
    fn what_is_over_makes_room_first() {
        let mut games = Vec::new();
        for id in 0..MOST {
            put(&mut games, game(id, id == 30));
        }
        let gone = put(&mut games, game(99, false));
        assert_eq!(gone, [game(30, true)]);
        let gone = put(&mut games, game(100, false));
        assert_eq!(gone, [game(0, false)]);
        assert_eq!(games.len(), MOST);
    }
}
