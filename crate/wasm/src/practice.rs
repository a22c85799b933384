//! The exports for practice: facts of readers' problems, and new problems.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{problems, text, value};

/// The facts of a task on a position after these moves, or why it is no problem.
///
/// `nodes` limits the situations; `hear` gets their number now and then.
///
/// # Errors
/// On unreadable input or an illegal move.
#[wasm_bindgen(unchecked_return_type = "Facts")]
pub fn facts(
    #[wasm_bindgen(unchecked_param_type = "PositionInput")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TaskInput")] task: &JsValue,
    nodes: u32,
    #[wasm_bindgen(unchecked_param_type = "(nodes: number) => void")] hear: &Function,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    let moves = text(moves, "bad-move")?;
    let task = text(task, "bad-task")?;
    let hear = hear.clone();
    let told = move |nodes: u64| {
        // A listener's failure doesn't concern the search.
        let _ = hear.call1(&JsValue::NULL, &JsValue::from_f64(nodes as f64));
    };
    value(problems::of_task(&start, &moves, &task, nodes, told))
}

/// The best reply after these moves, for a reader who plays out a line of `pass` or `cycle`.
///
/// It is the only one of `outcomes`; null if undecided.
///
/// # Errors
/// On unreadable input or an illegal move.
#[wasm_bindgen(unchecked_return_type = "PracticeProblem | null")]
pub fn reply(
    #[wasm_bindgen(unchecked_param_type = "PositionInput")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: &JsValue,
    nodes: u32,
) -> Result<JsValue, JsValue> {
    let start = text(start, "bad-position")?;
    value(problems::reply_to(&start, &text(moves, "bad-move")?, nodes))
}

/// An attempt at a new problem, determined by its arguments; null if it failed.
///
/// # Errors
/// If the wish can't be read.
#[wasm_bindgen(js_name = newProblem, unchecked_return_type = "PracticeProblem | null")]
pub fn new_problem(
    #[wasm_bindgen(unchecked_param_type = "ProblemWish")] wish: &JsValue,
    seed: u32,
    number: u32,
) -> Result<JsValue, JsValue> {
    value(problems::new_one(&text(wish, "bad-task")?, seed, number))
}
