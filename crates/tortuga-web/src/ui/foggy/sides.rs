//! Blue and red: who plays for them, what they have, what they have hired.

use leptos::prelude::*;
use tortuga_scene::{Plate, SidePlate, TokenCount};

use crate::ui::foggy::beside::Reading;
use crate::ui::foggy::look;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::table::at_table::at_table;
use crate::ui::table::plates::{count, status_line};
use crate::ui::table::thinking::Thinking;

/// Both sides.
#[component]
pub(crate) fn Sides() -> impl IntoView {
    view! {
        <section class="seats" tabindex="0" aria-label=words("web-players")>
            <SideBox place=0 />
            <SideBox place=1 />
            <Reading />
        </section>
    }
}

#[component]
fn SideBox(place: usize) -> impl IntoView {
    let at = at_table();
    let side = Memo::new(move |_| look(at, |board| board.sides.get(place).cloned()));
    let plates = Memo::new(move |_| at.look(|scene| scene.plates.clone()));
    move || {
        let side = side.get()?;
        let own = |plate: &Plate| side.seals.iter().any(|mark| mark.seat == plate.seal.seat);
        let plates: Vec<Plate> = plates.get().into_iter().filter(own).collect();
        Some(boxed(side, plates))
    }
}

fn boxed(side: SidePlate, plates: Vec<Plate>) -> impl IntoView {
    let acts = plates.iter().any(|plate| plate.acts);
    let score = side.score.clone();
    let own = format!("side:{}", side.id);
    let woke = move || at_table().woke(&own);
    let last = plates.len().saturating_sub(1);
    let players = plates.into_iter().enumerate();
    // What lies on the map belongs to both partners, and is told once.
    let players = players.map(|(place, plate)| player(plate, &side, place == last));
    let players = players.collect_view();
    view! {
        <article class="plate" class:plate--now=acts class:wake=woke aria-label=side.name.clone() data-testid=format!("side-{}", side.id)>
            <div class="score num" title=side.score.label>{score.count}<small>{score.label}</small></div>
            {players}
            {(!side.band.is_empty()).then(|| band(side.hired_cost, side.band))}
        </article>
    }
}

/// One player of a side.
fn player(plate: Plate, side: &SidePlate, last: bool) -> impl IntoView + use<> {
    let role = if plate.you {
        format!("{} · {}", side.name, words("web-seat-you")())
    } else {
        side.name.clone()
    };
    // What the side has as a whole stands above.
    let counts = plate.counts.into_iter().filter(|one| *one != side.score);
    let on_map = last.then(|| {
        let said = words_with("web-on-map", "count", side.on_map);
        let title = said.clone();
        view! {
            <li class="stat" title=title>
                {icon("trophy")}<span class="num" aria-hidden="true">{side.on_map}</span><span class="sr">{said}</span>
            </li>
        }
    });
    let status = status_line(plate.acts, plate.status);
    let seat = usize::from(plate.seal.seat);
    view! {
        <div class="player">
            {seal(&plate.seal, "md")}
            <div class="names"><span class="name">{plate.name}</span><span class="role">{role}</span></div>
            <ul class="stats">{counts.map(count).collect_view()}{on_map}</ul>
        </div>
        {status}
        <Thinking seat />
    }
}

/// The mercenaries of a side.
fn band(coins: u16, band: Vec<TokenCount>) -> impl IntoView {
    let one = |token: TokenCount| {
        let times = (token.count > 1).then(|| format!("×{}", token.count));
        let said = format!("{}. {}", token.name, token.about);
        view! { <li title=said>{icon(token.icon)}{times}<span class="sr">{token.name}</span></li> }
    };
    view! {
        <div class="hires">
            <span class="label">{words_with("web-band", "coins", coins)}</span>
            <ul class="hired">{band.into_iter().map(one).collect_view()}</ul>
        </div>
    }
}

/// Tokens, kind by kind.
pub(crate) fn tokens(tokens: Vec<TokenCount>) -> impl IntoView {
    let tongue = tongue();
    let one = |token: TokenCount| {
        let args = [("count", token.count.into()), ("token", token.name.into())];
        let said = tortuga_words::say(tongue.get(), "web-times", &args);
        view! { <li title=token.about>{icon(token.icon)}<span class="num">{said}</span></li> }
    };
    view! { <ul class="kinds">{tokens.into_iter().map(one).collect_view()}</ul> }
}
