//! The certificates that are kept beside a chapter, so that long searches are made once.

use std::cell::Cell;

use loja_certificate::{Certificate, Checked, Claim, check};
use loja_solver::Verdict;

/// The certificates of one figure. Each was checked when it was read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proofs {
    checked: Vec<Checked>,
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
        let read = |(number, part): (usize, &String)| {
            let fault = |why: String| format!("certificate {}: {why}", number + 1);
            let found = Certificate::from_text(part).map_err(|error| fault(error.to_string()))?;
            check(found).map_err(|flaw| fault(format!("it shows nothing: {flaw}")))
        };
        let checked = parts
            .iter()
            .enumerate()
            .map(read)
            .collect::<Result<_, _>>()?;
        Ok(Proofs {
            checked,
            used: Cell::new(false),
        })
    }

    /// The text that reads back as these.
    pub(crate) fn to_text(&self) -> String {
        let texts: Vec<String> = self
            .checked
            .iter()
            .map(|checked| checked.to_text())
            .collect();
        texts.join("\n")
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.checked.is_empty()
    }

    /// Whether they are there and none of them was asked for: they belong to another figure.
    pub(crate) fn is_idle(&self) -> bool {
        !self.is_empty() && !self.used.get()
    }

    pub(crate) fn push(&mut self, checked: Checked) {
        self.checked.push(checked);
    }

    /// What one of them shows about a claim. Only the worst case decides it (C6, C7), so claims in
    /// situations that have the same one are the same.
    pub(crate) fn verdict(&self, claim: &Claim) -> Option<Verdict> {
        let same = |checked: &&Checked| {
            let other = checked.claim();
            (other.player(), other.set()) == (claim.player(), claim.set())
                && other.start() == claim.start()
        };
        let found = self.checked.iter().find(same);
        self.used.set(self.used.get() || found.is_some());
        found.map(|checked| checked.answer().into())
    }
}
