//! `tortuga simulate`: games by the million.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use indicatif::ProgressBar;
use tortuga_bots::{Bot, Style};
use tortuga_core::{
    Actor, Closing, Ended, FairLuck, Header, Hex32, Luck, LuckMark, Perspective, QuickLuck, Record,
    Refusal as _, Rules, Seat, Settings, Standings, ToAct, commitment, sha256,
};
use tortuga_games::{Held, ShelfError, Visitor, with_game};

use crate::args::SimulateArgs;
use crate::files::read_edition;
use crate::output::{Failure, Output};
use crate::progress::games_bar;
use crate::report::{Report, Tally};
use crate::variants::variants;

/// No game of ours is anywhere near as long; more is a dead end.
const MOST_ACTIONS: u64 = 1_000_000;

/// Plays many games and reports.
pub(crate) fn run(args: &SimulateArgs, output: &mut Output) -> Result<(), Failure> {
    let report = with_game(&args.game, Simulate { args })??;
    output.text(&report.to_string())
}

struct Simulate<'a> {
    args: &'a SimulateArgs,
}

impl Visitor for Simulate<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Rules>(self) -> Self::Output {
        let args = self.args;
        let edition = read_edition(args.edition.as_deref())?;
        let held = edition
            .hold::<G>()
            .map_err(|problems| match &args.edition {
                Some(path) => Failure::in_file(&path.display().to_string(), problems),
                None => Failure::BadInput(problems.to_string()),
            })?;
        let variants = variants::<G>(held.edition, &args.set, args.seats)?;
        if let Some(folder) = &args.record {
            std::fs::create_dir_all(folder)
                .map_err(|error| Failure::in_file(&folder.display().to_string(), error))?;
        }
        Run::<G> {
            args,
            held,
            variants,
        }
        .all()
    }
}

struct Run<'a, G: Rules> {
    args: &'a SimulateArgs,
    held: Held<G>,
    variants: Vec<G::Options>,
}

impl<G: Rules> Run<'_, G> {
    fn all(&self) -> Result<Report, Failure> {
        let games = self.args.games.get();
        let begin = Instant::now();
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let bar = games_bar(games);
        let total = Mutex::new(Ok(vec![Tally::default(); self.variants.len()]));
        std::thread::scope(|scope| {
            for _ in 0..self.threads() {
                scope.spawn(|| {
                    let mine = self.worker(&next, &stop, &bar);
                    let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                    merge(&mut total, mine);
                });
            }
        });
        bar.finish_and_clear();
        let tallies = total.into_inner().unwrap_or_else(PoisonError::into_inner)?;
        let settings = self.variants.iter().map(|options| self.choices(options));
        Ok(Report {
            game: G::GAME,
            edition: self.held.mark(),
            players: self.args.bots,
            seed: self.args.seed,
            checked: self.args.check,
            seconds: begin.elapsed().as_secs_f64(),
            threads: self.threads(),
            variants: settings.zip(tallies).collect(),
        })
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.args.threads.map_or_else(cores, usize::from)
    }

    /// How many games a worker takes off the pile at once: random ones are so
    /// quick that taking them one by one would cost more than playing them.
    const fn at_once(&self) -> u64 {
        match self.args.bots {
            Style::Random => 64,
            Style::Level(_) | Style::Plain => 1,
        }
    }

    /// Takes games off the pile until none is left.
    fn worker(
        &self,
        next: &AtomicU64,
        stop: &AtomicBool,
        bar: &ProgressBar,
    ) -> Result<Vec<Tally>, Failure> {
        let at_once = self.at_once();
        let mut tallies = vec![Tally::default(); self.variants.len()];
        let mut legal = Vec::new();
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(at_once, Ordering::Relaxed);
            let games = self.args.games.get();
            if first >= games {
                break;
            }
            let batch = first..games.min(first.saturating_add(at_once));
            for number in batch.clone() {
                let played = self.game(number, &mut legal, &mut tallies);
                if played.is_err() {
                    stop.store(true, Ordering::Relaxed);
                    played?;
                }
            }
            bar.inc(batch.end - batch.start);
        }
        Ok(tallies)
    }

    fn game(
        &self,
        number: u64,
        legal: &mut Vec<G::Action>,
        tallies: &mut [Tally],
    ) -> Result<(), Failure> {
        let variants = self.variants.len() as u64;
        let variant = usize::try_from(number % variants).unwrap_or_default();
        let options = &self.variants[variant];
        let secret = game_secret(G::GAME, self.args.seed, number);
        let mut one = OneGame::<G> {
            state: G::set_up(self.held.edition, options).map_err(ShelfError::from)?,
            luck: FairLuck::new(&secret, &nonces(G::seats(options))),
            players: QuickLuck::new(first_number(&secret)),
            bots: self.bots(G::seats(options), first_number(&secret)),
            outcomes: 0,
            actions: 0,
            record: self
                .args
                .record
                .is_some()
                .then(|| self.new_record(options, &secret)),
        };
        let played = if self.args.check {
            one.play_checked(legal)
        } else {
            one.play(legal)
        };
        let standings = played.map_err(|broken| self.broken(number, options, &broken))?;
        tallies[variant].add(one.actions, &standings);
        if let (Some(folder), Some(mut record)) = (&self.args.record, one.record) {
            record.closing = Some(closing(&standings, secret));
            write_record(folder, G::GAME, number, &record)?;
        }
        Ok(())
    }

    /// One bot for each seat; none if everybody does anything.
    fn bots(&self, seats: u8, seed: u64) -> Vec<Bot<G>> {
        match self.args.bots {
            Style::Random => Vec::new(),
            style @ (Style::Level(_) | Style::Plain) => (0..u64::from(seats))
                .map(|seat| Bot::new(style, seed.wrapping_add(seat)))
                .collect(),
        }
    }

    /// What makes a variant: seats and the like, and every switch that is not
    /// where it usually is.
    fn choices(&self, options: &G::Options) -> Settings {
        let specs = G::option_list(self.held.edition);
        let mut settings = G::settings(options);
        settings.retain(|key, value| {
            let spec = specs.iter().find(|spec| spec.key == key);
            spec.is_none_or(|spec| spec.variant || spec.default != *value)
        });
        settings
    }

    fn new_record(&self, options: &G::Options, secret: &[u8; 32]) -> Record {
        let seats = G::seats(options);
        Record::new(Header {
            tortuga: 1,
            game: G::GAME.to_owned(),
            rules: G::VERSION,
            edition: self.held.mark(),
            options: G::settings(options),
            seats: (0..seats)
                .map(|seat| format!("{} {seat}", self.args.bots))
                .collect(),
            luck: Some(LuckMark {
                version: 1,
                commitment: commitment(secret),
                nonces: nonces(seats),
            }),
        })
    }

    fn broken(&self, number: u64, options: &G::Options, broken: &str) -> Failure {
        let settings: Vec<String> = G::settings(options)
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        Failure::No(format!(
            "game {} of seed {} ({}): {broken}",
            number + 1,
            self.args.seed,
            settings.join(" "),
        ))
    }
}

/// Adds one worker's counts; the first failure stays.
fn merge(total: &mut Result<Vec<Tally>, Failure>, mine: Result<Vec<Tally>, Failure>) {
    match (&mut *total, mine) {
        (Ok(total), Ok(mine)) => {
            for (sum, tally) in total.iter_mut().zip(mine) {
                sum.merge(&tally);
            }
        }
        (Ok(_), Err(failure)) => *total = Err(failure),
        (Err(_), _) => {}
    }
}

/// The secret of one game: nothing but seed and number goes in, so any number
/// of threads plays the same games.
fn game_secret(game: &str, seed: u64, number: u64) -> [u8; 32] {
    sha256(format!("tortuga simulate {game} {seed} {number}").as_bytes())
}

fn first_number(secret: &[u8; 32]) -> u64 {
    let mut first = [0; 8];
    first.copy_from_slice(&secret[..8]);
    u64::from_le_bytes(first)
}

fn nonces(seats: u8) -> Vec<String> {
    vec![String::new(); usize::from(seats)]
}

fn closing(standings: &Standings, secret: [u8; 32]) -> Closing {
    Closing {
        ended: Ended::Result,
        by: standings.ended_by.key.to_owned(),
        secret: Some(Hex32(secret)),
    }
}

/// Writes a record into a new file; nothing is ever overwritten.
fn write_record(folder: &Path, game: &str, number: u64, record: &Record) -> Result<(), Failure> {
    let path = folder.join(format!("{game}-{:06}.tortuga", number + 1));
    let file = OpenOptions::new().write(true).create_new(true).open(&path);
    file.and_then(|mut file| file.write_all(record.write().as_bytes()))
        .map_err(|error| Failure::in_file(&path.display().to_string(), error))
}

struct OneGame<G: Rules> {
    state: G::State,
    luck: FairLuck,
    players: QuickLuck,
    bots: Vec<Bot<G>>,
    outcomes: u64,
    actions: u64,
    record: Option<Record>,
}

impl<G: Rules> OneGame<G> {
    /// To the end, trusting the rules.
    fn play(&mut self, legal: &mut Vec<G::Action>) -> Result<Standings, String> {
        while let Some((actor, action)) = self.choose(legal)? {
            self.carry_out(actor, action)?;
        }
        G::standings(&self.state).ok_or_else(|| "nobody is to act, but it is not over".to_owned())
    }

    /// To the end, looking after every action whether the rules still hold.
    fn play_checked(&mut self, legal: &mut Vec<G::Action>) -> Result<Standings, String> {
        while let Some((actor, action)) = self.choose(legal)? {
            let text = |state: &G::State| G::write(G::edition(state), action);
            if let Err(refusal) = G::check(&self.state, actor, action) {
                let (text, rule) = (text(&self.state), refusal.rule());
                return Err(format!(
                    "{actor} {text} is listed but refused: {refusal} ({rule})"
                ));
            }
            if G::standings(&self.state).is_some() {
                return Err("there are standings before the end".to_owned());
            }
            self.carry_out(actor, action)?;
            G::audit(&self.state).map_err(|broken| {
                let text = text(&self.state);
                format!("after action {} ({actor} {text}): {broken}", self.actions)
            })?;
        }
        let standings = G::standings(&self.state).ok_or("the game is over without standings")?;
        for row in &standings.rows {
            let sum: i32 = row.sources.iter().map(|source| source.points).sum();
            if sum != row.score {
                return Err(format!(
                    "the score {} is not the sum of its sources {sum}",
                    row.score
                ));
            }
        }
        Ok(standings)
    }

    /// What happens next: an outcome of chance, or the choice of a player.
    fn choose(&mut self, legal: &mut Vec<G::Action>) -> Result<Option<(Actor, G::Action)>, String> {
        let seat = match G::to_act(&self.state) {
            ToAct::Nobody => return Ok(None),
            ToAct::Chance => {
                let action = G::chance(&self.state, &mut self.luck.outcome(self.outcomes));
                self.outcomes += 1;
                return Ok(Some((Actor::Chance, action)));
            }
            to_act @ (ToAct::One(_) | ToAct::Together(_)) => self.one_of(to_act),
        };
        legal.clear();
        G::legal(&self.state, seat, legal);
        if legal.is_empty() {
            return Err(format!(
                "seat {seat} is to act after action {} and cannot",
                self.actions
            ));
        }
        if let Some(bot) = self.bots.get_mut(seat.index()) {
            let choice = bot.choose(&Perspective::new(&self.state, seat));
            return Ok(choice.map(|action| (Actor::Seat(seat), action)));
        }
        let pick = self
            .players
            .below(u32::try_from(legal.len()).unwrap_or(u32::MAX));
        Ok(Some((Actor::Seat(seat), legal[pick as usize])))
    }

    /// Whoever of those to act is first; at the same time means any order.
    fn one_of(&mut self, to_act: ToAct) -> Seat {
        let seats = to_act.seats();
        let place = match seats.count() {
            1 => 0,
            count => self.players.below(count),
        };
        seats.iter().nth(place as usize).unwrap_or_default()
    }

    fn carry_out(&mut self, actor: Actor, action: G::Action) -> Result<(), String> {
        if let Some(record) = &mut self.record {
            record.push(actor, G::write(G::edition(&self.state), action));
        }
        G::apply(&mut self.state, actor, action, &mut ());
        self.actions += 1;
        if self.actions > MOST_ACTIONS {
            return Err(format!("no end after {MOST_ACTIONS} actions"));
        }
        Ok(())
    }
}
