//! Rule systems of Go beside the Logical Japanese Rules: one folder a document.
//!
//! Each folder has its own state, moves, end, score and clauses, and no flag that bends one system into another.
//! What all of them tell of a position is a [`Judgement`].
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod jrg89;
mod judgement;
mod system;

pub use judgement::{Counts, JudgedString, Judgement, Outcome, Standing, StringStatus};
pub use system::System;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
