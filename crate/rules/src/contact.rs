//! D: contact and liberties.

use loja_ground::{Board, ByColor, Point, PointSet};

use crate::situation::Situation;

/// A location with all of its colour that it is connected to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// All stones of one chain, or all empty locations of one region.
    ///
    /// D11 defines "same colour" by "if the other is" black (D11.1) or white (D11.2). We read it in both
    /// directions, as everywhere: both are black, both white, or neither is colored. Otherwise a stone would be
    /// connected through empty locations.
    pub members: PointSet,
    /// All members' neighbours: the locations that each member has contact to (D2).
    ///
    /// D2 asks for a path without repetition; any path contains one, so a single search answers D3 for all. A
    /// member has contact to itself, unless alone.
    pub contact: PointSet,
}

impl From<loja_ground::Group> for Chain {
    fn from(chain: loja_ground::Group) -> Chain {
        Chain {
            members: chain.members,
            contact: chain.neighbors,
        }
    }
}

impl Chain {
    /// The empty locations that give a liberty (D1.2a), marked or not.
    ///
    /// [`has_permanent_stone`](Chain::has_permanent_stone) is about a permanent stone's own liberty.
    #[must_use]
    pub fn liberties(&self, situation: &Situation) -> PointSet {
        let stones = situation.stones();
        self.contact
            .difference(&stones.black)
            .difference(&stones.white)
    }

    /// Whether a member is a permanent stone, so that all have a liberty (D1.1, D1.2b).
    #[must_use]
    pub fn has_permanent_stone(&self, situation: &Situation) -> bool {
        self.members.iter().any(|stone| {
            situation.permanent().contains(stone) && situation.color_at(stone).is_some()
        })
    }

    /// D1 for any member: a permanent stone (D1.1, D1.2b) or an empty location (D1.2).
    #[must_use]
    pub fn has_liberties(&self, situation: &Situation) -> bool {
        self.has_permanent_stone(situation) || !self.liberties(situation).is_empty()
    }
}

/// D3: a location's neighbours (D3.1), and theirs while the colour is the same (D3.2).
pub(crate) fn chain(board: &Board, situation: &Situation, point: Point) -> Chain {
    situation.stones.chain(board, point).into()
}

/// D1, given the permanent marks.
pub(crate) fn has_liberties(
    permanent: &PointSet,
) -> impl Fn(&ByColor<PointSet>, &loja_ground::Group) -> bool {
    |stones, chain| {
        !chain.members.intersection(permanent).is_empty() || loja_ground::has_liberty(stones, chain)
    }
}
