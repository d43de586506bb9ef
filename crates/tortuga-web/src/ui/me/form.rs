//! Small parts of forms: fields, and what came of them.

use leptos::prelude::*;
use tortuga_protocol::LONGEST_PASSWORD;

use crate::ui::api::Trouble;
use crate::ui::lang::{tongue, words};

/// What came of a form: the key of a sentence, or why not.
pub(crate) type Outcome = RwSignal<Option<Result<&'static str, Trouble>>>;

/// What came of a form, in words.
#[component]
pub(crate) fn Said(outcome: Outcome, testid: &'static str) -> impl IntoView {
    let tongue = tongue();
    let said = move || {
        outcome.get().map(|outcome| match outcome {
            Ok(key) => words(key)(),
            Err(trouble) => trouble.words(tongue.get()),
        })
    };
    let failed = move || matches!(outcome.get(), Some(Err(_)));
    view! { <p class="hint" class:trouble=failed role="status" data-testid=testid>{said}</p> }
}

/// What a field holds, for browsers that fill it in.
#[derive(Clone, Copy)]
pub(crate) enum Holds {
    Name,
    Password,
    NewPassword,
    Address,
    Mail,
}

impl Holds {
    const fn kind(self) -> &'static str {
        match self {
            Self::Name => "text",
            Self::Password | Self::NewPassword => "password",
            Self::Address => "url",
            Self::Mail => "email",
        }
    }

    const fn filled_as(self) -> &'static str {
        match self {
            Self::Name => "username",
            Self::Password => "current-password",
            Self::NewPassword => "new-password",
            Self::Address => "url",
            Self::Mail => "email",
        }
    }
}

/// A field with its label above it.
#[component]
pub(crate) fn Field(
    id: &'static str,
    label: &'static str,
    holds: Holds,
    value: RwSignal<String>,
) -> impl IntoView {
    let longest = match holds {
        Holds::Password | Holds::NewPassword | Holds::Name => LONGEST_PASSWORD,
        Holds::Address | Holds::Mail => 500,
    };
    view! {
        <label class="fieldline" for=id>
            <b>{words(label)}</b>
            <input id=id class="field" data-testid=id type=holds.kind() autocomplete=holds.filled_as()
                maxlength=longest.to_string() bind:value=value />
        </label>
    }
}
