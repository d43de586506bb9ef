//! What somebody has before him and must decide about: tokens from the bag, an
//! open wreck, a special action.

use leptos::prelude::*;
use tortuga_scene::{
    DrawnToken, DrawnTokens, OpenWreck, PendingSpecial, SpecialPrice, WreckTokens,
};

use crate::ui::browser;
use crate::ui::glory::{look, touchable};
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};

/// All of it; nothing most of the time.
#[component]
pub(crate) fn Booty() -> impl IntoView {
    let at = at_table();
    let drawn = Memo::new(move |_| look(at, |board| board.drawn.clone()));
    let wreck = Memo::new(move |_| look(at, |board| board.wreck.clone()));
    let special = Memo::new(move |_| look(at, |board| board.special.clone()));
    // Whatever lies before somebody is in sight.
    Effect::new(move || {
        let asked = [
            drawn.with(Option::is_some),
            wreck.with(Option::is_some),
            special.with(Option::is_some),
        ];
        if asked.contains(&true) {
            browser::to_top(".gcol");
        }
    });
    view! {
        <div class="booty">
            {move || drawn.get().map(|drawn| tokens(at, drawn))}
            {move || wreck.get().map(|wreck| opened(at, wreck))}
            {move || special.get().map(|special| pending(at, special))}
        </div>
    }
}

/// Tokens from the bag, one of which is kept.
fn tokens(at: AtTable, drawn: DrawnTokens) -> impl IntoView {
    let token = move |token: DrawnToken| {
        let treasure = token.treasure;
        let times = (treasure.count > 1).then(|| format!(" ×{}", treasure.count));
        let makes = words_with("web-keep-makes", "glory", token.sets);
        let face =
            view! { {icon(treasure.id)}<span>{treasure.name}{times}<small>{makes}</small></span> };
        touchable(at, token.touch, face)
    };
    view! {
        <section class="panel" aria-label=words("web-drawn") data-testid="drawn">
            <h2 class="label">{words("web-drawn")}</h2>
            <p>{seal(&drawn.seal, "sm")}<span>{drawn.about}</span></p>
            <div class="btns">{drawn.tokens.into_iter().map(token).collect_view()}</div>
        </section>
    }
}

/// A wreck that the viewer looks into.
fn opened(at: AtTable, wreck: OpenWreck) -> impl IntoView {
    let token = move |token: WreckTokens| {
        let times = (token.count > 1).then(|| format!(" ×{}", token.count));
        let value = words_with("web-wreck-token", "value", token.value);
        touchable(
            at,
            token.touch,
            view! { {icon("wreck")}<span>{value}{times}</span> },
        )
    };
    let leave = view! { <span>{words("web-wreck-leave")}</span> };
    view! {
        <section class="panel" aria-label=words("web-wreck") data-testid="wreck">
            <h2 class="label">{words("web-wreck")}</h2>
            <p>{wreck.about}</p>
            <div class="btns">{wreck.tokens.into_iter().map(token).collect_view()}{touchable(at, wreck.leave, leave)}</div>
        </section>
    }
}

/// A special action: what it does, and what it costs.
fn pending(at: AtTable, special: PendingSpecial) -> impl IntoView {
    let price = move |price: SpecialPrice| {
        let why = (!price.why_not.is_empty()).then(|| view! { <small>{price.why_not}</small> });
        let face = view! { {icon(price.icon)}<span>{price.label}{why}</span> };
        touchable(at, price.touch, face)
    };
    let prices = (!special.paid).then(|| {
        let leave = view! { <span>{words("web-special-leave")}</span> };
        view! {
            <div class="btns">{special.prices.into_iter().map(price).collect_view()}{touchable(at, special.leave, leave)}</div>
        }
    });
    view! {
        <section class="panel" aria-label=words("web-special") data-testid="special">
            <h2 class="label">{words("web-special")}</h2>
            <p>{seal(&special.seal, "sm")}<span><b>{special.name}</b>" "{special.text}</span></p>
            {prices}
        </section>
    }
}
