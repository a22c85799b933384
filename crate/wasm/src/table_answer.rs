//! What is said of an argument, as the proof table reads it, whatever is argued: a claim of LJRG or a question of 1989.

use std::borrow::Cow;

use serde::Serialize;

use crate::view::Line;

/// `Choice` of the types.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Made {
    Play {
        at: usize,
    },
    Pass {
        /// By the rules of 1989, the ko that it is for.
        #[serde(skip_serializing_if = "Option::is_none")]
        r#for: Option<usize>,
    },
}

impl Made {
    /// A pass that is for no ko.
    pub(crate) const PASS: Made = Made::Pass { r#for: None };
}

/// `Answer` of the types.
#[derive(Debug, Serialize)]
pub struct Answer {
    pub(crate) line: Vec<Made>,
    pub(crate) refusal: Option<Refusal>,
    pub(crate) course: Line,
    pub(crate) said: Vec<Remark>,
    pub(crate) now: Standing,
}

/// `Refusal` of the types.
#[derive(Debug, Serialize)]
pub(crate) struct Refusal {
    pub(crate) rule: &'static str,
    pub(crate) message: String,
    pub(crate) points: Vec<usize>,
}

/// `Remark` of the types.
#[derive(Debug, Serialize)]
pub(crate) struct Remark {
    pub(crate) color: &'static str,
    pub(crate) by: &'static str,
    pub(crate) choice: Made,
    #[serde(rename = "expectedBefore")]
    pub(crate) before: &'static str,
    #[serde(rename = "expectedAfter")]
    pub(crate) after: &'static str,
    pub(crate) verdict: &'static str,
    pub(crate) kept: Option<bool>,
    pub(crate) headline: String,
    pub(crate) words: String,
    pub(crate) rules: Vec<String>,
    pub(crate) shown: Option<Shown>,
}

/// `Shown` of the types.
#[derive(Debug, Serialize)]
pub struct Shown {
    pub(crate) expectation: &'static str,
    pub(crate) moves: Vec<Made>,
    pub(crate) course: Line,
    pub(crate) end: Option<Ending>,
    pub(crate) steps: Vec<String>,
    pub(crate) words: String,
    pub(crate) rules: Vec<String>,
}

/// `Known` of the types.
#[derive(Debug, Serialize)]
pub(crate) struct Standing {
    pub(crate) turn: &'static str,
    pub(crate) verdict: &'static str,
    pub(crate) expectation: &'static str,
    pub(crate) end: Option<Ending>,
    pub(crate) distance: Option<u32>,
    pub(crate) best: Option<Made>,
    pub(crate) moves: Vec<Judged>,
    pub(crate) words: String,
}

/// One of the moves of a `Standing`.
#[derive(Debug, Serialize)]
pub(crate) struct Judged {
    pub(crate) choice: Made,
    pub(crate) expectation: &'static str,
    pub(crate) holds: Option<bool>,
    pub(crate) distance: Option<u32>,
}

/// The end of a line.
#[derive(Debug, Serialize)]
pub(crate) struct Ending {
    pub(crate) kind: &'static str,
    pub(crate) over: bool,
    pub(crate) rule: Cow<'static, str>,
    pub(crate) points: Vec<usize>,
    pub(crate) since: Option<usize>,
    pub(crate) words: String,
    pub(crate) steps: Vec<Hint>,
    pub(crate) eyes: Vec<usize>,
}

/// `Hint` of the types, and a step of an end.
#[derive(Debug, Serialize)]
pub struct Hint {
    pub(crate) words: String,
    pub(crate) points: Vec<usize>,
}
