//! What certificates show.

use loja_certificate::Checked;
use loja_dialogue::ProofTree;
use loja_dialogue::claiming::title;
use loja_lesson::Line;
use loja_notation::{Layout, rows};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::claim::lemmas;
use crate::line::{LineReport, line};
use crate::rows::set_rows;
use crate::word::{AnswerWord, ColorWord, Location, StopWord, locations};

/// What a certificate shows.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Checked"))]
pub struct CheckedReport {
    answer: AnswerWord,
    /// "Black, 26 at the left".
    title: String,
    player: ColorWord,
    set: Vec<Location>,
    lemmas: Vec<&'static str>,
    situations: u64,
    decisions: usize,
    /// The claim's position as a line without moves; null when its board is too large to draw.
    position: Option<LineReport>,
}

impl CheckedReport {
    /// What a checked certificate shows, drawn where that is possible.
    #[must_use]
    pub fn new(checked: &Checked, layout: Option<&Layout>) -> CheckedReport {
        let claim = checked.claim();
        CheckedReport {
            answer: checked.answer().into(),
            title: layout.map_or_else(
                || claim.player().to_string(),
                |layout| title(layout, claim.player(), claim.set()),
            ),
            player: claim.player().into(),
            set: locations(claim.set()),
            lemmas: lemmas(checked),
            situations: checked.situations(),
            decisions: checked.decisions().len(),
            position: layout.map(|layout| line(layout, &Line::new(claim.state().clone(), &[]))),
        }
    }
}

/// A proof as SGF, with variations.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ProofFile {
    text: String,
    /// How many moves it has.
    moves: usize,
    /// In how many places the proof goes on and the file does not.
    cut: usize,
}

impl From<ProofTree> for ProofFile {
    fn from(tree: ProofTree) -> ProofFile {
        ProofFile {
            text: tree.sgf.to_string(),
            moves: tree.moves,
            cut: tree.cut,
        }
    }
}

/// A certificate after the check, as `loja check --json` prints it.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS))]
pub enum CheckReport {
    /// It shows something by LJRG.
    Checked(CheckedCertificate),
    /// It shows something by other rules.
    ByRules(CheckedQuestion),
    /// It shows nothing, or the checkers contradict each other.
    Refused {
        /// The file, where there is one.
        #[serde(skip_serializing_if = "String::is_empty")]
        file: String,
        /// `refused` or `contradiction`.
        status: &'static str,
        /// Why.
        message: String,
    },
    /// The check was ended before its time.
    Undecided {
        /// `undecided`.
        status: &'static str,
        /// What ended it.
        stopped: StopWord,
    },
}

/// A certificate of LJRG that holds.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CheckedCertificate {
    #[serde(skip_serializing_if = "String::is_empty")]
    file: String,
    status: &'static str,
    answer: AnswerWord,
    player: ColorWord,
    /// Stones and marks; null where a board is too large to draw.
    rows: Option<Vec<String>>,
    set: Option<Vec<String>>,
    lemmas: Vec<&'static str>,
    situations: u64,
    decisions: usize,
    bytes: usize,
    ms: f64,
    /// What the plain checker needed, where it was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    plain_ms: Option<f64>,
}

/// A file with a certificate: its name, its bytes and how many milliseconds its check took.
#[derive(Clone, Copy, Debug)]
pub struct CheckedFile<'a> {
    /// Empty where it came as a text.
    pub name: &'a str,
    /// The bytes of its text.
    pub bytes: usize,
    /// The time of the check.
    pub ms: f64,
    /// The time of the plain checker, where it was asked.
    pub plain_ms: Option<f64>,
}

impl CheckedCertificate {
    /// What a checked certificate shows.
    #[must_use]
    pub fn new(
        checked: &Checked,
        layout: Option<&Layout>,
        file: CheckedFile<'_>,
    ) -> CheckedCertificate {
        let claim = checked.claim();
        CheckedCertificate {
            file: file.name.to_owned(),
            status: "checked",
            answer: checked.answer().into(),
            player: claim.player().into(),
            rows: layout.map(|layout| rows(layout, claim.state().situation())),
            set: layout.map(|layout| set_rows(layout, claim.set())),
            lemmas: lemmas(checked),
            situations: checked.situations(),
            decisions: checked.decisions().len(),
            bytes: file.bytes,
            ms: file.ms,
            plain_ms: file.plain_ms,
        }
    }
}

/// A certificate of other rules that holds.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CheckedQuestion {
    /// The file.
    pub file: String,
    /// `checked`.
    pub status: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// What is asked.
    pub question: String,
    /// `yes` or `no`.
    pub answer: &'static str,
    /// Situations that the checker walked through.
    pub situations: usize,
    /// Certificates within it.
    pub inner: usize,
    /// The bytes of its text.
    pub bytes: usize,
    /// The time of the check.
    pub ms: f64,
}
