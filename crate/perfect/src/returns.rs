//! Whether removals of cycles (B3) break a promise, by the theorem of `PROOF.md`.
//!
//! Where a strategy lets a situation recur, the opponent may remove the cycle. We take each promise and each earlier
//! one of its question that it can lead to, and find every set of locations that such a cycle changes and what the
//! opponent then reaches.

use loja_solver::Control;

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::ends::Ends;
use crate::graph::PlaceGraph;
use crate::place::Place;
use crate::settle::{Claimant, NOTHING, PlaceQuestion, SettledGraph};
use crate::small::{Set, Small};
use crate::unsolved::Unsolved;

/// A promise with more situations to follow counts as broken.
const MOST_FOLLOWED: usize = 200_000;

/// Our knowledge of boards with permanent marks, and of control.
#[derive(Debug, Default)]
pub struct Layers {
    /// Scores of finished boards.
    pub ends: Ends,
    known: HashMap<(Place, Claimant), i8>,
}

impl Layers {
    /// The integer that a claimant secures at a place without history, even against removals: the greatest promise that
    /// no cycle breaks, or [`NOTHING`].
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn secured(
        &mut self,
        small: &Small,
        place: Place,
        claimant: Claimant,
        control: &Control<'_>,
    ) -> Result<i8, Unsolved> {
        let (place, _) = place.canonical(small);
        if let Some(&value) = self.known.get(&(place, claimant)) {
            return Ok(value);
        }
        let graph = PlaceGraph::new(small, place, control)?;
        let settled = SettledGraph::new(small, &graph, &mut self.ends, control)?;
        for claimant in [Claimant::Mover, Claimant::Waiter] {
            let question = PlaceQuestion { place: 0, claimant };
            let promise = self.kept(small, &graph, &settled, question, control)?;
            let value = promise
                .and_then(|number| settled.get(number))
                .map_or(NOTHING, |promise| promise.value);
            self.known.insert((place, claimant), value);
        }
        Ok(self
            .known
            .get(&(place, claimant))
            .copied()
            .unwrap_or(NOTHING))
    }

    /// The greatest promise to a question that no cycle breaks.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn kept(
        &mut self,
        small: &Small,
        graph: &PlaceGraph,
        settled: &SettledGraph,
        question: PlaceQuestion,
        control: &Control<'_>,
    ) -> Result<Option<u32>, Unsolved> {
        let mut value = settled.value(question);
        while value != NOTHING {
            let Some(number) = settled.earliest(question, value) else {
                break;
            };
            if self.is_kept(small, graph, settled, number, control)? {
                return Ok(Some(number));
            }
            let Some(less) = settled.less(number) else {
                break;
            };
            value = less;
        }
        Ok(None)
    }

    /// Whether cycles break neither this promise nor any that it rests on.
    fn is_kept(
        &mut self,
        small: &Small,
        graph: &PlaceGraph,
        settled: &SettledGraph,
        number: u32,
        control: &Control<'_>,
    ) -> Result<bool, Unsolved> {
        let strategy = crate::strategy::Strategy::of(graph, settled, number);
        for &(later, earlier) in &strategy.returns {
            control.poll()?;
            let Some(&promise) = settled.get(earlier) else {
                return Ok(false);
            };
            let Some(&place) = graph.places().get(promise.question.place as usize) else {
                return Ok(false);
            };
            // B3.1; and the claimant needn't remove anything.
            if promise.question.claimant == Claimant::Mover || place.passes == 1 {
                continue;
            }
            let images: BTreeSet<Place> = small.ways().iter().map(|way| place.image(way)).collect();
            for from in images {
                let Some(changed) = cycles(small, graph, settled, from, later, earlier) else {
                    return Ok(false);
                };
                for marks in changed {
                    if self.after_removal(small, from, marks, control)? < i16::from(promise.value) {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    /// The integer that the waiting claimant secures after a removal that changed these locations, with or without a
    /// stone (B2).
    fn after_removal(
        &mut self,
        small: &Small,
        place: Place,
        marks: Set,
        control: &Control<'_>,
    ) -> Result<i16, Unsolved> {
        let mut least = i16::MAX;
        for (gain, to) in place.after_removal(small, marks) {
            let value = self.secured(small, to, Claimant::Mover, control)?;
            if value == NOTHING {
                return Ok(i16::MIN);
            }
            least = least.min(i16::from(value) + i16::from(gain));
        }
        Ok(least)
    }
}

/// Every set of locations that a cycle changes (B3.3 to B3.6) from this place with one promise back to it with an
/// earlier one, while the claimant plays by promises; `None` for too many situations.
pub(crate) fn cycles(
    small: &Small,
    graph: &PlaceGraph,
    settled: &SettledGraph,
    from: Place,
    later: u32,
    earlier: u32,
) -> Option<BTreeSet<Set>> {
    let colored = |place: Place| place.own | place.enemy;
    let start = (from, later, colored(from), colored(from));
    let mut seen = HashSet::from([start]);
    let mut waiting = vec![start];
    let mut found = BTreeSet::new();
    while let Some((place, number, some, all)) = waiting.pop() {
        for (step, next) in settled.played(small, graph, number, place) {
            if next < earlier {
                continue;
            }
            let (some, all) = (some | colored(step.to), all & colored(step.to));
            if step.to == from {
                if next == earlier {
                    found.insert(some & !all);
                }
                if next <= earlier {
                    continue;
                }
            }
            let state = (step.to, next, some, all);
            if seen.insert(state) {
                if seen.len() > MOST_FOLLOWED {
                    return None;
                }
                waiting.push(state);
            }
        }
    }
    Some(found)
}
