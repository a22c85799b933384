//! Compensation for a turn more or less, in thousandths, Black minus White, without komi.

use loja_ground::Color;

use super::options::Compensation;
use super::score::{score, territory};
use super::state::AreaState;
use crate::frame::Play;

/// Thousandths of a point for Black.
pub(super) fn made_up(state: &AreaState) -> i64 {
    let plain = || score(state.table()).saturating_mul(1000);
    match state.compensation() {
        Compensation::None | Compensation::PassStones => 0,
        Compensation::Button(_) => with_button(state) - plain(),
        Compensation::FirstPass => with_first_pass(state) - plain(),
    }
}

/// Half a point.
const HALF: i64 = 500;

/// Line 4357: half a point goes from Black to White if White made the very first pass.
#[must_use]
pub fn with_first_pass(state: &AreaState) -> i64 {
    let plain = score(state.table()).saturating_mul(1000);
    if state.first_pass() == Some(Color::White) {
        plain.saturating_sub(2 * HALF)
    } else {
        plain
    }
}

/// Line 4361: the button is worth half a point, and White gets half a point more komi.
#[must_use]
pub fn with_button(state: &AreaState) -> i64 {
    let button = match state.button() {
        Some(Color::Black) => HALF,
        Some(Color::White) => -HALF,
        None => 0,
    };
    score(state.table())
        .saturating_mul(1000)
        .saturating_add(button)
        .saturating_sub(HALF)
}

/// Lines 4168 to 4180: territory with prisoners, and each pass gives one more.
///
/// White gives another if Black passed last. Both have then used equally many stones, so this counts like area.
#[must_use]
pub fn with_pass_stones(state: &AreaState) -> i64 {
    let given = |color| i64::from(state.pass_stones(color));
    territory(state.table())
        .saturating_add(given(Color::White) - given(Color::Black))
        .saturating_mul(1000)
}
