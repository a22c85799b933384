//! Refutations in a part of a claim.
//!
//! Let *L* be claimed. In the worst case (C6), a *component* is a connected part of those members of *L*
//! that aren't stones of the claimant; a *string* is a chain of his. All his stones are in *L*. Let some
//! components be *active*, and let *A* be the set of their locations. The *zone* is *A* with all
//! strings that touch *A*. Some strings of the zone are *spared*: at least those that touch a component
//! that isn't active. (The checker spares these and no more.)
//!
//! # The zone's game
//!
//! It is played on a board of its own, which has all locations, and all neighbours but those of locations
//! of *L* that aren't in the zone. Those have no neighbours, and are empty and marked for good. All else is
//! as in the worst case, but stones of spared strings are marked for good, so they are permanent. Moves
//! are those of B2 to B4 without removing cycles, but for this:
//!
//! 1. No number of passes ends the game, and pass counts mean nothing. Situations are stones, temporary
//!    mark, and turn.
//! 2. The refuter's *vow*: after his stone on *x*, each chain of the claimant beside *x* that has a
//!    spared stone has contact to an empty location. He need not care where a stone of his is on an
//!    anchor, nor where there are two doors, after his stone (see [`doors`](super::doors)).
//! 3. The claimant's *goal*: C8 for the set of the zone's locations, without C8.1 and C8.4, and without
//!    C8.6 for stones with a spared stone in their chain.
//!
//! **Lemma.** If the claimant can't force his goal in the zone's game from the start, where the refuter has
//! the turn, then *L* is refuted.
//!
//! Here "can't force" means that the start is outside the attractor of the goals, as in the documentation of
//! the crate. Then the refuter has a *strategy*: one move for each of his situations outside the
//! attractor, so that play starting outside stays outside.
//!
//! # Proof
//!
//! Let the refuter play the proof of *L* and keep a situation of the zone's game beside it. At each of his
//! turns he makes the move of his strategy in both. A claimant's stone in the zone is played in
//! both; his stone elsewhere in *L*, or his pass, is a pass in the zone's game. We show that this is possible and
//! that at any time, unless *L* is lost already by [`joined`] or [`doors`](super::doors),
//!
//! - (i) both situations have the same turn, and in the zone the same stones, and
//! - (ii) a location of the zone is marked temporarily in both or in neither, and
//! - (iii) all stones of spared strings are still there, and outside the zone and in *L* there are all
//!   stones of the claimant that were there at the start.
//!
//! All this holds at the start.
//!
//! *What is around.* An *inner* location is one of the zone without a spared stone. Its neighbours are
//! in the zone or outside *L*. If it is in *A*, a neighbour in *L* is in the same component or in a string that
//! touches it. If it is in a string that isn't spared, a neighbour in *L* is in the same string or in an
//! active component. So inner locations have the same neighbours on both boards, and those outside *L* hold the
//! refuter's permanent stones on both. A spared stone has the same neighbours in the zone and
//! outside *L* on both boards; those it has elsewhere in *L* it has in the proof of *L* only. Hence, with (i)
//! and (iii):
//!
//! - (a) A refuter's chain with a stone in the zone either has a stone outside *L*, on both boards, so that it
//!   has a liberty for ever; or it consists of inner locations, and is the same with the same contact on
//!   both boards. In either case, what it touches in the zone's game it touches in the proof of *L* too.
//! - (b) A chain of the claimant without a spared stone that has a stone in the zone consists of inner
//!   locations, and is the same with the same contact on both boards.
//! - (c) A chain of the claimant that has a spared stone in the zone's game is part of a chain in the proof of
//!   *L*. All that it touches in the former it touches in the latter too.
//!
//! *The refuter's stone* on *x* is on an inner location, since it is empty in the zone's game and no other
//! location that is empty there is unmarked. By (ii) B4.2 holds in the proof of *L* too. What he captures in the
//! zone's game are chains as in (b), for spared stones are permanent; he captures these in the proof of *L*
//! too. So B4.5 holds: if something is captured, it asks for nothing; else let *x* have contact, in the
//! zone's game, to a location *y* that is empty and not marked for good, or a permanent refuter's stone. By (a)
//! it has contact to *y* in the proof of *L*, where *y* is the same. The stone is legal there. A chain that
//! it captures there has a stone *z* beside *x*, which is in the zone, since *x* is inner. If the chain of *z* in
//! the zone's game has no spared stone, it is as in (b) and is captured in both. If it has one, and the vow was
//! kept, it has contact to an empty location after the stone, and by (c) so has the chain in the proof of
//! *L*. So it is not captured, and W of B4.4 is the same set in both. B4.8 looks at *W* and the
//! neighbours of *x*, which are the same. So (i) to (iii) hold again.
//!
//! *If the vow was not kept,* a stone of his is on an anchor or there are two doors in the zone's game. In the proof of
//! *L* the stone is legal, as was shown, and captures the same chains and some with spared stones. An anchor of
//! the zone's game with his stone is inner, and an anchor in the proof of *L*: its neighbours are the same, and so are
//! permanent stones of the refuter and empty locations marked for good among them. The situation is lost by
//! [`joined`]. Two doors, in the zone's game, are empty locations of the zone beside a permanent
//! stone of the refuter and not marked for good, so they are doors in the proof of *L*, where the claimant has
//! the turn. The situation is lost by [`doors`](super::doors), case 3.
//!
//! *The refuter's pass* is legal in both, unless the proof of *L* is over.
//!
//! *The claimant's stone* on *x* in the zone, legal in the proof of *L*: all stones of spared strings
//! are there, so *x* is inner, and it is open in the zone's game by (i) and (ii). By (a), and as stones
//! outside *L* stay, *W* of B4.4 is the same. If it is empty, *x* has contact in the proof of *L* to some *y* as B4.5
//! asks. If the chain that *x* comes to has a spared stone in the zone's game, it has contact to that one,
//! which is permanent. Else, by (b), chain and contact are the same on both boards. So the stone is legal in
//! the zone's game. B4.8 is as above, and (i) to (iii) hold again.
//!
//! *The claimant's stone elsewhere, and his pass.* A stone on a location of *L* outside the zone captures
//! chains beside it. Its neighbours are not inner, so by (a) none of the captured chains has a stone in the zone.
//! Nothing in the zone changes but that its temporary mark goes. The mark that the stone may make is on a captured
//! stone, outside the zone. A pass takes the mark off too. In the zone's game a pass does the same. So (i)
//! to (iii) hold again.
//!
//! *No formation.* Suppose that there is a formation on *L* and (i) to (iii) hold. Then the zone's game has reached
//! its goal: C8.2 for *L* is C8.2 for the zone by (i). C8.3: a member of the zone that has a neighbour
//! outside the zone, in the zone's game, has it outside *L*, so it is the claimant's by C5.2.1 for *L*;
//! outside *L*, all are the refuter's. C8.5: neighbours in the zone's game are neighbours in *L*. C8.6: a
//! chain without a spared stone has the same contact on both boards, by (b), and its empty contacts in *L* are in
//! the zone. But the zone's game stays outside the attractor, so this never happens. If *L* was lost
//! before by one of the two lemmas, no formation is forced from there. So the proof of *L* is not won by
//! the claimant whatever he does, and its start is outside the attractor. ∎
//!
//! # More strings spared
//!
//! The proof nowhere asks that a spared string touches a component that isn't active. So a zone's game that is
//! lost for the claimant with more strings spared refutes as well.
//!
//! **Corollary.** Let *M* be a bordered subset of *L* that holds all active components. If the claimant
//! can't force his goal in the zone's game, then *M* is refuted.
//!
//! *Proof.* No string is partly in *M*, by C5.2.2. A string of the position that C6.3 takes off for *M* leaves
//! empty locations. One of its stones has a neighbour outside *M*, since otherwise it would have the liberties
//! that it has in the position. So there is a location of *M* where the refuter may play beside a
//! permanent stone of his, and *M* is lost by [`doors`](super::doors). Otherwise all strings in *M* are in the
//! worst case for *M*, and they are in that for *L*, where they have the same liberties or more. An active
//! component *C* has no stone of the claimant, and no location with a neighbour outside *M* by C5.2.1. So all
//! strings that touch it are in *M*, and *C* is a component of *M* too. Any other component of *M* is within
//! one of *L*, and not within an active one, as those are whole. Hence a string of the zone that touches a
//! component of *M* that isn't active was spared. The zone's game for *M* with the same active components and the
//! same strings spared differs from that for *L* only where spared stones have more permanent
//! stones of the refuter as neighbours, which touch nothing else of the zone: for a string that isn't spared
//! touches active components and the outside of *L* only, and so does *C*. As nobody ever plays on a spared
//! stone, this changes neither moves nor goals. ∎
//!
//! # Which lemmas hold in a zone's game
//!
//! Their texts speak of a set whose neighbours outside are the refuter's permanent stones. In the
//! zone's game that is the set of the zone's locations, on the game's own board.
//!
//! - [`joined`]: such a stone has a liberty for ever by B4 and D1, which are the same here.
//!   The goal asks for C8.2.
//! - [`doors`](super::doors): no situation there is a goal, for the goal asks for C8.2, C8.3 and C8.5. In case 1 the
//!   stone is on an anchor, so no vow forbids it. In cases 2 and 3 the refuter's answer is on an anchor too. The
//!   claimant's pass leaves all doors open, whatever it stands for.
//! - [`alive`](super::alive): the refuter passes only, so the vow forbids nothing. Spared stones are permanent,
//!   so regions with one guard nothing. All else in the proof is B4, D1 and C8.2. Passes end nothing,
//!   which helps the claimant to no capture.
//!
//! The others don't: [`ending`](super::ending) ends by passes. [`hopeless`](super::hopeless) asks for C8.1, C8.4
//! and C8.6. And no goal in a zone is a formation, so [`fill`](super::fill), [`sum`](super::sum) and
//! [`rooms`](super::rooms) say nothing.
//!
//! # Passes on the fast board
//!
//! The checker plays on a board where two passes at a count of 0 end the game, and leaves the count out
//! when it compares situations. Any situation that is new to it has a count of at most 1. For let a situation
//! have the count 2. It came by a pass from one with the count 1, and that by a pass from one with the count
//! 0, as no stone leaves the count 1. In the last there was no temporary mark, for with one the count is -1
//! (B2.4). The two passes changed no stone, and the turn came back. So stones, mark and turn are the same as
//! two moves before, and the situation is known. Hence nothing new is final, and all moves that the
//! rules allow are tried: they depend on stones, mark and turn, and on nothing else before the end.

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

/// Whether the refuter keeps his vow with the stone that he has just played there, or need not care.
pub(crate) fn keeps_vow(view: &View<'_>, stone: Point) -> bool {
    let near = view.board.board().neighbors(stone).iter();
    let beside = near.filter_map(|&y| view.arena.members.binary_search(&y).ok());
    let mut chains = beside.filter(|&y| view.what[y] == What::Own);
    chains.all(|y| breathes(view, y)) || joined(view) || two_doors(view)
}

/// Whether the claimant's chain has no spared stone, or contact to an empty location.
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
