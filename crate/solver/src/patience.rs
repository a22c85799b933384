//! How far to write and check a certificate, by polls instead of a clock.

use loja_search::{Control, Halt};

/// Steps between two questions.
const STEPS: u64 = 64;

const MOST_SITUATIONS: u64 = 50_000_000;

/// Polls now and then, and notes why it stopped.
pub(crate) struct Patience<'a> {
    control: &'a Control<'a>,
    /// Bytes that the search itself keeps.
    searched: u64,
    steps: u64,
    /// Anything written before this step is gone.
    since: u64,
    /// The step before which nobody polls.
    next: u64,
    pub(crate) situations: u64,
    /// The memory for them.
    pub(crate) bytes: u64,
    each: u64,
    pub(crate) halt: Option<Halt>,
}

impl<'a> Patience<'a> {
    /// Patience for a board, with the memory that the search leaves.
    ///
    /// After a stop, the next attempt gets twice as many steps before its first poll, so a writer that starts
    /// over each time still finishes.
    pub(crate) fn new(
        locations: usize,
        searched: u64,
        before: u64,
        control: &'a Control<'a>,
    ) -> Patience<'a> {
        let limit = control.limits().bytes.saturating_sub(control.bytes());
        let bytes = limit.saturating_sub(searched);
        // The checker's memory for a situation: two bits a location and a word, a table place, and the
        // decision.
        let each = 8 * (locations as u64 / 32 + 2) + 24;
        let mut patience = Patience {
            control,
            searched,
            steps: 0,
            since: 0,
            next: before.saturating_mul(2).max(STEPS),
            situations: 0,
            bytes,
            each,
            halt: None,
        };
        patience.has(bytes);
        patience
    }

    /// Notes the memory that is left.
    pub(crate) fn has(&mut self, bytes: u64) {
        self.bytes = bytes;
        self.situations = MOST_SITUATIONS.min(bytes / self.each);
    }

    pub(crate) fn goes_on(&mut self) -> bool {
        self.goes_on_by(1)
    }

    /// Whether to take this many steps without another poll.
    pub(crate) fn goes_on_by(&mut self, steps: u64) -> bool {
        self.steps = self.steps.saturating_add(steps);
        if self.halt.is_none() && self.steps >= self.next {
            self.next = self.steps + STEPS;
            let kept = self.searched.saturating_add(self.taken());
            self.halt = self.control.poll_holding(kept).err();
        }
        self.halt.is_none()
    }

    pub(crate) fn begins_anew(&mut self) {
        self.since = self.steps;
    }

    /// The memory taken, at most one situation a step; [`situations`](Self::situations) keeps it below the whole.
    fn taken(&self) -> u64 {
        let steps = self.steps - self.since;
        let most = self.bytes.saturating_sub(1);
        steps.saturating_mul(self.each).min(most)
    }

    /// Notes an excess of situations, and whether memory was the cause.
    pub(crate) fn too_many(&mut self) {
        if self.situations < MOST_SITUATIONS {
            self.halt.get_or_insert(Halt::Memory);
        }
    }

    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use loja_search::{Going, Limits, Usage};

    use super::*;

    fn bytes(bytes: u64) -> Limits {
        let nodes = 0;
        Limits { nodes, bytes }
    }

    #[test]
    fn whoever_was_stopped_gets_twice_as_far() {
        let (mut before, mut runs) = (0, 0);
        loop {
            runs += 1;
            let stop = |_| Going::Break(());
            let control = Control::polling(bytes(1 << 20), &stop);
            let mut patience = Patience::new(25, 0, before, &control);
            let done = (0..100_000).all(|_| patience.goes_on());
            if done {
                break;
            }
            assert_eq!(patience.halt, Some(Halt::Stopped));
            before = patience.steps();
        }
        assert!((10..14).contains(&runs), "{runs}");
    }

    #[test]
    fn many_steps_at_a_time_count_as_many() {
        let asked = Cell::new(0);
        let poll = |_| {
            asked.set(asked.get() + 1);
            Going::Continue(())
        };
        let control = Control::polling(bytes(1 << 20), &poll);
        let mut patience = Patience::new(25, 0, 0, &control);
        assert!((0..10).all(|_| patience.goes_on_by(4 * STEPS)));
        assert!((0..STEPS).all(|_| patience.goes_on()));
        assert_eq!(patience.steps(), 41 * STEPS);
        assert_eq!(asked.get(), 11);
    }

    #[test]
    fn whoever_watches_hears_what_is_taken() {
        let heard = RefCell::new(Vec::new());
        let hear = |usage: Usage| {
            heard.borrow_mut().push(usage.bytes);
            Going::Continue(())
        };
        let control = Control::polling(bytes(20_000), &hear);
        let mut patience = Patience::new(25, 0, 0, &control);
        assert!((0..2 * STEPS).all(|_| patience.goes_on()));
        patience.begins_anew();
        assert!((0..STEPS).all(|_| patience.goes_on()));
        assert!((0..1_000).all(|_| patience.goes_on()));
        let (each, heard) = (STEPS * 40, heard.take());
        assert_eq!(heard[..3], [each, 2 * each, each]);
        assert_eq!(heard.last(), Some(&19_999));
    }

    #[test]
    fn memory_bounds_the_situations() {
        let control = Control::new(bytes(4800));
        let mut patience = Patience::new(25, 0, 0, &control);
        assert_eq!(patience.situations, 4800 / 40);
        patience.too_many();
        assert_eq!(patience.halt, Some(Halt::Memory));
        let control = Control::new(bytes(u64::MAX));
        let mut patience = Patience::new(25, 0, 0, &control);
        patience.too_many();
        assert_eq!(
            (patience.situations, patience.halt),
            (MOST_SITUATIONS, None)
        );
    }

    #[cfg(feature = "serde")]
    #[test]
    fn in_files_verdicts_and_halts_have_their_names() {
        let all = (crate::Verdict::UNDECIDED, Halt::TooLarge);
        let text = serde_json::to_string(&all).ok();
        assert_eq!(text.as_deref(), Some(r#"["undecided","too_large"]"#));
    }
}
