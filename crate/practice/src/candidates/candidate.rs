use crate::candidates::wanted::Wanted;
use crate::measure::Budget;
use crate::problem::Problem;

#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) question: Problem,
    pub(crate) budget: Budget,
}

impl Candidate {
    pub(crate) fn new(question: Problem, wanted: &Wanted) -> Candidate {
        Candidate {
            question,
            budget: wanted.budget,
        }
    }

    pub(crate) fn within(self, nodes: u64) -> Candidate {
        let nodes = self.budget.nodes.min(nodes);
        let budget = Budget {
            nodes,
            ..self.budget
        };
        Candidate { budget, ..self }
    }
}

#[derive(Debug)]
pub(crate) enum Promising {
    Candidate(Candidate),
    /// The quick look was complete.
    Problem(Problem),
}
