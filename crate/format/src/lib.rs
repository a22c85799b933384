//! Claims of control and certificates about them, as values and as text.
//!
//! A [`Claim`] is the question of C4: can a player lock a set of locations? A [`Certificate`] is one of its two answers with
//! the decisions that are to show it. Nothing here says whether they do: the crate `loja-certificate` has a quick checker,
//! `loja-plain-checker` a literal one, and all that the two share stands here.
//!
//! The *claimant* is the player who claims the lock, the *refuter* is the other one. Either may be Black.
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
