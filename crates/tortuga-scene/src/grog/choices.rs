//! Every legal action as a button: what it says, and what it means.

use tortuga_grog::{Action, FORMS, Phase};

use super::voice::Named;
use super::{Legal, Stage};
use crate::Choice;

impl Stage<'_> {
    /// By number, which keeps a verb's choices together; bids by their amount,
    /// of equal ones those with fewer dice first.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let mut legal: Vec<&Legal> = self.legal.iter().collect();
        legal.sort_by_key(|legal| (group(legal), self.price(legal.action), legal.number));
        legal.into_iter().map(|legal| self.choice(legal)).collect()
    }

    /// Amount and dice of a bid.
    fn price(&self, action: Action) -> Option<(u8, usize)> {
        let Action::Bid(row) = action else {
            return None;
        };
        Some((row.amount(self.view.table.dice), row.dice().len()))
    }

    fn choice(&self, legal: &Legal) -> Choice {
        let verb = FORMS[group(legal)].verb;
        let case = self.case(legal.action);
        let args = self.subject(legal.action);
        Choice {
            number: legal.number,
            notation: legal.notation.clone(),
            verb,
            label: capitalised(&self.voice.say(&format!("do-{verb}{}", case.label), &args)),
            amount: self.price(legal.action).map(|(amount, _)| amount),
            outcome: self.outcome(legal.action),
            about: self
                .voice
                .say(&format!("about-{verb}{}", case.about), &args),
        }
    }

    /// Some actions have words of their own now and then.
    fn case(&self, action: Action) -> Case {
        if action == Action::Direct(0) {
            return Case {
                label: "-none",
                about: "-none",
            };
        }
        if let Action::Build(building) = action
            && self.is_black(self.voice.print(building).column)
        {
            return Case {
                label: "",
                about: "-black",
            };
        }
        Case::default()
    }

    /// What the words about an action speak of.
    fn subject(&self, action: Action) -> Vec<Named<'static>> {
        let voice = &self.voice;
        let edition = voice.edition;
        match action {
            Action::Bid(row) => vec![
                ("amount", row.amount(self.view.table.dice).into()),
                ("dice", voice.dice(row).into()),
            ],
            Action::Turn(die, pips) => {
                vec![("die", voice.peninsula(die).into()), ("pips", pips.into())]
            }
            Action::Ship(at) | Action::ShipIdle(at) => {
                let ship = self.view.table.ships[at.index()];
                vec![
                    ("ship", self.ship_of(action, ship).into()),
                    ("peninsula", voice.peninsula(at).into()),
                ]
            }
            Action::Main(units) => vec![("units", voice.count("units", units).into())],
            Action::Claim => self.claim_subject(),
            Action::Direct(units) => vec![
                ("tiles", self.direct_tiles(units).into()),
                ("ratio", edition.substitution_ratio.into()),
            ],
            Action::Sub(good) | Action::StartGood(good) => {
                vec![("tiles", voice.tiles(good, 1_u8).into())]
            }
            Action::Build(building) | Action::Lock(building) | Action::Ghost(building) => {
                voice.place(building)
            }
            Action::DiscardGoal(kind) | Action::KeepGoal(kind) | Action::ReturnGoal(kind) => {
                vec![("goal", voice.goal(kind).into())]
            }
            Action::Treasure(treasure) => vec![("value", treasure.0.into())],
            Action::Hold | Action::Settle => vec![("bid", self.view.table.bid.into())],
            // These need no object, or are no actions of a player.
            Action::Pass
            | Action::EndTrade
            | Action::StopClaims
            | Action::Refuse
            | Action::Clouds(_)
            | Action::Starter(_)
            | Action::DrewGoal(_)
            | Action::DrewTreasure(_)
            | Action::DrewParrot(_)
            | Action::Ships(_)
            | Action::Rolled(_) => Vec::new(),
        }
    }

    fn claim_subject(&self) -> Vec<Named<'static>> {
        let Phase::Trade(trade) = self.phase() else {
            return Vec::new();
        };
        let cost = self.voice.edition.claim_cost;
        vec![
            ("peninsula", self.voice.peninsula(trade.at).into()),
            ("cost", self.voice.count("units", cost).into()),
        ]
    }

    /// The tiles of a payment: `2 fish`, or the others if none are demanded ones.
    fn direct_tiles(&self, units: u8) -> String {
        let Phase::Price { trade, buys } = self.phase() else {
            return String::new();
        };
        if units > 0 {
            return self.voice.tiles(trade.at, units);
        }
        let others = self.units_of(buys) * self.voice.edition.substitution_ratio;
        self.voice.count("other-tiles", others)
    }

    /// A button names the ship; a sentence speaks of it.
    fn ship_of(&self, action: Action, ship: u8) -> String {
        if let Action::Ship(_) = action {
            self.voice.ship(ship)
        } else {
            self.voice.ship_in_sentence(ship)
        }
    }
}

/// What the keys of an action's words end with.
#[derive(Default)]
struct Case {
    label: &'static str,
    about: &'static str,
}

/// The place of an action's verb in the list of forms; its choices stand together.
fn group(legal: &Legal) -> usize {
    let verb = legal.notation.split(' ').next().unwrap_or_default();
    let place = FORMS.iter().position(|form| form.verb == verb);
    place.unwrap_or_default()
}

/// German buttons may begin with an article, which is small inside a sentence.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
