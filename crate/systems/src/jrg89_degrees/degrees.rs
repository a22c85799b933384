//! In which degree a stone is alive.
//!
//! A stone is alive in degree 0 when it is uncapturable, in degree N+1 when its capture enables (I6) a new stone that
//! is alive in a degree up to N. So each degree is Pauli's question with another word for the stones that may arise.
//!
//! *Lemma (no degree).* Let D be stones on boards, none of them alive in a degree up to N. Let the search for degree
//! N+1 find each dead, and let every stone that it denied to be alive up to N be in D too. Then none of D is alive in
//! any degree. *Proof.* By induction on M, from N on: no stone of D is alive up to M. In the search for degree M+1 of
//! a stone of D, ask what the search for N+1 asked. What was alive up to N is alive up to M; what was denied is in D,
//! so it isn't. All answers agree, and so does what they show: the stone is not alive in degree M+1. ∎

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::rc::{Rc, Weak};

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::StringStatus;
use crate::japan_1989::{Alive, Arena, Asking, Ground, Parts, Places};

/// A chain on a board, by its first stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stone {
    stones: [u128; 2],
    owner: usize,
    first: usize,
}

pub(super) struct Degrees<'a> {
    board: &'a Board,
    /// The whole board.
    arenas: &'a [Option<Arena>],
    asking: &'a Asking<'a>,
    known: RefCell<HashMap<(Stone, u8), bool>>,
    /// Stones that a search heard are not alive up to this degree.
    denied: RefCell<HashSet<(Stone, u8)>>,
    /// Searches for each degree, kept from board to board.
    searches: RefCell<HashMap<u8, Parts<'a>>>,
}

impl fmt::Debug for Degrees<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} stones", self.known.borrow().len())
    }
}

#[derive(Debug)]
struct UpTo<'a> {
    degrees: Weak<Degrees<'a>>,
    degree: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Alive in this degree, by a new stone on these locations.
    Alive(u8, PointSet),
    /// Alive in none.
    Dead,
    /// Not found out.
    Open,
}

const HIGHEST: u8 = 6;

/// The most stones asked about for the lemma.
const MOST: usize = 20_000;

impl<'a> Degrees<'a> {
    pub(super) fn new(
        board: &'a Board,
        arenas: &'a [Option<Arena>],
        asking: &'a Asking<'a>,
    ) -> Rc<Degrees<'a>> {
        Rc::new(Degrees {
            board,
            arenas,
            asking,
            known: RefCell::default(),
            denied: RefCell::default(),
            searches: RefCell::default(),
        })
    }

    fn arena(&self) -> Option<&'a Arena> {
        self.arenas.first()?.as_ref()
    }

    fn stone(&self, ground: &Ground, owner: usize, at: usize) -> Option<Stone> {
        let chain = self.arena()?.flood(ground.stones[owner], 1 << at);
        Some(Stone {
            stones: ground.stones,
            owner,
            first: chain.trailing_zeros() as usize,
        })
    }
}

impl<'a> Degrees<'a> {
    fn searches(self: &Rc<Self>, degree: u8, stones: &ByColor<PointSet>) -> Parts<'a> {
        let known = self.searches.borrow_mut().remove(&degree);
        if let Some(mut parts) = known {
            parts.move_to(stones);
            return parts;
        }
        let below = UpTo {
            degrees: Rc::downgrade(self),
            degree: degree - 1,
        };
        let alive: Option<Rc<dyn Alive + 'a>> = match degree {
            1 => None,
            _ => Some(Rc::new(below)),
        };
        Parts::new(self.arenas, stones, self.asking, alive.as_ref())
    }

    /// Whether a stone is uncapturable, or its capture enables one of a lower degree.
    fn in_degree(self: &Rc<Self>, stone: Stone, degree: u8, nodes: u64) -> StringStatus {
        let Some(arena) = self.arena() else {
            return StringStatus::Open;
        };
        let [black, white] = stone.stones.map(|set| arena.points_of(set));
        let stones = ByColor { black, white };
        let color = Color::ALL[stone.owner];
        let chain = arena.points_of(arena.flood(stone.stones[stone.owner], 1 << stone.first));
        let Some(first) = chain.iter().next() else {
            return StringStatus::Open;
        };
        let asked = Places::new(self.board, &stones, false).of(color, chain, first);
        let mut parts = self.searches(degree, &stones);
        let status = parts.status(&asked, &stones, nodes, |stone| stone.by_pauli());
        self.searches.borrow_mut().insert(degree, parts);
        status
    }

    fn is_alive(self: &Rc<Self>, stone: Stone, up_to: u8, nodes: u64) -> Option<bool> {
        for degree in 1..=up_to {
            let known = self.known.borrow().get(&(stone, degree)).copied();
            let alive = match known {
                Some(alive) => alive,
                None => match self.in_degree(stone, degree, nodes) {
                    StringStatus::Open => return None,
                    status => status != StringStatus::Dead,
                },
            };
            self.known.borrow_mut().insert((stone, degree), alive);
            if alive {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The degree above `up_to` of a stone that is not alive up to it.
    fn above(self: &Rc<Self>, stone: Stone, up_to: u8, nodes: u64) -> Found {
        let mut degrees = up_to + 1..=HIGHEST;
        let found = degrees.find_map(|degree| self.next(stone, degree, nodes));
        found.unwrap_or(Found::Open)
    }

    /// Searches the next degree for a stone alive in none below.
    ///
    /// `None` if it isn't alive in it, but another that it was asked about is.
    fn next(self: &Rc<Self>, root: Stone, degree: u8, nodes: u64) -> Option<Found> {
        let mut seen = HashSet::from([root]);
        let mut left = vec![root];
        while let Some(stone) = left.pop() {
            self.denied.borrow_mut().clear();
            match self.in_degree(stone, degree, nodes) {
                StringStatus::Dead => {}
                StringStatus::Enabled(set) if stone == root => {
                    return Some(Found::Alive(degree, set));
                }
                StringStatus::Open => return Some(Found::Open),
                _ => return None,
            }
            let denied = self.denied.borrow();
            let denied = denied.iter().filter(|(_, up_to)| *up_to == degree - 1);
            left.extend(
                denied
                    .map(|&(stone, _)| stone)
                    .filter(|&stone| seen.insert(stone)),
            );
            if seen.len() > MOST {
                return Some(Found::Open);
            }
        }
        Some(Found::Dead)
    }
}

impl Alive for UpTo<'_> {
    fn is_alive(&self, ground: &Ground, owner: usize, at: usize, nodes: u64) -> Option<bool> {
        let degrees = self.degrees.upgrade()?;
        let stone = degrees.stone(ground, owner, at)?;
        let alive = degrees.is_alive(stone, self.degree, nodes)?;
        if !alive {
            degrees.denied.borrow_mut().insert((stone, self.degree));
        }
        Some(alive)
    }
}

/// The degree of a stone that is dead for Pauli, so in neither of the first two.
pub(super) fn degree(
    degrees: &Rc<Degrees<'_>>,
    stones: &ByColor<PointSet>,
    (color, at): (Color, Point),
    nodes: u64,
) -> Found {
    let Some(arena) = degrees.arena() else {
        return Found::Open;
    };
    let ground = arena.ground(stones);
    let one = arena.set(&[at].into_iter().collect());
    let owner = usize::from(color == Color::White);
    let Some(root) = degrees.stone(&ground, owner, one.trailing_zeros() as usize) else {
        return Found::Open;
    };
    degrees.above(root, 1, nodes)
}

#[cfg(test)]
mod tests {
    use loja_search::Control;
    use loja_testkit::drawn;

    use super::*;
    use crate::japan_1989::Ablation;

    fn of_white(row: &str) -> Found {
        let (board, stones) = drawn(&[row]);
        let (control, lemmas) = (Control::default(), Ablation::default());
        let asking = Asking {
            control: &control,
            lemmas,
        };
        let arenas = [Arena::new(&board, &stones, &board.locations())];
        let degrees = Degrees::new(&board, &arenas, &asking);
        let last = stones.white.iter().last();
        last.map_or(Found::Open, |at| {
            degree(&degrees, &stones, (Color::White, at), 1_000_000)
        })
    }

    #[test]
    fn two_of_four_in_a_row_are_alive_in_degree_two() {
        assert!(matches!(of_white("x.oo"), Found::Alive(2, _)));
    }

    #[test]
    fn a_stone_that_only_dead_ones_come_after_is_dead() {
        assert_eq!(of_white(".o"), Found::Dead);
    }
}
