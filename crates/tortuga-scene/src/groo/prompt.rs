//! The prompt line: what is asked of the viewer, or whom he waits for.

use tortuga_core::Seat;
use tortuga_groo::{Choice, Stage as Phase, Window, totals};

use super::Stage;
use super::voice::Named;
use crate::{Asks, Prompt};

/// The sentence and the fact beside it.
type Asked = (String, String);

impl Stage<'_> {
    pub(super) fn prompt(&self) -> Prompt {
        if self.is_over() {
            return Prompt {
                text: self.voice.say("ask-over", &[]),
                fact: String::new(),
                asks: Asks::Nobody,
            };
        }
        let asked = self.own_seat().filter(|&seat| self.acting().has(seat));
        let ((text, fact), asks) = match asked {
            Some(seat) => (self.asked(seat), Asks::You),
            None => (self.waiting(), Asks::Others),
        };
        Prompt { text, fact, asks }
    }

    fn asked(&self, seat: Seat) -> Asked {
        let table = self.table();
        if let Some(choice) = table.choice {
            return self.ask_loss(choice);
        }
        if let Some(window) = table.window {
            return self.ask_window(window);
        }
        match table.stage {
            Phase::Discard => self.ask_discard(seat),
            Phase::MayDraw(_) => self.ask_draw(seat),
            Phase::Attack => self.ask("attack", "attack"),
            Phase::Commit => self.ask_commit(),
            Phase::Defend => self.ask_defend(seat),
            Phase::Use => self.ask_use(),
            // Luck is due, or nobody is: then nothing is asked of a seat.
            Phase::Dealer
            | Phase::Deal
            | Phase::Draw(_)
            | Phase::Battle
            | Phase::Roll
            | Phase::LastWord
            | Phase::Over(_) => self.waiting(),
        }
    }

    /// A sentence and a fact that need no values.
    fn ask(&self, text: &str, fact: &str) -> Asked {
        let text = self.voice.say(&format!("ask-{text}"), &[]);
        (text, self.voice.say(&format!("fact-{fact}"), &[]))
    }

    fn held(&self, seat: Seat) -> Named<'static> {
        let count = self.view.hands[seat.index()].count;
        ("cards", self.voice.count("cards", count).into())
    }

    fn limit(&self, seat: Seat) -> Named<'static> {
        ("limit", self.seen.hand_limit(seat).into())
    }

    fn ask_discard(&self, seat: Seat) -> Asked {
        if self.table().picked.is_some() {
            return self.ask("discard-more", "discard-more");
        }
        let args = [self.held(seat), self.limit(seat)];
        let fact = self.voice.say("fact-discard", &args);
        (self.voice.say("ask-discard", &[]), fact)
    }

    fn ask_draw(&self, seat: Seat) -> Asked {
        let pile = self.voice.count("cards", self.view.pile);
        let args = [self.held(seat), ("pile", pile.into())];
        let fact = match self.view.pile {
            0 => "fact-draw-renew",
            _ => "fact-draw",
        };
        let text = self.voice.say("ask-draw", &[self.limit(seat)]);
        (text, self.voice.say(fact, &args))
    }

    /// The totals of the battle as they stand.
    fn totals(&self) -> [Named<'static>; 2] {
        let (attack, defence) = totals(&self.seen);
        [("attack", attack.into()), ("defence", defence.into())]
    }

    fn ask_commit(&self) -> Asked {
        let table = self.table();
        let key = match table.picked {
            None => "ask-commit",
            Some(_) => "ask-commit-more",
        };
        let text = self.voice.tell(table.target, key, &[]);
        (text, self.voice.say("fact-commit", &self.totals()))
    }

    fn ask_defend(&self, seat: Seat) -> Asked {
        let key = match self.seen.committed(seat).count() {
            0 => "ask-defend",
            _ => "ask-defend-more",
        };
        let fact = self
            .voice
            .tell(self.table().active, "fact-defend", &self.totals());
        (self.voice.say(key, &[]), fact)
    }

    fn ask_use(&self) -> Asked {
        let table = self.table();
        let key = if table.is_construction() {
            "ask-use"
        } else {
            "ask-leftover"
        };
        let said = |key: &str, symbols| {
            let dice = [("dice", self.voice.symbols(symbols).into())];
            self.voice.say(key, &dice)
        };
        let mut facts = vec![said("fact-use", table.pool)];
        if !table.private.is_empty() {
            facts.push(said("fact-private", table.private));
        }
        (self.voice.say(key, &[]), facts.join(" "))
    }

    fn ask_window(&self, window: Window) -> Asked {
        let table = self.table();
        if window == Window::Counter
            && let Some(announced) = self.announced()
        {
            let card = [("card", announced.card.name.into())];
            return (self.voice.say("ask-window-counter", &card), announced.text);
        }
        let place = self.voice.in_town(table.groo);
        let mut args: Vec<Named<'_>> = self.totals().to_vec();
        args.push(("dice", self.voice.symbols(table.pool).into()));
        args.push(("town", place.into()));
        let fact = format!("fact-window-{}", super::middle::window_key(window));
        (
            self.voice.say("ask-window", &[]),
            self.voice.tell(table.user, &fact, &args),
        )
    }

    fn ask_loss(&self, choice: Choice) -> Asked {
        let (key, due) = match choice {
            Choice::Buildings { due, .. } => ("ask-lose-buildings", due),
            Choice::Troops { due, .. } => ("ask-lose-troops", due),
            Choice::Hand { due, .. } => ("ask-lose-hand", due),
            Choice::Chased { vp, .. } => ("ask-lose-chased", vp),
        };
        let args = [("count", due.into()), ("vp", self.voice.vp(due).into())];
        (self.voice.say(key, &args), self.why_lost())
    }

    /// By a card, or in a battle.
    fn why_lost(&self) -> String {
        let table = self.table();
        let event = table.event.map(|event| event.kind);
        let card = table.announced.map(|announced| announced.kind).or(event);
        match card {
            Some(kind) => {
                let card = [("card", self.voice.card(kind).into())];
                self.voice.say("fact-lose-card", &card)
            }
            None => self.voice.say("fact-lose-battle", &self.totals()),
        }
    }
}

// Waiting.
impl Stage<'_> {
    /// For whom, or for what. In a window nobody is named: whether anybody is
    /// asked, and who, is a secret.
    fn waiting(&self) -> Asked {
        let table = self.table();
        if table.theft.is_some() {
            return self.wait("wait-theft");
        }
        if let Some(choice) = table.choice {
            let text = self.voice.tell(choice.seat(), "wait-loss", &[]);
            return (text, self.why_lost());
        }
        if table.window.is_some() {
            let text = self.voice.say("wait-window", &[]);
            let seated = self.own_seat().is_some();
            let fact = seated.then(|| self.voice.say("wait-window-not-asked", &[]));
            return (text, fact.unwrap_or_default());
        }
        let acts = |seat: Seat, key: &str| (self.voice.tell(seat, key, &[]), String::new());
        match table.stage {
            Phase::Dealer => self.wait("wait-dealer"),
            Phase::Deal => self.wait("wait-deal"),
            Phase::Discard => acts(table.active, "wait-discard"),
            Phase::MayDraw(_) => acts(table.active, "wait-may-draw"),
            Phase::Draw(_) => acts(table.active, "wait-draw"),
            Phase::Attack => acts(table.active, "wait-attack"),
            Phase::Commit => acts(table.active, "wait-commit"),
            Phase::Defend => acts(table.target, "wait-defend"),
            Phase::Roll => acts(table.active, "wait-roll"),
            Phase::Use if table.is_construction() => acts(table.user, "wait-use"),
            Phase::Use => acts(table.user, "wait-leftover"),
            // A window stands between these and whatever follows.
            Phase::Battle | Phase::LastWord => self.wait("wait-window"),
            Phase::Over(_) => self.wait("ask-over"),
        }
    }

    fn wait(&self, key: &str) -> Asked {
        (self.voice.say(key, &[]), String::new())
    }
}
