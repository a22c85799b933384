//! How much there is to look at for somebody who judges a whole position.

use loja_rules::{PointSet, State};

/// What somebody has to look at who judges a whole position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    /// Strings and empty regions.
    all: u32,
    /// Those about which the first look is wrong.
    misjudged: u32,
}

impl Parts {
    pub(crate) fn of(state: &State, wrong: &PointSet) -> Parts {
        let (mut seen, mut parts) = (
            PointSet::new(),
            Parts {
                all: 0,
                misjudged: 0,
            },
        );
        for point in state.board().points() {
            if seen.contains(point) {
                continue;
            }
            let Some(part) = state.chain(point) else {
                continue;
            };
            seen = seen.union(&part.members);
            parts.all += 1;
            parts.misjudged += u32::from(!part.members.intersection(wrong).is_empty());
        }
        parts
    }

    /// Each part is looked at once; where the first look is wrong, it has to be read out.
    pub(crate) const fn measure(self) -> u32 {
        self.all / 2 + 4 * self.misjudged
    }
}
