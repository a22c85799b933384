//! Decides who controls what under the Logical Japanese Rules of Go (C3 to C8).
//!
//! [`Proof`] answers one claim, exactly or not at all, and gives a certificate that
//! `loja_certificate` checks without any code of this crate. [`Referee`] asks the claims that matter in a
//! position until it is clear who controls what.
//!
//! The crate has no clock, no thread and no input or output. A search is told how far it may go, and
//! asks now and then whether it should stop. The same search does the same every time.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
// The proofs are for readers of the code; what they lead to is often private.
#![allow(rustdoc::private_intra_doc_links)]

mod advice;
mod arena;
mod bits;
pub mod claims;
mod lemma;
mod mix;
pub mod opponent;
mod order;
mod proof;
mod referee;
mod search;
mod situation;
mod switches;
mod team;
mod zone;

pub use claims::Claims;
pub use opponent::Opponent;
pub use proof::{Going, Limits, Progress, Proof, Verdict};
pub use referee::{Decided, Options, Referee, Report, Task, referee};
pub use switches::Switches;
