//! Claims of control and certificates about them, as values and as text.
//!
//! A [`Claim`] asks C4: can a player lock a set of locations? A [`Certificate`] has one of the two answers and
//! decisions that should show it. A checker decides whether they do: the quick one in `loja-certificate` or the
//! literal one in `loja-plain-checker`, which share only this crate.
//!
//! The *claimant* claims the lock, the *refuter* is the opponent. Either may be Black.
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
