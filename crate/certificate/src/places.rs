//! One answer to a claim, shown for places that lines lead to.
//!
//! A *place* of a claim is the situation after a line of moves from its worst case (C6). The proofs on the crate's
//! first page hold for every place too: C7 is a game over situations, and *A* holds those from which the claimant can
//! force a formation. So the same walk, begun at a place, shows on which side of *A* it lies. A line that comes back to
//! a former situation of its own has ended by C7.2 or C7.3, and the claim fails.
//!
//! Places share the situations visited, so many cost little more than one. For a lock that is sound because the walk
//! finishes a situation before it comes to it from another place: its branch ends, and no cycle leads through it.

use loja_format::{Answer, Certificate, Choice, Claim, Flaw, Lemmas};

use crate::advice::Advisor;
use crate::check::Checker;
use crate::record::{Unrecorded, record_after};

/// A claim, an answer, lines, and the decisions that should show the answer after each line.
///
/// ```
/// use std::sync::Arc;
/// use loja_certificate::{Answer, Checker, Choice, Claim, Lemmas, PlacesCertificate};
/// use loja_rules::{Board, Color, Setup, State};
///
/// // Black claims three points in a row. White passes, and Black takes the middle.
/// let board = Arc::new(Board::rectangle(3, 1));
/// let state = State::new(Arc::clone(&board), Setup::empty())?;
/// let claim = Claim::new(&state, Color::Black, &board.locations())?;
/// let middle = board.point(1).ok_or("no such location")?;
/// let line = vec![Choice::Pass, Choice::Stone(middle)];
/// let written = PlacesCertificate::record(
///     &claim, Answer::Lock, vec![line.clone()], Lemmas::NONE, 100, &mut |_: &_, _: &mut _| {},
/// )?;
/// let checked = written.check(Checker::visiting(100))?;
/// assert_eq!((checked.answer(), checked.shows(&line)), (Answer::Lock, true));
/// // The claim itself is refuted, and nothing else is shown here.
/// assert!(!checked.shows(&[]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacesCertificate {
    certificate: Certificate,
    lines: Vec<Vec<Choice>>,
}

impl PlacesCertificate {
    /// Takes a certificate's decisions for what shows its answer after each of these lines.
    #[must_use]
    pub fn new(certificate: Certificate, lines: Vec<Vec<Choice>>) -> PlacesCertificate {
        PlacesCertificate { certificate, lines }
    }

    /// Writes down what shows this answer after each line, as [`record`](crate::record()) does for the worst
    /// case.
    ///
    /// # Errors
    ///
    /// When advice is missing where a decision is needed, or shows nothing.
    pub fn record(
        claim: &Claim,
        answer: Answer,
        lines: Vec<Vec<Choice>>,
        lemmas: Lemmas,
        limit: u64,
        mut advise: &mut dyn FnMut(&loja_rules::FastBoard, &mut Vec<Choice>),
    ) -> Result<PlacesCertificate, Unrecorded> {
        PlacesCertificate::record_with(claim, answer, lines, lemmas, limit, &mut advise)
    }

    /// Writes it down with an advisor, as [`record_with`](crate::record_with) does.
    ///
    /// # Errors
    ///
    /// Those of `record`, and when an answer in a local game is missing.
    pub fn record_with(
        claim: &Claim,
        answer: Answer,
        lines: Vec<Vec<Choice>>,
        lemmas: Lemmas,
        limit: u64,
        advisor: &mut dyn Advisor,
    ) -> Result<PlacesCertificate, Unrecorded> {
        let certificate = record_after(claim, answer, None, &lines, lemmas, limit, advisor)?;
        Ok(PlacesCertificate { certificate, lines })
    }

    /// Checks whether the answer is shown after each line.
    ///
    /// # Errors
    ///
    /// Why it is not; the flaw's moves begin with the line.
    pub fn check(self, checker: Checker<'_>) -> Result<CheckedPlaces, Flaw> {
        checker.walk_through(&self.certificate, &self.lines)?;
        Ok(CheckedPlaces(self))
    }

    /// The claim, the answer and the decisions, for a checker with its own walk.
    #[must_use]
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// The lines after which the answer is to be shown.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Choice>] {
        &self.lines
    }

    /// How many situations were visited.
    #[must_use]
    pub fn situations(&self) -> u64 {
        self.certificate.situations()
    }
}

/// An answer that the checker has accepted after some lines; only [`PlacesCertificate::check`] makes one.
///
/// ```compile_fail
/// use loja_certificate::{CheckedPlaces, PlacesCertificate};
///
/// fn believe(unchecked: PlacesCertificate) -> CheckedPlaces {
///     CheckedPlaces(unchecked)
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedPlaces(PlacesCertificate);

impl CheckedPlaces {
    /// The answer after each of the lines.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.0.certificate.answer()
    }

    /// The claim in question.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        self.0.certificate.claim()
    }

    /// Whether the answer is shown after this line.
    #[must_use]
    pub fn shows(&self, line: &[Choice]) -> bool {
        self.0.lines.iter().any(|shown| shown == line)
    }

    /// How many situations were visited.
    #[must_use]
    pub fn situations(&self) -> u64 {
        self.0.situations()
    }
}
