//! B4: playing a stone, where "own" and "enemy" stand for both colours (B1.2b).

use loja_ground::{Board, Point, PointSet};

use crate::contact::{Chain, chain, has_liberties};
use crate::illegal::{Illegal, Shut};
use crate::situation::Situation;

/// The results of B4: the situation S3 and the sets W and K.
pub(crate) struct Played {
    pub(crate) situation: Situation,
    pub(crate) captured: PointSet,
    pub(crate) ko: PointSet,
}

pub(crate) fn play(board: &Board, before: &Situation, x: Point) -> Result<Played, Illegal> {
    open(board, before, x)?;
    // B4.1, for either colour
    let (own, enemy) = (before.turn, before.turn.other());

    // B4.3
    let mut situation = before.clone();
    situation.stones[own].insert(x);

    // B4.4 looks at all stones, but only chains that touch X can have lost their last liberty; all had one
    // before.
    let stones = &situation.stones;
    let captured = stones.captured_beside(board, x, enemy, has_liberties(&situation.permanent));

    // B4.5
    if captured.is_empty() {
        breathes(board, &situation, x)?;
    }

    // B4.8 looks at the neighbours before the captives leave.
    let surrounded = |y: &Point| situation.stones[enemy].contains(*y);
    let ko = if captured.len() == 1 && board.neighbors(x).iter().all(surrounded) {
        captured.clone()
    } else {
        PointSet::new()
    };

    // B4.6, B4.7. Can't saturate: see `Setup::MOST_CAPTIVES`.
    situation.stones[enemy] = situation.stones[enemy].difference(&captured);
    situation.captives[enemy] = situation.captives[enemy].saturating_add(captured.count());
    Ok(Played {
        situation,
        captured,
        ko,
    })
}

/// Whether B4 allows a stone on X. Most locations have an open neighbour, and then B4.5 needs no counting.
pub(crate) fn is_playable(board: &Board, situation: &Situation, x: Point) -> bool {
    let breathing =
        |&y: &Point| situation.color_at(y).is_none() && !situation.permanent.contains(y);
    open(board, situation, x).is_ok()
        && (board.neighbors(x).iter().any(breathing) || play(board, situation, x).is_ok())
}

/// B4.2: X is a location, neither colored nor marked.
fn open(board: &Board, situation: &Situation, x: Point) -> Result<(), Illegal> {
    if !board.has(x) {
        return Err(Illegal::NoLocation { at: x });
    }
    if let Some(by) = situation.color_at(x) {
        return Err(Illegal::Occupied { at: x, by });
    }
    if !situation.is_marked(x) {
        return Ok(());
    }
    let shut = if situation.permanent.contains(x) {
        Shut::Cycle
    } else {
        marked_for(situation)
    };
    Err(Illegal::Marked { at: x, shut })
}

/// Tells temporary marks apart, for messages: a ko capture leaves one mark and at least one stone; an initial
/// situation has no stone.
fn marked_for(situation: &Situation) -> Shut {
    let stones = &situation.stones;
    let bare = stones.black.is_empty() && stones.white.is_empty();
    if bare || situation.temporary.len() > 1 {
        Shut::Start
    } else {
        Shut::Ko
    }
}

/// B4.5: without a capture, a stone needs contact to an empty location without a permanent mark, or to an own
/// permanent stone.
fn breathes(board: &Board, situation: &Situation, x: Point) -> Result<(), Illegal> {
    let chain: Chain = chain(board, situation, x);
    let liberties = chain.liberties(situation);
    if chain.has_permanent_stone(situation) || !liberties.is_subset(&situation.permanent) {
        Ok(())
    } else if liberties.is_empty() {
        Err(Illegal::Suicide {
            at: x,
            chain: chain.members,
        })
    } else {
        Err(Illegal::PseudoSuicide { at: x, liberties })
    }
}
