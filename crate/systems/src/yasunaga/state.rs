//! Moves and the end (articles 4 to 8).

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, Play};
use crate::past::Past;
use crate::table::Table;

/// Article 8: this many passes in a row end the game.
pub const PASSES: u8 = 3;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct YasunagaState {
    table: Table,
    /// Article 7: what has stood since the last pass, which frees all that was gone by then [ours, from page
    /// 110].
    ///
    /// Positions stay during a pass: else no ko would be banned after a pass, and diagram 16 would not be solved.
    past: Past<ByColor<PointSet>>,
    passes: u8,
}

impl YasunagaState {
    /// Starts a game.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<YasunagaState, Fault> {
        let past = Past::default().with(&stones);
        Ok(YasunagaState {
            table: Table::start(board, stones, turn)?,
            past,
            passes: 0,
        })
    }

    /// This game without prisoners.
    #[must_use]
    pub fn without_prisoners(self) -> YasunagaState {
        YasunagaState {
            table: self.table.without_prisoners(),
            ..self
        }
    }
}

impl Play for YasunagaState {
    fn table(&self) -> &Table {
        &self.table
    }

    fn passes(&self) -> u8 {
        self.passes
    }

    /// Article 8.
    fn ended(&self) -> bool {
        self.passes >= PASSES
    }

    fn after(&self, turn: GameTurn) -> Result<YasunagaState, Forbidden> {
        let stone = turn.stone()?;
        if self.ended() {
            return Err(Forbidden::new(None, Why::Over, "article 8"));
        }
        let Some(at) = stone else {
            let passes = self.passes.saturating_add(1);
            return Ok(YasunagaState {
                table: self.table.passed(),
                past: Past::default().with(&self.table.stones),
                passes,
            });
        };
        let placed = self.table.placed_alive(at, "article 4", "article 6")?;
        if self.past.contains(&placed.stones) {
            return Err(Forbidden::new(at, Why::Repeats, "article 7"));
        }
        Ok(YasunagaState {
            table: self.table.with(&placed),
            past: self.past.with(&placed.stones),
            passes: 0,
        })
    }
}
