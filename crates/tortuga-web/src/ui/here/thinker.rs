//! Who thinks: a worker beside the page, with the same module. A captain who thinks
//! never holds the page up.

use leptos::prelude::*;
use tortuga_solo::{Answer, Errand};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::ui::browser;

/// A worker, and the functions that it calls.
pub(crate) struct Thinker {
    worker: Option<Worker>,
    _answered: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut()>,
}

impl Drop for Thinker {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.terminate();
        }
    }
}

impl Thinker {
    /// Somebody who thinks. `answered` gets what came of an errand; `broken` is
    /// called if there cannot be a worker.
    pub(crate) fn new(answered: Callback<Option<Answer>>, broken: Callback<()>) -> Self {
        let worker = worker();
        let answered: Closure<dyn FnMut(MessageEvent)> =
            Closure::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                answered.run(serde_json::from_str(&text).unwrap_or_default());
            });
        let broken: Closure<dyn FnMut()> = Closure::new(move || broken.run(()));
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
            worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        }
        Self {
            worker,
            _answered: answered,
            _broken: broken,
        }
    }

    /// Sends an errand; false if there is nobody to send.
    pub(crate) fn send(&self, errand: &Errand) -> bool {
        let text = serde_json::to_string(errand).unwrap_or_default();
        let worker = self.worker.as_ref();
        worker.is_some_and(|worker| worker.post_message(&text.into()).is_ok())
    }
}

/// The worker's program lies beside the one that started this page.
fn worker() -> Option<Worker> {
    let address = browser::beside_boot("worker.js")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address, &options).ok()
}

/// Thinks here and now.
pub(crate) fn think_here(errand: &Errand) -> Option<Answer> {
    tortuga_solo::think(errand, Some(now))
}

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page or the worker began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

fn now() -> std::time::Duration {
    std::time::Duration::from_secs_f64(milliseconds().max(0.0) / 1000.0)
}
