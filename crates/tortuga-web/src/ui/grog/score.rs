//! The end of a game on the board: which houses goal cards paid for, and whose
//! crew is the largest on each peninsula.

use leptos::prelude::*;
use tortuga_scene::{Crew, GrogBoard, House, Occupant};

use crate::ui::grog::look;
use crate::ui::icon::{icon, seal};
use crate::ui::table::at_table::{AtTable, at_table};

/// What a goal card brought: to whom, for what, and how much.
type Hit = (u8, String, i32);

/// All goal cards that brought something; none before the end.
fn hits(at: AtTable) -> Vec<Hit> {
    at.look(|scene| {
        let rows = scene.result.iter().flat_map(|result| &result.rows);
        let of_row = rows.filter_map(|row| {
            let seat = row.seal.as_ref()?.seat;
            let sources = row.sources.iter();
            let paid = sources.filter(|source| !source.of.is_empty() && source.points > 0);
            Some(paid.map(move |source| (seat, source.of.clone(), source.points)))
        });
        of_row.flatten().collect()
    })
}

/// What whoever stands on a house gets for it by a goal card.
pub(crate) fn house_points(at: AtTable, house: &House) -> Option<i32> {
    let Occupant::Crew(mark) = &house.occupant else {
        return None;
    };
    let kind = kind(house);
    let hits = hits(at);
    let hit = hits
        .iter()
        .find(|hit| hit.0 == mark.seat && hit.1 == kind)?;
    let crews = look(at, |board| crews_on(board, mark.seat, kind));
    hit.2.checked_div(crews)
}

/// The type of a house, as the notation calls it.
fn kind(house: &House) -> &str {
    house.id.split_once(' ').map_or("", |(_, kind)| kind)
}

/// How many houses of a type a player has.
fn crews_on(board: &GrogBoard, seat: u8, wanted: &str) -> i32 {
    let houses = board.lines.iter().flat_map(|line| &line.houses).flatten();
    let his = houses.filter(|house| {
        let crew = matches!(&house.occupant, Occupant::Crew(mark) if mark.seat == seat);
        crew && kind(house) == wanted
    });
    i32::try_from(his.count()).unwrap_or_default()
}

/// At the end, below a peninsula: everybody's crew on it, and what a goal card
/// brought for that.
#[component]
pub(crate) fn Tip(lines: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let over = at.over();
    let found = Memo::new(move |_| {
        let crews = look(at, |board| {
            let peninsula = board.peninsulas.get(column)?;
            Some((peninsula.colour.clone(), peninsula.crews.clone()))
        });
        let (colour, crews) = crews.filter(|_| over.get())?;
        let paid = hits(at).into_iter().filter(|hit| hit.1 == colour);
        Some((crews, paid.collect::<Vec<_>>()))
    });
    let area = format!("grid-area:{}/{}", lines + 2, column + 2);
    move || {
        let (crews, paid) = found.get()?;
        let crew = |crew: Crew| {
            let hit = paid.iter().find(|hit| hit.0 == crew.seal.seat);
            let points = hit
                .map(|hit| view! { <b class="hit num">{icon("goal")}{format!("+{}", hit.2)}</b> });
            view! { <span class="crew" class:crew--most=crew.most>{seal(&crew.seal, "sm")}<b class="num">{crew.count}</b>{points}</span> }
        };
        let crews = crews.into_iter().map(crew).collect_view();
        Some(
            view! { <div class="tip" style=area.clone() aria-hidden="true" data-testid="crews">{crews}</div> },
        )
    }
}
