//! The render model: what a client draws, in words and plain data.
//!
//! Components and terminals only draw it. It knows no pixel and no colour
//! value, only names of icons, colours and shapes that the clients share.

mod foggy;
mod glory;
mod groo;

use serde::Serialize;

pub use foggy::*;
pub use glory::*;
pub use groo::*;

/// Everything that a client draws of one picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scene {
    /// The game's title.
    pub title: String,
    /// Where in the game we are: `Round 7`.
    pub round: String,
    /// The phases of a round in their order.
    pub steps: Vec<Step>,
    /// What is asked, and of whom.
    pub prompt: Prompt,
    /// One plate for each seat, in turn order from seat 0 on.
    pub plates: Vec<Plate>,
    /// The board.
    pub board: Board,
    /// The viewer's own cards; empty for a spectator.
    pub hand: Vec<Card>,
    /// Every action that the viewer may take now, grouped by verb.
    pub choices: Vec<Choice>,
    /// Who has won and why, once the game is over.
    pub result: Option<Outcome>,
}

/// One phase of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Step {
    /// Its name in the rulebook's words.
    pub label: String,
    /// Over, going on, or still to come.
    pub state: StepState,
}

/// How far a phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepState {
    /// Over.
    Done,
    /// Going on.
    Now,
    /// Still to come.
    Later,
}

/// The prompt line between board and hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// One short sentence in the imperative, or who is being waited for.
    pub text: String,
    /// One plain fact beside it; may be empty.
    pub fact: String,
    /// Who must do something.
    pub asks: Asks,
}

/// Of whom the prompt line speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// Of the viewer.
    You,
    /// Of others, or of luck.
    Others,
    /// The game is over.
    Nobody,
}

/// A player's mark: colour, shape and letter, always all three.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seal {
    /// Whose it is.
    pub seat: u8,
    /// The letter in it.
    pub letter: char,
    /// The name of its colour: `white`, `red`, `purple`, `black`; in Foggy Island
    /// `blue` or `red`, the side's; in Glory Islands and GROO `red`, `green`, `yellow`, `blue`.
    pub colour: &'static str,
    /// The name of its shape's icon: `seal-shield`, `seal-diamond`, …
    pub shape: &'static str,
}

/// What everybody can see of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Plate {
    /// The player's mark.
    pub seal: Seal,
    /// The player's name.
    pub name: String,
    /// The viewer sits here.
    pub you: bool,
    /// Is to act now.
    pub acts: bool,
    /// Points that lie open.
    pub points: i32,
    /// Public counts: coins, cards, goods.
    pub counts: Vec<Count>,
    /// One line: has passed, leads, holds the flag; may be empty.
    pub status: String,
}

/// A number with an icon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Count {
    /// The icon's name.
    pub icon: &'static str,
    /// What is counted, in words.
    pub label: String,
    /// How many.
    pub count: u16,
}

/// A card of the viewer's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Card {
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub title: String,
    /// The number in its corner; may be empty.
    pub corner: String,
    /// What it does, in a sentence.
    pub about: String,
    /// Its face, part by part, in GROO.
    pub face: Option<CardFace>,
    /// What happens when it is touched.
    pub touch: Touch,
}

/// What a touch of something means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    /// Nothing can be asked here.
    Nothing,
    /// A legal action, in notation.
    Act(String),
    /// Not legal now; ask why with this action, in notation.
    Ask(String),
}

/// One legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its number.
    pub number: u16,
    /// Its notation, as it is sent.
    pub notation: String,
    /// Which verb it belongs to; choices of one verb stand together.
    pub verb: &'static str,
    /// What a button says: `Pass`, `Bid 8: Yellow, Gray`.
    pub label: String,
    /// What a bid amounts to; none for anything else.
    pub amount: Option<u8>,
    /// What then happens for certain, as far as the viewer can know: `+1 fish, +1 grog`;
    /// may be empty.
    pub outcome: String,
    /// What it means, in a sentence, for `?` in the terminal.
    pub about: String,
}

/// A board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Board {
    /// Grog Island.
    Grog(Box<GrogBoard>),
    /// GROO: The Game.
    Groo(Box<GrooBoard>),
    /// Foggy Island.
    Foggy(Box<FoggyBoard>),
    /// Glory Islands.
    Glory(Box<GloryBoard>),
}

/// The board of Grog Island.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GrogBoard {
    /// The five peninsulas from left to right.
    pub peninsulas: Vec<Peninsula>,
    /// The display lines from top to bottom; in each a place for every peninsula.
    pub lines: Vec<Line>,
    /// The ship at open sea; none before the ships are laid.
    pub open_sea: Option<Ship>,
    /// The bidding row: five spaces.
    pub row: Vec<BiddingSpace>,
    /// The bid on the table.
    pub bid: Option<Bid>,
    /// The most that the viewer may bid: coins, and what his treasure cards are
    /// worth at best; none for a spectator.
    pub limit: Option<u16>,
    /// Stacks and supplies beside the board.
    pub stacks: Vec<Count>,
}

/// One peninsula, and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Peninsula {
    /// The letter in notation.
    pub letter: char,
    /// The name of its colour, such as `green`: the edition's id.
    pub colour: String,
    /// What it is called.
    pub name: String,
    /// The cloud above it; none before the clouds are laid.
    pub cloud: Option<Cloud>,
    /// Who has crew on it, in the order of the seats.
    pub crews: Vec<Crew>,
    /// The same in words.
    pub crews_about: String,
    /// The ship at its anchorage; none before the ships are laid.
    pub ship: Option<Ship>,
    /// What its goods space gives, in words.
    pub good: String,
    /// The icon of the good.
    pub good_icon: &'static str,
    /// The die, before the first roll none; `in_row` says whether it lies in the bid.
    pub die: Option<Die>,
}

/// A player's crew on a peninsula.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Crew {
    /// The player's mark.
    pub seal: Seal,
    /// How many stand there.
    pub count: u8,
    /// More than anybody else has there, ghosts included.
    pub most: bool,
}

/// A cloud.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cloud {
    /// What it gives, in one or two words.
    pub label: String,
    /// What it gives, in a sentence.
    pub about: String,
    /// The black cloud.
    pub black: bool,
    /// The icon of what it gives; empty if it gives nothing.
    pub icon: &'static str,
}

/// A ship and whose trade markers lie on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ship {
    /// What it is called.
    pub name: String,
    /// What a unit buys there: `3` coins, or the icon alone.
    pub label: String,
    /// The icon of what it trades.
    pub icon: &'static str,
    /// The ghost ship of a game for two.
    pub ghost: bool,
    /// Who trades here this round.
    pub markers: Vec<Seal>,
    /// What happens when it is touched.
    pub touch: Touch,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Die {
    /// The letter in notation.
    pub letter: char,
    /// The name of its colour: the edition's id.
    pub colour: String,
    /// What it shows.
    pub pips: u8,
    /// It lies in the bidding row.
    pub in_row: bool,
}

/// A display line: all buildings of a type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The types that stand in it.
    pub label: String,
    /// Goal points a building, and how many are free.
    pub about: String,
    /// The same in few words, where several types stand in it: each with its goal
    /// points.
    pub short: String,
    /// One place for each peninsula from left to right.
    pub houses: Vec<Option<House>>,
}

/// A building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct House {
    /// In notation: `Y sword_shop`.
    pub id: String,
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// Who stands on it.
    pub occupant: Occupant,
    /// Coins for claiming it now; none if it cannot be claimed at all.
    pub income: Option<u8>,
    /// What happens when it is touched.
    pub touch: Touch,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// Who stands on a building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody.
    Free,
    /// A player's crew member.
    Crew(Seal),
    /// A lock.
    Lock,
    /// A ghost crew member.
    Ghost,
}

/// A space of the bidding row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BiddingSpace {
    /// What a die there means, in one or two words: `Claim`, `+1 point`, `Lock`.
    pub label: String,
    /// The icon of it.
    pub icon: &'static str,
    /// The die that lies there.
    pub die: Option<Die>,
}

/// The bid on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bid {
    /// Whose it is.
    pub seal: Seal,
    /// His name.
    pub name: String,
    /// How much.
    pub amount: u8,
}

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// Whose deed it was; none for luck and the rules.
    pub seal: Option<Seal>,
    /// The sentence.
    pub text: String,
    /// A round begins before this line.
    pub round: Option<String>,
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// One sentence: who wins, and by how much.
    pub headline: String,
    /// Why the game is over.
    pub ended_by: String,
    /// One row for each player, best first.
    pub rows: Vec<ScoreRow>,
}

/// One player's score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreRow {
    /// The player's mark; none for an automatic opponent.
    pub seal: Option<Seal>,
    /// The player's name.
    pub name: String,
    /// 1 is best.
    pub rank: u8,
    /// Won, alone or shared.
    pub winner: bool,
    /// Points in all.
    pub score: i32,
    /// Where they come from.
    pub sources: Vec<ScoreSource>,
    /// What decides between equal scores, in words; may be empty.
    pub note: String,
}

/// Points of one origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreSource {
    /// In words.
    pub label: String,
    /// What it is about, as the notation calls it: `hat_shop`; may be empty.
    pub of: String,
    /// How many.
    pub points: i32,
}

/// Luck that a person brings to the table himself: what to roll or draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LuckPrompt {
    /// The only seat that may see the outcome; none if it lies open.
    pub seat: Option<u8>,
    /// What to do: `Roll the five dice`.
    pub text: String,
    /// How to type it: `1 5 1 4 3`, in the order Green, Blue, Orange, Yellow, Gray.
    pub hint: String,
    /// Typed before the answer it makes the notation of an outcome: `rolled `.
    pub prefix: String,
    /// Names that may be typed instead of what the notation calls it.
    pub names: Vec<LuckName>,
}

/// A name that people know, and what the notation calls it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LuckName {
    /// In the viewer's words: `Military Stable`.
    pub name: String,
    /// In notation: `military_stable`.
    pub id: String,
}
