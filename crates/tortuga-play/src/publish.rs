//! Publication: what everybody is shown, and what waits.
//!
//! Where a seat may answer unseen, the game pauses for all. In one world it
//! waits for that seat, in another nobody can answer and the truth has run on;
//! to all others both look alike, because everything behind the pause is held
//! until the pause is over. Whoever could answer sees his answers when the pause
//! begins, whoever is asked in truth. An answer that is played is shown to all,
//! unless it declines: that changes nothing for anybody else.
//!
//! All of it is made from the log alone, the ends of pauses included; read
//! again after a restart, every picture is the same to the byte.

use std::collections::VecDeque;

use tortuga_core::{Actor, Seat, Viewer};
use tortuga_games::{Moment, Table};

use crate::{Gallery, Heard, Picture, Sight};

/// What everybody has been shown, and what nobody has yet.
pub struct Publication {
    /// One for each seat, and the spectators' last.
    galleries: Vec<Gallery>,
    /// What waits until the pause is over.
    held: VecDeque<Scene>,
    /// The pause that everybody sees now, by its number.
    pause: Option<u32>,
    /// How many pauses there have been.
    pauses: u32,
}

/// One moment, as each viewer sees it.
struct Scene {
    /// In the order of the galleries.
    sights: Vec<(Sight, Vec<Heard>)>,
    /// Whose doing it is.
    by: Option<Seat>,
    /// It ends with a pause.
    pauses: bool,
}

/// Pictures to be sent, in this order.
pub type Pictures = Vec<(Viewer, Picture)>;

impl Publication {
    /// Everybody sees the table before the first action.
    pub fn new(table: &dyn Table) -> Self {
        let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers = seats.chain([Viewer::Spectator]);
        Self {
            galleries: viewers.map(|viewer| Gallery::new(table, viewer)).collect(),
            held: VecDeque::new(),
            pause: None,
            pauses: 0,
        }
    }

    /// What a viewer has been shown.
    pub fn gallery(&self, viewer: Viewer) -> &Gallery {
        let own = self.galleries.iter().find(|own| own.viewer() == viewer);
        own.unwrap_or_else(|| &self.galleries[self.galleries.len() - 1])
    }

    /// The number of the pause that everybody sees now, if there is one.
    pub const fn pause(&self) -> Option<u32> {
        self.pause
    }

    /// Everything that happened so far has been shown.
    pub fn is_up_to_date(&self) -> bool {
        self.held.is_empty()
    }

    /// An action was played: it is shown up to its first pause, or it waits
    /// behind the pause that is on.
    pub fn after_action(&mut self, table: &dyn Table, actor: Actor, out: &mut Pictures) {
        self.held.extend(self.scenes(table, actor));
        if self.pause.is_none() {
            self.go_on(out);
        }
    }

    /// Whoever was asked in the pause has answered: it is over, and all see why.
    pub fn after_answer(&mut self, table: &dyn Table, actor: Actor, out: &mut Pictures) {
        self.pause = None;
        self.after_action(table, actor, out);
    }

    /// Whoever was asked has declined: he hears it; to all others the pause goes
    /// on, whoever is asked now.
    pub fn after_decline(&mut self, table: &dyn Table, actor: Actor, out: &mut Pictures) {
        self.held.extend(self.scenes(table, actor));
        if let Some(scene) = self.held.pop_front_if(|scene| scene.pauses) {
            self.show(scene, out);
        }
    }

    /// The pause is over: what waited is shown, up to the next pause.
    pub fn after_pause(&mut self, out: &mut Pictures) {
        self.pause = None;
        self.go_on(out);
    }

    /// The game has ended otherwise than by its rules: nobody has anything to do
    /// any more, and what was held is never shown.
    pub fn after_end(&mut self, out: &mut Pictures) {
        self.held.clear();
        self.pause = None;
        for gallery in &mut self.galleries {
            let picture = gallery.after_end();
            out.extend(picture.map(|picture| (gallery.viewer(), picture)));
        }
    }

    /// A seat took an action back. This happens in no pause.
    pub fn after_undo(&mut self, table: &dyn Table, seat: Seat, out: &mut Pictures) {
        for gallery in &mut self.galleries {
            let picture = gallery.after_undo(table, seat);
            out.extend(picture.map(|picture| (gallery.viewer(), picture)));
        }
    }

    fn go_on(&mut self, out: &mut Pictures) {
        while self.pause.is_none()
            && let Some(scene) = self.held.pop_front()
        {
            if scene.pauses {
                self.pauses += 1;
                self.pause = Some(self.pauses);
            }
            self.show(scene, out);
        }
    }

    fn show(&mut self, scene: Scene, out: &mut Pictures) {
        for (gallery, (sight, heard)) in self.galleries.iter_mut().zip(scene.sights) {
            let sight = sight.numbered(self.pause);
            let picture = gallery.turn_page(scene.by, sight, heard);
            out.extend(picture.map(|picture| (gallery.viewer(), picture)));
        }
    }

    /// The last action, moment by moment.
    fn scenes(&self, table: &dyn Table, actor: Actor) -> Vec<Scene> {
        let viewers = self.galleries.iter().map(Gallery::viewer);
        let mut scenes: Vec<Scene> = Vec::new();
        for viewer in viewers {
            let sights = sights(table, viewer);
            scenes.resize_with(sights.len(), Scene::empty);
            for (scene, (sight, heard, pauses)) in scenes.iter_mut().zip(sights) {
                scene.sights.push((sight, heard));
                scene.pauses = pauses;
            }
        }
        // Only the beginning is the actor's own doing: in another world, what
        // comes after the first pause follows from somebody else's answer.
        if let (Some(first), Actor::Seat(seat)) = (scenes.first_mut(), actor) {
            first.by = Some(seat);
        }
        scenes
    }
}

impl Scene {
    const fn empty() -> Self {
        Self {
            sights: Vec::new(),
            by: None,
            pauses: false,
        }
    }
}

/// The last action as one viewer sees it: each moment's sight, what he hears,
/// and whether it ends with a pause.
fn sights(table: &dyn Table, viewer: Viewer) -> Vec<(Sight, Vec<Heard>, bool)> {
    let mut moments = table.moments(viewer);
    if table.decline().is_some() && moments.len() > 1 {
        // The game stands still in its last pause; nothing comes after it yet.
        moments.pop();
    }
    let sight = |moment: Moment| {
        let pauses = moment.pause.is_some();
        let sight = match moment.pause {
            Some(pause) => Sight::at_pause(viewer, pause),
            None => Sight::of(table, viewer),
        };
        let heard = moment.heard.into_iter().map(Heard::Game).collect();
        (sight, heard, pauses)
    };
    moments.into_iter().map(sight).collect()
}
