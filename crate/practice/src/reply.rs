//! How the line of a `pass` or `cycle` problem goes on: what the other player answers when somebody plays it out.

use crate::control::ahead::Ahead;
use crate::control::depths::{EACH, best, exact};
use crate::control::memory::Memory;
use crate::control::score::result_text;
use crate::control::search::ControlSearch;
use crate::facts::whole;
use crate::measure::Budget;
use crate::problem::{Outcome, Problem, Setting, Unfit};

/// How many moves are looked ahead, the reply included. With the choice that it replies to these are as many as the facts of
/// such a problem compare, so a stored line and what is played against it go the same way.
const AHEAD: usize = 3;

/// The best move after the moves played of a position, when both go on for three moves and play stops then. Of equal moves the
/// first, and the pass before all others, so that nobody plays on for nothing. `None` where who controls what at the end of
/// some line is not decided: then nobody knows what is best. When the game is over, no move, and the count.
///
/// # Errors
/// When the position can't be read, a move is not legal, or the search contradicts the checker.
pub fn reply(position: &Problem, budget: &Budget) -> Result<Option<Outcome>, Unfit> {
    let setting = Setting::of(position)?;
    whole(&setting)?;
    let state = &setting.state;
    let mut memory = Memory::default();
    let mut search = ControlSearch::new(EACH, budget.nodes, &mut memory);
    let found = if state.is_final() {
        search.lead(state).map(|lead| (Vec::new(), lead))
    } else {
        let found = Ahead::new(state, &mut search).choices(AHEAD);
        found.and_then(exact).and_then(|found| {
            let right = best(state, &found);
            let mut first = found.into_iter();
            let first = first.find(|one| right.contains(&one.choice));
            first.map(|one| (one.line, one.lead))
        })
    };
    memory.can_be_trusted()?;
    Ok(found.map(|(line, lead)| {
        let line: Vec<String> = line.iter().map(|&turn| setting.move_text(turn)).collect();
        Outcome {
            choice: line.first().cloned().unwrap_or_default(),
            line,
            result: result_text(lead),
        }
    }))
}
