//! The page at `/new/{game}`: everything that a table may choose.

pub(crate) mod company;
pub(crate) mod edition;
pub(crate) mod options;
pub(crate) mod plan;
pub(crate) mod terms;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_words::say;

use crate::said::{seats, title};
use crate::ui::api::{self, Trouble};
use crate::ui::browser;
use crate::ui::here;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words};
use crate::ui::me::myself;
use crate::ui::new::company::Company;
use crate::ui::new::edition::EditionLine;
use crate::ui::new::options::OptionFields;
use crate::ui::new::plan::{Mates, Plan};
use crate::ui::new::terms::Terms;
use crate::ui::site::Site;

/// A table that is about to be.
#[component]
pub(crate) fn NewPage(game: String) -> impl IntoView {
    let plan = Plan::of(game);
    provide_context(plan);
    let tongue = tongue();
    let game = move || plan.game.with_value(|game| title(tongue.get(), game));
    let online = move || plan.with.get().is_online();
    view! {
        <Site title="web-new-table">
            <header class="head"><h1>{game}</h1><p>{words("web-new-about")}</p></header>
            <main class="lob">
                <section class="panel" aria-label=words("web-options")>
                    <h2 class="label">{words("web-options")}</h2>
                    <OptionFields />
                </section>
                <div class="stack">
                    <section class="panel" aria-label=words("web-company")>
                        <h2 class="label">{words("web-company")}</h2>
                        <Company />
                    </section>
                    <Show when=online>
                        <section class="panel" aria-label=words("web-terms")>
                            <h2 class="label">{words("web-terms")}</h2>
                            <Terms />
                            <EditionLine />
                        </section>
                    </Show>
                </div>
            </main>
            <Go plan />
        </Site>
    }
}

/// The line at the bottom: how many sit there, and the button.
#[component]
fn Go(plan: Plan) -> impl IntoView {
    let tongue = tongue();
    let trouble = RwSignal::new(None::<Trouble>);
    let myself = myself();
    let seats = move || {
        let chosen = plan.options.get();
        plan.game
            .with_value(|game| seats(tongue.get(), game, &chosen))
    };
    let can = Memo::new(move |_| seats().is_ok());
    let said = move || seats().unwrap_or_else(|problem| problem);
    let open = move |_| {
        if !can.get_untracked() {
            return;
        }
        trouble.set(None);
        if !plan.with.get_untracked().is_online() {
            let me = say(tongue.get_untracked(), "web-me", &[]);
            return browser::go(&begin_here(plan, &me));
        }
        spawn_local(async move {
            myself.settled().await;
            match api::open_table(&plan.table()).await {
                Ok(opened) => browser::go(&format!("/t/{}", opened.id)),
                Err(found) => trouble.set(Some(found)),
            }
        });
    };
    let button = move || match plan.with.get() {
        Mates::Friends => words("web-open-table")(),
        Mates::Bots | Mates::Here | Mates::HotSeat => words("button-begin")(),
    };
    view! {
        <div class="go" class:go--lit=move || can.get()>
            {icon("seats")}
            <span class="say" role="status" data-testid="so-many-seats">{said}</span>
            <span class="trouble" role="alert">{move || trouble.get().map(|trouble| trouble.words(tongue.get()))}</span>
            <button type="button" class="btn" class:btn--lamp=move || can.get() data-testid="open-table"
                aria-disabled=move || (!can.get()).to_string() on:click=open>{button}</button>
        </div>
    }
}

/// Where the game begins that this browser will keep.
fn begin_here(plan: Plan, me: &str) -> String {
    let options = plan.options.get_untracked();
    let game = plan.game.get_value();
    here::begin_at(&game, &options, plan.sitters(me))
}
