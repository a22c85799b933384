//! In which degree a stone is alive.
//!
//! A stone is alive in degree 0 when it is uncapturable, in degree N+1 when its capture enables (I6) a new stone that is alive in a degree of 0 to N. So
//! each degree is Pauli's question once more, with another word for the stones that may arise.
//!
//! *Lemma (no degree).* Let D be stones on boards, none of them alive in a degree up to N, and let the search for degree N+1 find each of
//! them dead, where every stone that it denied to be alive up to N is in D too. Then none of D is alive in any degree.
//! *Proof.* By induction on M, from N on: no stone of D is alive up to M. In the search for degree M+1 of a stone of D ask the same as in that for N+1. What was
//! alive up to N is so up to M, and what was denied is in D, so it isn't. All answers are the same, and so is what they show: the stone is not alive in degree
//! M+1. ∎

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::rc::Rc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::StringStatus;
use crate::jrg89::{Alive, Arena, Asking, Ground, Parts, Places};

/// A chain on a board, by the first of its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stone {
    stones: [u128; 2],
    owner: usize,
    first: usize,
}

/// What is known of stones on one board of locations.
pub(super) struct Degrees<'a> {
    board: &'a Board,
    /// The whole board.
    arenas: &'a [Option<Arena>],
    asking: &'a Asking<'a>,
    /// Whether they are alive in a degree up to this one.
    known: RefCell<HashMap<(Stone, u8), bool>>,
    /// Those of which a search was told that they are not.
    denied: RefCell<HashSet<(Stone, u8)>>,
}

impl fmt::Debug for Degrees<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} stones", self.known.borrow().len())
    }
}

/// What is alive in a degree up to this one.
#[derive(Clone, Debug)]
struct UpTo<'a> {
    degrees: Rc<Degrees<'a>>,
    degree: u8,
}

/// What the degrees say of a stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Alive in this degree, by a new stone on these locations.
    Alive(u8, PointSet),
    /// Alive in none.
    Dead,
    /// Not found out.
    Open,
}

/// No degree above this one is asked for.
const HIGHEST: u8 = 6;

/// No more stones are asked about for the lemma.
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

impl<'a> UpTo<'a> {
    fn below(&self, degree: u8) -> Rc<dyn Alive + 'a> {
        Rc::new(UpTo {
            degree: degree - 1,
            ..self.clone()
        })
    }

    /// Whether a stone is uncapturable, or its capture enables one of a degree below this one.
    fn in_degree(&self, stone: Stone, degree: u8, nodes: u64) -> StringStatus {
        let Degrees {
            board,
            arenas,
            asking,
            ..
        } = &*self.degrees;
        let Some(arena) = self.degrees.arena() else {
            return StringStatus::Open;
        };
        let [black, white] = stone.stones.map(|set| arena.points_of(set));
        let stones = ByColor { black, white };
        let color = Color::ALL[stone.owner];
        let chain = arena.points_of(arena.flood(stone.stones[stone.owner], 1 << stone.first));
        let Some(first) = chain.iter().next() else {
            return StringStatus::Open;
        };
        let asked = Places::new(board, &stones, false).of(color, chain, first);
        let alive = (degree > 1).then(|| self.below(degree));
        let mut parts = Parts::new(arenas, &stones, asking, alive.as_ref());
        parts.status(&asked, &stones, nodes, |stone| stone.by_pauli())
    }

    /// Whether a stone is alive in a degree up to this one.
    fn knows(&self, stone: Stone, nodes: u64) -> Option<bool> {
        let key = (stone, self.degree);
        if let Some(&known) = self.degrees.known.borrow().get(&key) {
            return Some(known);
        }
        let mut alive = false;
        for degree in 1..=self.degree {
            match self.in_degree(stone, degree, nodes) {
                StringStatus::Open => return None,
                StringStatus::Dead => {}
                _ => alive = true,
            }
            if alive {
                break;
            }
        }
        self.degrees.known.borrow_mut().insert(key, alive);
        Some(alive)
    }

    /// In which degree a stone is alive that is not alive up to this one.
    fn above(&self, root: Stone, nodes: u64) -> Found {
        let mut up_to = self.clone();
        while up_to.degree < HIGHEST {
            match up_to.next(root, nodes) {
                Some(found) => return found,
                None => up_to.degree += 1,
            }
        }
        Found::Open
    }

    /// The same for the next degree only; `None` where it is not alive in that either, and others are that it was asked about.
    fn next(&self, root: Stone, nodes: u64) -> Option<Found> {
        let degree = self.degree + 1;
        let mut seen = HashSet::from([root]);
        let mut left = vec![root];
        while let Some(stone) = left.pop() {
            self.degrees.denied.borrow_mut().clear();
            match self.in_degree(stone, degree, nodes) {
                StringStatus::Dead => {}
                StringStatus::Enabled(set) if stone == root => {
                    return Some(Found::Alive(degree, set));
                }
                StringStatus::Open => return Some(Found::Open),
                _ => return None,
            }
            let denied = self.degrees.denied.borrow();
            let denied = denied.iter().filter(|(_, up_to)| *up_to == self.degree);
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
        let stone = self.degrees.stone(ground, owner, at)?;
        let alive = self.knows(stone, nodes)?;
        if !alive {
            self.degrees
                .denied
                .borrow_mut()
                .insert((stone, self.degree));
        }
        Some(alive)
    }
}

/// In which degree a stone is alive that Pauli's reading has dead: it is alive in neither of the first two.
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
    let up_to = UpTo {
        degrees: Rc::clone(degrees),
        degree: 1,
    };
    up_to.above(root, nodes)
}
