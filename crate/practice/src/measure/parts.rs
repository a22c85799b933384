use loja_rules::{PointSet, State};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    /// Chains and empty regions.
    all: u32,
    /// Those that the first look misjudges.
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

    /// Each part costs a look; a misjudged one needs reading.
    pub(crate) const fn measure(self) -> u32 {
        self.all / 2 + 4 * self.misjudged
    }
}
