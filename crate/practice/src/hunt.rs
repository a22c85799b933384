//! The hunt for a problem with a claim: a candidate from dice, changed a few times while it is close to one.

use crate::argue::{Argued, argue};
use crate::budget::{Budget, Unfit};
use crate::canon::{Stood, stand};
use crate::dice::Dice;
use crate::facts::finished;
use crate::fight::Idea;
use crate::generate::Wanted;
use crate::problem::Problem;
use crate::tally::Tally;

/// Most claims that will be decided at all are decided with so many situations, …
const FIRST: u64 = 400;

/// … and small boards are worth more patience, since they have few positions.
const SMALL: usize = 12;
const FIRST_IF_SMALL: u64 = 8_000;

/// One undecided candidate of so many gets the whole budget.
const PATIENT: usize = 8;

/// Throws for a position with a set to claim.
const THROWS: usize = 6;

/// Changes of one candidate.
const CHANGES: usize = 8;

/// A problem of the kind that is wanted.
pub(crate) fn hunt(wanted: &Wanted, dice: &mut Dice) -> Result<Problem, Unfit> {
    let nodes = if dice.below(PATIENT) == 0 {
        wanted.budget.nodes
    } else {
        let small = wanted.columns * wanted.rows <= SMALL;
        let first = if small { FIRST_IF_SMALL } else { FIRST };
        wanted.budget.nodes.min(first)
    };
    let budget = Budget {
        nodes,
        ..wanted.budget
    };
    let idea = (0..THROWS).find_map(|_| Idea::new(wanted, dice));
    let mut idea = idea.ok_or(Unfit::NoPosition)?;
    let mut best: Option<Tried> = None;
    let mut last = Unfit::NoPosition;
    for _ in 0..=CHANGES {
        match Tried::new(&idea, wanted, &budget) {
            Ok(tried) => {
                let share = tried.share();
                if best.as_ref().is_none_or(|best| share <= best.share()) {
                    best = Some(tried);
                }
            }
            Err(Unfit::Undecided) if best.is_none() => return Err(Unfit::Undecided),
            Err(unfit) => last = unfit,
        }
        let from = match &best {
            Some(tried) if tried.argued.look().fit().is_ok() => break,
            Some(tried) => &tried.idea,
            None => &idea,
        };
        let Some(changed) = (0..4).find_map(|_| from.changed(dice)) else {
            break;
        };
        idea = changed;
    }
    let Some(tried) = best else {
        return Err(last);
    };
    tried.argued.look().fit()?;
    let found = tried.argued.tell(&tried.stood.problem)?;
    finished(&tried.bare, &tried.stood, &found)
}

/// A candidate with the right answer.
struct Tried {
    idea: Idea,
    bare: Problem,
    stood: Stood,
    argued: Argued,
}

impl Tried {
    fn new(idea: &Idea, wanted: &Wanted, budget: &Budget) -> Result<Tried, Unfit> {
        let bare = idea.problem(wanted);
        let stood = stand(&bare)?;
        let argued = argue(&stood.problem, budget, &Tally::default())?;
        Ok(Tried {
            idea: idea.clone(),
            bare,
            stood,
            argued,
        })
    }

    /// How much is right, in a hundred: the less, the closer it is to a problem.
    fn share(&self) -> u32 {
        let look = self.argued.look();
        if look.is_static || look.legal == 0 {
            return 100;
        }
        100 * look.right / look.legal
    }
}
