//! Entering from outside.
//!
//! An *anchor* is a member of the set *L* where a refuter's stone would never go by the lemma
//! [`joined`](super::joined): it is marked for good, or has as a neighbour a permanent refuter's stone or an empty
//! location that is marked for good. A *door* is an empty member that is not marked for good and has a permanent
//! refuter's stone as a neighbour; all locations outside *L* hold such stones.
//!
//! **Lemma.** The situation is lost for the claimant in each of these cases:
//!
//! 1. The refuter has the turn and may play on an anchor.
//! 2. The claimant has the turn, and there is a door where they may not play.
//! 3. The claimant has the turn, and there are two doors.
//!
//! **Proof.** None of these situations has a formation. An empty anchor has a permanent refuter's stone or an empty
//! location as a neighbour. If a neighbour is outside *L*, C5.2.1 fails and C8.3 with it. If a permanent refuter's
//! stone is in *L*, C8.2 fails. If two neighbours in *L* are empty, C8.5 fails. A door is an empty anchor.
//!
//! *Case 1.* The refuter plays there, and the situation is lost by [`joined`](super::joined).
//!
//! *Cases 2 and 3.* If the situation is final, nothing follows, and it is lost. Otherwise some door *d* is still
//! empty after any move of the claimant, who fills at most one, and in case 2 not the door in question. A pass leaves
//! no temporary mark (B2.5: *K* is empty), and a stone marks at most the location of a captured stone (B4.8), while
//! *d* was empty before. So *d* is neither colored nor marked. If the new situation is final, it is lost, since with
//! the door *d* there is no formation. Otherwise the refuter may play on *d*: B4.2 holds, and so does B4.5, since *d*
//! has contact to a permanent stone of the refuter's colour, which no capture removed. Then case 1 applies. All
//! successors are lost, and so is the situation.
//!
//! The start of a claim whose set has a chain without liberties is such a situation: C6.3 takes the chain off and
//! leaves doors.

use crate::arena::What;
use crate::leaves::View;

pub(crate) fn doors(view: &View<'_>) -> bool {
    let View { arena, board, .. } = view;
    let may_play = |x: usize| board.is_playable(arena.members[x]);
    if board.turn() != arena.player {
        return arena.anchors.iter().any(|&x| may_play(x));
    }
    match open(view).as_slice() {
        [] => false,
        &[only] => !may_play(only),
        _ => true,
    }
}

/// Case 3 but for the turn.
pub(crate) fn two_doors(view: &View<'_>) -> bool {
    open(view).len() > 1
}

/// The first two doors.
fn open(view: &View<'_>) -> Vec<usize> {
    let doors = view.arena.doors.iter().copied();
    let open = doors.filter(|&x| view.what[x] == What::Empty);
    open.take(2).collect()
}
