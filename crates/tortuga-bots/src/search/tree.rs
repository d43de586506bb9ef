use tortuga_core::Seat;

/// Where a node is in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct At(u32);

/// No node.
const NOWHERE: At = At(u32::MAX);

impl At {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known about doing an action at some point of the game.
pub(crate) struct Node<A> {
    pub(crate) action: A,
    /// The action's number, by which it is found again.
    pub(crate) number: u16,
    /// Who does it.
    pub(crate) mover: Seat,
    /// How often it was tried.
    pub(crate) visits: u32,
    /// How often it could have been tried.
    pub(crate) available: u32,
    /// What the mover got from it, all trials together.
    pub(crate) total: f32,
    /// The mover's true chances, all trials together; for the own actions, which
    /// people are told about.
    pub(crate) told: f32,
    /// What the evaluation said when the node was made.
    pub(crate) promise: f32,
    /// For how many trials that counts.
    pub(crate) trust: f32,
    first_child: At,
    next_sibling: At,
    first_join: At,
}

/// Where the game goes on when several have chosen at the same time, each on
/// his own branch.
struct Join {
    with: At,
    node: At,
    next: At,
}

/// All nodes of a search, in two pieces of memory that are taken once.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    joins: Vec<Join>,
    most: usize,
}

impl<A: Copy> Tree<A> {
    /// A tree for at most so many nodes.
    pub(crate) fn new(most: usize, root: A) -> Self {
        let mut nodes = Vec::with_capacity(most);
        nodes.push(Node::new(root, 0, Seat(0), 0.0));
        Self {
            nodes,
            joins: Vec::with_capacity(most / 4),
            most,
        }
    }

    pub(crate) const fn root() -> At {
        At(0)
    }

    /// Is there room for so many more?
    pub(crate) fn has_room(&self, more: usize) -> bool {
        self.nodes.len() + more <= self.most
    }

    pub(crate) fn node(&self, at: At) -> &Node<A> {
        &self.nodes[at.index()]
    }

    pub(crate) fn node_mut(&mut self, at: At) -> &mut Node<A> {
        &mut self.nodes[at.index()]
    }

    /// The first action tried here; the others hang on it.
    pub(crate) fn first_child(&self, at: At) -> Option<At> {
        Some(self.node(at).first_child).filter(|&child| child != NOWHERE)
    }

    pub(crate) fn next_sibling(&self, at: At) -> Option<At> {
        Some(self.node(at).next_sibling).filter(|&next| next != NOWHERE)
    }

    pub(crate) fn children(&self, at: At) -> impl Iterator<Item = At> {
        std::iter::successors(self.first_child(at), |&child| self.next_sibling(child))
    }

    /// A new node below `parent`.
    pub(crate) fn grow(&mut self, parent: At, mut node: Node<A>) -> At {
        let at = At(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        node.next_sibling = self.node(parent).first_child;
        self.node_mut(parent).first_child = at;
        self.nodes.push(node);
        at
    }

    /// Where two branches that were chosen at the same time meet; none if they
    /// never did and there is no room left.
    pub(crate) fn join(&mut self, one: At, other: At) -> Option<At> {
        let mut join = self.node(one).first_join;
        while join != NOWHERE {
            let found = &self.joins[join.index()];
            if found.with == other {
                return Some(found.node);
            }
            join = found.next;
        }
        if !self.has_room(1) || self.joins.len() == self.joins.capacity() {
            return None;
        }
        let node = At(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let (action, mover) = (self.node(one).action, self.node(one).mover);
        self.nodes.push(Node::new(action, 0, mover, 0.0));
        let at = At(u32::try_from(self.joins.len()).unwrap_or(u32::MAX));
        self.joins.push(Join {
            with: other,
            node,
            next: self.node(one).first_join,
        });
        self.node_mut(one).first_join = at;
        Some(node)
    }
}

impl<A> Node<A> {
    pub(crate) const fn new(action: A, number: u16, mover: Seat, promise: f32) -> Self {
        Self {
            action,
            number,
            mover,
            visits: 0,
            available: 0,
            total: 0.0,
            told: 0.0,
            promise,
            trust: 0.0,
            first_child: NOWHERE,
            next_sibling: NOWHERE,
            first_join: NOWHERE,
        }
    }

    /// What the mover got on average, and what was promised.
    pub(crate) fn mean(&self) -> f32 {
        let trials = count(self.visits) + self.trust;
        if trials > 0.0 {
            (self.total + self.trust * self.promise) / trials
        } else {
            self.promise
        }
    }
}

/// A number of trials for reckoning with.
#[expect(clippy::cast_precision_loss, reason = "millions at the most")]
pub(crate) const fn count(trials: u32) -> f32 {
    trials as f32
}
