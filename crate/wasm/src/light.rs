//! The exports without a search: lines, lessons, plain texts, claims before their test.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{api, claiming as claims, text, texts, value, word, written};

/// Plays moves from a position.
///
/// # Errors
/// On unreadable input; an illegal move is the line's refusal.
#[wasm_bindgen(unchecked_return_type = "Line")]
pub fn follow(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    value(api::follow(&start, &moves))
}

/// Judges a reader's moves in a step, and replies with the model line.
///
/// # Errors
/// On unreadable input.
#[wasm_bindgen(unchecked_return_type = "Attempt")]
pub fn attempt(
    #[wasm_bindgen(unchecked_param_type = "Step")] step: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let step = text(step, "bad-step")?;
    let moves = text(moves, "bad-move")?;
    value(api::attempt(&step, &moves))
}

/// The positions and games of a text: JSON, diagrams, links. Null for other texts, which `readFile` may know.
///
/// # Errors
/// If the text is none of these; the message begins with the place. A bad position among others is reported in its
/// place.
#[wasm_bindgen(unchecked_return_type = "Opened[] | null")]
pub fn read(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    value(texts::read_plain(&word(text)?))
}

/// A position, or a game from its start, as text; links lack their prefix.
///
/// # Errors
/// On unreadable input, an illegal move, or a format that can't hold it.
#[wasm_bindgen]
pub fn write(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "\"diagram\" | \"json\" | \"link\"")] format: &JsValue,
) -> Result<String, JsValue> {
    written(start, moves, format, texts::write_plain)
}

/// A set to claim after these moves, and whether it is bordered (C5).
///
/// # Errors
/// On unreadable input or an illegal move.
#[wasm_bindgen(unchecked_return_type = "Claiming")]
pub fn claiming(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Color")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Location[]")] set: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Tap | null")] tap: &JsValue,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let player = text(player, "bad-claim")?;
    let set = text(set, "bad-claim")?;
    let tap = text(tap, "bad-claim")?;
    value(claims::claiming(&start, &moves, &player, &set, &tap))
}

/// A claim's worst case (C6) in steps.
///
/// # Errors
/// On unreadable input, an illegal move, or an open border.
#[wasm_bindgen(unchecked_return_type = "Stage")]
pub fn stage(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "ClaimInput")] claim: &JsValue,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let claim = text(claim, "bad-claim")?;
    value(claims::stage(&start, &moves, &claim))
}
