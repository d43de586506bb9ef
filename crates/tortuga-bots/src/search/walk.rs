use tortuga_core::{Seat, Seats};

use super::tree::{At, Tree};

/// Where a walk down the tree is.
///
/// Those who choose at the same time do not see each other's choice: each
/// walks down a branch of his own from the same node, and where all have
/// chosen, the branches are joined.
pub(super) struct Walk {
    at: At,
    /// Whose decision it is all about: at the same time as others he comes
    /// first, so that every walk tries something for him.
    own: Seat,
    /// Who takes part in the choice that is on; nobody, if it is somebody's turn.
    part: Seats,
    /// Who of them has not chosen yet.
    waiting: Seats,
    branches: [At; 8],
}

impl Walk {
    pub(super) const fn new(own: Seat) -> Self {
        let root = Tree::<()>::root();
        Self {
            at: root,
            own,
            part: Seats::NONE,
            waiting: Seats::NONE,
            branches: [root; 8],
        }
    }

    /// Whose decision comes next, and the node where it is made; none if the
    /// tree has no room to join branches.
    pub(super) fn turn<A: Copy>(
        &mut self,
        tree: &mut Tree<A>,
        seats: Seats,
        together: bool,
    ) -> Option<(Seat, At)> {
        let goes_on = together && seats.minus(self.waiting).is_empty();
        if !goes_on {
            self.join(tree)?;
        }
        let seat = if seats.has(self.own) {
            self.own
        } else {
            seats.lowest()?
        };
        if !together {
            return Some((seat, self.at));
        }
        if self.part.is_empty() {
            self.part = seats;
            self.branches = [self.at; 8];
        }
        self.waiting = seats;
        Some((seat, self.branches[seat.index()]))
    }

    /// Everybody has chosen: the game goes on where the branches meet.
    fn join<A: Copy>(&mut self, tree: &mut Tree<A>) -> Option<()> {
        let mut branches = self.part.iter().map(|seat| self.branches[seat.index()]);
        if let Some(first) = branches.next() {
            self.at = branches.try_fold(first, |at, branch| tree.join(at, branch))?;
        }
        self.part = Seats::NONE;
        self.waiting = Seats::NONE;
        Some(())
    }

    /// Somebody has taken a step.
    pub(super) fn step(&mut self, seat: Seat, to: At) {
        if self.part.is_empty() {
            self.at = to;
        } else {
            self.branches[seat.index()] = to;
        }
    }
}
