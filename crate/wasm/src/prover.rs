//! The exports with a search.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::deadline::{Deadline, bounds, slice};
use crate::{prove as proving, referee as judging};
use crate::{text, value};

/// A claim in work.
#[wasm_bindgen]
pub struct ProofHandle(proving::Proving);

/// Sets up a search: can the player lock the set after these moves (C4)?
///
/// # Errors
/// On unreadable input, an illegal move, or an open border.
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
    /// Expands situations to this number, an answer, or these milliseconds. Verdicts are checked as by `check`.
    ///
    /// # Errors
    /// `fault` if the search contradicts the checker.
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

    /// Adopts a certificate that `check` accepts: it becomes the verdict and answers questions.
    ///
    /// False, without effect, for another claim's.
    ///
    /// # Errors
    /// `bad-certificate` if it proves nothing, `fault` if the search contradicts it.
    pub fn learn(&mut self, certificate: &str) -> Result<bool, JsValue> {
        Ok(self.0.learn(certificate)?)
    }

    /// The certificate's text, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        self.0.certificate()
    }

    /// The search's memory.
    #[must_use]
    pub fn megabytes(&self) -> u32 {
        self.0.megabytes()
    }

    /// Makes the reader's move, comments on it, and replies, within `nodes` situations.
    ///
    /// # Errors
    /// On an unreadable question or unplayable line; a reader's impossible move is a refusal.
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
    /// On an unplayable line.
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
    /// On an unplayable line.
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

/// Sets up a search for control after these moves, as if play stopped there (C3).
///
/// The optional megabytes limit all its proofs together.
///
/// # Errors
/// On unreadable input or an illegal move.
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
    /// `fault` if a search contradicts the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeProgress")]
    pub fn run(&mut self, nodes: u32, milliseconds: Option<f64>) -> Result<JsValue, JsValue> {
        let limits = bounds(nodes, None);
        value(slice(limits, milliseconds, |control| self.0.run(control)))
    }

    /// Weighs open claims for these milliseconds, and says whether all are weighed by what is proved now.
    ///
    /// Once all were weighed, reports tell what is expected, not proved.
    ///
    /// # Errors
    /// `fault` if a search has contradicted the checker.
    pub fn expect(&mut self, milliseconds: Option<f64>) -> Result<bool, JsValue> {
        Ok(self.0.expect(Deadline::within(milliseconds))?)
    }

    /// A hard claim to `prove` in another worker, or null; it stays open until returned.
    ///
    /// # Errors
    /// Never from the engine.
    #[wasm_bindgen(unchecked_return_type = "LentClaim | null")]
    pub fn lend(&mut self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.lend()))
    }

    /// Takes a lent claim back, with its nodes and perhaps its certificate, which is checked here too.
    ///
    /// False if it wasn't lent, or the certificate doesn't fit.
    ///
    /// # Errors
    /// `bad-certificate` if it proves nothing, `fault` if the search contradicts it.
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

    /// A reported claim's certificate; undefined if open or not kept.
    ///
    /// A claim answered by likeness to another must be proved by itself (`prove`).
    ///
    /// # Errors
    /// On an unreadable claim.
    pub fn certificate(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ClaimInput")] claim: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        Ok(self.0.certificate(&text(claim, "bad-claim")?)?)
    }

    /// Control as far as known, and the score when nothing is open.
    ///
    /// # Errors
    /// `fault` if a search has contradicted the checker.
    #[wasm_bindgen(unchecked_return_type = "RefereeReport")]
    pub fn report(&self) -> Result<JsValue, JsValue> {
        value(self.0.report())
    }
}
