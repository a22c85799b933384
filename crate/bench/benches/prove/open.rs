//! What kind of claim stays open, so that the next lemma can be chosen by what there is.

use loja_certificate::Claim;
use loja_rules::{Board, Color, Point, PointSet};
use serde::Serialize;

/// One claim that the limits left open.
#[derive(Serialize)]
pub struct Open {
    by: &'static str,
    members: usize,
    empty: usize,
    /// Stones of the refuter.
    foreign: usize,
    /// Chains of the claimant.
    chains: usize,
    /// What these leave, in connected parts: the locations of each, the largest first.
    rooms: Vec<usize>,
    /// Stones of the claimant's safe chains: each has two eyes that only safe chains enclose.
    pub safe: usize,
    /// What the safe chains leave, in connected parts; without those parts that touch them everywhere.
    parts: usize,
    /// The locations of the largest of these.
    largest: usize,
    nodes: u64,
}

impl Open {
    pub fn of(claim: &Claim, nodes: u64) -> Open {
        let (board, set) = (claim.board().as_ref(), claim.set());
        let stones = claim.state().situation().stones();
        let own = &stones[claim.player()];
        let inside = |color: Color| set.intersection(&stones[color]);
        let is_door = |point: Point| board.neighbors(point).iter().any(|&y| !set.contains(y));
        let touches = |point: Point, chain: &PointSet| {
            board.neighbors(point).iter().any(|&y| chain.contains(y))
        };
        let mut chains = parts(board, &set.intersection(own));
        let count = chains.len();
        let mut rooms: Vec<usize> = parts(board, &set.difference(own))
            .iter()
            .map(PointSet::len)
            .collect();
        rooms.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
        loop {
            let safe = chains
                .iter()
                .fold(PointSet::new(), |all, one| all.union(one));
            let regions = parts(board, &set.difference(&safe));
            let is_eye = |region: &PointSet, chain: &PointSet| {
                region.iter().all(|x| !is_door(x) && touches(x, chain))
            };
            let before = chains.len();
            chains.retain(|chain| regions.iter().filter(|one| is_eye(one, chain)).count() >= 2);
            if chains.len() < before {
                continue;
            }
            let left = regions.iter().filter(|one| !is_eye(one, &safe));
            let sizes: Vec<usize> = left.map(PointSet::len).collect();
            return Open {
                by: claim.player().name(),
                members: set.len(),
                empty: set.len()
                    - Color::ALL
                        .map(|color| inside(color).len())
                        .iter()
                        .sum::<usize>(),
                foreign: inside(claim.refuter()).len(),
                chains: count,
                rooms,
                safe: safe.len(),
                parts: sizes.len(),
                largest: sizes.into_iter().max().unwrap_or(0),
                nodes,
            };
        }
    }
}

/// The connected parts.
fn parts(board: &Board, of: &PointSet) -> Vec<PointSet> {
    let mut left = of.clone();
    let mut parts = Vec::new();
    for first in of.iter() {
        let (mut part, mut next) = (PointSet::new(), vec![first]);
        while let Some(point) = next.pop() {
            if left.remove(point) {
                part.insert(point);
                next.extend(board.neighbors(point));
            }
        }
        if !part.is_empty() {
            parts.push(part);
        }
    }
    parts
}
