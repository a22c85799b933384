//! The export that checks a search's finding; needing no search, it is in two modules.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{check as checking, value};

/// Checks a certificate, without the search's code.
///
/// # Errors
/// `bad-certificate` if it proves nothing.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(certificate: &str) -> Result<JsValue, JsValue> {
    value(checking::check(certificate))
}
