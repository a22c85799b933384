//! Where the lemma `rooms` may be asked for, and claims where it is.

use std::sync::Arc;

use loja_certificate::{Claim, Rooms};
use loja_rules::{Board, ByColor, Color, FastBoard, Point, PointSet, Setup, State};
use loja_testkit::{Dice, effort};

use super::sum::{Local, Shape, Wrong, bits};

/// A body with two of its rooms, and the local games that follow.
#[derive(Clone, Debug)]
pub struct Named {
    pub rooms: Rooms,
    pub starts: Vec<Local>,
}

impl Shape {
    /// All that may be named at a situation; nothing where the lemma is not asked for.
    pub fn named(&self, claim: &Claim, board: &FastBoard) -> Vec<Named> {
        let Some(whole) = self.whole(claim, board) else {
            return Vec::new();
        };
        if self.safe(&whole) != 0 {
            return Vec::new();
        }
        let mut all = Vec::new();
        for body in self.parts(whole.own) {
            let regions = self.parts(self.all() & !body);
            let empty = self.beside(body) & !whole.own & !whole.other;
            let rooms: Vec<u32> = regions
                .iter()
                .copied()
                .filter(|region| region & empty != 0)
                .collect();
            for (at, &one) in rooms.iter().enumerate() {
                let others = match self.wrong {
                    Wrong::OneRoom => &rooms[at..=at],
                    _ => &rooms[at + 1..],
                };
                for &two in others {
                    let mut starts = self.games(&whole, &regions);
                    for start in &mut starts {
                        start.vow = start.part == one || start.part == two;
                    }
                    let point = |of: u32| self.points[bits(of).next().unwrap()];
                    let rooms = Rooms {
                        body: point(body),
                        rooms: [point(one), point(two)],
                    };
                    all.push(Named { rooms, starts });
                }
            }
        }
        all
    }
}

/// A claim without stones but a body, and doors.
pub struct Frame {
    pub claim: Claim,
    pub body: PointSet,
}

/// A string on a small board, with room on either side. All that follows is swept, so there are nine locations at most.
fn on_a_grid(dice: &mut Dice) -> (Board, Vec<usize>) {
    let (columns, rows, body): (u8, u8, Vec<usize>) = match dice.below(effort(6, 8)) {
        0 => (3, 2, vec![1, 4]),
        1 | 2 => (4, 2, vec![1, 5]),
        3 => (7, 1, vec![1]),
        4 => (6, 1, vec![1]),
        5 => return (torus(4, 2), vec![0, 1]),
        6 => (3, 3, vec![1, 4, 7]),
        _ => return (torus(3, 3), vec![0, 1, 2]),
    };
    (Board::rectangle(columns, rows), body)
}

fn torus(columns: usize, rows: usize) -> Board {
    let at = |x: usize, y: usize| x % columns + columns * (y % rows);
    let cells = (0..columns * rows).map(|cell| (cell % columns, cell / columns));
    let mut pairs: Vec<(usize, usize)> = cells
        .flat_map(|(x, y)| [(at(x, y), at(x + 1, y)), (at(x, y), at(x, y + 1))])
        .filter(|(a, b)| a != b)
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect();
    pairs.sort_unstable();
    pairs.dedup();
    Board::new(columns * rows, pairs).unwrap()
}

/// A stone with heaps beside it, some of which have doors.
fn of_heaps(dice: &mut Dice, most: usize) -> (Board, Vec<usize>, Vec<usize>) {
    let sizes = match dice.below(4) {
        0 => vec![1 + dice.below(2), 1 + dice.below(3), 1 + dice.below(2)],
        _ => vec![1 + dice.below(most / 2), 1 + dice.below(most - most / 2)],
    };
    let (near, joined) = (1 + dice.below(3), 1 + dice.below(3));
    let mut pairs = Vec::new();
    let mut next = 1;
    for size in sizes {
        for x in next..next + size {
            if x == next || dice.one_in(near) {
                pairs.push((0, x));
            }
            for y in next..x {
                if y + 1 == x || dice.one_in(joined + 1) {
                    pairs.push((y, x));
                }
            }
        }
        next += size;
    }
    let mut doors = Vec::new();
    let outside = dice.pick(&[0, 0, 0, 1, 2]);
    for x in next..next + outside {
        let door = dice.below(next);
        pairs.push((door, x));
        doors.push(door);
    }
    (Board::new(next + outside, pairs).unwrap(), vec![0], doors)
}

pub fn frame(dice: &mut Dice, most: usize) -> Frame {
    loop {
        let (board, body, doors, outside) = if dice.one_in(5) {
            let (board, body) = on_a_grid(dice);
            (board, body, Vec::new(), 0)
        } else {
            let (board, body, doors) = of_heaps(dice, most);
            let outside = doors.len();
            (board, body, doors, outside)
        };
        let points: Vec<Point> = board.points().collect();
        let of = |some: &[usize]| -> PointSet { some.iter().map(|&x| points[x]).collect() };
        let player = dice.pick(&Color::ALL);
        let set: PointSet = points[..points.len() - outside].iter().copied().collect();
        let mut stones = ByColor::<PointSet>::default();
        stones[player] = of(&body).union(&of(&doors));
        let setup = Setup {
            stones,
            ..Setup::empty()
        };
        let Ok(state) = State::new(Arc::new(board), setup) else {
            continue;
        };
        if let Ok(claim) = Claim::new(&state, player, &set) {
            let body = of(&body);
            return Frame { claim, body };
        }
    }
}
