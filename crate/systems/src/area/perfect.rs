//! What perfect players come to: by plain area, where only what stands at the end counts, or with a button.

use loja_ground::Color;

use super::compensation::with_button;
use super::state::State;
use crate::frame::Play;
use crate::perfect::Playing;

/// A game whose end counts in thousandths of a point, a button with it if there is one. Who passed how often is forgotten.
impl Playing for State {
    fn mover(&self) -> Color {
        self.table().turn
    }

    fn worth(&self) -> Option<i64> {
        let plain = || super::score::score(self.table()).saturating_mul(1000);
        self.ended().then(|| {
            if self.has_button() {
                with_button(self)
            } else {
                plain()
            }
        })
    }

    fn next(&self) -> Vec<State> {
        self.turns()
            .into_iter()
            .filter_map(|turn| self.after(turn).ok())
            .map(State::forgetful)
            .collect()
    }

    fn bytes(&self) -> usize {
        self.table().bytes()
    }
}
