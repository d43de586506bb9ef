//! The page at `/me`: my name, my password, my notices, my data.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::api;
use crate::ui::lang::words;
use crate::ui::me::data::MyData;
use crate::ui::me::form::{Field, Holds, Outcome, Said};
use crate::ui::me::myself;
use crate::ui::me::notices::NoticesForm;
use crate::ui::name::NameField;
use crate::ui::site::Plain;

/// Everything about me.
#[component]
pub(crate) fn MePage() -> impl IntoView {
    let myself = myself();
    let claimed = Memo::new(move |_| myself.is_claimed());
    let known = Memo::new(move |_| myself.is_known());
    view! {
        <Plain title="web-me" about="web-me-about">
            <section class="panel"><NameField /></section>
            <Show when=move || known.get() && !claimed.get()>
                <div class="pair"><ClaimForm /><SignInForm /></div>
            </Show>
            <Show when=move || known.get() && claimed.get()>
                <div class="pair"><PasswordForm /><SignOutForm /></div>
            </Show>
            <Show when=move || known.get()><NoticesForm /><MyData /></Show>
        </Plain>
    }
}

/// Does something when a form is sent, without leaving the page.
fn sending(
    outcome: Outcome,
    what: impl Fn() + Copy + 'static,
) -> impl Fn(web_sys::SubmitEvent) + Copy + 'static {
    move |event| {
        event.prevent_default();
        outcome.set(None);
        what();
    }
}

/// My name becomes mine by a password.
#[component]
fn ClaimForm() -> impl IntoView {
    let myself = myself();
    let password = RwSignal::new(String::new());
    let outcome: Outcome = RwSignal::new(None);
    let submit = sending(outcome, move || {
        spawn_local(async move {
            match api::claim(password.get_untracked()).await {
                Ok(me) => myself.learn(me),
                Err(trouble) => outcome.set(Some(Err(trouble))),
            }
        });
    });
    view! {
        <form class="panel" on:submit=submit>
            <h2 class="label">{words("web-claim")}</h2>
            <p class="hint">{words("web-claim-about")}</p>
            <Field id="claim-password" label="web-new-password" holds=Holds::NewPassword value=password />
            <button type="submit" class="btn btn--ink" data-testid="claim">{words("button-claim")}</button>
            <Said outcome testid="claim-said" />
        </form>
    }
}

/// I am known already, from elsewhere.
#[component]
fn SignInForm() -> impl IntoView {
    let myself = myself();
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let outcome: Outcome = RwSignal::new(None);
    let submit = sending(outcome, move || {
        spawn_local(async move {
            match api::sign_in(name.get_untracked(), password.get_untracked()).await {
                Ok(me) => myself.learn(me),
                Err(trouble) => outcome.set(Some(Err(trouble))),
            }
        });
    });
    view! {
        <form class="panel" on:submit=submit>
            <h2 class="label">{words("web-sign-in")}</h2>
            <p class="hint">{words("web-sign-in-about")}</p>
            <Field id="sign-in-name" label="web-your-name" holds=Holds::Name value=name />
            <Field id="sign-in-password" label="web-password" holds=Holds::Password value=password />
            <button type="submit" class="btn" data-testid="sign-in">{words("button-sign-in")}</button>
            <Said outcome testid="sign-in-said" />
        </form>
    }
}

/// Another password.
#[component]
fn PasswordForm() -> impl IntoView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let outcome: Outcome = RwSignal::new(None);
    let submit = sending(outcome, move || {
        spawn_local(async move {
            let changed = api::change_password(old.get_untracked(), new.get_untracked()).await;
            if changed.is_ok() {
                old.set(String::new());
                new.set(String::new());
            }
            outcome.set(Some(changed.map(|_| "web-password-changed")));
        });
    });
    view! {
        <form class="panel" on:submit=submit>
            <h2 class="label">{words("web-change-password")}</h2>
            <p class="hint">{words("web-change-password-about")}</p>
            <Field id="old-password" label="web-old-password" holds=Holds::Password value=old />
            <Field id="new-password" label="web-new-password" holds=Holds::NewPassword value=new />
            <button type="submit" class="btn" data-testid="change-password">{words("button-change")}</button>
            <Said outcome testid="password-said" />
        </form>
    }
}

/// I am nobody in particular again.
#[component]
fn SignOutForm() -> impl IntoView {
    let outcome: Outcome = RwSignal::new(None);
    let leave = move |everywhere| {
        spawn_local(async move {
            match api::sign_out(everywhere).await {
                // Whoever I am now is found out by the page that comes.
                Ok(()) => crate::ui::browser::go("/me"),
                Err(trouble) => outcome.set(Some(Err(trouble))),
            }
        });
    };
    view! {
        <section class="panel">
            <h2 class="label">{words("web-sign-out")}</h2>
            <p class="hint">{words("web-sign-out-about")}</p>
            <div class="formrow">
                <button type="button" class="btn" data-testid="sign-out" on:click=move |_| leave(false)>
                    {words("button-sign-out")}</button>
                <button type="button" class="btn btn--quiet" data-testid="sign-out-everywhere" on:click=move |_| leave(true)>
                    {words("button-sign-out-everywhere")}</button>
            </div>
            <Said outcome testid="sign-out-said" />
        </section>
    }
}
