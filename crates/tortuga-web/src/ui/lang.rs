//! The viewer's language, and words in it.

use leptos::prelude::*;
use tortuga_words::{Arg, Lang, say};

use crate::said::first_lang;
use crate::ui::browser;
use crate::ui::settings::settings;

/// The language of the page, for all components.
#[derive(Clone, Copy)]
pub(crate) struct Tongue(pub(crate) RwSignal<Lang>);

const KEPT: &str = "lang";

/// Chooses the first language and lets everybody below know.
pub(crate) fn provide_tongue() {
    let kept = browser::recall(KEPT);
    let lang = first_lang(kept.as_deref(), browser::language().as_deref());
    let tongue = RwSignal::new(lang);
    Effect::new(move || browser::mark("lang", tongue.get().code()));
    provide_context(Tongue(tongue));
}

/// The language now; whoever reads it in a view follows its changes.
pub(crate) fn tongue() -> RwSignal<Lang> {
    expect_context::<Tongue>().0
}

/// Chooses another language, and keeps it.
pub(crate) fn choose_tongue(tongue: RwSignal<Lang>, lang: Lang) {
    browser::keep(KEPT, lang.code());
    tongue.set(lang);
}

/// A text that follows the language.
pub(crate) fn words(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let tongue = tongue();
    move || say(tongue.get(), key, &[])
}

/// A text with a value, in the language now; whoever asks for it in a view follows
/// changes of the language.
#[track_caller]
pub(crate) fn words_with(key: &str, name: &str, value: impl Into<Arg<'static>>) -> String {
    say(tongue().get(), key, &[(name, value.into())])
}

/// The switch between the languages.
#[component]
pub(crate) fn LangSwitch() -> impl IntoView {
    let button = |lang: Lang| {
        let tongue = tongue();
        let choose = move |_| choose_tongue(tongue, lang);
        let chosen = move || (tongue.get() == lang).to_string();
        view! {
            <button type="button" data-testid=format!("lang-{lang}") aria-pressed=chosen
                lang=lang.code() on:click=choose>
                {lang.code().to_uppercase()}
            </button>
        }
    };
    view! {
        <div class="seg seg--sm" role="group" aria-label=words("web-language")>
            {Lang::ALL.map(button).collect_view()}
        </div>
    }
}

/// The switch between day and night.
#[component]
pub(crate) fn ThemeSwitch() -> impl IntoView {
    let settings = settings();
    view! {
        <button type="button" class="btn btn--icon" data-testid="theme" aria-label=words("web-theme")
            on:click=move |_| settings.turn_theme()>
            {crate::ui::icon::icon("moon")}
        </button>
    }
}
