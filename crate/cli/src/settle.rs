//! One claim decided, and the decision checked.

use std::time::{Duration, Instant};

use loja_certificate::Checked;
use loja_solver::{Contradiction, Found, Going, Halt, Limits, Progress, Proof, Unchecked, Verdict};

use crate::stop::Stop;

/// A claim after a search. Only what the checker accepted is a verdict here.
pub(crate) struct Settled {
    pub(crate) progress: Progress,
    /// The certificate, when there is a verdict.
    pub(crate) checked: Option<Checked>,
    /// Why the search has no answer, …
    pub(crate) halt: Option<Halt>,
    /// … or why there is no certificate of it.
    pub(crate) unwritten: Option<Halt>,
    /// How long the search took.
    pub(crate) time: Duration,
    /// How long the check took.
    pub(crate) check_time: Duration,
}

impl Settled {
    pub(crate) fn verdict(&self) -> Verdict {
        let checked = self.checked.as_ref();
        checked.map_or(Verdict::UNDECIDED, Verdict::from)
    }

    /// Whether the search has an answer, but no certificate for it. Then there is no verdict.
    pub(crate) fn is_unshown(&self) -> bool {
        self.halt.is_none() && self.checked.is_none()
    }

    /// Where there is no verdict, what ended it when the watcher did so for this.
    pub(crate) fn stopped(&self, watcher: Stop) -> Option<Stop> {
        if self.checked.is_some() {
            return None;
        }
        let halt = self.halt.or(self.unwritten);
        Some(match halt {
            Some(Halt::Nodes) => Stop::Nodes,
            halt => Stop::of_claim(halt, watcher),
        })
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
    let halt = proof.run(limits, watch);
    let progress = proof.progress();
    let unchecked = match halt {
        None => proof.unchecked_within(limits, watch),
        Some(_) => Ok(None),
    };
    drop(proof);
    let time = begun.elapsed();
    let begun = Instant::now();
    let check =
        |unchecked: Unchecked| unchecked.check_within(limits.bytes, &mut || watch(&progress));
    let (checked, unwritten) = match unchecked.map(|it| it.map(check)) {
        Ok(found) => match found.transpose()? {
            Some(Found::Shown(checked)) => (Some(*checked), None),
            Some(Found::Open(halt)) => (None, Some(halt)),
            Some(Found::Unshown) | None => (None, None),
        },
        Err(halt) => (None, Some(halt)),
    };
    Ok(Settled {
        progress,
        checked,
        halt,
        unwritten,
        time,
        check_time: begun.elapsed(),
    })
}
