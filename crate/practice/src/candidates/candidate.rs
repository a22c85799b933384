//! A question that may become a problem.

use crate::candidates::wanted::Wanted;
use crate::measure::Budget;
use crate::problem::Problem;

/// A question from dice, or near another one.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) question: Problem,
    /// What its facts may cost.
    pub(crate) budget: Budget,
}

impl Candidate {
    /// A candidate that may cost what is allowed.
    pub(crate) fn new(question: Problem, wanted: &Wanted) -> Candidate {
        Candidate {
            question,
            budget: wanted.budget,
        }
    }

    /// The same, if it costs no more than so many nodes.
    pub(crate) fn within(self, nodes: u64) -> Candidate {
        let nodes = self.budget.nodes.min(nodes);
        let budget = Budget {
            nodes,
            ..self.budget
        };
        Candidate { budget, ..self }
    }
}

/// What a quick look made of a candidate that it did not drop.
#[derive(Debug)]
pub(crate) enum Promising {
    /// It is worth a full look.
    Candidate(Candidate),
    /// The quick look was the full one.
    Problem(Problem),
}
