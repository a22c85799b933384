//! A position of a local game, and the key that tells it from others.

/// The stone or mark on a member of the set, as a local game sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// Not in the part: a stone of the claimant that is safe.
    Safe,
    /// Nothing.
    Empty,
    /// A stone of the claimant.
    Own,
    /// A stone of the refuter.
    Other,
}

/// A part with what is on it.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// The members in ascending order, each with what is there.
    pub(crate) cells: Vec<(usize, Cell)>,
    /// Whether nothing but filling is left to do in it.
    pub(crate) is_fillable: bool,
    /// Whether nothing has to be answered in it, by the lemma `dead`, as long as it hasn't the vow.
    pub(crate) is_dead: bool,
    /// Whether an empty location of it is beside safe stones.
    pub(crate) has_breath: bool,
    /// Whether the body is to breathe in it. Nobody has said so when it is made.
    pub(crate) vow: bool,
}

impl Part {
    /// Whether it is a local game of its own.
    pub(crate) fn is_open(&self) -> bool {
        !self.is_fillable && (!self.is_dead || self.vow)
    }

    pub(crate) fn has(&self, member: usize) -> bool {
        let found = self.cells.binary_search_by_key(&member, |&(x, _)| x);
        found.is_ok()
    }
}

/// A position of a local game. After the claimant's answer it is the refuter's turn, and the part is connected.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    /// The members in ascending order, each with what is there.
    pub(crate) cells: Vec<(usize, Cell)>,
    pub(crate) mark: Option<usize>,
    pub(crate) is_bound: bool,
    pub(crate) vow: bool,
}

impl Position {
    /// The positions of the open parts, in their order. One alone may be bound, and keeps the mark if it is in it.
    pub(crate) fn of_parts(parts: Vec<Part>, mark: Option<usize>, may_bind: bool) -> Vec<Position> {
        let open: Vec<Part> = parts.into_iter().filter(Part::is_open).collect();
        let is_bound = may_bind && open.len() == 1;
        let kept = mark.filter(|_| is_bound);
        open.into_iter()
            .map(|part| Position {
                mark: kept.filter(|&mark| part.has(mark)),
                vow: part.vow,
                cells: part.cells,
                is_bound,
            })
            .collect()
    }

    /// How many words a key has in a set of so many members.
    pub(crate) fn width(members: usize) -> usize {
        members.div_ceil(32) + 1
    }

    /// Writes the key. Each member has two bits, which are 0 outside the part. The last word is for the mark, the vow and the binding.
    pub(crate) fn write_key(&self, key: &mut [u64]) {
        key.fill(0);
        for &(x, cell) in &self.cells {
            let bits = match cell {
                Cell::Safe => 0,
                Cell::Empty => 1,
                Cell::Own => 2,
                Cell::Other => 3,
            };
            key[x / 32] |= bits << (2 * (x % 32));
        }
        if let Some(last) = key.last_mut() {
            let mark = self.mark.map_or(0, |mark| mark as u64 + 1);
            *last = mark << 2 | u64::from(self.vow) << 1 | u64::from(self.is_bound);
        }
    }
}
