//! Where local games are played: stones by B4 on a part, and how a position is taken apart.

use super::position::{Cell, Part};
use crate::arena::Arena;
use crate::lemma::is_dead_space;

/// All members of the set; those outside the present part count as safe stones.
#[derive(Debug)]
pub(crate) struct Field {
    at: Vec<Cell>,
    mark: Option<usize>,
    met: Vec<u64>,
    searches: u64,
    waiting: Vec<usize>,
    chain: Vec<usize>,
    captured: Vec<usize>,
    chain_of: Vec<usize>,
    region: Vec<usize>,
    /// Whether dead parts are distinguished.
    tells_dead: bool,
    /// Whether some part was dead.
    pub(crate) told_dead: bool,
}

#[derive(Clone, Copy)]
struct Chain {
    is_safe: bool,
    touches_safe: bool,
    eyes: usize,
    /// The last region counted as an eye of the chain.
    asked: usize,
}

impl Field {
    pub(crate) fn new(members: usize, tells_dead: bool) -> Field {
        Field {
            at: vec![Cell::Safe; members],
            mark: None,
            met: vec![0; members],
            searches: 0,
            waiting: Vec::new(),
            chain: Vec::new(),
            captured: Vec::new(),
            chain_of: vec![0; members],
            region: Vec::new(),
            tells_dead,
            told_dead: false,
        }
    }

    pub(crate) fn lay(&mut self, cells: &[(usize, Cell)], mark: Option<usize>) {
        for &(x, cell) in cells {
            self.at[x] = cell;
        }
        self.mark = mark;
    }

    pub(crate) fn clear(&mut self, cells: &[(usize, Cell)]) {
        for &(x, _) in cells {
            self.at[x] = Cell::Safe;
        }
        self.mark = None;
    }

    pub(crate) fn at(&self, x: usize) -> Cell {
        self.at[x]
    }

    pub(crate) fn mark(&self) -> Option<usize> {
        self.mark
    }

    /// A pass takes the mark away.
    pub(crate) fn pass(&mut self) {
        self.mark = None;
    }

    /// Plays a stone by B4 without marks and says whether it was legal; if not, nothing changes.
    pub(crate) fn play(&mut self, arena: &Arena, x: usize, color: Cell) -> bool {
        // B4.2
        if self.at[x] != Cell::Empty {
            return false;
        }
        // B4.3
        self.at[x] = color;
        // B4.4
        let enemy = match color {
            Cell::Own => Cell::Other,
            _ => Cell::Own,
        };
        self.captured.clear();
        self.searches += 1;
        for y in arena.near(x) {
            if self.at[y] == enemy && self.met[y] != self.searches && !self.breathes(arena, y) {
                self.captured.extend_from_slice(&self.chain);
            }
        }
        // B4.5
        if self.captured.is_empty() {
            self.searches += 1;
            if !self.breathes(arena, x) {
                self.at[x] = Cell::Empty;
                return false;
            }
        }
        // B4.8, where safe stones are the claimant's and the outside is the refuter's.
        let is_enemy = |y: usize| match color {
            Cell::Own => self.at[y] == Cell::Other,
            _ => matches!(self.at[y], Cell::Own | Cell::Safe),
        };
        let outside = color == Cell::Own || !arena.is_border[x];
        self.mark = match self.captured.as_slice() {
            &[only] if outside && arena.near(x).all(is_enemy) => Some(only),
            _ => None,
        };
        // B4.7
        for &y in &self.captured {
            self.at[y] = Cell::Empty;
        }
        true
    }

    /// Whether the chain has a liberty (D1) or is never captured. If not, `chain` holds all of it. The chain
    /// counts as met.
    fn breathes(&mut self, arena: &Arena, first: usize) -> bool {
        let color = self.at[first];
        self.chain.clear();
        self.waiting.clear();
        self.waiting.push(first);
        self.met[first] = self.searches;
        let mut breathes = false;
        while let Some(x) = self.waiting.pop() {
            self.chain.push(x);
            breathes |= color == Cell::Other && arena.is_border[x];
            for y in arena.near(x) {
                match self.at[y] {
                    Cell::Empty => breathes = true,
                    Cell::Safe => breathes |= color == Cell::Own,
                    cell if cell == color && self.met[y] != self.searches => {
                        self.met[y] = self.searches;
                        self.waiting.push(y);
                    }
                    Cell::Own | Cell::Other => {}
                }
            }
        }
        breathes
    }

    /// Makes chains safe and returns the parts left. With the vow, only chains that touch safe stones become
    /// safe.
    pub(crate) fn take_apart(
        &mut self,
        arena: &Arena,
        members: &[(usize, Cell)],
        vow: bool,
    ) -> Vec<Part> {
        self.absorb(arena, members, vow);
        self.parts(arena, members)
    }

    pub(crate) fn parts_beside(
        &mut self,
        arena: &Arena,
        members: &[(usize, Cell)],
        stone: usize,
    ) -> Vec<Part> {
        self.secure(arena, stone);
        self.parts(arena, members)
    }

    fn secure(&mut self, arena: &Arena, stone: usize) {
        self.searches += 1;
        self.flood(arena, stone, |cell| cell == Cell::Own);
        for &x in &self.region {
            self.at[x] = Cell::Safe;
        }
    }

    pub(crate) fn has_rooms(&mut self, arena: &Arena, members: &[(usize, Cell)]) -> bool {
        let mut done = vec![false; arena.len()];
        members.iter().any(|&(stone, cell)| {
            if cell != Cell::Own || done[stone] {
                return false;
            }
            self.secure(arena, stone);
            let body = std::mem::take(&mut self.region);
            let near = body.iter().flat_map(|&x| arena.near(x));
            let liberties: Vec<usize> = near.filter(|&x| self.at[x] == Cell::Empty).collect();
            if let Some(&first) = liberties.first() {
                self.searches += 1;
                self.flood(arena, first, |cell| cell != Cell::Safe);
            }
            for x in body {
                (done[x], self.at[x]) = (true, Cell::Own);
            }
            liberties.iter().any(|&x| self.met[x] != self.searches)
        })
    }

    fn parts(&mut self, arena: &Arena, members: &[(usize, Cell)]) -> Vec<Part> {
        let mut parts = Vec::new();
        self.searches += 1;
        for &(first, _) in members {
            if self.at[first] == Cell::Safe || self.met[first] == self.searches {
                continue;
            }
            self.flood(arena, first, |cell| cell != Cell::Safe);
            let beside = |x: usize| arena.near(x).any(|y| self.at[y] == Cell::Safe);
            let mut region = self.region.iter().copied();
            let is_fillable = region.clone().all(|x| beside(x) && !arena.is_border[x]);
            let has_breath = region.any(|x| self.at[x] == Cell::Empty && beside(x));
            self.region.sort_unstable();
            let cells = self.region.iter().map(|&x| (x, self.at[x]));
            let is_dead = self.tells_dead && !is_fillable && self.is_dead(arena);
            self.told_dead |= is_dead;
            parts.push(Part {
                cells: cells.collect(),
                is_fillable,
                is_dead,
                has_breath,
                vow: false,
            });
        }
        parts
    }

    fn is_dead(&self, arena: &Arena) -> bool {
        let bare = |&x: &usize| self.at[x] != Cell::Own && !arena.is_border[x];
        let beside = |x: usize| arena.near(x).any(|y| self.at[y] == Cell::Safe);
        let inner = self.region.iter().copied().filter(|&x| !beside(x));
        // One more than there may be.
        let inner: Vec<usize> = inner.take(3).collect();
        self.region.iter().all(bare) && is_dead_space(arena, &inner)
    }

    fn absorb(&mut self, arena: &Arena, members: &[(usize, Cell)], vow: bool) {
        let mut chains: Vec<Chain> = Vec::new();
        self.searches += 1;
        for &(first, _) in members {
            if self.at[first] != Cell::Own || self.met[first] == self.searches {
                continue;
            }
            self.flood(arena, first, |cell| cell == Cell::Own);
            let mut touches_safe = false;
            for &x in &self.region {
                self.chain_of[x] = chains.len();
                touches_safe |= arena.near(x).any(|y| self.at[y] == Cell::Safe);
            }
            chains.push(Chain {
                is_safe: true,
                touches_safe,
                eyes: 0,
                asked: usize::MAX,
            });
        }
        loop {
            if !vow {
                self.count_eyes(arena, members, &mut chains);
            }
            let mut changed = false;
            for chain in &mut chains {
                if chain.is_safe && !chain.touches_safe && chain.eyes < 2 {
                    chain.is_safe = false;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        for &(x, _) in members {
            if self.at[x] == Cell::Own && chains[self.chain_of[x]].is_safe {
                self.at[x] = Cell::Safe;
            }
        }
    }

    fn count_eyes(&mut self, arena: &Arena, members: &[(usize, Cell)], chains: &mut [Chain]) {
        for chain in &mut *chains {
            (chain.eyes, chain.asked) = (0, usize::MAX);
        }
        self.searches += 1;
        for &(first, _) in members {
            // A stone of such a chain is in no region. A region with another stone of the claimant is no
            // eye: the stone would belong to the chain.
            if self.at[first] == Cell::Own || self.met[first] == self.searches {
                continue;
            }
            let is_eye = self.empty_region(arena, first, chains);
            if !is_eye {
                continue;
            }
            for around in arena.near(first) {
                if self.at[around] != Cell::Own {
                    continue;
                }
                let number = self.chain_of[around];
                let chain = &mut chains[number];
                if !chain.is_safe || chain.asked == first {
                    continue;
                }
                chain.asked = first;
                let touches = |&x: &usize| {
                    let mut near = arena.near(x);
                    near.any(|y| self.at[y] == Cell::Own && self.chain_of[y] == number)
                };
                chain.eyes += usize::from(self.region.iter().all(touches));
            }
        }
    }

    /// Floods a region without the claimant's stones, and says whether it has no neighbour outside the set and
    /// only safe candidates beside it.
    fn empty_region(&mut self, arena: &Arena, first: usize, chains: &[Chain]) -> bool {
        self.flood(arena, first, |cell| {
            matches!(cell, Cell::Empty | Cell::Other)
        });
        let loose = |y: usize| self.at[y] == Cell::Own && !chains[self.chain_of[y]].is_safe;
        let sound = |&x: &usize| !arena.is_border[x] && !arena.near(x).any(loose);
        self.region.iter().all(sound)
    }

    fn flood(&mut self, arena: &Arena, first: usize, kind: impl Fn(Cell) -> bool) {
        self.region.clear();
        self.waiting.clear();
        self.waiting.push(first);
        self.met[first] = self.searches;
        while let Some(x) = self.waiting.pop() {
            self.region.push(x);
            for y in arena.near(x) {
                if kind(self.at[y]) && self.met[y] != self.searches {
                    self.met[y] = self.searches;
                    self.waiting.push(y);
                }
            }
        }
    }
}
