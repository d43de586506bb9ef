//! Home: who I am, and a new table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_core::Settings;
use tortuga_protocol::{GameCard, NewTable, OptionCard};
use tortuga_words::{option_about, option_name};

use crate::said::{option_value, seats, title};
use crate::ui::api::{self, Trouble};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::name::NameField;
use crate::ui::site::Nav;

/// The page at `/`.
#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <div class="site">
            <Nav />
            <main class="home">
                <header class="head">
                    <h1 class="lead">{words("web-lead")}</h1>
                    <p>{words("web-intro")}</p>
                </header>
                <section class="panel">
                    <NameField />
                    <NewTableForm />
                </section>
            </main>
        </div>
    }
}

#[component]
fn NewTableForm() -> impl IntoView {
    let games = RwSignal::new(Vec::<GameCard>::new());
    let game = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Trouble>);
    spawn_local(async move {
        match api::games().await {
            Ok(cards) => {
                game.set(
                    cards
                        .first()
                        .map(|card| card.game.clone())
                        .unwrap_or_default(),
                );
                games.set(cards);
            }
            Err(problem) => trouble.set(Some(problem)),
        }
    });
    let chosen = Memo::new(move |_| {
        games.with(|cards| cards.iter().find(|card| card.game == game.get()).cloned())
    });
    let tongue = tongue();
    view! {
        <h2 class="label">{words("web-new-table")}</h2>
        <div class="opt">
            <label for="game"><b>{words("web-game")}</b></label>
            <select id="game" class="v field" data-testid="game" prop:value=game
                on:change:target=move |event| game.set(event.target().value())>
                <For each=move || games.get() key=|card| card.game.clone() let:card>
                    {game_option(card.game)}
                </For>
            </select>
        </div>
        {move || chosen.get().map(|card| view! { <Choose card trouble /> })}
        <p class="hint" role="status">{move || trouble.get().map(|trouble| trouble.words(tongue.get()))}</p>
    }
}

fn game_option(game: String) -> impl IntoView {
    let tongue = tongue();
    let name = game.clone();
    view! { <option value=game>{move || title(tongue.get(), &name)}</option> }
}

/// The options of a game, and the button.
#[component]
fn Choose(card: GameCard, trouble: RwSignal<Option<Trouble>>) -> impl IntoView {
    let settings = RwSignal::new(Settings::new());
    let game = StoredValue::new(card.game);
    let open = move |_| {
        let table = NewTable {
            options: settings.get_untracked(),
            nonce: browser::nonce(),
            ..NewTable::of(&game.get_value())
        };
        spawn_local(async move {
            match api::open_table(&table).await {
                Ok(opened) => browser::go(&format!("/t/{}", opened.id)),
                Err(problem) => trouble.set(Some(problem)),
            }
        });
    };
    let mut options = card.options;
    let rest = options.split_off(shown(options.len()));
    let field = move |option| view! { <OptionField game option settings /> };
    let fields = move |options: Vec<OptionCard>| options.into_iter().map(field).collect_view();
    let rest = (!rest.is_empty()).then(|| {
        let count = rest.len();
        view! {
            <details class="more">
                <summary data-testid="more-options">{move || words_with("web-more-options", "count", count)}</summary>
                {fields(rest)}
            </details>
        }
    });
    let tongue = tongue();
    let seats = move || game.with_value(|game| seats(tongue.get(), game, &settings.get()));
    let can = Memo::new(move |_| seats().is_ok());
    let said = move || seats().unwrap_or_else(|problem| problem);
    view! {
        {fields(options)}
        {rest}
        <p class="hint" role="status" data-testid="so-many-seats">{icon("seats")}" "{said}</p>
        <p class="cta">
            <button type="button" class="btn btn--lg" class:btn--lamp=move || can.get() data-testid="open-table"
                aria-disabled=move || (!can.get()).to_string() on:click=open>
                {icon("plus")}{words("web-open-table")}
            </button>
        </p>
    }
}

/// So many options are shown at once. Where there are more, most are rulings,
/// and only the first three are asked by everybody.
pub(crate) const fn shown(options: usize) -> usize {
    if options > 4 { 3 } else { options }
}

#[component]
fn OptionField(
    game: StoredValue<String>,
    option: OptionCard,
    settings: RwSignal<Settings>,
) -> impl IntoView {
    let OptionCard {
        key,
        values,
        default,
    } = option;
    let tongue = tongue();
    let id = format!("option-{key}");
    let testid = id.clone();
    let (label_key, about_key) = (key.clone(), key.clone());
    let label = move || game.with_value(|game| option_name(tongue.get(), game, &label_key));
    let about = move || game.with_value(|game| option_about(tongue.get(), game, &about_key));
    let choices = values.into_iter().map(|value| {
        let (option, said) = (key.clone(), value.clone());
        let selected = value == default;
        view! {
            <option value=value selected=selected>{move || option_value(tongue.get(), &option, &said)}</option>
        }
    });
    let choices = choices.collect_view();
    let choose = move |value: String| {
        settings.update(|settings| {
            settings.insert(key.clone(), value);
        });
    };
    view! {
        <div class="opt">
            <label for=id.clone()><b>{label}</b></label>
            <small>{about}</small>
            <select id=id class="v field" data-testid=testid
                on:change:target=move |event| choose(event.target().value())>
                {choices}
            </select>
        </div>
    }
}
