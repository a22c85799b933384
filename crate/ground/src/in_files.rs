//! Boards and sets in files (feature `serde`), as numbers of locations.

use serde::{Deserialize, Serialize};

use crate::board::{Board, BoardError};
use crate::point::Point;
use crate::set::PointSet;

/// Reading goes through [`Board::new`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plain {
    locations: usize,
    pairs: Vec<(usize, usize)>,
}

impl From<Board> for Plain {
    fn from(board: Board) -> Plain {
        let numbers = |(x, y): (Point, Point)| (x.index(), y.index());
        Plain {
            locations: board.len(),
            pairs: board.pairs().map(numbers).collect(),
        }
    }
}

impl TryFrom<Plain> for Board {
    type Error = BoardError;

    fn try_from(Plain { locations, pairs }: Plain) -> Result<Board, BoardError> {
        Board::new(locations, pairs)
    }
}

impl From<PointSet> for Vec<Point> {
    fn from(set: PointSet) -> Vec<Point> {
        set.iter().collect()
    }
}

impl From<Vec<Point>> for PointSet {
    fn from(points: Vec<Point>) -> PointSet {
        points.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_str, to_string};

    use crate::{Board, ByColor, Color, PointSet, Shape};

    #[test]
    fn values_come_back_as_they_were() {
        let board = Board::rectangle(2, 2);
        let text = to_string(&board).unwrap();
        assert_eq!(text, r#"{"locations":4,"pairs":[[0,1],[0,2],[1,3],[2,3]]}"#);
        assert_eq!(from_str::<Board>(&text).unwrap(), board);
        let set: PointSet = board.points().skip(1).collect();
        let sets = ByColor {
            black: set,
            white: PointSet::new(),
        };
        let text = to_string(&sets).unwrap();
        assert_eq!(text, r#"{"black":[1,2,3],"white":[]}"#);
        assert_eq!(from_str::<ByColor<PointSet>>(&text).unwrap(), sets);
        assert_eq!(to_string(&Color::White).unwrap(), "\"white\"");
        for shape in Shape::ALL {
            assert_eq!(to_string(&shape).unwrap(), format!("{:?}", shape.name()));
        }
    }

    #[test]
    fn what_is_no_board_is_none() {
        for text in [
            r#"{"locations":70000,"pairs":[]}"#,
            r#"{"locations":2,"pairs":[[0,2]]}"#,
            r#"{"locations":2,"pairs":[[1,1]]}"#,
            r#"{"locations":2}"#,
        ] {
            assert!(from_str::<Board>(text).is_err(), "{text}");
        }
        assert!(from_str::<PointSet>("[65536]").is_err());
    }
}
