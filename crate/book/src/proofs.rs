use std::cell::Cell;
use std::collections::BTreeMap;

use loja_certificate::{Certificate, Checked, Claim, check};

/// A page's certificates, in a file for each figure that first needed them, so that each long search happens once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    pub(crate) files: BTreeMap<String, Proofs>,
    /// The cost of a beast's control without prior knowledge, which nobody can measure with certificates.
    pub(crate) control: Option<u64>,
}

/// A figure's certificates, each checked when read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proofs(pub(crate) Vec<StoredProof>);

#[derive(Clone, Debug)]
pub(crate) struct StoredProof {
    pub(crate) checked: Checked,
    used: Cell<bool>,
}

const FIRST: &str = "loja-certificate";

impl Proofs {
    /// Reads consecutive certificates.
    ///
    /// # Errors
    /// When one is damaged or shows nothing.
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

    pub(crate) fn to_text(&self) -> String {
        let texts = self.0.iter().map(|kept| kept.checked.to_text());
        texts.collect::<Vec<String>>().join("\n")
    }

    pub(crate) fn answers(&self) -> impl Iterator<Item = &Checked> {
        let used = self.0.iter().filter(|kept| kept.used.get());
        used.map(|kept| &kept.checked)
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.answers().next().is_none()
    }

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

    pub(crate) fn fresh(&self) -> StoredProof {
        StoredProof::new(self.checked.clone())
    }
}

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

pub(crate) fn shown<'a>(
    kept: impl IntoIterator<Item = &'a StoredProof>,
    claim: &Claim,
) -> Option<&'a StoredProof> {
    let mut kept = kept.into_iter();
    let found = kept.find(|kept| kept.checked.claim().is_like(claim))?;
    found.used.set(true);
    Some(found)
}

/// A claim's certificate, unchecked, since that may take seconds. The reader's machine and the check of the book do
/// it.
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
