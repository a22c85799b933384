//! The export that checks what a search found. No search is needed for it, so it is in two modules.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{check as checking, value};

/// Checks a certificate, with none of the search's code.
///
/// # Errors
/// A real `Error` with the code `bad-certificate` when it shows nothing.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(certificate: &str) -> Result<JsValue, JsValue> {
    value(checking::check(certificate))
}
