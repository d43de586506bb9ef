//! A dialog: the browser keeps the focus in it, and Esc closes it.

use leptos::html;
use leptos::prelude::*;

use crate::ui::icon::icon;
use crate::ui::lang::words;

/// Shown while `open` says so.
#[component]
pub(crate) fn Dialog(
    open: RwSignal<bool>,
    /// The key of its title.
    title: &'static str,
    /// The name that tests know it by.
    name: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let place = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = place.get() else { return };
        match (open.get(), dialog.open()) {
            // It can only fail for a dialog that is not in the page.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            (true, true) | (false, false) => {}
        }
    });
    // Whoever clicks beside it wants it away.
    let beside = move |event: web_sys::MouseEvent| {
        let hit = event.target();
        let own = place.get_untracked();
        let outside = hit.zip(own).is_some_and(|(hit, own)| {
            let own: &web_sys::EventTarget = own.as_ref();
            hit == *own
        });
        if outside {
            open.set(false);
        }
    };
    view! {
        <dialog class="dialog" node_ref=place data-testid=name aria-label=words(title)
            on:close=move |_| open.set(false) on:click=beside>
            <Show when=move || open.get()>
                <div class="inner">
                    <header>
                        <h2>{words(title)}</h2>
                        <button type="button" class="btn btn--icon" aria-label=words("web-close") on:click=move |_| open.set(false)>
                            {icon("cross")}
                        </button>
                    </header>
                    {children()}
                </div>
            </Show>
        </dialog>
    }
}
