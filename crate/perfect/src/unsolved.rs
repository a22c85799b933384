use std::fmt;

use loja_solver::Halt;

/// Why a computation ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unsolved {
    /// It reached a limit, or was stopped.
    Halted(Halt),
    /// Search and checker disagree, so no finding counts.
    Contradiction,
}

impl From<Halt> for Unsolved {
    fn from(halt: Halt) -> Unsolved {
        Unsolved::Halted(halt)
    }
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::Halted(halt) => halt.fmt(f),
            Unsolved::Contradiction => f.write_str("the prover contradicts its checker"),
        }
    }
}

impl std::error::Error for Unsolved {}
