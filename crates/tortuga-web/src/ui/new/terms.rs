//! How much time everybody has, and who may look on.

use leptos::prelude::*;

use crate::harbour::span;
use crate::setup::{BANKS, HOURS, INCREMENTS, Pace, WINDOWS, has_windows};
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::new::plan::plan;
use crate::ui::seg::{Choice, Line, Seg};

/// The clock, the windows, the public.
#[component]
pub(crate) fn Terms() -> impl IntoView {
    let plan = plan();
    let windows = plan.game.with_value(|game| has_windows(game));
    let is = move |pace| move || plan.pace.get() == pace;
    view! {
        <PaceLine />
        <Show when=is(Pace::Live)><BankLine /><IncrementLine /></Show>
        <Show when=is(Pace::Slow)><HoursLine /></Show>
        {windows.then(|| view! { <WindowLine /> })}
        <YesNo testid="public" name="web-public" about="web-public-about"
            yes="web-public-yes" no="web-public-no" value=plan.public />
        <YesNo testid="watchable" name="web-watchers" about="web-watchers-about"
            yes="web-watchers-yes" no="web-watchers-no" value=plan.watchable />
    }
}

fn say(key: &'static str) -> Signal<String> {
    Signal::derive(words(key))
}

#[component]
fn PaceLine() -> impl IntoView {
    let plan = plan();
    let key = |pace| match pace {
        Pace::None => "web-pace-none",
        Pace::Live => "web-pace-live",
        Pace::Slow => "web-pace-slow",
    };
    let about = |pace| match pace {
        Pace::None => "web-pace-none-about",
        Pace::Live => "web-pace-live-about",
        Pace::Slow => "web-pace-slow-about",
    };
    let choices = Pace::ALL.map(|pace| Choice::new(pace.name(), words(key(pace))));
    let chosen = Signal::derive(move || plan.pace.get().name().to_owned());
    view! {
        <Line name=say("web-clock") about=Signal::derive(move || words(about(plan.pace.get()))())>
            <Seg testid="pace" label=say("web-clock") choices=choices.into() chosen
                choose=move |name: String| plan.pace.set(Pace::named(&name)) />
        </Line>
    }
}

/// One of a few numbers.
#[component]
fn Number<const N: usize>(
    testid: &'static str,
    name: &'static str,
    about: &'static str,
    numbers: [u32; N],
    value: RwSignal<u32>,
    /// How a number reads.
    read: impl Fn(u32) -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let choices = numbers.map(|number| Choice::new(number.to_string(), move || read(number)));
    let chosen = Signal::derive(move || value.get().to_string());
    let choose = move |number: String| {
        if let Ok(number) = number.parse() {
            value.set(number);
        }
    };
    view! {
        <Line name=say(name) about=say(about)>
            <Seg testid label=say(name) choices=choices.into() chosen choose />
        </Line>
    }
}

#[component]
fn BankLine() -> impl IntoView {
    let tongue = tongue();
    let read = move |minutes: u32| span(tongue.get(), i64::from(minutes) * 60);
    view! { <Number testid="bank" name="web-bank" about="web-bank-about" numbers=BANKS value=plan().bank read /> }
}

#[component]
fn IncrementLine() -> impl IntoView {
    let read = |seconds: u32| words_with("web-seconds", "count", seconds);
    view! {
        <Number testid="increment" name="web-increment" about="web-increment-about" numbers=INCREMENTS
            value=plan().increment read />
    }
}

#[component]
fn HoursLine() -> impl IntoView {
    let tongue = tongue();
    let read = move |hours: u32| span(tongue.get(), i64::from(hours) * 3600);
    view! { <Number testid="hours" name="web-hours" about="web-hours-about" numbers=HOURS value=plan().hours read /> }
}

#[component]
fn WindowLine() -> impl IntoView {
    let plan = plan();
    let seconds = RwSignal::new(u32::from(plan.window.get_untracked()));
    Effect::new(move || {
        let seconds = u16::try_from(seconds.get()).unwrap_or(u16::MAX);
        plan.window.set(seconds);
    });
    let read = |seconds: u32| words_with("web-seconds", "count", seconds);
    view! {
        <Number testid="window" name="web-window" about="web-window-about" numbers=WINDOWS.map(u32::from)
            value=seconds read />
    }
}

/// Yes or no, in words of its own.
#[component]
fn YesNo(
    testid: &'static str,
    name: &'static str,
    about: &'static str,
    yes: &'static str,
    no: &'static str,
    value: RwSignal<bool>,
) -> impl IntoView {
    let choices = vec![Choice::new("yes", words(yes)), Choice::new("no", words(no))];
    let chosen = Signal::derive(move || if value.get() { "yes" } else { "no" }.to_owned());
    view! {
        <Line name=say(name) about=say(about)>
            <Seg testid label=say(name) choices chosen choose=move |word: String| value.set(word == "yes") />
        </Line>
    }
}
