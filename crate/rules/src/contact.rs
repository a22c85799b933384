//! D: contact and liberties.

use loja_ground::{Board, ByColor, Point, PointSet};

use crate::situation::Situation;

/// A location with all locations of its colour that it is connected to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The members: all stones of one chain, or all empty locations of one region.
    ///
    /// D11 defines the same colour: one is black if the other is (D11.1), white if the other is
    /// (D11.2); so both are black, both white, or neither is colored. Its "only if" is read in both
    /// directions, as everywhere in these rules: in one direction only, a stone would be connected
    /// through empty locations.
    pub members: PointSet,
    /// The locations that each member has contact to (D2): all members' neighbours.
    ///
    /// D2 asks for a path without repetition. Any path contains one, so a single search answers D3
    /// for all members. A member of a chain of two or more has contact to itself; a lone stone has
    /// not.
    pub contact: PointSet,
}

impl From<loja_ground::Chain> for Chain {
    fn from(chain: loja_ground::Chain) -> Chain {
        Chain {
            members: chain.members,
            contact: chain.neighbors,
        }
    }
}

impl Chain {
    /// The empty locations that give this chain a liberty (D1.2a).
    ///
    /// Marks make no difference. A permanent stone's own liberty is no location, see
    /// [`has_permanent_stone`](Chain::has_permanent_stone).
    #[must_use]
    pub fn liberties(&self, situation: &Situation) -> PointSet {
        let stones = situation.stones();
        self.contact
            .difference(&stones.black)
            .difference(&stones.white)
    }

    /// Whether a member is a permanent stone. Such a chain always has a liberty: that member by
    /// D1.1, every other by D1.2b.
    #[must_use]
    pub fn has_permanent_stone(&self, situation: &Situation) -> bool {
        self.members.iter().any(|stone| {
            situation.permanent().contains(stone) && situation.color_at(stone).is_some()
        })
    }

    /// D1 for any member of a chain of stones: by a permanent stone (D1.1, D1.2b) or an empty
    /// location (D1.2).
    #[must_use]
    pub fn has_liberties(&self, situation: &Situation) -> bool {
        self.has_permanent_stone(situation) || !self.liberties(situation).is_empty()
    }
}

/// D3: a location's neighbours (D3.1), and theirs as long as the colour is the same (D3.2).
pub(crate) fn chain(board: &Board, situation: &Situation, point: Point) -> Chain {
    situation.stones.chain(board, point).into()
}

/// D1 as a test for chains, given the permanent marks.
pub(crate) fn has_liberties(
    permanent: &PointSet,
) -> impl Fn(&ByColor<PointSet>, &loja_ground::Chain) -> bool {
    |stones, chain| {
        !chain.members.intersection(permanent).is_empty() || loja_ground::has_liberty(stones, chain)
    }
}
