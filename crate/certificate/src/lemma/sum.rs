//! A lock as a sum of local games.
//!
//! Let Black be the claimant and White the refuter. A *door* is a member of the set *L* that has a neighbour
//! outside *L*. A *chain* is a black chain in *L*.
//!
//! # Statement
//!
//! *Safe chains.* Let *c* be a set of members of *L*, and *T* a set of chains in *c*. The *regions* of *T* in *c*
//! are the connected parts of *c* without the stones of *T*, whatever stands on them. An *eye* of a chain of *T*
//! is a region without a door, all of whose locations have a stone of this chain as a neighbour. (So no stone in
//! it is black: it would belong to the chain.)
//!
//! *Taking apart.* Let *c* be *L* itself, or let all neighbours that its locations have in *L* outside *c* be
//! black. These neighbours are called *A*. The chains that become *safe* are the largest set *T* of chains in *c*
//! each of which has a stone beside *A*, or two eyes at least. There is a largest one. For let *T* and *U* be two
//! such sets. An eye of a chain of *T* has no black stone, so it is also connected without the stones of *U*, and
//! as a region of *T* it is a region of *T* and *U* together. So all of these chains may be taken together. To
//! find it, begin with all chains, and take away those that have neither, until nothing changes. The safe stones
//! leave *c* and count for *A*. What is left falls into connected parts. A part is *fillable* if each location of
//! it has a neighbour in *A* and none is a door. (There is no black stone in it: it would belong to a safe
//! chain.) The others are *open*.
//!
//! *Local game.* Its positions are: a part *c*; loose black and white stones in it; whether the game is *bound*;
//! perhaps a mark on an empty location of *c*; and the turn. *A*, its neighbours in *L*, is black, and what is
//! outside *L* is white. Where a location of *A* or one outside *L* matters, it does as a stone that is never
//! taken. White begins.
//!
//! 1. White passes, or plays a stone in *c* by B4. Marks count for B4.2 in bound games only.
//! 2. Black answers with a stone in *c* by B4, or, if there is a mark, with a pass. Marks always count.
//! 3. B4.8 makes marks after stones of either colour, and any move takes away the mark that was there.
//! 4. After Black's answer *c* is taken apart. Each open part is a local game of its own, with White to move. If
//!    the game was bound and there is exactly one, it is bound, with the mark of Black's stone if that is in it.
//!    Otherwise they are not bound and without marks.
//!
//! A position with White to move is *won* when for every move of his Black has an answer after which all open
//! parts are won, within finitely many moves: positions have ranks, where one of rank *n* leads to open parts of
//! lower rank only.
//!
//! **Lemma.** The situation is won for the claimant if all this holds:
//!
//! 1. White has the turn, and the pass count is at most 0.
//! 2. No member of *L* is marked for good, with a stone or without.
//! 3. Each door is black.
//! 4. *L* is taken apart. Some chain becomes safe, and some part is open.
//! 5. The open parts are won. If there is exactly one it is bound, with the temporary mark of the situation if
//!    that is in it. Otherwise they are not bound, and without marks.
//!
//! The last half of 4 and condition 3 are there to ask for no decision where none helps: with no open part it is
//! [`fill`](super::fill) that speaks, and through an empty door White comes in for good.
//!
//! # Proof
//!
//! We say that a situation of the proof *is a sum* of some local positions if:
//!
//! - (i) It is White's turn, the pass count is at most 0, and 2 holds.
//! - (ii) *L* falls into a set *A* of black locations that is not empty, and parts, which are the connected parts
//!   of *L* without *A*. No black stone of a part is beside *A*. So *A* consists of whole chains.
//! - (iii) Each chain of *A* has two *eyes*: parts that are fillable, all of whose locations are beside this
//!   chain.
//! - (iv) The local positions are those of the open parts, one for each, with the stones that are there, and all
//!   are won.
//! - (v) Either none is bound and none has a mark; or there is exactly one, which is bound, and has the temporary
//!   mark of the situation if that is in its part, and otherwise none.
//!
//! *The situation of the lemma is a sum.* (ii) and (iii) are what taking apart leaves: chains that become safe
//! are whole, a chain is not beside a black stone that it does not hold, and an eye is a connected part of *L*
//! without *A*, has no door, and is beside its chain, so it is fillable. The rest is said by 1, 2 and 5.
//!
//! We show: *a sum is won for the claimant*, by induction on the ranks of its local positions, as a finite
//! multiset. (A multiset of numbers falls when one of them is replaced by any finite number of smaller ones. No
//! sequence falls for ever.)
//!
//! (a) *Liberties of A.* Let *r* be a fillable part in a situation where (ii) holds. Neighbours of its locations
//! are in *r* or in *A*. No black stone is in it. So a white chain with a stone in *r* is within *r*, and has a
//! liberty there, as every chain on the board has one and no stone in *L* is permanent. So *r* has an empty
//! location whether there are white stones or not. By (iii) each chain of *A* thus has two liberties, one in each
//! of two parts.
//!
//! (b) *Parts are apart.* The neighbours of a location of a part *c* are in *c*, in *A*, or outside *L*, where
//! all is permanently white. So a white chain with stones in *c* and not on doors is within *c*, and all its
//! contact is in *c* and *A*. One with a stone on a door has contact to a permanent white stone, so it has a
//! liberty for ever. A black chain in *c* is within *c* by (ii), and its contact is in *c* and outside *L*.
//!
//! (c) *White's stone.* White plays on *x* in a part *c*; he can't play elsewhere, since *A* is black and outside
//! *L* all is occupied. Chains of *A* keep a liberty in one eye that is not *c*, by (a). The other black chains
//! beside *x* are in *c* by (b). So *W* of B4.4 is within *c*, and it is the same in the local game, by (b). If
//! it is empty, B4.5 asks for contact of *x* to a location that is empty or a permanent white stone, and that is
//! the same in both by (b). So is B4.8. If *c* is fillable, there is nothing to capture in it: *W* is empty, no
//! mark is made, (ii) and (iii) still hold, and all other parts are as they were.
//!
//! (d) *White's move seen locally.* A stone in an open part *c* is a local move there: in an unbound game marks
//! don't count for him, and in a bound one, by (v), the mark is that of the situation if it is in *c*. Any other
//! move of his, a pass or a stone in a fillable part, is a local pass in some open part, which one does not
//! matter; there is one, or we are at (h). Let *c* be the part in which he moved in this sense. Now in *c* there
//! are the same stones in both. After his stone in *c* the mark is the same too, by (c). After any other move
//! there is none in either. So on Black's turn the mark of the situation is that of the local position in *c*.
//!
//! (e) *No end.* By (i) White's move leaves a pass count of 1 at most. So the game goes on. If there is a mark on
//! Black's turn, the count is -1.
//!
//! (f) *Black's answer.* Black answers in *c*, as the local position says that he wins. A pass he makes only
//! where there is a mark. It is legal, and leaves the pass count 0 by (e). A stone on *x* in *c* is on an empty
//! location that is not marked, by (d). White chains that it captures locally it captures in the proof of *L* and
//! the other way round, by (b): those beside *x* are the same up to permanent stones, and one with a stone on a
//! door is never captured in either. If nothing is captured, *x* has local contact to an empty location of *c*,
//! or to a location of *A*. In the former case it has contact to that in the proof of *L*. In the latter *x* or a
//! stone of its new chain is beside a stone of a chain of *A*; it is joined to that chain, which has a liberty in
//! an eye by (a); the eye is not *c*, which is open. So B4.5 holds. Nothing is marked for good. B4.8 is the same
//! in both: the neighbours in *A* are black, those outside *L* are white. The pass count is 0 or -1.
//!
//! (g) *After it* *c* is taken apart. This takes away no stone. Let *A'* be *A* with the stones of chains that
//! become safe. (ii) holds for *A'*, since chains beside *A* become safe, and a chain that doesn't is beside no
//! stone of another chain. The parts of *L* without *A'* are those other than *c*, and those into which *c*
//! falls. (iii) holds: parts that were fillable still are, with no black stone in them, and eyes still are eyes
//! of the chain that their chain has become part of. A chain of *A'* is either joined to a chain of *A*, and has
//! its eyes; or it is a safe chain of *c* with two eyes in *c*, which are connected parts of *c* without the safe
//! stones, without doors, and beside the chain, and so fillable parts. (i) holds by (f), and as no mark for good
//! was made. (iv) holds with the local positions of the open parts into which *c* falls in place of the one for
//! *c*, by rule 4, and these have lower ranks. (v): if no game was bound, none is, and there is no mark. If the
//! one of *c* was bound, there were no other open parts. If now there is exactly one, it is bound, with the mark
//! that Black's stone has made, or none, which by (f) is that of the situation. Otherwise none is bound or
//! marked.
//!
//! So the situation is a sum again, and its multiset of ranks has fallen. By induction it is in the attractor.
//! Thus so is the situation before Black's answer, which is not final. As White's move was any, and his situation
//! was not final by (i), that is in the attractor too.
//!
//! (h) *The end.* If no part is open, the conditions of [`fill`](super::fill) hold: 1 since *A* is not empty, and
//! by 2; 2 since a door in a part would make it open, so all are in *A*; 3 since all that is not black is in
//! fillable parts; 4 since nothing is marked for good; 5 since black stones are in *A* only, the parts are
//! therefore the regions of that lemma, and by (iii); 6 by (i). So the situation is in the attractor. ∎
//!
//! # In a certificate
//!
//! What a local position leads to depends on its part, stones, mark and binding alone: where the part is known,
//! all its neighbours in *L* are in *A*. So a position won once is won in all local games of the certificate. If
//! each position leads to such as were finished before it, or new ones, and never to one that it comes from, then
//! the positions form a finite graph without cycles, and a rank is the length of the longest way. That is what
//! the checker sees to.

use crate::arena::Arena;
use loja_format::Decision;

/// Whether the fixed conditions of this lemma and of `rooms` hold, and decisions can name the members.
pub(crate) fn may_sum(arena: &Arena) -> bool {
    arena.len() <= Decision::MOST_MEMBERS && !arena.marked.contains(&true)
}
