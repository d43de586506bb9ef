//! Bids: the one on the table, and the draft on the desk.

use leptos::prelude::*;
use tortuga_scene::{BiddingSpace, Choice, Die};

use crate::ui::grog::{die_words, drafted_die_words, look};
use crate::ui::icon::{die, icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};

/// The bidding row of the board.
#[component]
pub(crate) fn BidRow() -> impl IntoView {
    let at = at_table();
    let standing = Memo::new(move |_| look(at, |board| board.bid.clone()));
    let bid = move || match standing.get() {
        Some(bid) => view! { {seal(&bid.seal, "sm")}<b>{bid.name}": "{bid.amount}</b> }.into_any(),
        None => view! { <small>{words("web-no-bid")}</small> }.into_any(),
    };
    let row = Memo::new(move |_| look(at, |board| board.row.clone()));
    view! {
        <div class="bidline">
            <div class="bidder"><span class="cap">{words("web-bid-row")}</span><span class="by">{bid}</span></div>
            <ol class="bid" class:wake=move || at.woke("bid")>{move || row.get().into_iter().map(space).collect_view()}</ol>
        </div>
    }
}

fn space(space: BiddingSpace) -> impl IntoView {
    let filled = space.die.is_some();
    let lying = space.die.as_ref().map(die);
    view! {
        <li class="sl" class:sl--free=!filled>
            {lying}<small>{icon(space.icon)}<span>{space.label}</span></small>
        </li>
    }
}

/// The draft: five dice to choose from, and the spaces that they would take.
#[component]
pub(crate) fn DraftBox() -> impl IntoView {
    let at = at_table();
    let amount = move || at.draft.with(|draft| draft.amount(&at.dice()));
    let limit = move || {
        let limit = look(at, |board| board.limit)?;
        Some(words_with("web-grog-limit", "limit", u32::from(limit)))
    };
    view! {
        <div class="bids">
            <div class="who">
                <h2 class="label">{words("web-draft")}</h2>
                <b class="num">{amount}</b>
                <small>{limit}</small>
                <button type="button" class="btn btn--sm btn--quiet" data-testid="drop-draft"
                    on:click=move |_| at.escape()>
                    {icon("cross")}<span class="sr">{words("web-draft-drop")}</span>
                </button>
            </div>
            <div>
                <DiceToChoose />
                <DraftRow />
            </div>
        </div>
    }
}

#[component]
fn DiceToChoose() -> impl IntoView {
    let at = at_table();
    let columns = Memo::new(move |_| look(at, |board| board.peninsulas.len()));
    view! {
        <div class="dice" role="group" aria-label=words("web-goods")>
            <For each=move || 0..columns.get() key=|column| *column let:column>
                <DieButton column />
            </For>
        </div>
    }
}

#[component]
fn DieButton(column: usize) -> impl IntoView {
    let at = at_table();
    let shown = Memo::new(move |_| look(at, |board| board.peninsulas.get(column)?.die.clone()));
    let held = move |die: &Die| at.draft.with(|draft| draft.holds(die.letter));
    let button = move |shown: Die| {
        let letter = shown.letter;
        let pressed = {
            let shown = shown.clone();
            move || held(&shown).to_string()
        };
        view! {
            <button type="button" class="pick" data-testid=format!("draft-die-{letter}")
                aria-pressed=pressed aria-label=move || die_words(at, column)
                on:click=move |_| at.touch_die(letter)>{die(&shown)}</button>
        }
    };
    move || shown.get().map(button)
}

/// The draft in its order. The spaces stay where they are and the dice move,
/// so that the focus stays too.
#[component]
fn DraftRow() -> impl IntoView {
    let at = at_table();
    let count = Memo::new(move |_| look(at, |board| board.row.len()));
    view! {
        <ol class="bid bid--draft">
            <For each=move || 0..count.get() key=|place| *place let:place><Slot place /></For>
        </ol>
    }
}

#[component]
fn Slot(place: usize) -> impl IntoView {
    let at = at_table();
    let space = Memo::new(move |_| look(at, |board| board.row.get(place).cloned()));
    let lying = Memo::new(move |_| {
        let letter = at.draft.with(|draft| draft.letters().get(place).copied())?;
        found(at, letter)
    });
    let shown = move || {
        let (column, shown) = lying.get()?;
        Some(view! { {die(&shown)}<span class="sr">{drafted_die_words(at, column)}</span> })
    };
    let label = move || {
        let space = space.get()?;
        Some(view! { <small>{icon(space.icon)}<span>{space.label}</span></small> })
    };
    view! {
        <li class="sl" class:sl--free=move || lying.with(Option::is_none)>
            {shown}<Earlier lying />{label}
        </li>
    }
}

/// A die of the board and its column.
fn found(at: AtTable, letter: char) -> Option<(usize, Die)> {
    look(at, |board| {
        let mut columns = board.peninsulas.iter().enumerate();
        columns.find_map(|(column, peninsula)| {
            let die = peninsula.die.clone()?;
            (die.letter == letter).then_some((column, die))
        })
    })
}

/// A die that is as high as its left neighbour can go before it.
#[component]
fn Earlier(lying: Memo<Option<(usize, Die)>>) -> impl IntoView {
    let at = at_table();
    let movable = Memo::new(move |_| {
        let Some((_, die)) = lying.get() else {
            return false;
        };
        let dice = at.dice();
        at.draft
            .with(|draft| draft.can_move_left(die.letter, &dice))
    });
    let label = move || {
        let (column, _) = lying.get()?;
        Some(words_with("web-draft-first", "die", die_words(at, column)))
    };
    let move_it = move |_| {
        if let Some((_, die)) = lying.get_untracked() {
            let dice = at.dice();
            at.draft.update(|draft| draft.move_left(die.letter, &dice));
        }
    };
    view! {
        <Show when=move || movable.get()>
            <button type="button" class="earlier" aria-label=label on:click=move_it>{icon("arrow-l")}</button>
        </Show>
    }
}

/// Bids the draft; unlit while the draft is no legal bid, and then says why.
#[component]
pub(crate) fn BidButton() -> impl IntoView {
    let at = at_table();
    let legal = Memo::new(move |_| at.lit(drafted(at).is_some()));
    let label = move || match at.draft.with(|draft| draft.amount(&at.dice())) {
        0 => words("web-bid-empty")(),
        amount => words_with("web-bid", "amount", u32::from(amount)),
    };
    view! {
        <button type="button" class="btn" class:btn--lamp=move || legal.get() data-testid="bid"
            aria-disabled=move || (!legal.get()).to_string() on:click=move |_| at.bid()>
            {icon("check")}{label}
        </button>
    }
}

/// The legal bid that the draft is.
fn drafted(at: AtTable) -> Option<Choice> {
    let draft = at.draft.get();
    at.tray.with(|tray| tray.bid(&draft.notation()).cloned())
}
