//! The search's view of a game: two players, and a goal that one of them has to reach.

use std::fmt::Debug;
use std::hash::Hash;

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// He has to reach the goal.
    Claimant,
    /// He has to keep him from it.
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

/// All that the rest of a game depends on, packed. Situations with equal keys have one winner, however they were
/// reached; so where the past matters, it is in the key.
pub trait Key: Copy + Debug + Eq + Hash {
    /// Its words, which a node keeps beside a number for all that is smaller than a word: so there are no gaps.
    type Words: Copy + Debug + Eq;

    /// All of it, in words and a number. Equal keys are packed equally, and others are not.
    fn pack(&self) -> (Self::Words, u32);

    /// Restores a packed key.
    fn unpack(words: &Self::Words, rest: u32) -> Self;

    /// The side that moves next.
    fn side(&self) -> Side;
}

/// How much work a situation looks like: the proof number and the disproof number. They order the search and are
/// evidence of nothing.
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

/// A question to the search: can the claimant reach his goal from a situation, whatever the refuter does?
///
/// A winner that a game names stays the winner. A player without a move loses.
pub trait Game {
    /// Its situations.
    type Key: Key;

    /// The winner, where that is seen at once. Asked of every situation that is generated.
    fn glance(&self, key: &Self::Key) -> Option<Side>;

    /// The winner, or else the successors in the order in which they were found. Those that are lost for who moves
    /// may be left out.
    fn expand(&mut self, key: &Self::Key, successors: &mut Vec<Self::Key>) -> Option<Side>;

    /// A guess before anybody has looked. Asked of successors of what was expanded last, so it may depend on the move.
    fn effort(&self, key: &Self::Key) -> Effort;

    /// Asked before each expansion: whether it may be. Else the search ends there, as at its limit. So several searches share one budget, those within
    /// others too.
    fn may_expand(&self) -> bool {
        true
    }

    /// Whether most moves of who loses are answered alike, and `counterpart` tells how. It changes the order of the
    /// search alone.
    fn are_alike(&self) -> bool {
        false
    }

    /// The successor of a situation by the move that leads from one to another, which both are like it; `None` where there is no such move.
    /// Whatever it is, nothing is concluded from it.
    fn counterpart(
        &mut self,
        _of: &Self::Key,
        _from: &Self::Key,
        _to: &Self::Key,
    ) -> Option<Self::Key> {
        None
    }
}
