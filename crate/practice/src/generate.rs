//! New problems by search: a candidate from dice or near another problem, its facts from the engine.

use std::ops::RangeInclusive;

use crate::budget::{Budget, Unfit};
use crate::canon::canonical;
use crate::dice::Dice;
use crate::facts::facts_known;
use crate::fit::fit;
use crate::hunt::hunt;
use crate::known::Known;
use crate::other;
use crate::problem::{Kind, Problem};
use crate::setting::Setting;
use crate::tally::Tally;
use crate::vary::varied;

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The task.
    pub kind: Kind,
    /// The width of the board.
    pub columns: usize,
    /// Its height.
    pub rows: usize,
    /// Whether that is a corner of a larger board: only the left and the lower side are edges. `lock` and `refute` alone.
    pub is_corner: bool,
    /// How hard it should be.
    pub ratings: RangeInclusive<u32>,
    /// What a candidate may cost.
    pub budget: Budget,
}

/// The candidate with this number: a problem, or why it is none. The answer depends on nothing but the arguments, so
/// any number of threads finds the same problems.
///
/// # Errors
/// Why it is no problem, or not the one that is wanted.
pub fn attempt(wanted: &Wanted, seed: u64, number: u64) -> Result<Problem, Unfit> {
    Maker::new(wanted.clone()).attempt(seed, number)
}

/// Near another problem of `pass` or `cycle` so many candidates are tried before …
const NEAR: u64 = 20;

/// … each of so many comes from dice, on a board that has no more places than this. What is near a problem that took
/// much may all take too much.
const FAR: u64 = 4;
const SMALL: usize = 12;

/// So many claims are thrown on a tiny board before it grows.
const MANY: u64 = 200;

/// Throws for a position with such a question. Cycles are rare, and soon seen to be missing.
const THROWS: usize = 100;

/// Somebody who tries many candidates, and remembers the situations that he came across. He finds what one finds who
/// remembers nothing, sooner.
#[derive(Debug)]
pub struct Maker {
    wanted: Wanted,
    /// A question, and its canonical text.
    like: Option<(Problem, String)>,
    known: Known,
}

impl Maker {
    /// For problems from dice.
    #[must_use]
    pub fn new(wanted: Wanted) -> Maker {
        Maker {
            wanted,
            like: None,
            known: Known::default(),
        }
    }

    /// For problems near this one. Problems of kinds that dice make at once, `lock`, `refute` and `rule`, only have its
    /// kind and size, and it is none of them.
    ///
    /// # Errors
    /// When it can't be read, or is of another kind than is wanted.
    pub fn near(wanted: Wanted, like: &Problem) -> Result<Maker, Unfit> {
        if like.kind != wanted.kind {
            return Err(Unfit::Field("the problem to be like is of another kind"));
        }
        let question = like.question();
        Setting::of(&question)?;
        let text = canonical(like)?;
        let like = Some((question, text));
        Ok(Maker {
            like,
            ..Maker::new(wanted)
        })
    }

    /// The same with what another one remembers.
    #[must_use]
    pub fn remembering(self, other: Maker) -> Maker {
        Maker {
            known: other.known,
            ..self
        }
    }

    /// The candidate with this number. It depends on nothing but what is wanted, the problem it is to be like, and the
    /// arguments.
    ///
    /// # Errors
    /// Why it is no problem, or not the one that is wanted.
    pub fn attempt(&mut self, seed: u64, number: u64) -> Result<Problem, Unfit> {
        let mut dice = Dice::new(seed, number);
        let found = match self.wanted.kind {
            Kind::Lock | Kind::Refute => hunt(&self.room(number), &mut dice)?,
            _ => {
                let found = self.other(number, &mut dice);
                self.known.counts().and(found)?
            }
        };
        fit(&found)?;
        if let Some((_, text)) = &self.like
            && canonical(&found)? == *text
        {
            return Err(Unfit::Same);
        }
        let rating = found.difficulty.rating;
        if !self.wanted.ratings.contains(&rating) {
            return Err(Unfit::Rating(rating));
        }
        Ok(found)
    }

    /// What is wanted; near a problem on a tiny board, where there may be no other, in time with a rank more.
    fn room(&self, number: u64) -> Wanted {
        let mut wanted = self.wanted.clone();
        let tiny = wanted.columns * wanted.rows <= SMALL;
        if self.like.is_some() && tiny && number >= MANY && number.is_multiple_of(FAR) {
            wanted.rows += 1;
        }
        wanted
    }

    /// A candidate of a kind that is no single claim.
    fn other(&mut self, number: u64, dice: &mut Dice) -> Result<Problem, Unfit> {
        let (wanted, known) = (&self.wanted, &mut self.known);
        let rare = number >= NEAR && number.is_multiple_of(FAR);
        let bare = match &self.like {
            Some((like, _)) => match like.kind {
                Kind::Rule => other::propose(wanted, known, dice),
                Kind::Pass | Kind::Cycle if rare => {
                    let small = small(wanted);
                    (0..THROWS).find_map(|_| other::propose(&small, known, dice))
                }
                _ => varied(like, number, dice),
            },
            None => other::propose(wanted, known, dice),
        };
        let bare = bare.ok_or(Unfit::NoPosition)?;
        let (bare, budget) = other::promising(bare, &wanted.budget, known, dice)?;
        facts_known(&bare, &budget, known, &Tally::default())
    }
}

/// The same on a board that is small enough for dice.
fn small(wanted: &Wanted) -> Wanted {
    let mut small = wanted.clone();
    while small.columns * small.rows > SMALL {
        if small.columns > small.rows {
            small.columns -= 1;
        } else {
            small.rows -= 1;
        }
    }
    small
}
