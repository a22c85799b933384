//! The game up to the stop (articles 3 to 6 and 9.1); [`LineState`](super::LineState) tries out what comes then.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::table::Table;

/// A game that has not been resumed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnresumedGame {
    table: Table,
    /// The position before the last turn.
    before: Option<ByColor<PointSet>>,
    passes: u8,
}

impl UnresumedGame {
    /// A game that begins here.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<UnresumedGame, Fault> {
        Ok(UnresumedGame {
            table: Table::start(board, stones, turn)?,
            before: None,
            passes: 0,
        })
    }

    /// Board, stones, turn and prisoners.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Passes in a row.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether two passes in a row have stopped it (9.1).
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.passes >= 2
    }

    /// The game after a stone or a pass.
    ///
    /// # Errors
    ///
    /// If an article forbids it. Repetition beyond a ko is allowed, and may leave no result (article 12).
    pub fn after(&self, at: Option<Point>) -> Result<UnresumedGame, Forbidden> {
        if self.stopped() {
            return Err(Forbidden::new(None, Why::Over, "article 9.1"));
        }
        let before = Some(self.table.stones.clone());
        let Some(at) = at else {
            return Ok(UnresumedGame {
                table: self.table.passed(),
                before,
                passes: self.passes + 1,
            });
        };
        let placed = self.table.placed_alive(at, "article 3", "article 4")?;
        if self.before.as_ref() == Some(&placed.stones) {
            return Err(Forbidden::new(at, Why::TakesBack, "article 6"));
        }
        Ok(UnresumedGame {
            table: self.table.with(&placed),
            before,
            passes: 0,
        })
    }
}
