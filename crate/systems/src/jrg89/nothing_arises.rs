//! Where nothing of a player's arises though his opponent only passes, for certificates: the lemmas *narrow*, *filled* and *gap* of `firm.rs`, written from what they
//! state, on plain positions. It shares nothing with the search.

use loja_ground::{Board, ByColor, Color, PointSet};

use super::check::benson;

/// All locations on which no stone of the other's is ever uncapturable, though this player only passes; each stone of the other's there can be captured, whoever moves.
pub(super) fn nothing_arises(board: &Board, stones: &ByColor<PointSet>, player: Color) -> PointSet {
    let safe = benson(board, stones, player);
    if safe.is_empty() {
        return safe;
    }
    let near = beside(board, &safe);
    // What is left when they are taken away, whatever stands there.
    let alone = ByColor {
        black: safe.clone(),
        white: PointSet::new(),
    };
    let mut found = safe.clone();
    for part in alone.chains(board, &board.locations().difference(&safe)) {
        let part = part.members;
        let gap = part.difference(&near);
        let is_filled =
            part.intersection(&stones[player]).is_empty() && gap.is_subset(&stones[player.other()]);
        let is_one_eye = match gap.len() {
            0 | 1 => true,
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
