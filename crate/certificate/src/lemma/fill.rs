//! Filling up.
//!
//! Let Black be the claimant and White the refuter. A *region* is a connected part of those members of the set *L*
//! that aren't black, and a *chain* is a black chain. A chain's *eye* is a region whose locations are all beside a
//! stone of the chain.
//!
//! **Lemma.** The situation is won for the claimant if all this holds:
//!
//! 1. *L* is not empty, and holds no permanent white stone.
//! 2. Each member of *L* with a neighbour outside *L* is black.
//! 3. Each member of *L* that is not black has a black neighbour.
//! 4. Each empty member of *L* that is marked for good is a region of its own.
//! 5. Each chain in *L* has two different eyes, at least one of which has no location marked for good.
//! 6. Black has the turn and the situation is not final, or White has the turn and the pass count is at most 0.
//!
//! **Proof.** While there is a region of two or more locations, Black plays on any empty unmarked location of it, or
//! passes if every empty one is marked temporarily.
//!
//! (a) *Where regions are.* By 2, all neighbours of a region are black and in *L*. By 4, a location marked for good
//! that is not black has only black neighbours. So the only liberties of a white chain in *L* are empty locations of
//! its region that are not marked for good, as *L* has no permanent white stone. Hence, wherever 1 to 4 hold, each
//! region has an empty location: white stones need one, and regions marked for good are empty anyway.
//!
//! (b) *White's stone.* Let 1 to 5 hold, and let White play on *x*, which is in a region *r*, since outside *L* all
//! is occupied. By 5, any black chain in *L* has an eye other than *r*, which by (a) has an empty location, a liberty
//! that *x* did not take. So nothing is captured, 1 to 5 still hold, and the pass count is 0. White's pass changes
//! only the pass count.
//!
//! (c) *Black's stone* is legal. Its location *x*, in a region *r* of two or more, is not marked for good by 4, nor
//! temporarily by choice. If it captures, B4.5 asks for nothing. Otherwise let *c* be a chain beside *x*, which
//! exists by 3, and *e* an eye of *c* without a location marked for good. If *e* is not *r*, it has an empty location
//! by (a), to which *x* has contact through *c*. If *e* is *r*, then *r* without *x* is not empty, and white stones
//! in it, not captured, have liberties, which by (a) are in *r*. So there is an empty location, not marked for good
//! by 4, and *c* touches it. In both cases B4.5 holds.
//!
//! (d) *After Black's stone* on *x* of region *r*, 1 to 5 hold again. Captured stones leave empty locations that were
//! not black before, so the locations that aren't black are those before without *x*: 1 to 3 are clear, and 4 too,
//! since *x* makes no other location white or empty. The chains beside *x* join it in one chain *c'*; all other
//! chains, and all regions but *r*, stay, and *r* without *x* falls into at least one region. *Another chain* does
//! not touch *x*, so *r* was no eye of it, and its eyes are untouched. *The chain c'*: take a chain *c* beside *x*
//! with two eyes by 5. Its eyes other than *r* are eyes of *c'*. If *r* was one of the two, all its locations touch
//! *c*, so a part of *r* without *x* is an eye of *c'* in its place, with none marked for good by 4, as *r* had two
//! locations. So 5 holds.
//!
//! (e) *The end.* Each black stone takes one location. Black passes at most once: White captures nothing (b), so
//! Black's later turns have no temporary mark; and that pass raises the count from -1 to 0. Stones leave a count of
//! -1 or 0, so by 6 White's turns have -1 or 0 and Black's at most 1, and no situation on the way is final. After
//! finitely many turns all regions are single locations, empty by (a), and there is a 2-eye formation: C8.1 and C8.2
//! by 1 and (a); C8.3 by 2, since nothing outside *L* is black; C8.4 by 3 for empty locations, and by 5 for a black
//! stone, which is beside another of its chain or beside its eyes; C8.5 since two neighbours that are not black would
//! be in one region; C8.6 by 5, as a chain's two eyes are two empty locations.
//!
//! So a formation comes within a bounded number of moves whatever White does, and the situation is in the attractor.

use loja_rules::PassCount;

use crate::arena::What;
use crate::leaves::View;
use crate::parts::Parts;

pub(crate) fn fill(parts: &mut Parts, view: &View<'_>) -> bool {
    let View { arena, what, board } = *view;
    let own = |x: usize| what[x] == What::Own;
    // 6
    let goes_on = if board.turn() == arena.player {
        !board.is_final()
    } else {
        board.pass_count() <= PassCount::Zero
    };
    // 1 to 4
    if !goes_on
        || what.is_empty()
        || arena.has_enemy_for_good
        || arena.border.iter().any(|&(x, _)| !own(x))
        || (0..what.len()).any(|x| !own(x) && !arena.near(x).any(own))
        || (0..what.len()).any(|x| what[x] == What::Closed && !arena.near(x).all(own))
    {
        return false;
    }
    // 5
    parts.find(arena, what, What::Own);
    parts.touch(arena, |_| true);
    let mut eyes = vec![(0_u32, false); parts.chains()];
    for touch in parts.touches.iter().filter(|touch| touch.whole) {
        let closed = parts.region(touch.region).any(|x| what[x] == What::Closed);
        let (count, open) = &mut eyes[touch.chain];
        *count += 1;
        *open |= !closed;
    }
    eyes.iter().all(|&(count, open)| count >= 2 && open)
}
