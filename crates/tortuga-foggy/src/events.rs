//! What then happened, and who heard it.

use serde::{Deserialize, Serialize};
use tortuga_core::{Seat, Seats, Viewer};

use crate::board::{Pair, Quarter, Side, Tile};
use crate::lines::Line;
use crate::options::Weather;
use crate::tokens::{Kind, Token, Tokens};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody saw it.
    Open(Open),
    /// A token was chosen for a hand, unseen.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A mercenary was hired, unseen as yet.
    HiredInSecret {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A token was dealt to a partner.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        kind: Kind,
        /// The team, which can tell what it is.
        seen_by: Seats,
    },
    /// A token was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// A weather card was drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// What it shows.
        weather: Weather,
    },
    /// Two weather cards that were laid back are on offer again.
    CardsOffered {
        /// To whom.
        seat: Seat,
        /// What they show.
        cards: [Weather; 2],
    },
    /// A weather card was kept and the other one laid back.
    WeatherKept {
        /// By whom.
        seat: Seat,
        /// The weather of this round.
        kept: Weather,
        /// The other one.
        back: Weather,
    },
    /// A token was placed on one tile.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        tile: Tile,
        /// Which.
        kind: Kind,
        /// Face down?
        down: bool,
    },
    /// A token went back to a hand, and another one took its tile.
    Exchanged {
        /// Whose hand.
        seat: Seat,
        /// Where.
        tile: Tile,
        /// What lies there now.
        kind: Kind,
        /// Does it lie face down?
        down: bool,
        /// What went back.
        back: Kind,
        /// Did it lie face down?
        back_was_down: bool,
    },
}

/// Something that everybody saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// The first player was named.
    FirstPlayer(Seat),
    /// The weather of the whole quick game was named.
    QuickWeather(Weather),
    /// A round is being prepared.
    RoundBegan {
        /// Which.
        round: u8,
        /// Who begins it.
        first: Seat,
        /// An additional one, because of a tie?
        additional: bool,
    },
    /// Hiring begins: each side has so many coins.
    HiringBegan {
        /// Blue's and red's.
        coins: [u16; 2],
    },
    /// Somebody has finished hiring.
    HiringDone(Seat),
    /// Somebody hires a mercenary in sight of all.
    HiredOpenly {
        /// Who.
        seat: Seat,
        /// Which.
        kind: Kind,
    },
    /// What a side has hired.
    Hired {
        /// Which side.
        side: Side,
        /// The mercenaries.
        mercenaries: Tokens,
        /// What they cost together.
        cost: u16,
    },
    /// Somebody has chosen his hand.
    HandChosen(Seat),
    /// The quarter without a fog board.
    QuarterOpen(Quarter),
    /// A fog board was removed.
    FogRemoved {
        /// By whom.
        seat: Seat,
        /// Where.
        quarter: Quarter,
    },
    /// A waiting Hippo was settled.
    HippoSettled {
        /// By whom.
        seat: Seat,
        /// Where it sits now.
        tile: Tile,
        /// Where it no longer lies.
        freed: Tile,
    },
    /// A Frog stepped to another tile.
    FrogMoved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Tile,
        /// Where to.
        to: Tile,
    },
    /// A Frog stayed.
    FrogStayed(Seat),
    /// A Hippo was laid across two tiles.
    HippoLaid {
        /// By whom.
        seat: Seat,
        /// Where.
        pair: Pair,
    },
    /// A Chameleon has another colour now.
    Recoloured {
        /// Where.
        tile: Tile,
        /// The colour.
        colour: Side,
    },
    /// Two tokens changed places.
    Swapped {
        /// Who decided it.
        seat: Seat,
        /// One tile.
        one: Tile,
        /// The other.
        other: Tile,
    },
    /// A Prairie Dog swapped nothing.
    SwapDeclined(Seat),
    /// A Fox chose a token, which its player exchanges.
    FoxChose {
        /// Whose Fox.
        seat: Seat,
        /// Where the token lies.
        tile: Tile,
    },
    /// A Snake named a token, which must be exchanged.
    SnakeNamed {
        /// Whose Snake.
        seat: Seat,
        /// Where the token lies.
        tile: Tile,
        /// Who must exchange it.
        victim: Seat,
    },
    /// A Turtle gives extra placements.
    TurtleGives {
        /// One to its player.
        seat: Seat,
        /// And one to this player, in his next turn.
        other: Seat,
    },
    /// A round is over: the map, with all tokens face up, and its lines.
    RoundScored {
        /// Which round.
        round: u8,
        /// The token of every tile.
        map: Vec<Token>,
        /// Every line with what it pays.
        lines: Vec<Line>,
        /// Blue's and red's points.
        points: [u16; 2],
        /// Were there face-down tokens?
        turned_up: bool,
    },
    /// The game is over.
    GameEnded,
}

/// What one viewer learns of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Heard {
    /// Everybody saw it.
    Open(Open),
    /// He chose a token for his hand.
    Picked(Kind),
    /// He hired a mercenary.
    HiredInSecret(Kind),
    /// A token was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which, if he can tell.
        kind: Option<Kind>,
    },
    /// A token was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which, if he drew it.
        kind: Option<Kind>,
    },
    /// A weather card was drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// What it shows, if he drew it.
        weather: Option<Weather>,
    },
    /// Cards that were laid back are on offer again.
    CardsOffered {
        /// To whom.
        seat: Seat,
        /// What they show, if it is he.
        cards: Option<[Weather; 2]>,
    },
    /// The weather of the round is known.
    WeatherKept {
        /// By whom.
        seat: Seat,
        /// The weather.
        kept: Weather,
        /// The card laid back, if it was he.
        back: Option<Weather>,
    },
    /// A token was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        tile: Tile,
        /// Which, if he knows.
        kind: Option<Kind>,
        /// Face down?
        down: bool,
    },
    /// A token was exchanged.
    Exchanged {
        /// Whose hand.
        seat: Seat,
        /// Where.
        tile: Tile,
        /// What lies there now, if he knows.
        kind: Option<Kind>,
        /// Does it lie face down?
        down: bool,
        /// What went back, if he knows.
        back: Option<Kind>,
    },
}

impl tortuga_core::Event for Event {
    type Heard = Heard;

    fn heard_by(&self, viewer: Viewer) -> Option<Heard> {
        let to = |seat: Seat, kind: Kind| viewer.is(seat).then_some(kind);
        Some(match *self {
            Self::Open(ref open) => Heard::Open(open.clone()),
            Self::Picked { seat, kind } => Heard::Picked(to(seat, kind)?),
            Self::HiredInSecret { seat, kind } => Heard::HiredInSecret(to(seat, kind)?),
            Self::Dealt {
                seat,
                kind,
                seen_by,
            } => {
                let seen = seen_by.iter().any(|partner| viewer.is(partner));
                let kind = seen.then_some(kind);
                Heard::Dealt { seat, kind }
            }
            Self::Drawn { seat, kind } => {
                let kind = to(seat, kind);
                Heard::Drawn { seat, kind }
            }
            Self::CardDrawn { seat, weather } => {
                let weather = viewer.is(seat).then_some(weather);
                Heard::CardDrawn { seat, weather }
            }
            Self::CardsOffered { seat, cards } => {
                let cards = viewer.is(seat).then_some(cards);
                Heard::CardsOffered { seat, cards }
            }
            Self::WeatherKept { seat, kept, back } => {
                let back = viewer.is(seat).then_some(back);
                Heard::WeatherKept { seat, kept, back }
            }
            Self::Placed {
                seat,
                tile,
                kind,
                down,
            } => {
                let kind = (!down || viewer.is(seat)).then_some(kind);
                Heard::Placed {
                    seat,
                    tile,
                    kind,
                    down,
                }
            }
            Self::Exchanged {
                seat,
                tile,
                kind,
                down,
                back,
                back_was_down,
            } => Heard::Exchanged {
                seat,
                tile,
                kind: (!down || viewer.is(seat)).then_some(kind),
                down,
                back: (!back_was_down || viewer.is(seat)).then_some(back),
            },
        })
    }

    fn reveals(&self) -> bool {
        match self {
            Self::Placed { down, .. } | Self::Exchanged { down, .. } => !down,
            Self::Dealt { .. }
            | Self::Drawn { .. }
            | Self::CardDrawn { .. }
            | Self::CardsOffered { .. }
            | Self::WeatherKept { .. } => true,
            Self::Picked { .. } | Self::HiredInSecret { .. } => false,
            Self::Open(open) => matches!(
                open,
                Open::FirstPlayer(_)
                    | Open::QuickWeather(_)
                    | Open::HiredOpenly { .. }
                    | Open::Hired { .. }
                    | Open::QuarterOpen(_)
                    | Open::HippoLaid { .. }
                    | Open::RoundScored {
                        turned_up: true,
                        ..
                    }
            ),
        }
    }
}
