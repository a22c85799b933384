//! What all the texts speak of: a board with stones, strings, what has liberties, what a stone
//! takes off, regions. Everything is found anew from the whole board, every time.

use loja_ground::{Board, Color};

/// What stands on each location of the board.
pub type Position = Vec<Option<Color>>;

pub fn neighbors(board: &Board, at: usize) -> impl Iterator<Item = usize> + '_ {
    let point = board.point(at).expect("a location of the board");
    board.neighbors(point).iter().map(|next| next.index())
}

/// Everything that can be reached from a location by jumping to neighbours with the same on it:
/// a stone's string, or an empty location's region.
pub fn string(board: &Board, position: &Position, at: usize) -> Vec<usize> {
    let mut found = vec![at];
    let mut next = 0;
    while next < found.len() {
        for other in neighbors(board, found[next]) {
            if position[other] == position[at] && !found.contains(&other) {
                found.push(other);
            }
        }
        next += 1;
    }
    found.sort_unstable();
    found
}

/// The empty locations beside a string.
pub fn liberties(board: &Board, position: &Position, string: &[usize]) -> Vec<usize> {
    let mut found = Vec::new();
    for &at in string {
        for other in neighbors(board, at) {
            if position[other].is_none() && !found.contains(&other) {
                found.push(other);
            }
        }
    }
    found.sort_unstable();
    found
}

/// INTRO 11: a stone has liberties if one comes from it, over stones of its colour, to one with an
/// empty neighbour.
pub fn has_liberties(board: &Board, position: &Position, at: usize) -> bool {
    !liberties(board, position, &string(board, position, at)).is_empty()
}

/// All stones of a colour without liberties, string by string.
pub fn without_liberties(board: &Board, position: &Position, color: Color) -> Vec<usize> {
    let (mut seen, mut without) = (Vec::new(), Vec::new());
    for at in 0..position.len() {
        if position[at] == Some(color) && !seen.contains(&at) {
            let whole = string(board, position, at);
            if liberties(board, position, &whole).is_empty() {
                without.extend(&whole);
            }
            seen.extend(whole);
        }
    }
    without.sort_unstable();
    without
}

pub fn with(position: &Position, at: usize, color: Color) -> Position {
    let mut after = position.clone();
    after[at] = Some(color);
    after
}

pub fn without(position: &Position, stones: &[usize]) -> Position {
    let mut after = position.clone();
    for &at in stones {
        after[at] = None;
    }
    after
}

/// A stone on the board, and what goes: first the enemy's stones without liberties, then the own.
pub struct Put {
    pub taken: Vec<usize>,
    pub own_taken: Vec<usize>,
    pub after: Position,
}

pub fn put(board: &Board, position: &Position, at: usize, color: Color) -> Put {
    let placed = with(position, at, color);
    let taken = without_liberties(board, &placed, color.other());
    let rest = without(&placed, &taken);
    let own_taken = without_liberties(board, &rest, color);
    let after = without(&rest, &own_taken);
    Put {
        taken,
        own_taken,
        after,
    }
}

/// Whose turn it is after so many, where both take them in turn.
pub fn by_turns(first: Color, turns: usize) -> Color {
    if turns.is_multiple_of(2) {
        first
    } else {
        first.other()
    }
}

pub fn stones(position: &Position, color: Color) -> usize {
    position.iter().filter(|&&on| on == Some(color)).count()
}

/// Which colours an empty region touches.
pub fn touches(board: &Board, position: &Position, region: &[usize], color: Color) -> bool {
    region
        .iter()
        .any(|&at| neighbors(board, at).any(|next| position[next] == Some(color)))
}

/// Empty locations whose region touches stones of this colour and none of the other.
pub fn surrounded(board: &Board, position: &Position, color: Color) -> Vec<usize> {
    let empty = (0..position.len()).filter(|&at| position[at].is_none());
    empty
        .filter(|&at| {
            let region = string(board, position, at);
            touches(board, position, &region, color)
                && !touches(board, position, &region, color.other())
        })
        .collect()
}

/// Stones on the board and the empty locations they surround.
pub fn area(board: &Board, position: &Position, color: Color) -> usize {
    stones(position, color) + surrounded(board, position, color).len()
}

pub fn signed(number: usize) -> i64 {
    i64::try_from(number).expect("a small number")
}
