//! The export of proofs as games with variations.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{check, value};

/// A certificate's proof as SGF for other programs, after a check. `moves` limits it.
///
/// # Errors
/// An `Error` with the code `bad-certificate` when it proves nothing, and `too-large` when its
/// board can't be drawn.
#[wasm_bindgen(js_name = proofFile, unchecked_return_type = "ProofFile")]
pub fn proof_file(certificate: &str, moves: u32) -> Result<JsValue, JsValue> {
    value(check::proof_file(certificate, moves))
}
