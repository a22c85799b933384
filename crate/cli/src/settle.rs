use std::time::{Duration, Instant};

use loja_certificate::Checked;
use loja_solver::{Contradiction, Control, Found, Going, Halt, Limits, Progress, Proof, Verdict};

use crate::stop::Stop;

/// A claim after a search; only the checker's result is a verdict.
pub(crate) struct Settled {
    pub(crate) progress: Progress,
    /// Present with a verdict.
    pub(crate) checked: Option<Checked>,
    /// Why the search has no answer.
    pub(crate) halt: Option<Halt>,
    /// Why its answer has no certificate.
    pub(crate) unwritten: Option<Halt>,
    pub(crate) time: Duration,
    pub(crate) check_time: Duration,
}

impl Settled {
    pub(crate) fn verdict(&self) -> Verdict {
        let checked = self.checked.as_ref();
        checked.map_or(Verdict::UNDECIDED, Verdict::from)
    }

    /// Whether an answer lacks a certificate, and so is no verdict.
    pub(crate) fn is_unshown(&self) -> bool {
        self.halt.is_none() && self.checked.is_none()
    }

    /// Why there is no verdict; `watcher` if it stopped the search.
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

/// The time between progress reports.
const MOMENT: Duration = Duration::from_millis(100);

/// Searches within the limits, then writes the certificate and has it checked, timing both.
///
/// # Errors
/// When the search contradicts the checker, which is a fault of one of them.
pub(crate) fn settle(
    mut proof: Proof,
    limits: Limits,
    going: &dyn Fn() -> Going,
    tell: &mut dyn FnMut(&Progress),
) -> Result<Settled, Contradiction> {
    let begun = Instant::now();
    let poll = |_| going();
    let halt = loop {
        let moment = Instant::now();
        let pause = |_| match moment.elapsed() < MOMENT {
            true => going(),
            false => Going::Break(()),
        };
        let left = Limits {
            nodes: limits.nodes - proof.progress().nodes.min(limits.nodes),
            ..limits
        };
        let halt = proof.search(&Control::polling(left, &pause)).err();
        tell(&proof.progress());
        if halt != Some(Halt::Stopped) || going().is_break() {
            break halt;
        }
    };
    let progress = proof.progress();
    let time = begun.elapsed();
    let begun = Instant::now();
    let found = match halt {
        None => proof.decide(&Control::polling(limits, &poll))?,
        Some(halt) => Found::Open(halt),
    };
    let (checked, unwritten) = match found {
        Found::Shown(checked) => (Some(*checked), None),
        Found::Open(halt) => (None, Some(halt)),
        Found::Unshown => (None, None),
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
