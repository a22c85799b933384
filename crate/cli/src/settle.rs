//! One claim decided, and the decision checked.

use std::time::{Duration, Instant};

use loja_certificate::Checked;
use loja_solver::{Going, Limits, Progress, Proof, Verdict};

/// A claim after a search. Only what the checker accepted is a verdict here.
pub(crate) struct Settled {
    pub(crate) verdict: Verdict,
    pub(crate) progress: Progress,
    /// The certificate, when there is a verdict.
    pub(crate) checked: Option<Checked>,
    /// The search, when it can go on.
    pub(crate) proof: Option<Proof>,
    /// Whether the search has an answer, but no certificate for it. Then there is no verdict.
    pub(crate) unshown: bool,
    /// How long the search took this time.
    pub(crate) time: Duration,
    /// How long the check took.
    pub(crate) check_time: Duration,
}

/// Searches within the limits, and checks what comes of it.
///
/// # Errors
/// When the search contradicts the checker, which is a fault of one of them.
pub(crate) fn settle(
    mut proof: Proof,
    limits: Limits,
    watch: &mut dyn FnMut(&Progress) -> Going,
) -> Result<Settled, String> {
    let begun = Instant::now();
    let verdict = proof.run(limits, watch);
    let progress = proof.progress();
    let mut settled = Settled {
        verdict: Verdict::Undecided,
        progress,
        checked: None,
        proof: None,
        unshown: false,
        time: begun.elapsed(),
        check_time: Duration::ZERO,
    };
    if verdict == Verdict::Undecided {
        settled.proof = Some(proof);
        return Ok(settled);
    }
    let certificate = proof.certificate();
    // The search's memory is needed no more.
    drop(proof);
    settled.time = begun.elapsed();
    let Some(certificate) = certificate else {
        settled.unshown = true;
        return Ok(settled);
    };
    let begun = Instant::now();
    let checked = loja_certificate::check(certificate)
        .map_err(|flaw| format!("the checker refuses what the search found: {flaw}"))?;
    if Verdict::from(checked.answer()) != verdict {
        return Err("the certificate shows the contrary of what the search found".to_owned());
    }
    settled.check_time = begun.elapsed();
    settled.verdict = verdict;
    settled.checked = Some(checked);
    Ok(settled)
}
