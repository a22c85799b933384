//! How the line of a `pass` or `cycle` problem goes on: what the other player answers when somebody plays it out.

use loja_rules::Move;

use crate::control::ahead::{Ahead, Found, sign};
use crate::control::depths::EACH;
use crate::control::memory::Memory;
use crate::control::score::result_text;
use crate::control::search::ControlSearch;
use crate::measure::Budget;
use crate::problem::{Problem, Setting, Unfit};

/// How many moves are looked ahead, the reply included. With the choice that it replies to these are as many as the facts of
/// such a problem compare, so a stored line and what is played against it go the same way.
const AHEAD: usize = 3;

/// What is best for the player with the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move, and how it goes on; nothing when the game is over.
    pub line: Vec<String>,
    /// What it comes to, as the files write it.
    pub result: String,
}

/// The best move after the moves played of a position, when both go on for three moves and play stops then. Of equal moves the
/// first, and the pass before all others, so that nobody plays on for nothing. `None` where who controls what at the end of
/// some line is not decided: then nobody knows what is best.
///
/// # Errors
/// When the position can't be read, a move is not legal, or the search contradicts the checker.
pub fn reply(position: &Problem, budget: &Budget) -> Result<Option<Reply>, Unfit> {
    let setting = Setting::of(position)?;
    if setting.layout.edges().is_some() {
        return Err(Unfit::Field(
            "this is a part of a board, and what lies outside is not known",
        ));
    }
    let state = &setting.state;
    let mut memory = Memory::default();
    let mut search = ControlSearch::new(EACH, budget.nodes, &mut memory);
    let found = if state.is_final() {
        search.lead(state).map(|lead| (Vec::new(), lead))
    } else {
        let found = Ahead::new(state, &mut search).choices(AHEAD);
        found.and_then(|found| best(found, sign(state.situation().turn())))
    };
    memory.can_be_trusted()?;
    Ok(found.map(|(line, lead)| Reply {
        line: line.iter().map(|&turn| setting.move_text(turn)).collect(),
        result: result_text(lead),
    }))
}

/// The first of the best, if the value of each is known.
fn best(found: Vec<Found>, sign: i64) -> Option<(Vec<Move>, i64)> {
    if !found.iter().all(Found::is_exact) {
        return None;
    }
    // The last of equal ones counts for `max_by_key`.
    let first = found.into_iter().rev().max_by_key(|one| sign * one.lead);
    first.map(|one| (one.line, one.lead))
}
