//! Stones and chains.

use crate::board::Board;
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::set::PointSet;

/// A location, and all that it is connected to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// All stones of a chain, or all locations of a region.
    pub members: PointSet,
    /// All members' neighbours, so members too if there are several.
    pub neighbors: PointSet,
}

/// Black and white stones, which should be disjoint; a location in both counts as black.
///
/// ```
/// # use loja_ground::{Board, ByColor, Color, PointSet};
/// let board = Board::rectangle(4, 1);
/// let points: Vec<_> = board.points().collect();
/// let stones = ByColor { black: [points[0], points[1]].into_iter().collect(), white: PointSet::new() }; // xx..
/// let chain = stones.chain(&board, points[0]);
/// assert_eq!(chain.members, stones.black);
/// assert_eq!(stones.liberties(&chain), [points[2]].into_iter().collect());
/// assert_eq!(stones.color_at(points[1]), Some(Color::Black));
/// ```
impl ByColor<PointSet> {
    /// The colour of a stone.
    #[must_use]
    #[inline]
    pub fn color_at(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self[color].contains(point))
    }

    /// All locations with a stone.
    #[must_use]
    pub fn occupied(&self) -> PointSet {
        self.black.union(&self.white)
    }

    /// A stone's chain, or an empty location's region.
    #[must_use]
    pub fn chain(&self, board: &Board, point: Point) -> Group {
        let color = self.color_at(point);
        let mut members = PointSet::new();
        let mut neighbors = PointSet::new();
        let mut waiting = vec![point];
        members.insert(point);
        while let Some(member) = waiting.pop() {
            for &neighbor in board.neighbors(member) {
                neighbors.insert(neighbor);
                if self.color_at(neighbor) == color && members.insert(neighbor) {
                    waiting.push(neighbor);
                }
            }
        }
        Group { members, neighbors }
    }

    /// The chains and regions of these locations, in the order of their first ones.
    #[must_use]
    pub fn chains(&self, board: &Board, among: &PointSet) -> Vec<Group> {
        let mut chains: Vec<Group> = Vec::new();
        let mut seen = PointSet::new();
        for point in among.iter() {
            if !seen.contains(point) {
                let chain = self.chain(board, point);
                for member in chain.members.iter() {
                    seen.insert(member);
                }
                chains.push(chain);
            }
        }
        chains
    }

    /// A chain's empty neighbours; rule sets may add liberties.
    #[must_use]
    pub fn liberties(&self, chain: &Group) -> PointSet {
        chain
            .neighbors
            .difference(&self.black)
            .difference(&self.white)
    }
}
