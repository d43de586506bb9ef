//! What happens beside the rules: somebody wants to stop, a bot stands in.

use leptos::prelude::*;
use tortuga_protocol::{Agreement, Ask, Ending, SeatCard, Stage, TableCard};

use crate::ui::lang::{words, words_with};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::menu::{names, own, wishers};
use crate::ui::table::result::Next;

/// Banners for all of it; nothing as long as everybody just plays.
#[component]
pub(crate) fn Affairs() -> impl IntoView {
    let at = at_table();
    // After the end there is nothing to come back to.
    let stood_in = Memo::new(move |_| {
        let playing = at.stage() == Some(Stage::Playing);
        playing && own(at, |seat| seat.stand_in && !seat.resigned)
    });
    let stopped = Memo::new(move |_| card(at, |card| card.stopped));
    let ending = Memo::new(move |_| card(at, |card| card.ending));
    let seated = Memo::new(move |_| at.seated());
    view! {
        <Show when=move || stood_in.get()>
            <div class="banner" role="alert" data-testid="stood-in">
                <span>{words("web-stood-in")}</span>
                <button type="button" class="btn btn--sm btn--lamp" data-testid="come-back"
                    on:click=move |_| at.wish(|id| Ask::ComeBack { id })>{words("web-come-back")}</button>
            </div>
        </Show>
        <Show when=move || stopped.get()>
            <div class="banner" role="status" data-testid="stopped">
                <span>{words("web-stopped")}</span>
                <Show when=move || seated.get()>
                    <button type="button" class="btn btn--sm btn--lamp" data-testid="go-on"
                        on:click=move |_| at.wish(|id| Ask::GoOn { id })>{words("web-go-on")}</button>
                </Show>
            </div>
        </Show>
        <Wish to=Agreement::Stop says="web-wishes-stop" />
        <Wish to=Agreement::Abandon says="web-wishes-abandon" />
        {move || ending.get().map(|ending| view! { <Ended ending /> })}
    }
}

/// Others would like something; whoever sits here may agree.
#[component]
fn Wish(to: Agreement, says: &'static str) -> impl IntoView {
    let at = at_table();
    let others = Memo::new(move |_| others_who_wish(at, to));
    let agree = move |_| at.wish(|id| Ask::Agree { id, to, yes: true });
    move || {
        let names = others.get()?;
        Some(view! {
            <div class="banner" role="status" data-testid="wish">
                <span>{words_with(says, "names", names)}</span>
                <button type="button" class="btn btn--sm" data-testid="agree" on:click=agree>{words("web-agree")}</button>
            </div>
        })
    }
}

/// Who is for it, unless the viewer has agreed already or only watches.
fn others_who_wish(at: AtTable, to: Agreement) -> Option<String> {
    let asked = |card: &TableCard| card.stage == Stage::Playing && !card.stopped;
    if !at.seated() || !card(at, asked) {
        return None;
    }
    let seats = wishers(at, to);
    let mine = seats
        .iter()
        .any(|seat| card(at, |card| card.viewer.is(*seat)));
    (!mine && !seats.is_empty()).then(|| names(at, &seats))
}

/// A game that ended otherwise than by its rules. Where there is no result, the
/// ways on stand here.
#[component]
fn Ended(ending: Ending) -> impl IntoView {
    let over = at_table().over();
    let key = match ending {
        Ending::Resignation => "web-ended-resignation",
        Ending::Abandonment => "web-ended-abandonment",
        Ending::Closed => "web-ended-closed",
    };
    view! {
        <div class="banner" data-testid="ended">
            <p role="status">{words(key)}</p>
            <Show when=move || !over.get()><Next /></Show>
        </div>
    }
}

/// How a seat is, beside the game: not here, given up, or a bot plays for it.
pub(crate) fn state_key(seat: &SeatCard) -> Option<&'static str> {
    use tortuga_protocol::Sitter;
    match seat.who {
        Sitter::Person if seat.resigned => Some("web-seat-resigned"),
        Sitter::Person if seat.stand_in => Some("web-seat-stood-in"),
        Sitter::Person if !seat.here => Some("web-seat-away"),
        Sitter::Person | Sitter::Nobody | Sitter::Bot(_) => None,
    }
}
