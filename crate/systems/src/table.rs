use std::hash::{Hash, Hasher};
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Placed, Point, PointSet, has_liberty, saturated};

use crate::fault::{Fault, Forbidden, Why};

/// Board, stones, turn and prisoners, without rules on repetition or the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The board.
    pub board: Arc<Board>,
    /// The stones on it.
    pub stones: ByColor<PointSet>,
    /// The player to move.
    pub turn: Color,
    /// Stones of each colour taken off.
    pub prisoners: ByColor<u32>,
}

/// The board never changes in a game, so the hash leaves it out.
impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.stones, self.turn, self.prisoners).hash(state);
    }
}

/// These stones after a play; `None` for an occupied location or suicide, which [`Table::placed_alive`] tells apart.
#[must_use]
pub fn place_alive(
    board: &Board,
    stones: &ByColor<PointSet>,
    at: Point,
    color: Color,
) -> Option<Placed> {
    let placed = stones.place(board, at, color, has_liberty);
    placed.filter(|placed| placed.suicide.is_empty())
}

impl Table {
    /// A table to start from.
    ///
    /// # Errors
    /// See [`Fault::check`].
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<Table, Fault> {
        Fault::check(&board, &stones)?;
        Ok(Table {
            board,
            stones,
            turn,
            prisoners: ByColor::default(),
        })
    }

    /// The effect of a stone here.
    ///
    /// # Errors
    /// If the location isn't empty.
    pub fn placed(&self, at: Point, clause: &'static str) -> Result<Placed, Forbidden> {
        let forbidden = |why| Forbidden::new(at, why, clause);
        if !self.board.has(at) {
            return Err(forbidden(Why::NoLocation));
        }
        self.stones
            .place(&self.board, at, self.turn, has_liberty)
            .ok_or_else(|| forbidden(Why::Occupied))
    }

    /// The effect of a stone here, without suicide.
    ///
    /// # Errors
    /// If the location isn't empty, or the stone would have no liberty.
    pub fn placed_alive(
        &self,
        at: Point,
        empty: &'static str,
        suicide: &'static str,
    ) -> Result<Placed, Forbidden> {
        let placed = self.placed(at, empty)?;
        if placed.suicide.is_empty() {
            Ok(placed)
        } else {
            Err(Forbidden::new(at, Why::Suicide, suicide))
        }
    }

    /// The table after a stone.
    #[must_use]
    pub fn with(&self, placed: &Placed) -> Table {
        let mut prisoners = self.prisoners;
        let count = |set: &PointSet| saturated::<u32, usize>(set.len());
        let other = self.turn.other();
        prisoners[other] = prisoners[other].saturating_add(count(&placed.captured));
        prisoners[self.turn] = prisoners[self.turn].saturating_add(count(&placed.suicide));
        Table {
            board: Arc::clone(&self.board),
            stones: placed.stones.clone(),
            turn: other,
            prisoners,
        }
    }

    /// The table after a turn without a stone.
    #[must_use]
    pub fn passed(&self) -> Table {
        Table {
            turn: self.turn.other(),
            ..self.clone()
        }
    }

    /// This table without prisoners, for rules that don't count them.
    #[must_use]
    pub fn without_prisoners(self) -> Table {
        Table {
            prisoners: ByColor::default(),
            ..self
        }
    }

    /// About how many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.board.len() / 4 + 160
    }

    /// Where no stone is.
    #[must_use]
    pub fn empty(&self) -> PointSet {
        self.board.locations().difference(&self.stones.occupied())
    }

    /// The number of this colour's stones.
    #[must_use]
    pub fn count(&self, color: Color) -> i64 {
        saturated(self.stones[color].len())
    }
}
