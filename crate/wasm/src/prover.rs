//! The exports that search.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::deadline::Deadline;
use crate::{error, text, value};
use crate::{prove as proving, referee as judging};

/// A claim that is being decided.
#[wasm_bindgen]
pub struct ProofHandle(proving::Proving);

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
    let proving = proving::Proving::new(&start, &moves, &claim);
    proving.map(ProofHandle).map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl ProofHandle {
    /// Expands so many situations more, unless there is an answer before, or so many milliseconds are over. What is a
    /// verdict here was checked as `check` does it.
    ///
    /// # Errors
    /// A real `Error` with the code `fault` when the search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "ProofProgress")]
    pub fn run(
        &mut self,
        nodes: u32,
        megabytes: u32,
        milliseconds: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        value(
            self.0
                .run_until(Deadline::within(milliseconds), nodes, megabytes),
        )
    }

    /// Takes over what a certificate of this claim shows, after `check` has accepted it: then that is the verdict, and
    /// what is asked is answered by it. False for one of another claim, which changes nothing.
    ///
    /// # Errors
    /// A real `Error` with the code `bad-certificate` when it shows nothing, or `fault` when the search contradicts it.
    pub fn learn(&mut self, certificate: &str) -> Result<bool, JsValue> {
        self.0.learn(certificate).map_err(|failure| error(&failure))
    }

    /// The certificate as text, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        self.0.certificate()
    }

    /// How much the search keeps.
    #[must_use]
    pub fn megabytes(&self) -> u32 {
        self.0.megabytes()
    }

    /// Makes the reader's move, says what it did, and moves for the other side. For that so many situations
    /// more may be expanded.
    ///
    /// # Errors
    /// A real `Error` with `code` and `points` when the question can't be read, or when its line
    /// can't be played. A reader's move that is not possible is no error but a refusal.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Question")] question: &JsValue,
        nodes: u32,
    ) -> Result<JsValue, JsValue> {
        value(self.0.answer(&text(question, "bad-move")?, nodes))
    }

    /// Three hints for the player with the turn, the gentlest first; none when nothing is left to do.
    ///
    /// # Errors
    /// A real `Error` with `code` and `points` when the line can't be played.
    #[wasm_bindgen(unchecked_return_type = "Hint[]")]
    pub fn hints(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Choice[]")] line: &JsValue,
        nodes: u32,
    ) -> Result<JsValue, JsValue> {
        value(self.0.hints(&text(line, "bad-move")?, nodes))
    }

    /// How it goes on after this line when both do their best, and why it ends so.
    ///
    /// # Errors
    /// A real `Error` with `code` and `points` when the line can't be played.
    #[wasm_bindgen(unchecked_return_type = "Shown")]
    pub fn show(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Choice[]")] line: &JsValue,
        nodes: u32,
    ) -> Result<JsValue, JsValue> {
        value(self.0.show(&text(line, "bad-move")?, nodes))
    }
}

/// A position that is being judged.
#[wasm_bindgen]
pub struct RefereeHandle(judging::Judging);

/// Sets a search up for who controls what after these moves, as if play stopped there (C3). All its proofs together take
/// so many megabytes at most, if it is told.
///
/// # Errors
/// A real `Error` with `code` and `points` when the position or a move can't be read, or when a
/// move is not legal.
#[wasm_bindgen]
pub fn referee(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    megabytes: Option<u32>,
) -> Result<RefereeHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let judging = judging::Judging::within(&start, &moves, megabytes);
    judging
        .map(RefereeHandle)
        .map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl RefereeHandle {
    /// Expands so many situations more, unless all is decided before, or so many milliseconds are over.
    ///
    /// # Errors
    /// A real `Error` with the code `fault` when a search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeProgress")]
    pub fn run(&mut self, nodes: u32, milliseconds: Option<f64>) -> Result<JsValue, JsValue> {
        value(self.0.run_until(Deadline::within(milliseconds), nodes))
    }

    /// A claim that is hard enough to be proved elsewhere (`prove`, another worker), beside what goes on here; null where
    /// there is none. It stays open until it is given back.
    ///
    /// # Errors
    /// None that is of the engine.
    #[wasm_bindgen(unchecked_return_type = "LentClaim | null")]
    pub fn lend(&mut self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.lend()))
    }

    /// Takes back what was lent, with the nodes that it took and the certificate, if there is one: `check` goes through it
    /// here too. False when it was not out, or the certificate is of another claim.
    ///
    /// # Errors
    /// A real `Error` with the code `bad-certificate` when it shows nothing, or `fault` when the search contradicts it.
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
        let taken = self.0.give_back(id, nodes, certificate.as_deref());
        taken.map_err(|failure| error(&failure))
    }

    /// The certificate of a claim of the report as text. Undefined for a claim that is open, and where none is kept: one that
    /// was answered by its likeness to another has to be proved by itself (`prove`).
    ///
    /// # Errors
    /// A real `Error` with `code` and `points` when the claim can't be read.
    pub fn certificate(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ClaimInput")] claim: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        let kept = self.0.certificate(&text(claim, "bad-claim")?);
        kept.map_err(|failure| error(&failure))
    }

    /// Who controls what as far as it is known, and the score when nothing is open.
    ///
    /// # Errors
    /// A real `Error` with the code `fault` when a search has contradicted the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeReport")]
    pub fn report(&self) -> Result<JsValue, JsValue> {
        value(self.0.report())
    }
}
