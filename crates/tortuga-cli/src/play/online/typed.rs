//! What somebody types at a table of a server.

use tortuga_client::{Client, Link, Notice};
use tortuga_protocol::{Agreement, Ask, Problem, Stage};
use tortuga_scene::Scene;

use super::orders::Order;
use super::trouble::{problem, words};
use super::visit::{Stay, Visit};
use crate::output::Failure;
use crate::play::cards;
use crate::play::choices::{Choices, Found};
use crate::play::commands::Command;
use crate::play::hint::nothing_else;

/// What can be typed in a game, in the order of the help.
const HELP: [&str; 8] = [
    "choose", "explain", "hint", "all", "board", "log", "undo", "rules",
];

impl Visit<'_> {
    /// Somebody typed a line.
    pub(super) async fn typed(&mut self, line: &str) -> Result<Stay, Failure> {
        self.desk.screen.typed(line)?;
        let sure = self.asked.sure.take();
        match Command::read(line) {
            Command::Quit => return Ok(Stay::No),
            Command::Choose(typed) => self.chosen(&typed, sure).await?,
            Command::Explain(typed) => self.explain(&typed).await?,
            Command::Undo => self.act(Client::undo).await?,
            Command::Hint => self.ask_hint().await?,
            Command::Board => self.draw_all()?,
            Command::All => self.with_choices(|visit, choices| visit.desk.show_all(choices))?,
            Command::Nothing => self.with_choices(|visit, choices| visit.desk.nudge(choices))?,
            Command::Log { all } => self.show_log(all)?,
            Command::Help => self.help()?,
            Command::Rule(id) => self.desk.rule(&id)?,
        }
        Ok(Stay::Yes)
    }

    /// An action, by number or in notation, or a wish.
    async fn chosen(&mut self, typed: &str, sure: Option<Order>) -> Result<(), Failure> {
        let stage = self.seen.stage().unwrap_or(Stage::Gathering);
        let found = self.choices()?.map(|choices| choices.find(typed));
        if let Some(Found::Choice(choice)) = &found {
            return self.play(&choice.notation).await;
        }
        if let Some(order) = Order::read(typed, stage, self.client.pauses) {
            return self.order_surely(order, sure).await;
        }
        typed.clone_into(&mut self.asked.typed);
        match found {
            Some(Found::NoSuchNumber) => {
                self.with_choices(|visit, choices| visit.desk.nudge(choices))
            }
            Some(Found::Other(text)) if stage == Stage::Playing => self.play(&text).await,
            _ if stage == Stage::Gathering => {
                let word = typed.split_whitespace().next().unwrap_or_default();
                self.say("unknown", &[("word", word.to_owned().into())])
            }
            _ => self.not_understood(),
        }
    }

    /// Asks the server to play something; it says no, if a rule does.
    async fn play(&mut self, notation: &str) -> Result<(), Failure> {
        notation.clone_into(&mut self.asked.typed);
        self.asked.explains = false;
        self.act(|client| client.act(notation)).await
    }

    /// Sends an action or an undo, and remembers on what it was decided.
    async fn act(
        &mut self,
        question: impl FnOnce(&mut Client) -> Option<Ask>,
    ) -> Result<(), Failure> {
        if !self.can_send() {
            return self.notice();
        }
        let Some(ask) = question(&mut self.client) else {
            return Ok(());
        };
        if let Some(id) = tortuga_client::number(&ask) {
            self.asked.acting = Some((id, self.seen.decision.take()));
        }
        self.seen.decided = self.seen.log.len();
        self.ask(Some(ask)).await
    }

    /// Sends a wish that is answered by its number.
    async fn wish(&mut self, ask: impl FnOnce(u32) -> Ask) -> Result<(), Failure> {
        if !self.can_send() {
            return self.notice();
        }
        let ask = self.client.wish(ask);
        self.ask(Some(ask)).await
    }

    /// Whether anything can be sent; if not, the viewer is told.
    pub(super) fn can_send(&mut self) -> bool {
        let open = self.client.link == Link::Open;
        if !open {
            self.client.notify(Notice::LineDown);
        }
        open
    }

    /// What cannot be taken back must be typed twice.
    async fn order_surely(&mut self, order: Order, sure: Option<Order>) -> Result<(), Failure> {
        // The game may have begun before it is on the screen.
        let over = self.seen.stage() == Some(Stage::Over);
        let grave = !over && matches!(order, Order::Resign | Order::Abandon(true));
        if grave && sure.as_ref() != Some(&order) {
            let key = if order == Order::Resign {
                "sure-resign"
            } else {
                "sure-abandon"
            };
            self.asked.sure = Some(order);
            return self.say(key, &[]);
        }
        self.order(order).await
    }

    /// Does what somebody wants beside the game.
    pub(super) async fn order(&mut self, order: Order) -> Result<(), Failure> {
        let agree = |to, yes| move |id| Ask::Agree { id, to, yes };
        match order {
            Order::Say(text) => self.wish(|id| Ask::Say { id, text }).await,
            Order::Link => {
                let link = self.line.place().link(self.wire.table());
                self.desk.screen.show([link])
            }
            Order::Seats => self.show_seats(),
            Order::Clocks => match self.clock_line() {
                Some(line) => self.desk.say(&line),
                None => self.say("no-clocks", &[]),
            },
            Order::Hold => self.hold().await,
            Order::PassWindows(on) => self.pass_windows(on).await,
            Order::Resign => self.wish(|id| Ask::Resign { id }).await,
            Order::Stop(yes) => self.wish(agree(Agreement::Stop, yes)).await,
            Order::Abandon(yes) => self.wish(agree(Agreement::Abandon, yes)).await,
            Order::GoOn => self.wish(|id| Ask::GoOn { id }).await,
            Order::Back => self.wish(|id| Ask::ComeBack { id }).await,
            Order::Rematch => self.rematch().await,
            Order::Record(file) => self.keep_record(file).await,
            Order::Before(wish) => self.gather(wish).await,
        }
    }

    /// Says what the server would say.
    fn sorry(&mut self, why: Problem) -> Result<(), Failure> {
        self.desk.say(&problem(self.desk.lang, why))
    }

    async fn hold(&mut self) -> Result<(), Failure> {
        if !self.can_send() {
            return self.notice();
        }
        match self.client.hold_on() {
            Some(ask) => self.ask(Some(ask)).await,
            None => self.sorry(Problem::NoPause),
        }
    }

    async fn pass_windows(&mut self, on: bool) -> Result<(), Failure> {
        if !self.can_send() {
            return self.notice();
        }
        let ask = self.client.pass_windows(on);
        self.ask(Some(ask)).await?;
        self.say(if on { "passes" } else { "passes-no-more" }, &[])
    }

    /// The same people once more: asks for a table, or goes to the one there is.
    async fn rematch(&mut self) -> Result<(), Failure> {
        self.asked.rematch = true;
        let open = self
            .client
            .table
            .as_ref()
            .is_some_and(|card| card.rematch.is_some());
        if open {
            return self.follow().await;
        }
        if self.seen.stage() != Some(Stage::Over) {
            self.asked.rematch = false;
        }
        self.wish(|id| Ask::Rematch { id }).await
    }

    async fn ask_hint(&mut self) -> Result<(), Failure> {
        let scene = self.scene()?;
        if let Some([only]) = scene.as_ref().map(|scene| &scene.choices[..]) {
            let what = nothing_else(only);
            return self.desk.tell("hint-only", &[("what", what.into())]);
        }
        if !self.can_send() {
            return self.notice();
        }
        let Some(ask) = self.client.ask_hint() else {
            return self.sorry(if self.client.is_advised() {
                Problem::StillThinking
            } else {
                Problem::NothingToDecide
            });
        };
        self.say("hint-thinks", &[])?;
        self.ask(Some(ask)).await
    }

    /// What a choice or a card means; otherwise the server is asked why not.
    async fn explain(&mut self, typed: &str) -> Result<(), Failure> {
        let Some(scene) = self.scene()? else {
            return self.help();
        };
        let text = match Choices::of(&scene).find(typed) {
            Found::Choice(choice) => return self.desk.show_choice(&choice),
            Found::NoSuchNumber => return self.desk.nudge(&Choices::of(&scene)),
            Found::Other(text) => text,
        };
        if let Some(known) = cards::find(&scene, typed) {
            return self.desk.show_card(&known);
        }
        typed.clone_into(&mut self.asked.typed);
        self.asked.explains = true;
        self.wish(|id| Ask::Explain { id, action: text }).await
    }

    fn choices(&self) -> Result<Option<Choices>, Failure> {
        let scene: Option<Scene> = self.scene()?;
        Ok(scene.map(|scene| Choices::of(&scene)))
    }

    /// Does something with the choices; without any it says that there are none.
    fn with_choices(
        &mut self,
        show: impl FnOnce(&mut Self, &Choices) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self.choices()? {
            Some(choices) if choices.len() > 0 => show(self, &choices),
            _ if self.seen.stage() == Some(Stage::Gathering) => self.say("gather-nudge", &[]),
            _ => self.say("nothing-asked", &[]),
        }
    }

    fn show_log(&mut self, all: bool) -> Result<(), Failure> {
        match self.scene()? {
            Some(scene) => {
                let lines = self.lines(&scene);
                self.desk.show_log(&lines, all)
            }
            None => self.say("gather-nudge", &[]),
        }
    }

    /// What can be typed now.
    fn help(&mut self) -> Result<(), Failure> {
        let scene = self.scene()?;
        let Some(scene) = scene else {
            let keys = ["before-host", "before", "talk", "leave"];
            return self.online_help(&keys);
        };
        let choices = Choices::of(&scene);
        let example = if choices.len() > 0 {
            choices.last()
        } else {
            "pass"
        };
        let page = self.desk.help(&HELP, Some(&scene), example);
        self.desk.show(page)?;
        let mut keys = vec!["talk", "clocks", "wishes", "over", "leave"];
        if self.client.pauses {
            keys.insert(2, "windows");
        }
        self.online_help(&keys)
    }

    fn online_help(&mut self, keys: &[&str]) -> Result<(), Failure> {
        let mut page = self.desk.page();
        for key in keys {
            page.text(&words(page.lang, &format!("help-{key}"), &[]), 4);
        }
        self.desk.show(page)
    }
}
