//! Who plays: a style, and how long it may think.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use tortuga_bots::{Bot, Budget, Habits, Level, Style};
use tortuga_core::Rules;

/// A bot in the arena, written `STYLE[@BUDGET][+HABIT=VALUE]...`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    style: Style,
    /// None if it is the usual one.
    budget: Option<Budget>,
    /// What it does otherwise than usual, such as `horizon=20`.
    habits: Vec<String>,
}

impl Entrant {
    /// The bot itself, with the `faster`-th part of its budget. It thinks on one
    /// thread: the others are busy with other games.
    pub(crate) fn hire<G: Rules>(&self, seed: u64, faster: NonZeroU32) -> Bot<G> {
        let mut bot = Bot::new(self.style, seed);
        if let Some(budget) = self.budget(faster) {
            bot = bot.with_budget(budget);
        }
        let changed = |habits: Habits, text: &String| habits.changed(text).unwrap_or(habits);
        let habits = self.habits.iter().fold(bot.habits(), changed);
        bot.with_habits(habits)
    }

    /// What it may use for a decision where everybody gets a part of his time
    /// only; none if it does not search.
    pub(crate) fn budget(&self, faster: NonZeroU32) -> Option<Budget> {
        let budget = self.budget.or_else(|| usual(self.style))?;
        Some(budget.divided(faster.get()))
    }
}

fn usual(style: Style) -> Option<Budget> {
    match style {
        Style::Level(level) => Budget::of(level),
        Style::Plain => Budget::of(Level::Captain),
        Style::Random => None,
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let style = self.style;
        match self.budget {
            None => write!(f, "{style}")?,
            Some(Budget::Iterations(count)) => write!(f, "{style}@{count}i")?,
            Some(Budget::Time(time)) => write!(f, "{style}@{}ms", time.as_millis())?,
        }
        self.habits
            .iter()
            .try_for_each(|habit| write!(f, "+{habit}"))
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split('+');
        let text = parts.next().unwrap_or_default();
        let (style, budget) = text
            .split_once('@')
            .map_or((text, None), |(style, budget)| (style, Some(budget)));
        let style: Style = style.parse().map_err(|_| unknown(style))?;
        let budget = budget.map(read_budget).transpose()?;
        let habits: Vec<String> = parts.map(str::to_owned).collect();
        if (budget.is_some() || !habits.is_empty()) && usual(style).is_none() {
            return Err(format!("{style} does not search and has no use for time"));
        }
        for habit in &habits {
            let known = Habits::PLAIN.changed(habit);
            known.map_err(|unknown| unknown.to_string())?;
        }
        Ok(Self {
            style,
            budget,
            habits,
        })
    }
}

fn unknown(style: &str) -> String {
    let levels = Level::ALL.map(Level::name).join(", ");
    format!("{style:?} is no bot; there is: {levels}, random, plain")
}

fn read_budget(text: &str) -> Result<Budget, String> {
    let number = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let unit = &text[number.len()..];
    let count = number.parse::<NonZeroU32>().map(NonZeroU32::get);
    match (count, unit) {
        (Ok(count), "i") => Ok(Budget::Iterations(count)),
        (Ok(count), "ms") => Ok(Budget::Time(Duration::from_millis(count.into()))),
        (Ok(count), "s") => Ok(Budget::Time(Duration::from_secs(count.into()))),
        _ => Err(format!(
            "{text:?} is no budget; write 20ms, 2s or 500i (iterations)"
        )),
    }
}

/// A budget for people.
pub(crate) fn in_words(budget: Option<Budget>) -> String {
    match budget {
        None => "-".to_owned(),
        Some(Budget::Iterations(count)) => format!("{count} iterations"),
        Some(Budget::Time(time)) => format!("{time:?}"),
    }
}

/// What the entrants are called: a name that comes again gets a number.
pub(crate) fn names(entrants: &[Entrant]) -> Vec<String> {
    let name = |place: usize, entrant: &Entrant| {
        let before = entrants[..place].iter().filter(|other| *other == entrant);
        match before.count() {
            0 => entrant.to_string(),
            count => format!("{entrant}#{}", count + 1),
        }
    };
    let numbered = entrants.iter().enumerate();
    numbered
        .map(|(place, entrant)| name(place, entrant))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_and_written() {
        for text in [
            "novice",
            "admiral",
            "random",
            "plain",
            "captain@20ms",
            "mate@500i",
        ] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        let seconds: Entrant = "admiral@2s".parse().unwrap();
        assert_eq!(seconds.to_string(), "admiral@2000ms");
    }

    #[test]
    fn nonsense_is_refused_kindly() {
        let refused = |text: &str| text.parse::<Entrant>().unwrap_err();
        assert!(refused("parrot").ends_with("captain, admiral, random, plain"));
        assert!(refused("captain@fast").contains("write 20ms, 2s or 500i"));
        assert!(refused("captain@0i").contains("no budget"));
        assert!(refused("captain@").contains("no budget"));
        assert!(refused("captain@-5ms").contains("no budget"));
        assert!(refused("sailor@20ms").contains("does not search"));
        assert!(refused("random@5i").contains("does not search"));
        assert!(refused("sailor+horizon=3").contains("does not search"));
        assert!(refused("mate+horizont=3").contains("horizon=ACTIONS|end"));
        assert!(refused("mate+explore=-1").contains("no habit"));
    }

    #[test]
    fn everybody_is_faster_alike() {
        let budget = |text: &str, faster| {
            let entrant: Entrant = text.parse().unwrap();
            in_words(entrant.budget(NonZeroU32::new(faster).unwrap()))
        };
        assert_eq!(budget("captain", 1), "200ms");
        assert_eq!(budget("captain", 20), "10ms");
        assert_eq!(budget("plain", 20), "10ms");
        assert_eq!(budget("mate", 20), "1ms");
        assert_eq!(budget("mate@500i", 20), "25 iterations");
        assert_eq!(budget("sailor", 20), "-");
    }

    #[test]
    fn a_name_that_comes_again_gets_a_number() {
        let entrants = ["mate", "mate@5i", "mate", "mate"].map(|text| text.parse().unwrap());
        assert_eq!(names(&entrants), ["mate", "mate@5i", "mate#2", "mate#3"]);
    }
}
