//! Sorts the few things we say of a move.

/// Sorts a handful of values by size, stably.
///
/// The standard sort is faster on long lists, but for each type as large as a page of sentences, and the page loads
/// it.
pub(crate) fn smallest_first<T>(values: &mut [T], size: impl Fn(&T) -> usize) {
    for end in 1..values.len() {
        let mut at = end;
        while at > 0 && size(&values[at - 1]) > size(&values[at]) {
            values.swap(at - 1, at);
            at -= 1;
        }
    }
}

pub(crate) fn largest_first<T>(values: &mut [T], size: impl Fn(&T) -> usize) {
    smallest_first(values, |value| usize::MAX - size(value));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_size_and_otherwise_as_they_were() {
        let words = ["ccc", "a", "dd", "b", "ee", "", "fff"];
        let (mut up, mut down) = (words, words);
        smallest_first(&mut up, |word| word.len());
        largest_first(&mut down, |word| word.len());
        assert_eq!(up, ["", "a", "b", "dd", "ee", "ccc", "fff"]);
        assert_eq!(down, ["ccc", "fff", "dd", "ee", "a", "b", ""]);
    }
}
