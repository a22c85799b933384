//! What a turn more or less is made up with. All in thousandths, Black minus White, without komi.

use loja_ground::{Color, saturated};

use super::score::{area, score};
use super::state::State;
use crate::frame::Play;

/// Half a point.
const HALF: i64 = 500;

/// Line 4357: half a point goes from Black to White when White made the very first pass.
#[must_use]
pub fn with_first_pass(state: &State) -> i64 {
    let plain = score(state.table()).saturating_mul(1000);
    if state.first_pass() == Some(Color::White) {
        plain.saturating_sub(2 * HALF)
    } else {
        plain
    }
}

/// Line 4361: the button is worth half a point, and White gets half a point more komi.
#[must_use]
pub fn with_button(state: &State) -> i64 {
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

/// Lines 4168 to 4180: territory with prisoners, each pass a prisoner more, and one of White's besides where Black passed
/// last. Both have used equally many stones then, so this counts the same as area.
#[must_use]
pub fn with_pass_stones(state: &State) -> i64 {
    let table = state.table();
    let area = area(&table.board, &table.stones);
    let extra = |color| u32::from(color == Color::White && state.last_pass() == Some(Color::Black));
    let side = |color: Color| -> i64 {
        let territory: i64 = saturated(area[color].difference(&table.stones[color]).len());
        let lost = table.prisoners[color]
            .saturating_add(state.passes_made()[color])
            .saturating_add(extra(color));
        territory - i64::from(lost)
    };
    (side(Color::Black) - side(Color::White)).saturating_mul(1000)
}
