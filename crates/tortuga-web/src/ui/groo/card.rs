//! What is printed on a hand card of GROO.

use leptos::prelude::*;
use tortuga_scene::CardFace;

use crate::ui::icon::icon;

/// The band of its type, the dice that it costs, its type in a word, and what
/// it does.
pub(crate) fn printed(face: &CardFace) -> impl IntoView + use<> {
    let cost = face.cost.iter().map(|die| icon(die.icon)).collect_view();
    view! {
        <span class=format!("band band--{}", face.band)></span>
        <span class="cost">{cost}</span>
        <span class="txt"><b class="sort">{face.sort.clone()}</b>" "{face.text.clone()}</span>
    }
}
