use loja_rules::Setup;
use loja_voice::NotationFact;

use crate::beyond::Beyond;
use crate::error::Error;
use crate::position::{Position, Unfit, state_or_unfit};
use crate::record::Record;

/// An SGF game, legal from its start or not.
#[derive(Clone, Debug)]
pub enum FoundGame {
    /// It starts from a situation.
    ByRules(Position),
    /// It starts with stones without a liberty.
    Beyond(Foreign),
}

/// A game with an illegal set-up, its moves as other programs play them.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The file's record.
    pub record: Record,
    /// The set-up.
    pub start: Setup,
    /// All moves since that set-up.
    pub moves: Vec<Beyond>,
    /// The stones without a liberty.
    pub fault: Error,
    /// The moves before the set-up.
    pub set_up_after: usize,
}

impl FoundGame {
    pub(super) fn of(record: Record, set_up_after: usize) -> Result<FoundGame, Error> {
        let start = record.setup()?;
        let fault = match state_or_unfit(&record.layout, start.clone()) {
            Ok(state) => return Ok(FoundGame::ByRules(Position { record, state })),
            Err(Unfit::Other(error)) => return Err(error),
            Err(Unfit::Liberties(error)) => error,
        };
        let moves = record.beyond()?;
        Ok(FoundGame::Beyond(Foreign {
            record,
            start,
            moves,
            fault,
            set_up_after,
        }))
    }

    /// The file's record.
    #[must_use]
    pub fn record(&self) -> &Record {
        match self {
            FoundGame::ByRules(position) => &position.record,
            FoundGame::Beyond(game) => &game.record,
        }
    }
}

impl Foreign {
    /// The board after its last move.
    #[must_use]
    pub fn end(&self) -> &Setup {
        self.moves.last().map_or(&self.start, |last| &last.setup)
    }

    /// Where these rules end: "not by these rules from the start: Black has no liberty at a1 (D1)".
    #[must_use]
    pub fn words(&self) -> String {
        Error::from(self.beyond_rules()).message()
    }

    fn beyond_rules(&self) -> NotationFact {
        NotationFact::BeyondRules {
            moves: self.set_up_after,
            why: self.fault.fact.clone(),
        }
    }

    /// The error if you need a position.
    #[must_use]
    pub fn unjudged(&self) -> Error {
        let beyond = Box::new(self.beyond_rules());
        Error {
            fact: Box::new(NotationFact::OnlyShown { beyond }),
            id: self.record.id.clone(),
            ..self.fault.clone()
        }
    }
}
