//! A position of a local game, and the key that identifies it.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Safe,
    Empty,
    Own,
    Other,
}

#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) cells: Vec<(usize, Cell)>,
    pub(crate) is_fillable: bool,
    /// Whether the lemma `dead` spares it answers, unless it has the vow.
    pub(crate) is_dead: bool,
    pub(crate) has_breath: bool,
    /// Whether the body is to breathe in it; false until named.
    pub(crate) vow: bool,
}

impl Part {
    pub(crate) fn is_open(&self) -> bool {
        !self.is_fillable && (!self.is_dead || self.vow)
    }

    pub(crate) fn has(&self, member: usize) -> bool {
        let found = self.cells.binary_search_by_key(&member, |&(x, _)| x);
        found.is_ok()
    }
}

/// A position of a local game, with the refuter to move and a connected part once the claimant has answered.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) cells: Vec<(usize, Cell)>,
    pub(crate) mark: Option<usize>,
    pub(crate) is_bound: bool,
    pub(crate) vow: bool,
}

impl Position {
    /// The positions of the open parts in order. A single one may be bound, and keeps a mark inside it.
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

    pub(crate) fn width(members: usize) -> usize {
        members.div_ceil(32) + 1
    }

    /// Writes two bits a member, 0 outside the part, and a last word for mark, vow and binding.
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
