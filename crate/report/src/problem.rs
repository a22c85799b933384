//! Facts about a reader's task.

use loja_practice::Problem;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use crate::asked::PracticeProblem;

/// The engine's findings about a task.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Facts"))]
pub struct TaskFacts {
    /// The problem with its facts, or null.
    #[cfg_attr(test, ts(as = "Option<PracticeProblem>"))]
    pub problem: Option<Problem>,
    /// Why it is none.
    pub unfit: Option<UnfitTask>,
    /// Notes for the author: many solutions, too easy.
    pub notes: Vec<String>,
}

/// Why a task is no problem.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct UnfitTask {
    /// A stable word.
    pub code: &'static str,
    /// A sentence for the author.
    pub words: String,
}
