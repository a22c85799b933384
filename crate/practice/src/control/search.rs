//! Who controls what in a situation if play stopped there (C3), exactly or not at all.
//!
//! Control depends on the board, the stones and the permanent marks, and on nothing else: C5 looks at stones, C6 sets
//! everything but these anew. So one look answers for all situations that share them, whoever has the turn and
//! whatever has been captured.
//!
//! Each situation has the same number of nodes, and what a claim costs is counted each time that it is asked, from
//! memory or not. So neither an answer nor its price depends on what was asked before: many looks may share one
//! [`Memory`], and none of them sees another thing than it would have seen alone.

use std::collections::HashMap;
use std::rc::Rc;

use loja_rules::{ByColor, Color, PointSet, State};
use loja_solver::Limits;

use crate::control::memory::{Control, Memory, Stones};
use crate::control::score::lead;
use crate::measure::Tally;

/// Somebody who looks at situations of one board.
#[derive(Debug)]
pub(crate) struct ControlSearch<'a> {
    memory: &'a mut Memory,
    limits: Limits,
    /// What was looked at, and is paid for.
    seen: HashMap<Stones, Rc<Control>>,
    /// For all situations together, those from memory not counted again.
    nodes: u64,
    most: u64,
    tally: Tally,
}

impl<'a> ControlSearch<'a> {
    /// Limits for each situation, and how many nodes all of them may take together.
    pub(crate) fn new(limits: Limits, most: u64, memory: &'a mut Memory) -> ControlSearch<'a> {
        ControlSearch {
            memory,
            limits,
            seen: HashMap::new(),
            nodes: 0,
            most,
            tally: Tally::default(),
        }
    }

    /// The same, with somebody who hears how far it is.
    pub(crate) fn with_tally(self, tally: &Tally) -> ControlSearch<'a> {
        let tally = tally.clone();
        ControlSearch { tally, ..self }
    }

    /// Whether nothing more is looked at. Then what is open says nothing any more.
    pub(crate) fn is_spent(&self) -> bool {
        self.nodes >= self.most
    }

    /// The nodes of all situations that were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is known of a situation of this board.
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

    /// C3: what each player controls, if that is decided.
    pub(crate) fn control(&mut self, state: &State) -> Option<ByColor<PointSet>> {
        self.at(state).control().cloned()
    }

    /// C1: by how much Black leads if play stops here.
    pub(crate) fn lead(&mut self, state: &State) -> Option<i64> {
        let seen = self.at(state);
        Some(lead(state, seen.control()?))
    }

    /// The least and the most that it can be, for all that is known.
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
