//! Superko (lines 560, 2141, 4185): no earlier whole board comes again.
//! Positional: the stones alone. Situational: the stones and who is to move.
//! A pass is never forbidden and frees nothing: after a double pass the ko is still taboo.

use loja_ground::Color;

use super::positions::Position;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Superko {
    /// International Rules (line 4186).
    Positional,
    /// AGA (line 4186).
    Situational,
}

/// Whether a play of `color` that makes `after` repeats. `positions` are all boards that have stood,
/// one for the start and one after each turn, passes too; `to_move` says who was to move then.
pub fn repeats(
    kind: Superko,
    positions: &[Position],
    to_move: &[Color],
    color: Color,
    after: &Position,
) -> bool {
    (0..positions.len()).any(|time| {
        positions[time] == *after
            && match kind {
                Superko::Positional => true,
                Superko::Situational => to_move[time] == color.other(),
            }
    })
}
