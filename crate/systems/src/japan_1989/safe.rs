//! What one player can show on a part of the board: the part between safe stones of his own.
//!
//! *Lemma (walls).* Let X be a player and Z chains of his, firm for a part R of the board: two regions of each meet nothing of R, every empty location of
//! them is a liberty of the chain, and they border no stones of X but those of Z ([`safe`] with `but` for R). Let R touch nothing but Z. Then what X can reach
//! in R with the stones of Z beside it for good, he can reach on the whole board: as the capturer, that a stone in R is taken,
//! that it is taken without an uncapturable new one on a set within R, and that a set within R is kept free with so many stones; as the owner, that a stone in R is
//! not taken, that it is not taken without an uncapturable new one on a set within R, and that no number of stones keeps such a set free.
//!
//! *Proof.* X follows his strategy for R. Turns of the other, Y, outside R (passes for kos outside R among them) he takes for plain passes in R, and where his strategy
//! has no answer to a pass he answers with a plain pass. Outside R he never plays.
//!
//! (1) *Z stays, and each of its chains has two liberties outside R at all times.* X plays in none of its eyes, so nothing of Y is taken there. Suppose that at some
//! time an eye had no empty location, or a chain of Z fell, and look at the first such turn. It is Y's, with a stone. No chain of Z had fallen before, and each had two eyes, each with an empty
//! location, which is its liberty: an empty location of an eye is one of those that were empty at first, since X has no stones in it that
//! could go. So the one stone takes no chain of Z. It fills the last empty location of an eye, whose stones are all Y's and border but each other and
//! Z: they have no liberty, and nothing that they border is taken. That is suicide.
//! (2) *In R the board is as in the strategy's view.* R touches nothing but Z, so a chain that meets R lies in R, or is joined to Z. The former has its liberties in R, the
//! latter is X's and never without two liberties, by (1): nothing in R is taken or forbidden otherwise than in the view. A location of R is in ko by stones in R, in both, since chains with
//! two liberties are not in atari; so it comes into ko by turns in R alone, whatever marks it then. Y can't play on R otherwise than in the view either.
//! (3) *Passes of X.* A plain pass of his ends the line only after a plain pass of Y, or before one. As the capturer before the capture he never passes: his strategy has an
//! answer to every pass of the owner, since the owner may pass there. After it, and where he keeps a set free, an answer by a pass leaves R as it was, with Y to move: if the line ends so, nothing has arisen, and if this goes on for ever,
//! nothing arises. As the owner, before the capture, an answer by a pass leaves R as it was with the capturer to move: if the line ends so, the stone stands; if this goes on
//! for ever, it stands. After it, and in the second part, his strategy knows passes of the capturer, and passes itself only where a new stone then stays or
//! where it would pass in R.
//! (4) *Number of stones.* As the capturer X spends what the strategy spends. As the owner he may be against a capturer who spends stones outside R: those are passes in the
//! view, which spends fewer, and by the induction of `enabling::Again` any number is too small.
//! (5) *New stones.* Whether a new stone on the set, which is in R, is uncapturable on the board as it then is, is a question about a capture in R. Z is still firm, by (1) and as X has not played outside R. X's
//! strategy counts a stone as arisen, when he is the owner, if on R he can show that it is not taken; and as not arisen, when he is the capturer, if on R he can show that it is. Either is so on
//! the whole board, by this lemma for a capture. ∎
//!
//! So each player's claims are searched for in a part of his own, and what the search finds there *against* him counts for nothing. That is not so for walls of both colours: Y may fill his own eyes until a chain of his falls to a
//! stone in R, and then R is not what it was. Nor is a set within R all that matters: a new stone may arise in an eye of Y's
//! own wall that he fills once the capture has given that wall a third one.
//!
//! *Dead.* Let X be the capturer, and let S be the locations of R that are not shown to be beyond prevention one by one. If X can take a stone in R without an uncapturable new one on S, and outside R none can ever arise while he only passes, but on locations beyond prevention, then the stone is dead. *Proof.* A set that passes the second part has no location that fails it alone. So it has within R
//! but locations of S, and X takes the stone without a new one on these, playing in R alone. Outside R he does not play, so what
//! is shown of passing holds. On stones of the owner outside R nothing new arises, since X takes none there. ∎
//!
//! *Answered.* Let P1, P2, … be parts beside R, let all that R and these touch be chains of X that are firm for R and all of them together, and let nothing ever arise elsewhere while X
//! only passes, but on locations beyond prevention. If X can take a stone in R without an uncapturable new one on S, and in each Pi, second and with some fixed number of stones, keeps those of its locations free, old stones of the owner among them, that are not shown to be
//! beyond prevention, then the stone is dead. *Proof.* X answers turns of Y in R by his strategy there. A turn in Pi he answers by his strategy for Pi where that has a stone or a pass for a ko; where it passes, and on turns of Y elsewhere, he goes on in R as if Y had passed there. The firm chains
//! stay, by (1) of the lemma of walls for the union of R and all Pi, so in each of these parts the board is as in its view (2). In the view of a part the turns are those of Y in it and X's answers; between them nothing happens there. When a turn of X in R comes after one of Y elsewhere, it is Y's
//! turn in the view of Pi: what stands there then Y could show by a pass in Pi, which X's strategy has met. *The capture comes:* X plays but the fixed number of stones in Pi. Between two of them Y, who may not take himself off, plays there no more often than it has locations; the
//! marks that his captures leave are finitely many, so passes for them are too. Elsewhere X plays nothing, so Y's stones come to an end there as well. All other turns are turns in R, where X's strategy takes the stone in the end. *After it* a line
//! that ends, ends with nothing new on S nor on the locations of Pi, by (5); and what goes on for ever has brought nothing. ∎
//!
//! *Apart.* A part of the board from which no way leads to R need not be looked at. *Proof.* Let T be a set that X, second and with a fixed number of stones, keeps free on the whole board. What happens in such a part depends on the turns in it alone,
//! so X keeps T free in that part with no more stones: against turns of Y there he plays what he plays on the whole board, and passes where he would play elsewhere. So this part is a Pi as above, with its locations of T for those that are not beyond prevention, for each T. ∎

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::unconditional::{Suicide, beside_those};

/// Where a player shows something of a stone and a set: the part around them, or the whole board where no part holds them.
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

/// The part of the board around a location that touches no stones but firm ones of this player.
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

/// The stones that their owner need never defend, where no region that meets these locations counts as an eye.
pub(crate) fn safe(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    but: &PointSet,
) -> PointSet {
    beside_those(board, stones, color, Suicide::Forbidden, but)
}

/// The parts beside a part of this player, in which something of the other's may arise while he only plays in that part; `None` where they are
/// not parted from it. Elsewhere nothing arises: on firm stones, and in narrow parts between them (`Arena::covered`).
pub(crate) fn beside(
    board: &Board,
    stones: &ByColor<PointSet>,
    part: &PointSet,
    player: Color,
) -> Option<Vec<PointSet>> {
    let firm = safe(board, stones, player, part);
    let mut parts = Vec::new();
    for other in open_parts(board, &firm, part) {
        let both = safe(board, stones, player, &part.union(&other));
        if !border(board, &other).is_subset(&both) {
            return None;
        }
        parts.push(other);
    }
    Some(parts)
}

/// The parts in which something of the other's may arise while this player only passes there, where he may play in all of them and in a part of his: all that these touch is
/// firm for them together. `None` where it is not.
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
        // The more is played in, the less is firm: so parts only grow.
        if found == parts {
            return Some(parts);
        }
        parts = found;
    }
}

/// What is left beside a part when firm stones are taken away, but for narrow parts, and as far as any way leads there.
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

/// What is beside a part.
fn border(board: &Board, part: &PointSet) -> PointSet {
    let around = part
        .iter()
        .fold(PointSet::new(), |all, at| all.union(&near(board, at)));
    around.difference(part)
}

fn near(board: &Board, at: loja_ground::Point) -> PointSet {
    board.neighbors(at).iter().copied().collect()
}
