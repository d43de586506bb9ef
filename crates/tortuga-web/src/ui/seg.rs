//! One of a few values, side by side.

use leptos::prelude::*;

/// A value that can be chosen: by what it is known, and its words.
pub(crate) struct Choice {
    /// The value, as it is kept and tested.
    pub(crate) value: String,
    /// What stands on the button.
    pub(crate) words: Signal<String>,
}

impl Choice {
    pub(crate) fn new(
        value: impl Into<String>,
        words: impl Fn() -> String + Send + Sync + 'static,
    ) -> Self {
        Self {
            value: value.into(),
            words: Signal::derive(words),
        }
    }
}

/// Buttons in one frame; the chosen one is in ink.
#[component]
pub(crate) fn Seg(
    /// How tests find it.
    #[prop(into)]
    testid: String,
    /// What is chosen here, for whoever listens.
    #[prop(into)]
    label: Signal<String>,
    /// What there is to choose from.
    choices: Vec<Choice>,
    /// What is chosen now.
    #[prop(into)]
    chosen: Signal<String>,
    /// Somebody chose.
    choose: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let button = move |Choice { value, words }: Choice| {
        let value = StoredValue::new(value);
        let pressed = move || value.with_value(|value| chosen.with(|chosen| chosen == value));
        view! {
            <button type="button" data-value=value.get_value() aria-pressed=move || pressed().to_string()
                on:click=move |_| choose(value.get_value())>{words}</button>
        }
    };
    let buttons = choices.into_iter().map(button).collect_view();
    view! { <div class="seg v" role="group" data-testid=testid aria-label=label>{buttons}</div> }
}

/// On or off.
#[component]
pub(crate) fn Switch(
    #[prop(into)] testid: String,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    choose: impl Fn(bool) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    use crate::ui::lang::words;
    let choices = vec![
        Choice::new("on", words("web-on")),
        Choice::new("off", words("web-off")),
    ];
    let chosen = Signal::derive(move || if on.get() { "on" } else { "off" }.to_owned());
    view! { <Seg testid label choices chosen choose=move |value: String| choose(value == "on") /> }
}

/// A line of a form: what it is about, and the control beside it.
#[component]
pub(crate) fn Line(
    #[prop(into)] name: Signal<String>,
    #[prop(into)] about: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="opt"><b>{name}</b><small>{about}</small>{children()}</div>
    }
}
