//! Certificates: an answer together with the decisions that show it.

use loja_rules::{FastBoard, PointSet};

use crate::advice::Advisor;
use crate::answer::{Answer, Choice};
use crate::claim::Claim;
use crate::decision::{Code, Decision};
use crate::flaw::Unrecorded;
use crate::lemma::Lemmas;
use crate::record;
use crate::text::{self, Damaged};

/// A claim, an answer, and the decisions that are to show it. Whether they do is for
/// [`check`](crate::check) to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    pub(crate) claim: Claim,
    pub(crate) answer: Answer,
    /// Of a refutation by a zone, the active components.
    pub(crate) zone: Option<PointSet>,
    pub(crate) lemmas: Lemmas,
    pub(crate) situations: u64,
    /// By the numbers of members in the order of locations.
    pub(crate) decisions: Vec<Code>,
}

impl Certificate {
    /// Writes a certificate down.
    ///
    /// This walks from the worst case in the order in which the checker does. At every new situation
    /// that needs a decision (the claimant's for a lock, the refuter's for a refutation) `advise` gets
    /// the situation and an empty list, and fills it with acceptable choices, best first. Taken is the
    /// first that leads to a situation already present; else the first that leads to one that needs no
    /// decision; else the first.
    ///
    /// For a lock, all choices must make progress, such as a falling distance to the formation: then
    /// any mixture of them does. Choices that only keep the win may go round in a circle.
    ///
    /// `lemmas` are those that may be used; the certificate names those that were. `limit` is the
    /// largest number of situations.
    ///
    /// # Errors
    /// When nothing is offered where a decision is needed, and when what is offered shows nothing.
    pub fn record(
        claim: &Claim,
        answer: Answer,
        lemmas: Lemmas,
        limit: u64,
        mut advise: &mut dyn FnMut(&FastBoard, &mut Vec<Choice>),
    ) -> Result<Certificate, Unrecorded> {
        record::record(claim, answer, None, lemmas, limit, &mut advise)
    }

    /// Writes a certificate down, and may end branches of a lock by [`lemma::sum`](crate::lemma::sum) and
    /// [`lemma::rooms`](crate::lemma::rooms).
    ///
    /// Records as [`record`](Certificate::record) does, with an advisor who also says where these lemmas are used, and
    /// how the claimant answers in their local games. Of several answers it takes the first after which nothing is
    /// left to be shown, or else the first that is legal and leads into no cycle.
    ///
    /// # Errors
    /// Those of `record`, and when there is no answer for a local game.
    pub fn record_with(
        claim: &Claim,
        answer: Answer,
        lemmas: Lemmas,
        limit: u64,
        advisor: &mut dyn Advisor,
    ) -> Result<Certificate, Unrecorded> {
        record::record(claim, answer, None, lemmas, limit, advisor)
    }

    /// Writes down a refutation that plays in a zone of the claim only: see
    /// [`lemma::zone`](crate::lemma::zone).
    ///
    /// Records as [`record`](Certificate::record) does, but the boards that `advise` gets are those of
    /// the zone's game. Locations have the same numbers as on the claim's board; those outside the zone
    /// have no neighbours, and are empty and marked for good, but for those outside the claim. The pass
    /// count means nothing.
    ///
    /// # Errors
    /// Those of `record`, and when `active` does not consist of whole components.
    pub fn record_zone(
        claim: &Claim,
        active: &PointSet,
        lemmas: Lemmas,
        limit: u64,
        mut advise: &mut dyn FnMut(&FastBoard, &mut Vec<Choice>),
    ) -> Result<Certificate, Unrecorded> {
        let active = Some(active);
        record::record(claim, Answer::Refuted, active, lemmas, limit, &mut advise)
    }

    /// The certificate as a text. `FORMAT.md` of the crate describes it.
    #[must_use]
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// Reads a text of [`to_text`](Certificate::to_text). The certificate may still be untrue: see [`check`](crate::check).
    ///
    /// # Errors
    /// When the text is not a certificate's, or is damaged.
    pub fn from_text(text: &str) -> Result<Certificate, Damaged> {
        text::read(text)
    }

    /// The claim that it is about.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// The answer that is to be shown.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// Of a refutation by a zone, the active components.
    #[must_use]
    pub fn zone(&self) -> Option<&PointSet> {
        self.zone.as_ref()
    }

    /// The lemmas that may end a branch.
    #[must_use]
    pub fn lemmas(&self) -> Lemmas {
        self.lemmas
    }

    /// How many situations there are, the worst case and all ends included.
    #[must_use]
    pub fn situations(&self) -> u64 {
        self.situations
    }

    /// The decisions, in the order in which the checker asks for them.
    pub fn decisions(&self) -> impl ExactSizeIterator<Item = Decision> + '_ {
        let members: Vec<_> = self.claim.set().iter().collect();
        self.decisions
            .iter()
            .map(move |code| code.decision(&members))
    }
}
