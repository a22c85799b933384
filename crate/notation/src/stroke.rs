use std::collections::BinaryHeap;

use loja_rules::Point;

/// An arrow or a line between locations. No rule reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stroke {
    /// Whether it has a head at its end.
    pub arrow: bool,
    /// Its start.
    pub from: Point,
    /// Its end.
    pub to: Point,
}

pub(crate) const MAX_STROKES: usize = 1000;

impl Stroke {
    /// Its name in SGF and Sensei’s Library.
    #[must_use]
    pub const fn property(&self) -> &'static str {
        if self.arrow { "AR" } else { "LN" }
    }
}

/// Puts lines first, without duplicates and strokes of length 0.
pub(crate) fn drawn(mut all: Vec<Stroke>) -> Vec<Stroke> {
    all.retain(|stroke| stroke.from != stroke.to);
    // A heap, as for labels.
    let mut all = BinaryHeap::from(all).into_sorted_vec();
    all.dedup();
    all
}
