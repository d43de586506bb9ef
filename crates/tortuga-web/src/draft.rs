//! A bid that is being put together on the desk. Nobody else sees it.

use tortuga_scene::Die;

/// Dice in the order of the bidding spaces; the leftmost is first.
///
/// ```
/// use tortuga_scene::Die;
/// use tortuga_web::draft::Draft;
///
/// let die = |letter, pips| Die { letter, colour: String::new(), pips, in_row: false };
/// let dice = [die('G', 2), die('B', 5), die('Y', 5)];
/// let mut draft = Draft::default();
/// for letter in ['G', 'B', 'Y'] {
///     draft.touch(letter, &dice);
/// }
/// assert_eq!(draft.notation(), "bid B Y G");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    letters: Vec<char>,
}

impl Draft {
    /// Puts a die in, behind those with as many pips or more; or takes it out.
    pub fn touch(&mut self, letter: char, dice: &[Die]) {
        if let Some(place) = self.place(letter) {
            self.letters.remove(place);
        } else if pips(letter, dice).is_some() {
            self.letters.push(letter);
            self.sort(dice);
        }
    }

    /// Moves a die one space to the left if the die there shows the same.
    pub fn move_left(&mut self, letter: char, dice: &[Die]) {
        if let Some(place) = self.place(letter)
            && self.can_move_left(letter, dice)
        {
            self.letters.swap(place - 1, place);
        }
    }

    /// The die to the left shows the same, so that the order is free.
    pub fn can_move_left(&self, letter: char, dice: &[Die]) -> bool {
        let left = self.place(letter).and_then(|place| place.checked_sub(1));
        left.is_some_and(|left| pips(self.letters[left], dice) == pips(letter, dice))
    }

    /// Sorts again: a parrot may have turned a die. Dice that are gone fall out.
    pub fn sort(&mut self, dice: &[Die]) {
        self.letters.retain(|&letter| pips(letter, dice).is_some());
        let shown = |letter: &char| std::cmp::Reverse(pips(*letter, dice));
        self.letters.sort_by_key(shown);
    }

    /// Takes all dice out.
    pub fn drop_all(&mut self) {
        self.letters.clear();
    }

    /// The dice from left to right, by their letters.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// This die is in the draft.
    pub fn holds(&self, letter: char) -> bool {
        self.place(letter).is_some()
    }

    /// No die is in it.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// How much it would bid.
    pub fn amount(&self, dice: &[Die]) -> u8 {
        let shown = self.letters.iter().filter_map(|&letter| pips(letter, dice));
        shown.sum()
    }

    /// The bid as it is sent.
    pub fn notation(&self) -> String {
        let letters = self.letters.iter().map(char::to_string);
        format!("bid {}", letters.collect::<Vec<_>>().join(" "))
    }

    fn place(&self, letter: char) -> Option<usize> {
        self.letters.iter().position(|&held| held == letter)
    }
}

fn pips(letter: char, dice: &[Die]) -> Option<u8> {
    let found = dice.iter().find(|die| die.letter == letter);
    found.map(|die| die.pips)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(shown: [u8; 5]) -> Vec<Die> {
        let letters = ['G', 'B', 'O', 'Y', 'A'].into_iter();
        let die = |(letter, pips)| Die {
            letter,
            colour: String::new(),
            pips,
            in_row: false,
        };
        letters.zip(shown).map(die).collect()
    }

    fn draft(letters: &str, dice: &[Die]) -> Draft {
        let mut draft = Draft::default();
        for letter in letters.chars() {
            draft.touch(letter, dice);
        }
        draft
    }

    #[test]
    fn dice_sort_themselves_in_whatever_order_they_come() {
        let dice = dice([2, 5, 3, 6, 4]);
        for letters in ["YAG", "GAY", "AGY"] {
            assert_eq!(draft(letters, &dice).notation(), "bid Y A G");
        }
        assert_eq!(draft("YAG", &dice).amount(&dice), 12);
    }

    #[test]
    fn a_second_touch_takes_the_die_out() {
        let dice = dice([2, 5, 3, 6, 4]);
        let draft = draft("YAGA", &dice);
        assert_eq!(draft.notation(), "bid Y G");
        assert!(draft.holds('Y') && !draft.holds('A'));
    }

    #[test]
    fn equal_dice_can_change_places_and_no_others() {
        let dice = dice([4, 4, 3, 1, 4]);
        let mut draft = draft("GBAO", &dice);
        assert!(!draft.can_move_left('G', &dice));
        draft.move_left('A', &dice);
        assert_eq!(draft.notation(), "bid G A B O");
        draft.move_left('O', &dice);
        draft.move_left('G', &dice);
        draft.move_left('Y', &dice);
        assert_eq!(draft.notation(), "bid G A B O");
    }

    #[test]
    fn a_turned_die_finds_its_new_place_and_equals_keep_theirs() {
        let before = dice([4, 4, 3, 1, 5]);
        let mut draft = draft("BGO", &before);
        draft.sort(&dice([4, 4, 6, 1, 5]));
        assert_eq!(draft.notation(), "bid O B G");
    }

    #[test]
    fn what_is_no_die_of_this_board_stays_out() {
        let mut draft = draft("XG", &dice([1; 5]));
        assert_eq!(draft.letters(), ['G']);
        draft.sort(&[]);
        assert!(draft.is_empty());
    }

    #[test]
    fn a_dropped_draft_is_empty() {
        let dice = dice([1; 5]);
        let mut draft = draft("GB", &dice);
        draft.drop_all();
        assert!(draft.is_empty());
        assert_eq!(draft.amount(&dice), 0);
    }
}
