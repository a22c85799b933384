//! A stone that never goes.
//!
//! **Lemma.** The situation is lost for the claimant if there is a refuter's stone in the set *L* which
//!
//! 1. is permanent, or
//! 2. has a permanent stone of its own colour as a neighbour, or
//! 3. has a neighbour that is empty and marked for good.
//!
//! It does not matter who has the turn, nor what the pass count is.
//!
//! **Proof.** Let *x* be the stone. It has a liberty as long as it is on the board: in case 1 by D1.1.
//! In case 2 the neighbour is permanent, so it has a liberty by D1.1 and stays; *x* has contact to it and
//! the same colour, so *x* has a liberty by D1.2b. In case 3 nobody ever plays on the neighbour (B4.2), so
//! it stays empty, and *x* has a liberty by D1.2a. B4.4 captures only stones without liberties. So *x*
//! stays for ever, no later situation has a formation by C8.2, and this one has none for the same reason.
//!
//! A stone of *L* is in a chain with a permanent stone, or in a chain that touches an empty location
//! marked for good, only if one of the chain's stones in *L* meets one of the three conditions: a chain
//! that has a permanent stone outside *L* has two neighbours of which one is in *L* and the other is
//! not, and all stones outside are permanent. So it is enough to look at single stones.

use crate::arena::What;
use crate::leaves::View;

pub(crate) fn joined(view: &View<'_>) -> bool {
    let mut anchors = view.arena.anchors.iter();
    anchors.any(|&x| view.what[x] == What::Other)
}
