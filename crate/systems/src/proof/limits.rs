//! How far the finder goes.

use loja_search::{Control, Limits};

/// A question may take so many times what each search for it may, those for inner questions among them.
const SEARCHES: u64 = 5;

/// About what a situation takes, with what leads to it and from it.
const BYTES: u64 = 4096;

/// Limits of a question whose searches may each take this much, and no more than the checker walks through.
#[must_use]
pub fn question_limits(search: Limits) -> Limits {
    let most = super::refused::MOST as u64;
    let most = search.nodes.min(search.bytes / BYTES).min(most);
    Limits {
        nodes: most.saturating_mul(SEARCHES),
        ..search
    }
}

/// How many situations each search for a question may look at.
pub(crate) fn search_nodes(control: &Control<'_>) -> u64 {
    control.limits().nodes / SEARCHES
}
