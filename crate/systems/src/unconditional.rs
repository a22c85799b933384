//! Stones that no number of moves in succession takes.

use loja_ground::{Board, ByColor, Chain, Color, PointSet};

/// Whether who attacks may take his own stones off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suicide {
    /// He may.
    Allowed,
    /// He may not.
    Forbidden,
}

/// A region without stones of the colour: its locations, and those where the attacker has to leave a liberty.
struct Region {
    members: PointSet,
    neighbors: PointSet,
    vital: PointSet,
}

/// The stones of a colour that stay when their owner passes on and on (Benson's way): drop strings that don't have two
/// regions of their own, and regions beside strings that were dropped, until nothing changes.
///
/// A region is a string's own when all of its empty locations are liberties of the string. Where the attacker may take
/// his own stones off, all of its locations have to be: they may be empty one day.
#[must_use]
pub fn unconditional(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    suicide: Suicide,
) -> PointSet {
    let others = board.locations().difference(&stones[color]);
    let mut strings = stones.chains(board, &stones[color]);
    // Regions go through the stones of the attacker.
    let open = ByColor {
        black: stones[color].clone(),
        white: PointSet::new(),
    };
    let mut regions: Vec<Region> = open
        .chains(board, &others)
        .into_iter()
        .map(|Chain { members, neighbors }| {
            let vital = match suicide {
                Suicide::Allowed => members.clone(),
                Suicide::Forbidden => members.difference(&stones[color.other()]),
            };
            Region {
                neighbors: neighbors.intersection(&stones[color]),
                members,
                vital,
            }
        })
        .collect();
    loop {
        let count = (strings.len(), regions.len());
        strings.retain(|string| {
            let own = |region: &&Region| {
                let beside = !region.members.intersection(&string.neighbors).is_empty();
                beside && region.vital.is_subset(&string.neighbors)
            };
            regions.iter().filter(own).count() >= 2
        });
        let kept = strings
            .iter()
            .fold(PointSet::new(), |all, string| all.union(&string.members));
        regions.retain(|region| region.neighbors.is_subset(&kept));
        if (strings.len(), regions.len()) == count {
            return kept;
        }
    }
}
