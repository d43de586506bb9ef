//! With whom a new table is played.

use leptos::prelude::*;
use tortuga_protocol::{LONGEST_NAME, Level};

use crate::ui::lang::{tongue, words, words_with};
use crate::ui::lobby::levels::level_name;
use crate::ui::new::plan::{Mates, plan};
use crate::ui::seg::{Choice, Seg};

/// Friends or bots, and how well bots play.
#[component]
pub(crate) fn Company() -> impl IntoView {
    let plan = plan();
    let choices = Mates::ALL.map(|with| Choice::new(with.name(), words(name(with))));
    let chosen = Signal::derive(move || plan.with.get().name().to_owned());
    let bots = move || plan.with.get() != Mates::Friends;
    let names = move || plan.with.get() == Mates::HotSeat;
    let about = Signal::derive(move || words(about(plan.with.get()))());
    view! {
        <div class="opt opt--wide">
            <b>{words("web-with")}</b><small>{about}</small>
            <Seg testid="with" label=Signal::derive(words("web-with")) choices=choices.into() chosen
                choose=move |name: String| plan.with.set(Mates::named(&name)) />
        </div>
        <Show when=names><Names /></Show>
        <Show when=bots><BotLevel /></Show>
    }
}

const fn name(with: Mates) -> &'static str {
    match with {
        Mates::Friends => "web-with-friends",
        Mates::Bots => "web-with-bots-now",
        Mates::Here => "web-with-here",
        Mates::HotSeat => "web-with-hot-seat",
    }
}

const fn about(with: Mates) -> &'static str {
    match with {
        Mates::Friends => "web-with-friends-about",
        Mates::Bots => "web-with-bots-about",
        Mates::Here => "web-with-here-about",
        Mates::HotSeat => "web-with-hot-seat-about",
    }
}

/// Who shares this device: a name for everybody, none for a bot.
#[component]
fn Names() -> impl IntoView {
    let plan = plan();
    let count = Memo::new(move |_| usize::from(plan.seats().unwrap_or_default()));
    let field = move |seat: usize| {
        let label = move || words_with("web-value-seat", "number", seat + 1);
        let typed = move || plan.names.with(|names| names.get(seat).cloned());
        let write = move |text: String| {
            plan.names.update(|names| {
                if let Some(name) = names.get_mut(seat) {
                    *name = text;
                }
            });
        };
        let hint = move || {
            words(if seat == 0 {
                "web-me"
            } else {
                "web-name-or-bot"
            })()
        };
        view! {
            <input class="field" data-testid=format!("name-{seat}") aria-label=label placeholder=hint
                maxlength=LONGEST_NAME.to_string() prop:value=typed
                on:input:target=move |event| write(event.target().value()) />
        }
    };
    view! {
        <div class="opt opt--wide">
            <b>{words("web-names")}</b><small>{words("web-names-about")}</small>
            <div class="namefields">{move || (0..count.get()).map(field).collect_view()}</div>
        </div>
    }
}

/// How well the bots play.
#[component]
pub(crate) fn BotLevel() -> impl IntoView {
    let plan = plan();
    let tongue = tongue();
    let choices =
        Level::ALL.map(|level| Choice::new(level.name(), move || level_name(tongue.get(), level)));
    let chosen = Signal::derive(move || plan.level.get().name().to_owned());
    let choose = move |name: String| plan.level.set(name.parse().unwrap_or_default());
    view! {
        <div class="opt opt--wide">
            <b>{words("web-bots-play")}</b><small>{words("web-levels-about")}</small>
            <Seg testid="level" label=Signal::derive(words("web-bots-play")) choices=choices.into() chosen choose />
        </div>
    }
}
