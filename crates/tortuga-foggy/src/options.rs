//! What a table may choose before the game.

use serde::{Deserialize, Serialize};
use tortuga_core::{OptionProblem, OptionSpec, RuleId, Seat, Settings};

use crate::edition::Edition;

/// The choices of a table.
pub type Options = Switches;

/// All choices in one word, a few bits each: every state carries them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Switches(u32);

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Two rounds in the sun, no mercenaries.
    Basic,
    /// Two rounds with weather cards.
    Weather,
    /// Four rounds with weather cards and mercenaries.
    Mercenary,
    /// Two rounds with mercenaries, hired before the first.
    Quick,
    /// Two against two, with mercenaries.
    Team,
}

/// The weather of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weather {
    /// The whole map is open.
    Sunny,
    /// Three quarters lie under fog.
    Cloudy,
    /// So they do, and tokens are laid face down.
    Foggy,
}

impl Mode {
    /// All modes, in the order of an edition file.
    pub const ALL: [Self; 5] = [
        Self::Basic,
        Self::Weather,
        Self::Mercenary,
        Self::Quick,
        Self::Team,
    ];
    /// Their names.
    pub(crate) const WORDS: &'static [&'static str] =
        &["basic", "weather", "mercenary", "quick", "team"];

    /// Its name in options and data.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// How many play.
    pub const fn seats(self) -> u8 {
        match self {
            Self::Team => 4,
            Self::Basic | Self::Weather | Self::Mercenary | Self::Quick => 2,
        }
    }

    /// Are there mercenaries, and so coins?
    pub const fn has_mercenaries(self) -> bool {
        matches!(self, Self::Mercenary | Self::Quick | Self::Team)
    }

    /// Is the weather drawn anew in each round?
    pub const fn draws_weather(self) -> bool {
        matches!(self, Self::Weather | Self::Mercenary)
    }
}

impl Weather {
    /// All three, in the order of an edition file.
    pub const ALL: [Self; 3] = [Self::Sunny, Self::Cloudy, Self::Foggy];
    /// Their names.
    pub(crate) const WORDS: &'static [&'static str] = &["sunny", "cloudy", "foggy"];

    /// Its name in notation, options and data.
    pub const fn id(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// Its place in lists of the three.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Do fog boards lie on the map?
    pub const fn has_fog(self) -> bool {
        !matches!(self, Self::Sunny)
    }
}

/// One choice: its name, its values in the order of their numbers, and the bits
/// of [`Switches`] that hold the number.
pub(crate) struct Choice {
    pub(crate) key: &'static str,
    pub(crate) values: &'static [&'static str],
    at: u32,
    rule: &'static str,
    about: &'static str,
}

const YES_NO: &[&str] = &["true", "false"];
const NO_YES: &[&str] = &["false", "true"];

/// A choice at a place; each has a name below, so that nobody looks for bits.
macro_rules! choices {
    ($($name:ident = $at:literal, $key:literal, $values:expr, $rule:literal, $about:literal;)+) => {
        $(pub(crate) const $name: Choice = Choice {
            key: $key,
            values: $values,
            at: $at,
            rule: $rule,
            about: $about,
        };)+
        /// Every choice, in the order in which a form shows them.
        pub(crate) const CHOICES: &[Choice] = &[$($name),+];
    };
}

choices! {
    MODE = 0, "mode", Mode::WORDS, "FOG-ROUND-04", "Which game is played; the team game has four seats.";
    FIRST_PLAYER = 3, "first_player", &["random", "0", "1", "2", "3"], "FOG-SETUP-06",
        "Which seat begins the first round, or random.";
    QUICK_WEATHER = 6, "quick_weather", &["random", "sunny", "cloudy", "foggy"], "FOG-QUICK-02",
        "The weather of the quick game, or random.";
    CROW_HALF_IS = 8, "crow_half_is", &["bonus", "taken"], "FOG-CHAR-CROW-03",
        "A Crow's half is a bonus, or taken from the line's side.";
    CROW_PAYS_ONCE = 9, "crow_pays_once_per_line", YES_NO, "FOG-CHAR-CROW-05",
        "Do two Crows in one line pay only once?";
    SWAP_TARGET_BY = 10, "swap_target_by", &["owner", "colour"], "FOG-CHAR-MOUSES-03",
        "Mouses and Mole choose enemy tokens by owner, or by the colour shown.";
    EXCHANGE_TRIGGERS = 11, "exchange_triggers_abilities", NO_YES, "FOG-TURN-08",
        "Does a token that enters by exchange use its ability?";
    CHAMELEON_REACTS_TO = 12, "chameleon_reacts_to", &["placement", "any_arrival"],
        "FOG-CHAR-CHAMELEON-05", "The Chameleon reacts to placements, or to whatever comes beside it.";
    FROG_MOVES = 13, "frog_moves_per_turn", &["1", "2", "3", "4"], "FOG-CHAR-FROG-04",
        "Before how many placements of a turn the Frog may step.";
    FINAL_COUNT = 15, "final_count", &["coins_held", "coins_earned"], "FOG-HIRE-08",
        "Coins held decide the game, or all coins earned.";
    HIRED_COST_TIEBREAK = 16, "hired_cost_tiebreak", &["higher_wins", "lower_wins"], "FOG-END-04",
        "In a tie the dearer band of mercenaries wins, or the cheaper one.";
    HIRE_SECRECY = 17, "hire_secrecy", &["simultaneous", "open"], "FOG-HIRE-07",
        "Hires are shown when all have finished, or at once.";
    HIRE_BETWEEN_ROUNDS = 18, "hire_between_rounds", YES_NO, "FOG-QUICK-05",
        "Is there hiring after round 1 of the quick game?";
    HIRING_PLAYER = 19, "hiring_player", &["alternates", "fixed"], "FOG-TEAM-08",
        "Partners take turns at hiring, or the first of them always hires.";
    MAX_EXTRA_ROUNDS = 20, "max_extra_rounds", &["0", "1", "2", "3"], "FOG-END-06",
        "Additional rounds before a tie is a draw.";
}

impl Choice {
    /// As many bits as its numbers need.
    const fn mask(&self) -> u32 {
        (self.values.len() as u32).next_power_of_two() - 1
    }

    /// Its values. More than three steps of the Frog are for an edition to give.
    fn offered(&self, edition: &Edition) -> impl Iterator<Item = &'static str> {
        const MOST_STEPS: usize = 3;
        let default = edition.defaults.word(self);
        let most = if self.key == FROG_MOVES.key {
            MOST_STEPS
        } else {
            self.values.len()
        };
        let values = self.values.iter().enumerate();
        let offered = values.filter(move |&(place, &word)| place < most || word == default);
        offered.map(|(_, &word)| word)
    }

    fn spec(&self, edition: &Edition) -> OptionSpec {
        OptionSpec {
            key: self.key,
            values: self.offered(edition).map(str::to_owned).collect(),
            default: edition.defaults.word(self).to_owned(),
            rule: RuleId(self.rule),
            about: self.about,
            variant: self.key == MODE.key,
        }
    }
}

/// Every option with its values and this edition's default.
pub(crate) fn option_list(edition: &Edition) -> Vec<OptionSpec> {
    CHOICES.iter().map(|choice| choice.spec(edition)).collect()
}

/// Turns chosen settings into options.
pub(crate) fn choose(edition: &Edition, chosen: &Settings) -> Result<Switches, Vec<OptionProblem>> {
    let settled = OptionSpec::settle(&option_list(edition), chosen)?;
    let mut switches = Switches::default();
    for choice in CHOICES {
        let place = choice
            .values
            .iter()
            .position(|&word| word == settled[choice.key]);
        switches = switches.with(choice, place.expect("a settled value is on the list"));
    }
    if switches
        .first_player()
        .is_some_and(|seat| seat.0 >= switches.mode().seats())
    {
        return Err(vec![OptionProblem::Clash {
            key: FIRST_PLAYER.key,
            value: settled[FIRST_PLAYER.key].clone(),
            other_key: MODE.key,
            other_value: settled[MODE.key].clone(),
        }]);
    }
    Ok(switches)
}

impl Switches {
    /// The effective value of every option.
    pub(crate) fn settings(self) -> Settings {
        let pair = |choice: &Choice| (choice.key.to_owned(), self.word(choice).to_owned());
        CHOICES.iter().map(pair).collect()
    }

    /// With another value of a choice, by its number.
    #[must_use]
    pub(crate) const fn with(self, choice: &Choice, value: usize) -> Self {
        let rest = self.0 & !(choice.mask() << choice.at);
        Self(rest | (value as u32 & choice.mask()) << choice.at)
    }

    const fn value(self, choice: &Choice) -> usize {
        (self.0 >> choice.at & choice.mask()) as usize
    }

    const fn is_first(self, choice: &Choice) -> bool {
        self.value(choice) == 0
    }

    const fn word(self, choice: &Choice) -> &'static str {
        choice.values[self.value(choice)]
    }

    /// Which game is played.
    pub const fn mode(self) -> Mode {
        Mode::ALL[self.value(&MODE) % Mode::ALL.len()]
    }

    /// Who begins the first round; none leaves it to chance.
    pub const fn first_player(self) -> Option<Seat> {
        match self.value(&FIRST_PLAYER) {
            0 => None,
            number => Some(Seat(number as u8 - 1)),
        }
    }

    /// The weather that was agreed on for a quick game; none leaves it to chance.
    pub const fn quick_weather(self) -> Option<Weather> {
        match self.value(&QUICK_WEATHER) {
            0 => None,
            number => Some(Weather::ALL[number - 1]),
        }
    }

    /// What a Crow's owner gets is taken from the line's side (FOG-CHAR-CROW-03).
    pub const fn crow_half_is_taken(self) -> bool {
        !self.is_first(&CROW_HALF_IS)
    }

    /// Every Crow in a line pays (FOG-CHAR-CROW-05).
    pub const fn every_crow_pays(self) -> bool {
        !self.is_first(&CROW_PAYS_ONCE)
    }

    /// Mouses and Mole go by the colour that a token shows (FOG-CHAR-MOUSES-03).
    pub const fn swaps_by_colour(self) -> bool {
        !self.is_first(&SWAP_TARGET_BY)
    }

    /// A token that enters face up by exchange uses its ability (FOG-TURN-08).
    pub const fn exchange_triggers(self) -> bool {
        !self.is_first(&EXCHANGE_TRIGGERS)
    }

    /// The Chameleon reacts to whatever comes beside it (FOG-CHAR-CHAMELEON-05).
    pub const fn reacts_to_any_arrival(self) -> bool {
        !self.is_first(&CHAMELEON_REACTS_TO)
    }

    /// Before how many placements of a turn the Frog may step (FOG-CHAR-FROG-04).
    pub const fn frog_moves(self) -> u8 {
        self.value(&FROG_MOVES) as u8 + 1
    }

    /// All coins earned decide, not those held (FOG-HIRE-08).
    pub const fn counts_coins_earned(self) -> bool {
        !self.is_first(&FINAL_COUNT)
    }

    /// In a tie the cheaper band wins (FOG-END-04).
    pub const fn lower_cost_wins(self) -> bool {
        !self.is_first(&HIRED_COST_TIEBREAK)
    }

    /// Hires are shown at once (FOG-HIRE-07).
    pub const fn hires_are_open(self) -> bool {
        !self.is_first(&HIRE_SECRECY)
    }

    /// There is hiring after round 1 of the quick game (FOG-QUICK-05).
    pub const fn hires_between_rounds(self) -> bool {
        self.is_first(&HIRE_BETWEEN_ROUNDS)
    }

    /// Partners take turns at hiring (FOG-TEAM-08).
    pub const fn hiring_alternates(self) -> bool {
        self.is_first(&HIRING_PLAYER)
    }

    /// Additional rounds before a tie is a draw (FOG-END-06).
    pub const fn max_extra_rounds(self) -> u8 {
        self.value(&MAX_EXTRA_ROUNDS) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_choice_touches_another() {
        let mut used = 0;
        for choice in CHOICES {
            let bits = choice.mask() << choice.at;
            assert_eq!(used & bits, 0, "{}", choice.key);
            used |= bits;
        }
    }
}
