//! Stones that no moves in succession take (Benson 1976).
//!
//! Only the searches of 1989, whose walls count too, have their own version. [`kept`] knows no board;
//! [`unconditional`] and `compact` tell it what touches what.

use loja_ground::{Board, ByColor, Color, Group, PointSet};

/// Whether the attacker may take off own stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suicide {
    /// He may.
    Allowed,
    /// He may not.
    Forbidden,
}

/// A region without stones of the colour: strings at its border, and those to which it is vital.
pub(crate) struct Region {
    pub border: Vec<usize>,
    pub vital: Vec<usize>,
}

/// Which strings stay: drop those without two vital regions, and regions beside dropped ones, until nothing changes.
pub(crate) fn kept(strings: usize, mut regions: Vec<Region>) -> Vec<bool> {
    let mut kept = vec![true; strings];
    loop {
        let mut count = vec![0_u32; strings];
        for &string in regions.iter().flat_map(|region| &region.vital) {
            count[string] += 1;
        }
        let before = regions.len();
        for (kept, count) in kept.iter_mut().zip(count) {
            *kept &= count >= 2;
        }
        regions.retain(|region| region.border.iter().all(|&string| kept[string]));
        if regions.len() == before {
            return kept;
        }
    }
}

/// The stones of a colour that stay while their owner passes on and on (Benson).
///
/// A string stays if it keeps two regions of its own, beside no dropped string: all their empty locations are its
/// liberties. Where the attacker may commit suicide, all their locations must be, since they may be empty one day.
#[must_use]
pub fn unconditional(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    suicide: Suicide,
) -> PointSet {
    beside_those(board, stones, color, suicide, &PointSet::new())
}

/// The stones that stay even if no region that meets these locations counts.
pub(crate) fn beside_those(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    suicide: Suicide,
    those: &PointSet,
) -> PointSet {
    let others = board.locations().difference(&stones[color]);
    let strings = stones.chains(board, &stones[color]);
    // Regions include the attacker's stones.
    let open = ByColor {
        black: stones[color].clone(),
        white: PointSet::new(),
    };
    let regions = open.chains(board, &others).into_iter();
    let regions = regions.filter(|region| region.members.intersection(those).is_empty());
    let regions = regions.map(|Group { members, neighbors }| {
        let empty = match suicide {
            Suicide::Allowed => members.clone(),
            Suicide::Forbidden => members.difference(&stones[color.other()]),
        };
        let numbered = || strings.iter().enumerate();
        let beside = |string: &Group| !neighbors.intersection(&string.members).is_empty();
        let border = numbered().filter(|(_, string)| beside(string));
        let vital =
            numbered().filter(|(_, string)| beside(string) && empty.is_subset(&string.neighbors));
        Region {
            border: border.map(|(number, _)| number).collect(),
            vital: vital.map(|(number, _)| number).collect(),
        }
    });
    let kept = kept(strings.len(), regions.collect());
    let kept = strings.iter().zip(kept).filter(|(_, kept)| *kept);
    kept.fold(PointSet::new(), |all, (string, _)| {
        all.union(&string.members)
    })
}
