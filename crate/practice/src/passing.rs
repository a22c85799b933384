//! New problems of `pass`: positions near their end, and a quick look that drops most of them.

use loja_rules::{Move, PassCount, State};

use crate::ahead::Ahead;
use crate::budget::{Budget, Unfit};
use crate::dice::Dice;
use crate::ending::{EACH, best, exact, tempting};
use crate::fit::{MOST_RIGHT, few};
use crate::generate::Wanted;
use crate::grow;
use crate::known::Known;
use crate::look::Look;
use crate::problem::{Kind, Problem};
use crate::question::{asked, number};
use crate::swing::{Swing, swing};

/// Boards with more open locations are not proposed: a search would take seconds.
const OPEN: usize = 9;

/// A small position near its end.
pub(crate) fn propose(wanted: &Wanted, known: &mut Known, dice: &mut Dice) -> Option<Problem> {
    let board = grow::board(wanted.columns, wanted.rows)?;
    let Swing { before, after, .. } = swing(&board, known, dice)?;
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
    Some(asked(Kind::Pass, &state, wanted.columns))
}

/// A quick look that drops most candidates: two and three moves ahead, before four cost ten times as much. What it
/// learns of situations is known afterwards.
pub(crate) fn promises(state: &State, budget: &Budget, known: &mut Known) -> Result<(), Unfit> {
    if !state.cycles().is_empty() {
        return Err(Unfit::NoPosition);
    }
    let mut look = Look::new(EACH, budget.nodes, known);
    let ahead = |depth: usize, look: &mut Look| {
        let found = Ahead::new(state, look).choices(depth);
        found.and_then(exact).ok_or(Unfit::Undecided)
    };
    let two = ahead(2, &mut look)?;
    let right = best(state, &two);
    let most = if right.contains(&Move::PASS) {
        1
    } else {
        MOST_RIGHT
    };
    few(number(two.len()), number(right.len()))?;
    if number(right.len()) > most {
        return Err(Unfit::Trivial("a stone is as good as a pass"));
    }
    if tempting(state, &right, &mut look)
        .ok_or(Unfit::Undecided)?
        .is_empty()
    {
        return Err(Unfit::Trivial(
            "no wrong choice looks as good as the right one",
        ));
    }
    if best(state, &ahead(3, &mut look)?) != right {
        return Err(Unfit::Unsettled);
    }
    Ok(())
}
