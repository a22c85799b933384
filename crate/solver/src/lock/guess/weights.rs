//! Weights of moves, in quarters of a doubling, and of situations.
//!
//! They were fitted, by a conditional logit: winning moves against all moves, over 94,000 situations that the mover
//! wins and no lemma settles, from searches of some 130 claims.

use crate::search::game::Side;

/// Whether moves are those of a whole claim or of a local game, where the claimant is safe all around.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Field {
    Claim,
    Local,
}

/// Features of a move; the last number of a row is open-ended.
#[derive(Debug)]
pub(super) struct Weights {
    pub(super) pass: i8,
    /// Stones that it takes.
    pub(super) taken: [i8; 4],
    /// The fewest liberties of an own chain beside it, 0 for none, …
    pub(super) own_least: [i8; 5],
    /// … and of an enemy chain.
    pub(super) their_least: [i8; 6],
    /// How many own chains it touches, …
    pub(super) own_chains: [i8; 4],
    /// … and of the other's.
    pub(super) their_chains: [i8; 4],
    /// Liberties of its chain afterwards.
    pub(super) liberties: [i8; 6],
    /// Empty members connected with it (1, 2, 3, 4, 6, 9, 15 or more), by how many are beside it.
    pub(super) space: [[i8; 5]; 7],
    pub(super) neighbors: [i8; 5],
    /// Whether it is on a door (1), and beside one (2).
    pub(super) doors: [i8; 4],
    /// Enemy stones across a corner, …
    pub(super) their_corners: [i8; 5],
    /// … and own ones.
    pub(super) own_corners: [i8; 5],
    /// One more than the stones joined, if it captures nothing and has at most one liberty.
    pub(super) short: [i8; 7],
    pub(super) pieces: [i8; 4],
    /// Liberties afterwards plus four, less the most of an own chain beside it; 0 if it joins none.
    pub(super) gained: [i8; 8],
}

/// For the moves of this player.
pub(super) const fn of(field: Field, turn: Side) -> &'static Weights {
    match (field, turn) {
        (Field::Claim, Side::Claimant) => &CLAIMANT,
        (Field::Claim, Side::Refuter) => &REFUTER,
        (Field::Local, Side::Claimant) => &LOCAL_CLAIMANT,
        (Field::Local, Side::Refuter) => &LOCAL_REFUTER,
    }
}

static CLAIMANT: Weights = Weights {
    pass: -16,
    taken: [-2, 2, -1, 2],
    own_least: [-2, 7, 0, -1, -2],
    their_least: [-4, 3, 2, 2, 1, 4],
    own_chains: [-3, -5, 1, 10],
    their_chains: [-4, -1, 7, 10],
    liberties: [0, -8, -3, 1, 2, 5],
    space: [
        [-4, 0, 0, 0, 0],
        [0, 1, 0, 0, 0],
        [0, -3, 4, 0, 0],
        [0, -2, 0, 3, 6],
        [0, -2, 0, 2, 3],
        [0, 0, 1, 3, 10],
        [0, 2, -9, -12, 4],
    ],
    neighbors: [0, 0, 3, 1, -3],
    doors: [1, 0, 0, 0],
    their_corners: [-1, 0, 2, 2, -3],
    own_corners: [-1, -2, 0, 3, 6],
    short: [4, -2, -4, -9, -10, -12, -15],
    pieces: [-4, -1, 4, 7],
    gained: [-3, 0, 0, -2, 0, 1, 3, 4],
};

static REFUTER: Weights = Weights {
    pass: -3,
    taken: [-1, 2, 2, 1],
    own_least: [-1, 4, 1, 1, -2],
    their_least: [-4, 4, 4, -2, -2, -2],
    own_chains: [-2, -4, 3, 12],
    their_chains: [-3, -2, 5, 10],
    liberties: [0, -2, -1, 1, 1, 5],
    space: [
        [-3, 0, 0, 0, 0],
        [0, 3, 0, 0, 0],
        [0, 0, 5, 0, 0],
        [0, -1, 1, 5, 6],
        [0, -2, -2, 0, 5],
        [0, -2, -2, -4, 3],
        [0, -1, 2, 2, -6],
    ],
    neighbors: [0, 0, 1, 1, 1],
    doors: [-1, 0, 8, 0],
    their_corners: [2, 2, 1, -4, -8],
    own_corners: [1, -1, 1, 0, 3],
    short: [8, -4, -3, -5, -5, -15, -15],
    pieces: [-3, 0, 4, 6],
    gained: [-2, 0, 0, 2, 0, 1, 3, 4],
};

static LOCAL_CLAIMANT: Weights = Weights {
    pass: -18,
    taken: [1, 2, 1, -4],
    own_least: [0, 3, 0, -1, -1],
    their_least: [-2, 1, 1, 2, 3, -1],
    own_chains: [-3, 1, 4, 4],
    their_chains: [-2, -1, 5, 11],
    liberties: [-3, -5, -1, 3, 6, 9],
    space: [
        [-3, 0, 0, 0, 0],
        [0, -2, 0, 0, 0],
        [0, -2, 0, 0, 0],
        [0, -1, 1, 1, 3],
        [0, 0, 2, 4, -6],
        [0, -2, 2, 7, -5],
        [0, -1, 7, 4, -9],
    ],
    neighbors: [0, 6, 5, -2, -11],
    doors: [0, 0, 5, 0],
    their_corners: [0, 0, 1, 3, 7],
    own_corners: [-3, 2, 2, 3, 21],
    short: [-1, 1, 3, 2, -2, -1, -9],
    pieces: [-3, 0, 3, 4],
    gained: [-3, 0, 0, 1, 0, 0, 1, 13],
};

static LOCAL_REFUTER: Weights = Weights {
    pass: -3,
    taken: [-1, 4, 2, -1],
    own_least: [-2, 8, 0, -1, -2],
    their_least: [-4, 4, 7, -1, -4, -9],
    own_chains: [-2, -2, 3, 8],
    their_chains: [-4, -1, 12, 20],
    liberties: [0, 0, 0, 2, 3, 1],
    space: [
        [-5, 0, 0, 0, 0],
        [0, 3, 0, 0, 0],
        [0, -2, 7, 0, 0],
        [0, -2, 4, 8, 10],
        [0, -5, -2, 3, 6],
        [0, -10, -13, -12, 8],
        [0, -10, -9, -9, 0],
    ],
    neighbors: [0, 12, 2, -3, -6],
    doors: [-2, 0, 11, 0],
    their_corners: [3, 2, -4, -5, -3],
    own_corners: [-1, -2, 2, 5, 11],
    short: [13, 1, -10, -18, -22, -23, -23],
    pieces: [-5, 0, 7, 12],
    gained: [-2, 0, 0, 4, 1, 0, 0, -6],
};

/// How a situation looks for the claimant, in eighths of a doubling.
///
/// Fitted by a logistic regression with a constant for each claim, over 312,000 settled situations of 224 claims,
/// then scaled by 0.35 on trial. Rare classes have the weight of the one before.
#[derive(Debug)]
pub(super) struct Outlook {
    /// The claimant's chains: rows for one to five liberties; columns for 1, 2, 3, 5, and 8 or more stones.
    pub(super) own: [[i8; 5]; 5],
    /// The refuter's.
    pub(super) foe: [[i8; 5]; 5],
    /// The refuter's stones (0 to 6, 8, 10, 13, 16, 20, 25, 32).
    pub(super) foes: [i8; 14],
    /// Empty members that no claimant's stone touches, in the same classes.
    pub(super) out_of_reach: [i8; 14],
    /// Empty members without empty neighbours that only the claimant touches, …
    pub(super) own_eyes: [i8; 7],
    /// … and that only the refuter touches.
    pub(super) foe_eyes: [i8; 7],
    /// Whether a door is open.
    pub(super) door: [i8; 2],
    /// Whether there is a ko mark.
    pub(super) mark: [i8; 2],
}

pub(super) const fn outlook(turn: Side) -> &'static Outlook {
    match turn {
        Side::Claimant => &CLAIMANT_TO_MOVE,
        Side::Refuter => &REFUTER_TO_MOVE,
    }
}

static CLAIMANT_TO_MOVE: Outlook = Outlook {
    own: [
        [-11, -14, -20, -23, -19],
        [-2, -3, -4, -6, -7],
        [0, 2, 3, 0, 0],
        [3, 3, 4, 3, 4],
        [-2, 3, 5, 6, 7],
    ],
    foe: [
        [10, 14, 21, 21, 27],
        [2, 1, 2, -1, 0],
        [-2, -2, -3, -5, -6],
        [-7, -5, -8, -9, -13],
        [0, -8, -10, -13, -20],
    ],
    foes: [5, 12, 5, 2, 1, 1, 0, 0, -4, -7, -5, -7, -7, -7],
    out_of_reach: [4, 3, 2, 0, -2, -3, -6, -8, -8, -7, -7, -7, -7, -7],
    own_eyes: [-8, -3, 2, 6, 8, 8, 8],
    foe_eyes: [5, -1, -8, -17, -12, -12, -12],
    door: [6, -27],
    mark: [1, -7],
};

static REFUTER_TO_MOVE: Outlook = Outlook {
    own: [
        [-18, -19, -18, -21, -14],
        [-3, -5, -7, -7, -6],
        [0, 0, 0, 0, 0],
        [2, 2, 3, 2, 2],
        [4, 3, 5, 6, 6],
    ],
    foe: [
        [7, 9, 13, 13, 16],
        [2, 2, 5, 3, 6],
        [-3, -2, -4, -2, -3],
        [-7, -6, -6, -7, -9],
        [0, -8, -8, -10, -14],
    ],
    foes: [13, 7, 5, 4, 2, 4, 4, 1, -3, -6, -6, -6, -6, -6],
    out_of_reach: [5, 2, 1, -1, -1, -3, -6, -7, -6, -5, -5, -5, -5, -5],
    own_eyes: [-8, -4, 1, 5, 9, 9, 9],
    foe_eyes: [5, 1, -6, -17, -13, -13, -13],
    door: [-1, 0],
    mark: [-1, 7],
};
