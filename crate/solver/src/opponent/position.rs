//! A situation of a line, and how a zone sees it.

use loja_certificate::Answer;
use loja_rules::{FastBoard, PassCount};

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::certify::seen;
use crate::lock::situation::{NOWHERE, Situation};
use crate::search::game::Side;

/// A situation with the pass count that searches leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position<const W: usize> {
    pub(crate) situation: Situation<W>,
    pub(crate) passes: PassCount,
}

impl<const W: usize> Position<W> {
    pub(crate) fn of(arena: &Arena<W>, board: &FastBoard) -> Position<W> {
        Position {
            situation: seen(arena, board),
            passes: board.pass_count(),
        }
    }

    /// The answer that the pass count alone decides, without a formation, and in how many moves: nothing follows 2, and
    /// the refuter makes 1 into 2.
    pub(crate) fn ending(&self, arena: &Arena<W>) -> Option<(Answer, u32)> {
        if self.situation.has_formation(arena) {
            return Some((Answer::Lock, 0));
        }
        match (self.passes, self.situation.turn) {
            (PassCount::Two, _) => Some((Answer::Refuted, 0)),
            (PassCount::One, Side::Refuter) => Some((Answer::Refuted, 1)),
            _ => None,
        }
    }
}

/// The situation as a zone's game sees it; `None` when a spared chain is gone and its lemma says nothing.
///
/// The lemma of [`crate::lock::zone`] is about the start, but its proof holds from any situation with all spared
/// chains: earlier moves elsewhere are like the claimant's moves outside.
pub(super) fn in_zone<const W: usize>(
    whole: &Arena<W>,
    zone: &Arena<W>,
    situation: &Situation<W>,
) -> Option<Situation<W>> {
    let mut mapped = Situation {
        own: Bits::EMPTY,
        foe: Bits::EMPTY,
        ko: NOWHERE,
        turn: situation.turn,
    };
    for (at, point) in zone.points.iter().enumerate() {
        let x = whole.points.binary_search(point).ok()?;
        if situation.own.has(x) {
            mapped.own.insert(at);
        } else if situation.foe.has(x) {
            mapped.foe.insert(at);
        } else if usize::from(situation.ko) == x {
            mapped.ko = Bits::<W>::narrow(at);
        }
    }
    zone.spared.is_within(mapped.own).then_some(mapped)
}
