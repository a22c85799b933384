//! What perfect players come to. The past is part of a state, so play is finite; who agrees, or passes on, has what stands there as area.

use loja_ground::Color;

use super::state::State;
use crate::area::score;
use crate::perfect::Playing;

/// A game whose end counts as area, in points. Prisoners don't count.
impl Playing for State {
    fn mover(&self) -> Color {
        self.table().turn
    }

    fn worth(&self) -> Option<i64> {
        self.ended().then(|| score(self.table()))
    }

    fn next(&self) -> Vec<State> {
        let turns = self.turns().into_iter();
        turns
            .filter_map(|turn| self.after(turn).ok())
            .map(State::without_prisoners)
            .collect()
    }

    /// The past grows by one link a turn.
    fn bytes(&self) -> usize {
        self.table().bytes().saturating_mul(2)
    }
}
