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

/// The largest room with a vital point.
const ROOM: usize = 6;

/// The point that makes two eyes of a small room, or prevents them.
///
/// The room is what is empty around this location, walled by one colour. Its vital point has all other locations beside
/// it, or all but one in a room with a ring of locations, as the bulky five and the rabbity six.
#[must_use]
pub fn vital_point(board: &FastBoard, at: Point) -> Option<Point> {
    if board.color_at(at).is_some() {
        return None;
    }
    let graph = board.board();
    let mut room = [at; ROOM];
    let (mut size, mut next, mut wall) = (1, 0, None);
    let mut contacts = 0;
    let mut degrees = [0; ROOM];
    while next < size {
        for &y in graph.neighbors(room[next]) {
            match board.color_at(y) {
                Some(color) if *wall.get_or_insert(color) != color => return None,
                Some(_) => {}
                None => {
                    degrees[next] += 1;
                    contacts += 1;
                    if !room[..size].contains(&y) {
                        *room.get_mut(size)? = y;
                        size += 1;
                    }
                }
            }
        }
        next += 1;
    }
    let most = *degrees[..size].iter().max()?;
    let has_ring = contacts / 2 >= size;
    let is_vital = size > 2 && (most + 1 == size || most + 2 == size && has_ring);
    let mut vital = (0..size).filter(|&it| degrees[it] == most);
    let first = vital.next()?;
    (is_vital && vital.next().is_none()).then_some(room[first])
}

/// Where an enemy chain beside this one can be captured.
#[must_use]
pub fn counter_capture(board: &FastBoard, of: Point) -> Option<Point> {
    let own = board.color_at(of)?;
    board.chain(of).find_map(|stone| {
        let mut near = board.board().neighbors(stone).iter();
        near.find_map(|&y| (board.color_at(y)? != own).then(|| board.last_liberty(y))?)
    })
}

/// How many chains of a colour touch an empty location, at most two.
#[must_use]
pub fn chains_beside(board: &FastBoard, at: Point, color: Color) -> usize {
    let near = board.board().neighbors(at).iter();
    let mut of_color = near.filter(|&&y| board.color_at(y) == Some(color));
    match of_color.next() {
        None => 0,
        Some(&first) => 1 + usize::from(of_color.any(|&y| !board.are_joined(first, y))),
    }
}

/// Whether it is the player's eye, and the chains around it are one or have another liberty in common.
///
/// Corners and diagonals mean nothing on a graph, and chains that share two liberties can't be cut apart there.
#[must_use]
pub fn is_real_eye(board: &FastBoard, at: Point, color: Color) -> bool {
    let near = board.board().neighbors(at);
    near.iter().all(|&y| board.color_at(y) == Some(color))
        && near.first().is_none_or(|&first| {
            near.iter()
                .all(|&y| board.are_joined(first, y) || share_another_liberty(board, first, y, at))
        })
}

fn share_another_liberty(board: &FastBoard, one: Point, other: Point, than: Point) -> bool {
    let graph = board.board();
    let (small, large) = match board.chain_len(one) < board.chain_len(other) {
        true => (one, other),
        false => (other, one),
    };
    let touches = |at: &Point| {
        graph
            .neighbors(*at)
            .iter()
            .any(|&y| board.are_joined(large, y))
    };
    let is_other = |at: &Point| *at != than && board.color_at(*at).is_none();
    board.chain(small).any(|stone| {
        let mut near = graph.neighbors(stone).iter();
        near.any(|at| is_other(at) && touches(at))
    })
}
