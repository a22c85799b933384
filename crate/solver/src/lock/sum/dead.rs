//! The claimant's play in dead parts, once nothing else is left, by the list of
//! [`dead`](loja_certificate::lemma::dead).

use super::local::Local;
use super::play::Parts;
use crate::bits::Bits;
use crate::lock::lemma::is_dead_space;

impl<const W: usize> Parts<W> {
    /// Whether the list applies: the part is dead but for claimant's stones on inner locations. The arena must be
    /// narrowed.
    fn has_list(&self, local: &Local<W>) -> bool {
        let inner = local.part.minus(self.arena.fixed);
        !local.vows()
            && !local.part.meets(self.arena.doors)
            && local.situation.own.is_within(inner)
            && is_dead_space(&self.arena, inner)
    }

    /// The list's answer, a stone or a pass, if it has one. The arena must be narrowed.
    pub(super) fn by_list(&self, local: &Local<W>) -> Option<Option<usize>> {
        if !self.has_list(local) {
            return None;
        }
        let (arena, situation) = (&self.arena, &local.situation);
        let (outer, inner) = (arena.fixed, local.part.minus(arena.fixed));
        let free = situation.open(arena) & local.part;
        let lists: [Bits<W>; 4] = [
            arena.around(situation.own) & outer,
            arena.around(inner) & outer,
            outer,
            inner,
        ];
        let legal = |&x: &usize| situation.played(arena, self.survey(), x).is_some();
        let mut stones = lists.into_iter().flat_map(|list| (list & free).iter());
        Some(stones.find(legal))
    }
}
