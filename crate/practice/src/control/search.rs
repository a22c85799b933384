//! Control of a situation if play stops there (C3), exact or unknown.
//!
//! It depends on board, stones and permanent marks alone, because C5 looks at stones and C6 sets up the rest itself.
//! So one look serves any turn and captives.
//!
//! All situations have equal limits, and a remembered claim costs as much as a new one. So earlier questions change
//! no answer or price, and many searches may share a [`Memory`].

use std::collections::HashMap;
use std::rc::Rc;

use loja_rules::{ByColor, Color, PointSet, State};
use loja_solver::Limits;

use crate::control::memory::{Control, Memory, Stones};
use crate::control::score::lead;
use crate::measure::SituationCounter;

#[derive(Debug)]
pub(crate) struct ControlSearch<'a> {
    memory: &'a mut Memory,
    limits: Limits,
    /// Situations already paid for.
    seen: HashMap<Stones, Rc<Control>>,
    /// Of all situations, each counted once.
    nodes: u64,
    most: u64,
    tally: SituationCounter,
}

impl<'a> ControlSearch<'a> {
    /// `limits` are a situation's, `most` all nodes together.
    pub(crate) fn new(limits: Limits, most: u64, memory: &'a mut Memory) -> ControlSearch<'a> {
        ControlSearch {
            memory,
            limits,
            seen: HashMap::new(),
            nodes: 0,
            most,
            tally: SituationCounter::default(),
        }
    }

    pub(crate) fn with_tally(self, tally: &SituationCounter) -> ControlSearch<'a> {
        let tally = tally.clone();
        ControlSearch { tally, ..self }
    }

    /// Whether the nodes are spent, and open locations mean nothing.
    pub(crate) fn is_spent(&self) -> bool {
        self.nodes >= self.most
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn at(&mut self, state: &State) -> Rc<Control> {
        let situation = state.situation();
        let stones = (situation.stones().clone(), situation.permanent().clone());
        if let Some(seen) = self.seen.get(&stones) {
            return Rc::clone(seen);
        }
        let seen = if self.is_spent() {
            Rc::new(Control::all_open(state.board()))
        } else {
            self.memory.at(state, &stones, self.limits, &self.tally)
        };
        self.nodes += seen.nodes;
        self.seen.insert(stones, Rc::clone(&seen));
        seen
    }

    pub(crate) fn control(&mut self, state: &State) -> Option<ByColor<PointSet>> {
        self.at(state).control().cloned()
    }

    /// C1: Black's lead if play stops here.
    pub(crate) fn lead(&mut self, state: &State) -> Option<i64> {
        let seen = self.at(state);
        Some(lead(state, seen.control()?))
    }

    /// Bounds of Black's lead.
    pub(crate) fn leads(&mut self, state: &State) -> [i64; 2] {
        let seen = self.at(state);
        Color::ALL.map(|other| {
            let mut control = seen.sure.clone();
            let gets = other.other();
            control[gets] = control[gets].union(&seen.open[gets]);
            lead(state, &control)
        })
    }
}
