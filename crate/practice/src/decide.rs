//! A claim decided, and the decision checked: the only source of verdicts here.

use loja_certificate::{Answer, Claim};
use loja_solver::{Found, Going, Limits, Progress, Proof, Switches};

use crate::budget::{Budget, Unfit};
use crate::problem::Told;
use crate::tally::Tally;

const UNBOUNDED: Limits = Limits {
    nodes: u64::MAX,
    bytes: u64::MAX,
};

/// Decides a claim. The proof comes along, to be played with.
///
/// # Errors
/// [`Unfit::Undecided`] when the budget does not do, [`Unfit::Fault`] when the checker contradicts the search.
pub fn decide(claim: Claim, budget: &Budget, tally: &Tally) -> Result<(Proof, Told), Unfit> {
    let mut counted = tally.watch(0);
    let mut proof = Proof::new(claim, Switches::ALL);
    // Stopped between two turns of the search and not within one, it has done the same whatever the budget is.
    let mut watch = |progress: &Progress| {
        counted(progress);
        if progress.nodes >= budget.nodes || progress.bytes >= budget.bytes {
            Going::Stop
        } else {
            Going::On
        }
    };
    let found = proof.decide(UNBOUNDED, &mut watch);
    let found = found.map_err(|contradiction| Unfit::Fault(contradiction.to_string()))?;
    let told = match found {
        Found::Open(_) | Found::Unshown => return Err(Unfit::Undecided),
        Found::Shown(checked) => match checked.answer() {
            Answer::Lock => Told::Lock,
            Answer::Refuted => Told::Refuted,
        },
    };
    Ok((proof, told))
}
