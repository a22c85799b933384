//! The scoring procedure (lines 173 to 191), by the text's own terms.

use loja_ground::{Board, ByColor, Color, PointSet, saturated};

/// The findings of the procedure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory2003 {
    /// Eye points of each player (line 179).
    pub eyes: ByColor<PointSet>,
    /// Empty intersections that are no eye points (line 183).
    pub dame: PointSet,
    /// Regions in seki: their stones and eye points (line 187).
    pub seki: PointSet,
    /// Territory of each player (line 189).
    pub territory: ByColor<PointSet>,
}

fn reached(board: &Board, from: &PointSet, among: &PointSet) -> PointSet {
    let mut found = from.clone();
    let mut waiting: Vec<_> = from.iter().collect();
    while let Some(point) = waiting.pop() {
        for &near in board.neighbors(point) {
            if among.contains(near) && found.insert(near) {
                waiting.push(near);
            }
        }
    }
    found
}

fn around(board: &Board, set: &PointSet) -> PointSet {
    set.iter()
        .flat_map(|point| board.neighbors(point).iter().copied())
        .collect::<PointSet>()
        .difference(set)
}

fn parts(board: &Board, among: &PointSet) -> Vec<PointSet> {
    let mut rest = among.clone();
    let mut parts = Vec::new();
    for first in among.iter() {
        if !rest.contains(first) {
            continue;
        }
        let part = reached(board, &[first].into_iter().collect(), among);
        rest = rest.difference(&part);
        parts.push(part);
    }
    parts
}

/// Eyes, dame, seki and territory, given both players' dead stones.
#[must_use]
pub fn territory(board: &Board, stones: &ByColor<PointSet>, dead: &PointSet) -> Territory2003 {
    let empty = board.locations().difference(&stones.occupied());
    let alive = |color: Color| stones[color].difference(dead);
    let eye_points = |color: Color| {
        // An eye string starts at an empty intersection and includes the opponent's dead stones (line 177).
        let open = empty.union(&stones[color.other()].intersection(dead));
        let living = alive(color);
        parts(board, &open)
            .iter()
            .filter(|eye| {
                !eye.intersection(&empty).is_empty() && around(board, eye).is_subset(&living)
            })
            .fold(PointSet::new(), |all, eye| all.union(eye))
    };
    let eyes = ByColor {
        black: eye_points(Color::Black),
        white: eye_points(Color::White),
    };
    let dame = empty.difference(&eyes.black).difference(&eyes.white);
    let mut seki = PointSet::new();
    let mut owned = |color: Color| {
        let mut territory = eyes[color].clone();
        let living = alive(color);
        for region in parts(board, &living.union(&eyes[color])) {
            // A region starts from a living stone (line 185).
            let stands = !region.intersection(&living).is_empty();
            if stands && !around(board, &region).intersection(&dame).is_empty() {
                territory = territory.difference(&region);
                seki = seki.union(&region);
            }
        }
        territory
    };
    let territory = ByColor {
        black: owned(Color::Black),
        white: owned(Color::White),
    };
    Territory2003 {
        eyes,
        dame,
        seki,
        territory,
    }
}

/// Black minus White: a point for each intersection of territory and each dead stone on it, and prisoners.
///
/// The lists of lines 175 and 193 are lost.
#[must_use]
pub fn score(stones: &ByColor<PointSet>, found: &Territory2003, prisoners: ByColor<u32>) -> i64 {
    let points = |color: Color| {
        let territory = &found.territory[color];
        let dead = territory.intersection(&stones[color.other()]);
        saturated::<i64, usize>(territory.len()).saturating_add(saturated(dead.len()))
    };
    points(Color::Black) - points(Color::White) + i64::from(prisoners.white)
        - i64::from(prisoners.black)
}
