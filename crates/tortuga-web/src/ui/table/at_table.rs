//! What the components of one table share.

use leptos::prelude::*;
use tortuga_client::{Client, Link, Notice};
use tortuga_core::{Seat, Viewer};
use tortuga_games::EditionChoice;
use tortuga_protocol::{Ask, Heard, Picture, Stage, TableCard};
use tortuga_scene::{Asks, Bid, Board, Die, Onlook, Scene, Touch};
use tortuga_words::Lang;

use crate::draft::Draft;
use crate::pencil::{Pencil, Touched};
use crate::tray::{Tray, tray};
use crate::ui::browser;
use crate::ui::lang::{tongue, words};
use crate::ui::table::back::Back;
use crate::ui::table::printed::{Printed, printed};
use crate::ui::table::side::Front;
use crate::ui::table::since::Since;

/// One table, as this page knows it.
#[derive(Clone, Copy)]
pub(crate) struct AtTable {
    pub(crate) page: RwSignal<Client>,
    pub(crate) card: Memo<Option<TableCard>>,
    /// What is printed on its pieces.
    pub(crate) printed: Memo<Printed>,
    pub(crate) scene: Memo<Option<Result<Scene, String>>>,
    pub(crate) tray: Memo<Tray>,
    /// A bid of Grog Island that is being put together.
    pub(crate) draft: RwSignal<Draft>,
    /// The choice that is in pencil.
    pub(crate) pencil: RwSignal<Pencil>,
    /// The choice that is pointed at or has the focus, in notation.
    pub(crate) pointed: RwSignal<Option<String>>,
    /// What has changed since the viewer's last turn.
    pub(crate) since: Since,
    /// Earlier moments of this game.
    pub(crate) back: Back,
    pub(crate) open: Memo<bool>,
    /// The viewer does not want to be reminded of what he laid face down.
    pub(crate) strict: RwSignal<bool>,
    /// What is in front, at the side or on a phone.
    pub(crate) front: RwSignal<Front>,
    /// The number of the first saying that was not read.
    pub(crate) read: RwSignal<u32>,
    /// Whoever answers what is asked: a server, a house in the page, or nobody.
    line: Callback<Ask>,
}

/// The boards that this page can draw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Foggy,
    Glory,
    Grog,
    Groo,
}

const STRICT: &str = "strict";

pub(crate) fn at_table() -> AtTable {
    expect_context()
}

impl AtTable {
    /// Lets everybody below know what was told of a table, and whom to ask.
    pub(crate) fn provide(page: RwSignal<Client>, line: Callback<Ask>) -> Self {
        let card = Memo::new(move |_| page.with(|page| page.table.clone()));
        let printed = printed(card);
        let back = Back::new(page);
        let picture = Memo::new(move |_| {
            let now = || page.with(|page| page.picture.clone());
            back.picture().or_else(now)
        });
        let tongue = tongue();
        let strict = RwSignal::new(browser::recall(STRICT).as_deref() == Some("yes"));
        let scene = Memo::new(move |_| {
            let drawn = |card: &Option<TableCard>, picture: &Option<Picture>| {
                let (card, picture) = (card.as_ref()?, picture.as_ref()?);
                printed.with(|printed| match printed {
                    Printed::Coming => None,
                    Printed::Missing => Some(Err(words("web-edition-missing")())),
                    Printed::Here(edition) => {
                        Some(draw(tongue.get(), edition, card, picture, strict.get()))
                    }
                })
            };
            card.with(|card| picture.with(|picture| drawn(card, picture)))
        });
        let at = Self {
            page,
            card,
            printed,
            scene,
            tray: Memo::new(move |_| scene.with(|scene| choices(scene.as_ref()))),
            draft: RwSignal::new(Draft::default()),
            pencil: RwSignal::new(Pencil::default()),
            pointed: RwSignal::new(None),
            since: Since::new(page, (card, printed), scene, back),
            back,
            open: Memo::new(move |_| page.with(|page| page.link == Link::Open)),
            strict,
            front: RwSignal::new(Front::default()),
            read: RwSignal::new(0),
            line,
        };
        at.keep_draft();
        at.keep_pencil();
        at.keep_read();
        provide_context(at);
        at
    }

    /// What is printed on the pieces; that of the program before anything is known, when
    /// there is nothing to tell either.
    pub(crate) fn edition(self) -> EditionChoice {
        self.printed.with(|printed| match printed {
            Printed::Here(edition) => edition.clone(),
            Printed::Coming | Printed::Missing => EditionChoice::Standard,
        })
    }

    /// The draft follows the dice. It goes when it lies on the table as a bid,
    /// and with its round.
    fn keep_draft(self) {
        Effect::new(move |before: Option<Option<u64>>| {
            let (now, dice) = (self.round(), self.dice());
            if self.back.on() {
                return before.unwrap_or(now);
            }
            let other = before.is_some_and(|before| before != now);
            let bid = self.my_bid();
            self.draft.maybe_update(|draft| {
                let old = draft.clone();
                if other || bid.is_some_and(|letters| letters == draft.letters()) {
                    draft.drop_all();
                } else {
                    draft.sort(&dice);
                }
                *draft != old
            });
            now
        });
    }

    /// What is in pencil stays while it is legal, or may become so.
    fn keep_pencil(self) {
        let over = self.over();
        Effect::new(move || {
            let choices = self.look(|scene| scene.choices.clone());
            self.pencil.maybe_update(|pencil| {
                let old = pencil.clone();
                if over.get() {
                    pencil.drop_all();
                } else {
                    pencil.follow(&choices);
                }
                *pencil != old
            });
            self.pointed.set(None);
        });
    }

    /// What is said while the talk is in front is read.
    fn keep_read(self) {
        Effect::new(move || {
            let next = |page: &Client| page.said.last().map_or(0, |said| said.number + 1);
            let next = self.page.with(next);
            if self.front.get() == Front::Chat {
                self.read.set(next);
            }
        });
    }

    /// The number of the round; no words, as they change with the language.
    fn round(self) -> Option<u64> {
        self.page.with(|page| {
            let view = &page.picture.as_ref()?.view;
            view.pointer("/table/round")?.as_u64()
        })
    }

    /// The dice of the bid on the table, if it is the viewer's.
    fn my_bid(self) -> Option<Vec<char>> {
        let viewer = self
            .card
            .with(|card| card.as_ref().map(|card| card.viewer))?;
        self.look(|scene| {
            let Board::Grog(board) = &scene.board else {
                return None;
            };
            let mine = |bid: &&Bid| viewer.is(Seat(bid.seal.seat));
            board.bid.as_ref().filter(mine)?;
            let dice = board.row.iter().filter_map(|space| space.die.as_ref());
            Some(dice.map(|die| die.letter).collect())
        })
    }

    /// Something of the scene; the default before the game begins.
    #[track_caller]
    pub(crate) fn look<T: Default>(self, at: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| match scene {
            Some(Ok(scene)) => at(scene),
            Some(Err(_)) | None => T::default(),
        })
    }

    /// Something of what was heard until now, or until the moment that is looked
    /// at.
    pub(crate) fn heard<T>(self, look: impl FnOnce(&[Heard]) -> T) -> T {
        let until = self.back.heard().unwrap_or(usize::MAX);
        self.page.with(|page| {
            let until = until.min(page.heard.len());
            look(&page.heard[..until])
        })
    }

    /// Which game's board it is; none before the game begins.
    pub(crate) fn kind(self) -> Memo<Option<Kind>> {
        Memo::new(move |_| {
            self.look(|scene| {
                Some(match &scene.board {
                    Board::Foggy(_) => Kind::Foggy,
                    Board::Glory(_) => Kind::Glory,
                    Board::Grog(_) => Kind::Grog,
                    Board::Groo(_) => Kind::Groo,
                })
            })
        })
    }

    /// The dice of a bid.
    pub(crate) fn dice(self) -> Vec<Die> {
        self.look(|scene| {
            let Board::Grog(board) = &scene.board else {
                return Vec::new();
            };
            let dice = board.peninsulas.iter();
            dice.filter_map(|peninsula| peninsula.die.clone()).collect()
        })
    }

    /// The viewer sits at the table.
    #[track_caller]
    pub(crate) fn seated(self) -> bool {
        let seated = |card: &TableCard| card.viewer != Viewer::Spectator;
        self.card.with(|card| card.as_ref().is_some_and(seated))
    }

    pub(crate) fn stage(self) -> Option<Stage> {
        self.card.with(|card| card.as_ref().map(|card| card.stage))
    }

    /// Something legal can be done now: the lamp is out while the line is down.
    pub(crate) fn lit(self, legal: bool) -> bool {
        legal && self.open.get()
    }

    /// The game is over.
    pub(crate) fn over(self) -> Memo<bool> {
        Memo::new(move |_| self.look(|scene| scene.result.is_some()))
    }

    /// Whether anything can be sent; if not, the viewer is told.
    fn can_send(self) -> bool {
        let open = self.open.get_untracked();
        if !open {
            self.page.update(|page| page.notify(Notice::LineDown));
        }
        open
    }

    pub(crate) fn ask(self, ask: &Ask) {
        if self.can_send() {
            self.page.update(Client::hush);
            self.line.run(ask.clone());
        }
    }

    /// Plays a legal action.
    pub(crate) fn act(self, notation: &str) {
        self.since.acts();
        self.pencil.update(Pencil::drop_all);
        self.question(|page| page.act(notation));
    }

    /// Plays what is in pencil, or the bid that was put together.
    pub(crate) fn commit(self) {
        let chosen = self.chosen();
        if let Some(notation) = chosen {
            self.act(&notation);
        } else if self.bid_is_legal() {
            self.bid();
        }
    }

    /// What is in pencil and can be played now, in notation.
    pub(crate) fn chosen(self) -> Option<String> {
        self.pencil.with(|pencil| {
            let chosen = pencil.chosen().filter(|_| !pencil.is_ahead());
            chosen.map(str::to_owned)
        })
    }

    /// What is to be drawn in pencil: the choice that is pointed at, or else the
    /// one that is chosen.
    pub(crate) fn drawn(self) -> Option<String> {
        self.pointed.get().or_else(|| self.chosen())
    }

    /// The bid on the desk is a legal one.
    pub(crate) fn bid_is_legal(self) -> bool {
        let notation = self.draft.with(Draft::notation);
        self.tray.with(|tray| tray.bid(&notation).is_some())
    }

    /// This has changed since the viewer's last turn; boards give it the class
    /// `wake`: `class:wake=move || at.woke(&format!("house:{}", house.id))`. All
    /// names are listed in `crates/tortuga-scene/src/wake.rs`.
    pub(crate) fn woke(self, name: &str) -> bool {
        self.since.woke(name)
    }

    /// A touch of this was noted in pencil, for now or for later. What is legal
    /// now is marked by its `data-notation` without further ado; boards that also
    /// want to show what was noted ahead give it the class `pencilled`:
    /// `class:pencilled=move || at.pencilled(&house.touch)`.
    pub(crate) fn pencilled(self, touch: &Touch) -> bool {
        match touch {
            Touch::Act(notation) | Touch::Ask(notation) => {
                self.pencil.with(|pencil| pencil.is(notation))
            }
            Touch::Nothing => false,
        }
    }

    /// Asks why an action is not allowed.
    pub(crate) fn explain(self, notation: &str) {
        self.question(|page| Some(page.explain(notation)));
    }

    fn question(self, ask: impl FnOnce(&mut Client) -> Option<Ask>) {
        if !self.can_send() {
            return;
        }
        self.back.leave();
        if let Some(ask) = self.page.try_update(ask).flatten() {
            self.line.run(ask);
        }
    }

    /// Any wish that is answered by its number.
    pub(crate) fn wish(self, ask: impl FnOnce(u32) -> Ask) {
        self.question(|page| Some(page.wish(ask)));
    }

    /// Does what touching something means: a legal action is drafted in pencil,
    /// and played by a second touch; what is not legal is explained, or noted for
    /// later while others are to act.
    pub(crate) fn touch(self, touch: &Touch) {
        match touch {
            // What lies there may be gone by now.
            Touch::Act(_) | Touch::Ask(_) if untrack(|| self.back.on()) => {}
            Touch::Act(notation) => self.draft_or_act(notation),
            Touch::Ask(notation) if self.waits_for_others() => self.note(notation),
            Touch::Ask(notation) if self.seated() => self.explain(notation),
            Touch::Ask(_) | Touch::Nothing => {}
        }
    }

    /// Puts a legal action in pencil, or plays it if it is there already.
    pub(crate) fn draft_or_act(self, notation: &str) {
        let touched = self.pencil.try_update(|pencil| pencil.touch(notation));
        match touched {
            Some(Touched::Commit) => self.act(notation),
            Some(Touched::Drafted | Touched::Dropped) | None => self.page.update(Client::hush),
        }
    }

    fn note(self, notation: &str) {
        self.page.update(Client::hush);
        self.pencil.update(|pencil| {
            pencil.note(notation);
        });
    }

    /// The viewer sits at the table, the game goes on, and nothing is asked of him.
    fn waits_for_others(self) -> bool {
        let others = |scene: &Scene| scene.prompt.asks == Asks::Others && scene.choices.is_empty();
        self.seated() && self.look(others)
    }

    /// Takes the last action back, or lets the server say why that is too late.
    pub(crate) fn undo(self) {
        let over = self.stage() == Some(Stage::Over);
        if self.seated() && !over {
            self.question(Client::undo);
        }
    }

    /// Asks what a captain would do.
    pub(crate) fn ask_hint(self) {
        self.question(Client::ask_hint);
    }

    /// Asks for a longer pause.
    pub(crate) fn hold_on(self) {
        self.question(Client::hold_on);
    }

    /// Declines in every pause from now on, or no longer.
    pub(crate) fn pass_windows(self, on: bool) {
        self.question(|page| Some(page.pass_windows(on)));
    }

    /// Shows what he laid face down, or hides even that.
    pub(crate) fn be_strict(self, strict: bool) {
        browser::keep(STRICT, if strict { "yes" } else { "no" });
        self.strict.set(strict);
    }

    /// Puts a die into the draft or takes it out.
    pub(crate) fn touch_die(self, letter: char) {
        self.page.update(Client::hush);
        let dice = self.dice();
        self.draft.update(|draft| draft.touch(letter, &dice));
    }

    /// Bids the draft, or asks why it is no bid.
    pub(crate) fn bid(self) {
        let draft = self.draft.get_untracked();
        let notation = draft.notation();
        if draft.is_empty() {
            self.page.update(|page| page.notify(Notice::DraftEmpty));
        } else if self
            .tray
            .with_untracked(|tray| tray.bid(&notation).is_some())
        {
            self.act(&notation);
        } else {
            self.explain(&notation);
        }
    }

    /// Drops the draft, a hint, and whatever was said.
    pub(crate) fn escape(self) {
        self.back.leave();
        self.draft.update(Draft::drop_all);
        self.pencil.update(Pencil::drop_all);
        self.page.update(|page| {
            page.hush();
            page.hint = None;
        });
    }
}

/// A picture as a scene, in words.
pub(crate) fn draw(
    lang: Lang,
    edition: &EditionChoice,
    card: &TableCard,
    picture: &Picture,
    strict: bool,
) -> Result<Scene, String> {
    let view = if strict {
        tortuga_scene::strict_view(&card.game, &picture.view)
    } else {
        Ok(picture.view.clone())
    };
    let view = view.map_err(|error| error.to_string())?;
    let names = card.names();
    let onlook = Onlook {
        lang,
        edition,
        names: &names,
        viewer: card.viewer,
    };
    let standings = picture.standings.as_ref();
    let scene = tortuga_scene::scene(&card.game, &onlook, &view, &picture.legal, standings);
    scene.map_err(|error| error.to_string())
}

fn choices(scene: Option<&Result<Scene, String>>) -> Tray {
    match scene {
        Some(Ok(scene)) => tray(&scene.choices),
        Some(Err(_)) | None => Tray::default(),
    }
}
