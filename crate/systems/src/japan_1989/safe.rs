//! Proves what one player can show on a part of the board between that player's own safe stones.
//!
//! *Lemma (walls).* Let Z be chains of a player X, *firm* for a part R: two regions of each meet nothing of R, have
//! only liberties of the chain as empty locations, and border no stones of X but those of Z ([`safe`] with `but` for
//! R). Let R touch nothing but Z. Then what X can reach in R if the stones of Z beside it stay, X can reach on the
//! whole board: as the capturer, that a stone in R is taken, or taken without an uncapturable new one on a set within
//! R, or that such a set is kept free with a number of stones; as the owner, that a stone in R is not taken, or not
//! without such a new one, or that no number of stones keeps such a set free.
//!
//! *Proof.* X follows the strategy for R and never plays outside R. X takes turns of the opponent, Y, outside R
//! (passes for kos there too) for plain passes in R, and answers a pass with a plain pass where the strategy has no
//! answer.
//!
//! (1) *Z stays, and each of its chains always has two liberties outside R.* X has no stones in its eyes and plays
//! none there, so nothing of Y is taken in them, and what is empty there was empty at first. Look at the first turn
//! that leaves an eye without an empty location, or takes a chain of Z. It is a stone of Y. Until then each chain of
//! Z has two eyes, each with an empty location, its liberty, so one stone takes none. It fills an eye whose stones
//! are then all Y's and border only each other and Z: they have no liberty, and nothing that they border is taken.
//! That is suicide.
//!
//! (2) *In R the board is as in the strategy's view.* R touches nothing but Z, so a chain that meets R lies in R,
//! with its liberties, or is joined to Z, is X's, and by (1) never lacks two liberties. So what is taken or forbidden
//! in R, for Y too, is as in the view. Chains with two liberties are not in atari, so in both a location of R is in
//! ko by stones in R alone, and comes into ko only by turns in R, whatever marks it then.
//!
//! (3) *Passes of X.* A plain pass of X ends the line only next to one of Y. As the capturer before the capture X
//! never passes: the strategy answers every pass of the owner, who may pass there. After it, and when keeping a set
//! free, a pass in answer leaves R as it was, with Y to move: if the line ends so, or goes on so forever, nothing
//! arises. As the owner before the capture, a pass in answer leaves R as it was, with the capturer to move: if the
//! line ends so, or goes on so forever, the stone stands. After it, and in the second part, the strategy knows passes
//! of the capturer, and passes itself only where a new stone then stays or where it would pass in R.
//!
//! (4) *Number of stones.* As the capturer X spends what the strategy spends. As the owner X may face stones spent
//! outside R. In the view those are passes, so it spends fewer, and by the induction of `again::Again` any number is
//! too small.
//!
//! (5) *New stones.* Whether a new stone on the set, which is in R, is uncapturable on the board as it then is, is a
//! question about a capture in R, where Z is still firm, by (1) and because X has not played outside R. As the owner
//! X counts a stone as arisen if X can show on R that it is not taken; as the capturer, as not arisen if X can show
//! on R that it is. Either holds on the whole board, by this lemma for a capture. ∎
//!
//! So we search each player's claims in that player's own part, and what the search finds there *against* the player
//! counts for nothing. Walls of both colours won't do: Y may fill Y's own eyes until a chain of Y falls to a stone in
//! R, which changes R. Nor does only a set within R matter: a new stone may arise in an eye of Y's own wall, which Y
//! fills once the capture has given that wall a third one.
//!
//! *Answered.* Let X be the capturer, and S the locations of R that are not shown, one by one, to be beyond prevention.
//! Let P1, P2, … be parts beside R, if there are any. Let all that R and these touch be chains of X that are firm for
//! R and all of them together, and let nothing ever arise elsewhere while X only passes, except on locations beyond
//! prevention. If X can take a stone in R without an uncapturable new one on S, and in each Pi, second and with some
//! fixed number of stones, keeps free those locations, the owner's old stones included, that are not shown to be
//! beyond prevention, the stone is dead. *Proof.* A set that passes the second part has no location that fails it
//! alone, so within R it has only locations of S. X answers Y's turns in R by the strategy there, and turns in Pi by
//! the strategy for Pi where that has a stone or a pass for a ko. Where it passes, and on Y's turns elsewhere, X goes
//! on in R as if Y had passed there. The firm chains stay, by (1) for the union of R and all Pi, so each part's board
//! is as in its view (2), which has Y's turns there and X's answers. When a turn of X in R comes after one of Y
//! elsewhere, it is Y's turn in the view of Pi: what stands there then Y could show by a pass in Pi, which X's
//! strategy has met. *The capture comes:* X plays only the fixed number of stones in Pi. Between two of them Y, who
//! may not commit suicide, plays there no more often than it has locations; Y's captures leave finitely many marks,
//! so passes for them are finite too. Elsewhere X plays nothing, so Y's stones come to an end there as well. All
//! other turns are in R, where X's strategy takes the stone in the end. *After it* a line that ends has nothing new
//! on S or on the locations of Pi, by (5); one that goes on forever has brought nothing. ∎
//!
//! *Apart.* A part of the board from which no way leads to R need not be looked at. *Proof.* Let T be a set that X,
//! second and with a fixed number of stones, keeps free on the whole board. Such a part depends only on the turns in
//! it, so X keeps T free there with no more stones: X answers Y's turns there as on the whole board, and passes where
//! X would play elsewhere. So for each T this part is a Pi as above, with its locations of T for those not beyond
//! prevention. ∎

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::unconditional::{Suicide, beside_those};

/// Where a player shows something of a stone and a set: the whole board if no part holds them.
pub(crate) fn shown_on(
    board: &Board,
    stones: &ByColor<PointSet>,
    player: Color,
    at: Option<Point>,
    set: &PointSet,
) -> PointSet {
    let firm = safe(board, stones, player, &PointSet::new());
    let at = at.or_else(|| set.iter().next());
    let part = at
        .filter(|&at| !firm.contains(at))
        .map(|at| part(board, stones, at, player));
    part.filter(|part| set.is_subset(part))
        .unwrap_or_else(|| board.locations())
}

/// The part around a location, between firm stones of this player.
pub(crate) fn part(
    board: &Board,
    stones: &ByColor<PointSet>,
    at: Point,
    player: Color,
) -> PointSet {
    let mut walls = safe(board, stones, player, &PointSet::new());
    loop {
        let part = reached(board, &walls, at);
        let firm = safe(board, stones, player, &part);
        let beside: PointSet = part
            .iter()
            .flat_map(|point| board.neighbors(point).iter().copied())
            .collect();
        let loose = stones
            .chains(board, &beside.intersection(&walls))
            .into_iter()
            .filter(|chain| !chain.members.is_subset(&firm))
            .fold(PointSet::new(), |all, chain| all.union(&chain.members));
        if loose.is_empty() {
            return part;
        }
        walls = walls.difference(&loose);
    }
}

fn reached(board: &Board, walls: &PointSet, from: loja_ground::Point) -> PointSet {
    let mut part: PointSet = [from].into_iter().collect();
    if walls.contains(from) {
        return part;
    }
    let mut waiting = vec![from];
    while let Some(at) = waiting.pop() {
        for &next in board.neighbors(at) {
            if !walls.contains(next) && part.insert(next) {
                waiting.push(next);
            }
        }
    }
    part
}

/// Stones their owner need never defend, even if no region that meets `but` is an eye.
pub(crate) fn safe(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    but: &PointSet,
) -> PointSet {
    beside_those(board, stones, color, Suicide::Forbidden, but)
}

/// Parts beside a player's part where the opponent's stones may arise while the player only passes there.
///
/// The player may play in all of them and in `part`, so all that these touch has to be firm for them together; `None`
/// if not. Elsewhere nothing arises: on firm stones, and in narrow parts between them (`Arena::covered`).
pub(crate) fn answered(
    board: &Board,
    stones: &ByColor<PointSet>,
    part: &PointSet,
    player: Color,
) -> Option<Vec<PointSet>> {
    let mut parts: Vec<PointSet> = Vec::new();
    loop {
        let played = parts.iter().fold(part.clone(), |all, one| all.union(one));
        let firm = safe(board, stones, player, &played);
        if !border(board, part).is_subset(&firm) {
            return None;
        }
        let found = open_parts(board, &firm, part);
        // Playing in more parts leaves less firm, so parts only grow.
        if found == parts {
            return Some(parts);
        }
        parts = found;
    }
}

/// The open parts that firm stones and narrow parts leave of the board joined to `part`.
fn open_parts(board: &Board, firm: &PointSet, part: &PointSet) -> Vec<PointSet> {
    let touched = firm
        .iter()
        .fold(PointSet::new(), |all, at| all.union(&near(board, at)));
    let joined = part
        .iter()
        .next()
        .map_or_else(PointSet::new, |at| reached(board, &PointSet::new(), at));
    let left = joined.difference(firm).difference(part);
    let mut seen = PointSet::new();
    let mut parts = Vec::new();
    for first in left.iter() {
        if seen.contains(first) {
            continue;
        }
        let other = reached(board, firm, first);
        seen = seen.union(&other);
        if !other.is_subset(&touched) {
            parts.push(other);
        }
    }
    parts
}

/// The locations beside a part.
fn border(board: &Board, part: &PointSet) -> PointSet {
    let around = part
        .iter()
        .fold(PointSet::new(), |all, at| all.union(&near(board, at)));
    around.difference(part)
}

fn near(board: &Board, at: loja_ground::Point) -> PointSet {
    board.neighbors(at).iter().copied().collect()
}
