//! Where Groo went: his wake between the towns, and a line that says it.

use leptos::prelude::*;
use tortuga_protocol::Heard;
use tortuga_scene::{GrooWay, Onlook};

use crate::around::{Side, course};
use crate::ui::icon::icon;
use crate::ui::lang::tongue;
use crate::ui::lobby::card;
use crate::ui::table::at_table::AtTable;

/// The way that Groo took last.
#[derive(Clone, Copy)]
pub(crate) struct Way(Memo<Option<GrooWay>>);

impl Way {
    /// Follows what is heard at a table.
    pub(crate) fn heard(at: AtTable) -> Self {
        let tongue = tongue();
        Self(Memo::new(move |_| {
            let (names, viewer) = card(at, |card| Some((card.names(), card.viewer)))?;
            let edition = at.edition();
            let onlook = Onlook {
                lang: tongue.get(),
                edition: &edition,
                names: &names,
                viewer,
            };
            let values = at.heard(told);
            tortuga_scene::groo_way(&onlook, &values).ok().flatten()
        }))
    }

    /// He left this town last.
    pub(crate) fn left(self, seat: usize) -> bool {
        self.towns().is_some_and(|(from, _)| from == seat)
    }

    fn towns(self) -> Option<(usize, usize)> {
        let towns = self.0.with(|way| way.as_ref()?.towns);
        towns.map(|(from, to)| (from.into(), to.into()))
    }
}

/// What was heard of the game itself.
fn told(heard: &[Heard]) -> Vec<serde_json::Value> {
    let value = |heard: &Heard| match heard {
        Heard::Game(value) => Some(value.clone()),
        Heard::TakenBack(_) => None,
    };
    heard.iter().filter_map(value).collect()
}

/// What the movement die did, in words.
#[component]
pub(crate) fn WayLine() -> impl IntoView {
    let way = expect_context::<Way>();
    move || {
        let way = way.0.get()?;
        Some(view! {
            <p class="way" data-testid="way"><span class="movedie">{icon(way.icon)}</span><span>{way.text}</span></p>
        })
    }
}

/// The wake between the town that Groo left and the one that he came to.
#[component]
pub(crate) fn WakeLine(sides: Vec<(usize, Side)>) -> impl IntoView {
    let way = expect_context::<Way>();
    let seats = sides.len();
    let side = move |seat: usize| sides.iter().find(|one| one.0 == seat).map(|one| one.1);
    move || {
        let (from, to) = way.towns()?;
        let course = course(seats, side(from)?, side(to)?)?;
        let ((x, y), degrees) = (course.end, course.degrees);
        let head =
            format!("left:{x}%;top:{y}%;transform:translate(-50%,-50%) rotate({degrees}deg)");
        Some(view! {
            <div class="grooway" aria-hidden="true">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none"><path class="wake" d=course.path /></svg>
                <span class="head" style=head>{icon("arrow-r")}</span>
            </div>
        })
    }
}
