//! What a turn more or less is made up with. All in thousandths, Black minus White, without komi.

use loja_ground::{Color, saturated};

use super::score::{area, score};
use super::state::State;
use crate::frame::Play;
use crate::table::Table;

/// What makes up for the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing but a komi.
    None,
    /// A button beside the board, and who has taken it (line 4361).
    Button(Option<Color>),
    /// Half a point for the very first pass (line 4357).
    FirstPass,
    /// A stone for each pass, and territory is counted (lines 4168 to 4180).
    PassStones,
}

/// What a button or a first pass has made up for: thousandths of a point for Black.
pub(super) fn made_up(state: &State) -> i64 {
    let plain = || score(state.table()).saturating_mul(1000);
    match state.compensation() {
        Compensation::None | Compensation::PassStones => 0,
        Compensation::Button(_) => with_button(state) - plain(),
        Compensation::FirstPass => with_first_pass(state) - plain(),
    }
}

/// How many stones a player has given for passes.
pub(super) fn pass_stones(state: &State, color: Color) -> u32 {
    let extra = color == Color::White && state.last_pass() == Some(Color::Black);
    state.passes_made()[color].saturating_add(u32::from(extra))
}

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
    let given = |color| i64::from(pass_stones(state, color));
    territory(state.table())
        .saturating_add(given(Color::White) - given(Color::Black))
        .saturating_mul(1000)
}

/// Black's territory and prisoners, minus White's.
pub(super) fn territory(table: &Table) -> i64 {
    let area = area(&table.board, &table.stones);
    let side = |color: Color| -> i64 {
        let own: i64 = saturated(area[color].difference(&table.stones[color]).len());
        own - i64::from(table.prisoners[color])
    };
    side(Color::Black) - side(Color::White)
}
