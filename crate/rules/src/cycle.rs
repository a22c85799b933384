//! B3: taking a cycle off the board.

use loja_ground::{Color, PointSet};

use crate::illegal::Illegal;
use crate::situation::{PassCount, Situation};

/// A cycle, told by where it began: the number of a former situation, 0 for the first one.
///
/// In a game that started without history this is the number of moves before the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cycle {
    /// The number of the situation with which it began.
    pub start: usize,
}

/// B3.1 and B3.2: every cycle that may be removed, the longest first. None in a final state, since
/// nothing follows it (B1.1).
pub(crate) fn removable(now: &Situation, history: &[Situation]) -> impl Iterator<Item = Cycle> {
    let barred = matches!(now.passes, PassCount::One | PassCount::Two);
    let starts = 0..history.len();
    starts
        .filter(move |&start| !barred && history[start].is_similar(now))
        .map(|start| Cycle { start })
}

/// B3.3 to B3.6: the locations that were colored in some situations of the cycle but not in all.
///
/// Rule B3.3 does not tell black from white, and need not: a location never changes its colour
/// without being empty after some turn between.
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
    // The present situation has the stones of the first member, so it may stand for it.
    let mut some = colored(now);
    let mut all = some.clone();
    for member in history[start..].iter().map(colored) {
        some = some.union(&member);
        all = all.intersection(&member);
    }
    Ok(some.difference(&all))
}

/// B3.7 to B3.9: the stones on these locations become captives, and the locations stay marked.
pub(crate) fn remove(situation: &Situation, locations: &PointSet) -> Situation {
    let mut next = situation.clone();
    for color in Color::ALL {
        let stones = &mut next.stones[color];
        let taken = stones.intersection(locations).count();
        *stones = stones.difference(locations);
        // No game gets where this would stop counting: see `Setup::MOST_CAPTIVES`.
        next.captives[color] = next.captives[color].saturating_add(taken);
    }
    next.permanent = next.permanent.union(locations);
    next
}
