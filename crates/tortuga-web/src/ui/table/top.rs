//! The bar on top of the table.

use leptos::prelude::*;
use tortuga_scene::{Step, StepState};

use crate::ui::icon::icon;
use crate::ui::lang::{LangSwitch, ThemeSwitch, words};
use crate::ui::table::at_table::at_table;

/// Brand, game, round, phases, switches.
#[component]
pub(crate) fn Top() -> impl IntoView {
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
            <LangSwitch />
            <ThemeSwitch />
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
