//! A game of SGF as it is found: by these rules from its start, or not.

use loja_rules::Setup;

use crate::beyond::Beyond;
use crate::error::Error;
use crate::position::{Position, Unfit, state_or_unfit};
use crate::record::Record;

/// What a line of SGF tells, as far as it can be shown.
#[derive(Clone, Debug)]
pub enum Found {
    /// It starts from a situation.
    ByRules(Position),
    /// It starts from stones without a liberty.
    Beyond(Foreign),
}

/// A game whose set-up these rules don't have, with its moves as other people play.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// What the file says.
    pub record: Record,
    /// What stands on the board first.
    pub start: Setup,
    /// All moves since that set-up.
    pub moves: Vec<Beyond>,
    /// Which stones have no liberty.
    pub fault: Error,
    /// How many moves of the line stand before the set-up.
    pub set_up_after: usize,
}

impl Found {
    pub(super) fn of(record: Record, set_up_after: usize) -> Result<Found, Error> {
        let start = record.setup()?;
        let fault = match state_or_unfit(&record.layout, start.clone()) {
            Ok(state) => return Ok(Found::ByRules(Position { record, state })),
            Err(Unfit::Other(error)) => return Err(error),
            Err(Unfit::Liberties(error)) => error,
        };
        let moves = record.beyond()?;
        Ok(Found::Beyond(Foreign {
            record,
            start,
            moves,
            fault,
            set_up_after,
        }))
    }

    /// What the file says.
    #[must_use]
    pub fn record(&self) -> &Record {
        match self {
            Found::ByRules(position) => &position.record,
            Found::Beyond(game) => &game.record,
        }
    }
}

impl Foreign {
    /// What the board shows after its last move.
    #[must_use]
    pub fn end(&self) -> &Setup {
        self.moves.last().map_or(&self.start, |last| &last.setup)
    }

    /// Where these rules end, in words: "not by these rules from the start: Black has no liberty at a1 (D1)".
    #[must_use]
    pub fn words(&self) -> String {
        let since = match self.set_up_after {
            0 => "the start".to_owned(),
            moves => format!("the set-up after move {moves}"),
        };
        format!("not by these rules from {since}: {}", self.fault.message)
    }

    /// The same for whoever needs a position.
    #[must_use]
    pub fn unjudged(&self) -> Error {
        Error {
            message: format!(
                "{}; this can be shown, not judged or played on",
                self.words()
            ),
            id: self.record.id.clone(),
            ..self.fault.clone()
        }
    }
}
