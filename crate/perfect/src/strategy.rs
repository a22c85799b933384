//! The turns that a promise rests on.

use std::collections::{HashMap, HashSet};

use crate::graph::PlaceGraph;
use crate::settle::{PlaceQuestion, SettledGraph};

/// The promises behind a strategy, earliest first, and which situations can recur.
#[derive(Clone, Debug)]
pub struct Strategy {
    /// By number.
    pub promises: Vec<u32>,
    /// Pairs `(later, earlier)` of promises to one question, where the later leads to the earlier.
    pub returns: Vec<(u32, u32)>,
}

impl Strategy {
    /// Everything that a promise rests on, down to the ends.
    #[must_use]
    pub fn of(graph: &PlaceGraph, settled: &SettledGraph, root: u32) -> Strategy {
        let mut seen = HashSet::from([root]);
        let mut waiting = vec![root];
        while let Some(number) = waiting.pop() {
            for next in settled.rests_on(graph, number) {
                if seen.insert(next) {
                    waiting.push(next);
                }
            }
        }
        let mut promises: Vec<u32> = seen.into_iter().collect();
        promises.sort_unstable();
        let mut by_question: HashMap<PlaceQuestion, Vec<u32>> = HashMap::new();
        for &number in &promises {
            if let Some(promise) = settled.get(number) {
                by_question
                    .entry(promise.question)
                    .or_default()
                    .push(number);
            }
        }
        let mut returns = Vec::new();
        for all in by_question.values().filter(|all| all.len() > 1) {
            for (at, &later) in all.iter().enumerate().skip(1) {
                let reached = reached(graph, settled, later, all[0]);
                returns.extend(
                    all[..at]
                        .iter()
                        .filter(|early| reached.contains(*early))
                        .map(|&early| (later, early)),
                );
            }
        }
        returns.sort_unstable();
        Strategy { promises, returns }
    }
}

/// The places that a promise rests on, down to number `least`.
fn reached(graph: &PlaceGraph, settled: &SettledGraph, from: u32, least: u32) -> HashSet<u32> {
    let mut seen = HashSet::new();
    let mut waiting = vec![from];
    while let Some(number) = waiting.pop() {
        for next in settled.rests_on(graph, number) {
            if next >= least && seen.insert(next) {
                waiting.push(next);
            }
        }
    }
    seen
}
