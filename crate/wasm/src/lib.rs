//! The border to JavaScript. This crate alone knows wasm-bindgen.
//!
//! What comes in crosses as JSON. A JavaScript value that is deep, circular or hostile is refused
//! while it is written as text, before any of our code walks through it; and the parser has a
//! limit of its own. What goes out is ours, and becomes JavaScript values at once. [`api`],
//! [`mod@prove`], [`mod@referee`] and [`mod@check`] hold what is behind the border: text in, values
//! out, testable without a browser.
//!
//! A search never runs for longer than it is told to: its handle is run again and again, and between
//! two runs a worker may tell how far it is, or drop it.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod api;
pub mod check;
pub mod prove;
pub mod referee;
pub mod view;

use js_sys::{Array, Error, JSON, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use api::Failure;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = include_str!("types.d.ts");

/// Sends the message of a panic to the console. None is expected.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The version of the engine.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// Plays moves one after the other from a position.
///
/// # Errors
/// A real `Error` with `code` and `points` when the position can't be read or a move names no
/// location. A move that is not legal is no error; it is the line's refusal.
#[wasm_bindgen(unchecked_return_type = "Line")]
pub fn follow(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    value(api::follow(&start, &moves))
}

/// Judges a reader's moves in a step, and makes the model line's moves for the other player.
///
/// # Errors
/// A real `Error` with `code` and `points` when the step can't be read or a move names no
/// location.
#[wasm_bindgen(unchecked_return_type = "Attempt")]
pub fn attempt(
    #[wasm_bindgen(unchecked_param_type = "Step")] step: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let step = text(step, "bad-step")?;
    let moves = text(moves, "bad-move")?;
    value(api::attempt(&step, &moves))
}

/// A claim that is being decided.
#[wasm_bindgen]
pub struct ProofHandle(prove::Proving);

/// Sets a search for a claim up: may the player lock the set after these moves (C4)?
///
/// # Errors
/// A real `Error` with `code` and `points` when the position, a move or the claim can't be read,
/// when a move is not legal, or when the player has not bordered the set.
#[wasm_bindgen]
pub fn prove(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "ClaimInput")] claim: &JsValue,
) -> Result<ProofHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let claim = text(claim, "bad-claim")?;
    let proving = prove::Proving::new(&start, &moves, &claim);
    proving.map(ProofHandle).map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl ProofHandle {
    /// Expands so many situations more, unless there is an answer before. What is a verdict here
    /// was checked as `check` does it.
    ///
    /// # Errors
    /// A real `Error` with the code `fault` when the search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "ProofProgress")]
    pub fn run(&mut self, nodes: u32) -> Result<JsValue, JsValue> {
        value(self.0.run(nodes))
    }

    /// The certificate as text, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        self.0.certificate()
    }
}

/// A position that is being judged.
#[wasm_bindgen]
pub struct RefereeHandle(referee::Judging);

/// Sets a search up for who controls what after these moves, as if play stopped there (C3).
///
/// # Errors
/// A real `Error` with `code` and `points` when the position or a move can't be read, or when a
/// move is not legal.
#[wasm_bindgen]
pub fn referee(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
) -> Result<RefereeHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let judging = referee::Judging::new(&start, &moves);
    judging
        .map(RefereeHandle)
        .map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl RefereeHandle {
    /// Expands so many situations more, unless all is decided before.
    ///
    /// # Errors
    /// A real `Error` with the code `fault` when a search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeProgress")]
    pub fn run(&mut self, nodes: u32) -> Result<JsValue, JsValue> {
        value(self.0.run(nodes))
    }

    /// Who controls what as far as it is known, and the score when nothing is open.
    ///
    /// # Errors
    /// Never; the error saves a promise.
    #[wasm_bindgen(unchecked_return_type = "RefereeReport")]
    pub fn report(&self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.report()))
    }
}

/// Checks a certificate, with none of the search's code.
///
/// # Errors
/// A real `Error` with the code `bad-certificate` when it shows nothing.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(certificate: &str) -> Result<JsValue, JsValue> {
    value(check::check(certificate))
}

fn text(value: &JsValue, code: &'static str) -> Result<String, JsValue> {
    // A function or `undefined` has no JSON, which the type of `stringify` doesn't tell.
    let written = JSON::stringify(value).ok().map(JsValue::from);
    let written = written.and_then(|text| text.as_string());
    written.ok_or_else(|| error(&Failure::new(code, "this value can't be written as JSON")))
}

fn value(answer: Result<impl Serialize, Failure>) -> Result<JsValue, JsValue> {
    let answer = answer.map_err(|failure| error(&failure))?;
    // Absent is `null`, as the types say, and maps are plain objects.
    Ok(answer.serialize(&Serializer::json_compatible())?)
}

fn error(failure: &Failure) -> JsValue {
    let error: JsValue = Error::new(&failure.message).unchecked_into();
    let points: Array = failure
        .points
        .iter()
        .map(|&point| JsValue::from(point))
        .collect();
    // A new error takes any property, so there is nothing to do about a failure.
    let _ = Reflect::set(&error, &"code".into(), &failure.code.into());
    let _ = Reflect::set(&error, &"points".into(), &points);
    error
}
