//! The local look of a move: eyes, captures, rescues, by neighbours alone.

use loja_rules::{Color, FastBoard, Point};

/// Whether it is the player's eye, and no chain around it needs a stone there.
#[must_use]
pub fn is_own_eye(board: &FastBoard, at: Point, color: Color) -> bool {
    let near = board.board().neighbors(at);
    near.iter().all(|&y| board.color_at(y) == Some(color))
        && near.iter().all(|&y| board.last_liberty(y) != Some(at))
}

/// Whether a stone there takes something.
#[must_use]
pub fn captures(board: &FastBoard, at: Point) -> bool {
    let enemy = board.turn().other();
    let mut near = board.board().neighbors(at).iter();
    near.any(|&y| board.color_at(y) == Some(enemy) && board.last_liberty(y) == Some(at))
}

/// Whether an own chain can be captured there at once.
#[must_use]
pub fn rescues(board: &FastBoard, at: Point) -> bool {
    let own = board.turn();
    let mut near = board.board().neighbors(at).iter();
    near.any(|&y| board.color_at(y) == Some(own) && board.last_liberty(y) == Some(at))
}

/// Empty neighbours, at most two.
fn room(board: &FastBoard, at: Point) -> usize {
    let near = board.board().neighbors(at).iter();
    near.filter(|&&y| board.color_at(y).is_none())
        .take(2)
        .count()
}

/// Whether the stone just played can be taken at once.
#[must_use]
pub fn is_in_atari(board: &FastBoard, played: Point) -> bool {
    board.last_liberty(played).is_some()
}

/// Two empty neighbours rule it out.
#[must_use]
pub fn may_be_in_atari(board: &FastBoard, at: Point) -> bool {
    room(board, at) < 2
}

/// Within two steps, where most answers are.
#[must_use]
pub fn is_near(board: &FastBoard, at: Point, last: Point) -> bool {
    let graph = board.board();
    let near = graph.neighbors(last);
    near.contains(&at) || near.iter().any(|&y| graph.neighbors(y).contains(&at))
}

/// Whether nothing stands within two steps.
#[must_use]
pub fn is_lonely(board: &FastBoard, at: Point) -> bool {
    let graph = board.board();
    let is_empty = |at: &Point| board.color_at(*at).is_none();
    let near = graph.neighbors(at);
    near.iter().all(is_empty)
        && near
            .iter()
            .all(|&y| graph.neighbors(y).iter().all(is_empty))
}
