//! Captures: which stones a new stone removes.
//!
//! The test for liberties is an argument, mostly [`has_liberty`], because stones that stay for good, for example,
//! have more. Rule sets decide about legal points, ko and suicide.

use crate::board::Board;
use crate::chain::Group;
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::set::PointSet;

/// Whether a chain touches an empty location.
#[must_use]
pub fn has_liberty(stones: &ByColor<PointSet>, chain: &Group) -> bool {
    !stones.liberties(chain).is_empty()
}

/// The result of [`ByColor::place`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The stones afterwards, without the new one's chain after suicide.
    pub stones: ByColor<PointSet>,
    /// The captured enemy stones.
    pub captured: PointSet,
    /// The own stones lost by suicide, the new one too.
    pub suicide: PointSet,
}

impl ByColor<PointSet> {
    /// The stones of the chains here that fail the test.
    #[must_use]
    pub fn without_liberty(
        &self,
        board: &Board,
        among: &PointSet,
        has_liberty: impl Fn(&ByColor<PointSet>, &Group) -> bool,
    ) -> PointSet {
        let mut stuck = PointSet::new();
        for chain in self.chains(board, among) {
            if !has_liberty(self, &chain) {
                stuck = stuck.union(&chain.members);
            }
        }
        stuck
    }

    /// The chains of a colour that touch a changed location and have no liberty; others can't have lost one.
    #[must_use]
    pub fn captured_beside(
        &self,
        board: &Board,
        at: Point,
        color: Color,
        has_liberty: impl Fn(&ByColor<PointSet>, &Group) -> bool,
    ) -> PointSet {
        let near: PointSet = board.neighbors(at).iter().copied().collect();
        self.without_liberty(board, &near.intersection(&self[color]), has_liberty)
    }

    /// Puts a stone on an empty location (else `None`), and captures enemy chains without a liberty, then its own
    /// if it still has none.
    ///
    /// ```
    /// # use loja_ground::{Board, ByColor, Color, PointSet, has_liberty};
    /// let board = Board::rectangle(3, 1);
    /// let points: Vec<_> = board.points().collect();
    /// let stones = ByColor { black: PointSet::new(), white: [points[1]].into_iter().collect() }; // .o.
    /// let taken = stones.place(&board, points[0], Color::Black, has_liberty).ok_or("it is empty")?;
    /// assert_eq!(taken.suicide.len(), 1);
    /// assert_eq!(taken.stones, stones);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place(
        &self,
        board: &Board,
        at: Point,
        color: Color,
        has_liberty: impl Fn(&ByColor<PointSet>, &Group) -> bool,
    ) -> Option<Placed> {
        if !board.has(at) || self.color_at(at).is_some() {
            return None;
        }
        let mut stones = self.clone();
        stones[color].insert(at);
        let captured = stones.captured_beside(board, at, color.other(), &has_liberty);
        stones[color.other()] = stones[color.other()].difference(&captured);
        let own = [at].into_iter().collect();
        let suicide = stones.without_liberty(board, &own, &has_liberty);
        stones[color] = stones[color].difference(&suicide);
        Some(Placed {
            stones,
            captured,
            suicide,
        })
    }
}
