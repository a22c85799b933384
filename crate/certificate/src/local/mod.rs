//! The local games of the lemmas [`sum`](crate::lemma::sum) and [`rooms`](crate::lemma::rooms): positions, moves, parts, and the walk through them.

mod field;
mod position;
mod walk;

pub(crate) use position::Part;
pub(crate) use walk::{Asked, Ended, Games, Left, Reach, Respond};
