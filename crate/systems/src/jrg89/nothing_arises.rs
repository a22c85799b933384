//! Where nothing of a player's arises though the opponent only passes, for certificates.
//!
//! The lemmas *narrow*, *filled* and *gap* of `firm.rs`, written on plain positions from what they state; the search
//! shares nothing with them.

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::japan_1989::Marking;
use crate::unconditional::{Suicide, unconditional};

/// Locations where no stone of the opponent is ever uncapturable, though this player only passes.
///
/// Each such stone can be captured, whoever moves.
pub(super) fn nothing_arises(
    board: &Board,
    stones: &ByColor<PointSet>,
    player: Color,
    marking: Marking,
) -> PointSet {
    let safe = unconditional(board, stones, player, Suicide::Forbidden);
    if safe.is_empty() {
        return safe;
    }
    let near = beside(board, &safe);
    // All but the safe stones, whatever stands there.
    let alone = ByColor {
        black: safe.clone(),
        white: PointSet::new(),
    };
    let mut found = safe.clone();
    for part in alone.chains(board, &board.locations().difference(&safe)) {
        let part = part.members;
        let gap = part.difference(&near);
        // The player's stones outside the gap would be joined to safe ones, so there are none.
        let is_filled = gap.is_subset(&stones[player.other()]);
        // Under the other reading captures elsewhere may mark a gap again and again.
        let is_one_eye = match gap.len() {
            0 => true,
            _ if marking == Marking::Everywhere => false,
            1 => true,
            2 => gap.is_subset(&beside(board, &gap)),
            _ => false,
        };
        if is_filled || is_one_eye {
            found = found.union(&part);
        }
    }
    found
}

fn beside(board: &Board, points: &PointSet) -> PointSet {
    let near = points.iter().flat_map(|at| board.neighbors(at));
    near.copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stone on 0 has eyes on 1 and 2, and beside it lies a part from 3 on.
    #[test]
    fn each_condition_is_asked_for() {
        for (pairs, own, his, is_found) in [
            (&[(0, 3)][..], &[][..], &[3][..], [true; 2]),
            // A gap of two that touch each other, and of two that don't.
            (&[(0, 3), (3, 4), (3, 5), (4, 5)], &[], &[3], [true, false]),
            (&[(0, 3), (3, 4), (3, 5)], &[], &[3], [false; 2]),
            // Three in a row are too many, unless filled and without a stone of one's own.
            (&[(0, 3), (3, 4), (4, 5), (5, 6)], &[], &[3], [false; 2]),
            (
                &[(0, 3), (3, 4), (4, 5), (5, 6)],
                &[],
                &[4, 5, 6],
                [true; 2],
            ),
            (&[(0, 3), (3, 4), (4, 5), (5, 6)], &[5], &[4, 6], [false; 2]),
        ] {
            let pairs: Vec<_> = [(0, 1), (0, 2)].iter().chain(pairs).copied().collect();
            let count = 1 + pairs.iter().map(|&(_, at)| at).max().unwrap_or(0);
            let board = Board::new(count, pairs.iter().copied());
            let Ok(board) = board else {
                unreachable!("the pairs are of the board")
            };
            let places = |list: &[usize]| -> PointSet {
                let each = list.iter().filter_map(|&at| board.point(at));
                each.collect()
            };
            let stones = ByColor {
                black: places(&[&[0], own].concat()),
                white: places(his),
            };
            let found = |marking| nothing_arises(&board, &stones, Color::Black, marking);
            let asked = places(&(3..count).collect::<Vec<_>>());
            let both = [Marking::WhereCaptured, Marking::Everywhere];
            assert_eq!(
                both.map(|marking| asked.is_subset(&found(marking))),
                is_found,
                "{pairs:?} {own:?} {his:?}"
            );
        }
    }
}
