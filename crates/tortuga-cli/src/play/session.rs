//! A game at the terminal from the first action to the last.

use serde_json::{Value, json};
use tortuga_core::{Actor, Seat, Standings, ToAct, Viewer};
use tortuga_scene::{LogLine, Onlook, Scene, SceneError};
use tortuga_words::Arg;

use crate::output::Failure;
use crate::play::desk::Desk;
use crate::play::opening::{Opened, only_choice};
use crate::play::page::{self, Page};
use crate::play::score;
use crate::play::screen::Screen;
use crate::play::shell::quoted;

/// A game, and the screen it is played on.
pub(crate) struct Session<'o> {
    pub(crate) game: Opened,
    pub(crate) desk: Desk<'o>,
    /// Whose secrets may be on the screen.
    pub(crate) at_screen: Option<Seat>,
    /// How to type luck, as it stands on the screen already.
    pub(crate) hinted: String,
}

/// Why a game stops before its end.
pub(crate) enum Stop {
    /// Somebody leaves, or the input is over.
    Quit,
    /// Something went wrong.
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl<'o> Session<'o> {
    pub(crate) fn new(game: Opened, screen: Screen<'o>) -> Self {
        let at_screen = game.seating.alone();
        let seats = (0..game.history.table().seats()).map(Seat);
        let desk = Desk {
            screen,
            lang: game.lang,
            game: game.history.table().game().to_owned(),
            bots: seats.map(|seat| game.seating.level(seat)).collect(),
        };
        Self {
            game,
            desk,
            at_screen,
            hinted: String::new(),
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        match self.play() {
            Ok(standings) => self.end(&standings),
            Err(Stop::Quit) => self.leave(),
            Err(Stop::Failed(failure)) => {
                // What went wrong matters more than a screen that is gone too.
                let _ = self.clear_for_all();
                Err(failure)
            }
        }
    }

    fn play(&mut self) -> Result<Standings, Stop> {
        self.welcome()?;
        loop {
            let to_act = self.game.history.table().to_act();
            match to_act {
                ToAct::Chance if self.game.dealer.is_typed() => self.typed_luck()?,
                ToAct::Chance => self.fair_luck()?,
                ToAct::Nobody => return Ok(self.standings()?),
                ToAct::One(_) | ToAct::Together(_) => self.next_seat(to_act)?,
            }
        }
    }

    fn standings(&self) -> Result<Standings, Failure> {
        let standings = self.game.history.table().standings();
        standings.ok_or_else(|| Failure::No("nobody is to act, but it is not over".to_owned()))
    }

    fn next_seat(&mut self, to_act: ToAct) -> Result<(), Stop> {
        let next = self.game.seating.first_of(to_act, self.at_screen);
        let seat = next.expect("somebody is to act");
        if !self.game.seating.people.has(seat) {
            return Ok(self.bot(seat)?);
        }
        match self.game.history.table().forced(seat) {
            Some(text) => Ok(self.forced(seat, &text)?),
            None => self.turn(seat),
        }
    }

    fn fair_luck(&mut self) -> Result<(), Failure> {
        let history = &self.game.history;
        let outcome = self.game.dealer.deal(history.table(), history.outcomes());
        let outcome = outcome.expect("chance is to act");
        self.advance(Actor::Chance, &outcome, None)
    }

    /// Plays the only action there is, and remembers to say so.
    fn forced(&mut self, seat: Seat, text: &str) -> Result<(), Failure> {
        let table = self.game.history.table();
        let onlook = self.onlook(Viewer::Seat(seat));
        let label = only_choice(table, &onlook, seat, text.to_owned());
        self.advance(Actor::Seat(seat), text, Some(label))
    }

    /// Plays an action that is known to be legal, and writes it down.
    pub(crate) fn advance(
        &mut self,
        actor: Actor,
        text: &str,
        forced: Option<String>,
    ) -> Result<(), Failure> {
        let played = self.game.history.play(actor, text, forced);
        played.map_err(|error| Failure::No(format!("{actor} {text}: {error}")))?;
        match &mut self.game.book {
            Some(book) => book.append(actor, text),
            None => Ok(()),
        }
    }

    /// What the window holds now, empty.
    pub(crate) fn page(&self) -> Page {
        self.desk.page()
    }

    pub(crate) fn show(&mut self, page: Page) -> Result<(), Failure> {
        self.desk.show(page)
    }

    /// Says one thing.
    pub(crate) fn tell(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Failure> {
        self.desk.tell(key, args)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        let name = self.game.names.get(seat.index()).cloned();
        // Luck may be due for a player whom nobody plays.
        let game = self.game.history.table().game();
        let automatic = || tortuga_words::find(self.game.lang, &format!("{game}-henry"), &[]);
        name.or_else(automatic).unwrap_or_else(|| seat.to_string())
    }

    pub(crate) fn onlook(&self, viewer: Viewer) -> Onlook<'_> {
        Onlook {
            lang: self.game.lang,
            edition: &self.game.edition,
            names: &self.game.names,
            viewer,
        }
    }

    pub(crate) fn scene(&self, viewer: Viewer) -> Result<Scene, Failure> {
        let table = self.game.history.table();
        let legal = match viewer {
            Viewer::Seat(seat) if table.to_act().seats().has(seat) => table.legal(seat),
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        let standings = table.standings().map(|standings| json!(standings));
        let mut view = table.view_json(viewer);
        if self.game.strict_fog {
            view = tortuga_scene::strict_view(table.game(), &view).map_err(undrawable)?;
        }
        let onlook = self.onlook(viewer);
        tortuga_scene::scene(table.game(), &onlook, &view, &legal, standings.as_ref())
            .map_err(undrawable)
    }

    pub(crate) fn log(&self, viewer: Viewer, heard: &[Value]) -> Result<Vec<LogLine>, Failure> {
        let game = self.game.history.table().game();
        let onlook = self.onlook(viewer);
        if !self.game.strict_fog {
            let lines = tortuga_scene::log(game, &onlook, heard).map_err(undrawable)?;
            let scene = self.scene(viewer)?;
            return Ok(tortuga_scene::marked(lines, &scene.plates));
        }
        let strict = heard
            .iter()
            .map(|heard| tortuga_scene::strict_heard(game, heard));
        let heard: Vec<Value> = strict.collect::<Result<_, _>>().map_err(undrawable)?;
        tortuga_scene::log(game, &onlook, &heard).map_err(undrawable)
    }

    /// What happened since this viewer's last decision.
    pub(crate) fn draw_news(&self, page: &mut Page, viewer: Viewer) -> Result<(), Failure> {
        let news: Vec<_> = self.game.history.news(viewer).collect();
        let heard: Vec<Value> = news.iter().flat_map(|(_, heard)| heard.to_vec()).collect();
        if heard.is_empty() {
            return Ok(());
        }
        page.blank();
        page::log(page, &self.log(viewer, &heard)?);
        let mine = news.iter().filter(|(step, _)| match step.actor {
            Actor::Seat(seat) => viewer.is(seat),
            Actor::Chance => false,
        });
        let forced: Vec<String> = mine.filter_map(|(step, _)| step.forced.clone()).collect();
        if !forced.is_empty() {
            let what = forced.join("; ");
            page.text(&page.say("forced", &[("what", what.into())]), 2);
        }
        Ok(())
    }

    /// The viewer that the whole table may look over the shoulder of.
    fn everybody(&self) -> Viewer {
        let alone = self.game.seating.alone();
        alone.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn welcome(&mut self) -> Result<(), Failure> {
        let mut page = self.page();
        page.text(&page.say("welcome", &[]), 0);
        let goes_on = self.game.history.len() > 0 && !self.game.closed;
        if let (Some(book), true) = (&self.game.book, goes_on) {
            let file = book.path().display().to_string();
            page.text(&page.say("resumed", &[("file", file.into())]), 0);
        }
        self.show(page)
    }

    fn end(&mut self, standings: &Standings) -> Result<(), Failure> {
        self.clear_for_all()?;
        let viewer = self.everybody();
        let scene = self.scene(viewer)?;
        let mut page = self.page();
        page::table(&mut page, &scene);
        self.draw_news(&mut page, viewer)?;
        if let Some(outcome) = &scene.result {
            score::draw(&mut page, outcome);
        }
        page.blank();
        self.show(page)?;
        self.close(standings)
    }

    fn close(&mut self, standings: &Standings) -> Result<(), Failure> {
        let closing = self.game.dealer.closing(standings);
        let Some(book) = &mut self.game.book else {
            return Ok(());
        };
        if !self.game.closed {
            book.close(&closing)?;
        }
        let file = quoted(&book.path().display().to_string());
        let key = if self.game.dealer.is_typed() {
            "recorded-typed"
        } else {
            "recorded"
        };
        self.tell(key, &[("file", file.into())])
    }

    /// Says what becomes of a game that is not over, on a screen that shows
    /// nobody's cards.
    fn leave(&mut self) -> Result<(), Failure> {
        self.clear_for_all()?;
        let Some(book) = &self.game.book else {
            return self.tell("left-unrecorded", &[]);
        };
        let file = quoted(&book.path().display().to_string());
        let game = self.game.history.table().game();
        let mut command = format!("tortuga play {game} --record {file}");
        for flag in &self.game.flags {
            command = format!("{command} {flag}");
        }
        self.tell("left", &[("file", file.into())])?;
        self.desk.screen.show([format!("  {command}")])
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn undrawable(error: SceneError) -> Failure {
    Failure::No(format!("this position cannot be drawn: {error}"))
}
