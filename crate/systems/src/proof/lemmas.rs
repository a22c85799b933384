/// Lemmas by which a walk may end, in the order in which certificates name them: both for 1989, the second also for
/// 2003.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndLemmas {
    /// `gaps`: that nothing arises (`jrg89/nothing_arises.rs`).
    pub gaps: bool,
    /// `stays`: a stone that its owner need never defend is safe (Benson, and walls: `jrg89/contest.rs`); in
    /// 2003, one sure to be taken also ends the walk (`j2003/contest.rs`).
    pub stays: bool,
}

impl EndLemmas {
    pub(crate) const ALL: EndLemmas = EndLemmas {
        gaps: true,
        stays: true,
    };

    pub(crate) const STAYS: EndLemmas = EndLemmas {
        gaps: false,
        stays: true,
    };

    pub(crate) const NONE: EndLemmas = EndLemmas {
        gaps: false,
        stays: false,
    };

    /// Those that may be enough, fewer first.
    pub(super) fn fewest_first(self) -> impl Iterator<Item = EndLemmas> {
        let of = |gaps, stays| EndLemmas { gaps, stays };
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(gaps, stays)| of(gaps && self.gaps, stays && self.stays))
            .into_iter()
    }

    /// Adds a lemma by name; false if unknown or repeated.
    pub(super) fn name(&mut self, word: &str) -> bool {
        let lemma = match word {
            "gaps" if !self.stays => &mut self.gaps,
            "stays" => &mut self.stays,
            _ => return false,
        };
        !std::mem::replace(lemma, true)
    }
}
