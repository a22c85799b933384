//! The exports for files, links and pictures.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{texts, value, word, written};

/// The positions and games of any text: SGF, JSON, diagrams, links.
///
/// # Errors
/// If the text is none of these; the message begins with the place. A bad position among others is reported in its
/// place.
#[wasm_bindgen(js_name = readFile, unchecked_return_type = "Opened[]")]
pub fn read_file(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    value(texts::read(&word(text)?))
}

/// A position, or a game from its start, in any format; links lack their prefix.
///
/// # Errors
/// On unreadable input, an illegal move, or a format that can't hold it.
#[wasm_bindgen(js_name = writeFile)]
pub fn write_file(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Format")] format: &JsValue,
) -> Result<String, JsValue> {
    written(start, moves, format, texts::write)
}
