//! Life without moves, after D. B. Benson, "Life in the game of Go" (1976), for these rules.
//!
//! Let Black be the claimant and White the refuter. A *chain* is a white chain with a stone in the set *L*. A
//! *region* is a connected part of those members of *L* that aren't white. Region *r guards* chain *c* if
//!
//! 1. *r* holds no permanent black stone, and
//! 2. *r* has an empty location that is not marked for good, and
//! 3. each such location of *r* is beside a stone of *c*.
//!
//! **Lemma.** The situation is lost for the claimant, for either turn and any pass count, if there is a nonempty set
//! *X* of chains and a set *R* of regions such that
//!
//! 1. each chain in *X* is guarded by two different regions in *R*, or has a stone that never goes by the lemma
//!    [`joined`](super::joined), and
//! 2. each chain with a stone beside a region in *R* is in *X*.
//!
//! **Proof.** White always passes, legally until the game is over (B2.4a). If no chain of *X* is ever captured, no
//! formation comes (C8.2) and all situations on the way are lost.
//!
//! White plays no stone, so no black stone is captured. Let *p* be the first stone that captures from a chain of *X*.
//! It takes a whole chain *c* in *X*, as nobody extends *c*, whose stones have liberties together or not at all. A
//! stone that never goes would keep *c* a liberty, so two regions in *R* guard *c*. One of them, *r*, does not hold
//! *p*.
//!
//! Until *p*, all neighbours of *r* outside *r* stay white: they are outside *L*, where white stones stay, or in
//! chains that are in *X* by 2. So until *p*:
//!
//! - No stone in *r* is ever white, none leaves *r*, and its empty locations only become black.
//! - *r* always has an empty location that is not marked for good. Otherwise let the black stone *q* take the last
//!   one. Only chains beside *q* lost a liberty; they are outside *L*, or in *X* and not yet captured. So *W* was
//!   empty (B4.4), and B4.5 asks that *q* have contact to a permanent black stone or to an empty location that is not
//!   marked for good. The chain of *q* and all its neighbours that are empty or black lie in *r*, which white stones
//!   surround. There is no such location left; nor a permanent black stone, as there was none and nobody plays on
//!   marks (B4.2). So *q* was not legal.
//!
//! So *r* has an empty location *e*, not marked for good, before *p* and after it, since *p* is not in *r*. *e* was
//! empty from the start, so by 3 it is beside a stone of *c*, which keeps a liberty (D1.2a) and is not captured: a
//! contradiction.
//!
//! Losing other white chains only changes other regions, and a temporary mark merely denies Black a move. The board
//! may be any graph.
//!
//! The checker starts with all chains and regions and strikes out what fails 1 or 2 until nothing does. This finds
//! the largest *X* and *R*.

use crate::arena::What;
use crate::leaves::View;
use crate::parts::Parts;

pub(crate) fn alive(parts: &mut Parts, view: &View<'_>) -> bool {
    let View { arena, what, .. } = *view;
    if !what.contains(&What::Other) {
        return false;
    }
    let mut anchors = arena.anchors.iter();
    if anchors.any(|&x| what[x] == What::Other) {
        // In the lemma's terms *X* is that chain alone, and *R* is empty.
        return true;
    }
    parts.find(arena, what, What::Other);
    parts.touch(arena, |x| what[x] == What::Empty);
    let mut guards: Vec<bool> = (0..parts.regions())
        .map(|region| {
            let permanent = |x: usize| what[x] == What::Own && arena.marked[x];
            !parts.region(region).any(permanent)
        })
        .collect();
    let mut lives = vec![true; parts.chains()];
    let mut changed = true;
    while changed {
        changed = false;
        let mut eyes = vec![0_u32; lives.len()];
        for touch in &parts.touches {
            eyes[touch.chain] += u32::from(touch.whole && guards[touch.region]);
        }
        for (life, &eyes) in lives.iter_mut().zip(&eyes) {
            changed |= *life && eyes < 2;
            *life &= eyes >= 2;
        }
        for touch in &parts.touches {
            guards[touch.region] &= lives[touch.chain];
        }
    }
    lives.contains(&true)
}
