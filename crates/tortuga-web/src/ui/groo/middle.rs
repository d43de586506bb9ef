//! The middle of GROO's table: dice, Groo's way, battle, window, effects.

use leptos::prelude::*;
use tortuga_scene::{
    Announcement, Battle, BattleSide, DicePool, EventOnTable, GrooDraft, SetAside, SymbolDie,
};

use crate::ui::groo::piece::piece_box;
use crate::ui::groo::way::WayLine;
use crate::ui::groo::{drafted, look};
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::at_table;

/// So many dice are rolled.
const ROLL: usize = 6;

/// Everything that lies between the towns.
#[component]
pub(crate) fn Middle() -> impl IntoView {
    let at = at_table();
    let dice = Memo::new(move |_| look(at, |board| Some(board.dice.clone())));
    let battle = Memo::new(move |_| look(at, |board| board.battle.clone()));
    let announced = Memo::new(move |_| look(at, |board| board.announced.clone()));
    let event = Memo::new(move |_| look(at, |board| board.event.clone()));
    view! {
        <section class="middle" aria-label=words("web-middle")>
            {move || dice.get().map(pool)}
            <WayLine />
            {move || battle.get().map(fought)}
            {move || announced.get().map(effect)}
            {move || event.get().map(happens)}
            <LossLine />
            <WindowLine />
        </section>
    }
}

/// The dice that can be used. Groo heads are marked, as they are his; a spent die
/// leaves an empty outline.
fn pool(dice: DicePool) -> impl IntoView {
    let none = dice.pool.is_empty() && dice.private.is_empty() && dice.spent == 0;
    // A roll that nobody has used yet has just been made.
    let rolled_now = dice.spent == 0 && dice.pool.len() == ROLL;
    let letters: Vec<char> = dice.pool.iter().map(|die| die.letter).collect();
    let paid = Memo::new(move |_| paid(&letters, drafted(at_table())));
    let rolled = dice.pool.iter().zip(0..);
    let rolled = rolled.map(|(die, place)| symbol(die, Some((paid, place))));
    let spent = (0..dice.spent).map(|_| view! { <span class="symbol symbol--spent"></span> });
    let private = (!dice.private.is_empty()).then(|| {
        view! {
            <span class="private">
                {dice.private.iter().map(|die| symbol(die, None)).collect_view()}<small>{words("web-private")}</small>
            </span>
        }
    });
    view! {
        <div class="pool" class:none=none class:pool--rolled=rolled_now data-testid="pool">
            <p class="cap">{dice.user.map(|user| seal(&user, "sm"))}<span>{dice.about}</span></p>
            <div class="symbols" aria-hidden="true">{rolled.collect_view()}{spent.collect_view()}{private}</div>
        </div>
    }
}

/// Which dice the choice in pencil takes.
fn paid(dice: &[char], draft: Option<GrooDraft>) -> Vec<bool> {
    let mut pays = draft.map(|draft| draft.pays).unwrap_or_default();
    let mut take = |letter: &char| {
        let found = pays.iter().position(|paid| paid == letter);
        found.map(|place| pays.swap_remove(place)).is_some()
    };
    dice.iter().map(&mut take).collect()
}

/// A die of the roll has a place in it, and may be taken by what is in pencil.
fn symbol(die: &SymbolDie, place: Option<(Memo<Vec<bool>>, usize)>) -> impl IntoView + use<> {
    let head = die.icon == "groo";
    let taken =
        move || place.is_some_and(|(paid, place)| paid.with(|paid| paid.get(place) == Some(&true)));
    view! { <span class="symbol" class:symbol--groo=head class:symbol--paid=taken title=die.label.clone()>{icon(die.icon)}</span> }
}

/// Both sides with their totals.
fn fought(battle: Battle) -> impl IntoView {
    view! {
        <div class="fight" data-testid="battle">
            <p class="sr">{battle.about}</p>
            {side(battle.attacker)}<span class="versus">{icon("k-blades")}<small>{words("web-against")}</small></span>{side(battle.defender)}
        </div>
    }
}

fn side(side: BattleSide) -> impl IntoView {
    let wild = (side.wild > 0).then(|| {
        let said = words_with("web-with-wild", "count", format!("+{}", side.wild));
        view! { <small>{said}</small> }
    });
    view! {
        <div class="fighter">
            {seal(&side.seal, "sm")}<span class="nm">{side.name}</span><b class="total num">{side.total}</b>{wild}
        </div>
    }
}

/// A Groo Effect that is announced.
fn effect(announced: Announcement) -> impl IntoView {
    view! {
        <div class="shown" data-testid="announced">
            {piece_box(announced.card)}<p>{seal(&announced.seal, "sm")}" "{announced.text}</p>
        </div>
    }
}

/// An Event, and what it has turned up.
fn happens(event: EventOnTable) -> impl IntoView {
    view! {
        <div class="shown" data-testid="event">
            {piece_box(event.card)}<p>{seal(&event.seal, "sm")}" "{event.text}</p>
        </div>
        {event.set_aside.into_iter().map(aside).collect_view()}
    }
}

fn aside(aside: SetAside) -> impl IntoView {
    let label = aside.name.clone();
    let cards = aside
        .cards
        .into_iter()
        .map(|card| view! { <li>{piece_box(card)}</li> });
    view! {
        <div class="aside">
            {seal(&aside.seal, "sm")}<span class="nm">{aside.name}</span>
            <ul aria-label=label>{cards.collect_view()}</ul>
        </div>
    }
}

/// What somebody must choose to lose.
#[component]
fn LossLine() -> impl IntoView {
    let at = at_table();
    let loss = Memo::new(move |_| look(at, |board| board.loss.clone()));
    move || {
        let loss = loss.get()?;
        Some(
            view! { <p class="calm" data-testid="loss">{seal(&loss.seal, "sm")}<span>{loss.text}</span></p> },
        )
    }
}

/// An open window is one calm line, alike for all.
#[component]
fn WindowLine() -> impl IntoView {
    let at = at_table();
    let window = Memo::new(move |_| look(at, |board| board.window.clone()));
    move || {
        let window = window.get()?;
        Some(view! {
            <p class="calm" data-testid="window" data-window=window.key>
                {icon("hand")}<span><b>{window.name}</b>" "{window.about}</span>
            </p>
        })
    }
}
