use loja_certificate::{Answer, Claim};
use loja_solver::{Control, Limits, Proof};

use crate::book::Book;
use crate::chapter::Chapter;
use crate::decide::Depth;
use crate::examine::examine;
use crate::practice::HeldProblems;
use crate::proof_files::{self, failure};
use crate::proofs::Shelf;
use crate::report::{BookReport, Certificates};
use crate::spread::spread;

impl Book {
    /// Plays every step both ways, verifies every statement, and checks what joins chapters.
    #[must_use]
    pub fn check(&self, depth: Depth) -> BookReport {
        self.check_knowing(depth, &HeldProblems::default()).0
    }

    /// Checks the book except `known` problems, which hold with this program, and returns those that hold now.
    /// [`Depth::Full`] skips none.
    #[must_use]
    pub fn check_knowing(&self, depth: Depth, known: &HeldProblems) -> (BookReport, HeldProblems) {
        let mut report = BookReport::default();
        report.counts.chapters = self.chapters.len();
        report.counts.pages = self.all().count() - self.chapters.len();
        let pages: Vec<&Chapter> = self.all().collect();
        let checked = spread(&pages, |page| {
            let (shelf, mut report) = proof_files::read(page);
            report.add(examine(page, &shelf, depth).0);
            if depth == Depth::Stored {
                report.add(proof_files::idle(page, &shelf));
                report.add(searched(page, &shelf));
            }
            report
        });
        for part in checked {
            report.add(part);
        }
        report.add(self.readable());
        report.add(self.covered());
        report.add(self.graded());
        let (facts, known) = match depth {
            Depth::Stored => self.factual(known),
            Depth::Full => self.factual(&HeldProblems::default()),
        };
        report.add(facts);
        (report, known)
    }

    /// Decides everything again, and returns the failures and the certificates of long searches.
    ///
    /// A certificate is true whatever the chapter says.
    #[must_use]
    pub fn prove(&self) -> (BookReport, Vec<Certificates>) {
        let mut report = BookReport::default();
        let mut files = Vec::new();
        let pages: Vec<&Chapter> = self.all().collect();
        let proved = spread(&pages, |page| {
            let (shelf, _) = proof_files::read(page);
            let (report, found) = examine(page, &shelf, Depth::Full);
            // With certificates, the referee asks fewer claims.
            examine(page, &found, Depth::Stored);
            (report, proof_files::write(page, found))
        });
        for (part, more) in proved {
            report.add(part);
            files.extend(more);
        }
        (report, files)
    }
}

/// The checker alone sees larger certificates.
const SMALL: u64 = 500;

/// We search one small certificate in this many.
const EVERY: u64 = 4;

/// A small certificate may have taken a long search, which we then give up.
const LIMITS: Limits = Limits {
    nodes: 10_000,
    bytes: 64 << 20,
};

/// Searches some claims with stored certificates. The checker accepts all of them; the sample shows, in less time,
/// that the search still agrees.
///
/// Only used certificates count, so others in the folder don't lengthen the sample.
pub(crate) fn searched(page: &Chapter, shelf: &Shelf) -> BookReport {
    let mut report = BookReport::default();
    for (name, proofs) in &shelf.files {
        let chosen = proofs
            .answers()
            .filter(|kept| kept.situations() <= SMALL && is_chosen(&kept.to_text()));
        for certificate in chosen {
            match compared(certificate.claim(), certificate.answer(), LIMITS) {
                Ok(same) => report.counts.sampled += usize::from(same),
                Err(why) => report.fail(failure(page, &format!("{name}.txt"), why)),
            }
        }
    }
    report
}

/// By the seal, which is as good as random and reproducible.
fn is_chosen(text: &str) -> bool {
    let seal = text.split_whitespace().next_back();
    let seal = seal.and_then(|seal| u64::from_str_radix(seal, 16).ok());
    seal.is_none_or(|seal| seal.is_multiple_of(EVERY))
}

/// Whether the search agrees; `false` when we give it up.
///
/// # Errors
/// When it disagrees, or contradicts the checker.
fn compared(claim: &Claim, told: Answer, limits: Limits) -> Result<bool, String> {
    let mut proof = Proof::new(claim.clone());
    let found = proof.decide(&Control::new(limits));
    let found = found.map_err(|contradiction| contradiction.to_string())?;
    match found.checked().map(|checked| checked.answer()) {
        None => Ok(false),
        Some(found) if found == told => Ok(true),
        Some(found) => Err(format!(
            "a certificate says {told}, and the search {found}; `loja book prove` decides all of it again"
        )),
    }
}

#[cfg(test)]
mod tests {
    use loja_certificate::{Answer, Claim};
    use loja_notation::read_one;
    use loja_rules::Color;
    use loja_solver::Limits;

    use super::{LIMITS, compared};

    /// A certificate can't be false, so the test falsifies the verdict.
    #[test]
    fn the_search_has_to_say_the_same() {
        let position = read_one("| . . . |\n| . . . |\n| . . . |").unwrap();
        let all = position.layout.board().locations();
        let claim = Claim::new(&position.state, Color::White, &all).unwrap();
        assert_eq!(compared(&claim, Answer::Refuted, LIMITS), Ok(true));
        let soon = Limits {
            nodes: 10,
            ..LIMITS
        };
        assert_eq!(compared(&claim, Answer::Lock, soon), Ok(false));
        let why = compared(&claim, Answer::Lock, LIMITS).unwrap_err();
        assert!(
            why.starts_with("a certificate says lock, and the search refuted"),
            "{why}"
        );
    }
}
