//! Before the game: who has come, and what the host can do.

use tortuga_core::Seat;
use tortuga_protocol::{Ask, Sitter, Stage};

use super::arrival::nonce;
use super::orders::Before;
use super::trouble::words;
use super::visit::Visit;
use crate::output::Failure;
use crate::play::page::Page;

impl Visit<'_> {
    /// Who sits where, and what can be done about it.
    pub(super) fn show_seats(&mut self) -> Result<(), Failure> {
        let Some(card) = self.client.table.clone() else {
            return Ok(());
        };
        let mut page = self.desk.page();
        page.blank();
        let title = tortuga_words::say(page.lang, &format!("{}-title", card.game), &[]);
        let link = self.line.place().link(&card.id);
        page.heading(&format!("{title} · {link}"));
        for (place, seat) in card.seats.iter().enumerate() {
            let who = match seat.who {
                Sitter::Nobody => page.ink.faint(&words(page.lang, "free", &[])),
                Sitter::Person if self.is_me(place) => {
                    named(&page, &seat.name, &page.say("you", &[]))
                }
                Sitter::Person if seat.here => page.ink.bold(&seat.name),
                Sitter::Person => named(&page, &seat.name, &words(page.lang, "away", &[])),
                Sitter::Bot(level) => named(&page, &seat.name, &self.desk.level_word(level)),
            };
            page.text(&format!("  {}  {who}", place + 1), 5);
        }
        if card.stage == Stage::Gathering {
            self.teach(&mut page, card.host);
        }
        self.desk.show(page)
    }

    fn is_me(&self, place: usize) -> bool {
        let me = self.client.seat();
        me.is_some_and(|seat| seat.index() == place)
    }

    /// What can be typed now.
    fn teach(&self, page: &mut Page, host: bool) {
        let sitters = self.sitters();
        let key = match (host, free(&sitters).first()) {
            (true, Some(_)) => "gather-host",
            (true, None) => "gather-full",
            (false, _) if self.client.seat().is_none() => "gather-watch",
            (false, _) => "gather-guest",
        };
        let seat = free(&sitters).first().map_or(2, |seat| seat.index() + 1);
        page.text(&words(page.lang, key, &[("seat", seat.into())]), 0);
        if host && self.line.place().is_only_here() && !free(&sitters).is_empty() {
            page.text(&page.ink.faint(&words(page.lang, "only-here", &[])), 0);
        }
    }

    /// Does what somebody wants before the game.
    pub(super) async fn gather(&mut self, wish: Before) -> Result<(), Failure> {
        let sitters = self.sitters();
        let free = free(&sitters);
        let first = free.first().copied();
        let ask = match wish {
            Before::Start => Some(Ask::Start {}),
            Before::Stand => Some(Ask::Stand {}),
            Before::Swap(one, other) => Some(Ask::Swap { one, other }),
            Before::Kick(seat) => Some(match sitters.get(seat.index()) {
                Some(Sitter::Bot(_)) => Ask::RemoveBot { seat },
                Some(Sitter::Person | Sitter::Nobody) | None => Ask::Kick { seat },
            }),
            Before::Bots(level) => {
                for seat in free {
                    self.ask(Some(Ask::SeatBot { seat, level })).await?;
                }
                return Ok(());
            }
            Before::Bot(seat, level) => seat.or(first).map(|seat| Ask::SeatBot { seat, level }),
            Before::Sit(seat) => {
                let nonce = nonce()?;
                seat.or(first).map(|seat| Ask::Sit { seat, nonce })
            }
        };
        match ask {
            Some(ask) => self.ask(Some(ask)).await,
            None => self.say("no-free-seat", &[]),
        }
    }

    fn sitters(&self) -> Vec<Sitter> {
        let card = self.client.table.as_ref();
        let seats = card.map(|card| card.seats.iter().map(|seat| seat.who).collect());
        seats.unwrap_or_default()
    }
}

/// `Bo (Captain)`.
fn named(page: &Page, name: &str, role: &str) -> String {
    format!("{} ({role})", page.ink.bold(name))
}

/// The seats that nobody has.
pub(super) fn free(sitters: &[Sitter]) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(sitters);
    let free = seats.filter(|(_, who)| **who == Sitter::Nobody);
    free.map(|(seat, _)| seat).collect()
}
