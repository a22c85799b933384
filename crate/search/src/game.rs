//! The search's view of a game: two players, and a goal for one of them.

use std::fmt::Debug;
use std::hash::Hash;

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player who must reach the goal.
    Claimant,
    /// The player who must prevent it.
    Refuter,
}

impl Side {
    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Claimant => Side::Refuter,
            Side::Refuter => Side::Claimant,
        }
    }
}

/// All that the rest of a game depends on, packed, with the past where it matters.
///
/// Equal keys have one winner.
pub trait Key: Copy + Debug + Eq + Hash {
    /// The key's words, which a node stores without gaps beside one number.
    type Words: Copy + Debug + Eq;

    /// The key in words and a number; only equal keys pack equally.
    fn pack(&self) -> (Self::Words, u32);

    /// Restores a packed key.
    fn unpack(words: &Self::Words, rest: u32) -> Self;

    /// The side that moves next.
    fn side(&self) -> Side;
}

/// How much work a situation seems: proof and disproof numbers, which only order the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many situations may still have to be settled to show that the claimant wins, …
    pub claimant: u32,
    /// … and that the refuter does.
    pub refuter: u32,
}

impl Effort {
    /// One step for either.
    pub const LEAST: Effort = Effort {
        claimant: 1,
        refuter: 1,
    };
}

/// A question to the search: can the claimant force the goal?
///
/// A player without a move loses. A winner that a game names must stay the winner.
pub trait Game {
    /// Its situations.
    type Key: Key;

    /// The winner, if seen at once. Called on every generated situation.
    fn glance(&self, key: &Self::Key) -> Option<Side>;

    /// The winner, or else the successors; it may drop some that lose for the mover.
    fn expand(&mut self, key: &Self::Key, successors: &mut Vec<Self::Key>) -> Option<Side>;

    /// A first guess for a successor of the last expanded situation; it may depend on the move.
    fn effort(&self, key: &Self::Key) -> Effort;

    /// Whether the next expansion may happen; otherwise the search stops as at its limit.
    ///
    /// So searches share a budget, even when nested.
    fn may_expand(&self) -> bool {
        true
    }

    /// Whether `counterpart` applies to most of the loser's moves. It only changes the order.
    fn are_alike(&self) -> bool {
        false
    }

    /// The successor by the counterpart of a move, if there is one; no conclusion rests on it.
    fn counterpart(
        &mut self,
        _of: &Self::Key,
        _from: &Self::Key,
        _to: &Self::Key,
    ) -> Option<Self::Key> {
        None
    }
}
