//! Chapters, rules, tables and drawings of a book.

use leptos::prelude::*;

use crate::book::{Block, Chapter, Entry, Span, Text, highlight};
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::rules::shelf::rules_at_hand;

/// A chapter with everything in it; what was searched is marked.
pub(super) fn chapter_view(chapter: &Chapter, found: &[String]) -> impl IntoView + use<> {
    let title = chapter.title.clone();
    let heading = match (title.is_empty(), chapter.part) {
        (true, _) => None,
        (false, true) => Some(view! { <h3>{title}</h3> }.into_any()),
        (false, false) => Some(view! { <h2>{title}</h2> }.into_any()),
    };
    let entries = chapter.entries.iter();
    let entries = entries.map(|entry| entry_view(entry, found)).collect_view();
    view! {
        <section class="bookchapter" id=chapter.anchor.clone() tabindex="-1">{heading}{entries}</section>
    }
}

fn entry_view(entry: &Entry, found: &[String]) -> AnyView {
    let blocks = entry.blocks.iter();
    let blocks = blocks.map(|block| block_view(block, found)).collect_view();
    let Some(id) = entry.id.clone() else {
        return view! { <div class="bookentry booktext" tabindex="-1">{blocks}</div> }.into_any();
    };
    let class = if entry.example {
        "bookentry bookrule example"
    } else {
        "bookentry bookrule"
    };
    view! {
        <article class=class id=id.clone() tabindex="-1" aria-label=id.clone()>
            <div class="bookhead">{id_link(&id)}{tags(entry)}</div>
            {blocks}
        </article>
    }
    .into_any()
}

/// What kind of rule it is, in the viewer's words.
fn tags(entry: &Entry) -> impl IntoView + use<> {
    let tongue = tongue();
    let lang = move || tongue.get().code();
    let ruling = entry
        .ruling
        .then(|| view! { <span class="ruletag" lang=lang>{words("web-rules-ruling")}</span> });
    let example = entry
        .example
        .then(|| view! { <span class="ruletag" lang=lang>{words("web-rules-example")}</span> });
    let switches = entry.switches.clone().into_iter().map(move |key| {
        let said = move || words_with("web-rules-switch", "key", key.clone());
        view! { <span class="ruletag ruletag--switch" lang=lang>{said}</span> }
    });
    view! { {ruling}{example}{switches.collect_view()} }
}

fn block_view(block: &Block, found: &[String]) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{spans(text, found)}</p> }.into_any(),
        Block::List { numbered, items } => {
            let items = items.iter();
            let items = items.map(|item| view! { <li>{spans(item, found)}</li> });
            let items = items.collect_view();
            if *numbered {
                view! { <ol>{items}</ol> }.into_any()
            } else {
                view! { <ul>{items}</ul> }.into_any()
            }
        }
        Block::Table { head, rows } => table_view(head, rows, found).into_any(),
        Block::Drawing(drawing) => view! { <pre tabindex="0">{drawing.clone()}</pre> }.into_any(),
    }
}

/// A table may be wider than the screen; then it scrolls, and the page does not.
fn table_view(head: &[Text], rows: &[Vec<Text>], found: &[String]) -> impl IntoView + use<> {
    let head = head.iter();
    // The corner of a table with names on both sides is no head of anything.
    let head = head.map(|cell| {
        if cell.is_empty() {
            view! { <td></td> }.into_any()
        } else {
            view! { <th scope="col">{spans(cell, found)}</th> }.into_any()
        }
    });
    let head = head.collect_view();
    let row = |row: &Vec<Text>| {
        let cells = row.iter();
        let cells = cells.map(|cell| view! { <td>{spans(cell, found)}</td> });
        view! { <tr>{cells.collect_view()}</tr> }
    };
    let rows = rows.iter().map(row).collect_view();
    view! {
        <div class="booktable" tabindex="0" role="group">
            <table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
}

fn spans(text: &Text, found: &[String]) -> impl IntoView + use<> {
    text.iter()
        .map(|span| match span {
            Span::Plain(text) => marked(text, found).into_any(),
            Span::Strong(text) => view! { <strong>{marked(text, found)}</strong> }.into_any(),
            Span::Stressed(text) => view! { <em>{marked(text, found)}</em> }.into_any(),
            Span::Typed(text) => view! { <code>{marked(text, found)}</code> }.into_any(),
            Span::Rule(id) => id_link(id).into_any(),
        })
        .collect_view()
}

fn marked(text: &str, found: &[String]) -> impl IntoView + use<> {
    let pieces = highlight(text, found).into_iter();
    pieces
        .map(|(found, piece)| {
            if found {
                view! { <mark>{piece}</mark> }.into_any()
            } else {
                piece.into_any()
            }
        })
        .collect_view()
}

/// An ID that leads to its rule.
fn id_link(id: &str) -> impl IntoView + use<> {
    let shelf = rules_at_hand();
    let wanted = id.to_owned();
    let go = move |event: leptos::ev::MouseEvent| {
        if !event.ctrl_key() && !event.meta_key() && !event.shift_key() {
            event.prevent_default();
            shelf.want(&wanted);
        }
    };
    view! { <a class="rule-id" href=format!("#{id}") on:click=go>{id.to_owned()}</a> }
}
