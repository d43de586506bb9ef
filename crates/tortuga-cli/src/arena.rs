//! `tortuga arena`: bots against bots, and how sure the result is.

mod args;
mod entrant;
mod game;
mod ledger;
mod outcome;
mod paired;
mod pairing;
mod rounds;
mod stats;
mod table;
mod tally;

pub(crate) use args::ArenaArgs;
pub(crate) use entrant::Entrant;

use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Instant;

use tortuga_core::{Rules, Settings};
use tortuga_games::{Held, ShelfError, Visitor, with_game};

use self::args::Until;
use self::game::{Played, Setting};
use self::ledger::{Ledger, Purpose};
use self::outcome::{Outcome, Test};
use self::pairing::Plan;
use self::rounds::Rounds;
use self::stats::Question;
use self::tally::Tally;
use crate::files::read_edition;
use crate::options::{chosen, has_seats, named};
use crate::output::{Failure, Output};

/// How many play if nobody says.
const SEATS: u8 = 2;

/// Plays the games and tells what came out.
pub(crate) fn run(args: &ArenaArgs, output: &mut Output) -> Result<(), Failure> {
    let outcome = with_game(&args.game, Arena { args })??;
    if args.json {
        let json = serde_json::to_string(&outcome);
        return output.line(json.map_err(|error| Failure::No(error.to_string()))?);
    }
    output.text(&outcome.to_string())
}

struct Arena<'a> {
    args: &'a ArenaArgs,
}

impl Visitor for Arena<'_> {
    type Output = Result<Outcome, Failure>;

    fn visit<G: Rules>(self) -> Self::Output {
        let args = self.args;
        let setting = setting::<G>(args)?;
        let question = question(args, &setting.plan)?;
        let mut tally = Tally::new(&setting.plan, question);
        let (mut ledger, earlier) = open_ledger(args, &setting)?;
        for (pairing, games) in (0..).zip(&earlier) {
            if !setting.plan.fits(pairing, games) {
                return Err(misfit(args, pairing));
            }
            tally.add(&setting.plan, pairing, games);
        }
        let begin = Instant::now();
        let games_before = tally.games();
        let names = entrant::names(&args.bots);
        let rounds = Rounds {
            setting: &setting,
            names: &names,
            threads: threads(args),
            pairings: setting.plan.pairings(args.games.get()),
            until_settled: args.until != Some(Until::All),
        };
        rounds.play(earlier.len() as u64, &mut tally, ledger.as_mut())?;
        let plan = &setting.plan;
        let in_words = |bot: &entrant::Entrant| entrant::in_words(bot.budget(args.faster));
        Ok(Outcome {
            purpose: purpose(&setting),
            choices: choices(&setting),
            budgets: args.bots.iter().map(in_words).collect(),
            seats: G::seats(&setting.options),
            games: tally.games(),
            games_now: tally.games() - games_before,
            seconds: begin.elapsed().as_secs_f64(),
            threads: threads(args),
            matches: outcome::meetings(plan, &tally, &names),
            overall: if plan.is_round_robin() {
                outcome::overall(plan, &tally, &names)
            } else {
                Vec::new()
            },
            test: question.map(|question| Test::new(question, &tally)),
            names,
        })
    }
}

fn setting<G: Rules>(args: &ArenaArgs) -> Result<Setting<G>, Failure> {
    let choice = read_edition(args.edition.as_deref())?;
    let held = choice.hold::<G>().map_err(|problems| match &args.edition {
        Some(path) => Failure::in_file(&path.display().to_string(), problems),
        None => Failure::BadInput(problems.to_string()),
    })?;
    let settings = chosen(&args.game, &choice, &args.set, seats(&held, args)?)?;
    let options = G::options(held.edition, &settings).map_err(ShelfError::Options)?;
    let state = G::set_up(held.edition, &options).map_err(ShelfError::from)?;
    let sides = pairing::sides::<G>(&state);
    Ok(Setting {
        held,
        options,
        entrants: args.bots.clone(),
        faster: args.faster,
        seed: args.seed,
        plan: Plan::new(args.bots.len(), &sides).map_err(Failure::BadInput)?,
    })
}

/// The number of players that was chosen; two if it is an option of its own and
/// nobody chose it.
fn seats<G: Rules>(held: &Held<G>, args: &ArenaArgs) -> Result<Option<u8>, Failure> {
    let settings: Settings = named(&args.set)?;
    let open = has_seats(&G::option_list(held.edition)) && !settings.contains_key("seats");
    Ok(args.seats.or(open.then_some(SEATS)))
}

/// What the games are to settle. A test of more than two would be several.
fn question(args: &ArenaArgs, plan: &Plan) -> Result<Option<Question>, Failure> {
    let [only] = &plan.matches[..] else {
        return no_question(args);
    };
    if only.entrants.len() > 2 {
        return no_question(args);
    }
    Ok(Some(
        args.test.unwrap_or_else(|| Question::among(only.parts)),
    ))
}

fn no_question(args: &ArenaArgs) -> Result<Option<Question>, Failure> {
    if args.test.is_some() || args.until == Some(Until::Settled) {
        let problem = "--test and --until settled are for two entrants";
        return Err(Failure::BadInput(problem.to_owned()));
    }
    Ok(None)
}

fn purpose<G: Rules>(setting: &Setting<G>) -> Purpose {
    Purpose {
        arena: 1,
        game: G::GAME.to_owned(),
        rules: G::VERSION,
        edition: setting.held.mark(),
        options: G::settings(&setting.options),
        entrants: setting.entrants.iter().map(ToString::to_string).collect(),
        seed: setting.seed,
        faster: setting.faster.get(),
    }
}

/// The variant and what is not as usual; the seats are told anyway.
fn choices<G: Rules>(setting: &Setting<G>) -> Vec<String> {
    let mut settings = G::settings(&setting.options);
    let specs = G::option_list(setting.held.edition);
    let told = specs.iter().filter(|spec| spec.key != "seats");
    told.filter_map(|spec| settings.remove_entry(spec.key).map(|chosen| (spec, chosen)))
        .filter(|(spec, (_, value))| spec.variant || spec.default != *value)
        .map(|(_, (key, value))| format!("{key}={value}"))
        .collect()
}

/// The file of `--resume`, and what earlier runs left in it.
fn open_ledger<G: Rules>(
    args: &ArenaArgs,
    setting: &Setting<G>,
) -> Result<(Option<Ledger>, Vec<Vec<Played>>), Failure> {
    let Some(path) = &args.resume else {
        return Ok((None, Vec::new()));
    };
    let (ledger, earlier) = Ledger::open(path, &purpose(setting))?;
    Ok((Some(ledger), earlier))
}

/// A line of the file that cannot come from these entrants at this table.
fn misfit(args: &ArenaArgs, pairing: u64) -> Failure {
    let path = args.resume.as_deref().unwrap_or(Path::new(""));
    let problem = format!(
        "line {}: these are not the games of this pairing",
        pairing + 2
    );
    Failure::in_file(&path.display().to_string(), problem)
}

fn threads(args: &ArenaArgs) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    args.threads.map_or_else(cores, usize::from)
}
