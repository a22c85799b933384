//! Empty rectangles with a safe chain of Black's on some sides, and edges of the board on the others. Is all of it
//! Black's, with White first?

use crate::Line;

const MOST_POINTS: usize = 30;
const LONGEST: usize = 10;

/// From the smallest to the largest. `rectangle-NE-3x4` has safe sides above and at the right, three rows and four columns.
pub fn make() -> Vec<Line> {
    let sizes = (1..=LONGEST).flat_map(|rows| (1..=LONGEST).map(move |columns| (rows, columns)));
    let mut sizes: Vec<_> = sizes.filter(|(x, y)| x * y <= MOST_POINTS).collect();
    sizes.sort_by_key(|(rows, columns)| rows * columns);
    let mut lines = Vec::new();
    for (rows, columns) in sizes {
        for sides in ["N", "NE", "NEW", "NESW"] {
            // These two are the same when they are mirrored.
            if !["NE", "NESW"].contains(&sides) || rows <= columns {
                lines.push(rectangle(sides, rows, columns));
            }
        }
    }
    lines
}

/// The safe chain has two eyes of one point above its upper side, which is three points long at least.
fn rectangle(sides: &str, rows: usize, columns: usize) -> Line {
    let has = |side: char| sides.contains(side);
    let wall = |side: char| if has(side) { "x" } else { "" };
    let inside = format!("{}{}{}", wall('W'), ".".repeat(columns), wall('E'));
    let width = inside.len().max(3);
    let whole = "x".repeat(inside.len());
    let mut drawn = vec![".x.".to_owned(), "x".repeat(width)];
    drawn.extend(vec![inside; rows]);
    if has('S') {
        drawn.push(whole);
    }
    let drawn = drawn.into_iter().map(|row| format!("{row:,<width$}"));
    Line::claimed(
        format!("rectangle-{sides}-{rows}x{columns}"),
        drawn.collect(),
    )
}
