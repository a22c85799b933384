//! Positions near their end.

use loja_rules::{Move, PassCount, State};

use crate::candidates::candidate::Candidate;
use crate::candidates::grow;
use crate::candidates::swing::{Swing, swing};
use crate::candidates::wanted::Wanted;
use crate::control::ahead::Ahead;
use crate::control::depths::{EACH, best, exact, tempting};
use crate::control::memory::Memory;
use crate::control::search::ControlSearch;
use crate::dice::Chance;
use crate::measure::Budget;
use crate::measure::choices::{MOST_RIGHT, few_are_right};
use crate::problem::writing::{count_of, question_about};
use crate::problem::{Kind, Unfit};

/// With more open locations, a search takes seconds.
const OPEN: usize = 9;

pub(crate) fn propose(
    wanted: &Wanted,
    memory: &mut Memory,
    dice: &mut Chance,
) -> Option<Candidate> {
    let board = grow::board(wanted.columns, wanted.rows)?;
    let Swing { before, after, .. } = swing(&board, memory, dice)?;
    let state = if dice.percent(70) { before } else { after };
    let stones = state.situation().stones();
    let open = board.len() - stones.black.len() - stones.white.len();
    if open > OPEN {
        return None;
    }
    let passes = if dice.percent(25) {
        PassCount::One
    } else {
        PassCount::Zero
    };
    let turn = grow::color(dice);
    let state = grow::with_captives(&state, turn, passes, dice)?;
    let question = question_about(Kind::Pass, &state, wanted.columns);
    Some(Candidate::new(question, wanted))
}

/// Drops most candidates at depths two and three, ten times cheaper than four. The memory keeps what it learns.
pub(crate) fn promises(state: &State, budget: &Budget, memory: &mut Memory) -> Result<(), Unfit> {
    if !state.cycles().is_empty() {
        return Err(Unfit::NoPosition);
    }
    let mut search = ControlSearch::new(EACH, budget.nodes, memory);
    let ahead = |depth: usize, search: &mut ControlSearch| {
        let found = Ahead::new(state, search).choices(depth);
        found.and_then(exact).ok_or(Unfit::Undecided)
    };
    let two = ahead(2, &mut search)?;
    let right = best(state, &two);
    let most = if right.contains(&Move::PASS) {
        1
    } else {
        MOST_RIGHT
    };
    few_are_right(count_of(two.len())?, count_of(right.len())?)?;
    if count_of(right.len())? > most {
        return Err(Unfit::Trivial("a stone is as good as a pass"));
    }
    if tempting(state, &right, &mut search)
        .ok_or(Unfit::Undecided)?
        .is_empty()
    {
        return Err(Unfit::Trivial(
            "no wrong choice looks as good as the right one",
        ));
    }
    if best(state, &ahead(3, &mut search)?) != right {
        return Err(Unfit::Unsettled);
    }
    Ok(())
}
