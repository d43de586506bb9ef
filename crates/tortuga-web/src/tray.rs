//! The viewer's choices, sorted by how the desk offers them.

use tortuga_scene::Choice;

/// So many buttons of one verb stand side by side; more are folded away.
const FEW: usize = 6;

/// Everything that the desk offers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    /// Bids are put together of dice, so they have no buttons of their own.
    pub bids: Vec<Choice>,
    /// All others, verb by verb in their order.
    pub groups: Vec<Group>,
}

/// The choices of one verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The verb.
    pub verb: &'static str,
    /// Its choices.
    pub choices: Vec<Choice>,
    /// How they are offered.
    pub offer: Offer,
}

/// How choices are offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// As buttons.
    Buttons,
    /// The board is for choosing; the buttons are folded away.
    Board,
    /// There are many of them; the buttons are folded away.
    Folded,
}

/// Sorts the choices of a scene.
pub fn tray(choices: &[Choice]) -> Tray {
    let mut tray = Tray::default();
    for choice in choices {
        if word(choice) == "bid" {
            tray.bids.push(choice.clone());
        } else {
            tray.add(choice);
        }
    }
    for group in &mut tray.groups {
        group.offer = offer(&group.choices);
    }
    tray
}

impl Tray {
    fn add(&mut self, choice: &Choice) {
        let known = self
            .groups
            .iter_mut()
            .find(|group| group.verb == choice.verb);
        match known {
            Some(group) => group.choices.push(choice.clone()),
            None => self.groups.push(Group {
                verb: choice.verb,
                choices: vec![choice.clone()],
                offer: Offer::Buttons,
            }),
        }
    }

    /// There is exactly one thing to do.
    pub fn is_single(&self) -> bool {
        self.bids.is_empty() && matches!(&self.groups[..], [group] if group.choices.len() == 1)
    }

    /// A button for this action is in sight.
    pub fn has_button(&self, notation: &str) -> bool {
        let seen = self
            .groups
            .iter()
            .filter(|group| group.offer == Offer::Buttons);
        let mut choices = seen.flat_map(|group| &group.choices);
        choices.any(|choice| choice.notation == notation)
    }

    /// The legal bid with this notation.
    pub fn bid(&self, notation: &str) -> Option<&Choice> {
        self.bids.iter().find(|bid| bid.notation == notation)
    }
}

fn offer(choices: &[Choice]) -> Offer {
    if choices.len() <= FEW || choices.iter().all(stays_in_sight) {
        Offer::Buttons
    } else if choices.iter().all(lies_on_the_board) {
        Offer::Board
    } else {
        Offer::Folded
    }
}

fn lies_on_the_board(choice: &Choice) -> bool {
    matches!(
        word(choice),
        "at" | "build"
            | "ghost"
            | "hire"
            | "lift"
            | "lock"
            | "pick"
            | "put"
            | "sail"
            | "ship"
            | "snake"
    )
}

/// There is nothing else to touch for them.
fn stays_in_sight(choice: &Choice) -> bool {
    matches!(word(choice), "place" | "swap")
}

/// The first word of the notation, which names the verb.
fn word(choice: &Choice) -> &str {
    choice.notation.split(' ').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(verb: &'static str, notation: &str) -> Choice {
        Choice {
            number: 0,
            notation: notation.to_owned(),
            verb,
            label: String::new(),
            amount: None,
            outcome: String::new(),
            about: String::new(),
        }
    }

    fn many(verb: &'static str, count: u8) -> Vec<Choice> {
        let one = |n| choice(verb, &format!("{verb} {n}"));
        (0..count).map(one).collect()
    }

    #[test]
    fn bids_are_kept_apart() {
        let tray = tray(&[
            choice("pass", "pass"),
            choice("bid", "bid Y"),
            choice("bid", "bid Y A"),
        ]);
        assert!(tray.bid("bid Y A").is_some() && tray.bid("bid A").is_none());
        assert_eq!(tray.groups.len(), 1);
        assert!(!tray.is_single());
    }

    #[test]
    fn one_verb_is_one_group_even_if_its_choices_stand_apart() {
        let tray = tray(&[
            choice("turn", "turn Y 1"),
            choice("pass", "pass"),
            choice("turn", "turn Y 2"),
        ]);
        let sizes: Vec<_> = tray
            .groups
            .iter()
            .map(|g| (g.verb, g.choices.len()))
            .collect();
        assert_eq!(sizes, [("turn", 2), ("pass", 1)]);
    }

    #[test]
    fn more_than_six_places_are_chosen_on_the_board() {
        for (verb, count, offer) in [
            ("build", 6, Offer::Buttons),
            ("build", 7, Offer::Board),
            ("lock", 7, Offer::Board),
            ("at", 36, Offer::Board),
            ("hire", 11, Offer::Board),
            ("put", 24, Offer::Board),
            ("keep", 3, Offer::Buttons),
            ("place", 10, Offer::Buttons),
            ("turn", 7, Offer::Folded),
        ] {
            assert_eq!(tray(&many(verb, count)).groups[0].offer, offer, "{verb}");
        }
    }

    #[test]
    fn folded_choices_have_no_button_in_sight() {
        let mut choices = many("build", 7);
        choices.push(choice("pass", "pass"));
        let tray = tray(&choices);
        assert!(tray.has_button("pass") && !tray.has_button("build 3"));
    }

    #[test]
    fn a_single_choice_is_noticed() {
        assert!(tray(&[choice("settle", "settle")]).is_single());
        assert!(!tray(&[choice("bid", "bid Y")]).is_single());
        assert!(!tray(&[]).is_single());
    }
}
