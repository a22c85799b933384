//! The local games of the lemmas [`sum`](crate::lemma::sum) and [`rooms`](crate::lemma::rooms): positions, moves, parts, and the
//! walk through them.

mod end;
mod field;
mod left;
mod position;
mod walk;

pub(crate) use end::{Asked, Ended};
pub(crate) use left::Left;
pub(crate) use position::Part;
pub(crate) use walk::{Games, Reach, Respond};
