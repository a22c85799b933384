//! The local games of the lemma [`sum`](crate::lemma::sum): positions, moves, parts, and the walk through them.

mod field;
mod position;
mod walk;

pub(crate) use position::Part;
pub(crate) use walk::{Games, Reach, Respond};
