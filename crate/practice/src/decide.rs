//! A claim decided, and the decision checked: the only source of verdicts here.

use loja_certificate::{Claim, check};
use loja_solver::{Going, Limits, Progress, Proof, Switches, Verdict};

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
/// [`Unfit::Undecided`] when the budget does not do, [`Unfit::Fault`] when the certificate does not hold.
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
    let verdict = proof.run(UNBOUNDED, &mut watch);
    let told = match verdict {
        Verdict::Lock => Told::Lock,
        Verdict::Refuted => Told::Refuted,
        Verdict::Undecided => return Err(Unfit::Undecided),
    };
    let certificate = proof.certificate().ok_or(Unfit::Undecided)?;
    let checked = check(certificate).map_err(|flaw| Unfit::Fault(flaw.to_string()))?;
    if Verdict::from(checked.answer()) != verdict {
        let contrary = "a certificate shows the contrary of what the search found";
        return Err(Unfit::Fault(contrary.to_owned()));
    }
    Ok((proof, told))
}
