//! The interface to JavaScript, and the only crate that knows wasm-bindgen.
//!
//! Seven modules load with the first question to each: [`light`] for every page, [`files`] for files and pictures,
//! [`mod@prover`] for claims, [`proofs`] for proofs as files, [`practice`] for problems, [`systems`] for rules other
//! than LJRG, and [`mod@opponent`] for games against the engine. Every `Error` has `code` and `points`, and `place`
//! where its text is at fault.
//!
//! Input crosses as JSON: deep, circular or hostile values fail when written as text, before our code sees them, and
//! the parser has its own limit. Output becomes JavaScript values at once. The other modules, from text to values,
//! can be tested without a browser.
//!
//! A search runs as long as told, by situations or the clock ([`mod@deadline`]). Between runs a worker may report
//! progress or drop its handle.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(
    not(all(
        feature = "light",
        feature = "files",
        feature = "prover",
        feature = "proofs",
        feature = "practice",
        feature = "systems",
        feature = "opponent"
    )),
    allow(dead_code, reason = "each module needs a part of what they share")
)]

pub mod api;
#[cfg(feature = "systems")]
pub mod arguing;
#[cfg(any(feature = "proofs", feature = "prover"))]
pub mod check;
#[cfg(any(feature = "proofs", feature = "prover"))]
pub mod checker;
#[cfg(feature = "light")]
pub mod claiming;
#[cfg(feature = "systems")]
pub mod comparing;
#[cfg(any(feature = "prover", feature = "systems", feature = "opponent"))]
pub mod deadline;
#[cfg(feature = "files")]
pub mod files;
#[cfg(feature = "systems")]
mod law_questions;
#[cfg(feature = "light")]
pub mod light;
#[cfg(feature = "opponent")]
pub mod opponent;
#[cfg(feature = "systems")]
pub mod playing;
#[cfg(feature = "practice")]
pub mod practice;
#[cfg(feature = "practice")]
pub mod problems;
#[cfg(feature = "proofs")]
pub mod proofs;
#[cfg(feature = "prover")]
pub mod prove;
#[cfg(feature = "prover")]
pub mod prover;
#[cfg(feature = "prover")]
pub mod referee;
#[cfg(feature = "systems")]
pub mod stepping;
#[cfg(feature = "systems")]
pub mod systems;
#[cfg(any(feature = "prover", feature = "systems"))]
mod table_question;
#[cfg(feature = "prover")]
pub mod talk;
#[cfg(any(feature = "light", feature = "files"))]
pub mod texts;
#[cfg(feature = "opponent")]
pub mod thinking;

use js_sys::{Array, Error, JSON, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use api::Failure;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &'static str = loja_report::TYPESCRIPT;

/// Logs panics. None is expected, so modules where every kilobyte counts go without.
#[cfg(feature = "prover")]
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

pub(crate) fn text(value: &JsValue, code: &'static str) -> Result<String, JsValue> {
    // Functions and `undefined` have no JSON, which `stringify`'s type doesn't say.
    let written = JSON::stringify(value).ok().map(JsValue::from);
    let written = written.and_then(|text| text.as_string());
    Ok(written.ok_or_else(|| Failure::new(code, "this value can't be written as JSON"))?)
}

fn word(value: &JsValue) -> Result<String, JsValue> {
    let word = value.as_string();
    Ok(word.ok_or_else(|| Failure::new("bad-position", "a text is expected"))?)
}

#[cfg(any(feature = "light", feature = "files"))]
type Write = fn(&str, &str, &str) -> Result<texts::Written, Failure>;

#[cfg(any(feature = "light", feature = "files"))]
fn written(
    start: &JsValue,
    moves: &JsValue,
    format: &JsValue,
    write: Write,
) -> Result<String, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    match write(&start, &moves, &word(format)?)? {
        texts::Written::Text(text) => Ok(text),
        texts::Written::Json(data) => text(&value(Ok(data))?, "fault"),
    }
}

pub(crate) fn value(answer: Result<impl Serialize, Failure>) -> Result<JsValue, JsValue> {
    // Absent values are `null`, and maps are plain objects.
    Ok(answer?.serialize(&Serializer::json_compatible())?)
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        let error: JsValue = Error::new(&failure.message).unchecked_into();
        let points: Array = failure
            .points
            .iter()
            .map(|&point| JsValue::from(point))
            .collect();
        // A new error accepts any property.
        let _ = Reflect::set(&error, &"code".into(), &failure.code.into());
        let _ = Reflect::set(&error, &"points".into(), &points);
        if let Some(place) = failure.place {
            let place = place.serialize(&Serializer::json_compatible());
            let _ = Reflect::set(&error, &"place".into(), &place.unwrap_or_default());
        }
        error
    }
}
