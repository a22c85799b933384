//! Captures: which stones a new stone removes.
//!
//! Rule sets may add to a chain's liberties, for example by stones that stay for good, so each
//! function takes the test as an argument; the usual one is [`has_liberty`]. Where a stone may be
//! played, what a ko is, and whether suicide is allowed is up to the rule set.

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

/// The result of [`ByColor::place`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The stones afterwards. If the new stone has no liberty, its chain is gone.
    pub stones: ByColor<PointSet>,
    /// The captured enemy stones.
    pub captured: PointSet,
    /// The own stones captured, the new one included: empty except after suicide.
    pub suicide: PointSet,
}

impl ByColor<PointSet> {
    /// The members of the chains among these locations that fail the test.
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

    /// The stones of a colour without a liberty whose chains touch a changed location. Others can't
    /// have lost one.
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

    /// Puts a stone on an empty location, captures the enemy's chains without a liberty, and then,
    /// if the new stone still has none, its own. `None` if there is a stone or no location.
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
