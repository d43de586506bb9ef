//! Where ships have sailed, for the wakes behind them.

use serde::Deserialize as _;
use serde_json::Value;
use tortuga_glory::{Heard, Open, SPACES};

use crate::Wake;

/// The way of every ship that has sailed since the round began, stopovers
/// included. What cannot be read leaves no wake.
pub(crate) fn wakes(heard: &[Value]) -> Vec<Wake> {
    let mut wakes: Vec<Wake> = Vec::new();
    for value in heard.iter().rev() {
        match Heard::deserialize(value) {
            Ok(Heard::Open(Open::RoundBegan { .. })) => break,
            Ok(Heard::Open(Open::Sailed {
                seat, steps, space, ..
            })) => {
                let from = (space.0 + SPACES - steps % SPACES) % SPACES;
                let known = wakes.iter_mut().find(|wake| wake.seat == seat.0);
                // Read backwards: an earlier leg makes the way longer.
                match known {
                    Some(wake) => wake.from = from,
                    None => wakes.push(Wake {
                        seat: seat.0,
                        from,
                        to: space.0,
                    }),
                }
            }
            Ok(_) | Err(_) => {}
        }
    }
    wakes
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tortuga_core::Seat;
    use tortuga_glory::Space;

    use super::*;

    fn sailed(seat: u8, steps: u8, space: u8) -> Value {
        json!(Heard::Open(Open::Sailed {
            seat: Seat(seat),
            steps,
            space: Space(space),
            stopover: false,
        }))
    }

    #[test]
    fn a_stopover_and_what_follows_are_one_wake() {
        let round = |round| json!(Heard::Open(Open::RoundBegan { round }));
        let heard = [
            round(1),
            sailed(1, 2, 2),
            round(2),
            sailed(0, 3, 1),
            sailed(0, 1, 2),
            Value::Null,
        ];
        let wake = Wake {
            seat: 0,
            from: 22,
            to: 2,
        };
        assert_eq!(wakes(&heard), [wake]);
    }
}
