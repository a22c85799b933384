//! Decides who controls what under the Logical Japanese Rules of Go (C3 to C8).
//!
//! [`Proof`] answers one claim, exactly or not at all, and gives a certificate that
//! `loja_certificate` checks without any code of this crate. [`Referee`] asks the claims that matter in a
//! position until it is clear who controls what.
//!
//! The crate has no clock, no thread and no input or output. A search is told how far it may go, and
//! asks now and then whether it should stop. The same search does the same every time.
//!
//! # Where to begin
//!
//! *One claim.* A [`Proof`] takes a `Claim` of `loja_certificate` and a budget. It answers, and shows its answer; or
//! it says that it doesn't know, and goes on from there when it is given more.
//!
//! ```
//! use std::sync::Arc;
//! use loja_certificate::{Claim, check};
//! use loja_rules::{Board, Color, Setup, State};
//! use loja_solver::{Going, Limits, Proof, Switches, Verdict};
//!
//! // An empty board of four by three. White claims all of it.
//! let state = State::new(Arc::new(Board::rectangle(4, 3)), Setup::empty())?;
//! let claim = Claim::new(&state, Color::White, &state.board().locations())?;
//! let mut proof = Proof::new(claim, Switches::ALL);
//!
//! // Too small a budget is no mistake: the answer comes later, or never, but it is not guessed.
//! let little = Limits { nodes: 1, ..Limits::default() };
//! assert_eq!(proof.run(little, &mut |_| Going::On), Verdict::Undecided);
//! assert_eq!(proof.run(Limits::default(), &mut |_| Going::On), Verdict::Refuted);
//!
//! // The checker knows nothing of the search.
//! let certificate = proof.certificate().ok_or("decided proofs have one")?;
//! assert!(check(certificate).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *A whole position.* [`referee()`] asks for each claim that matters, and reports who controls what.
//! [`Referee`] is the same for many threads, or for one that must not be held up.
//!
//! *A partner.* [`Proof::opponent`] plays either side of a proof, and says which moves hold and why others don't.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
// The proofs are for readers of the code; what they lead to is often private.
#![allow(rustdoc::private_intra_doc_links)]

mod bits;
pub mod claims;
mod lock;
mod mix;
pub mod opponent;
mod order;
mod proof;
mod referee;
mod search;
mod switches;

pub use claims::Claims;
pub use opponent::Opponent;
pub use proof::{Going, Limits, Progress, Proof, Verdict};
pub use referee::{Decided, Options, Referee, Report, Task, referee};
pub use switches::Switches;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
