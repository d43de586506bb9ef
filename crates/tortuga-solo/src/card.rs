//! What everybody may know of the table.

use tortuga_core::{Seat, Viewer, commitment};
use tortuga_play::Affairs;
use tortuga_protocol::{Level, SeatCard, Sitter, Stage, TableCard, Tempo, USUAL_WINDOW, Wishes};

use crate::{House, Sitting};

impl House {
    pub(crate) fn card(&self) -> TableCard {
        TableCard {
            id: self.id.clone(),
            game: self.header.game.clone(),
            options: self.header.options.clone(),
            stage: if self.play.is_over() {
                Stage::Over
            } else {
                Stage::Playing
            },
            seats: self.seat_cards(),
            viewer: self.at,
            host: true,
            commitment: commitment(&self.secret),
            window: USUAL_WINDOW,
            pass_windows: matches!(self.at, Viewer::Seat(seat) if self.passing.has(seat)),
            edition: self.header.edition.clone(),
            tempo: Tempo::None,
            stand_in: Level::default(),
            public: false,
            watchable: false,
            stopped: false,
            wishes: Wishes::default(),
            ending: self.play.affairs().ending,
            rematch: None,
        }
    }

    fn seat_cards(&self) -> Vec<SeatCard> {
        let affairs = self.play.affairs();
        let places = (0..).map(Seat).zip(&self.sitters).zip(&self.header.seats);
        places
            .map(|((seat, sitting), name)| seat_card(seat, sitting, name, affairs))
            .collect()
    }
}

fn seat_card(seat: Seat, sitting: &Sitting, name: &str, affairs: Affairs) -> SeatCard {
    SeatCard {
        who: match sitting {
            Sitting::Person(_) => Sitter::Person,
            Sitting::Bot(level) => Sitter::Bot(*level),
        },
        name: name.to_owned(),
        here: true,
        stand_in: affairs.away().has(seat),
        resigned: affairs.resigned.has(seat),
    }
}
