use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::fault::Fault;
use crate::options::ChosenOptions;
use crate::table::Table;

/// A position to start from or to judge.
#[derive(Clone, Debug)]
pub struct Start {
    /// The board.
    pub board: Arc<Board>,
    /// Its stones.
    pub stones: ByColor<PointSet>,
    /// The player to move.
    pub turn: Color,
    /// Stones of each colour taken off before.
    pub prisoners: ByColor<u32>,
    /// The options that players settled before, and their effects, such as who took the button.
    pub options: ChosenOptions,
}

impl Start {
    /// A position without prisoners or options.
    #[must_use]
    pub fn new(board: Arc<Board>, stones: ByColor<PointSet>, turn: Color) -> Start {
        Start {
            board,
            stones,
            turn,
            prisoners: ByColor::default(),
            options: ChosenOptions::default(),
        }
    }

    /// The table of this start.
    ///
    /// # Errors
    /// On a position impossible under all rule sets.
    pub fn table(&self) -> Result<Table, Fault> {
        let table = Table::start(Arc::clone(&self.board), self.stones.clone(), self.turn)?;
        Ok(Table {
            prisoners: self.prisoners,
            ..table
        })
    }
}
