//! The result of perfect play.

use loja_ground::Color;

use super::score::score;
use super::state::State;
use crate::frame::Play;
use crate::perfect::Playing;

impl Playing for State {
    fn mover(&self) -> Color {
        self.table().turn
    }

    fn worth(&self) -> Option<i64> {
        self.ended().then(|| score(self.table()))
    }

    fn next(&self) -> Vec<State> {
        self.turns()
            .into_iter()
            .filter_map(|turn| self.after(turn).ok())
            .map(State::without_prisoners)
            .collect()
    }

    fn bytes(&self) -> usize {
        self.table().bytes()
    }
}
