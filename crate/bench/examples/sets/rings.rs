//! Black rings on the first line of an empty board.

use crate::Line;

/// From 5x5 to 9x9.
pub fn make() -> Vec<Line> {
    (5..=9).map(ring).collect()
}

fn ring(side: usize) -> Line {
    let is_edge = |place: usize| place == 0 || place + 1 == side;
    let sign = |x, y| {
        if is_edge(x) || is_edge(y) { 'x' } else { '.' }
    };
    let row = |y| (0..side).map(|x| sign(x, y)).collect();
    Line::claimed(format!("ring-{side}x{side}"), (0..side).map(row).collect())
}
