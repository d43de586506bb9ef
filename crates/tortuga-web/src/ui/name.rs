//! The field for one's own name.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_protocol::LONGEST_NAME;

use crate::ui::api::{self, Trouble};
use crate::ui::lang::{tongue, words};

/// My name, and a button to change it. Enter does the same.
#[component]
pub(crate) fn NameField() -> impl IntoView {
    let name = RwSignal::new(String::new());
    let answer = RwSignal::new(None::<Result<(), Trouble>>);
    spawn_local(async move {
        match api::me().await {
            Ok(me) => name.set(me.name),
            Err(trouble) => answer.set(Some(Err(trouble))),
        }
    });
    let save = move || {
        spawn_local(async move {
            let saved = api::rename(name.get_untracked()).await;
            answer.set(Some(saved.map(|me| name.set(me.name))));
        });
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        save();
    };
    let tongue = tongue();
    let said = move || {
        answer.get().map(|answer| match answer {
            Ok(()) => words("web-name-saved")(),
            Err(trouble) => trouble.words(tongue.get()),
        })
    };
    view! {
        <form class="name" on:submit=submit>
            <label class="label" for="name">{words("web-your-name")}</label>
            <div class="linkbox">
                <input id="name" class="field" data-testid="name-input" autocomplete="nickname"
                    maxlength=LONGEST_NAME.to_string() bind:value=name
                    on:input=move |_| answer.set(None) />
                <button type="submit" class="btn" data-testid="name-save">{words("web-name-save")}</button>
            </div>
            <p class="hint" role="status">{said}</p>
        </form>
    }
}
