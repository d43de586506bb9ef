//! From the command line to a table: a new game, or one that goes on.

use std::path::Path;

use tortuga_core::{
    Actor, Header, Hex32, LuckMark, Record, Seat, Seats, ToAct, Viewer, commitment, sha256,
};
use tortuga_games::{EditionChoice, Table, open_replay, open_table};
use tortuga_scene::Onlook;
use tortuga_words::{Lang, say};

use crate::args::{LuckSource, PlayArgs};
use crate::files::{read_edition, read_record};
use crate::options::{chosen, named};
use crate::output::Failure;
use crate::play::book::{Book, Sealed, break_seal};
use crate::play::history::History;
use crate::play::luck::Dealer;
use crate::play::seating::{self, Seating};
use crate::play::shell::quoted;

/// Nobody's name is longer.
const LONGEST_NAME: usize = 24;

/// Everything that a game at the terminal needs.
pub(crate) struct Opened {
    pub(crate) lang: Lang,
    pub(crate) edition: EditionChoice,
    pub(crate) names: Vec<String>,
    pub(crate) seating: Seating,
    pub(crate) dealer: Dealer,
    pub(crate) history: History,
    /// None if the game is not written down.
    pub(crate) book: Option<Book>,
    /// The game was over when we came; its record is closed.
    pub(crate) closed: bool,
    /// Nobody is reminded of what he laid face down.
    pub(crate) strict_fog: bool,
    /// The flags that must be typed again to go on.
    pub(crate) flags: Vec<String>,
}

/// Opens the table that the command line asks for.
pub(crate) fn open(args: &PlayArgs) -> Result<Opened, Failure> {
    match &args.record {
        Some(path) if path.exists() => resume(args, path),
        _ => begin(args),
    }
}

fn begin(args: &PlayArgs) -> Result<Opened, Failure> {
    let edition = read_edition(args.edition.as_deref())?;
    let settings = chosen(args.game(), &edition, &args.set, args.seats)?;
    let table = open_table(args.game(), &edition, &settings)?;
    check_strict(args)?;
    let seating = asked_seating(args, table.seats())?;
    let names = names(args, table.as_ref(), &edition)?;
    let secret = secret(args)?;
    let typed = args.luck == Some(LuckSource::Typed);
    let book = match &args.record {
        None => None,
        Some(path) => {
            let promise = (!typed).then_some(&secret);
            if promise.is_some() {
                seal(secret, &seating).lay(path)?;
            }
            Some(Book::begin(path, header(table.as_ref(), &names, promise))?)
        }
    };
    Ok(Opened {
        lang: args.lang,
        edition,
        names,
        dealer: Dealer::new(secret, table.seats(), typed),
        history: History::new(table),
        book,
        closed: false,
        strict_fog: args.strict_fog,
        flags: flags(args, typed),
        seating,
    })
}

fn resume(args: &PlayArgs, path: &Path) -> Result<Opened, Failure> {
    let name = path.display().to_string();
    let record = read_record(path)?;
    let edition = read_edition(args.edition.as_deref())?;
    if record.header.game != args.game() {
        return Err(differs(&name, "game", &record.header.game));
    }
    let table = open_replay(&record, &edition)
        .map_err(|error| Failure::in_file(&name, format!("line 1: {error}")))?;
    check_flags(args, &name, &record.header)?;
    check_strict(args)?;
    let (dealer, seating) = luck_and_seating(args, path, &record, table.seats())?;
    let history = replayed(&name, table, &record, |table, seat| {
        let onlook = Onlook {
            lang: args.lang,
            edition: &edition,
            names: &record.header.seats,
            viewer: Viewer::Seat(seat),
        };
        let person = seating.people.has(seat);
        let forced = table.forced(seat).filter(|_| person);
        forced.map(|text| only_choice(table, &onlook, seat, text))
    })?;
    let closed = record.closing.is_some();
    if closed && history.table().to_act() != ToAct::Nobody {
        let given_up = "this game was closed before its end; it cannot go on";
        return Err(Failure::in_file(&name, given_up));
    }
    let book = Book::resume(path, &record)?;
    if closed {
        break_seal(path)?;
    }
    Ok(Opened {
        lang: args.lang,
        names: record.header.seats.clone(),
        seating,
        history,
        edition,
        book: Some(book),
        closed,
        strict_fog: args.strict_fog,
        flags: flags(args, dealer.is_typed()),
        dealer,
    })
}

/// Who rolls, and who sits where. What was sealed stays: nobody may take the
/// seat of a bot and see its cards. Without a seal the flags say it.
fn luck_and_seating(
    args: &PlayArgs,
    path: &Path,
    record: &Record,
    seats: u8,
) -> Result<(Dealer, Seating), Failure> {
    let Some(mark) = &record.header.luck else {
        let seating = asked_seating(args, seats)?;
        return Ok((Dealer::new(secret(args)?, seats, true), seating));
    };
    if record.closing.is_some() {
        // The game is over: nothing will be dealt any more.
        let seating = asked_seating(args, seats)?;
        return Ok((Dealer::new([0; 32], seats, false), seating));
    }
    let sealed = Sealed::read(path, mark.commitment)?;
    let name = path.display().to_string();
    if args.seed.is_some() && secret(args)? != sealed.secret.0 {
        return Err(differs(&name, "--seed", "another one"));
    }
    let seating = sealed_seating(&name, &sealed, seats)?;
    check_seating(args, &name, &seating, seats)?;
    Ok((Dealer::new(sealed.secret.0, seats, false), seating))
}

/// Who sits where, if the flags alone say it.
fn asked_seating(args: &PlayArgs, seats: u8) -> Result<Seating, Failure> {
    let people = seating::people(args.hot_seat, seats)?;
    seating::check_levels(&args.bots, people, seats)?;
    Ok(Seating::new(people, &args.bots, seats))
}

/// Flags may repeat who sits where, not change it.
fn check_seating(args: &PlayArgs, name: &str, sealed: &Seating, seats: u8) -> Result<(), Failure> {
    let people = sealed.people;
    if args.hot_seat.is_some() && seating::people(args.hot_seat, seats)? != people {
        return Err(differs(name, "--hot-seat", &people.count().to_string()));
    }
    seating::check_levels(&args.bots, people, seats)?;
    let same = Seating::new(people, &args.bots, seats) == *sealed;
    if args.bots.is_empty() || same {
        return Ok(());
    }
    Err(differs(name, "--bots", &seating::typed(&sealed.levels())))
}

fn sealed_seating(name: &str, sealed: &Sealed, seats: u8) -> Result<Seating, Failure> {
    let people = sealed.people.iter().copied().filter(|&seat| seat < seats);
    let people: Seats = people.map(Seat).collect();
    if people.is_empty() {
        return Err(Failure::in_file(name, "the sealed file names no people"));
    }
    Ok(Seating::new(people, &sealed.bots, seats))
}

/// Not every game has something that is laid face down.
fn check_strict(args: &PlayArgs) -> Result<(), Failure> {
    if args.strict_fog && !tortuga_scene::has_strict_view(args.game()) {
        let not_here = format!("--strict-fog: in {} nothing is laid face down", args.game());
        return Err(Failure::BadInput(not_here));
    }
    Ok(())
}

/// A record says how its game is played; flags may repeat it, not change it.
fn check_flags(args: &PlayArgs, name: &str, header: &Header) -> Result<(), Failure> {
    let (seats, recorded) = (args.seats, header.seats.len());
    if seats.is_some_and(|seats| usize::from(seats) != recorded) {
        return Err(differs(name, "seats", &recorded.to_string()));
    }
    for (key, value) in named(&args.set)? {
        match header.options.get(&key) {
            Some(recorded) if *recorded == value => {}
            Some(recorded) => return Err(differs(name, &key, recorded)),
            None => return Err(Failure::BadInput(format!("there is no option {key:?}"))),
        }
    }
    if !header.seats.starts_with(&given_names(args)) {
        return Err(differs(name, "--names", &header.seats.join(",")));
    }
    match (args.luck, &header.luck) {
        (Some(LuckSource::Typed), Some(_)) => Err(differs(name, "--luck", "fair")),
        (Some(LuckSource::Fair), None) => Err(differs(name, "--luck", "typed")),
        _ => Ok(()),
    }
}

fn differs(name: &str, what: &str, recorded: &str) -> Failure {
    Failure::in_file(
        name,
        format!("{what} is {recorded} in this record; leave it out, or begin another record"),
    )
}

/// Plays a record again; `forced` has the words for what was played for a
/// person, because it was plainly the only thing to do.
fn replayed(
    name: &str,
    table: Box<dyn Table>,
    record: &Record,
    forced: impl Fn(&dyn Table, Seat) -> Option<String>,
) -> Result<History, Failure> {
    let mut history = History::new(table);
    for line in &record.actions {
        let forced = match line.actor {
            Actor::Seat(seat) => forced(history.table(), seat),
            Actor::Chance => None,
        };
        history
            .play(line.actor, &line.action, forced)
            .map_err(|error| {
                let what = format!("line {}: {:?}: {error}", line.line, line.action);
                Failure::in_file(name, what)
            })?;
    }
    Ok(history)
}

/// What the only choice of a seat is called; in notation, if it has no words.
pub(crate) fn only_choice(
    table: &dyn Table,
    onlook: &Onlook<'_>,
    seat: Seat,
    notation: String,
) -> String {
    let view = table.view_json(onlook.viewer);
    let scene = tortuga_scene::scene(table.game(), onlook, &view, &table.legal(seat), None);
    let choice = scene
        .ok()
        .and_then(|scene| scene.choices.into_iter().next());
    choice.map_or(notation, |choice| choice.label)
}

fn header(table: &dyn Table, names: &[String], promise: Option<&[u8; 32]>) -> Header {
    Header {
        tortuga: 1,
        game: table.game().to_owned(),
        rules: table.rules(),
        edition: table.edition(),
        options: table.settings(),
        seats: names.to_vec(),
        luck: promise.map(|secret| LuckMark {
            version: 1,
            commitment: commitment(secret),
            nonces: vec![String::new(); names.len()],
        }),
    }
}

fn seal(secret: [u8; 32], seating: &Seating) -> Sealed {
    Sealed {
        secret: Hex32(secret),
        people: seating.people.iter().map(|seat| seat.0).collect(),
        bots: seating.levels(),
    }
}

/// Nobody can guess it, unless a seed asks for the same game again.
fn secret(args: &PlayArgs) -> Result<[u8; 32], Failure> {
    if let Some(seed) = args.seed {
        return Ok(sha256(
            format!("tortuga play {} {seed}", args.game()).as_bytes(),
        ));
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)
        .map_err(|error| Failure::BadInput(format!("this machine gives no luck: {error}")))?;
    Ok(secret)
}

/// Names from the command line; whoever has none is called by the colour.
fn names(
    args: &PlayArgs,
    table: &dyn Table,
    edition: &EditionChoice,
) -> Result<Vec<String>, Failure> {
    let seats = usize::from(table.seats());
    let mut names = given_names(args);
    if names.len() > seats {
        let too_many = format!("--names: {} names for {seats} seats", names.len());
        return Err(Failure::BadInput(too_many));
    }
    names.extend(
        colours(args.lang, table, edition)?
            .into_iter()
            .skip(names.len()),
    );
    for (place, name) in names.iter().enumerate() {
        let length = name.chars().count();
        if !(1..=LONGEST_NAME).contains(&length) || name.chars().any(char::is_control) {
            let bad = format!("--names: {name:?}: a name has 1 to {LONGEST_NAME} letters");
            return Err(Failure::BadInput(bad));
        }
        if names[..place].contains(name) {
            return Err(Failure::BadInput(format!("--names: two are called {name}")));
        }
    }
    Ok(names)
}

/// `--names "Ann, Bo"` names Ann and Bo.
fn given_names(args: &PlayArgs) -> Vec<String> {
    let trimmed = args.names.iter().map(|name| name.trim().to_owned());
    trimmed.collect()
}

fn colours(lang: Lang, table: &dyn Table, edition: &EditionChoice) -> Result<Vec<String>, Failure> {
    let nobody = vec![String::new(); usize::from(table.seats())];
    let viewer = Viewer::Spectator;
    let onlook = Onlook {
        lang,
        edition,
        names: &nobody,
        viewer,
    };
    let view = table.view_json(viewer);
    let scene = tortuga_scene::scene(table.game(), &onlook, &view, &[], None)
        .map_err(|error| Failure::BadInput(error.to_string()))?;
    let mut words: Vec<String> = Vec::new();
    for plate in &scene.plates {
        let word = say(lang, &format!("term-colour-{}", plate.seal.colour), &[]);
        // Partners share a colour: `Blue` and `Blue 2`.
        let second = words.contains(&word);
        words.push(if second { format!("{word} 2") } else { word });
    }
    Ok(words)
}

/// What must be typed again to go on: whatever no file keeps.
fn flags(args: &PlayArgs, typed: bool) -> Vec<String> {
    let mut flags = Vec::new();
    if args.lang != Lang::default() {
        flags.push(format!("--lang {}", args.lang));
    }
    if let Some(edition) = &args.edition {
        let file = quoted(&edition.display().to_string());
        flags.push(format!("--edition {file}"));
    }
    if args.strict_fog {
        flags.push("--strict-fog".to_owned());
    }
    if typed {
        match args.hot_seat {
            None => {}
            Some(None) => flags.push("--hot-seat".to_owned()),
            Some(Some(people)) => flags.push(format!("--hot-seat {people}")),
        }
        if !args.bots.is_empty() {
            flags.push(format!("--bots {}", seating::typed(&args.bots)));
        }
    }
    flags
}
