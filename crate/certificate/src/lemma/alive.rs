//! Life without moves, after D. B. Benson, "Life in the game of Go" (1976), for these rules.
//!
//! Let Black be the claimant and White the refuter. A *chain* is a white chain with a stone in the set
//! *L*. A *region* is a connected part of those members of *L* that aren't white. Region *r guards* chain
//! *c* if
//!
//! 1. no permanent black stone is in *r*, and
//! 2. *r* has an empty location that is not marked for good, and
//! 3. each such location of *r* has a stone of *c* as a neighbour.
//!
//! **Lemma.** The situation is lost for the claimant if there is a set *X* of chains, not empty, and a
//! set *R* of regions such that
//!
//! 1. each chain in *X* is guarded by two different regions in *R*, or has a stone that never goes by the
//!    lemma [`joined`](super::joined), and
//! 2. each chain with a stone beside a region in *R* is in *X*.
//!
//! It does not matter who has the turn, nor what the pass count is.
//!
//! **Proof.** White passes at each of his turns. He always may until the game is over (B2.4a), and if no
//! chain of *X* is ever captured, no formation is ever reached (C8.2), so each situation on the way is
//! lost. It remains to show that none is captured.
//!
//! White plays no stone, so no black stone is ever captured, and white stones only go. Suppose that a
//! chain of *X* loses stones, and let the stone *p* be the first that does this. It captures all of some
//! chain *c* in *X*, since the stones of a chain that nobody extends have liberties together or not at
//! all. A chain with a stone that never goes has liberties with it, so *c* is none, and there are two
//! regions in *R* that guard it. One of them, *r*, does not hold *p*.
//!
//! Before *p*, the neighbours of *r* outside *r* were white all the time: such a neighbour is either
//! outside *L*, where all stones are white and stay, or a white stone in *L*, whose chain is in *X* by 2.
//! So, as long as *p* was not played:
//!
//! - No stone in *r* was ever white, and no stone went from *r*. Empty locations of *r* only became black.
//! - There always was an empty location in *r* that is not marked for good. Otherwise let *q* be the black
//!   stone that took the last one. Did *q* capture? Only chains that are neighbours of *q* lost a liberty.
//!   These are outside *L* and stay, or are in *X* and were not captured before *p*. So *W* was empty
//!   (B4.4), and B4.5 asks for contact of *q* to an empty location that is not marked for good or to a
//!   permanent black stone. The black chain of *q* is inside *r* with all its neighbours that are
//!   empty or black, since all others around *r* are white. There is no such empty location by the choice
//!   of *q*, and no permanent black stone was or is in *r*, since nobody plays on marks (B4.2). So *q* was
//!   not legal.
//!
//! So there is an empty location *e* in *r*, not marked for good, before *p* is played and, since *p* is not
//! in *r*, after it. It was empty from the start, so it has a stone of *c* as a neighbour by 3. All stones
//! of *c* have a liberty with it (D1.2a), and are not captured. This contradicts the choice of *p*.
//!
//! Other white chains may well be captured meanwhile. Then regions outside *R* change; those in *R* have
//! no such chain beside them. A temporary mark only keeps Black from a move. The board may be any graph.
//!
//! The checker starts with all chains and all regions and strikes out what does not meet 1 or 2 until
//! all do. This finds the largest *X* and *R*.

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
        // X is that chain alone, and R is empty.
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
