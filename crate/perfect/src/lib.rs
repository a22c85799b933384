//! Perfect play on small boards, whose value withstands removals of cycles.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod ends;
pub mod games;
pub mod graph;
pub mod place;
pub mod played;
pub mod record;
pub mod returns;
pub mod settle;
pub mod small;
pub mod strategy;
pub mod table;
mod unsolved;
pub mod walk;
pub mod world;

pub use loja_solver::{Control, Halt, Limits};
pub use place::{Place, PlaceTurn};
pub use played::Best;
pub use record::StrategyRecord;
pub use table::ValueTable;
pub use unsolved::Unsolved;
pub use walk::{RecordFlaw, walk};
pub use world::{FirstMove, PerfectAdvice, ValueBounds, World};
