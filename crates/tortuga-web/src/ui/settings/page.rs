//! The page at `/settings`.

use leptos::prelude::*;
use tortuga_words::Lang;

use crate::taste::{Motion, Theme};
use crate::ui::lang::{choose_tongue, tongue, words};
use crate::ui::seg::{Choice, Line, Seg, Switch};
use crate::ui::settings::settings;
use crate::ui::site::Plain;

/// Five things, and nothing else.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let settings = settings();
    view! {
        <Plain title="web-settings" about="web-settings-about">
            <section class="panel">
                <LangLine />
                <ThemeLine />
                <MotionLine />
                <Line name=say("web-sound") about=say("web-sound-about")>
                    <Switch testid="set-sound" label=say("web-sound") on=Signal::derive(move || settings.sound())
                        choose=move |on| settings.choose_sound(on) />
                </Line>
                <Line name=say("web-hints") about=say("web-hints-about")>
                    <Switch testid="set-hints" label=say("web-hints") on=Signal::derive(move || settings.hints())
                        choose=move |on| settings.choose_hints(on) />
                </Line>
            </section>
        </Plain>
    }
}

/// Words as a signal, for properties.
fn say(key: &'static str) -> Signal<String> {
    Signal::derive(words(key))
}

#[component]
fn LangLine() -> impl IntoView {
    let tongue = tongue();
    let choices = Lang::ALL.map(|lang| Choice::new(lang.code(), words(own_name(lang))));
    let choose = move |code: String| {
        if let Ok(lang) = code.parse() {
            choose_tongue(tongue, lang);
        }
    };
    view! {
        <Line name=say("web-language") about=say("web-language-about")>
            <Seg testid="set-lang" label=say("web-language") choices=choices.into()
                chosen=Signal::derive(move || tongue.get().code().to_owned()) choose />
        </Line>
    }
}

/// What a language calls itself.
const fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "web-lang-en",
        Lang::De => "web-lang-de",
    }
}

#[component]
fn ThemeLine() -> impl IntoView {
    let settings = settings();
    let key = |theme| match theme {
        Theme::System => "web-as-system",
        Theme::Day => "web-day",
        Theme::Night => "web-night",
    };
    let choices = Theme::ALL.map(|theme| Choice::new(theme.name(), words(key(theme))));
    let choose = move |name: String| settings.choose_theme(name.parse().unwrap_or_default());
    view! {
        <Line name=say("web-theme") about=say("web-theme-about")>
            <Seg testid="set-theme" label=say("web-theme") choices=choices.into()
                chosen=Signal::derive(move || settings.theme().name().to_owned()) choose />
        </Line>
    }
}

#[component]
fn MotionLine() -> impl IntoView {
    let settings = settings();
    let key = |motion| match motion {
        Motion::System => "web-as-system",
        Motion::Reduced => "web-motion-reduced",
    };
    let choices = Motion::ALL.map(|motion| Choice::new(motion.name(), words(key(motion))));
    let choose = move |name: String| settings.choose_motion(name.parse().unwrap_or_default());
    view! {
        <Line name=say("web-motion") about=say("web-motion-about")>
            <Seg testid="set-motion" label=say("web-motion") choices=choices.into()
                chosen=Signal::derive(move || settings.motion().name().to_owned()) choose />
        </Line>
    }
}
