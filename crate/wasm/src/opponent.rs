//! The exports for a game against the engine.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::deadline::{ENDLESS, slice};
use crate::{text, thinking, value, word};

/// A move being chosen.
#[wasm_bindgen]
pub struct ThoughtHandle(thinking::Thinking);

/// Sets up a search for this level's next move; equal seeds choose equal moves.
///
/// # Errors
/// On unreadable input or an illegal move, `bad-task` for an unknown level.
#[wasm_bindgen]
pub fn think(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "OpponentLevel")] level: &JsValue,
    seed: u32,
) -> Result<ThoughtHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    Ok(ThoughtHandle(thinking::Thinking::new(
        &start,
        &moves,
        &word(level)?,
        seed,
    )?))
}

#[wasm_bindgen]
impl ThoughtHandle {
    /// Thinks on, to its limits or for these milliseconds, and returns the best move so far.
    ///
    /// With `hurry` it doesn't wait for the prover.
    ///
    /// # Errors
    /// `fault` if the prover contradicts its checker.
    #[wasm_bindgen(unchecked_return_type = "Thought")]
    pub fn run(&mut self, milliseconds: Option<f64>, hurry: bool) -> Result<JsValue, JsValue> {
        value(slice(ENDLESS, milliseconds, |control| {
            self.0.run(control, hurry)
        }))
    }
}
