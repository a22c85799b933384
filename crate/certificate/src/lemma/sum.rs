//! A lock as a sum of local games.
//!
//! Let Black be the claimant and White the refuter. A *door* is a member of the set *L* that has a neighbour outside
//! *L*. A *chain* is a black chain in *L*. Locations *beside* a stone or set are neighbours of it.
//!
//! # Statement
//!
//! *Safe chains.* Let *c* be a set of members of *L*, and *T* a set of chains in *c*. The *regions* of *T* in *c* are
//! the connected parts of *c* without the stones of *T*, whatever stands on them. An *eye* of a chain of *T* is a
//! region without a door whose locations are all beside this chain. (So it has no black stone, which would belong to
//! the chain.)
//!
//! *Taking apart.* Let *c* be *L*, or let all its neighbours in *L* outside *c*, called *A*, be black. The chains
//! that become *safe* are the largest set *T* of chains in *c* that each have a stone beside *A*, or two eyes. It
//! exists: if *T* and *U* are two such sets, so is their union, because an eye of a chain of *T* has no black stone,
//! and so is a region of *T* and *U* together. To find it, begin with all chains and take away failing ones until
//! nothing changes. The safe stones leave *c* for *A*, and the rest falls into connected parts. A part is *fillable*
//! if all its locations are beside *A* and none is a door (so it has no black stone, which would be safe). The others
//! are *open*.
//!
//! *Local game.* Its positions are: a part *c*; loose black and white stones in it; whether the game is *bound*;
//! perhaps a mark on an empty location of *c*; and the turn. *A* is black, and what is outside *L* is white; both
//! count as stones that are never captured. White begins.
//!
//! 1. White passes, or plays in *c* by B4. Marks count for B4.2 in bound games only.
//! 2. Black answers in *c* by B4, or, if there is a mark, may pass. Marks always count.
//! 3. B4.8 makes marks after stones of either colour, and any move takes the old mark away.
//! 4. After Black's answer *c* is taken apart. Each open part is a local game, with White to move. If the game was
//!    bound and there is exactly one, it is bound, with the mark of Black's stone if that is in it. Otherwise they
//!    are not bound and without marks.
//!
//! A position with White to move is *won* when Black has an answer to every move after which all open parts are won,
//! within finitely many moves: it has a rank, and the answers lead only to open parts of lower rank.
//!
//! **Lemma.** The situation is won for the claimant if all this holds:
//!
//! 1. White has the turn, and the pass count is at most 0.
//! 2. No member of *L* is marked for good, with a stone or without.
//! 3. Each door is black.
//! 4. When *L* is taken apart, some chain becomes safe, and some part is open.
//! 5. The open parts are won. If there is exactly one it is bound, with the temporary mark of the situation if that
//!    is in it. Otherwise they are not bound, and without marks.
//!
//! Condition 3 and the last half of 4 avoid useless decisions: without an open part [`fill`](super::fill) applies,
//! and through an empty door White comes in for good.
//!
//! # Proof
//!
//! A situation of the proof *is a sum* of some local positions if:
//!
//! - (i) White has the turn, the pass count is at most 0, and 2 holds.
//! - (ii) *L* falls into a nonempty set *A* of black locations and parts, the connected parts of the rest. No black
//!   stone of a part is beside *A*. So *A* consists of whole chains.
//! - (iii) Each chain of *A* has two *eyes*: fillable parts whose locations are all beside it.
//! - (iv) The local positions are those of the open parts with their stones, and all are won.
//! - (v) Either none is bound and none has a mark; or there is exactly one, which is bound, and has the temporary
//!   mark of the situation if that is in its part, and otherwise none.
//!
//! *The situation of the lemma is a sum.* Taking apart leaves (ii) and (iii): safe chains are whole, no black stone
//! is beside another's chain, and an eye is a connected part of *L* without *A*, has no door, and is beside its
//! chain, so it is fillable. The rest is 1, 2 and 5.
//!
//! We show: *a sum is won for the claimant*, by induction on the multiset of its local ranks. (It falls when finitely
//! many smaller numbers replace one of its numbers, and no sequence falls forever.)
//!
//! (a) *Liberties of A.* If (ii) holds, neighbours of a fillable part *r* are in *A*, and *r* has no black stone. A
//! white chain in *r* stays in *r*, and has a liberty there, as every chain has one and no stone in *L* is permanent.
//! So *r* has an empty location in any case. By (iii) each chain of *A* has two liberties, in two parts.
//!
//! (b) *Parts are apart.* The neighbours of a part *c* are in *A*, or outside *L*, where all is permanently white. So
//! a white chain in *c* without a stone on a door is within *c*, with all its contact in *c* and *A*. One with a
//! stone on a door has contact to a permanent white stone and a liberty forever. A black chain in *c* is within *c*
//! by (ii), with contact in *c* and outside *L*.
//!
//! (c) *White's stone* on *x* must be in a part *c*, as all else is occupied. By (a) chains of *A* keep a liberty in
//! an eye other than *c*; by (b) the other black chains beside *x* are in *c*. So *W* of B4.4 is within *c*, and by
//! (b) the same in the local game. So are the contact that B4.5 asks for if *W* is empty, to an empty location or a
//! permanent white stone, and B4.8. If *c* is fillable, *W* is empty, no mark is made, (ii) and (iii) still hold, and
//! all other parts are unchanged.
//!
//! (d) *White's move seen locally.* A stone in an open part *c* is a local move there: in an unbound game marks don't
//! count for White, and in a bound one, by (v), the mark is that of the situation if it is in *c*. Any other move, a
//! pass or a stone in a fillable part, is a local pass in any open part *c*; there is one, or we are at (h). Now both
//! have the same stones in *c*, and the same mark: by (c) after a stone in *c*, and none after other moves. So on
//! Black's turn the mark of the situation is that of the local position.
//!
//! (e) *No end.* By (i) White's move leaves a pass count of at most 1, so the game goes on. If there is a mark on
//! Black's turn, the count is -1.
//!
//! (f) *Black's answer* is the winning local one, in *c*. Black passes only where there is a mark; that is legal, and
//! leaves the pass count 0 by (e). A stone on *x* is on an empty unmarked location, by (d). It captures the same
//! white chains in both, by (b): those beside *x* are the same up to permanent stones, and one with a stone on a door
//! is never captured. If it captures nothing, *x* has local contact to an empty location of *c*, and so in the proof
//! of *L*; or to a location of *A*. Then its new chain is beside a chain of *A* and joins it, which by (a) has a
//! liberty in an eye; that is not *c*, which is open. So B4.5 holds, as nothing is marked for good. B4.8 is the same
//! in both: the neighbours in *A* are black, those outside *L* are white. The pass count is 0 or -1.
//!
//! (g) *After it* *c* is taken apart, which removes no stone. Let *A'* be *A* with the stones of chains that become
//! safe. (ii) holds for *A'*, since chains beside *A* become safe, and a chain that doesn't is beside no stone of
//! another chain. The parts are now those other than *c*, and those into which *c* falls. (iii): fillable parts still
//! are, without black stones, and eyes are eyes of the chain that now holds theirs. A chain of *A'* either is joined
//! to a chain of *A* and has its eyes; or is a safe chain of *c* with two eyes in *c*: connected parts of *c* without
//! the safe stones, without doors, and beside the chain, so fillable parts. (i) holds by (f), as no mark for good was
//! made. (iv): by rule 4 the open parts into which *c* falls replace *c*, with lower ranks. (v): if no game was
//! bound, none is, and there is no mark. If that of *c* was, it was the only open part. If there is now exactly one,
//! it is bound, with the mark of Black's stone, or none, which by (f) is that of the situation. Otherwise none is
//! bound or marked.
//!
//! So the situation is a sum again, of a smaller multiset, and in the attractor by induction. So is the situation
//! before Black's answer, which is not final; and, as White's move was any, White's situation, not final by (i).
//!
//! (h) *The end.* If no part is open, [`fill`](super::fill) applies: 1 since *A* is not empty, and by 2; 2 since a
//! part with a door would be open, so all doors are in *A*; 3 since all that is not black is in fillable parts; 4
//! since nothing is marked for good; 5 by (iii), since black stones are in *A* only, so the parts are the regions of
//! that lemma; 6 by (i). ∎
//!
//! # In a certificate
//!
//! What follows from a local position depends only on its part, stones, mark and binding, as all neighbours of the
//! part in *L* are in *A*. So a position won once is won in all local games of the certificate. The checker lets
//! positions lead only to new ones or to ones finished before, never back. So they form a finite graph without
//! cycles, and a rank is the length of the longest way from a position.

use crate::arena::Arena;
use loja_format::Decision;

pub(crate) fn may_sum(arena: &Arena) -> bool {
    arena.len() <= Decision::MOST_MEMBERS && !arena.marked.contains(&true)
}
