//! Exports for other rule sets: comparisons, games, questions of 1989.

use std::cell::Cell;

use loja_systems::{Going, Usage};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::deadline::{Deadline, ENDLESS, slice};
use crate::{arguing, comparing, playing, stepping, text, value, word};

/// A comparison in progress.
#[wasm_bindgen]
pub struct ComparisonHandle(comparing::Comparing);

/// Sets up a comparison of rule sets on a position.
///
/// `nodes` limits each one's situations, the optional megabytes each question; equal limits give equal answers. LJRG
/// among them needs its referee's report on this position, else null.
///
/// # Errors
/// On an unreadable position, `bad-rules` for an unknown name or another position's report.
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
    let comparing = comparing::Comparing::new(&start, &rules, &ljrg, nodes, megabytes)?;
    Ok(ComparisonHandle(comparing))
}

#[wasm_bindgen]
impl ComparisonHandle {
    /// Asks each rule set in turn.
    ///
    /// After these milliseconds no turn begins, but a begun one ends, however long it takes. `told` hears the
    /// number of situations; if it returns true, the turn stops and loses its findings.
    ///
    /// # Errors
    /// If a rule set has no such position.
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

    /// Adds rule sets, and raises each one's limit; findings stay.
    ///
    /// # Errors
    /// `bad-rules` for an unknown name or another position's report.
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
    /// `bad-rules` for an unknown name.
    #[wasm_bindgen(unchecked_return_type = "ShownParting | null")]
    pub fn line(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] one: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] other: &JsValue,
    ) -> Result<JsValue, JsValue> {
        value(self.0.line(&word(one)?, &word(other)?))
    }
}

/// Asks JavaScript whether to stop a turn, now and then.
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

/// A game under a rule set, with each move's result and the possible next ones.
///
/// # Errors
/// On unreadable input; an illegal move is the game's refusal.
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

/// Judges a reader’s moves in a step under other rules, and replies with the model line.
///
/// Moves are words with blanks between, as in chapters: `a1 pass for-c3`.
///
/// # Errors
/// On an unreadable step or word.
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

/// Sets a question up without searching: can these stones be captured, is a new one enabled?
///
/// # Errors
/// On unreadable input.
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
    pub fn about(&mut self) -> Result<JsValue, JsValue> {
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

    /// Comments on a place and a move there, undecided where time is short.
    ///
    /// # Errors
    /// `bad-move` if the question can't be read or its line can't be played.
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
    /// `bad-move` if the line can't be read or made.
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
