//! The certificates that are kept beside a chapter, so that long searches are made once.

use std::cell::Cell;
use std::collections::BTreeMap;

use loja_certificate::{Certificate, Checked, Claim, check};

/// What is kept for a page: a file of certificates for each figure that was the first to need them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    pub(crate) files: BTreeMap<String, Proofs>,
    /// What it took to find all of control in a beast's position, when nothing was known. With certificates
    /// at hand that can't be measured.
    pub(crate) control: Option<u64>,
}

/// The certificates of one figure. Each was checked when it was read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proofs(pub(crate) Vec<StoredProof>);

/// A certificate that answers for its claim.
#[derive(Clone, Debug)]
pub(crate) struct StoredProof {
    pub(crate) checked: Checked,
    /// Whether it has answered.
    used: Cell<bool>,
}

/// A certificate begins with this word.
const FIRST: &str = "loja-certificate";

impl Proofs {
    /// Reads certificates that stand one after the other.
    ///
    /// # Errors
    /// When one of them is damaged or shows nothing.
    pub(crate) fn read(text: &str) -> Result<Proofs, String> {
        let parts = parts_of(text)?;
        let read = |(number, part): (usize, &String)| {
            let fault = |why: String| format!("certificate {}: {why}", number + 1);
            let found = Certificate::from_text(part).map_err(|error| fault(error.to_string()))?;
            let checked =
                check(found).map_err(|flaw| fault(format!("it shows nothing: {flaw}")))?;
            Ok::<StoredProof, String>(StoredProof::new(checked))
        };
        let kept = parts.iter().enumerate().map(read);
        Ok(Proofs(kept.collect::<Result<_, _>>()?))
    }

    /// The text that reads back as these.
    pub(crate) fn to_text(&self) -> String {
        let texts = self.0.iter().map(|kept| kept.checked.to_text());
        texts.collect::<Vec<String>>().join("\n")
    }

    /// Those that were asked for.
    pub(crate) fn answers(&self) -> impl Iterator<Item = &Checked> {
        let used = self.0.iter().filter(|kept| kept.used.get());
        used.map(|kept| &kept.checked)
    }

    /// Whether none of them was asked for: they belong to another figure.
    pub(crate) fn is_idle(&self) -> bool {
        self.answers().next().is_none()
    }

    /// Without those that were not asked for.
    pub(crate) fn used(self) -> Proofs {
        let kept = self.0.into_iter().filter(|kept| kept.used.get());
        Proofs(kept.collect())
    }
}

impl StoredProof {
    pub(crate) fn new(checked: Checked) -> StoredProof {
        let used = Cell::new(false);
        StoredProof { checked, used }
    }

    /// The same, that has not answered yet.
    pub(crate) fn fresh(&self) -> StoredProof {
        StoredProof::new(self.checked.clone())
    }
}

/// The texts of certificates that stand one after the other.
fn parts_of(text: &str) -> Result<Vec<String>, String> {
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.trim_start().starts_with(FIRST) {
            parts.push(String::new());
        }
        match parts.last_mut() {
            Some(part) => {
                part.push_str(line);
                part.push('\n');
            }
            None if line.trim().is_empty() => {}
            None => return Err("this is no certificate".to_owned()),
        }
    }
    Ok(parts)
}

/// The proof that shows the answer to a claim.
pub(crate) fn shown<'a>(
    kept: impl IntoIterator<Item = &'a StoredProof>,
    claim: &Claim,
) -> Option<&'a StoredProof> {
    let mut kept = kept.into_iter();
    let found = kept.find(|kept| kept.checked.claim().is_like(claim))?;
    found.used.set(true);
    Some(found)
}

/// The text of the certificate of a claim, in files as they are kept. It is not checked here, which may take seconds: the reader's
/// machine does before it is a verdict, and so does whoever checks the book.
pub(crate) fn text_of<'a>(
    files: impl IntoIterator<Item = &'a String>,
    claim: &Claim,
) -> Option<String> {
    files.into_iter().find_map(|file| {
        let parts = parts_of(file).ok()?;
        let mut kept = parts
            .iter()
            .filter_map(|part| Certificate::from_text(part).ok());
        let found = kept.find(|kept| kept.claim().is_like(claim))?;
        Some(found.to_text())
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use loja_certificate::{Answer, Claim};
    use loja_notation::read_one;
    use loja_rules::Color;
    use loja_solver::{Control, Proof};

    use super::{Proofs, StoredProof, shown};

    #[test]
    fn only_what_was_asked_for_is_kept() {
        let position = read_one("| . . |\n| . . |").unwrap();
        let all = position.layout.board().locations();
        let claim = |player| Claim::new(&position.state, player, &all).unwrap();
        let kept = |player| {
            let mut proof = Proof::new(claim(player));
            let found = proof.decide(&Control::default());
            StoredProof::new(found.unwrap().checked().unwrap().clone())
        };
        let proofs = Proofs(Color::ALL.map(kept).to_vec());
        assert!(proofs.is_idle());
        let found = shown(&proofs.0, &claim(Color::White));
        assert_eq!(
            found.map(|kept| kept.checked.answer()),
            Some(Answer::Refuted)
        );
        assert!(!proofs.is_idle());
        let used = proofs.used().0;
        let players = used.iter().map(|kept| kept.checked.claim().player());
        assert_eq!(players.collect::<Vec<Color>>(), [Color::White]);
    }
}
