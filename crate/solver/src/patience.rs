//! How far the writing of a certificate may go, and its check. There is no clock: somebody is asked.

use loja_search::{Going, Halt};

/// Steps between two questions.
const STEPS: u64 = 64;

/// No certificate has more situations than this.
const MOST_SITUATIONS: u64 = 50_000_000;

/// Asks now and then whether to go on, and notes down why not.
pub(crate) struct Patience<'a> {
    /// Hears how much memory has been taken, and says whether to go on.
    ask: &'a mut dyn FnMut(u64) -> Going,
    steps: u64,
    /// What was written by this step is not kept any more.
    since: u64,
    /// Nobody is asked before this step.
    next: u64,
    /// As many situations may be written down.
    pub(crate) situations: u64,
    /// The memory for them.
    pub(crate) bytes: u64,
    each: u64,
    /// Why it has ended too early.
    pub(crate) halt: Option<Halt>,
}

impl<'a> Patience<'a> {
    /// For a board of so many locations, with so much memory. Whoever was stopped before takes twice as many steps now
    /// before he asks: so he gets to the end although he begins anew each time.
    pub(crate) fn new(
        locations: usize,
        bytes: u64,
        before: u64,
        ask: &'a mut dyn FnMut(u64) -> Going,
    ) -> Patience<'a> {
        // What the checker keeps of a situation: two bits a location and a word, its place in a table, its decision.
        let each = 8 * (locations as u64 / 32 + 2) + 24;
        let mut patience = Patience {
            ask,
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

    /// So much memory is left.
    pub(crate) fn has(&mut self, bytes: u64) {
        self.bytes = bytes;
        self.situations = MOST_SITUATIONS.min(bytes / self.each);
    }

    /// Whether to go on with the next step.
    pub(crate) fn goes_on(&mut self) -> bool {
        self.goes_on_by(1)
    }

    /// Whether to go on with the next so many, which are taken without another question.
    pub(crate) fn goes_on_by(&mut self, steps: u64) -> bool {
        self.steps = self.steps.saturating_add(steps);
        if self.halt.is_none() && self.steps >= self.next {
            self.next = self.steps + STEPS;
            let taken = self.taken();
            if (self.ask)(taken) == Going::Break(()) {
                self.halt = Some(Halt::Stopped);
            }
        }
        self.halt.is_none()
    }

    /// What the next steps write takes the place of what was written.
    pub(crate) fn begins_anew(&mut self) {
        self.since = self.steps;
    }

    /// The memory that is taken, for each step is at most one situation; always less than all of it, which is what
    /// [`situations`](Self::situations) bounds.
    fn taken(&self) -> u64 {
        let steps = self.steps - self.since;
        let most = self.bytes.saturating_sub(1);
        steps.saturating_mul(self.each).min(most)
    }

    /// There were more situations than allowed. Is it for want of memory?
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
    use super::*;

    #[test]
    fn whoever_was_stopped_gets_twice_as_far() {
        let (mut before, mut runs) = (0, 0);
        loop {
            runs += 1;
            let mut stop = |_| Going::Break(());
            let mut patience = Patience::new(25, 1 << 20, before, &mut stop);
            let done = (0..100_000).all(|_| patience.goes_on());
            if done {
                break;
            }
            assert_eq!(patience.halt, Some(Halt::Stopped));
            before = patience.steps();
        }
        assert!((10..14).contains(&runs), "{runs}");
    }

    /// What counts as one step is a situation. Whoever takes many at a time is asked before each such time.
    #[test]
    fn many_steps_at_a_time_count_as_many() {
        let mut asked = 0;
        let mut ask = |_| {
            asked += 1;
            Going::Continue(())
        };
        let mut patience = Patience::new(25, 1 << 20, 0, &mut ask);
        assert!((0..10).all(|_| patience.goes_on_by(4 * STEPS)));
        assert!((0..STEPS).all(|_| patience.goes_on()));
        assert_eq!(patience.steps(), 41 * STEPS);
        assert_eq!(asked, 11);
    }

    #[test]
    fn whoever_watches_hears_what_is_taken() {
        let mut heard = Vec::new();
        let mut hear = |taken| {
            heard.push(taken);
            Going::Continue(())
        };
        let mut patience = Patience::new(25, 20_000, 0, &mut hear);
        assert!((0..2 * STEPS).all(|_| patience.goes_on()));
        patience.begins_anew();
        assert!((0..STEPS).all(|_| patience.goes_on()));
        assert!((0..1_000).all(|_| patience.goes_on()));
        let each = STEPS * 40;
        assert_eq!(heard[..3], [each, 2 * each, each]);
        assert_eq!(heard.last(), Some(&19_999));
    }

    #[test]
    fn memory_bounds_the_situations() {
        let mut on = |_| Going::Continue(());
        let mut patience = Patience::new(25, 4800, 0, &mut on);
        assert_eq!(patience.situations, 4800 / 40);
        patience.too_many();
        assert_eq!(patience.halt, Some(Halt::Memory));
        let mut patience = Patience::new(25, u64::MAX, 0, &mut on);
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
