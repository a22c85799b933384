//! The ends of branches by `sum` and `rooms`.

use loja_format::Lemma;
use loja_rules::Point;

use super::position::Part;

/// Which lemma may end the branch at a situation.
pub(crate) enum Asked {
    /// `sum`, with these parts.
    Sum(Vec<Part>),
    /// `rooms`, with a body that is to be named.
    Rooms,
}

/// The lemma that ends a branch.
#[derive(Clone, Copy)]
pub(crate) enum Ended {
    /// `sum`
    Sum,
    /// `rooms`, with a stone of the body.
    Rooms(Point),
}

impl Ended {
    pub(crate) fn lemma(self) -> Lemma {
        match self {
            Ended::Sum => Lemma::Sum,
            Ended::Rooms(_) => Lemma::Rooms,
        }
    }
}
