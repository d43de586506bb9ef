//! Every number that a file may have can be played with.

use tortuga_core::{Actor, Edition as _, Luck as _, Problems, QuickLuck, Rules, ToAct, play};
use tortuga_groo::{Edition, Groo};

/// A game with random players; what becomes unsound in it, if anything does.
fn play_out(edition: &'static Edition, seats: u8) -> Result<(), String> {
    let chosen = [("seats".to_owned(), seats.to_string())].into();
    let options = Groo::options(edition, &chosen).map_err(|problems| format!("{problems:?}"))?;
    let mut state = Groo::set_up(edition, &options).map_err(|problem| problem.to_string())?;
    let mut luck = QuickLuck::new(u64::from(seats));
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        let (actor, action) = match Groo::to_act(&state) {
            ToAct::Nobody => return Ok(()),
            ToAct::Chance => (Actor::Chance, Groo::chance(&state, &mut luck)),
            seats @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = seats.seats().lowest().expect("somebody is to act");
                legal.clear();
                Groo::legal(&state, seat, &mut legal);
                if legal.is_empty() {
                    return Err(format!("nothing to do in {:?}", state.table.stage));
                }
                let choice = luck.below(u32::try_from(legal.len()).expect("some hundred actions"));
                (Actor::Seat(seat), legal[choice as usize])
            }
        };
        play::<Groo>(&mut state, actor, action, &mut ())
            .map_err(|refusal| format!("{action:?}: {refusal}"))?;
        Groo::audit(&state)?;
    }
    Err("no end".to_owned())
}

/// A whole number of the standard edition: its bytes, its key and itself.
struct Number {
    from: usize,
    to: usize,
    key: &'static str,
    printed: u32,
}

/// All numbers behind a key, comments apart, inline tables included.
fn numbers() -> Vec<Number> {
    let text = Edition::STANDARD;
    let equals = text.match_indices(" = ").filter_map(|(at, _)| {
        let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let key = text[line..at].rsplit([' ', '{', ',']).next()?;
        let from = at + " = ".len();
        let digits = text[from..].find(|c: char| !c.is_ascii_digit())?;
        let to = from + digits;
        let printed = text[from..to].parse().ok()?;
        (!text[line..at].contains('#')).then_some(Number {
            from,
            to,
            key,
            printed,
        })
    });
    equals.collect()
}

impl Number {
    /// The standard edition with another number in this place.
    fn changed(&self, number: u32) -> Result<Edition, Problems> {
        let text = Edition::STANDARD;
        let (before, after) = (&text[..self.from], &text[self.to..]);
        Edition::read(&format!("{before}{number}{after}"))
    }

    /// The bounds that the reader names; none if there is no choice.
    fn bounds(&self) -> Option<(u32, u32)> {
        let problems = self.changed(99_999).err()?;
        let (_, range) = problems.0[0].what.split_once("a whole number from ")?;
        let (least, most) = range.split_once(" to ")?;
        Some((least.parse().ok()?, most.parse().ok()?))
    }

    /// The smallest and the largest that are accepted, if they are others than
    /// the printed one. The other numbers of the file may narrow the bounds.
    fn ends(&self) -> Vec<u32> {
        let Some((least, most)) = self.bounds() else {
            return Vec::new();
        };
        let accepted = |number: &u32| self.changed(*number).is_ok();
        let smallest = (least..=most).find(accepted);
        let largest = (least..=most).rev().find(accepted);
        let ends = [smallest, largest].into_iter().flatten();
        ends.filter(|&end| end != self.printed).collect()
    }
}

#[test]
fn the_smallest_and_the_largest_numbers_can_be_played() {
    let mut games = 0;
    let mut unsound = Vec::new();
    for number in numbers() {
        for end in number.ends() {
            let edition = number.changed(end).expect("it was accepted before");
            let edition: &'static Edition = Box::leak(Box::new(edition));
            for seats in 2..=4 {
                games += 1;
                if let Err(problem) = play_out(edition, seats) {
                    let line = 1 + Edition::STANDARD[..number.from].matches('\n').count();
                    let key = number.key;
                    unsound.push(format!(
                        "line {line}: {key} = {end}, {seats} seats: {problem}"
                    ));
                }
            }
        }
    }
    assert!(games > 300, "only {games} games");
    assert!(unsound.is_empty(), "{unsound:#?}");
}
