//! B1 and B2: how states follow.

use loja_ground::{Board, PointSet};

use crate::illegal::Illegal;
use crate::moves::{Event, Move};
use crate::situation::{PassCount, Situation};
use crate::{cycle, stone};

/// The next situation, and the events; the caller keeps the history (B2.5).
///
/// Black moves directly (B1.2a); White by reversing colours, moving as Black, and reversing back (B1.2b). B2 to B4
/// treat the colours alike otherwise, so both move directly here.
pub(crate) fn successor(
    board: &Board,
    now: &Situation,
    history: &[Situation],
    turn: Move,
) -> Result<(Situation, Event), Illegal> {
    // B1.1
    if now.is_final() {
        return Err(Illegal::GameOver);
    }
    // B2.1, for either colour
    let color = now.turn;

    // B2.2: no cycle (B2.2a), or one (B2.2b)
    let (after_cycle, cleared) = match turn.cycle {
        None => (now.clone(), PointSet::new()),
        Some(cycle) => {
            let cleared = cycle::locations(now, history, cycle)?;
            (cycle::remove(now, &cleared), cleared)
        }
    };

    // B2.3: no stone (B2.3a), or one (B2.3b)
    let (mut next, captured, ko) = match turn.stone {
        None => (after_cycle, PointSet::new(), PointSet::new()),
        Some(at) => {
            let played = stone::play(board, &after_cycle, at)?;
            (played.situation, played.captured, played.ko)
        }
    };

    // B2.4: a pass (B2.4a), a ko (B2.4b), or anything else (B2.4c)
    next.passes = if turn.is_pass() {
        next.passes.next()
    } else if ko.is_empty() {
        PassCount::Zero
    } else {
        PassCount::MinusOne
    };

    // B2.5
    next.temporary = ko.clone();
    next.turn = color.other();
    let event = Event {
        color,
        turn,
        cleared,
        captured,
        ko,
    };
    Ok((next, event))
}
