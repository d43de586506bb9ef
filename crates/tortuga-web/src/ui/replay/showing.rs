//! One record on the table: which moment, from where, and whether it runs.

use std::sync::Arc;

use gloo_timers::callback::Timeout;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use tortuga_core::Viewer;
use tortuga_scene::Seal;
use wasm_bindgen::JsCast;

use crate::replay::{Course, LuckCheck, Replay, Spot, Told, Viewpoint, stops};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{LangSwitch, ThemeSwitch, tongue, words, words_with};
use crate::ui::replay::Origin;
use crate::ui::replay::bar::Bar;
use crate::ui::replay::hands::Hands;
use crate::ui::replay::moves::Moves;
use crate::ui::rules::game_title;
use crate::ui::table::BoardOf;
use crate::ui::table::at_table::{AtTable, Kind};

/// A course that is kept; another viewer's is another one.
#[derive(Clone)]
pub(crate) struct Kept(pub(crate) Arc<Course>);

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What the components of a replay share.
#[derive(Clone, Copy)]
pub(crate) struct Showing {
    pub(crate) replay: StoredValue<Arc<Replay>>,
    /// So many actions were done.
    pub(crate) at: RwSignal<usize>,
    pub(crate) viewpoint: RwSignal<Viewpoint>,
    pub(crate) playing: RwSignal<bool>,
    /// How many times as fast as usual.
    pub(crate) speed: RwSignal<u32>,
    pub(crate) course: Memo<Kept>,
    pub(crate) told: Memo<Vec<Told>>,
    /// Where one stops step by step.
    stops: Memo<Vec<usize>>,
    pub(crate) end: usize,
    pub(crate) origin: Origin,
}

/// How long a step lasts at the usual speed, in milliseconds.
const STEP: u32 = 1100;
/// The address follows when somebody rests for so many milliseconds.
const REST: u32 = 250;

impl Showing {
    fn new(replay: Arc<Replay>, spot: Spot, origin: Origin) -> Self {
        let end = replay.end();
        let seats = replay.names().len();
        let fits = |viewpoint: &Viewpoint| match viewpoint {
            Viewpoint::Seat(seat) => seat.index() < seats,
            Viewpoint::Open | Viewpoint::Spectator => true,
        };
        let viewpoint = spot.viewpoint.filter(fits).unwrap_or(Viewpoint::Open);
        let viewpoint = RwSignal::new(viewpoint);
        let replay = StoredValue::new(replay);
        let viewer = Memo::new(move |_| viewpoint.get().viewer());
        let course = Memo::new(move |_| {
            let course = |replay: &Arc<Replay>| replay.course(viewer.get());
            Kept(Arc::new(replay.with_value(course)))
        });
        let tongue = tongue();
        let told = Memo::new(move |_| {
            let lang = tongue.get();
            replay.with_value(|replay| course.with(|kept| kept.0.told(replay, lang)))
        });
        let told_at = |line: usize| told.with_untracked(|told| Some(told.get(line)?.at));
        let first = spot.line.and_then(told_at).unwrap_or(spot.at);
        Self {
            replay,
            at: RwSignal::new(first.min(end)),
            viewpoint,
            playing: RwSignal::new(false),
            speed: RwSignal::new(1),
            course,
            told,
            stops: Memo::new(move |_| told.with(|told| stops(told, end))),
            end,
            origin,
        }
    }

    /// Goes to a moment.
    pub(crate) fn go(self, at: usize) {
        self.at.set(at.min(self.end));
    }

    /// One step on; at the end it stops running.
    pub(crate) fn forward(self) {
        let at = self.at.get_untracked();
        let later = |stops: &Vec<usize>| stops.iter().copied().find(|stop| *stop > at);
        match self.stops.with_untracked(later) {
            Some(stop) => self.at.set(stop),
            None => self.playing.set(false),
        }
    }

    /// One step back.
    pub(crate) fn back(self) {
        let at = self.at.get_untracked();
        let earlier = |stops: &Vec<usize>| stops.iter().rev().copied().find(|stop| *stop < at);
        if let Some(stop) = self.stops.with_untracked(earlier) {
            self.at.set(stop);
        }
    }

    /// Runs or rests; from the end it begins again.
    pub(crate) fn toggle(self) {
        let starts = !self.playing.get_untracked();
        if starts && self.at.get_untracked() == self.end {
            self.at.set(0);
        }
        self.playing.set(starts);
    }

    /// The place of the last sentence that is true now.
    pub(crate) fn now(self) -> Option<usize> {
        let at = self.at.get();
        self.told
            .with(|told| told.partition_point(|told| told.at <= at))
            .checked_sub(1)
    }

    /// The address of this moment.
    pub(crate) fn address(self) -> String {
        let spot = Spot::write(self.at.get_untracked(), self.viewpoint.get_untracked());
        format!("{}{spot}", browser::path())
    }

    fn run(self) {
        Effect::new(move || {
            if !self.playing.get() {
                return;
            }
            let pause = STEP / self.speed.get().max(1);
            let pause = std::time::Duration::from_millis(pause.into());
            if let Ok(handle) = set_interval_with_handle(move || self.forward(), pause) {
                on_cleanup(move || handle.clear());
            }
        });
    }

    fn follow_in_address(self) {
        let waiting = StoredValue::new_local(None::<Timeout>);
        Effect::new(move || {
            self.at.track();
            self.viewpoint.track();
            if self.origin != Origin::File {
                let write = move || browser::replace_address(&self.address());
                waiting.set_value(Some(Timeout::new(REST, write)));
            }
        });
    }

    /// Arrows go step by step, Home and End to the ends, Space runs and rests.
    fn listen_to_keys(self) {
        let handle = window_event_listener(ev::keydown, move |event| {
            let held = event.ctrl_key() || event.alt_key() || event.meta_key();
            let Some(target) = element(&event) else {
                return;
            };
            let tag = target.tag_name();
            // On a board the arrows lead from place to place.
            let on_board = matches!(target.closest(".board"), Ok(Some(_)));
            if held || on_board || tag == "SELECT" {
                return;
            }
            match event.key().as_str() {
                "ArrowRight" => self.forward(),
                "ArrowLeft" => self.back(),
                "Home" => self.go(0),
                "End" => self.go(self.end),
                // A button with the focus is pressed by it.
                " " if tag != "BUTTON" && tag != "A" => self.toggle(),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || handle.remove());
    }
}

/// Where a key was pressed.
fn element(event: &KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// A record, shown.
#[component]
pub(crate) fn Shown(replay: Arc<Replay>, spot: Spot, origin: Origin) -> impl IntoView {
    let game = replay.game().to_owned();
    let luck = replay.luck();
    let showing = Showing::new(replay, spot, origin);
    let first = showing.replay.with_value(|replay| {
        showing
            .course
            .with_untracked(|kept| kept.0.client(replay, showing.at.get_untracked()))
    });
    let page = RwSignal::new(first);
    Effect::new(move || {
        let at = showing.at.get();
        let client = |replay: &Arc<Replay>| showing.course.with(|kept| kept.0.client(replay, at));
        page.set(showing.replay.with_value(client));
    });
    let table = AtTable::provide(page, Callback::new(|_| {}));
    showing.run();
    showing.follow_in_address();
    showing.listen_to_keys();
    Effect::new(move || {
        browser::entitle(&format!(
            "{} – {}",
            words("web-replay")(),
            game_title(&game)
        ));
    });
    let kind = table.kind();
    let is = move |wanted: Kind| kind.get() == Some(wanted);
    let seals = Memo::new(move |_| {
        let plates = |scene: &tortuga_scene::Scene| {
            let plates = scene.plates.iter();
            plates
                .map(|plate| plate.seal.clone())
                .collect::<Vec<Seal>>()
        };
        table.look(plates)
    });
    view! {
        <main class="table table--replay" class:table--towns=move || is(Kind::Groo)
            class:table--foggy=move || is(Kind::Foggy) class:table--glory=move || is(Kind::Glory)>
            <ReplayTop showing luck />
            <BoardOf />
            <Hands showing seals />
            <Bar showing />
            <Moves showing seals />
        </main>
    }
}

/// What is played, whether its luck was fair, and from where one looks.
#[component]
fn ReplayTop(showing: Showing, luck: LuckCheck) -> impl IntoView {
    let at = crate::ui::table::at_table::at_table();
    view! {
        <header class="top">
            <a class="brand" href="/">{icon("turtle-mark")}<span>"Tortuga"</span></a>
            <h1 class="game">{move || at.look(|scene| scene.title.clone())}</h1>
            <span class="sub">{words("web-replay-one")}" · "{move || at.look(|scene| scene.round.clone())}</span>
            <span class="grow"></span>
            <LuckChip luck />
            <ViewpointChoice showing />
            <LangSwitch />
            <ThemeSwitch />
        </header>
    }
}

#[component]
fn LuckChip(luck: LuckCheck) -> impl IntoView {
    let tongue = tongue();
    let said = move || match luck {
        LuckCheck::Unpromised => words("web-replay-luck-none")(),
        LuckCheck::Secret => words("web-replay-luck-secret")(),
        LuckCheck::Checked { fair, draws } => {
            let key = if luck.is_fair() {
                "web-replay-luck-fair"
            } else {
                "web-replay-luck-unfair"
            };
            let args = [("fair", fair.into()), ("draws", draws.into())];
            tortuga_words::say(tongue.get(), key, &args)
        }
    };
    let class = match luck {
        LuckCheck::Checked { .. } if luck.is_fair() => "luckchip luckchip--good",
        LuckCheck::Checked { .. } => "luckchip luckchip--bad",
        LuckCheck::Unpromised | LuckCheck::Secret => "luckchip",
    };
    let mark = match luck {
        LuckCheck::Checked { .. } if luck.is_fair() => "check",
        LuckCheck::Checked { .. } => "cross",
        LuckCheck::Unpromised | LuckCheck::Secret => "die",
    };
    view! { <span class=class data-testid="luck" title=words("web-replay-luck-about")>{icon(mark)}<span>{said}</span></span> }
}

#[component]
fn ViewpointChoice(showing: Showing) -> impl IntoView {
    let replay = showing.replay.get_value();
    let names = replay.names().to_vec();
    let mut all = vec![Viewpoint::Open, Viewpoint::Spectator];
    all.extend(replay.seats().map(Viewpoint::Seat));
    let option = move |viewpoint: Viewpoint| {
        let name = match viewpoint.viewer() {
            Viewer::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
            Viewer::Spectator => String::new(),
        };
        let said = move || match viewpoint {
            Viewpoint::Open => words("web-replay-open")(),
            Viewpoint::Spectator => words("web-replay-spectator")(),
            Viewpoint::Seat(_) => words_with("web-replay-as", "name", name.clone()),
        };
        let chosen = showing.viewpoint.get_untracked() == viewpoint;
        view! { <option value=viewpoint.name() selected=chosen>{said}</option> }
    };
    let choose = move |name: String| {
        if let Some(viewpoint) = Viewpoint::read(&name) {
            showing.viewpoint.set(viewpoint);
        }
    };
    view! {
        <label class="viewpoint">
            {icon("eye")}<span class="sr">{words("web-replay-viewpoint")}</span>
            <select class="field field--sm" data-testid="viewpoint" on:change:target=move |event| choose(event.target().value())>
                {all.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
