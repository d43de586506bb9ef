//! The log in words, and what lies beside the board.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use tortuga_client::{Client, Notice};
use tortuga_core::Viewer;
use tortuga_protocol::{Heard, Stage};
use tortuga_scene::{LogLine, Onlook, marked};

use crate::ui::browser;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words};
use crate::ui::lobby::card;
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::own::replay_path;
use crate::ui::table::plates::Stacks;
use crate::ui::table::side::Front;
use tortuga_client::{chronicle, placed_chronicle, strict};

/// So close to its end, in pixels, the log follows what is new.
const NEAR: i32 = 40;

/// Everything heard, oldest first; the newest is in sight, unless somebody
/// reads further up. Only a new line is read aloud: a line that is there
/// changes its words with the language and nothing else.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let at = at_table();
    let lines = lines(at);
    let since = since(at);
    let count = Memo::new(move |_| lines.with(Vec::len));
    let place = NodeRef::<Div>::new();
    let follows = StoredValue::new(true);
    let by_hand = StoredValue::new(false);
    // Only a person scrolls up. What was added in the meantime, or another layout,
    // is no reason to stay behind.
    let note = move |_| {
        if let Some(place) = place.get_untracked() {
            let near = is_near(&place);
            let person = by_hand.get_value();
            by_hand.set_value(false);
            follows.update_value(|follows| *follows = near || (*follows && !person));
        }
    };
    let touched = move || by_hand.set_value(true);
    let (over, tongue) = (at.over(), tongue());
    let size = move || (since.get(), tongue.get(), at.front.get(), over.get());
    follow_the_end(move || (count.get(), size()), place, follows);
    view! {
            <div class="log" role="log" aria-live="polite" aria-relevant="additions" data-testid="log" tabindex="0"
                aria-label=words("web-log") node_ref=place on:scroll=note
                on:wheel=move |_| touched() on:touchmove=move |_| touched()
                on:keydown=move |event| { touched(); step(&event); } on:pointerdown=move |_| touched()>
                <For each=move || 0..count.get() key=|number| *number let:number>
                    <Entry lines number since />
                </For>
            </div>
            <Stacks />
    }
}

/// Shows the end whenever there is news: more lines, or what makes the log another
/// size: the line since the last turn, the language, a phone's card in front, the
/// result. What is drawn for the news may take one more frame to find its place.
fn follow_the_end<T: 'static>(
    news: impl Fn() -> T + 'static,
    place: NodeRef<Div>,
    follows: StoredValue<bool>,
) {
    let follow = move || {
        // The page may be another one by now.
        if let Some(Some(place)) = place.try_get_untracked()
            && follows.get_value()
        {
            place.set_scroll_top(place.scroll_height());
        }
    };
    Effect::new(move || {
        // Read, and not only tracked: a memo that nobody reads is never worked out.
        drop(news());
        request_animation_frame(move || {
            follow();
            request_animation_frame(follow);
        });
    });
}

/// The newest line is in sight, or nearly.
fn is_near(place: &web_sys::HtmlDivElement) -> bool {
    place.scroll_height() - place.scroll_top() - place.client_height() < NEAR
}

/// How many sentences there were when the viewer's last turn was over; none if
/// nothing was said since, or he only watches.
fn since(at: AtTable) -> Memo<Option<usize>> {
    let told = Memo::new(move |_| at.since.heard());
    let before = written(at, move |heard| {
        let so_far = told.get().unwrap_or_default().min(heard.len());
        heard[..so_far].to_vec()
    });
    Memo::new(move |_| {
        let some = told.get().is_some() && at.seated();
        some.then(|| before.with(Vec::len))
            .filter(|&count| count > 0)
    })
}

/// The sentences, made anew whenever something was heard.
fn lines(at: AtTable) -> Memo<Vec<LogLine>> {
    let lines = written(at, <[Heard]>::to_vec);
    let plates = Memo::new(move |_| at.look(|scene| scene.plates.clone()));
    Memo::new(move |_| plates.with(|plates| marked(lines.get(), plates)))
}

/// The sentences for a part of what was heard.
fn written(
    at: AtTable,
    part: impl Fn(&[Heard]) -> Vec<Heard> + Send + Sync + 'static,
) -> Memo<Vec<LogLine>> {
    let tongue = tongue();
    let heard = Memo::new(move |_| at.page.with(|page| part(&page.heard)));
    let card_of = Memo::new(move |_| {
        card(at, |card| {
            Some((card.game.clone(), card.names(), card.viewer))
        })
    });
    Memo::new(move |_| {
        let Some((game, names, viewer)) = card_of.get() else {
            return Vec::new();
        };
        let edition = at.edition();
        let onlook = Onlook {
            lang: tongue.get(),
            edition: &edition,
            names: &names,
            viewer,
        };
        heard.with(|heard| {
            if at.strict.get() {
                chronicle(&game, &onlook, &strict(&game, heard))
            } else {
                chronicle(&game, &onlook, heard)
            }
        })
    })
}

/// A sentence; before the first one since the viewer's last turn lies a line.
#[component]
fn Entry(lines: Memo<Vec<LogLine>>, number: usize, since: Memo<Option<usize>>) -> impl IntoView {
    let line = Memo::new(move |_| lines.with(|lines| lines.get(number).cloned()));
    let round = move || {
        let round = line.get()?.round?;
        Some(view! { <p class="roundline">{round}</p> })
    };
    let mark = move || match line.get().and_then(|line| line.seal) {
        Some(mark) => seal(&mark, "sm").into_any(),
        None => view! { <span class="no">{icon("die")}</span> }.into_any(),
    };
    let look_back = move |_| {
        let text = line.get_untracked().map(|line| line.text);
        look_back(at_table(), number, text.unwrap_or_default());
    };
    let first = Memo::new(move |_| since.get() == Some(number));
    let new = Memo::new(move |_| since.get().is_some_and(|since| number >= since));
    view! {
        <Show when=move || first.get()>
            <p class="since" data-testid="since">{icon("wake")}{words("web-since")}</p>
        </Show>
        {round}
        <button type="button" class="entry" class:new=move || new.get() tabindex="-1" title=words("web-entry-about") on:click=look_back>
            {mark}<span>{move || line.get().map(|line| line.text)}</span>
        </button>
    }
}

/// Shows the moment that a sentence tells of: at the table while the game is on,
/// and then in its replay.
fn look_back(at: AtTable, number: usize, text: String) {
    if untrack(|| at.stage()) == Some(Stage::Over) {
        browser::go(&replayed(at, number));
        return;
    }
    let place = untrack(|| places(at)).get(number).copied();
    if place.is_some_and(|place| at.back.show(place, text)) {
        at.front.set(Front::Table);
    } else {
        at.page.update(|page| page.notify(Notice::NoPicture));
    }
}

/// The address of that moment in the replay. What was taken back is not in there, so
/// sentences can only be counted if nothing was.
fn replayed(at: AtTable, number: usize) -> String {
    let (id, viewer) = untrack(|| card(at, |card| (card.id.clone(), Some(card.viewer))));
    let viewpoint = match viewer {
        Some(Viewer::Seat(seat)) => seat.to_string(),
        Some(Viewer::Spectator) | None => "spectator".to_owned(),
    };
    let back = |page: &Client| {
        let mut heard = page.heard.iter();
        heard.any(|heard| matches!(heard, Heard::TakenBack(_)))
    };
    let path = replay_path(&id);
    if at.page.with_untracked(back) {
        format!("{path}?as={viewpoint}")
    } else {
        format!("{path}?line={number}&as={viewpoint}")
    }
}

/// Where in what was heard each sentence has its place.
fn places(at: AtTable) -> Vec<usize> {
    let Some((game, names, viewer)) = card(at, |card| {
        Some((card.game.clone(), card.names(), card.viewer))
    }) else {
        return Vec::new();
    };
    let edition = at.edition();
    let onlook = Onlook {
        lang: tongue().get(),
        edition: &edition,
        names: &names,
        viewer,
    };
    let heard = at.page.with(|page| page.heard.clone());
    let heard = if at.strict.get() {
        strict(&game, &heard)
    } else {
        heard
    };
    let placed = placed_chronicle(&game, &onlook, &heard).into_iter();
    placed.map(|(place, _)| place).collect()
}

/// The arrow keys go from sentence to sentence.
fn step(event: &KeyboardEvent) {
    let back = match event.key().as_str() {
        "ArrowUp" => true,
        "ArrowDown" => false,
        _ => return,
    };
    event.prevent_default();
    browser::focus_next(".log .entry", back);
}
