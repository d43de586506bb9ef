//! The field for the code of a table, or its link.

use leptos::prelude::*;

use crate::invite::table_meant;
use crate::ui::browser;
use crate::ui::lang::words;

/// A code or a link, and a button. Enter does the same.
#[component]
pub(crate) fn Join() -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| table_meant(typed)) {
            Some(table) => browser::go(&format!("/t/{table}")),
            None => wrong.set(true),
        }
    };
    let said = move || wrong.get().then(|| words("web-join-wrong")());
    view! {
        <form class="join" on:submit=submit>
            <label class="sr" for="code">{words("web-code")}</label>
            <input id="code" class="field" data-testid="code" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder=words("web-code-example") bind:value=typed on:input=move |_| wrong.set(false) />
            <button type="submit" class="btn btn--ink" data-testid="join">{words("button-join")}</button>
            <p class="trouble" role="status">{said}</p>
        </form>
    }
}
