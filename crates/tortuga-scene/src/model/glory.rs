//! The table of Glory Islands.

use serde::Serialize;

use super::{Count, Seal, Touch};

/// The table of Glory Islands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GloryBoard {
    /// The 25 cells of the square, row by row: `1,1` to `1,5`, then `2,1` and so on.
    pub cells: Vec<IslandCell>,
    /// The 24 sea spaces, clockwise from Home, which is the upper left corner.
    pub spaces: Vec<SeaSpace>,
    /// The islands in the order of their letters.
    pub islands: Vec<IslandPlate>,
    /// Everybody who sails, in seat order; Captain Henry Morgan is the last of
    /// three.
    pub ships: Vec<ShipPlate>,
    /// The sailing track.
    pub track: SailingTrack,
    /// Who has a turn in this round, first one first; empty while cards are chosen.
    pub order: Vec<TurnPlace>,
    /// What the compass gives to ships that come to it, and who has come.
    pub compass: BonusLadder,
    /// The same for Home.
    pub home: BonusLadder,
    /// The bag and what the viewer knows of it.
    pub bag: TreasureBag,
    /// Tokens drawn from the bag of which one will be kept.
    pub drawn: Option<DrawnTokens>,
    /// Wreck tokens that the viewer has open before him.
    pub wreck: Option<OpenWreck>,
    /// The special action that is being asked about or carried out.
    pub special: Option<PendingSpecial>,
    /// Barrels in the supply.
    pub barrels: Count,
    /// The round, from 1 on.
    pub round: u8,
    /// The first ship has come Home: the game ends with this round.
    pub last_round: bool,
    /// The back of the board lies up, with the storm.
    pub back: bool,
    /// How far the game is, in words.
    pub about: String,
}

/// A cell of the square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IslandCell {
    /// Row and column: `2,3`.
    pub name: String,
    /// The letter of its island; none for the storm.
    pub island: Option<char>,
    /// What the island is called; empty for the storm.
    pub island_name: String,
    /// What is printed on it: `field`, `chest`, `barrel` or `storm`. Also the
    /// icon's name.
    pub icon: &'static str,
    /// The same in words.
    pub icon_name: String,
    /// What it gives, in a sentence.
    pub icon_about: String,
    /// Whose pirate stands on it.
    pub pirate: Option<Seal>,
    /// The pirate is lifted and about to be put somewhere else.
    pub lifted: bool,
    /// Its place in the line of the ship that acts, from 1 to 5; none if it is
    /// not in it, or if no ship acts.
    pub distance: Option<u8>,
    /// The card of that ship reaches it.
    pub in_range: bool,
    /// What happens when it is touched.
    pub touch: Touch,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A sea space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeaSpace {
    /// Its number, clockwise from Home.
    pub number: u8,
    /// `home`, `compass`, `wreck`, or the side of the square: `top`, `right`,
    /// `bottom`, `left`. A corner without wrecks is a `corner`.
    pub kind: &'static str,
    /// In words: `the right side, row 2`.
    pub name: String,
    /// The cells in its line, by their numbers from 0 on, the nearest first.
    pub line: Vec<u8>,
    /// The stack of wreck tokens that lies there: 0 or 1.
    pub wreck: Option<u8>,
    /// Tokens in that stack.
    pub wreck_size: u8,
    /// The values that the viewer left there when he looked, others may have
    /// taken some since; empty if he has not looked.
    pub wreck_seen: Vec<u8>,
    /// Ships that lie there.
    pub ships: Vec<ShipMark>,
    /// Ways in which the viewer's ship may sail there now. Where there are two,
    /// a touch must ask which.
    pub ways: Vec<SailingWay>,
    /// What happens when it is touched, if there are not two ways.
    pub touch: Touch,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A ship on a sea space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShipMark {
    /// Whose.
    pub seal: Seal,
    /// It has come Home and sails its second lap.
    pub second_lap: bool,
    /// It is this ship's turn.
    pub acts: bool,
}

/// The way of a ship in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Wake {
    /// Whose.
    pub seat: u8,
    /// From which space
    pub from: u8,
    /// to which.
    pub to: u8,
}

/// A way to sail to a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SailingWay {
    /// The action, in notation.
    pub notation: String,
    /// How far.
    pub steps: u8,
    /// The ship only stops over.
    pub stopover: bool,
    /// What a button says.
    pub label: String,
}

/// An island.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IslandPlate {
    /// Its letter.
    pub letter: char,
    /// What it is called.
    pub name: String,
    /// How many cells it has.
    pub size: u8,
    /// Its cells, by their numbers from 0 on.
    pub cells: Vec<u8>,
    /// Glory for first, second and third place; places without glory are left out.
    pub prizes: Vec<u8>,
    /// Cells without a pirate.
    pub empty: u8,
    /// Who has pirates on it, most first.
    pub shares: Vec<IslandShare>,
    /// Glory that would come on top for who fills it, as all there are tied.
    pub extra: u8,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A player's part of an island.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IslandShare {
    /// Whose.
    pub seal: Seal,
    /// Pirates on the island.
    pub pirates: u8,
    /// Glory that he would get if the island were scored with these pirates,
    /// without what comes on top for who fills it.
    pub glory: u8,
}

/// What everybody can see of a ship and its player, and what the viewer knows
/// of his own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own beside the name"
)]
pub struct ShipPlate {
    /// The player's mark; its colour is that of his ship and his pirates.
    pub seal: Seal,
    /// The player's name.
    pub name: String,
    /// The viewer sits here.
    pub you: bool,
    /// This is Captain Henry Morgan.
    pub henry: bool,
    /// Spaces sailed since the beginning.
    pub sailed: u8,
    /// Where the ship lies, by the number of the space.
    pub space: u8,
    /// Where the marker is on the sailing track, from 0 on.
    pub circle: u8,
    /// What that circle is worth; none for who has sunk.
    pub circle_value: Option<i8>,
    /// Circles that can still be spent without sinking.
    pub circles_left: u8,
    /// Glory so far.
    pub glory: u16,
    /// Where it comes from: `islands`, `fields`, `compass`, `home`.
    pub sources: Vec<GlorySource>,
    /// Barrels.
    pub barrels: u8,
    /// Pirates in his supply.
    pub supply: u8,
    /// Pirates on the board.
    pub on_board: u8,
    /// How many treasure tokens he has.
    pub treasure_count: u8,
    /// Which they are, where the viewer knows; empty otherwise.
    pub treasures: Vec<TreasureCount>,
    /// What their sets are worth, where the viewer knows.
    pub sets: Option<u16>,
    /// How many wreck tokens he has.
    pub wreck_count: u8,
    /// Their values, where the viewer knows; empty otherwise.
    pub wrecks: Vec<u8>,
    /// The cards of his hand, or of Henry's draw pile.
    pub hand: Vec<SailingCard>,
    /// His discard pile.
    pub discards: Vec<SailingCard>,
    /// The card of this round, where the viewer knows it.
    pub played: Option<SailingCard>,
    /// He has chosen a card that is not revealed yet.
    pub has_chosen: bool,
    /// His place in the turn order of this round, from 1 on.
    pub turn_place: Option<u8>,
    /// He has not sunk.
    pub afloat: bool,
    /// The round in which he sank.
    pub sunk_in: Option<u8>,
    /// As which ship he came to the compass, from 1 on.
    pub compass: Option<u8>,
    /// As which ship he came Home, from 1 on.
    pub home: Option<u8>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// Glory of one origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GlorySource {
    /// `islands`, `fields`, `compass` or `home`.
    pub key: &'static str,
    /// In words.
    pub label: String,
    /// How much.
    pub glory: u16,
}

/// A sailing card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SailingCard {
    /// In notation: `red-3a`.
    pub id: String,
    /// The name of its colour.
    pub colour: &'static str,
    /// How far it sails and its pirates reach.
    pub value: u8,
    /// Circles that it costs.
    pub cost: u8,
    /// Dots that decide between equal values.
    pub dots: u8,
    /// They are black, and come before white ones.
    pub black: bool,
    /// What it is called: `red 3 (three white dots)`.
    pub name: String,
    /// What its special action is called.
    pub special: String,
    /// It would sink the ship that owns it.
    pub sinks: bool,
    /// The viewer has chosen it for this round.
    pub chosen: bool,
    /// What happens when it is touched.
    pub touch: Touch,
    /// What it does, in sentences.
    pub about: String,
}

/// The sailing track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SailingTrack {
    /// What its circles are worth, from the start on. After the last one a ship
    /// sinks.
    pub values: Vec<i8>,
    /// Where the markers are, in seat order; the sunk are at the number after the
    /// last circle.
    pub markers: Vec<TrackMark>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A marker on the sailing track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrackMark {
    /// Whose.
    pub seal: Seal,
    /// On which circle, from 0 on.
    pub circle: u8,
    /// He has sunk.
    pub sunk: bool,
}

/// A place in the turn order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TurnPlace {
    /// Whose.
    pub seal: Seal,
    /// His name.
    pub name: String,
    /// The value of his card.
    pub value: u8,
    /// Has had his turn, has it now, or waits for it.
    pub state: super::StepState,
}

/// Glory for the first, the second ship and so on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BonusLadder {
    /// Where, by the number of the space.
    pub space: u8,
    /// What it is called.
    pub name: String,
    /// One step for each ship of the game.
    pub steps: Vec<BonusStep>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// What the ship of one place gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BonusStep {
    /// How much.
    pub glory: u8,
    /// Who has got it.
    pub taken_by: Option<Seal>,
}

/// Treasure tokens of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TreasureCount {
    /// In notation: `ruby`. Also the icon's name.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
    /// How many.
    pub count: u8,
}

/// The bag of treasure tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TreasureBag {
    /// Tokens in it.
    pub count: u8,
    /// Tokens of each kind that the viewer does not see: in the bag, or with
    /// rivals.
    pub unseen: Vec<TreasureCount>,
    /// Glory of a set by its number of kinds, from 1 on.
    pub sets: Vec<u8>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// Tokens that somebody has drawn from the bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnTokens {
    /// Who.
    pub seal: Seal,
    /// How many so far.
    pub count: u8,
    /// Still to be drawn.
    pub to_draw: u8,
    /// Which they are, if the viewer drew them; empty otherwise.
    pub tokens: Vec<DrawnToken>,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// A kind of token that the viewer has drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnToken {
    /// Which, and how many of it.
    pub treasure: TreasureCount,
    /// What his sets would be worth with it.
    pub sets: u16,
    /// What happens when it is touched.
    pub touch: Touch,
}

/// The stack of wreck tokens that the viewer looks into.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OpenWreck {
    /// Which stack: 0 or 1.
    pub stack: u8,
    /// What lies there, by value.
    pub tokens: Vec<WreckTokens>,
    /// Barrels that a token costs now.
    pub barrels: u8,
    /// What happens when none is taken.
    pub leave: Touch,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// Wreck tokens of one value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WreckTokens {
    /// The value.
    pub value: u8,
    /// How many.
    pub count: u8,
    /// What happens when one is touched.
    pub touch: Touch,
}

/// A special action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PendingSpecial {
    /// Whose.
    pub seal: Seal,
    /// The value of the card.
    pub value: u8,
    /// What it is called.
    pub name: String,
    /// What it does, in a sentence.
    pub text: String,
    /// It is paid for, and being carried out.
    pub paid: bool,
    /// How it can be paid; empty once it is paid.
    pub prices: Vec<SpecialPrice>,
    /// What happens when it is declined.
    pub leave: Touch,
}

/// A way to pay for a special action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpecialPrice {
    /// `barrel` or `sail`. Also the icon's name.
    pub icon: &'static str,
    /// How much of it.
    pub amount: u8,
    /// In words: `1 barrel`.
    pub label: String,
    /// What happens when it is touched.
    pub touch: Touch,
    /// Why it cannot be paid so; empty if it can.
    pub why_not: String,
}
