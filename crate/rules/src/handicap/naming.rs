//! Algebraic names, and the numbers that S2 gives to locations.

/// The columns of the standard board.
const LETTERS: &[u8; 19] = b"abcdefghjklmnopqrst";

/// The name of a location by its column from the left and its row from the bottom, both counted
/// from 0: `a1` is the lower left corner. No column is called `i`. `None` beyond column `t`; how
/// wider boards are lettered is a matter of the notation.
///
/// ```
/// # use loja_rules::handicap::algebraic_name;
/// assert_eq!(algebraic_name(9, 9).as_deref(), Some("k10"));
/// assert_eq!(algebraic_name(19, 0), None);
/// ```
#[must_use]
pub fn algebraic_name(column: usize, row: usize) -> Option<String> {
    let letter = char::from(*LETTERS.get(column)?);
    Some(format!("{letter}{}", row.checked_add(1)?))
}

/// The number that the normal rectangular board of so many rows (S2) gives to a location: up the
/// columns from the lower left. `None` when there is no such row, or the number is too large.
///
/// ```
/// # use loja_rules::handicap::normal_number;
/// assert_eq!(normal_number(15, 3, 19), Some(288)); // q4
/// ```
#[must_use]
pub fn normal_number(column: usize, row: usize, rows: usize) -> Option<usize> {
    (row < rows).then_some(())?;
    column.checked_mul(rows)?.checked_add(row)
}

/// Whether a first stone there is polite on a square board of this size: right of the middle or on
/// it, above it or on it, and not above the diagonal. Every location has one such mirror image.
///
/// ```
/// # use loja_rules::handicap::is_polite;
/// assert!(is_polite(15, 15, 19) && is_polite(9, 9, 19));
/// assert!(!is_polite(3, 15, 19));
/// ```
#[must_use]
pub fn is_polite(column: usize, row: usize, size: usize) -> bool {
    let upper = |line: usize| line < size && line >= size / 2;
    upper(column) && upper(row) && row <= column
}
