//! A scripted table for tests, seen by anybody in any language.

use serde_json::{Value, json};
use tortuga_core::{Actor, Luck as _, QuickLuck, Seat, ToAct, Viewer};
use tortuga_games::{EditionChoice, Table, open_table};
use tortuga_scene::{
    Board, GrogBoard, LogLine, LuckPrompt, Onlook, Scene, Touch, log, luck, scene,
};
use tortuga_words::Lang;

pub(crate) const GAME: &str = "grog-island";

/// Everybody who can look at a table of so many.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    let seats = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator])
}

pub(crate) fn names(seats: u8) -> Vec<String> {
    let names = ["Ines", "Mara", "Jonas", "Old Salt"];
    let names = names.iter().take(usize::from(seats));
    names.map(|&name| name.to_owned()).collect()
}

/// Draws what a viewer of Grog Island was given.
pub(crate) fn draw(
    lang: Lang,
    names: &[String],
    viewer: Viewer,
    view: &Value,
    legal: &[(u16, String)],
    standings: Option<&Value>,
) -> Scene {
    draw_of(GAME, lang, names, viewer, view, legal, standings)
}

/// Draws what a viewer was given.
pub(crate) fn draw_of(
    game: &str,
    lang: Lang,
    names: &[String],
    viewer: Viewer,
    view: &Value,
    legal: &[(u16, String)],
    standings: Option<&Value>,
) -> Scene {
    let onlook = Onlook {
        lang,
        edition: &EditionChoice::Standard,
        names,
        viewer,
    };
    scene(game, &onlook, view, legal, standings).unwrap()
}

/// A table that plays a script.
pub(crate) struct Script {
    pub(crate) table: Box<dyn Table>,
    pub(crate) names: Vec<String>,
    heard: Vec<(Viewer, Value)>,
}

impl Script {
    /// Three players: goal cards are dealt and Ines holds the flag.
    pub(crate) fn three() -> Self {
        let mut script = Self::open(3);
        script.play("* clouds goal_swap parrot empty pirate_point black");
        script.deal("hat_shop fish yellow parrots sword_shop grog");
        script.deal("hook_shop lemon green pub anchor_shop blue");
        script.deal("coffin_shop coconut gray orange pub eye_patch_shop");
        script
    }

    /// The goal cards are chosen, everything is laid out and the dice are rolled.
    pub(crate) fn three_rolled() -> Self {
        let mut script = Self::three();
        script.play("0 return hat_shop / 0 return grog");
        script.play("2 return pub / 2 return gray / 1 return lemon / 1 return hook_shop");
        script.play("0 start-good fish / 1 start-good lemon / 2 start-good coconut");
        script.play("* drew treasure 3 / * drew treasure 2 / * drew treasure 1");
        script.play("* drew parrot hold / * drew parrot turn_blue / * drew parrot hold");
        script.play("* ships coins2 coins3 treasure parrot goal coins4");
        script.play("* rolled 1 5 1 4 3");
        script
    }

    /// Two players before the first bid; the ghost ship lies at Orange.
    pub(crate) fn two_rolled() -> Self {
        let mut script = Self::open(2);
        script.play("* clouds goal_swap parrot empty pirate_point black");
        script.deal("hat_shop fish yellow parrots sword_shop grog");
        script.deal("hook_shop lemon green pub anchor_shop blue");
        script.play("0 return hat_shop / 0 return grog / 1 return lemon / 1 return hook_shop");
        script.play("0 start-good fish / 1 start-good lemon");
        script.play("* drew treasure 3 / * drew treasure 2 / * drew parrot hold");
        script.play("* drew parrot turn_blue");
        script.play("* ships coins2 treasure coins3 parrot goal coins4");
        script.play("* rolled 1 5 1 4 3");
        script
    }

    fn open(seats: u8) -> Self {
        Self::begin(GAME, seats, "starting_player")
    }

    /// A table of a game at which seat 0 begins.
    pub(crate) fn begin(game: &str, seats: u8, first: &str) -> Self {
        Self::with(game, &[("seats", &seats.to_string()), (first, "0")])
    }

    /// A table of a game with these options.
    pub(crate) fn with(game: &str, options: &[(&str, &str)]) -> Self {
        let settings = options.iter();
        let settings = settings.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let table = open_table(game, &EditionChoice::Standard, &settings.collect()).unwrap();
        Self {
            names: names(table.seats()),
            table,
            heard: Vec::new(),
        }
    }

    fn deal(&mut self, goals: &str) {
        for goal in goals.split(' ') {
            self.play(&format!("* drew goal {goal}"));
        }
    }

    /// Plays actions, written as in a record with a blank, with ` / ` between.
    pub(crate) fn play(&mut self, actions: &str) -> &mut Self {
        for line in actions.split(" / ") {
            let (actor, action) = line.split_once(' ').unwrap();
            let actor = Actor::read(actor).unwrap();
            let played = self.table.play(actor, action);
            played.unwrap_or_else(|refused| panic!("{line}: {refused}"));
            for viewer in viewers(self.table.seats()) {
                let heard = self.table.heard(viewer);
                self.heard
                    .extend(heard.into_iter().map(|heard| (viewer, heard)));
            }
        }
        self
    }

    /// Plays at random until the game is over.
    pub(crate) fn play_to_end(&mut self, seed: u64) {
        let mut luck = QuickLuck::new(seed);
        while self.play_on(&mut luck) {}
    }

    /// Plays one random action, or none if the game is over.
    pub(crate) fn play_on(&mut self, luck: &mut QuickLuck) -> bool {
        let to_act = self.table.to_act();
        let line = match to_act.seats().lowest() {
            Some(seat) => {
                let legal = self.table.legal(seat);
                let choice = luck.below(u32::try_from(legal.len()).unwrap());
                format!("{seat} {}", legal[choice as usize].1)
            }
            None if to_act == ToAct::Nobody => return false,
            None => format!("* {}", self.table.chance(luck).unwrap()),
        };
        self.play(&line);
        true
    }

    pub(crate) fn onlook(&self, lang: Lang, viewer: Viewer) -> Onlook<'_> {
        Onlook {
            lang,
            edition: &EditionChoice::Standard,
            names: &self.names,
            viewer,
        }
    }

    pub(crate) fn scene(&self, lang: Lang, viewer: Viewer) -> Scene {
        let legal = match viewer {
            Viewer::Seat(seat) => self.table.legal(seat),
            Viewer::Spectator => Vec::new(),
        };
        let standings = self.table.standings().map(|standings| json!(standings));
        let view = self.table.view_json(viewer);
        draw_of(
            self.table.game(),
            lang,
            &self.names,
            viewer,
            &view,
            &legal,
            standings.as_ref(),
        )
    }

    /// The whole log so far.
    pub(crate) fn log(&self, lang: Lang, viewer: Viewer) -> Vec<LogLine> {
        let heard = self.heard.iter().filter(|(by, _)| *by == viewer);
        let heard: Vec<Value> = heard.map(|(_, heard)| heard.clone()).collect();
        log(self.table.game(), &self.onlook(lang, viewer), &heard).unwrap()
    }

    pub(crate) fn luck(&self, lang: Lang, viewer: Viewer) -> Option<LuckPrompt> {
        let view = self.table.view_json(viewer);
        luck(self.table.game(), &self.onlook(lang, viewer), &view).unwrap()
    }
}

/// The board of Grog Island.
pub(crate) fn grog(board: &Board) -> &GrogBoard {
    match board {
        Board::Grog(board) => board,
        Board::Groo(_) | Board::Foggy(_) | Board::Glory(_) => panic!("another game's board"),
    }
}

/// Everything on the board and in the hand that can be touched.
pub(crate) fn touches(scene: &Scene) -> Vec<Touch> {
    let mut touches: Vec<&Touch> = scene.hand.iter().map(|card| &card.touch).collect();
    match &scene.board {
        Board::Grog(board) => {
            let houses = board.lines.iter().flat_map(|line| &line.houses);
            touches.extend(houses.flatten().map(|house| &house.touch));
            let ships = board.peninsulas.iter().filter_map(|p| p.ship.as_ref());
            touches.extend(ships.map(|ship| &ship.touch));
        }
        Board::Groo(board) => {
            touches.extend(board.towns.iter().map(|town| &town.touch));
            let towns = board.towns.iter();
            let pieces = towns.flat_map(|town| town.buildings.iter().chain(&town.troops));
            let pieces = pieces.chain(&board.piles.discarded);
            touches.extend(pieces.map(|piece| &piece.touch));
        }
        Board::Foggy(board) => {
            touches.extend(board.tiles.iter().map(|tile| &tile.touch));
            touches.extend(board.quarters.iter().map(|quarter| &quarter.touch));
            touches.extend(board.weather.offer.iter().map(|card| &card.touch));
            let goods = board.shop.iter().flat_map(|shop| &shop.goods);
            touches.extend(goods.map(|item| &item.touch));
            touches.extend(board.shop.iter().map(|shop| &shop.done));
            let tokens = board.picking.iter().flat_map(|picking| &picking.from);
            touches.extend(tokens.map(|item| &item.touch));
        }
        Board::Glory(board) => {
            touches.extend(board.cells.iter().map(|cell| &cell.touch));
            touches.extend(board.spaces.iter().map(|space| &space.touch));
            let cards = board.ships.iter().flat_map(|ship| &ship.hand);
            touches.extend(cards.map(|card| &card.touch));
            let drawn = board.drawn.iter().flat_map(|drawn| &drawn.tokens);
            touches.extend(drawn.map(|token| &token.touch));
            let wreck = board.wreck.iter().flat_map(|wreck| &wreck.tokens);
            touches.extend(wreck.map(|token| &token.touch));
            touches.extend(board.wreck.iter().map(|wreck| &wreck.leave));
            let prices = board.special.iter().flat_map(|special| &special.prices);
            touches.extend(prices.map(|price| &price.touch));
            touches.extend(board.special.iter().map(|special| &special.leave));
        }
    }
    touches.into_iter().cloned().collect()
}
