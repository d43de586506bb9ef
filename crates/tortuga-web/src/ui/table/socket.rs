//! The line to the server: opened again whenever it breaks.

use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use tortuga_client::{Client, Link, number};
use tortuga_protocol::Ask;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::ui::browser;
use crate::ui::table::pace::Pace;

/// Who says nothing for so long, in milliseconds, is not there any more: a
/// broken line does not always say that it is broken.
const PATIENCE: u32 = 8_000;

/// The line to one table.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    page: RwSignal<Client>,
    pace: StoredValue<Option<Pace>>,
    table: StoredValue<String>,
    wire: StoredValue<Option<Wire>, LocalStorage>,
    /// So many wires there were.
    wires: StoredValue<u32>,
    /// The next attempt.
    attempt: StoredValue<Option<Timeout>, LocalStorage>,
}

/// An open socket, and the functions that it calls.
struct Wire {
    socket: WebSocket,
    _told: Closure<dyn FnMut(MessageEvent)>,
    _lost: Closure<dyn FnMut()>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Line {
    /// Opens the line to a table.
    pub(crate) fn open(table: &str, page: RwSignal<Client>) -> Self {
        let line = Self {
            page,
            pace: StoredValue::new(None),
            table: StoredValue::new(table.to_owned()),
            wire: StoredValue::new_local(None),
            wires: StoredValue::new(0),
            attempt: StoredValue::new_local(None),
        };
        let pace = Pace::new(page, Callback::new(move |ask| line.send(&ask)));
        line.pace.set_value(Some(pace));
        line.connect();
        line.listen();
        line
    }

    /// The browser may know sooner than any timer that it is worth a try.
    fn listen(self) {
        let online = window_event_listener(ev::online, move |_| self.hurry());
        let shown = window_event_listener_untyped("visibilitychange", move |_| self.hurry());
        on_cleanup(move || {
            online.remove();
            shown.remove();
        });
    }

    fn connect(self) {
        let address = self
            .table
            .with_value(|table| browser::socket_address(table));
        let Ok(socket) = WebSocket::new(&address) else {
            return self.lost();
        };
        let told = Closure::new(move |event: MessageEvent| self.hear(&event));
        let lost = Closure::new(move || self.lost());
        socket.set_onmessage(Some(told.as_ref().unchecked_ref()));
        socket.set_onclose(Some(lost.as_ref().unchecked_ref()));
        self.wires.update_value(|wires| *wires += 1);
        self.wire.set_value(Some(Wire {
            socket,
            _told: told,
            _lost: lost,
        }));
        self.be_patient(|page| page.link != Link::Open);
    }

    /// Gives this wire up if the page still waits after a while.
    fn be_patient(self, waits: impl Fn(&Client) -> bool + 'static) {
        let wire = self.wires.get_value();
        Timeout::new(PATIENCE, move || {
            let same = self.wires.try_get_value() == Some(wire);
            if same && self.page.try_with_untracked(waits) == Some(true) {
                self.wire.set_value(None);
                self.lost();
            }
        })
        .forget();
    }

    fn hear(self, event: &MessageEvent) {
        let text = event.data().as_string().unwrap_or_default();
        match (
            serde_json::from_str(&text),
            self.pace.try_get_value().flatten(),
        ) {
            (Ok(tell), Some(pace)) => pace.tell(tell),
            (Err(_), _) => {
                self.page.try_update(Client::not_understood);
            }
            (Ok(_), None) => {}
        }
    }

    fn lost(self) {
        let delay = self.page.try_update(|page| {
            page.lost();
            page.link.delay()
        });
        // The page may be gone already.
        if let Some(Some(delay)) = delay {
            // This wire, wherever it hangs, is not waited for any longer.
            self.wires.update_value(|wires| *wires += 1);
            let attempt = Timeout::new(delay, move || self.connect());
            self.attempt.set_value(Some(attempt));
        }
    }

    /// Tries at once what would be tried later.
    fn hurry(self) {
        let waits = |page: &Client| matches!(page.link, Link::Closed(tries) if tries > 0);
        if self.page.try_with_untracked(waits) == Some(true) {
            self.attempt.set_value(None);
            self.connect();
        }
    }

    /// Asks something; while the line is down nothing can be asked.
    pub(crate) fn send(self, ask: &Ask) {
        let open = self.page.with_untracked(|page| page.link == Link::Open);
        let Ok(text) = serde_json::to_string(ask) else {
            return;
        };
        self.wire.with_value(|wire| {
            if let Some(wire) = wire.as_ref().filter(|_| open) {
                // A socket that has just closed says so by itself.
                let _ = wire.socket.send_with_str(&text);
            }
        });
        if let Some(id) = number(ask) {
            self.be_patient(move |page| page.waits_for(id));
        }
    }
}
