//! The menu of a table: settings, the link, and everything beside the rules.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tortuga_core::Seat;
use tortuga_protocol::{Agreement, Ask, Stage, TableCard};

use crate::ui::browser;
use crate::ui::icon::icon;
use crate::ui::lang::{words, words_with};
use crate::ui::lobby::card;
use crate::ui::settings::settings;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::dialog::Dialog;
use crate::ui::table::own::{OwnTable, own_table};
use crate::ui::table::side::Front;

/// The menu, and the question whether somebody really gives up.
#[component]
pub(crate) fn Menu(open: RwSignal<bool>, keys: RwSignal<bool>) -> impl IntoView {
    let at = at_table();
    let surely = RwSignal::new(false);
    // At a table in the page there is nobody to agree with.
    let own = own_table();
    let here = own.is_some();
    let playing = Memo::new(move |_| !here && at.seated() && at.stage() == Some(Stage::Playing));
    view! {
        <Dialog open title="web-menu" name="menu-box">
            <div class="menu">
                {own.map_or_else(|| view! { <CopyLink /> }.into_any(), of_here)}
                <button type="button" class="btn" on:click=move |_| { open.set(false); at.front.set(Front::Rules); }>
                    {icon("c-book")}{words("button-rules")}
                </button>
                <SoundSwitch />
                <button type="button" class="btn" data-testid="show-keys" on:click=move |_| { open.set(false); keys.set(true); }>
                    {icon("info")}{words("web-keys")}<kbd>"?"</kbd>
                </button>
                <a class="btn" href="/settings">{icon("gear")}{words("web-menu-settings")}</a>
                <Show when=move || playing.get()><Wishes surely open /></Show>
                <a class="btn" href="/" data-testid="leave">{icon("arrow-l")}{words("web-leave")}</a>
                {(!here).then(|| view! { <p class="hint">{words("web-leave-about")}</p> })}
            </div>
        </Dialog>
        <Dialog open=surely title="web-resign-sure" name="resign-box">
            <p>{words("web-resign-about")}</p>
            <div class="btns">
                <button type="button" class="btn" on:click=move |_| surely.set(false)>{words("web-resign-no")}</button>
                <button type="button" class="btn btn--ink" data-testid="resign-yes"
                    on:click=move |_| { surely.set(false); at.wish(|id| Ask::Resign { id }); }>
                    {icon("flag")}{words("web-resign-yes")}
                </button>
            </div>
        </Dialog>
    }
}

/// What a table in the page has instead of a link: another game, and the record
/// of one that is over.
fn of_here(own: OwnTable) -> AnyView {
    let at = at_table();
    let new = move || card(at, |card| format!("/new/{}", card.game));
    let file = move || card(at, |card| format!("{}.tortuga", card.id));
    let record = move || {
        let link = own.record.run(())?;
        Some(
            view! { <a class="btn" href=link download=file>{icon("log")}{words("web-record")}</a> },
        )
    };
    view! {
        <a class="btn" href=new data-testid="new-game">{icon("plus")}{words("web-new-game")}</a>
        {record}
    }
    .into_any()
}

#[component]
fn CopyLink() -> impl IntoView {
    let copied = RwSignal::new(false);
    let copy = move |_| {
        spawn_local(async move { copied.set(browser::copy(&browser::address()).await) });
    };
    let said = move || {
        if copied.get() {
            words("web-link-copied")()
        } else {
            words("button-copy-link")()
        }
    };
    view! {
        <button type="button" class="btn" data-testid="copy-link" on:click=copy>{icon("link")}<span role="status">{said}</span></button>
    }
}

/// Sounds on or off.
#[component]
fn SoundSwitch() -> impl IntoView {
    let settings = settings();
    let turn = move |_| settings.choose_sound(!untrack(|| settings.sound()));
    view! {
        <button type="button" class="btn" aria-pressed=move || settings.sound().to_string() on:click=turn>
            {icon("sound-off")}{move || words(sound_key(settings.sound()))()}
        </button>
    }
}

/// The key of the words for a switch of sounds.
pub(crate) const fn sound_key(on: bool) -> &'static str {
    if on {
        "web-sound-is-on"
    } else {
        "web-sound-is-off"
    }
}

/// What only a player can wish: stop, end without a winner, give up.
#[component]
fn Wishes(surely: RwSignal<bool>, open: RwSignal<bool>) -> impl IntoView {
    let at = at_table();
    let resigned = move || own(at, |seat| seat.resigned);
    view! {
        <hr />
        <Agree to=Agreement::Stop offer="web-offer-stop" back="web-offer-stop-back" name="offer-stop" />
        <Agree to=Agreement::Abandon offer="web-offer-abandon" back="web-offer-abandon-back" name="offer-abandon" />
        <Show when=move || !resigned()>
            <button type="button" class="btn" data-testid="resign" on:click=move |_| { open.set(false); surely.set(true); }>
                {icon("flag")}{words("web-resign")}
            </button>
        </Show>
        <hr />
    }
}

/// Is for something that all must agree to, or no longer; and who is for it.
#[component]
fn Agree(
    to: Agreement,
    offer: &'static str,
    back: &'static str,
    name: &'static str,
) -> impl IntoView {
    let at = at_table();
    let seats = Memo::new(move |_| wishers(at, to));
    let mine = move || {
        seats.with(|seats| {
            seats
                .iter()
                .any(|seat| card(at, |card| card.viewer.is(*seat)))
        })
    };
    let press = move |_| {
        let yes = !untrack(mine);
        at.wish(|id| Ask::Agree { id, to, yes });
    };
    let who = move || {
        let names = names(at, &seats.get());
        (!names.is_empty()).then(|| words_with("web-for-it", "names", names))
    };
    view! {
        <button type="button" class="btn" data-testid=name aria-pressed=move || mine().to_string() on:click=press>
            {icon("pause")}{move || words(if mine() { back } else { offer })()}
        </button>
        <p class="hint">{who}</p>
    }
}

/// The seats that are for it.
pub(crate) fn wishers(at: AtTable, to: Agreement) -> Vec<Seat> {
    card(at, |card| match to {
        Agreement::Stop => card.wishes.stop.clone(),
        Agreement::Abandon => card.wishes.abandon.clone(),
    })
}

/// Their names in a row.
pub(crate) fn names(at: AtTable, seats: &[Seat]) -> String {
    let all = card(at, TableCard::names);
    let names = seats
        .iter()
        .filter_map(|seat| all.get(seat.index()).cloned());
    names.collect::<Vec<_>>().join(", ")
}

/// Something of the viewer's own seat.
pub(crate) fn own(at: AtTable, look: fn(&tortuga_protocol::SeatCard) -> bool) -> bool {
    let seat = at.page.with(tortuga_client::Client::seat);
    seat.is_some_and(|seat| card(at, |card| card.seats.get(seat.index()).is_some_and(look)))
}
