use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use loja_solver::Usage;

/// Counts situations and reports progress; no result depends on it.
#[derive(Clone, Default)]
pub struct SituationCounter {
    nodes: Rc<Cell<u64>>,
    hear: Option<Rc<dyn Fn(u64)>>,
}

impl SituationCounter {
    /// Reports every few hundred situations, unlike `SituationCounter::default()`.
    #[must_use]
    pub fn heard_by(hear: impl Fn(u64) + 'static) -> SituationCounter {
        SituationCounter {
            nodes: Rc::default(),
            hear: Some(Rc::new(hear)),
        }
    }

    pub(crate) fn counter(&self) -> impl Fn(Usage) + use<> {
        let (tally, before) = (self.clone(), Cell::new(0));
        move |usage| tally.add(usage.nodes.saturating_sub(before.replace(usage.nodes)))
    }

    pub(crate) fn add(&self, nodes: u64) {
        if nodes == 0 {
            return;
        }
        self.nodes.set(self.nodes.get().saturating_add(nodes));
        if let Some(hear) = &self.hear {
            hear(self.nodes.get());
        }
    }
}

impl fmt::Debug for SituationCounter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tally")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_search_adds_what_it_did_since_it_was_heard_last() {
        let heard = Rc::new(Cell::new(0));
        let told = Rc::clone(&heard);
        let tally = SituationCounter::heard_by(move |nodes| told.set(nodes));
        let come = |nodes| Usage { nodes, bytes: 0 };
        let one = tally.counter();
        one(come(300));
        one(come(500));
        assert_eq!(heard.get(), 500);
        tally.counter()(come(50));
        one(come(700));
        assert_eq!(heard.get(), 750);
    }
}
