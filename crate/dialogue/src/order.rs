//! Order for the few things that are told of a move.

/// The smallest first, and those of one size as they were. A list of a handful: the standard library's sort is faster
/// on a long one, but is as large as a page of sentences for each type, and the page loads it.
pub(crate) fn smallest_first<T>(values: &mut [T], size: impl Fn(&T) -> usize) {
    for end in 1..values.len() {
        let mut at = end;
        while at > 0 && size(&values[at - 1]) > size(&values[at]) {
            values.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The largest first, and those of one size as they were.
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
