//! Who sits at the table: people and bots.

use tortuga_bots::Level;
use tortuga_core::{Seat, Seats, ToAct};

use crate::args::BotLevel;
use crate::output::Failure;

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The seats of people; bots have the others.
    pub(crate) people: Seats,
    /// How the bots play.
    pub(crate) bots: BotLevel,
}

impl Seating {
    /// People on the first seats, as many as `--hot-seat` says.
    #[expect(
        clippy::option_option,
        reason = "not given, given alone, given with a number"
    )]
    pub(crate) fn new(
        hot_seat: Option<Option<u8>>,
        bots: Option<BotLevel>,
        seats: u8,
    ) -> Result<Self, Failure> {
        let people = match hot_seat {
            None => 1,
            Some(None) => seats,
            Some(Some(people)) if (1..=seats).contains(&people) => people,
            Some(Some(people)) => {
                return Err(Failure::BadInput(format!(
                    "--hot-seat {people}: this table has {seats} seats, so 1 to {seats} people"
                )));
            }
        };
        Ok(Self {
            people: Seats::first(people),
            bots: bots.unwrap_or(BotLevel::Greedy),
        })
    }

    /// The one person at the table, if there is only one.
    pub(crate) fn alone(self) -> Option<Seat> {
        self.people.lowest().filter(|_| self.people.count() == 1)
    }

    /// Of those to act: a bot first, then whoever sits at the screen, then the
    /// others in their order. So a person waits for nobody, and the screen
    /// changes hands as rarely as can be.
    pub(crate) fn first_of(self, to_act: ToAct, at_screen: Option<Seat>) -> Option<Seat> {
        let seats = to_act.seats();
        let bot = seats.minus(self.people).lowest();
        let here = at_screen.filter(|&seat| seats.has(seat));
        bot.or(here).or_else(|| seats.lowest())
    }
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Self {
        match level {
            BotLevel::Random => Self::Random,
            BotLevel::Greedy => Self::Greedy,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_say_how_many_people_play() {
        let people = |hot_seat| Seating::new(hot_seat, None, 3).map(|s| s.people.count());
        assert_eq!(people(None).unwrap(), 1);
        assert_eq!(people(Some(None)).unwrap(), 3);
        assert_eq!(people(Some(Some(2))).unwrap(), 2);
        assert!(people(Some(Some(4))).is_err());
        assert!(people(Some(Some(0))).is_err());
    }

    #[test]
    fn bots_do_not_keep_people_waiting() {
        let seating = Seating::new(Some(Some(2)), None, 3).unwrap();
        let all = ToAct::Together(Seats::first(3));
        assert_eq!(seating.first_of(all, Some(Seat(1))), Some(Seat(2)));
        let two = ToAct::Together(Seats::first(2));
        assert_eq!(seating.first_of(two, Some(Seat(1))), Some(Seat(1)));
        assert_eq!(seating.first_of(two, None), Some(Seat(0)));
        assert_eq!(seating.first_of(ToAct::Nobody, None), None);
    }
}
