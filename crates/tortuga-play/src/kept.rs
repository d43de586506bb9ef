//! Answers that are kept until a pause is over. They live in memory only.

use std::collections::HashMap;

use tortuga_core::Seat;

/// What was answered in one pause. For any other pause nothing is kept.
#[derive(Default)]
pub struct Kept {
    /// The pause's number; the first has number 1.
    pause: u32,
    answers: HashMap<Seat, String>,
}

impl Kept {
    /// Keeps an answer, in notation. A seat may change its mind: the last one
    /// counts.
    pub fn put(&mut self, pause: u32, seat: Seat, answer: String) {
        if self.pause != pause {
            self.answers.clear();
            self.pause = pause;
        }
        self.answers.insert(seat, answer);
    }

    /// What a seat has answered in this pause.
    pub fn of(&self, pause: u32, seat: Seat) -> Option<&str> {
        let answer = self.answers.get(&seat).filter(|_| self.pause == pause);
        answer.map(String::as_str)
    }

    /// As if this seat had not answered.
    pub fn forget(&mut self, seat: Seat) {
        self.answers.remove(&seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_answer_counts_and_only_in_its_pause() {
        let mut kept = Kept::default();
        kept.put(1, Seat(0), "card".to_owned());
        kept.put(1, Seat(1), "card".to_owned());
        kept.put(1, Seat(0), "pass".to_owned());
        assert_eq!(kept.of(1, Seat(0)), Some("pass"));
        assert_eq!(kept.of(2, Seat(0)), None);
        kept.put(2, Seat(1), "pass".to_owned());
        assert_eq!(kept.of(2, Seat(0)), None);
        kept.forget(Seat(1));
        assert_eq!(kept.of(2, Seat(1)), None);
    }
}
