//! Counting stones: the eleven rules of the introduction of Logical Japanese Rules.

mod perfect;
mod score;
mod state;

pub use score::{AncientCount, judge, score};
pub use state::{PASSES, State, Turn};
