//! Certificates as text: lines of words, closed by a digest.
//!
//! Version 2 names the rules and the question, lists the prover's turns in the order of the walk, and appends the
//! inner certificates that it names.

use std::fmt::Write as _;

use super::claim::{RuleSetClaim, list};
use super::contest::ProofTurn;
use super::lemmas::EndLemmas;

/// A claim, its strategy, and the digests that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSetCertificate {
    /// The claim.
    pub claim: RuleSetClaim,
    /// 1989: where the prover plays, surrounded by stones of the prover that stay.
    pub part: loja_ground::PointSet,
    /// 1989 and 2003: by which lemmas it ends.
    pub lemmas: EndLemmas,
    /// The prover's turns, in the walk's order.
    pub turns: Vec<ProofTurn>,
    /// The inner certificates, by digest.
    pub inner: Vec<u64>,
}

/// The first word of these certificates.
pub const NAME: &str = "loja-systems-certificate";

/// A text's most bytes, inner certificates included.
pub const MOST_BYTES: usize = 32 << 20;

/// Over all words, each after a blank: against damage, not forgers.
pub(super) fn digest(text: &str) -> u64 {
    let words = text.split_ascii_whitespace();
    let bytes = words.flat_map(|word| std::iter::once(b' ').chain(word.bytes()));
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

pub(super) fn options_line(chosen: Vec<(&'static str, String)>) -> String {
    let words: Vec<String> = chosen
        .into_iter()
        .map(|(name, value)| format!(" {name}={value}"))
        .collect();
    match words.is_empty() {
        true => String::new(),
        false => format!("options{}\n", words.concat()),
    }
}

impl RuleSetCertificate {
    /// The text, with its digest.
    #[must_use]
    pub fn to_text(&self) -> String {
        let RuleSetClaim {
            rules,
            options: _,
            board,
            stones,
            turn,
            question,
            answer,
        } = &self.claim;
        let pairs: Vec<String> = board
            .pairs()
            .map(|(a, b)| format!("{}-{}", a.index(), b.index()))
            .collect();
        let options = options_line(self.claim.chosen());
        let mut text = format!(
            "{NAME} 2 {}\n{options}board {} {}\nblack {}\nwhite {}\nturn {}\npart {}\nquestion {question}\nanswer {}\n",
            rules,
            board.len(),
            pairs.join(","),
            list(&stones.black),
            list(&stones.white),
            turn.name(),
            list(&self.part),
            if *answer { "yes" } else { "no" },
        );
        for (named, word) in [(self.lemmas.gaps, "gaps"), (self.lemmas.stays, "stays")] {
            if named {
                text.push_str("lemma ");
                text.push_str(word);
                text.push('\n');
            }
        }
        // A text in memory takes every line.
        for inner in self.inner.chunks(8) {
            let inner: Vec<String> = inner
                .iter()
                .map(|digest| format!("{digest:016x}"))
                .collect();
            let _ = writeln!(text, "inner {}", inner.join(" "));
        }
        for turns in self.turns.chunks(24) {
            let turns: Vec<String> = turns.iter().map(|turn| turn.text()).collect();
            let _ = writeln!(text, "turns {}", turns.join(" "));
        }
        let _ = writeln!(text, "digest {:016x}", digest(&text));
        text
    }

    /// The name by which others refer to it.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let text = self.to_text();
        let end = text.rfind("digest ").unwrap_or(text.len());
        digest(&text[..end])
    }
}
