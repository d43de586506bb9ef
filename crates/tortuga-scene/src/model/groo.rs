//! The table of GROO: The Game.

use serde::Serialize;

use super::{Count, Seal, Touch};

/// The table of GROO: The Game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GrooBoard {
    /// So many victory points win.
    pub to_win: u8,
    /// The towns in seat order; the left neighbour follows.
    pub towns: Vec<Town>,
    /// Rolled dice that are not spent yet.
    pub dice: DicePool,
    /// The battle that is prepared or fought.
    pub battle: Option<Battle>,
    /// The response window that is open.
    pub window: Option<OpenWindow>,
    /// The Groo Effect that is announced or being resolved.
    pub announced: Option<Announcement>,
    /// The Event that is being resolved.
    pub event: Option<EventOnTable>,
    /// What somebody must choose to lose.
    pub loss: Option<Loss>,
    /// What cards that the viewer may pay for would change, in pencil.
    pub drafts: Vec<GrooDraft>,
    /// Draw pile and discard pile.
    pub piles: Piles,
}

/// What playing a card would change on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GrooDraft {
    /// The action, in notation.
    pub notation: String,
    /// The card, if it comes to lie before the viewer.
    pub card: Option<Piece>,
    /// It is a Troop, and no Building.
    pub troop: bool,
    /// The viewer's victory points then.
    pub points: u8,
    /// The letters of the dice that it takes out of the pool.
    pub pays: Vec<char>,
}

/// One player's town and army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Town {
    /// The player's mark.
    pub seal: Seal,
    /// The player's name.
    pub name: String,
    /// Groo is in this town.
    pub groo: bool,
    /// Victory points now, bonuses included.
    pub points: u8,
    /// Printed battle value of all Troops in play, those in the battle included.
    pub battle: u8,
    /// Towns between this one and Groo, the shorter way round; 0 is here.
    pub distance: u8,
    /// The same in words: `Groo is here`, `Groo is 2 towns away`.
    pub where_groo: String,
    /// The Buildings, kind by kind.
    pub buildings: Vec<Piece>,
    /// The Troops at home and in the battle, kind by kind.
    pub troops: Vec<Piece>,
    /// What happens when the town is touched: attack it, or send Groo there.
    pub touch: Touch,
    /// What a touch does, in words: `Attack Bo`; empty if it does nothing.
    pub touch_label: String,
    /// Everything the eye gets, in words.
    pub about: String,
}

/// Equal cards that lie together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piece {
    /// In notation: `military_stable`.
    pub id: String,
    /// The icon's name.
    pub icon: &'static str,
    /// What it is called.
    pub name: String,
    /// How many there are.
    pub count: u8,
    /// The number in its corner: `2 VP`, `BV 5`; may be empty.
    pub corner: String,
    /// The same number alone: what a Building is worth now, or a Troop's battle value.
    pub value: Option<u8>,
    /// Its type, by a name that the clients share: `building`, `troop`, `groo-effect`,
    /// `wild` or `event`.
    pub band: &'static str,
    /// Its type in a word.
    pub sort: String,
    /// So many of them do nothing more in this turn: built in it, or used.
    pub idle: u8,
    /// They stand in the battle.
    pub committed: bool,
    /// What happens when it is touched.
    pub touch: Touch,
    /// Cost and effect, and everything else the eye gets, in words.
    pub about: String,
}

/// The dice that can be used, and by whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DicePool {
    /// Unspent dice in the order Kopins, Supplies, Labor, Groo heads.
    pub pool: Vec<SymbolDie>,
    /// How many dice of this roll were spent.
    pub spent: u8,
    /// Symbols that cannot be passed on.
    pub private: Vec<SymbolDie>,
    /// Who uses them; none while nobody does.
    pub user: Option<Seal>,
    /// Everything the eye gets, in words: `Bo uses the dice: 2 Labor.`
    pub about: String,
}

/// The face of a card of GROO, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardFace {
    /// Its type, by a name that the clients share; as [`Piece::band`].
    pub band: &'static str,
    /// Its type in a word.
    pub sort: String,
    /// What it costs, die by die.
    pub cost: Vec<SymbolDie>,
    /// What it is worth: `2 VP`, `BV 5`; may be empty.
    pub worth: String,
    /// What it does; may be empty.
    pub text: String,
}

/// The way that Groo took last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GrooWay {
    /// The icon of what the movement die showed.
    pub icon: &'static str,
    /// The towns that he left and came to; none if he stayed.
    pub towns: Option<(u8, u8)>,
    /// What happened, in a sentence.
    pub text: String,
}

/// What one die shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SymbolDie {
    /// The letter in notation.
    pub letter: char,
    /// The icon's name.
    pub icon: &'static str,
    /// What it shows, in words.
    pub label: String,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Battle {
    /// Who attacks.
    pub attacker: BattleSide,
    /// Who is attacked.
    pub defender: BattleSide,
    /// How it stands, in words.
    pub about: String,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleSide {
    /// The player's mark.
    pub seal: Seal,
    /// The player's name.
    pub name: String,
    /// The Troops in the battle.
    pub troops: Vec<Piece>,
    /// The total as it stands, bonuses included.
    pub total: u16,
    /// What Wild cards added to it.
    pub wild: u8,
}

/// An open response window.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OpenWindow {
    /// Which one: `battle`, `roll`, `pass`, `counter`, `effect` or `end`.
    pub key: &'static str,
    /// What it is called.
    pub name: String,
    /// What may be answered, in a sentence.
    pub about: String,
    /// The viewer is asked. Whether anybody else is, nobody is told.
    pub asked: bool,
}

/// A Groo Effect between its announcement and the discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Announcement {
    /// Who plays it.
    pub seal: Seal,
    /// The card.
    pub card: Piece,
    /// Who plays it, and what for, in a sentence.
    pub text: String,
}

/// An Event that is being resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EventOnTable {
    /// Who drew it.
    pub seal: Seal,
    /// The card.
    pub card: Piece,
    /// The cards that it has turned up and set aside, with their owners.
    pub set_aside: Vec<SetAside>,
    /// Who drew it, and what happens, in a sentence.
    pub text: String,
}

/// Cards of one player that an Event has set aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetAside {
    /// Whose they are.
    pub seal: Seal,
    /// The player's name.
    pub name: String,
    /// The cards.
    pub cards: Vec<Piece>,
}

/// A loss that is due.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Loss {
    /// Who must choose.
    pub seal: Seal,
    /// How much is still to be chosen: victory points, or cards.
    pub due: u8,
    /// What is to be lost, in a sentence.
    pub text: String,
}

/// Draw pile and discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Piles {
    /// Cards in the draw pile.
    pub draw: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// The discard pile, kind by kind; it lies open.
    pub discarded: Vec<Piece>,
    /// How often the draw pile was renewed.
    pub reshuffles: u8,
    /// Turns still to come after this one, once the game is running out.
    pub turns_left: Option<u8>,
    /// The counts in words, as they stand beside the table.
    pub counts: Vec<Count>,
    /// How far the piles are from ending the game, in words.
    pub about: String,
}
