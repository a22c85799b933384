//! Claims of control and certificates about them, as values and as text.
//!
//! A [`Claim`] is the question of C4: can a player lock a set of locations? A [`Certificate`] holds one of the two
//! answers and the decisions that should show it. Whether they do, a checker decides: the quick one in
//! `loja-certificate` or the literal one in `loja-plain-checker`, which share only this crate.
//!
//! The *claimant* claims the lock, the *refuter* is the other player. Either may be Black.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod answer;
mod certificate;
mod claim;
mod decision;
mod flaw;
mod lemma;
mod text;

pub use answer::{Answer, Choice};
pub use certificate::Certificate;
pub use claim::Claim;
pub use decision::Decision;
pub use flaw::{Flaw, FlawKind};
pub use lemma::{Lemma, Lemmas};
pub use text::{Damaged, MOST_BYTES, sealed_again};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
