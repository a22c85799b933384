//! The export that checks what a search found. It needs no search, so two modules have it.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{check as checking, value};

/// Checks a certificate, with none of the search's code.
///
/// # Errors
/// An `Error` with the code `bad-certificate` when it proves nothing.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(certificate: &str) -> Result<JsValue, JsValue> {
    value(checking::check(certificate))
}
