//! A choice in pencil: chosen and not yet played. Nobody else sees it.

use tortuga_scene::Choice;

/// What the viewer has chosen, in notation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pencil {
    chosen: Option<String>,
    /// It was chosen before its time, and may turn out to be impossible.
    ahead: bool,
}

/// What a touch of something means for the choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touched {
    /// It is in pencil now.
    Drafted,
    /// It was in pencil, and is to be played.
    Commit,
    /// It was noted for later, and is no longer.
    Dropped,
}

impl Pencil {
    /// Something was touched whose action is legal now.
    pub fn touch(&mut self, notation: &str) -> Touched {
        if self.is(notation) && !self.ahead {
            return Touched::Commit;
        }
        self.chosen = Some(notation.to_owned());
        self.ahead = false;
        Touched::Drafted
    }

    /// Something was touched while others are to act: it is noted for later, and
    /// a second touch takes the note away.
    pub fn note(&mut self, notation: &str) -> Touched {
        if self.is(notation) {
            self.drop_all();
            return Touched::Dropped;
        }
        self.chosen = Some(notation.to_owned());
        self.ahead = true;
        Touched::Drafted
    }

    /// There is another picture. While the viewer has nothing to choose, the
    /// choice waits; then it stays if it is legal.
    pub fn follow(&mut self, choices: &[Choice]) {
        let legal = choices.iter().any(|choice| self.is(&choice.notation));
        match (choices.is_empty(), legal) {
            (true, _) => self.ahead = self.chosen.is_some(),
            (false, true) => self.ahead = false,
            (false, false) => self.drop_all(),
        }
    }

    /// Nothing is chosen any more.
    pub fn drop_all(&mut self) {
        *self = Self::default();
    }

    /// What is chosen, in notation.
    pub fn chosen(&self) -> Option<&str> {
        self.chosen.as_deref()
    }

    /// This is what is chosen.
    pub fn is(&self, notation: &str) -> bool {
        self.chosen.as_deref() == Some(notation)
    }

    /// It was chosen before its time.
    pub fn is_ahead(&self) -> bool {
        self.ahead
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(notations: &[&str]) -> Vec<Choice> {
        let choice = |notation: &&str| Choice {
            number: 0,
            notation: (*notation).to_owned(),
            verb: "do",
            label: String::new(),
            amount: None,
            outcome: String::new(),
            about: String::new(),
        };
        notations.iter().map(choice).collect()
    }

    #[test]
    fn the_first_touch_drafts_and_the_second_commits() {
        let mut pencil = Pencil::default();
        assert_eq!(pencil.touch("put 1,1"), Touched::Drafted);
        assert_eq!(pencil.touch("put 2,2"), Touched::Drafted);
        assert!(pencil.is("put 2,2") && !pencil.is("put 1,1"));
        assert_eq!(pencil.touch("put 2,2"), Touched::Commit);
    }

    #[test]
    fn what_is_still_legal_stays() {
        let mut pencil = Pencil::default();
        pencil.touch("pass");
        pencil.follow(&choices(&["bid Y", "pass"]));
        assert!(pencil.is("pass"));
        pencil.follow(&choices(&["bid Y"]));
        assert_eq!(pencil.chosen(), None);
    }

    #[test]
    fn a_note_waits_for_its_turn_and_then_counts_as_the_first_touch() {
        let mut pencil = Pencil::default();
        assert_eq!(pencil.note("put 1,1"), Touched::Drafted);
        pencil.follow(&[]);
        assert!(pencil.is_ahead());
        pencil.follow(&choices(&["put 1,1", "put 2,2"]));
        assert!(!pencil.is_ahead());
        assert_eq!(pencil.touch("put 1,1"), Touched::Commit);
    }

    #[test]
    fn a_second_touch_takes_a_note_away() {
        let mut pencil = Pencil::default();
        pencil.note("put 1,1");
        assert_eq!(pencil.note("put 1,1"), Touched::Dropped);
        assert_eq!(pencil, Pencil::default());
    }
}
