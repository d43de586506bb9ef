//! Before a round: mercenaries for hire, and the set that a hand is chosen from.

use leptos::prelude::*;
use tortuga_scene::{PickItem, ShopItem, Touch};

use crate::ui::browser;
use crate::ui::foggy::look;
use crate::ui::groo::piece::notation;
use crate::ui::icon::icon;
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};

/// What is chosen before a round; nothing at any other time. What stays in the
/// list keeps its place in the page, and with it the focus.
#[component]
pub(crate) fn Market() -> impl IntoView {
    let at = at_table();
    let shop = Memo::new(move |_| look(at, |board| board.shop.is_some()));
    let picking = Memo::new(move |_| look(at, |board| board.picking.is_some()));
    // Another list begins at its beginning.
    Effect::new(move || {
        let _ = (shop.get(), picking.get());
        browser::to_top(".fcol");
    });
    view! {
        <Show when=move || shop.get()><ShopPanel /></Show>
        <Show when=move || picking.get()><PickPanel /></Show>
    }
}

#[component]
fn ShopPanel() -> impl IntoView {
    let at = at_table();
    let about = move || {
        look(at, |board| {
            board.shop.as_ref().map(|shop| shop.about.clone())
        })
    };
    let ids = Memo::new(move |_| {
        look(at, |board| {
            let goods = board.shop.iter().flat_map(|shop| &shop.goods);
            goods.map(|item| item.id).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="panel market" aria-label=words("web-shop") data-testid="shop">
            <h2 class="label">{words("web-shop")}</h2>
            <p class="hint" role="status">{about}</p>
            <ul><For each=move || ids.get() key=|id| *id let:id><li><Good id /></li></For></ul>
            <Done />
        </section>
    }
}

/// A mercenary for hire.
#[component]
fn Good(id: &'static str) -> impl IntoView {
    let at = at_table();
    let item = Memo::new(move |_| {
        look(at, |board| {
            let goods = &board.shop.as_ref()?.goods;
            goods.iter().find(|item| item.id == id).cloned()
        })
    });
    let touch = Memo::new(move |_| item.get().map(|item| item.touch));
    let label = move || item.get().map(spoken);
    row(at, touch, label, move || item.get().map(good))
}

/// What whoever listens hears.
fn spoken(item: ShopItem) -> String {
    let gives = item.gives_up.as_ref().map(|face| face.name.clone());
    let gives = words_with("web-shop-gives", "token", gives.unwrap_or_default());
    let parts = [
        item.name,
        item.cost.to_string(),
        gives,
        item.text,
        item.why_not,
    ];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(". ")
}

fn good(item: ShopItem) -> impl IntoView {
    let gives = item.gives_up.map(|face| {
        let said = words_with("web-shop-gives", "token", face.name);
        view! { <span class="gives">{said}</span> }
    });
    let held = item.hired + item.in_band;
    let hired = (held > 0).then(|| {
        let times = (held > 1).then(|| format!(" ×{held}"));
        view! { <span class="held">{icon("check")}{words("web-shop-hired")}{times}</span> }
    });
    let copies = (item.copies > 1).then(|| format!(" ×{}", item.copies));
    let why = (!item.why_not.is_empty()).then(|| view! { <em>{item.why_not}</em> });
    view! {
        {icon(item.icon)}
        <b class="nm">{item.name}{copies}</b>
        {hired}{gives}
        <span class="cost num">{icon("coin")}{item.cost}</span>
        <small>{item.text}" "{why}</small>
    }
}

/// The end of hiring.
#[component]
fn Done() -> impl IntoView {
    let at = at_table();
    let done = Memo::new(move |_| {
        look(at, |board| {
            board.shop.as_ref().map(|shop| shop.done.clone())
        })
    });
    let acts = move || done.get().and_then(notation);
    let press = move |_| {
        if let Some(touch) = done.get_untracked() {
            at.touch(&touch);
        }
    };
    view! {
        <button type="button" class="btn" class:btn--lamp=move || at.lit(acts().is_some()) data-notation=acts
            aria-disabled=move || (!at.lit(acts().is_some())).to_string() on:click=press>
            {icon("check")}{words("web-shop-done")}
        </button>
    }
}

#[component]
fn PickPanel() -> impl IntoView {
    let at = at_table();
    let ids = Memo::new(move |_| {
        look(at, |board| {
            let from = board.picking.iter().flat_map(|picking| &picking.from);
            from.map(|item| item.tokens.id).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="panel market" aria-label=words("web-picking") data-testid="picking">
            <h2 class="label">{words("web-picking")}</h2>
            <ul><For each=move || ids.get() key=|id| *id let:id><li><Pick id /></li></For></ul>
        </section>
    }
}

/// Tokens of one kind that a hand is chosen from.
#[component]
fn Pick(id: &'static str) -> impl IntoView {
    let at = at_table();
    let item = Memo::new(move |_| {
        look(at, |board| {
            let from = &board.picking.as_ref()?.from;
            from.iter().find(|item| item.tokens.id == id).cloned()
        })
    });
    let touch = Memo::new(move |_| item.get().map(|item| item.touch));
    let label = move || {
        let item = item.get()?;
        Some(format!(
            "{}. {} {}",
            times(&item),
            item.tokens.about,
            item.why_not
        ))
    };
    row(at, touch, label, move || item.get().map(picked))
}

fn picked(item: PickItem) -> impl IntoView {
    let said = times(&item);
    let why = (!item.why_not.is_empty()).then(|| view! { <em>{item.why_not}</em> });
    view! {
        {icon(item.tokens.icon)}
        <b class="nm">{said}</b>
        <small>{item.tokens.about}" "{why}</small>
    }
}

fn times(item: &PickItem) -> String {
    let tokens = &item.tokens;
    let args = [
        ("count", tokens.count.into()),
        ("token", tokens.name.clone().into()),
    ];
    tortuga_words::say(tongue().get(), "web-times", &args)
}

/// A line of a list that can be touched.
fn row<V: IntoView + 'static>(
    at: AtTable,
    touch: Memo<Option<Touch>>,
    label: impl Fn() -> Option<String> + Send + Sync + 'static,
    face: impl Fn() -> Option<V> + Send + Sync + 'static,
) -> impl IntoView {
    let acts = move || touch.get().and_then(notation);
    let lit = move || at.lit(acts().is_some());
    let press = move |_| {
        if let Some(touch) = touch.get_untracked() {
            at.touch(&touch);
        }
    };
    view! {
        <button type="button" class="ware" class:legal=lit data-notation=acts aria-label=label
            aria-disabled=move || (!lit()).to_string() on:click=press>{face}</button>
    }
}
