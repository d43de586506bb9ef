//! The table of Foggy Island.

use serde::Serialize;

use super::{Count, Seal, Touch};

/// The table of Foggy Island.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FoggyBoard {
    /// The 36 tiles, row by row: A1 to F1, then A2 and so on.
    pub tiles: Vec<MapTile>,
    /// The four quarters: north-west, north-east, south-west, south-east.
    pub quarters: Vec<FogQuarter>,
    /// The lines on the map, as far as the viewer sees what lies there.
    pub lines: Vec<MapLine>,
    /// What choices would change about the lines, for whoever has one in pencil.
    pub drafts: Vec<MapDraft>,
    /// Hippos that lie across two tiles.
    pub hippos: Vec<WaitingHippo>,
    /// Blue and red.
    pub sides: Vec<SidePlate>,
    /// The weather and its cards.
    pub weather: WeatherBoard,
    /// How far the game is.
    pub progress: Progress,
    /// The token that the viewer has chosen and is about to place.
    pub placing: Option<TokenFace>,
    /// The ability that is being resolved.
    pub ability: Option<PendingAbility>,
    /// The mercenaries for hire, while the viewer hires.
    pub shop: Option<Shop>,
    /// The hand that is being chosen, while the viewer chooses it.
    pub picking: Option<HandPicking>,
    /// Every mercenary, and who has hired it; empty where there are none.
    pub mercenaries: Vec<Mercenary>,
    /// The viewer's own tokens as they would lie on the map, in the order of his
    /// hand.
    pub held: Vec<MapToken>,
    /// Every character of this game with what it does; the count is that of a
    /// side at the most.
    pub characters: Vec<TokenCount>,
}

/// A tile of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapTile {
    /// Column and row: `C3`.
    pub name: String,
    /// The quarter that it lies in: `nw`, `ne`, `sw`, `se`.
    pub quarter: &'static str,
    /// What is there.
    pub state: TileState,
    /// The token on it.
    pub token: Option<MapToken>,
    /// What both sides have more or less for lines if the chosen token is placed
    /// here, as far as the viewer can know; only where it may be placed now.
    pub gain: Option<Gain>,
    /// What happens when it is touched. A Hippo is laid by touching one tile and
    /// then the other: [`MapTile::across`].
    pub touch: Touch,
    /// The Hippo may be laid across this tile and another one.
    pub across: Vec<AcrossChoice>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// What is on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileState {
    /// Nothing: a token can be placed here.
    Free,
    /// A fog board.
    Fog,
    /// A Hippo that lies across this tile and another one.
    Kept,
    /// A token.
    Token,
}

/// The picture of a character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenFace {
    /// In notation: `prairie_dog`.
    pub id: &'static str,
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// It is placed face down.
    pub down: bool,
}

/// A token on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapToken {
    /// What it is; none if the viewer does not know.
    pub face: Option<TokenFace>,
    /// Whose lines it builds: `blue`, `red`, `neutral`, or `unknown`.
    pub colour: &'static str,
    /// Whose it is: `blue` or `red`.
    pub owner: &'static str,
    /// It lies face down: all others see the shield of its owner only.
    pub down: bool,
    /// It lies face down, and the viewer knows what it is because it is his. A
    /// client that is to hide even that draws the scene of a
    /// [`strict_view`](crate::strict_view), in which no token is marked so.
    pub yours_only: bool,
    /// Characters that went back to its owner's hand in sight of all and may lie
    /// here; empty if none.
    pub may_be: Vec<String>,
}

/// What both sides would have more or less.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gain {
    /// Blue's points.
    pub blue: i16,
    /// Red's points.
    pub red: i16,
    /// The viewer counted in what only he knows.
    pub yours_only: bool,
}

/// A way to lay the Hippo across a tile and one beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AcrossChoice {
    /// The other tile: `C4`.
    pub other: String,
    /// The action, in notation.
    pub notation: String,
}

/// A quarter of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FogQuarter {
    /// In notation: `nw`.
    pub id: &'static str,
    /// In words: `north-west`.
    pub name: String,
    /// A fog board lies on it.
    pub fog: bool,
    /// What happens when the fog board is touched.
    pub touch: Touch,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A line on the map, and what it pays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapLine {
    /// Its tiles in their order, by their numbers from 0 on.
    pub tiles: Vec<u8>,
    /// Whose it is: `blue` or `red`.
    pub side: &'static str,
    /// How many tokens it has.
    pub length: u8,
    /// 1, or what a Pig or a Cat makes of it.
    pub multiplier: u8,
    /// What its side gets.
    pub points: u16,
    /// What the other side gets for its Crows in it.
    pub crow_share: u16,
    /// A face-down token that only the viewer knows is part of it, or ends it.
    pub yours_only: bool,
    /// In words: `Blue: A1-D1, 4 in a row with a Pig: 10 points`.
    pub about: String,
}

/// The lines that a choice would make, or make pay something else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MapDraft {
    /// The action, in notation.
    pub notation: String,
    /// They have no words of their own: the choice tells what they bring.
    pub lines: Vec<MapLine>,
}

/// A Hippo that lies across two tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WaitingHippo {
    /// Its two tiles, by their numbers from 0 on.
    pub tiles: [u8; 2],
    /// Whose it is: `blue` or `red`.
    pub side: &'static str,
    /// The player who settles it.
    pub seal: Seal,
    /// In words: where it lies, and when it is settled.
    pub about: String,
}

/// What everybody can see of a side, and what the viewer can tell of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SidePlate {
    /// `blue` or `red`.
    pub id: &'static str,
    /// In words.
    pub name: String,
    /// The players' marks.
    pub seals: Vec<Seal>,
    /// The players' names.
    pub players: Vec<String>,
    /// Points so far, or coins where there are mercenaries.
    pub score: Count,
    /// What all its mercenaries have cost.
    pub hired_cost: u16,
    /// Its mercenaries.
    pub band: Vec<TokenCount>,
    /// Points for lines on the map as the viewer sees it.
    pub on_map: u16,
    /// What it has not laid in sight of the viewer: in hands and piles, and face
    /// down on the map if he does not know those.
    pub left: Vec<TokenCount>,
    /// So many of them lie face down on the map.
    pub left_face_down: u8,
    /// Characters that went back to a hand in sight of all and were not shown
    /// since: `Ada: Cat`.
    pub returned: Vec<String>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// Tokens of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenCount {
    /// In notation.
    pub id: &'static str,
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// How many.
    pub count: u8,
    /// What it does, in a sentence.
    pub about: String,
}

/// The weather and its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeatherBoard {
    /// The weather of this round; none before it is known.
    pub now: Option<WeatherFace>,
    /// The two cards on offer, while somebody chooses.
    pub offer: Vec<WeatherCard>,
    /// Cards that nobody has seen yet.
    pub unseen: u8,
    /// Cards laid back, the one on top first.
    pub back: Vec<WeatherCard>,
    /// Everything the eye gets, in words; what a weather means stands with it.
    pub about: String,
}

/// A kind of weather.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeatherFace {
    /// In notation: `foggy`.
    pub id: &'static str,
    /// The icon's name.
    pub icon: &'static str,
    /// In words.
    pub name: String,
    /// What it means, in a sentence.
    pub about: String,
}

/// A weather card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WeatherCard {
    /// What it shows; none if the viewer does not know.
    pub face: Option<WeatherFace>,
    /// What happens when it is touched.
    pub touch: Touch,
}

/// How far the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// Which game is played, in words.
    pub mode: String,
    /// The round, from 1 on; 0 before the first.
    pub round: u8,
    /// Rounds of the game, without additional ones.
    pub rounds: u8,
    /// This round is an additional one.
    pub additional: bool,
    /// Who begins this round.
    pub first: Seal,
    /// Whose turn it is, while there are turns.
    pub turn: Option<Seal>,
    /// Placements left in this turn, the present one included.
    pub placements: u8,
    /// Extra placements in each player's next turn, in seat order.
    pub extras: Vec<u8>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// An ability that is being resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PendingAbility {
    /// The tile that it is about: of the token that uses it, or of the one that
    /// is exchanged.
    pub tile: u8,
    /// Who decides.
    pub seal: Seal,
    /// In words.
    pub text: String,
}

/// The mercenaries for hire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Shop {
    /// Coins before the first hire.
    pub coins: u16,
    /// Coins left after what is hired so far.
    pub left: u16,
    /// Every mercenary.
    pub goods: Vec<ShopItem>,
    /// What happens when hiring is finished.
    pub done: Touch,
    /// In words: coins left, and what becomes of them.
    pub about: String,
}

/// A mercenary for hire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShopItem {
    /// In notation.
    pub id: &'static str,
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// What it costs.
    pub cost: u8,
    /// The basic character that is given up for it.
    pub gives_up: Option<TokenFace>,
    /// Copies that can still be hired.
    pub copies: u8,
    /// Hired in this phase so far.
    pub hired: u8,
    /// In the band already.
    pub in_band: u8,
    /// What happens when it is touched.
    pub touch: Touch,
    /// What it does, in a sentence.
    pub text: String,
    /// Why it cannot be hired; empty if it can.
    pub why_not: String,
}

/// A mercenary, as everybody sees it during the whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mercenary {
    /// In notation.
    pub id: &'static str,
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// What it costs.
    pub cost: u8,
    /// Copies that a side can have.
    pub copies: u8,
    /// The basic character that is given up for it.
    pub gives_up: Option<TokenFace>,
    /// Who has hired it: one mark for each side that has.
    pub hired_by: Vec<Seal>,
    /// What it does, in a sentence.
    pub text: String,
}

/// The hand that is being chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandPicking {
    /// Chosen so far, in the order of the kinds.
    pub chosen: Vec<TokenFace>,
    /// Still to be chosen.
    pub due: u8,
    /// What there is to choose from.
    pub from: Vec<PickItem>,
}

/// Tokens of one kind that a hand is chosen from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PickItem {
    /// The tokens that are left.
    pub tokens: TokenCount,
    /// What happens when one is touched.
    pub touch: Touch,
    /// Why none can be taken now; empty if one can.
    pub why_not: String,
}
