//! Handicap stones, customary or free.

use loja_rules::{Board, Point, PointSet};

use super::game::Game;
use super::vertex;

/// The customary places, in the protocol’s order, if any.
fn places([columns, rows]: [usize; 2], stones: usize) -> Option<Vec<[usize; 2]>> {
    let small = columns.min(rows);
    let middles = columns % 2 == 1 && rows % 2 == 1 && small >= 9;
    if small < 7 || stones < 2 || stones > if middles { 9 } else { 4 } {
        return None;
    }
    // Columns from the left, rows from below.
    let edge = |size: usize| if size < 13 { 2 } else { 3 };
    let (left, low) = (edge(columns), edge(rows));
    let (right, high) = (columns - 1 - left, rows - 1 - low);
    let (middle, center) = (columns / 2, rows / 2);
    let corners = [[left, low], [right, high], [left, high], [right, low]];
    let sides = [
        [left, center],
        [right, center],
        [middle, low],
        [middle, high],
    ];
    let mut all: Vec<[usize; 2]> = corners.into_iter().take(stones).collect();
    if stones > 4 {
        all.extend(sides.into_iter().take((stones - 4) / 2 * 2));
        all.extend((stones % 2 == 1).then_some([middle, center]));
    }
    Some(all)
}

/// Places as many as custom allows; returns their names.
pub(super) fn fixed(game: &mut Game, stones: usize) -> Result<String, String> {
    let places = places(game.size, stones).ok_or("invalid number of stones")?;
    let [columns, rows] = game.size;
    let board = game.state.board();
    let points: Vec<Point> = places
        .into_iter()
        .filter_map(|[column, row]| board.point((rows - 1 - row) * columns + column))
        .collect();
    put(game, &points)?;
    let names: Vec<String> = points.iter().map(|&at| game.name(at)).collect();
    Ok(names.join(" "))
}

/// Places this many stones or fewer, as the protocol allows.
pub(super) fn placed(game: &mut Game, stones: usize) -> Result<String, String> {
    let fits = (2..=stones.min(9)).rev();
    let most = fits
        .into_iter()
        .find(|&count| places(game.size, count).is_some());
    fixed(game, most.ok_or("invalid number of stones")?)
}

pub(super) fn free(game: &mut Game, words: &[String]) -> Result<String, String> {
    let bad = || "bad vertex list".to_owned();
    let board: &Board = game.state.board();
    let point = |word: &String| vertex::read(board, game.size, word).flatten();
    let points: Option<Vec<Point>> = words.iter().map(point).collect();
    let points = points.ok_or_else(bad)?;
    let different: PointSet = points.iter().copied().collect();
    if points.len() < 2 || different.len() < points.len() {
        return Err(bad());
    }
    put(game, &points).map(|()| String::new())
}

fn put(game: &mut Game, points: &[Point]) -> Result<(), String> {
    let stones = game.state.situation().stones();
    if !stones.black.is_empty() || !stones.white.is_empty() {
        return Err("board not empty".to_owned());
    }
    // No legal set-up fills the board.
    game.handicap(points.iter().copied().collect())
        .map_err(|_| "bad vertex list".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traditional_places() {
        assert_eq!(places([19, 19], 2), Some(vec![[3, 3], [15, 15]]));
        let nine = places([19, 19], 9).unwrap_or_default();
        assert_eq!(nine.len(), 9);
        assert_eq!(nine.last(), Some(&[9, 9]));
        assert_eq!(places([19, 19], 5).unwrap_or_default()[4], [9, 9]);
        assert_eq!(places([9, 9], 4).unwrap_or_default()[3], [6, 2]);
        for (size, stones) in [
            ([19, 19], 1),
            ([19, 19], 10),
            ([6, 6], 2),
            ([8, 8], 5),
            ([7, 7], 5),
            ([18, 18], 5),
        ] {
            assert_eq!(places(size, stones), None, "{size:?} {stones}");
        }
    }
}
