//! Who I am: known once for the whole page.

pub(crate) mod data;
pub(crate) mod form;
pub(crate) mod notices;
pub(crate) mod page;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_client::Link;
use tortuga_protocol::Me;

use crate::ui::api::{self, Trouble};
use crate::ui::icon::icon;
use crate::ui::lang::words;

/// Who the server thinks I am. It is asked once: whoever asks twice at the same
/// time, and is unknown, would become two guests.
#[derive(Clone, Copy)]
pub(crate) struct Myself {
    me: RwSignal<Option<Me>>,
    trouble: RwSignal<Option<Trouble>>,
}

/// Asks until there is an answer, and lets everybody below know.
pub(crate) fn provide_myself() {
    let myself = Myself {
        me: RwSignal::new(None),
        trouble: RwSignal::new(None),
    };
    spawn_local(myself.ask());
    provide_context(myself);
}

/// Who I am, for all components.
pub(crate) fn myself() -> Myself {
    expect_context()
}

impl Myself {
    async fn ask(self) {
        let mut link = Link::Closed(0);
        loop {
            match api::me().await {
                Ok(me) => return self.learn(me),
                Err(trouble) => self.trouble.set(Some(trouble)),
            }
            link = link.broken();
            TimeoutFuture::new(link.delay().unwrap_or_default()).await;
        }
    }

    /// The server said who I am now.
    pub(crate) fn learn(self, me: Me) {
        self.trouble.set(None);
        self.me.set(Some(me));
    }

    /// Who I am; none before the server has answered.
    pub(crate) fn get(self) -> Option<Me> {
        self.me.get()
    }

    /// The server has answered.
    pub(crate) fn is_known(self) -> bool {
        self.me.with(Option::is_some)
    }

    /// My name is mine by a password.
    pub(crate) fn is_claimed(self) -> bool {
        self.me.with(|me| me.as_ref().is_some_and(|me| me.claimed))
    }

    /// Why the server has not answered.
    pub(crate) fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// Waits for the answer, or for the first failure.
    pub(crate) async fn settled(self) {
        const BLINK: u32 = 20;
        let open =
            || self.me.with_untracked(Option::is_none) && self.trouble.get_untracked().is_none();
        while open() {
            TimeoutFuture::new(BLINK).await;
        }
    }
}

/// The link to the page about me: my name, or the wish for one.
#[component]
pub(crate) fn MeLink() -> impl IntoView {
    let myself = myself();
    let choose = words("web-choose-name");
    let name = move || myself.get().map_or_else(choose, |me| me.name);
    view! {
        <a class="btn btn--sm melink" href="/me" data-testid="me" aria-label=name>
            {icon("user")}<span>{name}</span>
        </a>
    }
}
