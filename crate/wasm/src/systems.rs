//! The exports for other rule sets: comparisons, games, questions of 1989.

use std::cell::Cell;

use loja_systems::{Going, Usage};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::deadline::{Deadline, ENDLESS, slice};
use crate::{arguing, comparing, playing, stepping, text, value, word};

/// A comparison in progress.
#[wasm_bindgen]
pub struct ComparisonHandle(comparing::Comparing);

/// Sets up a comparison of rule sets on a position. `nodes` limits the situations of each, and the
/// optional megabytes each question; equal limits give equal answers. With LJRG among them, its
/// referee's report on this position is needed, else null.
///
/// # Errors
/// An `Error` with `code` and `points` when the position can't be read, `bad-rules` when a name is
/// unknown or the report is of another position.
#[wasm_bindgen]
pub fn compare(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "RulesName[]")] rules: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "LjrgReport | null")] ljrg: &JsValue,
    nodes: u32,
    megabytes: Option<u32>,
) -> Result<ComparisonHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let rules = text(rules, "bad-rules")?;
    let ljrg = text(ljrg, "bad-rules")?;
    Ok(ComparisonHandle(comparing::Comparing::within(
        &start, &rules, &ljrg, nodes, megabytes,
    )?))
}

#[wasm_bindgen]
impl ComparisonHandle {
    /// Continues with each rule set in turn. After these milliseconds no turn begins, but one that
    /// has begun ends, however long it takes. `told` gets the number of situations now and then; if
    /// it returns true, the turn stops and its findings are lost.
    ///
    /// # Errors
    /// An `Error` with `code` when a rule set has no such position.
    #[wasm_bindgen(unchecked_return_type = "ComparisonProgress")]
    pub fn run(
        &mut self,
        milliseconds: Option<f64>,
        #[wasm_bindgen(unchecked_param_type = "((nodes: number) => boolean) | null")]
        told: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let cut = cutting(told);
        value(slice(ENDLESS, milliseconds, |control| {
            self.0.run(control, &cut)
        }))
    }

    /// Adds rule sets, and raises each one's limit of situations. Findings are kept.
    ///
    /// # Errors
    /// An `Error` with the code `bad-rules` when a name is unknown or the report is of another
    /// position.
    pub fn choose(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "RulesName[]")] rules: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "LjrgReport | null")] ljrg: &JsValue,
        nodes: u32,
    ) -> Result<(), JsValue> {
        let rules = text(rules, "bad-rules")?;
        let ljrg = text(ljrg, "bad-rules")?;
        Ok(self.0.choose(&rules, &ljrg, nodes)?)
    }

    /// The findings so far.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(unchecked_return_type = "ComparisonReport")]
    pub fn report(&self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.report()))
    }

    /// A line of play where two rule sets differ; null if none is soon found.
    ///
    /// # Errors
    /// An `Error` with the code `bad-rules` when a name is unknown.
    #[wasm_bindgen(unchecked_return_type = "ShownParting | null")]
    pub fn line(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] one: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] other: &JsValue,
    ) -> Result<JsValue, JsValue> {
        value(self.0.line(&word(one)?, &word(other)?))
    }
}

/// Asks a JavaScript function whether to stop a turn, at a minimal interval.
fn cutting(told: &JsValue) -> impl Fn(Usage) -> Going + use<> {
    const EVERY: f64 = 100.0;
    let told = told.dyn_ref::<js_sys::Function>().cloned();
    let next = Cell::new(Deadline::after(EVERY));
    move |usage| {
        let Some(told) = told.as_ref().filter(|_| next.get().is_over()) else {
            return Going::Continue(());
        };
        next.set(Deadline::after(EVERY));
        // One that throws counts as silent.
        let answer = told.call1(&JsValue::NULL, &JsValue::from_f64(usage.nodes as f64));
        match answer.is_ok_and(|answer| answer.is_truthy()) {
            true => Going::Break(()),
            false => Going::Continue(()),
        }
    }
}

/// A game under a rule set: the result of each move, and the possible next ones.
///
/// # Errors
/// An `Error` with `code` and `points` when the rules, the position or a move can't be read. An
/// illegal move is no error but the game's refusal.
#[wasm_bindgen(unchecked_return_type = "SystemGame")]
pub fn play(
    #[wasm_bindgen(unchecked_param_type = "RulesName")] rules: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SystemMove[]")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    value(playing::play(&word(rules)?, &start, &moves))
}

/// Judges a reader’s moves in a step under other rules, and replies with the model line’s moves.
/// Moves are words separated by blanks, as in chapters: `a1 pass for-c3`.
///
/// # Errors
/// An `Error` with `code` and `points` when the step can't be read or a word is no move.
#[wasm_bindgen(js_name = attemptBy, unchecked_return_type = "SystemAttempt")]
pub fn attempt_by(
    #[wasm_bindgen(unchecked_param_type = "Step")] step: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let step = text(step, "bad-step")?;
    value(stepping::attempt(&step, &word(moves)?))
}

/// A question of 1989 to argue.
#[wasm_bindgen]
pub struct ArgumentHandle(arguing::Arguing);

/// Sets up a question without searching: can these stones be captured, is a new one enabled?
///
/// # Errors
/// An `Error` with `code` and `points` when the position or the question can't be read.
#[wasm_bindgen]
pub fn argue(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "LawQuestion")] question: &JsValue,
) -> Result<ArgumentHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let question = text(question, "bad-claim")?;
    Ok(ArgumentHandle(arguing::Arguing::new(&start, &question)?))
}

#[wasm_bindgen]
impl ArgumentHandle {
    /// The question in words, and its start.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(unchecked_return_type = "LawCase")]
    pub fn about(&self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.about()))
    }

    /// Searches on for these milliseconds.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(unchecked_return_type = "LawProgress")]
    pub fn run(&mut self, nodes: u32, milliseconds: Option<f64>) -> Result<JsValue, JsValue> {
        value(Ok(self.0.search(nodes, Deadline::within(milliseconds))))
    }

    /// Comments on a place, and on a move there. What the time does not decide is undecided.
    ///
    /// # Errors
    /// An `Error` with the code `bad-move` when the question can't be read, or a move of its line
    /// can't be made.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Question")] question: &JsValue,
        milliseconds: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        let question = text(question, "bad-move")?;
        value(self.0.answer(&question, milliseconds))
    }

    /// Three hints, the gentlest first; none after the end.
    ///
    /// # Errors
    /// An `Error` with the code `bad-move` when the line can't be read or made.
    #[wasm_bindgen(unchecked_return_type = "Hint[]")]
    pub fn hints(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Choice[]")] line: &JsValue,
        milliseconds: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        let line = text(line, "bad-move")?;
        value(self.0.hints(&line, milliseconds))
    }
}
