//! How a line ends, and why a move is invalid.

use std::fmt;

use loja_rules::{Illegal, Point, PointSet};
use loja_voice::{RefusalFact, Voice};

/// The reason why a claim is decided for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The claimant has built a 2-eye formation on the set.
    Formation,
    /// The game is over without a formation.
    Final,
    /// The situation is similar to a former one, without a formation.
    Repeats {
        /// The number of moves before the former one; 0 for the start.
        since: usize,
    },
    /// These refuter's stones in the set have a liberty forever.
    Joined {
        /// The chains' stones in the set.
        stones: PointSet,
    },
    /// These refuter's stones in the set can't be captured even if the refuter only passes.
    Alive {
        /// The chains.
        stones: PointSet,
    },
    /// The set allows no formation at all.
    Hopeless {
        /// The clause that always fails.
        rule: &'static str,
        /// Where it does.
        points: PointSet,
    },
}

impl End {
    /// The clauses behind it, the decisive one first.
    ///
    /// ```
    /// # use loja_solver::opponent::End;
    /// assert_eq!(End::Formation.rule(), "C8");
    /// // A proof starts with the refuter's turn, so after two moves it is his again.
    /// assert_eq!(End::Repeats { since: 2 }.rule(), "C7.3");
    /// ```
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            End::Formation => "C8",
            End::Final => "E2",
            End::Repeats { since } if *since % 2 == 1 => "C7.2",
            End::Repeats { .. } => "C7.3",
            End::Joined { .. } => "C8.2, D1",
            End::Alive { .. } => "C8.2, B4.5",
            End::Hopeless { rule, .. } => rule,
        }
    }

    /// The locations concerned.
    #[must_use]
    pub fn points(&self) -> PointSet {
        match self {
            End::Formation | End::Final | End::Repeats { .. } => PointSet::new(),
            End::Joined { stones } | End::Alive { stones } => stones.clone(),
            End::Hopeless { points, .. } => points.clone(),
        }
    }

    /// Whether C7 stops here; where stones stay forever, play may go on though the answer is known.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, End::Formation | End::Final | End::Repeats { .. })
    }
}

/// A move of a line that can't be played there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BadMove {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// The rule that the move breaks, or the reason why nobody moves.
    pub reason: Reason,
}

/// A move that can't be made, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The rules of play forbid it.
    Illegal(Illegal),
    /// The proof had ended before.
    Over(End),
}

impl BadMove {
    /// The clause that forbids it.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match &self.reason {
            Reason::Illegal(illegal) => illegal.rule(),
            Reason::Over(end) => end.rule(),
        }
    }

    /// The reason as a sentence without its clause, with the caller's names for locations.
    #[must_use]
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        let fact = match &self.reason {
            Reason::Illegal(illegal) => illegal.fact(),
            Reason::Over(End::Formation) => RefusalFact::ClaimantHasEyes,
            Reason::Over(End::Repeats { since }) => RefusalFact::ProofRepeats { since: *since },
            Reason::Over(_) => RefusalFact::ProofOver,
        };
        Voice::named(&name).part(&fact)
    }
}

/// The message with numbers for names, and the clause at the end.
impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message(|point| point.index().to_string());
        write!(f, "move {}: {message} ({})", self.number, self.rule())
    }
}

impl std::error::Error for BadMove {}
