//! Connected parts, and what is beside a set.

use loja_rules::{Board, Point, PointSet};

pub(crate) fn part(board: &Board, x: Point, within: &PointSet) -> PointSet {
    let mut part: PointSet = [x].into_iter().collect();
    loop {
        let more = part.union(&beside(board, &part).intersection(within));
        if more == part {
            return part;
        }
        part = more;
    }
}

pub(crate) fn parts(board: &Board, within: &PointSet) -> Vec<PointSet> {
    let mut parts: Vec<PointSet> = Vec::new();
    for x in within.iter() {
        if !parts.iter().any(|part| part.contains(x)) {
            parts.push(part(board, x, within));
        }
    }
    parts
}

pub(crate) fn beside(board: &Board, of: &PointSet) -> PointSet {
    of.iter()
        .flat_map(|x| board.neighbors(x).iter().copied())
        .collect()
}

/// Whether two sets share a location.
pub(crate) fn meet(a: &PointSet, b: &PointSet) -> bool {
    !a.intersection(b).is_empty()
}
