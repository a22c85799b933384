//! Claims: borders, the worst case, and the search.

use std::sync::Arc;

use loja_certificate::{Checked, Claim, Lemma};
use loja_dialogue::claiming::{Claiming, region};
use loja_dialogue::staging;
use loja_notation::Layout;
use loja_rules::State;
use loja_solver::{Found, Progress, Proof, Verdict};
use loja_voice::Voice;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::board::{DrawnBoard, board};
use crate::line::{SituationReport, picture};
use crate::rows::set_rows;
use crate::word::{ColorWord, HaltWord, Location, StopWord, VerdictWord, locations};

/// A set to claim, and whether it is bordered (C5).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Claiming"))]
pub struct ClaimingReport {
    player: ColorWord,
    set: Vec<Location>,
    bordered: bool,
    /// "Black, 9 on the right".
    title: String,
    /// The set after a verb: "the right, 9 points".
    region: String,
    /// Whether the border is closed; empty where the set has none.
    border: String,
    /// The number of points, and why the border is closed or where it is open.
    headline: String,
    words: String,
    broken: Option<BrokenBorder>,
    /// The nearest larger bordered set, unless this is bordered or there is none.
    grown: Option<Vec<Location>>,
    /// The nearest smaller bordered set but the empty one, unless this is bordered.
    shrunk: Option<Vec<Location>>,
}

/// A border's break: a member and its neighbour outside.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BrokenBorder {
    rule: &'static str,
    points: Vec<Location>,
}

impl ClaimingReport {
    /// Converts a set to claim.
    #[must_use]
    pub fn new(layout: &Layout, found: &Claiming) -> ClaimingReport {
        let voice = Voice { layout, you: None };
        ClaimingReport {
            player: found.player.into(),
            set: locations(&found.set),
            bordered: found.broken.is_none(),
            broken: found.broken.as_ref().map(|broken| BrokenBorder {
                rule: broken.rule(),
                points: broken.points().into_iter().map(Location::from).collect(),
            }),
            grown: found.grown.as_ref().map(locations),
            shrunk: found.shrunk.as_ref().map(locations),
            title: voice.part(&found.title),
            region: voice.part(&region(layout, &found.set)),
            border: voice.say(found.headline.iter().skip(1)),
            headline: voice.say(&found.headline),
            words: voice.say(&found.why),
        }
    }
}

/// A claim's worst case (C6), from the given position to the proof's start.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Stage"))]
pub struct StageReport {
    /// The board.
    pub board: DrawnBoard,
    /// The steps.
    pub steps: Vec<StageStep>,
}

/// A step towards the worst case.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct StageStep {
    /// Its description.
    pub words: String,
    /// The clause behind it.
    pub rule: Option<&'static str>,
    /// The situation after it.
    pub situation: SituationReport,
    /// The locations that it changed.
    pub changed: Vec<Location>,
}

/// Converts a worst case's steps.
#[must_use]
pub fn stage(layout: &Layout, state: &State, steps: Vec<staging::WorstCaseStep>) -> StageReport {
    let last = steps.len().saturating_sub(1);
    let voice = Voice { layout, you: None };
    let step = |(at, step): (usize, staging::WorstCaseStep)| {
        let mut situation = picture(layout, &step.setup);
        // Only the first and last can be played on.
        if at == 0 || at == last {
            let there = State::new(Arc::clone(state.board()), step.setup);
            let playable = there.map_or_else(|_| Vec::new(), |there| locations(&there.playable()));
            situation = situation.with_playable(playable);
        }
        StageStep {
            words: voice.say(&step.facts),
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

/// The progress of a claim's search.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ProofProgress {
    /// Checked, with a certificate, unless `undecided`.
    verdict: VerdictWord,
    /// Why further search is useless.
    halt: Option<HaltWord>,
    /// Situations expanded.
    nodes: u64,
    /// Situations generated, repetitions included.
    situations: u64,
    /// Different situations kept.
    known: u64,
    /// Their memory in bytes.
    bytes: u64,
    bracket: Bracket,
    certificate: Option<CertificateSize>,
    /// Whether a stored certificate gave the verdict, not a search.
    stored: bool,
}

/// Bounds on the situations still to settle for a lock and a refutation.
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

/// The composition of a checked certificate.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CertificateSize {
    situations: u64,
    decisions: usize,
    lemmas: Vec<&'static str>,
}

/// Reports the progress of a proof.
#[must_use]
pub fn progress(proof: &Proof, found: &Found) -> ProofProgress {
    let halt = match found {
        Found::Open(halt) => HaltWord::lasting(*halt),
        Found::Unshown => Some(HaltWord::NO_CERTIFICATE),
        Found::Shown(_) => None,
    };
    let checked = found.checked();
    let progress = proof.progress();
    // An answer without a check must not show: it looks like one situation left, whichever it is.
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

/// The lemmas that a certificate uses, by name.
#[must_use]
pub fn lemmas(checked: &Checked) -> Vec<&'static str> {
    checked.lemmas().iter().map(Lemma::name).collect()
}

/// A searched claim, as `loja claim --json` prints it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ClaimReport {
    id: Option<String>,
    player: ColorWord,
    /// Rows of `*` and `.`.
    set: Vec<String>,
    verdict: VerdictWord,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stopped: Option<StopWord>,
    nodes: u64,
    situations: u64,
    ms: f64,
    /// The least remaining cost of a lock and of a refutation, without an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    bracket: Option<Bracket>,
    certificate: Option<CertificateFigures>,
    /// The certificate, on request.
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

/// The result of a claim's search.
#[derive(Clone, Copy, Debug)]
pub struct SearchedClaim<'a> {
    /// The claim.
    pub claim: &'a Claim,
    /// Its cost.
    pub progress: Progress,
    /// The checked certificate, if there is a verdict.
    pub checked: Option<&'a Checked>,
    /// The limit that ended a search without a verdict.
    pub stopped: Option<StopWord>,
    /// Whether the search itself is undecided.
    pub is_open: bool,
    /// The milliseconds of search and check.
    pub ms: [f64; 2],
}

impl ClaimReport {
    /// Reports a search, with its certificate's size as text.
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

    /// Adds the certificate's text, or null.
    #[must_use]
    pub fn with_text(self, text: Option<String>) -> ClaimReport {
        ClaimReport {
            certificate_text: Some(text),
            ..self
        }
    }
}
