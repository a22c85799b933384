//! Article 8 as corrected, in the five steps of lines 5187-5199, article 10, and two results (4906-4920).

use loja_ground::{Board, ByColor, Color, PointSet};

/// The result of the five steps on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory1989 {
    /// Step 2 and 3.
    pub eye_points: ByColor<PointSet>,
    /// Step 4.
    pub dame: PointSet,
    /// Stones and empty locations to which step 5 spreads the seki.
    pub in_seki: PointSet,
    /// The part of the eye points that is left.
    pub territory: ByColor<PointSet>,
    /// The dead stones in territory, by their own colour.
    pub removed: ByColor<PointSet>,
}

/// Takes the five steps, given the dead stones.
#[must_use]
pub fn territory(board: &Board, stones: &ByColor<PointSet>, dead: &PointSet) -> Territory1989 {
    let all = board.locations();
    // Steps 2 and 3, without the opponent's dead stones: a region may touch only living stones of one colour.
    let eyes = |color: Color| {
        let mut left = stones.clone();
        left[color.other()] = left[color.other()].difference(dead);
        let empty = all.difference(&left.occupied());
        let alive = left[color].difference(dead);
        let mut eyes = PointSet::new();
        for region in left.chains(board, &empty) {
            let border = region.neighbors.difference(&region.members);
            if !border.is_empty() && border.is_subset(&alive) {
                eyes = eyes.union(&region.members);
            }
        }
        eyes
    };
    let eye_points = ByColor {
        black: eyes(Color::Black),
        white: eyes(Color::White),
    };
    let any_eye = eye_points.black.union(&eye_points.white);
    // Step 4: empty as it stands, and no eye point.
    let dame = all.difference(&stones.occupied()).difference(&any_eye);
    // Step 5: dead stones on eye points are gone.
    let gone = dead.intersection(&any_eye);
    let left = ByColor {
        black: stones.black.difference(&gone),
        white: stones.white.difference(&gone),
    };
    let empty = all.difference(&left.occupied());
    // An infected empty location infects what its region touches, a stone what its chain touches. Contact goes
    // through equals, so whole regions and chains fall ill.
    let mut in_seki = dame.clone();
    loop {
        let mut next = in_seki.clone();
        for chain in left.chains(board, &left.occupied()) {
            if !chain
                .neighbors
                .intersection(&empty)
                .intersection(&in_seki)
                .is_empty()
            {
                next = next.union(&chain.members);
            }
        }
        for region in left.chains(board, &empty) {
            if !region
                .neighbors
                .difference(&empty)
                .intersection(&in_seki)
                .is_empty()
            {
                next = next.union(&region.members);
            }
        }
        if next == in_seki {
            break;
        }
        in_seki = next;
    }
    let healthy = |points: &PointSet| points.difference(&in_seki);
    let territory = ByColor {
        black: healthy(&eye_points.black),
        white: healthy(&eye_points.white),
    };
    let removed = ByColor {
        black: dead
            .intersection(&stones.black)
            .intersection(&territory.white),
        white: dead
            .intersection(&stones.white)
            .intersection(&territory.black),
    };
    Territory1989 {
        eye_points,
        dame,
        in_seki,
        territory,
        removed,
    }
}

/// Article 10: Black minus White in thousandths; `prisoners` by their own colour.
#[must_use]
pub fn score(counted: &Territory1989, prisoners: ByColor<u32>, komi_thousandths: i64) -> i64 {
    let of = |color: Color| {
        let enemy = color.other();
        i64::from(counted.territory[color].count())
            + i64::from(counted.removed[enemy].count())
            + i64::from(prisoners[enemy])
    };
    (of(Color::Black) - of(Color::White)) * 1000 - komi_thousandths
}

/// Both scores, in thousandths, if one player starts after the stop and both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerfectScores {
    /// Black's score.
    pub black: i64,
    /// White's.
    pub white: i64,
}

/// The two results: (BR, WR) = (BSW - WSW, WSB - BSB).
///
/// Each player gets the result of the game that the other starts. More than 0 wins, less loses; both may lose. An
/// effective move is around if they aren't opposites.
#[must_use]
pub fn two_results(if_white_starts: PerfectScores, if_black_starts: PerfectScores) -> (i64, i64) {
    (
        if_white_starts.black - if_white_starts.white,
        if_black_starts.white - if_black_starts.black,
    )
}
