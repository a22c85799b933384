//! Families of boards. They only say who is whose neighbour; where to draw a location is a matter
//! of the notation.

use crate::board::Board;

impl Board {
    /// The grid of so many columns and rows, numbered from the upper left, row by row.
    ///
    /// ```
    /// # use loja_rules::Board;
    /// let board = Board::rectangle(19, 19);
    /// assert_eq!(board.len(), 361);
    /// assert_eq!(board.pairs().count(), 2 * 18 * 19);
    /// ```
    #[must_use]
    pub fn rectangle(columns: u8, rows: u8) -> Board {
        Board::grid(columns, rows, |_, _| true)
    }

    /// A grid with holes: `present` says whether there is a location at this column and row.
    /// Locations are numbered row by row, holes skipped. Only direct neighbours in a row or a
    /// column touch; nothing reaches over a hole.
    ///
    /// ```
    /// # use loja_rules::Board;
    /// let ring = Board::grid(3, 3, |column, row| (column, row) != (1, 1));
    /// assert_eq!(ring.len(), 8);
    /// assert!(ring.points().all(|point| ring.neighbors(point).len() == 2));
    /// ```
    #[must_use]
    pub fn grid(columns: u8, rows: u8, present: impl Fn(usize, usize) -> bool) -> Board {
        let columns = usize::from(columns);
        let size = columns * usize::from(rows);
        let mut numbers = vec![None; size];
        let mut pairs = Vec::new();
        let mut count = 0;
        for cell in (0..size).filter(|cell| present(cell % columns, cell / columns)) {
            numbers[cell] = Some(count);
            let left = (cell % columns > 0).then(|| numbers[cell - 1]).flatten();
            let above = (cell >= columns).then(|| numbers[cell - columns]).flatten();
            pairs.extend(left.into_iter().chain(above).map(|other| (other, count)));
            count += 1;
        }
        // A pair joins two different numbers below the count, and 255 times 255 locations are not
        // too many, so this can't fail.
        Board::new(count, pairs).unwrap_or_default()
    }
}
