//! A claim: the set before it is tested, the worst case in steps, the search, and the line of the command.

use std::sync::Arc;

use loja_certificate::{Checked, Claim, Lemma};
use loja_dialogue::claiming::Claiming;
use loja_dialogue::staging;
use loja_notation::Layout;
use loja_rules::State;
use loja_solver::{Found, Progress, Proof, Verdict};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::board::{DrawnBoard, board};
use crate::line::{SituationReport, picture};
use crate::rows::set_rows;
use crate::word::{ColorWord, HaltWord, Location, StopWord, VerdictWord, locations};

/// A set that a player may want to claim, and whether it is bordered (C5).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Claiming"))]
pub struct ClaimingReport {
    player: ColorWord,
    set: Vec<Location>,
    bordered: bool,
    /// "Black, 9 at the right".
    title: String,
    /// Two short sentences: how many points, whether the border is closed, and what keeps it closed or where it is open.
    headline: String,
    words: String,
    /// Where the border breaks; null when it doesn't.
    broken: Option<BrokenBorder>,
    /// The nearest bordered set with what is missing. Null when the set is bordered, or there is none.
    grown: Option<Vec<Location>>,
    /// The nearest bordered set without what is too much. Null when the set is bordered, or there is none but the empty one.
    shrunk: Option<Vec<Location>>,
}

/// Where the border of a set breaks: the member first, then its neighbour outside.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BrokenBorder {
    rule: &'static str,
    points: Vec<Location>,
}

impl From<Claiming> for ClaimingReport {
    fn from(found: Claiming) -> ClaimingReport {
        ClaimingReport {
            player: found.player.into(),
            set: locations(&found.set),
            bordered: found.broken.is_none(),
            broken: found.broken.map(|broken| BrokenBorder {
                rule: broken.rule(),
                points: broken.points().into_iter().map(Location::from).collect(),
            }),
            grown: found.grown.as_ref().map(locations),
            shrunk: found.shrunk.as_ref().map(locations),
            title: found.title,
            headline: found.headline,
            words: found.words,
        }
    }
}

/// The worst case of a claim (C6) in steps one can look at. The first is the position as it was, the last the start of the proof.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Stage"))]
pub struct StageReport {
    /// What to draw.
    pub board: DrawnBoard,
    /// The steps.
    pub steps: Vec<StageStep>,
}

/// A step on the way to the worst case.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct StageStep {
    /// What is done.
    pub words: String,
    /// The clause that asks for it.
    pub rule: Option<&'static str>,
    /// What stands then.
    pub situation: SituationReport,
    /// What is different from the step before.
    pub changed: Vec<Location>,
}

/// The steps from a position to a worst case, as they are drawn.
#[must_use]
pub fn stage(layout: &Layout, state: &State, steps: Vec<staging::Step>) -> StageReport {
    let last = steps.len().saturating_sub(1);
    let step = |(at, step): (usize, staging::Step)| {
        let mut situation = picture(layout, &step.setup);
        // One may play in the first and in the last, which are no mere pictures.
        if at == 0 || at == last {
            let there = State::new(Arc::clone(state.board()), step.setup);
            let playable = there.map_or_else(|_| Vec::new(), |there| locations(&there.playable()));
            situation = situation.with_playable(playable);
        }
        StageStep {
            words: step.words,
            rule: step.rule,
            situation,
            changed: locations(&step.changed),
        }
    };
    StageReport {
        board: board(layout),
        steps: steps.into_iter().enumerate().map(step).collect(),
    }
}

/// How far the search for a claim is.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ProofProgress {
    /// Anything but `undecided` was checked, and the certificate is there.
    verdict: VerdictWord,
    /// Why no further run finds more, although there is no verdict. More memory overcomes `memory`.
    halt: Option<HaltWord>,
    /// Situations expanded.
    nodes: u64,
    /// Situations generated, repeated ones counted again.
    situations: u64,
    /// Different situations kept.
    known: u64,
    /// The memory that they take.
    bytes: u64,
    bracket: Bracket,
    certificate: Option<CertificateSize>,
    /// Whether it was told, and not searched.
    stored: bool,
}

/// How many situations may still have to be settled to show a lock, or to refute it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "ClaimBracket"))]
pub struct Bracket {
    lock: u64,
    refuted: u64,
}

impl From<&Progress> for Bracket {
    fn from(progress: &Progress) -> Bracket {
        Bracket {
            lock: progress.effort_lock,
            refuted: progress.effort_refuted,
        }
    }
}

/// What a checked certificate is made of.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CertificateSize {
    situations: u64,
    decisions: usize,
    lemmas: Vec<&'static str>,
}

/// How far a proof is that has found this.
#[must_use]
pub fn progress(proof: &Proof, found: &Found) -> ProofProgress {
    let halt = match found {
        Found::Open(halt) => HaltWord::lasting(*halt),
        Found::Unshown => Some(HaltWord::NO_CERTIFICATE),
        Found::Shown(_) => None,
    };
    let checked = found.checked();
    let progress = proof.progress();
    // What is not checked is not said: an answer shows as one situation that is left, whichever it is.
    let is_answered = progress.effort_lock == 0 || progress.effort_refuted == 0;
    ProofProgress {
        verdict: checked.map_or(Verdict::UNDECIDED, Verdict::from).into(),
        halt,
        nodes: progress.nodes,
        situations: progress.situations,
        known: progress.known,
        bytes: progress.bytes,
        bracket: match checked {
            None if is_answered => Bracket {
                lock: 1,
                refuted: 1,
            },
            _ => Bracket::from(&progress),
        },
        certificate: checked.map(|checked| CertificateSize {
            situations: checked.situations(),
            decisions: checked.decisions().len(),
            lemmas: lemmas(checked),
        }),
        stored: proof.has_learned(),
    }
}

/// The names of the lemmas that a certificate uses.
#[must_use]
pub fn lemmas(checked: &Checked) -> Vec<&'static str> {
    checked.lemmas().iter().map(Lemma::name).collect()
}

/// A claim that was searched, as `loja claim --json` prints it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ClaimReport {
    id: Option<String>,
    player: ColorWord,
    /// Rows of `*` and `.`.
    set: Vec<String>,
    verdict: VerdictWord,
    /// Without a verdict, what ended the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stopped: Option<StopWord>,
    nodes: u64,
    situations: u64,
    ms: f64,
    /// What a lock and a refutation still cost at least, when neither is found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    bracket: Option<Bracket>,
    certificate: Option<CertificateFigures>,
    /// The certificate itself, where it is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    certificate_text: Option<Option<String>>,
}

/// A certificate in figures.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CertificateFigures {
    lemmas: Vec<&'static str>,
    situations: u64,
    decisions: usize,
    bytes: usize,
    check_ms: f64,
}

/// What a search for a claim came to.
#[derive(Clone, Copy, Debug)]
pub struct SearchedClaim<'a> {
    /// What was claimed.
    pub claim: &'a Claim,
    /// What it cost.
    pub progress: Progress,
    /// The checked certificate, where there is a verdict.
    pub checked: Option<&'a Checked>,
    /// Where there is none, what ended the search.
    pub stopped: Option<StopWord>,
    /// Whether the search itself came to no answer.
    pub is_open: bool,
    /// The milliseconds of the search and of the check.
    pub ms: [f64; 2],
}

impl ClaimReport {
    /// The report of a search, with the bytes of the certificate's text.
    #[must_use]
    pub fn new(
        id: Option<&str>,
        layout: &Layout,
        found: &SearchedClaim<'_>,
        bytes: usize,
    ) -> ClaimReport {
        let [ms, check_ms] = found.ms;
        ClaimReport {
            id: id.map(str::to_owned),
            player: found.claim.player().into(),
            set: set_rows(layout, found.claim.set()),
            verdict: found
                .checked
                .map_or(Verdict::UNDECIDED, Verdict::from)
                .into(),
            stopped: found.stopped,
            nodes: found.progress.nodes,
            situations: found.progress.situations,
            ms,
            bracket: found.is_open.then(|| Bracket::from(&found.progress)),
            certificate: found.checked.map(|checked| CertificateFigures {
                lemmas: lemmas(checked),
                situations: checked.situations(),
                decisions: checked.decisions().len(),
                bytes,
                check_ms,
            }),
            certificate_text: None,
        }
    }

    /// This report with the certificate's text, or null where there is none.
    #[must_use]
    pub fn with_text(self, text: Option<String>) -> ClaimReport {
        ClaimReport {
            certificate_text: Some(text),
            ..self
        }
    }
}
