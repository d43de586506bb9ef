//! Home: my tables, the four games, and whatever else there is to play.

pub(crate) mod boxes;
pub(crate) mod join;
pub(crate) mod lists;
pub(crate) mod saved;

use leptos::prelude::*;
use tortuga_games::GAMES;

use crate::harbour::Side;
use crate::ui::home::boxes::GameBox;
use crate::ui::home::join::Join;
use crate::ui::home::lists::{Harbour, MyTables, TableList};
use crate::ui::home::saved::SavedHere;
use crate::ui::icon::icon;
use crate::ui::lang::words;
use crate::ui::site::Site;

/// The page at `/`.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let harbour = Harbour::look();
    view! {
        <Site title="web-nav-play">
            <main>
                <section class="hero">
                    <div>
                        <h1 class="lead">{words("web-lead")}<br />{words("web-lead-2")}</h1>
                        <p>{words("web-intro")}</p>
                        <Join />
                    </div>
                    <MyTables harbour />
                </section>
                <section class="boxes" aria-label=words("web-games")>
                    {shelf().map(|game| view! { <GameBox game /> }).collect_view()}
                </section>
                <div class="others">
                    <SavedHere few=4 />
                    <TableList harbour side=Side::Open name="web-open-tables" few=6 />
                    <TableList harbour side=Side::Watchable name="web-watchable-tables" few=6 />
                </div>
                <Foot />
            </main>
        </Site>
    }
}

/// The games as they stand on the shelf at home.
fn shelf() -> [&'static str; 4] {
    let mut games = GAMES;
    let order = ["grog-island", "glory-islands", "groo", "foggy-island"];
    games.sort_by_key(|game| order.iter().position(|one| one == game));
    games
}

/// What can be relied on here.
#[component]
fn Foot() -> impl IntoView {
    let line = |(sign, key): (&'static str, &'static str)| {
        view! { <span>{icon(sign)}{words(key)}</span> }
    };
    let lines = [
        ("die", "web-foot-luck"),
        ("c-book", "web-foot-rules"),
        ("bot", "web-foot-bots"),
        ("globe", "web-foot-words"),
    ];
    view! { <p class="foot">{lines.map(line).collect_view()}</p> }
}
