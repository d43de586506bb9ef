//! The viewer's own cards.

use tortuga_grog::{Action, Column, Goal, GoalKind, Parrot, Phase, Treasure};

use super::{Stage, icons};
use crate::{Card, Touch};

impl Stage<'_> {
    /// Cards just drawn, goal cards, parrots, treasures.
    pub(super) fn hand(&self) -> Vec<Card> {
        let Some(seat) = self.own_seat() else {
            return Vec::new();
        };
        let hand = &self.view.hands[seat.index()];
        let mut cards = Vec::new();
        let drawn = self.view.drawn.faces.unwrap_or_default();
        cards.extend(Vec::from(drawn).into_iter().map(|kind| self.drawn(kind)));
        let goals = Vec::from(hand.goals.faces.unwrap_or_default());
        cards.extend(goals.into_iter().map(|kind| self.goal_card(kind)));
        let parrots = hand.parrots.faces.unwrap_or_default();
        for parrot in Parrot::ALL {
            let copies = usize::from(parrots.0[parrot.index()]);
            cards.extend(std::iter::repeat_n(self.parrot_card(parrot), copies));
        }
        let treasures = hand.treasures.faces.unwrap_or_default();
        for treasure in Treasure::ALL.into_iter().rev() {
            let copies = usize::from(treasures.0[treasure.index()]);
            cards.extend(std::iter::repeat_n(self.treasure_card(treasure), copies));
        }
        cards
    }

    fn goal_card(&self, kind: GoalKind) -> Card {
        let wanted = if let Phase::SwapGoal { .. } = self.phase() {
            Action::DiscardGoal(kind)
        } else {
            Action::ReturnGoal(kind)
        };
        // While drawn cards are chosen from, the same kind in the hand stays there.
        let choosing = matches!(self.phase(), Phase::KeepGoal(_) | Phase::ReturnDrawn(_));
        let touch = if choosing && self.view.drawn.faces.is_some() {
            Touch::Nothing
        } else {
            self.touch(&[wanted])
        };
        Card {
            icon: icons::goal(self.voice.edition, kind),
            title: self.voice.goal(kind),
            corner: self.goal_corner(kind),
            about: self.about_goal(kind),
            face: None,
            touch,
        }
    }

    fn drawn(&self, kind: GoalKind) -> Card {
        let card = self.goal_card(kind);
        let wanted = [Action::KeepGoal(kind), Action::ReturnGoal(kind)];
        Card {
            about: self
                .voice
                .say("card-drawn", &[("about", card.about.into())]),
            face: None,
            touch: self.touch(&wanted),
            ..card
        }
    }

    /// Points for each thing that the card counts.
    fn goal_corner(&self, kind: GoalKind) -> String {
        let edition = self.voice.edition;
        let points = match kind.goal() {
            Goal::Buildings(kind) => edition.types[kind].goal_points,
            Goal::Goods(_) => edition.scoring.per_goods_tile,
            Goal::Parrots => edition.scoring.per_parrot,
            Goal::Peninsula(_) => {
                let scoring = &edition.scoring;
                return format!("{} / {}", scoring.majority, scoring.presence);
            }
        };
        self.voice.say("card-each", &[("points", points.into())])
    }

    fn about_goal(&self, kind: GoalKind) -> String {
        let (edition, voice) = (self.voice.edition, &self.voice);
        let scoring = &edition.scoring;
        let points = |points: u8| voice.count("points", points);
        let (key, each) = match kind.goal() {
            Goal::Buildings(kind) => ("card-building", edition.types[kind].goal_points),
            Goal::Goods(_) => ("card-goods", scoring.per_goods_tile),
            Goal::Peninsula(_) => ("card-peninsula", scoring.majority),
            Goal::Parrots => ("card-parrots", scoring.per_parrot),
        };
        let args = [
            ("goal", voice.goal(kind).into()),
            ("points", points(each).into()),
            ("ratio", edition.substitution_ratio.into()),
            ("majority", points(scoring.majority).into()),
            ("presence", points(scoring.presence).into()),
        ];
        voice.say(key, &args)
    }

    fn parrot_card(&self, parrot: Parrot) -> Card {
        let (corner, about, touch) = match parrot {
            Parrot::Turn(die) => {
                let letter = self.voice.edition.columns[die.index()].letter;
                let args = [("die", self.voice.the_die(die).into())];
                let about = self.voice.say("card-turn", &args);
                (letter.to_string(), about, self.touch_turn(die))
            }
            Parrot::Hold => {
                let about = self.voice.say("card-hold", &[]);
                (String::new(), about, self.touch(&[Action::Hold]))
            }
        };
        Card {
            icon: "parrot",
            title: self.voice.parrot(parrot),
            corner,
            about,
            face: None,
            touch,
        }
    }

    /// A die can be turned to several values, and one touch cannot say which:
    /// the choices do. Only if none is legal the card says why.
    fn touch_turn(&self, die: Column) -> Touch {
        if self.offers(|action| matches!(action, Action::Turn(turned, _) if turned == die)) {
            return Touch::Nothing;
        }
        // Any value but the one it shows, or that would be the reason given.
        let shown = self.view.table.dice.get(die.index());
        self.touch(&[Action::Turn(die, if shown == 6 { 5 } else { 6 })])
    }

    fn treasure_card(&self, treasure: Treasure) -> Card {
        let points = self.voice.edition.scoring.per_treasure;
        let args = [
            ("coins", self.voice.count("coins", treasure.0).into()),
            ("points", self.voice.count("points", points).into()),
        ];
        Card {
            icon: "chest",
            title: self.voice.say("card-treasure", &[]),
            corner: treasure.0.to_string(),
            about: self.voice.say("card-treasure-about", &args),
            face: None,
            touch: self.touch(&[Action::Treasure(treasure)]),
        }
    }
}
