//! Filling up.
//!
//! Let Black be the claimant and White the refuter. A *region* is a connected part of those members of
//! the set *L* that aren't black, and a *chain* is a black chain. A chain's *eye* is a region all of whose
//! locations have a stone of the chain as a neighbour.
//!
//! **Lemma.** The situation is won for the claimant if all this holds:
//!
//! 1. *L* is not empty, and holds no permanent white stone.
//! 2. Each member of *L* with a neighbour outside *L* is black.
//! 3. Each member of *L* that is not black has a black neighbour.
//! 4. Each empty member of *L* that is marked for good is a region of its own.
//! 5. Each chain in *L* has two different eyes, at least one of which has no location marked for good.
//! 6. Black has the turn and the situation is not final, or White has the turn and the pass count is at
//!    most 0.
//!
//! **Proof.** Black plays like this: when there is a region of two or more locations, he plays on any empty
//! location of it that is not marked. If there is one but every such location is marked temporarily, he
//! passes. Once all regions are single locations, there is nothing to do.
//!
//! (a) *Where regions are.* By 2, all neighbours of a region's location are in *L*, so they are in the same
//! region or black. By 4, a location marked for good that is not black has black neighbours only.
//! So a white chain in *L* keeps inside its region, and has no liberty but empty locations of it that are
//! not marked for good (there is no permanent white stone in *L*). Hence in every situation in which 1 to
//! 4 hold, each region that is not marked for good has an empty location: its white stones need one. The
//! regions that are marked for good are empty anyway.
//!
//! (b) *White's stone.* Let 1 to 5 hold, and let White play on *x* in region *r*. He can't play elsewhere,
//! since outside *L* all is occupied. Any black chain in *L* has an eye other than *r*, by 5, with an empty
//! location by (a), which is a liberty that *x* did not take. So *W* is empty, nothing is captured,
//! black stones, regions, and with them 1 to 5 stay what they are, and the pass count is 0. The same holds
//! for White's pass but for the pass count.
//!
//! (c) *Black's stone* is legal where it is played. It is on an empty location *x* of a region *r* of two or
//! more locations, which by 4 is not marked for good, and not marked temporarily by choice. If it captures
//! something, B4.5 asks for nothing. Otherwise let *c* be a chain beside *x*, which exists by 3, and *e* an
//! eye of *c* that has no location marked for good. If *e* is not *r*, it has an empty location by (a), *c*
//! touches it, and *x* has contact to it through *c*. If *e* is *r*, then *r* without *x* is not empty, and its
//! white stones, not captured, have liberties, which by (a) are locations of *r*; so there is an empty one,
//! not marked for good by 4, and *c* touches it. In both cases B4.5 holds.
//!
//! (d) *After Black's stone* on *x* of region *r*, 1 to 5 hold again. Captured white stones leave empty
//! locations of regions, which were no black locations before. So locations that aren't black are those
//! before without *x*: 1 to 3 are clear, and 4 too, since *x* makes no other location white or empty. The
//! chains beside *x* become one chain *c'* with *x*; all other chains, and all regions but *r*, are the same.
//! Region *r* without *x* falls apart into one or more regions. *Another chain* does not touch *x*, so *r*
//! was no eye of it; its eyes are untouched. *The chain c'*: take a chain *c* beside *x* with two eyes by 5.
//! Eyes of *c* other than *r* are eyes of *c'*. If *r* was one of the two, all of its locations touch *c*, so each
//! part of *r* without *x*, of which there is one, is an eye of *c'* in its place. Since *r* had two locations,
//! none of them is marked for good by 4. So 5 holds.
//!
//! (e) *The end.* Each of Black's stones takes one location from those that aren't black. He passes at
//! most once: no capture by White, see (b), so no temporary mark in Black's later turns; and there the pass
//! count is -1 and becomes 0. By 6 and since every other turn of Black is a stone, White's turns all
//! have pass count -1 or 0 (Black's stone leaves one of these), Black's at most 1, and no situation on the
//! way is final. So after finitely many turns all regions are single locations, if they are not now. Then
//! all are empty by (a), and there is a 2-eye formation: C8.1 and C8.2 by 1 and (a); C8.3 by 2, since
//! outside *L* nothing is black; C8.4 by 3 for empty locations, and by 5 for a black stone, which is beside
//! another one of its chain or beside its eyes; C8.5 since two neighbours that are not black would be in one
//! region; C8.6 by 5, as a chain's two eyes are two empty locations.
//!
//! Whatever White does, the situation thus leads to a formation within a bounded number of moves, so it is
//! in the attractor.

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
