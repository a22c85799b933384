//! The export of proofs as SGF.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{check, value};

/// A certificate's proof as SGF, after a check; `moves` limits it.
///
/// # Errors
/// `bad-certificate` if it proves nothing, `too-large` if its board can't be drawn.
#[wasm_bindgen(js_name = proofFile, unchecked_return_type = "ProofFile")]
pub fn proof_file(certificate: &str, moves: u32) -> Result<JsValue, JsValue> {
    value(check::proof_file(certificate, moves))
}
