use loja_notation::Layout;
use loja_rules::{ByColor, Color, Point, PointSet};

/// Rows of signs, `,` where there is no location.
#[must_use]
pub fn board_rows(layout: &Layout, sign: impl Fn(Point) -> char) -> Vec<String> {
    let cell = |cell: &Option<Point>| cell.map_or(',', &sign);
    let rows = layout.cells().iter();
    rows.map(|row| row.iter().map(cell).collect()).collect()
}

/// A set in rows of `*` and `.`.
#[must_use]
pub fn set_rows(layout: &Layout, set: &PointSet) -> Vec<String> {
    board_rows(layout, |point| if set.contains(point) { '*' } else { '.' })
}

/// A location's controller; `open` is undecided for either player.
#[must_use]
pub fn control_sign(control: &ByColor<PointSet>, open: &ByColor<PointSet>, point: Point) -> char {
    if Color::ALL.iter().any(|&color| open[color].contains(point)) {
        return '?';
    }
    match Color::ALL.map(|color| control[color].contains(point)) {
        [true, false] => Color::Black.letter(),
        [false, true] => Color::White.letter(),
        [false, false] => '.',
        [true, true] => '2',
    }
}

/// The names of a set's locations.
#[must_use]
pub fn point_names(layout: &Layout, points: &PointSet) -> Vec<String> {
    points.iter().map(|at| layout.name(at)).collect()
}

#[cfg(test)]
mod tests {
    use loja_rules::Board;

    use super::*;

    #[test]
    fn one_sign_says_who_controls() {
        let points = Board::rectangle(5, 1).locations();
        let only = |wanted: &[usize]| {
            points
                .iter()
                .filter(|x| wanted.contains(&x.index()))
                .collect()
        };
        let control = ByColor {
            black: only(&[0, 2]),
            white: only(&[1, 2, 4]),
        };
        let open = ByColor {
            black: PointSet::new(),
            white: only(&[4]),
        };
        let signs: String = points
            .iter()
            .map(|x| control_sign(&control, &open, x))
            .collect();
        assert_eq!(signs, "BW2.?");
    }
}
