//! Who sits at the table: people and bots.

use tortuga_core::{Level, Seat, Seats, ToAct};

use crate::output::Failure;

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The seats of people; bots have the others.
    pub(crate) people: Seats,
    /// How the bots play, in the order of their seats.
    levels: Vec<(Seat, Level)>,
}

impl Seating {
    /// People on these seats, bots on the others. The last level is for all
    /// bots that are left; a mate, if there is none.
    pub(crate) fn new(people: Seats, levels: &[Level], seats: u8) -> Self {
        let last = levels.last().copied().unwrap_or_default();
        let levels = levels.iter().copied().chain(std::iter::repeat(last));
        let bots = Seats::first(seats).minus(people);
        Self {
            people,
            levels: bots.iter().zip(levels).collect(),
        }
    }

    /// How the bot on this seat plays; none if a person sits there.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        let mut levels = self.levels.iter();
        let found = levels.find(|(bot, _)| *bot == seat);
        found.map(|&(_, level)| level)
    }

    /// The levels of all bots.
    pub(crate) fn levels(&self) -> Vec<Level> {
        self.levels.iter().map(|&(_, level)| level).collect()
    }

    /// The one person at the table, if there is only one.
    pub(crate) fn alone(&self) -> Option<Seat> {
        self.people.lowest().filter(|_| self.people.count() == 1)
    }

    /// Of those to act: a bot first, then whoever sits at the screen, then the
    /// others in their order. So a person waits for nobody, and the screen
    /// changes hands as rarely as can be.
    pub(crate) fn first_of(&self, to_act: ToAct, at_screen: Option<Seat>) -> Option<Seat> {
        let seats = to_act.seats();
        let bot = seats.minus(self.people).lowest();
        let here = at_screen.filter(|&seat| seats.has(seat));
        bot.or(here).or_else(|| seats.lowest())
    }
}

/// People on the first seats, as many as `--hot-seat` says.
#[expect(
    clippy::option_option,
    reason = "not given, given alone, given with a number"
)]
pub(crate) fn people(hot_seat: Option<Option<u8>>, seats: u8) -> Result<Seats, Failure> {
    match hot_seat {
        None => Ok(Seats::first(1)),
        Some(None) => Ok(Seats::first(seats)),
        Some(Some(people)) if (1..=seats).contains(&people) => Ok(Seats::first(people)),
        Some(Some(people)) => Err(Failure::BadInput(format!(
            "--hot-seat {people}: this table has {seats} seats, so 1 to {seats} people"
        ))),
    }
}

/// No more levels than bots: whoever names one too many expects another bot.
pub(crate) fn check_levels(levels: &[Level], people: Seats, seats: u8) -> Result<(), Failure> {
    let bots = Seats::first(seats).minus(people).iter().count();
    if levels.len() <= bots {
        return Ok(());
    }
    let levels = typed(levels);
    let too_many = format!("--bots {levels}: bots have {bots} of the {seats} seats");
    Err(Failure::BadInput(too_many))
}

/// Levels as they are typed.
pub(crate) fn typed(levels: &[Level]) -> String {
    let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    names.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_say_how_many_people_play() {
        let count = |hot_seat| people(hot_seat, 3).map(Seats::count);
        assert_eq!(count(None).unwrap(), 1);
        assert_eq!(count(Some(None)).unwrap(), 3);
        assert_eq!(count(Some(Some(2))).unwrap(), 2);
        assert!(count(Some(Some(4))).is_err());
        assert!(count(Some(Some(0))).is_err());
    }

    #[test]
    fn the_last_level_is_for_all_bots_that_are_left() {
        let levels = |levels: &[Level]| Seating::new(Seats::first(1), levels, 4).levels();
        let (sailor, mate, captain) = (Level::Sailor, Level::Mate, Level::Captain);
        assert_eq!(levels(&[]), [mate; 3]);
        assert_eq!(levels(&[sailor]), [sailor; 3]);
        assert_eq!(levels(&[captain, sailor]), [captain, sailor, sailor]);
        let seating = Seating::new(Seats::first(2), &[captain, sailor], 4);
        let of = |seat| seating.level(Seat(seat));
        assert_eq!(
            [0, 1, 2, 3].map(of),
            [None, None, Some(captain), Some(sailor)]
        );
    }

    #[test]
    fn more_levels_than_bots_are_refused() {
        let check = |count, people| {
            let levels = vec![Level::Sailor; count];
            check_levels(&levels, Seats::first(people), 3)
        };
        assert!(check(2, 1).is_ok());
        assert!(check(3, 1).is_err());
        assert!(check(0, 3).is_ok());
        let Failure::BadInput(why) = check(1, 3).unwrap_err() else {
            panic!("it is the input that is bad");
        };
        assert_eq!(why, "--bots sailor: bots have 0 of the 3 seats");
    }

    #[test]
    fn bots_do_not_keep_people_waiting() {
        let seating = Seating::new(Seats::first(2), &[], 3);
        let all = ToAct::Together(Seats::first(3));
        assert_eq!(seating.first_of(all, Some(Seat(1))), Some(Seat(2)));
        let two = ToAct::Together(Seats::first(2));
        assert_eq!(seating.first_of(two, Some(Seat(1))), Some(Seat(1)));
        assert_eq!(seating.first_of(two, None), Some(Seat(0)));
        assert_eq!(seating.first_of(ToAct::Nobody, None), None);
    }
}
