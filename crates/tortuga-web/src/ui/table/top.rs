//! The bar on top of the table.

use leptos::prelude::*;
use tortuga_scene::{Step, StepState};

use crate::ui::icon::icon;
use crate::ui::lang::{LangSwitch, ThemeSwitch, words};
use crate::ui::settings::settings;
use crate::ui::table::at_table::at_table;
use crate::ui::table::clock::OwnClock;
use crate::ui::table::menu::sound_key;
use crate::ui::table::side::Front;

/// Brand, game, round, phases, time, switches.
#[component]
pub(crate) fn Top(menu: RwSignal<bool>) -> impl IntoView {
    let at = at_table();
    let steps = Memo::new(move |_| at.look(|scene| scene.steps.clone()));
    let now = move || {
        let now = |step: &&Step| step.state == StepState::Now;
        steps.with(|steps| steps.iter().find(now).map(|step| step.label.clone()))
    };
    view! {
        <header class="top">
            <a class="brand" href="/">{icon("turtle-mark")}<span>"Tortuga"</span></a>
            <h1 class="game">{move || at.look(|scene| scene.title.clone())}</h1>
            <span class="sub">{move || at.look(|scene| scene.round.clone())}</span>
            <span class="grow"></span>
            <ol class="steps" aria-label=words("web-phases")>
                {move || steps.get().into_iter().map(step).collect_view()}
            </ol>
            <span class="phase" aria-hidden="true">{now}</span>
            <span class="grow"></span>
            <OwnClock />
            <LangSwitch />
            <button type="button" class="btn btn--icon wideonly" data-testid="open-rules" aria-label=words("button-rules")
                on:click=move |_| at.front.set(Front::Rules)>{icon("c-book")}</button>
            <SoundButton />
            <ThemeSwitch />
            <button type="button" class="btn btn--icon" data-testid="menu" aria-haspopup="dialog" aria-label=words("web-menu")
                on:click=move |_| menu.set(true)>{icon("gear")}</button>
        </header>
    }
}

fn step(step: Step) -> impl IntoView {
    let class = match step.state {
        StepState::Done => "done",
        StepState::Now => "now",
        StepState::Later => "later",
    };
    let current = (step.state == StepState::Now).then_some("step");
    view! { <li class=class aria-current=current>{step.label}</li> }
}

/// Sounds on or off; the icon is crossed out while they are off.
#[component]
fn SoundButton() -> impl IntoView {
    let settings = settings();
    let turn = move |_| settings.choose_sound(!untrack(|| settings.sound()));
    let glyph = move || {
        icon(if settings.sound() {
            "sound-on"
        } else {
            "sound-off"
        })
    };
    view! {
        <button type="button" class="btn btn--icon wideonly" data-testid="sound" aria-pressed=move || settings.sound().to_string()
            aria-label=move || words(sound_key(settings.sound()))() on:click=turn>{glyph}</button>
    }
}
