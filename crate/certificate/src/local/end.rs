//! The ends of branches by `sum` and `rooms`.

use loja_format::Lemma;
use loja_rules::Point;

use super::position::Part;

pub(crate) enum Asked {
    /// `sum`, with these parts.
    Sum(Vec<Part>),
    Rooms,
}

/// The lemma that ends a branch.
#[derive(Clone, Copy)]
pub(crate) enum Ended {
    /// `sum`
    Sum,
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
