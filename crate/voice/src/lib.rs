//! Facts about a game, a proof or a text, and the words for them.
//!
//! Each file of `en` is the catalogue of one feature: a message says one fact. From it comes the type of those facts,
//! so that code which decides a fact names its arguments, and only a [`Voice`] makes a sentence of it.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(test)]
mod awkward;
#[cfg(test)]
mod compiler;
mod fact;
#[rustfmt::skip]
mod generated;
mod number;
mod voice;
// The test kit needs the rules, and they need what these tests write.
#[cfg(test)]
#[path = "../../testkit/src/written.rs"]
mod written;

pub use fact::{Arg, Fact, Manner, Stones};
pub use generated::*;
pub use voice::{PointNames, Voice};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
