//! Refutations in a part of a claim.
//!
//! Let *L* be claimed. In the worst case (C6), a *component* is a connected part of those members of *L* that aren't
//! the claimant's stones; a *string* is a chain of the claimant, whose stones are all in *L*. Let some components be
//! *active*, and let *A* be the set of their locations. The *zone* is *A* with all strings that touch *A*. Some
//! strings of the zone are *spared*: at least those that touch a component that isn't active. (The checker spares
//! exactly these.)
//!
//! # The zone's game
//!
//! Its board has all locations and neighbours, except that locations of *L* outside the zone have no neighbours and
//! are empty and marked for good. Else it starts from the worst case, with stones of spared strings marked for good,
//! and so permanent. Moves are those of B2 to B4 without removing cycles, with these changes:
//!
//! 1. No number of passes ends the game. Situations are stones, temporary mark, and turn.
//! 2. The refuter's *vow*: after a refuter's stone on *x*, each chain of the claimant beside *x* that has a spared
//!    stone has contact to an empty location. The vow lapses where a refuter's stone is then on an anchor, or there
//!    are two doors (see [`doors`](super::doors)).
//! 3. The claimant's *goal*: C8 for the zone's locations, without C8.1 and C8.4, and without C8.6 for stones with a
//!    spared stone in their chain.
//!
//! **Lemma.** If the claimant can't force the goal in the zone's game from the start, where the refuter has the turn,
//! then *L* is refuted.
//!
//! "Can't force" means that the start is outside the attractor of the goals, as in the documentation of the crate.
//! Then the refuter has a *strategy*: a move for each refuter's situation outside the attractor that keeps play
//! outside.
//!
//! # Proof
//!
//! Beside the proof of *L* the refuter keeps a situation of the zone's game, and plays the strategy's moves in both.
//! A claimant's stone in the zone is played in both; a stone elsewhere in *L*, or a pass, is a pass in the zone's
//! game. We show that this is possible and that at any time, unless *L* is lost already by [`joined`] or
//! [`doors`](super::doors),
//!
//! - (i) both situations have the same turn, and in the zone the same stones, and
//! - (ii) a location of the zone is marked temporarily in both or in neither, and
//! - (iii) all stones of spared strings are still there, and so are, outside the zone and in *L*, all stones that the
//!   claimant had at the start.
//!
//! All this holds at the start.
//!
//! *What is around.* An *inner* location is one of the zone without a spared stone. Its neighbours are in the zone or
//! outside *L*: from *A* a neighbour in *L* is in the same component or in a string that touches it; from a string
//! that isn't spared, in the same string or in an active component. So inner locations have the same neighbours on
//! both boards, with the refuter's permanent stones outside *L*. A spared stone has the same neighbours in the zone
//! and outside *L*; those elsewhere in *L* it has in the proof of *L* only. Hence, with (i) and (iii):
//!
//! - (a) A refuter's chain with a stone in the zone either has a stone outside *L*, on both boards, and so a liberty
//!   forever; or it consists of inner locations, and is the same with the same contact on both. Either way, what it
//!   touches in the zone's game it touches in the proof of *L* too.
//! - (b) A claimant's chain with a stone in the zone, but no spared one, consists of inner locations, and is the same
//!   with the same contact on both boards.
//! - (c) A claimant's chain with a spared stone in the zone's game is part of a chain in the proof of *L*, which
//!   touches all that the former touches.
//!
//! *The refuter's stone* on *x* is on an inner location, as no other empty one is unmarked in the zone's game. By
//! (ii) B4.2 holds in the proof of *L*. The chains that it captures in the zone's game are as in (b), since spared
//! stones are permanent, and it captures them in the proof of *L* too. If there are any, B4.5 asks for nothing; else
//! *x* has contact, in the zone's game, to a location *y* that is empty and not marked for good, or a permanent
//! refuter's stone, and by (a) also in the proof of *L*, where *y* is the same. So the stone is legal there. A chain
//! that it captures there has a stone *z* beside *x*, in the zone, since *x* is inner. If the chain of *z* in the
//! zone's game has no spared stone, (b) says that it is captured in both. If it has one, and the vow was kept, it has
//! contact to an empty location after the stone, and by (c) so has the chain in the proof of *L*, which is not
//! captured. So *W* of B4.4 and the neighbours of *x* are the same in both, hence B4.8 too, and (i) to (iii) hold
//! again.
//!
//! *If the vow was not kept,* a refuter's stone is on an anchor or there are two doors in the zone's game. In the
//! proof of *L* the stone is legal, as shown, and captures the same chains and some with spared stones. The anchor is
//! inner, so it is an anchor in the proof of *L*, with the same neighbours, permanent refuter's stones and empty
//! locations marked for good among them; the situation is lost by [`joined`]. The doors, empty locations of the zone,
//! not marked for good, beside a permanent stone of the refuter, are doors in the proof of *L*, where the claimant
//! has the turn; the situation is lost by [`doors`](super::doors), case 3.
//!
//! *The refuter's pass* is legal in both, unless the proof of *L* is over.
//!
//! *The claimant's stone* on *x* in the zone, legal in the proof of *L*: all stones of spared strings are there, so
//! *x* is inner, and by (i) and (ii) open in the zone's game. By (a), and as stones outside *L* stay, *W* of B4.4 is
//! the same. If it is empty, *x* has contact in the proof of *L* to some *y* as B4.5 asks. If the chain that *x*
//! joins has a spared stone in the zone's game, it has contact to that permanent stone. Else, by (b), chain and
//! contact are the same on both boards. So the stone is legal in the zone's game. B4.8 is as above, and (i) to (iii)
//! hold again.
//!
//! *The claimant's stone elsewhere, or pass.* A stone on a location of *L* outside the zone captures chains beside
//! it. Its neighbours are not inner, so by (a) none of these chains has a stone in the zone. In the zone only the
//! temporary mark goes; a new mark is on a captured stone, outside the zone. A pass clears the mark too, as a pass in
//! the zone's game does. So (i) to (iii) hold again.
//!
//! *No formation.* A formation on *L* with (i) to (iii) would be a goal of the zone's game. C8.2: by (i). C8.3: a
//! member of the zone with a neighbour outside the zone, in the zone's game, has it outside *L*, so it is the
//! claimant's by C5.2.1 for *L*; outside *L*, all are the refuter's. C8.5: neighbours in the zone's game are
//! neighbours in *L*. C8.6: by (b) a chain without a spared stone has the same contact on both boards, and its empty
//! contacts in *L* are in the zone. But the zone's game stays outside the attractor, and where one of the two lemmas
//! applied, no formation is forced. So the claimant can't force one in the proof of *L*, and its start is outside the
//! attractor. ∎
//!
//! # More strings spared
//!
//! The proof never uses that a spared string touches a component that isn't active. So a zone's game that is lost for
//! the claimant with more strings spared refutes as well.
//!
//! **Corollary.** Let *M* be a bordered subset of *L* that holds all active components. If the claimant can't force
//! the goal in the zone's game, then *M* is refuted.
//!
//! *Proof.* No string is partly in *M*, by C5.2.2. If C6.3 takes a string off for *M*, one of its stones has a
//! neighbour outside *M*, since otherwise it would have the liberties of the position. So *M* has an empty location
//! where the refuter may play beside a permanent stone, and is lost by [`doors`](super::doors). Otherwise all strings
//! in *M* are in the worst case for *M*, and in that for *L*, where they have at least those liberties. An active
//! component *C* has no stone of the claimant, and by C5.2.1 no neighbour outside *M*. So all strings that touch it
//! are in *M*, and *C* is a component of *M* too. Any other component of *M* is within one of *L* that isn't active,
//! as active ones are whole. Hence a string of the zone that touches a component of *M* that isn't active was spared.
//! The zone's games for *M* and *L*, with the same active components and spared strings, differ only where spared
//! stones have more permanent refuter's stones as neighbours, which touch nothing else of the zone: a string that
//! isn't spared touches only active components and the outside of *L*, and so does *C*. As nobody ever plays on a
//! spared stone, this changes neither moves nor goals. ∎
//!
//! # Which lemmas hold in a zone's game
//!
//! They speak of a set whose neighbours outside are the refuter's permanent stones; here it is the zone's locations,
//! on the game's own board.
//!
//! - [`joined`]: such a stone has a liberty forever by B4 and D1, which are the same here. The goal asks for C8.2.
//! - [`doors`](super::doors): no situation there is a goal, which asks for C8.2, C8.3 and C8.5. The refuter's stone
//!   is always on an anchor, so no vow forbids it. The claimant's pass leaves all doors open, whatever it stands for.
//! - [`alive`](super::alive): the refuter only passes, so the vow forbids nothing. Spared stones are permanent, so
//!   regions with one guard nothing. The rest is B4, D1 and C8.2; that passes end nothing helps the claimant to no
//!   capture.
//!
//! The others don't: [`ending`](super::ending) ends by passes, [`hopeless`](super::hopeless) needs C8.1, C8.4 and
//! C8.6, and no goal in a zone is a formation, as [`fill`](super::fill), [`sum`](super::sum) and
//! [`rooms`](super::rooms) need.
//!
//! # Passes on the fast board
//!
//! The checker's board ends the game after two passes at a count of 0, but the checker leaves the count out when it
//! compares situations. No situation new to it has a count of 2: that comes by a pass from 1, and 1 by a pass from 0,
//! as no stone leaves 1. At 0 there was no temporary mark, since with one the count is -1 (B2.4). So stones, mark and
//! turn are those of two moves before, and the situation is known. Hence nothing new is final, and the checker tries
//! all moves that the rules allow, which before the end depend only on stones, mark and turn.

use std::sync::Arc;

use loja_format::Claim;
use loja_rules::{Board, ByColor, Point, PointSet, Setup, State};

use super::{joined, two_doors};
use crate::arena::{Ground, What};
use crate::leaves::View;

/// The zone's game; `None` when the locations aren't whole components.
pub(crate) fn zone(claim: &Claim, active: &PointSet) -> Option<Ground> {
    let (board, player) = (claim.board(), claim.player());
    let situation = claim.start().situation();
    let own = &situation.stones()[player];
    let rest = claim.set().difference(own);
    let elsewhere = rest.difference(active);
    let cut = |x: Point| board.neighbors(x).iter().any(|&y| elsewhere.contains(y));
    if !active.is_subset(&rest) || active.iter().any(cut) {
        return None;
    }
    let (mut strings, mut spared) = (PointSet::new(), PointSet::new());
    for x in own.iter() {
        let touches = board.neighbors(x).iter().any(|&y| active.contains(y));
        if !touches || strings.contains(x) {
            continue;
        }
        let string = claim.start().chain(x)?;
        if !string.contact.intersection(&elsewhere).is_empty() {
            spared = spared.union(&string.members);
        }
        strings = strings.union(&string.members);
    }
    let set = active.union(&strings);
    let given_up = claim.set().difference(&set);
    let pairs = board.pairs();
    let kept = pairs.filter(|&(x, y)| !given_up.contains(x) && !given_up.contains(y));
    let pairs = kept.map(|(x, y)| (x.index(), y.index()));
    let own_board = Board::new(board.len(), pairs).ok()?;
    let mut stones = ByColor::default();
    stones[player] = strings;
    stones[player.other()] = situation.stones()[player.other()].difference(&given_up);
    let permanent = situation.permanent().union(&spared);
    let setup = Setup {
        stones,
        permanent: permanent.union(&given_up),
        ..situation.clone().into_setup()
    };
    Some(Ground {
        player,
        start: State::new(Arc::new(own_board), setup).ok()?,
        set,
        spared: Some(spared),
    })
}

pub(crate) fn keeps_vow(view: &View<'_>, stone: Point) -> bool {
    let near = view.board.board().neighbors(stone).iter();
    let beside = near.filter_map(|&y| view.arena.members.binary_search(&y).ok());
    let mut chains = beside.filter(|&y| view.what[y] == What::Own);
    chains.all(|y| breathes(view, y)) || joined(view) || two_doors(view)
}

fn breathes(view: &View<'_>, first: usize) -> bool {
    let View { arena, what, .. } = *view;
    let (mut waiting, mut done) = (vec![first], vec![false; arena.len()]);
    done[first] = true;
    let mut is_spared = false;
    while let Some(x) = waiting.pop() {
        is_spared |= arena.spared[x];
        for y in arena.near(x) {
            match what[y] {
                What::Empty | What::Closed => return true,
                What::Own if !done[y] => {
                    done[y] = true;
                    waiting.push(y);
                }
                What::Own | What::Other => {}
            }
        }
    }
    !is_spared
}
