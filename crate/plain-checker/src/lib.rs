//! A second checker for certificates, dull on purpose.
//!
//! It shares only `loja-format` and the proofs of the lemmas with the checker of `loja-certificate`. It takes walk,
//! start, ends of branches and zones from `FORMAT.md`, and plays them on the plain [`State`] of `loja-rules`, by the
//! book and without a thought of speed. Where a rule or lemma says "chain" it looks for the chain, and where one says
//! "two different regions" it lists the regions.
//!
//! [`State`]: loja_rules::State
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod account;
mod game;
mod graph;
mod lemmas;
mod local;
mod rooms;
mod sum;
mod walk;

use loja_format::{Certificate, Choice, Flaw};

/// Checks whether a certificate shows its answer, slowly and by code of its own.
///
/// If it disagrees with `loja_certificate::check` on any certificate, flaw or moves, one of them is wrong.
///
/// ```
/// use loja_format::{Certificate, FlawKind, sealed_again};
/// use loja_plain_checker::check_plain;
///
/// let text = "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\nclaim white *****\n\
///     answer lock\nlemmas none\nsituations 1\ndecisions\ndigest 4e767d6000c784df";
/// assert_eq!(check_plain(&Certificate::from_text(text)?), Ok(()));
/// let forged = sealed_again(&text.replace("lock", "refuted"));
/// let flaw = check_plain(&Certificate::from_text(&forged)?).unwrap_err();
/// assert_eq!(flaw.kind, FlawKind::Formation);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why it does not.
pub fn check_plain(certificate: &Certificate) -> Result<(), Flaw> {
    walk::check(certificate, &[Vec::new()])
}

/// Checks whether a certificate shows its answer after each of these lines.
///
/// # Errors
///
/// Why it does not; the flaw's moves begin with the line.
pub fn check_plain_after(certificate: &Certificate, lines: &[Vec<Choice>]) -> Result<(), Flaw> {
    walk::check(certificate, lines)
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
