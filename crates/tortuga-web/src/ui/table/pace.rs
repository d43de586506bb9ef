//! Pictures that come faster than they can be seen are shown one after another.

use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use tortuga_client::Client;
use tortuga_protocol::{Ask, Tell};
use wasm_bindgen::JsCast;

use crate::pace::{Waiting, pause};
use crate::ui::settings::{Settings, settings};

/// Between whoever tells something and what the page knows.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    page: RwSignal<Client>,
    waiting: StoredValue<Waiting<Tell>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    settings: Settings,
    /// Questions that are to be asked again, after the line broke.
    again: Callback<Ask>,
}

impl Pace {
    /// Shows in `page` what is told, in its order and not too fast.
    pub(crate) fn new(page: RwSignal<Client>, again: Callback<Ask>) -> Self {
        let pace = Self {
            page,
            waiting: StoredValue::new(Waiting::default()),
            timer: StoredValue::new_local(None),
            settings: settings(),
            again,
        };
        pace.listen();
        pace
    }

    /// Something was told.
    pub(crate) fn tell(self, tell: Tell) {
        let calm = self.settings.still_now();
        let fresh = matches!(tell, Tell::Welcome { .. });
        if calm || fresh {
            self.skip();
        }
        let moves = !calm && is_seen(&tell);
        let now = self
            .waiting
            .try_update_value(|waiting| waiting.push(tell, moves));
        if let Some(Some(tell)) = now {
            self.show(tell);
            self.wait();
        }
    }

    /// Shows all that waits, at once.
    pub(crate) fn skip(self) -> bool {
        self.timer.set_value(None);
        let all = self
            .waiting
            .try_update_value(Waiting::skip)
            .unwrap_or_default();
        let some = !all.is_empty();
        for tell in all {
            self.show(tell);
        }
        some
    }

    fn show(self, tell: Tell) {
        let again = self.page.try_update(|page| page.told(tell));
        for ask in again.unwrap_or_default() {
            self.again.run(ask);
        }
    }

    /// Lets what is shown be seen, and then shows the next.
    fn wait(self) {
        let Some((shows, waiting)) = self
            .waiting
            .try_with_value(|waiting| (waiting.shows(), waiting.len()))
        else {
            return;
        };
        if shows {
            let timer = Timeout::new(pause(waiting), move || self.go_on());
            self.timer.set_value(Some(timer));
        }
    }

    fn go_on(self) {
        // What is not to be seen for a while holds nothing up.
        while let Some(Some(tell)) = self.waiting.try_update_value(Waiting::follow) {
            self.show(tell);
            if self.waiting.with_value(Waiting::shows) {
                break;
            }
        }
        self.wait();
    }

    /// A click or a key skips to the end. On the table it does nothing else then,
    /// as what was touched may mean something different by now.
    fn listen(self) {
        let click = window_event_listener(ev::pointerdown, move |_| {
            self.skip();
        });
        let key = window_event_listener(ev::keydown, move |event| {
            if !event.repeat() && self.skip() && is_at_table(&event) {
                event.prevent_default();
                event.stop_propagation();
            }
        });
        on_cleanup(move || {
            click.remove();
            key.remove();
        });
    }
}

/// A picture in which something happened is to be seen.
fn is_seen(tell: &Tell) -> bool {
    matches!(tell, Tell::Picture(picture) if !picture.heard.is_empty())
}

fn is_at_table(event: &web_sys::Event) -> bool {
    let hit: Option<web_sys::Element> = event.target().and_then(|hit| hit.dyn_into().ok());
    hit.is_some_and(|hit| hit.closest(".board, .desk").ok().flatten().is_some())
}
