//! The exports for a game against the engine: a move, chosen in slices.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::deadline::{ENDLESS, slice};
use crate::{error, text, thinking, value, word};

/// A move being chosen.
#[wasm_bindgen]
pub struct ThoughtHandle(thinking::Thinking);

/// Sets up a search for this level's move after these moves. The same seed chooses the same move.
///
/// # Errors
/// An `Error` with `code` and `points` when the position or a move can't be read or a move is
/// illegal, or `bad-task` when there is no such level.
#[wasm_bindgen]
pub fn think(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "OpponentLevel")] level: &JsValue,
    seed: u32,
) -> Result<ThoughtHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let thinking = thinking::Thinking::new(&start, &moves, &word(level)?, seed);
    thinking
        .map(ThoughtHandle)
        .map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl ThoughtHandle {
    /// Thinks on, to its limits or for these milliseconds, and returns the best move so far.
    /// `hurry`: does without what the prover has not found yet.
    ///
    /// # Errors
    /// An `Error` with the code `fault` when the prover contradicts its checker.
    #[wasm_bindgen(unchecked_return_type = "Thought")]
    pub fn run(&mut self, milliseconds: Option<f64>, hurry: bool) -> Result<JsValue, JsValue> {
        value(slice(ENDLESS, milliseconds, |control| {
            self.0.run(control, hurry)
        }))
    }
}
