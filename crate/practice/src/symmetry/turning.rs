use loja_notation::{BoardData, PositionData, SeamSide, column_name};
use loja_rules::Shape;

/// A symmetry of a rectangle: mirrored or not, then turned by quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    mirrored: bool,
    quarters: u8,
}

impl Turning {
    /// The identity.
    pub const NONE: Turning = Turning {
        mirrored: false,
        quarters: 0,
    };

    /// All eight, [`Turning::NONE`] first.
    pub const ALL: [Turning; 8] = {
        let mut all = [Turning::NONE; 8];
        let mut at = 1;
        while at < 8 {
            all[at].mirrored = at >= 4;
            #[expect(clippy::cast_possible_truncation, reason = "below 4")]
            {
                all[at].quarters = (at % 4) as u8;
            }
            at += 1;
        }
        all
    };

    /// The inverse.
    #[must_use]
    pub const fn inverse(self) -> Turning {
        let quarters = if self.mirrored {
            self.quarters
        } else {
            (4 - self.quarters) % 4
        };
        Turning { quarters, ..self }
    }

    /// Moves a place of a rectangle of this size.
    #[must_use]
    pub fn place(self, [column, row]: [usize; 2], [columns, rows]: [usize; 2]) -> [usize; 2] {
        let (mut at, mut size) = ([column, row], [columns, rows]);
        if self.mirrored {
            at[0] = size[0] - 1 - at[0];
        }
        for _ in 0..self.quarters {
            // A quarter to the right.
            at = [size[1] - 1 - at[1], at[0]];
            size = [size[1], size[0]];
        }
        at
    }

    /// The new size of a rectangle.
    #[must_use]
    pub const fn size(self, [columns, rows]: [usize; 2]) -> [usize; 2] {
        if self.quarters % 2 == 1 {
            [rows, columns]
        } else {
            [columns, rows]
        }
    }

    pub(crate) fn side(self, side: SeamSide) -> SeamSide {
        const ROUND: [SeamSide; 4] = [
            SeamSide::Top,
            SeamSide::Right,
            SeamSide::Bottom,
            SeamSide::Left,
        ];
        let at = ROUND.iter().position(|&other| other == side).unwrap_or(0);
        let mirrored = if self.mirrored { (4 - at) % 4 } else { at };
        ROUND[(mirrored + usize::from(self.quarters)) % 4]
    }

    /// Turns rows of equal length.
    #[must_use]
    pub fn rows(self, rows: &[String]) -> Vec<String> {
        let from: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        let size = [from.first().map_or(0, Vec::len), from.len()];
        let [columns, height] = self.size(size);
        let mut turned = vec![vec![' '; columns]; height];
        for (row, line) in from.iter().enumerate() {
            for (column, &sign) in line.iter().enumerate().take(size[0]) {
                let [to, down] = self.place([column, row], size);
                turned[down][to] = sign;
            }
        }
        turned
            .into_iter()
            .map(|row| row.into_iter().collect())
            .collect()
    }

    /// Turns the name of a point; `pass` and `cycle@0` stay.
    #[must_use]
    pub fn name(self, name: &str, size: [usize; 2]) -> String {
        if let Some((cycle, stone)) = name.split_once('+')
            && cycle.starts_with("cycle@")
        {
            return format!("{cycle}+{}", self.name(stone, size));
        }
        let found = (0..size[0]).find_map(|column| {
            let number: usize = name.strip_prefix(&*column_name(column))?.parse().ok()?;
            let row = size[1].checked_sub(number)?;
            (number > 0).then_some([column, row])
        });
        let Some(at) = found else {
            return name.to_owned();
        };
        let [column, row] = self.place(at, size);
        format!("{}{}", column_name(column), self.size(size)[1] - row)
    }
}

/// Exchanges the colours of a sign.
#[must_use]
pub const fn exchanged(sign: char) -> char {
    match sign {
        'x' => 'o',
        'o' => 'x',
        'X' => 'O',
        'O' => 'X',
        'B' => 'W',
        'W' => 'B',
        other => other,
    }
}

/// Whether the rows show all neighbours, so that turned rows are still the board.
#[must_use]
pub fn is_plain(position: &PositionData) -> bool {
    let plain = match &position.board {
        None | Some(BoardData::Caption(_)) => true,
        Some(BoardData::Shape { shape }) => Shape::from_name(shape) == Some(Shape::Rectangle),
        Some(BoardData::Pairs { .. }) => false,
    };
    plain && position.glue.is_none()
}

/// A position's columns and rows.
#[must_use]
pub fn size(position: &PositionData) -> [usize; 2] {
    let columns = position.rows.first().map_or(0, |row| row.chars().count());
    [columns, position.rows.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_ways_and_back() {
        let rows = ["ab".to_owned(), "cd".to_owned(), "ef".to_owned()];
        let mut seen = Vec::new();
        for turning in Turning::ALL {
            let turned = turning.rows(&rows);
            assert_eq!(turning.inverse().rows(&turned), rows);
            let [columns, height] = turning.size([2, 3]);
            assert_eq!((turned[0].len(), turned.len()), (columns, height));
            // A point keeps its sign under its new name.
            let sign = |rows: &[String], name: &str| {
                let column = usize::from(name.as_bytes()[0] - b'a');
                let row = usize::from(name.as_bytes()[1] - b'0');
                rows[rows.len() - row].as_bytes()[column]
            };
            for name in ["a1", "b1", "a2", "b2", "a3", "b3"] {
                let other = turning.name(name, [2, 3]);
                assert_eq!(
                    sign(&turned, &other),
                    sign(&rows, name),
                    "{turning:?} {name}"
                );
                assert_eq!(turning.inverse().name(&other, turning.size([2, 3])), name);
            }
            assert!(!seen.contains(&turned));
            seen.push(turned);
        }
    }

    #[test]
    fn what_names_no_point_stays() {
        let turning = Turning::ALL[1];
        for word in ["pass", "remove", "cycle@2", "a0", "k9", "12", ""] {
            assert_eq!(turning.name(word, [5, 4]), word);
        }
        assert_eq!(turning.name("a1", [5, 4]), "a5");
        assert_eq!(turning.name("cycle@2+a1", [5, 4]), "cycle@2+a5");
        let sides = [SeamSide::Left, SeamSide::Bottom].map(|side| turning.side(side));
        assert_eq!(sides, [SeamSide::Top, SeamSide::Left]);
    }
}
