//! Entering from outside.
//!
//! An *anchor* is a member of the set *L* where a refuter's stone would never go by the lemma
//! [`joined`](super::joined): it is marked for good, or has a permanent refuter's stone as a neighbour, or
//! has a neighbour that is empty and marked for good. A *door* is an empty member that is not marked for
//! good and has a permanent refuter's stone as a neighbour; all locations outside *L* hold such stones.
//!
//! **Lemma.** The situation is lost for the claimant in each of these cases:
//!
//! 1. The refuter has the turn and may play on an anchor.
//! 2. The claimant has the turn, and there is a door where he may not play.
//! 3. The claimant has the turn, and there are two doors.
//!
//! **Proof.** First, none of these situations has a formation. An empty anchor has a permanent refuter's
//! stone as a neighbour, or an empty neighbour. If a neighbour is outside *L*, C5.2.1 fails and C8.3 with
//! it. If a permanent refuter's stone is in *L*, C8.2 fails. If two neighbours in *L* are empty, C8.5 fails.
//! A door is an empty anchor.
//!
//! *Case 1.* He plays there, and the situation is lost by [`joined`](super::joined).
//!
//! *Cases 2 and 3.* If the situation is final, nothing follows, and it is lost. Otherwise, after any move
//! of the claimant some door *d* is still empty: in case 3 he plays on one at most, in case 2 he does not
//! play on the door in question. If he passes, no location is marked temporarily (B2.5: *K* is empty). If
//! he plays, only the location of a captured stone may be marked temporarily (B4.8), and *d* was empty
//! before. So *d* is neither colored nor marked. If the new situation is final, it is lost, since *d* is
//! still a door and so there is no formation. Otherwise the refuter may play on *d*: B4.2 holds, and so
//! does B4.5, since *d* has contact to a permanent stone of his colour, which no capture took away. Then
//! case 1 applies. All successors are lost, and so is the situation.
//!
//! The start of a claim whose set has a chain without liberties is such a situation: C6.3 takes it off,
//! and leaves doors.

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
