//! A part of a board, with stones around it that stay: what the searches play on. The rules are those of `play.rs`, on sets of up to
//! 128 locations in one number; the tests compare the two move by move.

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::play::ONLY_WHERE_CAPTURED;

/// A set of locations of an arena.
pub(super) type Set = u128;

/// At most so many locations.
pub(super) const MOST: usize = 128;

/// The index of a colour.
pub(super) const fn index(color: Color) -> usize {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// The members of a set.
pub(super) fn members(mut set: Set) -> impl Iterator<Item = usize> {
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
pub(super) struct Ground {
    /// Black, White.
    pub(super) stones: [Set; 2],
    pub(super) marks: Set,
}

impl Ground {
    pub(super) fn occupied(&self) -> Set {
        self.stones[0] | self.stones[1]
    }
}

/// Where the searches play.
#[derive(Clone, Debug)]
pub(super) struct Arena {
    /// The locations on the board, in order.
    pub(super) points: Vec<Point>,
    near: Vec<Set>,
    pub(super) all: Set,
    /// Locations beside a stone of this colour that stays. A stone of the colour there belongs to it and stays too.
    pub(super) wall: [Set; 2],
}

impl Arena {
    /// These locations; the stones beside them stay. `None` where there are too many.
    pub(super) fn new(board: &Board, stones: &ByColor<PointSet>, part: &PointSet) -> Option<Arena> {
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
                    // Nobody asks for a part that is open to an empty location.
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
        })
    }

    /// The part of a set of the board that is in here.
    pub(super) fn set(&self, of: &PointSet) -> Set {
        let inside = self
            .points
            .iter()
            .enumerate()
            .filter(|&(_, &point)| of.contains(point));
        inside.fold(0, |set, (at, _)| set | 1 << at)
    }

    /// The same locations on the board.
    pub(super) fn points_of(&self, set: Set) -> PointSet {
        members(set & self.all).map(|at| self.points[at]).collect()
    }

    pub(super) fn ground(&self, stones: &ByColor<PointSet>) -> Ground {
        Ground {
            stones: [self.set(&stones.black), self.set(&stones.white)],
            marks: 0,
        }
    }

    /// All neighbours of the members.
    pub(super) fn around(&self, set: Set) -> Set {
        members(set).fold(0, |all, at| all | self.near[at])
    }

    /// All that is reached from here within a set.
    pub(super) fn flood(&self, within: Set, from: Set) -> Set {
        let (mut all, mut front) = (from, from);
        while front != 0 {
            front = self.around(front) & within & !all;
            all |= front;
        }
        all
    }

    /// The chain of a stone, and its liberties; `None` for the liberties where it belongs to stones that stay.
    pub(super) fn chain(&self, ground: &Ground, color: usize, at: usize) -> (Set, Option<Set>) {
        let chain = self.flood(ground.stones[color], 1 << at);
        let stays = chain & self.wall[color] != 0;
        let liberties = self.around(chain) & !ground.occupied() & self.all;
        (chain, (!stays).then_some(liberties))
    }

    /// What comes of a stone, and what it takes. `None` where it is forbidden.
    pub(super) fn play(&self, ground: &Ground, color: usize, at: usize) -> Option<(Ground, Set)> {
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
            let may_be_new = if ONLY_WHERE_CAPTURED { taken } else { Set::MAX };
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

    /// Whether all neighbours of a location, those that stay among them, have this colour.
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

    /// Whether a stone is among the [`safe`](Arena::safe) ones. Most are not, which shows in the regions of its own chain.
    pub(super) fn is_safe(&self, ground: &Ground, color: usize, at: usize) -> bool {
        let own = ground.stones[color];
        let empty = self.all & !ground.occupied();
        let chain = self.flood(own, 1 << at);
        if chain & self.wall[color] != 0 {
            return true;
        }
        let near = self.around(chain);
        let (mut left, mut eyes) = (near & !own & self.all, 0);
        while left != 0 && eyes < 2 {
            let region = self.flood(self.all & !own, left & left.wrapping_neg());
            eyes += u32::from(region & empty & !near == 0 && region & self.wall[1 - color] == 0);
            left &= !region;
        }
        eyes == 2 && self.safe(ground, color) & 1 << at != 0
    }

    /// Locations on which no enemy of this colour is ever uncapturable, though the colour only passes: its safe stones, and *narrow* parts of the rest.
    ///
    /// *Lemma (narrow).* Let every location of a part that is left when the safe stones of a colour are taken away touch one of these, and none an enemy stone that stays.
    /// Then each enemy stone in it can be captured, whoever moves. *Proof.* Let T be the stone's chain. The colour plays on a liberty of T, as long as there is
    /// one. That is allowed: the new stone is joined to safe stones, which have a liberty elsewhere, and no mark forbids it, since
    /// its neighbours aren't all the enemy's. So each time one location more is T's or the colour's for as long as T stands: T grows only by the
    /// enemy's stones, and what is taken besides T does not touch it. The part is finite. Safe stones stay, and what is emptied
    /// still touches them, so nothing changes while the colour passes. ∎
    pub(super) fn covered(&self, ground: &Ground, color: usize) -> Set {
        let safe = self.safe(ground, color);
        let touched = self.around(safe) | self.wall[color];
        let (mut covered, mut left) = (safe, self.all & !safe);
        while left != 0 {
            let part = self.flood(self.all & !safe, left & left.wrapping_neg());
            if part & (!touched | self.wall[1 - color]) == 0 {
                covered |= part;
            }
            left &= !part;
        }
        covered
    }

    /// Whether a colour gets a safe stone on one of these locations, whoever moves.
    ///
    /// *Lemma (room).* Let P be a part that is left when the safe stones of a colour are taken away, and let those beside P, Z, be safe though no region that meets P counts as an
    /// eye. Let every location of P touch Z, and none an enemy stone that stays. Then the colour, whoever moves, gets a new stone on any location p of P that stays. *Proof.* Where p is empty and it is his turn, he
    /// plays there. That is allowed: the stone is joined to Z, which has liberties outside P, and no mark forbids it, since not all neighbours of p are the enemy's.
    /// It stays since Z does. Where an enemy stone is on p, he takes it as in the lemma of narrow parts. The enemy takes nothing in P, whose stones of the colour
    /// are all joined to Z. So each turn of the colour leaves one location less that is not his, for good, and the enemy can't come back to p for ever. Outside P the
    /// colour plays nothing, so Z stays safe. Where p has a stone of the colour's own, nothing is claimed. ∎
    pub(super) fn has_room(&self, ground: &Ground, color: usize, set: Set) -> bool {
        let own = ground.stones[color];
        let mut left = set & !own & (self.around(own) | self.wall[color]);
        if left == 0 {
            return false;
        }
        let safe = self.safe(ground, color);
        let touched = self.around(safe) | self.wall[color];
        left &= touched;
        while left != 0 {
            let part = self.flood(self.all & !safe, left & left.wrapping_neg());
            left &= !part;
            if part & (!touched | self.wall[1 - color]) != 0 {
                continue;
            }
            let firm = self.safe_but_for(ground, color, part);
            if self.around(part) & own & !firm == 0 {
                return true;
            }
        }
        false
    }

    /// Whether all of a set may be [`covered`](Arena::covered): quickly seen where not.
    pub(super) fn may_cover(&self, ground: &Ground, color: usize, set: Set) -> bool {
        let touched = self.around(ground.stones[color]) | self.wall[color] | ground.stones[color];
        set & !touched == 0
    }

    /// The stones of a colour that the opponent can't take though their owner only passes (Benson 1976): chains with two regions each,
    /// closed by chains of the same kind, in which every empty location is a liberty of the chain. What stays counts
    /// among them; a region with an enemy stone at its border that stays is no such region, since it goes on behind it.
    pub(super) fn safe(&self, ground: &Ground, color: usize) -> Set {
        self.safe_but_for(ground, color, 0)
    }

    /// The same where no region that meets these locations counts as an eye.
    fn safe_but_for(&self, ground: &Ground, color: usize, but: Set) -> Set {
        let own = ground.stones[color];
        let empty = self.all & !ground.occupied();
        let mut chains = Vec::new();
        let mut left = own;
        while left != 0 {
            let chain = self.flood(own, left & left.wrapping_neg());
            chains.push((chain, self.around(chain)));
            left &= !chain;
        }
        let mut regions = Vec::new();
        let mut left = self.all & !own;
        while left != 0 {
            let region = self.flood(self.all & !own, left & left.wrapping_neg());
            if region & (self.wall[1 - color] | but) == 0 {
                regions.push((region, self.around(region) & own));
            }
            left &= !region;
        }
        let mut safe = own;
        loop {
            let before = safe;
            regions.retain(|&(_, border)| border & !safe == 0);
            for &(chain, near) in &chains {
                if chain & safe == 0 || chain & self.wall[color] != 0 {
                    continue;
                }
                let vital =
                    |&&(region, _): &&(Set, Set)| region & near != 0 && region & empty & !near == 0;
                if regions.iter().filter(vital).count() < 2 {
                    safe &= !chain;
                }
            }
            if safe == before {
                return safe;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use loja_ground::Shape;

    use super::*;
    use crate::jrg89::dice::number;
    use crate::jrg89::{State, Turn};

    #[test]
    fn random_lines_are_those_of_the_plain_states() -> Result<(), String> {
        let mut dice = 12;
        let boards = [
            Board::rectangle(4, 4),
            Board::rectangle(5, 2),
            Board::shaped(Shape::Torus, 4, 3, |_, _| true),
        ];
        for game in 0..300 {
            let board = Arc::new(boards[game % boards.len()].clone());
            let none = ByColor {
                black: PointSet::new(),
                white: PointSet::new(),
            };
            let arena = Arena::new(&board, &none, &board.locations()).ok_or("small")?;
            let mut state = State::start(Arc::clone(&board), none, Color::Black)
                .map_err(|fault| format!("{fault:?}"))?;
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
                let Some(&turn) = turns.get(number(&mut dice, turns.len())) else {
                    break;
                };
                state = state.after(turn).map_err(|why| why.to_string())?;
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
        // A white stone beside it belongs to it.
        let white = Ground {
            stones: [0, 0b10],
            marks: 0,
        };
        assert_eq!(arena.chain(&white, 1, 1), (0b10, None));
        assert!(arena.is_safe(&white, 1, 1));
        Ok(())
    }

    #[test]
    fn two_eyes_are_safe() {
        let board = Board::rectangle(5, 2);
        let none = ByColor {
            black: PointSet::new(),
            white: PointSet::new(),
        };
        let arena = Arena::new(&board, &none, &board.locations());
        // . x . x .
        // x x x x x
        let eyes = Ground {
            stones: [0b11111_01010, 0],
            marks: 0,
        };
        let open = Ground {
            stones: [0b11111_01000, 0],
            marks: 0,
        };
        let safe = |ground| {
            arena
                .as_ref()
                .map(|arena| (arena.safe(ground, 0), arena.is_safe(ground, 0, 5)))
        };
        assert_eq!(safe(&eyes), Some((0b11111_01010, true)));
        assert_eq!(safe(&open), Some((0b11111_01000, true)));
        let one = Ground {
            stones: [0b11111_11010, 0],
            marks: 0,
        };
        assert_eq!(safe(&one).map(|(_, safe)| safe), Some(true));
        let lone = Ground {
            stones: [0b11111_11011, 0],
            marks: 0,
        };
        assert_eq!(safe(&lone), Some((0, false)));
    }
}
