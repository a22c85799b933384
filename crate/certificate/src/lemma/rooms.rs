//! A lock as a sum of local games, before the first two eyes.
//!
//! [`sum`](super::sum) needs a chain with two eyes. Here one chain, the *body*, counts as safe before that, since it
//! vows to breathe in two parts until these have become its eyes.
//!
//! # Statement
//!
//! Let Black be the claimant and White the refuter. The terms are those of [`sum`](super::sum). A *breath* of a part
//! is an empty location of it, marked or not, that is beside *A*.
//!
//! *The vow.* A position of a local game may have the vow; without it, it is a position of [`sum`](super::sum). With
//! it the rules differ only after Black's answer, stone or pass:
//!
//! - V1. When *c* is taken apart, only chains with a stone beside *A* become safe: two eyes of its own make no chain
//!   safe.
//! - V2. If some part that is left is fillable, no part has the vow. Otherwise all parts are open, and Black names
//!   one that has a breath, which then has the vow. If there is none, or nothing is left at all, the answer is not
//!   allowed.
//!
//! A position is *won* as in `sum`, where naming belongs to the answer.
//!
//! **Lemma.** The situation is won for the claimant if all this holds:
//!
//! 1. to 3. as in `sum`: White has the turn, and the pass count is at most 0; no member of *L* is marked for good;
//!    each door is black.
//! 4. No chain becomes safe when *L* is taken apart as in `sum`.
//! 5. There are a chain *s*, the body, and two different regions of {*s*} in *L*, the *rooms*, each of which is an
//!    eye of *s* or has an empty location beside *s*.
//! 6. Let *A* be the stones of *s*, and the parts all regions of {*s*}. The open ones are won. If there is exactly
//!    one it is bound, with the temporary mark of the situation if that is in it; otherwise they are not bound, and
//!    without marks. Exactly the open rooms have the vow.
//!
//! Condition 4 leaves the field to `sum` where that may apply, and ensures that some part is open: if none were, *s*
//! would have two eyes. Eyes in 5 need no naming: by (a) an eye has an empty location, which is beside *s*.
//!
//! # Proof
//!
//! As for [`sum`](super::sum), with other liberties for the body. A situation *is a sum* of local positions, perhaps
//! with the vow, if (i), (ii), (iv) and (v) of that page hold, and in place of (iii):
//!
//! - (iii) One chain of *A* is the *body*. Each other chain of *A* has two *eyes*: fillable parts whose locations are
//!   all beside it. The body has two different parts, its *rooms*. Each room is
//!   - an eye of the body: fillable, and all its locations are beside the body; or
//!   - open, with the vow in its local position; all stones of *A* beside it are the body's, and it has an empty
//!     location beside the body.
//!
//!   No local position but those of open rooms has the vow.
//!
//! *The situation of the lemma is a sum.* *A* is the body *s*, a whole chain; so it has no other chain, and no black
//! stone of a part is beside it, which is (ii). A fillable room has all its locations beside *s*: it is an eye of the
//! body. An open room is no eye, which would be fillable; so by 5 it has an empty location beside *s*, and by 6 the
//! vow. The rest is 1, 2 and 6.
//!
//! Again *a sum is won for the claimant*, by induction on the multiset of its local ranks. Parts (a) to (h) are those
//! of `sum`, with these differences.
//!
//! (a) *Liberties of A.* In `sum` (ii) alone gives every fillable part an empty location. So each chain of *A* has
//! two liberties in two parts, the body by (iii) one in each room.
//!
//! (b) *Parts are apart*, as in `sum`, which needs only (ii).
//!
//! (c) *White's stone* on *x* in a part *c*. By (a) each chain of *A* has, before the stone, a liberty in each of two
//! parts; the one in a part other than *c* remains, so no chain of *A* is captured, even if *x* was the only breath
//! of a room. The rest is as in `sum`. If *c* is fillable, nothing is captured there; an eye remains one, and other
//! rooms are unchanged, so (ii) and (iii) still hold. If *c* is open, so does (ii), and (iii) except for the breath
//! of *c*, if it is a room.
//!
//! (d) and (e) are those of `sum`. White's move is a local move in an open part *c*: the part of the stone, or, after
//! a pass or a stone in a fillable part, any open part.
//!
//! (f) *Black's answer* in *c* obeys the rules of its position. `sum` shows it legal if a chain of *A* beside *c* has
//! a liberty outside *c*. A chain with two eyes has one, since *c* is open and they are not. The body has a room
//! other than *c*: an eye has an empty location by (a), even if White has just played there; an open room has its
//! breath, since White's stone was in *c* or in a fillable part.
//!
//! (g) *After it* *c* is taken apart. (i), (ii), (iv) and (v) hold as in `sum`; (ii) also where *c* had the vow: by
//! V1 a chain of *c* beside *A* has become safe, and another is beside no stone of another chain, so no black stone
//! of a part is beside *A'*. As to (iii), chains of *A* stay in *A'* and grow; the body is now the chain of *A'* that
//! holds it.
//!
//! - *c had no vow.* It was no open room, and, being open, no eye. So both rooms are other parts, with the same
//!   stones (but for a white stone in an eye, which stays an eye). What is beside them is in them, in *A* or outside
//!   *L*, not in *c*: all stones of *A'* beside an open room are still the body's, and its breath remains. A chain of
//!   *A'* other than the body either is joined to a chain of *A* with two eyes, or is a safe chain of *c* with two
//!   eyes in *c*, as in `sum`. No part into which *c* falls has the vow.
//! - *c had the vow.* So it was a room, and all stones of *A* beside it are the body's. By V1 a chain of *c* that
//!   becomes safe has a stone beside *A*, that is, beside the body, and joins it. So *A'* has no new chain, and the
//!   others keep their eyes, which are not *c*. All neighbours in *A'* of a part into which *c* falls are the body's:
//!   they are in *A* and beside *c*, or in chains that became safe. By V2 either some such part is fillable: its
//!   locations are beside the body, and it is an eye and the room in place of *c*, where no part has the vow. Or
//!   Black has named an open part with a breath, which is beside the body; it alone has the vow in *c*, and is the
//!   room in place of *c*. Either way the new room is inside *c*, so it is not the other room, which stays as in the
//!   first case.
//!
//! So the situation is a sum again, of a smaller multiset.
//!
//! (h) *The end.* If no part is open, both rooms are eyes of the body, so each chain of *A* has two eyes, and as in
//! `sum` [`fill`](super::fill) finishes. ∎
//!
//! Why V1: a chain with two eyes of its own inside a room would count for *A*, and a fillable part of the room might
//! be its eye and not the body's, which needs its liberty beside itself.
//!
//! # In a certificate
//!
//! What follows from a position with the vow depends on its part, stones, mark and binding, and on what is named,
//! because all its neighbours in *L* belong to one chain of *A*. So these and the vow tell positions apart, and a
//! position won once is won in all local games of the certificate, those of `sum` too. Ranks are as there.
