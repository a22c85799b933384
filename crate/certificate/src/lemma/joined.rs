//! A stone that never goes.
//!
//! **Lemma.** The situation is lost for the claimant, for either turn and any pass count, if there is a refuter's stone
//! in the set *L* which
//!
//! 1. is permanent, or
//! 2. has a permanent stone of its own colour as a neighbour, or
//! 3. has a neighbour that is empty and marked for good.
//!
//! **Proof.** Let *x* be the stone. It keeps a liberty: in case 1 by D1.1. In case 2 the permanent neighbour has a
//! liberty by D1.1 and stays; *x* has contact to it and the same colour, so *x* has a liberty by D1.2b. In case 3
//! nobody ever plays on the neighbour (B4.2), so it stays empty, and *x* has a liberty by D1.2a. B4.4 captures only
//! stones without liberties. So *x* stays forever, and by C8.2 neither this situation nor a later one has a
//! formation.
//!
//! It is enough to look at single stones. If a chain with a stone in *L* holds a permanent stone, or touches an empty
//! location marked for good, then one of its stones in *L* meets a condition: if the permanent stone is outside *L*,
//! the chain has two neighbours of which one is in *L* and the other is not, and all stones outside are permanent.

use crate::arena::What;
use crate::leaves::View;

pub(crate) fn joined(view: &View<'_>) -> bool {
    let mut anchors = view.arena.anchors.iter();
    anchors.any(|&x| view.what[x] == What::Other)
}
