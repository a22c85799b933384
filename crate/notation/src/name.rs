/// No `i`, which looks like 1 or `j`.
const LETTERS: &[u8; 19] = b"abcdefghjklmnopqrst";

/// A column's name, from 0: `a` to `t` without `i`, then `aa`, `bb`.
///
/// ```
/// # use loja_notation::column_name;
/// assert_eq!(column_name(0), "a");
/// assert_eq!(column_name(8), "j");
/// assert_eq!(column_name(19), "aa");
/// assert_eq!(column_name(38), "aaa");
/// ```
#[must_use]
pub fn column_name(column: usize) -> String {
    let letter = char::from(LETTERS[column % LETTERS.len()]);
    std::iter::repeat_n(letter, column / LETTERS.len() + 1).collect()
}
