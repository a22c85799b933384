//! What holds of a task that somebody set.

use loja_practice::Problem;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use crate::asked::PracticeProblem;

/// What the engine finds out about a task.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Facts"))]
pub struct TaskFacts {
    /// The problem with all that holds of it; null when it is none.
    #[cfg_attr(test, ts(as = "Option<PracticeProblem>"))]
    pub problem: Option<Problem>,
    /// Why it is none.
    pub unfit: Option<UnfitTask>,
    /// What its author should know although it is one: that it has many solutions, that it is easy.
    pub notes: Vec<String>,
}

/// Why a task is no problem.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct UnfitTask {
    /// A word that doesn't change.
    pub code: &'static str,
    /// A sentence for the author.
    pub words: String,
}
