//! Makes `lock` and `refute` problems: changes a random claim while it is close to one.

use crate::candidates::candidate::Candidate;
use crate::candidates::wanted::Wanted;
use crate::dice::Chance;
use crate::kinds::claim::argue::{Argued, argue};
use crate::kinds::claim::idea::Idea;
use crate::kinds::claim::overview::Overview;
use crate::measure::{Budget, SituationCounter};
use crate::problem::{Problem, Unfit};
use crate::symmetry::restore::as_it_lies;
use crate::symmetry::standing::{Standing, stand};

/// Situations that decide most decidable claims …
const FIRST: u64 = 400;

/// … but small boards, with few positions, get more.
const SMALL: usize = 12;
const FIRST_IF_SMALL: u64 = 8_000;

/// One undecided candidate in this many gets the whole budget.
const PATIENT: usize = 8;

/// Attempts at a position.
const THROWS: usize = 6;

/// Changes of one candidate.
const CHANGES: usize = 8;

pub(crate) fn propose(wanted: &Wanted, dice: &mut Chance) -> Option<Candidate> {
    let nodes = if dice.below(PATIENT) == 0 {
        u64::MAX
    } else if wanted.columns * wanted.rows <= SMALL {
        FIRST_IF_SMALL
    } else {
        FIRST
    };
    let idea = (0..THROWS).find_map(|_| Idea::new(wanted, dice))?;
    Some(Candidate::new(idea.question(), wanted).within(nodes))
}

pub(crate) fn climb(candidate: &Candidate, dice: &mut Chance) -> Result<Problem, Unfit> {
    let mut idea = Idea::of(&candidate.question)?;
    let mut best: Option<Tried> = None;
    let mut last = Unfit::NoPosition;
    for _ in 0..=CHANGES {
        match Tried::new(&idea, &candidate.budget) {
            Ok(tried) => {
                let share = tried.share();
                if best.as_ref().is_none_or(|best| share <= best.share()) {
                    best = Some(tried);
                }
            }
            // Another try can't mend a contradiction.
            Err(fault @ Unfit::Fault(_)) => return Err(fault),
            Err(Unfit::Undecided) if best.is_none() => return Err(Unfit::Undecided),
            Err(unfit) => last = unfit,
        }
        let from = match &best {
            Some(tried) if tried.overview.fit().is_ok() => break,
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
    tried.overview.fit()?;
    let found = tried.argued.facts(&tried.standing.problem)?;
    as_it_lies(&tried.question, &tried.standing, &found)
}

struct Tried {
    idea: Idea,
    question: Problem,
    standing: Standing,
    argued: Argued,
    overview: Overview,
}

impl Tried {
    fn new(idea: &Idea, budget: &Budget) -> Result<Tried, Unfit> {
        let question = idea.question();
        let standing = stand(&question)?;
        let argued = argue(&standing.problem, budget, &SituationCounter::default());
        // A new problem must leave nothing open.
        let argued = argued.map_err(|unfit| match unfit {
            Unfit::NoMove => Unfit::Undecided,
            unfit => unfit,
        })?;
        let overview = argued.overview()?;
        if overview.open > 0 {
            return Err(Unfit::Undecided);
        }
        Ok(Tried {
            idea: idea.clone(),
            question,
            standing,
            overview,
            argued,
        })
    }

    /// The percentage of right answers; fewer are closer to a problem.
    fn share(&self) -> u32 {
        let overview = &self.overview;
        if overview.is_static || overview.legal == 0 {
            return 100;
        }
        100 * overview.right / overview.legal
    }
}
