//! `tortuga rules`: what a rule says.

use tortuga_games::GAMES;

use crate::args::RulesArgs;
use crate::output::{Failure, Output};

/// Prints one rule, the rules of a chapter, or all rules of a game.
pub(crate) fn run(args: &RulesArgs, output: &mut Output) -> Result<(), Failure> {
    let wanted = args.what.trim();
    if let Some(text) = tortuga_words::rule(wanted) {
        return output.line(format!("{}  {text}", wanted.to_ascii_uppercase()));
    }
    let found = found(wanted);
    if found.is_empty() {
        return Err(unknown(wanted));
    }
    let mut found = found.into_iter();
    found.try_for_each(|(id, text)| output.line(format!("{id}  {text}\n")))
}

/// All rules of a game, or of a chapter. A game may be called like the
/// beginning of its rules; its rules are found once.
fn found(wanted: &str) -> Vec<(&'static str, &'static str)> {
    let of_game: Vec<_> = tortuga_words::rules_of(&wanted.to_ascii_lowercase()).collect();
    if !of_game.is_empty() {
        return of_game;
    }
    let chapter = format!("{}-", wanted.to_ascii_uppercase());
    let all = GAMES.iter().flat_map(|game| tortuga_words::rules_of(game));
    all.filter(|(id, _)| id.starts_with(&chapter)).collect()
}

fn unknown(wanted: &str) -> Failure {
    let near = match tortuga_words::closest(wanted)[..] {
        [] => String::new(),
        ref near => format!("; near it: {}", near.join(", ")),
    };
    let games = GAMES.join(", tortuga rules ");
    Failure::BadInput(format!(
        "there is no rule {wanted:?}{near}\nall rules of a game: tortuga rules {games}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_a_game_is_found_once() {
        for game in GAMES {
            let rules = found(game);
            let mut ids: Vec<&str> = rules.iter().map(|(id, _)| *id).collect();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), rules.len(), "{game}");
            assert_eq!(ids.len(), tortuga_words::rules_of(game).count(), "{game}");
        }
    }

    #[test]
    fn a_chapter_is_a_part_of_its_game() {
        let chapter = found("groo-wild");
        assert!(chapter.iter().all(|(id, _)| id.starts_with("GROO-WILD-")));
        assert!(!chapter.is_empty() && chapter.len() < found("groo").len());
        assert!(found("GROO").len() == found("groo").len() && found("rum").is_empty());
    }
}
