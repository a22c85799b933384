//! Decides who controls what under the Logical Japanese Rules of Go (C3 to C8).
//!
//! [`Proof`] answers one claim, exactly or not at all, with a certificate that `loja_certificate` has checked without
//! any code of this crate. [`Referee`] settles the claims that matter in a position. Neither returns a verdict that
//! the checker has not accepted; when search and checker differ, that is a [`Contradiction`], never mere ignorance.
//!
//! The crate has no clock, thread, input or output. The caller limits a search, and the search polls whether to stop.
//! Equal searches give equal results.
//!
//! # Where to begin
//!
//! *One claim.* A [`Proof`] takes a `Claim` of `loja_certificate` and a budget. It answers and shows its answer, or
//! says that it doesn't know, and goes on from there with more budget.
//!
//! ```
//! use std::sync::Arc;
//! use loja_certificate::{Answer, Claim};
//! use loja_rules::{Board, Color, Setup, State};
//! use loja_solver::{Control, Found, Halt, Limits, Proof};
//!
//! // An empty board of four by three. White claims all of it.
//! let state = State::new(Arc::new(Board::rectangle(4, 3)), Setup::empty())?;
//! let claim = Claim::new(&state, Color::White, &state.board().locations())?;
//! let mut proof = Proof::new(claim);
//!
//! // Too small a budget is no mistake: the answer comes later, or never, but it is not guessed.
//! let little = Limits { nodes: 1, ..Limits::default() };
//! assert_eq!(proof.decide(&Control::new(little))?, Found::Open(Halt::Nodes));
//!
//! // A verdict comes with its certificate, which the checker has passed. It knows nothing of the search.
//! let found = proof.decide(&Control::default())?;
//! assert_eq!(found.verdict(), Answer::Refuted);
//! let certificate = found.checked().ok_or("a verdict is shown")?;
//! assert!(certificate.to_text().starts_with("loja-certificate 1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! *A whole position.* [`referee()`] settles every claim that matters, and reports who controls what. [`Referee`]
//! does so in pieces or on many threads. A [`Clerk`] supplies known answers or keeps the certificates.
//!
//! *A partner.* [`Proof::opponent`] plays either side of a proof, and says which moves it expects to hold and why
//! others don't. [`Proof::show_places`] has the checker confirm that.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
// The proofs, for readers of the code, often link to private items.
#![allow(rustdoc::private_intra_doc_links)]

mod bits;
pub mod claims;
mod expectation;
mod lock;
mod memory;
pub mod opponent;
mod patience;
mod progress;
mod proof;
mod referee;
mod schedule;
mod sort;
mod spent;
mod switches;
mod verdict;
mod work;

// The search knows no rules, and is a crate of its own.
use loja_search::{self as search, hash};

pub use claims::Claims;
pub use expectation::Expectation;
pub use loja_search::{Control, Going, Halt, Limits, Usage};
pub use opponent::Opponent;
pub use progress::Progress;
pub use proof::{Expected, Proof, Showing};
pub use referee::{Clerk, Referee, referee};
pub use schedule::{Decided, Options, Report};
pub use switches::Switches;
pub use verdict::{CheckedAnswer, Conflict, Contradiction, Found, Verdict};
pub use work::{KnownAnswer, Work};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
