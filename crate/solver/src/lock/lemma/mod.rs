//! Lemmas that settle a situation of a proof at a glance.
//!
//! Each lemma has a switch of its name. `loja_certificate::lemma` states and proves those that the checker knows; the
//! code here is separate, on bit sets. Certificates play out the other two until the checker sees the end: `gate`'s
//! capture ends in `doors`, [`touch`]'s last answer in `fill`. The lemma of the pass counts has no switch, since it
//! says what a [`Situation`] is.

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

/// Lemmas that need no survey of chains: `joined`, `doors` and formations (C8).
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

/// Whether capturing this claimant's chain opens two doors.
///
/// *Lemma (gate).* Let a claimant's chain without permanent stone have a single liberty, not closed, and at least two
/// stones on doors. With the refuter to move, and no ko mark on the liberty, the claim is lost. With the claimant to
/// move it is lost after any move that captures nothing and is not on that liberty.
///
/// *Proof.* The refuter plays on the liberty, legally because the stone captures (B4.5). Then two doors are open and
/// unmarked, since only the capture of a single stone makes a ko mark (B4.8), and `doors` applies. In the second case
/// the chain keeps its single liberty: a stone elsewhere that captures nothing adds none to a chain that it does not
/// join, joining needs that liberty, and there is no mark after it. A pass leaves the chain as it is, too. ∎
pub(crate) fn gate<const W: usize>(arena: &Arena<W>, chain: &Chain<W>) -> bool {
    !chain.anchored
        && chain.liberties.len() == 1
        && !chain.liberties.meets(arena.closed)
        && (chain.stones & arena.doors).len() > 1
}

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
