//! The exports for other rule systems: one position by several of them, and a game by one.

use std::cell::Cell;

use loja_systems::{Going, Usage};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::deadline::Deadline;
use crate::{arguing, comparing, error, playing, stepping, text, value, word};

/// A position that several rule systems are asked about.
#[wasm_bindgen]
pub struct ComparisonHandle(comparing::Comparing);

/// Sets a comparison up: what do these rules say of the position, and where do they part? Each of them looks into so many
/// situations at most, and a question takes so many megabytes, if it is told. With the same limits the answer is the same. Where LJRG is among them, the report of its referee on the same position is handed in, else null.
///
/// # Errors
/// A real `Error` with `code` and `points` when the position can't be read, `bad-rules` when a name is none or the report is not of this position.
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
    let comparing = comparing::Comparing::within(&start, &rules, &ljrg, nodes, megabytes);
    comparing
        .map(ComparisonHandle)
        .map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl ComparisonHandle {
    /// Asks on, one system after the other. After so many milliseconds no turn begins, but one that has begun is ended, however long it
    /// takes. `told` hears now and then how many situations were looked at; when it returns true the turn is cut short, and nothing of it is kept.
    ///
    /// # Errors
    /// A real `Error` with `code` when the stones are no position of a system.
    #[wasm_bindgen(unchecked_return_type = "ComparisonProgress")]
    pub fn run(
        &mut self,
        milliseconds: Option<f64>,
        #[wasm_bindgen(unchecked_param_type = "((nodes: number) => boolean) | null")]
        told: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let poll = cutting(told);
        value(self.0.run_until(Deadline::within(milliseconds), &poll))
    }

    /// Lets other rules take part, and each look into so many situations in all, if that is more than before. What was found out stays known.
    ///
    /// # Errors
    /// A real `Error` with the code `bad-rules` when a name is none or the report is not of this position.
    pub fn choose(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "RulesName[]")] rules: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "LjrgReport | null")] ljrg: &JsValue,
        nodes: u32,
    ) -> Result<(), JsValue> {
        let rules = text(rules, "bad-rules")?;
        let ljrg = text(ljrg, "bad-rules")?;
        let chosen = self.0.choose(&rules, &ljrg, nodes);
        chosen.map_err(|failure| error(&failure))
    }

    /// What is known by now.
    ///
    /// # Errors
    /// Never; it crosses like all else.
    #[wasm_bindgen(unchecked_return_type = "ComparisonReport")]
    pub fn report(&self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.report()))
    }

    /// A line of play that shows where two systems part; null where none is soon found.
    ///
    /// # Errors
    /// A real `Error` with the code `bad-rules` when a name is none.
    #[wasm_bindgen(unchecked_return_type = "ShownParting | null")]
    pub fn line(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] one: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] other: &JsValue,
    ) -> Result<JsValue, JsValue> {
        value(self.0.line(&word(one)?, &word(other)?))
    }
}

/// Asks a function of JavaScript's whether to cut a turn short, and no oftener than every so many milliseconds.
fn cutting(told: &JsValue) -> impl Fn(Usage) -> Going + use<> {
    const EVERY: f64 = 100.0;
    let told = told.dyn_ref::<js_sys::Function>().cloned();
    let next = Cell::new(Deadline::after(EVERY));
    move |usage| {
        let Some(told) = told.as_ref().filter(|_| next.get().is_over()) else {
            return Going::Continue(());
        };
        next.set(Deadline::after(EVERY));
        // One that throws is heard as one that says nothing.
        let answer = told.call1(&JsValue::NULL, &JsValue::from_f64(usage.nodes as f64));
        match answer.is_ok_and(|answer| answer.is_truthy()) {
            true => Going::Break(()),
            false => Going::Continue(()),
        }
    }
}

/// A game by a rule system: what each move leads to, and what may come next.
///
/// # Errors
/// A real `Error` with `code` and `points` when the rules, the position or a move can't be read. A move that is forbidden is no error; it is the
/// game's refusal.
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

/// Judges a reader’s moves in a step that is played by other rules, and makes the model line’s moves for the other player. Moves are
/// words with blanks between, as chapters write them: `a1 pass for-c3`.
///
/// # Errors
/// A real `Error` with `code` and `points` when the step can't be read or a word is no move.
#[wasm_bindgen(js_name = attemptBy, unchecked_return_type = "SystemAttempt")]
pub fn attempt_by(
    #[wasm_bindgen(unchecked_param_type = "Step")] step: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] moves: &JsValue,
) -> Result<JsValue, JsValue> {
    let step = text(step, "bad-step")?;
    value(stepping::attempt(&step, &word(moves)?))
}

/// A question of 1989 that is argued.
#[wasm_bindgen]
pub struct ArgumentHandle(arguing::Arguing);

/// Sets a question up: can these stones be taken, is a new one enabled? Nothing is searched yet.
///
/// # Errors
/// A real `Error` with `code` and `points` when the position or the question can't be read.
#[wasm_bindgen]
pub fn argue(
    #[wasm_bindgen(unchecked_param_type = "PositionInput | string")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "LawQuestion")] question: &JsValue,
) -> Result<ArgumentHandle, JsValue> {
    let start = text(start, "bad-position")?;
    let question = text(question, "bad-claim")?;
    let arguing = arguing::Arguing::new(&start, &question);
    arguing
        .map(ArgumentHandle)
        .map_err(|failure| error(&failure))
}

#[wasm_bindgen]
impl ArgumentHandle {
    /// What is asked, in words, and where it begins.
    ///
    /// # Errors
    /// Never; it crosses like all else.
    #[wasm_bindgen(unchecked_return_type = "LawCase")]
    pub fn about(&self) -> Result<JsValue, JsValue> {
        value(Ok(self.0.about()))
    }

    /// Looks on who is right, for so many milliseconds.
    ///
    /// # Errors
    /// Never; it crosses like all else.
    #[wasm_bindgen(unchecked_return_type = "LawProgress")]
    pub fn run(&mut self, nodes: u32, milliseconds: Option<f64>) -> Result<JsValue, JsValue> {
        value(Ok(self.0.run(nodes, Deadline::within(milliseconds))))
    }

    /// What there is to say about a place, and about a move there. What is not found out in the time is undecided.
    ///
    /// # Errors
    /// A real `Error` with the code `bad-move` when the question can't be read, or a move of its line can't be made.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn answer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Question")] question: &JsValue,
        milliseconds: Option<f64>,
    ) -> Result<JsValue, JsValue> {
        let question = text(question, "bad-move")?;
        value(self.0.answer(&question, milliseconds))
    }

    /// Three hints, the gentlest first; none where it is over.
    ///
    /// # Errors
    /// A real `Error` with the code `bad-move` when the line can't be read or made.
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
