//! Glued edges and cut-off sides as they are drawn. No rule reads any of it.

use loja_rules::{Point, Shape};
use serde::{Deserialize, Serialize};

use crate::layout::Layout;

/// A side of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Before the first column.
    Left,
    /// After the last column.
    Right,
    /// Above the first row.
    Top,
    /// Below the last row.
    Bottom,
}

impl Side {
    /// Every side.
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

    /// The step that leaves the rows on this side: to the right and down.
    #[must_use]
    pub const fn step(self) -> [i8; 2] {
        match self {
            Side::Left => [-1, 0],
            Side::Right => [1, 0],
            Side::Top => [0, -1],
            Side::Bottom => [0, 1],
        }
    }

    /// Its word in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
            Side::Top => "top",
            Side::Bottom => "bottom",
        }
    }
}

/// Two neighbours that are not drawn side by side: the line leaves one of them on one side of the
/// diagram and reaches the other from another side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seam {
    /// The two locations with the side where the line leaves.
    pub ends: [(Point, Side); 2],
    /// The letter at both ends, where the file gives one.
    pub letter: Option<String>,
}

pub(crate) fn seams(layout: &Layout, glue: &[([Point; 2], String)]) -> Vec<Seam> {
    let (columns, rows) = (layout.columns(), layout.cells().len());
    let shape = layout.shape().unwrap_or(Shape::Rectangle);
    let mut found = Vec::new();
    if columns == 0 {
        return found;
    }
    let mut join = |a: Option<Point>, from: Side, b: Option<Point>, to: Side| {
        if let (Some(a), Some(b)) = (a, b)
            && a != b
        {
            found.push(Seam {
                ends: [(a, from), (b, to)],
                letter: None,
            });
        }
    };
    let twisted = matches!(shape, Shape::Moebius | Shape::Klein | Shape::Projective);
    if twisted || matches!(shape, Shape::Cylinder | Shape::Torus) {
        for row in 0..rows {
            let other = if twisted { rows - 1 - row } else { row };
            let (a, b) = (layout.point_at(0, row), layout.point_at(columns - 1, other));
            join(a, Side::Left, b, Side::Right);
        }
    }
    if matches!(shape, Shape::Torus | Shape::Klein | Shape::Projective) {
        for column in 0..columns {
            let turned = shape == Shape::Projective;
            let other = if turned { columns - 1 - column } else { column };
            let (a, b) = (layout.point_at(column, 0), layout.point_at(other, rows - 1));
            join(a, Side::Top, b, Side::Bottom);
        }
    }
    found.extend(glued(layout, glue));
    found
}

/// Those that no shape tells.
pub(crate) fn glued(layout: &Layout, glue: &[([Point; 2], String)]) -> Vec<Seam> {
    let seam = |([a, b], letter): &([Point; 2], String)| Seam {
        ends: [(*a, free_side(layout, *a)), (*b, free_side(layout, *b))],
        letter: Some(letter.clone()).filter(|letter| !letter.is_empty()),
    };
    glue.iter().map(seam).collect()
}

/// A side of a location where the rows end, or else where they have a hole.
fn free_side(layout: &Layout, point: Point) -> Side {
    let Some([column, row]) = layout.cell(point) else {
        return Side::Left;
    };
    let (last_column, last_row) = (layout.columns() - 1, layout.cells().len() - 1);
    let ends = |side: &Side| match side {
        Side::Left => column == 0,
        Side::Right => column == last_column,
        Side::Top => row == 0,
        Side::Bottom => row == last_row,
    };
    let hole = |side: &Side| {
        let [right, down] = side.step();
        let at = |here: usize, step: i8| here.checked_add_signed(step.into());
        let beside = at(column, right).zip(at(row, down));
        beside.is_none_or(|(column, row)| layout.point_at(column, row).is_none())
    };
    let mut sides = Side::ALL.into_iter();
    let ending = Side::ALL.into_iter().find(ends);
    ending.or_else(|| sides.find(hole)).unwrap_or(Side::Left)
}
