//! The exports without a search: lines of play, lessons, plain texts, and claims before their test.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{api, claiming as claims, text, texts, value, word, written};

/// Plays moves one after the other from a position.
///
/// # Errors
/// An `Error` with `code` and `points` when the position can't be read or a move names no location.
/// An illegal move is no error but the line's refusal.
#[wasm_bindgen(unchecked_return_type = "Line")]
pub fn follow(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    value(api::follow(&start, &moves))
}

/// Judges a reader's moves in a step, and replies with the model line's moves.
///
/// # Errors
/// An `Error` with `code` and `points` when the step can't be read or a move names no location.
#[wasm_bindgen(unchecked_return_type = "Attempt")]
pub fn attempt(
    #[wasm_bindgen(unchecked_param_type = "Step")] step: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let step = text(step, "bad-step")?;
    let moves = text(moves, "bad-move")?;
    value(api::attempt(&step, &moves))
}

/// The positions and games of a text: JSON, diagrams, links. Null for text of another kind, which
/// `readFile` may know.
///
/// # Errors
/// An `Error` with `code` when the text is none of these; its message begins with the place. A bad
/// position among others is reported in its place.
#[wasm_bindgen(unchecked_return_type = "Opened[] | null")]
pub fn read(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    value(texts::read_plain(&word(text)?))
}

/// A position, or a game from its start, as text. A link comes without its prefix.
///
/// # Errors
/// An `Error` with `code` and `points` when the position or a move can't be read, a move is
/// illegal, or the format can't hold it.
#[wasm_bindgen]
pub fn write(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "\"diagram\" | \"json\" | \"link\"")] format: &JsValue,
) -> Result<String, JsValue> {
    written(start, moves, format, texts::write_plain)
}

/// A set that a player may claim after these moves, and whether it is bordered (C5).
///
/// # Errors
/// An `Error` with `code` and `points` when an argument can't be read or a move is illegal.
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

/// The worst case of a claim (C6) in steps.
///
/// # Errors
/// An `Error` with `code` and `points` when an argument can't be read, a move is illegal, or the
/// set is not bordered.
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
