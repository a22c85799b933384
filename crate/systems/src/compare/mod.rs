//! Compares rule systems on a position: the first of four stages at which two part.
//!
//! Only what both have decided makes a parting; [`Parting`] names undecided stages that may hide an earlier one.
//! Other crates' judgements are [handed in](Comparison::new).

mod asking;
mod life;
mod parting;
mod ruling;
mod shown_line;
mod stage;
mod taking;
mod telling;

pub use crate::clause::Clause;
pub use crate::judgement::MayStop;
pub use asking::{Asking, Comparison};
pub use life::{Life, Whose};
pub use parting::{Apart, Parting, apart};
pub use ruling::{MapSign, RuleSetRuling};
pub use shown_line::{ShownLine, Shows, line};
pub use stage::ComparedStage;
pub use taking::Taking;
