//! The exports with a search.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::deadline::{bounds, slice};
use crate::{prove as proving, referee as judging};
use crate::{text, value};

/// A claim in work.
#[wasm_bindgen]
pub struct ProofHandle(proving::Proving);

/// Sets up a search: can the player lock the set after these moves (C4)?
///
/// # Errors
/// An `Error` with `code` and `points` when the position, a move or the claim can't be read, a move
/// is illegal, or the set is not bordered.
#[wasm_bindgen]
pub fn prove(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "ClaimInput")] claim: &JsValue,
) -> Result<ProofHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let claim = text(claim, "bad-claim")?;
    Ok(ProofHandle(proving::Proving::new(&start, &moves, &claim)?))
}

#[wasm_bindgen]
impl ProofHandle {
    /// Expands situations to this number, an answer, or these milliseconds. A verdict here was
    /// checked as by `check`.
    ///
    /// # Errors
    /// An `Error` with the code `fault` when the search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "ProofProgress")]
    pub fn run(
        &mut self,
        nodes: u32,
        megabytes: u32,
        milliseconds: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        let limits = bounds(nodes, Some(megabytes));
        value(slice(limits, milliseconds, |control| self.0.run(control)))
    }

    /// Adopts a certificate that `check` has accepted: it becomes the verdict and answers
    /// questions. False for one of another claim, which changes nothing.
    ///
    /// # Errors
    /// An `Error` with the code `bad-certificate` when it proves nothing, or `fault` when the
    /// search contradicts it.
    pub fn learn(&mut self, certificate: &str) -> Result<bool, JsValue> {
        Ok(self.0.learn(certificate)?)
    }

    /// The certificate as text, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        self.0.certificate()
    }

    /// The search's memory.
    #[must_use]
    pub fn megabytes(&self) -> u32 {
        self.0.megabytes()
    }

    /// Makes the reader's move, comments on it, and replies. `nodes` limits the situations for
    /// that.
    ///
    /// # Errors
    /// An `Error` with `code` and `points` when the question can't be read, or its line can't be
    /// played. A reader's impossible move is no error but a refusal.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Question")] question: &JsValue,
        nodes: u32,
    ) -> Result<JsValue, JsValue> {
        value(self.0.answer(&text(question, "bad-move")?, nodes))
    }

    /// Three hints for the player to move, the gentlest first; none after the end.
    ///
    /// # Errors
    /// An `Error` with `code` and `points` when the line can't be played.
    #[wasm_bindgen(unchecked_return_type = "Hint[]")]
    pub fn hints(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Choice[]")] line: &JsValue,
        nodes: u32,
    ) -> Result<JsValue, JsValue> {
        value(self.0.hints(&text(line, "bad-move")?, nodes))
    }

    /// The best play of both after this line, and why it ends so.
    ///
    /// # Errors
    /// An `Error` with `code` and `points` when the line can't be played.
    #[wasm_bindgen(unchecked_return_type = "Shown")]
    pub fn show(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Choice[]")] line: &JsValue,
        nodes: u32,
    ) -> Result<JsValue, JsValue> {
        value(self.0.show(&text(line, "bad-move")?, nodes))
    }
}

/// A position being judged.
#[wasm_bindgen]
pub struct RefereeHandle(judging::Judging);

/// Sets up a search for control after these moves, as if play stopped there (C3). The optional
/// megabytes limit all its proofs together.
///
/// # Errors
/// An `Error` with `code` and `points` when the position or a move can't be read, or a move is
/// illegal.
#[wasm_bindgen]
pub fn referee(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    megabytes: Option<u32>,
) -> Result<RefereeHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let judging = judging::Judging::new(&start, &moves, megabytes)?;
    Ok(RefereeHandle(judging))
}

#[wasm_bindgen]
impl RefereeHandle {
    /// Expands situations to this number, a complete decision, or these milliseconds.
    ///
    /// # Errors
    /// An `Error` with the code `fault` when a search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeProgress")]
    pub fn run(&mut self, nodes: u32, milliseconds: Option<f64>) -> Result<JsValue, JsValue> {
        let limits = bounds(nodes, None);
        value(slice(limits, milliseconds, |control| self.0.run(control)))
    }

    /// A hard claim to prove elsewhere (`prove`, another worker) meanwhile, or null. It stays open
    /// until given back.
    ///
    /// # Errors
    /// Never from the engine.
    #[wasm_bindgen(unchecked_return_type = "LentClaim | null")]
    pub fn lend(&mut self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.lend()))
    }

    /// Takes a lent claim back, with its nodes and perhaps its certificate, which is checked here
    /// too. False when it was not lent, or the certificate is of another claim.
    ///
    /// # Errors
    /// An `Error` with the code `bad-certificate` when it proves nothing, or `fault` when the
    /// search contradicts it.
    #[wasm_bindgen(js_name = giveBack)]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "an optional text comes as one's own"
    )]
    pub fn give_back(
        &mut self,
        id: u32,
        nodes: u32,
        certificate: Option<String>,
    ) -> Result<bool, JsValue> {
        Ok(self.0.give_back(id, nodes, certificate.as_deref())?)
    }

    /// The certificate of a reported claim as text. Undefined if the claim is open, or no
    /// certificate is kept: one answered by likeness to another must be proved by itself (`prove`).
    ///
    /// # Errors
    /// An `Error` with `code` and `points` when the claim can't be read.
    pub fn certificate(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ClaimInput")] claim: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        Ok(self.0.certificate(&text(claim, "bad-claim")?)?)
    }

    /// Control as far as it is known, and the score when nothing is open.
    ///
    /// # Errors
    /// An `Error` with the code `fault` when a search has contradicted the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeReport")]
    pub fn report(&self) -> Result<JsValue, JsValue> {
        value(self.0.report())
    }
}
