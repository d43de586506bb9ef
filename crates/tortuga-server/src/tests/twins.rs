//! Two worlds that differ only in what one seat has chosen in secret look alike to
//! everybody else, byte for byte and at the same times, in every game that has such choices: when they
//! come, while it happens, in clocks and in lists.

use std::time::Duration;

use tortuga_core::{Actor, Luck as _, QuickLuck, Seat, ToAct, Viewer};
use tortuga_games::{EditionChoice, Table, open_table};
use tortuga_play::{Deed, Entry};
use tortuga_protocol::{Tell, Tempo};

use super::entry;
use super::parlour::{ONLOOKER, Parlour};
use crate::storage::Standing;

/// Whose choices differ.
const SECRETIVE: Seat = Seat(1);
/// Every table has one of these tempos.
const TEMPOS: [Tempo; 3] = [
    Tempo::None,
    Tempo::Live {
        bank: 900,
        increment: 15,
    },
    Tempo::Slow { hours: 48 },
];

/// Who looks on and must not notice: all but the secretive one and his partners.
fn others(table: &dyn Table) -> Vec<Viewer> {
    let seats = (0..table.seats()).map(Seat);
    let own = table.allies(SECRETIVE).with(SECRETIVE);
    let others = seats.filter(|seat| !own.has(*seat)).map(Viewer::Seat);
    others.chain([Viewer::Spectator]).collect()
}

struct Twins {
    tables: [Box<dyn Table>; 2],
    logs: [Vec<Entry>; 2],
    /// How many choices differ.
    differences: u32,
    /// How much happened after the first of them.
    after: u32,
}

impl Twins {
    fn new(fresh: impl Fn() -> Box<dyn Table>) -> Self {
        Self {
            tables: [fresh(), fresh()],
            logs: [Vec::new(), Vec::new()],
            differences: 0,
            after: 0,
        }
    }

    /// Plays on, with as much secret difference as there can be; false where the
    /// worlds must part before everybody's eyes.
    fn step(&mut self, luck: &mut QuickLuck) -> bool {
        let actions = match self.tables[0].to_act() {
            ToAct::Nobody => return false,
            ToAct::Chance => {
                let outcome = self.tables[0].chance(luck).unwrap();
                (Actor::Chance, vec![(outcome.clone(), outcome)])
            }
            to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seats: Vec<Seat> = to_act.seats().iter().collect();
                let seat = seats[luck.below(u32::try_from(seats.len()).unwrap()) as usize];
                (Actor::Seat(seat), self.pairs(seat, luck))
            }
        };
        let (actor, pairs) = actions;
        pairs.into_iter().any(|pair| self.try_both(actor, pair))
    }

    /// What may be done in both worlds, different things first where that is a
    /// secret.
    fn pairs(&self, seat: Seat, luck: &mut QuickLuck) -> Vec<(String, String)> {
        let [mut one, mut other] = [0, 1].map(|world| {
            let legal = self.tables[world].legal(seat).into_iter();
            legal.map(|(_, action)| action).collect::<Vec<_>>()
        });
        let turn = |actions: &mut Vec<String>, luck: &mut QuickLuck| {
            let by = luck.below(u32::try_from(actions.len().max(1)).unwrap());
            let by = by as usize % actions.len().max(1);
            actions.rotate_left(by);
        };
        turn(&mut one, luck);
        turn(&mut other, luck);
        let same = one.iter().filter(|action| other.contains(action));
        let same: Vec<_> = same
            .map(|action| (action.clone(), action.clone()))
            .collect();
        if seat != SECRETIVE {
            return same;
        }
        let mut pairs: Vec<(String, String)> = Vec::new();
        for first in one.iter().take(6) {
            let others = other.iter().filter(|second| *second != first).take(6);
            pairs.extend(others.map(|second| (first.clone(), second.clone())));
        }
        pairs.extend(same);
        pairs
    }

    /// Plays one in each world, if nobody else can then tell them apart.
    fn try_both(&mut self, actor: Actor, (one, other): (String, String)) -> bool {
        let allowed = self.tables[0].check(actor, &one).is_ok()
            && self.tables[1].check(actor, &other).is_ok();
        if !allowed {
            return false;
        }
        let differs = one != other;
        let mut again = [self.replay(0), self.replay(1)];
        again[0].play(actor, &one).unwrap();
        again[1].play(actor, &other).unwrap();
        let alike = others(again[0].as_ref()).iter().all(|viewer| {
            let [one, other] = &again;
            one.view_json(*viewer) == other.view_json(*viewer)
                && one.heard(*viewer) == other.heard(*viewer)
                && one.seen_to_act(*viewer) == other.seen_to_act(*viewer)
        });
        // What is the same in both may still be seen by all to be different: a
        // secret that comes out.
        if !alike || again[0].to_act() != again[1].to_act() {
            return false;
        }
        self.after += u32::from(self.differences > 0);
        self.differences += u32::from(differs);
        self.tables = again;
        self.logs[0].push(entry(actor, &one));
        self.logs[1].push(entry(actor, &other));
        true
    }

    /// The same table once more.
    fn replay(&self, world: usize) -> Box<dyn Table> {
        let table = &self.tables[world];
        let edition = EditionChoice::Standard;
        let mut again = open_table(table.game(), &edition, &table.settings()).unwrap();
        for entry in &self.logs[world] {
            super::follow(again.as_mut(), entry);
        }
        again
    }
}

impl Twins {
    /// The last choice of the secretive one that differs, if what follows upon it
    /// is no luck: the server would draw that anew.
    fn last_secret(&self) -> Option<usize> {
        let [one, other] = &self.logs;
        let at = (0..one.len()).rfind(|&at| one[at] != other[at])?;
        let lucky = match one.get(at + 1) {
            Some(next) => next.actor == Actor::Chance,
            None => self.tables[0].to_act() == ToAct::Chance,
        };
        (!lucky).then_some(at)
    }
}

/// All that others than the secretive one are sent, and when; and what lists tell.
#[derive(PartialEq)]
struct Seen {
    frames: Vec<Vec<(Duration, String)>>,
    standing: Standing,
}

/// Everybody comes to a table with this much played; then the secretive one may do
/// something in secret, and some time goes by. None if he could not do it.
async fn seen(
    table: &dyn Table,
    log: &[Entry],
    secret: Option<&Entry>,
    tempo: Tempo,
) -> Option<Seen> {
    let people = table.seats();
    let mut parlour = Parlour::open_timed(table, people, log.to_vec(), tempo).await;
    parlour.settle().await;
    if let Some(Entry {
        deed: Deed::Action(action),
        ..
    }) = secret
    {
        let tell = parlour.act(SECRETIVE.index(), action).await;
        if !matches!(tell, Tell::Done { .. }) {
            return None;
        }
    }
    parlour.wait(Duration::from_secs(2)).await;
    let sent = |viewer| {
        let who = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => ONLOOKER,
        };
        parlour.frames(who).to_vec()
    };
    Some(Seen {
        frames: others(table).into_iter().map(sent).collect(),
        standing: parlour.storage().standing("prepared").await.unwrap(),
    })
}

async fn look_alike(game: &str, settings: &[(&str, &str)], steps: u32) {
    let settings: tortuga_core::Settings = settings
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let fresh = || open_table(game, &EditionChoice::Standard, &settings).unwrap();
    let (mut compared, mut live) = (0, 0);
    for seed in 0..6 {
        let tempo = TEMPOS[seed % TEMPOS.len()];
        let mut luck = QuickLuck::new(seed as u64);
        let mut twins = Twins::new(fresh);
        for _ in 0..steps {
            if !twins.step(&mut luck) {
                break;
            }
        }
        let [one, other] = &twins.logs;
        let table = fresh();
        let alike = async |ends: [usize; 2], secrets: [Option<&Entry>; 2]| {
            let one = seen(table.as_ref(), &one[..ends[0]], secrets[0], tempo).await;
            let other = seen(table.as_ref(), &other[..ends[1]], secrets[1], tempo).await;
            let both = one.is_some() && other.is_some();
            assert!(
                one == other,
                "{game}, seed {seed}, {tempo:?}: the worlds can be told apart"
            );
            u32::from(both)
        };
        // Luck that is due is drawn by the server, and may differ from then on.
        if twins.differences > 0 && twins.tables[0].to_act() != ToAct::Chance {
            compared += alike([one.len(), other.len()], [None, None]).await;
        }
        if let Some(at) = twins.last_secret() {
            live += alike([at, at], [Some(&one[at]), Some(&other[at])]).await;
        }
    }
    assert!(compared > 0, "{game}: no secrets were kept");
    assert!(
        live > 0,
        "{game}: no secret was made before everybody's eyes"
    );
}

#[tokio::test(start_paused = true)]
async fn cards_chosen_in_glory_islands_stay_secret() {
    look_alike("glory-islands", &[("seats", "3")], 60).await;
}

#[tokio::test(start_paused = true)]
async fn hands_and_hires_of_foggy_island_stay_secret() {
    look_alike("foggy-island", &[("mode", "mercenary")], 40).await;
}

#[tokio::test(start_paused = true)]
async fn partners_of_foggy_island_keep_their_secrets_too() {
    look_alike("foggy-island", &[("mode", "team")], 40).await;
}

#[tokio::test(start_paused = true)]
async fn goal_cards_of_grog_island_stay_secret() {
    look_alike("grog-island", &[("seats", "3")], 60).await;
}
