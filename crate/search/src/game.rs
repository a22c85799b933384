//! The search's view of a game: two players, and a goal that one of them has to reach.

use std::fmt::Debug;
use std::hash::Hash;

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player who has to reach the goal.
    Claimant,
    /// The player who has to prevent it.
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

/// All that the rest of a game depends on, packed: also the past, where it matters. Equal keys have one winner.
pub trait Key: Copy + Debug + Eq + Hash {
    /// Its words, which a node keeps beside one number for the rest, without gaps.
    type Words: Copy + Debug + Eq;

    /// The key in words and a number, equal for equal keys alone.
    fn pack(&self) -> (Self::Words, u32);

    /// Restores a packed key.
    fn unpack(words: &Self::Words, rest: u32) -> Self;

    /// The side that moves next.
    fn side(&self) -> Side;
}

/// How much work a situation looks like: its proof and disproof numbers, which order the search and prove nothing.
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

/// A question to the search: can the claimant reach the goal, whatever the refuter does?
///
/// A player without a move loses. A winner that a game names has to stay the winner.
pub trait Game {
    /// Its situations.
    type Key: Key;

    /// The winner, if seen at once. Asked of every generated situation.
    fn glance(&self, key: &Self::Key) -> Option<Side>;

    /// The winner, or else the successors, without some that lose for the player to move.
    fn expand(&mut self, key: &Self::Key, successors: &mut Vec<Self::Key>) -> Option<Side>;

    /// A first guess. Asked of successors of what was expanded last, so it may depend on the move.
    fn effort(&self, key: &Self::Key) -> Effort;

    /// Whether the next expansion may happen; if not, the search stops as at its limit. So searches share a budget, even
    /// within each other.
    fn may_expand(&self) -> bool {
        true
    }

    /// Whether `counterpart` knows how most of the loser's moves are answered alike. It changes only the order.
    fn are_alike(&self) -> bool {
        false
    }

    /// The successor of a situation by the move that leads between two others like it, if there is one. Nothing is
    /// concluded from it.
    fn counterpart(
        &mut self,
        _of: &Self::Key,
        _from: &Self::Key,
        _to: &Self::Key,
    ) -> Option<Self::Key> {
        None
    }
}
