//! What a move looks like from nearby: eyes, captures, rescues. No coordinates, only neighbours.

use loja_rules::{Color, FastBoard, Point};

/// Whether the location is an eye of this player that he had better leave: all around are his stones, and none of their
/// chains needs a stone there.
pub(crate) fn is_own_eye(board: &FastBoard, at: Point, color: Color) -> bool {
    let near = board.board().neighbors(at);
    near.iter().all(|&y| board.color_at(y) == Some(color))
        && near.iter().all(|&y| board.last_liberty(y) != Some(at))
}

/// Whether a stone of the player with the turn takes something there.
pub(crate) fn captures(board: &FastBoard, at: Point) -> bool {
    let enemy = board.turn().other();
    let mut near = board.board().neighbors(at).iter();
    near.any(|&y| board.color_at(y) == Some(enemy) && board.last_liberty(y) == Some(at))
}

/// Whether a chain of the player with the turn can be taken there at once.
pub(crate) fn rescues(board: &FastBoard, at: Point) -> bool {
    let own = board.turn();
    let mut near = board.board().neighbors(at).iter();
    near.any(|&y| board.color_at(y) == Some(own) && board.last_liberty(y) == Some(at))
}

/// How many empty locations are around, up to two.
fn room(board: &FastBoard, at: Point) -> usize {
    let near = board.board().neighbors(at).iter();
    near.filter(|&&y| board.color_at(y).is_none())
        .take(2)
        .count()
}

/// Whether the stone last played there can be taken at once.
pub(crate) fn is_in_atari(board: &FastBoard, played: Point) -> bool {
    board.last_liberty(played).is_some()
}

/// Whether a stone there may end in atari: with two empty neighbours it can't.
pub(crate) fn may_be_in_atari(board: &FastBoard, at: Point) -> bool {
    room(board, at) < 2
}

/// The neighbours of a location, and theirs: where answers mostly are.
pub(crate) fn is_near(board: &FastBoard, at: Point, last: Point) -> bool {
    let graph = board.board();
    let near = graph.neighbors(last);
    near.contains(&at) || near.iter().any(|&y| graph.neighbors(y).contains(&at))
}

/// Whether no stone is on a neighbour, nor on a neighbour of one.
pub(crate) fn is_lonely(board: &FastBoard, at: Point) -> bool {
    let graph = board.board();
    let is_empty = |at: &Point| board.color_at(*at).is_none();
    let near = graph.neighbors(at);
    near.iter().all(is_empty)
        && near
            .iter()
            .all(|&y| graph.neighbors(y).iter().all(is_empty))
}
