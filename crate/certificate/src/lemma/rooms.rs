//! A lock as a sum of local games, before the first two eyes.
//!
//! [`sum`](super::sum) speaks once a chain has two eyes. Here one chain, the *body*, counts as safe before, since it vows to breathe in two
//! parts until these have become its eyes.
//!
//! # Statement
//!
//! Let Black be the claimant and White the refuter. *Door*, *chain*, *region*, *eye*, *taking apart*, *part*, *fillable*, *open*,
//! *local game*, *bound* and *A* are those of [`sum`](super::sum). A *breath* of a part is an empty location of it, marked or not,
//! that is beside *A*.
//!
//! *The vow.* A position of a local game may have the vow. Those that don't are the positions of [`sum`](super::sum). For those
//! that do the rules are the same, but after Black's answer, whether stone or pass:
//!
//! - V1. When *c* is taken apart, the chains that have a stone beside *A* become safe, and no others: two eyes of its own
//!   make no chain safe.
//! - V2. If some part that is left is fillable, no part has the vow. Otherwise Black names one that has a breath, and this one has
//!   the vow. If there is none, the answer is not allowed.
//!
//! (If there is no fillable part, all are open. If nothing is left at all, the answer is not allowed either.) A position
//! is *won* as in `sum`, where naming belongs to the answer.
//!
//! **Lemma.** The situation is won for the claimant if all this holds:
//!
//! 1. to 3. as in `sum`: White has the turn, and the pass count is at most 0; no member of *L* is marked for good; each door is
//!    black.
//! 4. No chain becomes safe when *L* is taken apart as in `sum`.
//! 5. There are a chain *s*, the body, and two different regions of {*s*} in *L*, the *rooms*, each of which is an eye of *s* or has an
//!    empty location beside *s*.
//! 6. Let *A* be the stones of *s*, and the parts all regions of {*s*}. The open ones are won. If there is exactly one it is
//!    bound, with the temporary mark of the situation if that is in it; otherwise they are not bound, and without marks. The
//!    rooms that are open have the vow, no other part has.
//!
//! Condition 4 is there to ask for nothing where `sum` may speak. It also sees to it that some part is open: if none were, *s* would have
//! two eyes. In 5 the eyes need not be named: by (a) below an eye has an empty location, which is beside *s*.
//!
//! # Proof
//!
//! It is that of [`sum`](super::sum), with other liberties for one of the safe chains. We say that a situation of the proof *is a sum* of some
//! local positions if (i), (ii), (iv) and (v) of that page hold, where local positions may have the vow, and in place of (iii):
//!
//! - (iii) One chain of *A* is the *body*. Each other chain of *A* has two *eyes*: parts that are fillable, all of whose
//!   locations are beside this chain. For the body there are two different parts, its *rooms*. Each room is
//!   - an eye of the body: fillable, and all of its locations are beside the body; or
//!   - open, with the vow in its local position; all stones of *A* beside it are the body's, and it has an empty location
//!     beside the body.
//!
//!   No local position but those of open rooms has the vow.
//!
//! *The situation of the lemma is a sum.* *A* is a whole chain *s*, and the body; so there is no other chain in *A*, and no black stone of a part
//! is beside it, which is (ii). A room that is fillable has all of its locations beside *A*, which is *s*: it is an eye of the body. One that is
//! open is not an eye of *s*, since an eye is fillable; so by 5 it has an empty location beside *s*, and by 6 the vow. The rest is said
//! by 1, 2 and 6.
//!
//! We show again: *a sum is won for the claimant*, by induction on the ranks of its local positions as a multiset. Parts (a) to (h) are those of
//! `sum`; what follows is what differs.
//!
//! (a) *Liberties of A.* That a fillable part has an empty location is shown in `sum` from (ii) alone. So chains of *A* other than the
//! body have two liberties, one in each of two parts, and so has the body: one in each room, an eye or not, by (iii).
//!
//! (b) *Parts are apart*, as in `sum`: that needs (ii) only.
//!
//! (c) *White's stone* on *x* in a part *c*. All locations but *x* are what they were before it captures. By (a) each chain of *A* has a liberty
//! in a part other than *c*: one of two different parts is not *c*. So no chain of *A* is captured, even where *x* was the only breath of a
//! room. The rest is as in `sum`. If *c* is fillable, nothing is captured there; an eye still is one, and rooms other than *c* are as they
//! were, so (ii) and (iii) still hold. If *c* is open, (ii) still holds, and (iii) but for the breath of *c*, if it is a room.
//!
//! (d) and (e) are those of `sum`. White's move is a local move in an open part *c*: his stone's part, or, after a pass or a stone in a
//! fillable part, any open part.
//!
//! (f) *Black's answer* is in *c*, and allowed by the rules of its position. Its legality is shown as in `sum`, where one thing is asked
//! of *A*: that a chain of *A* beside *c* has a liberty that is not in *c*. One with two eyes has it, since *c* is open and these
//! are not. The body has it too: one of its rooms is not *c*, and it is an eye, with an empty location by (a) even if White has just
//! played there, or it is open, and has a breath as before, since White moved elsewhere: then his stone was in *c* or in a
//! fillable part.
//!
//! (g) *After it* *c* is taken apart. (i), (ii), (iv) and (v) hold for the same reasons as in `sum`. Of (ii) this has to be seen again where *c* had the vow and
//! V1 was used: a chain of *c* that is beside *A* has become safe, and one that is not is beside no stone of another chain, so no
//! black stone of a part is beside *A'*. As to (iii), chains of *A* stay in *A'* and grow; say that the body is the chain of *A'* that the
//! body has become part of.
//!
//! - *c had no vow.* It was no open room, and, being open, no eye. Both rooms are other parts. Their stones are what they were (but for a
//!   stone of White's in an eye, which leaves it an eye). What is beside them is in them, in *A* or outside *L*, so no stone that became
//!   safe in *c* is beside them: still all stones of *A'* beside an open room are the body's, and it has the breath that it had.
//!   A chain of *A'* without stones of the body's is joined to a chain with two eyes of *A* and has its eyes, or is a safe chain of *c* with two eyes in
//!   *c*, as in `sum`. No part into which *c* falls has the vow.
//! - *c had the vow.* So it was one of the rooms, and all stones of *A* beside it are the body's. By V1 a chain of *c* becomes safe only
//!   if it has a stone beside *A*, that is, beside the body, and then it is joined to the body. So *A'* has no chain that was
//!   not in *A*, and the others keep their eyes, which are not *c*. All neighbours in *A'* of a part into which *c* falls are in *A* and beside *c*, or of
//!   chains that became safe: they are the body's. Now by V2 there is one of two cases. Some part that is left is
//!   fillable: its locations are beside *A'*, so beside the body, and it is an eye of the body; one such part is a room in place of *c*,
//!   and no part of *c* has the vow. Or Black has named a part with a breath: an empty location beside *A'*, so beside the body; it is open, has the
//!   vow, is a room in place of *c*, and is the only part of *c* with the vow. In both cases the new room is inside *c*,
//!   so it is not the other room, which stays what it was as in the first case.
//!
//! So the situation is a sum again, and its multiset of ranks has fallen.
//!
//! (h) *The end.* If no part is open, both rooms are eyes of the body, and so each chain of *A* has two eyes. As in `sum`, [`fill`](super::fill) speaks. ∎
//!
//! V1 is there since the body's liberty has to be beside the body: a chain with two eyes of its own inside a room would count for *A*, and a fillable
//! part of the room might be its eye and not the body's.
//!
//! # In a certificate
//!
//! What a local position with the vow leads to depends on its part, stones, mark and binding, and on what is named: all
//! its neighbours in *L* are in *A*, and are one chain there. So positions are told from each other by these and the vow, and one that was won
//! is won in all local games of the certificate, those of `sum` too. Ranks are as there.
