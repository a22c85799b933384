//! B3: the removal of a cycle.

use loja_ground::{Color, PointSet};

use crate::illegal::Illegal;
use crate::situation::{PassCount, Situation};

/// A cycle, identified by its first situation: its number in the history, from 0.
///
/// Without earlier history this is the number of moves before the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cycle {
    /// The number of its first situation.
    pub start: usize,
}

/// B3.1 and B3.2: the removable cycles, the longest first. A final state has none, because nothing
/// follows it (B1.1).
pub(crate) fn removable(now: &Situation, history: &[Situation]) -> impl Iterator<Item = Cycle> {
    let barred = matches!(now.passes, PassCount::One | PassCount::Two);
    let starts = 0..history.len();
    starts
        .filter(move |&start| !barred && history[start].is_similar(now))
        .map(|start| Cycle { start })
}

/// B3.3 to B3.6: the locations colored in some but not all situations of the cycle.
///
/// B3.3 needn't distinguish black from white: a location is empty after some turn before it changes
/// colour.
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
    // The present situation stands for the first member, which has the same stones.
    let mut some = colored(now);
    let mut all = some.clone();
    for member in history[start..].iter().map(colored) {
        some = some.union(&member);
        all = all.intersection(&member);
    }
    Ok(some.difference(&all))
}

/// B3.7 to B3.9: these stones become captives, and their locations are marked permanently.
pub(crate) fn remove(situation: &Situation, locations: &PointSet) -> Situation {
    let mut next = situation.clone();
    for color in Color::ALL {
        let stones = &mut next.stones[color];
        let taken = stones.intersection(locations).count();
        *stones = stones.difference(locations);
        // Can't saturate in a game: see `Setup::MOST_CAPTIVES`.
        next.captives[color] = next.captives[color].saturating_add(taken);
    }
    next.permanent = next.permanent.union(locations);
    next
}
