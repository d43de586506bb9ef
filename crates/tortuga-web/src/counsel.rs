//! What a hint says, in words with numbers.

use tortuga_core::Seat;
use tortuga_protocol::{Hint, Reason};
use tortuga_scene::Choice;
use tortuga_words::{Lang, feature, say};

/// A hint in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counsel {
    /// What a captain would do, as the buttons call it.
    pub would: String,
    /// The chance to win, and by how much it is greater than after the next best.
    pub chance: String,
    /// What speaks for it, or against it.
    pub reasons: Vec<String>,
    /// How the game may go on, in notation.
    pub line: Option<String>,
}

/// Puts a hint into words; `names` are those of the seats, `choices` what the
/// viewer may do.
pub fn counsel(
    lang: Lang,
    game: &str,
    names: &[String],
    choices: &[Choice],
    hint: &Hint,
) -> Counsel {
    let same = |choice: &&Choice| choice.notation == hint.action;
    let choice = choices.iter().find(same);
    let what = choice.map_or(&hint.action, |choice| &choice.label);
    let reasons = hint.reasons.iter();
    Counsel {
        would: say(lang, "hint-would", &[("what", what.clone().into())]),
        chance: chance(lang, hint),
        reasons: reasons
            .filter_map(|reason| why(lang, game, reason))
            .collect(),
        line: line(lang, names, hint),
    }
}

/// What is expected after the advised action.
fn line(lang: Lang, names: &[String], hint: &Hint) -> Option<String> {
    let step = |(seat, action): &(Seat, String)| {
        let name = names.get(seat.index())?;
        Some(format!("{name}: {action}"))
    };
    let steps: Vec<String> = hint.line.iter().skip(1).filter_map(step).collect();
    let line = steps.join("; ");
    (!steps.is_empty()).then(|| say(lang, "hint-line", &[("line", line.into())]))
}

fn chance(lang: Lang, hint: &Hint) -> String {
    let hundredths = (hint.chance + 5) / 10;
    let chance = say(lang, "hint-chance", &[("chance", hundredths.into())]);
    let margin = hint.next.map(|next| hint.chance.saturating_sub(next));
    match margin {
        None => chance,
        Some(0) => format!("{chance} {}", say(lang, "hint-close", &[])),
        Some(margin) => {
            let points = tenths(lang, margin.into());
            let margin = say(lang, "hint-margin", &[("points", points.into())]);
            format!("{chance} {margin}")
        }
    }
}

/// A reason with its number; none if it makes no difference that people would see.
fn why(lang: Lang, game: &str, reason: &Reason) -> Option<String> {
    let size = (reason.points.unsigned_abs() + 5) / 10;
    let key = match reason.points {
        _ if size == 0 => return None,
        ..=0 => "hint-reason-less",
        1.. => "hint-reason-more",
    };
    let feature = feature(lang, game, &reason.feature);
    let points = tenths(lang, size);
    let args = [("feature", feature.into()), ("points", points.into())];
    Some(say(lang, key, &args))
}

/// A number of tenths, as the language writes it.
fn tenths(lang: Lang, number: u32) -> String {
    let point = match lang {
        Lang::En => '.',
        Lang::De => ',',
    };
    format!("{}{point}{}", number / 10, number % 10)
}

#[cfg(test)]
mod tests {
    use tortuga_core::Rules;
    use tortuga_games::{GAMES, Visitor, with_game};

    use super::*;

    fn hint(next: Option<u16>, points: &[i32]) -> Hint {
        let reason = |&points: &i32| Reason {
            feature: "coins".to_owned(),
            points,
        };
        Hint {
            picture: 1,
            action: "bid Y".to_owned(),
            chance: 631,
            next,
            candidates: Vec::new(),
            line: Vec::new(),
            reasons: points.iter().map(reason).collect(),
        }
    }

    fn said(lang: Lang, hint: &Hint) -> Counsel {
        counsel(lang, "grog-island", &[], &[], hint)
    }

    #[test]
    fn the_margin_is_told_in_percentage_points() {
        let chance = |lang, next| said(lang, &hint(next, &[])).chance;
        assert_eq!(
            chance(Lang::En, Some(589)),
            "Chance to win: 63 %. 4.2 percentage points more than after the next best."
        );
        assert_eq!(
            chance(Lang::De, Some(640)),
            "Gewinnchance: 63 %. Das Nächstbeste ist etwa genauso gut."
        );
        assert_eq!(chance(Lang::De, None), "Gewinnchance: 63 %.");
    }

    #[test]
    fn reasons_have_their_numbers() {
        let both = hint(None, &[125, -60, 4]);
        assert_eq!(
            said(Lang::En, &both).reasons,
            [
                "Coins: 1.3 points better than after the next best.",
                "Coins: 0.6 points worse than after the next best.",
            ]
        );
        assert_eq!(
            said(Lang::De, &both).reasons[0],
            "Münzen: 1,3 Punkte besser als nach dem Nächstbesten."
        );
    }

    #[test]
    fn an_action_is_called_what_its_button_is_called() {
        let choice = Choice {
            number: 0,
            notation: "bid Y".to_owned(),
            verb: "bid",
            label: "Bid 4: Yellow".to_owned(),
            amount: None,
            outcome: String::new(),
            about: String::new(),
        };
        let would = |choices: &[Choice]| {
            let hint = hint(None, &[]);
            counsel(Lang::En, "grog-island", &[], choices, &hint).would
        };
        assert_eq!(would(&[choice]), "A captain would: Bid 4: Yellow");
        assert_eq!(would(&[]), "A captain would: bid Y");
    }

    #[test]
    fn what_comes_next_is_told_with_names() {
        let names = ["Mara", "Ole"].map(str::to_owned);
        let steps = [(0, "bid Y"), (1, "pass"), (0, "pay")];
        let mut hint = hint(None, &[]);
        let mut expect = |steps: &[(u8, &str)]| {
            let step = |&(seat, action): &(u8, &str)| (Seat(seat), action.to_owned());
            hint.line = steps.iter().map(step).collect();
            counsel(Lang::En, "grog-island", &names, &[], &hint).line
        };
        let told = "It may go on like this: Ole: pass; Mara: pay";
        assert_eq!(expect(&steps).as_deref(), Some(told));
        assert_eq!(expect(&steps[..1]), None);
    }

    /// The features of a game.
    struct Features;

    impl Visitor for Features {
        type Output = &'static [&'static str];

        fn visit<G: Rules>(self) -> Self::Output {
            G::FEATURES
        }
    }

    #[test]
    fn every_feature_of_every_game_has_words() {
        for game in GAMES {
            let features = with_game(game, Features).unwrap();
            assert!(!features.is_empty());
            for key in features {
                for lang in Lang::ALL {
                    let words = feature(lang, game, key);
                    assert!(!words.starts_with('['), "{words} has no words in {lang}");
                }
            }
        }
    }
}
