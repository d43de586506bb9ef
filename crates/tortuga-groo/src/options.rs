//! What a table may choose before the game.

use serde::{Deserialize, Serialize};
use tortuga_core::{OptionProblem, OptionSpec, RuleId, Seat, Settings};

use crate::edition::Edition;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play: 2, 3 or 4.
    pub seats: u8,
    /// Who deals; none leaves it to chance (GROO-SETUP-02).
    pub dealer: Option<Seat>,
    /// Rounds without a card until the game ends; 0 is never (GROO-END-12).
    pub stall_guard_rounds: u8,
    /// The rulings that are switches.
    pub switches: Switches,
    /// The deck has a fray, so that its scope is a choice.
    pub has_fray: bool,
    /// The deck has Groo is Dead, so that its target is a choice.
    pub has_groo_is_dead: bool,
}

/// The rulings that are switches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Switches {
    /// Who has the first turn (GROO-SETUP-08).
    pub first_player: FirstPlayer,
    /// Drawing may be declined (GROO-DRAW-03).
    pub draw_is_optional: bool,
    /// What an Event does to the other cards of a draw (GROO-EVENT-02).
    pub event_draw: EventDraw,
    /// When the one victory check comes (GROO-END-03).
    pub win_check: WinCheck,
    /// Drawing after the Weasel Victory is on its way (GROO-END-09).
    pub final_round_draw: FinalRoundDraw,
    /// How far two steps of the movement die go (GROO-MOVE-06).
    pub groo_two_steps: TwoSteps,
    /// Whom a fray concerns (GROO-WILD-09).
    pub fray_scope: FrayScope,
    /// Whose town Groo is Dead hits (GROO-EVENT-06).
    pub groo_is_dead_target: DeadTarget,
}

/// An option with several named values.
macro_rules! switch {
    ($(#[$about:meta])* $name:ident { $($(#[$value_about:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$value_about])* $value,)+
        }

        impl $name {
            /// The words of all values, in the order of an edition file.
            pub(crate) const WORDS: &'static [&'static str] = &[$($word),+];
            /// The values in the same order.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$value),+];

            /// The value as an option and an edition file call it.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }
        }
    };
}

switch!(
    /// Who has the first turn.
    FirstPlayer {
        /// The dealer himself.
        Dealer = "dealer",
        /// His left neighbour.
        LeftOfDealer = "left_of_dealer",
    }
);
switch!(
    /// What an Event does to the other cards of a draw.
    EventDraw {
        /// It interrupts, then drawing goes on.
        OneByOne = "one_by_one",
        /// All cards are drawn first, then it is resolved and replaced.
        Batch = "batch",
    }
);
switch!(
    /// When the one victory check comes.
    WinCheck {
        /// After the last Draw Phase.
        EndOfTurn = "end_of_turn",
        /// Before it.
        AfterLeftover = "after_leftover",
    }
);
switch!(
    /// Drawing after the Weasel Victory is on its way.
    FinalRoundDraw {
        /// The discard pile is shuffled again and drawing goes on.
        Reshuffle = "reshuffle",
        /// No card is drawn any more.
        None = "none",
    }
);
switch!(
    /// How far two steps of the movement die go.
    TwoSteps {
        /// Two towns, whatever the number of players.
        Literal = "literal",
        /// One town with three players; with two, always the other town.
        Short = "short",
    }
);
switch!(
    /// Whom a fray concerns.
    FrayScope {
        /// All Troops in play.
        AllInPlay = "all_in_play",
        /// The Troops of a battle; it is played only there.
        Battle = "battle",
    }
);
switch!(
    /// Whose town Groo is Dead hits.
    DeadTarget {
        /// The town of each effect's own holder.
        OwnTown = "own_town",
        /// The town where Groo is.
        GrooTown = "groo_town",
    }
);

const SEATS: &str = "seats";
const DEALER: &str = "dealer";
const FIRST_PLAYER: &str = "first_player";
const DRAW_IS_OPTIONAL: &str = "draw_is_optional";
const EVENT_DRAW: &str = "event_draw";
const WIN_CHECK: &str = "win_check";
const FINAL_ROUND_DRAW: &str = "final_round_draw";
const GROO_TWO_STEPS: &str = "groo_two_steps";
const STALL_GUARD_ROUNDS: &str = "stall_guard_rounds";
const FRAY_SCOPE: &str = "fray_scope";
const GROO_IS_DEAD_TARGET: &str = "groo_is_dead_target";
const RANDOM: &str = "random";
const YES_NO: [&str; 2] = ["true", "false"];
/// The longest stall guard that a table may choose.
pub(crate) const MOST_GUARD_ROUNDS: u8 = 8;

/// Every option with its values and this edition's default.
pub(crate) fn option_list(edition: &Edition) -> Vec<OptionSpec> {
    let mut list = Vec::from(variants());
    list.extend(rulings(edition.switches));
    let rounds: Vec<String> = (0..=MOST_GUARD_ROUNDS.max(edition.stall_guard_rounds))
        .map(|rounds| rounds.to_string())
        .collect();
    list.push(OptionSpec {
        key: STALL_GUARD_ROUNDS,
        values: rounds,
        default: edition.stall_guard_rounds.to_string(),
        rule: RuleId("GROO-END-12"),
        about: "Rounds in which no card moves until the game ends; 0 never ends it so.",
        variant: false,
    });
    list.extend(card_rulings(edition));
    list
}

fn spec(
    key: &'static str,
    values: &[&str],
    default: &str,
    rule: &'static str,
    about: &'static str,
) -> OptionSpec {
    OptionSpec {
        key,
        values: values.iter().map(|&word| word.to_owned()).collect(),
        default: default.to_owned(),
        rule: RuleId(rule),
        about,
        variant: false,
    }
}

fn variants() -> [OptionSpec; 2] {
    let seats = spec(
        SEATS,
        &["2", "3", "4"],
        "4",
        "GROO-SETUP-01",
        "How many play.",
    );
    [
        OptionSpec {
            variant: true,
            ..seats
        },
        spec(
            DEALER,
            &[RANDOM, "0", "1", "2", "3"],
            RANDOM,
            "GROO-SETUP-02",
            "Which seat deals and has Groo at the start, or random.",
        ),
    ]
}

fn rulings(defaults: Switches) -> [OptionSpec; 6] {
    let optional = if defaults.draw_is_optional {
        YES_NO[0]
    } else {
        YES_NO[1]
    };
    [
        spec(
            FIRST_PLAYER,
            FirstPlayer::WORDS,
            defaults.first_player.word(),
            "GROO-SETUP-08",
            "Who has the first turn.",
        ),
        spec(
            DRAW_IS_OPTIONAL,
            &YES_NO,
            optional,
            "GROO-DRAW-03",
            "May a player decline to draw?",
        ),
        spec(
            EVENT_DRAW,
            EventDraw::WORDS,
            defaults.event_draw.word(),
            "GROO-EVENT-02",
            "An Event interrupts drawing, or waits until all cards are drawn.",
        ),
        spec(
            WIN_CHECK,
            WinCheck::WORDS,
            defaults.win_check.word(),
            "GROO-END-03",
            "When the active player's points are looked at.",
        ),
        spec(
            FINAL_ROUND_DRAW,
            FinalRoundDraw::WORDS,
            defaults.final_round_draw.word(),
            "GROO-END-09",
            "Is the discard pile shuffled again in the last round?",
        ),
        spec(
            GROO_TWO_STEPS,
            TwoSteps::WORDS,
            defaults.groo_two_steps.word(),
            "GROO-MOVE-06",
            "Two steps of the movement die: as printed, or short with few players.",
        ),
    ]
}

/// Rulings about single cards, if the deck has them.
fn card_rulings(edition: &Edition) -> impl Iterator<Item = OptionSpec> {
    let defaults = &edition.switches;
    let fray = spec(
        FRAY_SCOPE,
        FrayScope::WORDS,
        defaults.fray_scope.word(),
        "GROO-WILD-09",
        "A Fray discards all Troops in play, or those of the battle.",
    );
    let dead = spec(
        GROO_IS_DEAD_TARGET,
        DeadTarget::WORDS,
        defaults.groo_is_dead_target.word(),
        "GROO-EVENT-06",
        "Groo is Dead hits everybody's own town, or Groo's.",
    );
    let fray = edition.has_fray.then_some(fray);
    let dead = edition.has_groo_is_dead.then_some(dead);
    fray.into_iter().chain(dead)
}

impl Options {
    /// Turns chosen settings into options.
    pub(crate) fn choose(edition: &Edition, chosen: &Settings) -> Result<Self, Vec<OptionProblem>> {
        let settled = OptionSpec::settle(&option_list(edition), chosen)?;
        let number = |key: &str| settled[key].parse::<u8>().ok();
        let seats = number(SEATS).expect("every value of this option is a number");
        let dealer = number(DEALER).map(Seat);
        if dealer.is_some_and(|seat| seat.0 >= seats) {
            return Err(vec![OptionProblem::Clash {
                key: DEALER,
                value: settled[DEALER].clone(),
                other_key: SEATS,
                other_value: settled[SEATS].clone(),
            }]);
        }
        Ok(Self {
            seats,
            dealer,
            stall_guard_rounds: number(STALL_GUARD_ROUNDS).expect("every value is a number"),
            switches: Switches::chosen(edition, &settled),
            has_fray: edition.has_fray,
            has_groo_is_dead: edition.has_groo_is_dead,
        })
    }

    /// The effective value of every option.
    pub(crate) fn settings(&self) -> Settings {
        let switches = &self.switches;
        let dealer = self
            .dealer
            .map_or(RANDOM.to_owned(), |seat| seat.to_string());
        let mut settings = vec![
            (SEATS, self.seats.to_string()),
            (DEALER, dealer),
            (FIRST_PLAYER, switches.first_player.word().to_owned()),
            (DRAW_IS_OPTIONAL, switches.draw_is_optional.to_string()),
            (EVENT_DRAW, switches.event_draw.word().to_owned()),
            (WIN_CHECK, switches.win_check.word().to_owned()),
            (
                FINAL_ROUND_DRAW,
                switches.final_round_draw.word().to_owned(),
            ),
            (GROO_TWO_STEPS, switches.groo_two_steps.word().to_owned()),
            (STALL_GUARD_ROUNDS, self.stall_guard_rounds.to_string()),
        ];
        if self.has_fray {
            settings.push((FRAY_SCOPE, switches.fray_scope.word().to_owned()));
        }
        if self.has_groo_is_dead {
            let word = switches.groo_is_dead_target.word();
            settings.push((GROO_IS_DEAD_TARGET, word.to_owned()));
        }
        let owned = settings.into_iter();
        owned.map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// The value that a settled option names; the edition's if it is no option.
fn named<T: Copy>(settled: &Settings, key: &str, words: &[&str], all: &[T], default: T) -> T {
    let word = settled.get(key).map(String::as_str);
    let place = words.iter().position(|one| Some(*one) == word);
    place.map_or(default, |place| all[place])
}

impl Switches {
    fn chosen(edition: &Edition, settled: &Settings) -> Self {
        let defaults = &edition.switches;
        macro_rules! named {
            ($key:expr, $type:ident, $field:ident) => {
                named(settled, $key, $type::WORDS, $type::ALL, defaults.$field)
            };
        }
        Self {
            first_player: named!(FIRST_PLAYER, FirstPlayer, first_player),
            draw_is_optional: settled[DRAW_IS_OPTIONAL] == YES_NO[0],
            event_draw: named!(EVENT_DRAW, EventDraw, event_draw),
            win_check: named!(WIN_CHECK, WinCheck, win_check),
            final_round_draw: named!(FINAL_ROUND_DRAW, FinalRoundDraw, final_round_draw),
            groo_two_steps: named!(GROO_TWO_STEPS, TwoSteps, groo_two_steps),
            fray_scope: named!(FRAY_SCOPE, FrayScope, fray_scope),
            groo_is_dead_target: named!(GROO_IS_DEAD_TARGET, DeadTarget, groo_is_dead_target),
        }
    }
}
