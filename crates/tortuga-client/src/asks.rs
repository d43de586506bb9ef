//! Questions, and what is known of them.

use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{Agreement, Ask, Problem, Said, SeatCard, Stage, TableCard};

/// No second attempt will find the table, or be let in.
pub fn is_final(problem: Problem) -> bool {
    matches!(
        problem,
        Problem::NoSuchTable
            | Problem::BadTable
            | Problem::Closed
            | Problem::NotWatchable
            | Problem::Banned
            | Problem::OtherVersion
    )
}

/// A captain may take his time.
pub(crate) fn is_hint(ask: &Ask) -> bool {
    matches!(ask, Ask::Hint { .. })
}

/// The number by which the answer to a question is known that comes at once.
pub fn number(ask: &Ask) -> Option<u32> {
    match ask {
        Ask::Act { id, .. }
        | Ask::Undo { id, .. }
        | Ask::Explain { id, .. }
        | Ask::HoldOn { id, .. }
        | Ask::PassWindows { id, .. }
        | Ask::Orders { id, .. }
        | Ask::Resign { id }
        | Ask::Agree { id, .. }
        | Ask::GoOn { id }
        | Ask::ComeBack { id }
        | Ask::Rematch { id }
        | Ask::Say { id, .. }
        | Ask::Mute { id, .. }
        | Ask::Report { id, .. } => Some(*id),
        Ask::Sit { .. }
        | Ask::Stand {}
        | Ask::SeatBot { .. }
        | Ask::RemoveBot { .. }
        | Ask::Swap { .. }
        | Ask::Kick { .. }
        | Ask::Start {}
        | Ask::Hint { .. } => None,
    }
}

/// The picture that a question was decided on.
pub(crate) fn decided_on(ask: &Ask) -> Option<u32> {
    match ask {
        Ask::Act { picture, .. } | Ask::Undo { picture, .. } => Some(*picture),
        Ask::Sit { .. }
        | Ask::Stand {}
        | Ask::SeatBot { .. }
        | Ask::RemoveBot { .. }
        | Ask::Swap { .. }
        | Ask::Kick { .. }
        | Ask::Start {}
        | Ask::Explain { .. }
        | Ask::HoldOn { .. }
        | Ask::PassWindows { .. }
        | Ask::Orders { .. }
        | Ask::Hint { .. }
        | Ask::Resign { .. }
        | Ask::Agree { .. }
        | Ask::GoOn { .. }
        | Ask::ComeBack { .. }
        | Ask::Rematch { .. }
        | Ask::Say { .. }
        | Ask::Mute { .. }
        | Ask::Report { .. } => None,
    }
}

/// A wish that the line broke on, and that nobody has fulfilled since. `said` is
/// what was said meanwhile.
pub(crate) fn is_still_wished<'s>(
    ask: &Ask,
    table: &TableCard,
    mut said: impl Iterator<Item = &'s Said>,
) -> bool {
    let playing = table.stage == Stage::Playing;
    match ask {
        Ask::Resign { .. } => playing && own(table).is_some_and(|seat| !seat.resigned),
        Ask::Agree { to, .. } => match to {
            Agreement::Stop => playing && !table.stopped,
            Agreement::Abandon => playing,
        },
        Ask::GoOn { .. } => table.stopped,
        Ask::ComeBack { .. } => own(table).is_some_and(|seat| seat.stand_in),
        Ask::Rematch { .. } => table.rematch.is_none(),
        Ask::Say { text, .. } => {
            let seat = seat(table);
            !said.any(|said| said.seat == seat && said.text == *text)
        }
        Ask::Sit { .. }
        | Ask::Stand {}
        | Ask::SeatBot { .. }
        | Ask::RemoveBot { .. }
        | Ask::Swap { .. }
        | Ask::Kick { .. }
        | Ask::Start {}
        | Ask::Act { .. }
        | Ask::Explain { .. }
        | Ask::Undo { .. }
        | Ask::HoldOn { .. }
        | Ask::PassWindows { .. }
        | Ask::Orders { .. }
        | Ask::Hint { .. }
        | Ask::Mute { .. }
        | Ask::Report { .. } => false,
    }
}

fn seat(table: &TableCard) -> Option<Seat> {
    match table.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The viewer's own place.
fn own(table: &TableCard) -> Option<&SeatCard> {
    table.seats.get(seat(table)?.index())
}
