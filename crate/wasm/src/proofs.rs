//! The export for proofs that leave: a certificate as a game with variations.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{check, value};

/// The proof that a certificate has, as SGF for other programs, with so many moves at most. The
/// certificate is checked first.
///
/// # Errors
/// A real `Error` with the code `bad-certificate` when it shows nothing, and `too-large` when nothing
/// could draw its board.
#[wasm_bindgen(js_name = proofFile, unchecked_return_type = "ProofFile")]
pub fn proof_file(certificate: &str, moves: u32) -> Result<JsValue, JsValue> {
    value(check::proof_file(certificate, moves))
}
