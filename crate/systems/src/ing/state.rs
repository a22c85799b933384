//! Moves and the end; numbers are lines of `simplified-ing-rules.txt`.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use super::hot::{hot_string, with_twins};
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, Play, Stage};
use crate::past::Past;
use crate::table::Table;

/// Line 37: two passes adjourn the game, two more end it.
const ADJOURNED: u8 = 2;
const OVER: u8 = 4;

/// A player's step, with the positions before and after it.
type FillStep = (Color, ByColor<PointSet>, ByColor<PointSet>);

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IngState {
    table: Table,
    passes: u8,
    hot: PointSet,
    /// ONCE: each player's plays. Repeating one, from position to position, begins a cycle again.
    played: Past<FillStep>,
}

impl IngState {
    /// A game that begins here.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<IngState, Fault> {
        let table = Table::start(board, stones, turn)?;
        Ok(IngState {
            table,
            passes: 0,
            hot: PointSet::new(),
            played: Past::default(),
        })
    }

    /// Stones that may not be taken in this turn.
    #[must_use]
    pub fn hot(&self) -> &PointSet {
        &self.hot
    }

    /// Whether the players look at the groups.
    #[must_use]
    pub fn adjourned(&self) -> bool {
        self.passes == ADJOURNED
    }

    fn passed(&self) -> IngState {
        let passes = self.passes.saturating_add(1);
        IngState {
            table: self.table.passed(),
            passes,
            hot: PointSet::new(),
            played: self.played.clone(),
        }
    }
}

impl Play for IngState {
    fn table(&self) -> &Table {
        &self.table
    }

    fn after(&self, turn: GameTurn) -> Result<IngState, Forbidden> {
        let stone = turn.stone()?;
        if self.ended() {
            return Err(Forbidden::new(None, Why::Over, "line 37"));
        }
        let Some(at) = stone else {
            return Ok(self.passed());
        };
        let placed = self
            .table
            .placed(at, "not worded: a stone needs an empty location")?;
        let forbidden = |why, clause| Err(Forbidden::new(at, why, clause));
        if !placed.captured.intersection(&self.hot).is_empty() {
            return forbidden(Why::Hot, "line 22");
        }
        // Line 21: a stone that would be taken off alone is a pass.
        if placed.suicide.len() == 1 {
            return Ok(self.passed());
        }
        let (player, board) = (self.table.turn, &self.table.board);
        let step = (player, self.table.stones.clone(), placed.stones.clone());
        if self.played.contains(&step) {
            return forbidden(Why::BeginsAgain, "line 23");
        }
        let hot = hot_string(board, at, &placed);
        let hot = with_twins(board, &placed.stones, player, hot);
        Ok(IngState {
            table: self.table.with(&placed),
            passes: 0,
            hot,
            played: self.played.with(&step),
        })
    }

    fn ended(&self) -> bool {
        self.passes >= OVER
    }

    fn passes(&self) -> u8 {
        self.passes
    }

    fn stage(&self) -> Stage {
        Stage::of(self.adjourned(), self.ended())
    }

    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        vec![("hot", self.hot.clone())]
    }
}
