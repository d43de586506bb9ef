//! `tortuga fit`: how much each feature of a game counts, learned from games
//! that bots play among themselves.

use std::num::{NonZeroU32, NonZeroU64};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use clap::Args as Arguments;
use tortuga_bots::{Bot, Lesson, Weights, fit};
use tortuga_core::{Actor, Luck as _, Perspective, QuickLuck, Rules, ToAct};
use tortuga_games::{EditionChoice, ShelfError, Visitor, with_game};

use crate::arena::Entrant;
use crate::output::{Failure, Output};
use crate::progress::games_bar;
use crate::variants::variants;

const HELP: &str = "\
Bots play all variants of the game in turn; now and then they do anything, so that bad positions are
seen too. A part of all positions becomes a lesson: who stood on what, and who won. The weights
that foretell this best are printed as a file.

Examples:
  tortuga fit groo --games 4000 > crates/tortuga-bots/weights/groo.toml
  tortuga fit grog-island --bots mate@100i --games 1000";

/// What to learn from.
#[derive(Arguments)]
#[command(after_help = HELP)]
pub(crate) struct FitArgs {
    /// The game: grog-island, groo, foggy-island or glory-islands
    game: String,
    /// How many games to learn from
    #[arg(long, default_value = "2000")]
    games: NonZeroU64,
    /// Who plays them: a level, as the arena writes it
    #[arg(long, value_name = "BOT", default_value = "sailor")]
    bots: Entrant,
    /// Chooses an option of the game; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// Where the luck begins
    #[arg(long, default_value = "1")]
    seed: u64,
}

/// Of a hundred decisions, so many are made at random.
const ADVENTURES: u32 = 8;
/// Of so many positions one becomes a lesson: neighbours teach the same.
const ONE_OF: u32 = 4;

/// Plays, learns and prints the weights.
pub(crate) fn run(args: &FitArgs, output: &mut Output) -> Result<(), Failure> {
    let text = with_game(&args.game, Learn { args })??;
    output.text(&text)
}

struct Learn<'a> {
    args: &'a FitArgs,
}

impl Visitor for Learn<'_> {
    type Output = Result<String, Failure>;

    fn visit<G: Rules>(self) -> Self::Output {
        let held = EditionChoice::Standard.hold::<G>();
        let edition = held.map_err(ShelfError::from)?.edition;
        let variants = variants::<G>(edition, &self.args.set, None)?;
        let lessons = self.lessons::<G>(edition, &variants)?;
        let (weights, fit) = fit::<G>(&lessons);
        let lines = format!(
            "# {} positions; log loss {:.4}, where guessing has {:.4}\n",
            lessons.len(),
            fit.loss,
            fit.guessing
        );
        Ok(lines + &weights.write(&self.command()))
    }
}

impl Learn<'_> {
    fn command(&self) -> String {
        let FitArgs {
            game,
            games,
            bots,
            set,
            seed,
        } = self.args;
        let mut command = format!("tortuga fit {game} --games {games} --bots {bots} --seed {seed}");
        for one in set {
            command = command + " --set " + one;
        }
        command
    }

    /// All games on all cores; the lessons in the order of the games, so that
    /// the same seed teaches the same.
    fn lessons<G: Rules>(
        &self,
        edition: &'static G::Edition,
        variants: &[G::Options],
    ) -> Result<Vec<Lesson>, Failure> {
        let games = self.args.games.get();
        let next = AtomicU64::new(0);
        let all = Mutex::new(Vec::new());
        let bar = games_bar(games);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..cores {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            return;
                        }
                        let variant = usize::try_from(number).unwrap_or(0) % variants.len();
                        let lessons = self.game::<G>(edition, &variants[variant], number);
                        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                        all.push((number, lessons));
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        all.sort_by_key(|(number, _)| *number);
        let games: Result<Vec<_>, Failure> = all.into_iter().map(|(_, game)| game).collect();
        Ok(games?.into_iter().flatten().collect())
    }

    fn game<G: Rules>(
        &self,
        edition: &'static G::Edition,
        options: &G::Options,
        number: u64,
    ) -> Result<Vec<Lesson>, Failure> {
        let mut seeds = QuickLuck::new(self.args.seed.wrapping_mul(1 << 32).wrapping_add(number));
        let mut luck = QuickLuck::new(seeds.bits());
        let mut state = G::set_up(edition, options).map_err(ShelfError::from)?;
        let mut bots: Vec<Bot<G>> = (0..G::seats(options))
            .map(|_| self.args.bots.hire(seeds.bits(), NonZeroU32::MIN))
            // Whoever teaches knows of no weights yet.
            .map(|bot: Bot<G>| bot.with_weights(&Weights::default()))
            .collect();
        let mut lessons = Vec::new();
        while G::to_act(&state) != ToAct::Nobody {
            let Some((actor, action)) = next_action(&state, &mut bots, &mut luck) else {
                break;
            };
            G::apply(&mut state, actor, action, &mut ());
            if luck.below(ONE_OF) == 0 && G::to_act(&state) != ToAct::Nobody {
                lessons.push(Lesson::seen::<G>(&state));
            }
        }
        for lesson in &mut lessons {
            lesson.end::<G>(&state);
        }
        Ok(lessons)
    }
}

fn next_action<G: Rules>(
    state: &G::State,
    bots: &mut [Bot<G>],
    luck: &mut QuickLuck,
) -> Option<(Actor, G::Action)> {
    let Some(seat) = G::to_act(state).seats().lowest() else {
        return Some((Actor::Chance, G::chance(state, luck)));
    };
    let perspective = Perspective::<G>::new(state, seat);
    let action = if luck.below(100) < ADVENTURES {
        let count = u32::try_from(perspective.legal.len()).ok()?;
        perspective.legal[luck.below(count) as usize]
    } else {
        bots[seat.index()].choose(&perspective)?
    };
    Some((Actor::Seat(seat), action))
}
