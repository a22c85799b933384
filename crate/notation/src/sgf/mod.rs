//! SGF FF[4]: games with variations, and private properties `LJ…` for what SGF lacks (`FORMATS.md`).
//!
//! [`Sgf`] keeps a file's properties. We read a [`Position`](crate::Position) from a node, and write it as a file of
//! its own.

mod course;
mod found;
mod grow;
mod read;
mod tree;
mod value;
mod variation;
mod write;

pub use found::{Foreign, FoundGame};
pub use tree::Sgf;
pub use variation::{MAX_VARIATIONS, Variation};
