//! Keeps a house: asks it, lets bots think, saves it, and knows who has the device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_client::Client;
use tortuga_core::{Seat, Viewer};
use tortuga_protocol::{Ask, Tell};
use tortuga_solo::{Answer, Errand, House, Turn};

use super::thinker::Thinker;
use super::{begin, keep};
use crate::ui::browser;
use crate::ui::parts;
use crate::ui::table::pace::Pace;

/// One game in the page.
#[derive(Clone, Copy)]
pub(crate) struct Keeper {
    house: StoredValue<House, LocalStorage>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    /// What somebody thinks about.
    busy: StoredValue<Option<Errand>>,
    /// There is no worker, so that the page thinks itself.
    alone: StoredValue<bool>,
    /// Lets one picture be seen before the next.
    pace: Pace,
    /// What whoever has the device was told.
    pub(crate) page: RwSignal<Client>,
    /// Where the device is.
    pub(crate) device: RwSignal<Device>,
    /// Who should have it next.
    pub(crate) next: RwSignal<Option<Seat>>,
}

/// Where the device is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Device {
    /// Whoever looks from here has it.
    At(Viewer),
    /// It is on its way to this person, and shows nothing of the table.
    OnItsWay(Seat),
}

impl Keeper {
    /// Takes a house over and lets it go on.
    pub(crate) fn of(house: House) -> Self {
        let page = RwSignal::new(welcomed(house.welcome()));
        let keeper = Self {
            device: RwSignal::new(Device::At(house.at())),
            page,
            // Nothing breaks here, so nothing is asked again.
            pace: Pace::new(page, Callback::new(|_| ())),
            house: StoredValue::new_local(house),
            thinker: StoredValue::new_local(None),
            busy: StoredValue::new(None),
            alone: StoredValue::new(false),
            next: RwSignal::new(None),
        };
        let answered =
            Callback::new(move |answer: Option<Answer>| keeper.answered(answer.as_ref()));
        let broken = Callback::new(move |()| keeper.think_alone());
        keeper
            .thinker
            .set_value(Some(Thinker::new(answered, broken)));
        keeper.go_on();
        keeper
    }

    /// Whoever has the device asks something.
    pub(crate) fn ask(self, ask: Ask) {
        if matches!(ask, Ask::Rematch { .. }) {
            return self.again();
        }
        self.change(|house| house.ask(ask));
    }

    /// The same people play again, one seat further on.
    pub(crate) fn again(self) {
        let setting = self.house.with_value(House::setting);
        let mut sitters = setting.sitters;
        sitters.rotate_right(1);
        if let Ok(id) = begin(&setting.game, &setting.options, sitters) {
            browser::go(&format!("/here/{id}"));
        }
    }

    /// Whoever has the device gives it away: nothing of his stays on the screen.
    pub(crate) fn pass_on(self) {
        let Some(seat) = self.next.get_untracked() else {
            return;
        };
        self.device.set(Device::OnItsWay(seat));
        self.hand(House::put_down);
    }

    /// The person whom the device was given to has it.
    pub(crate) fn take_up(self, seat: Seat) {
        self.hand(|house| house.take_up(seat));
        self.device.set(Device::At(Viewer::Seat(seat)));
        self.go_on();
    }

    /// Somebody else looks from now on, and knows nothing of what was told before.
    fn hand(self, hand: impl FnOnce(&mut House) -> Vec<Tell>) {
        let told = self.house.try_update_value(hand).unwrap_or_default();
        self.pace.skip();
        let mut page = Client::default();
        for tell in told {
            page.told(tell);
        }
        self.page.set(page);
    }

    fn change(self, change: impl FnOnce(&mut House) -> Vec<Tell>) {
        if let Some(told) = self.house.try_update_value(change) {
            self.tell(told);
        }
    }

    /// Tells whoever has the device, keeps the game, and lets it go on.
    fn tell(self, told: Vec<Tell>) {
        for tell in told {
            self.pace.tell(tell);
        }
        self.house.with_value(keep);
        self.go_on();
    }

    /// Whom the device must be given to, and who must think.
    fn go_on(self) {
        let (turn, at) = self.house.with_value(|house| (house.turn(), house.at()));
        let next = match turn {
            Turn::HandTo(seat) => Some(seat),
            Turn::Yours | Turn::Bots | Turn::Over => None,
        };
        self.next.set(next);
        match (turn, at) {
            (Turn::HandTo(seat), Viewer::Spectator) => self.device.set(Device::OnItsWay(seat)),
            // The end is for everybody.
            (Turn::Over, Viewer::Seat(_)) if self.house.with_value(House::people) > 1 => {
                self.hand(House::put_down);
                self.device.set(Device::At(Viewer::Spectator));
            }
            _ => {}
        }
        self.let_think();
    }

    fn let_think(self) {
        if self.busy.with_value(Option::is_some) {
            return;
        }
        let Some(errand) = self.house.with_value(House::errand) else {
            return;
        };
        let sent = !self.alone.get_value()
            && self.thinker.with_value(|thinker| {
                let thinker = thinker.as_ref();
                thinker.is_some_and(|thinker| thinker.send(&errand))
            });
        self.busy.set_value(Some(errand));
        if !sent {
            self.think_alone();
        }
    }

    /// There is no worker: whatever there is to think about is thought about here,
    /// when the page has been drawn.
    fn think_alone(self) {
        self.alone.set_value(true);
        let Some(errand) = self.busy.get_value() else {
            return;
        };
        let asked = serde_json::to_string(&errand).unwrap_or_default();
        request_animation_frame(move || {
            spawn_local(async move {
                let answer = parts::think(asked).await;
                let answer: Option<Answer> = serde_json::from_str(&answer).unwrap_or_default();
                self.answered(answer.as_ref());
            });
        });
    }

    /// Somebody has thought. If nothing came of it the same would come of it again,
    /// and nobody is asked twice.
    fn answered(self, answer: Option<&Answer>) {
        let Some(errand) = self.busy.try_update_value(Option::take).flatten() else {
            return;
        };
        let told = self
            .house
            .try_update_value(|house| house.thought(&errand, answer));
        let next = self.house.with_value(House::errand);
        if next.as_ref() == Some(&errand) {
            leptos::logging::error!("a bot had nothing to say");
            return;
        }
        self.tell(told.unwrap_or_default());
    }

    /// What somebody is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        let name = |house: &House| house.names().get(seat.index()).cloned();
        self.house.with_value(name).unwrap_or_default()
    }

    /// The record as an address that can be saved; none before the end.
    pub(crate) fn record_link(self) -> Option<String> {
        let over = self.house.with_value(|house| house.turn() == Turn::Over);
        let record = over.then(|| self.house.with_value(|house| house.record().write()))?;
        Some(browser::data_address(&record))
    }
}

fn welcomed(tell: Tell) -> Client {
    let mut page = Client::default();
    page.told(tell);
    page
}
