//! From the command line to a table at a server.

use tortuga_core::{Hex32, Level};
use tortuga_games::{EditionChoice, open_table};
use tortuga_protocol::{
    Ask, EditionCard, GameCard, Me, NewEdition, NewName, NewTable, Opened, SignIn, Sitter, Stage,
    Tempo, USUAL_WINDOW,
};
use tortuga_words::Lang;

use super::fresh::Fresh;
use super::orders::Before;
use super::seen::Seen;
use super::sessions::Sessions;
use super::trouble::{failure, words};
use super::visit::{Asked, Plan, Visit};
use super::wire::Wire;
use crate::args::PlayArgs;
use crate::files::read_edition;
use crate::line::{Line, Place, Trouble};
use crate::options::chosen;
use crate::output::Failure;
use crate::play::desk::Desk;
use crate::play::screen::Screen;
use crate::play::shell::quoted;

/// Comes to the server, and to the table that the command line asks for.
pub(super) async fn arrive<'o>(
    args: &PlayArgs,
    server: &str,
    mut screen: Screen<'o>,
) -> Result<Visit<'o>, Failure> {
    let lang = args.lang;
    let said = |trouble: Trouble| failure(lang, &trouble);
    let place = Place::read(server).map_err(said)?;
    check(args, &place)?;
    let sessions = Sessions::new(args.online.session.as_deref())?;
    let mut line = Line::new(&place, sessions.find(&place.origin())?).map_err(said)?;
    let became = become_somebody(args, &mut line, &mut screen).await;
    // Whoever could not have the name is still somebody there.
    if let Some(session) = line.session() {
        sessions.keep(&place.origin(), session)?;
    }
    became?;
    let table = match &place.table {
        Some(table) => table.clone(),
        None => open(args, &mut line).await?,
    };
    let opens = place.table.is_none();
    Ok(Visit {
        desk: Desk {
            screen,
            lang,
            game: String::new(),
            bots: Vec::new(),
        },
        wire: Wire::new(&table),
        line,
        client: tortuga_client::Client::default(),
        seen: Seen::default(),
        edition: EditionChoice::Standard,
        clocks: None,
        plan: Plan {
            bots: if opens { args.bots.clone() } else { Vec::new() },
            sit: !args.online.watch,
            luck: false,
        },
        asked: Asked::default(),
        fresh: Fresh::default(),
        strict_fog: args.strict_fog,
        record: args.record.clone(),
        flags: flags(args),
    })
}

/// A link leads to a table that is what it is; an address alone needs a game.
fn check(args: &PlayArgs, place: &Place) -> Result<(), Failure> {
    let wrong = |key, what: &str| {
        let what = what.to_owned();
        Err(Failure::BadInput(words(
            args.lang,
            key,
            &[("what", what.into())],
        )))
    };
    if place.table.is_none() {
        if args.game.is_none() {
            return wrong("which-game", &tortuga_games::GAMES.join(", "));
        }
        if args.online.watch {
            return wrong("not-with-address", "--watch");
        }
        return Ok(());
    }
    let online = &args.online;
    let given = [
        (args.game.is_some(), args.game()),
        (args.seats.is_some(), "--seats"),
        (!args.bots.is_empty(), "--bots"),
        (!args.set.is_empty(), "--set"),
        (args.edition.is_some(), "--edition"),
        (online.tempo.is_some(), "--tempo"),
        (online.window.is_some(), "--window"),
        (online.public, "--public"),
    ];
    match given.into_iter().find(|(given, _)| *given) {
        Some((_, what)) => wrong("not-with-link", what),
        None => Ok(()),
    }
}

/// Signs in, or is whoever the server knows by the session, or a new guest.
async fn become_somebody(
    args: &PlayArgs,
    line: &mut Line,
    screen: &mut Screen<'_>,
) -> Result<(), Failure> {
    let lang = args.lang;
    let said = |trouble: Trouble| failure(lang, &trouble);
    if let Some(name) = &args.online.sign_in {
        // Whoever answers here should be a Tortuga server before it gets a password.
        let _: Vec<GameCard> = line.get("/api/games").await.map_err(said)?;
        let prompt = words(lang, "password", &[("name", name.clone().into())]);
        let password = screen.ask_secret(&format!("{prompt} "))?;
        let sign_in = SignIn {
            name: name.clone(),
            password: password.unwrap_or_default(),
        };
        let _: Me = line.post("/api/sign-in", &sign_in).await.map_err(said)?;
        return Ok(());
    }
    let me: Me = line.get("/api/me").await.map_err(said)?;
    let Some(name) = args.online.name.as_ref().filter(|name| **name != me.name) else {
        return Ok(());
    };
    if me.claimed {
        let args = [("name", me.name.into())];
        return Err(Failure::BadInput(words(lang, "name-claimed", &args)));
    }
    let name = NewName { name: name.clone() };
    let _: Me = line.post("/api/me", &name).await.map_err(said)?;
    Ok(())
}

/// Opens a table, as the command line wants it; its name.
async fn open(args: &PlayArgs, line: &mut Line) -> Result<String, Failure> {
    let said = |trouble: Trouble| failure(args.lang, &trouble);
    let edition = read_edition(args.edition.as_deref())?;
    let options = chosen(args.game(), &edition, &args.set, args.seats)?;
    let seats = open_table(args.game(), &edition, &options)?.seats();
    let bots = usize::from(seats) - 1;
    if args.bots.len() > bots {
        let said = [("bots", bots.into()), ("seats", seats.into())];
        return Err(Failure::BadInput(words(args.lang, "too-many-bots", &said)));
    }
    let edition = match edition {
        EditionChoice::Standard => None,
        EditionChoice::Text(text) => {
            let game = args.game().to_owned();
            let sent = line.post("/api/editions", &NewEdition { game, text }).await;
            let card: EditionCard = sent.map_err(said)?;
            Some(card.hash)
        }
    };
    let wish = NewTable {
        options,
        edition,
        nonce: nonce()?,
        window: args.online.window.unwrap_or(USUAL_WINDOW),
        tempo: args.online.tempo.unwrap_or(Tempo::None),
        public: args.online.public,
        ..NewTable::of(args.game())
    };
    let opened: Opened = line.post("/api/tables", &wish).await.map_err(said)?;
    Ok(opened.id)
}

/// What we add to the luck of a table.
pub(super) fn nonce() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::BadInput(format!("this machine gives no luck: {error}")))?;
    Ok(Hex32(bytes).to_string())
}

/// What must be typed again to come back as the same person.
fn flags(args: &PlayArgs) -> Vec<String> {
    let mut flags = Vec::new();
    if args.lang != Lang::default() {
        flags.push(format!("--lang {}", args.lang));
    }
    if let Some(file) = &args.online.session {
        let file = quoted(&file.display().to_string());
        flags.push(format!("--session {file}"));
    }
    if args.strict_fog {
        flags.push("--strict-fog".to_owned());
    }
    if args.online.watch {
        flags.push("--watch".to_owned());
    }
    flags
}

impl Visit<'_> {
    /// The first welcome at a table.
    pub(super) async fn arrived(&mut self) -> Result<(), Failure> {
        let Some(card) = self.client.table.clone() else {
            return Ok(());
        };
        self.desk.game.clone_from(&card.game);
        if self.strict_fog && !tortuga_scene::has_strict_view(&card.game) {
            let not_here = format!("--strict-fog: in {} nothing is laid face down", card.game);
            return Err(Failure::BadInput(not_here));
        }
        self.load_edition().await?;
        if card.stage != Stage::Gathering {
            return Ok(());
        }
        let plan = std::mem::take(&mut self.plan);
        if let Some(seat) = self.client.seat() {
            if plan.luck {
                let nonce = nonce()?;
                self.ask(Some(Ask::Sit { seat, nonce })).await?;
                // Nobody sees a difference, so nothing need come back.
                self.asked.unnumbered = false;
            }
        } else if plan.sit {
            self.gather(Before::Sit(None)).await?;
        }
        self.seat_bots(
            &plan.bots,
            &card.seats.iter().map(|seat| seat.who).collect::<Vec<_>>(),
        )
        .await
    }

    /// Puts bots on free seats; if nobody is missing then, the game begins.
    async fn seat_bots(&mut self, bots: &[Level], seats: &[Sitter]) -> Result<(), Failure> {
        if bots.is_empty() {
            return Ok(());
        }
        let free = super::gathering::free(seats);
        let fills = free.len() == bots.len();
        for (seat, &level) in free.into_iter().zip(bots) {
            self.ask(Some(Ask::SeatBot { seat, level })).await?;
        }
        if fills {
            self.ask(Some(Ask::Start {})).await?;
        }
        Ok(())
    }

    /// What is printed on the box that this table plays with.
    async fn load_edition(&mut self) -> Result<(), Failure> {
        let Some(card) = &self.client.table else {
            return Ok(());
        };
        let standard = open_table(&card.game, &EditionChoice::Standard, &card.options);
        if standard.is_ok_and(|table| table.edition().sha256 == card.edition.sha256) {
            return Ok(());
        }
        let path = format!("/api/editions/{}", card.edition.sha256);
        let text = self.line.text(&path).await;
        let text = text.map_err(|trouble| failure(self.desk.lang, &trouble))?;
        self.edition = EditionChoice::Text(text);
        Ok(())
    }
}
