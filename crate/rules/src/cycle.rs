//! B3: the removal of a cycle.

use loja_ground::{Color, PointSet};

use crate::illegal::Illegal;
use crate::situation::{PassCount, Situation};

/// A cycle, by the number of its first situation in the history, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cycle {
    /// The number of its first situation.
    pub start: usize,
}

/// B3.1, B3.2: the removable cycles, longest first; none in a final state (B1.1).
pub(crate) fn removable(now: &Situation, history: &[Situation]) -> impl Iterator<Item = Cycle> {
    let barred = matches!(now.passes, PassCount::One | PassCount::Two);
    let starts = 0..history.len();
    starts
        .filter(move |&start| !barred && history[start].is_similar(now))
        .map(|start| Cycle { start })
}

/// B3.3 to B3.6: the locations colored in some but not all situations of the cycle. B3.3 needn't tell black from
/// white: a location is empty after some turn before it changes colour.
pub(crate) fn locations(
    now: &Situation,
    history: &[Situation],
    cycle: Cycle,
) -> Result<PointSet, Illegal> {
    let Cycle { start } = cycle;
    if now.passes == PassCount::One {
        return Err(Illegal::CycleAfterPass);
    }
    let began = history.get(start);
    if !began.is_some_and(|then| then.is_similar(now)) {
        return Err(Illegal::NoCycle { start });
    }
    let colored = |situation: &Situation| situation.stones.occupied();
    // The present situation has the first one's stones.
    let mut some = colored(now);
    let mut all = some.clone();
    for member in history[start..].iter().map(colored) {
        some = some.union(&member);
        all = all.intersection(&member);
    }
    Ok(some.difference(&all))
}

/// B3.7 to B3.9: captures stones and marks their locations.
pub(crate) fn remove(situation: &Situation, locations: &PointSet) -> Situation {
    let mut next = situation.clone();
    for color in Color::ALL {
        let stones = &mut next.stones[color];
        let taken = stones.intersection(locations).count();
        *stones = stones.difference(locations);
        // Can't saturate: see `Setup::MOST_CAPTIVES`.
        next.captives[color] = next.captives[color].saturating_add(taken);
    }
    next.permanent = next.permanent.union(locations);
    next
}
