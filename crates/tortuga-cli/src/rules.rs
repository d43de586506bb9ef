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
    let chapter = format!("{}-", wanted.to_ascii_uppercase());
    let all = GAMES.iter().flat_map(|game| tortuga_words::rules_of(game));
    let of_chapter = all.filter(|(id, _)| id.starts_with(&chapter));
    let mut found = tortuga_words::rules_of(wanted).chain(of_chapter).peekable();
    if found.peek().is_none() {
        return Err(unknown(wanted));
    }
    found.try_for_each(|(id, text)| output.line(format!("{id}  {text}\n")))
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
