//! Parts in which the refuter can't make two eyes, whatever they play.
//!
//! This lemma ends no branch by itself. When a certificate names it beside [`sum`](super::sum) or
//! [`rooms`](super::rooms), some parts need no local game.
//!
//! # Statement
//!
//! Let Black be the claimant and White the refuter. Terms are those of [`sum`](super::sum), the *vow* is that of
//! [`rooms`](super::rooms). A location of a part is *inner* if it has no neighbour in *A*, else *outer*. A part
//! without the vow is *dead* if it has no door and no black stone, and its inner locations are
//!
//! - one, with at least two neighbours; or
//! - two that are neighbours of each other, each with another neighbour, and both together with at least two others.
//!
//! (All neighbours of an inner location that is no door are in its part. White's stones in the part don't matter.)
//!
//! **Lemma.** [`sum`](super::sum) and [`rooms`](super::rooms) still hold, in their local games too, when *open* means
//! neither fillable nor dead, and where all parts are fillable or dead.
//!
//! # Proof
//!
//! **1. The local game of a dead part *c*, not bound, with White to move and no mark, is won** in the sense of `sum`
//! alone, where dead parts are open. Black plays the first of these that is possible, where "free" means empty and
//! not marked:
//!
//! 1. A free outer location beside a black stone of *c*.
//! 2. A free outer location beside an inner one.
//! 3. Any other free outer location.
//! 4. A free inner location.
//! 5. The pass.
//!
//! A black stone on an outer location is legal, and is absorbed at once with all black stones of *c* beside it.
//! Stones that stay black in *c* are therefore on inner locations; should their own eyes make them safe, so much the
//! better, for their neighbours become outer. A part without inner locations is fillable, as it has no door and no
//! black stone. White's marks bind Black on the next turn; Black's bind nobody. No white chain has a stone on a door,
//! so each has a liberty in *c*. We use induction on the size of *c*.
//!
//! *(a) One inner location q, no black stone.* White moves and captures nothing, so there is no mark unless we come
//! from (c). If a neighbour of *q* is free, Black plays it by 2: no location stays inner, and all is fillable. Else
//! all neighbours of *q*, at least two, are white. If some outer location is free, Black plays it by 3: *q* and its
//! neighbours stay, and their smaller part is still as in (a). Else *q* alone is empty, the only liberty of all white
//! chains. If it is marked, Black passes by 5; White can't play there by B4.5, capturing nothing, and passes too,
//! which clears the mark. Now Black plays *q* by 4 and captures all white stones of *c*. After White's next move one
//! of the two neighbours of *q* is free; Black plays it by 1, and all is fillable.
//!
//! *(b) Two inner locations p and q, no black stone.* The *others* are the outer locations beside *p* or *q*. White
//! has moved; an inner location may be marked if we come from (c). If one of the others is free, Black plays it by 2,
//! and *p* or *q* or both become outer. If both do, nothing is left. One that stays inner has two neighbours: the
//! other inner location, and one that is not the stone just played, which is not beside it. So its part is smaller
//! and as in (a). If all others are white and some outer location is free, Black plays it by 3, and the part of *p*
//! and *q* is smaller. Else all outer locations are white.
//!
//! - *One of p and q is empty*, say *p*, the one liberty of all white chains. If it is marked, both pass as in (a).
//!   Then Black captures all by 4, and we are in (c) with only that stone in *c*.
//! - *Both are empty.* Black plays one by 4, say *p*, legally as *q* is empty, and *q* is its liberty in (c).
//!
//! *(c) Two inner locations p and q, a black stone on p alone, with a liberty.* White moves.
//!
//! - *White captures p.* Then *q*, a neighbour of *p*, is white, *c* has no black stone, *p* is perhaps marked, and
//!   Black plays as in (b). That leads to a smaller part or to (a); or all outer locations are white, and Black
//!   captures all white stones by playing *p*: see (d).
//! - *Else, and an other beside p is free:* Black plays it by 1, *p* is absorbed, *q* is beside it, and all is
//!   fillable.
//! - *Else, and an other beside q is free:* *p* has a liberty, so *q* is empty. Black plays the other by 2, and *q*
//!   becomes outer. Unless White plays *q*, Black does by 1, and all is fillable. If White does and so captures *p*,
//!   all neighbours of *p* are white, and Black plays as in (a): *p* is the inner location, with at least two
//!   neighbours, *q* and one of the others, and perhaps the mark.
//! - *Else all others are white, and q is empty* for the same reason. If some outer location is free, Black plays it
//!   by 3, and *c* is smaller. Else *q* is the only liberty of all white chains. Black plays there by 4 and captures
//!   them. White plays one of the others, of which there are at least two; Black plays another by 1, and all is
//!   fillable.
//!
//! *(d) As (c), and p is the only stone in c.* After White's move an other beside *p* is free; or *p* has just one
//! other, White is on it, and one beside *q* is free, since *p* and *q* have two between them. White has captured
//! nothing, since *q* is empty, or White plays there and all others are empty. So the second or third case of (c)
//! applies, and neither returns to (c).
//!
//! So (a) ends, and every sequence in (b) and (c) reaches a smaller part, (a), (d) or the end. ∎ (1)
//!
//! **2. While some part is open**, dead parts are left alone. The proofs of `sum` and `rooms` hold word for word with
//! the new meaning of "open", and with dead parts among the parts of *L* without *A*. Parts with the vow are not
//! dead, so rooms are what they were, and eyes are fillable. White's stone in a dead part *c* is a local pass
//! elsewhere, like one in a fillable part: it captures nothing, as *c* has no black stone and each chain of *A* has a
//! liberty in an eye or room other than *c*; so it makes no mark. *c* stays dead, with the same inner locations and
//! no black stone. A dead part that arises when a part is taken apart leaves the local games as a fillable one does,
//! and (v) does not count it.
//!
//! **3. When no part is open**, both rooms of `rooms` have become eyes. So each chain of *A* has two eyes, and the
//! situation is a sum in the sense of the proof of `sum` for the local positions of the dead parts, not bound and
//! without marks, which are won by 1. ∎
//!
//! With only one neighbour, an inner location can be the refuter's half of a ko that never has to be finished; with
//! three inner locations in a row, the refuter makes two eyes.

use crate::arena::Arena;

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
