//! The first look: stones belong to their colour, empty regions to the only colour beside them. Where it is right, a
//! question about control is too easy.

use loja_rules::{ByColor, Color, PointSet, State};

pub(crate) fn first_look(state: &State) -> ByColor<PointSet> {
    let (board, situation) = (state.board(), state.situation());
    let mut seems = situation.stones().clone();
    let mut seen = PointSet::new();
    for point in board.points() {
        if situation.color_at(point).is_some() || seen.contains(point) {
            continue;
        }
        let Some(region) = state.chain(point) else {
            continue;
        };
        seen = seen.union(&region.members);
        let beside = |color: Color| {
            let mut around = region
                .members
                .iter()
                .flat_map(|x| board.neighbors(x).iter().copied());
            around.any(|y| situation.color_at(y) == Some(color))
        };
        for color in Color::ALL {
            if beside(color) && !beside(color.other()) {
                seems[color] = seems[color].union(&region.members);
            }
        }
    }
    seems
}

/// The points that the player controls unseen, or only seems to control.
pub(crate) fn misjudged(seems: &PointSet, controls: &PointSet) -> PointSet {
    seems
        .difference(controls)
        .union(&controls.difference(seems))
}
