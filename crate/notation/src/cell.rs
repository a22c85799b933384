use loja_rules::{Color, Point, PointSet, Setup, Situation};

/// One place of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// `,`: no location.
    Hole,
    /// `.`: empty.
    Empty,
    /// `#`: empty and marked temporarily.
    Temporary,
    /// `*`: empty and marked permanently.
    Permanent,
    /// `x`, `o`, and `X`, `O` for permanent stones.
    Stone(Color, bool),
}

impl Cell {
    /// ```
    /// # use loja_notation::Cell;
    /// # use loja_rules::Color;
    /// assert_eq!(Cell::from_char('X'), Some(Cell::Stone(Color::Black, true)));
    /// assert_eq!(Cell::from_char('?'), None);
    /// ```
    /// Reads a character of bare rows.
    #[must_use]
    pub const fn from_char(sign: char) -> Option<Cell> {
        Some(match sign {
            ',' => Cell::Hole,
            '.' => Cell::Empty,
            '#' => Cell::Temporary,
            '*' => Cell::Permanent,
            'x' => Cell::Stone(Color::Black, false),
            'o' => Cell::Stone(Color::White, false),
            'X' => Cell::Stone(Color::Black, true),
            'O' => Cell::Stone(Color::White, true),
            _ => return None,
        })
    }

    /// Its character in bare rows.
    #[must_use]
    pub const fn to_char(self) -> char {
        match self {
            Cell::Hole => ',',
            Cell::Empty => '.',
            Cell::Temporary => '#',
            Cell::Permanent => '*',
            Cell::Stone(Color::Black, false) => 'x',
            Cell::Stone(Color::White, false) => 'o',
            Cell::Stone(Color::Black, true) => 'X',
            Cell::Stone(Color::White, true) => 'O',
        }
    }

    /// Reads a cell between blanks, perhaps with a star. A plus, the sources' handicap point, is empty.
    pub(crate) fn from_token(token: &str) -> Option<Cell> {
        match token {
            "x*" => Some(Cell::Stone(Color::Black, true)),
            "o*" => Some(Cell::Stone(Color::White, true)),
            "+" => Some(Cell::Empty),
            _ => {
                let mut signs = token.chars();
                let sign = signs.next()?;
                let alone = signs.next().is_none();
                alone.then(|| Cell::from_char(sign)).flatten()
            }
        }
    }

    pub(crate) fn to_token(self) -> &'static str {
        match self {
            Cell::Hole => ",",
            Cell::Empty => ".",
            Cell::Temporary => "#",
            Cell::Permanent => "*",
            Cell::Stone(Color::Black, false) => "x",
            Cell::Stone(Color::White, false) => "o",
            Cell::Stone(Color::Black, true) => "x*",
            Cell::Stone(Color::White, true) => "o*",
        }
    }

    /// A situation's cell at a location.
    #[must_use]
    pub fn of(situation: &Situation, point: Point) -> Cell {
        let marked = |marks: &PointSet| marks.contains(point);
        Cell::shown(
            situation.color_at(point),
            marked(situation.temporary()),
            marked(situation.permanent()),
        )
    }

    pub(crate) fn standing(setup: &Setup, point: Point) -> Cell {
        Cell::shown(
            setup.stones.color_at(point),
            setup.temporary.contains(point),
            setup.permanent.contains(point),
        )
    }

    /// Of two marks, which no situation has, the permanent one shows.
    pub(crate) const fn shown(color: Option<Color>, temporary: bool, permanent: bool) -> Cell {
        match color {
            Some(color) => Cell::Stone(color, permanent),
            None if permanent => Cell::Permanent,
            None if temporary => Cell::Temporary,
            None => Cell::Empty,
        }
    }
}
