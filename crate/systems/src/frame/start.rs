//! What a file says of a position, as far as any system asks.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::fault::Fault;
use crate::table::Table;

/// A position to begin with or to judge.
#[derive(Clone, Debug)]
pub struct Start {
    /// The board.
    pub board: Arc<Board>,
    /// Its stones.
    pub stones: ByColor<PointSet>,
    /// Who moves.
    pub turn: Color,
    /// How many stones of each colour were taken off before.
    pub prisoners: ByColor<u32>,
    /// How many handicap stones Black was given: Ing's text asks that of a tie. None and one are an even game.
    pub handicap: u32,
}

impl Start {
    /// What lies on the table.
    ///
    /// # Errors
    /// When the stones are no position of any rule set.
    pub fn table(&self) -> Result<Table, Fault> {
        let table = Table::start(Arc::clone(&self.board), self.stones.clone(), self.turn)?;
        Ok(Table {
            prisoners: self.prisoners,
            ..table
        })
    }
}
