//! One claim decided, and the decision checked.

use std::time::{Duration, Instant};

use loja_certificate::Checked;
use loja_solver::{Contradiction, Going, Limits, Progress, Proof, Verdict};

/// A claim after a search. Only what the checker accepted is a verdict here.
pub(crate) struct Settled {
    pub(crate) progress: Progress,
    /// The certificate, when there is a verdict.
    pub(crate) checked: Option<Checked>,
    /// Whether the search can go on.
    pub(crate) open: bool,
    /// How long the search took.
    pub(crate) time: Duration,
    /// How long the check took.
    pub(crate) check_time: Duration,
}

impl Settled {
    pub(crate) fn verdict(&self) -> Verdict {
        let checked = self.checked.as_ref();
        checked.map_or(Verdict::Undecided, |checked| checked.answer().into())
    }

    /// Whether the search has an answer, but no certificate for it. Then there is no verdict.
    pub(crate) fn is_unshown(&self) -> bool {
        !self.open && self.checked.is_none()
    }
}

/// Searches within the limits, and checks what comes of it. The two are timed, and the search's memory is free when the
/// check begins.
///
/// # Errors
/// When the search contradicts the checker, which is a fault of one of them.
pub(crate) fn settle(
    mut proof: Proof,
    limits: Limits,
    watch: &mut dyn FnMut(&Progress) -> Going,
) -> Result<Settled, Contradiction> {
    let begun = Instant::now();
    let open = proof.run(limits, watch).is_some();
    let progress = proof.progress();
    let unchecked = proof.unchecked();
    drop(proof);
    let time = begun.elapsed();
    let begun = Instant::now();
    let checked = unchecked.map(|unchecked| unchecked.check()).transpose()?;
    Ok(Settled {
        progress,
        checked,
        open,
        time,
        check_time: begun.elapsed(),
    })
}
