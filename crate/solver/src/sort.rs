//! Sorting where nobody waits for it. The standard library's sort is faster on long lists, but takes
//! 2 kB of the page's engine for each type.

use std::collections::BinaryHeap;

/// The values in order.
pub(crate) fn sorted<T: Ord>(values: Vec<T>) -> Vec<T> {
    BinaryHeap::from(values).into_sorted_vec()
}

/// The same numbers in order, each once.
#[inline(never)]
pub(crate) fn sort_once(numbers: &mut Vec<usize>) {
    *numbers = sorted(std::mem::take(numbers));
    numbers.dedup();
}
