//! The options of a game: first what everybody asks about, rulings folded away.

use leptos::prelude::*;
use tortuga_core::OptionSpec;
use tortuga_words::{Lang, option_about, option_name};

use crate::said::option_value;
use crate::setup::{asked_first, options};
use crate::ui::lang::{tongue, words_with};
use crate::ui::new::plan::plan;
use crate::ui::seg::{Choice, Seg};

/// A field for every option.
#[component]
pub(crate) fn OptionFields() -> impl IntoView {
    let game = plan().game;
    let (first, rest) = asked_first(game.with_value(|game| options(game)));
    let fields = |list: Vec<OptionSpec>| {
        let field = |option| view! { <OptionField option /> };
        list.into_iter().map(field).collect_view()
    };
    let count = rest.len();
    let rest = (count > 0).then(|| {
        view! {
            <details class="optmore">
                <summary data-testid="more-options">{move || words_with("web-rulings", "count", count)}</summary>
                {fields(rest)}
            </details>
        }
    });
    view! { {fields(first)}{rest} }
}

/// More values than this lie in a list, and so do long ones.
const MOST_BUTTONS: usize = 5;

/// Longer words than this, all together, need a line of their own.
const ONE_LINE: usize = 26;

#[component]
fn OptionField(option: OptionSpec) -> impl IntoView {
    let OptionSpec {
        key, values, rule, ..
    } = option;
    let plan = plan();
    let game = plan.game;
    let tongue = tongue();
    let default = StoredValue::new(option.default);
    let chosen = Signal::derive(move || {
        let chosen = plan.options.with(|options| options.get(key).cloned());
        chosen.unwrap_or_else(|| default.get_value())
    });
    let choose = move |value: String| {
        plan.options.update(|options| {
            options.insert(key.to_owned(), value);
        });
    };
    let name = Signal::derive(move || game.with_value(|game| option_name(tongue.get(), game, key)));
    let about = move || {
        let about = game.with_value(|game| option_about(tongue.get(), game, key));
        let dot = if about.ends_with('?') { "" } else { "." };
        about + dot
    };
    let link = game.with_value(|game| format!("/rules/{game}#{}", rule.0));
    let buttons = values.len() <= MOST_BUTTONS;
    let wide = buttons && width(tongue.get_untracked(), key, &values) > ONE_LINE;
    let testid = format!("option-{key}");
    let control = if buttons {
        let choice = |value: String| {
            let said = value.clone();
            Choice::new(value, move || option_value(tongue.get(), key, &said))
        };
        let choices = values.into_iter().map(choice).collect();
        view! { <Seg testid label=name choices chosen choose /> }.into_any()
    } else {
        view! { <ValueList testid option=key name values chosen choose /> }.into_any()
    };
    view! {
        <div class="opt" class:opt--wide=wide>
            <b>{name}</b>
            <small>{about}" "<a class="rule-id" href=link>{rule.0}</a></small>
            {control}
        </div>
    }
}

/// How many letters the values have together.
fn width(lang: Lang, key: &str, values: &[String]) -> usize {
    let words = values.iter().map(|value| option_value(lang, key, value));
    words.map(|words| words.chars().count()).sum()
}

/// Values in a list to open.
#[component]
fn ValueList(
    testid: String,
    option: &'static str,
    name: Signal<String>,
    values: Vec<String>,
    chosen: Signal<String>,
    choose: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let tongue = tongue();
    let line = move |value: String| {
        let said = value.clone();
        let selected = chosen.with_untracked(|chosen| *chosen == value);
        view! {
            <option value=value selected=selected>{move || option_value(tongue.get(), option, &said)}</option>
        }
    };
    view! {
        <select class="v field field--sm" data-testid=testid aria-label=name
            on:change:target=move |event| choose(event.target().value())>
            {values.into_iter().map(line).collect_view()}
        </select>
    }
}
