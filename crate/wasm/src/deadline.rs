//! The end of a run, by the clock of its page or worker.
//!
//! The caller knows how long a run may take, and the search when it can stop, so the search reads
//! the clock.

use std::ops::ControlFlow;

/// A time of the module's own clock.
#[derive(Clone, Copy, Debug)]
pub struct Deadline(f64);

impl Deadline {
    /// No deadline.
    pub const NEVER: Deadline = Deadline(f64::INFINITY);

    /// In a number of milliseconds.
    #[must_use]
    pub fn after(milliseconds: f64) -> Deadline {
        Deadline(now() + milliseconds)
    }

    /// `None` is never.
    pub(crate) fn within(milliseconds: Option<f64>) -> Deadline {
        milliseconds.map_or(Deadline::NEVER, Deadline::after)
    }

    /// Whether it has passed.
    #[must_use]
    pub fn is_over(self) -> bool {
        // A run without a deadline never reads the clock.
        self.0 < f64::INFINITY && now() >= self.0
    }

    /// The answer to a poll.
    pub fn going(self) -> ControlFlow<()> {
        match self.is_over() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    /// The first poll always continues, so that a search progresses even if each run begins after
    /// its deadline.
    #[cfg(feature = "prover")]
    pub(crate) fn but_once(self) -> impl Fn(loja_solver::Usage) -> ControlFlow<()> {
        let begun = std::cell::Cell::new(false);
        move |_| match begun.replace(true) {
            true => self.going(),
            false => ControlFlow::Continue(()),
        }
    }
}

/// Milliseconds since a fixed time.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    performance().map_or(0.0, |clock| clock.now())
}

#[cfg(target_arch = "wasm32")]
fn performance() -> Option<web_sys::Performance> {
    use js_sys::Reflect;
    use wasm_bindgen::JsCast;

    let scope = js_sys::global();
    if let Some(worker) = scope.dyn_ref::<web_sys::WorkerGlobalScope>() {
        return worker.performance();
    }
    if let Some(page) = scope.dyn_ref::<web_sys::Window>() {
        return page.performance();
    }
    // Node has the same clock, but no named scope.
    let clock = Reflect::get(&scope, &"performance".into()).ok()?;
    clock.is_object().then(|| clock.unchecked_into())
}

#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;

    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_secs_f64() * 1000.0
}

#[cfg(all(test, feature = "prover"))]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_passes_and_never_does_not() {
        assert_eq!(Deadline::after(60_000.0).going(), ControlFlow::Continue(()));
        assert_eq!(Deadline::after(0.0).going(), ControlFlow::Break(()));
        assert_eq!(Deadline::NEVER.going(), ControlFlow::Continue(()));
        // NaN never comes.
        assert_eq!(Deadline::after(f64::NAN).going(), ControlFlow::Continue(()));
    }
}
