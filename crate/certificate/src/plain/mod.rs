//! A second checker, dull on purpose.
//!
//! It shares the certificate as it was read with [`check`](crate::check), with claim, board, flaws and C5, and the
//! proofs of the lemmas. The walk, the start, the ends of branches and the zones are written a second time, on the plain [`State`] of
//! `loja-rules`, by the book and without a thought of speed. Where a rule or lemma says "chain" it looks
//! for the chain, and where it says "two different regions" it lists the regions.
//!
//! [`State`]: loja_rules::State

mod account;
mod game;
mod graph;
mod lemmas;
mod local;
mod rooms;
mod sum;
mod walk;

use crate::answer::Choice;
use crate::certificate::Certificate;
use crate::flaw::Flaw;

/// Checks whether a certificate shows its answer, as [`check`](crate::check) does, by other code and slowly.
///
/// The two agree on every certificate, and name the same flaw after the same moves. Where they don't, one
/// of them is wrong.
///
/// ```
/// use loja_certificate::{Certificate, FlawKind, check_plain, sealed_again};
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
pub(crate) fn check_after(certificate: &Certificate, lines: &[Vec<Choice>]) -> Result<(), Flaw> {
    walk::check(certificate, lines)
}
