//! What a table has chosen, for everybody to read.

use leptos::prelude::*;
use tortuga_protocol::TableCard;
use tortuga_words::{option_about, option_name};

use crate::harbour::tempo;
use crate::said::{in_order, option_value};
use crate::setup::{asked_first, has_windows, options};
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::lobby::{card, short};
use crate::ui::table::at_table::at_table;

/// Options, clock, edition, watchers, luck; rulings are folded away.
#[component]
pub(crate) fn Chosen() -> impl IntoView {
    let at = at_table();
    let terms = move || card(at, terms);
    let listed = move || {
        let (first, rest) = card(at, sorted);
        let count = rest.len();
        let rest = (count > 0).then(|| {
            view! {
                <details class="optmore">
                    <summary>{words_with("web-rulings", "count", count)}</summary>
                    {lines(rest)}
                </details>
            }
        });
        view! { {lines(first)}{lines(terms())}<Luck />{rest} }
    };
    view! {
        <h2 class="label">{words("web-options")}</h2>
        {listed}
    }
}

/// What it is called, what it is about, what was chosen.
struct Told {
    name: String,
    about: String,
    value: String,
}

fn lines(list: Vec<Told>) -> impl IntoView {
    let line = |Told { name, about, value }: Told| {
        view! { <div class="opt"><dt><b>{name}</b><small>{about}</small></dt><dd class="v"><span class="pill">{value}</span></dd></div> }
    };
    view! { <dl>{list.into_iter().map(line).collect_view()}</dl> }
}

/// The options of the game, with those first that everybody asks about.
fn sorted(card: &TableCard) -> (Vec<Told>, Vec<Told>) {
    let (asked, _) = asked_first(options(&card.game));
    let lang = tongue().get();
    let chosen = in_order(&card.game, &card.options);
    let is_asked = |(key, _): &(String, String)| asked.iter().any(|option| option.key == key);
    let (first, rest): (Vec<_>, Vec<_>) = chosen.into_iter().partition(is_asked);
    let told = |(key, value): (String, String)| Told {
        name: option_name(lang, &card.game, &key),
        about: option_about(lang, &card.game, &key),
        value: option_value(lang, &key, &value),
    };
    let all = |list: Vec<(String, String)>| list.into_iter().map(told).collect();
    (all(first), all(rest))
}

/// What holds for a table of any game.
fn terms(card: &TableCard) -> Vec<Told> {
    let say = |key| words(key)();
    let clock = Told {
        name: say("web-clock"),
        about: say("web-stand-in-about"),
        value: tempo(tongue().get(), card.tempo),
    };
    let window = has_windows(&card.game).then(|| Told {
        name: say("web-window"),
        about: say("web-window-about"),
        value: words_with("web-seconds", "count", card.window),
    });
    let edition = Told {
        name: say("web-edition"),
        about: short(&card.edition.sha256),
        value: card.edition.name.clone(),
    };
    let yes = |yes, key, no| say(if yes { key } else { no });
    let public = Told {
        name: say("web-public"),
        about: say("web-public-about"),
        value: yes(card.public, "web-public-yes", "web-public-no"),
    };
    let watchers = Told {
        name: say("web-watchers"),
        about: say("web-watchers-about"),
        value: yes(card.watchable, "web-watchers-yes", "web-watchers-no"),
    };
    let mut terms = vec![clock];
    terms.extend(window);
    terms.extend([edition, public, watchers]);
    terms
}

/// The promise of fair luck.
#[component]
fn Luck() -> impl IntoView {
    let at = at_table();
    let commitment = move || card(at, |card| card.commitment.to_string());
    let begin = move || short(&commitment());
    view! {
        <div class="opt opt--last">
            <b>{words("web-luck")}</b><small>{words("web-luck-about")}</small>
            <span class="v pill" title=commitment>{icon("die")}<code>{begin}</code></span>
        </div>
    }
}
