use super::claim::RuleSetClaim;
use super::lemmas::EndLemmas;
use super::text::RuleSetCertificate;

/// A certificate and those that it rests on, by digest, each after all that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The certificate of the claim.
    pub certificate: RuleSetCertificate,
    /// On what it rests.
    pub inner: Vec<RuleSetCertificate>,
}

impl Bundle {
    /// A claim on the whole board that follows from what others show.
    pub(crate) fn of(claim: RuleSetClaim, rests: Vec<Bundle>) -> Bundle {
        let mut digests: Vec<u64> = rests.iter().map(|rest| rest.certificate.digest()).collect();
        digests.sort_unstable();
        digests.dedup();
        let (outer, deeper): (Vec<RuleSetCertificate>, Vec<Vec<RuleSetCertificate>>) = rests
            .into_iter()
            .map(|rest| (rest.certificate, rest.inner))
            .unzip();
        let mut inner: Vec<RuleSetCertificate> = Vec::new();
        for one in outer.into_iter().chain(deeper.into_iter().flatten()) {
            if !inner.contains(&one) {
                inner.push(one);
            }
        }
        let certificate = RuleSetCertificate {
            part: claim.board.locations(),
            claim,
            lemmas: EndLemmas::default(),
            turns: Vec::new(),
            inner: digests,
        };
        Bundle { certificate, inner }
    }

    /// The text of all.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.certificate.to_text();
        for inner in &self.inner {
            text.push_str(&inner.to_text());
        }
        text
    }
}
