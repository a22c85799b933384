//! Moves and the end.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, Play};
use crate::table::Table;

/// Rule 8: this many turns without a stone end the game.
pub const PASSES: u8 = 3;

/// A game so far; equal by table, last turn's ko, and turns without a stone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StoneState {
    table: Table,
    /// Rule 10: the last turn's stones without liberties, if exactly two.
    pair: Option<[Point; 2]>,
    passes: u8,
}

impl StoneState {
    /// Starts a game.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<StoneState, Fault> {
        Ok(StoneState {
            table: Table::start(board, stones, turn)?,
            pair: None,
            passes: 0,
        })
    }

    /// The state after a stone or a pass, by rules 6, 7, 9 and 10; some games replace rule 8.
    pub(crate) fn unended(&self, stone: Option<Point>) -> Result<StoneState, Forbidden> {
        let Some(at) = stone else {
            return Ok(StoneState {
                table: self.table.passed(),
                pair: None,
                passes: self.passes.saturating_add(1),
            });
        };
        let placed = self.table.placed_alive(at, "rule 6", "rule 9")?;
        // Rule 10 looks before anything is taken off: at the stone and one of the opponent's. Two of the
        // opponent's are another pair, but not the last turn's, which are gone.
        let mut taken = placed.captured.iter();
        let pair = match (taken.next(), taken.next()) {
            (Some(one), None) if self.is_stuck(at) => Some([at.min(one), at.max(one)]),
            _ => None,
        };
        if pair.is_some() && pair == self.pair {
            return Err(Forbidden::new(at, Why::TakesBack, "rule 10"));
        }
        Ok(StoneState {
            table: self.table.with(&placed),
            pair,
            passes: 0,
        })
    }

    /// Whether the player may put a stone here, rule 8 aside. Beside an empty location rules 9 and 10 forbid
    /// none.
    pub(crate) fn may_play(&self, at: Point) -> bool {
        let Table { board, stones, .. } = &self.table;
        let empty = |at| stones.color_at(at).is_none();
        let free = || board.neighbors(at).iter().any(|&beside| empty(beside));
        empty(at) && (free() || self.unended(Some(at)).is_ok())
    }

    /// This state without prisoners, which don't count.
    #[must_use]
    pub fn without_prisoners(self) -> StoneState {
        StoneState {
            table: self.table.without_prisoners(),
            ..self
        }
    }

    /// The state after a turn that takes a button.
    pub(crate) fn turned(&self) -> StoneState {
        StoneState {
            table: self.table.passed(),
            pair: None,
            passes: 0,
        }
    }

    /// Whether a stone here would be alone without liberties before any removal.
    fn is_stuck(&self, at: Point) -> bool {
        let enemy = &self.table.stones[self.table.turn.other()];
        self.table
            .board
            .neighbors(at)
            .iter()
            .all(|&beside| enemy.contains(beside))
    }
}

impl Play for StoneState {
    fn table(&self) -> &Table {
        &self.table
    }

    fn after(&self, turn: GameTurn) -> Result<StoneState, Forbidden> {
        let stone = turn.stone()?;
        if self.ended() {
            return Err(Forbidden::new(None, Why::Over, "rule 8"));
        }
        self.unended(stone)
    }

    /// Rule 8.
    fn ended(&self) -> bool {
        self.passes >= PASSES
    }

    fn passes(&self) -> u8 {
        self.passes
    }
}
