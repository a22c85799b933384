//! The result of perfect play.

use loja_ground::Color;

use super::score::score;
use super::state::StoneState;
use crate::frame::Play;
use crate::perfect::Playing;

impl Playing for StoneState {
    fn mover(&self) -> Color {
        self.table().turn
    }

    fn worth(&self) -> Option<i64> {
        self.ended().then(|| score(self.table()))
    }

    fn next(&self) -> Vec<StoneState> {
        self.turns()
            .into_iter()
            .filter_map(|turn| self.after(turn).ok())
            .map(StoneState::without_prisoners)
            .collect()
    }

    fn bytes(&self) -> usize {
        self.table().bytes()
    }
}
