//! What is kept about me: take it home, or have it deleted.

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::api;
use crate::ui::browser;
use crate::ui::lang::words;
use crate::ui::me::form::{Outcome, Said};

/// The file with everything, and the way out.
#[component]
pub(crate) fn MyData() -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let ask = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // It fails only if it is open already.
            let _ = dialog.show_modal();
        }
    };
    view! {
        <section class="panel">
            <h2 class="label">{words("web-my-data")}</h2>
            <p class="hint">{words("web-my-data-about")}</p>
            <div class="formrow">
                <a class="btn" href="/api/me/export" download="" data-testid="export">{words("button-export")}</a>
                <button type="button" class="btn btn--quiet" data-testid="delete-me" on:click=ask>{words("button-delete-me")}</button>
            </div>
            <Farewell dialog />
        </section>
    }
}

/// Asks once more before somebody goes for good.
#[component]
fn Farewell(dialog: NodeRef<Dialog>) -> impl IntoView {
    let outcome: Outcome = RwSignal::new(None);
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let delete = move |_| {
        spawn_local(async move {
            match api::delete_me().await {
                Ok(()) => browser::go("/"),
                Err(trouble) => outcome.set(Some(Err(trouble))),
            }
        });
    };
    view! {
        <dialog node_ref=dialog class="farewell" aria-labelledby="farewell">
            <h2 id="farewell">{words("web-delete-me")}</h2>
            <p>{words("web-delete-me-about")}</p>
            <Said outcome testid="delete-said" />
            <div class="formrow">
                <button type="button" class="btn" data-testid="delete-no" on:click=close>{words("button-stay")}</button>
                <button type="button" class="btn btn--bad" data-testid="delete-yes" on:click=delete>{words("button-delete-me")}</button>
            </div>
        </dialog>
    }
}
