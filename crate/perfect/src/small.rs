//! Boards of at most sixteen locations as bit sets.

use std::sync::Arc;

use loja_rules::{Board, PointSet};

/// A set of locations, one bit each.
pub type Set = u16;

/// The most locations.
pub const MOST: usize = 16;

/// With fewer symmetries, the search only takes longer.
const MOST_WAYS: usize = 1_200;

/// A board that is small enough.
#[derive(Clone, Debug)]
pub struct Small {
    board: Arc<Board>,
    neighbors: Vec<Set>,
    ways: Vec<Way>,
}

/// A symmetry: a permutation that preserves neighbours.
#[derive(Clone, Debug)]
pub struct Way {
    /// The image of each location.
    to: Vec<u8>,
    /// Images of sets, by lower and upper eight bits.
    low: Box<[Set; 256]>,
    high: Box<[Set; 256]>,
}

impl Way {
    fn new(to: Vec<u8>) -> Way {
        let image = |bits: usize, first: usize| -> Set {
            (0..8)
                .filter(|bit| bits >> bit & 1 == 1)
                .filter_map(|bit| to.get(first + bit))
                .fold(0, |set, &at| set | 1 << at)
        };
        Way {
            low: Box::new(std::array::from_fn(|bits| image(bits, 0))),
            high: Box::new(std::array::from_fn(|bits| image(bits, 8))),
            to,
        }
    }

    /// The image of a location.
    #[must_use]
    pub fn at(&self, location: usize) -> usize {
        self.to.get(location).map_or(location, |&at| at.into())
    }

    /// The image of a set.
    #[must_use]
    pub fn of(&self, set: Set) -> Set {
        self.low[usize::from(set & 0xff)] | self.high[usize::from(set >> 8)]
    }
}

impl Small {
    /// `None` if the board is too large.
    #[must_use]
    pub fn new(board: &Arc<Board>) -> Option<Small> {
        if board.len() > MOST {
            return None;
        }
        let neighbors: Vec<Set> = board
            .points()
            .map(|x| {
                let near = board.neighbors(x).iter();
                near.fold(0, |set, y| set | 1 << y.index())
            })
            .collect();
        let ways = ways(&neighbors);
        Some(Small {
            board: Arc::clone(board),
            neighbors,
            ways,
        })
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The number of locations.
    #[must_use]
    pub fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// Whether there is no location.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.neighbors.is_empty()
    }

    /// All locations.
    #[must_use]
    pub fn all(&self) -> Set {
        (0..self.len()).fold(0, |set, at| set | 1 << at)
    }

    /// The neighbours of a location.
    #[must_use]
    pub fn beside(&self, location: usize) -> Set {
        self.neighbors.get(location).copied().unwrap_or(0)
    }

    /// A set's neighbours, members or not.
    #[must_use]
    pub fn around(&self, set: Set) -> Set {
        members(set).fold(0, |all, at| all | self.beside(at))
    }

    /// The connected part of a set around a location.
    #[must_use]
    pub fn chain(&self, location: usize, within: Set) -> Set {
        let mut chain: Set = 1 << location;
        loop {
            let more = chain | self.around(chain) & within;
            if more == chain {
                return chain;
            }
            chain = more;
        }
    }

    /// The symmetries, the identity first.
    #[must_use]
    pub fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// The set in the rules' form.
    #[must_use]
    pub fn points(&self, set: Set) -> PointSet {
        let inside = |point: &loja_rules::Point| set >> point.index() & 1 == 1;
        self.board.points().filter(inside).collect()
    }

    /// Converts a set, without points beyond the board.
    #[must_use]
    pub fn bits(&self, set: &PointSet) -> Set {
        let on_board = set.iter().filter(|point| self.board.has(*point));
        on_board.fold(0, |bits, point| bits | 1 << point.index())
    }
}

/// The members in ascending order.
pub fn members(set: Set) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let at = rest.trailing_zeros() as usize;
        rest &= rest.checked_sub(1)?;
        Some(at)
    })
}

/// Extends permutations location by location.
fn ways(neighbors: &[Set]) -> Vec<Way> {
    let mut found = Vec::new();
    extend(neighbors, &mut Vec::new(), &mut found);
    if found.is_empty() {
        found.push(
            (0..neighbors.len())
                .filter_map(|at| u8::try_from(at).ok())
                .collect(),
        );
    }
    found.into_iter().map(Way::new).collect()
}

fn extend(neighbors: &[Set], to: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    let next = to.len();
    if next == neighbors.len() {
        found.push(to.clone());
        return;
    }
    for image in 0..neighbors.len() {
        let Ok(place) = u8::try_from(image) else {
            return;
        };
        let keeps = |(before, &at): (usize, &u8)| {
            (neighbors[next] >> before & 1) == (neighbors[image] >> at & 1)
        };
        let fits = neighbors[next].count_ones() == neighbors[image].count_ones()
            && !to.contains(&place)
            && to.iter().enumerate().all(keeps);
        if fits && found.len() < MOST_WAYS {
            to.push(place);
            extend(neighbors, to, found);
            to.pop();
        }
    }
}
