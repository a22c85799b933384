//! Hopeless sets.
//!
//! **Lemma.** The situation is lost for the claimant if one of these holds for the set *L*:
//!
//! 1. *L* is empty.
//! 2. A connected part of *L*, in the graph of *L* alone, has fewer than three members.
//! 3. *L* holds a permanent stone of the refuter.
//! 4. *L* holds two neighbours that are both empty and marked for good.
//!
//! **Proof.** In each case no situation of the proof has a 2-eye formation, so the attractor is empty.
//!
//! 1. C8.1.
//! 2. Suppose there is a formation, with Black the claimant, and let *x* be a member of *L*. If *x* is empty, it has
//!    a neighbour *y* by C8.4, which lies in *L*, since otherwise *x* would have to be black by C5.2.1. By C8.5 the
//!    pair holds a black stone, so *y* is black. So each part of *L* has a black stone *y* (colored members are black
//!    by C8.2). By C8.6 it has contact to two different empty members. Contact goes from neighbour to neighbour
//!    through black stones, none of which is outside *L*: the first one outside would be a neighbour of a member,
//!    against C5.2.2. So *y* and the two empty members are three members of one part.
//! 3. The stone always has a liberty (D1.1), so it is never captured (B4.4), and a proof removes no cycle. This is
//!    against C8.2.
//! 4. Nobody ever plays there (B4.2), so the two stay empty, against C8.5.
//!
//! The condition looks at nothing that changes, so the checker tests it once.

use crate::arena::Arena;

pub(crate) fn hopeless(arena: &Arena) -> bool {
    arena.len() == 0 || arena.has_enemy_for_good || arena.has_closed_pair || has_small_part(arena)
}

fn has_small_part(arena: &Arena) -> bool {
    let mut done = vec![false; arena.len()];
    (0..arena.len()).any(|first| {
        if std::mem::replace(&mut done[first], true) {
            return false;
        }
        let mut part = vec![first];
        let mut at = 0;
        while let Some(&x) = part.get(at) {
            at += 1;
            for y in arena.near(x) {
                if !std::mem::replace(&mut done[y], true) {
                    part.push(y);
                }
            }
        }
        part.len() < 3
    })
}
