//! The games that all boards play.
//!
//! Nothing here depends on the board: all choices are made from a list of empty points kept by the
//! game itself. So boards with the same rules play the same games, and the race can check that.

use crate::board::{Contestant, Stone};

/// Splitmix64: the same dice in every run.
pub struct Dice(pub u64);

impl Dice {
    #[inline]
    fn throw(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let high = (u128::from(mixed ^ mixed >> 31) * (sides as u128)) >> 64;
        usize::try_from(high).unwrap_or(0)
    }
}

/// Where a move was made; a pass has no point.
pub type Played = Vec<Option<u16>>;

const ABSENT: u16 = u16::MAX;

/// The empty points, in an order that only depends on the moves.
pub struct Table {
    neighbors: Vec<Vec<u16>>,
    diagonals: Vec<Vec<u16>>,
    empty: Vec<u16>,
    place: Vec<u16>,
}

impl Table {
    pub fn new(size: u8) -> Table {
        Table {
            neighbors: around(size, &[(0, 1), (1, 0), (1, 2), (2, 1)]),
            diagonals: around(size, &[(0, 0), (0, 2), (2, 0), (2, 2)]),
            empty: Vec::new(),
            place: Vec::new(),
        }
    }

    pub fn points(&self) -> usize {
        self.neighbors.len()
    }

    fn reset(&mut self) {
        let points = 0..u16::try_from(self.points()).unwrap_or(ABSENT);
        self.empty.clear();
        self.empty.extend(points.clone());
        self.place.clear();
        self.place.extend(points);
    }

    fn fill(&mut self, point: u16) {
        let place = self.place[usize::from(point)];
        self.empty.swap_remove(usize::from(place));
        if let Some(&moved) = self.empty.get(usize::from(place)) {
            self.place[usize::from(moved)] = place;
        }
        self.place[usize::from(point)] = ABSENT;
    }

    fn clear(&mut self, point: u16) {
        self.place[usize::from(point)] = u16::try_from(self.empty.len()).unwrap_or(ABSENT);
        self.empty.push(point);
    }

    /// Finds what a stone has captured: points around it that are empty but not in the list.
    fn find_captured(&mut self, board: &impl Contestant, stone: u16) {
        let old = self.empty.len();
        self.find_beside(board, stone);
        let mut at = old;
        while let Some(&point) = self.empty.get(at) {
            self.find_beside(board, point);
            at += 1;
        }
    }

    #[inline]
    fn find_beside(&mut self, board: &impl Contestant, point: u16) {
        for at in 0..self.neighbors[usize::from(point)].len() {
            let near = self.neighbors[usize::from(point)][at];
            let absent = self.place[usize::from(near)] == ABSENT;
            if absent && board.at(usize::from(near)).is_none() {
                self.clear(near);
            }
        }
    }

    /// The usual eye of random play: stones of the same colour on all sides, and of the diagonals
    /// at most one enemy's, at the edge none.
    #[inline]
    fn is_eye(&self, board: &impl Contestant, point: u16, turn: Stone) -> bool {
        let point = usize::from(point);
        let stone = |point: &u16| board.at(usize::from(*point));
        let diagonals = &self.diagonals[point];
        let enemy = |point: &&u16| stone(point).is_some_and(|color| color != turn);
        self.neighbors[point]
            .iter()
            .all(|near| stone(near) == Some(turn))
            && diagonals.iter().filter(enemy).count() + usize::from(diagonals.len() < 4) < 2
    }
}

/// For each point those points beside it that lie so many rows and columns further, counted from
/// one less.
fn around(size: u8, steps: &[(u16, u16)]) -> Vec<Vec<u16>> {
    let side = u16::from(size);
    let beside = |point: u16| {
        let places = steps
            .iter()
            .map(|(down, right)| (point / side + down, point % side + right));
        let present =
            places.filter(|(row, column)| (1..=side).contains(row) && (1..=side).contains(column));
        present
            .map(|(row, column)| (row - 1) * side + column - 1)
            .collect()
    };
    (0..side * side).map(beside).collect()
}

/// Plays until both pass or `most` moves are made. From a random point of the list on, the first
/// legal one that is no own eye is taken.
pub fn random(
    board: &mut impl Contestant,
    table: &mut Table,
    dice: &mut Dice,
    most: usize,
    mut tell: impl FnMut(Option<u16>),
) -> usize {
    board.reset();
    table.reset();
    let (mut turn, mut passes, mut moves) = (Stone::Black, 0, 0);
    while passes < 2 && moves < most {
        let count = table.empty.len();
        let start = if count == 0 { 0 } else { dice.throw(count) };
        let mut chosen = None;
        for at in (start..count).chain(0..start) {
            let point = table.empty[at];
            if !table.is_eye(board, point, turn) && board.play(usize::from(point)) {
                chosen = Some(point);
                break;
            }
        }
        if let Some(point) = chosen {
            table.fill(point);
            table.find_captured(board, point);
            passes = 0;
        } else {
            board.pass();
            passes += 1;
        }
        tell(chosen);
        moves += 1;
        turn = match turn {
            Stone::Black => Stone::White,
            Stone::White => Stone::Black,
        };
    }
    moves
}

/// Plays a known game: the work of the board and nothing else. False where it finds a move illegal.
pub fn replay(board: &mut impl Contestant, played: &[Option<u16>]) -> bool {
    board.reset();
    for turn in played {
        match turn {
            Some(point) => {
                if !board.play(usize::from(*point)) {
                    return false;
                }
            }
            None => board.pass(),
        }
    }
    true
}
