//! A part of a board, with stones around it that stay, for the searches.
//!
//! It plays by `play.rs`, on up to 128 locations in one number; tests compare both move by move.

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::marking::Marking;

pub(crate) type Set = u128;

/// The most locations.
pub(crate) const MOST: usize = 128;

pub(crate) const fn index(color: Color) -> usize {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

pub(crate) fn members(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            first
        })
    })
}

/// Stones and marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ground {
    /// Black, White.
    pub(crate) stones: [Set; 2],
    pub(crate) marks: Set,
}

impl Ground {
    pub(crate) fn occupied(&self) -> Set {
        self.stones[0] | self.stones[1]
    }
}

/// Where the searches play.
#[derive(Clone, Debug)]
pub(crate) struct Arena {
    /// In the board's order.
    pub(crate) points: Vec<Point>,
    near: Vec<Set>,
    pub(crate) all: Set,
    /// Locations beside a stone of this colour that stays; a stone of the colour there stays too.
    pub(crate) wall: [Set; 2],
    pub(crate) marking: Marking,
}

impl Arena {
    /// `None` if the part is too large, or borders an empty location.
    pub(crate) fn new(board: &Board, stones: &ByColor<PointSet>, part: &PointSet) -> Option<Arena> {
        if part.len() > MOST {
            return None;
        }
        let points: Vec<Point> = part.iter().collect();
        let number = |at: &Point| points.binary_search(at).ok();
        let mut near = vec![0; points.len()];
        let mut wall = [0; 2];
        for (at, &point) in points.iter().enumerate() {
            for neighbor in board.neighbors(point) {
                match (number(neighbor), stones.color_at(*neighbor)) {
                    (Some(other), _) => near[at] |= 1 << other,
                    (None, Some(color)) => wall[index(color)] |= 1 << at,
                    // Nobody asks for such a part.
                    (None, None) => return None,
                }
            }
        }
        let all = match points.len() {
            MOST => Set::MAX,
            len => (1 << len) - 1,
        };
        Some(Arena {
            points,
            near,
            all,
            wall,
            marking: Marking::default(),
        })
    }

    pub(crate) fn marking(self, marking: Marking) -> Arena {
        Arena { marking, ..self }
    }

    pub(crate) fn set(&self, of: &PointSet) -> Set {
        let inside = self
            .points
            .iter()
            .enumerate()
            .filter(|&(_, &point)| of.contains(point));
        inside.fold(0, |set, (at, _)| set | 1 << at)
    }

    pub(crate) fn points_of(&self, set: Set) -> PointSet {
        members(set & self.all).map(|at| self.points[at]).collect()
    }

    pub(crate) fn ground(&self, stones: &ByColor<PointSet>) -> Ground {
        Ground {
            stones: [self.set(&stones.black), self.set(&stones.white)],
            marks: 0,
        }
    }

    /// All neighbours of the members.
    pub(crate) fn around(&self, set: Set) -> Set {
        members(set).fold(0, |all, at| all | self.near[at])
    }

    pub(crate) fn flood(&self, within: Set, from: Set) -> Set {
        let (mut all, mut front) = (from, from);
        while front != 0 {
            front = self.around(front) & within & !all;
            all |= front;
        }
        all
    }

    /// Its chain, and the liberties, `None` if it is joined to stones that stay.
    pub(crate) fn chain(&self, ground: &Ground, color: usize, at: usize) -> (Set, Option<Set>) {
        let chain = self.flood(ground.stones[color], 1 << at);
        let stays = chain & self.wall[color] != 0;
        let liberties = self.around(chain) & !ground.occupied() & self.all;
        (chain, (!stays).then_some(liberties))
    }

    /// The ground after a stone, and what it takes; `None` if forbidden.
    pub(crate) fn play(&self, ground: &Ground, color: usize, at: usize) -> Option<(Ground, Set)> {
        let bit: Set = 1 << at;
        if ground.occupied() & bit != 0 {
            return None;
        }
        if ground.marks & bit != 0 && !self.is_walled_by(ground, color, at) {
            return None;
        }
        let mut next = *ground;
        next.stones[color] |= bit;
        let enemy = 1 - color;
        let mut taken = 0;
        let mut left = self.near[at] & next.stones[enemy];
        while left != 0 {
            let (chain, liberties) = self.chain(&next, enemy, left.trailing_zeros() as usize);
            if liberties == Some(0) {
                taken |= chain;
            }
            left &= !chain;
        }
        next.stones[enemy] &= !taken;
        if self.near[at] & !next.occupied() & self.all == 0
            && self.chain(&next, color, at).1 == Some(0)
        {
            return None;
        }
        if taken != 0 {
            let may_be_new = match self.marking {
                Marking::WhereCaptured => taken,
                Marking::Everywhere => Set::MAX,
            };
            for point in members(self.closed(&next) & may_be_new) {
                if self.in_ko(&next, point) && !self.in_ko(ground, point) {
                    next.marks |= 1 << point;
                }
            }
        }
        for point in members(next.marks) {
            if !self.in_ko(&next, point) {
                next.marks &= !(1 << point);
            }
        }
        Some((next, taken))
    }

    /// Counts stones that stay, too.
    fn is_walled_by(&self, ground: &Ground, color: usize, at: usize) -> bool {
        self.near[at] & !ground.stones[color] == 0 && self.wall[1 - color] & 1 << at == 0
    }

    /// Empty locations without an empty neighbour.
    fn closed(&self, ground: &Ground) -> Set {
        let empty = self.all & !ground.occupied();
        members(empty)
            .filter(|&at| self.near[at] & empty == 0)
            .fold(0, |set, at| set | 1 << at)
    }

    /// `play::in_ko`. Stones that stay are never in atari.
    fn in_ko(&self, ground: &Ground, at: usize) -> bool {
        if ground.occupied() & 1 << at != 0 {
            return false;
        }
        let Some(color) = [0, 1]
            .into_iter()
            .find(|&color| self.is_walled_by(ground, color, at))
        else {
            return false;
        };
        let mut count = 0;
        let mut left = self.near[at];
        while left != 0 {
            let (chain, liberties) = self.chain(ground, color, left.trailing_zeros() as usize);
            if liberties.is_some_and(|liberties| liberties.count_ones() == 1) {
                count += chain.count_ones();
            }
            left &= !chain;
        }
        count == 1
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use loja_ground::Shape;
    use loja_testkit::Dice;

    use super::*;
    use crate::japan_1989::{LineState, Turn};

    #[test]
    fn random_lines_are_those_of_the_plain_states() -> Result<(), String> {
        let mut dice = Dice::new(12);
        let boards = [
            Board::rectangle(4, 4),
            Board::rectangle(5, 2),
            Board::shaped(Shape::Torus, 4, 3, |_, _| true),
        ];
        for game in 0..300 {
            let board = Arc::new(boards[game % boards.len()].clone());
            let none = ByColor::default();
            let marking = [Marking::WhereCaptured, Marking::Everywhere][game % 2];
            let arena = Arena::new(&board, &none, &board.locations()).ok_or("small")?;
            let arena = arena.marking(marking);
            let state = LineState::start(Arc::clone(&board), none, Color::Black);
            let mut state = state
                .map_err(|fault| format!("{fault:?}"))?
                .marking(marking);
            let mut ground = arena.ground(state.stones());
            for _ in 0..80 {
                let color = index(state.turn());
                for point in board.points() {
                    let plain = state.after(Turn::Play(point)).ok();
                    let fast = arena.play(&ground, color, point.index());
                    assert_eq!(plain.is_some(), fast.is_some(), "{state:?} at {point:?}");
                    if let (Some(plain), Some((fast, taken))) = (plain, fast) {
                        assert_eq!(
                            (
                                arena.points_of(fast.marks),
                                arena.ground(plain.stones()).stones
                            ),
                            (plain.marks().clone(), fast.stones)
                        );
                        assert_eq!(
                            taken.count_ones(),
                            plain.prisoners()[state.turn().other()]
                                - state.prisoners()[state.turn().other()]
                        );
                    }
                }
                let mut turns = state.turns();
                // A line that goes on.
                turns.retain(|&turn| turn != Turn::Pass);
                if turns.is_empty() {
                    break;
                }
                let turn = dice.pick(&turns);
                state = state.after(turn).map_err(|why| format!("{why:?}"))?;
                ground = Ground {
                    marks: arena.set(state.marks()),
                    ..arena.ground(state.stones())
                };
            }
        }
        Ok(())
    }

    #[test]
    fn stones_beside_it_stay_and_have_liberties() -> Result<(), String> {
        // x x o .   White stays at 2; the part is 0, 1 and 3.
        let board = Board::rectangle(4, 1);
        let points: Vec<Point> = board.points().collect();
        let stones = ByColor {
            black: [points[0], points[1]].into_iter().collect(),
            white: [points[2]].into_iter().collect(),
        };
        let part: PointSet = [points[0], points[1]].into_iter().collect();
        let arena = Arena::new(&board, &stones, &part).ok_or("small")?;
        assert_eq!(arena.wall, [0, 0b10]);
        let ground = arena.ground(&stones);
        assert_eq!(arena.chain(&ground, 0, 0), (0b11, Some(0)));
        // A white stone beside the one that stays is joined to it.
        let white = Ground {
            stones: [0, 0b10],
            marks: 0,
        };
        assert_eq!(arena.chain(&white, 1, 1), (0b10, None));
        assert!(arena.is_safe(&white, 1, 1));
        Ok(())
    }
}
