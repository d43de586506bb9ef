//! What is new since the last look: sentences of the log, talk, who came and went.

use tortuga_core::Seat;
use tortuga_protocol::{Sitter, Stage, TableCard};
use tortuga_scene::{LogLine, Scene};

use super::visit::Visit;
use crate::output::Failure;
use crate::play::page;

impl Visit<'_> {
    /// Shows everything that is new.
    pub(super) fn refresh(&mut self) -> Result<(), Failure> {
        let Some(card) = self.client.table.clone() else {
            return Ok(());
        };
        let before = self.seen.card.clone();
        if card.stage == Stage::Gathering && before.is_none() && self.asked.starts {
            // It begins at once, and nobody need see who sits where.
            return Ok(());
        }
        self.seat_levels(&card);
        if card.stage == Stage::Gathering {
            let changed = before
                .as_ref()
                .is_none_or(|before| before.seats != card.seats);
            if changed {
                self.show_seats()?;
            }
        } else if before
            .as_ref()
            .is_some_and(|card| card.stage == Stage::Gathering)
        {
            self.say("begins", &[])?;
        }
        self.seen.card = Some(card.clone());
        if let Some(before) = &before {
            self.affairs(before, &card)?;
        }
        self.talk()?;
        self.asked_for_time()?;
        self.at_game(&card, before.is_none())?;
        self.notice()?;
        self.hint()
    }

    /// What happened in the game, and what is asked now.
    fn at_game(&mut self, card: &TableCard, arrives: bool) -> Result<(), Failure> {
        let Some(scene) = self.scene()? else {
            return Ok(());
        };
        let lines = self.lines(&scene);
        let texts: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        if arrives {
            let link = self.line.place().link(&card.id);
            self.say("table", &[("link", link.into())])?;
            if self.client.seat().is_none() {
                let watching = tortuga_words::say(self.desk.lang, "watching", &[]);
                self.desk.say(&watching)?;
            }
            self.seen.arrive(&texts);
        }
        let first = self.seen.first_new(&texts);
        self.seen.log = texts;
        if card.stage == Stage::Over {
            return self.ended(card, &scene, &lines, first);
        }
        let decision = self.decision();
        let asks =
            decision.is_some() && self.asked.acting.is_none() && self.seen.decision != decision;
        let pauses = self.client.paused();
        let board = !self.seen.board || asks && !pauses;
        self.seen.board = true;
        if board {
            let mut page = self.board(&scene, &lines);
            self.question(&mut page, &scene);
            self.desk.show(page)?;
        } else {
            self.live(&lines[first..])?;
            if asks {
                let mut page = self.desk.page();
                self.question(&mut page, &scene);
                self.desk.show(page)?;
            }
        }
        if self.asked.acting.is_none() {
            self.seen.decision = decision;
        }
        if board || asks {
            self.seen.waiting.clone_from(&scene.prompt.text);
        }
        Ok(())
    }

    /// Sentences as they come.
    fn live(&mut self, lines: &[LogLine]) -> Result<(), Failure> {
        if lines.is_empty() {
            return Ok(());
        }
        let mut page = self.desk.page();
        page::log(&mut page, lines);
        self.desk.show(page)
    }

    /// Nothing has happened for a while: whom does the game wait for?
    pub(super) fn wait(&mut self) -> Result<(), Failure> {
        let playing = self.seen.stage() == Some(Stage::Playing);
        let quiet = self.decision().is_none() && !self.client.paused();
        let Some(scene) = self.scene()?.filter(|_| playing && quiet) else {
            return Ok(());
        };
        let Scene { prompt, .. } = scene;
        if prompt.text == self.seen.waiting {
            return Ok(());
        }
        let mut page = self.desk.page();
        page.text(&page.ink.faint(&prompt.text), 2);
        self.seen.waiting = prompt.text;
        self.desk.show(page)
    }

    /// What was said.
    fn talk(&mut self) -> Result<(), Failure> {
        let next = self.seen.said;
        let said = self.client.said.iter().filter(|said| said.number >= next);
        let said: Vec<_> = said.cloned().collect();
        let mut page = self.desk.page();
        for one in said {
            let name = page.ink.bold(&one.name);
            page.text(&format!("{name}: {}", one.text), 2);
            self.seen.said = one.number + 1;
        }
        self.desk.show(page)
    }

    /// Who wants more time in the pause that is on.
    fn asked_for_time(&mut self) -> Result<(), Failure> {
        let holding = self.client.holding.clone();
        let known = self.seen.holding.min(holding.len());
        self.seen.holding = holding.len();
        for seat in &holding[known..] {
            let name = self.name(*seat);
            self.desk.say(&tortuga_words::say(
                self.desk.lang,
                "web-asks-for-time",
                &[("name", name.into())],
            ))?;
        }
        Ok(())
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        let card = self.client.table.as_ref();
        let name = card.and_then(|card| card.seats.get(seat.index()));
        let name = name.map(|seat| seat.name.clone());
        // A player whom nobody plays.
        let henry =
            || tortuga_words::find(self.desk.lang, &format!("{}-henry", self.desk.game), &[]);
        name.or_else(henry).unwrap_or_else(|| seat.to_string())
    }

    /// Who came, went, gave up or is stood in for; what people wish for.
    fn affairs(&mut self, before: &TableCard, now: &TableCard) -> Result<(), Failure> {
        if before.stage == Stage::Gathering {
            return Ok(());
        }
        let me = self.client.seat();
        for (place, (old, new)) in before.seats.iter().zip(&now.seats).enumerate() {
            let mine = me.is_some_and(|seat| seat.index() == place);
            let you = if mine { "yes" } else { "no" };
            let args = [("you", you.into()), ("name", new.name.clone().into())];
            if new.who != Sitter::Person {
                continue;
            }
            if new.resigned && !old.resigned {
                self.say("resigned", &args)?;
            } else if new.stand_in && !old.stand_in {
                self.say("stood-in", &args)?;
            } else if old.stand_in && !new.stand_in && !new.resigned {
                self.say("plays-again", &args)?;
            }
            if old.here != new.here && !mine {
                self.say(if new.here { "came" } else { "went" }, &args)?;
            }
        }
        self.wishes(before, now)
    }

    fn wishes(&mut self, before: &TableCard, now: &TableCard) -> Result<(), Failure> {
        if now.stopped != before.stopped {
            let key = if now.stopped { "stopped" } else { "goes-on" };
            self.say(key, &[])?;
        }
        let kinds = [
            ("wish-stop", &before.wishes.stop, &now.wishes.stop),
            ("wish-abandon", &before.wishes.abandon, &now.wishes.abandon),
        ];
        for (key, old, new) in kinds {
            for seat in new.iter().filter(|seat| !old.contains(seat)) {
                let you = if self.client.seat() == Some(*seat) {
                    "yes"
                } else {
                    "no"
                };
                let name = self.name(*seat);
                self.say(key, &[("you", you.into()), ("name", name.into())])?;
            }
        }
        if let Some(table) = now.rematch.as_ref().filter(|_| before.rematch.is_none()) {
            let link = self.line.place().link(table);
            self.say("rematch-open", &[("link", link.into())])?;
        }
        Ok(())
    }
}
