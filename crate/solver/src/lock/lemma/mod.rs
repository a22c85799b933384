//! What settles a situation of a proof at a glance.
//!
//! Each lemma has a switch of its name. Those that the checker knows too are stated and proved in
//! `loja_certificate::lemma`; the code here is its own, on bit sets. Two are the search's own, and are
//! played out in certificates, move by move, until the checker sees the end itself: after `gate`'s
//! capture by its `doors`, after the last answer of [`touch`] by its `fill`. The lemma of the pass counts
//! is with [`Situation`]; it has no switch, since it says what a situation is.

mod alive;
mod dead;
mod fill;
mod touch;

pub(crate) use alive::{alive, living};
pub(crate) use dead::is_dead_space;
pub(crate) use fill::fill;
pub(crate) use touch::Touch;

use loja_certificate::Answer;

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{Chain, NOWHERE, Situation, Survey};
use crate::search::game::Side;
use crate::switches::Switches;

/// What needs no survey of the chains: `joined`, `doors`, and whether there is a formation (C8).
#[inline]
pub(crate) fn glance<const W: usize>(
    arena: &Arena<W>,
    switches: Switches,
    situation: &Situation<W>,
) -> Option<Answer> {
    let joined = arena.doors | arena.beside_closed;
    if switches.has(Switches::JOINED) && situation.foe.meets(joined) {
        return Some(Answer::Refuted);
    }
    if switches.has(Switches::DOORS) && doors_fall(arena, situation) {
        return Some(Answer::Refuted);
    }
    situation.has_formation(arena).then_some(Answer::Lock)
}

/// `doors`: the refuter enters from outside.
#[inline]
fn doors_fall<const W: usize>(arena: &Arena<W>, situation: &Situation<W>) -> bool {
    let open = arena.doors.minus(situation.own);
    match situation.turn {
        _ if open.is_empty() => false,
        Side::Claimant => open.len() > 1,
        Side::Refuter => situation.ko == NOWHERE || open != Bits::one(usize::from(situation.ko)),
    }
}

/// Whether the refuter's capture of this claimant's chain opens two doors.
///
/// *Lemma (gate).* Let a chain of the claimant without permanent stone have a single liberty, not
/// closed, and two or more stones on doors. With the turn at the refuter, and no ko mark on the
/// liberty, the claim is lost. With the turn at the claimant it is lost after any move that captures
/// nothing and is not on that liberty.
///
/// *Proof.* The refuter plays on the liberty. He captures, so it is legal (B4.5). Two doors are open
/// then, unmarked, since a ko mark goes with the capture of a single stone (B4.8); `doors` applies. In the second case the chain
/// still has the same single liberty: a stone elsewhere that captures nothing adds no liberty to a
/// chain that it does not join, and joining needs that liberty; there is no mark after it. A claimant's
/// pass leaves the chain as it is too. ∎
pub(crate) fn gate<const W: usize>(arena: &Arena<W>, chain: &Chain<W>) -> bool {
    !chain.anchored
        && chain.liberties.len() == 1
        && !chain.liberties.meets(arena.closed)
        && (chain.stones & arena.doors).len() > 1
}

/// All lemmas that look at chains, in a situation that [`glance`] has left open.
pub(crate) fn look<const W: usize>(
    arena: &Arena<W>,
    switches: Switches,
    situation: &Situation<W>,
    survey: &Survey<W>,
) -> Option<Answer> {
    if switches.has(Switches::GATE) && situation.turn == Side::Refuter {
        let marked = |chain: &Chain<W>| chain.liberties.first() == Some(usize::from(situation.ko));
        if survey
            .own
            .iter()
            .any(|chain| gate(arena, chain) && !marked(chain))
        {
            return Some(Answer::Refuted);
        }
    }
    if switches.has(Switches::PASSIVE) && alive(arena, situation, survey) {
        return Some(Answer::Refuted);
    }
    if switches.has(Switches::FILL) && fill(arena, situation, survey) {
        return Some(Answer::Lock);
    }
    None
}
