//! SGF FF[4]: games with variations as other programs know them.
//!
//! [`Sgf`] is the file itself, with everything that stands in it, known or not. A
//! [`Position`](crate::Position) is read from a node of one of its lines, and written as a file of
//! its own. What these rules have and SGF has not is in private properties, which all begin with
//! `LJ`; `crate/notation/FORMATS.md` lists them.

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
