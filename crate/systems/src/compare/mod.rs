//! One position by several rule systems: what each says of it, and the first of four stages at which two of them part.
//!
//! The rules of the other crates are not known here. A judgement of theirs is [handed in](Comparison::new) by whoever has asked them.
//!
//! Only what both have decided makes a parting. Where one has not, or its text doesn't define it, an earlier parting may be hidden, and [`Parting`] says at which stages.

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
pub use ruling::{Ruling, Status};
pub use shown_line::{Line, Shows, line};
pub use stage::Stage;
pub use taking::Taking;
