//! Finds a rectangle with holes for a given graph, in simple cases.
//!
//! A pair of consecutive numbers reads as a step to the right, any other as a step down. For a given width this
//! places each connected part, and the parts follow each other closely. We compare the result with the board, so a
//! wrong guess costs only space.

use loja_rules::{Board, Shape};

use super::board::Layout;

/// Wider boards are written by their pairs.
const WIDEST: usize = 64;
/// So are larger ones.
const LARGEST: usize = 1024;

pub(super) fn sheet(board: &Board) -> Option<Layout> {
    if board.is_empty() || board.len() > LARGEST {
        return None;
    }
    (2..=WIDEST).find_map(|columns| {
        let offsets = offsets(board, columns)?;
        (0..columns).find_map(|first| fitting(board, columns, &offsets, first))
    })
}

/// For each location, the first of its part, and the cells between.
fn offsets(board: &Board, columns: usize) -> Option<Vec<(usize, isize)>> {
    let mut places: Vec<Option<(usize, isize)>> = vec![None; board.len()];
    let wide = isize::try_from(columns).ok()?;
    for first in board.points() {
        if places[first.index()].is_some() {
            continue;
        }
        places[first.index()] = Some((first.index(), 0));
        let mut waiting = vec![(first, 0)];
        while let Some((x, at)) = waiting.pop() {
            for &y in board.neighbors(x) {
                let step = if x.index().abs_diff(y.index()) == 1 {
                    1
                } else {
                    wide
                };
                let there = if x < y { at + step } else { at - step };
                match places[y.index()] {
                    Some(known) if known != (first.index(), there) => return None,
                    Some(_) => {}
                    None => {
                        places[y.index()] = Some((first.index(), there));
                        waiting.push((y, there));
                    }
                }
            }
        }
    }
    places.into_iter().collect()
}

fn fitting(
    board: &Board,
    columns: usize,
    offsets: &[(usize, isize)],
    first: usize,
) -> Option<Layout> {
    let mut bases: Vec<Option<isize>> = vec![None; offsets.len()];
    let mut last = isize::try_from(first).ok()? - 1;
    let mut cells = Vec::with_capacity(offsets.len());
    for &(part, offset) in offsets {
        // A new part leaves a hole before it.
        let free = if last < 0 || cells.is_empty() {
            last + 1
        } else {
            last + 2
        };
        let cell = *bases[part].get_or_insert(free - offset) + offset;
        if cell <= last {
            return None;
        }
        cells.push(usize::try_from(cell).ok()?);
        last = cell;
    }
    let rows = cells.last()? / columns + 1;
    let mut present = vec![false; columns * rows];
    for cell in cells {
        present[cell] = true;
    }
    let (columns, rows) = (u8::try_from(columns).ok()?, u8::try_from(rows).ok()?);
    let shape = Shape::Rectangle;
    let built = Board::grid(columns, rows, |x, y| present[x + usize::from(columns) * y]);
    (built == *board).then_some(Layout::Sheet {
        shape,
        columns,
        rows,
        present,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_connected_boards_with_holes() {
        let holes = ["..,..", ".....", ",...,", "....."];
        let here = |x: usize, y: usize| holes[y].as_bytes()[x] == b'.';
        let board = Board::grid(5, 4, here);
        let Some(Layout::Sheet {
            columns,
            rows,
            present,
            ..
        }) = sheet(&board)
        else {
            panic!("nothing found");
        };
        let wide = usize::from(columns);
        assert_eq!(
            Board::grid(columns, rows, |x, y| present[x + y * wide]),
            board
        );
        assert!(columns <= 5 && present.len() <= 25);
    }
}
