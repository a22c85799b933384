//! Reports of checked certificates.

use std::collections::BTreeMap;

use loja_certificate::Checked;
use loja_dialogue::ProofTree;
use loja_dialogue::claiming::title;
use loja_lesson::PlayedLine;
use loja_notation::{Layout, rows};
use loja_voice::Voice;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::claim::lemmas;
use crate::line::{LineReport, line};
use crate::rows::set_rows;
use crate::word::{AnswerWord, ColorWord, Location, StopWord, locations};

/// The contents of a checked certificate.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Checked"))]
pub struct CheckedReport {
    answer: AnswerWord,
    /// "Black, 26 on the left".
    title: String,
    player: ColorWord,
    set: Vec<Location>,
    lemmas: Vec<&'static str>,
    situations: u64,
    decisions: usize,
    /// The claim's position; null if too large to draw.
    position: Option<LineReport>,
}

impl CheckedReport {
    /// Reports a checked certificate, drawn if there is a layout.
    #[must_use]
    pub fn new(checked: &Checked, layout: Option<&Layout>) -> CheckedReport {
        let claim = checked.claim();
        CheckedReport {
            answer: checked.answer().into(),
            title: layout.map_or_else(
                || claim.player().to_string(),
                |layout| {
                    let title = title(layout, claim.player(), claim.set());
                    Voice { layout, you: None }.part(&title)
                },
            ),
            player: claim.player().into(),
            set: locations(claim.set()),
            lemmas: lemmas(checked),
            situations: checked.situations(),
            decisions: checked.decisions().len(),
            position: layout
                .map(|layout| line(layout, &PlayedLine::new(claim.state().clone(), &[]))),
        }
    }
}

/// A proof as SGF, with variations.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ProofFile {
    text: String,
    /// The number of moves.
    moves: usize,
    /// Places where the file cuts the proof.
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

/// A checked certificate, as `loja check --json` prints it.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS))]
pub enum CheckReport {
    /// A valid certificate of LJRG.
    Checked(CheckedCertificate),
    /// A valid certificate of other rules.
    ByRules(CheckedQuestion),
    /// It proves nothing, or the checkers disagree.
    Refused {
        /// The file, if any.
        #[serde(skip_serializing_if = "String::is_empty")]
        file: String,
        /// `refused` or `contradiction`.
        status: &'static str,
        /// The reason.
        message: String,
    },
    /// The check was ended early.
    Undecided {
        /// `undecided`.
        status: &'static str,
        /// The limit that ended it.
        stopped: StopWord,
    },
}

/// A valid certificate of LJRG.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CheckedCertificate {
    #[serde(skip_serializing_if = "String::is_empty")]
    file: String,
    status: &'static str,
    answer: AnswerWord,
    player: ColorWord,
    /// Stones and marks; null if too large to draw.
    rows: Option<Vec<String>>,
    set: Option<Vec<String>>,
    lemmas: Vec<&'static str>,
    situations: u64,
    decisions: usize,
    bytes: usize,
    ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    plain_ms: Option<f64>,
}

/// A certificate's file with the cost of its check.
#[derive(Clone, Copy, Debug)]
pub struct CheckedFile<'a> {
    /// Empty for a text.
    pub name: &'a str,
    /// The bytes of its text.
    pub bytes: usize,
    /// The milliseconds of the check.
    pub ms: f64,
    /// The plain checker's milliseconds, if asked.
    pub plain_ms: Option<f64>,
}

impl CheckedCertificate {
    /// Reports a checked certificate.
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

/// A valid certificate of other rules.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CheckedQuestion {
    /// The file.
    pub file: String,
    /// `checked`.
    pub status: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// The choices among their options.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<&'static str, String>,
    /// The question.
    pub question: String,
    /// `yes` or `no`.
    pub answer: &'static str,
    /// Situations that the checker visited.
    pub situations: usize,
    /// Certificates within it.
    pub inner: usize,
    /// The bytes of its text.
    pub bytes: usize,
    /// The milliseconds of the check.
    pub ms: f64,
}
