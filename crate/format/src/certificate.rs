//! Certificates: an answer together with the decisions that show it.

use loja_rules::PointSet;

use crate::answer::Answer;
use crate::claim::Claim;
use crate::decision::{Code, Decision};
use crate::lemma::Lemmas;
use crate::text::{self, Damaged};

/// A claim, an answer, and decisions that should show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    pub(crate) claim: Claim,
    pub(crate) answer: Answer,
    /// The active components of a refutation by a zone.
    pub(crate) zone: Option<PointSet>,
    pub(crate) lemmas: Lemmas,
    pub(crate) situations: u64,
    pub(crate) decisions: Vec<Code>,
}

impl Certificate {
    /// Puts a certificate together; `None` if a decision doesn't fit the set, or a lock has a zone.
    #[must_use]
    pub fn new(
        claim: Claim,
        answer: Answer,
        zone: Option<PointSet>,
        lemmas: Lemmas,
        situations: u64,
        decisions: impl IntoIterator<Item = Decision>,
    ) -> Option<Certificate> {
        if zone.is_some() && answer == Answer::Lock {
            return None;
        }
        let members: Vec<_> = claim.set().iter().collect();
        let codes = decisions
            .into_iter()
            .map(|decision| Code::of(decision, &members));
        Some(Certificate {
            decisions: codes.collect::<Option<_>>()?,
            claim,
            answer,
            zone,
            lemmas,
            situations,
        })
    }

    /// The certificate as text (see `FORMAT.md`).
    #[must_use]
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// Reads a text of [`to_text`](Certificate::to_text), true or not.
    ///
    /// # Errors
    ///
    /// If it is no certificate, or damaged.
    pub fn from_text(text: &str) -> Result<Certificate, Damaged> {
        text::read(text)
    }

    /// The claim that it is about.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// The answer to show.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// The active components of a refutation by a zone.
    #[must_use]
    pub fn zone(&self) -> Option<&PointSet> {
        self.zone.as_ref()
    }

    /// Lemmas that may end a branch.
    #[must_use]
    pub fn lemmas(&self) -> Lemmas {
        self.lemmas
    }

    /// How many situations, worst case and ends included.
    #[must_use]
    pub fn situations(&self) -> u64 {
        self.situations
    }

    /// The decisions, in the checker's order.
    pub fn decisions(&self) -> impl ExactSizeIterator<Item = Decision> + '_ {
        let members: Vec<_> = self.claim.set().iter().collect();
        self.decisions
            .iter()
            .map(move |code| code.decision(&members))
    }
}
