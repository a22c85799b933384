//! Parts in which the refuter can't make two eyes, whatever he plays.
//!
//! This lemma ends no branch by itself. Where it is named beside [`sum`](super::sum) or [`rooms`](super::rooms), some parts need no local game.
//!
//! # Statement
//!
//! Let Black be the claimant and White the refuter. *Door*, *part*, *A*, *fillable*, *taking apart*, *local game* and *bound* are those of
//! [`sum`](super::sum), the *vow* is that of [`rooms`](super::rooms). A location of a part is *inner* if it has no neighbour in *A*, else *outer*. A part without the vow is
//! *dead* if it has no door, no black stone is in it, and its inner locations are
//!
//! - one, with two neighbours at least; or
//! - two that are neighbours of each other, where each has another neighbour, and both together have at least two others.
//!
//! (An inner location that is no door has all of its neighbours in its part. What White has in the part does not matter.)
//!
//! **Lemma.** [`sum`](super::sum) and [`rooms`](super::rooms) still hold when the parts that count as *open* are those that are neither fillable nor dead, also in the
//! local games, and where all parts are fillable or dead.
//!
//! # Proof
//!
//! **1. The local game of a dead part, not bound, with White to move and no mark, is won** in the sense of `sum` alone, where dead parts are open.
//! Let *c* be the part. Black keeps to this list and takes the first that is possible. "Free" means empty and not marked.
//!
//! 1. A free outer location beside a black stone of *c*.
//! 2. A free outer location beside an inner one.
//! 3. Any other free outer location.
//! 4. A free inner location.
//! 5. The pass.
//!
//! A black stone on an outer location is legal and absorbed at once, with all black stones of *c* beside it: *c* loses it. So stones that stay black in
//! *c* are on inner locations. If they become safe by two eyes of their own, then so much the better: their neighbours are outer then.
//! Parts without an inner location are fillable, as they have no door and no black stone. White's marks bind Black on his next turn; Black's bind nobody. White has
//! no chain with a stone on a door, so each of his chains has a liberty in *c*. The induction is on the number of locations of *c*.
//!
//! *(a) One inner location q, and no black stone in c.* White moves; he takes nothing, so there is no mark, unless we come here from (c). If
//! a neighbour of *q* is free, Black takes it by 2, no location is inner any more, and all is fillable. Else all neighbours of *q* are white, two at least. If
//! some outer location is free, Black takes it by 3: *q* and its neighbours stay, so the part of *q* is smaller and still as in (a). Else *q* alone is empty, as White's chains
//! need a liberty, and all of them have only this one. If it is marked, Black passes by 5; then it is White's turn, who can't play on *q* by B4.5 as he would
//! take nothing, so he passes too, and there is no mark. Now Black plays on *q* by 4 and takes all white stones of *c*.
//! After White's next move one of the two neighbours of *q* is free. Black takes it by 1, and all is fillable.
//!
//! *(b) Two inner locations p and q, and no black stone in c.* Call *others* the outer locations beside *p* or *q*. White moves, and it is Black's turn; perhaps with a mark
//! on an inner location, if we come from (c). If one of the others is free, Black takes it by 2. Then one of *p* and *q* is outer, or both, and nothing is left to do. The remaining one has two neighbours:
//! the other inner location, and one that is not the stone just played, since that one is not beside it. So its part is smaller and as in (a). If all others are white and some outer location is
//! free, Black takes it by 3, and the part of *p* and *q* is smaller. Else all outer locations are white.
//!
//! - *One of p and q is empty*, say *p*, and *q* is white. All chains have the one liberty *p*. If it is marked, both pass as in (a). Then Black takes all
//!   by 4, and we are in (c) with nothing but his stone in *c*.
//! - *Both are empty.* Black plays on one by 4, say on *p*. That is legal, as *q* is empty. We are in (c), where *p* has the liberty *q*.
//!
//! *(c) Two inner locations p and q, a black stone on p alone, with a liberty.* White moves.
//!
//! - *He takes p.* Then *q*, a neighbour of *p*, is white, no black stone is in *c*, *p* is perhaps marked, and it is Black's turn as in (b). He comes to a smaller part
//!   or to (a), or all outer locations are white, and he takes all white stones by playing on *p*: see (d).
//! - *Else, and an other beside p is free:* Black takes it by 1, *p* is absorbed, *q* is beside it, and all is fillable.
//! - *Else, and an other beside q is free:* *p* still has a liberty, so *q* is empty. Black takes the other by 2, and *q* is outer. White moves. If he doesn't play on *q*,
//!   Black does by 1, and all is fillable. If he does, he takes *p*, all neighbours of which are white now. Black's turn is as in (a), with *p* as the inner location and two neighbours
//!   at least, *q* and one of the others; perhaps with the mark on *p*.
//! - *Else all others are white, and q is empty* for the same reason. If some outer location is free, Black takes it by 3, and *c* is smaller. Else *q* is the only liberty of all white chains. Black
//!   plays there by 4 and takes all of them. White plays on one of the others, of which there are two at least; Black takes another by 1, and all is fillable.
//!
//! *(d) As (c), and p is the only stone in c.* After White's move an other beside *p* is free, or *p* has just one other, White is on it, and then one beside *q* is free, as both
//! together have two. White has taken nothing, since *q* is empty or he plays there and all others are empty. So the second or the third case of (c) applies, and neither comes back to (c).
//!
//! So (a) ends, in (b) and (c) each line comes to a smaller part, to (a), to (d) or to the end, and none goes on for ever. ∎ (1)
//!
//! **2. While some part is open**, dead parts are left alone. We say that a situation is a sum as in the proof of `sum` or of `rooms`, where "open" has the new meaning, and parts that are dead
//! are parts of *L* without *A* too. Parts with the vow are not dead, so rooms are what they were, and eyes are fillable. White's stone in a dead part *c* is a local pass elsewhere, as a stone in a
//! fillable part is: he takes nothing there, as there is no black stone in *c* and each chain of *A* has a liberty in an eye or a room that is not *c*; so there is no mark. *c* stays dead: its inner locations
//! and its stones of Black's are what they were. Where *c* is taken apart, a part that is dead leaves the local games as a fillable one does, and in (v) is not counted. All else in these proofs stays word by word.
//!
//! **3. When no part is open**, all parts are fillable or dead. In `rooms` both rooms have become eyes then. So each chain of *A* has two eyes, and the situation is a sum in the sense of the
//! proof of `sum` for the local positions of the dead parts, not bound and without marks, which are won by 1. ∎
//!
//! With only one neighbour an inner location can be the refuter's half of a ko that he never has to finish; with three inner locations in a row he makes two eyes.

use crate::arena::Arena;

/// Whether these inner locations of a part are such as in the lemma.
pub(crate) fn is_dead_space(arena: &Arena, inner: &[usize]) -> bool {
    match *inner {
        [q] => arena.near(q).count() > 1,
        [p, q] => {
            let others = |x: usize, y: usize| arena.near(x).filter(move |&z| z != y);
            let has_others = others(p, q).next().is_some() && others(q, p).next().is_some();
            let first = others(p, q).next();
            let mut all = others(p, q).chain(others(q, p));
            arena.near(p).any(|x| x == q) && has_others && all.any(|x| Some(x) != first)
        }
        _ => false,
    }
}
