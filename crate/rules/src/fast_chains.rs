//! Chains and liberties of [`FastBoard`](crate::FastBoard), whose module proves the numbers.

use loja_ground::{Board, Color, Point};

use crate::situation::Situation;

// What a location holds: two bits in a key.
const EMPTY: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;
/// Empty with a permanent mark.
const CLOSED: u8 = 3;
/// Fills rows of four neighbours at the edge.
const OUTSIDE: u8 = 4;

/// No location: a board has at most 65,535, from 0.
pub(crate) const NOWHERE: u16 = u16::MAX;

// Parts of `Cell::breath`; with fewer than 2^16 locations, none overflows.
const PERMANENT: u64 = 1 << 32;
const BESIDE_CLOSED: u64 = 1 << 48;
const OWN_BREATH: u64 = BESIDE_CLOSED - 1;

/// A location, with its chain's numbers if it is the head.
///
/// A chain is a ring through `next` whose members name one head. An empty location names itself, so counting at a
/// neighbour's head needn't ask for a stone.
#[derive(Clone, Copy, Debug)]
struct Cell {
    breath: u64,
    head: u16,
    next: u16,
    size: u16,
    what: u8,
    /// The share of a stone here in `breath`: 1 if permanent, 2 if beside an empty location with a permanent mark.
    fixed: u8,
}

impl Cell {
    fn fixed_breath(self) -> u64 {
        u64::from(self.fixed & 1) * PERMANENT + u64::from(self.fixed >> 1) * BESIDE_CLOSED
    }
}

/// All neighbours in one array. Rows of exactly four, enough on most boards, save 10 to 20 % of a game.
#[derive(Debug)]
pub(crate) enum Graph {
    Four(Vec<[u16; 4]>),
    Any { starts: Vec<usize>, list: Vec<u16> },
}

pub(crate) trait Neighbors {
    fn of(&self, x: u16) -> &[u16];
}

pub(crate) struct Four<'a>(pub(crate) &'a [[u16; 4]]);
pub(crate) struct Any<'a>(pub(crate) &'a [usize], pub(crate) &'a [u16]);

impl Neighbors for Four<'_> {
    #[inline]
    fn of(&self, x: u16) -> &[u16] {
        &self.0[usize::from(x)]
    }
}

impl Neighbors for Any<'_> {
    #[inline]
    fn of(&self, x: u16) -> &[u16] {
        let x = usize::from(x);
        &self.1[self.0[x]..self.0[x + 1]]
    }
}

const fn stone(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// Word and shift in `packed`.
#[inline]
fn place(x: u16) -> (usize, u32) {
    (usize::from(x) / 32, u32::from(x) % 32 * 2)
}

pub(crate) fn number(point: Point) -> u16 {
    point.number()
}

#[derive(Debug)]
pub(crate) struct Chains {
    cells: Vec<Cell>,
    packed: Vec<u64>,
    /// Heads of captured chains, and pairs of heads of joined ones.
    trail: Vec<(u16, u16)>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Put {
    before: Cell,
    captures: u16,
    joins: u16,
    /// The number of captured stones.
    pub(crate) taken: u32,
    /// The location marked now (B4.8), or [`NOWHERE`].
    pub(crate) ko: u16,
}

impl Clone for Chains {
    fn clone(&self) -> Chains {
        Chains {
            cells: self.cells.clone(),
            packed: self.packed.clone(),
            trail: self.trail.clone(),
        }
    }

    fn clone_from(&mut self, source: &Chains) {
        self.cells.clone_from(&source.cells);
        self.packed.clone_from(&source.packed);
        self.trail.clone_from(&source.trail);
    }
}

impl Chains {
    pub(crate) fn new(near: &impl Neighbors, board: &Board, situation: &Situation) -> Chains {
        let mut chains = Chains {
            cells: cells(board, situation),
            packed: vec![0; board.len().div_ceil(32)],
            trail: Vec::new(),
        };
        for x in board.points().map(number) {
            let what = chains.what(x);
            let (word, shift) = place(x);
            chains.packed[word] |= u64::from(what) << shift;
            if matches!(what, BLACK | WHITE) {
                chains.join(near, x);
            }
        }
        chains.forget();
        chains
    }

    pub(crate) fn forget(&mut self) {
        self.trail.clear();
    }

    /// Two bits a location: none, black, white, permanently closed.
    pub(crate) fn packed(&self) -> &[u64] {
        &self.packed
    }

    fn what(&self, x: u16) -> u8 {
        self.cells[usize::from(x)].what
    }

    #[inline]
    pub(crate) fn color(&self, x: usize) -> Option<Color> {
        match self.cells.get(x)?.what {
            BLACK => Some(Color::Black),
            WHITE => Some(Color::White),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn head(&self, x: u16) -> u16 {
        self.cells[usize::from(x)].head
    }

    #[inline]
    pub(crate) fn next(&self, x: u16) -> u16 {
        self.cells[usize::from(x)].next
    }

    #[inline]
    pub(crate) fn size(&self, x: u16) -> usize {
        usize::from(self.cells[usize::from(self.head(x))].size)
    }

    /// B4.2 without temporary marks.
    #[inline]
    pub(crate) fn is_open(&self, x: u16) -> bool {
        self.cells
            .get(usize::from(x))
            .is_some_and(|cell| cell.what == EMPTY)
    }

    /// B4.5, and as much of B4.4 as it needs.
    #[inline]
    pub(crate) fn breathes(&self, near: &impl Neighbors, x: u16, color: Color) -> bool {
        let row = near.of(x);
        row.iter().any(|&y| self.what(y) == EMPTY) || self.breathes_by_chains(row, stone(color))
    }

    /// B4.5 without an empty unmarked neighbour: the stone captures a chain with no other liberty, or joins one
    /// that has another.
    fn breathes_by_chains(&self, row: &[u16], own: u8) -> bool {
        row.iter().any(|&y| {
            let Cell { head, what, .. } = self.cells[usize::from(y)];
            if what != BLACK && what != WHITE {
                return false;
            }
            let mut breath = self.cells[usize::from(head)].breath;
            if what == own {
                breath &= OWN_BREATH;
            }
            // Counting contacts is slow beside thousands of neighbours, and needed only where they could
            // be all the chain's liberties.
            if breath > row.len() as u64 {
                return what == own;
            }
            let same = |&&z: &&u16| self.cells[usize::from(z)].head == head;
            let contacts = row.iter().filter(same).count() as u64;
            (breath == contacts) != (what == own)
        })
    }

    /// The chain's only liberty, if nothing else keeps it on the board.
    pub(crate) fn last_liberty(&self, near: &impl Neighbors, x: u16) -> u16 {
        let Cell { head, what, .. } = self.cells[usize::from(x)];
        // Permanent stones, and permanently closed locations beside it, keep a chain forever.
        let breath = self.cells[usize::from(head)].breath;
        if !matches!(what, BLACK | WHITE) || breath >= PERMANENT {
            return NOWHERE;
        }
        let (mut only, mut at) = (NOWHERE, head);
        loop {
            for &y in near.of(at) {
                if self.what(y) != EMPTY || y == only {
                    continue;
                }
                if only != NOWHERE {
                    return NOWHERE;
                }
                only = y;
            }
            at = self.cells[usize::from(at)].next;
            if at == head {
                return only;
            }
        }
    }

    /// B4.3 to B4.8 for a legal stone.
    #[inline]
    pub(crate) fn put(&mut self, near: &impl Neighbors, x: u16, color: Color) -> Put {
        let (own, enemy) = (stone(color), stone(color.other()));
        let before = self.cells[usize::from(x)];
        let mut put = Put {
            before,
            captures: 0,
            joins: 0,
            taken: 0,
            ko: NOWHERE,
        };
        let row = near.of(x);

        // B4.3
        let mut breath = before.fixed_breath();
        let (mut walled, mut taking, mut joining) = (true, false, false);
        for &y in row {
            let Cell { head, what, .. } = self.cells[usize::from(y)];
            let chain = &mut self.cells[usize::from(head)];
            chain.breath = chain.breath.wrapping_sub(1);
            breath += u64::from(what == EMPTY);
            taking |= what == enemy && chain.breath == 0;
            joining |= what == own;
            walled &= what == enemy || what == OUTSIDE;
        }
        self.cells[usize::from(x)] = Cell {
            breath,
            head: x,
            next: x,
            size: 1,
            what: own,
            ..before
        };
        let (word, shift) = place(x);
        self.packed[word] |= u64::from(own) << shift;

        // B4.4, B4.6 to B4.8
        if taking {
            for &y in row {
                let Cell { head, what, .. } = self.cells[usize::from(y)];
                let chain = self.cells[usize::from(head)];
                if what == enemy && chain.breath == 0 {
                    self.capture(near, head);
                    self.trail.push((head, NOWHERE));
                    put.captures += 1;
                    put.taken += u32::from(chain.size);
                    put.ko = head;
                }
            }
            if put.taken != 1 || !walled {
                put.ko = NOWHERE;
            }
        }
        if joining {
            put.joins = self.join(near, x);
        }
        put
    }

    /// Reverts the steps of [`put`](Chains::put), last first, even values at empty locations and former heads,
    /// which earlier steps need.
    pub(crate) fn take(&mut self, near: &impl Neighbors, x: u16, color: Color, put: &Put) {
        for _ in 0..put.joins {
            let Some((large, small)) = self.trail.pop() else {
                break;
            };
            self.cross(large, small);
            self.rename(small, small);
            let Cell { breath, size, .. } = self.cells[usize::from(small)];
            let chain = &mut self.cells[usize::from(large)];
            chain.breath -= breath;
            chain.size -= size;
        }
        for _ in 0..put.captures {
            let Some((head, _)) = self.trail.pop() else {
                break;
            };
            self.around(near, head, -1);
            self.restore(head, stone(color.other()));
        }
        for &y in near.of(x) {
            let head = self.cells[usize::from(y)].head;
            let chain = &mut self.cells[usize::from(head)];
            chain.breath = chain.breath.wrapping_add(1);
        }
        self.cells[usize::from(x)] = put.before;
        let (word, shift) = place(x);
        self.packed[word] &= !(3 << shift);
    }

    /// Captures a chain. All members become empty before neighbours count them, so the counting is exactly
    /// reversible.
    fn capture(&mut self, near: &impl Neighbors, head: u16) {
        let mut x = head;
        loop {
            let cell = &mut self.cells[usize::from(x)];
            cell.what = EMPTY;
            cell.head = x;
            let (word, shift) = place(x);
            self.packed[word] &= !(3 << shift);
            x = cell.next;
            if x == head {
                break;
            }
        }
        self.around(near, head, 1);
    }

    /// Adds to the chains around, or to empty locations, where nobody looks.
    fn around(&mut self, near: &impl Neighbors, head: u16, by: i64) {
        let mut x = head;
        loop {
            for &y in near.of(x) {
                let beside = self.cells[usize::from(y)].head;
                let chain = &mut self.cells[usize::from(beside)];
                chain.breath = chain.breath.wrapping_add_signed(by);
            }
            x = self.cells[usize::from(x)].next;
            if x == head {
                break;
            }
        }
    }

    /// Joins X's chain and adjacent ones of its colour, the smaller into the larger.
    #[inline]
    fn join(&mut self, near: &impl Neighbors, x: u16) -> u16 {
        let Cell {
            what: own,
            head: mut mine,
            ..
        } = self.cells[usize::from(x)];
        let mut joins = 0;
        for &y in near.of(x) {
            let Cell { head, what, .. } = self.cells[usize::from(y)];
            if what != own || head == mine {
                continue;
            }
            let larger = self.cells[usize::from(head)].size >= self.cells[usize::from(mine)].size;
            let (large, small) = if larger { (head, mine) } else { (mine, head) };
            self.rename(small, large);
            let Cell { breath, size, .. } = self.cells[usize::from(small)];
            let chain = &mut self.cells[usize::from(large)];
            chain.breath += breath;
            chain.size += size;
            self.cross(large, small);
            self.trail.push((large, small));
            joins += 1;
            mine = large;
        }
        joins
    }

    fn rename(&mut self, ring: u16, head: u16) {
        let mut x = ring;
        loop {
            let cell = &mut self.cells[usize::from(x)];
            cell.head = head;
            x = cell.next;
            if x == ring {
                break;
            }
        }
    }

    #[inline]
    fn cross(&mut self, a: u16, b: u16) {
        let (after_a, after_b) = (
            self.cells[usize::from(a)].next,
            self.cells[usize::from(b)].next,
        );
        self.cells[usize::from(a)].next = after_b;
        self.cells[usize::from(b)].next = after_a;
    }

    fn restore(&mut self, head: u16, enemy: u8) {
        let mut x = head;
        loop {
            let cell = &mut self.cells[usize::from(x)];
            cell.what = enemy;
            cell.head = head;
            let (word, shift) = place(x);
            self.packed[word] |= u64::from(enemy) << shift;
            x = cell.next;
            if x == head {
                break;
            }
        }
    }
}

/// The number after the last location's, at most `Board::MAX_LOCATIONS` and so 16 bits.
fn outside(board: &Board) -> u16 {
    let last = board
        .len()
        .checked_sub(1)
        .and_then(|last| board.point(last));
    last.map_or(0, |last| number(last) + 1)
}

pub(crate) fn graph(board: &Board) -> Graph {
    let outside = outside(board);
    let mut rows = vec![[outside; 4]; board.len()];
    for x in board.points() {
        let near = board.neighbors(x);
        let Some(row) = rows[x.index()].get_mut(..near.len()) else {
            return flat(board);
        };
        for (place, &y) in row.iter_mut().zip(near) {
            *place = number(y);
        }
    }
    Graph::Four(rows)
}

fn flat(board: &Board) -> Graph {
    let mut starts = vec![0];
    let mut list = Vec::new();
    for x in board.points() {
        list.extend(board.neighbors(x).iter().copied().map(number));
        starts.push(list.len());
    }
    Graph::Any { starts, list }
}

/// Each stone is a chain of its own; the outside is last.
fn cells(board: &Board, situation: &Situation) -> Vec<Cell> {
    let what = |x: Point| match situation.color_at(x) {
        Some(color) => stone(color),
        None if situation.permanent.contains(x) => CLOSED,
        None => EMPTY,
    };
    let cell = |x: Point| {
        let near = board.neighbors(x);
        let what_is = what(x);
        let mut cell = Cell {
            breath: 0,
            head: number(x),
            next: number(x),
            size: 1,
            what: what_is,
            fixed: u8::from(what_is != CLOSED && situation.permanent.contains(x))
                | u8::from(near.iter().any(|&y| what(y) == CLOSED)) << 1,
        };
        let open = near.iter().filter(|&&y| what(y) == EMPTY).count();
        cell.breath = cell.fixed_breath() + open as u64;
        cell
    };
    let outside = outside(board);
    let edge = Cell {
        breath: 0,
        head: outside,
        next: outside,
        size: 1,
        what: OUTSIDE,
        fixed: 0,
    };
    board.points().map(cell).chain([edge]).collect()
}
