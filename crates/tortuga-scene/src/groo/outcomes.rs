//! What a choice brings for certain, as far as the viewer can know.

use tortuga_core::{Actor, Rules as _, Seat};
use tortuga_groo::{
    Action, CardType, Cards, Effect, Event, Groo, Kind, Open, State, Symbols, totals,
};

use super::Stage;

impl Stage<'_> {
    pub(super) fn outcome(&self, action: Action) -> String {
        self.results(action).join("; ")
    }

    fn results(&self, action: Action) -> Vec<String> {
        let Some(seat) = self.own_seat() else {
            return Vec::new();
        };
        match action {
            Action::Draw => self.drawn(seat),
            Action::Commit(_) => vec![self.then_totals(seat, action)],
            Action::Play(kind) => self.played(seat, action, kind),
            Action::PlayGroo(kind, _) => self.effect(seat, action, kind),
            Action::Ability(kind, _) => self.ability(seat, action, kind),
            Action::Recover(_) => {
                let keep = [("card", self.keep().into())];
                vec![self.voice.say("out-gives-up", &keep)]
            }
            Action::Wild(kind, argument) => self.wild(kind, argument),
            Action::LoseBuilding(kind) => vec![self.points_lost(seat, kind)],
            Action::Done => self.left(),
            Action::Discard(_)
            | Action::Attack(_)
            | Action::LoseTroop(_)
            | Action::LoseHand(_)
            | Action::Dealer(_)
            | Action::Drew(_)
            | Action::Rolled(..)
            | Action::Stole(_) => Vec::new(),
        }
    }

    /// Plays an action at the table as the viewer sees it, and says what was
    /// noted first. What comes after that may rest on hands that he does not
    /// see, and nobody may look at it.
    pub(super) fn tried(&self, seat: Seat, action: Action) -> (State, Option<Open>) {
        let mut state = self.seen;
        if Groo::check(&state, Actor::Seat(seat), action).is_err() {
            return (state, None);
        }
        let mut events: Vec<Event> = Vec::new();
        Groo::apply(&mut state, Actor::Seat(seat), action, &mut events);
        let first = events.into_iter().next();
        let open = first.and_then(|event| match event {
            Event::Open(open) => Some(open),
            Event::CardDrawn { .. }
            | Event::CardStolen { .. }
            | Event::WindowOpened { .. }
            | Event::Passed { .. } => None,
        });
        (state, open)
    }

    fn pay(&self, cost: Symbols) -> String {
        let cost = [("cost", self.voice.symbols(cost).into())];
        self.voice.say("out-pay", &cost)
    }

    fn drawn(&self, seat: Seat) -> Vec<String> {
        let held = self.view.hands[seat.index()].count;
        let more = self.seen.hand_limit(seat).saturating_sub(held);
        vec![format!("+{}", self.voice.count("cards", more))]
    }

    fn then_totals(&self, seat: Seat, action: Action) -> String {
        self.totals_in(&self.tried(seat, action).0)
    }

    fn totals_in(&self, state: &State) -> String {
        let (attack, defence) = totals(state);
        let args = [("attack", attack.into()), ("defence", defence.into())];
        self.voice.say("out-total", &args)
    }

    fn played(&self, seat: Seat, action: Action, kind: Kind) -> Vec<String> {
        let (state, open) = self.tried(seat, action);
        let mut results = Vec::new();
        if let Some(Open::CardPlayed { paid, .. }) = open {
            results.push(self.pay(paid));
        }
        if self.voice.print(kind).card_type == CardType::Troop {
            results.push(self.voice.count("bv", self.voice.print(kind).battle));
        } else {
            let more = state.points(seat).saturating_sub(self.seen.points(seat));
            results.push(format!("+{}", self.voice.vp(more)));
        }
        results
    }

    fn effect(&self, seat: Seat, action: Action, kind: Kind) -> Vec<String> {
        let mut results = Vec::new();
        if let (_, Some(Open::EffectAnnounced { paid, .. })) = self.tried(seat, action) {
            results.push(self.pay(paid));
        }
        if self.sends_groo_to(action).is_none() && self.voice.print(kind).effect != Effect::None {
            let town = [("town", self.voice.town(self.table().groo).into())];
            results.push(self.voice.say("out-hits", &town));
        }
        results
    }

    fn ability(&self, seat: Seat, action: Action, kind: Kind) -> Vec<String> {
        if let Effect::GainSymbol { .. } = self.voice.print(kind).effect {
            return vec![self.voice.say("out-private", &[])];
        }
        if self.sends_groo_to(action).is_some()
            && let (_, Some(Open::GrooPaid { paid, .. })) = self.tried(seat, action)
        {
            return vec![self.pay(paid)];
        }
        Vec::new()
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what the others do their labels say"
    )]
    fn wild(&self, kind: Kind, argument: u8) -> Vec<String> {
        match self.voice.print(kind).effect {
            Effect::GainSymbol { .. } => vec![self.voice.say("out-private", &[])],
            Effect::BattleBonus(amount) => {
                let mut state = self.seen;
                let bonus = &mut state.table.bonus[usize::from(argument % 2)];
                *bonus = bonus.saturating_add(amount);
                vec![self.totals_in(&state)]
            }
            Effect::StealCard => vec![format!("+{}", self.voice.count("cards", 1_u8))],
            _ => Vec::new(),
        }
    }

    /// With what depended on the Building.
    fn points_lost(&self, seat: Seat, kind: Kind) -> String {
        let town = self.seen.town(seat);
        let edition = self.voice.edition;
        let left = edition.points(without(town, edition.each(town), kind));
        let lost = edition.points(town).saturating_sub(left);
        format!("-{}", self.voice.vp(lost))
    }

    /// What happens to the dice that are not used.
    fn left(&self) -> Vec<String> {
        let table = self.table();
        let using = table.stage == tortuga_groo::Stage::Use && table.window.is_none();
        if !using || table.pool.is_empty() || table.choice.is_some() {
            return Vec::new();
        }
        let next = table.left_of(table.user, 1);
        let key = if next == table.active {
            "out-wasted"
        } else {
            "out-leaves"
        };
        let args = [
            ("dice", self.voice.symbols(table.pool).into()),
            ("name", self.voice.name(next).into()),
        ];
        vec![self.voice.say(key, &args)]
    }
}

/// The cards but for one of a kind: the last, as equal cards fill up from the first.
fn without(cards: Cards, kinds: impl Iterator<Item = Kind>, kind: Kind) -> Cards {
    let mut numbers: Vec<u8> = cards.into();
    let kinds: Vec<Kind> = kinds.collect();
    if let Some(place) = kinds.iter().rposition(|&one| one == kind) {
        numbers.remove(place);
    }
    Cards::from(numbers)
}
