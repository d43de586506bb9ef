use std::any::Any;

use serde_json::{Value, json};
use thiserror::Error;
use tortuga_core::{
    Actor, EditionMark, Event as _, Game, Luck, NotationError, Perspective, Refusal, RuleId, Rules,
    Seat, Seats, Settings, Standings, ToAct, Viewer,
};

use crate::{Held, Json, ShelfError};

/// A game in progress, whichever game it is: notation in, JSON out.
pub trait Table: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Its edition.
    fn edition(&self) -> EditionMark;
    /// The effective value of every option.
    fn settings(&self) -> Settings;
    /// How many sit at it.
    fn seats(&self) -> u8;
    /// Who is to act.
    fn to_act(&self) -> ToAct;
    /// What a seat may do: the number and the notation of each action.
    fn legal(&self, seat: Seat) -> Vec<(u16, String)>;
    /// Plays an action in notation; what each viewer hears can be asked for
    /// afterwards with [`heard`](Self::heard).
    ///
    /// Never let somebody from outside act as chance: the refusal of an
    /// outcome tells what is left in a stack.
    ///
    /// # Errors
    ///
    /// Text that is no action, or an action that a rule forbids.
    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError>;
    /// Why a rule forbids an action; nothing happens either way.
    ///
    /// # Errors
    ///
    /// Text that is no action, or an action that a rule forbids.
    fn check(&self, actor: Actor, text: &str) -> Result<(), PlayError>;
    /// The outcome, in notation, that luck gives the chance event that is due;
    /// none if none is.
    fn chance(&self, luck: &mut dyn Luck) -> Option<String>;
    /// The one action that a seat has, if everybody can see that it has no
    /// other: it may be played for the seat without telling anybody anything.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// The place, in the list of actions, of the last decision that this seat
    /// could take back.
    fn undo_place(&self, seat: Seat) -> Option<usize>;
    /// Takes back what a seat did at this place, and what it did after that,
    /// and gives it in notation; nothing happens if it is too late for that.
    fn undo_to(&mut self, seat: Seat, place: usize) -> Option<String>;
    /// Everything done so far, without what was taken back.
    fn actions(&self) -> Vec<(Actor, String)>;
    /// What a bot on this seat gets: a `Perspective` of the game, boxed.
    fn perspective(&self, seat: Seat) -> Box<dyn Any + Send>;
    /// The number of an action in notation; none for chance's.
    fn number(&self, text: &str) -> Option<u16>;
    /// A chance outcome for other programs.
    fn outcome_json(&self, text: &str) -> Value;
    /// What this viewer heard of the last action.
    fn heard(&self, viewer: Viewer) -> Vec<Value>;
    /// The same, cut where somebody may have answered unseen: every piece but
    /// the last ends with a pause.
    fn moments(&self, viewer: Viewer) -> Vec<Moment>;
    /// Whom this viewer sees the game waiting for.
    fn seen_to_act(&self, viewer: Viewer) -> Seats;
    /// The seat that is asked unseen, and the action by which it declines;
    /// none if nobody is.
    fn decline(&self) -> Option<(Seat, String)>;
    /// What a seat could do in the open window if it were asked now, whoever is
    /// asked in truth: the number and the notation of each action.
    fn answers(&self, seat: Seat) -> Vec<(u16, String)>;
    /// Why a rule forbids an answer, as if the seat were asked now; nothing
    /// happens either way.
    ///
    /// # Errors
    ///
    /// Text that is no action, or an action that a rule forbids.
    fn check_answer(&self, seat: Seat, text: &str) -> Result<(), PlayError>;
    /// What a bot on this seat gets to decide on its answer with: the
    /// [`perspective`](Self::perspective) that it would have if it were asked
    /// now; none if it has nothing to answer with.
    fn answering_perspective(&self, seat: Seat) -> Option<Box<dyn Any + Send>>;
    /// What this viewer knows.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The same, written down.
    fn view_text(&self, viewer: Viewer) -> Json;
    /// Who wins together with this seat, itself included.
    fn allies(&self, seat: Seat) -> Seats;
    /// The whole truth.
    fn state_json(&self) -> Value;
    /// Scores and ranks, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Could this seat take its last decision back?
    fn can_take_back(&self, seat: Seat) -> bool {
        self.undo_place(seat).is_some()
    }

    /// Takes back the last decision of a seat, and what was forced after it,
    /// and gives it in notation; nothing happens if it is too late for that.
    fn take_back(&mut self, seat: Seat) -> Option<String> {
        let place = self.undo_place(seat)?;
        self.undo_to(seat, place)
    }

    /// Who is to act, for other programs: `"chance"`, a list of seats, or `"nobody"`.
    fn to_act_json(&self) -> Value {
        match self.to_act() {
            ToAct::Chance => json!("chance"),
            ToAct::Nobody => json!("nobody"),
            to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                json!(to_act.seats().iter().collect::<Vec<_>>())
            }
        }
    }

    /// The legal actions of every seat that is to act, for other programs.
    fn legal_json(&self) -> Value {
        let seats = self.to_act().seats();
        let lists = seats
            .iter()
            .map(|seat| (seat.to_string(), json!(self.legal(seat))));
        Value::Object(lists.collect())
    }
}

/// What a viewer heard in one go.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// What he heard.
    pub heard: Vec<Json>,
    /// The pause that follows; none if no pause does, and he sees the table as
    /// it is now.
    pub pause: Option<Pause>,
}

/// A pause, as a viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Pause {
    /// What he knows.
    pub view: Json,
    /// What he could do if he were asked now: number and notation. Empty for
    /// whoever has nothing to answer with.
    pub answers: Vec<(u16, String)>,
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The text is no action of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("{reason} ({rule})")]
    Refused {
        /// By this name clients find their words for it.
        key: &'static str,
        /// In English.
        reason: String,
        /// The rule.
        rule: RuleId,
    },
}

pub(crate) fn open<G: Rules>(
    held: &Held<G>,
    options: &G::Options,
) -> Result<Box<dyn Table>, ShelfError> {
    let game = Game::<G>::new(held.edition, options)?;
    let settings = G::settings(options);
    let seats = G::seats(options);
    let last = Vec::new();
    Ok(Box::new(Erased {
        game,
        edition: held.mark(),
        settings,
        seats,
        last,
    }))
}

/// Any game behind [`Table`].
struct Erased<G: Rules> {
    game: Game<G>,
    edition: EditionMark,
    settings: Settings,
    seats: u8,
    /// What happened in the last action.
    last: Vec<G::Event>,
}

impl<G: Rules> Erased<G> {
    fn printed(&self) -> &'static G::Edition {
        G::edition(self.game.state())
    }

    fn asking(&self, seat: Seat) -> Option<G::State> {
        G::asking(self.game.state(), seat)
    }
}

/// What a seat may do: the number and the notation of each action.
fn legal<G: Rules>(state: &G::State, seat: Seat) -> Vec<(u16, String)> {
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let edition = G::edition(state);
    let mut numbered: Vec<(u16, String)> = legal
        .into_iter()
        .filter_map(|action| Some((G::number(edition, action)?, G::write(edition, action))))
        .collect();
    numbered.sort();
    numbered
}

/// Whoever could answer sees himself asked.
fn pause<G: Rules>(state: &G::State, viewer: Viewer) -> Pause {
    let asked = match viewer {
        Viewer::Seat(seat) => G::asking(state, seat).map(|asked| (seat, asked)),
        Viewer::Spectator => None,
    };
    let seen = asked.as_ref().map_or(state, |(_, asked)| asked);
    Pause {
        view: Json::of(&G::view(seen, viewer)),
        answers: asked
            .as_ref()
            .map_or_else(Vec::new, |(seat, asked)| legal::<G>(asked, *seat)),
    }
}

fn refused(refusal: impl Refusal) -> PlayError {
    PlayError::Refused {
        key: refusal.key(),
        reason: refusal.to_string(),
        rule: refusal.rule(),
    }
}

impl<G: Rules> Table for Erased<G> {
    fn game(&self) -> &'static str {
        G::GAME
    }

    fn rules(&self) -> u32 {
        G::VERSION
    }

    fn edition(&self) -> EditionMark {
        self.edition.clone()
    }

    fn settings(&self) -> Settings {
        self.settings.clone()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> ToAct {
        G::to_act(self.game.state())
    }

    fn legal(&self, seat: Seat) -> Vec<(u16, String)> {
        legal::<G>(self.game.state(), seat)
    }

    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError> {
        let action = G::read(self.printed(), text)?;
        self.last = self.game.play(actor, action).map_err(refused)?;
        Ok(())
    }

    fn check(&self, actor: Actor, text: &str) -> Result<(), PlayError> {
        let action = G::read(self.printed(), text)?;
        G::check(self.game.state(), actor, action).map_err(refused)
    }

    fn chance(&self, mut luck: &mut dyn Luck) -> Option<String> {
        if self.to_act() != ToAct::Chance {
            return None;
        }
        let outcome = G::chance(self.game.state(), &mut luck);
        Some(G::write(self.printed(), outcome))
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        let mut legal = Vec::new();
        G::legal(self.game.state(), seat, &mut legal);
        let [only] = legal[..] else {
            return None;
        };
        G::forced_is_public(self.game.state(), seat).then(|| G::write(self.printed(), only))
    }

    fn undo_place(&self, seat: Seat) -> Option<usize> {
        self.game.can_take_back(seat)
    }

    fn undo_to(&mut self, seat: Seat, place: usize) -> Option<String> {
        let taken = self.game.take_back_to(seat, place)?;
        self.last.clear();
        Some(G::write(self.printed(), taken))
    }

    fn actions(&self) -> Vec<(Actor, String)> {
        let actions = self.game.actions().iter();
        actions
            .map(|&(actor, action)| (actor, G::write(self.printed(), action)))
            .collect()
    }

    fn perspective(&self, seat: Seat) -> Box<dyn Any + Send> {
        Box::new(Perspective::<G>::new(self.game.state(), seat))
    }

    fn number(&self, text: &str) -> Option<u16> {
        let action = G::read(self.printed(), text).ok()?;
        G::number(self.printed(), action)
    }

    fn outcome_json(&self, text: &str) -> Value {
        let action = G::read(self.printed(), text);
        action.map_or(Value::Null, |action| {
            G::outcome_json(self.printed(), action)
        })
    }

    fn heard(&self, viewer: Viewer) -> Vec<Value> {
        let heard = self.last.iter().filter_map(|event| event.heard_by(viewer));
        heard.map(|heard| json!(heard)).collect()
    }

    fn moments(&self, viewer: Viewer) -> Vec<Moment> {
        let mut moments = Vec::new();
        let mut heard = Vec::new();
        for event in &self.last {
            heard.extend(event.heard_by(viewer).map(|heard| Json::of(&heard)));
            if let Some(state) = G::at_pause(event) {
                moments.push(Moment {
                    heard: std::mem::take(&mut heard),
                    pause: Some(pause::<G>(state, viewer)),
                });
            }
        }
        moments.push(Moment { heard, pause: None });
        moments
    }

    fn seen_to_act(&self, viewer: Viewer) -> Seats {
        G::seen_to_act(self.game.state(), viewer)
    }

    fn decline(&self) -> Option<(Seat, String)> {
        let action = G::decline(self.game.state())?;
        let seat = self.to_act().seats().lowest()?;
        Some((seat, G::write(self.printed(), action)))
    }

    fn answers(&self, seat: Seat) -> Vec<(u16, String)> {
        let asked = self.asking(seat);
        asked.map_or_else(Vec::new, |asked| legal::<G>(&asked, seat))
    }

    fn check_answer(&self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let action = G::read(self.printed(), text)?;
        let asked = self.asking(seat);
        let state = asked.as_ref().unwrap_or_else(|| self.game.state());
        G::check(state, Actor::Seat(seat), action).map_err(refused)
    }

    fn answering_perspective(&self, seat: Seat) -> Option<Box<dyn Any + Send>> {
        let asked = self.asking(seat)?;
        Some(Box::new(Perspective::<G>::new(&asked, seat)))
    }

    fn allies(&self, seat: Seat) -> Seats {
        G::allies(self.game.state(), seat)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        json!(G::view(self.game.state(), viewer))
    }

    fn view_text(&self, viewer: Viewer) -> Json {
        Json::of(&G::view(self.game.state(), viewer))
    }

    fn state_json(&self) -> Value {
        G::state_json(self.game.state())
    }

    fn standings(&self) -> Option<Standings> {
        G::standings(self.game.state())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EditionChoice, open_table};

    #[test]
    fn notation_in_and_json_out() {
        let settings = [("seats".to_owned(), "2".to_owned())].into();
        let mut table = open_table("grog-island", &EditionChoice::Standard, &settings).unwrap();
        table
            .play(
                Actor::Chance,
                "clouds goal_swap pirate_point parrot empty black",
            )
            .unwrap();
        assert_eq!(table.heard(Viewer::Spectator).len(), 1);
        table.play(Actor::Chance, "starter 1").unwrap();
        let refused = table.play(Actor::Seat(Seat(0)), "pass").unwrap_err();
        assert_eq!(
            refused.to_string(),
            "dice or cards come first; the players wait (GROG-SETUP-07)"
        );
        assert!(matches!(
            table.play(Actor::Chance, "rum"),
            Err(PlayError::Notation(_))
        ));
        assert_eq!(table.state_json()["flag"], 1);
        assert_eq!(table.to_act_json(), "chance");
        assert_eq!(table.legal_json(), json!({}));
        assert_eq!(table.view_json(Viewer::Spectator)["viewer"], "spectator");
        assert_eq!(table.standings(), None);
    }
}
