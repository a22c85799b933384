//! Perfect play by plain area, with a button, or with half a point for the first pass.
//!
//! By plain area only what stands at the end counts.

use loja_ground::Color;

use super::compensation::made_up;
use super::score::score;
use super::state::AreaState;
use crate::frame::Play;
use crate::perfect::Playing;

/// A game that ends in thousandths of a point, compensation included.
///
/// It forgets who passed how often, so pass stones have no value.
impl Playing for AreaState {
    fn mover(&self) -> Color {
        self.table().turn
    }

    fn worth(&self) -> Option<i64> {
        let plain = || score(self.table()).saturating_mul(1000);
        self.ended().then(|| plain() + made_up(self))
    }

    fn next(&self) -> Vec<AreaState> {
        self.turns()
            .into_iter()
            .filter_map(|turn| self.after(turn).ok())
            .map(AreaState::forgetful)
            .collect()
    }

    fn bytes(&self) -> usize {
        self.table().bytes()
    }
}
