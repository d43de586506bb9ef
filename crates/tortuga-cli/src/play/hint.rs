//! Advice: what a captain would do here, how much better it is, and why.

use textwrap::core::display_width;
use tortuga_bots::{Advice, Candidate, Reason};
use tortuga_core::{Level, Seat};
use tortuga_scene::{Choice, Scene};
use tortuga_words::{Lang, feature, say};

use crate::output::Failure;
use crate::play::desk::Desk;
use crate::play::page::{Page, shorten, unbroken};
use crate::play::session::Session;
use crate::play::turn::Done;

/// So many candidates are worth a look.
const CANDIDATES: usize = 4;
/// Nobody believes in more steps than that.
const STEPS: usize = 6;
/// No table needs to be wider.
const WIDEST: usize = 76;
/// A smaller difference in the chance to win is none.
const LEAST_MARGIN: f32 = 0.0005;

impl Session<'_> {
    /// Lets a captain think in the place of whoever asks, who tells what he
    /// would do.
    pub(crate) fn hint(&mut self, seat: Seat, scene: &Scene) -> Result<Done, Failure> {
        if let [only] = &scene.choices[..] {
            self.tell("hint-only", &[("what", nothing_else(only).into())])?;
            return Ok(Done::No);
        }
        let captain = self.desk.level_word(Level::Captain);
        let advice = self.think(seat, Level::Captain, Some(&captain))?;
        let page = drawn(&self.desk, scene, &advice, |seat| self.name(seat));
        self.show(page)?;
        Ok(Done::No)
    }
}

/// Everything about an advice.
pub(crate) fn drawn(
    desk: &Desk<'_>,
    scene: &Scene,
    advice: &Advice,
    name: impl Fn(Seat) -> String,
) -> Page {
    let mut page = desk.page();
    would(&mut page, scene, &advice.action);
    chance(&mut page, advice);
    for reason in &advice.reasons {
        why(&mut page, &desk.game, reason);
    }
    page.blank();
    candidates(&mut page, scene, &advice.candidates);
    expected(&mut page, &advice.line, name);
    page
}

/// How the game may go on after the advised action, in notation.
fn expected(page: &mut Page, line: &[(Seat, String)], name: impl Fn(Seat) -> String) {
    let steps = line.iter().skip(1).take(STEPS);
    let steps: Vec<String> = steps
        .map(|(seat, action)| unbroken(&format!("{}: {action}", name(*seat))))
        .collect();
    if !steps.is_empty() {
        let line = say(page.lang, "hint-line", &[("line", steps.join("; ").into())]);
        page.blank();
        page.text(&line, 2);
    }
}

/// `A captain would: Bid 8: Yellow, Gray · bid Y A`.
fn would(page: &mut Page, scene: &Scene, action: &str) {
    let label = label(scene, action);
    let words = say(page.lang, "hint-would", &[("what", label.into())]);
    let text = format!("{} {}", page.ink.bold(&words), notation(action));
    page.text(&text, 2);
}

/// The chance to win, and by how much it is greater than after the next best.
fn chance(page: &mut Page, advice: &Advice) {
    let Some(best) = advice.candidates.first() else {
        return;
    };
    let hundredths = percent(best.chance);
    let mut text = say(page.lang, "hint-chance", &[("chance", hundredths.into())]);
    // Of what was never tried nobody knows how good it is.
    let next = advice.candidates.get(1);
    let margin = advice.margin().filter(|_| next.is_some_and(was_tried));
    if let Some(margin) = margin {
        text.push(' ');
        text += &if margin < LEAST_MARGIN {
            say(page.lang, "hint-close", &[])
        } else {
            let points = decimal(page.lang, margin * 100.0);
            say(page.lang, "hint-margin", &[("points", points.into())])
        };
    }
    page.text(&format!("  {text}"), 2);
}

/// A reason in words with its number.
fn why(page: &mut Page, game: &str, reason: &Reason) {
    let key = match reason.points {
        ..0 => "hint-reason-less",
        0 => return,
        1.. => "hint-reason-more",
    };
    let feature = feature(page.lang, game, &reason.feature);
    #[expect(clippy::cast_precision_loss, reason = "points for people")]
    let points = decimal(page.lang, reason.points.abs() as f32 / 100.0);
    let args = [("feature", feature.into()), ("points", points.into())];
    page.text(&format!("  {}", say(page.lang, key, &args)), 2);
}

/// What was looked at, how often it was tried, and how often that won.
fn candidates(page: &mut Page, scene: &Scene, candidates: &[Candidate<String>]) {
    let headings = ["hint-tried", "hint-chance"].map(|key| page.say(key, &[]));
    let widths = [&headings[0], &headings[1]].map(|heading| display_width(heading).max(6) + 2);
    let room = page.width.min(WIDEST) - widths[0] - widths[1];
    let row = |name: &str, [tried, chance]: [&str; 2]| {
        let blanks = " ".repeat(room.saturating_sub(display_width(name)));
        let [wide_tried, wide_chance] = widths;
        format!("{name}{blanks}{tried:>wide_tried$}{chance:>wide_chance$}")
    };
    let heading = row("", [&headings[0], &headings[1]]);
    page.line(page.ink.faint(&heading));
    let tried = candidates.iter().filter(|candidate| was_tried(candidate));
    for candidate in tried.take(CANDIDATES) {
        let name = named(scene, &candidate.action, room);
        let tried = candidate.visits.to_string();
        let chance = format!("{} %", percent(candidate.chance));
        page.line(row(&name, [&tried, &chance]));
    }
}

fn was_tried(candidate: &Candidate<String>) -> bool {
    candidate.visits > 0
}

/// A candidate in a column: the words are cut if there is no room, what can be
/// typed is not.
fn named(scene: &Scene, action: &str, room: usize) -> String {
    let typed = format!("  · {action}");
    let words = label(scene, action);
    let left = room.saturating_sub(2 + display_width(&typed));
    format!("  {}{typed}", shorten(words, left))
}

/// What an action is called on the screen; in notation, if nothing else is.
fn label<'a>(scene: &'a Scene, action: &'a str) -> &'a str {
    let same = |choice: &&Choice| choice.notation == action;
    let choice = scene.choices.iter().find(same);
    choice.map_or(action, |choice| choice.label.as_str())
}

/// The only choice, and how to type it.
pub(crate) fn nothing_else(only: &Choice) -> String {
    format!("{} {}", only.label, notation(&only.notation))
}

/// What can be typed stays in one line.
fn notation(action: &str) -> String {
    unbroken(&format!("· {action}"))
}

/// A chance from 0 to 1 in whole hundredths.
fn percent(chance: f32) -> String {
    format!("{:.0}", chance * 100.0)
}

/// A number with one decimal place, as the language writes it.
fn decimal(lang: Lang, number: f32) -> String {
    let text = format!("{number:.1}");
    match lang {
        Lang::En => text,
        Lang::De => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::ink::Ink;

    fn page(lang: Lang) -> Page {
        Page::new(lang, 80, Ink::none())
    }

    /// What is certain to lose was never tried.
    fn advice(chances: &[f32]) -> Advice {
        let candidate = |&chance: &f32| Candidate {
            action: "pass".to_owned(),
            visits: if chance > 0.0 { 7 } else { 0 },
            chance,
        };
        Advice {
            action: "pass".to_owned(),
            chances: vec![0.5; 2],
            candidates: chances.iter().map(candidate).collect(),
            line: Vec::new(),
            reasons: Vec::new(),
        }
    }

    #[track_caller]
    fn check_chance(lang: Lang, chances: &[f32], said: &str) {
        let mut page = page(lang);
        chance(&mut page, &advice(chances));
        assert_eq!(page.into_lines().join(" "), said);
    }

    #[test]
    fn the_margin_is_told_in_percentage_points() {
        let better = "  Chance to win: 63 %. 4.2 percentage points more than after the next best.";
        check_chance(Lang::En, &[0.631, 0.589, 0.2], better);
        let close = "  Chance to win: 40 %. The next best is about as good.";
        check_chance(Lang::En, &[0.4, 0.4], close);
        check_chance(
            Lang::De,
            &[0.4, 0.41],
            "  Gewinnchance: 40 %. Das Nächstbeste ist etwa genauso gut.",
        );
        check_chance(Lang::De, &[1.0], "  Gewinnchance: 100 %.");
        check_chance(Lang::En, &[0.5, 0.0], "  Chance to win: 50 %.");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(decimal(Lang::En, 1.25), "1.2");
        assert_eq!(decimal(Lang::De, 13.0), "13,0");
    }
}
