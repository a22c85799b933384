//! The exports for files and what is shared: texts of every kind, pictures too.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{texts, value, word, written};

/// The positions and games of a text of any kind: SGF, JSON, diagrams, links.
///
/// # Errors
/// A real `Error` with `code` when the text is none of these; its message begins with the place. A
/// bad position among others is told in its place.
#[wasm_bindgen(js_name = readFile, unchecked_return_type = "Opened[]")]
pub fn read_file(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    value(texts::read(&word(text)?))
}

/// A position, or a game from its start, in any format. A link comes without what stands before it.
///
/// # Errors
/// A real `Error` with `code` and `points` when the position or a move can't be read, when a move
/// is not legal, or when the format can't hold it.
#[wasm_bindgen(js_name = writeFile)]
pub fn write_file(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Format")] format: &JsValue,
) -> Result<String, JsValue> {
    written(start, moves, format, texts::write)
}
