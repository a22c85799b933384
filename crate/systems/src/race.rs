//! Whether a player reaches something within so many turns, when nobody can write the whole game down.

use std::collections::HashMap;
use std::hash::Hash;

use loja_ground::Color;

use crate::limits::{Meter, Stopped};

/// A game that somebody may win.
pub trait Race: Clone + Eq + Hash {
    /// Who moves.
    fn mover(&self) -> Color;
    /// Who has won, once somebody has. A game that is over and has no winner goes on as [`Race::next`] tells: not at all.
    fn winner(&self) -> Option<Color>;
    /// What may come next.
    fn next(&self) -> Vec<Self>;
    /// About how many bytes one takes.
    fn bytes(&self) -> usize;
}

/// What is known of a situation.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Who wins, for good.
    winner: Option<Color>,
    /// Nobody has won after so many turns.
    searched: u32,
}

/// Who wins, and within how many turns: one turn more again and again, until somebody does. An answer is final; that a player
/// wins never is told of by this.
///
/// # Errors
/// When a limit is reached first.
pub fn winner<R: Race>(start: &R, meter: &mut Meter<'_>) -> Result<(Color, u32), Stopped> {
    let mut known = HashMap::new();
    for depth in 1.. {
        if let Some(winner) = within(start, depth, &mut known, meter)? {
            return Ok((winner, depth));
        }
        if depth >= DEEPEST {
            break;
        }
    }
    Err(Stopped::Nodes)
}

/// The search calls itself so often at most.
const DEEPEST: u32 = 200;

fn within<R: Race>(
    here: &R,
    depth: u32,
    known: &mut HashMap<R, Known>,
    meter: &mut Meter<'_>,
) -> Result<Option<Color>, Stopped> {
    if let Some(winner) = here.winner() {
        return Ok(Some(winner));
    }
    if depth == 0 {
        return Ok(None);
    }
    if let Some(known) = known.get(here)
        && (known.winner.is_some() || known.searched >= depth)
    {
        return Ok(known.winner);
    }
    meter.step(here.bytes())?;
    let mover = here.mover();
    let mut lost = true;
    let mut winner = None;
    let mut next = here.next();
    lost &= !next.is_empty();
    // What is known to win comes first.
    next.sort_by_key(|there| known.get(there).and_then(|known| known.winner) != Some(mover));
    for there in next {
        let found = within(&there, depth - 1, known, meter)?;
        if found == Some(mover) {
            winner = found;
            break;
        }
        lost &= found == Some(mover.other());
    }
    let winner = winner.or(lost.then_some(mover.other()));
    known.insert(
        here.clone(),
        Known {
            winner,
            searched: depth,
        },
    );
    Ok(winner)
}
