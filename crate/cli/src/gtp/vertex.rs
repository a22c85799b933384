//! Vertices: `A1` at the lower left, no letter I, at most 25 columns.

use loja_rules::{Board, Point};

/// The protocol's largest board.
pub(crate) const MOST: usize = 25;

const LETTERS: &[u8; MOST] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

pub(crate) fn name(size: [usize; 2], point: Point) -> String {
    let [columns, rows] = size;
    let (column, row) = (point.index() % columns, point.index() / columns);
    let letter = LETTERS
        .get(column)
        .map_or('?', |&letter| char::from(letter));
    format!("{letter}{}", rows - row)
}

/// `Some(None)` is a pass, `None` no vertex.
#[expect(clippy::option_option, reason = "a pass is a vertex and no location")]
pub(crate) fn read(board: &Board, size: [usize; 2], text: &str) -> Option<Option<Point>> {
    if text.eq_ignore_ascii_case("pass") {
        return Some(None);
    }
    let [columns, rows] = size;
    let letter = text.as_bytes().first()?.to_ascii_uppercase();
    let column = LETTERS[..columns]
        .iter()
        .position(|&known| known == letter)?;
    let digits = text.get(1..)?;
    let row: usize = digits.parse().ok()?;
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    if !plain || !(1..=rows).contains(&row) {
        return None;
    }
    board.point((rows - row) * columns + column).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        let size = [25, 25];
        let board = Board::rectangle(25, 25);
        for point in board.points() {
            let name = name(size, point);
            assert_eq!(read(&board, size, &name), Some(Some(point)), "{name}");
            assert_eq!(read(&board, size, &name.to_lowercase()), Some(Some(point)));
        }
        assert_eq!(name([9, 9], board.point(8).unwrap()), "J9");
        assert_eq!(read(&board, size, "PASS"), Some(None));
        for none in [
            "",
            "A",
            "1",
            "I5",
            "A0",
            "A26",
            "A+1",
            "A 1",
            "AA1",
            "ä1",
            "A99999999999999999999",
        ] {
            assert_eq!(read(&board, size, none), None, "{none}");
        }
        assert_eq!(read(&Board::rectangle(2, 2), [2, 2], "C1"), None);
    }
}
