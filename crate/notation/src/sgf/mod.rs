//! SGF FF[4]: games with variations.
//!
//! [`Sgf`] is the file with all its properties. A [`Position`](crate::Position) is read from a
//! node of it, and written as a file of its own. Facts that SGF lacks are in private properties,
//! which begin with `LJ`; `crate/notation/FORMATS.md` lists them.

mod course;
mod found;
mod grow;
mod read;
mod tree;
mod value;
mod variation;
mod write;

pub use found::{Foreign, Found};
pub use tree::Sgf;
pub use variation::{MAX_VARIATIONS, Variation};
