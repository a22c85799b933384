//! Arrows and lines that somebody drew over a diagram. No rule reads any of them.

use std::collections::BinaryHeap;

use loja_rules::Point;

/// An arrow or a line from one location to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stroke {
    /// Whether it has a head where it ends.
    pub arrow: bool,
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

/// So many are read of a diagram or a node.
pub(crate) const MAX_STROKES: usize = 1000;

impl Stroke {
    /// The property of SGF for it, and the word of Sensei’s Library.
    #[must_use]
    pub const fn property(&self) -> &'static str {
        if self.arrow { "AR" } else { "LN" }
    }
}

/// Those that are drawn, lines first: each once, and none that leads nowhere.
pub(crate) fn drawn(mut all: Vec<Stroke>) -> Vec<Stroke> {
    all.retain(|stroke| stroke.from != stroke.to);
    // As labels are sorted: small, and nobody waits.
    let mut all = BinaryHeap::from(all).into_sorted_vec();
    all.dedup();
    all
}
