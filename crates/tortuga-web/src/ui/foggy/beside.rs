//! Beside the map: the ability that is being resolved, the weather, what each
//! side still has, the lines, and how to read a token.

use leptos::prelude::*;
use tortuga_scene::{
    MapLine, MapToken, Mercenary, PendingAbility, SidePlate, WeatherBoard, WeatherCard,
};

use crate::ui::foggy::map::Half;
use crate::ui::foggy::sides::tokens;
use crate::ui::foggy::tile::token_face;
use crate::ui::foggy::{look, mark};
use crate::ui::groo::piece::notation;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::at_table;

/// Everything beside the map.
#[component]
pub(crate) fn Beside() -> impl IntoView {
    let at = at_table();
    let ability = Memo::new(move |_| look(at, |board| board.ability.clone()));
    let sides = Memo::new(move |_| look(at, |board| board.sides.clone()));
    let half = expect_context::<Half>().0;
    let left = move || sides.get().into_iter().map(left_of).collect_view();
    view! {
        <div class="around">
            {move || ability.get().map(pending)}
            <Show when=move || half.with(Option::is_some)>
                <p class="calm">{icon("a-hippo")}<span>{words("web-half")}</span></p>
            </Show>
            <Sky />
            <Hireable />
            <section class="panel" aria-label=words("web-left")>
                <h2 class="label">{words("web-left")}</h2>
                {left}
            </section>
            <Lines />
            <StrictSwitch />
        </div>
    }
}

/// What somebody must decide about a token on the map.
fn pending(ability: PendingAbility) -> impl IntoView {
    view! { <p class="calm" data-testid="ability">{seal(&ability.seal, "sm")}<span>{ability.text}</span></p> }
}

#[component]
fn Sky() -> impl IntoView {
    let at = at_table();
    let weather = Memo::new(move |_| look(at, |board| Some(board.weather.clone())));
    let progress = Memo::new(move |_| look(at, |board| board.progress.about.clone()));
    view! {
        <section class="panel sky" aria-label=words("web-weather") data-testid="weather">
            {move || weather.get().map(|weather| view! { <WeatherNow weather /> })}
            <p class="hint">{move || progress.get()}</p>
        </section>
    }
}

/// The weather, the cards on offer, and those laid back.
#[component]
fn WeatherNow(weather: WeatherBoard) -> impl IntoView {
    let now = weather.now.map(|face| {
        view! { <div class="skynow">{icon(face.icon)}<p><b>{face.name}</b><span>{face.about}</span></p></div> }.into_any()
    });
    let now = now.unwrap_or_else(|| {
        view! { <p class="skynow"><b>{words("web-weather")}</b>" "{words("web-weather-unknown")}</p> }
            .into_any()
    });
    let offer = (!weather.offer.is_empty()).then(|| {
        let cards = weather
            .offer
            .into_iter()
            .map(|card| view! { <Offered card /> });
        view! { <div class="btns">{cards.collect_view()}</div> }
    });
    let count = weather.unseen;
    let unseen = move || (count > 0).then(|| words_with("web-weather-cards", "count", count));
    let back = (!weather.back.is_empty()).then(|| laid_back(weather.back));
    view! { {now}{offer}<p class="hint">{unseen}" "{back}</p> }
}

/// A weather card on offer.
#[component]
fn Offered(card: WeatherCard) -> impl IntoView {
    let at = at_table();
    let acts = notation(card.touch.clone());
    let can = acts.is_some();
    let face = match card.face {
        Some(face) => view! { {icon(face.icon)}{face.name} }.into_any(),
        None => view! { {icon("card")}{words("web-weather-hidden")} }.into_any(),
    };
    view! {
        <button type="button" class="btn" class:legal=move || at.lit(can) data-notation=acts
            aria-disabled=move || (!at.lit(can)).to_string() on:click=move |_| at.touch(&card.touch)>{face}</button>
    }
}

fn laid_back(cards: Vec<WeatherCard>) -> impl IntoView {
    let hidden = words("web-weather-hidden");
    let name = move |card: &WeatherCard| match &card.face {
        Some(face) => face.name.clone(),
        None => hidden(),
    };
    let names = move || cards.iter().map(name).collect::<Vec<_>>().join(", ");
    view! { {words("web-weather-back")}" "{names} }
}

/// The mercenaries, their prices, and who has hired them: open at all times.
/// While the viewer hires, the shop stands there instead.
#[component]
fn Hireable() -> impl IntoView {
    let at = at_table();
    let list = Memo::new(move |_| {
        look(at, |board| {
            let hires = board.shop.is_some();
            (!hires).then(|| board.mercenaries.clone())
        })
    });
    move || {
        let list = list.get().filter(|list| !list.is_empty())?;
        let rows = list.into_iter().map(for_hire).collect_view();
        Some(view! {
            <section class="panel" aria-label=words("web-mercenaries") data-testid="mercenaries">
                <h2 class="label">{words("web-mercenaries")}</h2>
                <ul class="mercs">{rows}</ul>
            </section>
        })
    }
}

fn for_hire(item: Mercenary) -> impl IntoView {
    let copies = (item.copies > 1).then(|| format!(" ×{}", item.copies));
    let gives = item
        .gives_up
        .map(|face| words_with("web-shop-gives", "token", face.name));
    let owners = item.hired_by.iter().map(|mark| seal(mark, "sm"));
    let owners = owners.collect_view();
    let said = item.hired_by.iter().map(|mark| mark.letter.to_string());
    let said = said.collect::<Vec<_>>().join(" ");
    let title = item.text.clone();
    view! {
        <li title=title>
            {icon(item.icon)}
            <b>{item.name}{copies}</b>
            <span class="c num">{item.cost}</span>
            <span class="x">{gives}</span>
            <span class="own">{owners}<span class="sr">{said}". "{item.text}</span></span>
        </li>
    }
}

/// What a side still has, as far as the viewer can tell.
fn left_of(side: SidePlate) -> impl IntoView {
    let mark = side.seals.first().map(|mark| seal(mark, "sm"));
    let down = (side.left_face_down > 0).then(|| {
        let said = words_with("web-left-down", "count", side.left_face_down);
        view! { <p class="hint">{said}</p> }
    });
    let returned = (!side.returned.is_empty()).then(|| {
        let said = words_with("web-back-in-hand", "list", side.returned.join(", "));
        view! { <p class="hint">{said}</p> }
    });
    view! {
        <div class="left">
            <h3>{mark}{side.name}</h3>
            {tokens(side.left)}{down}{returned}
        </div>
    }
}

/// All lines in words.
#[component]
fn Lines() -> impl IntoView {
    let at = at_table();
    let lines = Memo::new(move |_| look(at, |board| board.lines.clone()));
    let count = move || lines.with(Vec::len);
    let each = move || {
        let line = |line: MapLine| view! { <li>{line.about}</li> };
        lines.get().into_iter().map(line).collect_view()
    };
    view! {
        <details class="unfold" data-testid="lines">
            <summary>{move || words_with("web-lines", "count", count())}</summary>
            <ul class="lines">{each}</ul>
        </details>
    }
}

/// For whoever wants to remember by himself what he laid face down.
#[component]
fn StrictSwitch() -> impl IntoView {
    let at = at_table();
    view! {
        <Show when=move || at.seated()>
            <label class="strict">
                <input type="checkbox" data-testid="strict" prop:checked=move || at.strict.get()
                    on:change=move |event| at.be_strict(event_target_checked(&event)) />
                {words("web-strict")}
            </label>
        </Show>
    }
}

/// How to read a token.
#[component]
pub(crate) fn Reading() -> impl IntoView {
    let at = at_table();
    let example = |colour, owner, down, key| {
        let token = MapToken {
            face: None,
            colour,
            owner,
            down,
            yours_only: false,
            may_be: Vec::new(),
        };
        view! { <li>{token_face(at, &token)}<span>{words(key)}</span></li> }
    };
    let known = mark(at, "blue").is_some();
    known.then(|| {
        view! {
            <section class="panel readings" aria-label=words("web-reading")>
                <h2 class="label">{words("web-reading")}</h2>
                <ul class="reading">
                    {example("blue", "blue", false, "web-reading-blue")}
                    {example("red", "red", false, "web-reading-red")}
                    {example("neutral", "neutral", false, "web-reading-neutral")}
                    {example("red", "blue", false, "web-reading-badge")}
                    {example("unknown", "red", true, "web-reading-down")}
                </ul>
            </section>
        }
    })
}
