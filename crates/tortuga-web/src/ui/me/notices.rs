//! How I want to be told that it is my turn at a slow table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::Notices;

use crate::quiet::{clock_time, elsewhere, read_clock};
use crate::ui::api;
use crate::ui::browser;
use crate::ui::lang::words;
use crate::ui::me::form::{Field, Holds, Outcome, Said};

/// Addresses, and from when to when nothing is sent.
#[component]
pub(crate) fn NoticesForm() -> impl IntoView {
    let webhook = RwSignal::new(String::new());
    let mail = RwSignal::new(String::new());
    let from = RwSignal::new(String::new());
    let to = RwSignal::new(String::new());
    let outcome: Outcome = RwSignal::new(None);
    let offset = browser::minutes_behind();
    spawn_local(async move {
        let Ok(kept) = api::notices().await else {
            return;
        };
        webhook.set(kept.webhook.unwrap_or_default());
        mail.set(kept.mail.unwrap_or_default());
        if let Some((begin, end)) = kept.quiet {
            from.set(clock_time(elsewhere(begin, -offset)));
            to.set(clock_time(elsewhere(end, -offset)));
        }
    });
    let wish = move || {
        let text =
            |value: RwSignal<String>| Some(value.get_untracked()).filter(|text| !text.is_empty());
        let time = |value: RwSignal<String>| read_clock(&value.get_untracked());
        let quiet = time(from).zip(time(to));
        Notices {
            webhook: text(webhook),
            mail: text(mail),
            quiet: quiet.map(|(from, to)| (elsewhere(from, offset), elsewhere(to, offset))),
        }
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            let kept = api::set_notices(&wish()).await;
            outcome.set(Some(kept.map(|_| "web-name-saved")));
        });
    };
    view! {
        <form class="panel" on:submit=submit novalidate>
            <h2 class="label">{words("web-notices")}</h2>
            <p class="hint">{words("web-notices-about")}</p>
            <div class="pair">
                <Field id="notice-mail" label="web-notice-mail" holds=Holds::Mail value=mail />
                <Field id="notice-webhook" label="web-notice-webhook" holds=Holds::Address value=webhook />
            </div>
            <fieldset class="quiet">
                <legend><b>{words("web-quiet")}</b></legend>
                <input class="field" type="time" data-testid="quiet-from" aria-label=words("web-quiet-from") bind:value=from />
                <span aria-hidden="true">"–"</span>
                <input class="field" type="time" data-testid="quiet-to" aria-label=words("web-quiet-to") bind:value=to />
            </fieldset>
            <button type="submit" class="btn" data-testid="save-notices">{words("web-name-save")}</button>
            <Said outcome testid="notices-said" />
        </form>
    }
}
