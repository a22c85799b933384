//! Captures: which stones a new stone removes.
//!
//! Which chain has no liberty is the same everywhere but for what a rule system adds, such as
//! stones that stay for good. So each function here takes the question as an argument; the usual
//! answer is [`has_liberty`]. The rule set decides where a stone may be played, what a ko is, and
//! whether suicide is allowed.

use crate::board::Board;
use crate::chain::Chain;
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::set::PointSet;

/// Whether a chain touches an empty location.
#[must_use]
pub fn has_liberty(stones: &ByColor<PointSet>, chain: &Chain) -> bool {
    !stones.liberties(chain).is_empty()
}

/// The stones after [`ByColor::place`] has put one more among them, and those it captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The stones afterwards. Where the new stone has no liberty it is off again with its chain.
    pub stones: ByColor<PointSet>,
    /// The enemy stones that were taken.
    pub captured: PointSet,
    /// The own stones that were taken, the new one among them: nothing, but after a suicide.
    pub suicide: PointSet,
}

impl ByColor<PointSet> {
    /// The members of the chains among these locations for which the question is answered no.
    #[must_use]
    pub fn without_liberty(
        &self,
        board: &Board,
        among: &PointSet,
        has_liberty: impl Fn(&ByColor<PointSet>, &Chain) -> bool,
    ) -> PointSet {
        let mut stuck = PointSet::new();
        for chain in self.chains(board, among) {
            if !has_liberty(self, &chain) {
                stuck = stuck.union(&chain.members);
            }
        }
        stuck
    }

    /// The stones of a color that lost their last liberty to what was put on a location: all
    /// without a liberty whose chains touch it. Others lost nothing by it.
    #[must_use]
    pub fn captured_beside(
        &self,
        board: &Board,
        at: Point,
        color: Color,
        has_liberty: impl Fn(&ByColor<PointSet>, &Chain) -> bool,
    ) -> PointSet {
        let near: PointSet = board.neighbors(at).iter().copied().collect();
        self.without_liberty(board, &near.intersection(&self[color]), has_liberty)
    }

    /// Puts a stone on an empty location of the board, takes the enemy's stones without a liberty,
    /// and then, if the new stone still has none, its own chain. `None` where there is a stone
    /// already, or no location.
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
        has_liberty: impl Fn(&ByColor<PointSet>, &Chain) -> bool,
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
