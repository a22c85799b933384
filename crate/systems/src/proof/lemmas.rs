//! By which lemmas a walk may end.

/// Lemmas of 1989, the second of 2003 as well, by which a walk ends, in the order in which they are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lemmas {
    /// `gaps`: those that say that nothing arises (`jrg89/nothing_arises.rs`).
    pub gaps: bool,
    /// `stays`: a stone that its owner need never defend is not taken (Benson, and walls: `jrg89/contest.rs`); 2003: nor one that is sure to be taken (`j2003/contest.rs`).
    pub stays: bool,
}

impl Lemmas {
    /// All of them.
    pub(crate) const ALL: Lemmas = Lemmas {
        gaps: true,
        stays: true,
    };

    /// That of stones which stay alone, which 2003 knows too.
    pub(crate) const STAYS: Lemmas = Lemmas {
        gaps: false,
        stays: true,
    };

    pub(crate) const NONE: Lemmas = Lemmas {
        gaps: false,
        stays: false,
    };

    /// Those of these that may be enough, fewer first.
    pub(super) fn fewest_first(self) -> impl Iterator<Item = Lemmas> {
        let of = |gaps, stays| Lemmas { gaps, stays };
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(gaps, stays)| of(gaps && self.gaps, stays && self.stays))
            .into_iter()
    }

    /// Whether it is one that is not named yet; then it is.
    pub(super) fn name(&mut self, word: &str) -> bool {
        let lemma = match word {
            "gaps" if !self.stays => &mut self.gaps,
            "stays" => &mut self.stays,
            _ => return false,
        };
        !std::mem::replace(lemma, true)
    }
}
