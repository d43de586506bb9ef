//! Each level beats the one below. The bounds leave room for the luck of a few
//! games and for other weights, not for a bot that has lost its eye; what the
//! levels really do is measured in the arena and told in the book.

use tortuga_bots::{Budget, Level, Style};
use tortuga_core::{Rules, Seat};
use tortuga_foggy::FoggyIsland;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

use crate::common::{FOUR, Match, Setting, THREE, TWO, seats, set_up};

/// Two styles, how many games they play, and how many of them the first one
/// must win.
struct Bound {
    setting: Setting,
    stronger: Style,
    weaker: Style,
    games: usize,
    least: usize,
}

/// What a mate gets in these matches.
const BUDGET: Budget = Budget::Iterations(150);

impl Bound {
    /// Games that the stronger one, or a team of them, wins alone, every seat in
    /// turn.
    fn wins<G: Rules>(&self) -> usize {
        (0..self.games).filter(|&game| self.won::<G>(game)).count()
    }

    fn won<G: Rules>(&self, game: usize) -> bool {
        let seats = seats::<G>(self.setting);
        let table = set_up::<G>(self.setting);
        let seat = Seat(u8::try_from(game % seats).expect("a few"));
        let team = G::allies(&table, seat);
        let mut styles = vec![self.weaker; seats];
        for ally in team.iter() {
            styles[ally.index()] = self.stronger;
        }
        let end = Match::<G>::watched(self.setting, &styles, BUDGET, game as u64, |_, _, _| ());
        let winners = G::winners(&end.state);
        !winners.is_empty() && winners.minus(team).is_empty()
    }

    #[track_caller]
    fn holds<G: Rules>(&self) {
        let (wins, games) = (self.wins::<G>(), self.games);
        let Self {
            setting,
            stronger,
            weaker,
            least,
            ..
        } = self;
        assert!(
            wins >= *least,
            "{stronger} wins {wins} of {games} games of {} against {weaker} with {setting:?}",
            G::GAME
        );
    }
}

fn bound(
    setting: Setting,
    stronger: impl Into<Style>,
    weaker: impl Into<Style>,
    (games, least): (usize, usize),
) -> Bound {
    Bound {
        setting,
        stronger: stronger.into(),
        weaker: weaker.into(),
        games,
        least,
    }
}

#[test]
fn a_novice_beats_random_players() {
    let against = |setting, games| bound(setting, Level::Novice, Style::Random, games);
    against(TWO, (60, 38)).holds::<GrogIsland>();
    against(TWO, (60, 38)).holds::<Groo>();
    against(("mode", "basic"), (60, 38)).holds::<FoggyIsland>();
    against(FOUR, (60, 24)).holds::<GloryIslands>();
}

#[test]
fn a_sailor_beats_a_novice() {
    let against = |setting, games| bound(setting, Level::Sailor, Level::Novice, games);
    against(TWO, (40, 24)).holds::<GrogIsland>();
    against(THREE, (42, 18)).holds::<Groo>();
    against(FOUR, (40, 14)).holds::<GloryIslands>();
    for mode in ["basic", "weather", "mercenary", "quick", "team"] {
        against(("mode", mode), (8, 5)).holds::<FoggyIsland>();
    }
}

#[test]
fn a_mate_beats_a_sailor() {
    let against = |setting, games| bound(setting, Level::Mate, Level::Sailor, games);
    against(TWO, (20, 10)).holds::<GrogIsland>();
    against(TWO, (20, 10)).holds::<Groo>();
    against(THREE, (21, 9)).holds::<GloryIslands>();
    against(("mode", "basic"), (10, 5)).holds::<FoggyIsland>();
}
