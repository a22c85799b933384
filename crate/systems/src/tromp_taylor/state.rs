//! Turns and the end (rules 5 to 8).

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::score::score;
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, Play};
use crate::past::Past;
use crate::perfect::Playing;
use crate::table::Table;

/// Rule 8: two consecutive passes end the game.
pub const PASSES: u8 = 2;

/// A game so far, with every colouring of the grid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrompTaylorState {
    table: Table,
    past: Past<ByColor<PointSet>>,
    passes: u8,
    /// Black's handicap moves left before White's first turn, this one included.
    handicap: u32,
}

impl TrompTaylorState {
    /// Starts a game.
    ///
    /// On an empty grid Black makes the handicap's moves in a row; where stones stand, theirs are taken to be
    /// among them.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
        handicap: u32,
    ) -> Result<TrompTaylorState, Fault> {
        let begins = turn == Color::Black && stones.occupied().is_empty();
        Ok(TrompTaylorState {
            past: Past::default().with(&stones),
            table: Table::start(board, stones, turn)?,
            passes: 0,
            handicap: if begins { handicap } else { 0 },
        })
    }

    fn moved(&self, at: Point) -> Result<TrompTaylorState, Forbidden> {
        let placed = self.table.placed(at, "rule 7")?;
        if self.past.contains(&placed.stones) {
            return Err(Forbidden::new(at, Why::Repeats, "rule 6"));
        }
        let mut table = self.table.with(&placed);
        if self.handicap > 1 {
            table.turn = self.table.turn;
        }
        Ok(TrompTaylorState {
            table,
            past: self.past.with(&placed.stones),
            passes: 0,
            handicap: self.handicap.saturating_sub(1),
        })
    }

    fn can_move(&self) -> bool {
        let empty = self.table.empty();
        empty.iter().any(|at| self.moved(at).is_ok())
    }
}

impl Play for TrompTaylorState {
    fn table(&self) -> &Table {
        &self.table
    }

    fn after(&self, turn: GameTurn) -> Result<TrompTaylorState, Forbidden> {
        let stone = turn.stone()?;
        let forbidden = |why, clause| Forbidden::new(None, why, clause);
        if self.ended() {
            return Err(forbidden(Why::Over, "rule 8"));
        }
        if let Some(at) = stone {
            return self.moved(at);
        }
        if self.handicap > 0 && self.can_move() {
            return Err(forbidden(Why::NoPass, "the comment on rule 5"));
        }
        Ok(TrompTaylorState {
            table: self.table.passed(),
            past: self.past.clone(),
            passes: self.passes.saturating_add(1),
            // Without a move left, the rest of the handicap goes too.
            handicap: 0,
        })
    }

    /// Rule 8.
    fn ended(&self) -> bool {
        self.passes >= PASSES
    }

    fn passes(&self) -> u8 {
        self.passes
    }
}

/// Points; prisoners don't count.
impl Playing for TrompTaylorState {
    fn mover(&self) -> Color {
        self.table.turn
    }

    fn worth(&self) -> Option<i64> {
        self.ended().then(|| score(&self.table))
    }

    fn next(&self) -> Vec<TrompTaylorState> {
        let all = self
            .turns()
            .into_iter()
            .filter_map(|turn| self.after(turn).ok());
        all.map(|state| TrompTaylorState {
            table: state.table.without_prisoners(),
            ..state
        })
        .collect()
    }

    /// The past grows by one link a turn.
    fn bytes(&self) -> usize {
        self.table.bytes().saturating_mul(2)
    }
}
