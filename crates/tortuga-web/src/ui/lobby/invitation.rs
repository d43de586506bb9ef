//! The link to a table: to copy, to send, to scan.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::invite::{Square, square};
use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::words;

/// The link, for sending to friends.
#[component]
pub(crate) fn Invitation() -> impl IntoView {
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        spawn_local(async move { copied.set(browser::copy(&browser::address()).await) });
    };
    let said = move || {
        let key = if copied.get() {
            "web-link-copied"
        } else {
            "web-link-about"
        };
        words(key)()
    };
    view! {
        <div class="invite">
            <div>
                <div class="linkbox">
                    <input class="field" readonly node_ref=field data-testid="link" aria-label=words("web-link")
                        prop:value=browser::address() />
                    <button type="button" class="btn btn--ink" data-testid="copy-link" on:click=copy>
                        {icon("link")}{words("button-copy-link")}
                    </button>
                </div>
                <p class="hint" role="status" data-testid="link-said">{said}</p>
            </div>
            {square(&browser::address()).map(picture)}
        </div>
    }
}

/// The link as squares, for phones that look at this screen.
fn picture(square: Square) -> impl IntoView {
    let frame = format!("0 0 {0} {0}", square.size);
    view! {
        <svg class="qr" viewBox=frame role="img" aria-label=words("web-qr") data-testid="qr" shape-rendering="crispEdges">
            <path d=square.path />
        </svg>
    }
}
