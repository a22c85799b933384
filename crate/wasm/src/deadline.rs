//! The end of a run, by the clock of its page or worker.
//!
//! The caller knows how long a run may take, the search when it can stop; so the search reads the clock.

use std::cell::Cell;

use loja_solver::{Control, Going, Limits};

/// A time of the module's clock.
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
        // Runs without a deadline never read the clock.
        self.0 < f64::INFINITY && now() >= self.0
    }

    /// The answer to a poll.
    pub fn going(self) -> Going {
        match self.is_over() {
            true => Going::Break(()),
            false => Going::Continue(()),
        }
    }
}

/// No limits but the clock's.
pub const ENDLESS: Limits = Limits {
    nodes: u64::MAX,
    bytes: u64::MAX,
};

/// These situations, and megabytes if given.
#[must_use]
pub fn bounds(nodes: u32, megabytes: Option<u32>) -> Limits {
    Limits {
        nodes: nodes.into(),
        bytes: megabytes.map_or(u64::MAX, |megabytes| u64::from(megabytes) << 20),
    }
}

/// Runs a search within its limits and, if given, these milliseconds. The first poll always continues, so that even
/// the shortest slices progress.
pub fn slice<T>(
    limits: Limits,
    milliseconds: Option<f64>,
    run: impl FnOnce(&Control<'_>) -> T,
) -> T {
    let deadline = Deadline::within(milliseconds);
    let begun = Cell::new(false);
    let poll = |_| match begun.replace(true) {
        true => deadline.going(),
        false => Going::Continue(()),
    };
    run(&Control::polling(limits, &poll))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_passes_and_never_does_not() {
        assert_eq!(Deadline::after(60_000.0).going(), Going::Continue(()));
        assert_eq!(Deadline::after(0.0).going(), Going::Break(()));
        assert_eq!(Deadline::NEVER.going(), Going::Continue(()));
        // NaN never comes.
        assert_eq!(Deadline::after(f64::NAN).going(), Going::Continue(()));
    }
}
