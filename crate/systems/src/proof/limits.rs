//! How far the finder goes.

use loja_search::{Control, Limits};

/// A question may cost this many times what each of its searches may, inner questions included.
const SEARCHES: u64 = 5;

/// About a situation's bytes, with its links.
const BYTES: u64 = 4096;

/// A question's limits if its searches may each take this much, within what the checker walks through.
#[must_use]
pub fn question_limits(search: Limits) -> Limits {
    let most = super::refused::MOST as u64;
    let most = search.nodes.min(search.bytes / BYTES).min(most);
    Limits {
        nodes: most.saturating_mul(SEARCHES),
        ..search
    }
}

pub(crate) fn search_nodes(control: &Control<'_>) -> u64 {
    control.limits().nodes / SEARCHES
}
